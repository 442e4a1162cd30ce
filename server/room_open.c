/*
 * room_open.c - a stored game is taken into memory, and let go.
 *
 * A record is a list of decisions.  It is played again by the rules of today:
 * on the data of today, where every position comes out as it was stored; else
 * on the data it was begun with, if they are kept; else on those of today
 * after all, if each of its actions is allowed there.  A record that is
 * allowed on neither, or is damaged, is shown as far as it goes, and nobody
 * plays on (docs/decisions/0013-stored-games-survive-new-rules.md).
 */
#include "stored.h"

#include <assert.h>
#include <berthier/host.h>
#include <berthier/position.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct opening {
    bt_hub *hub;
    bt_room *room;
    const bt__stored *stored;
    bt_shelf *now, *then; /* the game on the data of today, and on those it was begun with */
    int played;           /* actions of the record that the last try allowed */
    bool is_same;         /* and every position came out as it was stored */
    bt_error why;         /* the next was refused */
    bt_error *err;
} opening;

bool
bt__room_is_solo(const bt_room *room)
{
    int persons = 0;

    for (int i = 0; i < room->seat_count; i++)
        persons += !room->seats[i].bot;
    return persons == 1;
}

/*
 * The orders of a seat: as stored, else as it begins.  Who plays alone is asked everywhere: he is
 * only asked when he has a choice.  Orders that nobody understands any more are forgotten, the game
 * is not.
 */
static void
take_orders(const bt_room *room, bt_chair *seat, const char *stored)
{
    const bt_game *game = room->shelf->game;

    bt_orders_default(game->rules, &seat->orders);
    for (int i = 0; i < BT_MOMENTS_MAX && bt__room_is_solo(room); i++)
        seat->orders.at[i].kind = BT_ORDER_ASK;
    (void)bt_orders_parse(game, BT_SIDE_NONE, stored, &seat->orders, NULL);
}

static int
take_seats(bt_room *room, const bt_game_row *row, bt_error *err)
{
    room->seat_count = row->seat_count;
    for (int i = 0; i < row->seat_count; i++) {
        const bt_seat_row *from = &row->seats[i];
        bt_chair *seat = &room->seats[i];
        seat->side = bt_seat_find(room->shelf->game, from->side, (int)strlen(from->side));
        seat->began = seat->side;
        seat->bot = from->bot[0] ? bt_bot_find(from->bot) : NULL;
        seat->sequence = from->sequence;
        seat->played = from->played;
        seat->taken = from->taken;
        memcpy(seat->key_hash, from->key_hash, sizeof seat->key_hash);
        if (seat->side >= bt_seat_count(room->shelf->game) || (from->bot[0] && !seat->bot))
            return bt_fail(err, BT_EDATA, "the stored game has a seat this program does not know");
    }
    for (int i = 0; i < row->seat_count; i++)
        take_orders(room, &room->seats[i], row->seats[i].orders);
    room->takeback = row->takeback;
    if (room->takeback.seat >= row->seat_count || room->takeback.declined >= row->seat_count)
        room->takeback.seat = -1;
    room->rekey_count = row->rekey_count;
    memcpy(room->rekeys, row->rekeys, sizeof room->rekeys);
    return BT_OK;
}

/* ---- playing the record again ----------------------------------------------- */

/* The match at its beginning. */
static int
begin_match(bt_room *room, const char *start, bt_error *err)
{
    const bt_game *game = room->shelf->game;

    if (!start[0])
        return bt_match_new_record(&room->match, game, NULL, bt_host_rng(), err);
    bt_state *state = bt_state_new(game);
    if (!state)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    game->rules->setup(game, state);
    int status = bt_position_read(game, start, 1, state, err);
    if (!status)
        status = bt_match_new_record(&room->match, game, state, bt_host_rng(), err);
    free(state);
    return status;
}

static int
play_row(opening *o, const bt_action_row *row, bt_error *err)
{
    bt_room *room = o->room;
    const bt_game *game = room->shelf->game, *then = o->then ? o->then->game : NULL;
    bt_events *events = &o->hub->desk.events;
    int entry = bt_match_length(room->match);
    bt_side seat = bt_seat_of(game, bt_match_state(room->match), row->side);
    bt_action action = bt__stored_action(o->stored, row->action, then, game);

    events->count = 0;
    int status = bt_match_replay(room->match, row->side, action, row->words, NULL, events, err);
    if (status)
        return status;
    o->is_same &= action == row->action && bt_match_entry(room->match, entry)->hash == row->hash;
    return bt__room_note_step(room, entry, row->side, seat, events);
}

/* Play the record again on one shelf, as far as it is allowed; BT_ENOMEM is all that can fail. */
static int
try_on(opening *o, bt_shelf *shelf)
{
    const bt__stored *stored = o->stored;
    bt_room *room = o->room;

    bt_match_free(room->match);
    room->match = NULL;
    room->shelf = shelf;
    bt__steps_clear(&room->steps);
    o->played = 0;
    o->is_same = true;
    int status = begin_match(room, stored->row.start, &o->why);
    if (status) {
        o->is_same = false;
        return status == BT_ENOMEM ? status : begin_match(room, "", o->err);
    }
    for (; !status && o->played < stored->count; o->played += !status)
        status = play_row(o, &stored->actions[o->played], &o->why);
    return status == BT_ENOMEM ? status : BT_OK;
}

