/*
 * test_thoughts.c - computer players move on one beat: a game makes one move in it, moves of several
 * games share a commit, and no commit takes many of them.
 */
#include "hub_peers.h"

#include <stdio.h>

enum { GAMES = 8, MANY = 20, BEAT = 25, AT_ONCE = 8 };

static int64_t now; /* milliseconds */

static int64_t
tell_time(void *user)
{
    (void)user;
    return now;
}

static int
open_with_clock(void **state)
{
    hub_clock = tell_time;
    now = 1000;
    return set_up(state);
}

static bt_hub_stats
stats(void)
{
    bt_hub_stats out;
    bt_hub_stats_get(hub, &out);
    return out;
}

/* An onlooker of so many games that the computer plays. */
static void
look_on(person *who, int games, const char *bot)
{
    char line[200];
    *who = arrive();
    sit(who);
    for (int i = 0; i < games; i++) {
        snprintf(line, sizeof line,
                 "{'request':'create','game':'napoleon-at-war',"
                 "'seats':{'french':'%s','prussian':'%s'}}",
                 bot, bot);
        json_t *made = ask(who, line);
        join(who, text_at(made, "watch"));
        json_decref(made);
    }
}

/* Wait until bots have chosen so often since the start. */
static void
let_choose(int count)
{
    for (int i = 0; i < 30000; i++) {
        pthread_mutex_lock(&waking);
        bool enough = wakes >= count;
        pthread_mutex_unlock(&waking);
        if (enough)
            break;
        nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
    }
    assert_int_equal(wakes, count);
    bt_hub_flush(hub);
}

/* How many games have told of just one move since the inbox was cleared. */
static int
moved_once(const person *who, int games)
{
    int count = 0;
    for (int number = 1; number <= games; number++) {
        int updates = 0;
        for (size_t i = 0; i < json_array_size(who->inbox); i++) {
            const json_t *match = json_object_get(json_array_get(who->inbox, i), "match");
            updates += (match ? json_integer_value(match) : 1) == number;
        }
        count += updates == 1;
    }
    return count;
}

static void
games_move_once_in_a_beat_and_share_a_commit(void **state)
{
    person who;
    (void)state;
    look_on(&who, GAMES, "random");
    let_choose(GAMES);
    uint64_t commits = stats().counted.commits;
    assert_int_equal(bt_hub_due(hub), BEAT);
    now += BEAT - 1;
    bt_hub_flush(hub);
    assert_int_equal(stats().counted.thoughts, 0);
    now++;
    bt_hub_flush(hub);
    assert_int_equal(stats().counted.thoughts, GAMES);
    assert_int_equal(stats().counted.commits, commits + 1);
    assert_int_equal(moved_once(&who, GAMES), GAMES);
    let_choose(2 * GAMES);
    assert_int_equal(stats().counted.thoughts, GAMES);
    now += BEAT;
    bt_hub_flush(hub);
    assert_int_equal(stats().counted.thoughts, 2 * GAMES);
    assert_int_equal(stats().counted.commits, commits + 2);
    go_away(&who);
}

static void
who_has_thought_for_long_moves_on_the_beat_too(void **state)
{
    person who;
    (void)state;
    look_on(&who, 1, "random");
    now += BEAT + 5;
    let_choose(1);
    assert_int_equal(stats().counted.thoughts, 0);
    assert_int_equal(bt_hub_due(hub), BEAT - 5);
    now += BEAT - 5;
    bt_hub_flush(hub);
    assert_int_equal(stats().counted.thoughts, 1);
    go_away(&who);
}

static void
many_games_move_some_at_a_time_in_turn(void **state)
{
    person who;
    (void)state;
    look_on(&who, MANY, "random");
    let_choose(MANY);
    now += BEAT;
    bt_hub_flush(hub);
    assert_int_equal(stats().counted.thoughts, AT_ONCE);
    assert_int_equal(bt_hub_due(hub), 0);
    let_choose(MANY + AT_ONCE); /* those who have moved know their next move: it is not due */
    bt_hub_flush(hub);
    assert_int_equal(stats().counted.thoughts, MANY);
    assert_int_equal(moved_once(&who, MANY), MANY);
    go_away(&who);
}

static void
what_a_person_does_meanwhile_shares_the_commit(void **state)
{
    person louis, who;
    (void)state;
    louis = arrive();
    sit(&louis);
    json_t *made = ask(&louis, "{'request':'create','game':'napoleon-at-war'}");
    join(&louis, text_at(made, "seats.french.link"));
    json_decref(made);
    look_on(&who, GAMES, "random");
    let_choose(GAMES);
    uint64_t commits = stats().counted.commits;
    now += BEAT;
    is_ok(ask(&louis, "{'request':'apply','action':'move 1/Gaz 0605','sequence':1}"));
    assert_int_equal(stats().counted.thoughts, GAMES);
    assert_int_equal(stats().counted.commits, commits + 1);
    go_away(&louis);
    go_away(&who);
}

static void
how_long_bots_think_is_counted(void **state)
{
    person who;
    (void)state;
    look_on(&who, 2, "greedy");
    let_choose(2);
    assert_true(stats().longest_thought > 0);
    assert_true(stats().counted.thinking_microseconds > (uint64_t)stats().longest_thought);
    go_away(&who);
}

static int
wake_none(void **state)
{
    int status = tear_down(state);
    wakes = 0;
    return status;
}

int
main(void)
{
#define CASE(name) cmocka_unit_test_setup_teardown(name, open_with_clock, wake_none)
    const struct CMUnitTest tests[] = {
        CASE(games_move_once_in_a_beat_and_share_a_commit),
        CASE(who_has_thought_for_long_moves_on_the_beat_too),
        CASE(many_games_move_some_at_a_time_in_turn),
        CASE(what_a_person_does_meanwhile_shares_the_commit),
        CASE(how_long_bots_think_is_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
