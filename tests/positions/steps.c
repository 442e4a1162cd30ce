/*
 * steps.c - the steps of a position test, one function each.
 */
#include "run.h"

#include <berthier/position.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const char *
bt_run_text_of(bt_run *run, bt_action action)
{
    bt_buf_clear(&run->other_text);
    bt_action_format(run->game, action, &run->other_text);
    return bt_buf_text(&run->other_text);
}

const char *
bt_run_sides_to_act(bt_run *run)
{
    bt_sides sides = run->game->rules->to_act(run->game, run->state);

    bt_buf_clear(&run->other_text);
    for (bt_side s = 0; s <= BT_SIDE_CHANCE; s++)
        if (sides & bt_side_bit(s))
            bt_buf_addf(&run->other_text, "%s%s", run->other_text.length ? " " : "",
                        bt_seat_id(run->game, s));
    return sides ? bt_buf_text(&run->other_text) : "nobody";
}

bool
bt_run_take_side(bt_run *run, char **text, bt_side *out)
{
    bt_sides sides = run->game->rules->to_act(run->game, run->state);
    size_t length = strcspn(*text, ": \t");

    if ((*text)[length] == ':') {
        *out = bt_seat_find(run->game, *text, (int)length);
        if (*out == BT_SIDE_NONE)
            return bt_run_fail(run, "no side is called \"%.*s\"", (int)length, *text);
        *text = bt_trim(*text + length + 1);
        return true;
    }
    *out = bt_sides_first(sides);
    if (*out != BT_SIDE_NONE && sides == bt_side_bit(*out))
        return true;
    return bt_run_fail(run, "expected one side to act, found %s: say which (french: ...)",
                       bt_run_sides_to_act(run));
}

bool
bt_run_parse(bt_run *run, const char *text, bt_action *out)
{
    bt_error err = { 0 };
    bt_buf_clear(&run->words);
    return bt_action_read(run->game, text, out, &run->words, &err) == BT_OK ||
           bt_run_fail_error(run, &err);
}

void
bt_run_list(bt_run *run, bt_side side)
{
    run->legal.count = 0;
    run->game->rules->legal(run->game, run->state, side, &run->legal);
}

/* May it? The list and the predicate are asked, and must agree. */
static bool
ask(bt_run *run, bt_side side, bt_action action, const bt_reason **why)
{
    bt_run_list(run, side);
    *why = run->game->rules->check(run->game, run->state, side, action);
    if (bt_actions_has(&run->legal, action) != !*why)
        return bt_run_fail(run, "%s is %s but %s", bt_run_text_of(run, action),
                           *why ? "refused" : "allowed", *why ? "listed" : "not listed");
    if (!*why && run->words.length && run->game->rules->refuse_words)
        *why = run->game->rules->refuse_words(run->game, run->state, side, action,
                                              bt_buf_text(&run->words));
    return true;
}

/* What is written gets the next number: #1, #2, ... */
static bt_action
numbered(bt_run *run, bt_action action)
{
    unsigned at[BT_ACTION_OPERANDS];

    for (int i = 0; i < BT_ACTION_OPERANDS; i++) {
        unsigned operand = run->game->rules->actions[bt_action_code(action)].operands[i];
        at[i] = bt_action_operand(action, i);
        if (run->words.length && run->game->rules->operands[operand].kind == BT_KIND_TEXT)
            at[i] = ++run->texts;
    }
    return bt_action_make(bt_action_code(action), at[0], at[1], at[2]);
}

static bool
expect_allowed(bt_run *run, bt_side side, bt_action action)
{
    const bt_reason *why;

    if (!ask(run, side, action, &why))
        return false;
    return !why || bt_run_fail(run, "expected %s may %s, found refused: %s [%s] %s",
                               bt_seat_id(run->game, side), bt_run_text_of(run, action), why->code,
                               why->rule, why->text);
}

static bool
apply(bt_run *run, bt_side side, bt_action action)
{
    bt_error err = { 0 };

    if (!expect_allowed(run, side, action))
        return false;
    run->game->rules->apply(run->game, run->state, side, numbered(run, action), &run->events);
    return run->game->rules->state_ok(run->game, run->state, &err) ||
           bt_run_fail(run, "%s broke an invariant: %s", bt_run_text_of(run, action), err.text);
}

