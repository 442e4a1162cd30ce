/*
 * test_old_games.c - games stored by other versions of the rules, on other
 * data, or damaged since: played on where that can be, else looked at.
 */
#include "hub_peers.h"

#include "../../server/link.h"
#include "../../server/store_internal.h"
#include <berthier/games.h>
#include <berthier/host.h>
#include <berthier/journal.h>
#include <dirent.h>
#include <stdio.h>

typedef struct stored {
    bt_game_row row;
    char links[BT_STORE_SEATS_MAX][BT_LINK_LENGTH + 1], watch[BT_LINK_LENGTH + 1];
} stored;

/* The row of a game for a person in each seat, as its version stores it. */
static void
fill(stored *s, const bt_game *game, const bt_journal_head *head)
{
    s->row = (bt_game_row){ .rules = game->rules->id,
                            .rules_version = head->rules_version,
                            .scenario = game->scenario,
                            .options = head->options,
                            .start = "",
                            .data_hash = head->data_hash,
                            .seat_count = bt_seat_count(game) };
    for (int i = 0; i < s->row.seat_count; i++) {
        bt_seat_row *seat = &s->row.seats[i];
        snprintf(seat->side, sizeof seat->side, "%s", bt_seat_id(game, (bt_seat)i));
        bt_link_new(s->links[i]);
        assert_true(bt_link_hash(s->links[i], seat->link_hash));
    }
    bt_link_new(s->watch);
    assert_true(bt_link_hash(s->watch, s->row.watch_hash));
}

static bt_game *
load(const bt_journal_head *head, const bt_pack *pack)
{
    const bt_rules *rules = bt_games_find(head->game);
    bt_options options = { { 0 } };
    bt_game *game;
    bt_error err = { 0 };
    assert_int_equal(bt_options_parse(rules, head->options, &options, &err), BT_OK);
    if (bt_game_new(&game, rules, pack ? pack : bt_games_pack(head->game), head->scenario, &options,
                    &err))
        fail_msg("%s:%d: %s", err.file, err.line, err.text);
    return game;
}

/* What is written in an action, cut off from it; NULL for nothing. */
static char *
cut_words(char *text)
{
    char *words = strchr(text, '"'), *end = words ? strchr(words + 1, '"') : NULL;
    if (!end)
        return NULL;
    *words = *end = '\0';
    return words + 1;
}

/* Put so many entries of a journal into the store, and the dice that follow, whatever their hashes. */
static int
store_entries(const bt_game *game, bt_game_id id, const char *body, int most)
{
    char side[32], text[128];
    unsigned long long hash;
    int number, count = 0;
    for (const char *at = body; at; at = strchr(at + 1, '\n')) {
        if (sscanf(at, " %d %31s %127[^=]= %llx", &number, side, text, &hash) != 4)
            continue;
        if (count >= most && strcmp(side, "chance") != 0)
            break; /* dice are stored with what called for them */
        bt_action_row row = { number, bt_seat_find(game, side, (int)strlen(side)), 0, hash,
                              cut_words(text) };
        assert_int_equal(number, ++count);
        assert_int_equal(bt_action_parse(game, text, &row.action, NULL), BT_OK);
        assert_int_equal(bt_store_add_action(store, id, &row, NULL), BT_OK);
    }
    return count;
}

static int
count_entries(const char *body)
{
    int count = 0;
    for (const char *at = body; (at = strstr(at, " = ")); at += 3)
        count++;
    return count;
}

static void
read_journal(const char *path, bt_buf *text, bt_journal_head *head)
{
    bt_error err = { 0 };
    if (bt_text_read(path, text, &err) || bt_journal_head_read(bt_buf_text(text), path, head, &err))
        fail_msg("%s: %s", path, err.text);
}

/* A kept journal as a game in the store, three quarters played. */
static int
put(stored *s, const char *path)
{
    bt_buf text = { 0 };
    bt_journal_head head;
    read_journal(path, &text, &head);
    bt_game *game = load(&head, NULL);
    fill(s, game, &head);
    assert_int_equal(bt_store_begin(store, NULL), BT_OK);
    assert_int_equal(bt_store_add_game(store, &s->row, NULL), BT_OK);
    int count = store_entries(game, s->row.id, head.body, count_entries(head.body) * 3 / 4);
    assert_int_equal(bt_store_commit(store, NULL), BT_OK);
    bt_game_free(game);
    bt_buf_release(&text);
    return count;
}

/* Join; the answer and the first update, which the caller owns. */
static json_t *
come(person *who, const char *link, json_t **update)
{
    char line[128];
    snprintf(line, sizeof line, "{\"request\":\"join\",\"link\":\"%s\"}", link);
    json_t *answer = ask(who, line);
    if (!json_is_true(json_object_get(answer, "ok")))
        fail_msg("%s", text_at(answer, "error.text"));
    *update = read_one(who);
    return answer;
}

