/* edit.c - a line of ASCII, its history and its completion. */
#include "edit.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

void
cli_edit_insert(cli_edit *edit, int character)
{
    if (edit->length + 1 >= CLI_EDIT_SIZE)
        return;
    memmove(edit->text + edit->at + 1, edit->text + edit->at,
            (size_t)(edit->length - edit->at) + 1);
    edit->text[edit->at++] = (char)character;
    edit->length++;
    edit->open = true;
}

void
cli_edit_delete(cli_edit *edit, int offset)
{
    int at = edit->at + offset;
    if (at < 0 || at >= edit->length)
        return;
    memmove(edit->text + at, edit->text + at + 1, (size_t)(edit->length - at));
    edit->length--;
    edit->at = at;
}

static void
set(cli_edit *edit, const char *text)
{
    size_t length = strlen(text);
    length = length < sizeof edit->text ? length : sizeof edit->text - 1;
    memcpy(edit->text, text, length);
    edit->text[length] = '\0';
    edit->at = edit->length = (int)length;
}

void
cli_edit_history(cli_edit *edit, int step)
{
    int at = edit->history_at + step;
    if (at < 0 || at > edit->history_count)
        return;
    edit->history_at = at;
    set(edit, at < edit->history_count ? edit->history[at] : "");
}

void
cli_edit_forget(cli_edit *edit)
{
    memset(edit, 0, sizeof *edit);
}

void
cli_edit_finish(cli_edit *edit)
{
    if (edit->length) {
        if (edit->history_count == CLI_EDIT_HISTORY)
            memmove(edit->history[0], edit->history[1],
                    sizeof edit->history[0] * (size_t)--edit->history_count);
        memcpy(edit->history[edit->history_count++], edit->text, sizeof edit->text);
    }
    edit->history_at = edit->history_count;
    edit->text[0] = '\0';
    edit->length = edit->at = 0;
    edit->open = false;
}

typedef struct completion {
    const char *typed;
    size_t length;
    char common[CLI_EDIT_SIZE];
    int count;
    bt_buf *out;
} completion;

static void
offer(completion *c, const char *choice)
{
    if (strncasecmp(choice, c->typed, c->length) != 0)
        return;
    if (c->count++ == 0)
        snprintf(c->common, sizeof c->common, "%s", choice);
    size_t same = 0;
    while (c->common[same] && c->common[same] == choice[same])
        same++;
    c->common[same] = '\0';
    bt_buf_addf(c->out, "%s   ", choice);
}

void
cli_edit_complete(cli_edit *edit, const cli_table *table, const bt_actions *legal, bt_buf *out)
{
    bool asks_why = strncasecmp(edit->text, "why ", 4) == 0;
    const char *typed = asks_why ? edit->text + 4 : edit->text;
    completion c = { .typed = typed, .length = strlen(typed), .out = out };
    const cli_word *word;
    bt_buf text = { 0 };
    for (int i = 0; !asks_why && (word = cli_table_word(i)); i++)
        offer(&c, word->word);
    for (int i = 0; i < legal->count; i++) {
        bt_buf_clear(&text);
        bt_action_format(table->game, legal->at[i], &text);
        offer(&c, bt_buf_text(&text));
    }
    bt_buf_release(&text);
    if (c.count && strlen(c.common) >= c.length) {
        char line[CLI_EDIT_SIZE + 8];
        snprintf(line, sizeof line, "%s%s", asks_why ? "why " : "", c.common);
        set(edit, line);
    }
    if (c.count < 2)
        bt_buf_clear(out);
    if (c.count == 0)
        bt_buf_add(out, "Nothing begins like that.");
}
