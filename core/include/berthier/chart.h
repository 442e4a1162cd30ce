/*
 * chart.h - printed tables in the book: rows with a head and as many cells as there are columns.
 *
 *     bt_chart_begin(game, "march", BT_MSG("March attrition"), "AON-12.8b", BT_MSG("corps"), json);
 *     bt_chart_number(1, json);                 the heads of the columns
 *     bt_chart_rows(json);
 *     bt_chart_row("2+", json);
 *     bt_chart_number(0, json);                 a cell
 *     bt_chart_row_end(json);
 *     bt_chart_end(json);
 *
 * Heads and cells are texts: bt_json_text with no key adds one.
 */
#ifndef BT_CHART_H
#define BT_CHART_H

#include <berthier/crt.h>
#include <berthier/game.h>

/** Begin a chart in the open array `charts`.  Title and corner are English, `rule` is its clause. */
void bt_chart_begin(const bt_game *game, const char *id, const char *title, const char *rule,
                    const char *corner, bt_json *json);
void bt_chart_rows(bt_json *json);
void bt_chart_end(bt_json *json);

/** Begin a row whose head is `head`, in the reader's language. */
void bt_chart_row(const char *head, bt_json *json);
void bt_chart_row_end(bt_json *json);

/** A head or a cell that is a number. */
void bt_chart_number(int number, bt_json *json);

/** Write the member `crt`.  Words and English texts of the results go by what the cells hold. */
void bt_chart_crt(const bt_game *game, const bt_crt *crt, const char *rule,
                  const char *const *words, const char *const *texts, int count, bt_json *json);

#endif
