/*
 * told.c - all an audience may know at one moment, and what has changed since.
 *
 * The actions of words that are not open now are kept as they were told last:
 * when a unit has moved, most of what the other units may do is known already
 * and need not be sent again.
 */
#include "hub_internal.h"

#include <berthier/json_patch.h>
#include <berthier/view.h>
#include <stdlib.h>

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

/* What the seat of an audience may know of itself. */
static void
write_seat(const bt_room *room, const bt_audience *audience, const bt_actions *actions,
           bt_json *json)
{
    if (audience->side != BT_SIDE_NONE)
        bt_json_number(json, "can_undo", bt_match_can_undo(room->match, audience->side));
    for (int i = 0; i < room->seat_count; i++) {
        if (room->seats[i].side == audience->side)
            bt_json_number(json, "sequence", room->seats[i].sequence);
    }
    bt__words_write(&audience->game, actions, "open", json);
}

static void
write_head(const bt_room *room, const bt_audience *audience, const bt_view *view,
           const bt_actions *actions, bt_buf *out)
{
    const bt_game *game = &audience->game;
    bt_json json;
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    bt__standing_write(game, bt_match_state(room->match), &json);
    bt__prompt_write(game, view, &json);
    write_seat(room, audience, actions, &json);
    bt_json_object_end(&json);
}

/* The actions of the words that are open, and what was told of the others. */
static void
write_tree(const bt_audience *audience, const bt_actions *actions, bt_buf *out)
{
    bt_buf open = { 0 };
    bt_json json;
    bt_json_init(&json, &open);
    bt__legal_write(&audience->game, actions, NULL, &json);
    if (open.failed)
        out->failed = true;
    else
        bt_json_fill(bt_buf_text(&open),
                     audience->told.legal.length ? bt_buf_text(&audience->told.legal) : "{}", out);
    bt_buf_release(&open);
}

int
bt__told_make(bt_hub *hub, const bt_room *room, const bt_audience *audience, bt_told *out)
{
    const bt_game *game = &audience->game;
    const bt_state *state = bt_match_state(room->match);
    bt_actions *actions = &hub->desk.actions;
    *out = (bt_told){ .view = bt_view_new(game) };
    if (!out->view)
        return BT_ENOMEM;
    game->rules->view(game, state, audience->side, out->view);
    actions->count = 0;
    if (audience->side != BT_SIDE_NONE)
        game->rules->legal(game, state, audience->side, actions);
    write_head(room, audience, out->view, actions, &out->head);
    write_tree(audience, actions, &out->legal);
    if (!out->head.failed && !out->legal.failed)
        return BT_OK;
    bt__told_release(out);
    return BT_ENOMEM;
}

void
bt__told_release(bt_told *told)
{
    bt_buf_release(&told->head);
    bt_buf_release(&told->legal);
    free(told->view);
    *told = (bt_told){ 0 };
}

void
bt__told_write(const bt_game *game, const bt_told *told, bt_json *json)
{
    bt_json_members(json, bt_buf_text(&told->head));
    bt_json_object(json, "legal");
    bt_json_members(json, bt_buf_text(&told->legal));
    bt_json_object_end(json);
    bt_json_object(json, "view");
    game->rules->view_write(game, told->view, json);
    bt_json_object_end(json);
}

/* A member that is a patch, unless nothing has changed. */
static void
write_patch(bt_json *json, const char *key, bt_buf *patch)
{
    json->out->failed |= patch->failed;
    if (!patch->failed && patch->length > 2) {
        bt_json_object(json, key);
        bt_json_members(json, bt_buf_text(patch));
        bt_json_object_end(json);
    }
    bt_buf_clear(patch);
}

void
bt__told_patch(const bt_game *game, const bt_told *from, const bt_told *to, bt_buf *out)
{
    bt_buf patch = { 0 };
    bt_json json;
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    bt_json_patch(bt_buf_text(&from->head), bt_buf_text(&to->head), &patch);
    if (!patch.failed)
        bt_json_members(&json, bt_buf_text(&patch));
    out->failed |= patch.failed;
    bt_buf_clear(&patch);
    bt_json_patch(bt_buf_text(&from->legal), bt_buf_text(&to->legal), &patch);
    write_patch(&json, "legal", &patch);
    bt_view_patch(game, from->view, to->view, &patch);
    write_patch(&json, "view", &patch);
    bt_json_object_end(&json);
    bt_buf_release(&patch);
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
