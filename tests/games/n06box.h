/*
 * n06box.h - the box of Napoléon 1806 opened once for all cases of a program.
 */
#ifndef N06BOX_H
#define N06BOX_H

#include "../../games/napoleon1806/printed.h"

#include <berthier/host.h>
#include <stdlib.h>
#include <string.h>

#define DATA BT_SOURCE_DIR "/data/napoleon1806"

static const char *const sides[] = { "french", "prussian" };

/* The loader alone: what the game does with the parts is for other tests. */
static const bt_rules rules = {
    .abi = BT_RULES_ABI,
    .id = "napoleon1806",
    .title = "Napoléon 1806",
    .state_size = 1,
    .side_count = 2,
    .sides = sides,
    .load = n06_load,
};

typedef struct box {
    bt_arena arena;
    bt_pack pack;
    bt_game *campaign, *brief;
} box;

static inline bt_game *
open_game(const bt_pack *pack, const char *scenario)
{
    bt_error err = { 0 };
    bt_game *game = NULL;
    if (bt_game_new(&game, &rules, pack, scenario, NULL, &err))
        fail_msg("%s:%d:%d: %s", err.file, err.line, err.column, err.text);
    return game;
}

static inline int
open_box(void **state)
{
    box *b = calloc(1, sizeof *b);
    bt_error err = { 0 };
    assert_non_null(b);
    *state = b;
    assert_int_equal(bt_pack_load(&b->pack, &b->arena, rules.id, DATA, &err), BT_OK);
    b->campaign = open_game(&b->pack, "campaign");
    b->brief = open_game(&b->pack, "short");
    return 0;
}

static inline int
close_box(void **state)
{
    box *b = *state;
    bt_game_free(b->campaign);
    bt_game_free(b->brief);
    bt_arena_release(&b->arena);
    free(b);
    return 0;
}

static inline const n06_printed *
printed(void **state)
{
    const box *b = *state;
    return n06_printed_of(b->campaign);
}

static inline bt_area
area(const n06_printed *p, const char *id)
{
    bt_area found = bt_area_find(&p->network, id, (int)strlen(id));
    if (found == BT_AREA_NONE)
        fail_msg("there is no area %s", id);
    return found;
}

static inline bt_unit
unit(const bt_game *game, const char *id)
{
    bt_unit found = bt_unit_find(game, id, (int)strlen(id));
    if (found == BT_UNIT_NONE)
        fail_msg("there is no block %s", id);
    return found;
}

#endif
