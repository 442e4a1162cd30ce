/*
 * do_list.c - requests that list games, bots and rules.
 */
#include <berthier/bot.h>
#include <berthier/call.h>
#include <berthier/example.h>
#include <berthier/games.h>
#include <berthier/say.h>
#include <string.h>

#include "session_internal.h"

#define SCENARIOS_MAX 64 /* listed of one game */

const bt_pack *
bt_call_pack(const bt_call *call, const char *game)
{
    const bt_pack *own = call->desk->pack;
    return own && strcmp(own->game, game) == 0 ? own : bt_games_pack(game);
}

/* A text in the language that the request names. */
static void
write_words(bt_call *call, const char *key, const char *english)
{
    const bt_catalogue *words = bt_catalogue_find(bt_call_text(call, "language"));
    bt_json_text(&call->json, key, bt_catalogue_text(words, english));
}

/* The scenarios that have a use for an option, unless all have. */
static void
write_belonging(bt_call *call, const bt_option_def *option, const char *const *names, int count)
{
    if (!option->scenarios)
        return;
    bt_json_array(&call->json, "scenarios");
    for (int i = 0; i < count; i++)
        if (bt_option_belongs(option, names[i]))
            bt_json_text(&call->json, NULL, names[i]);
    bt_json_array_end(&call->json);
}

static void
write_option(bt_call *call, const bt_option_def *option, const char *const *names, int count)
{
    bt_json_object(&call->json, NULL);
    bt_json_text(&call->json, "id", option->id);
    write_words(call, "text", option->text);
    bt_json_text(&call->json, "rule", option->rule);
    bt_json_array(&call->json, "words");
    for (int i = 0; i < option->word_count; i++)
        bt_json_text(&call->json, NULL, option->words[i]);
    bt_json_array_end(&call->json);
    write_belonging(call, option, names, count);
    bt_json_object_end(&call->json);
}

/* Of each scenario, in the order of their names; an empty object for one of an edited pack. */
static void
write_about(bt_call *call, const bt_rules *rules, const char *const *names, int count)
{
    bt_json_array(&call->json, "about");
    for (int i = 0; i < count; i++) {
        const bt_scenario_def *def = bt_scenario_find(rules, names[i]);
        bt_json_object(&call->json, NULL);
        if (def) {
            write_words(call, "text", def->text);
            bt_json_array(&call->json, "minutes");
            bt_json_number(&call->json, NULL, def->minutes[0]);
            bt_json_number(&call->json, NULL, def->minutes[1]);
            bt_json_array_end(&call->json);
            bt_json_text(&call->json, "favours", bt_side_name(rules, def->favours));
        }
        bt_json_object_end(&call->json);
    }
    bt_json_array_end(&call->json);
}

/* Seats beside the sides, and with which option they are there. */
static void
write_seats(bt_call *call, const bt_rules *rules)
{
    if (!rules->seat_count)
        return;
    bt_json_array(&call->json, "seats");
    for (int i = 0; i < rules->seat_count; i++) {
        const bt_seat_def *seat = &rules->seats[i];
        bt_json_object(&call->json, NULL);
        bt_json_text(&call->json, "id", seat->id);
        write_words(call, "name", seat->name);
        bt_json_text(&call->json, "side", bt_side_name(rules, seat->side));
        bt_json_text(&call->json, "option", rules->options[seat->option].id);
        bt_json_object_end(&call->json);
    }
    bt_json_array_end(&call->json);
}

/* Games that are shown; over a socket they can be watched (docs/protocol.md). */
static void
write_examples(bt_call *call, const bt_pack *pack)
{
    const bt_doc *doc;
    if (!bt_example_at(pack, 0))
        return;
    bt_json_array(&call->json, "examples");
    for (int n = 0; (doc = bt_example_at(pack, n)); n++) {
        bt_json_object(&call->json, NULL);
        bt_json_text(&call->json, "id", bt_example_word(doc, "id"));
        write_words(call, "title", bt_example_word(doc, "title"));
        write_words(call, "text", bt_example_word(doc, "text"));
        bt_json_text(&call->json, "side", bt_example_word(doc, "side"));
        bt_json_object_end(&call->json);
    }
    bt_json_array_end(&call->json);
}

static void
write_game(bt_call *call, const bt_rules *rules)
{
    const char *names[SCENARIOS_MAX];
    const bt_pack *pack = bt_call_pack(call, rules->id);
    int count = pack ? bt_pack_scenarios(pack, names, SCENARIOS_MAX) : 0;
    bt_json_object(&call->json, NULL);
    bt_json_text(&call->json, "game", rules->id);
    write_words(call, "title", rules->title);
    bt_json_number(&call->json, "rules_version", rules->rules_version);
    bt_json_array(&call->json, "sides");
    for (int i = 0; i < rules->side_count; i++)
        bt_json_text(&call->json, NULL, rules->sides[i]);
    bt_json_array_end(&call->json);
    write_seats(call, rules);
    bt_json_array(&call->json, "scenarios");
    for (int i = 0; i < count; i++)
        bt_json_text(&call->json, NULL, names[i]);
    bt_json_array_end(&call->json);
    bt_json_array(&call->json, "titles");
    for (int i = 0; i < count; i++)
        write_words(call, NULL, bt_pack_title(pack, names[i]));
    bt_json_array_end(&call->json);
    write_about(call, rules, names, count);
    bt_json_array(&call->json, "options");
    for (int i = 0; i < rules->option_count; i++)
        write_option(call, &rules->options[i], names, count);
    bt_json_array_end(&call->json);
    write_examples(call, pack);
    if (rules->rebuilt)
        write_words(call, "rebuilt", rules->rebuilt);
    bt_json_object_end(&call->json);
}

int
bt_do_GAMES(bt_call *call)
{
    const bt_rules *rules;
    bt_json_array(&call->json, "games");
    for (int i = 0; (rules = bt_games_at(i)); i++)
        write_game(call, rules);
    bt_json_array_end(&call->json);
    return 0;
}

int
bt_do_BOTS(bt_call *call)
{
    const bt_bot *bot;
    bt_json_array(&call->json, "bots");
    for (int i = 0; (bot = bt_bot_at(i)); i++) {
        bt_json_object(&call->json, NULL);
        bt_json_text(&call->json, "bot", bot->id);
        write_words(call, "text", bot->text);
        bt_json_object_end(&call->json);
    }
    bt_json_array_end(&call->json);
    return 0;
}

int
bt_do_RULES(bt_call *call)
{
    const char *id = bt_call_text(call, "game"), *number = bt_call_text(call, "number");
    const bt_rules *rules = bt_games_find(id);
    if (!rules)
        return bt_call_fail(call, BT_PROTO_NOT_FOUND, "there is no game \"%.32s\"", id);
    if (number && !bt_clause_find(rules, number))
        return bt_call_fail(call, BT_PROTO_NOT_FOUND, "there is no rule %.16s", number);
    bt_json_array(&call->json, "rules");
    for (int i = 0; i < rules->clauses.count; i++) {
        const bt_clause *clause = &rules->clauses.at[i];
        if (number && strcmp(number, clause->number) != 0)
            continue;
        bt_json_object(&call->json, NULL);
        bt_json_text(&call->json, "rule", clause->number);
        write_words(call, "chapter", bt__chapter_title(clause->chapter));
        bt_json_bool(&call->json, "done", clause->done);
        write_words(call, "text", clause->text);
        bt_json_object_end(&call->json);
    }
    bt_json_array_end(&call->json);
    return 0;
}
