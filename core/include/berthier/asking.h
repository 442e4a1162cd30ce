/*
 * asking.h - sides are asked in turn: for a card at a moment, for an answer to a card, for one more
 * until all of them pass.
 *
 * A room of its own asks (procedure.h); its frame's `side` is who is asked now and its `local` how
 * far the round has got.  What is asked, and what an answer does, is the game's.  Whether a side is
 * asked must follow from what everybody can see, for a pause tells.
 */
#ifndef BT_ASKING_H
#define BT_ASKING_H

#include <berthier/procedure.h>

typedef struct bt_asking {
    /** How many places the round has, up to 15. */
    int (*places)(const bt_play *play);

    /** Whose place it is, from 0. */
    bt_side (*whose)(const bt_play *play, int place);

    /** Has the side anything to say, as far as everybody can see?  A side that has not is passed over. */
    bool (*is_asked)(const bt_play *play, bt_side side);

    /** Round after round until all pass one after the other; else each place has one answer. */
    bool until_all_pass;
} bt_asking;

/** Step of the room: true when a side has to answer; when nobody is left its frame is popped. */
bool bt_asking_waits(const bt_asking *asking, bt_frames *frames, bt_play *play);

/** In a round where each place has one answer: it has been given, of whatever kind. */
static inline void
bt_asked_once(bt_frame *frame)
{
    frame->local++;
}

/** In rounds until all pass: the side has passed, or has done something, which asks all again. */
void bt_asked_passes(bt_frame *frame);
void bt_asked_acts(bt_frame *frame);

#endif
