/*
 * cmd_bench.c - how fast is a game, and how small?
 *
 * A run plays whole games at random: legal() once for every action, one of
 * the list taken, apply().  The clock runs over everything a playout does,
 * set-up and dice included.  Several runs, and the median counts, because
 * other work on the machine only ever adds time.
 */
#include "alloc.h"
#include "args.h"
#include "scenario.h"

#include <inttypes.h>
#include <limits.h>
#include <pthread.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { RUNS_MAX = 101, COPIES = 200000, DEAL_EVERY = 64, DEALS = 8 };

extern char **environ;

typedef struct run {
    const bt_game *game;
    uint64_t seed;
    int games;
    uint64_t actions, choices, allocations;
    double seconds;
    bool failed;
    bt_view *view; /* where dealing again is timed; NULL for a run as fast as it goes */
    uint64_t deals;
    double dealing; /* seconds */
} run;

static double
read_clock(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Processor time of this thread: what else runs on the machine counts less. */
static double
now(void)
{
    return read_clock(CLOCK_THREAD_CPUTIME_ID);
}

/* Deal a position again from what each side sees of it, several times over. */
static void
deal_anew(run *r, const bt_state *state, bt_rng *rng)
{
    const bt_rules *rules = r->game->rules;
    bt_state *dealt = bt_state_new(r->game);
    for (bt_seat viewer = 0; dealt && viewer < bt_seat_count(r->game); viewer++) {
        memset(r->view, 0, rules->view_size);
        rules->view(r->game, state, viewer, r->view);
        double start = now();
        for (int i = 0; i < DEALS; i++, r->deals++) {
            memset(dealt, 0, rules->state_size);
            rules->resample(r->game, r->view, rng, dealt);
        }
        r->dealing += now() - start;
    }
    free(dealt);
}

static void
play_out(run *r, bt_state *state, bt_actions *legal, bt_rng *rng)
{
    const bt_rules *rules = r->game->rules;
    memset(state, 0, rules->state_size);
    rules->setup(r->game, state);
    for (bt_sides sides; (sides = rules->to_act(r->game, state)); r->actions++) {
        if (r->view && r->actions % DEAL_EVERY == 0)
            deal_anew(r, state, rng);
        if (sides == bt_side_bit(BT_SIDE_CHANCE)) {
            rules->apply(r->game, state, BT_SIDE_CHANCE, rules->chance(r->game, state, rng), NULL);
            continue;
        }
        bt_side side = bt_sides_first(sides);
        legal->count = 0;
        rules->legal(r->game, state, side, legal);
        r->choices += (uint64_t)legal->count;
        rules->apply(r->game, state, side, legal->at[bt_rng_below(rng, (uint32_t)legal->count)],
                     NULL);
    }
}

static void *
do_run(void *user)
{
    run *r = user;
    bt_state *state = bt_state_new(r->game);
    bt_actions *legal = malloc(sizeof *legal);
    r->failed = !state || !legal;
    uint64_t allocations = cli_alloc_count();
    double start = now();
    for (int i = 0; i < r->games && !r->failed; i++) {
        bt_rng rng;
        bt_rng_init(&rng, bt_rng_split(r->seed, (uint64_t)i));
        play_out(r, state, legal, &rng);
    }
    r->seconds = now() - start;
    r->allocations = cli_alloc_count() - allocations;
    free(state);
    free(legal);
    return NULL;
}

static int
by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double
median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof *values, by_size);
    return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

static double
time_copies(const bt_game *game, bt_state *to, bt_state *from, bool plain)
{
    double start = now();
    for (int i = 0; i < COPIES; i++) {
        if (plain)
            memcpy(to, from, game->rules->state_size);
        else
            bt_state_copy(game, to, from);
        __asm__ volatile("" : : "r"(to), "r"(from) : "memory");
    }
    return now() - start;
}

static void
bench_copy(const bt_game *game, int runs)
{
    bt_state *to = bt_state_new(game), *from = bt_state_new(game);
    double ratios[RUNS_MAX];
    for (int i = 0; to && from && i < runs; i++) {
        double plain = time_copies(game, to, from, true);
        ratios[i] = time_copies(game, to, from, false) / plain;
    }
    if (to && from)
        printf("copy of a state: %.2f times memcpy of %zu bytes\n", median(ratios, runs),
               game->rules->state_size);
    free(to);
    free(from);
}

static void
bench_deals(const run *like, int runs)
{
    double means[RUNS_MAX];
    run r = *like;
    r.view = bt_view_new(like->game);
    for (int i = 0; r.view && i < runs; i++) {
        r.deals = 0;
        r.dealing = 0;
        do_run(&r);
        means[i] = r.dealing / (double)(r.deals ? r.deals : 1);
    }
    if (r.view)
        printf("dealing again what a side cannot know: %.2f us, the mean of %.0f\n",
               median(means, runs) * 1e6, (double)r.deals);
    free(r.view);
}

/* From the pack, as a server does it for the first game of a scenario. */
static void
bench_load(const bt_game *game, int runs)
{
    double times[RUNS_MAX];
    bt_error err = { 0 };
    for (int i = 0; i < runs; i++) {
        bt_game *again;
        double start = now();
        if (bt_game_new(&again, game->rules, game->pack, game->scenario, &game->options, &err))
            return;
        times[i] = now() - start;
        bt_game_free(again);
    }
    printf("loading the game: %.1f ms\n", median(times, runs) * 1e3);
}

