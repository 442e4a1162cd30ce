/* odds.c - what a combat may come to, for the table: odds, and chances of losses. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

/* One line a number: what it may come to, how likely, and its mean; halves are of a strength, and an attempt succeeds or not. */
static void
say_chances(const cli_table *table, const bt_chances *row, bt_buf *out)
{
    const char *side = bt_side_name(table->game->rules, row->side);
    int parts = strcmp(row->what, "halves") ? 1 : 2;
    if (!strcmp(row->what, "repulse")) {
        bt_buf_addf(out, "  %s %-8s succeeds %.0f %%\n", side, row->what, row->at[1] * 100);
        return;
    }
    bt_buf_addf(out, "  %s %-8s mean %4.1f: ", side, parts > 1 ? "strength" : row->what,
                bt_chances_mean(row) / parts);
    for (int i = 0; i < row->count; i++)
        if (row->at[i] >= 0.005) {
            bt_buf_add(out, " ");
            bt_buf_add_parts(out, i, parts);
            bt_buf_addf(out, " %.0f %%", row->at[i] * 100);
        }
    bt_buf_add(out, "\n");
}

/* Numbers of columns and of results, where the column and its faces have been told in words. */
static bool
is_told(const bt_odds *odds, const bt_chances *row)
{
    return odds->column[0] && odds->face_count &&
           (!strcmp(row->what, "column") || !strcmp(row->what, "result"));
}

/* What the combat may bring, as far as the viewer can tell, beside the odds. */
static void
say_forecast(const cli_table *table, uint16_t place, const bt_odds *odds, bt_buf *out)
{
    const bt_rules *rules = table->game->rules;
    const bt_state *state = bt_match_state(table->match);
    bt_forecast *forecast = calloc(1, sizeof *forecast);
    bt_view *view = bt_view_new(table->game);
    bt_arena arena = { 0 };

    if (forecast && view) {
        rules->view(table->game, state, cli_table_viewer(table), view);
        if (rules->forecast(table->game, view, place, &arena, forecast) != BT_OK)
            forecast->count = 0;
    }
    for (int i = 0; forecast && i < forecast->count; i++)
        if (!is_told(odds, &forecast->rows[i]))
            say_chances(table, &forecast->rows[i], out);
    bt_arena_release(&arena);
    free(view);
    free(forecast);
}

/* What may not be known is a question mark. */
static void
say_totals(const bt_odds *odds, bt_buf *out)
{
    const int totals[] = { odds->attack, odds->defence };

    for (int i = 0; i < 2; i++) {
        if (totals[i] == BT_ODDS_UNKNOWN)
            bt_buf_add(out, "?");
        else
            bt_buf_add_parts(out, totals[i], bt_odds_parts(odds));
        if (!i)
            bt_buf_add(out, " against ");
    }
}

/* Each strength and modifier in a column of its own. */
static void
say_line(const bt_odds *odds, const bt_odds_line *line, bt_buf *out)
{
    char storage[16];
    bt_buf value;

    bt_buf_init_fixed(&value, storage, sizeof storage);
    if (line->value) /* others only say something */
        bt_buf_add_parts(&value, line->value, bt_odds_parts(odds));
    bt_buf_addf(out, "%5s  %s [%s]\n", bt_buf_text(&value), line->text,
                line->rule ? line->rule : "");
}

bool
cli_table_odds(const cli_table *table, uint16_t place, bt_buf *out)
{
    const bt_rules *rules = table->game->rules;
    bt_odds *odds = calloc(1, sizeof *odds);
    bool known = odds && rules->odds &&
                 rules->odds(table->game, bt_match_state(table->match), cli_table_viewer(table),
                             place, odds) == BT_OK;
    if (!known && place == BT_HEX_NONE)
        bt_buf_add(out, "There are no odds yet: no attack is declared, or nobody has joined it; odds PLACE "
                        "asks about one of several.\n");
    else if (!known)
        bt_buf_add(out, "There are no odds there: no attack on it can be told of now.\n");
    for (int i = 0; known && i < odds->line_count; i++)
        say_line(odds, &odds->lines[i], out);
    if (known)
        say_totals(odds, out);
    if (known && odds->column[0])
        bt_buf_addf(out, ": column %s", odds->column);
    if (known)
        bt_buf_add(out, "\n");
    for (int i = 0; known && i < odds->face_count; i++)
        bt_buf_addf(out, "  die %d: %s, %s\n", i + 1, odds->faces[i], odds->face_texts[i]);
    if (known && rules->forecast)
        say_forecast(table, place, odds, out);
    free(odds);
    return known;
}