static bool
is_whole(const opening *o)
{
    return !o->why.status && o->played == o->stored->count;
}

/* Find the data by which the record can be played again; the room has the match then. */
static int
choose(opening *o)
{
    int on_now = 0;
    int status = BT_OK;

    if (o->now) {
        status = try_on(o, o->now);
        on_now = is_whole(o) ? INT_MAX : o->played;
    }
    if (status || !o->then || (is_whole(o) && o->is_same && o->now))
        return status;
    o->why = (bt_error){ 0 };
    status = try_on(o, o->then);
    if (status || is_whole(o) || !o->now || on_now <= o->played)
        return status;
    o->why = (bt_error){ 0 };
    return try_on(o, o->now);
}

/* The shelves that the record may be played on. */
static int
take_shelves(opening *o)
{
    const bt_game_row *row = &o->stored->row;
    bt_error none = { 0 };
    int status =
        bt__shelf_take(o->hub, row->rules, row->scenario, row->options, 0, &o->now, o->err);

    if (status == BT_ENOMEM || (!status && o->now->game->data_hash == row->data_hash))
        return status;
    int kept = bt__shelf_take(o->hub, row->rules, row->scenario, row->options, row->data_hash,
                              &o->then, &none);
    return kept ? status : BT_OK;
}

/* The room keeps one of them, or has kept it before. */
static void
drop_unused(opening *o, const bt_shelf *had)
{
    const bt_shelf *kept = had ? NULL : o->room->shelf;

    if (o->now && o->now != kept)
        bt_shelf_drop(o->hub->shelves, o->now);
    if (o->then && o->then != kept)
        bt_shelf_drop(o->hub->shelves, o->then);
}

/* Why nobody plays on, if so. */
static bt_shut
find_fault(opening *o)
{
    const bt_game *game = o->room->shelf->game;
    const bt_rules *rules;

    if (bt__example_of(o->room->id, &rules) && is_whole(o))
        return BT_SHUT_EXAMPLE;
    if (o->stored->is_damaged) {
        o->why = o->stored->why;
        return BT_SHUT_DAMAGE;
    }
    if (!is_whole(o))
        return BT_SHUT_RULES;
    return game->rules->state_ok(game, bt_match_state(o->room->match), &o->why) ? BT_SHUT_NOT
                                                                                : BT_SHUT_DAMAGE;
}

/* Where the room stands with its record: played on, brought up to date first, or looked at only. */
static void
judge(opening *o)
{
    bt_room *room = o->room;
    const bt_game *game = room->shelf->game;
    const bt_game_row *row = &o->stored->row;
    const bt_log *log = o->hub->options.log;

    room->shut = find_fault(o);
    room->begun_by = row->rules_version;
    room->stored_length = row->length > o->stored->count ? row->length : o->stored->count;
    room->renumber = !o->is_same;
    room->stale = !room->shut && (room->renumber || row->data_hash != game->data_hash ||
                                  row->rules_version != game->rules->rules_version);
    if (room->shut == BT_SHUT_EXAMPLE)
        return;
    o->hub->stats.counted.shut += room->shut != BT_SHUT_NOT;
    if (room->shut)
        BT_LOG(log, BT_LOG_WARN, "game-shut", bt_log_number("game", room->id),
               bt_log_text("why", o->why.text),
               bt_log_number("shown", bt_match_length(room->match)),
               bt_log_number("stored", room->stored_length));
    else if (room->stale)
        BT_LOG(log, BT_LOG_INFO, "game-renewed", bt_log_number("game", room->id),
               bt_log_number("rules", row->rules_version),
               bt_log_number("now", game->rules->rules_version));
}

static int
open_from(bt_hub *hub, bt_room *room, const bt__stored *stored, bt_error *err)
{
    opening o = { .hub = hub, .room = room, .stored = stored, .err = err };
    bt_shelf *had = room->shelf; /* who follows the room has its game: it stays the same */
    int status = take_shelves(&o);

    if (!status)
        status = had ? try_on(&o, had) : choose(&o);
    drop_unused(&o, had);
    if (!status)
        status = take_seats(room, &stored->row, err);
    if (!status)
        judge(&o);
    return status;
}

int
bt__room_reload(bt_hub *hub, bt_room *room, bt_error *err)
{
    bt__stored stored = { 0 };

    bt__room_forget(room);
    room->generation++;
    bt__rooms_touch(&hub->rooms, room);
    int status = bt__stored_read(hub, room->id, &stored, err);
    if (!status)
        status = open_from(hub, room, &stored, err);
    hub->rooms.loaded += room->match != NULL;
    bt__stored_release(&stored);
    room->told_steps = room->steps.count;
    if (!status)
        status = bt__room_reseat(room, err);
    if (status)
        bt__room_forget(room);
    return status;
}

int
bt__room_reseat(bt_room *room, bt_error *err)
{
    const bt_game *game = room->shelf->game;
    const bt_state *state = bt_match_state(room->match);
    bool changed = false;
    for (int i = 0; i < room->seat_count; i++) {
        bt_chair *seat = &room->seats[i];
        bt_side side = bt_seated(game, state, seat->began);
        changed |= side != seat->side;
        seat->side = side;
    }
    room->seats_changed |= changed;
    return bt__room_regroup(room, err);
}
