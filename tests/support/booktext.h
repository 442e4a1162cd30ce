/*
 * booktext.h - the book of a game as the server writes it.
 */
#ifndef TEST_BOOKTEXT_H
#define TEST_BOOKTEXT_H

#include <berthier/book.h>

/** Write all of a book; the caller releases it. */
static inline void
write_book(const bt_game *game, bt_buf *out)
{
    bt_json json;
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    bt_book_write(game, &json);
    bt_json_object_end(&json);
}

#endif
