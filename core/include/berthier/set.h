/*
 * set.h - small sets of numbered things, as bits.
 *
 * A bt_set holds cards, areas, connections or spots; a bt_units (unit.h) holds units, of which
 * there may be more.  Both are types of their own, so that the compiler tells one from the other.
 * Both are walked in ascending order, by taking the lowest member until none is left.
 */
#ifndef BT_SET_H
#define BT_SET_H

#include <assert.h>
#include <berthier/def.h>
#include <stdbool.h>
#include <stdint.h>

/** What an empty set gives as its lowest member; the NONE of every thing that a set can hold. */
#define BT_MEMBER_NONE ((uint8_t)0xff)

/*
 * Define a type and its functions NAME_has, _add, _remove, _is_empty, _count, _and, _or, _minus,
 * _first and _take, for members below 64 * WORDS.  A greater member is a mistake of ours; to put
 * it in or to take it out ends the program in every build.  Two or three words: spelt out, since
 * loops over them made the rules slower by a twentieth.
 */
#define BT_DEFINE_SET(NAME, WORDS)                                                                 \
    typedef struct NAME {                                                                          \
        uint64_t word[WORDS];                                                                      \
    } NAME;                                                                                        \
                                                                                                   \
    static inline bool NAME##_has(const NAME *set, uint8_t member)                                 \
    {                                                                                              \
        assert(member < 64 * (WORDS));                                                             \
        return set->word[member >> 6] >> (member & 63) & 1;                                        \
    }                                                                                              \
                                                                                                   \
    static inline void NAME##_add(NAME *set, uint8_t member)                                       \
    {                                                                                              \
        BT_REQUIRE(member < 64 * (WORDS));                                                         \
        set->word[member >> 6] |= UINT64_C(1) << (member & 63);                                    \
    }                                                                                              \
                                                                                                   \
    static inline void NAME##_remove(NAME *set, uint8_t member)                                    \
    {                                                                                              \
        BT_REQUIRE(member < 64 * (WORDS));                                                         \
        set->word[member >> 6] &= ~(UINT64_C(1) << (member & 63));                                 \
    }                                                                                              \
                                                                                                   \
    static inline bool NAME##_is_empty(const NAME *set)                                            \
    {                                                                                              \
        return (set->word[0] | set->word[1] | ((WORDS) > 2 ? set->word[(WORDS)-1] : 0)) == 0;      \
    }                                                                                              \
                                                                                                   \
    static inline int NAME##_count(const NAME *set)                                                \
    {                                                                                              \
        return __builtin_popcountll(set->word[0]) + __builtin_popcountll(set->word[1]) +           \
               ((WORDS) > 2 ? __builtin_popcountll(set->word[(WORDS)-1]) : 0);                     \
    }                                                                                              \
                                                                                                   \
    static inline NAME NAME##_and(NAME a, NAME b)                                                  \
    {                                                                                              \
        a.word[0] &= b.word[0];                                                                    \
        a.word[1] &= b.word[1];                                                                    \
        if ((WORDS) > 2)                                                                           \
            a.word[(WORDS)-1] &= b.word[(WORDS)-1];                                                \
        return a;                                                                                  \
    }                                                                                              \
                                                                                                   \
    static inline NAME NAME##_or(NAME a, NAME b)                                                   \
    {                                                                                              \
        a.word[0] |= b.word[0];                                                                    \
        a.word[1] |= b.word[1];                                                                    \
        if ((WORDS) > 2)                                                                           \
            a.word[(WORDS)-1] |= b.word[(WORDS)-1];                                                \
        return a;                                                                                  \
    }                                                                                              \
                                                                                                   \
    static inline NAME NAME##_minus(NAME a, NAME b)                                                \
    {                                                                                              \
        a.word[0] &= ~b.word[0];                                                                   \
        a.word[1] &= ~b.word[1];                                                                   \
        if ((WORDS) > 2)                                                                           \
            a.word[(WORDS)-1] &= ~b.word[(WORDS)-1];                                               \
        return a;                                                                                  \
    }                                                                                              \
                                                                                                   \
    static inline uint8_t NAME##_first(const NAME *set)                                            \
    {                                                                                              \
        if (set->word[0])                                                                          \
            return (uint8_t)__builtin_ctzll(set->word[0]);                                         \
        if (set->word[1])                                                                          \
            return (uint8_t)(64 + __builtin_ctzll(set->word[1]));                                  \
        if ((WORDS) > 2 && set->word[(WORDS)-1])                                                   \
            return (uint8_t)(128 + __builtin_ctzll(set->word[(WORDS)-1]));                         \
        return BT_MEMBER_NONE;                                                                     \
    }                                                                                              \
                                                                                                   \
    static inline uint8_t NAME##_take(NAME *set)                                                   \
    {                                                                                              \
        uint8_t member = NAME##_first(set);                                                        \
                                                                                                   \
        if (set->word[0])                                                                          \
            set->word[0] &= set->word[0] - 1;                                                      \
        else if (set->word[1])                                                                     \
            set->word[1] &= set->word[1] - 1;                                                      \
        else if ((WORDS) > 2 && set->word[(WORDS)-1])                                              \
            set->word[(WORDS)-1] &= set->word[(WORDS)-1] - 1;                                      \
        return member;                                                                             \
    }

#define BT_SET_MAX 128

/* A set of cards, areas, connections or spots: members 0 to BT_SET_MAX - 1. */
BT_DEFINE_SET(bt_set, 2)

#endif
