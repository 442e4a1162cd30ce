/*
 * player.h - games played by both seats over WebSockets, with random legal actions.
 *
 * A seat knows only what it was sent, which is all that any client is sent:
 * it keeps its legal actions by the patches of the updates and chooses from
 * them.  What it does not need for that, it skips, so that it takes as little
 * time as it can from the server beside it.
 */
#ifndef LOAD_PLAYER_H
#define LOAD_PLAYER_H

#include "client.h"

enum { LOAD_SEATS = 2, LOAD_GAMES_MAX = 256 };

typedef struct load_game load_game;

typedef struct load_seat {
    load_game *game;
    load_client client;
    json_t *legal;          /* actions by word, as last told */
    json_t *open;           /* what counts of them now */
    int64_t sequence, sent; /* of the last apply; microseconds */
    bool awaits_answer, awaits_update;
} load_seat;

struct load_game {
    load_seat seats[LOAD_SEATS];
    char links[LOAD_SEATS][64], watch[64];
    bool is_over;
};

/** What was measured while playing. */
typedef struct load_tally {
    uint64_t moves, bytes, games;
    int64_t microseconds;
    uint32_t *waits; /* from apply to answer, microseconds each */
    size_t wait_count, wait_room;
} load_tally;

/** One game of two who come from addresses of their own and think before they act. */
typedef struct load_pair load_pair;

load_pair *load_pair_open(int port, const char *const from[LOAD_SEATS]);
/** Play for some seconds, with at least so many microseconds between actions; adds to tally. */
void load_pair_play(load_pair *pair, double seconds, int64_t pause, load_tally *tally);
/** The game they play now. */
const load_game *load_pair_game(const load_pair *pair);
/** How many seats of games they have played were told of another number of actions than they
 * were answered, by a server that began again. */
int load_pair_count_lost(load_pair *pair, int port);
void load_pair_close(load_pair *pair);

/** Play `games` games at once for some seconds, beginning again what ends; adds to tally. */
void load_play(int port, int games, double seconds, load_tally *tally);

/** The same of a game that members of the request say: "\"game\":\"osg1806\"". */
void load_play_at(int port, const char *create, int games, double seconds, load_tally *tally);

void load_tally_release(load_tally *tally);

#endif
