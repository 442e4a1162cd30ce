/* crowd.c - requests with few and with many games open. */
#include "siege.h"

#include "client.h"
#include "figures.h"
#include "player.h"
#include "probe.h"
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { GAMES = 10000, AT_ONCE = 50, HOSTS = GAMES / AT_ONCE, ASKED = 2000, SECONDS = 1 };

/* What is measured. */
enum { BOTS, VIEW, HISTORY, HEALTH, APPLY, KINDS };

static const char *const names[KINDS] = { "`bots`", "`view`", "`history` of one step",
                                          "page `/health`", "`apply`" };

typedef struct crowd {
    double few[KINDS][LOAD_ROUNDS_MAX], many[KINDS][LOAD_ROUNDS_MAX];
    double growth[KINDS][LOAD_ROUNDS_MAX];
} crowd;

/* Read until so many answers are there; with `links`, keep the link for onlookers of each. */
static void
take_answers(load_client *client, int count, char (*links)[64])
{
    for (int i = 0; i < count;) {
        load_span line;
        load_client_wait(client, &line.at, &line.length);
        if (!memmem(line.at, line.length < 40 ? line.length : 40, "\"ok\":true", 9))
            continue;
        if (links) {
            json_t *answer = json_loadb(line.at, line.length, 0, NULL);
            const char *watch = json_string_value(json_object_get(answer, "watch"));
            (void)snprintf(links[i], sizeof links[i], "%s", watch ? watch : "");
            json_decref(answer);
        }
        i++;
    }
}

/* One connection makes games, joins them and goes: they stay open for half a minute.  Connections
 * that stay would cost something by themselves. */
static void
open_games(int port)
{
    load_client client, *host = &client;
    static const char create[] = "{\"request\":\"create\",\"game\":\"napoleon-at-war\"}";
    char links[AT_ONCE][64], join[128];
    load_client_open(host, port, "/socket", NULL);
    for (int i = 0; i < AT_ONCE; i++)
        load_client_send(host, create, sizeof create - 1);
    take_answers(host, AT_ONCE, links);
    for (int i = 0; i < AT_ONCE; i++) {
        int length =
            snprintf(join, sizeof join, "{\"request\":\"join\",\"link\":\"%s\"}", links[i]);
        load_client_send(host, join, (size_t)length);
        take_answers(host, 1, NULL);
    }
    load_client_close(host);
}

static double
time_asking(load_client *client, const char *request)
{
    uint32_t waits[ASKED];
    for (int i = 0; i < ASKED; i++) {
        int64_t begun = load_now();
        json_decref(load_client_ask(client, request));
        waits[i] = (uint32_t)(load_now() - begun);
    }
    return load_percentile(waits, ASKED, 50);
}

static double
time_pages(int port)
{
    uint32_t waits[ASKED / 4];
    for (int i = 0; i < ASKED / 4; i++) {
        int64_t begun = load_now();
        free(load_client_fetch(port, "/health"));
        waits[i] = (uint32_t)(load_now() - begun);
    }
    return load_percentile(waits, ASKED / 4, 50);
}

static void
measure(load_pair *pair, int port, double out[KINDS][LOAD_ROUNDS_MAX], int n)
{
    char join[128];
    load_client client;
    load_tally tally = { 0 };
    load_client_open(&client, port, "/socket", NULL);
    (void)snprintf(join, sizeof join, "{\"request\":\"join\",\"link\":\"%s\"}",
                   load_pair_game(pair)->watch);
    json_decref(load_client_ask(&client, join));
    out[BOTS][n] = time_asking(&client, "{\"request\":\"bots\"}");
    out[VIEW][n] = time_asking(&client, "{\"request\":\"view\"}");
    out[HISTORY][n] = time_asking(&client, "{\"request\":\"history\",\"from\":0,\"count\":1}");
    out[HEALTH][n] = time_pages(port);
    load_client_close(&client);
    load_pair_play(pair, SECONDS, 0, &tally);
    out[APPLY][n] = load_percentile(tally.waits, tally.wait_count, 50);
    load_tally_release(&tally);
}

static void
measure_round(crowd *c, const char *program, const char *directory, const char *const *options,
              int n)
{
    static const char *const from[LOAD_SEATS] = { NULL, NULL };
    char database[1024];
    int port = load_free_port();
    (void)snprintf(database, sizeof database, "%s/crowd%d-%d.db", directory, n, port);
    pid_t server = load_server_start(program, port, database, options);
    load_pair *pair = load_pair_open(port, from);
    measure(pair, port, c->few, n);
    for (int i = 0; i < HOSTS; i++)
        open_games(port);
    measure(pair, port, c->many, n);
    for (int k = 0; k < KINDS; k++)
        c->growth[k][n] = c->many[k][n] / c->few[k][n];
    load_pair_close(pair);
    load_process_end(server);
    (void)fprintf(stderr, "round %d of %s: `bots` %.0f and %.0f us, `apply` %.0f and %.0f us\n",
                  n + 1, program, c->few[BOTS][n], c->many[BOTS][n], c->few[APPLY][n],
                  c->many[APPLY][n]);
}

static void
report(const crowd *c, int rounds, const char *when, bool has_target)
{
    for (int k = 0; k < KINDS; k++) {
        double growth = load_median(c->growth[k], rounds);
        printf("| %s%s | %.0f | %.0f | %.2f | %s |\n", names[k], when,
               load_median(c->few[k], rounds), load_median(c->many[k], rounds), growth,
               !has_target     ? ""
               : growth <= 1.1 ? "at most 1.1: yes"
                               : "at most 1.1: **no**");
    }
}

int
load_crowd(const char *program, const char *before, const char *directory, int rounds)
{
    static const char *const unlimited[] = { "--rooms", "0", NULL };
    crowd *now = calloc(2, sizeof *now), *then = now + 1;
    struct rlimit files = { 0 };
    if (!now)
        load_fail("out of memory");
    (void)getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &files);
    for (int n = 0; n < rounds; n++) {
        if (before)
            measure_round(then, before, directory, NULL, n);
        measure_round(now, program, directory, unlimited, n);
    }
    printf("| request, p50 in µs | one game open | %d open | growth | target |\n", GAMES + 1);
    printf("| --- | ---: | ---: | ---: | --- |\n");
    if (before)
        report(then, rounds, ", before", false);
    report(now, rounds, before ? ", now" : "", true);
    free(now);
    return 0;
}
