/*
 * words.h - units and hexes in sentences.
 */
#ifndef OSG_WORDS_H
#define OSG_WORDS_H

#include "state.h"

#include <berthier/say.h>

bt_arg osg_unit_arg(const osg *n, bt_unit unit);
bt_arg osg_hex_arg(const osg *n, unsigned hex);

/** Add a sentence, or a piece of one after a space, about a list of units that is not empty: the first
 * of them by their ids, the others counted. */
void osg_say_units(const osg *n, const char *english, bt_units units, bt_buf *out);

/** The same of hexes; of none too. */
void osg_say_hexes(const osg *n, const char *english, const bt_hex *hexes, int count, bt_buf *out);

/** Add a sentence that fills in nothing, after a space. */
void osg_say(const osg *n, const char *english, bt_buf *out);

#endif
