/* siege.c - a pair at play with attackers beside it. */
#include "siege.h"

#include "attack.h"
#include "phase.h"
#include "probe.h"
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SETTLE = 2, REST = 1, MEMORY_MIB = 256 };

typedef struct siege {
    const char *program;
    char database[1024];
    int rounds;
    double seconds;
    load_phase calm, hostile;
    double growth[LOAD_ROUNDS_MAX];
} siege;

static void
measure_round(siege *s, load_pair *pair, int port, int n)
{
    load_attackers attackers;
    load_phase_measure(&s->calm, pair, s->seconds, n);
    load_attack_begin(&attackers, port, load_pair_game(pair)->watch);
    load_phase_pass(pair, SETTLE);
    load_phase_measure(&s->hostile, pair, s->seconds, n);
    load_attack_end(&attackers);
    load_phase_pass(pair, REST);
    s->growth[n] = s->hostile.p99[n] / s->calm.p99[n];
    (void)fprintf(stderr, "round %d: alone %.0f and %.0f us, besieged %.0f and %.0f us (x%.2f)\n",
                  n + 1, s->calm.p50[n], s->calm.p99[n], s->hostile.p50[n], s->hostile.p99[n],
                  s->growth[n]);
}

/* What the server counted, as one line of JSON without the outer braces. */
static void
print_counted(int port)
{
    char *text = load_client_fetch(port, "/health");
    const char *body = strstr(text, "\r\n\r\n");
    (void)fprintf(stderr, "%s", body ? body + 4 : text);
    free(text);
}

static void
report(const siege *s, double peak, int lost)
{
    char t[32];
    double growth = load_median(s->growth, s->rounds);
    printf("| what | median | target | met |\n| --- | ---: | --- | --- |\n");
    load_row("a pair alone, apply to answer, p50, µs",
             load_say(t, "", load_median(s->calm.p50, s->rounds)), "", true);
    load_row("... p99, µs", load_say(t, "", load_median(s->calm.p99, s->rounds)), "", true);
    load_row("the same pair besieged, p50, µs",
             load_say(t, "", load_median(s->hostile.p50, s->rounds)), "", true);
    load_row("... p99, µs", load_say(t, "", load_median(s->hostile.p99, s->rounds)), "", true);
    load_row("... p99 as a multiple of that alone, within each round", load_say(t, "x", growth),
             "at most 1.5", growth <= 1.5);
    load_row("most memory the server ever had, resident MiB", load_say(t, "", peak / 1024),
             "at most 256", peak <= MEMORY_MIB * 1024);
    load_row("actions of the pair acknowledged",
             load_say(t, "", (double)(s->calm.moves + s->hostile.moves)), "", true);
    load_row("seats whose actions a new server does not know all", load_say(t, "", lost), "none",
             lost == 0);
}

int
load_siege(const char *program, const char *directory, int rounds, double seconds)
{
    static const char *const from[LOAD_SEATS] = { "127.0.2.1", "127.0.2.2" };
    siege *s = calloc(1, sizeof *s);
    int port = load_free_port();
    if (!s)
        load_fail("out of memory");
    s->program = program;
    s->rounds = rounds;
    s->seconds = seconds;
    (void)snprintf(s->database, sizeof s->database, "%s/siege.db", directory);
    pid_t server = load_server_start(program, port, s->database, NULL);
    load_pair *pair = load_pair_open(port, from);
    for (int n = 0; n < rounds; n++)
        measure_round(s, pair, port, n);
    print_counted(port);
    double peak = load_peak(server);
    load_process_end(server);
    server = load_server_start(program, port, s->database, NULL);
    int lost = load_pair_count_lost(pair, port);
    load_process_end(server);
    load_pair_close(pair);
    report(s, peak, lost);
    bool good = load_median(s->growth, rounds) <= 1.5 && peak <= MEMORY_MIB * 1024 && lost == 0;
    free(s);
    return good ? 0 : 1;
}
