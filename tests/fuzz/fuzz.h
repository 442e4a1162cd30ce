/*
 * fuzz.h - what the fuzzers share: games ready to play, and what must hold of
 * a position wherever it came from.
 */
#ifndef BT_FUZZ_H
#define BT_FUZZ_H

#include <berthier/game.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** The entry libFuzzer and driver.c call; defined by each fuzz_*.c. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/** Say what is wrong and abort, which is how a fuzzer reports. */
_Noreturn void fuzz_fail(const char *format, ...) BT_PRINTF(1, 2);

/** Game number `pick` (any number) of all scenarios and combinations of options. */
const bt_game *fuzz_game(unsigned pick);

/** The game of these names; options NULL for defaults.  NULL when there is none. */
const bt_game *fuzz_game_named(const char *id, const char *scenario, const char *options);

/** A terminated copy of the input; the caller frees it. */
char *fuzz_text(const uint8_t *data, size_t size);

/**
 * The invariants hold, those to act have something to do, the others nothing,
 * and what is listed is allowed.
 */
void fuzz_check_state(const bt_game *game, const bt_state *state, const char *when);

/**
 * Play so many random actions, fewer if the game ends: the invariants hold
 * after each, and all of the above after one in eight.
 */
void fuzz_play(const bt_game *game, bt_state *state, bt_rng *rng, int actions);

/** One of the sides that may act; the set is not empty. */
bt_side fuzz_pick_side(bt_sides sides, unsigned pick);

#endif
