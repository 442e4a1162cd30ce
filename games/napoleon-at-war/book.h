/*
 * book.h - the charts and tables of the box as JSON, for front ends: what the
 * engine's own tables do not tell of this game.
 */
#ifndef NAW_BOOK_H
#define NAW_BOOK_H

#include "state.h"

void naw_book(const bt_game *game, bt_json *json);

/** The line of the terrain effects chart that a kind of hex or hexside has, or NULL [9.0]. */
const char *naw_terrain_rule(const char *id);

/** Write what kind of Game-Turn each is. */
void naw_write_track(const naw_printed *p, bt_json *json);

/** Name an arrival group: "g3".  Returns storage. */
#define NAW_GROUP_KEY 16
const char *naw_group_key(int group, char *storage);

/** Does a group come on alike under both plans? */
bool naw_same_entry(const naw_arrival *group);

/** Write when and where a group comes on: its turn and either hex, or map and edge. */
void naw_write_entry(const naw_printed *p, const naw_entry *entry, bt_hex hex, bt_json *json);

#endif
