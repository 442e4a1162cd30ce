/*
 * team.c - two to a side: one keeps the order of battle, the other the cards [C15.1].
 */
#include "team.h"
#include "reasons.h"

/* Seats of a side, as bits: the first keeps the order of battle. */
enum { STAFF = 1, CARDS = 2, BOTH = STAFF | CARDS };

/* Who decides in a procedure: corps are moved together. */
static unsigned
whose(const n06 *n)
{
    switch (bt_frames_peek(&n->s->frames)->procedure) {
    case N06_P_PLAN:
    case N06_P_CHOICE:
    case N06_P_WINDOW:
    case N06_P_COUNTER:
    case N06_P_REFIT:
        return CARDS;
    case N06_P_SHARE:
        return STAFF;
    default:
        return BOTH;
    }
}

static unsigned
part_of(const n06 *n, bt_seat seat)
{
    return seat == bt_side_of(n->game, seat) ? STAFF : CARDS;
}

/* The seats of a side that have one of these parts. */
static unsigned
seats_with(const n06 *n, bt_side side, unsigned parts)
{
    unsigned seats = bt_seats_of(n->game, side), staff = bt_side_bit(side);

    return (parts & STAFF ? staff : 0) | (parts & CARDS ? seats & ~staff : 0);
}

bt_seats
n06_seats_acting(const n06 *n, bt_sides sides)
{
    unsigned seats = sides & bt_side_bit(BT_SIDE_CHANCE), parts = whose(n);

    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
        if (sides & bt_side_bit(side))
            seats |= seats_with(n, side, parts);
    return (bt_seats)seats;
}

bool
n06_plays_card(unsigned code)
{
    return code == N06_A_PLAY || code == N06_A_WRECK || code == N06_A_MEND ||
           code == N06_A_SUMMON || code == N06_A_REACT;
}

const bt_reason *
n06_refuse_partner(const n06 *n, bt_seat seat, unsigned code)
{
    unsigned part = part_of(n, seat);

    if (!(whose(n) & part) || (n06_plays_card(code) && part == STAFF))
        return part == STAFF ? REFUSE(PARTNERS_CARDS) : REFUSE(PARTNERS_CORPS);
    return NULL;
}

void
n06_keep_own(const n06 *n, bt_seat seat, bt_actions *list)
{
    int kept = 0;

    for (int i = 0; i < list->count; i++)
        if (!n06_refuse_partner(n, seat, bt_action_code(list->at[i])))
            list->at[kept++] = list->at[i];
    list->count = kept;
}

void
n06_tell_partners(const n06 *n, int from)
{
    for (int i = from; n->events && i < n->events->count; i++) {
        bt_seats *seen_by = &n->events->at[i].seen_by;
        for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
            if (*seen_by & bt_side_bit(side))
                *seen_by |= bt_seats_of(n->game, side);
            else
                *seen_by &= (bt_seats)~bt_seats_of(n->game, side);
    }
}

bool
n06_waits_for_partner(const n06 *n, bool with_cards, bt_buf *out)
{
    bool waits = !(whose(n) & (with_cards ? CARDS : STAFF));

    if (waits && with_cards)
        bt_buf_add(out, bt_tr(n->game, BT_MSG("Your partner decides about the order of battle.")));
    else if (waits)
        bt_buf_add(out, bt_tr(n->game, BT_MSG("Your partner decides about the cards.")));
    return waits;
}
