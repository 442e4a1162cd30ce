/*
 * rooms.h - the open rooms of a hub: found by their game, closed by their age.
 *
 * A room is in a hash table, so that finding one costs the same however many
 * are open, and in one of two lists, each in the order of last use: rooms that
 * are followed, and rooms that nobody follows.  A room whose match was let go
 * is in neither.  What has to be told or thought about waits in a third list,
 * so that a flush looks at nothing else.
 */
#ifndef BT_ROOMS_H
#define BT_ROOMS_H

#include <berthier/store.h>
#include <stdbool.h>

typedef struct bt_room bt_room;

/** A place in a list by age. */
typedef struct bt_room_age {
    bt_room *older, *newer;
    struct bt_room_list *list; /* NULL for none */
} bt_room_age;

typedef struct bt_room_list {
    bt_room *oldest, *newest;
} bt_room_list;

/** Zero-initialise. */
typedef struct bt_rooms {
    bt_room **buckets;
    int bucket_count, count;
    int loaded; /* with a match in memory */
    bt_room_list followed, idle;
    bt_room *touched;
} bt_rooms;

/** Free the table; no room may be in it. */
void bt__rooms_release(bt_rooms *rooms);

/** Put a room in, under its id; BT_ENOMEM. */
int bt__rooms_add(bt_rooms *rooms, bt_room *room);
void bt__rooms_remove(bt_rooms *rooms, bt_room *room);
bt_room *bt__rooms_find(const bt_rooms *rooms, bt_game_id id);

/** It is used now, and followed or not: it becomes the newest of its list. */
void bt__rooms_use(bt_rooms *rooms, bt_room *room);

/** It is in no list by age any more. */
void bt__rooms_retire(bt_room *room);

/** The next flush is to look at it. */
void bt__rooms_touch(bt_rooms *rooms, bt_room *room);

/** All that a flush is to look at, chained by next_touched; they may be touched again at once. */
bt_room *bt__rooms_take_touched(bt_rooms *rooms);

#endif