static int64_t
number_in(const char *sql)
{
    sqlite3 *db = ((struct bt_store *)store)->db;
    sqlite3_stmt *s;
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &s, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(s), SQLITE_ROW);
    int64_t number = sqlite3_column_int64(s, 0);
    sqlite3_finalize(s);
    return number;
}

/* Change the store behind its back. */
static void
meddle(const char *sql)
{
    sqlite3 *db = ((struct bt_store *)store)->db;
    char *why = NULL;
    if (sqlite3_exec(db, sql, NULL, NULL, &why))
        fail_msg("%s", why);
}

static void
restart(void)
{
    close_hub();
    open_hub();
}

/* The first action of a tree of legal ones. */
static void
first_action(const json_t *tree, bt_buf *out)
{
    void *at = json_object_iter((json_t *)(uintptr_t)tree);
    while (at) {
        const json_t *below = json_object_iter_value(at);
        bt_buf_add(out, out->length ? " " : "");
        bt_buf_add(out, json_object_iter_key(at));
        at = json_is_object(below) ? json_object_iter((json_t *)(uintptr_t)below) : NULL;
        if (json_is_array(below)) {
            const json_t *one = json_array_get(below, 0);
            bt_buf_add(out, " ");
            bt_buf_add(out, json_is_string(one) ? json_string_value(one) : "");
        }
    }
}

/* Whichever side may act takes the first action that is offered. */
static void
play_one(stored *s)
{
    for (int i = 0; i < s->row.seat_count; i++) {
        person who = arrive();
        json_t *update;
        bt_buf action = { 0 };
        sit(&who);
        json_t *answer = come(&who, s->links[i], &update);
        first_action(json_object_get(update, "legal"), &action);
        int sequence = (int)json_integer_value(json_object_get(answer, "sequence"));
        json_decref(answer);
        json_decref(update);
        if (action.length) {
            char line[256];
            snprintf(line, sizeof line, "{\"request\":\"apply\",\"action\":\"%s\",\"sequence\":%d}",
                     bt_buf_text(&action), sequence + 1);
            is_ok(ask(&who, line));
        }
        bool acted = action.length != 0;
        bt_buf_release(&action);
        go_away(&who);
        if (acted)
            return;
    }
    fail_msg("nobody has anything to do");
}

/* ---- cases ------------------------------------------------------------------ */

static void
journal_plays_on(const char *path)
{
    stored s;
    int count = put(&s, path);
    char sql[128];
    play_one(&s);
    snprintf(sql, sizeof sql, "SELECT rules_version FROM game WHERE id = %d", (int)s.row.id);
    assert_int_equal(number_in(sql), bt_games_find(s.row.rules)->rules_version);
    snprintf(sql, sizeof sql, "SELECT count(*) FROM action WHERE game = %d", (int)s.row.id);
    assert_true(number_in(sql) > count);
    restart(); /* what was written is of today, hash by hash */
    person who = arrive();
    json_t *update;
    sit(&who);
    json_t *answer = come(&who, s.watch, &update);
    assert_null(json_object_get(update, "shut"));
    assert_int_equal(bt_store_begin(store, NULL), BT_OK);
    bt_store_abort(store);
    json_decref(answer);
    json_decref(update);
    go_away(&who);
}

/* The first action of a kept journal that the rules of today refuse, by partings.txt; 0 where there is none. */
static int
parting_of(const char *name)
{
    bt_buf text = { 0 };
    assert_int_equal(bt_text_read(BT_TESTS_DIR "/journals/partings.txt", &text, NULL), BT_OK);
    const char *line = strstr(bt_buf_text(&text), name);
    int action = line ? atoi(line + strlen(name)) : 0;
    bt_buf_release(&text);
    return action;
}

/* Where it parts before it was left it is shown so far, and nobody plays on. */
static void
journal_is_shown(const char *path, int parting)
{
    stored s;
    json_t *update;
    int count = put(&s, path);
    person who = arrive();
    sit(&who);
    json_decref(come(&who, s.links[0], &update));
    const json_t *shut = json_object_get(update, "shut");
    assert_string_equal(text_at(shut, "why"), "rules");
    assert_int_equal(json_integer_value(json_object_get(shut, "shown")), parting - 1);
    assert_int_equal(json_integer_value(json_object_get(shut, "stored")), count);
    json_decref(update);
    go_away(&who);
}

