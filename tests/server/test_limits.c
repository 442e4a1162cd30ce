/*
 * test_limits.c - what a hub lets one source use, which games stay in memory,
 * which are forgotten.
 */
#include "hub_peers.h"

#include "../../server/hub_internal.h"

#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>

enum { LINKS = 6 };

static void
sit_from(person *who, const char *text)
{
    bt_address address;
    *who = arrive();
    assert_true(bt__address_parse(text, &address));
    who->source = bt__source_hold(bt_hub_sources(hub), &address);
    assert_non_null(who->source);
    sit(who);
}

/* Begin again with other limits, over the same database. */
static void
set_limits(bt_limits these)
{
    close_hub();
    limits = these;
    open_hub();
}

static int
no_limits(void **state)
{
    limits = (bt_limits){ 0 };
    return tear_down(state);
}

static bt_counters
counted(void)
{
    bt_hub_stats stats;
    bt_hub_stats_get(hub, &stats);
    return stats.counted;
}

static int
loaded(void)
{
    bt_hub_stats stats;
    bt_hub_stats_get(hub, &stats);
    return stats.games_loaded;
}

/* Make a game; the link of a seat of it. */
static void
make(person *who, const char *seat, char link[40])
{
    char path[40];
    json_t *made = ask(who, "{'request':'create','game':'napoleon-at-war'}");
    if (!json_is_true(json_object_get(made, "ok")))
        fail_msg("%s", text_at(made, "error.text"));
    snprintf(path, sizeof path, "seats.%s.link", seat);
    snprintf(link, 40, "%s", text_at(made, path));
    json_decref(made);
}

static void
act(person *who, int match, int sequence, const char *action)
{
    char line[200];
    snprintf(line, sizeof line, "{'request':'apply','match':%d,'sequence':%d,'action':'%s'}", match,
             sequence, action);
    is_ok(ask(who, line));
}

/* A line that is long only by its id, of 70,000 letters. */
static json_t *
ask_at_length(person *who, const char *request)
{
    bt_buf line = { 0 };
    bt_buf_addf(&line, "{\"request\":\"%s\",\"id\":\"", request);
    for (int i = 0; i < 70000; i++)
        bt_buf_add_char(&line, 'a');
    bt_buf_add(&line, "\"}");
    json_array_clear(who->inbox);
    bt_hub_line(hub, who->peer, line.data, line.length);
    bt_buf_release(&line);
    bt_hub_flush(hub);
    return read_one(who);
}

static void
a_long_line_counts_as_a_game(void **state)
{
    (void)state;
    set_limits((bt_limits){ .new_games = 2 });
    person one;
    sit_from(&one, "10.1.1.1");
    is_error(ask_at_length(&one, "bots"), "too-long");
    is_error(ask_at_length(&one, "create"), "missing-key"); /* once, not twice */
    is_error(ask_at_length(&one, "bots"), "too-many-games");
    is_error(ask(&one, "{'request':'create','game':'null'}"), "too-many-games");
    is_ok(ask(&one, "{'request':'bots'}"));
    assert_int_equal(counted().games_refused, 2);
    go_away(&one);
}

static void
one_source_makes_so_many_games(void **state)
{
    (void)state;
    set_limits((bt_limits){ .new_games = 3 });
    person one, same, other, own;
    sit_from(&one, "10.1.1.1");
    sit_from(&same, "10.1.1.1");
    sit_from(&other, "10.1.1.2");
    sit_from(&own, "127.0.0.1");
    for (int i = 0; i < 3; i++)
        is_ok(ask(i ? &one : &same, "{'request':'create','game':'null'}"));
    is_error(ask(&one, "{'request':'create','game':'null'}"), "too-many-games");
    is_error(ask(&same, "{'request':'create','game':'null'}"), "too-many-games");
    is_ok(ask(&other, "{'request':'create','game':'null'}"));
    for (int i = 0; i < 5; i++)
        is_ok(ask(&own, "{'request':'create','game':'null'}"));
    assert_int_equal(counted().games_made, 9);
    assert_int_equal(counted().games_refused, 2);
    person *const all[] = { &one, &same, &other, &own };
    for (size_t i = 0; i < BT_COUNT(all); i++)
        go_away(all[i]);
}

