/*
 * atlas_sides.c - reads what is drawn on hexsides.
 *
 * Everything is refused where it stands in the file.  Waters come first and
 * roads last, because a road may cross a river only where a bridge is known.
 */
#include "atlas_internal.h"

#include <stdio.h>
#include <string.h>

typedef bt_map_reader reader;

static int
find_hex(const reader *r, const bt_word *word, const char *text, size_t length, bt_hex *out)
{
    *out = bt_grid_find(r->grid, text, length);
    if (*out != BT_HEX_NONE)
        return BT_OK;
    return bt_word_fail(word, r->err, "\"%.*s\" is no hex of map %s", (int)length, text,
                        r->grid->map->id);
}

int
bt_map_word_hex(const reader *r, const bt_word *word, bt_hex *out)
{
    return find_hex(r, word, word->text, strlen(word->text), out);
}

/* The direction named by text, or -1. */
static int
find_dir(const reader *r, const char *text)
{
    for (bt_dir dir = 0; dir < 6; dir++) {
        if (!strcmp(text, bt_dir_name(r->grid->map, dir)))
            return dir;
    }
    return -1;
}

static int
dir_between(const reader *r, bt_hex from, bt_hex to)
{
    for (int dir = 0; dir < 6; dir++) {
        if (r->draft->sides[from].to[dir] == to)
            return dir;
    }
    return -1;
}

static unsigned
features(const reader *r, bt_hex hex, int dir)
{
    return r->draft->sides[hex].features[dir];
}

/* Mark a hexside on both its hexes; the far one may see it otherwise (slopes). */
static void
mark(const reader *r, bt_hex hex, int dir, int near, int far)
{
    bt_hex to = r->draft->sides[hex].to[dir];
    r->draft->sides[hex].features[dir] |= (uint16_t)near;
    if (to != BT_HEX_NONE)
        r->draft->sides[to].features[(dir + 3) % 6] |= (uint16_t)far;
}

bt_word
bt_word_whole(bt_node node)
{
    bt_word word = { .node = node };
    word.column = node.doc->nodes[node.at].column;
    snprintf(word.text, sizeof word.text, "%s", bt_node_text(node));
    return word;
}

/* A hexside is "0203|0204", or "0203:NE" where the map ends. */
static int
read_hexside(const reader *r, const bt_word *word, bt_hex *hex, int *dir)
{
    bt_hex to = BT_HEX_NONE;
    size_t length = strcspn(word->text, "|:");
    const char *rest = word->text + length;
    int status = find_hex(r, word, word->text, length, hex);
    if (status)
        return status;
    if (!*rest)
        return bt_word_fail(word, r->err, "expected a hexside such as %.*s|... or %.*s:%s",
                            (int)length, word->text, (int)length, word->text,
                            bt_dir_name(r->grid->map, 0));
    if (*rest == '|') {
        if ((status = find_hex(r, word, rest + 1, strlen(rest + 1), &to)))
            return status;
        *dir = dir_between(r, *hex, to);
        return *dir >= 0 ? BT_OK
                         : bt_word_fail(word, r->err, "the hexes of %s do not touch", word->text);
    }
    if ((*dir = find_dir(r, rest + 1)) < 0)
        return bt_word_fail(word, r->err, "\"%s\" is no direction here", rest + 1);
    to = r->draft->sides[*hex].to[*dir];
    if (to != BT_HEX_NONE)
        return bt_word_fail(word, r->err, "the map does not end at %s: write %.*s|%s", word->text,
                            (int)length, word->text, r->draft->hexes[to].id);
    return BT_OK;
}

/* Check one hexside of a list and mark it with what the list is of. */
static int
add_hexside(const reader *r, const bt_word *word, unsigned feature)
{
    bt_hex hex = BT_HEX_NONE;
    int dir = 0;
    int status = read_hexside(r, word, &hex, &dir);
    if (status)
        return status;
    if (features(r, hex, dir) & feature)
        return bt_word_fail(word, r->err, "hexside %s is given twice", word->text);
    if ((feature & BT_HEXSIDE_WATERS) && (features(r, hex, dir) & BT_HEXSIDE_WATERS))
        return bt_word_fail(word, r->err, "hexside %s is river and stream", word->text);
    if (feature == BT_HEXSIDE_BRIDGE && !(features(r, hex, dir) & BT_HEXSIDE_WATERS))
        return bt_word_fail(word, r->err, "a bridge over nothing: %s has no river or stream",
                            word->text);
    mark(r, hex, dir, (int)feature, (int)feature);
    if ((feature & BT_HEXSIDE_WATERS) && r->draft->sides[hex].to[dir] == BT_HEX_NONE)
        r->draft->hexes[hex].waters_off |= (uint8_t)(1 << dir);
    return BT_OK;
}

static int
read_hexsides(const reader *r, bt_node root, const char *key, unsigned feature)
{
    bt_node node = bt_node_find(root, key);
    if (!bt_node_exists(node))
        return BT_OK;
    bt_words words;
    bt_word word;
    int status = bt_words_start(&words, node, r->err);
    while (!status && bt_words_next(&words, &word))
        status = add_hexside(r, &word, feature);
    return status;
}

