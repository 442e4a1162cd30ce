/*
 * osgbox.h - the box of 1806 (OSG) opened once for all cases of a program, in each scenario.
 */
#ifndef OSGBOX_H
#define OSGBOX_H

#include "../../games/osg1806/printed.h"

#include <berthier/games.h>
#include <berthier/host.h>
#include <stdlib.h>
#include <string.h>

#define SCENARIOS 9

static const char *const scenarios[SCENARIOS] = {
    "auerstadt",     "jena",   "jena-auerstadt", "massenbach", "campaign",
    "early-warning", "erfurt", "free-entry",     "saalfeld",
};

enum {
    AUERSTADT,
    JENA,
    BOTH_BATTLES,
    MASSENBACH,
    CAMPAIGN,
    EARLY_WARNING,
    ERFURT,
    FREE_ENTRY,
    SAALFELD
};

typedef struct box {
    bt_arena arena;
    bt_pack pack;
    bt_game *games[SCENARIOS];
} box;

/* A game of a scenario, with options as they are written: "start=11". */
static inline bt_game *
new_game(const box *b, const char *scenario, const char *chosen)
{
    const bt_rules *rules = bt_games_find("osg1806");
    bt_options options = { { 0 } };
    bt_error err = { 0 };
    bt_game *game = NULL;
    if (bt_options_parse(rules, chosen, &options, &err) ||
        bt_game_new(&game, rules, &b->pack, scenario, &options, &err))
        fail_msg("%s, %s:%d:%d: %s", scenario, err.file, err.line, err.column, err.text);
    return game;
}

static inline int
open_box(void **state)
{
    box *b = calloc(1, sizeof *b);
    bt_error err = { 0 };
    assert_non_null(b);
    *state = b;
    if (bt_pack_load(&b->pack, &b->arena, "osg1806", BT_SOURCE_DIR "/data/osg1806", &err))
        fail_msg("%s:%d:%d: %s", err.file, err.line, err.column, err.text);
    for (int i = 0; i < SCENARIOS; i++)
        b->games[i] = new_game(b, scenarios[i], "");
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
game_of(void **state, int scenario)
{
    return ((const box *)*state)->games[scenario];
}

static inline const osg_printed *
printed(void **state, int scenario)
{
    return osg_printed_of(game_of(state, scenario));
}

static inline bt_hex
hex_of(const osg_printed *p, const char *id)
{
    bt_hex hex = bt_hex_find(&p->atlas, id);
    if (hex == BT_HEX_NONE)
        fail_msg("no hex %s", id);
    return hex;
}

static inline bt_unit
unit_of(const bt_game *game, const char *id)
{
    bt_unit unit = bt_unit_find(game, id, (int)strlen(id));
    if (unit == BT_UNIT_NONE)
        fail_msg("no unit %s", id);
    return unit;
}

#endif