static void
one_source_asks_so_much_that_is_dear(void **state)
{
    (void)state;
    set_limits((bt_limits){ .dear = 1 });
    person one, other;
    sit_from(&one, "10.1.1.1");
    sit_from(&other, "10.1.1.2");
    for (int i = 0; i < 10; i++)
        is_ok(ask(&one, "{'request':'glance','links':[]}"));
    is_error(ask(&one, "{'request':'glance','links':[]}"), "too-dear");
    is_ok(ask(&one, "{'request':'bots'}"));
    is_ok(ask(&other, "{'request':'glance','links':[]}"));
    assert_int_equal(counted().dear_refused, 1);
    go_away(&one);
    go_away(&other);
}

static void
one_source_follows_so_many_games(void **state)
{
    char link[40], line[100];
    (void)state;
    set_limits((bt_limits){ .follow = 2 });
    person one, same;
    sit_from(&one, "10.1.1.1");
    sit_from(&same, "10.1.1.1");
    make(&one, "french", link);
    snprintf(line, sizeof line, "{'request':'join','link':'%s'}", link);
    is_ok(ask(&one, line));
    is_ok(ask(&same, line));
    is_error(ask(&one, line), "too-many-joined");
    go_away(&same);
    is_ok(ask(&one, line));
    is_ok(ask(&one, "{'request':'leave'}"));
    is_ok(ask(&one, line));
    assert_int_equal(counted().follow_refused, 1);
    go_away(&one);
}

static void
what_was_used_longest_ago_is_let_go(void **state)
{
    char links[LINKS][40];
    (void)state;
    set_limits((bt_limits){ .rooms = 3 });
    person one = arrive();
    sit(&one);
    for (int i = 0; i < LINKS; i++) {
        make(&one, "french", links[i]);
        join(&one, links[i]);
        assert_true(loaded() <= 3);
    }
    assert_int_equal(counted().rooms_let_go, 3);
    act(&one, 1, 1, "move 1/Gaz 0605"); /* it was let go, and is read again */
    json_t *update = read_one(&one);
    assert_true(json_is_true(json_object_get(update, "reset")));
    assert_string_equal(text_at(update, "view.places.1/Gaz"), "0605");
    json_decref(update);
    assert_int_equal(loaded(), 3);
    act(&one, 6, 1, "move 1/Gaz 0605"); /* this one was not: it is told what is new */
    update = read_one(&one);
    assert_null(json_object_get(update, "reset"));
    json_decref(update);
    for (int i = 0; i < LINKS; i++)
        act(&one, i + 1, i % 5 ? 1 : 2, i % 5 ? "move 1/Gaz 0605" : "step 0604");
    assert_true(loaded() <= 3);
    go_away(&one);
    assert_true(loaded() <= 3);
}

static void
what_nobody_follows_is_closed_first(void **state)
{
    char links[LINKS][40];
    (void)state;
    set_limits((bt_limits){ .rooms = 2 });
    person one = arrive(), passing = arrive();
    sit(&one);
    sit(&passing);
    for (int i = 0; i < LINKS; i++)
        make(&one, "french", links[i]);
    join(&one, links[0]);
    for (int i = 1; i < LINKS; i++) {
        join(&passing, links[i]);
        is_ok(ask(&passing, "{'request':'leave'}"));
    }
    act(&one, 1, 1, "move 1/Gaz 0605");
    json_t *update = read_one(&one);
    assert_null(json_object_get(update, "reset")); /* it never left the memory */
    json_decref(update);
    go_away(&one);
    go_away(&passing);
}

