/* test_source.c - addresses, buckets, and whose turn it is. */
#include "../../server/source.h"
#include "../../server/turns.h"

#include <stdlib.h>
#include <string.h>

static bt_address
address(const char *text)
{
    bt_address out = { { 0 } };
    if (!bt__address_parse(text, &out))
        fail_msg("%s is an address", text);
    return out;
}

static bool
same(const char *one, const char *other)
{
    bt_address a = address(one), b = address(other);
    return memcmp(&a, &b, sizeof a) == 0;
}

static void
an_address_is_one_of_four_numbers_or_half_of_six(void **state)
{
    static const char *const wrong[] = { "",          "1.2.3",   "1.2.3.4.5",
                                         "1.2.3.400", "unknown", "_hidden",
                                         "[::1",      "::g",     "1.2.3.4, 5.6.7.8" };
    bt_address out;
    (void)state;
    assert_true(same("1.2.3.4", "1.2.3.4:8806"));
    assert_true(same("1.2.3.4", "::ffff:1.2.3.4"));
    assert_false(same("1.2.3.4", "1.2.3.5"));
    assert_true(same("2001:db8::1", "2001:db8::ffff:1"));
    assert_true(same("2001:db8::1", "[2001:db8::2]:443"));
    assert_false(same("2001:db8::1", "2001:db8:0:1::1"));
    for (size_t i = 0; i < BT_COUNT(wrong); i++)
        assert_false(bt__address_parse(wrong[i], &out));
    for (int i = 0; i < 2; i++) {
        out = address(i ? "::1" : "127.0.0.1");
        assert_true(bt__address_is_own(&out));
        out = address(i ? "::2" : "127.0.0.2");
        assert_false(bt__address_is_own(&out));
    }
}

static void
sources_are_kept_while_held_and_until_all_is_forgiven(void **state)
{
    bt_sources sources = { 0 };
    char text[32];
    (void)state;
    for (int i = 0; i < 1000; i++) {
        (void)snprintf(text, sizeof text, "10.0.%d.%d", i / 200, i % 200);
        bt_address from = address(text);
        bt_source *source = bt__source_hold(&sources, &from);
        assert_non_null(source);
        assert_ptr_equal(bt__source_hold(&sources, &from), source);
        bt__source_drop(source);
        if (i % 2)
            bt__source_drop(source);
        if (i % 4 == 1)
            bt__bucket_pour(&source->dear, 100, 50);
    }
    assert_int_equal(sources.count, 1000);
    bt__sources_prune(&sources, 100);
    assert_int_equal(sources.count, 750); /* held, or not yet forgiven */
    bt__sources_prune(&sources, 150);
    assert_int_equal(sources.count, 500);
    for (int i = 0; i < 1000; i += 2) {
        (void)snprintf(text, sizeof text, "10.0.%d.%d", i / 200, i % 200);
        bt_address from = address(text);
        bt_source *source = bt__source_hold(&sources, &from);
        bt__source_drop(source);
        bt__source_drop(source);
    }
    bt__sources_release(&sources);
}

/* Whatever was used, what is over is forgotten in the moment in which all is full again. */
static void
a_source_is_forgotten_when_each_of_its_buckets_is_full(void **state)
{
    (void)state;
    for (int which = 0; which < 4; which++) {
        bt_sources sources = { 0 };
        bt_address from = address("10.0.0.1");
        bt_source *source = bt__source_hold(&sources, &from);
        bt_bucket *const buckets[] = { &source->arrivals, &source->games, &source->dear,
                                       &source->work };
        bt__source_drop(source);
        bt__bucket_pour(buckets[which], 100, 50);
        bt__sources_prune(&sources, 149);
        assert_int_equal(sources.count, 1);
        bt__sources_prune(&sources, 150);
        assert_int_equal(sources.count, 0);
        bt__sources_release(&sources);
    }
}

static void
who_is_heard_or_rests_is_not_forgotten(void **state)
{
    bt_sources sources = { 0 };
    bt_address from = address("10.0.0.1");
    bt_source *source = bt__source_hold(&sources, &from);
    (void)state;
    bt__source_drop(source);
    source->is_active = true;
    bt__sources_prune(&sources, 1);
    assert_int_equal(sources.count, 1);
    source->is_active = false;
    source->is_resting = true;
    bt__sources_prune(&sources, 1);
    assert_int_equal(sources.count, 1);
    source->is_resting = false;
    bt__sources_prune(&sources, 1);
    assert_int_equal(sources.count, 0);
    bt__sources_release(&sources);
}

static void
a_bucket_holds_a_burst_and_fills_again(void **state)
{
    bt_bucket bucket = { 0 };
    int64_t now = 1000000;
    (void)state;
    for (int i = 0; i < 5; i++)
        assert_true(bt__bucket_take(&bucket, now, 5, 100));
    assert_false(bt__bucket_take(&bucket, now, 5, 100));
    assert_false(bt__bucket_take(&bucket, now + 99, 5, 100));
    assert_true(bt__bucket_take(&bucket, now + 100, 5, 100));
    assert_false(bt__bucket_take(&bucket, now + 100, 5, 100));
    assert_int_equal(bt__bucket_wait(&bucket, now + 100, 500), 0);
    bt__bucket_pour(&bucket, now + 100, 300);
    assert_int_equal(bt__bucket_wait(&bucket, now + 100, 500), 300);
    assert_int_equal(bt__bucket_wait(&bucket, now + 400, 500), 0);
}

