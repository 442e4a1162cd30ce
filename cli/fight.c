/* fight.c - plays bot games by the dozen, each on one thread. */
#include "fight.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { THREADS_MAX = 256, BAR = 40 };

typedef struct table {
    cli_fight *fight;
    bt_state *state;
    bt_view *view;
    bt_rng dice, minds[2];
} table;

static int
let_bot_play(table *t, int number, bt_side side, bt_error *err)
{
    const bt_game *game = t->fight->game;
    int who = (bt_side_of(game, bt_seat_of(game, t->state, side)) + number) % 2;
    bt_action action = BT_ACTION_NONE;
    memset(t->view, 0, game->rules->view_size);
    game->rules->view(game, t->state, side, t->view);
    int status = t->fight->bots[who]->choose(game, t->view, side, &t->minds[who], &action, err);
    if (status != BT_OK)
        return status;
    const bt_reason *why = game->rules->check(game, t->state, side, action);
    if (why)
        return bt_fail(err, BT_EILLEGAL, "game %d: %s chose an illegal action: %s [%s]", number + 1,
                       t->fight->bots[who]->id, why->text, why->rule);
    game->rules->apply(game, t->state, side, action, NULL);
    return BT_OK;
}

static int
play_game(table *t, int number, bt_outcome *outcome, bt_error *err)
{
    const bt_game *game = t->fight->game;
    const bt_rules *rules = game->rules;
    uint64_t seed = bt_rng_split(t->fight->seed, (uint64_t)number);
    bt_rng_init(&t->dice, bt_rng_split(seed, 0));
    bt_rng_init(&t->minds[0], bt_rng_split(seed, 1));
    bt_rng_init(&t->minds[1], bt_rng_split(seed, 2));
    memset(t->state, 0, rules->state_size);
    rules->setup(game, t->state);
    for (uint32_t i = 0; i <= rules->length_bound; i++) {
        bt_sides sides = rules->to_act(game, t->state);
        int status = BT_OK;
        if (!sides) {
            rules->outcome(game, t->state, outcome);
            return BT_OK;
        }
        if (sides == bt_side_bit(BT_SIDE_CHANCE))
            rules->apply(game, t->state, BT_SIDE_CHANCE, rules->chance(game, t->state, &t->dice),
                         NULL);
        else
            status = let_bot_play(t, number, bt_sides_first(sides), err);
        if (status != BT_OK)
            return status;
    }
    return bt_fail(err, BT_ELIMIT, "game %d is longer than %u actions", number + 1,
                   rules->length_bound);
}

/* winner: the seat of the winner. */
static void
count(cli_fight *fight, int number, bt_side winner)
{
    if (winner == BT_SIDE_NONE || winner == BT_SIDE_CHANCE)
        fight->drawn++;
    else if ((winner + number) % 2 == 0)
        fight->won++;
    else
        fight->lost++;
    fight->finished++;
}

static void
give_up(cli_fight *fight, const bt_error *err, int status)
{
    int none = BT_OK;
    if (atomic_compare_exchange_strong(&fight->failed, &none, status))
        fight->err = *err;
}

static void *
worker(void *user)
{
    cli_fight *fight = user;
    table t = { .fight = fight,
                .state = bt_state_new(fight->game),
                .view = bt_view_new(fight->game) };
    bt_error err = { 0 };
    int status = t.state && t.view ? BT_OK : bt_fail(&err, BT_ENOMEM, "out of memory");
    int number;
    while (status == BT_OK && !fight->failed && (number = fight->next++) < fight->games) {
        bt_outcome outcome = { 0 };
        status = play_game(&t, number, &outcome, &err);
        if (status == BT_OK)
            count(fight, number, bt_seat_of(fight->game, t.state, outcome.winner));
    }
    if (status != BT_OK)
        give_up(fight, &err, status);
    free(t.state);
    free(t.view);
    return NULL;
}

static void
draw_bar(const cli_fight *fight)
{
    int done = fight->finished, full = done * BAR / fight->games;
    fprintf(stderr, "\r[%.*s%*s] %d/%d  %d won %d lost %d drawn ", full,
            "########################################", BAR - full, "", done, fight->games,
            fight->won, fight->lost, fight->drawn);
    fflush(stderr);
}

static void
watch(const cli_fight *fight)
{
    const struct timespec tick = { .tv_nsec = 100 * 1000 * 1000 };
    while (fight->finished < fight->games && !fight->failed) {
        draw_bar(fight);
        nanosleep(&tick, NULL);
    }
    draw_bar(fight);
    fputs("\r\033[K", stderr);
}

int
cli_fight_run(cli_fight *fight)
{
    pthread_t threads[THREADS_MAX];
    int wanted = fight->threads < THREADS_MAX ? fight->threads : THREADS_MAX;
    int started = 0;
    while (started < wanted && pthread_create(&threads[started], NULL, worker, fight) == 0)
        started++;
    if (started == 0)
        worker(fight);
    else if (fight->progress)
        watch(fight);
    for (int i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
    return fight->failed;
}
