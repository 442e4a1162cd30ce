/*
 * load_words.c - the words of the files and of play; what a node or a word names.
 */
#include "load_internal.h"

#include <berthier/say.h>
#include <string.h>

const char *const osg_side_words[2] = { "french", "prussian" };

const char *const osg_arm_words[OSG_ARMS] = {
    [OSG_INFANTRY] = "infantry",
    [OSG_LIGHT] = "light",
    [OSG_GUARD_INFANTRY] = "guard-infantry",
    [OSG_CAVALRY] = "cavalry",
    [OSG_GUARD_CAVALRY] = "guard-cavalry",
    [OSG_VEDETTE] = "vedette",
    [OSG_BRIDGE_TRAIN] = "bridge-train",
    [OSG_BAGGAGE_TRAIN] = "baggage-train",
    [OSG_COMMANDER] = "commander",
    [OSG_OFFICER] = "officer",
    [OSG_HEAD_OF_STATE] = "head-of-state",
};

const char *const osg_nation_words[OSG_NATIONS] = {
    [OSG_IS_FRENCH] = "french",
    [OSG_IS_PRUSSIAN] = "prussian",
    [OSG_IS_SAXON] = "saxon",
    [OSG_IS_BAVARIAN] = "bavarian",
};

const char *const osg_turn_words[2] = { [OSG_DAY] = "day", [OSG_NIGHT] = "night" };

const char *const osg_part_words[OSG_PARTS] = {
    [OSG_MORNING] = "morning",
    [OSG_AFTERNOON] = "afternoon",
    [OSG_EVENING] = "evening",
    [OSG_AT_NIGHT] = "night",
};

/* Odds, as the columns of the Combat Results Table have them. */
const char *const osg_column_words[OSG_COLUMNS] = { "1-5", "1-4", "1-3", "1-2", "1-1",
                                                    "2-1", "3-1", "4-1", "5-1", "6-1" };

/* Results as printed and in words. */
const char *const osg_result_words[OSG_RESULTS] = {
    [OSG_AE] = "Ae",   [OSG_AR] = "Ar", [OSG_AR2] = "Ar2", [OSG_DR] = "Dr",
    [OSG_DR2] = "Dr2", [OSG_DE] = "De", [OSG_EX] = "Ex",
};
const char *const osg_result_texts[OSG_RESULTS] = {
    [OSG_AE] = BT_MSG("attacker eliminated"),
    [OSG_AR] = BT_MSG("attacker retreats"),
    [OSG_AR2] = BT_MSG("attacker retreats two hexes"),
    [OSG_DR] = BT_MSG("defender retreats"),
    [OSG_DR2] = BT_MSG("defender retreats two hexes"),
    [OSG_DE] = BT_MSG("defender eliminated"),
    [OSG_EX] = BT_MSG("exchange"),
};

const char *const osg_box_words[OSG_BOX_COUNT] = {
    [OSG_BOX_RESERVE] = "reserve",   [OSG_BOX_DAY] = "day-box",
    [OSG_BOX_NIGHT] = "night-box",   [OSG_BOX_LOST] = "lost",
    [OSG_BOX_CAPTURED] = "captured", [OSG_BOX_DETACHED] = "detached",
    [OSG_BOX_WITH_PARENT] = "whole", [OSG_BOX_REPLACEMENT] = "replacements",
    [OSG_BOX_DEPLOYED] = "deployed", [OSG_BOX_ABSENT] = "absent",
    [OSG_BOX_HIDDEN] = "hidden",
};

const char *
osg_unit_id(const osg_reader *r, bt_unit unit)
{
    return r->units[unit].id;
}

const char *
osg_formation_id(const osg_reader *r, uint8_t formation)
{
    return r->game->rosters[OSG_FORMATIONS].at[formation].id;
}

static int
word_unit(const osg_reader *r, const bt_word *word, bt_unit *out)
{
    return bt_load_unit(word, r->units, r->p->unit_count, "unit of units.yaml", out, r->err);
}

int
osg_word_named(const osg_reader *r, const bt_word *word, int roster, uint8_t *out)
{
    *out = bt_named_find(r->game, roster, word->text, (int)strlen(word->text));
    if (*out != BT_NAMED_NONE)
        return BT_OK;
    return bt_word_fail(word, r->err, "\"%s\" is no %s of formations.yaml", word->text,
                        r->game->rules->rosters[roster].id);
}

static int
node_unit(const osg_reader *r, bt_node node, bt_unit *out)
{
    bt_word word;
    int status = bt_node_single(node, &word, r->err);
    return status ? status : word_unit(r, &word, out);
}

int
osg_node_leader(const osg_reader *r, bt_node node, bt_unit *out)
{
    int status = node_unit(r, node, out);
    if (!status && r->p->counters[*out].arm < OSG_COMMANDER)
        return bt_node_fail(node, r->err, "%s is no leader", bt_node_text(node));
    return status;
}

int
osg_read_units(osg_reader *r, bt_node node, osg_unit_reader *read, void *what)
{
    bt_words words;
    bt_word word;
    bt_unit unit;
    int status = bt_words_start(&words, node, r->err);
    while (!status && bt_words_next(&words, &word)) {
        if (!(status = word_unit(r, &word, &unit)))
            status = read(r, &word, unit, what);
    }
    return status;
}

static int
add_to_set(osg_reader *r, const bt_word *word, bt_unit unit, void *what)
{
    bt_units *out = what;
    if (bt_units_has(out, unit))
        return bt_word_fail(word, r->err, "%s is given twice", word->text);
    bt_units_add(out, unit);
    return BT_OK;
}

int
osg_read_set(osg_reader *r, bt_node node, bt_units *out)
{
    *out = (bt_units){ 0 };
    return bt_node_exists(node) ? osg_read_units(r, node, add_to_set, out) : BT_OK;
}

int
osg_read_rows(osg_reader *r, bt_node list, osg_row_reader *read, void *what)
{
    int status = bt_node_expect(list, BT_DOC_SEQUENCE, r->err);
    for (bt_node row = status ? list : bt_node_first(list); !status && bt_node_exists(row);
         row = bt_node_next(row)) {
        if (!(status = bt_node_expect(row, BT_DOC_MAPPING, r->err)))
            status = read(r, row, what);
    }
    return status;
}

int
osg_read_sides(osg_reader *r, bt_node mapping, osg_side_reader *read, void *what)
{
    int status = BT_OK;
    for (bt_side side = 0; side < 2 && !status; side++) {
        bt_node value = bt_node_find(mapping, osg_side_words[side]);
        if (bt_node_exists(value))
            status = read(r, value, side, what);
    }
    return status;
}
