/*
 * do_book.c - everything printed, and how it is set up, for front ends.
 */
#include <berthier/book.h>
#include <berthier/call.h>
#include <berthier/say.h>
#include <stdlib.h>

/* Write an object for the game, scenario and options asked for, in the reader's language. */
static int
answer_for(bt_call *call, const char *key, void (*write)(const bt_game *game, bt_json *json))
{
    const bt_game *game;
    if (bt_call_borrow(call, bt_call_text(call, "game"), bt_call_text(call, "scenario"),
                       bt_call_text(call, "options"), &game))
        return -1;
    bt_game reader;
    bt_game_in(game, bt_call_text(call, "language"), &reader);
    bt_json_object(&call->json, key);
    write(&reader, &call->json);
    bt_json_object_end(&call->json);
    bt_call_give_back(call, game);
    return 0;
}

int
bt_do_BOOK(bt_call *call)
{
    return answer_for(call, "book", bt_book_write);
}

static void
write_opening(const bt_game *game, bt_json *json)
{
    bt_state *state = bt_state_new(game);
    bt_view *view = bt_view_new(game);
    if (state && view) {
        game->rules->setup(game, state);
        game->rules->view(game, state, BT_SIDE_NONE, view);
        game->rules->view_write(game, view, json);
    }
    free(state);
    free(view);
}

int
bt_do_OPENING(bt_call *call)
{
    return answer_for(call, "view", write_opening);
}
