/*
 * asking.c - whose answer is next.
 *
 * Where each place answers once, `local` is the place.  Where it goes round, its low half is the
 * place and its high half how many have passed one after the other.
 */
#include <berthier/asking.h>

#define PLACES_MAX 15

static int
place_of(const bt_frame *frame)
{
    return frame->local & 15;
}

static int
passes_of(const bt_frame *frame)
{
    return frame->local >> 4;
}

static void
go_on(bt_frame *frame, int passes)
{
    frame->local = (uint8_t)(passes << 4 | ((place_of(frame) + 1) & 15));
}

void
bt_asked_passes(bt_frame *frame)
{
    go_on(frame, passes_of(frame) + 1);
}

void
bt_asked_acts(bt_frame *frame)
{
    go_on(frame, 0);
}

/* Make the place one of the round again; false when all have passed. */
static bool
turns_round(bt_frame *frame, int places)
{
    if (passes_of(frame) >= places)
        return false;
    frame->local = (uint8_t)(passes_of(frame) << 4 | place_of(frame) % places);
    return true;
}

bool
bt_asking_waits(const bt_asking *asking, bt_frames *frames, bt_play *play)
{
    bt_frame *frame = bt_frames_top(frames);
    int places = asking->places(play);

    assert(places <= PLACES_MAX);
    while (asking->until_all_pass ? turns_round(frame, places) : place_of(frame) < places) {
        bt_side side = asking->whose(play, place_of(frame));
        if (asking->is_asked(play, side)) {
            frame->side = side;
            return true;
        }
        if (asking->until_all_pass)
            bt_asked_passes(frame);
        else
            bt_asked_once(frame);
    }
    bt_frames_pop(frames);
    return false;
}
