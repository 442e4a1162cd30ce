/*
 * load_internal.h - a pack while it is being read.
 */
#ifndef N06_LOAD_INTERNAL_H
#define N06_LOAD_INTERNAL_H

#include "printed.h"

#include <berthier/words.h>

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

/* Copy a text into the game's arena. */
int n06_keep(const n06_reader *r, const char *text, const char **out);

/* Copy an id: up to 15 letters, digits and dots. */
int n06_keep_id(const n06_reader *r, const bt_word *word, const char **out);

/* Are two ids alike, letter case aside?  Orders may be typed in either. */
bool n06_same_id(const char *a, const char *b);

int n06_node_side(const n06_reader *r, bt_node key, bt_side *out);

/* Read a scalar as one word; blanks are an error. */
int n06_node_single(const n06_reader *r, bt_node node, bt_word *out);

/* Read names and numbers from a word of a list. */
int n06_word_unit(const n06_reader *r, const bt_word *word, bt_unit *out);
int n06_word_int(const n06_reader *r, const bt_word *word, int min, int max, int *out);

/* Check count grades of things, one word each: S F R r, or - for nothing to know. */
int n06_check_grades(const n06_reader *r, bt_node mapping, int count);

/* Check a number under a key, if it is there, against what was counted. */
int n06_check_total(const n06_reader *r, bt_node mapping, const char *key, int counted);

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
