/* deck.c - piles of cards. */
#include <berthier/deck.h>

#include <assert.h>
#include <string.h>

void
bt_pile_move(bt_set *from, bt_set *to, uint8_t card)
{
    assert(bt_set_has(from, card));
    bt_set_remove(from, card);
    bt_set_add(to, card);
}

void
bt_pile_move_all(bt_set *from, bt_set *to, bt_set cards)
{
    cards = bt_set_and(cards, *from);
    *from = bt_set_minus(*from, cards);
    *to = bt_set_or(*to, cards);
}

bool
bt_deck_reshuffle(bt_set *deck, bt_set *discard)
{
    if (!bt_set_is_empty(deck) || bt_set_is_empty(discard))
        return false;
    bt_pile_move_all(discard, deck, *discard);
    return true;
}

/* The skip-th card, counted from the lowest, without taking the lower ones word by word. */
uint8_t
bt_pile_any(bt_set pile, bt_rng *rng)
{
    uint32_t skip = bt_rng_below(rng, (uint32_t)bt_set_count(&pile));
    unsigned word = 0;
    for (uint32_t here; skip >= (here = (uint32_t)__builtin_popcountll(pile.word[word])); word++)
        skip -= here;
    uint64_t left = pile.word[word];
    for (; skip; skip--)
        left &= left - 1;
    return (uint8_t)(64 * word + (unsigned)__builtin_ctzll(left));
}

void
bt_pile_deal(bt_set *from, bt_set *to, int count, bt_rng *rng)
{
    for (int i = 0; i < count; i++)
        bt_pile_move(from, to, bt_pile_any(*from, rng));
}

bt_piles_answer
bt_piles_hold(const bt_set *piles, int count, bt_set cards)
{
    bt_set seen = { { 0 } };
    for (int i = 0; i < count; i++) {
        bt_set twice = bt_set_and(seen, piles[i]);
        if (!bt_set_is_empty(&twice))
            return BT_PILES_TWICE;
        seen = bt_set_or(seen, piles[i]);
    }
    return memcmp(&seen, &cards, sizeof seen) ? BT_PILES_OTHER : BT_PILES_WHOLE;
}
