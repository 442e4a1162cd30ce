/*
 * exchange.c - battle cards, the attacker first and then in turn, until both decline one after the
 * other [AON-13.4].
 *
 * What is played lies on the table, and counts when the exchange is over; Fog of War ends it.
 */
#include "corps.h"
#include "field.h"
#include "strength.h"

#include <berthier/asking.h>

/* The titles that are played in a battle, as bits. */
static const uint64_t battle_titles =
    AON_TITLE(AON_ART_OF_WAR) | AON_TITLE(AON_BRAVEST_OF_THE_BRAVE) |
    AON_TITLE(AON_CAVALRY_CHARGE) | AON_TITLE(AON_COMBINED_ARMS) | AON_TITLE(AON_ENVELOPMENT) |
    AON_TITLE(AON_FOG_OF_WAR) | AON_TITLE(AON_GRAND_BATTERY) | AON_TITLE(AON_LA_GARDE_IMPERIALE) |
    AON_TITLE(AON_REVERSE_SLOPE);

static int
places(const aon *n)
{
    (void)n;
    return 2;
}

static bt_side
whose(const aon *n, int place)
{
    return place ? aon_other(n->s->attacker) : n->s->attacker;
}

static bool
is_asked(const aon *n, bt_side side)
{
    return !n->s->fog && aon_is_asked_for(n, side, battle_titles);
}

static const bt_asking turns = {
    .places = places,
    .whose = whose,
    .is_asked = is_asked,
    .until_all_pass = true,
};

static bool
exchange_waits(aon *n)
{
    return bt_asking_waits(&turns, &n->s->frames, n);
}

/* ---- what a card asks for ------------------------------------------------ */

/* [CARD-ENVELOPMENT.1] [CARD-ENVELOPMENT.2] */
static const bt_reason *
refuse_envelopment(const aon *n, bt_side side)
{
    bt_units mine = aon_fielders(n, side), theirs = aon_fielders(n, aon_other(side));

    if (side != n->s->attacker)
        return REFUSE_OF(CONDITION, AON_ENVELOPMENT);
    return bt_units_count(&mine) > bt_units_count(&theirs) ? NULL : REFUSE(NOT_MORE);
}

/* [CARD-GRAND-BATTERY.2] */
static const bt_reason *
refuse_battery(const aon *n, bt_side side)
{
    if (side == n->s->attacker && !aon_bonus(n, side, AON_GRAND_BATTERY))
        return REFUSE(NO_BATTERY);
    return NULL;
}

static const bt_reason *
refuse_play(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_BATTLE);
    aon_title title;

    if (reason)
        return reason;
    title = aon_title_of(n, act->a);
    switch ((int)title) {
    case AON_ENVELOPMENT:
        return refuse_envelopment(n, act->side);
    case AON_GRAND_BATTERY:
        return refuse_battery(n, act->side);
    case AON_LA_GARDE_IMPERIALE: /* [CARD-LA-GARDE-IMPERIALE.1] */
        return aon_leads_napoleon(n, act->side) ? NULL : REFUSE_OF(CONDITION, title);
    case AON_REVERSE_SLOPE: /* [CARD-REVERSE-SLOPE.1] */
        return act->side != n->s->attacker ? NULL : REFUSE_OF(CONDITION, title);
    default:
        return NULL;
    }
}

static void
do_play(aon *n, const bt_act *act)
{
    bt_asked_acts(aon_top(n));
    aon_lay(n, act->side, act->a, aon_clause_of_bonus(n, act->side, aon_title_of(n, act->a)));
    if (aon_title_of(n, act->a) != AON_FOG_OF_WAR)
        return;
    n->s->fog = 1; /* [CARD-FOG-OF-WAR.2] */
    aon_pop(n);
}

static void
do_decline(aon *n, const bt_act *act)
{
    (void)act;
    bt_asked_passes(aon_top(n));
}

static void
list_exchange(const bt_list *l)
{
    bt_try_set(l, AON_A_PLAY, aon_held_of(l->play, l->side, battle_titles));
    bt_try(l, AON_A_DECLINE, 0, 0);
}

static void
ask_exchange(const aon *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game,
           BT_MSG("Battle in {0}: French {1}, Coalition {2}. Play a battle card, or none."),
           bt_arg_word(n->game->network->areas[n->s->field].name),
           bt_arg_number(aon_strength(n, AON_FRENCH, NULL)),
           bt_arg_number(aon_strength(n, AON_COALITION, NULL)));
}

const bt_room aon_room_exchange = {
    .waits = exchange_waits,
    .deeds = (const bt_deed[]){ { AON_A_PLAY, refuse_play, do_play },
                                { AON_A_DECLINE, bt_refuse_nothing, do_decline },
                                { 0 } },
    .list = list_exchange,
    .ask = ask_exchange,
    .theirs = REFUSE(CARDS_IN_TURN),
    .stands = aon_owned,
    .rule = "AON-13.4",
};
