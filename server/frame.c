/*
 * frame.c - all an audience may know at one moment, as JSON.
 */
#include "hub_internal.h"

#include <stdlib.h>

static int
operand_count(const bt_game *game, bt_action action)
{
    const bt_action_def *def = &game->rules->actions[bt_action_code(action)];
    int count = 0;
    while (count < BT_ACTION_OPERANDS && def->operands[count])
        count++;
    return count;
}

static const char *
operand_text(const bt_game *game, bt_action action, int i, bt_buf *out)
{
    const bt_action_def *def = &game->rules->actions[bt_action_code(action)];
    bt_operand_format(game, &game->rules->operands[def->operands[i]], bt_action_operand(action, i),
                      out);
    return bt_buf_text(out);
}

static bool
same_up_to(bt_action a, bt_action b, int operands)
{
    return a >> (48 - 16 * operands) == b >> (48 - 16 * operands);
}

/* The actions from i on that share word and first operand; returns the next. */
static int
write_branch(const bt_game *game, const bt_actions *actions, int i, bt_json *json)
{
    char storage[128];
    bt_buf text;
    bt_action action = actions->at[i];
    int operands = operand_count(game, action);
    bt_buf_init_fixed(&text, storage, sizeof storage);
    operand_text(game, action, 0, &text);
    if (operands == 1) {
        bt_json_bool(json, bt_buf_text(&text), true);
        return i + 1;
    }
    bt_json_array(json, bt_buf_text(&text));
    for (; i < actions->count && same_up_to(actions->at[i], action, 1); i++) {
        bt_buf_clear(&text);
        operand_text(game, actions->at[i], 1, &text);
        if (operands == 3) {
            bt_buf_add_char(&text, ' ');
            operand_text(game, actions->at[i], 2, &text);
        }
        bt_json_text(json, NULL, bt_buf_text(&text));
    }
    bt_json_array_end(json);
    return i;
}

void
bt__legal_write(const bt_game *game, const bt_actions *actions, const char *key, bt_json *json)
{
    bt_json_object(json, key);
    for (int i = 0; i < actions->count;) {
        bt_action action = actions->at[i];
        const char *word = game->rules->actions[bt_action_code(action)].word;
        if (operand_count(game, action) == 0) {
            bt_json_bool(json, word, true);
            i++;
            continue;
        }
        bt_json_object(json, word);
        while (i < actions->count && same_up_to(actions->at[i], action, 0))
            i = write_branch(game, actions, i, json);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

void
bt__standing_write(const bt_game *game, const bt_state *state, bt_json *json)
{
    bt_sides acting = game->rules->to_act(game, state);
    bt_outcome outcome;
    game->rules->outcome(game, state, &outcome);
    bt_json_array(json, "to_act");
    for (bt_side side = 0; side < BT_SIDES_MAX; side++) {
        if (acting & bt_side_bit(side))
            bt_json_text(json, NULL, bt_side_name(game->rules, side));
    }
    bt_json_array_end(json);
    bt_json_bool(json, "over", outcome.over);
    if (!outcome.over)
        return;
    bt_json_text(json, "winner", bt_side_name(game->rules, outcome.winner));
    bt_json_number(json, "margin", outcome.margin);
    bt_json_text(json, "result", outcome.text);
}

void
bt__prompt_write(const bt_game *game, const bt_view *view, bt_json *json)
{
    bt_buf prompt = { 0 };
    if (game->rules->prompt)
        game->rules->prompt(game, view, &prompt);
    bt_json_text(json, "prompt", bt_buf_text(&prompt));
    bt_buf_release(&prompt);
}

static void
write_seat(bt_hub *hub, const bt_room *room, const bt_audience *audience, bt_json *json)
{
    const bt_game *game = &audience->game;
    bt_actions *actions = &hub->desk.actions;
    actions->count = 0;
    if (audience->side != BT_SIDE_NONE) {
        bt_json_number(json, "can_undo", bt_match_can_undo(room->match, audience->side));
        for (int i = 0; i < room->seat_count; i++) {
            if (room->seats[i].side == audience->side)
                bt_json_number(json, "sequence", room->seats[i].sequence);
        }
        game->rules->legal(game, bt_match_state(room->match), audience->side, actions);
    }
    bt__legal_write(game, actions, "legal", json);
}

void
bt__frame_write(bt_hub *hub, const bt_room *room, const bt_audience *audience, bt_buf *out)
{
    const bt_game *game = &audience->game;
    const bt_state *state = bt_match_state(room->match);
    bt_json json;
    bt_view *view = bt_view_new(game);
    if (!view) {
        out->failed = true;
        return;
    }
    game->rules->view(game, state, audience->side, view);
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    bt__standing_write(game, state, &json);
    bt__prompt_write(game, view, &json);
    write_seat(hub, room, audience, &json);
    bt_json_object(&json, "view");
    game->rules->view_write(game, view, &json);
    bt_json_object_end(&json);
    bt_json_object_end(&json);
    free(view);
}

void
bt__seats_write(const bt_room *room, bt_json *json)
{
    const bt_rules *rules = room->shelf->game->rules;
    bt_json_object(json, "seats");
    for (int i = 0; i < room->seat_count; i++) {
        const bt_seat *seat = &room->seats[i];
        bt_json_object(json, bt_side_name(rules, seat->side));
        if (seat->bot)
            bt_json_text(json, "bot", seat->bot->id);
        else
            bt_json_bool(json, "online", seat->online > 0);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}
