/*
 * legal.c - what may be done, as a tree of words and operands.
 *
 * Actions are sorted, so the tree is there without being built: those that
 * share a word, or a word and its first operand, stand together.  Two trees
 * are compared as numbers, and only what differs becomes text.
 *
 * The actions of words that are not open now are kept as they were told last:
 * when a unit has moved, most of what the other units may do is known already
 * and need not be sent again.  The same goes for first operands when few of
 * many count now.
 */
#include "hub_internal.h"

#include <stdlib.h>
#include <string.h>

static int
operand_count(const bt_game *game, bt_action action)
{
    const bt_action_def *def = &game->rules->actions[bt_action_code(action)];
    int count = 0;
    while (count < BT_ACTION_OPERANDS && def->operands[count])
        count++;
    return count;
}

static const char *
word_of(const bt_game *game, bt_action action)
{
    return game->rules->actions[bt_action_code(action)].word;
}

static const char *
operand_text(const bt_game *game, bt_action action, int i, bt_buf *out)
{
    const bt_action_def *def = &game->rules->actions[bt_action_code(action)];
    bt_operand_format(game, &game->rules->operands[def->operands[i]], bt_action_operand(action, i),
                      out);
    return bt_buf_text(out);
}

static bool
same_up_to(bt_action a, bt_action b, int operands)
{
    return a >> (48 - 16 * operands) == b >> (48 - 16 * operands);
}

/* Sorted actions that stand together. */
typedef struct run {
    const bt_action *at;
    int count;
} run;

static run
all_of(const bt_legal *legal)
{
    return (run){ legal->at, legal->count };
}

static bool
is_same(run a, run b)
{
    return a.count == b.count &&
           (a.count == 0 || memcmp(a.at, b.at, (size_t)a.count * sizeof *a.at) == 0);
}

/* Those at the beginning that share word and operands, taken off; none at the end. */
static run
take_run(run *rest, int operands)
{
    run taken = { rest->at, 0 };
    while (taken.count < rest->count && same_up_to(taken.at[taken.count], taken.at[0], operands))
        taken.count++;
    rest->at += taken.count;
    rest->count -= taken.count;
    return taken;
}

/* The next runs of two lists, side by side; either has none where the other has one of its own. */
static bool
take_pair(run *rest_a, run *rest_b, int operands, run *a, run *b)
{
    bool has_a = rest_a->count > 0, has_b = rest_b->count > 0;
    *a = *b = (run){ 0 };
    if (!has_a && !has_b)
        return false;
    bool alike = has_a && has_b && same_up_to(rest_a->at[0], rest_b->at[0], operands);
    bool is_first = has_a && (!has_b || rest_a->at[0] < rest_b->at[0]);
    if (alike || is_first)
        *a = take_run(rest_a, operands);
    if (alike || !is_first)
        *b = take_run(rest_b, operands);
    return true;
}

/* ---- writing ----------------------------------------------------------------- */

/* Actions that share word and first operand. */
static void
write_branch(const bt_game *game, run branch, bt_json *json)
{
    char storage[128];
    bt_buf text;
    int operands = operand_count(game, branch.at[0]);
    bt_buf_init_fixed(&text, storage, sizeof storage);
    operand_text(game, branch.at[0], 0, &text);
    bt_json_array(json, bt_buf_text(&text));
    for (int i = 0; i < branch.count; i++) {
        bt_buf_clear(&text);
        operand_text(game, branch.at[i], 1, &text);
        if (operands == 3) {
            bt_buf_add_char(&text, ' ');
            operand_text(game, branch.at[i], 2, &text);
        }
        bt_json_text(json, NULL, bt_buf_text(&text));
    }
    bt_json_array_end(json);
}

/* Actions of one operand that share the word. */
static void
write_row(const bt_game *game, run row, bt_json *json)
{
    char storage[128];
    bt_buf text;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_json_array(json, word_of(game, row.at[0]));
    for (int i = 0; i < row.count; i++) {
        bt_buf_clear(&text);
        bt_json_text(json, NULL, operand_text(game, row.at[i], 0, &text));
    }
    bt_json_array_end(json);
}