static void
each_kept_record_is_played_on(void **state)
{
    (void)state;
    int tried = 0;
    for (int i = 0; bt_games_at(i); i++) {
        char path[512], name[512];
        const struct dirent *entry;
        snprintf(path, sizeof path, "%s/journals/%s", BT_TESTS_DIR, bt_games_at(i)->id);
        DIR *opened = opendir(path);
        assert_non_null(opened);
        while (bt_games_at(i)->side_count == 2 && (entry = readdir(opened))) {
            if (!strstr(entry->d_name, ".txt"))
                continue;
            snprintf(path, sizeof path, "%s/journals/%s/%s", BT_TESTS_DIR, bt_games_at(i)->id,
                     entry->d_name);
            snprintf(name, sizeof name, "\n%s/%s ", bt_games_at(i)->id, entry->d_name);
            int parting = parting_of(name);
            parting ? journal_is_shown(path, parting) : journal_plays_on(path);
            tried++;
        }
        closedir(opened);
    }
    assert_true(tried >= 9);
}

/* A game as other data tell it: one counter has another name. */
typedef struct other {
    bt_arena arena;
    bt_buf docs;
    bt_pack pack;
    bt_game *game;
    stored s;
} other;

static void
put_other(other *o, bool keep, const char *words)
{
    bt_journal_head head = { .game = "napoleon-at-war",
                             .scenario = "jena-auerstadt",
                             .options = "deployment=charted",
                             .rules_version = 1 };
    bt_error err = { 0 };
    bt_pack_write(bt_games_pack("napoleon-at-war"), &o->docs);
    for (char *at = o->docs.data; (at = strstr(at, "\"1/Gaz\"")); at++)
        at[1] = '9';
    assert_int_equal(bt_pack_parse(&o->pack, &o->arena, head.game, bt_buf_text(&o->docs), &err),
                     BT_OK);
    o->game = load(&head, &o->pack);
    head.data_hash = o->game->data_hash;
    fill(&o->s, o->game, &head);
    bt_pack_row pack = { head.game, head.data_hash, words, bt_buf_text(&o->docs) };
    assert_int_equal(bt_store_begin(store, NULL), BT_OK);
    if (keep)
        assert_int_equal(bt_store_add_pack(store, &pack, &o->s.row.pack, &err), BT_OK);
    assert_int_equal(bt_store_add_game(store, &o->s.row, &err), BT_OK);
}

static void
drop_other(other *o)
{
    bt_game_free(o->game);
    bt_buf_release(&o->docs);
    bt_arena_release(&o->arena);
}

/* Play one action on the other data and store it, its code changed by `shift`. */
static void
other_plays(other *o, const char *text, int shift)
{
    bt_match *match;
    bt_action action;
    assert_int_equal(bt_match_new(&match, o->game, bt_rng_seeded(1), NULL), BT_OK);
    assert_int_equal(bt_action_parse(o->game, text, &action, NULL), BT_OK);
    assert_int_equal(bt_match_play(match, 0, action, NULL, NULL, NULL), BT_OK);
    const bt_entry *entry = bt_match_entry(match, 0);
    bt_action_row row = { 1, entry->seat, entry->action + ((bt_action)(unsigned)shift << 48),
                          entry->hash, NULL };
    assert_int_equal(bt_store_add_action(store, o->s.row.id, &row, NULL), BT_OK);
    assert_int_equal(bt_store_commit(store, NULL), BT_OK);
    bt_match_free(match);
}

/* The words of the game's actions, an unknown one before them. */
static void
shifted_words(bt_buf *out)
{
    const bt_rules *rules = bt_games_find("napoleon-at-war");
    bt_buf_add(out, "dance");
    for (int i = 1; i < rules->action_count; i++)
        bt_buf_addf(out, " %s", rules->actions[i].word);
}

static void
a_game_goes_on_on_the_data_it_was_begun_with(void **state)
{
    (void)state;
    other o = { .pack = { 0 } };
    bt_buf words = { 0 }, book = { 0 };
    char hash[20], line[128];
    shifted_words(&words);
    put_other(&o, true, bt_buf_text(&words));
    other_plays(&o, "move 9/Gaz 0605", 1);
    person who = arrive();
    json_t *update;
    sit(&who);
    json_t *answer = come(&who, o.s.links[0], &update);
    assert_null(json_object_get(update, "shut"));
    assert_string_equal(text_at(update, "view.places.9/Gaz"), "0605");
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)o.game->data_hash);
    assert_string_equal(text_at(answer, "data"), hash);
    assert_int_equal(bt_hub_book(hub, "napoleon-at-war", "jena-auerstadt", "", o.game->data_hash,
                                 "en", &book, NULL),
                     BT_OK);
    assert_non_null(strstr(bt_buf_text(&book), "9/Gaz"));
    json_decref(answer);
    json_decref(update);
    snprintf(line, sizeof line, "{\"request\":\"apply\",\"action\":\"end\",\"sequence\":1}");
    json_decref(ask(&who, line));
    go_away(&who);
    play_one(&o.s);
    restart();
    play_one(&o.s);
    bt_buf_release(&words);
    bt_buf_release(&book);
    drop_other(&o);
}

