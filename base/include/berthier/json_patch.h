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

#endif
