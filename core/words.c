/*
 * words.c - splits the texts of data files into words that know their place.
 */
#include <berthier/words.h>

#include "slice_internal.h"
#include <berthier/buf.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ID_MAX 15

static const char blanks[] = " \t\r\n";

const char *const bt_grade_words[BT_GRADES + 1] = { "S", "F", "R", "r", "-" };

int
bt_words_start(bt_words *words, bt_node node, bt_error *err)
{
    *words = (bt_words){ .line = node };
    if (bt_node_kind(node) == BT_DOC_SCALAR)
        return BT_OK;
    int status = bt_node_expect(node, BT_DOC_SEQUENCE, err);
    if (status)
        return status;
    words->is_list = true;
    words->line = bt_node_first(node);
    for (bt_node line = words->line; bt_node_exists(line); line = bt_node_next(line)) {
        status = bt_node_expect(line, BT_DOC_SCALAR, err);
        if (status)
            return status;
    }
    return BT_OK;
}

/* Line and column of a scalar's byte, as long as it was not folded. */
static int
column_of(bt_node line, int at)
{
    return line.doc->nodes[line.at].column + at;
}

bool
bt_words_next(bt_words *words, bt_word *out)
{
    while (bt_node_exists(words->line)) {
        const char *text = bt_node_text(words->line);
        int start = words->at + (int)strspn(text + words->at, blanks);
        int length = (int)strcspn(text + start, blanks);
        if (length > 0) {
            words->at = start + length;
            out->node = words->line;
            out->column = column_of(words->line, start);
            snprintf(out->text, sizeof out->text, "%.*s", length, text + start);
            return true;
        }
        words->line =
            words->is_list ? bt_node_next(words->line) : (bt_node){ words->line.doc, BT_DOC_NONE };
        words->at = 0;
    }
    return false;
}

int
bt_word_fail(const bt_word *word, bt_error *err, const char *format, ...)
{
    char text[sizeof err->text];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    const bt_doc *doc = word->node.doc;
    int line = (int)doc->nodes[word->node.at].line;
    return bt_fail_at(err, BT_EDATA, doc->name, line, word->column, "%s", text);
}

int
bt_word_among(const bt_word *word, const char *const *among, int count, int *out, bt_error *err)
{
    char list[160];
    bt_buf known;
    for (int i = 0; i < count; i++) {
        if (!strcmp(word->text, among[i])) {
            *out = i;
            return BT_OK;
        }
    }
    bt_buf_init_fixed(&known, list, sizeof list);
    for (int i = 0; i < count; i++)
        bt_buf_addf(&known, "%s%s", i ? ", " : "", among[i]);
    return bt_word_fail(word, err, "\"%s\" is not one of: %s", word->text, bt_buf_text(&known));
}

int
bt_node_single(bt_node node, bt_word *out, bt_error *err)
{
    bt_words words;
    bt_word more;
    int status = bt_words_start(&words, node, err);
    if (!status && (!bt_words_next(&words, out) || bt_words_next(&words, &more)))
        return bt_node_fail(node, err, "expected one word");
    return status;
}

int
bt_word_int(const bt_word *word, int min, int max, int *out, bt_error *err)
{
    char *end;
    long value = strtol(word->text, &end, 10);
    if (end == word->text || *end || value < min || value > max)
        return bt_word_fail(word, err, "\"%s\" found; expected a number from %d to %d", word->text,
                            min, max);
    *out = (int)value;
    return BT_OK;
}

bool
bt_id_same(const char *a, const char *b)
{
    return bt__slice_is(bt__slice(a, strlen(a)), b);
}

int
bt_word_id(const bt_word *word, bt_arena *arena, const char **out, bt_error *err)
{
    static const char allowed[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.";
    size_t length = strlen(word->text);
    if (length == 0 || length > ID_MAX || strspn(word->text, allowed) != length ||
        bt_id_same(word->text, "none"))
        return bt_word_fail(word, err, "expected an id of up to %d letters, digits and dots",
                            ID_MAX);
    *out = bt_arena_strndup(arena, word->text, length);
    return *out ? BT_OK : bt_fail(err, BT_ENOMEM, "no memory for the game's tables");
}

int
bt_node_grades(bt_node mapping, int count, bt_error *err)
{
    bt_node node;
    bt_words words;
    bt_word word;
    int grade, found = 0;
    int status = bt_node_get(mapping, "grades", &node, err);
    if (status || (status = bt_words_start(&words, node, err)))
        return status;
    for (; !status && bt_words_next(&words, &word); found++)
        status = bt_word_among(&word, bt_grade_words, BT_COUNT(bt_grade_words), &grade, err);
    if (!status && found != count)
        return bt_node_fail(node, err, "%d grades, expected %d", found, count);
    return status;
}

int
bt_node_total(bt_node mapping, const char *key, int counted, bt_error *err)
{
    bt_node node = bt_node_find(mapping, key);
    int stated = 0;
    int status = bt_node_exists(node) ? bt_node_int(node, 0, 9999, &stated, err) : BT_OK;
    if (!status && bt_node_exists(node) && stated != counted)
        return bt_node_fail(node, err, "%s should be %d, but there are %d", key, stated, counted);
    return status;
}
