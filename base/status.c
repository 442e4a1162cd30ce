/*
 * status.c - what statuses mean, filling in a bt_error, and giving up.
 */
#include <berthier/status.h>

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void
bt_give_up(const char *file, int line, const char *what)
{
    (void)fprintf(stderr, "%s:%d: a limit was passed: %s\n", file, line, what);
    abort();
}

const char *
bt_status_text(int status)
{
    switch (status) {
#define STATUS(code, value, meaning)                                                               \
    case code:                                                                                     \
        return meaning;
#include <berthier/status.def>
#undef STATUS
    default:
        return "unknown status";
    }
}

/* Cutting a long name or sentence in the middle of a UTF-8 letter would make
 * the whole message unreadable to a JSON client, so drop the broken letter. */
static void
drop_broken_tail(char *text)
{
    size_t end = strlen(text);
    size_t lead = end;
    while (lead > 0 && ((unsigned char)text[lead - 1] & 0xc0) == 0x80)
        lead--;
    if (lead == 0)
        return;
    unsigned char first = (unsigned char)text[lead - 1];
    size_t wanted = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    if (end - (lead - 1) < wanted)
        text[lead - 1] = '\0';
}

BT_PRINTF(6, 0)
static void
record(bt_error *err, int status, const char *file, int line, int column, const char *format,
       va_list args)
{
    bt_error fresh = { .status = status, .line = line, .column = column };
    (void)snprintf(fresh.file, sizeof fresh.file, "%s", file ? file : "");
    (void)vsnprintf(fresh.text, sizeof fresh.text, format, args);
    drop_broken_tail(fresh.file);
    drop_broken_tail(fresh.text);
    *err = fresh; /* at the end: the arguments may point into *err */
}

int
bt_fail(bt_error *err, int status, const char *format, ...)
{
    if (err) {
        va_list args;
        va_start(args, format);
        record(err, status, NULL, 0, 0, format, args);
        va_end(args);
    }
    return status;
}

int
bt_fail_at(bt_error *err, int status, const char *file, int line, int column, const char *format,
           ...)
{
    if (err) {
        va_list args;
        va_start(args, format);
        record(err, status, file, line, column, format, args);
        va_end(args);
    }
    return status;
}

void
bt_error_format(const bt_error *err, char *out, unsigned long size)
{
    char place[sizeof err->file + 32] = "";
    size_t used = 0;

    if (size == 0)
        return;
    if (err->file[0])
        used += (size_t)snprintf(place, sizeof place, "%s:", err->file);
    if (err->line > 0)
        used += (size_t)snprintf(place + used, sizeof place - used, "%d:", err->line);
    if (err->line > 0 && err->column > 0)
        used += (size_t)snprintf(place + used, sizeof place - used, "%d:", err->column);
    (void)snprintf(out, size, "%s%s%s", place, used ? " " : "", err->text);
    drop_broken_tail(out);
}
