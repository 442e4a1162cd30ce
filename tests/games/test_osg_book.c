/*
 * test_osg_book.c - the book of 1806 against what it was made from.
 */
#include "bookjson.h"
#include "osgbox.h"

static json_t *
book_of(void **state, int scenario)
{
    return read_book(game_of(state, scenario));
}

static json_t *
part(json_t *book, const char *key)
{
    json_t *found = json_object_get(book, key);
    if (!found)
        fail_msg("no %s", key);
    return found;
}

static const char *
text(json_t *object, const char *key)
{
    const char *found = json_string_value(json_object_get(object, key));
    return found ? found : "";
}

static int
number(json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

static bool
lists(json_t *list, const char *word)
{
    size_t i;
    json_t *item;
    json_array_foreach(list, i, item)
    {
        if (!strcmp(json_string_value(item), word))
            return true;
    }
    return false;
}

/* ---- counters and formations ------------------------------------------------------------- */

static void
counters_have_their_values(void **state)
{
    json_t *book = book_of(state, CAMPAIGN), *counters = part(book, "counters");
    const osg_printed *p = printed(state, CAMPAIGN);

    for (int u = 0; u < p->unit_count; u++) {
        const osg_counter *c = &p->counters[u];
        json_t *own = json_object_get(counters, game_of(state, CAMPAIGN)->units[u].id);
        assert_int_equal(own != NULL, !bt_units_has(&p->absent, (bt_unit)u));
        if (!own)
            continue;
        assert_true(json_number_value(json_object_get(own, "strength")) * 2 == c->strength);
        assert_true(json_number_value(json_object_get(own, "reduced")) * 2 == c->reduced);
        assert_true(json_number_value(json_object_get(own, "movement")) * 2 == c->allowance);
        assert_int_equal(number(own, "initiative"), c->initiative);
        assert_int_equal(number(own, "reduced_initiative"), c->reduced_initiative);
        assert_int_equal(number(own, "rating"), c->rating);
    }
    assert_string_equal(text(json_object_get(counters, "Colbert.1"), "parent"), "Colbert");
    assert_true(json_number_value(
                    json_object_get(json_object_get(counters, "Colbert.1"), "strength")) == 0.5);
    assert_string_equal(text(json_object_get(counters, "Davout"), "replacement"), "Davout.r");
    json_decref(book);
}

static void
formations_have_officer_level_and_units(void **state)
{
    json_t *book = book_of(state, CAMPAIGN), *formations = part(book, "formations");
    json_t *f6 = json_object_get(formations, "f6"), *f;
    json_t *names = json_object_get(json_object_get(part(book, "rosters"), "formation"), "names");
    const char *id;

    assert_string_equal(text(f6, "side"), "french");
    assert_string_equal(text(f6, "officer"), "Ney");
    assert_int_equal(number(f6, "level"), 9);
    assert_true(lists(json_object_get(f6, "units"), "Colbert.2"));
    assert_string_equal(text(json_object_get(formations, "pres"), "joins"), "p1");
    assert_null(json_object_get(json_object_get(formations, "pind"), "level"));
    json_object_foreach(formations, id, f)
    {
        assert_non_null(json_object_get(names, id));
        assert_true(json_array_size(json_object_get(f, "units")) > 0);
    }
    json_decref(book);
}

static void
only_who_is_in_play_is_told_of(void **state)
{
    json_t *book = book_of(state, SAALFELD), *formations = part(book, "formations");

    assert_null(json_object_get(formations, "f3"));
    assert_null(json_object_get(part(book, "counters"), "Davout"));
    assert_non_null(json_object_get(part(book, "counters"), "Lannes"));
    assert_int_equal(json_object_size(formations), 2);
    json_decref(book);
}

/* ---- the turn record ---------------------------------------------------------------------- */

static void
turns_have_dates(void **state)
{
    json_t *book = book_of(state, AUERSTADT), *calendar = part(book, "calendar");
    json_t *first = json_array_get(calendar, (size_t)number(part(book, "turns"), "first") - 1);

    assert_int_equal(json_array_size(calendar), 46);
    assert_int_equal(json_array_size(part(book, "track")), 46);
    assert_int_equal(number(first, "day"), 14);
    assert_string_equal(text(first, "part"), "morning");
    assert_int_equal(number(part(book, "turns"), "last"), 31);
    assert_string_equal(text(part(book, "turns"), "player"), "french");
    json_decref(book);
}

static json_t *
arrival_of(json_t *book, const char *unit, const char *track)
{
    size_t i;
    json_t *arrival;
    json_array_foreach(part(book, "arrivals"), i, arrival)
    {
        if (lists(json_object_get(arrival, "units"), unit) &&
            !strcmp(text(arrival, "track"), track))
            return arrival;
    }
    return NULL;
}

static void
arrivals_say_when_and_where(void **state)
{
    json_t *book = book_of(state, CAMPAIGN), *own;

    own = arrival_of(book, "Davout", "");
    assert_int_equal(number(own, "turn"), 9);
    assert_string_equal(text(own, "hex"), "S2701");
    assert_string_equal(text(own, "source"), "kronach");
    own = arrival_of(book, "FrBridge", "");
    assert_int_equal(number(own, "within"), 5);
    assert_string_equal(text(own, "of"), "Davout");
    assert_null(json_object_get(own, "hex"));
    own = arrival_of(book, "Wuerttemberg", "");
    assert_string_equal(text(own, "test"), "Wuerttemberg");
    assert_int_equal(number(own, "until"), 17);
    own = arrival_of(book, "FrBaggage", "");
    assert_true(json_is_true(json_object_get(own, "anywhere")));
    assert_null(json_object_get(own, "turn"));
    json_decref(book);
}

/* [21.81] Who comes by either track is on both. */
static void
free_entry_has_both_tracks(void **state)
{
    json_t *book = book_of(state, FREE_ENTRY);

    assert_int_equal(number(arrival_of(book, "Lannes", "alternate"), "turn"), 1);
    assert_int_equal(number(arrival_of(book, "Lannes", "regular"), "turn"), 10);
    json_decref(book);
}

/* ---- charts -------------------------------------------------------------------------------- */

static void
combat_results_are_those_of_the_table(void **state)
{
    json_t *book = book_of(state, JENA), *crt = part(book, "crt");
    json_t *rows = json_object_get(crt, "rows");
    const bt_crt *own = &printed(state, JENA)->crt;

    assert_int_equal(json_array_size(rows), own->row_count);
    for (int r = 0; r < own->row_count; r++)
        for (int c = 0; c < own->column_count; c++)
            assert_string_equal(
                json_string_value(json_array_get(json_array_get(rows, (size_t)r), (size_t)c)),
                osg_result_words[own->cells[r][c]]);
    json_decref(book);
}

static json_t *
row_of(json_t *list, const char *id)
{
    size_t i;
    json_t *row;
    json_array_foreach(list, i, row)
    {
        if (!strcmp(text(row, "id"), id))
            return row;
    }
    fail_msg("no row %s", id);
    return NULL;
}

static void
terrain_has_costs_and_defence(void **state)
{
    json_t *book = book_of(state, JENA), *chart = part(book, "terrain_chart");

    assert_string_equal(text(row_of(chart, "town"), "defence"), "1 1/2");
    assert_string_equal(text(row_of(chart, "woods"), "cost"), "+2, infantry +1");
    assert_string_equal(text(row_of(chart, "bridge"), "cost"), "+1, leader 0");
    assert_string_equal(text(row_of(chart, "bridge"), "defence"), "2");
    assert_string_equal(text(row_of(chart, "road-march"), "cost"), "1/2");
    assert_true(json_is_true(json_object_get(row_of(chart, "river"), "barred")));
    json_decref(book);
}

static void
victory_is_that_of_the_scenario(void **state)
{
    json_t *jena = book_of(state, JENA), *saalfeld = book_of(state, SAALFELD), *losses;

    assert_string_equal(text(json_array_get(part(saalfeld, "victory"), 0), "rule"), "21.96a");
    assert_true(lists(json_object_get(part(saalfeld, "aims"), "french"), "N1211"));
    assert_true(lists(json_object_get(part(saalfeld, "aims"), "prussian"), "N0809"));
    assert_null(json_object_get(jena, "aims"));
    losses = json_object_get(row_of(part(jena, "charts"), "losses"), "rows");
    assert_string_equal(text(json_array_get(losses, 0), "head"), "0–10");
    assert_string_equal(json_string_value(json_array_get(
                            json_object_get(json_array_get(losses, 0), "cells"), 0)),
                        "3"); /* five, less the two of a battle for a part of the army */
    json_decref(jena);
    json_decref(saalfeld);
}

static bool
is_clause(const char *number_of)
{
    const bt_rules *rules = bt_games_find("osg1806");
    for (int i = 0; i < rules->clauses.count; i++)
        if (!strcmp(rules->clauses.at[i].number, number_of))
            return true;
    return false;
}

static void
check_rules(json_t *value)
{
    size_t i;
    const char *key;
    json_t *item;
    json_array_foreach(value, i, item) check_rules(item);
    json_object_foreach(value, key, item)
    {
        if (!strcmp(key, "rule") && !is_clause(json_string_value(item)))
            fail_msg("no clause %s", json_string_value(item));
        check_rules(item);
    }
}

static void
every_rule_is_a_clause(void **state)
{
    for (int i = 0; i < SCENARIOS; i++) {
        json_t *book = book_of(state, i);
        check_rules(book);
        json_decref(book);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counters_have_their_values),
        cmocka_unit_test(formations_have_officer_level_and_units),
        cmocka_unit_test(only_who_is_in_play_is_told_of),
        cmocka_unit_test(turns_have_dates),
        cmocka_unit_test(arrivals_say_when_and_where),
        cmocka_unit_test(free_entry_has_both_tracks),
        cmocka_unit_test(combat_results_are_those_of_the_table),
        cmocka_unit_test(terrain_has_costs_and_defence),
        cmocka_unit_test(victory_is_that_of_the_scenario),
        cmocka_unit_test(every_rule_is_a_clause),
    };
    return cmocka_run_group_tests(tests, open_box, close_box);
}
