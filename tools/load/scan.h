/* scan.h - the members of a JSON object, one after the other, without a tree. */
#ifndef LOAD_SCAN_H
#define LOAD_SCAN_H

#include <stdbool.h>
#include <stddef.h>

/** Some bytes of a text. */
typedef struct load_span {
    const char *at;
    size_t length;
} load_span;

/** Is it these characters? */
bool load_span_is(load_span span, const char *text);

/** Cut the first line off a text; false when nothing is left. */
bool load_next_line(load_span *text, load_span *line);

/**
 * Step through an object that has no blanks between its parts, as the server
 * writes them.  rest begins as the whole object; false after the last member.
 *
 * @param key  without its quotes
 */
bool load_scan(load_span *rest, load_span *key, load_span *value);

#endif
