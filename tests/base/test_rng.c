/*
 * test_rng.c - the published sequence, fair bounds, streams apart.
 */
#include <berthier/rng.h>

#include <stdint.h>

/* First numbers of the authors' C code from the state 1, 2, 3, 4. */
static void
matches_the_reference_sequence(void **state)
{
    static const uint64_t expected[] = {
        11520, 0, 1509978240, 1215971899390074240, 1216172134540287360, 607988272756665600
    };
    bt_rng rng = { .s = { 1, 2, 3, 4 } };
    (void)state;
    for (int i = 0; i < 6; i++)
        assert_true(bt_rng_next(&rng) == expected[i]);
}

/* splitmix64 from 1234567, as its author lists it. */
static void
seeds_through_splitmix(void **state)
{
    bt_rng rng;
    (void)state;
    bt_rng_init(&rng, 1234567);
    assert_true(rng.s[0] == UINT64_C(6457827717110365317));
    assert_true(rng.s[1] == UINT64_C(3203168211198807973));
    assert_true(rng.s[2] == UINT64_C(9817491932198370423));
    assert_true(rng.s[3] == UINT64_C(4593380528125082431));
}

static void
below_stays_below_and_is_fair(void **state)
{
    static const uint32_t bounds[] = { 1, 2, 3, 6, 7, 36, 100 };
    enum { DRAWS = 7000 };
    bt_rng rng;
    (void)state;
    bt_rng_init(&rng, 1);
    for (size_t b = 0; b < sizeof bounds / sizeof bounds[0]; b++) {
        int counts[100] = { 0 };
        uint32_t bound = bounds[b];
        double chi = 0;
        double each = (double)DRAWS;
        for (uint32_t i = 0; i < bound * DRAWS; i++) {
            uint32_t drawn = bt_rng_below(&rng, bound);
            assert_true(drawn < bound);
            counts[drawn]++;
        }
        for (uint32_t i = 0; i < bound; i++)
            chi += (counts[i] - each) * (counts[i] - each) / each;
        /* Mean bound - 1, deviation sqrt(2 (bound - 1)): five deviations and a bit. */
        assert_true(chi < bound + 5 * bound / 2.0 + 25);
    }
}

/* With two thirds of the range as bound, a careless product gives every even
 * number twice the chance of an odd one. */
static void
huge_bounds_are_fair_too(void **state)
{
    const uint32_t bound = UINT32_C(0xaaaaaaab);
    int lower = 0;
    int even = 0;
    bt_rng rng;
    (void)state;
    bt_rng_init(&rng, 2);
    for (int i = 0; i < 100000; i++) {
        uint32_t drawn = bt_rng_below(&rng, bound);
        assert_true(drawn < bound);
        lower += drawn < bound / 2;
        even += drawn % 2 == 0;
    }
    assert_in_range(lower, 49200, 50800);
    assert_in_range(even, 49200, 50800);
    for (int i = 0; i < 100; i++)
        (void)bt_rng_below(&rng, UINT32_MAX);
}

static void
equal_seeds_equal_numbers(void **state)
{
    bt_rng a;
    bt_rng b;
    bt_rng c;
    (void)state;
    bt_rng_init(&a, 1806);
    bt_rng_init(&b, 1806);
    bt_rng_init(&c, 1807);
    for (int i = 0; i < 100; i++) {
        uint64_t x = bt_rng_next(&a);
        assert_true(x == bt_rng_next(&b));
        assert_true(x != bt_rng_next(&c));
    }
}

static void
split_gives_different_seeds(void **state)
{
    enum { N = 40 };
    uint64_t seen[N * N];
    int count = 0;
    (void)state;
    for (uint64_t seed = 0; seed < N; seed++) {
        for (uint64_t index = 0; index < N; index++)
            seen[count++] = bt_rng_split(seed, index);
    }
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < i; j++)
            assert_true(seen[i] != seen[j]);
    }
    assert_true(bt_rng_split(3, 4) == bt_rng_split(3, 4));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matches_the_reference_sequence),
        cmocka_unit_test(seeds_through_splitmix),
        cmocka_unit_test(below_stays_below_and_is_fair),
        cmocka_unit_test(huge_bounds_are_fair_too),
        cmocka_unit_test(equal_seeds_equal_numbers),
        cmocka_unit_test(split_gives_different_seeds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
