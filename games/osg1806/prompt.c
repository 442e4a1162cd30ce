/*
 * prompt.c - what a side may do now, and what it still must: what the room asks; for the others, who
 * decides.
 *
 * The rooms ask rules, and those ask who stands where.  So somebody stands under every flag that the
 * viewer sees, no matter which unit: what a flag tells [1.5a] is as it is, and nothing else is asked of it.
 */
#include "prompt.h"
#include "deciding.h"
#include "view.h"
#include "words.h"

/* Vedettes last: who may retreat past them has seen that they are nothing else [13.21]. */
static bt_unit
find_fit(const osg_printed *p, bt_units hidden, unsigned flag)
{
    bt_units fit = bt_units_and(hidden, osg_under_flag(p, flag));
    bt_units body = bt_units_minus(fit, p->vedettes);

    return bt_units_first(bt_units_is_empty(&body) ? &fit : &body);
}

static void
stand_under_flags(const osg *n, const osg_view *view, bt_side enemy)
{
    bt_units hidden = { { 0 } }, left = n->printed->of_side[enemy];

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->places[u] == OSG_HIDDEN)
            bt_units_add(&hidden, u);
    for (bt_hex hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        unsigned flag = view->flags[enemy][hex];
        bt_unit unit;
        if (!flag)
            continue;
        unit = find_fit(n->printed, hidden, flag);
        if (unit == BT_UNIT_NONE)
            continue;
        n->s->places[unit] = hex;
        if (flag & OSG_FLAG_FOILED)
            bt_units_add(&n->s->foiled, unit);
        bt_units_remove(&hidden, unit);
    }
}

/* [18.0] A seat with nothing to decide while its partner has. */
static bool
ask_idle(const osg *n, bt_seat seat, bt_buf *out)
{
    if (!osg_has_partners(n, bt_side_of(n->game, seat)))
        return false;
    if (!(osg_seats_acting(n) & bt_side_bit(seat)))
        osg_say(n,
                osg_is_ready(n, seat) ? BT_MSG("You said done; your partner is not done yet.")
                                      : BT_MSG("Your partner decides."),
                out);
    else if (osg_waits_for_partner(n, seat))
        osg_say(
            n,
            BT_MSG(
                "Your partner is moving a unit: wait for it. Done would end the segment for you."),
            out);
    else if (!osg_has_done(n) || osg_has_own(n, seat) ||
             bt_frames_peek(&n->s->frames)->procedure == OSG_P_COMMAND)
        return false;
    else if (osg_has_own(n, osg_partner_of(n, seat)))
        osg_say(n, BT_MSG("You have nothing to do here; your partner has. Done goes on."), out);
    else
        osg_say(n, BT_MSG("Neither of you has anything to do here. Done goes on."), out);
    return true;
}

void
osg_prompt(const bt_game *game, const bt_view *view, bt_buf *out)
{
    const osg_view *seen = (const osg_view *)(const void *)view;
    osg_state shown = seen->shown;
    const osg n = osg_of(game, &shown);
    bt_sides acting = bt_acting(game, &shown.frames, &n);

    if (!acting)
        return;
    if (seen->viewer > OSG_PRUSSIAN || !(acting & bt_side_bit(seen->viewer))) {
        bt_say_who_decides(game, acting, out);
        return;
    }
    stand_under_flags(&n, seen, osg_other(seen->viewer));
    osg_derive_caches(game, &shown);
    if (!ask_idle(&n, seen->seat, out))
        bt_ask(game, &shown.frames, &n, view, out);
}
