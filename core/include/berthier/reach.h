/*
 * reach.h - where a unit can go in the move it has.
 *
 * The answer is found by playing: the game's own legal() and apply() on copies
 * of the position, cheapest first.  So it cannot disagree with the rules, and
 * every path in it can be taken action by action.  What it needs besides is a
 * game's whereabouts() and expense().
 *
 * A unit about to begin its move is asked about every action that names it
 * first ("move", "enter"); a unit on the march about everything the seat may
 * do.  A path stops where the march does, and where something is told that could not be known before
 * (bt_events_seal).  What the game is unsure of (BT_EXPENSE_UNSURE) is not played at all: the true
 * position would answer for what is hidden.
 *
 * One place has one spot for each mode in which the unit may be there, such
 * as on a march by road or not, reached in the cheapest way.  That tells all as
 * long as, in one mode, points left over never forbid what fewer would allow.
 * Taking up another mode where the unit stands leads to a spot of the same place.
 *
 * The true position is explored: tell the answer to the unit's own side only.  A seat that is not to
 * act is told where the unit stands, and nothing else.
 *
 * A game may give an answer of its own instead (rules->ways), and it may do so
 * before the points are known: then it says what has to come up for each spot and
 * where the move may end, and no action that leads there.
 */
#ifndef BT_REACH_H
#define BT_REACH_H

#include <berthier/game.h>

/** A place the unit can come to, and the last action of the way there. */
typedef struct bt_spot {
    uint16_t place;
    int16_t from;        /* the spot before it; -1 where the unit stands now */
    uint16_t cost, left; /* half Movement Points of the whole way; still in hand */
    uint8_t mode;        /* as in bt_whereabouts */
    bool ends;           /* the move ends here by itself */
    bt_action action;    /* BT_ACTION_NONE where the unit stands now */
    bt_action halt;      /* ends the move here; BT_ACTION_NONE when nothing does */
    uint8_t fatigue;     /* that the one that moves gets if the move ends here; with `weary` */
    uint8_t needs, ways; /* the least card that leads here, and how many do; with `of` */
} bt_spot;

#define BT_HAZARD_LOSSES 24

/**
 * What the way to a spot does to those who take it, if the move ends there, and who may come against
 * them there.  As far as the viewer can tell; what depends on cards of others is left out.
 */
typedef struct bt_hazard {
    const char *rule;     /* the clause of what hits those who enter this place; NULL for nothing */
    const char *trespass; /* the clause by which it offends somebody to halt there; NULL */
    uint8_t units;        /* so many go there */
    uint8_t tired;        /* of those, how many the way wears out */
    uint8_t tested;       /* for how many a die is rolled on it */
    uint8_t count;        /* of outcomes: 0 to count - 1 lost */
    bool leaves;          /* who stands there may go before it comes to a fight */
    /* the chance of so many losses; the last one stands for more, too */
    double lost[BT_HAZARD_LOSSES];
    bt_set against; /* areas from which enemies may come in */
} bt_hazard;

/** A tree: spot 0 is where the unit stands, `from` always names an earlier spot. */
struct bt_reach {
    int count; /* 0 when the unit has no part in movement now */
    const bt_spot *spots;
    const bt_hazard *hazards; /* of each spot; NULL in a game without any */
    bool weary;               /* moves cost fatigue */
    int of;              /* cards of which one will be turned over first; 0: points are known */
    const bt_odds *sums; /* how the points come about, what is turned over left out; or NULL */
};

/**
 * Explore what a seat can do with a unit from here.
 *
 * @param arena  takes the spots and all that the search needs
 * @return BT_ENOMEM, else BT_OK, also when the unit can do nothing
 */
int bt_reach_find(bt_reach *out, bt_arena *arena, const bt_game *game, const bt_state *state,
                  bt_seat seat, bt_unit unit, bt_error *err);

#endif
