/*
 * couriers.h - how far messages go [18.1b], and what they may not say [18.1c].
 */
#ifndef OSG_COURIERS_H
#define OSG_COURIERS_H

#include "state.h"

typedef struct osg_couriers {
    uint64_t hexes[BT_BITS_WORDS(OSG_HEXES_MAX)];
} osg_couriers;

/** Where messages of these leaders get. */
void osg_send_couriers(const osg *n, bt_units leaders, osg_couriers *out);

/** Is there a number of a hex in the words? */
bool osg_names_hex(const bt_atlas *atlas, const char *words);

#endif
