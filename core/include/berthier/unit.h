/*
 * unit.h - counters and sets of them.
 *
 * A bt_unit is an index into the game's list of counters; what is printed on
 * a counter never changes and lives in the game's own tables.
 */
#ifndef BT_UNIT_H
#define BT_UNIT_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

typedef uint8_t bt_unit;

#define BT_UNIT_NONE ((bt_unit)0xff)
#define BT_UNITS_MAX 128 /* two words of a bt_units; OSG's 1806 needs 116 */

/** A set of units, iterated in ascending order. */
typedef struct bt_units {
    uint64_t word[2];
} bt_units;

static inline bool
bt_units_has(const bt_units *set, bt_unit unit)
{
    assert(unit < BT_UNITS_MAX);
    return set->word[unit >> 6] >> (unit & 63) & 1;
}

static inline void
bt_units_add(bt_units *set, bt_unit unit)
{
    assert(unit < BT_UNITS_MAX);
    set->word[unit >> 6] |= UINT64_C(1) << (unit & 63);
}

static inline void
bt_units_remove(bt_units *set, bt_unit unit)
{
    assert(unit < BT_UNITS_MAX);
    set->word[unit >> 6] &= ~(UINT64_C(1) << (unit & 63));
}

static inline bool
bt_units_is_empty(const bt_units *set)
{
    return (set->word[0] | set->word[1]) == 0;
}

static inline int
bt_units_count(const bt_units *set)
{
    return __builtin_popcountll(set->word[0]) + __builtin_popcountll(set->word[1]);
}

static inline bt_units
bt_units_and(bt_units a, bt_units b)
{
    return (bt_units){ { a.word[0] & b.word[0], a.word[1] & b.word[1] } };
}

static inline bt_units
bt_units_or(bt_units a, bt_units b)
{
    return (bt_units){ { a.word[0] | b.word[0], a.word[1] | b.word[1] } };
}

static inline bt_units
bt_units_minus(bt_units a, bt_units b)
{
    return (bt_units){ { a.word[0] & ~b.word[0], a.word[1] & ~b.word[1] } };
}

/** The lowest unit of a set, or BT_UNIT_NONE. */
static inline bt_unit
bt_units_first(const bt_units *set)
{
    if (set->word[0])
        return (bt_unit)__builtin_ctzll(set->word[0]);
    if (set->word[1])
        return (bt_unit)(64 + __builtin_ctzll(set->word[1]));
    return BT_UNIT_NONE;
}

/** Take the lowest unit out of the set, or BT_UNIT_NONE when it is empty. */
static inline bt_unit
bt_units_take(bt_units *set)
{
    bt_unit unit = bt_units_first(set);

    if (set->word[0])
        set->word[0] &= set->word[0] - 1;
    else if (set->word[1])
        set->word[1] &= set->word[1] - 1;
    return unit;
}

#endif
