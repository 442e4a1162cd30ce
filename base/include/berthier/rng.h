/*
 * rng.h - where random numbers come from.
 *
 * Play-outs, bots and tests draw from a seed: xoshiro256**, seeded through
 * splitmix64 (Blackman and Vigna 2018).  Equal seeds give equal sequences on
 * every target, and anyone who has seen enough of one can foresee the rest.  The dice
 * of a game between people must not be foreseen: there a generator of the
 * caller's stands behind the same type (bt_host_rng).
 */
#ifndef BT_RNG_H
#define BT_RNG_H

#include <stdint.h>

typedef struct bt_rng {
    uint64_t (*draw)(void *user); /* the caller's generator, or NULL: */
    uint64_t s[4];                /* xoshiro256** */
    void *user;
} bt_rng;

void bt_rng_init(bt_rng *rng, uint64_t seed);

/** The same, as a value. */
bt_rng bt_rng_seeded(uint64_t seed);

uint64_t bt_rng_next(bt_rng *rng);

/** A number in 0..bound-1, every one equally likely; bound >= 1. */
uint32_t bt_rng_below(bt_rng *rng, uint32_t bound);

/** An independent seed for stream number index of one master seed. */
uint64_t bt_rng_split(uint64_t seed, uint64_t index);

#endif
