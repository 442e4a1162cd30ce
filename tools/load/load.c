/*
 * load.c - what the server can carry, beside what its parts can do alone.
 *
 *     berthier-load PROGRAM DIR [ROUNDS] [SECONDS]
 *     berthier-load siege PROGRAM DIR [ROUNDS] [SECONDS]     (siege.h)
 *     berthier-load bots PROGRAM DIR [ROUNDS] [SECONDS] [BEFORE]
 *     berthier-load crowd PROGRAM DIR [ROUNDS] [BEFORE]      (siege.h)
 *     berthier-load games PROGRAM DIR [SECONDS]              (siege.h)
 *
 * Every round measures raw SQLite, the bare echo, one game and many games in
 * turn, so that a machine that is slower for a while is so for all of them.
 * The table of medians goes to standard output.
 */
#include "bare.h"
#include "figures.h"
#include "player.h"
#include "probe.h"
#include "siege.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { GAMES = 32, SOCKETS = 1000 };

/* What is measured; the medians over the rounds are reported. */
enum {
    RAW_P50,
    RAW_RATE,
    ECHO_P50,
    ECHO_RATE,
    ONE_P50,
    ONE_RATE,
    MANY_P50,
    MANY_RATE,
    BYTES,
    CPU,
    MEASURES
};

typedef struct setting {
    const char *program, *directory;
    int rounds;
    double seconds;
    int echo_port;
} setting;

typedef struct result {
    double rounds[MEASURES][LOAD_ROUNDS_MAX];
    double ratio_rate[LOAD_ROUNDS_MAX], ratio_p50[LOAD_ROUNDS_MAX]; /* within each round */
    double idle;                                                    /* KiB */
    load_idling idling;
} result;

static void
path_in(const setting *s, const char *name, char *out, size_t size)
{
    (void)snprintf(out, size, "%s/%s", s->directory, name);
}

static void
measure_play(const setting *s, int games, const char *name, double *p50, double *rate,
             double *bytes, double *cpu)
{
    char path[1024];
    load_tally tally = { 0 };
    int port = load_free_port();
    path_in(s, name, path, sizeof path);
    pid_t server = load_server_start(s->program, port, path, NULL);
    load_play(port, games, s->seconds, &tally);
    if (cpu)
        *cpu = load_cpu(server) * 1e6 / (double)tally.moves;
    load_process_end(server);
    *p50 = load_percentile(tally.waits, tally.wait_count, 50);
    *rate = (double)tally.moves * 1e6 / (double)tally.microseconds;
    if (bytes)
        *bytes = (double)tally.bytes / (double)tally.moves;
    load_tally_release(&tally);
}

static void
measure_round(const setting *s, result *r, int n)
{
    char path[1024];
    path_in(s, "raw.db", path, sizeof path);
    load_pace raw = load_sqlite(path, s->seconds / 2);
    load_pace bare = load_echo(s->echo_port, s->seconds / 4);
    measure_play(s, 1, "one.db", &r->rounds[ONE_P50][n], &r->rounds[ONE_RATE][n], NULL, NULL);
    load_pace again = load_sqlite(path, s->seconds / 2);
    measure_play(s, GAMES, "many.db", &r->rounds[MANY_P50][n], &r->rounds[MANY_RATE][n],
                 &r->rounds[BYTES][n], &r->rounds[CPU][n]);
    r->rounds[RAW_P50][n] = (raw.p50 + again.p50) / 2;
    r->rounds[RAW_RATE][n] = (raw.rate + again.rate) / 2;
    r->rounds[ECHO_P50][n] = bare.p50;
    r->rounds[ECHO_RATE][n] = bare.rate;
    r->ratio_rate[n] = r->rounds[MANY_RATE][n] / r->rounds[RAW_RATE][n];
    r->ratio_p50[n] = r->rounds[ONE_P50][n] / (r->rounds[RAW_P50][n] + bare.p50);
    (void)fprintf(stderr,
                  "round %d: SQLite %.0f us %.0f/s, echo %.0f us, one game %.0f us (x%.2f), "
                  "%d games %.0f/s (x%.2f), %.0f bytes\n",
                  n + 1, r->rounds[RAW_P50][n], r->rounds[RAW_RATE][n], bare.p50,
                  r->rounds[ONE_P50][n], r->ratio_p50[n], GAMES, r->rounds[MANY_RATE][n],
                  r->ratio_rate[n], r->rounds[BYTES][n]);
}

