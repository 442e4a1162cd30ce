/*
 * restore.c - option 18.1: Napoléon returns, and all Europe marches against him again.
 */
#include "restore.h"
#include "corps.h"
#include "country.h"
#include "deal.h"
#include "deploy.h"
#include "realign.h"
#include "sequence.h"

#include <string.h>

enum { COALITION_HAND = 10, FRENCH_HAND = 6 }; /* [18.1.3] */

void
aon_begin_restore(aon *n)
{
    n->s->returned = AON_RETURNED;
    AON_EVENT(n, RETURNED, "18.1.1", 0, 0, 0, 0);
    aon_push(n, AON_P_RESTORE, aon_chooser(n->s));
}

/* [18.1.4] Corps on the map, and prisoners, go back to the reserve. */
static void
clear_map(aon *n)
{
    for (bt_area area = 0; area < n->printed->network.area_count; area++)
        for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
            if (aon_holds(n, side, area))
                aon_take_off(n, side, area, aon_army(n, side, area), "18.1.4");
    for (bt_unit u = 0; u < n->printed->unit_count; u++) {
        if (n->s->places[u] != AON_PRISONERS)
            continue;
        aon_stand(n->s, u, AON_RESERVE);
        AON_EVENT(n, RELEASED, "18.1.4", u, 0, 0, 0);
    }
}

/* [18.1.2] */
static void
restore_countries(aon *n)
{
    aon_state *s = n->s;

    for (uint8_t c = 0; c < n->printed->country_count; c++) {
        aon_align align = n->printed->countries[c].class == AON_DETACHABLE ? AON_PART : AON_MEMBER;
        if (c == n->printed->france)
            align = AON_ALLY;
        if (c == n->printed->italy)
            align = AON_DOMINION;
        if (s->align[c] == align)
            continue;
        s->align[c] = (uint8_t)align;
        AON_EVENT(n, ALIGNED, "18.1.2", c, align, 0, 0);
    }
    aon_derive_owners(n->printed, s);
    s->occupied = s->fallen = (bt_set){ { 0 } };
}

/* [18.1.3] All cards but those set aside are shuffled, and both hands dealt. */
static void
deal_hands(aon *n)
{
    aon_state *s = n->s;

    s->deck = bt_set_minus(n->printed->cards, s->aside);
    s->discard = (bt_set){ { 0 } };
    for (int side = 0; side < 2; side++)
        s->hand[side] = s->table[side] = s->known[side] = (bt_set){ { 0 } };
    AON_EVENT(n, RESHUFFLED, "18.1.3", 0, 0, 0, 0);
    aon_begin_deal(n, AON_TO_FRENCH, FRENCH_HAND);
    aon_begin_deal(n, AON_TO_COALITION, COALITION_HAND);
}

static bt_units
reserve_of(const aon *n, bt_side side)
{
    bt_units corps = aon_corps_of(n, side), reserve = { { 0 } };

    while (!bt_units_is_empty(&corps)) {
        bt_unit unit = bt_units_take(&corps);
        if (n->s->places[unit] == AON_RESERVE)
            bt_units_add(&reserve, unit);
    }
    return reserve;
}

/* The frame's local: how many sides have deployed. */
static bool
restore_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (!frame->step) {
        frame->step = 1;
        clear_map(n);
        restore_countries(n);
        deal_hands(n);
        return false;
    }
    if (frame->local >= 2) {
        aon_pop(n);
        return false;
    }
    if (aon_may_deploy(n, frame->side, reserve_of(n, frame->side), AON_YEARLY))
        return true;
    frame->side = aon_other(frame->side);
    frame->local++;
    return false;
}

static const bt_reason *
refuse_deploy(const aon *n, const bt_act *act)
{
    return aon_refuse_deploy(n, act, AON_YEARLY);
}

/* [AON-10.2a] [AON-10.5] What is placed now counts for the year. */
static void
do_deploy(aon *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;

    if (bt_units_has(&n->printed->minors, unit))
        n->s->placed[act->side]++;
    else
        n->s->deployed[n->printed->corps[unit].home]++;
    aon_deploy(n, unit, (bt_area)act->b, "18.1.4");
}

static void
do_done(aon *n, const bt_act *act)
{
    bt_frame *frame = aon_top(n);

    frame->side = aon_other(act->side);
    frame->local++;
}

static void
list_restore(const bt_list *l)
{
    bt_try(l, AON_A_DONE, 0, 0);
    aon_list_deploy(l, reserve_of(l->play, l->side), AON_YEARLY);
}

const bt_room aon_room_restore = {
    .waits = restore_waits,
    .deeds = (const bt_deed[]){ { AON_A_DONE, bt_refuse_nothing, do_done },
                                { AON_A_DEPLOY, refuse_deploy, do_deploy },
                                { 0 } },
    .list = list_restore,
    .question =
        BT_MSG("Napoléon returns: place the corps that each major country may have this year."),
    .stands = aon_owned,
    .rule = "18.1.4",
};
