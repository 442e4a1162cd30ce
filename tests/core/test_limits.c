/* test_limits.c - sets, and what happens at the limits: the program ends rather than write past them. */
#include <berthier/event.h>
#include <berthier/frame.h>
#include <berthier/game.h>
#include <berthier/unit.h>

#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "toy.h"

static void
push_frames(int count)
{
    bt_frames frames = { 0 };
    for (int i = 0; i < count; i++)
        bt_frames_push(&frames, 1, 0);
}

static void
add_actions(int count)
{
    static bt_actions list;
    for (int i = 0; i < count; i++)
        bt_actions_add(&list, 1);
}

static void
add_events(int count)
{
    static bt_events list;
    for (int i = 0; i < count; i++)
        bt_events_add(&list, 1, BT_SIDES_ALL, "1.0", 0, 0, 0, 0);
}

static void
add_units(int count)
{
    bt_units set = { { 0 } };
    for (int i = 0; i < count; i++)
        bt_units_add(&set, (bt_unit)i);
}

static void
add_members(int count)
{
    bt_set set = { { 0 } };
    for (int i = 0; i < count; i++)
        bt_set_add(&set, (uint8_t)i);
}

/* Does the program end when this is done, in a process of its own? */
static bool
ends(void (*deed)(int), int count)
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct rlimit none = { 0, 0 };
        (void)setrlimit(RLIMIT_CORE, &none);
        (void)freopen("/dev/null", "w", stderr);
        (void)signal(SIGABRT, SIG_DFL);
        deed(count);
        _exit(0);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

static void
every_limit_holds_its_number_and_no_more(void **state)
{
    (void)state;
    static const struct {
        void (*deed)(int);
        int limit;
    } limits[] = {
        { push_frames, BT_FRAMES_MAX }, { add_actions, BT_ACTIONS_MAX },
        { add_events, BT_EVENTS_MAX },  { add_units, BT_UNITS_MAX },
        { add_members, BT_SET_MAX },
    };
    for (size_t i = 0; i < BT_COUNT(limits); i++) {
        assert_false(ends(limits[i].deed, limits[i].limit));
        assert_true(ends(limits[i].deed, limits[i].limit + 1));
    }
}

/* 0, 63 and 64, 127 and 128, 191: both sides of every word. */
static void
a_set_of_units_reaches_over_three_words(void **state)
{
    (void)state;
    static const bt_unit members[] = { 0, 63, 64, 127, 128, 191 };
    bt_units set = { { 0 } }, odd = { { 0 } };
    for (size_t i = 0; i < BT_COUNT(members); i++) {
        bt_units_add(&set, members[i]);
        if (i % 2)
            bt_units_add(&odd, members[i]);
    }
    assert_int_equal(bt_units_count(&set), 6);
    assert_int_equal(bt_units_first(&odd), 63);
    bt_units even = bt_units_minus(set, odd), both = bt_units_and(set, odd);
    assert_int_equal(bt_units_count(&even), 3);
    assert_memory_equal(&both, &odd, sizeof both);
    both = bt_units_or(even, odd);
    assert_memory_equal(&both, &set, sizeof both);
    assert_true(bt_units_has(&set, 191));
    bt_units_remove(&set, 191);
    assert_false(bt_units_has(&set, 191));
    for (size_t i = 0; i + 1 < BT_COUNT(members); i++)
        assert_int_equal(bt_units_take(&set), members[i]);
    assert_true(bt_units_is_empty(&set));
    assert_int_equal(bt_units_take(&set), BT_UNIT_NONE);
}

/* Room that a game never uses is not hashed, wherever it lies. */
static void
spare_room_is_left_out_of_the_hash(void **state)
{
    (void)state;
    static const bt_span spares[] = { { 8, 4 }, { 20, 4 } };
    bt_rules bare = toy_rules, roomy = toy_rules;
    bt_game small = { .rules = &bare }, large = { .rules = &roomy };
    unsigned char packed[16], loose[24] = { 0 };
    for (unsigned char i = 0; i < sizeof packed; i++)
        packed[i] = i;
    memcpy(loose, packed, 8);
    memcpy(loose + 12, packed + 8, 8);
    bare.state_size = sizeof packed;
    roomy.state_size = sizeof loose;
    roomy.spares = spares;
    roomy.spare_count = BT_COUNT(spares);
    uint64_t hash = bt_state_hash(&small, (const bt_state *)(const void *)packed);
    assert_true(bt_state_hash(&large, (const bt_state *)(const void *)loose) == hash);
    loose[12]++;
    assert_false(bt_state_hash(&large, (const bt_state *)(const void *)loose) == hash);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_limit_holds_its_number_and_no_more),
        cmocka_unit_test(a_set_of_units_reaches_over_three_words),
        cmocka_unit_test(spare_room_is_left_out_of_the_hash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
