/*
 * legal.c - what may be done, as a tree of words and operands.
 */
#include "hub_internal.h"

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

/* The actions from i on that share word and first operand; returns the next. */
static int
write_branch(const bt_game *game, const bt_actions *actions, int i, bt_json *json)
{
    char storage[128];
    bt_buf text;
    bt_action action = actions->at[i];
    int operands = operand_count(game, action);
    bt_buf_init_fixed(&text, storage, sizeof storage);
    operand_text(game, action, 0, &text);
    bt_json_array(json, bt_buf_text(&text));
    for (; i < actions->count && same_up_to(actions->at[i], action, 1); i++) {
        bt_buf_clear(&text);
        operand_text(game, actions->at[i], 1, &text);
        if (operands == 3) {
            bt_buf_add_char(&text, ' ');
            operand_text(game, actions->at[i], 2, &text);
        }
        bt_json_text(json, NULL, bt_buf_text(&text));
    }
    bt_json_array_end(json);
    return i;
}

/* The actions of one operand from i on that share the word; returns the next. */
static int
write_row(const bt_game *game, const bt_actions *actions, int i, const char *word, bt_json *json)
{
    char storage[128];
    bt_buf text;
    bt_action action = actions->at[i];
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_json_array(json, word);
    for (; i < actions->count && same_up_to(actions->at[i], action, 0); i++) {
        bt_buf_clear(&text);
        bt_json_text(json, NULL, operand_text(game, actions->at[i], 0, &text));
    }
    bt_json_array_end(json);
    return i;
}

/* The actions from i on that share the word; returns the next. */
static int
write_word(const bt_game *game, const bt_actions *actions, int i, bt_json *json)
{
    bt_action action = actions->at[i];
    const char *word = word_of(game, action);
    int operands = operand_count(game, action);
    if (operands == 1)
        return write_row(game, actions, i, word, json);
    if (operands == 0) {
        bt_json_bool(json, word, true);
        return i + 1;
    }
    bt_json_object(json, word);
    while (i < actions->count && same_up_to(actions->at[i], action, 0))
        i = write_branch(game, actions, i, json);
    bt_json_object_end(json);
    return i;
}

void
bt__legal_write(const bt_game *game, const bt_actions *actions, const char *key, bt_json *json)
{
    bt_json_object(json, key);
    for (int i = 0; i < actions->count;)
        i = write_word(game, actions, i, json);
    bt_json_object_end(json);
}
