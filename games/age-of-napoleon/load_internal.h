/*
 * load_internal.h - a pack while it is being read.
 */
#ifndef AON_LOAD_INTERNAL_H
#define AON_LOAD_INTERNAL_H

#include "printed.h"

#include <berthier/load.h>

#define AON_NAMES 0 /* the roster of countries */

typedef struct aon_reader {
    bt_game *game;
    aon_printed *p;
    bt_unit_info *units; /* game->units and game->cards, still being written */
    bt_card_info *cards;
    bt_node scenario; /* the scenario document's root */
    bt_error *err;
} aon_reader;

/* Words of the files; more are in printed.h. */
extern const char *const aon_box_words[AON_BOX_COUNT];
extern const char *const aon_class_words[3];

/* What a country is called in the files. */
const char *aon_country_id(const aon_reader *r, uint8_t country);

/* Read the ids of a corps, a country and a title of a card. */
int aon_word_unit(const aon_reader *r, const bt_word *word, bt_unit *out);
int aon_word_country(const aon_reader *r, const bt_word *word, uint8_t *out);
int aon_node_country(const aon_reader *r, bt_node node, uint8_t *out);
int aon_word_title(const aon_reader *r, const bt_word *word, aon_title *out); /* load_cards.c */

/* Read a list of words, of which there may be none; stops at the first that does not fit. */
typedef int aon_word_reader(aon_reader *r, const bt_word *word, int what);
int aon_read_words(aon_reader *r, bt_node node, int what, aon_word_reader *read);

/* Read `french:` and `coalition:` of a mapping, each with `read`; both must be there. */
typedef int aon_side_reader(aon_reader *r, bt_node value, bt_side side);
int aon_read_sides(aon_reader *r, bt_node mapping, aon_side_reader *read);

/* The parts of a pack, in the order they depend on one another. */
int aon_read_names(aon_reader *r, const bt_doc *doc);     /* load_countries.c */
int aon_read_map(aon_reader *r, const bt_doc *doc);       /* load_map.c */
int aon_read_countries(aon_reader *r, const bt_doc *doc); /* load_countries.c */
int aon_read_corps(aon_reader *r, const bt_doc *doc);     /* load_corps.c */
int aon_read_cards(aon_reader *r, const bt_doc *doc);     /* load_cards.c */
int aon_read_tables(aon_reader *r, const bt_doc *doc);    /* load_tables.c */
int aon_read_scenario(aon_reader *r);                     /* load_scenario.c */
int aon_read_starts(aon_reader *r);                       /* load_starts.c */

#endif
