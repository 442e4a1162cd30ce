/*
 * json_patch.h - what has changed between two JSON objects.
 *
 * A merge patch (RFC 7396): members that changed, null for members that are
 * gone; arrays are replaced whole.  Both texts must come from the writer in
 * json.h, which gives equal values equal bytes; nulls must not occur in them,
 * since a merge patch cannot express one.
 */
#ifndef BT_JSON_PATCH_H
#define BT_JSON_PATCH_H

#include <berthier/buf.h>

/**
 * Append the patch that makes `to` out of `from`; "{}" when they are equal.
 *
 * Members in the same order are compared in one pass; texts of the same shape
 * cost little more than a memcmp.
 */
void bt_json_patch(const char *from, const char *to, bt_buf *out);

/** A value, or a key with its quotes, where it stands in a text. */
typedef struct bt_json_span {
    const char *at;
    size_t length;
} bt_json_span;

/** One member of an object. */
typedef struct bt_json_member {
    bt_json_span key, value;
} bt_json_member;

/** Read the member at *at, which begins behind the brace, and step over it; false at the end. */
bool bt_json_next(const char **at, bt_json_member *out);

/** Find a member of an object by its key with quotes. */
bool bt_json_find(const char *object, bt_json_span key, bt_json_member *out);

/** Append a key and its colon, and a comma if others stand before it in the object that `out` ends in. */
void bt_json_add_key(bt_buf *out, bt_json_span key);

/** Append an object: the members of one, then those of another that it lacks. */
void bt_json_fill(const char *object, const char *others, bt_buf *out);

#endif
