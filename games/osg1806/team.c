/*
 * team.c - two to a side [18.0]: Brunswick beside all other Prussians, Napoleon beside his marshals.
 */
#include "team.h"

bt_seat
osg_partner_of(const osg *n, bt_seat seat)
{
    bt_seats seats;

    if (!n->game->seats || seat >= bt_seat_count(n->game))
        return BT_SIDE_NONE;
    seats = (bt_seats)(bt_seats_of(n->game, bt_side_of(n->game, seat)) & ~bt_side_bit(seat));
    return bt_sides_first(seats);
}

/* ---- who leads whom ----------------------------------------------------------------------- */

/* [18.0] Brunswick has his own corps, the Reserve, which is commanded as part of it [5.16a], and VI
 * Corps where that was agreed. */
static bool
is_brunswicks(const osg *n, uint8_t formation)
{
    const osg_printed *p = n->printed;
    uint8_t own = p->counters[p->brunswick].formation;

    return formation == own || p->formations[formation].joins == own ||
           (formation == p->sixth && n->game->options.value[OSG_OPTION_PRUSSIANS] == 2);
}

bt_seat
osg_leads(const osg *n, bt_unit unit)
{
    const osg_counter *c = osg_counter_of(n, unit);
    bt_seat other = osg_partner_of(n, c->side);

    if (other == BT_SIDE_NONE)
        return c->side;
    if (c->side == OSG_FRENCH)
        return c->formation != OSG_NO_FORMATION && n->s->delegated >> c->formation & 1 ? other
                                                                                       : c->side;
    if (c->arm == OSG_HEAD_OF_STATE) /* he is with Brunswick [19.29] */
        return c->side;
    return c->formation != OSG_NO_FORMATION && is_brunswicks(n, c->formation) ? c->side : other;
}

/* [18.1a] Brunswick, Hohenlohe, Napoleon, or who has taken his place; the officers of all that was
 * delegated. */
bt_units
osg_heads_of(const osg *n, bt_seat seat)
{
    const osg_printed *p = n->printed;
    bt_side side = bt_side_of(n->game, seat);
    bt_units left = bt_units_and(p->leaders, p->of_side[side]), heads = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        uint8_t formation = p->counters[u].formation;
        bool first = side == OSG_FRENCH ? u == p->napoleon
                                        : formation == p->counters[p->brunswick].formation;
        bool second = side == OSG_FRENCH ? osg_leads(n, u) != side : formation == p->third;
        if ((seat == side ? first : second) && osg_on_map(n->s, u))
            bt_units_add(&heads, u);
    }
    return heads;
}

bool
osg_has_done(const osg *n)
{
    return bt_deed_of(bt_room_now(n->game, &n->s->frames), OSG_A_DONE) != NULL;
}
