/*
 * status.h - how calls on outside input report failure.
 *
 * Three kinds of trouble are kept apart: an illegal action is a bt_reason
 * (normal play), bad outside input is a status with a bt_error, our own
 * mistake is an assert.  A bt_error is the caller's; nothing is kept in
 * globals or per thread.
 */
#ifndef BT_STATUS_H
#define BT_STATUS_H

#include <berthier/def.h>

enum {
#define STATUS(code, value, meaning) code = (value),
#include <berthier/status.def>
#undef STATUS
};

/** What went wrong and where.  Zero-initialise; only failures write to it. */
typedef struct bt_error {
    int status;
    int line;       /* 1-based; 0 when no line is to blame */
    int column;     /* 1-based; 0 when unknown */
    char file[160]; /* empty when the input was not a file */
    char text[256]; /* one sentence: what was found, what was expected */
} bt_error;

/** The meaning of a status code as a sentence fragment. */
const char *bt_status_text(int status);

/**
 * Record a failure and return its status, so `return bt_fail(...)` reads well.
 *
 * @param err may be NULL; then only the status is returned
 */
int bt_fail(bt_error *err, int status, const char *format, ...) BT_PRINTF(3, 4);

/** As bt_fail, naming a place in a text.  file may be NULL. */
int bt_fail_at(bt_error *err, int status, const char *file, int line, int column,
               const char *format, ...) BT_PRINTF(6, 7);

/** Write "file:line:column: text" into out, leaving out what is unknown. */
void bt_error_format(const bt_error *err, char *out, unsigned long size);

#endif
