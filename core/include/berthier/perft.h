/*
 * perft.h - counts every line of play to a depth.
 *
 * One number that changes when any rule about what may be done changes, so
 * perft tables under tests/games notice what no single test asks about.
 */
#ifndef BT_PERFT_H
#define BT_PERFT_H

#include <berthier/game.h>

#define BT_PERFT_DEPTH_MAX 32

/**
 * Count the sequences of exactly depth actions that begin at a position.
 *
 * Every distinct roll of chance counts as one action, whatever its
 * probability.  Where several seats may act, the actions of each count, so
 * their orders are counted apart.  A game that ends sooner counts nothing;
 * depth 0 counts 1.
 *
 * @return BT_ELIMIT above BT_PERFT_DEPTH_MAX, BT_ENOMEM
 */
int bt_perft(const bt_game *game, const bt_state *state, int depth, uint64_t *out, bt_error *err);

#endif
