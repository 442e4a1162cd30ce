/*
 * json_patch.c - two texts walked side by side.
 *
 * Nothing is parsed into a tree: a value is the bytes from its first character
 * to where skip_value() ends, and equal bytes are equal values.
 */
#include <assert.h>
#include <berthier/json_patch.h>
#include <string.h>

/* A value, or a key with its quotes, where it stands in a text. */
typedef struct span {
    const char *at;
    size_t length;
} span;

typedef struct member {
    span key, value;
} member;

/* What ends a stretch of text: quotes and a backslash in strings, brackets and a comma
 * outside; the end of the text everywhere. */
enum { IN_STRING = 1, OUTSIDE = 2 };
static const unsigned char ends[256] = {
    ['\0'] = IN_STRING | OUTSIDE,
    ['"'] = IN_STRING | OUTSIDE,
    ['\\'] = IN_STRING,
    ['{'] = OUTSIDE,
    ['}'] = OUTSIDE,
    ['['] = OUTSIDE,
    [']'] = OUTSIDE,
    [','] = OUTSIDE,
};

static const char *
skip_to(const char *at, unsigned char where)
{
    while (!(ends[(unsigned char)*at] & where))
        at++;
    return at;
}

static const char *
skip_string(const char *at)
{
    assert(*at == '"');
    for (at = skip_to(at + 1, IN_STRING); *at == '\\'; at = skip_to(at, IN_STRING))
        at += at[1] ? 2 : 1;
    return *at ? at + 1 : at;
}

static const char *
skip_value(const char *at)
{
    int depth = 0;

    for (;;) {
        at = skip_to(at, OUTSIDE);
        bool is_end = *at == ',' || *at == '}' || *at == ']';
        if (!*at || (depth == 0 && is_end))
            return at;
        if (*at == '"') {
            at = skip_string(at);
            continue;
        }
        depth += *at == '{' || *at == '[';
        depth -= *at == '}' || *at == ']';
        at++;
    }
}

/* Read the member at *at, which begins behind the brace, and step over it; false at the end. */
static bool
next_member(const char **at, member *out)
{
    if (**at != '"')
        return false;
    const char *end = skip_string(*at);
    out->key = (span){ *at, (size_t)(end - *at) };
    assert(*end == ':');
    const char *value = end + 1;
    end = skip_value(value);
    out->value = (span){ value, (size_t)(end - value) };
    *at = *end == ',' ? end + 1 : end;
    return true;
}

static bool
equal(span a, span b)
{
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

/* Where the member after this one begins, or the object ends. */
static const char *
behind(const member *one)
{
    const char *end = one->value.at + one->value.length;

    return *end == ',' ? end + 1 : end;
}

/* The member of a key: looked for from `hint` on, where a member begins or the object ends, and then
 * before it.  Two versions of an object have most keys in the same order, so it is soon found. */
static bool
find_member(const char *object, const char *hint, span key, member *out)
{
    const char *at = hint;

    while (next_member(&at, out)) {
        if (equal(out->key, key))
            return true;
    }
    at = object + 1;
    while (at != hint && next_member(&at, out)) {
        if (equal(out->key, key))
            return true;
    }
    return false;
}

/* A key and its colon, and a comma if others stand before it in the object. */
static void
add_key(bt_buf *out, span key)
{
    if (out->length && out->data[out->length - 1] != '{')
        bt_buf_add_char(out, ',');
    bt_buf_add_bytes(out, key.at, key.length);
    bt_buf_add_char(out, ':');
}

static bool patch_members(const char *from, const char *to, bt_buf *out);

/* A member that both have: nothing, its own patch, or its new value. */
static void
patch_value(const member *was, const member *is, bt_buf *out)
{
    if (equal(was->value, is->value))
        return;
    size_t mark = out->length;
    add_key(out, is->key);
    if (*was->value.at != '{' || *is->value.at != '{')
        bt_buf_add_bytes(out, is->value.at, is->value.length);
    else if (!patch_members(was->value.at, is->value.at, out) && !out->failed)
        bt_buf_truncate(out, mark); /* the same members in another order */
}

static void
add_gone(const char *from, const char *to, bt_buf *out)
{
    member was, is;
    const char *at = from + 1, *in_to = to + 1;

    while (next_member(&at, &was)) {
        if (find_member(to, in_to, was.key, &is)) {
            in_to = behind(&is);
        } else {
            add_key(out, was.key);
            bt_buf_add(out, "null");
        }
    }
}

/* Step over members that are byte for byte the same and in the same order. */
static void
skip_equal(const char **from, const char **to)
{
    member was;
    const char *end = *from;

    while (next_member(&end, &was)) {
        size_t length = (size_t)(was.value.at + was.value.length - *from);
        if (strncmp(*from, *to, length) != 0 || ((*to)[length] != ',' && (*to)[length] != '}'))
            return;
        *to += length + ((*to)[length] == ',');
        *from = end;
    }
}

/* Append the patch between two objects; whether there was anything. */
static bool
patch_members(const char *from, const char *to, bt_buf *out)
{
    member was, is;
    const char *in_from = from + 1, *in_to = to + 1;
    bool passed_over = false; /* members of `from`, which may be gone */

    assert(*from == '{' && *to == '{');
    bt_buf_add_char(out, '{');
    size_t mark = out->length;
    for (;;) {
        skip_equal(&in_from, &in_to);
        if (!next_member(&in_to, &is))
            break;
        if (find_member(from, in_from, is.key, &was)) {
            passed_over |= was.key.at != in_from;
            in_from = behind(&was);
            patch_value(&was, &is, out);
        } else {
            add_key(out, is.key);
            bt_buf_add_bytes(out, is.value.at, is.value.length);
        }
    }
    if (passed_over || *in_from == '"')
        add_gone(from, to, out);
    bool any = out->length > mark;
    bt_buf_add_char(out, '}');
    return any;
}

void
bt_json_patch(const char *from, const char *to, bt_buf *out)
{
    if (strcmp(from, to) == 0)
        bt_buf_add(out, "{}");
    else
        patch_members(from, to, out);
}
