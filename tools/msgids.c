/*
 * msgids - print every text that the games' tables and data hold for people.
 *
 * One a line, `what<TAB>text`.  Tables are read as they are; the printed parts
 * are taken from the English book of every scenario.  tools/messages runs it;
 * literals in the source are found by xgettext instead.
 */
#include <berthier/book.h>
#include <berthier/bot.h>
#include <berthier/example.h>
#include <berthier/games.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCENARIOS_MAX 64

/* A sentence of nothing but values, "{0}: {1}", is a text too: languages punctuate differently. */
static void
put(const char *what, const char *text)
{
    if (text && *text && strpbrk(text, "abcdefghijklmnopqrstuvwxyz{"))
        printf("%s\t%s\n", what, text);
}

static void
put_words(const bt_rules *rules)
{
    for (int i = 1; i < rules->operand_count; i++) {
        const bt_operand *operand = &rules->operands[i];
        for (int w = 0; operand->kind == BT_KIND_WORD && w <= operand->max; w++)
            put("word", operand->words[w]);
    }
    for (int i = 0; i < rules->option_count; i++) {
        for (int w = 0; w < rules->options[i].word_count; w++)
            put("word", rules->options[i].words[w]);
    }
}

static void
put_tables(const bt_rules *rules)
{
    char what[64];
    put("title", rules->title);
    put("rebuilt", rules->rebuilt);
    for (int i = 0; i < rules->side_count; i++) {
        put("side", rules->sides[i]);
        put("side", rules->side_names ? rules->side_names[i] : NULL);
    }
    for (int i = 0; i < rules->seat_count; i++)
        put("seat", rules->seats[i].name);
    for (int i = 1; i < rules->action_count; i++) {
        put("label", rules->actions[i].label);
        put("action", rules->actions[i].text);
    }
    for (int i = 0; i < rules->option_count; i++)
        put("option", rules->options[i].text);
    for (int i = 0; i < rules->overlay_count; i++)
        put("overlay", rules->overlays[i].text);
    for (int i = 0; i < rules->moment_count; i++)
        put("moment", rules->moments[i].text);
    for (int i = 0; i < rules->scenario_count; i++)
        put("scenario", rules->scenarios[i].text);
    put_words(rules);
    for (int i = 1; i < rules->event_count; i++)
        put("event", rules->events[i].text);
    for (int i = 0; i < rules->reason_count; i++)
        put("reason", rules->reasons[i].text);
    for (int i = 0; i < rules->clauses.count; i++) {
        snprintf(what, sizeof what, "rule %s", rules->clauses.at[i].number);
        put(what, rules->clauses.at[i].text);
    }
}

/* Members of the book whose values are names of ids, and those that are texts. */
static bool
is_one_of(const char *key, const char *const *keys)
{
    for (; *keys; keys++) {
        if (!strcmp(*keys, key))
            return true;
    }
    return false;
}

static void
put_book(const json_t *value, bool are_texts)
{
    static const char *const maps[] = { "words", "names", "plans", "results", NULL };
    static const char *const texts[] = { "name",           "title",     "text",
                                         "scenario_title", "formation", NULL };
    const char *key;
    json_t *member;
    size_t i;
    if (json_is_array(value)) {
        json_array_foreach(value, i, member) put_book(member, false);
        return;
    }
    json_object_foreach((json_t *)(uintptr_t)value, key, member)
    {
        /* towns keep their names, areas do not */
        bool is_hex = json_object_get(value, "x") && !json_object_get(value, "exits");
        if (!strcmp(key, "counters")) /* of ids and numbers */
            continue;
        if (json_is_string(member) && !is_hex && (are_texts || is_one_of(key, texts)))
            put("printed", json_string_value(member));
        else if (!json_is_string(member))
            put_book(member, is_one_of(key, maps));
    }
}

static void
put_examples(const bt_rules *rules)
{
    const bt_doc *doc;
    for (int n = 0; (doc = bt_example_at(bt_games_pack(rules->id), n)); n++) {
        bt_passage passage;
        put("example", bt_example_word(doc, "title"));
        put("example", bt_example_word(doc, "text"));
        for (bt_node at = bt_example_first(doc); bt_passage_take(at, &passage); at = passage.next)
            put("example", passage.text);
    }
}

static int
put_scenario(const bt_rules *rules, const char *scenario)
{
    bt_game *game;
    bt_error err = { 0 };
    bt_buf text = { 0 };
    bt_json json;
    if (bt_game_new(&game, rules, bt_games_pack(rules->id), scenario, NULL, &err)) {
        fprintf(stderr, "msgids: %s\n", err.text);
        return 1;
    }
    bt_json_init(&json, &text);
    bt_json_object(&json, NULL);
    bt_book_write(game, &json);
    bt_json_object_end(&json);
    json_t *book = json_loads(bt_buf_text(&text), 0, NULL);
    put_book(book, false);
    for (int i = 0; game->atlas && i < game->atlas->hex_count; i++)
        put("terrain", game->atlas->terrains[game->atlas->hexes[i].terrain]);
    json_decref(book);
    bt_buf_release(&text);
    bt_game_free(game);
    return book ? 0 : 1;
}

int
main(void)
{
    const bt_rules *rules;
    const bt_bot *bot;
    int failed = 0;
    for (int i = 0; (rules = bt_games_at(i)); i++) {
        const char *names[SCENARIOS_MAX];
        int count = bt_pack_scenarios(bt_games_pack(rules->id), names, SCENARIOS_MAX);
        put_tables(rules);
        put_examples(rules);
        for (int s = 0; s < count; s++)
            failed += put_scenario(rules, names[s]);
    }
    for (int i = 0; (bot = bt_bot_at(i)); i++)
        put("bot", bot->text);
    return failed ? 1 : 0;
}
