/*
 * text.c - what players write: looked at, numbered, and in notation.
 */
#include "text_internal.h"

#include <assert.h>
#include <berthier/hash.h>
#include <berthier/utf8.h>
#include <stdlib.h>
#include <string.h>

/* ---- what may be written -------------------------------------------------- */

/* Controls, ends of lines, and marks that turn the direction of what follows. */
static bool
is_unfit(uint32_t letter)
{
    return letter < 0x20 || (letter >= 0x7f && letter < 0xa0) ||
           (letter >= 0x2028 && letter <= 0x202e) || (letter >= 0x2066 && letter <= 0x2069) ||
           letter == 0x200e || letter == 0x200f || letter == 0x61c || letter == 0xfeff ||
           (letter & 0xfffe) == 0xfffe;
}

static uint32_t
letter_at(const unsigned char *at, int length)
{
    uint32_t letter = length == 1 ? at[0] : at[0] & (0x7fu >> length);

    for (int i = 1; i < length; i++)
        letter = letter << 6 | (at[i] & 0x3fu);
    return letter;
}

int
bt_text_check(const char *words, size_t length, bt_error *err)
{
    const unsigned char *at = (const unsigned char *)words, *end = at + length;
    bool is_blank = true;

    if (length > BT_TEXT_MAX)
        return bt_fail(err, BT_ELIMIT, "a text has at most %d bytes", BT_TEXT_MAX);
    while (at < end) {
        int size = bt_utf8_length(at);
        if (!size || at + size > end)
            return bt_fail(err, BT_ESYNTAX, "a text must be UTF-8");
        if (is_unfit(letter_at(at, size)))
            return bt_fail(err, BT_ESYNTAX, "a text has no control characters");
        is_blank = is_blank && *at == ' ';
        at += size;
    }
    return is_blank ? bt_fail(err, BT_ESYNTAX, "a text says something") : BT_OK;
}

/* ---- the table ------------------------------------------------------------ */

void
bt__texts_release(bt__texts *texts)
{
    for (int i = 0; i < texts->count; i++)
        free(texts->at[i].words);
    free(texts->at);
    *texts = (bt__texts){ 0 };
}

const bt__text *
bt__texts_find(const bt__texts *texts, unsigned number)
{
    for (int i = 0; i < texts->count; i++)
        if (texts->at[i].number == number)
            return &texts->at[i];
    return NULL;
}

/* Any that is free: who could work it out from the words could find out whether he guesses them. */
static unsigned
free_number(const bt__texts *texts, bt_rng *rng)
{
    unsigned number;

    do
        number = 1 + bt_rng_below(rng, 0xffff);
    while (bt__texts_find(texts, number));
    return number;
}

static int
make_room(bt__texts *texts, bt_error *err)
{
    if (texts->count == BT_TEXTS_MAX)
        return bt_fail(err, BT_ELIMIT, "%d texts have been written in this game; that is the most",
                       BT_TEXTS_MAX);
    if (texts->count < texts->room)
        return BT_OK;
    int wanted = texts->room ? 2 * texts->room : 8;
    bt__text *larger = realloc(texts->at, (size_t)wanted * sizeof *larger);
    if (!larger)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    texts->at = larger;
    texts->room = wanted;
    return BT_OK;
}

int
bt__texts_add(bt__texts *texts, const char *words, bt_rng *rng, unsigned *inout, bt_error *err)
{
    int status = bt_text_check(words, strlen(words), err);
    if (!status)
        status = make_room(texts, err);
    if (status)
        return status;
    if (*inout && bt__texts_find(texts, *inout))
        return bt_fail(err, BT_EDATA, "there is a text #%u already", *inout);
    char *copy = malloc(strlen(words) + 1);
    if (!copy)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    memcpy(copy, words, strlen(words) + 1);
    if (!*inout)
        *inout = free_number(texts, rng);
    uint64_t part = bt_hash(words, strlen(words), *inout);
    texts->at[texts->count++] = (bt__text){ (uint16_t)*inout, part, copy };
    texts->sum ^= part;
    return BT_OK;
}

