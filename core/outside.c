/*
 * outside.c - hexes out of play: read, and cut off from the others.
 */
#include <berthier/outside.h>

#include "atlas_internal.h"
#include <string.h>

/* ---- hexes --------------------------------------------------------------- */

static int
find_hex(const bt_atlas *atlas, const bt_word *word, const char *text, size_t length, bt_hex *out,
         bt_error *err)
{
    char id[BT_HEX_ID_SIZE] = "";
    if (length < sizeof id)
        memcpy(id, text, length);
    *out = bt_hex_find(atlas, id);
    if (*out != BT_HEX_NONE)
        return BT_OK;
    return bt_word_fail(word, err, "\"%.*s\" is no hex of any map here", (int)length, text);
}

static bool
lies_between(int at, int a, int b)
{
    return a < b ? at >= a && at <= b : at >= b && at <= a;
}

/* Every hex in the columns and rows from one hex to another. */
static int
add_rectangle(const bt_atlas *atlas, const bt_word *word, bt_hex from, bt_hex to, uint64_t *out,
              bt_error *err)
{
    int map = atlas->hexes[from].map, a[2], b[2];
    if (atlas->hexes[to].map != map)
        return bt_word_fail(word, err, "%s and %s are not on one map", atlas->hexes[from].id,
                            atlas->hexes[to].id);
    const bt_map *m = &atlas->maps[map];
    bt_grid_line_of(&atlas->grids[map], &atlas->hexes[from], a);
    bt_grid_line_of(&atlas->grids[map], &atlas->hexes[to], b);
    for (bt_hex hex = m->first; hex < m->first + m->count; hex++) {
        int at[2];
        bt_grid_line_of(&atlas->grids[map], &atlas->hexes[hex], at);
        if (lies_between(at[0], a[0], b[0]) && lies_between(at[1], a[1], b[1]))
            bt_bits_add(out, hex);
    }
    return BT_OK;
}

static int
read_word(const bt_atlas *atlas, const bt_word *word, uint64_t *out, bt_error *err)
{
    const char *dots = strstr(word->text, "..");
    size_t length = dots ? (size_t)(dots - word->text) : strlen(word->text);
    bt_hex from, to;
    int status = find_hex(atlas, word, word->text, length, &from, err);
    if (!status && dots)
        status = find_hex(atlas, word, dots + 2, strlen(dots + 2), &to, err);
    if (!status && dots)
        return add_rectangle(atlas, word, from, to, out, err);
    if (!status)
        bt_bits_add(out, from);
    return status;
}

int
bt_hexes_read(const bt_atlas *atlas, bt_node node, uint64_t *out, bt_error *err)
{
    bt_words words;
    bt_word word;
    int status = bt_words_start(&words, node, err);
    while (!status && bt_words_next(&words, &word))
        status = read_word(atlas, &word, out, err);
    return status;
}

/* The sides that lead nowhere now come last: they are printed and no more. */
static void
cut_sides(bt_hex_info *info, bt_hex hex, const uint64_t *outside)
{
    bt_hexside kept[6], cut[6];
    uint8_t keeps = 0, cuts = 0;
    for (int i = 0; i < info->side_count; i++) {
        const bt_hexside *side = &info->sides[i];
        if (bt_bits_has(outside, hex) || bt_bits_has(outside, side->to))
            cut[cuts++] = *side;
        else
            kept[keeps++] = *side;
    }
    memcpy(info->sides, kept, keeps * sizeof *kept);
    memcpy(info->sides + keeps, cut, cuts * sizeof *cut);
    info->side_count = keeps;
    info->cut_count = cuts;
}

int
bt_outside_hexes(bt_game *game, bt_atlas *atlas, bt_node node, bt_error *err)
{
    size_t size = atlas->hex_count * sizeof *atlas->hexes;
    uint64_t *outside =
        bt_arena_calloc(&game->arena, (size_t)BT_BITS_WORDS(atlas->hex_count), sizeof *outside);
    bt_hex_info *hexes = bt_arena_alloc(&game->arena, size);
    if (!outside || !hexes)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    int status = bt_hexes_read(atlas, node, outside, err);
    if (status)
        return status;
    game->outside = outside;
    memcpy(hexes, atlas->hexes, size);
    for (bt_hex hex = 0; hex < atlas->hex_count; hex++)
        cut_sides(&hexes[hex], hex, outside);
    atlas->hexes = hexes;
    return BT_OK;
}

/* ---- actions --------------------------------------------------------------- */

const bt_reason *
bt_refuse_outside(const bt_game *game, bt_action action, const bt_reason *reason)
{
    unsigned code = bt_action_code(action);
    if (!game->outside || code >= (unsigned)game->rules->action_count)
        return NULL;
    const bt_action_def *def = &game->rules->actions[code];
    for (int i = 0; i < BT_ACTION_OPERANDS && def->operands[i]; i++) {
        bt_kind kind = game->rules->operands[def->operands[i]].kind;
        bool is_place = kind == BT_KIND_HEX || kind == BT_KIND_PLACE;
        if (is_place && bt_is_outside(game, (uint16_t)bt_action_operand(action, i)))
            return reason;
    }
    return NULL;
}