/* do ACTION [; ACTION] */
static bool
step_do(bt_run *run, char *rest)
{
    run->events.count = 0;
    while (rest) {
        char *end = strchr(rest, ';');
        bt_side side;
        bt_action action;
        if (end)
            *end = '\0';
        rest = bt_trim(rest);
        if (!bt_run_take_side(run, &rest, &side) || !bt_run_parse(run, rest, &action) ||
            !apply(run, side, action))
            return false;
        rest = end ? end + 1 : NULL;
    }
    return true;
}

/* roll N: whatever chance may do that ends in N. */
static bool
step_roll(bt_run *run, char *rest)
{
    bt_buf_clear(&run->words);
    bt_run_list(run, BT_SIDE_CHANCE);
    if (!run->legal.count)
        return bt_run_fail(run, "expected a roll of chance, found %s to act",
                           bt_run_sides_to_act(run));
    for (int i = 0; i < run->legal.count; i++) {
        const char *blank = strchr(bt_run_text_of(run, run->legal.at[i]), ' ');
        if (blank && !strcasecmp(blank + 1, rest)) {
            run->events.count = 0;
            return apply(run, BT_SIDE_CHANCE, run->legal.at[i]);
        }
    }
    return bt_run_fail(run, "chance cannot roll %s; it may %s", rest,
                       bt_run_text_of(run, run->legal.at[0]));
}

/* allow ACTION */
static bool
step_allow(bt_run *run, char *rest)
{
    bt_side side;
    bt_action action;

    return bt_run_take_side(run, &rest, &side) && bt_run_parse(run, rest, &action) &&
           expect_allowed(run, side, action);
}

/* Cut the last word off; "" when there is none. */
static char *
take_last_word(char *text)
{
    char *at;

    bt_trim(text);
    at = strrchr(text, ' ');
    if (!at)
        return text + strlen(text);
    *at = '\0';
    return at + 1;
}

/* refuse ACTION reason-code [rule] */
static bool
step_refuse(bt_run *run, char *rest)
{
    const char *rule = NULL;
    char *code = take_last_word(rest);
    const bt_reason *why;
    bt_side side;
    bt_action action;

    if (*code == '[') {
        code[strcspn(code, "]")] = '\0';
        rule = code + 1;
        code = take_last_word(rest);
    }
    if (!bt_reason_find(run->game->rules, code, rule))
        return bt_run_fail(run, "no refusal is called \"%s\" [%s]", code, rule ? rule : "");
    if (!bt_run_take_side(run, &rest, &side) || !bt_run_parse(run, rest, &action) ||
        !ask(run, side, action, &why))
        return false;
    if (!why)
        return bt_run_fail(run, "expected %s refused: %s, found it allowed",
                           bt_run_text_of(run, action), code);
    if (strcmp(why->code, code) != 0 || (rule && strcmp(why->rule, rule) != 0))
        return bt_run_fail(run, "expected %s refused: %s [%s], found %s [%s] %s",
                           bt_run_text_of(run, action), code, rule ? rule : "", why->code,
                           why->rule, why->text);
    return true;
}

/* facts ACTION contains TEXT: what is told besides of why it is refused */
static bool
step_facts(bt_run *run, char *rest)
{
    const bt_rules *rules = run->game->rules;
    char *contains = strstr(rest, " contains ");
    const bt_reason *why;
    bt_side side;
    bt_action action;

    if (!contains)
        return bt_run_fail(run, "expected facts ACTION contains TEXT");
    *contains = '\0';
    if (!bt_run_take_side(run, &rest, &side) || !bt_run_parse(run, rest, &action) ||
        !ask(run, side, action, &why))
        return false;
    if (!why)
        return bt_run_fail(run, "expected %s refused, found it allowed", rest);
    bt_buf_clear(&run->text);
    if (rules->explain)
        rules->explain(run->game, run->state, side, action, why, &run->text);
    return bt_run_contains(run, "the facts", contains + 1);
}