void
bt__texts_remove(bt__texts *texts, unsigned number)
{
    int i = 0;

    while (i < texts->count && texts->at[i].number != number)
        i++;
    assert(i < texts->count);
    texts->sum ^= texts->at[i].part;
    free(texts->at[i].words);
    texts->count--;
    memmove(&texts->at[i], &texts->at[i + 1], (size_t)(texts->count - i) * sizeof *texts->at);
}

/* ---- in actions ------------------------------------------------------------ */

unsigned
bt__text_kind(const bt_rules *rules)
{
    for (int i = 1; i < rules->operand_count; i++)
        if (rules->operands[i].kind == BT_KIND_TEXT)
            return (unsigned)i;
    return 0;
}

int
bt__text_operand(const bt_game *game, bt_action action)
{
    const bt_rules *rules = game->rules;
    unsigned code = bt_action_code(action);

    for (int i = 0; code < (unsigned)rules->action_count && i < BT_ACTION_OPERANDS; i++)
        if (rules->operands[rules->actions[code].operands[i]].kind == BT_KIND_TEXT)
            return i;
    return -1;
}

bt_action
bt__text_put(const bt_game *game, bt_action action, unsigned number)
{
    unsigned values[BT_ACTION_OPERANDS];
    int at = bt__text_operand(game, action);

    for (int i = 0; i < BT_ACTION_OPERANDS; i++)
        values[i] = i == at ? number : bt_action_operand(action, i);
    return bt_action_make(bt_action_code(action), values[0], values[1], values[2]);
}

void
bt__text_quote(const char *words, bt_buf *out)
{
    bt_buf_add_char(out, '"');
    for (const char *c = words; *c; c++) {
        if (*c == '"' || *c == '\\')
            bt_buf_add_char(out, '\\');
        bt_buf_add_char(out, *c);
    }
    bt_buf_add_char(out, '"');
}

/* From the opening quote to the closing one. */
static int
parse_quoted(bt_slice *line, bt_buf *said, bt_error *err)
{
    const char *c = line->at + 1;

    for (; c < line->end && *c != '"'; c++) {
        if (*c == '\\' && ++c < line->end && *c != '"' && *c != '\\')
            return bt_fail(err, BT_ESYNTAX, "only \\\" and \\\\ stand for something in a text");
        if (c < line->end && said)
            bt_buf_add_char(said, *c);
    }
    if (c >= line->end)
        return bt_fail(err, BT_ESYNTAX, "a text begins with \" and does not end");
    line->at = c + 1;
    if (line->at < line->end && !strchr(" \t\r", *line->at))
        return bt_fail(err, BT_ESYNTAX, "\"%.8s\" found right behind a text", line->at);
    return BT_OK;
}

int
bt__text_parse(bt_slice *line, const bt_operand *operand, unsigned *number, bt_buf *said,
               bt_error *err)
{
    bt_slice digits;
    unsigned long value = 0;

    while (line->at < line->end && strchr(" \t\r", *line->at))
        line->at++;
    if (line->at < line->end && *line->at == '#') {
        for (digits.at = digits.end = ++line->at;
             digits.end < line->end && !strchr(" \t\r\"", *digits.end);)
            digits.end++;
        if (!bt__slice_number(digits, 0xffff, &value))
            return bt_fail(err, BT_ESYNTAX, "expected the number of a text behind #");
        line->at = digits.end;
    } else if (line->at == line->end || *line->at != '"') {
        return bt_fail(err, BT_ESYNTAX, "expected %s: a text in \" \", or # and the number of one",
                       operand->id);
    }
    *number = (unsigned)value;
    return line->at < line->end && *line->at == '"' ? parse_quoted(line, said, err) : BT_OK;
}
