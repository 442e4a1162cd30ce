/*
 * do_ask.c - requests that tell about a match: views, odds, texts.
 */
#include "session_internal.h"
#include <berthier/journal.h>
#include <berthier/position.h>
#include <stdlib.h>

/* What a seat does not see is dealt alike whenever it sees the same: an answer that changed would
 * tell that something has happened, as its length would of the record. */
#define SAME_DEAL 1806

/* Nothing here tells more than the viewer may know: no hash, no length. */
int
bt__do_VIEW(bt_call *call)
{
    bt_slot *slot;
    bt_seat viewer;
    if (bt_call_slot(call, &slot) || bt_call_viewer(call, slot, "viewer", BT_SIDE_NONE, &viewer))
        return -1;
    const bt_game *game = slot->game;
    bt_view *view = bt_view_new(game);
    if (!view)
        return bt_call_fail_status(call, BT_ENOMEM);
    game->rules->view(game, bt_match_state(slot->match), viewer, view);
    bt_write_standing(call, slot);
    bt_json_text(&call->json, "viewer", bt_seat_id(game, viewer));
    if (game->rules->prompt) {
        bt_buf prompt = { 0 };
        game->rules->prompt(game, view, &prompt);
        if (bt_write_text(call, "prompt", &prompt)) {
            free(view);
            return -1;
        }
    }
    bt_json_object(&call->json, "view");
    game->rules->view_write(game, view, &call->json);
    bt_json_object_end(&call->json);
    bt_match_texts_write(slot->match, bt_match_state(slot->match), viewer, &call->json);
    free(view);
    return 0;
}

static int
try_action(bt_call *call, const bt_slot *slot, bt_state *copy, const char *text)
{
    const bt_rules *rules = slot->game->rules;
    bt_side side;
    bt_action action;
    if (rules->to_act(slot->game, copy) == bt_side_bit(BT_SIDE_CHANCE))
        return bt_call_fail(call, BT_PROTO_SEAT, "dice are due before \"%.40s\"", text);
    if (bt_call_side(call, slot, "side", copy, &side) || bt_call_action(call, slot, text, &action))
        return -1;
    const bt_reason *reason = rules->check(slot->game, copy, side, action);
    if (reason)
        return bt_call_refuse(call, slot, copy, side, action, reason);
    rules->apply(slot->game, copy, side, action, NULL);
    return 0;
}

bool
bt_retry_actions(bt_call *call, const bt_slot *slot, bt_state *copy)
{
    const bt_rules *rules = slot->game->rules;
    const json_t *actions = json_object_get(call->request, "actions");
    size_t count = json_array_size(actions);
    for (size_t i = 0; i < count; i++) {
        const char *text = json_string_value(json_array_get(actions, i));
        bt_sides acting = rules->to_act(slot->game, copy);
        bt_side side = slot->side;
        bt_action action;
        if (acting == bt_side_bit(BT_SIDE_CHANCE) || bt_call_action(call, slot, text, &action) ||
            rules->check(slot->game, copy, side, action))
            return false;
        rules->apply(slot->game, copy, side, action, NULL);
    }
    return true;
}

static int
try_actions(bt_call *call, const bt_slot *slot, bt_state *copy)
{
    const json_t *actions = json_object_get(call->request, "actions");
    size_t count = json_array_size(actions);
    for (size_t i = 0; i < count; i++) {
        if (try_action(call, slot, copy, json_string_value(json_array_get(actions, i))))
            return -1;
    }
    return 0;
}

/*
 * To try something on the true position would tell what is hidden: how a march
 * ends, whom one meets.  So a seat tries on one that it may take for the true one.
 */
bt_state *
bt_known_position(bt_call *call, const bt_slot *slot, unsigned deal)
{
    const bt_rules *rules = slot->game->rules;
    bt_state *copy = bt_state_new(slot->game);
    bt_view *view = bt_view_new(slot->game);
    bt_rng rng = bt_rng_seeded(SAME_DEAL + deal);

    if (!copy || !view) {
        bt_call_fail_status(call, BT_ENOMEM);
        free(copy);
        free(view);
        return NULL;
    }
    if (slot->bound) {
        rules->view(slot->game, bt_match_state(slot->match), slot->side, view);
        rules->resample(slot->game, view, &rng, copy);
    } else {
        bt_state_copy(slot->game, copy, bt_match_state(slot->match));
    }
    free(view);
    return copy;
}

int
bt_call_on_known(bt_call *call, bt_asker *ask)
{
    bt_slot *slot;
    if (bt_call_slot(call, &slot))
        return -1;
    bt_state *copy = bt_known_position(call, slot, 0);
    if (!copy)
        return -1;
    int failed = try_actions(call, slot, copy) || ask(call, slot, copy) ? -1 : 0;
    free(copy);
    return failed;
}

int
bt__do_POSITION(bt_call *call)
{
    bt_slot *slot;
    if (bt_call_slot(call, &slot))
        return -1;
    int64_t length = bt_call_count(call, "length", bt_match_length(slot->match));
    if (length > bt_match_length(slot->match))
        return bt_call_fail(call, BT_PROTO_NOT_FOUND, "the match has %d actions so far",
                            bt_match_length(slot->match));
    bt_state *state = bt_state_new(slot->game);
    if (!state)
        return bt_call_fail_status(call, BT_ENOMEM);
    bt_buf text = { 0 };
    int status = bt_match_state_at(slot->match, (int)length, state, &call->err);
    bt_json_number(&call->json, "match", slot->number);
    bt_json_number(&call->json, "length", length);
    bt_json_hex64(&call->json, "hash", bt_state_hash(slot->game, state));
    bt_position_write(slot->game, state, &text);
    free(state);
    int failed = bt_write_text(call, "position", &text);
    return status ? bt_call_fail_status(call, status) : failed;
}

int
bt__do_JOURNAL(bt_call *call)
{
    bt_slot *slot;
    bt_buf text = { 0 };
    if (bt_call_slot(call, &slot))
        return -1;
    bt_json_number(&call->json, "match", slot->number);
    bt_json_number(&call->json, "length", bt_match_length(slot->match));
    bt_journal_write(slot->match, &text);
    return bt_write_text(call, "journal", &text);
}
