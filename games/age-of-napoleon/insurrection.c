/*
 * insurrection.c - the Insurrection Phase.
 *
 *     insurgent countries that the French side holds become dominions again   [AON-8.1]
 *     Insurrection cards, one country each                                    [AON-8.2]
 *     the country that revolts places corps                                   [AON-8.3]
 */
#include "cards.h"
#include "corps.h"
#include "country.h"
#include "realign.h"

/* Steps of the INSURRECTION frame; its local is the country that has just revolted. */
enum { TESTS, REVOLTS, PLACES };

/* ---- those that have revolted already ------------------------------------- */

/* [AON-8.1b] */
static bool
is_put_down(const aon *n, uint8_t country)
{
    bt_area capital = n->printed->countries[country].capital;

    return aon_holds(n, AON_FRENCH, capital) && !aon_holds(n, AON_COALITION, capital) &&
           (!aon_is_major(n, country) || !aon_home_corps(n, country));
}

static void
test_insurgents(aon *n)
{
    for (uint8_t c = 0; c < n->printed->country_count; c++)
        if (n->s->align[c] == AON_INSURGENT && is_put_down(n, c))
            aon_turn(n, c, AON_DOMINION, "AON-8.1");
}

/* ---- new ones ------------------------------------------------------------- */

/* [AON-8.2] [CARD-INSURRECTION.1] A dominion, or a neutral country that the French side occupies. */
static bool
is_restless(const aon *n, uint8_t country)
{
    return n->s->align[country] == AON_DOMINION ||
           (n->s->align[country] == AON_NEUTRAL && aon_is_occupied(n, country) &&
            aon_holds(n, AON_FRENCH, n->printed->countries[country].capital));
}

static const bt_reason *
refuse_revolt(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_INSURRECTION);

    if (reason)
        return reason;
    if (n->s->align[act->b] == AON_PART)
        return REFUSE(NOT_DETACHED);
    if (act->b == n->printed->poland)
        return REFUSE(POLEN);
    return is_restless(n, (uint8_t)act->b) ? NULL : REFUSE(NOT_RESTLESS);
}

/* [AON-8.4] Foreign corps stay where they are, unless its own were the garrison of another country. */
static void
do_revolt(aon *n, const bt_act *act)
{
    uint8_t country = (uint8_t)act->b;

    aon_play_upon(n, act->side, act->a, country, "CARD-INSURRECTION.1");
    aon_turn(n, country, AON_INSURGENT, "AON-8.3");
    aon_top(n)->step = PLACES;
    aon_top(n)->local = country;
    aon_begin_leave(n);
}

/* [AON-8.3] */
static void
begin_placing(aon *n)
{
    bt_frame *frame = aon_top(n);
    uint8_t country = frame->local;

    frame->step = REVOLTS;
    frame->local = 0;
    aon_begin_muster(n, country, aon_muster_of(n, country));
}

static void
do_pass(aon *n, const bt_act *act)
{
    AON_EVENT(n, PASSED, "AON-8.2", act->side, 0, 0, 0);
    aon_pop(n);
}

static void
list_insurrection(const bt_list *l)
{
    const aon *n = l->play;
    bt_set countries = { { (UINT64_C(1) << n->printed->country_count) - 1, 0 } };

    bt_try_pairs(l, AON_A_SWAY, aon_held(n, l->side, AON_INSURRECTION_CARD), countries);
    bt_try(l, AON_A_PASS, 0, 0);
}

static bool
can_revolt(const aon *n)
{
    for (uint8_t c = 0; c < n->printed->country_count; c++)
        if (c != n->printed->poland && is_restless(n, c))
            return true;
    return false;
}

/* The Coalition is asked while it holds a card and some country could revolt: everybody sees both. */
static bool
insurrection_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (frame->step == TESTS) {
        bt_events_seal(n->events); /* a revolt is put down by corps that may be hidden */
        test_insurgents(n);
        frame->step = REVOLTS;
        frame->side = AON_COALITION;
        aon_begin_leave(n);
        return false;
    }
    if (frame->step == PLACES) {
        begin_placing(n);
        return false;
    }
    if (!bt_set_is_empty(&n->s->hand[AON_COALITION]) && can_revolt(n))
        return true;
    aon_pop(n);
    return false;
}

static bool
insurrection_stands(const aon *n, const bt_frame *frame)
{
    return aon_owned(n, frame) && frame->step <= PLACES && frame->local < n->printed->country_count;
}

const bt_room aon_room_insurrection = {
    .waits = insurrection_waits,
    .deeds = (const bt_deed[]){ { AON_A_SWAY, refuse_revolt, do_revolt },
                                { AON_A_PASS, bt_refuse_nothing, do_pass },
                                { 0 } },
    .list = list_insurrection,
    .question = BT_MSG("Insurrection: play a card upon a country, or pass."),
    .stands = insurrection_stands,
    .rule = "AON-8.2",
};
