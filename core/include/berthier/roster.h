/*
 * roster.h - things that a pack names: formations, countries, sources of supply.
 *
 * A game says which rosters there are (rosters.def), its data say who is on them.  A thing is a
 * number, its place on the roster; operands, event arguments and fields of the kind BT_KIND_NAMED
 * are written and read by its id, and told to people by its title.  0xff is none of them.
 */
#ifndef BT_ROSTER_H
#define BT_ROSTER_H

#include <berthier/doc.h>

struct bt_game;

/** A row of the game's rosters.def. */
typedef struct bt_roster_def {
    const char *id;    /* "country" */
    const char *title; /* "Countries" */
} bt_roster_def;

/** A thing on a roster. */
typedef struct bt_named {
    const char *id;    /* unique on its roster, a single word: "austria" */
    const char *title; /* "Austria" */
} bt_named;

typedef struct bt_roster {
    bt_named *at; /* not to be changed after rules->load */
    int count;
} bt_roster;

#define BT_ROSTERS_MAX 8
#define BT_NAMED_MAX   128 /* a bt_set holds all of them */
#define BT_NAMED_NONE  0xff

/**
 * Put a thing on a roster that a row of the game's data names by its `id` and `name`.  For
 * rules->load; an id that is there already is an error with its place, as is one bt_word_id refuses.
 */
int bt_roster_read(struct bt_game *game, int roster, bt_node row, bt_error *err);

/** Find a thing by the first length bytes of its id, any letter case; BT_NAMED_NONE for no other. */
uint8_t bt_named_find(const struct bt_game *game, int roster, const char *id, int length);

#endif
