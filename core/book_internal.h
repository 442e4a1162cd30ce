/*
 * book_internal.h - the parts of the book.
 */
#ifndef BT_BOOK_INTERNAL_H
#define BT_BOOK_INTERNAL_H

#include <berthier/book.h>

/* Write `maps`; nothing in a game without hexes. */
void bt__book_write_maps(const bt_game *game, bt_json *json);

#endif
