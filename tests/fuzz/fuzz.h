/*
 * fuzz.h - what the fuzzers share: games ready to play, and what must hold of
 * a position wherever it came from.
 */
#ifndef BT_FUZZ_H
#define BT_FUZZ_H

#include <berthier/shelf.h>
#include <jansson.h>
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

/** How far into a game a fuzzer can begin: its start, and five positions of a random game. */
#define FUZZ_STAGES 6

/** A position by any number: of the game that fuzz_game gives, and then by stages. */
const bt_state *fuzz_stage(unsigned pick, const bt_game **game);

/** Nothing is cut short from here on: kept inputs are tried to their ends. */
void fuzz_set_full(void);
bool fuzz_in_full(void);

/** All of them, for fuzzers that load games themselves. */
bt_shelves *fuzz_shelves(void);

/** Is this one JSON object with no key twice?  ok is where the value of its "ok" stands, or NULL. */
bool fuzz_is_object(const char *text, size_t length, const char **ok);

/** It is, or the fuzzer fails; jansson agrees. */
const char *fuzz_message(const char *text, size_t length);

/** Read a JSON object; NULL when it is none.  It is there until the next call. */
const json_t *fuzz_json(const char *text, size_t length);

/** A terminated copy of the input; the caller frees it. */
char *fuzz_text(const uint8_t *data, size_t size);

/** What each side may do. */
typedef struct fuzz_lists {
    bt_actions of[BT_SIDE_CHANCE + 1];
} fuzz_lists;

/**
 * The invariants hold, those to act have something to do, the others nothing,
 * and what is listed is allowed.  Returns those to act, and what they may do
 * in lists unless that is NULL.
 */
bt_sides fuzz_check_state(const bt_game *game, const bt_state *state, fuzz_lists *lists,
                          const char *when);

/**
 * Play so many random actions, fewer if the game ends: the invariants hold
 * after each, and all of the above after one in eight.
 */
void fuzz_play(const bt_game *game, bt_state *state, bt_rng *rng, int actions);

/** One of the sides that may act; the set is not empty. */
bt_side fuzz_pick_side(bt_sides sides, unsigned pick);

#endif
