/*
 * json.c - is a text one JSON object?
 *
 * Fuzzers ask this of every message.  A tree would take longer to build than
 * the message took to make, so this only walks, and it is compiled without
 * sanitizers: it is no part of what is tried.  fuzz_message (fuzz.c) lets
 * jansson judge some messages too.
 */
#include "fuzz.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define KEYS_MAX  20000 /* of all objects open at a time; more is not refused, but not compared */
#define DEPTH_MAX 64

typedef struct key {
    const char *at;
    size_t length;
} key;

typedef struct walk {
    const char *at, *end;
    const char *ok; /* the value of the outermost "ok" */
    int depth;
    int keys;
} walk;

static key seen[KEYS_MAX];

static bool value(walk *w);

static void
skip_blanks(walk *w)
{
    while (w->at < w->end && strchr(" \t\r\n", *w->at) && *w->at)
        w->at++;
}

static bool
take(walk *w, char c)
{
    skip_blanks(w);
    if (w->at == w->end || *w->at != c)
        return false;
    w->at++;
    return true;
}

static bool
word(walk *w, const char *text)
{
    size_t length = strlen(text);
    if ((size_t)(w->end - w->at) < length || memcmp(w->at, text, length) != 0)
        return false;
    w->at += length;
    return true;
}

static bool
digits(walk *w)
{
    const char *from = w->at;
    while (w->at < w->end && *w->at >= '0' && *w->at <= '9')
        w->at++;
    return w->at > from;
}

/* Is a long number one that a program can hold? */
static bool
fits(const char *from, size_t length, bool whole)
{
    char text[400];

    if (length >= sizeof text)
        return false;
    memcpy(text, from, length);
    text[length] = '\0';
    errno = 0;
    if (whole)
        (void)strtoll(text, NULL, 10);
    return whole ? errno == 0 : isfinite(strtod(text, NULL)) != 0;
}

static bool
number(walk *w)
{
    const char *from = w->at;
    bool whole = true;

    (void)word(w, "-");
    if (!word(w, "0") && !digits(w))
        return false;
    if (word(w, ".")) {
        whole = false;
        if (!digits(w))
            return false;
    }
    if (word(w, "e") || word(w, "E")) {
        whole = false;
        (void)(word(w, "+") || word(w, "-"));
        if (!digits(w))
            return false;
    }
    return (whole && w->at - from < 18) || fits(from, (size_t)(w->at - from), whole);
}

static bool
escape(walk *w)
{
    char c = w->end - w->at > 1 ? w->at[1] : '\0';

    w->at += 2;
    if (c != 'u')
        return c && strchr("\"\\/bfnrt", c);
    for (int i = 0; i < 4; i++, w->at++)
        if (w->at >= w->end || !*w->at || !strchr("0123456789abcdefABCDEF", *w->at))
            return false;
    return true;
}

/* A letter of more than one byte: shortest form, no surrogate, at most U+10FFFF. */
static bool
letter(walk *w)
{
    const unsigned char *c = (const unsigned char *)w->at;
    int more = *c >= 0xf0 ? 3 : *c >= 0xe0 ? 2 : 1;
    unsigned code = *c & (0x3fu >> more);

    if (*c < 0xc2 || *c > 0xf4 || w->end - w->at <= more)
        return false;
    for (int i = 1; i <= more; i++) {
        if ((c[i] & 0xc0) != 0x80)
            return false;
        code = code << 6 | (c[i] & 0x3f);
    }
    w->at += more + 1;
    return (more < 2 || code >= (more == 2 ? 0x800u : 0x10000u)) && code <= 0x10ffff &&
           code >> 11 != 0x1b;
}

static bool
string(walk *w)
{
    if (!take(w, '"'))
        return false;
    while (w->at < w->end && *w->at != '"') {
        unsigned char c = (unsigned char)*w->at;
        if (c < 0x20 || (c == '\\' && !escape(w)) || (c >= 0x80 && !letter(w)))
            return false;
        if (c != '\\' && c < 0x80)
            w->at++;
    }
    return take(w, '"');
}

/* Not memcmp, which the sanitizer guards. */
static bool
is_same(key a, key b)
{
    size_t i = 0;

    while (i < a.length && a.length == b.length && a.at[i] == b.at[i])
        i++;
    return a.length == b.length && i == a.length;
}

/* Note the key between quotes; false when its object has it already, from number `first` on. */
static bool
is_new(walk *w, int first, key it)
{
    for (int i = first; i < w->keys; i++)
        if (is_same(seen[i], it))
            return false;
    if (w->keys < KEYS_MAX)
        seen[w->keys++] = it;
    return true;
}

static bool
member(walk *w, int first)
{
    skip_blanks(w);
    const char *from = w->at + 1;
    if (!string(w))
        return false;
    key it = { from, (size_t)(w->at - 1 - from) };
    if (!is_new(w, first, it) || !take(w, ':'))
        return false;
    skip_blanks(w);
    if (w->depth == 1 && it.length == 2 && memcmp(it.at, "ok", 2) == 0)
        w->ok = w->at;
    return value(w);
}

static bool
object(walk *w)
{
    int first = w->keys;
    bool good = take(w, '}');

    if (!good) {
        do
            good = member(w, first);
        while (good && take(w, ','));
        good = good && take(w, '}');
    }
    w->keys = first;
    return good;
}

static bool
array(walk *w)
{
    bool good = take(w, ']');

    if (!good) {
        do
            good = value(w);
        while (good && take(w, ','));
        good = good && take(w, ']');
    }
    return good;
}

static bool
value(walk *w)
{
    bool good = false;

    skip_blanks(w);
    if (w->at == w->end || w->depth == DEPTH_MAX)
        return false;
    w->depth++;
    if (*w->at == '{' || *w->at == '[')
        good = *w->at++ == '{' ? object(w) : array(w);
    else if (*w->at == '"')
        good = string(w);
    else
        good = word(w, "true") || word(w, "false") || word(w, "null") || number(w);
    w->depth--;
    return good;
}

bool
fuzz_is_object(const char *text, size_t length, const char **ok)
{
    walk w = { .at = text, .end = text + length };
    bool good;

    skip_blanks(&w);
    good = w.at < w.end && *w.at == '{' && value(&w);
    skip_blanks(&w);
    *ok = w.ok;
    return good && w.at == w.end;
}
