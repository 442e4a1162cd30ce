/*
 * battery - plays random games of every game this program knows.
 *
 *     battery [--games N] [--seed S] [--first I] [--game ID[/SCENARIO]]
 *             [--actions N] [--until N] [--fast] [--threads T] [--journals DIR]
 *
 * Every scenario gets N games, numbered from I; a game's number and S settle
 * its options and every choice in it, so that
 *     battery --game ID/SCENARIO --seed S --first 17 --games 1
 * plays game 17 again.  --fast asks the dear questions seldom, for long runs.
 * --actions: of a scenario whose first game is long only so many games as come
 * to N actions if all were as long, and one at least.  --until: a game that is
 * longer is left after N actions, and then it is the only one of its scenario.
 * --journals keeps the record of each failing game.  BATTERY_GAMES and
 * BATTERY_SEED stand in for the options of that name.
 */
#include "trial.h"

#include <berthier/games.h>
#include <berthier/host.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCENARIOS_MAX    64
#define COMBINATIONS_MAX 64 /* six yes-or-no options; more are sampled */
#define THREADS_MAX      64
#define MANY             100 /* deals that never are all alike by chance */

static const bt_trial_care thorough = { .illegal = 12,
                                        .text = 4,
                                        .clone = 2,
                                        .position = 8,
                                        .views = 6,
                                        .told = 3,
                                        .undo = 40,
                                        .reach = 8,
                                        .survey = 16,
                                        .forecast = 16 };
static const bt_trial_care fast = { .illegal = 2,
                                    .text = 1,
                                    .clone = 16,
                                    .position = 256,
                                    .views = 128,
                                    .told = 64,
                                    .undo = 1024,
                                    .reach = 64,
                                    .survey = 256,
                                    .forecast = 256 };

typedef struct setting {
    int games, first, threads;
    uint64_t seed;
    long actions;         /* of all games of a scenario, or so; 0: any number */
    unsigned until;       /* actions of one game; 0: all */
    const char *only;     /* "game" or "game/scenario"; NULL for all */
    const char *journals; /* directory, or NULL */
    bool fast;
    bt_trial_care care;
} setting;

/* One scenario's games, shared by the workers. */
typedef struct contest {
    const setting *set;
    const char *name; /* "napoleon-at-war/jena-auerstadt" */
    bt_game *games[COMBINATIONS_MAX];
    int combinations;
    int count;       /* of games to play */
    atomic_int next; /* number of the next game to play, less first */
    atomic_int failed;
    atomic_llong actions, pairs;
    pthread_mutex_t report;
    bt_trial_dealt dealt[2][BT_SIDE_CHANCE + 1]; /* of all games, under `report`: check_dealt.c */
} contest;

static void
save_journal(const contest *c, const bt_trial *trial, int number)
{
    char path[512], name[128];
    bt_buf text = { 0 };
    bt_error err = { 0 };

    snprintf(name, sizeof name, "%s", c->name);
    for (char *at = name; *at; at++)
        if (*at == '/')
            *at = '-';
    snprintf(path, sizeof path, "%s/%s-%d.journal", c->set->journals, name, number);
    bt_journal_write(trial->match, &text);
    if (bt_file_save(path, bt_buf_text(&text), text.length, &err) == BT_OK)
        printf("  journal: %s\n", path);
    else
        printf("  the journal could not be saved: %s\n", err.text);
    bt_buf_release(&text);
}

static void
report_failure(contest *c, const bt_trial *trial, int number)
{
    bt_buf text = { 0 };

    pthread_mutex_lock(&c->report);
    bt_options_format(trial->rules, &trial->game->options, &text);
    printf("FAILED %s game %d, options %s\n", c->name, number, bt_buf_text(&text));
    bt_buf_clear(&text);
    if (trial->action)
        bt_action_format(trial->game, trial->action, &text);
    printf("  after %d actions, the last: %s %s\n  %s\n", trial->length,
           bt_seat_id(trial->game, trial->side), bt_buf_text(&text), trial->failure);
    printf("  again: battery --game %s --seed %" PRIu64 " --first %d --games 1%s\n", c->name,
           c->set->seed, number, c->set->fast ? " --fast" : "");
    if (c->set->journals && trial->match)
        save_journal(c, trial, number);
    fflush(stdout);
    pthread_mutex_unlock(&c->report);
    bt_buf_release(&text);
}

