/* scan.c - members of a JSON object: a value ends where brackets and quotes are closed again. */
#include "scan.h"

#include <string.h>

bool
load_span_is(load_span span, const char *text)
{
    return span.length == strlen(text) && memcmp(span.at, text, span.length) == 0;
}

bool
load_next_line(load_span *text, load_span *line)
{
    if (text->length == 0)
        return false;
    const char *end = memchr(text->at, '\n', text->length);
    line->at = text->at;
    line->length = end ? (size_t)(end - text->at) : text->length;
    size_t taken = line->length + (end != NULL);
    *text = (load_span){ text->at + taken, text->length - taken };
    return true;
}

/* Both give what follows. */

static const char *
skip_string(const char *at, const char *end)
{
    for (at++; at < end && *at != '"'; at++)
        at += *at == '\\';
    return at < end ? at + 1 : end;
}

static const char *
skip_value(const char *at, const char *end)
{
    int depth = 0;
    while (at < end && (depth > 0 || (*at != ',' && *at != '}'))) {
        if (*at == '"') {
            at = skip_string(at, end);
            continue;
        }
        depth += *at == '{' || *at == '[';
        depth -= *at == '}' || *at == ']';
        at++;
    }
    return at;
}

bool
load_scan(load_span *rest, load_span *key, load_span *value)
{
    const char *end = rest->at + rest->length;
    const char *at = rest->at + 1; /* past the brace or the comma */
    if (at >= end || *at != '"')
        return false;
    const char *after = skip_string(at, end);
    *key = (load_span){ at + 1, (size_t)(after - at) - 2 };
    value->at = after + 1;
    after = value->at < end ? skip_value(value->at, end) : end;
    value->length = (size_t)(after - value->at);
    *rest = (load_span){ after, (size_t)(end - after) };
    return true;
}
