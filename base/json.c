/*
 * json.c - JSON, one value after another, commas where they belong.
 */
#include <berthier/json.h>
#include <berthier/utf8.h>

#include <assert.h>
#include <inttypes.h>
#include <stddef.h>
#include <string.h>

void
bt_json_init(bt_json *json, bt_buf *out)
{
    *json = (bt_json){ .out = out };
}

static void
escape_ascii(bt_buf *out, unsigned char c)
{
    switch (c) {
    case '"':
        bt_buf_add(out, "\\\"");
        break;
    case '\\':
        bt_buf_add(out, "\\\\");
        break;
    case '\n':
        bt_buf_add(out, "\\n");
        break;
    case '\t':
        bt_buf_add(out, "\\t");
        break;
    case '\r':
        bt_buf_add(out, "\\r");
        break;
    default:
        bt_buf_addf(out, "\\u%04x", (unsigned)c);
        break;
    }
}

static bool
is_plain(unsigned char c)
{
    return c >= 0x20 && c != '"' && c != '\\' && c != 0x7f;
}

/* How many characters from here on stand for themselves. */
static size_t
plain_length(const unsigned char *p)
{
    size_t length = 0;

    while (p[length] < 0x80 && is_plain(p[length]))
        length++;
    return length;
}

static void
quote(bt_buf *out, const char *value)
{
    const unsigned char *p = (const unsigned char *)value;

    bt_buf_add_char(out, '"');
    for (;;) {
        size_t length = plain_length(p);
        bt_buf_add_bytes(out, (const char *)p, length);
        p += length;
        if (!*p)
            break;
        length = (size_t)bt_utf8_length(p);
        if (length == 0)
            bt_buf_add(out, "\\ufffd");
        else if (length > 1)
            bt_buf_add_bytes(out, (const char *)p, length);
        else
            escape_ascii(out, *p);
        p += length ? length : 1;
    }
    bt_buf_add_char(out, '"');
}

/* What stands before every value: the comma and the key. */
static void
lead(bt_json *json, const char *key)
{
    assert(json->depth > 0 || (!json->comma && !key));
    if (json->comma)
        bt_buf_add_char(json->out, ',');
    if (key) {
        quote(json->out, key);
        bt_buf_add_char(json->out, ':');
    }
    json->comma = true;
}

static void
open(bt_json *json, const char *key, char bracket)
{
    lead(json, key);
    bt_buf_add_char(json->out, bracket);
    json->comma = false;
    json->depth++;
}

static void
close(bt_json *json, char bracket)
{
    assert(json->depth > 0);
    bt_buf_add_char(json->out, bracket);
    json->comma = true;
    json->depth--;
}

void
bt_json_object(bt_json *json, const char *key)
{
    open(json, key, '{');
}

void
bt_json_object_end(bt_json *json)
{
    close(json, '}');
}

void
bt_json_array(bt_json *json, const char *key)
{
    open(json, key, '[');
}

void
bt_json_array_end(bt_json *json)
{
    close(json, ']');
}

void
bt_json_text(bt_json *json, const char *key, const char *value)
{
    lead(json, key);
    quote(json->out, value);
}

void
bt_json_some_text(bt_json *json, const char *key, const char *value)
{
    if (value && *value)
        bt_json_text(json, key, value);
}

void
bt_json_parts(bt_json *json, const char *key, int value, int parts)
{
    lead(json, key);
    bt_buf_add_parts(json->out, value, parts);
}

void
bt_json_number(bt_json *json, const char *key, int64_t value)
{
    char digits[24], *end = digits + sizeof digits, *at = end;
    uint64_t left = value < 0 ? -(uint64_t)value : (uint64_t)value;
    lead(json, key);
    do {
        *--at = (char)('0' + left % 10);
        left /= 10;
    } while (left);
    if (value < 0)
        *--at = '-';
    bt_buf_add_bytes(json->out, at, (size_t)(end - at));
}

void
bt_json_hex64(bt_json *json, const char *key, uint64_t value)
{
    lead(json, key);
    bt_buf_addf(json->out, "\"%016" PRIx64 "\"", value);
}

void
bt_json_bool(bt_json *json, const char *key, bool value)
{
    lead(json, key);
    bt_buf_add(json->out, value ? "true" : "false");
}

void
bt_json_null(bt_json *json, const char *key)
{
    lead(json, key);
    bt_buf_add(json->out, "null");
}

void
bt_json_members(bt_json *json, const char *object)
{
    size_t length = strlen(object);
    assert(length >= 2 && object[0] == '{' && object[length - 1] == '}');
    if (length == 2)
        return;
    if (json->comma)
        bt_buf_add_char(json->out, ',');
    bt_buf_add_bytes(json->out, object + 1, length - 2);
    json->comma = true;
}
