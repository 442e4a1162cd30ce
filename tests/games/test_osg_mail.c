/*
 * test_osg_mail.c - what partners write to each other [18.1] changes nothing that anybody else sees, hears or
 * may do, and is dealt to who does not know of it.
 */
#include <berthier/game.h>
#include <berthier/position.h>
#include <stdlib.h>
#include <string.h>

extern const bt_rules osg_rules;
extern const bt_pack bt_pack_osg1806;

enum { FRENCH, PRUSSIAN };

static const char *const lines[] = {
    "empty", "turn 9", "places Brunswick@S0350 Hohenlohe@S0352 Grawert@S0352 Friant@S0330",
};

typedef struct table {
    bt_game *game;
    bt_state *state;
    bt_events events;
    bt_seat french, brunswick, hohenlohe;
} table;

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

static table *
open_table(void)
{
    table *t = calloc(1, sizeof *t);
    bt_options options = { { 0 } };
    bt_error err = { 0 };
    assert_non_null(t);
    if (bt_options_parse(&osg_rules, "prussians=two", &options, &err) ||
        bt_game_new(&t->game, &osg_rules, &bt_pack_osg1806, "campaign", &options, &err))
        fail_msg("%s:%d:%d: %s", err.file, err.line, err.column, err.text);
    t->state = bt_state_new(t->game);
    osg_rules.setup(t->game, t->state);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (bt_position_line(t->game, lines[i], (int)i, t->state, &err))
            fail_msg("%s: %s", lines[i], err.text);
    begin_turn(t, "turn 9");
    t->french = find_seat(t->game, "french");
    t->brunswick = find_seat(t->game, "prussian");
    t->hohenlohe = find_seat(t->game, "hohenlohe");
    return t;
}

static void
close_table(table *t)
{
    free(t->state);
    bt_game_free(t->game);
    free(t);
}

/* An action, with a text of that number where it writes one. */
static void
act(table *t, bt_seat seat, const char *words, unsigned text)
{
    bt_action action;
    bt_error err = { 0 };
    const bt_reason *reason;
    if (bt_action_parse(t->game, words, &action, &err))
        fail_msg("%s: %s", words, err.text);
    if ((reason = osg_rules.check(t->game, t->state, seat, action)))
        fail_msg("%s: %s", words, reason->text);
    if (text)
        action = bt_action_make(bt_action_code(action), bt_action_operand(action, 0), text, 0);
    t->events.count = 0;
    osg_rules.apply(t->game, t->state, seat, action, &t->events);
    if (!osg_rules.state_ok(t->game, t->state, &err))
        fail_msg("%s: %s", words, err.text);
}

static int
heard(const table *t, bt_seat viewer)
{
    int count = 0;
    for (int i = 0; i < t->events.count; i++)
        count += bt_event_is_seen(&t->events.at[i], viewer);
    return count;
}

static bool
look_alike(const bt_game *game, const bt_state *a, const bt_state *b, bt_seat viewer)
{
    bt_view *one = calloc(1, osg_rules.view_size), *other = calloc(1, osg_rules.view_size);
    osg_rules.view(game, a, viewer, one);
    osg_rules.view(game, b, viewer, other);
    bool same = !memcmp(one, other, osg_rules.view_size);
    free(one);
    free(other);
    return same;
}

static void
assert_same_choices(const table *a, const table *b, bt_seat seat)
{
    bt_actions *one = calloc(1, sizeof *one), *other = calloc(1, sizeof *other);
    osg_rules.legal(a->game, a->state, seat, one);
    osg_rules.legal(b->game, b->state, seat, other);
    assert_int_equal(one->count, other->count);
    assert_memory_equal(one->at, other->at, (size_t)one->count * sizeof one->at[0]);
    free(one);
    free(other);
}

static void
assert_alike(const table *a, const table *b, bt_seat viewer)
{
    assert_true(look_alike(a->game, a->state, b->state, viewer));
    assert_int_equal(osg_rules.to_act(a->game, a->state), osg_rules.to_act(b->game, b->state));
    if (viewer != BT_SIDE_NONE)
        assert_same_choices(a, b, viewer);
}

/* [18.11a] Whether one was written, and what, only its author knows while it travels. */
static void
test_on_the_way(void **unused)
{
    table *a = open_table(), *b = open_table();
    (void)unused;
    act(a, a->brunswick, "send Hohenlohe #0", 17);
    assert_int_equal(heard(a, a->brunswick), 1);
    assert_int_equal(heard(a, a->hohenlohe) + heard(a, a->french) + heard(a, BT_SIDE_NONE), 0);
    assert_alike(a, b, a->hohenlohe);
    assert_alike(a, b, a->french);
    assert_alike(a, b, BT_SIDE_NONE);
    assert_false(look_alike(a->game, a->state, b->state, a->brunswick));
    close_table(a);
    close_table(b);
}

/* [18.11a] Who gets one knows that it is there, and not what it says before he reads it; the enemy nothing. */
static void
test_sealed(void **unused)
{
    table *a = open_table(), *b = open_table(), *none = open_table();
    (void)unused;
    act(a, a->brunswick, "send Hohenlohe #0", 17);
    act(b, b->brunswick, "send Hohenlohe #0", 18);
    begin_turn(a, "turn 10");
    begin_turn(b, "turn 10");
    begin_turn(none, "turn 10");
    assert_alike(a, b, a->hohenlohe);
    assert_false(look_alike(a->game, a->state, none->state, a->hohenlohe));
    assert_alike(a, none, a->french);
    act(a, a->hohenlohe, "read", 0);
    assert_int_equal(heard(a, a->brunswick) + heard(a, a->french) + heard(a, BT_SIDE_NONE), 0);
    assert_alike(a, b, BT_SIDE_NONE);
    assert_alike(a, none, a->french);
    act(b, b->hohenlohe, "read", 0);
    assert_false(look_alike(a->game, a->state, b->state, a->hohenlohe));
    close_table(a);
    close_table(b);
    close_table(none);
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
    table *none = open_table(), *some = open_table();
    int without = 0, with = 0;
    (void)unused;
    act(some, some->brunswick, "send Hohenlohe #0", 17);
    deal(none, none->hohenlohe, none->brunswick, &without);
    assert_in_range(without, 25, 75);
    deal(some, some->hohenlohe, some->brunswick, &with);
    assert_int_equal(with, 0); /* none that is dealt says the same */
    with = 0;
    deal(some, some->brunswick, some->brunswick, &with);
    assert_int_equal(with, 100);
    close_table(none);
    close_table(some);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_on_the_way),
        cmocka_unit_test(test_sealed),
        cmocka_unit_test(test_dealt),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
