/*
 * test_osg_morale.c - casualties and demoralization of 1806 [12.1], unit by unit.
 */
#include "../../games/osg1806/morale.h"

#include <stdlib.h>
#include <string.h>

extern const bt_rules osg_rules;
extern const bt_pack bt_pack_osg1806;

typedef struct table {
    osg n;
    bt_game *game;
    bt_state *state;
    bt_events events;
} table;

static int
open_table(void **state)
{
    table *t = calloc(1, sizeof *t);
    bt_error err = { 0 };
    assert_non_null(t);
    if (bt_game_new(&t->game, &osg_rules, &bt_pack_osg1806, "campaign", NULL, &err))
        fail_msg("%s:%d:%d: %s", err.file, err.line, err.column, err.text);
    t->state = bt_state_new(t->game);
    osg_rules.setup(t->game, t->state);
    t->n = osg_look(t->game, t->state);
    t->n.events = &t->events;
    *state = t;
    return 0;
}

static int
close_table(void **state)
{
    table *t = *state;
    free(t->state);
    bt_game_free(t->game);
    free(t);
    return 0;
}

static void
lose(table *t, const char *id)
{
    bt_unit unit = bt_unit_find(t->game, id, (int)strlen(id));
    assert_int_not_equal(unit, BT_UNIT_NONE);
    t->events.count = 0;
    osg_count_loss(&t->n, unit);
}

static unsigned
lost(const table *t, const char *id)
{
    return t->n.s->casualties[bt_named_find(t->game, OSG_FORMATIONS, id, (int)strlen(id))];
}

static bool
told(const table *t, unsigned code)
{
    for (int i = 0; i < t->events.count; i++)
        if (t->events.at[i].code == code)
            return true;
    return false;
}

/* [12.1a] From nothing, by the full strength of each unit, also of a reduced one. */
static void
test_totals(void **state)
{
    table *t = *state;
    for (int f = 0; f < t->n.printed->formation_count; f++)
        assert_int_equal(t->n.s->casualties[f], 0);
    bt_units_add(&t->n.s->reduced, bt_unit_find(t->game, "Gazan", 5));
    lose(t, "Gazan");
    assert_int_equal(lost(t, "f5"), 2 * 8);
    assert_int_equal(t->n.s->fallen[OSG_FRENCH], 2 * 5); /* [21.96a] as it was */
    lose(t, "Treillard");
    assert_int_equal(lost(t, "f5"), 2 * 10);
}

/* [12.1b] [17.3] Vedettes, trains, independents and leaders change no total. */
static void
test_not_counted(void **state)
{
    static const char *const ids[] = { "Colbert.1", "FrBridge", "FrBaggage", "Jerome", "Ney" };
    table *t = *state;
    for (size_t i = 0; i < BT_COUNT(ids); i++)
        lose(t, ids[i]);
    for (int f = 0; f < t->n.printed->formation_count; f++)
        assert_int_equal(t->n.s->casualties[f], 0);
    assert_int_equal(t->n.s->fallen[OSG_FRENCH], 1 + 2 * 7); /* the vedette, and Jerome */
}

/* [12.11] At the level, and not one point before it; its officer and all its units. */
static void
test_level(void **state)
{
    table *t = *state;
    bt_unit ney = bt_unit_find(t->game, "Ney", 3), marchand = bt_unit_find(t->game, "Marchand", 8);
    lose(t, "Gardanne");
    assert_int_equal(lost(t, "f6"), 2 * 8);
    assert_false(osg_is_demoralized(&t->n, marchand));
    assert_false(told(t, OSG_EV_DEMORALIZED));
    lose(t, "Colbert");
    assert_true(told(t, OSG_EV_DEMORALIZED));
    assert_true(osg_is_demoralized(&t->n, marchand));
    assert_true(osg_is_demoralized(&t->n, ney));
    lose(t, "Marchand"); /* it is demoralized once */
    assert_false(told(t, OSG_EV_DEMORALIZED));
}

/* [16.31] Nine becomes six, sixteen ten; what was lost before may demoralize then, of the French. */
static void
test_guard(void **state)
{
    table *t = *state;
    uint8_t sixth = bt_named_find(t->game, OSG_FORMATIONS, "f6", 2);
    uint8_t third = bt_named_find(t->game, OSG_FORMATIONS, "f3", 2);
    uint8_t prussian = bt_named_find(t->game, OSG_FORMATIONS, "p3", 2);
    uint8_t before = t->n.s->levels[prussian];
    t->n.s->casualties[sixth] = 2 * 6;
    t->events.count = 0;
    osg_lower_levels(&t->n);
    assert_int_equal(t->n.s->levels[sixth], 6);
    assert_int_equal(t->n.s->levels[third], 10);
    assert_int_equal(t->n.s->levels[prussian], before);
    assert_true(told(t, OSG_EV_DEMORALIZED));
    assert_true(osg_is_broken(&t->n, sixth));
    osg_lower_levels(&t->n);
    assert_int_equal(t->n.s->levels[sixth], 4);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_totals, open_table, close_table),
        cmocka_unit_test_setup_teardown(test_not_counted, open_table, close_table),
        cmocka_unit_test_setup_teardown(test_level, open_table, close_table),
        cmocka_unit_test_setup_teardown(test_guard, open_table, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
