/*
 * load_internal.h - a pack while it is being read.
 */
#ifndef NAW_LOAD_INTERNAL_H
#define NAW_LOAD_INTERNAL_H

#include "printed.h"

#include <berthier/load.h>
#include <berthier/los.h>

typedef struct naw_reader {
    bt_game *game;
    naw_printed *p;
    bt_unit_info *units; /* game->units, still being written */
    bt_node scenario;    /* the scenario document's root */
    bt_error *err;
} naw_reader;

/* Read names of things known by now, from a word of a list. */
int naw_word_unit(const naw_reader *r, const bt_word *word, bt_unit *out);
int naw_word_hex(const naw_reader *r, const bt_word *word, bt_hex *out);
int naw_word_map(const naw_reader *r, const bt_word *word, int *out);

/* Read a list of edge words into BT_EDGE_ bits. */
int naw_read_edges(const naw_reader *r, bt_node node, uint8_t *out);

/* Read a mapping side: something, or map: something; the value's node follows
 * the key. */
int naw_node_side(const naw_reader *r, bt_node key, bt_side *out);
int naw_node_map(const naw_reader *r, bt_node key, int *out);

/* Read `key: side: map: value`, a table by side and map that may be absent. */
typedef int naw_map_reader(naw_reader *r, bt_node value, bt_side side, int map);
int naw_read_by_map(naw_reader *r, const char *key, naw_map_reader *read);

/* The parts of a pack, in the order they depend on one another. */
int naw_read_units(naw_reader *r, const bt_doc *doc); /* load_units.c */
int naw_read_totals(const naw_reader *r);             /* load_units.c */
int naw_read_scenario(naw_reader *r);                 /* load_scenario.c */
int naw_read_arrivals(naw_reader *r);                 /* load_arrivals.c */
int naw_read_victory(naw_reader *r);                  /* load_victory.c */
int naw_name_boxes(naw_reader *r);                    /* load_boxes.c */

#endif
