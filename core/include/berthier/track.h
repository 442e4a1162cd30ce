/*
 * track.h - the game-turn track.
 *
 * One space a Game-Turn, each of a kind the game names (day, night, fog); the
 * game ends after the last.
 */
#ifndef BT_TRACK_H
#define BT_TRACK_H

#include <berthier/doc.h>

#define BT_TRACK_MAX 64 /* the longest of the four games, 1806, has 46 turns */

typedef struct bt_track {
    int count;
    uint8_t kinds[BT_TRACK_MAX]; /* [0] is Game-Turn 1 */
} bt_track;

/** Read a list of kind words, in one text or as a sequence. */
int bt_track_load(bt_track *track, bt_node node, const char *const *words, int word_count,
                  bt_error *err);

/** Is there such a Game-Turn (1..)? */
static inline bool
bt_track_has(const bt_track *track, int turn)
{
    return turn >= 1 && turn <= track->count;
}

/** The kind of a Game-Turn that exists. */
static inline int
bt_track_kind(const bt_track *track, int turn)
{
    return track->kinds[turn - 1];
}

#endif
