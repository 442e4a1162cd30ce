/*
 * test_deck.c - cards that go from pile to pile.
 */
#include <berthier/deck.h>
#include <string.h>

static bt_set
cards(const char *numbers)
{
    bt_set set = { { 0 } };
    int number, length;
    for (; sscanf(numbers, "%d%n", &number, &length) == 1; numbers += length)
        bt_set_add(&set, (uint8_t)number);
    return set;
}

static void
assert_pile(bt_set pile, const char *numbers)
{
    bt_set expected = cards(numbers);
    assert_memory_equal(&pile, &expected, sizeof pile);
}

static void
cards_move_from_pile_to_pile(void **state)
{
    (void)state;
    bt_set hand = cards("1 64 127"), discard = cards("5");
    bt_pile_move(&hand, &discard, 64);
    assert_pile(hand, "1 127");
    assert_pile(discard, "5 64");
    bt_pile_move_all(&hand, &discard, cards("1 2 64 127"));
    assert_pile(hand, "");
    assert_pile(discard, "1 5 64 127");
}

static void
only_an_empty_deck_is_made_anew(void **state)
{
    (void)state;
    bt_set deck = cards("3"), discard = cards("70 80");
    assert_false(bt_deck_reshuffle(&deck, &discard));
    assert_pile(deck, "3");
    deck = cards("");
    assert_true(bt_deck_reshuffle(&deck, &discard));
    assert_pile(deck, "70 80");
    assert_pile(discard, "");
    deck = cards("");
    assert_false(bt_deck_reshuffle(&deck, &discard));
}

/* Each of the cards about as often as the others, in either word; and nothing else. */
static void
any_card_is_as_likely_as_another(void **state)
{
    (void)state;
    static const char *const piles[] = { "0 1 2 3", "0 63 64 127", "64 65 100 126", "7 8 9 90" };
    bt_rng rng = bt_rng_seeded(1806);
    for (size_t p = 0; p < 4; p++) {
        int seen[BT_SET_MAX] = { 0 }, sum = 0;
        bt_set pile = cards(piles[p]);
        for (int i = 0; i < 4000; i++)
            seen[bt_pile_any(pile, &rng)]++;
        while (!bt_set_is_empty(&pile)) {
            int count = seen[bt_set_take(&pile)];
            assert_in_range(count, 880, 1120);
            sum += count;
        }
        assert_int_equal(sum, 4000);
    }
}

static void
dealing_moves_so_many(void **state)
{
    (void)state;
    bt_rng rng = bt_rng_seeded(7);
    bt_set deck = cards("1 2 3 70 71 72"), all = deck, hand = cards("");
    bt_pile_deal(&deck, &hand, 4, &rng);
    bt_set piles[] = { deck, hand };
    assert_int_equal(bt_set_count(&hand), 4);
    assert_int_equal(bt_piles_hold(piles, 2, all), BT_PILES_WHOLE);
    bt_pile_deal(&deck, &hand, 2, &rng);
    assert_pile(deck, "");
}

static void
every_card_is_in_one_pile(void **state)
{
    (void)state;
    bt_set all = cards("1 2 3 127");
    bt_set whole[] = { cards("1 127"), cards(""), cards("2 3") };
    bt_set twice[] = { cards("1 2"), cards("2 3 127") };
    bt_set fewer[] = { cards("1 2"), cards("3") };
    bt_set more[] = { cards("1 2"), cards("3 4 127") };
    assert_int_equal(bt_piles_hold(whole, 3, all), BT_PILES_WHOLE);
    assert_int_equal(bt_piles_hold(twice, 2, all), BT_PILES_TWICE);
    assert_int_equal(bt_piles_hold(fewer, 2, all), BT_PILES_OTHER);
    assert_int_equal(bt_piles_hold(more, 2, all), BT_PILES_OTHER);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_move_from_pile_to_pile),
        cmocka_unit_test(only_an_empty_deck_is_made_anew),
        cmocka_unit_test(any_card_is_as_likely_as_another),
        cmocka_unit_test(dealing_moves_so_many),
        cmocka_unit_test(every_card_is_in_one_pile),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