static void
measure_memory(const setting *s, result *r)
{
    char path[1024];
    int port = load_free_port();
    path_in(s, "memory.db", path, sizeof path);
    pid_t server = load_server_start(s->program, port, path, NULL);
    usleep(1500000);
    r->idle = load_rss(server);
    load_idle(server, port, SOCKETS, &r->idling);
    load_process_end(server);
}

static void
report(const setting *s, const result *r)
{
    char t[32];
    double m[MEASURES];
    for (int i = 0; i < MEASURES; i++)
        m[i] = load_median(r->rounds[i], s->rounds);
    double rate = load_median(r->ratio_rate, s->rounds), p50 = load_median(r->ratio_p50, s->rounds);
    printf("| what | median | target | met |\n| --- | ---: | --- | --- |\n");
    load_row("raw SQLite, single-row FULL commit, p50, µs", load_say(t, "", m[RAW_P50]), "", true);
    load_row("raw SQLite, single-row FULL commits/s", load_say(t, "", m[RAW_RATE]), "", true);
    load_row("bare libwebsockets echo, p50, µs", load_say(t, "", m[ECHO_P50]), "", true);
    load_row("bare libwebsockets echoes/s, one after the other", load_say(t, "", m[ECHO_RATE]), "",
             true);
    load_row("one game, apply to answer, p50, µs", load_say(t, "", m[ONE_P50]), "", true);
    load_row("... as a multiple of (commit + echo)", load_say(t, "x", p50), "at most 1.8",
             p50 <= 1.8);
    load_row("one game, durable moves/s", load_say(t, "", m[ONE_RATE]), "", true);
    load_row("32 games, apply to answer, p50, µs", load_say(t, "", m[MANY_P50]), "", true);
    load_row("32 games, durable moves/s", load_say(t, "", m[MANY_RATE]), "", true);
    load_row("... as a multiple of raw commits/s", load_say(t, "x", rate), "at least 1.5",
             rate >= 1.5);
    load_row("... processor time of the server per move, µs", load_say(t, "", m[CPU]), "", true);
    load_row("bytes per move, both seats together", load_say(t, "", m[BYTES]), "at most 600",
             m[BYTES] <= 600);
    load_row("idle server, resident MB", load_say(t, "k", r->idle / 1024), "at most 12",
             r->idle <= 12 * 1024);
    load_row("each of 1000 open sockets, resident KiB", load_say(t, "k", r->idling.each),
             "at most 7.6", r->idling.each <= 7.6);
    load_row("processor time without a client, ms/s", load_say(t, "k", r->idling.none), "", true);
    load_row("processor time with 1000 idle sockets, ms/s", load_say(t, "k", r->idling.all), "",
             true);
}

static int
read_rounds(int argc, char **argv, int at, int other)
{
    int rounds = argc > at ? atoi(argv[at]) : other;
    if (rounds < 1 || rounds > LOAD_ROUNDS_MAX)
        load_fail("1 to %d rounds", LOAD_ROUNDS_MAX);
    return rounds;
}

int
main(int argc, char **argv)
{
    if (argc > 3 && strcmp(argv[1], "siege") == 0)
        return load_siege(argv[2], argv[3], read_rounds(argc, argv, 4, 5),
                          argc > 5 ? strtod(argv[5], NULL) : 8);
    if (argc > 3 && strcmp(argv[1], "bots") == 0)
        return load_bots(argv[2], argc > 6 ? argv[6] : NULL, argv[3], read_rounds(argc, argv, 4, 5),
                         argc > 5 ? strtod(argv[5], NULL) : 8);
    if (argc > 3 && strcmp(argv[1], "crowd") == 0)
        return load_crowd(argv[2], argc > 5 ? argv[5] : NULL, argv[3],
                          read_rounds(argc, argv, 4, 3));
    if (argc > 3 && strcmp(argv[1], "games") == 0)
        return load_games(argv[2], argv[3], argc > 4 ? strtod(argv[4], NULL) : 10);
    if (argc < 3)
        load_fail("usage: berthier-load [siege|bots|crowd|games] PROGRAM DIR [ROUNDS] ...");
    setting s = { .program = argv[1],
                  .directory = argv[2],
                  .rounds = read_rounds(argc, argv, 3, 5),
                  .seconds = argc > 4 ? strtod(argv[4], NULL) : 4,
                  .echo_port = load_free_port() };
    result *r = calloc(1, sizeof *r);
    if (!r || s.seconds < 0.1)
        load_fail("rounds of 0.1 seconds or more");
    pid_t echo = load_echo_start(s.echo_port);
    measure_memory(&s, r);
    for (int n = 0; n < s.rounds; n++)
        measure_round(&s, r, n);
    load_process_end(echo);
    report(&s, r);
    free(r);
    return 0;
}
