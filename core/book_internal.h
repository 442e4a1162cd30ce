/*
 * book_internal.h - the parts of the book.
 */
#ifndef BT_BOOK_INTERNAL_H
#define BT_BOOK_INTERNAL_H

#include <berthier/book.h>
#include <berthier/say.h>

/* Write a text for people, if there is one, in the game's language. */
static inline void
bt__book_say(const bt_game *game, bt_json *json, const char *key, const char *english)
{
    bt_json_some_text(json, key, bt_tr(game, english));
}

/* Write `maps`; nothing in a game without hexes. */
void bt__book_write_maps(const bt_game *game, bt_json *json);

/* Write `areas` and `links`; nothing in a game without areas. */
void bt__book_write_network(const bt_game *game, bt_json *json);

#endif
