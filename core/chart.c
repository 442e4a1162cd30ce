/*
 * chart.c - printed tables in the book.
 */
#include <berthier/chart.h>
#include <berthier/say.h>
#include <stdio.h>

void
bt_chart_begin(const bt_game *game, const char *id, const char *title, const char *rule,
               const char *corner, bt_json *json)
{
    bt_json_object(json, NULL);
    bt_json_text(json, "id", id);
    bt_json_text(json, "title", bt_tr(game, title));
    bt_json_text(json, "rule", rule);
    bt_json_text(json, "corner", bt_tr(game, corner));
    bt_json_array(json, "columns");
}

void
bt_chart_rows(bt_json *json)
{
    bt_json_array_end(json);
    bt_json_array(json, "rows");
}

void
bt_chart_end(bt_json *json)
{
    bt_json_array_end(json);
    bt_json_object_end(json);
}

void
bt_chart_row(const char *head, bt_json *json)
{
    bt_json_object(json, NULL);
    bt_json_text(json, "head", head);
    bt_json_array(json, "cells");
}

void
bt_chart_row_end(bt_json *json)
{
    bt_json_array_end(json);
    bt_json_object_end(json);
}

void
bt_chart_number(int number, bt_json *json)
{
    char text[16];

    (void)snprintf(text, sizeof text, "%d", number);
    bt_json_text(json, NULL, text);
}

void
bt_chart_crt(const bt_game *game, const bt_crt *crt, const char *rule, const char *const *words,
             const char *const *texts, int count, bt_json *json)
{
    bt_json_object(json, "crt");
    bt_json_array(json, "columns");
    for (int c = 0; c < crt->column_count; c++)
        bt_json_text(json, NULL, crt->columns[c]);
    bt_json_array_end(json);
    bt_json_array(json, "rows");
    for (int r = 0; r < crt->row_count; r++) {
        bt_json_array(json, NULL);
        for (int c = 0; c < crt->column_count; c++)
            bt_json_text(json, NULL, words[crt->cells[r][c]]);
        bt_json_array_end(json);
    }
    bt_json_array_end(json);
    bt_json_object(json, "results");
    for (int i = 0; i < count; i++)
        bt_json_text(json, words[i], bt_tr(game, texts[i]));
    bt_json_object_end(json);
    bt_json_text(json, "rule", rule);
    bt_json_object_end(json);
}
