/*
 * words.h - units and hexes in sentences.
 */
#ifndef NAW_WORDS_H
#define NAW_WORDS_H

#include "state.h"

bt_arg naw_unit_arg(const naw *n, bt_unit unit);
bt_arg naw_hex_arg(const naw *n, unsigned hex);

/** A sentence about units: what is known of them, and a list of them. */
void naw_say_of_units(const naw *n, const char *english, bt_arg first, bt_units units, bt_buf *out);

void naw_say_of_names(const naw *n, const char *english, bt_units units, bt_buf *out);

/** What is still to attack and to be attacked. */
void naw_say_duties(const naw *n, bt_buf *out);

/** Write the ids of units: "1/Gaz, 2/Gaz". */
void naw_add_names(const naw *n, bt_units units, bt_buf *out);

#endif