/* Would setting the field to this change nothing? Then it is so. */
static bool
field_is(bt_run *run, const bt_field *field, const char *value, bt_error *err, bool *out)
{
    char line[4096];

    snprintf(line, sizeof line, "%s %s", field->word, value);
    bt_state_copy(run->game, run->other, run->state);
    if (bt_position_line(run->game, line, run->line, run->other, err) != BT_OK)
        return false;
    *out = memcmp((const char *)run->other + field->offset,
                  (const char *)run->state + field->offset, bt_field_size(run->game, field)) == 0;
    return true;
}

const char *
bt_run_position_line(bt_run *run, const char *word)
{
    char *at, *end;
    size_t length = strlen(word);

    bt_buf_clear(&run->text);
    bt_position_write(run->game, run->state, &run->text);
    for (at = run->text.data; at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL)
        if (!strncmp(at, word, length) && (at[length] == ' ' || at[length] == '\n')) {
            end = strchr(at, '\n');
            if (end)
                *end = '\0';
            return at;
        }
    return "no such line";
}

/* expect 1/Gaz@0606 2/Tau@dead: each where it is said to be */
static bool
expect_places(bt_run *run, char *rest)
{
    for (char *word; *(word = bt_take_word(&rest));) {
        const bt_rules *rules = run->game->rules;
        bt_error err = { 0 };
        bool known = false, so = false;
        const bt_field *field = NULL;
        for (int i = 0; i < rules->field_count && !known; i++) {
            field = &rules->fields[i];
            if (field->shape == BT_FIELD_BY_UNIT)
                known = field_is(run, field, word, &err, &so);
        }
        if (!known)
            return bt_run_fail(run, "%s: %s", word, err.text);
        if (!so)
            return bt_run_fail(run, "expected %s, found %s", word,
                               bt_run_position_line(run, field->word));
    }
    return true;
}

/* expect FIELD VALUE..., expect not FIELD VALUE... */
static bool
step_expect(bt_run *run, char *rest)
{
    const bt_rules *rules = run->game->rules;
    bool negated = !strncmp(rest, "not ", 4), so;
    bt_error err = { 0 };
    char *word;

    if (negated)
        rest = bt_trim(rest + 4);
    if (memchr(rest, '@', strcspn(rest, " ")) && !negated)
        return expect_places(run, rest);
    word = bt_take_word(&rest);
    for (int i = 0; i < rules->field_count; i++) {
        const bt_field *field = &rules->fields[i];
        if (strcmp(field->word, word) != 0)
            continue;
        if (!field_is(run, field, rest, &err, &so))
            return bt_run_fail_error(run, &err);
        return so != negated ||
               bt_run_fail(run, "expected %s%s %s, found %s", negated ? "not " : "", word, rest,
                           bt_run_position_line(run, word));
    }
    return bt_run_fail(run, "\"%s\" is no field of a position", word);
}

/* acts SIDE..., acts nobody */
static bool
step_acts(bt_run *run, char *rest)
{
    bt_sides wanted = 0;
    char wanted_text[256];

    snprintf(wanted_text, sizeof wanted_text, "%s", rest);
    for (char *word; *(word = bt_take_word(&rest));) {
        bt_side side = bt_seat_find(run->game, word, (int)strlen(word));
        if (!strcmp(word, "nobody"))
            continue;
        if (side == BT_SIDE_NONE)
            return bt_run_fail(run, "no side is called \"%s\"", word);
        wanted |= bt_side_bit(side);
    }
    return wanted == run->game->rules->to_act(run->game, run->state) ||
           bt_run_fail(run, "expected %s to act, found %s", wanted_text, bt_run_sides_to_act(run));
}

/* Part of a text; "not" before it: no part of it. */
bool
bt_run_contains(bt_run *run, const char *what, char *rest)
{
    bool negated = !strncmp(rest, "not ", 4);

    if (negated)
        rest = bt_trim(rest + 4);
    if (!strncmp(rest, "contains ", 9))
        rest = bt_trim(rest + 9);
    if (!*rest)
        return bt_run_fail(run, "no text to look for");
    return !bt_has_whole(bt_buf_text(&run->text), rest) == negated ||
           bt_run_fail(run, "expected %s %s \"%s\", found\n%s", what, negated ? "without" : "with",
                       rest, bt_buf_text(&run->text));
}

