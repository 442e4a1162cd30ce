/*
 * call.c - France or Russia called to arms against an army that enters it, on the march or to intercept: rulings
 * 30 and 96.
 *
 * The frame's step is 1 once the card has been played, its local how many corps have been placed.
 */
#include "call.h"
#include "cards.h"
#include "corps.h"
#include "country.h"
#include "deploy.h"
#include "field.h"
#include "move.h"

#include <berthier/say.h>

#define ENEMIES  4 /* so many corps at least enter */
#define RECRUITS 2

void
aon_offer_call(aon *n, bt_side side)
{
    uint8_t country = aon_country_of(n, n->s->field);
    bt_units came;

    if (country != n->printed->france && country != n->printed->russia)
        return;
    came = aon_entered(n, aon_other(side), n->s->field);
    if (aon_ruled_by(n, country) != side || bt_units_count(&came) < ENEMIES ||
        !aon_is_asked_for(n, side, AON_TITLE(AON_CALL_TO_ARMS)))
        return;
    aon_push(n, AON_P_CALL, side);
}

/* Home corps that may be placed, within the mobilization limit. */
static bt_units
recruits(const aon *n, bt_side side)
{
    uint8_t country = aon_country_of(n, n->s->field);
    bt_units found = { { 0 } };

    if (aon_home_corps(n, country) >= aon_mobilization(n, country))
        return found;
    for (bt_units left = n->printed->of_country[country]; !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        if (aon_is_available(n, side, unit))
            bt_units_add(&found, unit);
    }
    return found;
}

static const bt_reason *
refuse_play(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_CAMPAIGN);
    bt_units found = recruits(n, act->side);

    if (reason)
        return reason;
    if (aon_title_of(n, act->a) != AON_CALL_TO_ARMS || aon_top(n)->step)
        return REFUSE_OF(WRONG_PHASE, aon_title_of(n, act->a));
    return bt_units_is_empty(&found) ? REFUSE(NO_RECRUIT) : NULL;
}

static const bt_reason *
refuse_deploy(const aon *n, const bt_act *act)
{
    const bt_units *corps = &n->printed->of_country[aon_country_of(n, n->s->field)];

    if (!aon_top(n)->step)
        return REFUSE(NOT_NOW);
    if (!bt_units_has(corps, (bt_unit)act->a))
        return REFUSE(NO_RECRUIT);
    return act->b == n->s->field ? aon_refuse_deploy(n, act, AON_CALLED) : REFUSE(OTHER_FIELD);
}

static const bt_reason *
refuse_decline(const aon *n, const bt_act *act)
{
    (void)act;
    return aon_top(n)->step ? REFUSE(NOT_NOW) : NULL;
}

static const bt_reason *
refuse_done(const aon *n, const bt_act *act)
{
    (void)act;
    return aon_top(n)->step ? NULL : REFUSE(NOT_NOW);
}

static void
do_play(aon *n, const bt_act *act)
{
    aon_play_by(n, act->side, act->a, "CARD-CALL-TO-ARMS.2");
    aon_top(n)->step = 1;
}

/* An army on the march has met an enemy: it stops.  Who intercepts goes no further anyway. */
static void
do_deploy(aon *n, const bt_act *act)
{
    bt_frame *frame = aon_top(n);

    aon_deploy(n, (bt_unit)act->a, (bt_area)act->b, "CARD-CALL-TO-ARMS.2");
    frame->local++;
    if (frame[-1].procedure == AON_P_ENTRY)
        frame[-1].local |= AON_STOPS;
}

static void
do_close(aon *n, const bt_act *act)
{
    (void)act;
    aon_pop(n);
}

static bool
call_waits(aon *n)
{
    bt_frame *frame = aon_top(n);
    bt_units found = recruits(n, (bt_side)frame->side);

    if (!frame->step || (frame->local < RECRUITS && !bt_units_is_empty(&found)))
        return true;
    aon_pop(n);
    return false;
}

static void
list_call(const bt_list *l)
{
    const aon *n = l->play;
    bt_set field = { { 0 } }, corps = { { 0 } };

    bt_try_set(l, AON_A_PLAY, n->s->hand[l->side]);
    bt_try(l, AON_A_DECLINE, 0, 0);
    bt_try(l, AON_A_DONE, 0, 0);
    bt_set_add(&field, n->s->field);
    for (bt_units left = recruits(n, l->side); !bt_units_is_empty(&left);)
        bt_set_add(&corps, bt_units_take(&left));
    bt_try_pairs(l, AON_A_DEPLOY, corps, field);
}

static int
least(int a, int b)
{
    return a < b ? a : b;
}

static void
ask_call(const aon *n, const bt_view *view, bt_buf *out)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);
    uint8_t country = aon_country_of(n, n->s->field);
    bt_units found = recruits(n, (bt_side)frame->side);
    int room = aon_mobilization(n, country) - aon_home_corps(n, country);

    (void)view;
    if (!frame->step)
        BT_SAY(out, n->game, BT_MSG("Four enemy corps or more have come to {0}: call to arms?"),
               bt_arg_word(n->game->network->areas[n->s->field].name));
    else
        BT_SAY(out, n->game, BT_MSG("Call to Arms: corps that you may still place in {0}: {1}."),
               bt_arg_word(n->game->network->areas[n->s->field].name),
               bt_arg_number(least(least(RECRUITS - frame->local, room), bt_units_count(&found))));
}

const bt_room aon_room_call = {
    .waits = call_waits,
    .deeds = (const bt_deed[]){ { AON_A_PLAY, refuse_play, do_play },
                                { AON_A_DECLINE, refuse_decline, do_close },
                                { AON_A_DONE, refuse_done, do_close },
                                { AON_A_DEPLOY, refuse_deploy, do_deploy },
                                { 0 } },
    .list = list_call,
    .ask = ask_call,
    .stands = aon_owned,
    .rule = "CARD-CALL-TO-ARMS.2",
};