static void
a_glance_closes_what_it_opened_for_others(void **state)
{
    char links[LINKS][40], line[400];
    int length = 0;
    (void)state;
    set_limits((bt_limits){ .rooms = 2 });
    person one = arrive();
    sit(&one);
    length = snprintf(line, sizeof line, "{'request':'glance','links':[");
    for (int i = 0; i < LINKS; i++) {
        make(&one, "french", links[i]);
        length +=
            snprintf(line + length, sizeof line - (size_t)length, "%s'%s'", i ? "," : "", links[i]);
    }
    snprintf(line + length, sizeof line - (size_t)length, "]}");
    json_t *answer = ask(&one, line);
    assert_int_equal(json_array_size(json_object_get(answer, "games")), LINKS);
    json_decref(answer);
    assert_true(loaded() <= 2);
    go_away(&one);
}

static int64_t
hurry(void *user)
{
    static int64_t now;
    (void)user;
    return now += 1000;
}

/* For how many of these links, from `from` on, a glance says `later`. */
static int
not_come_to(person *who, char links[LINKS][40], int from)
{
    char line[400];
    int later = 0;
    int length = snprintf(line, sizeof line, "{'request':'glance','links':[");
    for (int i = from; i < LINKS; i++)
        length += snprintf(line + length, sizeof line - (size_t)length, "%s'%s'",
                           i > from ? "," : "", links[i]);
    snprintf(line + length, sizeof line - (size_t)length, "]}");
    json_t *answer = ask(who, line);
    for (int i = 0; i < LINKS - from; i++) {
        const json_t *game = json_array_get(json_object_get(answer, "games"), (size_t)i);
        const char *error = json_string_value(json_object_get(game, "error"));
        if (error)
            assert_string_equal(error, "later");
        later += error != NULL;
    }
    json_decref(answer);
    return later;
}

static void
a_glance_reads_a_game_however_slow_the_disk(void **state)
{
    char links[LINKS][40];
    (void)state;
    person one = arrive();
    sit(&one);
    for (int i = 0; i < LINKS; i++)
        make(&one, "french", links[i]);
    go_away(&one);
    hub_clock = hurry;
    set_limits((bt_limits){ 0 }); /* no game is in memory */
    one = arrive();
    sit(&one);
    for (int i = 0; i < LINKS; i++)
        assert_int_equal(not_come_to(&one, links, i), LINKS - 1 - i);
    assert_int_equal(not_come_to(&one, links, 0), 0); /* all are in memory now */
    go_away(&one);
    hub_clock = NULL;
}

static void
no_file_grows(bool so)
{
    struct rlimit size;
    signal(SIGXFSZ, so ? SIG_IGN : SIG_DFL);
    getrlimit(RLIMIT_FSIZE, &size);
    size.rlim_cur = so ? 1 : size.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &size), 0);
}

static bool
is_woken(void)
{
    pthread_mutex_lock(&waking);
    bool so = woken;
    pthread_mutex_unlock(&waking);
    return so;
}

/* A bot's action that cannot be stored: what was asked before it is answered all the same. */
static void
a_full_disk_leaves_the_answers_of_readers(void **state)
{
    (void)state;
    person one = arrive();
    sit(&one);
    json_t *made = ask(&one, "{'request':'create','game':'napoleon-at-war',"
                             "'seats':{'french':'greedy','prussian':'person'}}");
    join(&one, text_at(made, "seats.prussian.link"));
    for (int i = 0; i < 3000 && !is_woken(); i++)
        nanosleep(&(struct timespec){ .tv_nsec = 10000000 }, NULL);
    assert_true(is_woken()); /* it has chosen */
    say(&one, "{'request':'history','match':1,'from':0,'count':1}");
    no_file_grows(true);
    bt_hub_flush(hub);
    no_file_grows(false);
    assert_int_equal(counted().failures, 1);
    json_t *history = read_one(&one);
    assert_int_equal(json_integer_value(json_object_get(history, "total")), 0);
    is_ok(history);
    json_decref(made);
    go_away(&one);
}

