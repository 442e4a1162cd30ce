/*
 * test_crt.c - the odds table: reading, columns, shifts.
 */
#include <berthier/crt.h>

#include "yamlmap.h"

static const char *const results[] = { "Ae", "Ar", "Dr" };

static int
load(bt_crt *crt, bt_arena *arena, const char *text, bt_error *err)
{
    bt_doc *doc = bt_arena_alloc(arena, sizeof *doc);
    *doc = doc_of(arena, text);
    return bt_crt_load(crt, arena, bt_doc_root(doc), results, BT_COUNT(results), err);
}

static void
columns_round_in_the_defenders_favour(void **state)
{
    (void)state;
    static const int expected[][4] = {
        /* the column, and whether the odds lie beyond the table */
        { 13, 4, 3, 1 }, { 5, 8, 1, 0 },  { 3, 7, 0, 0 },  { 8, 8, 2, 0 }, { 11, 10, 2, 0 },
        { 9, 10, 1, 0 }, { 1, 50, 0, 1 }, { 99, 1, 3, 1 }, { 6, 3, 3, 0 }, { 5, 3, 2, 0 },
        { 0, 3, 0, 1 },  { 8, 3, 3, 0 },  { 9, 3, 3, 1 },  { 1, 3, 0, 0 }, { 3, 10, 0, 1 }
    };
    bt_arena arena = { 0 };
    bt_error err = { 0 };
    bt_crt crt;
    assert_int_equal(load(&crt, &arena, "columns: 1-3 1-2 1-1 2-1\nrows:\n  1: Ae Ar Dr Dr\n",
                          &err),
                     BT_OK);
    assert_int_equal(crt.column_count, 4);
    assert_int_equal(crt.row_count, 1);
    for (size_t i = 0; i < BT_COUNT(expected); i++) {
        assert_int_equal(bt_crt_column(&crt, expected[i][0], expected[i][1]), expected[i][2]);
        assert_int_equal(bt_crt_is_beyond(&crt, expected[i][0], expected[i][1]), expected[i][3]);
    }
    assert_int_equal(bt_crt_shift(&crt, 1, -1), 0);
    assert_int_equal(bt_crt_shift(&crt, 0, -1), 0);
    assert_int_equal(bt_crt_shift(&crt, 3, 1), 3);
    assert_int_equal(bt_crt_shift(&crt, 2, 1), 3);
    assert_int_equal(bt_crt_result(&crt, 0, 1), 0);
    assert_int_equal(bt_crt_result(&crt, 3, 1), 2);
    bt_arena_release(&arena);
}

static void
mistakes_are_named_where_they_stand(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int line, column;
        const char *says;
    } bad[] = {
        { "columns: 1-2 2x1\nrows:\n  1: Ae Ar\n", 1, 14, "no odds column" },
        { "columns: 1-1 1-2\nrows:\n  1: Ae Ar\n", 1, 14, "better odds" },
        { "columns: 1-1 2-1\nrows:\n  1: Ae\n", 3, 6, "1 results for 2" },
        { "columns: 1-1 2-1\nrows:\n  1: Ae Ar Dr\n", 3, 12, "more results" },
        { "columns: 1-1 2-1\nrows:\n  1: Ae Xx\n", 3, 9, "not one of" },
        { "columns: 1-1 2-1\nrows:\n  2: Ae Ar\n", 3, 3, "expected" },
        { "columns: 1-1\nrow:\n  1: Ae\n", 2, 1, "row" },
    };
    for (size_t i = 0; i < BT_COUNT(bad); i++) {
        bt_arena arena = { 0 };
        bt_error err = { 0 };
        bt_crt crt;
        assert_int_equal(load(&crt, &arena, bad[i].text, &err), BT_EDATA);
        assert_int_equal(err.line, bad[i].line);
        assert_int_equal(err.column, bad[i].column);
        assert_non_null(strstr(err.text, bad[i].says));
        bt_arena_release(&arena);
    }
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(columns_round_in_the_defenders_favour),
        cmocka_unit_test(mistakes_are_named_where_they_stand),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
