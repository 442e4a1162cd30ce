/*
 * json.h - writes JSON into a buffer.
 *
 * Commas and quoting are the writer's business; nesting is the caller's and
 * is asserted.  Text must be UTF-8; control characters, quotes, backslashes
 * and malformed bytes are escaped (the last as U+FFFD).  Output is one line.
 */
#ifndef BT_JSON_H
#define BT_JSON_H

#include <berthier/buf.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct bt_json {
    bt_buf *out;
    bool comma; /* the next value needs a comma before it */
    int depth;
} bt_json;

void bt_json_init(bt_json *json, bt_buf *out);

/* key is NULL inside an array and for the outermost value. */
void bt_json_object(bt_json *json, const char *key);
void bt_json_object_end(bt_json *json);
void bt_json_array(bt_json *json, const char *key);
void bt_json_array_end(bt_json *json);
void bt_json_text(bt_json *json, const char *key, const char *value);
void bt_json_some_text(bt_json *json, const char *key, const char *value); /* if any */
void bt_json_number(bt_json *json, const char *key, int64_t value);
void bt_json_parts(bt_json *json, const char *key, int value, int parts); /* bt_buf_add_parts */
void bt_json_hex64(bt_json *json, const char *key, uint64_t value);       /* "%016x" */
void bt_json_bool(bt_json *json, const char *key, bool value);
void bt_json_null(bt_json *json, const char *key);

/** Write the members of `object`, which is the text of a JSON object, into the open one. */
void bt_json_members(bt_json *json, const char *object);

#endif
