/*
 * substitute.c - a corps on the map is replaced by one of the reserve.
 *
 * The frame's local is the corps to be replaced, its step which card was played.  The enemy does not
 * know who waits in reserve, so the card may find nobody there; then it was played in vain.
 */
#include "substitute.h"
#include "cards.h"
#include "corps.h"
#include "deploy.h"

#include <berthier/say.h>

/* Steps of the frame. */
enum { BY_OUT_OF_FAVOR, BY_REPUBLICANS };

static aon_title
title_now(const aon *n)
{
    return aon_top(n)->step == BY_REPUBLICANS ? AON_REPUBLICANS : AON_OUT_OF_FAVOR;
}

static const char *
substitute_rule(const aon *n)
{
    return aon_clause_of(title_now(n));
}

/* ---- whom the enemy sees --------------------------------------------------- */

/* Does its enemy know that it stands where it does? */
static bool
is_seen(const aon *n, bt_unit unit)
{
    bt_side side = aon_owner(n, unit);

    if (!aon_on_map(n->s, unit) || side == BT_SIDE_NONE)
        return false;
    return bt_units_has(&n->s->met, unit) ||
           unit == aon_leader(n, aon_army(n, side, (bt_area)n->s->places[unit]));
}

static bool
is_compatriot(const aon *n, bt_unit unit, bt_unit other)
{
    const aon_corps *a = &n->printed->corps[unit], *b = &n->printed->corps[other];

    return unit != other && a->home == b->home && aon_owner(n, unit) == aon_owner(n, other);
}

/* As far as its enemy knows, may a corps of the same country be in reserve? */
static bool
may_be_replaced(const aon *n, bt_unit unit)
{
    uint8_t home = n->printed->corps[unit].home;
    bt_units left = bt_units_or(n->printed->of_country[home], n->printed->tied_to[home]);

    while (!bt_units_is_empty(&left)) {
        bt_unit u = bt_units_take(&left);
        if (is_compatriot(n, unit, u) &&
            (n->s->places[u] == AON_RESERVE || (aon_on_map(n->s, u) && !is_seen(n, u))))
            return true;
    }
    return false;
}

/* ---- the cards ------------------------------------------------------------- */

const bt_reason *
aon_refuse_out_of_favor(const aon *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->b;

    if (aon_owner(n, unit) == act->side)
        return REFUSE(OWN_CORPS);
    if (n->printed->corps[unit].napoleon)
        return REFUSE(NOT_NAPOLEON);
    if (!is_seen(n, unit))
        return REFUSE(NOT_SEEN);
    return may_be_replaced(n, unit) ? NULL : REFUSE(NO_SUBSTITUTE);
}

static void
begin(aon *n, bt_unit unit, int step)
{
    aon_push(n, AON_P_SUBSTITUTE, aon_owner(n, unit));
    aon_top(n)->local = unit;
    aon_top(n)->step = (uint8_t)step;
}

void
aon_do_out_of_favor(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    AON_TELL_SIDES(n, DISGRACED, "CARD-OUT-OF-FAVOR.1", act->b, 0, 0, 0);
    begin(n, (bt_unit)act->b, BY_OUT_OF_FAVOR);
}

void
aon_list_out_of_favor(const bt_list *list)
{
    const aon *n = list->play;
    bt_units enemies = aon_corps_of(n, aon_other(list->side));

    for (bt_set left = aon_held(n, list->side, AON_OUT_OF_FAVOR); !bt_set_is_empty(&left);) {
        uint8_t card = bt_set_take(&left);
        for (bt_units units = enemies; !bt_units_is_empty(&units);) {
            bt_unit unit = bt_units_take(&units);
            if (aon_on_map(n->s, unit))
                bt_try(list, AON_A_NAME, card, unit);
        }
    }
}

const bt_reason *
aon_refuse_republicans(const aon *n)
{
    bt_unit unit = n->printed->napoleon;

    return is_seen(n, unit) && may_be_replaced(n, unit) ? NULL
                                                        : REFUSE_OF(CONDITION, AON_REPUBLICANS);
}

void
aon_do_republicans(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    begin(n, n->printed->napoleon, BY_REPUBLICANS);
}

