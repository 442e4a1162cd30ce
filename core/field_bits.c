/*
 * field_bits.c - members of a state that are sets of hexes, or of hexsides with water (bits.h).
 *
 * As text a set is its members in the order of the map, `S0203` or `S0203|S0204`, or `none`; as JSON an
 * object whose members are all true.
 */
#include "field_internal.h"

#include <berthier/bits.h>
#include <stdio.h>
#include <string.h>

#define NAME_SIZE (2 * BT_HEX_ID_SIZE)

static const char nothing[] = "none";

size_t
bt__bits_size(const bt_field *field)
{
    return BT_BITS_WORDS((size_t)field->count) * sizeof(uint64_t);
}

static bool
has(const bt_field *field, const void *block, unsigned member)
{
    const void *bits = (const char *)block + field->offset;
    return member < field->count && bt_bits_has(bits, member);
}

typedef void tell_fn(const char *name, void *user);

/* Each hexside is told from the lower of its hexes. */
static void
tell_waters(const bt_atlas *atlas, bt_hex hex, const bt_field *field, const void *block,
            const void *other, tell_fn *tell, void *user)
{
    const bt_hex_info *info = &atlas->hexes[hex];
    char name[NAME_SIZE];
    for (int i = 0; i < info->side_count; i++) {
        const bt_hexside *side = &info->sides[i];
        if (side->to < hex || !has(field, block, side->water) ||
            (other && has(field, other, side->water)))
            continue;
        (void)snprintf(name, sizeof name, "%s|%s", info->id, atlas->hexes[side->to].id);
        tell(name, user);
    }
}

/* Is there a member that the other block, if there is one, has not?  A map is long, and most sets are
 * empty or the same for most of a game. */
static bool
has_any(const bt_field *field, const void *block, const void *other)
{
    const uint64_t *bits = (const void *)((const char *)block + field->offset);
    const uint64_t *less = other ? (const void *)((const char *)other + field->offset) : NULL;
    for (size_t i = 0; i < BT_BITS_WORDS((size_t)field->count); i++)
        if (bits[i] & ~(less ? less[i] : 0))
            return true;
    return false;
}

/* Call tell with the name of every member that the other block, if there is one, has not. */
static void
tell_all(const bt_game *game, const bt_field *field, const void *block, const void *other,
         tell_fn *tell, void *user)
{
    const bt_atlas *atlas = has_any(field, block, other) ? game->atlas : NULL;
    for (bt_hex hex = 0; atlas && hex < atlas->hex_count; hex++) {
        if (field->shape == BT_FIELD_WATERS)
            tell_waters(atlas, hex, field, block, other, tell, user);
        else if (has(field, block, hex) && !(other && has(field, other, hex)))
            tell(atlas->hexes[hex].id, user);
    }
}

static void
add_word(const char *name, void *user)
{
    bt_buf *out = user;
    bt_buf_addf(out, " %s", name);
}

void
bt__bits_write_text(const bt_game *game, const bt_field *field, const void *block, bt_buf *out)
{
    bt_buf_add(out, field->word);
    size_t length = out->length;
    tell_all(game, field, block, NULL, add_word, out);
    if (out->length == length)
        add_word(nothing, out);
    bt_buf_add_char(out, '\n');
}

static void
add_member(const char *name, void *user)
{
    bt_json_bool(user, name, true);
}

void
bt__bits_write(const bt_game *game, const bt_field *field, const void *block, const void *other,
               bt_json *json)
{
    bt_json_object(json, field->word);
    tell_all(game, field, block, other, add_member, json);
    bt_json_object_end(json);
}

/* The hex of an id, or BT_HEX_NONE. */
static bt_hex
find_hex(const bt_game *game, const char *at, size_t length)
{
    char id[BT_HEX_ID_SIZE] = { 0 };
    if (!game->atlas || length >= sizeof id)
        return BT_HEX_NONE;
    memcpy(id, at, length);
    return bt_hex_find(game->atlas, id);
}

/* The number that a word stands for; -1 when it stands for none. */
static int
find_member(const bt_game *game, const bt_field *field, bt_slice word)
{
    size_t length = (size_t)bt__slice_length(word);
    const char *bar = memchr(word.at, '|', length);
    bt_hex from = find_hex(game, word.at, bar ? (size_t)(bar - word.at) : length);
    if (from == BT_HEX_NONE || (bar != NULL) != (field->shape == BT_FIELD_WATERS))
        return -1;
    if (!bar)
        return from;
    bt_hex to = find_hex(game, bar + 1, (size_t)(word.end - bar - 1));
    const bt_hexside *side = to == BT_HEX_NONE ? NULL : bt_hexside_between(game->atlas, from, to);
    return side && side->water != BT_WATER_NONE ? side->water : -1;
}

int
bt__bits_read_text(const bt_game *game, const bt_field *field, bt_slice words, void *block,
                   bt_error *err)
{
    const char *what = field->shape == BT_FIELD_HEXES ? "hexes" : "hexsides of rivers or streams";
    void *bits = (char *)block + field->offset;
    bt_slice word, rest = words;
    bool is_none =
        bt__slice_word(&rest, &word) && bt__slice_is(word, nothing) && bt__slice_is_idle(rest);
    if (bt__slice_is_idle(words))
        return bt_fail(err, BT_ESYNTAX, "%s is empty; expected %s or %s", field->word, what,
                       nothing);
    memset(bits, 0, bt__bits_size(field));
    while (!is_none && bt__slice_word(&words, &word)) {
        int member = find_member(game, field, word);
        if (member < 0 || member >= field->count)
            return bt_fail(err, BT_ESYNTAX, "\"%.*s\" found; expected %s", bt__slice_shown(word),
                           word.at, what);
        bt_bits_add(bits, (unsigned)member);
    }
    return BT_OK;
}
