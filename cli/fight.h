/*
 * fight.h - many games between two bots, on many threads.
 *
 * Every game has a seed of its own, split from the master seed by its number,
 * and the bots change sides with every game, so the sum depends neither on the
 * number of threads nor on which of them played what.
 */
#ifndef CLI_FIGHT_H
#define CLI_FIGHT_H

#include <berthier/bot.h>
#include <stdatomic.h>

typedef struct cli_fight {
    const bt_game *game;
    const bt_bot *bots[2];
    uint64_t seed;
    int games, threads;
    bool progress; /* draw a bar on stderr */

    atomic_int next, finished;
    atomic_int won, lost, drawn; /* as the first bot sees it */
    atomic_int failed;           /* a status, the first one met */
    bt_error err;                /* of the thread that set failed */
} cli_fight;

/** Play them all; the counts are in the fight.  @return a status */
BT_NODISCARD int cli_fight_run(cli_fight *fight);

#endif
