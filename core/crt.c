/*
 * crt.c - reads an odds table and looks results up in it.
 */
#include <berthier/crt.h>

#include <assert.h>
#include <berthier/words.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool
bt_crt_read_ratio(const char *text, uint8_t *attack, uint8_t *defence)
{
    char *end;
    if (*text < '1' || *text > '9')
        return false;
    unsigned long left = strtoul(text, &end, 10);
    if (*end != '-' || end[1] < '1' || end[1] > '9')
        return false;
    unsigned long right = strtoul(end + 1, &end, 10);
    if (*end || left > 99 || right > 99)
        return false;
    *attack = (uint8_t)left;
    *defence = (uint8_t)right;
    return true;
}

static int
read_column(bt_crt *crt, bt_arena *arena, const bt_word *word, bt_error *err)
{
    int i = crt->column_count;
    if (i == BT_CRT_COLUMNS_MAX)
        return bt_word_fail(word, err, "more than %d columns", BT_CRT_COLUMNS_MAX);
    if (!bt_crt_read_ratio(word->text, &crt->attack[i], &crt->defence[i]))
        return bt_word_fail(word, err, "\"%s\" is no odds column such as 3-1", word->text);
    if (i && crt->attack[i] * crt->defence[i - 1] <= crt->attack[i - 1] * crt->defence[i])
        return bt_word_fail(word, err, "column %s must be better odds than %s before it",
                            word->text, crt->columns[i - 1]);
    crt->columns[i] = bt_arena_strndup(arena, word->text, strlen(word->text));
    if (!crt->columns[i])
        return bt_fail(err, BT_ENOMEM, "no memory for the combat results table");
    crt->column_count++;
    return BT_OK;
}

static int
read_columns(bt_crt *crt, bt_arena *arena, bt_node node, bt_error *err)
{
    bt_words words;
    bt_word word;
    int status = bt_words_start(&words, node, err);
    while (!status && bt_words_next(&words, &word))
        status = read_column(crt, arena, &word, err);
    if (!status && crt->column_count == 0)
        return bt_node_fail(node, err, "expected odds columns such as 1-2 1-1 2-1");
    return status;
}

static int
read_row(bt_crt *crt, bt_node key, const char *const *results, int result_count, bt_error *err)
{
    bt_node node = bt_node_next(key);
    int row = crt->row_count, die, column = 0;
    int status = bt_node_int(key, row + 1, row + 1, &die, err);
    if (status)
        return status;
    bt_words words;
    bt_word word;
    status = bt_words_start(&words, node, err);
    while (!status && bt_words_next(&words, &word)) {
        int result = 0;
        if (column == crt->column_count)
            return bt_word_fail(&word, err, "more results than the %d columns", column);
        status = bt_word_among(&word, results, result_count, &result, err);
        crt->cells[row][column++] = (uint8_t)result;
    }
    if (!status && column < crt->column_count)
        return bt_node_fail(node, err, "%d results for %d columns", column, crt->column_count);
    crt->row_count++;
    return status;
}

int
bt_crt_load(bt_crt *crt, bt_arena *arena, bt_node node, const char *const *results,
            int result_count, bt_error *err)
{
    static const char *const known[] = { "columns", "rows" };
    bt_node columns, rows;
    *crt = (bt_crt){ 0 };
    int status = bt_node_expect(node, BT_DOC_MAPPING, err);
    if (status || (status = bt_node_only(node, known, BT_COUNT(known), err)) ||
        (status = bt_node_get(node, "columns", &columns, err)) ||
        (status = bt_node_get(node, "rows", &rows, err)) ||
        (status = read_columns(crt, arena, columns, err)) ||
        (status = bt_node_expect(rows, BT_DOC_MAPPING, err)))
        return status;
    int count = bt_node_count(rows);
    if (count < 1 || count > BT_CRT_ROWS_MAX)
        return bt_node_fail(rows, err, "%d rows, expected 1 to %d", count, BT_CRT_ROWS_MAX);
    for (bt_node key = bt_node_first(rows); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key)))
        status = read_row(crt, key, results, result_count, err);
    return status;
}

int
bt_crt_column(const bt_crt *crt, int attack, int defence)
{
    assert(attack >= 0 && defence >= 1);
    int column = crt->column_count - 1;
    while (column > 0 && attack * crt->defence[column] < defence * crt->attack[column])
        column--;
    return column;
}

bool
bt_crt_is_beyond(const bt_crt *crt, int attack, int defence)
{
    int last = crt->column_count - 1;
    assert(attack >= 0 && defence >= 1);
    return attack * crt->defence[0] < defence * crt->attack[0] ||
           attack * crt->defence[last] >= defence * (crt->attack[last] + crt->defence[last]);
}

int
bt_crt_shift(const bt_crt *crt, int column, int shift)
{
    int moved = column + shift;
    if (moved < 0)
        return 0;
    return moved < crt->column_count ? moved : crt->column_count - 1;
}

int
bt_crt_result(const bt_crt *crt, int column, int die)
{
    assert(column >= 0 && column < crt->column_count);
    assert(die >= 1 && die <= crt->row_count);
    return crt->cells[die - 1][column];
}