/* ---- the substitute -------------------------------------------------------- */

static const bt_reason *
refuse_replace(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_corps(n, act->side, (bt_unit)act->a);

    if (reason)
        return reason;
    if (!aon_on_map(n->s, aon_top(n)->local))
        return REFUSE(NOT_ON_MAP);
    if (is_compatriot(n, aon_top(n)->local, (bt_unit)act->a))
        return NULL;
    return title_now(n) == AON_REPUBLICANS ? REFUSE_OF(WRONG_FORM, AON_REPUBLICANS)
                                           : REFUSE(OTHER_COUNTRY);
}

/* The substitute takes its place in the area, its state, and its part in the action in hand. */
static void
do_replace(aon *n, const bt_act *act)
{
    aon_state *s = n->s;
    bt_unit old = aon_top(n)->local, new = (bt_unit)act->a;
    bt_area area = (bt_area)s->places[old];
    bool spent = bt_units_has(&s->spent, old), pinned = bt_units_has(&s->pinned, old);
    uint8_t origin = s->origin[old];

    bt_events_seal(n->events); /* another leader may come to light */
    AON_TELL(n, act->side, REPLACED, substitute_rule(n), old, new, 0, 0);
    AON_TELL(n, aon_other(act->side), WITHDRAWN, substitute_rule(n), old, 0, 0, 0);
    AON_TELL_OTHERS(n, act->side, ARRIVES, substitute_rule(n), act->side, area, 0, 0);
    aon_stand(s, old, AON_RESERVE);
    aon_stand(s, new, area);
    s->origin[new] = origin;
    if (spent)
        aon_spend(n, new);
    if (pinned)
        bt_units_add(&s->pinned, new);
    aon_pop(n);
}

static bool
has_substitute(const aon *n, bt_side side)
{
    for (bt_act act = { .side = side }; act.a < (unsigned)n->printed->unit_count; act.a++)
        if (!refuse_replace(n, &act))
            return true;
    return false;
}

static const bt_reason *
refuse_decline(const aon *n, const bt_act *act)
{
    if (!has_substitute(n, act->side))
        return NULL;
    return title_now(n) == AON_REPUBLICANS ? REFUSE(NAPOLEON_YIELDS) : REFUSE(HAS_SUBSTITUTE);
}

static void
do_decline(aon *n, const bt_act *act)
{
    (void)act;
    AON_TELL_SIDES(n, NOBODY_LEFT, substitute_rule(n), aon_top(n)->local, 0, 0, 0);
    aon_pop(n);
}

static void
list_substitute(const bt_list *l)
{
    bt_try(l, AON_A_DECLINE, 0, 0);
    bt_try_numbers(l, AON_A_REPLACE, 0, (unsigned)l->play->printed->unit_count);
}

static const char *
card_called(const aon *n, aon_title title)
{
    int card = 0;

    while (card < n->game->card_count - 1 && aon_title_of(n, (unsigned)card) != title)
        card++;
    return n->game->cards[card].name;
}

static void
ask_substitute(const aon *n, const bt_view *view, bt_buf *out)
{
    bool any = has_substitute(n, (bt_side)aon_top(n)->side);

    (void)view;
    BT_SAY(out, n->game,
           any ? BT_MSG("{1} was played: {0} has to be replaced. Which corps of the reserve takes "
                        "over?")
               : BT_MSG("{1} was played, but no corps of the reserve can take the place of {0}. "
                        "Decline."),
           bt_arg_word(bt_unit_called(n->game, aon_top(n)->local)),
           bt_arg_word(card_called(n, title_now(n))));
}

static bool
substitute_stands(const aon *n, const bt_frame *frame)
{
    return aon_owned(n, frame) && frame->step <= BY_REPUBLICANS &&
           frame->local < n->printed->unit_count;
}

const bt_room aon_room_substitute = {
    .deeds = (const bt_deed[]){ { AON_A_DECLINE, refuse_decline, do_decline },
                                { AON_A_REPLACE, refuse_replace, do_replace },
                                { 0 } },
    .list = list_substitute,
    .ask = ask_substitute,
    .stands = substitute_stands,
    .rule_of = substitute_rule,
};
