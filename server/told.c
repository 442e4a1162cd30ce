/*
 * told.c - all an audience may know at one moment, and what has changed since.
 */
#include "hub_internal.h"

#include <berthier/json_patch.h>
#include <berthier/say.h>
#include <berthier/view.h>
#include <stdlib.h>

/* Viewers of a game that cannot be played on are told so, and how much of it there is to see. */
static void
write_shut(const bt_room *room, bt_json *json)
{
    static const char *const why[] = {
        [BT_SHUT_RULES] = "rules", [BT_SHUT_DAMAGE] = "damage", [BT_SHUT_EXAMPLE] = "example"
    };
    bt_json_object(json, "shut");
    bt_json_text(json, "why", why[room->shut]);
    bt_json_number(json, "shown", bt_match_length(room->match));
    bt_json_number(json, "stored", room->stored_length);
    bt_json_object_end(json);
}

void
bt__standing_write(const bt_room *room, const bt_game *game, bt_json *json)
{
    const bt_state *state = bt_match_state(room->match);
    bt_sides acting = room->shut ? 0 : game->rules->to_act(game, state);
    bt_outcome outcome;
    game->rules->outcome(game, state, &outcome);
    bt_json_array(json, "to_act");
    for (bt_side side = 0; side < BT_SIDES_MAX; side++) {
        if (acting & bt_side_bit(side))
            bt_json_text(json, NULL, bt_seat_id(game, side));
    }
    bt_json_array_end(json);
    bt_json_bool(json, "over", outcome.over);
    if (room->shut)
        write_shut(room, json);
    if (!outcome.over)
        return;
    bt_json_text(json, "winner", bt_side_name(game->rules, outcome.winner));
    bt_json_number(json, "margin", outcome.margin);
    bt_json_text(json, "result", outcome.text);
}

/* Why nobody plays on. */
static void
say_shut(const bt_room *room, const bt_game *game, bt_buf *out)
{
    int shown = bt_match_length(room->match), now = (int)game->rules->rules_version;

    if (room->shut == BT_SHUT_EXAMPLE)
        bt_buf_add(out, bt_tr(game, "The example ends here. Go back in it, or begin a game of "
                                    "your own."));
    else if (room->shut == BT_SHUT_DAMAGE)
        BT_SAY(out, game,
               "This game can be looked at, but not played on: its record is damaged. "
               "{0} of {1} actions could be read.",
               bt_arg_number(shown), bt_arg_number((int)room->stored_length));
    else if (room->begun_by != now)
        BT_SAY(out, game,
               "This game can be looked at, but not played on: it was begun by rules version {0}, "
               "and version {1} does not allow its action {2}.",
               bt_arg_number((int)room->begun_by), bt_arg_number(now), bt_arg_number(shown + 1));
    else
        BT_SAY(out, game,
               "This game can be looked at, but not played on: the rules or the data of today do "
               "not allow its action {0}.",
               bt_arg_number(shown + 1));
}

void
bt__prompt_write(const bt_room *room, const bt_game *game, const bt_view *view, bt_json *json)
{
    bt_buf prompt = { 0 };
    if (room->shut)
        say_shut(room, game, &prompt);
    else if (game->rules->prompt)
        game->rules->prompt(game, view, &prompt);
    bt_json_text(json, "prompt", bt_buf_text(&prompt));
    bt_buf_release(&prompt);
}

/* What the seat of an audience may know of itself. */
static void
write_seat(const bt_room *room, const bt_audience *audience, bt_json *json)
{
    if (audience->side != BT_SIDE_NONE)
        bt_json_number(json, "can_undo", room->shut ? 0 : bt__room_can_undo(room, audience->side));
    for (int i = 0; i < room->seat_count; i++) {
        if (room->seats[i].side != audience->side)
            continue;
        bt_json_number(json, "sequence", room->seats[i].sequence);
        bt__takeback_write(room, i, json);
    }
}

/* Everything but the view; BT_ENOMEM. */
static int
make_head(const bt_room *room, const bt_audience *audience, const bt_actions *actions,
          bt_told *told)
{
    const bt_game *game = &audience->game;
    bt_json json;
    bt_json_init(&json, &told->head);
    bt_json_object(&json, NULL);
    bt__standing_write(room, game, &json);
    bt__prompt_write(room, game, told->view, &json);
    write_seat(room, audience, &json);
    bt_match_texts_write(room->match, bt_match_state(room->match), audience->side, &json);
    bt_json_array(&json, "open");
    int status = bt__legal_make(game, &audience->told.legal, actions, &told->legal, &json);
    bt_json_array_end(&json);
    bt_json_object_end(&json);
    return told->head.failed ? BT_ENOMEM : status;
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
    if (audience->side != BT_SIDE_NONE && !room->shut)
        game->rules->legal(game, state, audience->side, actions);
    int status = make_head(room, audience, actions, out);
    if (status)
        bt__told_release(out);
    return status;
}

void
bt__told_release(bt_told *told)
{
    bt_buf_release(&told->head);
    free(told->legal.at);
    free(told->view);
    *told = (bt_told){ 0 };
}

void
bt__told_write(const bt_game *game, const bt_told *told, bt_json *json)
{
    bt_json_members(json, bt_buf_text(&told->head));
    bt__legal_write(game, told->legal.at, told->legal.count, "legal", json);
    bt_json_object(json, "view");
    game->rules->view_write(game, told->view, json);
    bt_json_object_end(json);
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
    bt__legal_patch(game, &from->legal, &to->legal, &json);
    bt_view_patch(game, from->view, to->view, &patch);
    out->failed |= patch.failed;
    if (!patch.failed && patch.length > 2) {
        bt_json_object(&json, "view");
        bt_json_members(&json, bt_buf_text(&patch));
        bt_json_object_end(&json);
    }
    bt_json_object_end(&json);
    bt_buf_release(&patch);
}

/* [orders.h] The moments at which it is asked for a card are not secret, so that a pause tells nothing. */
static void
write_asked(const bt_room *room, const bt_chair *seat, bt_json *json)
{
    const bt_rules *rules = room->shelf->game->rules;
    if (!rules->moment_count || bt__room_is_solo(room))
        return;
    bt_json_array(json, "asked");
    for (int i = 0; i < rules->moment_count; i++) {
        if (bt_orders_asks(&seat->orders, i))
            bt_json_text(json, NULL, rules->moments[i].id);
    }
    bt_json_array_end(json);
}

/* A person's chair: who is there, and whether anybody has sat down on it yet. */
static void
write_person(const bt_room *room, int i, bt_seat viewer, bt_json *json)
{
    const bt_chair *seat = &room->seats[i];
    bt_json_bool(json, "online", seat->online > 0);
    if (!seat->taken)
        bt_json_bool(json, "open", true);
    if (seat->side == viewer && seat->online > 1)
        bt_json_number(json, "devices", seat->online);
    bt__key_asked_write(room, i, json);
    write_asked(room, seat, json);
}

void
bt__seats_write(const bt_room *room, bt_seat viewer, bt_json *json)
{
    const bt_game *game = room->shelf->game;
    bt_json_object(json, "seats");
    for (int i = 0; i < room->seat_count; i++) {
        const bt_chair *seat = &room->seats[i];
        bt_json_object(json, bt_seat_id(game, seat->side));
        if (seat->bot)
            bt_json_text(json, "bot", seat->bot->id);
        else
            write_person(room, i, viewer, json);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
    bt__keys_write(room, json);
}