static void
what_cannot_be_replayed_is_looked_at(void **state)
{
    (void)state;
    other o = { .pack = { 0 } };
    put_other(&o, false, "");
    other_plays(&o, "move 9/Gaz 0605", 7); /* no such action is allowed first */
    person who = arrive();
    json_t *update;
    sit(&who);
    json_decref(come(&who, o.s.links[0], &update));
    const json_t *shut = json_object_get(update, "shut");
    assert_string_equal(text_at(shut, "why"), "rules");
    assert_int_equal(json_integer_value(json_object_get(shut, "shown")), 0);
    assert_int_equal(json_integer_value(json_object_get(shut, "stored")), 1);
    assert_non_null(strstr(text_at(update, "prompt"), "not played on"));
    assert_int_equal(json_array_size(json_object_get(update, "to_act")), 0);
    assert_int_equal(json_object_size(json_object_get(update, "legal")), 0);
    json_decref(update);
    is_error(ask(&who, "{\"request\":\"apply\",\"action\":\"end\",\"sequence\":1}"), "shut");
    is_error(ask(&who, "{\"request\":\"undo\",\"sequence\":1}"), "shut");
    is_error(ask(&who, "{\"request\":\"legal\"}"), "shut");
    json_t *answer = ask(&who, "{\"request\":\"journal\"}");
    assert_non_null(strstr(text_at(answer, "journal"), "\n1 french "));
    assert_non_null(strstr(text_at(answer, "journal"), "rules 1\n"));
    json_decref(answer);
    is_ok(ask(&who, "{\"request\":\"history\"}"));
    is_ok(ask(&who, "{\"request\":\"view\"}"));
    go_away(&who);
    drop_other(&o);
}

/* A healthy game of so many actions, then harm done to it: what is told of it. */
static void
harm(const char *sql, int lost)
{
    stored s;
    char path[512];
    snprintf(path, sizeof path, "%s/journals/napoleon-at-war/rules-1-third-data.txt", BT_TESTS_DIR);
    int count = put(&s, path);
    assert_true(count > 100);
    meddle(sql);
    person who = arrive();
    json_t *update;
    sit(&who);
    json_decref(come(&who, s.links[1], &update));
    const json_t *shut = json_object_get(update, "shut");
    assert_string_equal(text_at(shut, "why"), "damage");
    int64_t found = json_integer_value(json_object_get(shut, "shown"));
    assert_int_equal(found, count - lost);
    assert_int_equal(json_integer_value(json_object_get(shut, "stored")), count);
    assert_non_null(strstr(text_at(update, "prompt"), "damaged"));
    json_decref(update);
    is_error(ask(&who, "{\"request\":\"apply\",\"action\":\"end\",\"sequence\":1}"), "shut");
    go_away(&who);
}

static void
damage_is_noticed(void **state)
{
    (void)state;
    harm("DELETE FROM action WHERE game = 1 AND number > (SELECT max(number) - 3 FROM action)", 3);
    harm("DELETE FROM action WHERE game = 2 AND number = (SELECT max(number) - 6 FROM action)", 7);
    harm("UPDATE action SET hash = hash & ~1 | (~hash & 1) WHERE game = 3 AND number = 9", 0);
    harm("DELETE FROM record WHERE game = 4", 0);
}

/* Seats, and seats with new keys, that the game does not have: it is not opened. */
static void
seats_that_cannot_be_are_refused(void **state)
{
    static const char *const harms[] = {
        ("UPDATE seat SET number = 2147483648 WHERE number = 1 AND game = (SELECT max(id) FROM "
         "game)"),
        "UPDATE seat SET side = 'chance' WHERE number = 1 AND game = (SELECT max(id) FROM game)",
        "INSERT INTO rekey SELECT max(id), 0, 77, zeroblob(32), 0, 1 FROM game",
        "INSERT INTO rekey SELECT max(id), 0, -1, zeroblob(32), 0, 1 FROM game",
    };
    char path[512];
    (void)state;
    snprintf(path, sizeof path, "%s/journals/napoleon-at-war/rules-1-third-data.txt", BT_TESTS_DIR);
    for (int i = 0; i < (int)BT_COUNT(harms); i++) {
        stored s;
        (void)put(&s, path);
        meddle(harms[i]);
        person who = arrive();
        sit(&who);
        for (int seat = 0; seat < 2; seat++) {
            char line[128];
            snprintf(line, sizeof line, "{'request':'join','link':'%s'}", s.links[seat]);
            is_error(ask(&who, line), "data");
        }
        go_away(&who);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(each_kept_record_is_played_on, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_game_goes_on_on_the_data_it_was_begun_with, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(what_cannot_be_replayed_is_looked_at, set_up, tear_down),
        cmocka_unit_test_setup_teardown(damage_is_noticed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(seats_that_cannot_be_are_refused, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
