/* games.c - many games of a scenario at once: what they hold in memory, and what a move sends. */
#include "figures.h"
#include "player.h"
#include "probe.h"
#include "siege.h"

#include <stdio.h>

enum { GAMES = 200 };

typedef struct kind {
    const char *name, *create;
    double megabytes; /* at most, all of the server; 0: no target */
} kind;

static const kind kinds[] = {
    { "1806, campaign", "\"game\":\"osg1806\",\"scenario\":\"campaign\"", 60 },
    { "Napoleon at War, Jena-Auerstadt", "\"game\":\"napoleon-at-war\"", 0 },
    { "1806, Auerstadt", "\"game\":\"osg1806\",\"scenario\":\"auerstadt\"", 0 },
};

static void
measure(const kind *k, const char *program, const char *directory, double seconds)
{
    static const char *const unlimited[] = { "--rooms", "0", NULL };
    char database[1024], target[32] = "";
    load_tally tally = { 0 };
    int port = load_free_port();
    (void)snprintf(database, sizeof database, "%s/games%d.db", directory, port);
    pid_t server = load_server_start(program, port, database, unlimited);
    load_play_at(port, k->create, GAMES, seconds, &tally);
    double peak = load_peak(server) / 1024;
    load_process_end(server);
    if (k->megabytes > 0)
        (void)snprintf(target, sizeof target, "at most %.0f: %s", k->megabytes,
                       peak <= k->megabytes ? "yes" : "**no**");
    printf("| %s | %llu | %.0f | %.1f | %s |\n", k->name, (unsigned long long)tally.moves,
           (double)tally.bytes / (double)tally.moves, peak, target);
    load_tally_release(&tally);
}

int
load_games(const char *program, const char *directory, double seconds)
{
    printf("| %d games at once | moves | bytes per move, both seats | most memory, MB | target |\n",
           GAMES);
    printf("| --- | ---: | ---: | ---: | --- |\n");
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        measure(&kinds[i], program, directory, seconds);
    return 0;
}
