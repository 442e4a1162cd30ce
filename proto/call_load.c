/*
 * call_load.c - a game and a match from what a request or a document names.
 */
#include <assert.h>
#include <berthier/call.h>
#include <berthier/games.h>
#include <berthier/journal.h>
#include <berthier/position.h>
#include <stdlib.h>
#include <string.h>

/* The rules named, and the scenario: the first one when none is. */
static int
find_printed(bt_call *call, const char *id, const char **scenario, const bt_rules **rules)
{
    *rules = bt_games_find(id);
    if (!*rules)
        return bt_call_fail(call, BT_PROTO_NOT_FOUND, "there is no game \"%.32s\"", id);
    const bt_pack *pack = bt_call_pack(call, id);
    if (!*scenario && (!pack || bt_pack_scenarios(pack, scenario, 1) < 1))
        return bt_call_fail(call, BT_PROTO_NOT_FOUND, "game %s has no scenario", id);
    return 0;
}

int
bt_call_borrow(bt_call *call, const char *id, const char *scenario, const char *options,
               const bt_game **out)
{
    const bt_rules *rules;
    *out = NULL;
    if (find_printed(call, id, &scenario, &rules))
        return -1;
    return call->desk->borrow(call, id, scenario, options ? options : "", out);
}

int
bt_call_borrow_new(bt_call *call, const char *id, const char *scenario, const char *options,
                   const bt_game **out)
{
    if (bt_call_borrow(call, id, scenario, options, out))
        return -1;
    const bt_game *game = *out;
    int status = bt_options_fit(game->rules, game->scenario, &game->options, &call->err);
    if (!status)
        return 0;
    bt_call_give_back(call, game);
    *out = NULL;
    return bt_call_fail_status(call, status);
}

void
bt_call_give_back(bt_call *call, const bt_game *game)
{
    if (game)
        call->desk->give_back(call->desk, game);
}

static int
load_journal(bt_call *call, const char *text, bt_rng dice, const bt_game **game, bt_match **match)
{
    bt_journal_head head;
    int status = bt_journal_head_read(text, NULL, &head, &call->err);
    if (status)
        return bt_call_fail_status(call, status);
    if (bt_call_borrow(call, head.game, head.scenario, head.options, game))
        return -1;
    assert(*game);
    status = bt_journal_read(match, *game, &head, NULL, dice, &call->err);
    return status ? bt_call_fail_status(call, status) : 0;
}

static int
load_position(bt_call *call, const char *text, bt_rng dice, const bt_game **game, bt_match **match)
{
    char id[32], scenario[32];
    const char *options;
    int status =
        bt_position_head(text, id, sizeof id, scenario, sizeof scenario, &options, &call->err);
    if (status)
        return bt_call_fail_status(call, status);
    if (bt_call_borrow(call, id, scenario, options, game))
        return -1;
    assert(*game);
    bt_state *state = bt_state_new(*game);
    if (!state)
        return bt_call_fail_status(call, BT_ENOMEM);
    (*game)->rules->setup(*game, state);
    status = bt_position_read(*game, text, 1, state, &call->err);
    if (!status)
        status = bt_match_new_at(match, *game, state, dice, &call->err);
    free(state);
    return status ? bt_call_fail_status(call, status) : 0;
}

int
bt_call_load(bt_call *call, const char *text, bt_rng dice, const bt_game **game, bt_match **match)
{
    *game = NULL;
    *match = NULL;
    int failed = bt_text_is_position(text) ? load_position(call, text, dice, game, match)
                                           : load_journal(call, text, dice, game, match);
    if (!failed)
        return 0;
    bt_call_give_back(call, *game);
    *game = NULL;
    return -1;
}
