/*
 * text_internal.h - the table of a match, and texts in notation.
 */
#ifndef BT_TEXT_INTERNAL_H
#define BT_TEXT_INTERNAL_H

#include "slice_internal.h"
#include <berthier/game.h>
#include <berthier/text.h>

typedef struct bt__text {
    uint16_t number;
    uint64_t part; /* of the sum of all */
    char *words;   /* owned */
} bt__text;

/** Zero-initialise.  `sum` is 0 when there is none: hashes are then those of positions alone. */
typedef struct bt__texts {
    bt__text *at;
    int count, room;
    uint64_t sum;
} bt__texts;

void bt__texts_release(bt__texts *texts);

const bt__text *bt__texts_find(const bt__texts *texts, unsigned number);

/**
 * Add a text.
 *
 * @param rng    gives it a number
 * @param inout  the number; 0 to be given one
 * @return BT_EDATA when the number is taken, BT_ELIMIT, BT_ENOMEM, or what bt_text_check says
 */
int bt__texts_add(bt__texts *texts, const char *words, bt_rng *rng, unsigned *inout, bt_error *err);

void bt__texts_remove(bt__texts *texts, unsigned number);

/** Number of the game's first operand that is a text; 0 for none. */
unsigned bt__text_kind(const bt_rules *rules);

/** Which operand of an action is a text; -1 for none. */
int bt__text_operand(const bt_game *game, bt_action action);

/** The action with another number for its text. */
bt_action bt__text_put(const bt_game *game, bt_action action, unsigned number);

/** Write a text in quotes. */
void bt__text_quote(const char *words, bt_buf *out);

/** Take `#4711`, `"words"` or both off the front of a line. */
int bt__text_parse(bt_slice *line, const bt_operand *operand, unsigned *number, bt_buf *said,
                   bt_error *err);

#endif
