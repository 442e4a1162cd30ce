/*
 * do_matches.c - requests that list games, and open and close matches.
 */
#include "session_internal.h"
#include <assert.h>
#include <berthier/games.h>
#include <berthier/journal.h>
#include <berthier/position.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCENARIOS_MAX 64 /* listed of one game */

static const bt_pack *
pack_of(const bt_session *session, const char *game)
{
    const bt_pack *own = session->options.pack;
    return own && strcmp(own->game, game) == 0 ? own : bt_games_pack(game);
}

static void
write_option(bt_call *call, const bt_option_def *option)
{
    bt_json_object(&call->json, NULL);
    bt_json_text(&call->json, "id", option->id);
    bt_json_text(&call->json, "text", option->text);
    bt_json_text(&call->json, "rule", option->rule);
    bt_json_array(&call->json, "words");
    for (int i = 0; i < option->word_count; i++)
        bt_json_text(&call->json, NULL, option->words[i]);
    bt_json_array_end(&call->json);
    bt_json_object_end(&call->json);
}

static void
write_game(bt_call *call, const bt_rules *rules)
{
    const char *names[SCENARIOS_MAX];
    const bt_pack *pack = pack_of(call->session, rules->id);
    int count = pack ? bt_pack_scenarios(pack, names, SCENARIOS_MAX) : 0;
    bt_json_object(&call->json, NULL);
    bt_json_text(&call->json, "game", rules->id);
    bt_json_text(&call->json, "title", rules->title);
    bt_json_number(&call->json, "rules_version", rules->rules_version);
    bt_json_array(&call->json, "sides");
    for (int i = 0; i < rules->side_count; i++)
        bt_json_text(&call->json, NULL, rules->sides[i]);
    bt_json_array_end(&call->json);
    bt_json_array(&call->json, "scenarios");
    for (int i = 0; i < count; i++)
        bt_json_text(&call->json, NULL, names[i]);
    bt_json_array_end(&call->json);
    bt_json_array(&call->json, "options");
    for (int i = 0; i < rules->option_count; i++)
        write_option(call, &rules->options[i]);
    bt_json_array_end(&call->json);
    bt_json_object_end(&call->json);
}

int
bt__do_GAMES(bt_call *call)
{
    const bt_rules *rules;
    bt_json_array(&call->json, "games");
    for (int i = 0; (rules = bt_games_at(i)); i++)
        write_game(call, rules);
    bt_json_array_end(&call->json);
    return 0;
}

int
bt__do_BOTS(bt_call *call)
{
    const bt_bot *bot;
    bt_json_array(&call->json, "bots");
    for (int i = 0; (bot = bt_bot_at(i)); i++) {
        bt_json_object(&call->json, NULL);
        bt_json_text(&call->json, "bot", bot->id);
        bt_json_text(&call->json, "text", bot->text);
        bt_json_object_end(&call->json);
    }
    bt_json_array_end(&call->json);
    return 0;
}

static int
find_rules(bt_call *call, const char *id, const bt_rules **out)
{
    *out = bt_games_find(id);
    return *out ? 0 : bt__call_fail(call, BT_PROTO_NOT_FOUND, "there is no game \"%.32s\"", id);
}

int
bt__do_RULES(bt_call *call)
{
    const bt_rules *rules;
    const char *number = bt__call_text(call, "number");
    if (find_rules(call, bt__call_text(call, "game"), &rules))
        return -1;
    if (number && !bt_clause_find(rules, number))
        return bt__call_fail(call, BT_PROTO_NOT_FOUND, "there is no rule %.16s", number);
    bt_json_array(&call->json, "rules");
    for (int i = 0; i < rules->clauses.count; i++) {
        const bt_clause *clause = &rules->clauses.at[i];
        if (number && strcmp(number, clause->number) != 0)
            continue;
        bt_json_object(&call->json, NULL);
        bt_json_text(&call->json, "rule", clause->number);
        bt_json_text(&call->json, "chapter", clause->chapter);
        bt_json_bool(&call->json, "done", clause->done);
        bt_json_text(&call->json, "text", clause->text);
        bt_json_object_end(&call->json);
    }
    bt_json_array_end(&call->json);
    return 0;
}

/* Load a game; what it needs is named in the request or in a document. */
static int
open_game(bt_call *call, const char *id, const char *scenario, const char *options, bt_game **out)
{
    const bt_rules *rules;
    bt_options values = { { 0 } };
    const char *first;
    *out = NULL;
    if (find_rules(call, id, &rules))
        return -1;
    const bt_pack *pack = pack_of(call->session, id);
    if (!scenario && (!pack || bt_pack_scenarios(pack, &first, 1) < 1))
        return bt__call_fail(call, BT_PROTO_NOT_FOUND, "game %s has no scenario", id);
    int status = bt_options_parse(rules, options ? options : "", &values, &call->err);
    if (!status)
        status = bt_game_new(out, rules, pack, scenario ? scenario : first, &values, &call->err);
    return status ? bt__call_fail_status(call, status) : 0;
}

