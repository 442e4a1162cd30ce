/* bots.c - a pair at play with games of computer players beside it. */
#include "siege.h"

#include "phase.h"
#include "probe.h"
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { GAMES = 8, SETTLE = 2, REST = 1, MOST_MS = 100 };

/* A program that is measured, and what was found. */
typedef struct contest {
    const char *name, *program;
    int port, metrics_port;
    pid_t server;
    load_pair *pair;
    load_phase alone, beside;
    double growth[LOAD_ROUNDS_MAX];
    double moves[LOAD_ROUNDS_MAX]; /* of the computer players, a second */
    double longest;                /* microseconds of the longest decision; 0: it does not say */
} contest;

/* Those who look on: nobody looks, nobody plays. */

/* Both games of the house in turn, each with an onlooker from an address of its own. */
static void
watch_new(load_client *client, int port, int number)
{
    char from[20], request[200];
    (void)snprintf(from, sizeof from, "127.0.3.%d", number + 1);
    load_client_open(client, port, "/socket", from);
    (void)snprintf(request, sizeof request,
                   "{\"request\":\"create\",\"game\":\"%s\",\"seats\":{\"french\":\"greedy\","
                   "\"prussian\":\"greedy\"}}",
                   number % 2 ? "napoleon1806" : "napoleon-at-war");
    json_t *made = load_client_ask(client, request);
    (void)snprintf(request, sizeof request, "{\"request\":\"join\",\"link\":\"%s\"}",
                   json_string_value(json_object_get(made, "watch")));
    json_decref(made);
    json_decref(load_client_ask(client, request));
}

/* Read what there is; true when the game is over. */
static bool
look(load_client *client)
{
    load_span rest, key, value;
    bool over = false;
    if (!load_client_read(client))
        load_fail("the server hung up on an onlooker");
    while (load_client_next(client, &rest.at, &rest.length))
        while (load_scan(&rest, &key, &value))
            over |= load_span_is(key, "over") && load_span_is(value, "true");
    return over;
}

static _Noreturn void
look_on(int port)
{
    load_client clients[GAMES];
    struct pollfd files[GAMES];
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
    (void)setpriority(PRIO_PROCESS, 0, 19);
    for (int i = 0; i < GAMES; i++)
        watch_new(&clients[i], port, i);
    for (;;) {
        for (int i = 0; i < GAMES; i++)
            files[i] = (struct pollfd){ .fd = clients[i].file, .events = POLLIN };
        (void)poll(files, GAMES, -1);
        for (int i = 0; i < GAMES; i++)
            if (files[i].revents && look(&clients[i])) {
                load_client_close(&clients[i]);
                watch_new(&clients[i], port, i);
            }
    }
}

static pid_t
begin_games(int port)
{
    pid_t child = fork();
    if (child < 0)
        load_fail("cannot fork");
    if (child == 0)
        look_on(port);
    return child;
}

/* One of the server's numbers; 0 when it does not tell it. */
static double
read_metric(const contest *c, const char *name)
{
    char line[100];
    char *text = load_client_fetch(c->metrics_port, "/metrics");
    (void)snprintf(line, sizeof line, "\n%s ", name);
    const char *at = strstr(text, line);
    double value = at ? strtod(at + strlen(line), NULL) : 0;
    free(text);
    return value;
}

static void
measure_round(contest *c, double seconds, int n)
{
    int status;
    load_phase_measure(&c->alone, c->pair, seconds, n);
    pid_t games = begin_games(c->port);
    load_phase_pass(c->pair, SETTLE);
    double before = read_metric(c, "berthier_thoughts_total");
    load_phase_measure(&c->beside, c->pair, seconds, n);
    c->moves[n] = (read_metric(c, "berthier_thoughts_total") - before) / seconds;
    if (waitpid(games, &status, WNOHANG))
        load_fail("the onlookers are gone");
    kill(games, SIGKILL);
    (void)waitpid(games, NULL, 0);
    load_phase_pass(c->pair, REST);
    c->growth[n] = c->beside.p99[n] / c->alone.p99[n];
    (void)fprintf(stderr,
                  "%sround %d: alone %.0f and %.0f us, beside %.0f and %.0f us (x%.2f), "
                  "%.0f moves/s\n",
                  c->name, n + 1, c->alone.p50[n], c->alone.p99[n], c->beside.p50[n],
                  c->beside.p99[n], c->growth[n], c->moves[n]);
}

static void
row(const contest *c, const char *what, const char *value, const char *target, bool good)
{
    char text[120];
    (void)snprintf(text, sizeof text, "%s%s", c->name, what);
    load_row(text, value, target, good);
}

/* Are its aims met?  What is only there to compare with has none. */
static bool
report(const contest *c, int rounds, bool has_aims)
{
    char t[32];
    double growth = load_median(c->growth, rounds);
    bool is_even = growth <= 1.5, is_quick = c->longest > 0 && c->longest <= MOST_MS * 1000;
    row(c, "a pair alone, apply to answer, p50, µs",
        load_say(t, "", load_median(c->alone.p50, rounds)), "", true);
    row(c, "... p99, µs", load_say(t, "", load_median(c->alone.p99, rounds)), "", true);
    row(c, "the same pair beside eight computer games, p50, µs",
        load_say(t, "", load_median(c->beside.p50, rounds)), "", true);
    row(c, "... p99, µs", load_say(t, "", load_median(c->beside.p99, rounds)), "", true);
    row(c, "... p99 as a multiple of that alone, within each round", load_say(t, "x", growth),
        has_aims ? "at most 1.5" : "", is_even);
    row(c, "moves/s of the computer players", load_say(t, "", load_median(c->moves, rounds)), "",
        true);
    if (has_aims)
        row(c, "longest decision, ms of processor time", load_say(t, "k", c->longest / 1000),
            "at most 100", is_quick);
    return !has_aims || (is_even && is_quick);
}

static void
sit_down(contest *c, const char *directory)
{
    static const char *const from[LOAD_SEATS] = { "127.0.2.1", "127.0.2.2" };
    char database[1024], number[16];
    const char *const options[] = { "--metrics", number, NULL };
    (void)snprintf(database, sizeof database, "%s/bots%s.db", directory,
                   c->name[0] ? "-before" : "");
    c->port = load_free_port();
    c->metrics_port = load_free_port();
    (void)snprintf(number, sizeof number, "%d", c->metrics_port);
    c->server = load_server_start(c->program, c->port, database, options);
    c->pair = load_pair_open(c->port, from);
}

static void
get_up(contest *c)
{
    c->longest = read_metric(c, "berthier_longest_thought_microseconds");
    load_process_end(c->server);
    load_pair_close(c->pair);
}

int
load_bots(const char *program, const char *before, const char *directory, int rounds,
          double seconds)
{
    contest *all = calloc(2, sizeof *all);
    int count = before ? 2 : 1;
    bool good = true;
    if (!all)
        load_fail("out of memory");
    all[0] = (contest){ .name = before ? "before: " : "", .program = before ? before : program };
    all[1] = (contest){ .name = "", .program = program };
    for (int i = 0; i < count; i++)
        sit_down(&all[i], directory);
    for (int n = 0; n < rounds; n++)
        for (int i = 0; i < count; i++)
            measure_round(&all[i], seconds, n);
    printf("| what | median | target | met |\n| --- | ---: | --- | --- |\n");
    for (int i = 0; i < count; i++) {
        get_up(&all[i]);
        good &= report(&all[i], rounds, i == count - 1);
    }
    free(all);
    return good ? 0 : 1;
}
