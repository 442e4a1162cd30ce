/*
 * load_internal.h - a pack while it is being read.
 */
#ifndef OSG_LOAD_INTERNAL_H
#define OSG_LOAD_INTERNAL_H

#include "printed.h"

#include <berthier/load.h>

typedef struct osg_reader {
    bt_game *game;
    osg_printed *p;
    bt_unit_info *units;             /* game->units, still being written */
    bt_node scenario;                /* the scenario document's root */
    bt_node setup;                   /* that of setup.yaml */
    bt_word day;                     /* the scenario's word for that line */
    bool is_usual;                   /* it begins as with the default of every option */
    bt_node line;                    /* of the set-up tables: what stands there at the start */
    bt_word place_of[OSG_UNITS_MAX]; /* where each unit's start or arrival was read, for errors */
    bt_units placed;                 /* stand in the line */
    bt_error *err;
} osg_reader;

/* Read the name of something known by now. */
int osg_word_named(const osg_reader *r, const bt_word *word, int roster, uint8_t *out);
int osg_node_leader(const osg_reader *r, bt_node node, bt_unit *out);

/* What a unit, or a formation, is called in the files. */
const char *osg_unit_id(const osg_reader *r, bt_unit unit);
const char *osg_formation_id(const osg_reader *r, uint8_t formation);

/* Read a list of units: every word with `read`, which stops at the first that does not fit. */
typedef int osg_unit_reader(osg_reader *r, const bt_word *word, bt_unit unit, void *what);
int osg_read_units(osg_reader *r, bt_node node, osg_unit_reader *read, void *what);

/* Read a list of units into a set, each once. */
int osg_read_set(osg_reader *r, bt_node node, bt_units *out);

/* Read each row of a list. */
typedef int osg_row_reader(osg_reader *r, bt_node row, void *what);
int osg_read_rows(osg_reader *r, bt_node list, osg_row_reader *read, void *what);

/* Read `french:` and `prussian:` of a mapping, as far as they are there. */
typedef int osg_side_reader(osg_reader *r, bt_node value, bt_side side, void *what);
int osg_read_sides(osg_reader *r, bt_node mapping, osg_side_reader *read, void *what);

/* The parts of a pack, in the order they depend on one another. */
int osg_read_tables(osg_reader *r, const bt_doc *doc);     /* load_tables.c */
int osg_read_map(osg_reader *r, const bt_doc *doc);        /* load_map.c */
int osg_check_map(const osg_reader *r, const bt_doc *doc); /* load_map.c */
int osg_read_names(osg_reader *r, const bt_doc *doc);      /* load_formations.c */
int osg_read_counters(osg_reader *r, const bt_doc *doc);   /* load_units.c */
int osg_read_formations(osg_reader *r, const bt_doc *doc); /* load_formations.c */
int osg_read_days(osg_reader *r, const bt_doc *doc);       /* load_turns.c */
int osg_read_head(osg_reader *r);                          /* load_scenario.c */
int osg_read_setup(osg_reader *r);                         /* load_setup.c */
int osg_read_tracks(osg_reader *r, const bt_doc *doc);     /* load_turns.c */
int osg_check_homes(osg_reader *r);                        /* load_homes.c */
int osg_check_stacks(osg_reader *r);                       /* load_homes.c */
int osg_check_end(osg_reader *r);                          /* load_scenario.c */

#endif
