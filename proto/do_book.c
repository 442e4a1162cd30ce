/*
 * do_book.c - everything printed, for front ends.
 */
#include <berthier/book.h>
#include <berthier/call.h>
#include <berthier/say.h>

int
bt_do_BOOK(bt_call *call)
{
    const bt_game *game;
    if (bt_call_borrow(call, bt_call_text(call, "game"), bt_call_text(call, "scenario"),
                       bt_call_text(call, "options"), &game))
        return -1;
    bt_game reader;
    bt_game_in(game, bt_call_text(call, "language"), &reader);
    bt_json_object(&call->json, "book");
    bt_book_write(&reader, &call->json);
    bt_json_object_end(&call->json);
    bt_call_give_back(call, game);
    return 0;
}
