/*
 * buf.c - text that grows, or stops growing and says so.
 */
#include <berthier/buf.h>

#include <assert.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_CAPACITY 256

void
bt_buf_init_fixed(bt_buf *buf, char *storage, size_t size)
{
    assert(size >= 1);
    *buf = (bt_buf){ .data = storage, .capacity = size, .fixed = true };
    storage[0] = '\0';
}

void
bt_buf_release(bt_buf *buf)
{
    if (!buf->fixed)
        free(buf->data);
    *buf = (bt_buf){ 0 };
}

void
bt_buf_clear(bt_buf *buf)
{
    buf->length = 0;
    buf->failed = false;
    if (buf->data)
        buf->data[0] = '\0';
}

const char *
bt_buf_text(const bt_buf *buf)
{
    return buf->data ? buf->data : "";
}

/* Make room for more bytes and the terminator; doubling keeps additions cheap. */
static bool
reserve(bt_buf *buf, size_t more)
{
    size_t capacity = buf->capacity ? buf->capacity : FIRST_CAPACITY;
    char *grown;

    if (buf->failed)
        return false;
    if (buf->capacity > buf->length && buf->capacity - buf->length > more)
        return true;
    if (buf->fixed || more >= SIZE_MAX / 2 - buf->length)
        return false;
    while (capacity <= buf->length + more)
        capacity *= 2;
    grown = realloc(buf->data, capacity);
    if (!grown)
        return false;
    grown[buf->length] = '\0';
    buf->data = grown;
    buf->capacity = capacity;
    return true;
}

/* What fits of an addition that does not: a reader of a cut line sees most of it. */
static size_t
room_left(const bt_buf *buf)
{
    return buf->data && !buf->failed && buf->capacity > buf->length
               ? buf->capacity - buf->length - 1
               : 0;
}

void
bt_buf_add_bytes(bt_buf *buf, const char *bytes, size_t length)
{
    bool fits = reserve(buf, length);
    size_t room = room_left(buf);
    size_t taken = length < room ? length : room;

    assert(!fits || taken == length);
    if (taken) {
        char *end = buf->data + buf->length;
        memmove(end, bytes, taken);
        end[taken] = '\0';
        buf->length += taken;
    }
    if (!fits)
        buf->failed = true;
}

void
bt_buf_add(bt_buf *buf, const char *text)
{
    bt_buf_add_bytes(buf, text, strlen(text));
}

void
bt_buf_add_char(bt_buf *buf, char c)
{
    if (buf->failed || buf->capacity <= buf->length + 1) {
        bt_buf_add_bytes(buf, &c, 1);
        return;
    }
    buf->data[buf->length++] = c;
    buf->data[buf->length] = '\0';
}

BT_PRINTF(2, 0)
static void
add_formatted(bt_buf *buf, const char *format, va_list args)
{
    va_list again;
    size_t room = buf->data && !buf->failed ? buf->capacity - buf->length : 0;
    int length;

    if (buf->failed)
        return;
    va_copy(again, args);
    length = vsnprintf(room ? buf->data + buf->length : NULL, room, format, args);
    if (length < 0) {
        if (room)
            buf->data[buf->length] = '\0';
        buf->failed = true;
    } else if ((size_t)length < room) {
        buf->length += (size_t)length;
    } else if (reserve(buf, (size_t)length)) {
        (void)vsnprintf(buf->data + buf->length, (size_t)length + 1, format, again);
        buf->length += (size_t)length;
    } else {
        buf->length += room ? room - 1 : 0;
        buf->failed = true;
    }
    va_end(again);
}

void
bt_buf_addf(bt_buf *buf, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_formatted(buf, format, args);
    va_end(args);
}

void
bt_buf_add_parts(bt_buf *buf, int value, int parts)
{
    unsigned left = value < 0 ? -(unsigned)value : (unsigned)value;
    unsigned whole = left / (unsigned)parts;
    unsigned hundredths = left % (unsigned)parts * 100 / (unsigned)parts;

    bt_buf_addf(buf, "%s%u", value < 0 ? "-" : "", whole);
    if (hundredths)
        bt_buf_addf(buf, hundredths % 10 ? ".%02u" : ".%u",
                    hundredths % 10 ? hundredths : hundredths / 10);
}

void
bt_buf_truncate(bt_buf *buf, size_t length)
{
    if (length >= buf->length)
        return;
    buf->length = length;
    buf->data[length] = '\0';
}