static int
check_room(bt_call *call)
{
    if (call->session->slot_count < BT_SESSION_MATCHES_MAX)
        return 0;
    return bt__call_fail(call, BT_PROTO_LIMIT, "%d matches are open; close one",
                         BT_SESSION_MATCHES_MAX);
}

/* Take game and match into the session, and tell about them. */
static int
keep(bt_call *call, bt_game *game, bt_match *match, uint64_t seed)
{
    bt_session *session = call->session;
    assert(game && match && session->slot_count < BT_SESSION_MATCHES_MAX);
    bt_slot *slot = &session->slots[session->slot_count++];
    *slot = (bt_slot){ .number = ++session->last_number, .game = game, .match = match };
    bt_rng_init(&slot->rng, bt_rng_split(seed, 1));
    char digits[24], storage[256];
    snprintf(digits, sizeof digits, "%llu", (unsigned long long)seed);
    bt_buf options;
    bt_buf_init_fixed(&options, storage, sizeof storage);
    bt_options_format(game->rules, &game->options, &options);
    bt__write_standing(call, slot);
    bt_json_text(&call->json, "game", game->rules->id);
    bt_json_text(&call->json, "scenario", game->scenario);
    bt_json_text(&call->json, "options", bt_buf_text(&options));
    bt_json_text(&call->json, "seed", digits);
    bt_json_number(&call->json, "length", bt_match_length(match));
    return 0;
}

int
bt__do_NEW(bt_call *call)
{
    uint64_t seed;
    bt_game *game;
    bt_match *match = NULL;
    if (check_room(call) || bt__call_seed(call, &seed) ||
        open_game(call, bt__call_text(call, "game"), bt__call_text(call, "scenario"),
                  bt__call_text(call, "options"), &game))
        return -1;
    int status = bt_match_new(&match, game, seed, &call->err);
    if (status) {
        bt_game_free(game);
        return bt__call_fail_status(call, status);
    }
    return keep(call, game, match, seed);
}

static int
load_journal(bt_call *call, const char *text, uint64_t seed, bt_game **game, bt_match **match)
{
    bt_journal_head head;
    int status = bt_journal_head_read(text, NULL, &head, &call->err);
    if (status)
        return bt__call_fail_status(call, status);
    if (open_game(call, head.game, head.scenario, head.options, game))
        return -1;
    assert(*game);
    status = bt_journal_read(match, *game, &head, NULL, seed, &call->err);
    return status ? bt__call_fail_status(call, status) : 0;
}

static int
load_position(bt_call *call, const char *text, uint64_t seed, bt_game **game, bt_match **match)
{
    char id[32], scenario[32];
    const char *options;
    int status =
        bt_position_head(text, id, sizeof id, scenario, sizeof scenario, &options, &call->err);
    if (status)
        return bt__call_fail_status(call, status);
    if (open_game(call, id, scenario, options, game))
        return -1;
    assert(*game);
    bt_state *state = bt_state_new(*game);
    if (!state)
        return bt__call_fail_status(call, BT_ENOMEM);
    (*game)->rules->setup(*game, state);
    status = bt_position_read(*game, text, 1, state, &call->err);
    if (!status)
        status = bt_match_new_at(match, *game, state, seed, &call->err);
    free(state);
    return status ? bt__call_fail_status(call, status) : 0;
}

int
bt__do_LOAD(bt_call *call)
{
    uint64_t seed;
    bt_game *game = NULL;
    bt_match *match = NULL;
    const char *text = bt__call_text(call, "text");
    if (check_room(call) || bt__call_seed(call, &seed))
        return -1;
    bool is_position = strncmp(text, "position", strlen("position")) == 0;
    int failed = is_position ? load_position(call, text, seed, &game, &match)
                             : load_journal(call, text, seed, &game, &match);
    if (failed) {
        bt_game_free(game);
        return -1;
    }
    return keep(call, game, match, seed);
}

int
bt__do_CLOSE(bt_call *call)
{
    bt_session *session = call->session;
    bt_slot *slot;
    if (bt__call_slot(call, &slot))
        return -1;
    bt_json_number(&call->json, "match", slot->number);
    bt_match_free(slot->match);
    bt_game_free(slot->game);
    size_t after = (size_t)(&session->slots[session->slot_count] - (slot + 1));
    memmove(slot, slot + 1, after * sizeof *slot);
    session->slot_count--;
    return 0;
}

int
bt__do_QUIT(bt_call *call)
{
    (void)call;
    return 0;
}
