/*
 * test_osg_tally.c - the score as a view of 1806 tells it [20.1]: what each line gives, and what would
 * change it, for those who see no more than flags, too.
 */
#include "../../games/osg1806/state.h"
#include "osgtable.h"

/* What a viewer is told, as text. */
static void
view_text(const table *t, bt_seat viewer, bt_buf *out)
{
    bt_view *view = calloc(1, osg_rules.view_size);
    bt_json json;
    *out = (bt_buf){ 0 };
    bt_json_init(&json, out);
    osg_rules.view(t->game, t->state, viewer, view);
    bt_json_object(&json, NULL);
    osg_rules.view_write(t->game, view, &json);
    bt_json_object_end(&json);
    free(view);
}

static void
assert_told(const table *t, bt_seat viewer, const char *text)
{
    bt_buf out;
    view_text(t, viewer, &out);
    if (!strstr(bt_buf_text(&out), text))
        fail_msg("%s: not in %s", text, strstr(bt_buf_text(&out), "\"score\""));
    bt_buf_release(&out);
}

/* Davout's corps has lost Gudin, the enemy two regiments of cavalry. */
static table *
after_a_fight(void)
{
    static const char *const lines[] = { "places Gudin@lost Oranien@lost Iwernois@lost" };
    table *t = open_table("auerstadt", "");
    lay(t, lines, BT_COUNT(lines));
    return t;
}

/* [20.11] 9 for 9: as many are -2, twice as many 0, and one half more for the French is worse. */
static void
test_ratio(void **unused)
{
    table *t = after_a_fight();
    (void)unused;
    assert_told(t, FRENCH, "\"lost\":{\"french\":9,\"prussian\":9}");
    assert_told(t, FRENCH,
                "{\"rule\":\"20.11\",\"side\":\"french\",\"points\":-2,\"next\":["
                "{\"side\":\"french\",\"more\":0.5,\"points\":-3},"
                "{\"side\":\"prussian\",\"more\":9,\"points\":0}]}");
    close_table(t);
}

/* [20.14] With two points fewer in a battle: 11 lost bring the first step. */
static void
test_losses(void **unused)
{
    table *t = after_a_fight();
    (void)unused;
    assert_told(t, PRUSSIAN,
                "{\"rule\":\"20.14\",\"side\":\"prussian\",\"points\":3,\"next\":["
                "{\"side\":\"prussian\",\"more\":2,\"points\":2}]}");
    assert_told(t, PRUSSIAN, "\"winner\":\"prussian\"");
    close_table(t);
}

/* Who is under a flag is in play, reduced or not; the French cannot tell which. */
static void
test_flags(void **unused)
{
    static const char *const reduced[] = { "reduced Wartensleben" };
    table *a = open_table("auerstadt", ""), *b = open_table("auerstadt", "");
    (void)unused;
    lay(b, reduced, BT_COUNT(reduced));
    assert_told(a, FRENCH, "\"lost\":{\"french\":0,\"prussian\":0}");
    assert_told(b, FRENCH, "\"lost\":{\"french\":0,\"prussian\":0}");
    assert_told(b, FRENCH, "\"hidden\":true");
    assert_told(b, PRUSSIAN, "\"lost\":{\"french\":0,\"prussian\":2}");
    close_table(a);
    close_table(b);
}

/* [21.96] Whose the hexes are that win outright. */
static void
test_saalfeld(void **unused)
{
    table *t = open_table("saalfeld", "");
    (void)unused;
    assert_told(t, FRENCH,
                "{\"rule\":\"21.96b\",\"side\":\"prussian\",\"aims\":{\"N0809\":\"prussian\"}}");
    close_table(t);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ratio),
        cmocka_unit_test(test_losses),
        cmocka_unit_test(test_flags),
        cmocka_unit_test(test_saalfeld),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
