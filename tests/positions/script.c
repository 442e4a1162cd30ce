/*
 * script.c - cuts a file of position tests into cases and lines.
 */
#include "script.h"

#include <berthier/host.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

char *
bt_trim(char *text)
{
    size_t length;

    while (isspace((unsigned char)*text))
        text++;
    length = strlen(text);
    while (length && isspace((unsigned char)text[length - 1]))
        text[--length] = '\0';
    return text;
}

char *
bt_take_word(char **text)
{
    char *word = *text + strspn(*text, " \t");
    char *end = word + strcspn(word, " \t");

    *text = *end ? end + 1 + strspn(end + 1, " \t") : end;
    *end = '\0';
    return word;
}

/* "% title [5.32 7.72c]" */
static int
read_title(bt_script *script, char *text, int line, bt_error *err)
{
    bt_script_case *c = &script->cases[script->case_count];
    char *open = strrchr(text, '[');
    char *close = open ? strchr(open, ']') : NULL;

    *c = (bt_script_case){ .line = line, .first = script->line_count };
    if (!close || close[1])
        return bt_fail_at(err, BT_ESYNTAX, script->path, line, 0,
                          "a title ends with the clauses it tests: %% title [5.32]");
    *open = *close = '\0';
    for (char *rest = open + 1, *word; *(word = bt_take_word(&rest));) {
        if (c->clause_count == BT_SCRIPT_CLAUSES)
            return bt_fail_at(err, BT_ELIMIT, script->path, line, 0, "more than %d clauses",
                              BT_SCRIPT_CLAUSES);
        word[strcspn(word, ",")] = '\0';
        c->clauses[c->clause_count++] = word;
    }
    c->title = bt_trim(text + 1);
    script->case_count++;
    return BT_OK;
}

static void
read_comment(bt_script *script, char *text)
{
    if (text[1] == '!' && script->case_count)
        script->cases[script->case_count - 1].blame = bt_trim(text + 2);
}

static int
read_line(bt_script *script, char *text, int number, bt_error *err)
{
    int status;

    text = bt_trim(text);
    if (!*text)
        return BT_OK;
    if (*text == '#') {
        read_comment(script, text);
        return BT_OK;
    }
    if (*text == '%') {
        status = read_title(script, text, number, err);
        if (status != BT_OK)
            return status;
    } else {
        script->lines[script->line_count++] = (bt_script_line){ number, text };
    }
    if (script->case_count)
        script->cases[script->case_count - 1].end = script->line_count;
    else
        script->preamble = script->line_count;
    return BT_OK;
}

static int
count_lines(const char *text)
{
    int count = 1;
    for (; *text; text++)
        count += *text == '\n';
    return count;
}

static int
cut(bt_script *script, bt_error *err)
{
    size_t count = (size_t)count_lines(script->text);
    char *line = script->text;
    int number = 1;

    script->lines = calloc(count, sizeof *script->lines);
    script->cases = calloc(count, sizeof *script->cases);
    if (!script->lines || !script->cases)
        return bt_fail(err, BT_ENOMEM, "no memory for %s", script->path);
    while (line) {
        char *end = strchr(line, '\n');
        int status;
        if (end)
            *end = '\0';
        status = read_line(script, line, number++, err);
        if (status != BT_OK)
            return status;
        line = end ? end + 1 : NULL;
    }
    if (!script->case_count)
        return bt_fail_at(err, BT_ESYNTAX, script->path, 1, 0,
                          "no case here: a case begins with %%");
    return BT_OK;
}

int
bt_script_parse(bt_script *script, const char *path, const char *text, bt_error *err)
{
    size_t size = strlen(text) + 1;
    int status;

    *script = (bt_script){ .path = path, .text = malloc(size) };
    if (!script->text)
        return bt_fail(err, BT_ENOMEM, "no memory for %s", path);
    memcpy(script->text, text, size);
    status = cut(script, err);
    if (status != BT_OK)
        bt_script_release(script);
    return status;
}

int
bt_script_read(bt_script *script, const char *path, bt_error *err)
{
    bt_buf buf = { 0 };
    int status = bt_text_read(path, &buf, err);

    *script = (bt_script){ .path = path };
    if (status == BT_OK)
        status = bt_script_parse(script, path, bt_buf_text(&buf), err);
    bt_buf_release(&buf);
    return status;
}

void
bt_script_release(bt_script *script)
{
    free(script->text);
    free(script->lines);
    free(script->cases);
    *script = (bt_script){ 0 };
}
