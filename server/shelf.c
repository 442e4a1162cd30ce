/*
 * shelf.c - loaded games, shared by the rooms that play them.
 *
 * Loading takes milliseconds, so a game stays on its shelf after the last room
 * is gone until SPARE others have been left behind later.
 */
#include "hub_internal.h"

#include <berthier/games.h>
#include <stdlib.h>
#include <string.h>

#define SPARE 4

static bool
is_it(const bt_shelf *shelf, const bt_rules *rules, const char *scenario, const char *options)
{
    return shelf->game->rules == rules && strcmp(shelf->game->scenario, scenario) == 0 &&
           strcmp(shelf->options, options) == 0;
}

static int
load(const bt_rules *rules, const char *scenario, const bt_options *options, bt_shelf **out,
     bt_error *err)
{
    bt_shelf *shelf = calloc(1, sizeof *shelf);
    if (!shelf)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    int status = bt_game_new(&shelf->game, rules, bt_games_pack(rules->id), scenario, options, err);
    if (status) {
        free(shelf);
        return status;
    }
    *out = shelf;
    return BT_OK;
}

int
bt__shelf_take(bt_hub *hub, const char *id, const char *scenario, const char *options,
               bt_shelf **out, bt_error *err)
{
    const bt_rules *rules = bt_games_find(id);
    bt_options values = { { 0 } };
    char in_full[sizeof(*out)->options];
    bt_buf text;
    *out = NULL;
    if (!rules)
        return bt_fail(err, BT_ENOTFOUND, "there is no game \"%.32s\"", id);
    int status = bt_options_parse(rules, options, &values, err);
    if (status)
        return status;
    bt_buf_init_fixed(&text, in_full, sizeof in_full);
    bt_options_format(rules, &values, &text);
    for (*out = hub->shelves; *out; *out = (*out)->next) {
        if (is_it(*out, rules, scenario, bt_buf_text(&text)))
            break;
    }
    if (!*out) {
        status = load(rules, scenario, &values, out, err);
        if (status)
            return status;
        memcpy((*out)->options, in_full, sizeof in_full);
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
        bt_game_free(it->game);
        free(it);
    }
}
