/*
 * crt.h - an odds-based combat results table.
 *
 * Columns are ratios in ascending order ("1-5" ... "6-1"), rows are die
 * rolls.  The cells are small numbers that index the game's own list of
 * results.
 */
#ifndef BT_CRT_H
#define BT_CRT_H

#include <berthier/arena.h>
#include <berthier/doc.h>
#include <stdbool.h>

#define BT_CRT_COLUMNS_MAX 16
#define BT_CRT_ROWS_MAX    12

typedef struct bt_crt {
    int column_count, row_count;
    const char *columns[BT_CRT_COLUMNS_MAX]; /* "1-5" */
    uint8_t attack[BT_CRT_COLUMNS_MAX];      /* left of the dash */
    uint8_t defence[BT_CRT_COLUMNS_MAX];     /* right of it */
    uint8_t cells[BT_CRT_ROWS_MAX][BT_CRT_COLUMNS_MAX];
} bt_crt;

/** Read "3-1": two numbers of 1..99 around a dash; false for anything else. */
bool bt_crt_read_ratio(const char *text, uint8_t *attack, uint8_t *defence);

/** Read `columns:` and `rows:`; cells must be among the given result words. */
int bt_crt_load(bt_crt *crt, bt_arena *arena, bt_node node, const char *const *results,
                int result_count, bt_error *err);

/**
 * The column for attack against defence: the ratio rounded down in the
 * defender's favour to a printed one, clamped to the table.  defence >= 1.
 */
int bt_crt_column(const bt_crt *crt, int attack, int defence);

/** Are the odds better or worse than any that are printed, so that one end of the table serves? */
bool bt_crt_is_beyond(const bt_crt *crt, int attack, int defence);

/** A column moved right by shift (left when negative), clamped to the table. */
int bt_crt_shift(const bt_crt *crt, int column, int shift);

/** The result for a die roll of 1..row_count. */
int bt_crt_result(const bt_crt *crt, int column, int die);

#endif
