/* test_sums.c - sums over the steps of a game, beside counting them one by one. */
#include "../../server/steps.h"

#include <berthier/rng.h>
#include <berthier/status.h>
#include <string.h>
#include <time.h>

/* The slow and obvious way. */
static int
count(const bt_steps *steps, bt_side viewer, int index)
{
    int sum = 0;
    for (int i = 0; i < index; i++)
        sum += bt__is_seen(steps->at[i].seen_by, viewer);
    return sum;
}

static int
find(const bt_steps *steps, int entry)
{
    int i = 0;
    while (i < steps->count && steps->at[i].first < entry)
        i++;
    return i;
}

static int
after(const bt_steps *steps, bt_side viewer, int number)
{
    for (int i = 0; i <= steps->count; i++) {
        if (count(steps, viewer, i) >= number)
            return i;
    }
    return steps->count;
}

static void
check(const bt_steps *steps, bt_rng *rng)
{
    static const bt_side viewers[] = { 0, 1, 6, BT_SIDE_NONE };
    for (size_t v = 0; v < BT_COUNT(viewers); v++) {
        bt_side viewer = viewers[v];
        int index = (int)bt_rng_below(rng, (uint32_t)steps->count + 1);
        int number = (int)bt_rng_below(rng, (uint32_t)steps->count + 2);
        assert_int_equal(bt__steps_seen(steps, viewer, index), count(steps, viewer, index));
        assert_int_equal(bt__steps_seen(steps, viewer, steps->count),
                         count(steps, viewer, steps->count));
        assert_int_equal(bt__steps_find(steps, number), find(steps, number));
        assert_int_equal(bt__steps_after(steps, viewer, number), after(steps, viewer, number));
    }
}

static void
add(bt_steps *steps, int *entry, bt_rng *rng)
{
    uint16_t seen_by = (uint16_t)bt_rng_below(rng, 65536);
    assert_int_equal(bt__steps_add(steps, &(bt_step){ .first = *entry, .seen_by = seen_by }),
                     BT_OK);
    *entry += 1 + (int)bt_rng_below(rng, 3); /* dice belong to no step of their own */
}

static void
sums_are_those_counted_one_by_one(void **state)
{
    bt_steps steps = { 0 };
    bt_rng rng;
    int entry = 0;
    (void)state;
    bt_rng_init(&rng, 1806);
    for (int i = 0; i < 800; i++) {
        uint32_t what = bt_rng_below(&rng, 20);
        if (what < 14) {
            add(&steps, &entry, &rng);
        } else if (what < 16 && steps.count) {
            bt__steps_see_last(&steps, (uint16_t)bt_rng_below(&rng, 65536));
        } else if (what < 18 && steps.count) {
            int index = (int)bt_rng_below(&rng, (uint32_t)steps.count);
            bt__steps_remove(&steps, index);
            entry--;
        } else if (what < 19) {
            for (int last = steps.count - 5; last > 0 && steps.count > last; entry--)
                bt__steps_remove(&steps, steps.count - 1);
        }
        check(&steps, &rng);
    }
    assert_true(steps.count > 150);
    bt__steps_release(&steps);
}

static void
cleared_steps_begin_again(void **state)
{
    bt_steps steps = { 0 };
    (void)state;
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 200; i++)
            assert_int_equal(bt__steps_add(&steps, &(bt_step){ .first = i, .seen_by = 1 }), BT_OK);
        assert_int_equal(bt__steps_seen(&steps, 0, 200), 200);
        assert_int_equal(bt__steps_seen(&steps, 1, 200), 0);
        bt__steps_clear(&steps);
        assert_int_equal(bt__steps_seen(&steps, 0, 0), 0);
    }
    bt__steps_release(&steps);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(sums_are_those_counted_one_by_one),
    cmocka_unit_test(cleared_steps_begin_again),
};

BT_TEST_MAIN(tests)
