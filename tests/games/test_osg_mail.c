/*
 * test_osg_mail.c - what partners write to each other [18.1] changes nothing that anybody else sees, hears or
 * may do, and is dealt to who does not know of it.
 */
#include "osgtable.h"

#include <berthier/position.h>

static const char *const lines[] = {
    "empty", "turn 9", "places Brunswick@S0350 Hohenlohe@S0352 Grawert@S0352 Friant@S0330",
};

/* The Prussian side is two players'. */
typedef struct shared {
    table *table;
    bt_seat french, brunswick, hohenlohe;
} shared;

static bt_seat
find_seat(const bt_game *game, const char *id)
{
    for (bt_seat seat = 0; seat < bt_seat_count(game); seat++)
        if (!strcmp(bt_seat_id(game, seat), id))
            return seat;
    fail_msg("no seat %s", id);
    return BT_SIDE_NONE;
}

static void
begin_turn(table *t, const char *line)
{
    bt_error err = { 0 };
    if (bt_position_line(t->game, line, 1, t->state, &err) ||
        bt_position_finish(t->game, t->state, &err) ||
        osg_rules.begin(t->game, t->state, PRUSSIAN, "command", &err))
        fail_msg("%s: %s", line, err.text);
}

static shared
open_shared(void)
{
    table *t = open_table("campaign", "prussians=two");
    shared s = { .table = t };
    lay(t, lines, BT_COUNT(lines));
    begin_turn(t, "turn 9");
    s.french = find_seat(t->game, "french");
    s.brunswick = find_seat(t->game, "prussian");
    s.hohenlohe = find_seat(t->game, "hohenlohe");
    return s;
}

/* [18.11a] Whether one was written, and what, only its author knows while it travels. */
static void
test_on_the_way(void **unused)
{
    shared a = open_shared(), b = open_shared();
    (void)unused;
    act_with_text(a.table, a.brunswick, "send Hohenlohe #0", 17);
    assert_int_equal(heard(a.table, a.brunswick), 1);
    assert_int_equal(heard(a.table, a.hohenlohe) + heard(a.table, a.french) + heard(a.table, BT_SIDE_NONE), 0);
    assert_alike(a.table, b.table, a.hohenlohe);
    assert_alike(a.table, b.table, a.french);
    assert_alike(a.table, b.table, BT_SIDE_NONE);
    assert_false(look_alike(a.table->game, a.table->state, b.table->state, a.brunswick));
    close_table(a.table);
    close_table(b.table);
}

/* [18.11a] Who gets one knows that it is there, and not what it says before he reads it; the enemy nothing. */
static void
test_sealed(void **unused)
{
    shared a = open_shared(), b = open_shared(), none = open_shared();
    (void)unused;
    act_with_text(a.table, a.brunswick, "send Hohenlohe #0", 17);
    act_with_text(b.table, b.brunswick, "send Hohenlohe #0", 18);
    begin_turn(a.table, "turn 10");
    begin_turn(b.table, "turn 10");
    begin_turn(none.table, "turn 10");
    assert_alike(a.table, b.table, a.hohenlohe);
    assert_false(look_alike(a.table->game, a.table->state, none.table->state, a.hohenlohe));
    assert_alike(a.table, none.table, a.french);
    act(a.table, a.hohenlohe, "read");
    assert_int_equal(heard(a.table, a.brunswick) + heard(a.table, a.french) + heard(a.table, BT_SIDE_NONE), 0);
    assert_alike(a.table, b.table, BT_SIDE_NONE);
    assert_alike(a.table, none.table, a.french);
    act(b.table, b.hohenlohe, "read");
    assert_false(look_alike(a.table->game, a.table->state, b.table->state, a.hohenlohe));
    close_table(a.table);
    close_table(b.table);
    close_table(none.table);
}

/* How many of a hundred positions dealt from what a seat sees let it see what it sees, and how many of
 * those are the same to somebody else. */
static void
deal(const table *t, bt_seat viewer, bt_seat other, int *out)
{
    bt_view *view = calloc(1, osg_rules.view_size);
    bt_state *dealt = bt_state_new(t->game);
    bt_error err = { 0 };
    bt_rng rng;
    bt_rng_init(&rng, 18);
    osg_rules.view(t->game, t->state, viewer, view);
    for (int i = 0; i < 100; i++) {
        osg_rules.resample(t->game, view, &rng, dealt);
        if (!osg_rules.state_ok(t->game, dealt, &err))
            fail_msg("%s", err.text);
        assert_true(look_alike(t->game, t->state, dealt, viewer));
        *out += look_alike(t->game, t->state, dealt, other);
    }
    free(dealt);
    free(view);
}

/* Who does not know whether there is a message reckons with one and with none, whether there is or not. */
static void
test_dealt(void **unused)
{
    shared none = open_shared(), some = open_shared();
    int without = 0, with = 0;
    (void)unused;
    act_with_text(some.table, some.brunswick, "send Hohenlohe #0", 17);
    deal(none.table, none.hohenlohe, none.brunswick, &without);
    assert_in_range(without, 25, 75);
    deal(some.table, some.hohenlohe, some.brunswick, &with);
    assert_int_equal(with, 0); /* none that is dealt says the same */
    with = 0;
    deal(some.table, some.brunswick, some.brunswick, &with);
    assert_int_equal(with, 100);
    close_table(none.table);
    close_table(some.table);
}

/* [18.0] When both have said done it may end or not by what the enemy does not see: that stands. */
static void
test_both_done(void **unused)
{
    shared s = open_shared();
    (void)unused;
    act(s.table, s.brunswick, "done");
    assert_false(s.table->events.sealed);
    act(s.table, s.hohenlohe, "done");
    assert_true(s.table->events.sealed);
    close_table(s.table);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_on_the_way),
        cmocka_unit_test(test_sealed),
        cmocka_unit_test(test_dealt),
        cmocka_unit_test(test_both_done),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
