/*
 * do_play.c - requests that list, take, explain and take back actions.
 */
#include "session_internal.h"
#include <berthier/say.h>
#include <stdlib.h>

int
bt__do_LEGAL(bt_call *call)
{
    bt_slot *slot;
    bt_side side;
    bt_actions *list = &call->desk->actions;
    if (bt_call_slot(call, &slot))
        return -1;
    const bt_rules *rules = slot->game->rules;
    const bt_state *state = bt_match_state(slot->match);
    if (bt_call_side(call, slot, "side", state, &side))
        return -1;
    list->count = 0;
    rules->legal(slot->game, state, side, list);
    bt_json_number(&call->json, "match", slot->number);
    bt_json_text(&call->json, "side", bt_seat_id(slot->game, side));
    bt_json_array(&call->json, "actions");
    for (int i = 0; i < list->count; i++) {
        bt_json_object(&call->json, NULL);
        bt_write_action(call, slot, list->at[i]);
        bt_json_object_end(&call->json);
    }
    bt_json_array_end(&call->json);
    return 0;
}

/* Take an action and write what came of it. */
static int
take(bt_call *call, bt_slot *slot, bt_side side, bt_action action, bt_seat viewer)
{
    const bt_reason *reason = NULL;
    bt_events *events = &call->desk->events;
    events->count = 0;
    int status = bt_match_write(slot->match, side, action, bt_buf_text(&call->words), &reason,
                                events, &call->err);
    if (reason)
        return bt_call_refuse(call, slot, bt_match_state(slot->match), side, action, reason);
    if (status)
        return bt_call_fail_status(call, status);
    bt_write_standing(call, slot);
    bt_write_action(call, slot, action);
    bt_json_number(&call->json, "can_undo", bt_match_can_undo(slot->match, side));
    bt_write_events(call, slot, viewer);
    return 0;
}

/* The match, side and action of apply and why. */
static int
read_action(bt_call *call, bt_slot **slot, bt_side *side, bt_action *action)
{
    if (bt_call_slot(call, slot))
        return -1;
    const bt_state *state = bt_match_state((*slot)->match);
    if (bt_call_side(call, *slot, "side", state, side))
        return -1;
    return bt_call_action(call, *slot, bt_call_text(call, "action"), action);
}

int
bt__do_APPLY(bt_call *call)
{
    bt_slot *slot;
    bt_side side, viewer;
    bt_action action;
    if (read_action(call, &slot, &side, &action) ||
        bt_call_viewer(call, slot, "viewer", side, &viewer))
        return -1;
    return take(call, slot, side, action, viewer);
}

/* Explain an action in a position that need not be the match's. */
static int
explain(bt_call *call, const bt_slot *slot, const bt_state *state)
{
    const bt_rules *rules = slot->game->rules;
    bt_side side;
    bt_action action;
    if (bt_call_side(call, slot, "side", state, &side) ||
        bt_call_action(call, slot, bt_call_text(call, "action"), &action))
        return -1;
    const bt_reason *reason =
        bt_refusal(slot->game, state, side, action, bt_buf_text(&call->words));
    bt_json_number(&call->json, "match", slot->number);
    bt_write_action(call, slot, action);
    bt_json_bool(&call->json, "legal", !reason);
    if (!reason)
        return 0;
    bt_buf facts = { 0 };
    if (rules->explain)
        rules->explain(slot->game, state, side, action, reason, &facts);
    bt_json_text(&call->json, "reason", reason->code);
    bt_json_text(&call->json, "rule", reason->rule);
    bt_json_text(&call->json, "text", bt_tr(slot->game, reason->text));
    return bt_write_text(call, "facts", &facts);
}

int
bt_do_WHY(bt_call *call)
{
    return bt_call_on_known(call, explain);
}

int
bt__do_UNDO(bt_call *call)
{
    bt_slot *slot;
    bt_side side;
    if (bt_call_slot(call, &slot) ||
        bt_call_side(call, slot, "side", bt_match_state(slot->match), &side))
        return -1;
    int64_t left = bt_call_count(call, "left", INT64_MAX);
    int status;
    do
        status = bt_match_undo(slot->match, side, &call->err);
    while (!status && bt_match_can_undo(slot->match, side) > left);
    if (status)
        return bt_call_fail_status(call, status);
    bt_write_standing(call, slot);
    bt_json_number(&call->json, "can_undo", bt_match_can_undo(slot->match, side));
    return 0;
}

static int
find_bot(bt_call *call, const bt_bot **out)
{
    const char *id = bt_call_text(call, "bot");
    *out = id ? bt_bot_find(id) : bt_bot_at(0);
    if (*out)
        return 0;
    return bt_call_fail(call, BT_PROTO_NOT_FOUND, "there is no bot \"%.32s\"", id ? id : "");
}

/* Show the bot the side's view and nothing else. */
static int
choose(bt_call *call, bt_slot *slot, const bt_bot *bot, bt_side side, bt_action *out)
{
    const bt_game *game = slot->game;
    const bt_state *state = bt_match_state(slot->match);
    if (!(game->rules->to_act(game, state) & bt_side_bit(side)))
        return bt_call_fail(call, BT_PROTO_SEAT, "%s has nothing to decide now",
                            bt_seat_id(game, side));
    bt_view *view = bt_view_new(game);
    if (!view)
        return bt_call_fail_status(call, BT_ENOMEM);
    game->rules->view(game, state, side, view);
    int status = bot->choose(game, view, side, &slot->rng, out, &call->err);
    free(view);
    if (status)
        return bt_call_fail_status(call, status);
    if (game->rules->check(game, state, side, *out))
        return bt_call_fail(call, BT_PROTO_INNER, "bot %s chose an illegal action", bot->id);
    return 0;
}

int
bt__do_GO(bt_call *call)
{
    bt_slot *slot;
    bt_side side = BT_SIDE_NONE;
    const bt_bot *bot;
    bt_action action = BT_ACTION_NONE;
    if (bt_call_slot(call, &slot) || find_bot(call, &bot) ||
        bt_call_side(call, slot, "side", bt_match_state(slot->match), &side) ||
        choose(call, slot, bot, side, &action))
        return -1;
    bt_json_text(&call->json, "bot", bot->id);
    bt_json_text(&call->json, "side", bt_seat_id(slot->game, side));
    if (bt_call_flag(call, "apply"))
        return take(call, slot, side, action, side);
    bt_json_number(&call->json, "match", slot->number);
    bt_write_action(call, slot, action);
    return 0;
}
