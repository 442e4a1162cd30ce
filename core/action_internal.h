/*
 * action_internal.h - notation on slices, for the other readers of core.
 */
#ifndef BT_ACTION_INTERNAL_H
#define BT_ACTION_INTERNAL_H

#include "slice_internal.h"
#include <berthier/game.h>

/** As bt_action_read, on a piece of a longer text. */
int bt__action_parse(const bt_game *game, bt_slice line, bt_action *out, bt_buf *said,
                     bt_error *err);

/** As bt_action_format, with what the action's text says behind its number unless NULL. */
void bt__action_format(const bt_game *game, bt_action action, const char *words, bt_buf *out);

/** As bt_operand_parse, on a slice. */
int bt__operand_parse(const bt_game *game, const bt_operand *operand, bt_slice word, unsigned *out,
                      bt_error *err);

/** The number an operand holds: a negative range is stored in sixteen bits, two's complement. */
int bt__operand_number(const bt_operand *operand, unsigned value);

/** How many things there are of a kind that is counted: units, areas, cards, named things ...; 0 for
 * a number or a word. */
int bt__thing_count(const bt_game *game, const bt_operand *operand);

/** Read the name of such a thing; `none` is an error. */
int bt__thing_parse(const bt_game *game, const bt_operand *operand, bt_slice word, unsigned *out,
                    bt_error *err);

#endif
