/*
 * shelf.c - games are loaded once.
 */
#include <berthier/shelf.h>

#include <assert.h>
#include <berthier/option.h>
#include <stdlib.h>
#include <string.h>

/* Games that nobody plays; one of them takes less than a quarter of a megabyte. */
#define SPARE 16

static bool
is_it(const bt_shelf *shelf, const bt_wish *w, const bt_options *values)
{
    const bt_game *game = shelf->game;
    return game->rules == w->rules && strcmp(game->scenario, w->scenario) == 0 &&
           memcmp(&game->options, values, sizeof *values) == 0 &&
           (w->data ? game->data_hash == w->data : game->pack == w->pack);
}

static void
discard(bt_shelf *shelf)
{
    bt_game_free(shelf->game);
    bt_arena_release(&shelf->arena);
    free(shelf);
}

static int
find_pack(bt_shelf *shelf, const bt_wish *w, const bt_pack **out, bt_error *err)
{
    *out = w->pack;
    if (w->data == 0 || (*out && bt_pack_hash(*out) == w->data))
        return BT_OK;
    *out = &shelf->pack;
    int status = w->read(w, &shelf->pack, &shelf->arena, err);
    if (!status && bt_pack_hash(&shelf->pack) != w->data)
        return bt_fail(err, BT_EDATA, "the data kept for the game are damaged");
    return status;
}

static int
load(const bt_wish *w, const bt_options *values, bt_shelf **out, bt_error *err)
{
    const bt_pack *pack;
    bt_buf text;
    bt_shelf *shelf = calloc(1, sizeof *shelf);
    if (!shelf)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    int status = find_pack(shelf, w, &pack, err);
    if (!status)
        status = bt_game_new(&shelf->game, w->rules, pack, w->scenario, values, err);
    if (status) {
        discard(shelf);
        return status;
    }
    bt_buf_init_fixed(&text, shelf->options, sizeof shelf->options);
    bt_options_format(w->rules, values, &text);
    *out = shelf;
    return BT_OK;
}

int
bt_shelf_take(bt_shelves *shelves, const bt_wish *wish, bt_shelf **out, bt_error *err)
{
    bt_options values = { { 0 } };
    *out = NULL;
    int status = bt_options_parse(wish->rules, wish->options, &values, err);
    if (status)
        return status;
    for (*out = shelves->first; *out; *out = (*out)->next) {
        if (is_it(*out, wish, &values))
            break;
    }
    if (!*out) {
        status = load(wish, &values, out, err);
        if (status)
            return status;
        (*out)->next = shelves->first;
        shelves->first = *out;
    }
    (*out)->users++;
    return BT_OK;
}

void
bt_shelf_drop(bt_shelves *shelves, bt_shelf *shelf)
{
    int spare = 0;
    assert(shelf->users > 0);
    shelf->users--;
    for (bt_shelf **at = &shelves->first; *at;) {
        bt_shelf *it = *at;
        if (it->users > 0 || ++spare <= SPARE) {
            at = &it->next;
            continue;
        }
        *at = it->next;
        discard(it);
    }
}

void
bt_shelves_give_back(bt_shelves *shelves, const bt_game *game)
{
    bt_shelf *shelf = shelves->first;
    while (shelf->game != game)
        shelf = shelf->next;
    bt_shelf_drop(shelves, shelf);
}

void
bt_shelves_release(bt_shelves *shelves)
{
    while (shelves->first) {
        bt_shelf *shelf = shelves->first;
        shelves->first = shelf->next;
        discard(shelf);
    }
}
