/* rooms.c - a hash table with chains, lists through the rooms themselves. */
#include "rooms.h"

#include "hub_internal.h"
#include <assert.h>
#include <stdlib.h>

#define BUCKETS_MIN 64

/* Ids are counted up, so they fall evenly into buckets as they are. */
static bt_room **
bucket_of(const bt_rooms *rooms, bt_game_id id)
{
    return &rooms->buckets[(uint64_t)id & (uint64_t)(rooms->bucket_count - 1)];
}

void
bt__rooms_release(bt_rooms *rooms)
{
    assert(rooms->count == 0);
    free(rooms->buckets);
    *rooms = (bt_rooms){ 0 };
}

static int
grow(bt_rooms *rooms)
{
    bt_rooms larger = *rooms;
    larger.bucket_count = rooms->bucket_count ? 2 * rooms->bucket_count : BUCKETS_MIN;
    larger.buckets = calloc((size_t)larger.bucket_count, sizeof(bt_room *));
    if (!larger.buckets)
        return BT_ENOMEM;
    for (int i = 0; i < rooms->bucket_count; i++) {
        for (bt_room *room; (room = rooms->buckets[i]);) {
            bt_room **bucket = bucket_of(&larger, room->id);
            rooms->buckets[i] = room->next;
            room->next = *bucket;
            *bucket = room;
        }
    }
    free(rooms->buckets);
    *rooms = larger;
    return BT_OK;
}

int
bt__rooms_add(bt_rooms *rooms, bt_room *room)
{
    if (rooms->count == rooms->bucket_count && grow(rooms))
        return BT_ENOMEM;
    bt_room **bucket = bucket_of(rooms, room->id);
    room->next = *bucket;
    *bucket = room;
    rooms->count++;
    return BT_OK;
}

void
bt__rooms_remove(bt_rooms *rooms, bt_room *room)
{
    bt_room **at = bucket_of(rooms, room->id);
    while (*at != room)
        at = &(*at)->next;
    *at = room->next;
    rooms->count--;
    bt__rooms_retire(room);
    if (!room->touched)
        return;
    for (at = &rooms->touched; *at != room;)
        at = &(*at)->next_touched;
    *at = room->next_touched;
}

bt_room *
bt__rooms_find(const bt_rooms *rooms, bt_game_id id)
{
    bt_room *room = rooms->bucket_count ? *bucket_of(rooms, id) : NULL;
    while (room && room->id != id)
        room = room->next;
    return room;
}

void
bt__rooms_retire(bt_room *room)
{
    bt_room_age *age = &room->age;
    if (!age->list)
        return;
    *(age->older ? &age->older->age.newer : &age->list->oldest) = age->newer;
    *(age->newer ? &age->newer->age.older : &age->list->newest) = age->older;
    *age = (bt_room_age){ 0 };
}

void
bt__rooms_use(bt_rooms *rooms, bt_room *room)
{
    bt_room_list *list = room->audiences ? &rooms->followed : &rooms->idle;
    if (list->newest == room)
        return;
    bt__rooms_retire(room);
    room->age = (bt_room_age){ .older = list->newest, .list = list };
    *(list->newest ? &list->newest->age.newer : &list->oldest) = room;
    list->newest = room;
}

void
bt__rooms_touch(bt_rooms *rooms, bt_room *room)
{
    if (room->touched)
        return;
    room->touched = true;
    room->next_touched = rooms->touched;
    rooms->touched = room;
}

bt_room *
bt__rooms_take_touched(bt_rooms *rooms)
{
    bt_room *first = rooms->touched;
    for (bt_room *room = first; room; room = room->next_touched)
        room->touched = false;
    rooms->touched = NULL;
    return first;
}
