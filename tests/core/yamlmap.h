/*
 * yamlmap.h - maps and tables from texts, for the tests of core.
 */
#ifndef YAMLMAP_H
#define YAMLMAP_H

#include <berthier/atlas.h>
#include <berthier/host.h>
#include <berthier/tec.h>
#include <string.h>

/* A text as a document; the test fails when it is not YAML. */
static inline bt_doc
doc_of(bt_arena *arena, const char *text)
{
    bt_doc doc;
    bt_error err = { 0 };
    int status = bt_doc_parse(&doc, arena, "test.yaml", text, strlen(text), &err);
    if (status)
        print_message("%d:%d: %s\n", err.line, err.column, err.text);
    assert_int_equal(status, BT_OK);
    return doc;
}

/* The neighbour in a direction, or BT_HEX_NONE at the edge of the map. */
static inline bt_hex
neighbour_of(const bt_atlas *atlas, bt_hex hex, bt_dir dir)
{
    const bt_hex_info *info = &atlas->hexes[hex];
    for (int i = 0; i < info->side_count; i++) {
        if (info->sides[i].dir == dir)
            return info->sides[i].to;
    }
    return BT_HEX_NONE;
}

#endif
