/*
 * draw.c - the Draw phase [C3.2] - [C3.7].
 */
#include "cards.h"
#include "event_cards.h"
#include "events.h"
#include "position.h"

static void
resolve_red(n06 *n, bt_side side, bt_unit card)
{
    switch (n->printed->cards[card].event) {
    case N06_INACTIVITY:
        if (!n06_has_named_area(n, side, N06_INACTIVITY))
            break;
        bt_frames_push(&n->s->frames, N06_P_CHOICE, side);
        bt_frames_top(&n->s->frames)->step = N06_INACTIVITY;
        return;
    case N06_SECOND_BREATH:
        if (n->s->turn < 5)
            break;
        n06_keep_card(n, side, card);
        return;
    default:
        n06_keep_card(n, side, card);
        return;
    }
    N06_EVENT(n, NO_EFFECT, n06_rule_of((n06_event)n->printed->cards[card].event), card, 0, 0, 0);
}

/* [C3.3] [C3.6] [C3.7] Both have drawn: one red card works, several cancel each other. */
static void
resolve_reds(n06 *n)
{
    bt_set reds = bt_set_or(n->s->table[N06_FRENCH], n->s->table[N06_PRUSSIAN]);
    int count = bt_set_count(&reds);
    uint8_t card = bt_set_first(&reds);

    if (count > 1)
        N06_EVENT(n, REDS_CANCEL, "C3.6", count, 0, 0, 0);
    else if (count == 1)
        resolve_red(n, n->printed->cards[card].side, card);
}

static void
go_on_drawing(n06 *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);

    switch (frame->step++) {
    case 0:
        n06_deal(n, N06_FRENCH, 3);
        return;
    case 1:
        n06_deal(n, N06_PRUSSIAN, 3);
        return;
    case 2:
        resolve_reds(n);
        return;
    default:
        n06_clear_table(n);
        bt_frames_pop(&n->s->frames);
    }
}

static bool
draw_waits(n06 *n)
{
    go_on_drawing(n);
    return false;
}

const bt_room n06_room_draw = { .waits = draw_waits, .stands = n06_owned };
