/*
 * load_internal.h - a pack while it is being read.
 */
#ifndef N06_LOAD_INTERNAL_H
#define N06_LOAD_INTERNAL_H

#include "printed.h"

#include <berthier/load.h>

typedef struct n06_reader {
    bt_game *game;
    n06_printed *p;
    bt_unit_info *units; /* game->units and game->cards, still being written */
    bt_card_info *cards;
    bt_node scenario; /* the scenario document's root */
    bt_error *err;
} n06_reader;

/* The sides as the files name them. */
extern const char *const n06_side_words[2];

/* The boxes beside the map, and the regions of it (load_map.c). */
extern const char *const n06_box_words[N06_BOX_COUNT];
extern const char *const n06_region_words[N06_REGIONS];

/* Read the id of a block from a word of a list. */
int n06_word_unit(const n06_reader *r, const bt_word *word, bt_unit *out);

/* Read `french:` and `prussian:` of a mapping, each with `read`; both must be there. */
typedef int n06_side_reader(n06_reader *r, bt_node value, bt_side side);
int n06_read_sides(n06_reader *r, bt_node mapping, n06_side_reader *read);

/* The parts of a pack, in the order they depend on one another. */
int n06_read_map(n06_reader *r, const bt_doc *doc);    /* load_map.c */
int n06_read_blocks(n06_reader *r, const bt_doc *doc); /* load_blocks.c */
int n06_read_cards(n06_reader *r, const bt_doc *doc);  /* load_cards.c */
int n06_read_scenario(n06_reader *r);                  /* load_scenario.c */
int n06_read_secret(n06_reader *r);                    /* load_secret.c */

#endif
