/*
 * bookjson.h - the book of a game, read back.
 */
#ifndef TEST_BOOKJSON_H
#define TEST_BOOKJSON_H

#include <berthier/book.h>
#include <jansson.h>

static inline json_t *
read_book(const bt_game *game)
{
    bt_buf out = { 0 };
    bt_json json;
    bt_json_init(&json, &out);
    bt_json_object(&json, NULL);
    bt_book_write(game, &json);
    bt_json_object_end(&json);
    json_t *book = json_loads(bt_buf_text(&out), JSON_REJECT_DUPLICATES, NULL);
    bt_buf_release(&out);
    assert_non_null(book);
    return book;
}

#endif