/* "by 2" before the text is the margin. */
static bool
take_margin(bt_run *run, char **rest, bool *named, int *margin)
{
    char *word, *end;

    *named = !strncmp(*rest, "by ", 3);
    if (!*named)
        return true;
    bt_take_word(rest);
    word = bt_take_word(rest);
    *margin = (int)strtol(word, &end, 10);
    return (*word && !*end) || bt_run_fail(run, "expected a margin, found \"%s\"", word);
}

/* over RESULT [by MARGIN] TEXT, over no */
static bool
step_over(bt_run *run, char *rest)
{
    bt_outcome outcome = { 0 };
    char *word = bt_take_word(&rest), by_text[32] = "";
    const char *found;
    bool by;
    int margin = 0;

    if (!take_margin(run, &rest, &by, &margin))
        return false;
    if (by)
        snprintf(by_text, sizeof by_text, " by %d", margin);
    run->game->rules->outcome(run->game, run->state, &outcome);
    found = !outcome.over                    ? "no"
            : outcome.winner == BT_SIDE_NONE ? "draw"
                                             : bt_side_name(run->game->rules, outcome.winner);
    return (!strcmp(found, word) && (!by || margin == outcome.margin) &&
            bt_has_whole(outcome.text, rest)) ||
           bt_run_fail(run, "expected over %s%s %s, found %s by %d %s", word, by_text, rest, found,
                       outcome.margin, outcome.text);
}

/* Fill run->text with what a side sees, or with what it is told to do. */
static bool
take_view(bt_run *run, char **rest, bool prompt)
{
    char *word = bt_take_word(rest);
    bt_side side = bt_seat_find(run->game, word, (int)strlen(word));
    bt_view *view;
    bt_json json;

    if (side == BT_SIDE_NONE && strcmp(word, "nobody") != 0)
        return bt_run_fail(run, "no side is called \"%s\"", word);
    view = bt_view_new(run->game);
    if (!view)
        return bt_run_fail(run, "out of memory");
    run->game->rules->view(run->game, run->state, side, view);
    bt_buf_clear(&run->text);
    if (prompt && run->game->rules->prompt) {
        run->game->rules->prompt(run->game, view, &run->text);
    } else if (!prompt) {
        bt_json_init(&json, &run->text);
        bt_json_object(&json, NULL);
        run->game->rules->view_write(run->game, view, &json);
        bt_json_object_end(&json);
    }
    free(view);
    return true;
}

/* view SIDE [not] contains TEXT */
static bool
step_view(bt_run *run, char *rest)
{
    return take_view(run, &rest, false) && bt_run_contains(run, "a view", rest);
}

/* prompt SIDE [not] contains TEXT */
static bool
step_prompt(bt_run *run, char *rest)
{
    return take_view(run, &rest, true) && bt_run_contains(run, "a prompt", rest);
}

static const struct {
    const char *word;
    bool (*take)(bt_run *run, char *rest);
} steps[] = {
    { "do", step_do },          { "roll", step_roll },
    { "allow", step_allow },    { "refuse", step_refuse },
    { "list", bt_step_list },   { "legal", bt_step_legal },
    { "expect", step_expect },  { "acts", step_acts },
    { "event", bt_step_event }, { "hears", bt_step_hears },
    { "not", bt_step_not },     { "odds", bt_step_odds },
    { "over", step_over },      { "view", step_view },
    { "prompt", step_prompt },  { "survey", bt_step_survey },
    { "reach", bt_step_reach }, { "cost", bt_step_cost },
    { "facts", step_facts },    { "sound", bt_step_sound },
    { "unsound", bt_step_unsound },
};

bool
bt_run_step(bt_run *run, const char *word, char *rest, bool *known)
{
    *known = true;
    for (size_t i = 0; i < BT_COUNT(steps); i++)
        if (!strcmp(steps[i].word, word))
            return steps[i].take(run, rest);
    *known = false;
    return false;
}
