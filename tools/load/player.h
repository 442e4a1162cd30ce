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

enum { LOAD_SEATS = 2, LOAD_GAMES_MAX = 64 };

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
    bool is_over;
};

/** What was measured while playing. */
typedef struct load_tally {
    uint64_t moves, bytes, games;
    int64_t microseconds;
    uint32_t *waits; /* from apply to answer, microseconds each */
    size_t wait_count, wait_room;
} load_tally;

/** Play `games` games at once for some seconds, beginning anew what ends; adds to tally. */
void load_play(int port, int games, double seconds, load_tally *tally);

void load_tally_release(load_tally *tally);

#endif
