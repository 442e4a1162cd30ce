/*
 * text.h - what players write: the texts of a match.
 *
 * An action is 64 bits, and a letter is not.  So what somebody writes lies in a table
 * of the match, and an action, an event or a field of the state holds its number
 * (BT_KIND_TEXT).  The number is drawn by the match's generator, so that it tells
 * neither what the text says nor how many others there are.  Number 0 is a blank: legal lists have it where
 * something may be written, and bots send it.
 *
 *     write #0             as listed; nothing is written
 *     write "Hold Jena."   a new text; the match gives it its number
 *     write #4711"Hold Jena."   the same on record (docs/journal.md)
 *     read #4711           one that is there
 *
 * The game says who may read a text in a position: rules->conceals, asked of an
 * operand of this kind, is true for a text that the viewer may not read and for one
 * that the position does not hold.  check() and legal() see 0 where a text is new,
 * apply() its number.
 */
#ifndef BT_TEXT_H
#define BT_TEXT_H

#include <berthier/buf.h>
#include <berthier/status.h>
#include <stdint.h>

#define BT_TEXT_MAX  2000 /* bytes */
#define BT_TEXTS_MAX 1024 /* of one match; all that is shown of it fits one message */

/**
 * May this be a text: not empty, not too long, good UTF-8, nothing that would move what
 * stands around it, as line ends and marks of direction do?
 *
 * @return BT_ESYNTAX or BT_ELIMIT
 */
int bt_text_check(const char *words, size_t length, bt_error *err);

#endif
