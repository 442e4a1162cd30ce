/*
 * reach.h - what core asks of this game to find how far units get.
 */
#ifndef OSG_REACH_H
#define OSG_REACH_H

#include "state.h"

/** In what manner a unit moves: the modes of its whereabouts. */
typedef enum osg_mode {
    OSG_MODE_AT_REST,   /* not taken up */
    OSG_MODE_ORDINARY,  /* on the march */
    OSG_MODE_COLUMN,    /* in Road March [8.21a] */
    OSG_MODE_UNCOLUMNED /* it has taken the marker off, and marches by road no more [8.23a] */
} osg_mode;

bool osg_whereabouts(const bt_game *game, const bt_state *state, bt_unit unit,
                     bt_whereabouts *out);
unsigned osg_expense(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action);

#endif