/* Two threads with a run each against one thread with one run. */
static bool
bench_threads(const run *like, int runs)
{
    double ratios[RUNS_MAX];
    for (int i = 0; i < runs; i++) {
        run alone = *like, a = *like, b = *like;
        pthread_t other;
        b.seed++;
        double begun = read_clock(CLOCK_MONOTONIC);
        do_run(&alone);
        double start = read_clock(CLOCK_MONOTONIC);
        if (pthread_create(&other, NULL, do_run, &b) != 0)
            return false;
        do_run(&a);
        pthread_join(other, NULL);
        double together = (double)(a.actions + b.actions) / (read_clock(CLOCK_MONOTONIC) - start);
        ratios[i] = together / ((double)alone.actions / (start - begun));
    }
    printf("two threads: %.2f times one\n", median(ratios, runs));
    return true;
}

/* VmHWM is of this program image alone; ru_maxrss would remember what the
 * process held before exec. */
static int
print_peak(void)
{
    static const char key[] = "VmHWM:";
    char line[256];
    FILE *status = fopen("/proc/self/status", "r");
    int64_t peak = 0;
    while (status && !peak && fgets(line, sizeof line, status)) {
        char *number = line + strlen(key), *unit = strstr(line, " kB");
        if (strncmp(line, key, strlen(key)) != 0 || !unit)
            continue;
        *unit = '\0';
        cli_read_number(number, 1, INT_MAX, &peak);
    }
    if (status)
        fclose(status);
    printf("%d\n", (int)peak);
    return peak ? CLI_GOOD : CLI_DATA;
}

/* Have a fresh process play one run of the same game; returns its peak memory in KiB, or 0. */
static int
measure_child(const cli_args *args, const char *name, const char *games)
{
    static const cli_option passed_on[] = { CLI_OPT_DATA, CLI_OPT_OPTIONS };
    const char *argv[12] = { "berthier", "bench", name, "--one", "--games", games };
    char given[BT_COUNT(passed_on)][32], line[32];
    int ends[2], count = 6;
    int64_t peak = 0;
    if (pipe(ends) != 0)
        return 0;
    for (size_t i = 0; i < BT_COUNT(passed_on); i++) {
        if (!args->values[passed_on[i]])
            continue;
        snprintf(given[i], sizeof given[i], "--%s", cli_options[passed_on[i]].name);
        argv[count++] = given[i];
        argv[count++] = args->values[passed_on[i]];
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    pid_t child;
    int failed = posix_spawn(&child, "/proc/self/exe", &actions, NULL,
                             (char *const *)(uintptr_t)argv, environ);
    close(ends[1]);
    posix_spawn_file_actions_destroy(&actions);
    FILE *from = failed ? NULL : fdopen(ends[0], "r");
    if (from && fgets(line, sizeof line, from)) {
        line[strcspn(line, "\n")] = '\0';
        cli_read_number(line, 1, INT_MAX, &peak);
    }
    if (from)
        fclose(from);
    else
        close(ends[0]);
    if (!failed)
        waitpid(child, NULL, 0);
    return (int)peak;
}

static int
bench(const cli_args *args, const bt_game *game, uint64_t seed, int games, int runs)
{
    double rates[RUNS_MAX], costs[RUNS_MAX];
    run total = { 0 };
    char name[96], count[16];
    for (int i = 0; i < runs; i++) {
        run r = { .game = game, .seed = seed, .games = games };
        do_run(&r);
        if (r.failed || r.actions == 0)
            return CLI_INNER;
        rates[i] = (double)r.actions / r.seconds;
        costs[i] = r.seconds * 1e9 / (double)(r.choices ? r.choices : 1);
        total.actions += r.actions;
        total.choices += r.choices;
        total.allocations += r.allocations;
    }
    snprintf(name, sizeof name, "%s/%s", game->rules->id, game->scenario);
    snprintf(count, sizeof count, "%d", games);
    printf("%s: %d runs of %d random games, %.1f actions a game, %.1f choices an action\n", name,
           runs, games, (double)total.actions / runs / games,
           (double)total.choices / (double)total.actions);
    bench_load(game, runs);
    bench_copy(game, runs);
    printf("peak memory of a playout process: %.1f MB\n",
           measure_child(args, name, count) / 1024.0);
    bench_deals(&(run){ .game = game, .seed = seed, .games = games }, runs);
    if (!bench_threads(&(run){ .game = game, .seed = seed, .games = games }, runs))
        return CLI_INNER;
    printf("actions/s=%.0f ns/choice=%.1f allocs/action=%.3g state=%zu\n", median(rates, runs),
           median(costs, runs), (double)total.allocations / (double)total.actions,
           game->rules->state_size);
    return CLI_GOOD;
}

int
cli_cmd_bench(const cli_args *args)
{
    int64_t games, seed, runs;
    if (!cli_args_number(args, CLI_OPT_GAMES, 1, 1000000, 200, &games) ||
        !cli_args_number(args, CLI_OPT_SEED, 0, INT64_MAX, 1, &seed) ||
        !cli_args_number(args, CLI_OPT_RUNS, 1, RUNS_MAX, 5, &runs))
        return CLI_USAGE;
    cli_game game;
    int result = cli_game_open(&game, args->operands[0], args->values[CLI_OPT_DATA],
                               args->values[CLI_OPT_OPTIONS]);
    if (result != CLI_GOOD)
        return result;
    cli_alloc_watch();
    if (args->values[CLI_OPT_CHILD]) {
        run r = { .game = game.game, .seed = (uint64_t)seed, .games = (int)games };
        do_run(&r);
        result = print_peak();
    } else {
        result = bench(args, game.game, (uint64_t)seed, (int)games, (int)runs);
    }
    cli_game_close(&game);
    return result;
}