/* ---- turns ---- */

enum { SOURCES = 4, WORK = 20000 /* microseconds a second */ };

typedef struct stage {
    bt_turns turns;
    bt_source sources[SOURCES];
    int64_t now;
} stage;

static void
work(stage *s, int which, int64_t microseconds)
{
    if (bt__turns_spend(&s->turns, &s->sources[which], s->now, microseconds))
        bt__turns_rest(&s->turns, &s->sources[which]);
}

/* The round is over; bit n: source n rests no longer. */
static unsigned
wake(stage *s)
{
    bool busy = false;
    unsigned woken = 0;
    bt__turns_end_round(&s->turns, s->now, 0);
    for (bt_source *it; (it = bt__turns_wake(&s->turns, s->now, &busy));)
        woken |= 1u << (it - s->sources);
    return woken;
}

static void
who_uses_little_is_read_from_in_every_round(void **state)
{
    stage s = { .turns.work = WORK, .now = 5000000 };
    (void)state;
    work(&s, 0, BT_SHARE / 2);
    assert_false(s.sources[0].is_resting);
    work(&s, 0, BT_SHARE);
    assert_true(s.sources[0].is_resting);
    work(&s, 1, BT_SHARE * 2);
    assert_int_equal(wake(&s), 3);
    assert_int_equal(bt__turns_wait(&s.turns, s.now), -1);
    work(&s, 0, BT_SHARE / 2);
    assert_false(s.sources[0].is_resting);
    (void)wake(&s);
}

static void
of_those_who_are_busy_one_is_read_from_in_a_round(void **state)
{
    stage s = { .turns.work = WORK, .now = 5000000 };
    (void)state;
    for (int i = 0; i < 3; i++)
        work(&s, i, BT_BUSY + 1000);
    work(&s, 3, BT_SHARE + 1);
    assert_int_equal(wake(&s), 1 | 8);
    work(&s, 0, 10); /* busy: rests after each request */
    assert_true(s.sources[0].is_resting);
    assert_int_equal(wake(&s), 2);
    assert_int_equal(wake(&s), 4);
    assert_int_equal(wake(&s), 1);
    assert_int_equal(bt__turns_wait(&s.turns, s.now), -1);
}

static void
work_that_is_used_up_is_paid_for_by_time(void **state)
{
    stage s = { .turns.work = WORK, .now = 5000000 };
    (void)state;
    work(&s, 0, BT_WORK_BURST + 2000);
    assert_true(bt__turns_is_spent(&s.turns, &s.sources[0], s.now));
    assert_int_equal(wake(&s), 0);
    assert_int_equal(bt__turns_wait(&s.turns, s.now), 100000); /* 2 ms at 20 ms a second */
    s.now += 99999;
    assert_int_equal(wake(&s), 0);
    s.now += 1;
    assert_int_equal(wake(&s), 1);
}

static void
what_the_round_cost_is_shared_by_those_who_asked(void **state)
{
    stage s = { .turns.work = WORK, .now = 5000000 };
    (void)state;
    work(&s, 0, 1);
    work(&s, 1, 1);
    bt__turns_end_round(&s.turns, s.now, 2 * (BT_WORK_BURST + 1000));
    assert_true(bt__turns_is_spent(&s.turns, &s.sources[0], s.now));
    assert_true(bt__turns_is_spent(&s.turns, &s.sources[1], s.now));
    assert_false(bt__turns_is_spent(&s.turns, &s.sources[2], s.now));
    bt__turns_end_round(&s.turns, s.now, 1000000); /* nobody asked: bots alone */
}

static void
this_machine_and_a_limit_of_nothing_never_rest(void **state)
{
    stage s = { .turns.work = WORK, .now = 5000000, .sources[0].is_free = true };
    (void)state;
    work(&s, 0, 100 * BT_WORK_BURST);
    assert_false(s.sources[0].is_resting);
    assert_false(bt__turns_is_spent(&s.turns, &s.sources[0], s.now));
    s.turns.work = 0;
    work(&s, 1, BT_SHARE / 2);
    assert_false(s.sources[1].is_resting);
    work(&s, 1, 100 * BT_WORK_BURST); /* its share of the round is used up all the same */
    assert_int_equal(wake(&s), 2);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(an_address_is_one_of_four_numbers_or_half_of_six),
    cmocka_unit_test(sources_are_kept_while_held_and_until_all_is_forgiven),
    cmocka_unit_test(a_source_is_forgotten_when_each_of_its_buckets_is_full),
    cmocka_unit_test(who_is_heard_or_rests_is_not_forgotten),
    cmocka_unit_test(a_bucket_holds_a_burst_and_fills_again),
    cmocka_unit_test(who_uses_little_is_read_from_in_every_round),
    cmocka_unit_test(of_those_who_are_busy_one_is_read_from_in_a_round),
    cmocka_unit_test(work_that_is_used_up_is_paid_for_by_time),
    cmocka_unit_test(what_the_round_cost_is_shared_by_those_who_asked),
    cmocka_unit_test(this_machine_and_a_limit_of_nothing_never_rest),
};

BT_TEST_MAIN(tests)
