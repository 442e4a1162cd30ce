/*
 * odds.c - the step that looks at the odds before the roll.
 */
#include "run.h"

#include <berthier/odds.h>
#include <berthier/rules.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void
write_number(const bt_odds *odds, int value, bt_buf *out)
{
    if (value == BT_ODDS_UNKNOWN)
        bt_buf_add(out, "unknown");
    else
        bt_buf_add_parts(out, value, bt_odds_parts(odds));
}

static void
write_line(const bt_odds *odds, const bt_odds_line *line, bt_buf *out)
{
    bt_buf_addf(out, "line %s [%s] ", line->text, line->rule);
    bt_buf_add_parts(out, line->value, bt_odds_parts(odds));
    bt_buf_add(out, "\n");
}

/* All of it, for messages; one thing a line. */
static void
write_odds(const bt_odds *odds, bt_buf *out)
{
    bt_buf_clear(out);
    bt_buf_add(out, "attack = ");
    write_number(odds, odds->attack, out);
    bt_buf_add(out, "\ndefence = ");
    write_number(odds, odds->defence, out);
    bt_buf_addf(out, "\ncolumn = %s\n", odds->column);
    for (int i = 0; i < odds->line_count; i++)
        write_line(odds, &odds->lines[i], out);
    for (int i = 0; i < odds->face_count; i++)
        bt_buf_addf(out, "die %d %s %s\n", i + 1, odds->faces[i], odds->face_texts[i]);
}

/* attack = 13: the whole line; line TEXT, die TEXT: part of one that begins with the word. */
static bool
stands_there(const char *odds, const char *wanted, bool whole)
{
    size_t word = strcspn(wanted, " ");

    for (const char *at = odds; *at; at += strcspn(at, "\n") + 1) {
        char line[160];
        snprintf(line, sizeof line, "%.*s", (int)strcspn(at, "\n"), at);
        if (whole ? !strcmp(line, wanted)
                  : !strncmp(line, wanted, word + 1) &&
                        bt_has_whole(line + word + 1, wanted + word + 1))
            return true;
    }
    return false;
}

/* A slip in the first word, or nothing behind it, would make "not" true for ever. */
static bool
is_sound(const char *wanted, bool *whole)
{
    static const char *const sums[] = { "attack = ", "defence = ", "column = " };

    for (size_t i = 0; i < BT_COUNT(sums); i++)
        if ((*whole = !strncmp(wanted, sums[i], strlen(sums[i]))))
            return wanted[strlen(sums[i])] != '\0';
    return (!strncmp(wanted, "line ", 5) || !strncmp(wanted, "die ", 4)) &&
           wanted[strcspn(wanted, " ") + 1];
}

/* odds [at PLACE] [not] attack = 13, as who is to act sees them */
bool
bt_step_odds(bt_run *run, char *rest)
{
    const bt_rules *rules = run->game->rules;
    bt_side side = bt_sides_first(rules->to_act(run->game, run->state));
    unsigned place = BT_HEX_NONE;
    bool negated, whole;
    bt_odds odds = { 0 };

    if (!strncmp(rest, "at ", 3)) {
        rest += 3;
        place = bt_place_of(run, bt_take_word(&rest));
    }
    negated = !strncmp(rest, "not ", 4);
    rest = negated ? bt_trim(rest + 4) : rest;
    if (!is_sound(rest, &whole))
        return bt_run_fail(run,
                           "expected odds attack = N, defence = N, column = N-N, line TEXT or die "
                           "N TEXT, found odds %s",
                           rest);
    if (!rules->odds || rules->odds(run->game, run->state, side, (uint16_t)place, &odds) != BT_OK)
        return bt_run_fail(run, "expected odds with %s, found no combat declared", rest);
    write_odds(&odds, &run->text);
    return stands_there(bt_buf_text(&run->text), rest, whole) != negated ||
           bt_run_fail(run, "expected odds %s \"%s\", found\n%s", negated ? "without" : "with",
                       rest, bt_buf_text(&run->text));
}
