/*
 * set.h - small sets of numbered things, as bits.
 *
 * A bt_set holds cards, areas, connections or spots; a bt_units (unit.h) holds units, of which
 * there may be more.  Both are types of their own, so that the compiler tells one from the other.
 * Both are walked in ascending order, by taking the lowest member until none is left.
 */
#ifndef BT_SET_H
#define BT_SET_H

#include <berthier/def.h>
#include <stdbool.h>
#include <stdint.h>

/** What an empty set gives as its lowest member; the NONE of every thing that a set can hold. */
#define BT_MEMBER_NONE ((uint8_t)0xff)

/*
 * Define a type and its functions NAME_has, _add, _remove, _is_empty, _count, _and, _or, _minus,
 * _first and _take, for members below 64 * WORDS.  A greater member is a mistake of ours and
 * ends the program in every build.
 */
#define BT_DEFINE_SET(NAME, WORDS)                                                                 \
    typedef struct NAME {                                                                          \
        uint64_t word[WORDS];                                                                      \
    } NAME;                                                                                        \
                                                                                                   \
    static inline bool NAME##_has(const NAME *set, uint8_t member)                                 \
    {                                                                                              \
        BT_REQUIRE(member < 64 * (WORDS));                                                         \
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
        uint64_t any = 0;                                                                          \
        for (int i = 0; i < (WORDS); i++)                                                          \
            any |= set->word[i];                                                                   \
        return any == 0;                                                                           \
    }                                                                                              \
                                                                                                   \
    static inline int NAME##_count(const NAME *set)                                                \
    {                                                                                              \
        int count = 0;                                                                             \
        for (int i = 0; i < (WORDS); i++)                                                          \
            count += __builtin_popcountll(set->word[i]);                                           \
        return count;                                                                              \
    }                                                                                              \
                                                                                                   \
    static inline NAME NAME##_and(NAME a, NAME b)                                                  \
    {                                                                                              \
        for (int i = 0; i < (WORDS); i++)                                                          \
            a.word[i] &= b.word[i];                                                                \
        return a;                                                                                  \
    }                                                                                              \
                                                                                                   \
    static inline NAME NAME##_or(NAME a, NAME b)                                                   \
    {                                                                                              \
        for (int i = 0; i < (WORDS); i++)                                                          \
            a.word[i] |= b.word[i];                                                                \
        return a;                                                                                  \
    }                                                                                              \
                                                                                                   \
    static inline NAME NAME##_minus(NAME a, NAME b)                                                \
    {                                                                                              \
        for (int i = 0; i < (WORDS); i++)                                                          \
            a.word[i] &= ~b.word[i];                                                               \
        return a;                                                                                  \
    }                                                                                              \
                                                                                                   \
    static inline uint8_t NAME##_first(const NAME *set)                                            \
    {                                                                                              \
        for (int i = 0; i < (WORDS); i++)                                                          \
            if (set->word[i])                                                                      \
                return (uint8_t)(64 * i + __builtin_ctzll(set->word[i]));                          \
        return BT_MEMBER_NONE;                                                                     \
    }                                                                                              \
                                                                                                   \
    static inline uint8_t NAME##_take(NAME *set)                                                   \
    {                                                                                              \
        for (int i = 0; i < (WORDS); i++) {                                                        \
            uint64_t word = set->word[i];                                                          \
            if (!word)                                                                             \
                continue;                                                                          \
            set->word[i] = word & (word - 1);                                                      \
            return (uint8_t)(64 * i + __builtin_ctzll(word));                                      \
        }                                                                                          \
        return BT_MEMBER_NONE;                                                                     \
    }

#define BT_SET_MAX 128

/* A set of cards, areas, connections or spots: members 0 to BT_SET_MAX - 1. */
BT_DEFINE_SET(bt_set, 2)

#endif
