/*
 * position.c - questions about a position that several chapters ask.
 */
#include "position.h"

bool
n06_is_assault(const n06_state *s)
{
    const bt_frame *operation = n06_frame(s, N06_P_OPERATION);

    return operation && operation->local == N06_ASSAULT_OP;
}

uint32_t
n06_able(const n06 *n, bt_side side)
{
    return n06_present(n, side) & ~n06_bits(n->s->activated) & ~n06_bits(n->printed->commanders);
}

n06_ahead
n06_march_ahead(const n06_state *s)
{
    const bt_frame *frame = n06_frame(s, N06_P_OPERATION);

    if (!frame || frame->local == N06_COMBAT_OP || frame->step > N06_OP_MARCHING)
        return N06_NO_MARCH;
    if (frame->step <= N06_OP_RAINED)
        return N06_RAIN_AHEAD;
    return s->turned[frame->side] == N06_CARD_NONE ? N06_CARD_AHEAD : N06_CARD_KNOWN;
}

bool
n06_is_marching(const n06_state *s)
{
    const bt_frame *frame = n06_frame(s, N06_P_OPERATION);

    return frame && frame->local != N06_COMBAT_OP && frame->step > N06_OP_MOVEMENT_CARD &&
           frame->step <= N06_OP_FIGHTING;
}

int
n06_cavalry(const n06 *n, bt_units units)
{
    int sum = 0;

    for (uint32_t left = n06_corps_of(n, units); left; left &= left - 1)
        sum += n->s->cavalry[__builtin_ctz(left)];
    return sum;
}

bool
n06_leaves_commander(const n06 *n, bt_side side, bt_area area, uint32_t leaving)
{
    uint32_t staying = n06_blocks(n, side, area) & ~leaving;

    return (staying & n06_bits(n->printed->commanders)) && !(staying & n06_bits(n->printed->corps));
}

uint32_t
n06_drawn_along(const n06 *n, bt_side side, bt_area area, uint32_t leaving)
{
    bool goes = n06_leaves_commander(n, side, area, leaving);

    return goes ? n06_blocks(n, side, area) & n06_bits(n->printed->commanders) : 0;
}

/* Other blocks of the side that make a stack stop: corps; for vedettes too [G3.10]. */
uint32_t
n06_friends(const n06 *n, bt_side side, bt_area area)
{
    return n06_corps(n, side, area) & ~n06_bits(n->s->stack);
}

bool
n06_meets_friends(const n06 *n)
{
    bt_side side = n06_mover(n->s);
    return n->s->steps && n06_friends(n, side, n06_stack_area(n)) != 0;
}

/* ---- cards ------------------------------------------------------------- */

bool
n06_in_force(const n06 *n, bt_side side, n06_event event)
{
    uint8_t card = n->s->played[side];

    return card != N06_CARD_NONE && n->printed->cards[card].event == event &&
           !(n->s->cancelled >> side & 1);
}

bool
n06_has_event(const n06_printed *p, bt_side side, n06_event event)
{
    bt_set both = bt_set_and(p->of_event[event], p->deck[side]);
    return !bt_set_is_empty(&both);
}

/* [C1.13] [C1.12] One card a side in an operation, or in the Initiative phase; a side that has
 * passed plays like any other [C5.4]. */
bool
n06_may_play(const n06 *n, bt_side side)
{
    return n->s->played[side] == N06_CARD_NONE && !bt_set_is_empty(&n->s->hand[side]);
}

bool
n06_lasts(const n06 *n, n06_event event)
{
    bt_set both = bt_set_and(n->s->lasting, n->printed->of_event[event]);
    return !bt_set_is_empty(&both);
}

void
n06_open_window(n06 *n, n06_window window)
{
    bt_frames_push(&n->s->frames, N06_P_WINDOW, n06_mover(n->s));
    bt_frames_top(&n->s->frames)->step = (uint8_t)window;
}

/* ---- frames ------------------------------------------------------------- */

bool
n06_owned(const n06 *n, const bt_frame *frame)
{
    (void)n;
    return frame->side <= N06_PRUSSIAN;
}

bool
n06_chances(const n06 *n, const bt_frame *frame)
{
    (void)n;
    return frame->side == BT_SIDE_CHANCE && frame->step <= N06_PRUSSIAN;
}

bool
n06_shared(const n06 *n, const bt_frame *frame)
{
    (void)n;
    return frame->side == BT_SIDE_NONE;
}

bt_sides
n06_not_ready(const n06 *n)
{
    return (bt_sides)(N06_BOTH & ~n->s->ready);
}

/* ---- lists -------------------------------------------------------------- */

void
n06_try_exits(const bt_list *l, unsigned code, bt_area from)
{
    const bt_area_info *here = &l->play->printed->network.areas[from];
    const bt_deed *deed = bt_deed_of(l->room, code);
    bt_act act = { .side = l->side, .code = code };

    for (int i = 0; i < here->exit_count; i++) {
        act.a = here->exits[i].to;
        bt_try_deed(l, deed, &act);
    }
}

void
n06_try_areas(const bt_list *l, unsigned code)
{
    bt_try_numbers(l, code, 0, (unsigned)l->play->printed->network.area_count);
}

/* Blocks of the same area. */
void
n06_try_companions(const bt_list *l, bt_units with)
{
    const n06_state *s = l->play->s;

    if (!bt_units_is_empty(&with))
        bt_try_set(l, N06_A_JOIN,
                   n06_set(
                       n06_blocks(l->play, l->side, (bt_area)s->places[bt_units_first(&with)])));
}

bool
n06_stack_holds(const n06 *n, const bt_frame *frame, bt_error *err)
{
    if (frame == bt_frames_peek(&n->s->frames) && bt_units_is_empty(&n->s->stack))
        return bt_fail(err, BT_EDATA, "nobody carries out the operation"), false;
    return true;
}

/* Of a set of cards those of an event. */
bt_set
n06_of_event(const n06 *n, bt_set cards, n06_event event)
{
    return bt_set_and(cards, n->printed->of_event[event]);
}

/* The connections of an area. */
bt_set
n06_links_of(const bt_network *network, bt_area area)
{
    const bt_area_info *here = &network->areas[area];
    bt_set links = { { 0 } };

    for (int i = 0; i < here->exit_count; i++)
        bt_set_add(&links, here->exits[i].link);
    return links;
}
