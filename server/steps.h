/*
 * steps.h - the steps of a game, and how many of them each viewer has seen.
 *
 * A step is a player's action together with the dice that followed it.  Every
 * update tells how many steps its viewer has seen, and what is asked to be
 * taken back is counted so too; in a long game nobody can wait for a count
 * from the beginning.  So the sums are kept, for all steps and at every
 * BT_STEPS_PAGE of them: no question looks at more than that many.
 */
#ifndef BT_STEPS_H
#define BT_STEPS_H

#include <berthier/side.h>
#include <stdbool.h>
#include <stdint.h>

#define BT_ONLOOKER_BIT (1u << 15)
#define BT_VIEWERS      (BT_SIDES_MAX + 1) /* the sides and the onlookers */
#define BT_STEPS_PAGE   64

typedef struct bt_step {
    int first; /* index of its entry in the match; rises from step to step */
    bt_seat side;
    bt_seat seat;     /* where the one who took it began */
    uint16_t seen_by; /* bit n: side n saw something of it; BT_ONLOOKER_BIT */
    int events;       /* how many of the room's events are its own, until they are told */
    bool answered;    /* by standing orders, not by the one who sits there */
} bt_step;

/** Zero-initialise. */
typedef struct bt_steps {
    bt_step *at;
    int count, room;
    int seen[BT_VIEWERS];     /* of all steps */
    int (*pages)[BT_VIEWERS]; /* of the steps before each page */
} bt_steps;

void bt__steps_release(bt_steps *steps);
void bt__steps_clear(bt_steps *steps);

/** BT_ENOMEM leaves them as they were. */
int bt__steps_add(bt_steps *steps, const bt_step *step);

/** The last step was seen by these too: dice belong to the step before them. */
void bt__steps_see_last(bt_steps *steps, uint16_t seen_by);

/** A step is out of the match; of those after it each is one entry nearer to the beginning. */
void bt__steps_remove(bt_steps *steps, int index);

/** The first step whose entry is `entry` or later; `count` when there is none. */
int bt__steps_find(const bt_steps *steps, int entry);

/** How many of the first `index` steps a viewer saw. */
int bt__steps_seen(const bt_steps *steps, bt_seat viewer, int index);

/** The least index before which a viewer saw `number` steps; `count` when there are fewer. */
int bt__steps_after(const bt_steps *steps, bt_seat viewer, int number);

/** Did a viewer see anything of a step that these saw? */
bool bt__is_seen(uint16_t seen_by, bt_seat viewer);

#endif
