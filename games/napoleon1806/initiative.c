/*
 * initiative.c - the Initiative phase; chapter C4.
 */
#include "cards.h"
#include "position.h"

static void
ask_for_plan(n06 *n, bt_side side)
{
    if (n06_may_play(n, side))
        bt_frames_push(&n->s->frames, N06_P_PLAN, side);
}

/* [E-INTUITION.1] [E-INTUITION.2] The side that has it without drawing, or nobody. */
static bt_side
intuition(const n06 *n)
{
    bool french = n06_in_force(n, N06_FRENCH, N06_INTUITION);
    bool prussian = n06_in_force(n, N06_PRUSSIAN, N06_INTUITION);

    if (french == prussian)
        return BT_SIDE_NONE;
    return french ? N06_FRENCH : N06_PRUSSIAN;
}

/* [C4.1] [E-INTUITION.2] An Intuition waits until both sides have answered. */
static void
discard_plan(n06 *n, bt_side side)
{
    if (!n06_in_force(n, side, N06_INTUITION))
        n06_discard_played(n, side);
}

static int
value_of(const n06 *n, bt_side side)
{
    uint8_t card = n->s->turned[side];
    return card == N06_CARD_NONE ? 0 : n->printed->cards[card].value;
}

/* [C4.3] [C4.4] The cards are compared, then discarded [C4.5]. */
static void
end_initiative(n06 *n)
{
    bt_side first = intuition(n);
    const char *rule = "E-INTUITION.1";

    if (first == BT_SIDE_NONE) {
        first = value_of(n, N06_PRUSSIAN) > value_of(n, N06_FRENCH) ? N06_PRUSSIAN : N06_FRENCH;
        rule = value_of(n, N06_PRUSSIAN) == value_of(n, N06_FRENCH) ? "C4.4" : "C4.3";
    }
    N06_EVENT(n, INITIATIVE, rule, first, 0, 0, 0);
    n->s->target = BT_AREA_NONE;
    n06_clear_table(n);
    bt_frames_pop(&n->s->frames);
    bt_frames_top(&n->s->frames)->side = first;
}

static void
go_on_with_initiative(n06 *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);

    switch (frame->step++) {
    case 0:
        ask_for_plan(n, N06_FRENCH);
        return;
    case 1:
        discard_plan(n, N06_FRENCH);
        ask_for_plan(n, N06_PRUSSIAN);
        return;
    case 2:
        n06_discard_played(n, N06_FRENCH);
        n06_discard_played(n, N06_PRUSSIAN);
        if (intuition(n) == BT_SIDE_NONE)
            n06_turn_over(n, N06_FRENCH, 1);
        return;
    case 3:
        if (intuition(n) == BT_SIDE_NONE)
            n06_turn_over(n, N06_PRUSSIAN, 1);
        return;
    default:
        end_initiative(n);
    }
}

static bool
initiative_waits(n06 *n)
{
    go_on_with_initiative(n);
    return false;
}

const bt_room n06_room_initiative = { .waits = initiative_waits, .stands = n06_owned };
