/*
 * slice_internal.h - the words of a line, as actions, positions and journals
 * read them.
 *
 * A slice is a piece of somebody else's text; nothing here copies or needs a
 * terminator.  Blanks are spaces, tabs and carriage returns, the last so that
 * a file that went through a mail program on Windows still reads.  Letters
 * are compared without regard to case, ASCII only.
 */
#ifndef BT_SLICE_INTERNAL_H
#define BT_SLICE_INTERNAL_H

#include <berthier/buf.h>
#include <stdbool.h>
#include <stddef.h>

struct bt_game;

typedef struct bt_slice {
    const char *at;
    const char *end;
} bt_slice;

/** Number names 0..count-1, for errors that list what could have been meant. */
typedef const char *(*bt_name_at)(const void *names, int index);

static inline int
bt__slice_length(bt_slice slice)
{
    return (int)(slice.end - slice.at);
}

static inline bt_slice
bt__slice(const char *text, size_t length)
{
    return (bt_slice){ text, text + length };
}

/** Take the next line off the front of a text; false at its end. */
bool bt__slice_line(bt_slice *text, bt_slice *line);

/** Take the next word off the front of a line; false when only blanks are left. */
bool bt__slice_word(bt_slice *line, bt_slice *word);

/** A line without its blanks at both ends. */
bt_slice bt__slice_trim(bt_slice line);

/** Nothing but blanks, or a remark that starts with #. */
bool bt__slice_is_idle(bt_slice line);

bool bt__slice_is(bt_slice word, const char *name);

/** Read a decimal number that fits; false for anything else, a sign included. */
bool bt__slice_number(bt_slice word, unsigned long max, unsigned long *out);

/** Read exactly sixteen hexadecimal digits. */
bool bt__slice_hex64(bt_slice word, unsigned long long *out);

/** Index of the name equal to word, or -1. */
int bt__name_find(bt_slice word, const void *names, int count, bt_name_at name_at);

/**
 * Add "a, b or c": the few names that start most like word, or the first ones
 * when none does.
 */
void bt__name_suggest(bt_slice word, const void *names, int count, bt_name_at name_at, bt_buf *out);

/** How much of an unknown word an error message repeats. */
static inline int
bt__slice_shown(bt_slice word)
{
    int length = bt__slice_length(word);
    return length < 24 ? length : 24;
}

/** Is this text free for use as one word of the notation? */
bool bt__name_is_word(const char *name);

#endif