/* `0307: 0308 0407` - lower hex, then the hexes uphill of it. */
static int
read_slope(const reader *r, bt_node key)
{
    bt_word low = bt_word_whole(key), word;
    bt_words words;
    bt_hex hex, up;
    int status = bt_map_word_hex(r, &low, &hex);
    if (status || (status = bt_words_start(&words, bt_node_next(key), r->err)))
        return status;
    while (!status && bt_words_next(&words, &word)) {
        if ((status = bt_map_word_hex(r, &word, &up)))
            return status;
        int dir = dir_between(r, hex, up);
        if (dir < 0)
            return bt_word_fail(&word, r->err, "%s does not touch %s", word.text, low.text);
        if (features(r, hex, dir) & (BT_HEXSIDE_SLOPE_UP | BT_HEXSIDE_SLOPE_DOWN))
            return bt_word_fail(&word, r->err, "the slope between %s and %s is given twice",
                                low.text, word.text);
        mark(r, hex, dir, BT_HEXSIDE_SLOPE_UP, BT_HEXSIDE_SLOPE_DOWN);
    }
    return status;
}

static int
read_slopes(const reader *r, bt_node root)
{
    bt_node node = bt_node_find(root, "slopes");
    int status = bt_node_exists(node) ? bt_node_expect(node, BT_DOC_MAPPING, r->err) : BT_OK;
    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key)))
        status = read_slope(r, key);
    return status;
}

static void
put_on_road(const reader *r, bt_hex hex, unsigned feature)
{
    if (feature == BT_HEXSIDE_ROAD)
        r->draft->hexes[hex].has_road = true;
    else
        r->draft->hexes[hex].has_trail = true;
}

/* ">SE": the road goes on over the map's edge. */
static int
leave_map(const reader *r, const bt_word *word, bt_hex from, unsigned feature)
{
    int dir = find_dir(r, word->text + 1);
    if (dir < 0)
        return bt_word_fail(word, r->err, "\"%s\" is no direction here", word->text + 1);
    if (r->draft->sides[from].to[dir] != BT_HEX_NONE)
        return bt_word_fail(word, r->err, "the map does not end %s of %s", word->text + 1,
                            r->draft->hexes[from].id);
    if (feature == BT_HEXSIDE_ROAD)
        r->draft->hexes[from].roads_off |= (uint8_t)(1 << dir);
    return BT_OK;
}

static int
go_on(const reader *r, const bt_word *word, bt_hex from, bt_hex to, unsigned feature)
{
    const char *id = r->draft->hexes[from].id;
    int dir = dir_between(r, from, to);
    if (dir < 0)
        return bt_word_fail(word, r->err, "%s does not touch %s before it", word->text, id);
    unsigned there = features(r, from, dir);
    if ((there & (BT_HEXSIDE_RIVER | BT_HEXSIDE_BRIDGE)) == BT_HEXSIDE_RIVER)
        return bt_word_fail(word, r->err, "no bridge where it crosses the river %s|%s", id,
                            word->text);
    mark(r, from, dir, (int)feature, (int)feature);
    return BT_OK;
}

/* One chain of hexes; an end off the map stands last. */
static int
read_chain(const reader *r, bt_node line, unsigned feature)
{
    bt_words words;
    bt_word word;
    bt_hex last = BT_HEX_NONE, hex;
    bool ended = false;
    int length = 0;
    int status = bt_node_expect(line, BT_DOC_SCALAR, r->err);
    if (status || (status = bt_words_start(&words, line, r->err)))
        return status;
    for (; bt_words_next(&words, &word); length++) {
        if (ended)
            return bt_word_fail(&word, r->err, "the chain has already left the map");
        if (word.text[0] == '>' && last != BT_HEX_NONE) {
            ended = true;
            if ((status = leave_map(r, &word, last, feature)))
                return status;
            continue;
        }
        if ((status = bt_map_word_hex(r, &word, &hex)) ||
            (last != BT_HEX_NONE && (status = go_on(r, &word, last, hex, feature))))
            return status;
        put_on_road(r, hex, feature);
        last = hex;
    }
    return length > 1 ? BT_OK
                      : bt_node_fail(line, r->err, "a chain needs two hexes, or one and >%s",
                                     bt_dir_name(r->grid->map, 0));
}

static int
read_chains(const reader *r, bt_node root, const char *key, unsigned feature)
{
    bt_node node = bt_node_find(root, key);
    if (!bt_node_exists(node))
        return BT_OK;
    int status = bt_node_expect(node, BT_DOC_SEQUENCE, r->err);
    for (bt_node line = bt_node_first(node); bt_node_exists(line) && !status;
         line = bt_node_next(line))
        status = read_chain(r, line, feature);
    return status;
}

int
bt_map_read_sides(const bt_map_reader *r, bt_node root)
{
    int status = read_slopes(r, root);
    if (status || (status = read_hexsides(r, root, "rivers", BT_HEXSIDE_RIVER)) ||
        (status = read_hexsides(r, root, "streams", BT_HEXSIDE_STREAM)) ||
        (status = read_hexsides(r, root, "bridges", BT_HEXSIDE_BRIDGE)) ||
        (status = read_hexsides(r, root, "woods", BT_HEXSIDE_WOODS)) ||
        (status = read_chains(r, root, "roads", BT_HEXSIDE_ROAD)))
        return status;
    return read_chains(r, root, "trails", BT_HEXSIDE_TRAIL);
}
