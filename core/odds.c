/*
 * odds.c - collecting the lines of an odds computation.
 */
#include <berthier/odds.h>

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

void
bt_odds_add(bt_odds *odds, const char *rule, int value, const char *format, ...)
{
    assert(odds->line_count >= 0);
    if (odds->line_count >= BT_ODDS_LINES)
        return;
    bt_odds_line *line = &odds->lines[odds->line_count++];
    line->rule = rule;
    line->value = value;
    va_list args;
    va_start(args, format);
    vsnprintf(line->text, sizeof line->text, format, args);
    va_end(args);
}