static void
add_deals(contest *c, const bt_trial *trial)
{
    pthread_mutex_lock(&c->report);
    for (int kind = 0; kind < 2; kind++) {
        for (int seat = 0; seat <= BT_SIDE_CHANCE; seat++) {
            c->dealt[kind][seat].deals += trial->dealt_of[kind][seat].deals;
            c->dealt[kind][seat].moved += trial->dealt_of[kind][seat].moved;
        }
    }
    pthread_mutex_unlock(&c->report);
}

static void
play_number(contest *c, int number)
{
    const bt_game *game = c->games[number % c->combinations];
    bt_error err = { 0 };
    bt_trial *trial = malloc(sizeof *trial);

    if (!trial || bt_trial_init(trial, game, &c->set->care, &err) != BT_OK) {
        fprintf(stderr, "battery: out of memory\n");
        exit(2);
    }
    if (!bt_trial_play(trial, bt_rng_split(c->set->seed, (uint64_t)number))) {
        atomic_fetch_add(&c->failed, 1);
        report_failure(c, trial, number);
    }
    atomic_fetch_add(&c->actions, trial->length);
    atomic_fetch_add(&c->pairs, trial->pairs);
    add_deals(c, trial);
    bt_trial_release(trial);
    free(trial);
}

static void *
work(void *user)
{
    contest *c = user;

    for (;;) {
        int index = atomic_fetch_add(&c->next, 1);
        if (index >= c->count)
            return NULL;
        play_number(c, c->set->first + index);
    }
}

/* The first game tells how long they are. */
static void
play_first(contest *c)
{
    long long length, games;

    play_number(c, c->set->first);
    atomic_store(&c->next, 1);
    length = atomic_load(&c->actions);
    games = c->set->actions && length ? c->set->actions / length : c->set->games;
    if (c->set->until && length >= c->set->until)
        games = 1;
    c->count = games < 1 ? 1 : games < c->set->games ? (int)games : c->set->games;
}

static void
run_workers(contest *c)
{
    pthread_t threads[THREADS_MAX];
    int count = 0;

    play_first(c);
    while (count < c->set->threads - 1 && pthread_create(&threads[count], NULL, work, c) == 0)
        count++;
    work(c);
    while (count > 0)
        pthread_join(threads[--count], NULL);
}

/* How many values of an option a game of the scenario may have. */
static uint64_t
choices(const bt_option_def *option, const char *scenario)
{
    return bt_option_belongs(option, scenario) ? (uint64_t)option->word_count : 1;
}

/* Options number `index`: all combinations in turn, spread when too many. */
static bt_options
combination(const bt_rules *rules, const char *scenario, uint64_t index)
{
    bt_options options = { { 0 } };

    for (int i = 0; i < rules->option_count; i++) {
        uint64_t words = choices(&rules->options[i], scenario);
        options.value[i] = (uint8_t)(index % words);
        index /= words;
    }
    return options;
}

static int
make_games(contest *c, const bt_rules *rules, const bt_pack *pack, const char *scenario)
{
    uint64_t total = 1;
    bt_error err = { 0 };
    char place[600];

    for (int i = 0; i < rules->option_count; i++)
        total *= choices(&rules->options[i], scenario);
    c->combinations = total > COMBINATIONS_MAX ? COMBINATIONS_MAX : (int)total;
    for (int i = 0; i < c->combinations; i++) {
        uint64_t index = total > COMBINATIONS_MAX ? bt_rng_split(c->set->seed, (uint64_t)i) % total
                                                  : (uint64_t)i;
        bt_options options = combination(rules, scenario, index);
        if (bt_game_new(&c->games[i], rules, pack, scenario, &options, &err) != BT_OK) {
            bt_error_format(&err, place, sizeof place);
            printf("FAILED %s does not load: %s\n", c->name, place);
            return err.status;
        }
    }
    return BT_OK;
}

static bool
tables_are_sound(const contest *c)
{
    bt_error err = { 0 };
    bt_trial *trial = malloc(sizeof *trial);
    bool sound = trial && bt_trial_init(trial, c->games[0], &c->set->care, &err) == BT_OK;

    if (sound && !(bt_check_tables(trial) && bt_check_book(trial))) {
        printf("FAILED the tables of %s: %s\n", c->name, trial->failure);
        sound = false;
    }
    if (trial)
        bt_trial_release(trial);
    free(trial);
    return sound;
}

