/*
 * test_thoughts.c - moves of computer players are carried out a few at a time, in turn, and share
 * the commit of what people do meanwhile.
 */
#include "hub_peers.h"

#include <stdio.h>

enum { GAMES = 8, AT_ONCE = 2 };

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

/* Wait until every game's bot has chosen and none of that is carried out yet. */
static void
let_all_choose(int games)
{
    int waiting = 0;
    for (int i = 0; i < 30000 && waiting != games; i++) {
        nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
        pthread_mutex_lock(&waking);
        waiting = wakes - (int)stats().counted.thoughts;
        pthread_mutex_unlock(&waking);
    }
    assert_int_equal(waiting, games);
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
games_move_in_turn_and_share_commits(void **state)
{
    person who;
    (void)state;
    look_on(&who, GAMES, "random");
    let_all_choose(GAMES);
    bt_hub_stats before = stats();
    json_array_clear(who.inbox);
    for (int moved = AT_ONCE; moved <= GAMES; moved += AT_ONCE) {
        bt_hub_flush(hub);
        assert_int_equal(stats().counted.thoughts - before.counted.thoughts, moved);
        assert_int_equal(stats().counted.commits - before.counted.commits, moved / AT_ONCE);
        assert_true(moved == GAMES || bt_hub_due(hub) == 0);
    }
    assert_int_equal(moved_once(&who, GAMES),
                     GAMES); /* who knows its next move waits for its turn */
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
    let_all_choose(GAMES);
    bt_hub_stats before = stats();
    is_ok(ask(&louis, "{'request':'apply','action':'move 1/Gaz 0605','sequence':1}"));
    assert_int_equal(stats().counted.thoughts - before.counted.thoughts, AT_ONCE);
    assert_int_equal(stats().counted.commits - before.counted.commits, 1);
    go_away(&louis);
    go_away(&who);
}

static void
how_long_bots_think_is_counted(void **state)
{
    person who;
    (void)state;
    look_on(&who, 2, "greedy");
    let_all_choose(2);
    bt_hub_flush(hub);
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
#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, wake_none)
    const struct CMUnitTest tests[] = {
        CASE(games_move_in_turn_and_share_commits),
        CASE(what_a_person_does_meanwhile_shares_the_commit),
        CASE(how_long_bots_think_is_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
