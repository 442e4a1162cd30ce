/*
 * action.c - actions as text, driven by the game's tables.
 */
#include <berthier/action.h>

#include "action_internal.h"
#include "text_internal.h"
#include <assert.h>
#include <string.h>

bool
bt_actions_has(const bt_actions *list, bt_action action)
{
    int low = 0, high = list->count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (list->at[middle] < action)
            low = middle + 1;
        else
            high = middle;
    }
    return low < list->count && list->at[low] == action;
}

static const bt_action_def *
def_of(const bt_rules *rules, unsigned code)
{
    return code > 0 && code < (unsigned)rules->action_count ? &rules->actions[code] : NULL;
}

static bool
operand_is_sound(const bt_game *game, const bt_operand *operand, unsigned value)
{
    switch (operand->kind) {
    case BT_KIND_NONE:
        return value == 0;
    case BT_KIND_TEXT:
        return value <= 0xffff;
    case BT_KIND_PLACE:
        return BT_PLACE_IS_BOX(value) ? value < BT_PLACE_BOX((unsigned)game->box_count)
                                      : value < (unsigned)bt_ground_count(game);
    case BT_KIND_UNIT:
    case BT_KIND_HEX:
    case BT_KIND_AREA:
    case BT_KIND_MAP:
    case BT_KIND_LINK:
    case BT_KIND_CARD:
    case BT_KIND_SIDE:
    case BT_KIND_NAMED:
        return value < (unsigned)bt__thing_count(game, operand);
    case BT_KIND_NUMBER:
    case BT_KIND_HALVES:
    case BT_KIND_WORD:
        return bt__operand_number(operand, value) >= operand->min &&
               bt__operand_number(operand, value) <= operand->max;
    }
    return false;
}

bool
bt_action_is_sound(const bt_game *game, bt_action action)
{
    const bt_action_def *def = def_of(game->rules, bt_action_code(action));

    for (int i = 0; def && i < BT_ACTION_OPERANDS; i++)
        if (!operand_is_sound(game, &game->rules->operands[def->operands[i]],
                              bt_action_operand(action, i)))
            return false;
    return def != NULL;
}

/* Numbers that are not an action of the game still print, and never look like one
 * that is: what does not belong is shown behind a question mark. */
void
bt__action_format(const bt_game *game, bt_action action, const char *words, bt_buf *out)
{
    const bt_action_def *def = def_of(game->rules, bt_action_code(action));
    if (!def) {
        bt_buf_addf(out, "?%llu", (unsigned long long)action);
        return;
    }
    bt_buf_add(out, def->word);
    for (int i = 0, used = 1; i < BT_ACTION_OPERANDS; i++) {
        unsigned value = bt_action_operand(action, i);
        used = used && def->operands[i];
        if (!used && !value)
            continue;
        bt_buf_add_char(out, ' ');
        if (used)
            bt_operand_format(game, &game->rules->operands[def->operands[i]], value, out);
        if (used && words && i == bt__text_operand(game, action))
            bt__text_quote(words, out);
        if (!used)
            bt_buf_addf(out, "?%u", value);
    }
}

void
bt_action_format(const bt_game *game, bt_action action, bt_buf *out)
{
    bt__action_format(game, action, NULL, out);
}

static const char *
action_word(const void *names, int index)
{
    return ((const bt_action_def *)names)[index + 1].word;
}

static int
parse_code(const bt_game *game, bt_slice word, int *code, bt_error *err)
{
    const bt_rules *rules = game->rules;
    int count = rules->action_count - 1;
    int index = bt__name_find(word, rules->actions, count, action_word);
    if (index < 0) {
        char list[160];
        bt_buf expected;
        bt_buf_init_fixed(&expected, list, sizeof list);
        bt__name_suggest(word, rules->actions, count, action_word, &expected);
        return bt_fail(err, BT_ESYNTAX, "\"%.*s\" found where an action was expected: %s",
                       bt__slice_shown(word), word.at, list);
    }
    *code = index + 1;
    return BT_OK;
}

/* "move UNIT HEX", for the error that says an operand is missing. */
static void
add_usage(const bt_game *game, const bt_action_def *def, bt_buf *out)
{
    bt_buf_add(out, def->word);
    for (int i = 0; i < BT_ACTION_OPERANDS && def->operands[i]; i++)
        bt_buf_addf(out, " <%s>", game->rules->operands[def->operands[i]].id);
}

static int
fail_usage(const bt_game *game, const bt_action_def *def, const char *found, bt_slice word,
           bt_error *err)
{
    char usage[96];
    bt_buf text;
    bt_buf_init_fixed(&text, usage, sizeof usage);
    add_usage(game, def, &text);
    return bt_fail(err, BT_ESYNTAX, "%s%.*s found; expected %s", found, bt__slice_shown(word),
                   word.at, usage);
}

static int
parse_operands(const bt_game *game, const bt_action_def *def, bt_slice line,
               unsigned values[BT_ACTION_OPERANDS], bt_buf *said, bt_error *err)
{
    bt_slice word;
    for (int i = 0; i < BT_ACTION_OPERANDS && def->operands[i]; i++) {
        const bt_operand *operand = &game->rules->operands[def->operands[i]];
        bool is_text = operand->kind == BT_KIND_TEXT;
        if (!is_text && !bt__slice_word(&line, &word))
            return fail_usage(game, def, "the end of the line", word, err);
        int status = is_text ? bt__text_parse(&line, operand, &values[i], said, err)
                             : bt__operand_parse(game, operand, word, &values[i], err);
        if (status)
            return status;
    }
    if (bt__slice_word(&line, &word))
        return fail_usage(game, def, "a further word ", word, err);
    return BT_OK;
}

int
bt__action_parse(const bt_game *game, bt_slice line, bt_action *out, bt_buf *said, bt_error *err)
{
    bt_slice word;
    int code = 0;
    unsigned values[BT_ACTION_OPERANDS] = { 0 };
    *out = BT_ACTION_NONE;
    if (!bt__slice_word(&line, &word))
        return bt_fail(err, BT_ESYNTAX, "nothing found where an action was expected");
    int status = parse_code(game, word, &code, err);
    if (!status)
        status = parse_operands(game, &game->rules->actions[code], line, values, said, err);
    if (!status)
        *out = bt_action_make((unsigned)code, values[0], values[1], values[2]);
    return status;
}

int
bt_action_read(const bt_game *game, const char *text, bt_action *out, bt_buf *said, bt_error *err)
{
    int status = bt__action_parse(game, bt__slice(text, strlen(text)), out, said, err);
    if (!status && said && said->failed)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    return status;
}

int
bt_action_parse(const bt_game *game, const char *text, bt_action *out, bt_error *err)
{
    return bt_action_read(game, text, out, NULL, err);
}
