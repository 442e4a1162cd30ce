/*
 * room_keep.c - which rooms are in memory: found or opened, let go for others, closed.
 */
#include "hub_internal.h"

#include <assert.h>
#include <stdlib.h>

void
bt__room_forget(bt_room *room)
{
    bt_match_free(room->match);
    room->hub->rooms.loaded -= room->match != NULL;
    room->match = NULL;
    bt__steps_release(&room->steps);
    room->told_steps = 0;
    room->event_count = 0;
}

/* All who follow the game get the whole view next. */
static void
let_go(bt_room *room)
{
    bt__rooms_retire(room);
    bt__room_forget(room);
    for (bt_audience *audience = room->audiences; audience; audience = audience->next)
        bt__told_release(&audience->told);
}

/* The oldest of a list that can be let go: no bot thinks for it, nothing waits for a commit. */
static bt_room *
find_oldest(const bt_room_list *list)
{
    bt_room *room = list->oldest;
    while (room && (room->thinking || room->changed))
        room = room->age.newer;
    return room;
}

/* Have room for one more match: what nobody follows is closed first, then what is followed, but
 * was asked nothing for longest, is let go until it is asked for something. */
static int
make_room(bt_hub *hub, bt_error *err)
{
    int limit = (int)hub->options.limits.rooms;
    while (limit && hub->rooms.loaded >= limit) {
        bt_room *idle = find_oldest(&hub->rooms.idle);
        bt_room *room = idle ? idle : find_oldest(&hub->rooms.followed);
        if (!room) {
            hub->stats.counted.rooms_refused++;
            return bt_fail(err, BT_ELIMIT, "all of %d games in memory are in use", limit);
        }
        hub->stats.counted.rooms_let_go++;
        if (idle)
            bt__room_close(hub, room);
        else
            let_go(room);
    }
    return BT_OK;
}

int
bt__room_load(bt_hub *hub, bt_room *room, bt_error *err)
{
    int status = make_room(hub, err);
    return status ? status : bt__room_reload(hub, room, err);
}

void
bt__room_use(bt_room *room)
{
    const bt_peer *peer = room->hub->asking;
    room->idle_since = bt__hub_now();
    if (peer)
        room->lane = (uint64_t)(uintptr_t)peer->source;
    bt__rooms_use(&room->hub->rooms, room);
}

static int
add_room(bt_hub *hub, bt_game_id id, bt_room **out, bt_error *err)
{
    bt_room *room = calloc(1, sizeof *room);
    *out = NULL;
    if (!room)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    *room = (bt_room){ .id = id, .hub = hub };
    if (bt__rooms_add(&hub->rooms, room)) {
        free(room);
        return bt_fail(err, BT_ENOMEM, "out of memory");
    }
    *out = room;
    return BT_OK;
}

int
bt__room_open(bt_hub *hub, bt_game_id id, bt_room **out, bt_error *err)
{
    bt_room *room = bt__rooms_find(&hub->rooms, id);
    bool is_new = !room;
    int status = is_new ? add_room(hub, id, &room, err) : BT_OK;
    *out = NULL;
    if (!status && !room->match)
        status = bt__room_load(hub, room, err);
    if (status && is_new && room)
        bt__room_close(hub, room);
    if (status)
        return status;
    bt__room_use(room);
    *out = room;
    return BT_OK;
}

void
bt__room_close(bt_hub *hub, bt_room *room)
{
    assert(!room->audiences && !room->thinking);
    bt__rooms_remove(&hub->rooms, room);
    bt__room_forget(room);
    if (room->shelf)
        bt_shelf_drop(hub->shelves, room->shelf);
    free(room->events);
    free(room);
}
