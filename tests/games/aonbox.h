/*
 * aonbox.h - the box of Age of Napoleon opened once for all cases of a program, in each scenario.
 */
#ifndef AONBOX_H
#define AONBOX_H

#include "../../games/age-of-napoleon/printed.h"

#include <berthier/games.h>
#include <berthier/host.h>
#include <stdlib.h>
#include <string.h>

#define SCENARIOS 3

static const char *const scenarios[SCENARIOS] = { "1805", "1809", "1813" };

typedef struct box {
    bt_arena arena;
    bt_pack pack;
    bt_game *games[SCENARIOS];
} box;

static inline int
open_box(void **state)
{
    box *b = calloc(1, sizeof *b);
    bt_error err = { 0 };
    assert_non_null(b);
    *state = b;
    assert_int_equal(bt_pack_load(&b->pack, &b->arena, "age-of-napoleon",
                                  BT_SOURCE_DIR "/data/age-of-napoleon", &err),
                     BT_OK);
    for (int i = 0; i < SCENARIOS; i++) {
        if (bt_game_new(&b->games[i], bt_games_find("age-of-napoleon"), &b->pack, scenarios[i],
                        NULL, &err))
            fail_msg("%s:%d:%d: %s", err.file, err.line, err.column, err.text);
    }
    return 0;
}

static inline int
close_box(void **state)
{
    box *b = *state;
    for (int i = 0; i < SCENARIOS; i++)
        bt_game_free(b->games[i]);
    bt_arena_release(&b->arena);
    free(b);
    return 0;
}

static inline const bt_game *
game_of(void **state)
{
    return ((box *)*state)->games[0];
}

static inline const aon_printed *
printed(void **state)
{
    return aon_printed_of(game_of(state));
}

static inline bt_unit
corps(void **state, const char *id)
{
    bt_unit unit = bt_unit_find(game_of(state), id, (int)strlen(id));
    if (unit == BT_UNIT_NONE)
        fail_msg("there is no corps %s", id);
    return unit;
}

static inline uint8_t
country(void **state, const char *id)
{
    uint8_t number = bt_named_find(game_of(state), 0, id, (int)strlen(id));
    if (number == BT_NAMED_NONE)
        fail_msg("there is no country %s", id);
    return number;
}

static inline bt_area
area(void **state, const char *id, int length)
{
    bt_area number = bt_area_find(game_of(state)->network, id, length);
    if (number == BT_AREA_NONE)
        fail_msg("there is no area %.*s", length, id);
    return number;
}

/* Call `see` for every word of a text; how many there are. */
static inline int
each_word(void **state, const char *text, void (*see)(void **, const char *, int, void *),
          void *about)
{
    int count = 0;
    for (; *text; count++) {
        int length = (int)strcspn(text, " ");
        see(state, text, length, about);
        text += length + (text[length] == ' ');
    }
    return count;
}

#endif
