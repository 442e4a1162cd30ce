/*
 * victory.h - Victory Points [20.1], levels of victory [20.2], and the end of the game.
 */
#ifndef OSG_VICTORY_H
#define OSG_VICTORY_H

#include "state.h"

/** What each side has scored, by where it comes from. */
typedef struct osg_score {
    int lost[2];    /* half Strength Points lost since the start [20.11] [20.14] */
    int ratio;      /* of the French [20.11] */
    int losses;     /* of the Prussians [20.14] */
    int sources[2]; /* [20.12] */
    int corps[2];   /* [20.13] */
    int baggage[2]; /* [20.15] */
    int points[2];  /* all together; at Saalfeld half Strength Points eliminated [21.96a] */
} osg_score;

void osg_count_score(const osg *n, osg_score *out);

/** French points for these losses of both sides, and Prussian points for theirs [20.11] [20.14]. */
int osg_ratio_points(const osg *n, const int lost[2]);
int osg_loss_points(const osg *n, int lost);

/** Who wins with these points [20.2]; not at Saalfeld. */
bt_side osg_winner_of(const int points[2]);

/** Who would win if it ended now, by how much, and that in words; `over` stays as it is. */
void osg_judge(const osg *n, bt_outcome *out);

/** The last turn is over. */
void osg_end_game(osg *n);

/** Has something ended the game at once [20.3]?  Then it is over. */
void osg_judge_capture(osg *n);

void osg_outcome(const bt_game *game, const bt_state *state, bt_outcome *out);

#endif
