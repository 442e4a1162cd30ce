/* test_thinker.c - bots think for all in turn: a lane with many jobs delays no other. */
#include "../../server/thinker.h"

#include <berthier/games.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/resource.h>

enum { MANY = 200 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t told = PTHREAD_COND_INITIALIZER;
static int done;

static void
wake(void *user)
{
    (void)user;
    pthread_mutex_lock(&lock);
    done++;
    pthread_cond_signal(&told);
    pthread_mutex_unlock(&lock);
}

static bt_job *
make_job(const bt_game *game, int room, uint64_t lane)
{
    bt_job *job = calloc(1, sizeof *job);
    bt_state *state = bt_state_new(game);
    assert_non_null(job);
    assert_non_null(state);
    *job = (bt_job){ .room = room,
                     .game = game,
                     .bot = bt_bot_find("random"),
                     .view = bt_view_new(game),
                     .lane = lane };
    assert_non_null(job->view);
    game->rules->setup(game, state);
    game->rules->view(game, state, 0, job->view);
    free(state);
    return job;
}

static void
a_lane_with_many_jobs_delays_no_other(void **state)
{
    bt_error err = { 0 };
    bt_thinker *thinker;
    bt_game *game;
    (void)state;
    done = 0;
    const bt_rules *rules = bt_games_find("napoleon-at-war");
    assert_int_equal(bt_game_new(&game, rules, bt_games_pack(rules->id), "jena-auerstadt",
                                 &(bt_options){ { 0 } }, &err),
                     0);
    assert_int_equal(bt_thinker_new(&thinker, wake, NULL, &err), 0);
    bt_job *jobs[MANY];
    for (int i = 0; i < MANY; i++)
        jobs[i] = make_job(game, i, 1);
    for (int i = 0; i < MANY; i++)
        bt_thinker_ask(thinker, jobs[i]);
    bt_thinker_ask(thinker, make_job(game, 1000, 2));
    pthread_mutex_lock(&lock);
    int before = done; /* that were thought about while the last were asked for */
    while (done < MANY + 1)
        pthread_cond_wait(&told, &lock);
    pthread_mutex_unlock(&lock);
    int place = 0, last = -1, found = -1;
    for (bt_job *job; (job = bt_thinker_take(thinker)); place++, bt_job_free(job)) {
        if (job->room == 1000) {
            found = place;
            continue;
        }
        assert_true(job->room > last); /* in their own lane they come in turn */
        last = (int)job->room;
    }
    assert_int_equal(place, MANY + 1);
    assert_true(found >= 0 && found <= before + 2);
    bt_thinker_free(thinker);
    bt_game_free(game);
}

static int priority, policy;

static int
look_at_priority(const bt_game *game, const bt_view *view, bt_side side, bt_rng *rng,
                 bt_action *out, bt_error *err)
{
    (void)game, (void)view, (void)side, (void)rng, (void)out, (void)err;
    priority = getpriority(PRIO_PROCESS, 0);
    policy = sched_getscheduler(0);
    return BT_EILLEGAL;
}

/* So that bots take no processor from those who wait for an answer. */
static void
bots_think_with_less_priority(void **state)
{
    static const bt_bot observer = { "observer", "", look_at_priority };
    bt_thinker *thinker;
    (void)state;
    done = 0;
    assert_int_equal(bt_thinker_new(&thinker, wake, NULL, &(bt_error){ 0 }), 0);
    bt_job *job = calloc(1, sizeof *job);
    assert_non_null(job);
    job->bot = &observer;
    bt_thinker_ask(thinker, job);
    pthread_mutex_lock(&lock);
    while (!done)
        pthread_cond_wait(&told, &lock);
    pthread_mutex_unlock(&lock);
    assert_true(priority > getpriority(PRIO_PROCESS, 0) || priority == 19);
    assert_int_not_equal(policy, SCHED_OTHER);            /* it interrupts nobody when it wakes */
    assert_int_equal(sched_getscheduler(0), SCHED_OTHER); /* the server's own is as it was */
    bt_thinker_free(thinker);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(bots_think_with_less_priority),
    cmocka_unit_test(a_lane_with_many_jobs_delays_no_other),
};

BT_TEST_MAIN(tests)
