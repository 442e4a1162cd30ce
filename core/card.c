/*
 * card.c - what a card does, from the clauses about it.
 */
#include <berthier/card.h>
#include <berthier/rules.h>
#include <berthier/status.h>
#include <string.h>

static bool
is_about(const bt_clause *clause, const char *stem, size_t length)
{
    return !strncmp(clause->number, stem, length) && clause->number[length] == '.';
}

int
bt_card_cite(bt_card_info *card, const bt_rules *rules, const char *stem, bt_arena *arena)
{
    const bt_clauses *clauses = &rules->clauses;
    size_t length = strlen(stem), count = 0;
    bt_card_line *lines;

    for (int i = 0; i < clauses->count; i++)
        count += is_about(&clauses->at[i], stem, length);
    lines = bt_arena_calloc(arena, count, sizeof *lines);
    if (!lines)
        return BT_ENOMEM;
    card->lines = lines;
    for (int i = 0; i < clauses->count; i++) {
        if (is_about(&clauses->at[i], stem, length))
            lines[card->line_count++] =
                (bt_card_line){ clauses->at[i].number, clauses->at[i].text };
    }
    return BT_OK;
}
