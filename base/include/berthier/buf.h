/*
 * buf.h - text that grows.
 *
 * A buffer either owns heap memory or fills storage of a fixed size.  One that
 * is all zero, `bt_buf buf = { 0 }`, is empty and grows on the heap.  Failure
 * is sticky: after the first failed addition nothing more is added, `failed`
 * stays true, and `data` is still a terminated string of what fitted.  So a
 * writer checks once at the end, not at every call.
 */
#ifndef BT_BUF_H
#define BT_BUF_H

#include <berthier/def.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct bt_buf {
    char *data;      /* always terminated once anything was added */
    size_t length;   /* without the terminator */
    size_t capacity; /* bytes at data */
    bool fixed;      /* data belongs to the caller and must not grow */
    bool failed;
} bt_buf;

/** An empty buffer over size bytes of the caller's storage; size >= 1. */
void bt_buf_init_fixed(bt_buf *buf, char *storage, size_t size);

/** Free what a growing buffer owns; it is empty and usable again. */
void bt_buf_release(bt_buf *buf);

/** Forget the text and the failure, keep the memory. */
void bt_buf_clear(bt_buf *buf);

/** The text so far, "" when empty; valid until the next change. */
const char *bt_buf_text(const bt_buf *buf);

void bt_buf_add(bt_buf *buf, const char *text);
void bt_buf_add_bytes(bt_buf *buf, const char *bytes, size_t length);
void bt_buf_add_char(bt_buf *buf, char c);
void bt_buf_addf(bt_buf *buf, const char *format, ...) BT_PRINTF(2, 3);

/** A number that is counted in so many parts, a divisor of 100, as a decimal: 29 in 4 parts is 7.25. */
void bt_buf_add_parts(bt_buf *buf, int value, int parts);

/** Drop everything after the first length bytes. */
void bt_buf_truncate(bt_buf *buf, size_t length);

#endif