/* Is some of what is hidden from each viewer dealt elsewhere, where it could be? */
static bool
deals_are_blind(const contest *c)
{
    static const char *const what[] = { "cards", "units" };
    bool blind = true;

    for (int kind = 0; kind < 2; kind++) {
        for (int seat = 0; seat <= BT_SIDE_CHANCE; seat++) {
            const bt_trial_dealt *d = &c->dealt[kind][seat];
            if (d->deals < MANY || d->moved)
                continue;
            printf("FAILED %s: in %d deals no %s hidden from %s lay elsewhere: is it shown?\n",
                   c->name, d->deals, what[kind],
                   seat == BT_SIDE_CHANCE ? "nobody" : bt_seat_id(c->games[0], (bt_seat)seat));
            blind = false;
        }
    }
    return blind;
}

/* One scenario; counts its games into passed and failed. */
static void
hold(const setting *set, const bt_rules *rules, const bt_pack *pack, const char *scenario,
     int *passed, int *failed)
{
    char name[128];
    contest c = { .set = set, .name = name, .report = PTHREAD_MUTEX_INITIALIZER };
    int lost;

    snprintf(name, sizeof name, "%s/%s", rules->id, scenario);
    if (set->only && strcmp(set->only, rules->id) != 0 && strcmp(set->only, name) != 0)
        return;
    if (make_games(&c, rules, pack, scenario) == BT_OK) {
        if (tables_are_sound(&c))
            ++*passed;
        else
            ++*failed;
        run_workers(&c);
        lost = atomic_load(&c.failed);
        printf(
            "%s: %d games in %d option settings, %lld actions, %lld views dealt again, %d failed\n",
            name, c.count, c.combinations, atomic_load(&c.actions), atomic_load(&c.pairs), lost);
        lost += !deals_are_blind(&c);
        *passed += c.count - lost;
        *failed += lost;
    } else {
        ++*failed;
    }
    for (int i = 0; i < c.combinations; i++)
        bt_game_free(c.games[i]);
}

static void
hold_all(const setting *set, const bt_rules *rules, const bt_pack *pack, int *passed, int *failed)
{
    const char *names[SCENARIOS_MAX];
    int count = pack ? bt_pack_scenarios(pack, names, SCENARIOS_MAX) : 0;

    if (count == 0 && !set->only) {
        printf("FAILED %s has no scenario compiled in\n", rules->id);
        ++*failed;
    }
    for (int i = 0; i < count; i++)
        hold(set, rules, pack, names[i], passed, failed);
}

static int
read_options(setting *set, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (!strcmp(argv[i], "--fast")) {
            set->fast = true;
            set->care = fast;
            continue;
        }
        if (!strcmp(argv[i], "--games"))
            set->games = (int)strtol(value, NULL, 10);
        else if (!strcmp(argv[i], "--first"))
            set->first = (int)strtol(value, NULL, 10);
        else if (!strcmp(argv[i], "--threads"))
            set->threads = (int)strtol(value, NULL, 10);
        else if (!strcmp(argv[i], "--seed"))
            set->seed = strtoull(value, NULL, 0);
        else if (!strcmp(argv[i], "--actions"))
            set->actions = strtol(value, NULL, 10);
        else if (!strcmp(argv[i], "--until"))
            set->until = (unsigned)strtoul(value, NULL, 10);
        else if (!strcmp(argv[i], "--game"))
            set->only = value;
        else if (!strcmp(argv[i], "--journals"))
            set->journals = value;
        else
            return -1;
        if (!*value)
            return -1;
        i++;
    }
    return set->games < 1 || set->first < 0 || set->actions < 0 || set->threads < 1 ||
           set->threads > THREADS_MAX;
}

int
main(int argc, char **argv)
{
    setting set = { .games = 12, .threads = 2, .seed = 1806, .care = thorough };
    int passed = 0, failed = 0;
    const bt_rules *rules;

    if (getenv("BATTERY_GAMES"))
        set.games = (int)strtol(getenv("BATTERY_GAMES"), NULL, 10);
    if (getenv("BATTERY_SEED"))
        set.seed = strtoull(getenv("BATTERY_SEED"), NULL, 0);
    if (read_options(&set, argc, argv) != 0) {
        fprintf(stderr,
                "usage: battery [--games N] [--seed S] [--first I] "
                "[--game ID[/SCENARIO]]\n               [--actions N] [--until N] [--fast] "
                "[--threads 1-%d] [--journals DIR]\n",
                THREADS_MAX);
        return 2;
    }
    set.care.until = set.until;
    printf("seed %" PRIu64 "\n", set.seed);
    for (int i = 0; (rules = bt_games_at(i)) != NULL; i++)
        hold_all(&set, rules, bt_games_pack(rules->id), &passed, &failed);
    printf("%d passed, %d failed\n", passed, failed);
    return failed || !passed ? 1 : 0;
}
