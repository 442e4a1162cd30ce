/*
 * network_features.c - reads the country of a map of areas: rivers, woods, ridges,
 * borders, land outside and names, which are drawn and which no rule asks for.
 */
#include "network_internal.h"

#include <stdlib.h>
#include <string.h>

enum { ROWS_MAX = 256, POINTS_MAX = 256, GREATEST = 12, BEYOND = 500 };

const char *const bt_feature_words[BT_FEATURE_KINDS] = {
    [BT_FEATURE_RIVER] = "river",   [BT_FEATURE_WOOD] = "wood", [BT_FEATURE_RIDGE] = "ridge",
    [BT_FEATURE_BORDER] = "border", [BT_FEATURE_NAME] = "name", [BT_FEATURE_LAND] = "land",
    [BT_FEATURE_SEA] = "sea",       [BT_FEATURE_LAKE] = "lake",
};

static int
read_number(const bt_word *word, int16_t *out, bt_error *err)
{
    char *end;
    long value = strtol(word->text, &end, 10);

    if (end == word->text || *end || value < -BEYOND || value > BT_NETWORK_SIZE + BEYOND)
        return bt_word_fail(word, err, "\"%s\" found; expected a number from %d to %d", word->text,
                            -BEYOND, BT_NETWORK_SIZE + BEYOND);
    *out = (int16_t)value;
    return BT_OK;
}

/* `664 855  646 835`: to the right and down, point by point. */
int
bt__network_read_points(bt_node node, int least, int *point_count, const int16_t **points,
                        bt_arena *arena, bt_error *err)
{
    int16_t numbers[2 * POINTS_MAX], *kept;
    bt_words words;
    bt_word word;
    int count = 0, status = bt_words_start(&words, node, err);

    while (!status && bt_words_next(&words, &word)) {
        if (count == 2 * POINTS_MAX)
            return bt_word_fail(&word, err, "more than %d points", POINTS_MAX);
        status = read_number(&word, &numbers[count++], err);
    }
    if (status)
        return status;
    if (count < 2 * least || count % 2)
        return bt_node_fail(node, err, "expected %s points or more, each to the right and down",
                            least == 2 ? "two" : "three");
    if (!(kept = bt_arena_calloc(arena, (size_t)count, sizeof *kept)))
        return bt_fail(err, BT_ENOMEM, "no memory for a map");
    memcpy(kept, numbers, (size_t)count * sizeof *kept);
    *points = kept;
    *point_count = count / 2;
    return BT_OK;
}

static int
read_feature(bt_node row, bt_feature *feature, bt_arena *arena, bt_error *err)
{
    static const char *const known[] = { "is", "name", "size", "at" };
    bt_node is, name, size, at;
    int kind = 0, status = bt_node_expect(row, BT_DOC_MAPPING, err);

    if (status || (status = bt_node_only(row, known, BT_COUNT(known), err)) ||
        (status = bt_node_get(row, "is", &is, err)) ||
        (status = bt_node_word(is, bt_feature_words, BT_FEATURE_KINDS, &kind, err)) ||
        (status = bt_node_get(row, "name", &name, err)) ||
        (status = bt_node_get(row, "size", &size, err)) ||
        (status = bt_node_int(size, 1, GREATEST, &feature->size, err)) ||
        (status = bt_node_get(row, "at", &at, err)) ||
        (status =
             bt__network_read_points(at, 2, &feature->point_count, &feature->points, arena, err)))
        return status;
    feature->kind = (bt_feature_kind)kind;
    feature->name = bt_arena_strndup(arena, bt_node_text(name), strlen(bt_node_text(name)));
    return feature->name ? BT_OK : bt_fail(err, BT_ENOMEM, "no memory for a map");
}

int
bt__network_load_features(bt_network *network, bt_node root, bt_arena *arena, bt_error *err)
{
    bt_node list = bt_node_find(root, "country"), row;
    bt_feature *features;
    int status;

    if (!bt_node_exists(list))
        return BT_OK;
    if ((status = bt_node_expect(list, BT_DOC_SEQUENCE, err)))
        return status;
    features = bt_arena_calloc(arena, ROWS_MAX, sizeof *features);
    if (!features)
        return bt_fail(err, BT_ENOMEM, "no memory for a map");
    network->features = features;
    for (row = bt_node_first(list); bt_node_exists(row); row = bt_node_next(row)) {
        if (network->feature_count == ROWS_MAX)
            return bt_node_fail(row, err, "more than %d rows of the country", ROWS_MAX);
        status = read_feature(row, &features[network->feature_count++], arena, err);
        if (status)
            return status;
    }
    return BT_OK;
}
