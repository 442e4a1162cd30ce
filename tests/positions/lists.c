/*
 * lists.c - the steps that look at everything that may be done.
 */
#include "run.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int
by_value(const void *a, const void *b)
{
    bt_action x = *(const bt_action *)a, y = *(const bt_action *)b;
    return (x > y) - (x < y);
}

static bool
parse_list(bt_run *run, char *rest, bt_actions *out)
{
    out->count = 0;
    rest = bt_trim(rest);
    while (rest && *rest) {
        char *end = strchr(rest, '|');
        bt_action action;
        if (end)
            *end = '\0';
        if (out->count == BT_ACTIONS_MAX || !bt_run_parse(run, bt_trim(rest), &action))
            return false;
        bt_actions_add(out, action);
        rest = end ? end + 1 : NULL;
    }
    qsort(out->at, (size_t)out->count, sizeof out->at[0], by_value);
    return true;
}

/* Does the text begin with these words, whole and in either case? */
static bool
begins_with(const char *text, const char *words)
{
    size_t length = strlen(words);

    return !strncasecmp(text, words, length) && (text[length] == ' ' || !text[length]);
}

/* Keep of the legal actions those whose text begins with these words. */
static void
keep_prefix(bt_run *run, const char *prefix)
{
    int kept = 0;

    for (int i = 0; i < run->legal.count; i++)
        if (begins_with(bt_run_text_of(run, run->legal.at[i]), prefix))
            run->legal.at[kept++] = run->legal.at[i];
    run->legal.count = kept;
}

/* The first word of a list is an action; nothing begins with a slip. */
static bool
is_action_word(const bt_rules *rules, const char *prefix)
{
    for (int i = 1; i < rules->action_count; i++)
        if (begins_with(prefix, rules->actions[i].word))
            return true;
    return false;
}

static void
name_missing(bt_run *run, bt_buf *out, const bt_actions *from, const bt_actions *in)
{
    for (int i = 0; i < from->count; i++)
        if (!bt_actions_has(in, from->at[i])) {
            bt_buf_addf(out, " | ");
            bt_action_format(run->game, from->at[i], out);
        }
}

/* What is left in run->legal, against ACTION | ACTION. */
static bool
compare(bt_run *run, char *rest)
{
    static const char extra[] = "; listed, not expected:";
    bt_actions *wanted = calloc(1, sizeof *wanted);
    bool well;

    if (!wanted)
        return bt_run_fail(run, "out of memory");
    well = parse_list(run, rest, wanted);
    if (well) {
        bt_buf_clear(&run->text);
        name_missing(run, &run->text, wanted, &run->legal);
        bt_buf_add(&run->text, extra);
        name_missing(run, &run->text, &run->legal, wanted);
        if (wanted->count != run->legal.count || strcmp(bt_buf_text(&run->text), extra) != 0)
            well = bt_run_fail(run, "expected, not listed:%s", bt_buf_text(&run->text));
    }
    free(wanted);
    return well;
}

/* Cut "BEFORE = AFTER" in two; false when there is no =. */
static bool
cut_at_equals(bt_run *run, const char *form, char **before, char **after)
{
    char *equals = strchr(*before, '=');

    if (!equals)
        return bt_run_fail(run, "expected %s, found no =", form);
    *equals = '\0';
    *before = bt_trim(*before);
    *after = equals + 1;
    return true;
}

/* list WORDS = ACTION | ACTION */
bool
bt_step_list(bt_run *run, char *rest)
{
    char *actions;
    bt_side side;

    if (!cut_at_equals(run, "list WORD = ACTION | ACTION", &rest, &actions) ||
        !bt_run_take_side(run, &rest, &side))
        return false;
    if (!is_action_word(run->game->rules, rest))
        return bt_run_fail(run, "no action of %s begins with \"%s\"", run->game->rules->id, rest);
    bt_run_list(run, side);
    keep_prefix(run, rest);
    return compare(run, actions);
}

/* legal SIDE = ACTION | ACTION: these and no others */
bool
bt_step_legal(bt_run *run, char *rest)
{
    char *actions;
    bt_side side;

    if (!cut_at_equals(run, "legal SIDE = ACTION | ACTION", &rest, &actions))
        return false;
    side = bt_seat_find(run->game, rest, (int)strlen(rest));
    if (side == BT_SIDE_NONE)
        return bt_run_fail(run, "no side is called \"%s\"", rest);
    bt_run_list(run, side);
    return compare(run, actions);
}
