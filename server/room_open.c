/*
 * room_open.c - a stored game is taken into memory, and let go.
 */
#include "hub_internal.h"

#include <assert.h>
#include <berthier/host.h>
#include <berthier/position.h>
#include <stdlib.h>
#include <string.h>

typedef struct opening {
    bt_hub *hub;
    bt_room *room;
    bt_error *err;
} opening;

/* The match at its beginning. */
static int
begin_match(bt_room *room, const bt_game_row *row, bt_error *err)
{
    const bt_game *game = room->shelf->game;
    if (!row->start[0])
        return bt_match_new_record(&room->match, game, NULL, bt_host_rng(), err);
    bt_state *state = bt_state_new(game);
    if (!state)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    game->rules->setup(game, state);
    int status = bt_position_read(game, row->start, 1, state, err);
    if (!status)
        status = bt_match_new_record(&room->match, game, state, bt_host_rng(), err);
    free(state);
    return status;
}

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
take_orders(const bt_room *room, bt_seat *seat, const char *stored)
{
    const bt_game *game = room->shelf->game;

    bt_orders_default(game->rules, &seat->orders);
    for (int i = 0; i < BT_MOMENTS_MAX && bt__room_is_solo(room); i++)
        seat->orders.at[i] = BT_ORDER_ASK;
    (void)bt_orders_parse(game, NULL, seat->side, stored, &seat->orders, NULL);
}

static int
take_seats(bt_room *room, const bt_game_row *row, bt_error *err)
{
    room->seat_count = row->seat_count;
    for (int i = 0; i < row->seat_count; i++) {
        const bt_seat_row *from = &row->seats[i];
        bt_seat *seat = &room->seats[i];
        seat->side = bt_side_find(room->shelf->game->rules, from->side, (int)strlen(from->side));
        seat->began = seat->side;
        seat->bot = from->bot[0] ? bt_bot_find(from->bot) : NULL;
        seat->sequence = from->sequence;
        seat->played = from->played;
        seat->taken = from->taken;
        memcpy(seat->key_hash, from->key_hash, sizeof seat->key_hash);
        if (seat->side == BT_SIDE_NONE || (from->bot[0] && !seat->bot))
            return bt_fail(err, BT_EDATA, "the stored game has a seat this program does not know");
    }
    for (int i = 0; i < row->seat_count; i++)
        take_orders(room, &room->seats[i], row->seats[i].orders);
    return BT_OK;
}

static int
take_game(const bt_game_row *row, void *user)
{
    opening *open = user;
    bt_room *room = open->room;
    int status = BT_OK;
    if (!room->shelf)
        status = bt__shelf_take(open->hub, row->rules, row->scenario, row->options, &room->shelf,
                                open->err);
    if (status)
        return status;
    const bt_game *game = room->shelf->game;
    if (game->rules->rules_version != row->rules_version || game->data_hash != row->data_hash)
        return bt_fail(open->err, BT_EHASH,
                       "the game was begun with another version of the rules or their data");
    room->takeback = row->takeback;
    if (room->takeback.seat >= row->seat_count || room->takeback.declined >= row->seat_count)
        room->takeback.seat = -1;
    room->rekey_count = row->rekey_count;
    memcpy(room->rekeys, row->rekeys, sizeof room->rekeys);
    status = take_seats(room, row, open->err);
    return status ? status : begin_match(room, row, open->err);
}

static int
take_action(const bt_action_row *row, void *user)
{
    opening *open = user;
    bt_room *room = open->room;
    bt_events *events = &open->hub->desk.events;
    int entry = bt_match_length(room->match);
    bt_side seat = bt_seat_of(room->shelf->game, bt_match_state(room->match), row->side);
    events->count = 0;
    int status = bt_match_replay(room->match, row->side, row->action, NULL, events, open->err);
    if (status)
        return status;
    if (bt_match_entry(room->match, entry)->hash != row->hash)
        return bt_fail(open->err, BT_EHASH, "action %d leads elsewhere than when it was stored",
                       entry + 1);
    return bt__room_note_step(room, entry, row->side, seat, events);
}

int
bt__room_reseat(bt_room *room, bt_error *err)
{
    const bt_game *game = room->shelf->game;
    const bt_state *state = bt_match_state(room->match);
    bool changed = false;
    for (int i = 0; i < room->seat_count; i++) {
        bt_seat *seat = &room->seats[i];
        bt_side side = bt_seated(game, state, seat->began);
        changed |= side != seat->side;
        seat->side = side;
    }
    room->seats_changed |= changed;
    return bt__room_regroup(room, err);
}

int
bt__room_reload(bt_hub *hub, bt_room *room, bt_error *err)
{
    opening open = { hub, room, err };
    bt_match_free(room->match);
    room->match = NULL;
    room->step_count = 0;
    room->event_count = 0;
    room->generation++;
    int status = bt_store_read_game(hub->store, room->id, take_game, &open, err);
    if (!status)
        status = bt_store_read_actions(hub->store, room->id, take_action, &open, err);
    room->told_steps = room->step_count;
    return status ? status : bt__room_reseat(room, err);
}

int
bt__room_open(bt_hub *hub, bt_game_id id, bt_room **out, bt_error *err)
{
    for (*out = hub->rooms; *out; *out = (*out)->next) {
        if ((*out)->id == id)
            return BT_OK;
    }
    bt_room *room = calloc(1, sizeof *room);
    if (!room)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    room->id = id;
    room->by = BT_SIDE_NONE;
    room->idle_since = bt__hub_now();
    room->next = hub->rooms;
    hub->rooms = room;
    hub->stats.games_open++;
    int status = bt__room_reload(hub, room, err);
    if (status) {
        bt__room_close(hub, room);
        return status;
    }
    *out = room;
    return BT_OK;
}

void
bt__room_close(bt_hub *hub, bt_room *room)
{
    assert(!room->audiences && !room->thinking);
    for (bt_room **at = &hub->rooms; *at; at = &(*at)->next) {
        if (*at == room) {
            *at = room->next;
            break;
        }
    }
    bt_match_free(room->match);
    if (room->shelf)
        bt__shelf_drop(hub, room->shelf);
    free(room->steps);
    free(room->events);
    free(room);
    hub->stats.games_open--;
}
