/*
 * shelf.c - loaded games, shared by the rooms that play them.
 *
 * Loading takes milliseconds, so a game stays on its shelf after the last room
 * is gone until SPARE others have been left behind later.
 */
#include "hub_internal.h"

#include <berthier/games.h>
#include <berthier/host.h>
#include <stdlib.h>
#include <string.h>

#define SPARE 4

/* What is asked for; data 0 is the pack compiled in. */
typedef struct wish {
    const bt_rules *rules;
    const char *scenario;
    bt_options values;
    char options[sizeof((bt_shelf *)0)->options]; /* in full */
    uint64_t data;
} wish;

static bool
is_it(const bt_shelf *shelf, const wish *w)
{
    return shelf->game->rules == w->rules && strcmp(shelf->game->scenario, w->scenario) == 0 &&
           strcmp(shelf->options, w->options) == 0 &&
           (w->data ? shelf->game->data_hash == w->data
                    : shelf->game->pack == bt_games_pack(w->rules->id));
}

static void
discard(bt_shelf *shelf)
{
    bt_game_free(shelf->game);
    bt_arena_release(&shelf->arena);
    free(shelf);
}

static int
take_docs(const char *docs, void *user)
{
    bt_shelf *shelf = user;
    return bt_pack_parse(&shelf->pack, &shelf->arena, shelf->rules_id, docs, NULL);
}

/* The pack of a shelf: compiled in, or as a game was begun with it. */
static int
find_pack(bt_hub *hub, bt_shelf *shelf, const wish *w, const bt_pack **out, bt_error *err)
{
    *out = bt_games_pack(w->rules->id);
    if (w->data == 0 || (*out && bt_pack_hash(*out) == w->data))
        return BT_OK;
    *out = &shelf->pack;
    shelf->rules_id = w->rules->id;
    int status = bt_store_read_pack(hub->store, w->rules->id, w->data, take_docs, shelf, err);
    if (!status && bt_pack_hash(&shelf->pack) != w->data)
        return bt_fail(err, BT_EDATA, "the data kept for the game are damaged");
    return status;
}

static int
load(bt_hub *hub, const wish *w, bt_shelf **out, bt_error *err)
{
    const bt_pack *pack;
    bt_shelf *shelf = calloc(1, sizeof *shelf);
    if (!shelf)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    int status = find_pack(hub, shelf, w, &pack, err);
    if (!status)
        status = bt_game_new(&shelf->game, w->rules, pack, w->scenario, &w->values, err);
    if (status) {
        discard(shelf);
        return status;
    }
    memcpy(shelf->options, w->options, sizeof shelf->options);
    *out = shelf;
    return BT_OK;
}

int
bt__shelf_take(bt_hub *hub, const char *id, const char *scenario, const char *options,
               uint64_t data, bt_shelf **out, bt_error *err)
{
    wish w = { .rules = bt_games_find(id), .scenario = scenario, .data = data };
    bt_buf text;
    *out = NULL;
    if (!w.rules)
        return bt_fail(err, BT_ENOTFOUND, "there is no game \"%.32s\"", id);
    int status = bt_options_parse(w.rules, options, &w.values, err);
    if (status)
        return status;
    bt_buf_init_fixed(&text, w.options, sizeof w.options);
    bt_options_format(w.rules, &w.values, &text);
    for (*out = hub->shelves; *out; *out = (*out)->next) {
        if (is_it(*out, &w))
            break;
    }
    if (!*out) {
        status = load(hub, &w, out, err);
        if (status)
            return status;
        (*out)->next = hub->shelves;
        hub->shelves = *out;
    }
    (*out)->users++;
    return BT_OK;
}

void
bt__shelf_drop(bt_hub *hub, bt_shelf *shelf)
{
    int spare = 0;
    shelf->users--;
    for (bt_shelf **at = &hub->shelves; *at;) {
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
bt__shelves_free(bt_hub *hub)
{
    while (hub->shelves) {
        bt_shelf *shelf = hub->shelves;
        hub->shelves = shelf->next;
        discard(shelf);
    }
}
