/*
 * limits.c - cards that lower limits, announced before anybody reinforces; they bind corps on the map
 * too [AON-10.9].
 */
#include "cards.h"
#include "corps.h"
#include "country.h"
#include "field.h"
#include "realign.h"
#include "sequence.h"

#include <berthier/asking.h>
#include <berthier/say.h>

/* ---- the window ------------------------------------------------------------ */

static int
places(const aon *n)
{
    (void)n;
    return 2;
}

static bt_side
whose(const aon *n, int place)
{
    return place ? aon_other(aon_chooser(n->s)) : aon_chooser(n->s);
}

static const uint64_t lowering = AON_TITLE(AON_AUSTRO_OTTOMAN_WAR) |
                                 AON_TITLE(AON_RUSSO_OTTOMAN_WAR) | AON_TITLE(AON_WAR_WITH_AMERICA);

static bool
is_asked(const aon *n, bt_side side)
{
    return aon_is_asked_for(n, side, lowering | AON_TITLE(AON_NAPOLEONICA));
}

static const bt_asking turns = { .places = places, .whose = whose, .is_asked = is_asked };

static bool
limits_wait(aon *n)
{
    return bt_asking_waits(&turns, &n->s->frames, n);
}

/* The war that a title brings, as a bit; 0 for none. */
static unsigned
war_of(aon_title title)
{
    if (title == AON_AUSTRO_OTTOMAN_WAR)
        return AON_WAR_AUSTRIA;
    if (title == AON_RUSSO_OTTOMAN_WAR)
        return AON_WAR_RUSSIA;
    return title == AON_WAR_WITH_AMERICA ? AON_WAR_AMERICA : 0;
}

static const bt_reason *
refuse_war(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_REINFORCEMENT);
    unsigned war;

    if (reason)
        return reason;
    war = war_of(aon_title_of(n, act->a));
    if (!war)
        return REFUSE(LOWERS_NOTHING);
    return n->s->wars & war ? REFUSE_OF(CONDITION, aon_title_of(n, act->a)) : NULL;
}

/* The owner of the country is asked whether it has to return any or not, for what its armies are made
 * of is not known; but a side that has no more on the map than the limit cannot have to. */
static void
begin_trim(aon *n, uint8_t country)
{
    bt_side side = aon_ruled_by(n, country);
    int standing = 0;

    if (side == BT_SIDE_NONE)
        return;
    for (bt_units left = aon_corps_of(n, side); !bt_units_is_empty(&left);)
        standing += aon_on_map(n->s, bt_units_take(&left));
    if (standing <= aon_mobilization(n, country))
        return;
    aon_push(n, AON_P_TRIM, side);
    aon_top(n)->local = country;
}

static void
do_war(aon *n, const bt_act *act)
{
    unsigned war = war_of(aon_title_of(n, act->a));

    aon_play(n, act->side, act->a);
    n->s->wars = (uint8_t)(n->s->wars | war);
    if (war == AON_WAR_AUSTRIA)
        begin_trim(n, n->printed->austria);
    if (war == AON_WAR_RUSSIA)
        begin_trim(n, n->printed->russia);
}

static void
do_decline(aon *n, const bt_act *act)
{
    (void)act;
    bt_asked_once(aon_top(n));
}

static void
list_limits(const bt_list *l)
{
    bt_try_set(l, AON_A_PLAY, aon_held_of(l->play, l->side, lowering));
    bt_try(l, AON_A_DECLINE, 0, 0);
}

static bool
limits_stand(const aon *n, const bt_frame *frame)
{
    return aon_owned(n, frame) && frame->local < 2;
}

const bt_room aon_room_limits = {
    .waits = limits_wait,
    .deeds = (const bt_deed[]){ { AON_A_PLAY, refuse_war, do_war },
                                { AON_A_DECLINE, bt_refuse_nothing, do_decline },
                                { 0 } },
    .list = list_limits,
    .question = BT_MSG("Before anybody reinforces: play a card that lowers limits, or none."),
    .stands = limits_stand,
    .rule = "AON-10.9",
};

/* ---- corps above the limit ------------------------------------------------- */

static int
excess(const aon *n)
{
    uint8_t country = aon_top(n)->local;

    return aon_home_corps(n, country) - aon_mobilization(n, country);
}

static const bt_reason *
refuse_return(const aon *n, const bt_act *act)
{
    const bt_units *corps = &n->printed->of_country[aon_top(n)->local];

    if (!bt_units_has(corps, (bt_unit)act->a))
        return REFUSE(NOT_TRIMMED);
    if (!aon_on_map(n->s, (bt_unit)act->a))
        return REFUSE(NOT_ON_MAP);
    return excess(n) > 0 ? NULL : REFUSE(WITHIN_LIMIT);
}

/* Those who stay behind are no longer known apart from the one that went. */
static void
do_return(aon *n, const bt_act *act)
{
    bt_area area = (bt_area)n->s->places[act->a];
    bt_side side = act->side;

    bt_events_seal(n->events); /* another leader may come to light */
    aon_withdraw(n, (bt_unit)act->a, "AON-10.9");
    n->s->met = bt_units_minus(n->s->met, aon_army(n, side, area));
    aon_free_countries(n);
}

static const bt_reason *
refuse_done(const aon *n, const bt_act *act)
{
    (void)act;
    return excess(n) > 0 ? REFUSE(OVER_LIMIT) : NULL;
}

/* Who is taken back may have been the garrison of an occupied country [AON-3.8d]. */
static void
do_done(aon *n, const bt_act *act)
{
    (void)act;
    aon_pop(n);
    aon_begin_leave(n);
}

static void
list_trim(const bt_list *l)
{
    bt_try(l, AON_A_DONE, 0, 0);
    bt_try_units(l, AON_A_RETURN, l->play->printed->of_country[aon_top(l->play)->local]);
}

/* Ruling 77: it is asked of who need not as well. */
static void
ask_trim(const aon *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game,
           excess(n) > 0 ? BT_MSG("{0}: corps above the limit, to be taken back: {1}.")
                         : BT_MSG("{0}: no corps stand above the limit. Be done."),
           bt_arg_word(n->game->rosters[AON_ROSTER_COUNTRY].at[aon_top(n)->local].title),
           bt_arg_number(excess(n) > 0 ? excess(n) : 0));
}

static bool
trim_stands(const aon *n, const bt_frame *frame)
{
    return aon_owned(n, frame) && frame->local < n->printed->country_count;
}

const bt_room aon_room_trim = {
    .deeds = (const bt_deed[]){ { AON_A_DONE, refuse_done, do_done },
                                { AON_A_RETURN, refuse_return, do_return },
                                { 0 } },
    .list = list_trim,
    .ask = ask_trim,
    .stands = trim_stands,
    .rule = "AON-10.9",
};