static int64_t
games(void)
{
    bt_hub_stats stats;
    bt_hub_stats_get(hub, &stats);
    return stats.games;
}

static void
games_that_nobody_played_are_forgotten(void **state)
{
    char played[40], followed[40], never[40], line[100];
    (void)state;
    person one = arrive();
    sit(&one);
    make(&one, "french", played);
    make(&one, "french", followed);
    make(&one, "french", never);
    join(&one, played);
    act(&one, 1, 1, "move 1/Gaz 0605");
    go_away(&one);
    set_limits((bt_limits){ .prune_days = 1 }); /* they are not that old */
    bt_hub_tick(hub);
    bt_hub_flush(hub);
    assert_int_equal(games(), 3);
    set_limits((bt_limits){ .prune_days = -1 }); /* all of today's are */
    one = arrive();
    sit(&one);
    join(&one, followed);
    bt_hub_tick(hub);
    bt_hub_flush(hub);
    assert_int_equal(games(), 2);
    assert_int_equal(counted().games_pruned, 1);
    snprintf(line, sizeof line, "{'request':'join','link':'%s'}", never);
    is_error(ask(&one, line), "not-found");
    join(&one, played);
    act(&one, 1, 1, "move 1/Gaz 0605");
    go_away(&one);
    close_hub(); /* what is told is what is stored */
    open_hub();
    assert_int_equal(games(), 2);
}

static void
a_disk_that_is_nearly_full_takes_no_new_games(void **state)
{
    char link[40];
    int made = 0;
    json_t *answer;
    (void)state;
    set_limits((bt_limits){ .disk = 1 });
    person one = arrive();
    sit(&one);
    make(&one, "french", link);
    join(&one, link);
    for (; made < 20000; made++) {
        answer = ask(&one, "{'request':'create','game':'napoleon-at-war'}");
        if (!json_is_true(json_object_get(answer, "ok")))
            break;
        json_decref(answer);
        if (made % 50 == 0)
            bt_hub_tick(hub);
    }
    is_error(answer, "disk");
    assert_true(made > 100);
    act(&one, 1, 1, "move 1/Gaz 0605");
    assert_int_equal(counted().disk_refused, 1);
    go_away(&one);
}

/* Nine tenths of what the server may fill are for new games, and not a byte more. */
static void
a_tenth_of_the_disk_is_kept_for_games_under_way(void **state)
{
    char link[40];
    (void)state;
    set_limits((bt_limits){ .disk = 10 });
    person one = arrive();
    sit(&one);
    hub->disk = 9 * 1024 * 1024 - 1;
    make(&one, "french", link);
    hub->disk = 9 * 1024 * 1024;
    is_error(ask(&one, "{'request':'create','game':'napoleon-at-war'}"), "disk");
    go_away(&one);
}

int
main(void)
{
#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, no_limits)
    const struct CMUnitTest tests[] = {
        CASE(one_source_makes_so_many_games),
        CASE(a_long_line_counts_as_a_game),
        CASE(one_source_asks_so_much_that_is_dear),
        CASE(one_source_follows_so_many_games),
        CASE(what_was_used_longest_ago_is_let_go),
        CASE(what_nobody_follows_is_closed_first),
        CASE(a_glance_closes_what_it_opened_for_others),
        CASE(a_glance_reads_a_game_however_slow_the_disk),
        CASE(a_full_disk_leaves_the_answers_of_readers),
        CASE(games_that_nobody_played_are_forgotten),
        CASE(a_disk_that_is_nearly_full_takes_no_new_games),
        CASE(a_tenth_of_the_disk_is_kept_for_games_under_way),
    };
#undef CASE
    return cmocka_run_group_tests(tests, NULL, NULL);
}