/* Actions that share the word. */
static void
write_word(const bt_game *game, run word, bt_json *json)
{
    int operands = operand_count(game, word.at[0]);
    if (operands == 0) {
        bt_json_bool(json, word_of(game, word.at[0]), true);
    } else if (operands == 1) {
        write_row(game, word, json);
    } else {
        bt_json_object(json, word_of(game, word.at[0]));
        while (word.count)
            write_branch(game, take_run(&word, 1), json);
        bt_json_object_end(json);
    }
}

void
bt__legal_write(const bt_game *game, const bt_action *at, int count, const char *key, bt_json *json)
{
    run rest = { at, count };
    bt_json_object(json, key);
    while (rest.count)
        write_word(game, take_run(&rest, 0), json);
    bt_json_object_end(json);
}

/* ---- what has changed ---------------------------------------------------------- */

static void
write_gone_branch(const bt_game *game, bt_action action, bt_json *json)
{
    char storage[128];
    bt_buf text;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_json_null(json, operand_text(game, action, 0, &text));
}

static void
patch_word(const bt_game *game, run from, run to, bt_json *json)
{
    run was, is;
    if (is_same(from, to))
        return;
    if (!from.count || operand_count(game, to.at[0]) < 2) {
        write_word(game, to, json);
        return;
    }
    bt_json_object(json, word_of(game, to.at[0]));
    while (take_pair(&from, &to, 1, &was, &is)) {
        if (!is.count)
            write_gone_branch(game, was.at[0], json);
        else if (!is_same(was, is))
            write_branch(game, is, json);
    }
    bt_json_object_end(json);
}

void
bt__legal_patch(const bt_game *game, const bt_legal *from, const bt_legal *to, bt_json *json)
{
    run rest_from = all_of(from), rest_to = all_of(to), was, is;
    if (is_same(rest_from, rest_to))
        return;
    bt_json_object(json, "legal");
    while (take_pair(&rest_from, &rest_to, 0, &was, &is)) {
        if (is.count)
            patch_word(game, was, is, json);
        else
            bt_json_null(json, word_of(game, was.at[0]));
    }
    bt_json_object_end(json);
}

/* ---- what is known ------------------------------------------------------------- */

static void
keep(bt_legal *out, run actions)
{
    memcpy(out->at + out->count, actions.at, (size_t)actions.count * sizeof *actions.at);
    out->count += actions.count;
}

/* Are most of the first operands told before not open now?  Then it is shorter to name those that
 * are than to tell the others gone. */
static bool
lacks_most(run before, run now)
{
    int lacking = 0, open = 0;
    run was, is;
    while (take_pair(&before, &now, 1, &was, &is)) {
        lacking += !is.count;
        open += is.count > 0;
    }
    return lacking > open;
}

/* The branches that are open, named one by one, and the others as told before. */
static void
fill_word(const bt_game *game, run before, run now, bt_legal *out, bt_json *open)
{
    char storage[128];
    bt_buf text;
    run was, is;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    while (take_pair(&before, &now, 1, &was, &is)) {
        keep(out, is.count ? is : was);
        if (!is.count)
            continue;
        bt_buf_clear(&text);
        bt_buf_add(&text, word_of(game, is.at[0]));
        bt_buf_add_char(&text, ' ');
        bt_json_text(open, NULL, operand_text(game, is.at[0], 0, &text));
    }
}

int
bt__legal_make(const bt_game *game, const bt_legal *before, const bt_actions *actions,
               bt_legal *out, bt_json *open)
{
    run rest_before = all_of(before), rest_now = { actions->at, actions->count }, was, is;
    size_t room = (size_t)before->count + (size_t)actions->count;
    *out = (bt_legal){ .at = room ? malloc(room * sizeof *out->at) : NULL };
    if (room && !out->at)
        return BT_ENOMEM;
    while (take_pair(&rest_before, &rest_now, 0, &was, &is)) {
        if (was.count && is.count && operand_count(game, is.at[0]) >= 2 && lacks_most(was, is)) {
            fill_word(game, was, is, out, open);
            continue;
        }
        keep(out, is.count ? is : was);
        if (is.count)
            bt_json_text(open, NULL, word_of(game, is.at[0]));
    }
    return BT_OK;
}
