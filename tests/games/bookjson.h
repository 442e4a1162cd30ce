/*
 * bookjson.h - the book of a game, read back.
 */
#ifndef TEST_BOOKJSON_H
#define TEST_BOOKJSON_H

#include "booktext.h"

#include <jansson.h>

static inline json_t *
read_book(const bt_game *game)
{
    bt_buf out = { 0 };
    write_book(game, &out);
    json_t *book = json_loads(bt_buf_text(&out), JSON_REJECT_DUPLICATES, NULL);
    bt_buf_release(&out);
    assert_non_null(book);
    return book;
}

#endif
