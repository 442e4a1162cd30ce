/*
 * test_steps.c - of which step what happened is, and which steps were taken
 * back, when several requests of one seat come in one round.
 */
#include "hub_peers.h"

#include <stdio.h>

/* Was this step taken back, and no other? */
static void
is_gone(const json_t *update, int step)
{
    const json_t *undone = json_object_get(update, "undone");
    assert_int_equal(json_array_size(undone), 1);
    assert_int_equal(json_integer_value(json_array_get(undone, 0)), step);
}

/* One request of a seat; nothing is told before the flush. */
static void
do_next(person *who, int *sequence, const char *request)
{
    say(who, "{'request':%s,'sequence':%d}", request, ++*sequence);
}

/* The one update that a flush brought, without the answers before it. */
static json_t *
flush_for(person *who)
{
    bt_hub_flush(hub);
    while (json_object_get(json_array_get(who->inbox, 0), "ok"))
        json_array_remove(who->inbox, 0);
    assert_int_equal(json_array_size(who->inbox), 1);
    return read_one(who);
}

static void
steps_told_together_are_told_apart(void **state)
{
    (void)state;
    person louis = arrive(), watcher = arrive();
    int sequence = 0;
    sit(&louis);
    sit(&watcher);
    json_t *made = ask(&louis, "{'request':'create','game':'napoleon-at-war'}");
    join(&louis, text_at(made, "seats.french.link"));
    join(&watcher, text_at(made, "seats.prussian.link"));
    json_decref(made);
    do_next(&louis, &sequence, "'apply','action':'move 1/Gaz 0605'");
    do_next(&louis, &sequence, "'apply','action':'step 0604'");
    json_t *update = flush_for(&watcher);
    const json_t *steps = json_object_get(update, "steps");
    assert_int_equal(json_array_size(steps), 2);
    for (size_t i = 0; i < 2; i++) {
        const json_t *step = json_array_get(steps, i);
        assert_string_equal(json_string_value(json_array_get(step, 0)), "french");
        assert_int_equal(json_integer_value(json_array_get(step, 1)), 1);
    }
    json_decref(update);
    /* One goes, another comes: which, is told. */
    do_next(&louis, &sequence, "'undo'");
    do_next(&louis, &sequence, "'apply','action':'step 0606'");
    update = flush_for(&watcher);
    is_gone(update, 2);
    assert_null(json_object_get(update, "steps"));
    assert_int_equal(json_array_size(json_object_get(update, "events")), 1);
    assert_int_equal(json_integer_value(json_object_get(update, "update")), 2);
    json_decref(update);
    /* What came and went before it was told is no news. */
    do_next(&louis, &sequence, "'apply','action':'halt'");
    do_next(&louis, &sequence, "'undo'");
    bt_hub_flush(hub);
    assert_int_equal(json_array_size(watcher.inbox), 0);
    /* All of it goes by one request, the last step first. */
    do_next(&louis, &sequence, "'undo','left':0");
    update = flush_for(&watcher);
    const json_t *undone = json_object_get(update, "undone");
    assert_int_equal(json_array_size(undone), 2);
    assert_int_equal(json_integer_value(json_array_get(undone, 0)), 2);
    assert_int_equal(json_integer_value(json_array_get(undone, 1)), 1);
    assert_int_equal(json_integer_value(json_object_get(update, "update")), 0);
    json_decref(update);
    go_away(&louis);
    go_away(&watcher);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_told_together_are_told_apart),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
