/*
 * slice.c - splitting lines into words and finding words in lists.
 */
#include "slice_internal.h"

#include <string.h>

#define SUGGESTED 5 /* more would not fit an error's one sentence */

static bool
is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static char
lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool
bt__slice_line(bt_slice *text, bt_slice *line)
{
    if (text->at == text->end)
        return false;
    const char *newline = memchr(text->at, '\n', (size_t)(text->end - text->at));
    *line = (bt_slice){ text->at, newline ? newline : text->end };
    text->at = newline ? newline + 1 : text->end;
    return true;
}

bool
bt__slice_word(bt_slice *line, bt_slice *word)
{
    while (line->at < line->end && is_blank(*line->at))
        line->at++;
    word->at = line->at;
    while (line->at < line->end && !is_blank(*line->at))
        line->at++;
    word->end = line->at;
    return word->at < word->end;
}

bt_slice
bt__slice_trim(bt_slice line)
{
    while (line.at < line.end && is_blank(*line.at))
        line.at++;
    while (line.at < line.end && is_blank(line.end[-1]))
        line.end--;
    return line;
}

bool
bt__slice_is_idle(bt_slice line)
{
    line = bt__slice_trim(line);
    return line.at == line.end || *line.at == '#';
}

/* How many letters two words have in common from the start. */
static int
common(bt_slice word, const char *name)
{
    int n = 0;
    while (word.at + n < word.end && name[n] && lower(word.at[n]) == lower(name[n]))
        n++;
    return n;
}

bool
bt__slice_is(bt_slice word, const char *name)
{
    int n = common(word, name);
    return word.at + n == word.end && name[n] == '\0';
}

bool
bt__slice_number(bt_slice word, unsigned long max, unsigned long *out)
{
    unsigned long value = 0;
    if (word.at == word.end)
        return false;
    for (const char *c = word.at; c < word.end; c++) {
        if (*c < '0' || *c > '9')
            return false;
        unsigned long digit = (unsigned long)(*c - '0');
        if (digit > max || value > (max - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *out = value;
    return true;
}

bool
bt__slice_hex64(bt_slice word, unsigned long long *out)
{
    static const char digits[] = "0123456789abcdef";
    unsigned long long value = 0;
    if (bt__slice_length(word) != 16)
        return false;
    for (const char *c = word.at; c < word.end; c++) {
        const char *digit = memchr(digits, lower(*c), sizeof digits - 1);
        if (!digit)
            return false;
        value = value << 4 | (unsigned long long)(digit - digits);
    }
    *out = value;
    return true;
}

int
bt__name_find(bt_slice word, const void *names, int count, bt_name_at name_at)
{
    for (int i = 0; i < count; i++) {
        const char *name = name_at(names, i);
        if (name && bt__slice_is(word, name))
            return i;
    }
    return -1;
}

static int
longest_common(bt_slice word, const void *names, int count, bt_name_at name_at)
{
    int best = 0;
    for (int i = 0; i < count; i++) {
        const char *name = name_at(names, i);
        int n = name ? common(word, name) : 0;
        best = n > best ? n : best;
    }
    return best;
}

void
bt__name_suggest(bt_slice word, const void *names, int count, bt_name_at name_at, bt_buf *out)
{
    int best = longest_common(word, names, count, name_at);
    int shown = 0, alike = 0;
    for (int i = 0; i < count; i++) {
        const char *name = name_at(names, i);
        if (!name || common(word, name) < best)
            continue;
        if (++alike > SUGGESTED)
            continue;
        if (shown++)
            bt_buf_add(out, ", ");
        bt_buf_add(out, name);
    }
    if (alike > SUGGESTED)
        bt_buf_add(out, " ...");
}

/* Ids are single words of the notation and of position documents, where @
 * divides a unit from its place and * a value from its count. */
bool
bt__name_is_word(const char *name)
{
    return name && *name && !strpbrk(name, " \t\r\n@*=#");
}
