/*
 * told.c - the steps that look at what the last action made happen: all of it,
 * or what one seat was told.
 */
#include "run.h"

#include <stdio.h>
#include <string.h>

/* Every event counts, no matter who may know of it. */
#define EVERYBODY ((int)BT_SIDE_NONE + 1)

/* What is looked for: WORD [rule] TEXT, and with whose ears. */
typedef struct wanted {
    int viewer; /* a side, BT_SIDE_NONE for an onlooker, or EVERYBODY */
    const char *word, *rule, *text;
} wanted;

static bool
is_event(const bt_rules *rules, const char *word)
{
    for (int i = 1; i < rules->event_count; i++)
        if (!strcmp(rules->events[i].word, word))
            return true;
    return false;
}

/* WORD [RULE] TEXT; a word that no event has would make "not" true for ever. */
static bool
take_wanted(bt_run *run, char *rest, wanted *out)
{
    out->word = bt_take_word(&rest);
    out->rule = "";
    if (!is_event(run->game->rules, out->word))
        return bt_run_fail(run, "no event of %s is called \"%s\"", run->game->rules->id, out->word);
    if (*rest == '[') {
        char *bracket = bt_take_word(&rest);
        bracket[strcspn(bracket, "]")] = '\0';
        out->rule = bracket + 1;
        if (!bt_clause_find(run->game->rules, out->rule))
            return bt_run_fail(run, "[%s] is no clause of %s", out->rule, run->game->rules->id);
    }
    out->text = rest;
    return true;
}

static bool
fits(bt_run *run, const wanted *w, const bt_event *event)
{
    const char *name = run->game->rules->events[event->code].word;

    if (w->viewer != EVERYBODY && !bt_event_is_seen(event, (bt_side)w->viewer))
        return false;
    bt_buf_clear(&run->text);
    bt_event_format(run->game, event, &run->text);
    bt_buf_addf(&run->other_text, "\n  %s [%s] %s", name, event->rule, bt_buf_text(&run->text));
    return !strcmp(name, w->word) && (!*w->rule || !strcmp(w->rule, event->rule)) &&
           bt_has_whole(bt_buf_text(&run->text), w->text);
}

/* Is it among the events of the last do or roll? Those looked at are in run->other_text. */
static bool
happened(bt_run *run, const wanted *w)
{
    bool found = false;

    bt_buf_clear(&run->other_text);
    for (int i = 0; i < run->events.count && !found; i++)
        found = fits(run, w, &run->events.at[i]);
    return found;
}

static const char *
looked_at(const bt_run *run)
{
    return run->other_text.length ? bt_buf_text(&run->other_text) : " none";
}

/* event WORD [rule] TEXT, event not WORD */
bool
bt_step_event(bt_run *run, char *rest)
{
    bool negated = !strncmp(rest, "not ", 4);
    wanted w = { .viewer = EVERYBODY };

    if (!take_wanted(run, negated ? bt_trim(rest + 4) : rest, &w))
        return false;
    return happened(run, &w) != negated ||
           bt_run_fail(run, "expected %sthe event %s [%s] %s, found%s", negated ? "not " : "",
                       w.word, w.rule, w.text, looked_at(run));
}

static bool
hears(bt_run *run, char *rest, bool negated)
{
    const char *who = bt_take_word(&rest);
    bt_side side = bt_seat_find(run->game, who, (int)strlen(who));
    wanted w = { .viewer = side };

    if ((side == BT_SIDE_NONE && strcmp(who, "nobody") != 0) || side == BT_SIDE_CHANCE)
        return bt_run_fail(run, "no side is called \"%s\"", who);
    if (!take_wanted(run, rest, &w))
        return false;
    return happened(run, &w) != negated ||
           bt_run_fail(run, "expected %s %s %s [%s] %s, found%s", who,
                       negated ? "not to hear" : "to hear", w.word, w.rule, w.text, looked_at(run));
}

/* hears SIDE WORD [rule] TEXT */
bool
bt_step_hears(bt_run *run, char *rest)
{
    return hears(run, rest, false);
}

/* not hears SIDE WORD [rule] TEXT */
bool
bt_step_not(bt_run *run, char *rest)
{
    const char *step = bt_take_word(&rest);

    if (strcmp(step, "hears") != 0)
        return bt_run_fail(run, "\"not\" is said of \"hears\" alone, found \"not %s\"", step);
    return hears(run, rest, true);
}
