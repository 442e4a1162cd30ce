/*
 * mutate.c - alters documents word by word.
 *
 * Bytes changed at random seldom leave a position or a journal readable.  Half
 * of the time, then, a word is taken out, put in twice, or put in the place of
 * another, so that units, hexes, sets and frames change places.  Only
 * libFuzzer's own programs have this.
 */
#include <berthier/rng.h>
#include <string.h>

#include "fuzz.h"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

#define WORD_MAX 64

static bool
ends_word(uint8_t c)
{
    return c == ' ' || c == '\n' || c == '@' || c == ',' || c == ':';
}

/* A word around a random place; its length may be 0. */
static size_t
pick_word(const uint8_t *data, size_t size, bt_rng *rng, size_t *length)
{
    size_t from = bt_rng_below(rng, (uint32_t)size), to = from;

    while (from > 0 && to - from < WORD_MAX / 2 && !ends_word(data[from - 1]))
        from--;
    while (to < size && to - from < WORD_MAX && !ends_word(data[to]))
        to++;
    *length = to - from;
    return from;
}

/* Put a word in the place of length bytes at `from`, if there is room. */
static size_t
replace(uint8_t *data, size_t size, size_t max_size, size_t from, size_t length,
        const uint8_t *word, size_t word_length)
{
    if (size - length + word_length > max_size)
        return size;
    memmove(data + from + word_length, data + from + length, size - from - length);
    memcpy(data + from, word, word_length);
    return size - length + word_length;
}

static size_t
alter_word(uint8_t *data, size_t size, size_t max_size, bt_rng *rng)
{
    uint8_t word[WORD_MAX + 2];
    size_t to_length, from_length;
    size_t to = pick_word(data, size, rng, &to_length);
    size_t from = pick_word(data, size, rng, &from_length);
    uint8_t gap = from > 0 ? data[from - 1] : ' ';

    memcpy(word, data + from, from_length);
    switch (bt_rng_below(rng, 8)) {
    case 0: /* out */
        return replace(data, size, max_size, to, to_length, word, 0);
    case 1: /* in front of another */
        word[from_length] = gap;
        return replace(data, size, max_size, to, 0, word, from_length + 1);
    default:
        return replace(data, size, max_size, to, to_length, word, from_length);
    }
}

size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed)
{
    bt_rng rng;

    bt_rng_init(&rng, seed);
    if (size < 2 || bt_rng_below(&rng, 2))
        return LLVMFuzzerMutate(data, size, max_size);
    for (uint32_t times = 1 + bt_rng_below(&rng, 3); times > 0 && size > 1; times--)
        size = alter_word(data, size, max_size, &rng);
    return size;
}
