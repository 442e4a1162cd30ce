/*
 * osgbox.h - the box of 1806 (OSG) opened once for all cases of a program, in each scenario.
 *
 * The game is not in games.def yet: what its loader needs of its rules stands here.
 */
#ifndef OSGBOX_H
#define OSGBOX_H

#include "../../games/osg1806/printed.h"

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

enum { START_OPTION, CORPS_OPTION, OPTIONS };

static const char *const start_words[] = { "8", "9", "10", "11", "12", "13", "14" };
static const char *const yes_words[] = { "no", "yes" };

static const bt_option_def box_options[OPTIONS] = {
    [START_OPTION] = { "start", "day", "19.1", start_words, BT_COUNT(start_words), "campaign" },
    [CORPS_OPTION] = { "corps", "I Corps", "21.25", yes_words, 2, "jena" },
};

static const bt_roster_def box_rosters[] = {
    [OSG_FORMATIONS] = { "formation", "Formations" },
    [OSG_SOURCES] = { "source", "Supply sources" },
};

static const char *const box_sides[] = { "french", "prussian" };

static const bt_rules box_rules = {
    .abi = BT_RULES_ABI,
    .id = "osg1806",
    .title = "1806",
    .side_count = 2,
    .sides = box_sides,
    .options = box_options,
    .option_count = OPTIONS,
    .rosters = box_rosters,
    .roster_count = BT_COUNT(box_rosters),
    .load = osg_load,
};

typedef struct box {
    bt_arena arena;
    bt_pack pack;
    bt_game *games[SCENARIOS];
} box;

/* A game of a scenario; of several starts the one of `start`, a value of the option. */
static inline bt_game *
new_game(const box *b, const char *scenario, int start, int corps)
{
    bt_options options = { .value = {
                               [START_OPTION] = (uint8_t)start, [CORPS_OPTION] = (uint8_t)corps } };
    bt_error err = { 0 };
    bt_game *game = NULL;
    if (bt_game_new(&game, &box_rules, &b->pack, scenario, &options, &err))
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
        b->games[i] = new_game(b, scenarios[i], 0, 0);
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
