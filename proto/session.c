/*
 * session.c - from a line to a checked request, and from a failure to an
 * answer.
 *
 * Requests are checked against messages.def before a handler sees them, so
 * handlers find every key present that must be and of its type.
 */
#include <berthier/session.h>

#include "session_internal.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef enum key_type { TEXT, COUNT, SEED, ACTION, FLAG, ACTIONS } key_type;

static const char *const type_texts[] = {
    [TEXT] = "a string",
    [COUNT] = "a whole number of 0 or more",
    [SEED] = "a whole number of 0 or more, or its digits in a string",
    [ACTION] = "an action in a string",
    [FLAG] = "true or false",
    [ACTIONS] = "an array of actions in strings",
};

enum {
#define REQUEST(code, name, text) REQUEST_##code,
#define KEY(request, key, type, must, text)
#include "messages.def"
#undef REQUEST
#undef KEY
    REQUEST_COUNT
};

typedef struct request_def {
    const char *name;
    bt_handler handler;
} request_def;

static const request_def requests[REQUEST_COUNT] = {
#define REQUEST(code, name, text) { (name), bt__do_##code },
#define KEY(request, key, type, must, text)
#include "messages.def"
#undef REQUEST
#undef KEY
};

typedef struct key_def {
    int request;
    const char *name;
    key_type type;
    bool must;
} key_def;

#define YES true
#define NO  false
static const key_def keys[] = {
#define REQUEST(code, name, text)
#define KEY(request, key, type, must, text) { REQUEST_##request, (key), (type), (must) },
#include "messages.def"
#undef REQUEST
#undef KEY
};
#undef YES
#undef NO

static const char *const error_names[] = {
#define ERROR(code, name, when) (name),
#include "errors.def"
#undef ERROR
};

int
bt_session_new(bt_session **out, const bt_session_options *options, bt_error *err)
{
    *out = calloc(1, sizeof **out);
    if (!*out)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    if (options)
        (*out)->options = *options;
    return BT_OK;
}

void
bt_session_free(bt_session *session)
{
    if (!session)
        return;
    for (int i = 0; i < session->slot_count; i++) {
        bt_match_free(session->slots[i].match);
        bt_game_free(session->slots[i].game);
    }
    free(session);
}

static bool
is_text_array(const json_t *value)
{
    size_t count = json_array_size(value);
    for (size_t i = 0; i < count; i++) {
        if (!json_is_string(json_array_get(value, i)))
            return false;
    }
    return json_is_array(value);
}

static bool
is_of_type(const json_t *value, key_type type)
{
    bool is_count = json_is_integer(value) && json_integer_value(value) >= 0;
    switch (type) {
    case TEXT:
    case ACTION:
        return json_is_string(value);
    case COUNT:
        return is_count;
    case SEED:
        return is_count || json_is_string(value);
    case FLAG:
        return json_is_boolean(value);
    case ACTIONS:
        return is_text_array(value);
    }
    return false;
}

static const key_def *
find_key(int request, const char *name)
{
    for (size_t i = 0; i < BT_COUNT(keys); i++) {
        if (keys[i].request == request && strcmp(keys[i].name, name) == 0)
            return &keys[i];
    }
    return NULL;
}

static int
check_given(bt_call *call, int request)
{
    void *at = json_object_iter((json_t *)(uintptr_t)call->request);
    for (; at; at = json_object_iter_next((json_t *)(uintptr_t)call->request, at)) {
        const char *name = json_object_iter_key(at);
        if (strcmp(name, "request") == 0 || strcmp(name, "id") == 0)
            continue;
        const key_def *key = find_key(request, name);
        if (!key)
            return bt__call_fail(call, BT_PROTO_UNKNOWN_KEY, "%s takes no key \"%.32s\"",
                                 requests[request].name, name);
        if (!is_of_type(json_object_iter_value(at), key->type))
            return bt__call_fail(call, BT_PROTO_WRONG_TYPE, "\"%s\" must be %s", name,
                                 type_texts[key->type]);
    }
    return 0;
}

static int
check_needed(bt_call *call, int request)
{
    for (size_t i = 0; i < BT_COUNT(keys); i++) {
        if (keys[i].request == request && keys[i].must &&
            !json_object_get(call->request, keys[i].name))
            return bt__call_fail(call, BT_PROTO_MISSING_KEY, "%s needs the key \"%s\"",
                                 requests[request].name, keys[i].name);
    }
    return 0;
}

static int
find_request(bt_call *call, int *out)
{
    const char *name = bt__call_text(call, "request");
    if (!name)
        return bt__call_fail(call, BT_PROTO_UNKNOWN_REQUEST,
                             "the key \"request\" must name a request");
    for (int i = 0; i < REQUEST_COUNT; i++) {
        if (strcmp(requests[i].name, name) == 0) {
            *out = i;
            return 0;
        }
    }
    return bt__call_fail(call, BT_PROTO_UNKNOWN_REQUEST, "there is no request \"%.32s\"", name);
}

static int
check_id(bt_call *call)
{
    const json_t *id = json_object_get(call->request, "id");
    if (!id || json_is_string(id) || json_is_integer(id))
        return 0;
    return bt__call_fail(call, BT_PROTO_WRONG_TYPE, "\"id\" must be a string or a whole number");
}

/* Check the request and let its handler answer. */
static int
handle(bt_call *call, int *request)
{
    if (check_id(call) || find_request(call, request) || check_given(call, *request) ||
        check_needed(call, *request))
        return -1;
    return requests[*request].handler(call);
}

static void
open_answer(bt_call *call, bt_buf *out, bool ok)
{
    const json_t *id = json_object_get(call->request, "id");
    bt_json_init(&call->json, out);
    bt_json_object(&call->json, NULL);
    if (json_is_string(id))
        bt_json_text(&call->json, "id", json_string_value(id));
    else if (json_is_integer(id))
        bt_json_number(&call->json, "id", json_integer_value(id));
    bt_json_bool(&call->json, "ok", ok);
}

static void
write_failure(bt_call *call, bt_buf *out)
{
    bt_json *json = &call->json;
    open_answer(call, out, false);
    bt_json_object(json, "error");
    bt_json_text(json, "code", error_names[call->code]);
    bt_json_text(json, "text", call->reason ? call->reason->text : call->err.text);
    if (call->reason) {
        bt_json_text(json, "rule", call->reason->rule);
        bt_json_text(json, "reason", call->reason->code);
    }
    if (call->facts[0])
        bt_json_text(json, "facts", call->facts);
    if (call->err.line && !call->reason)
        bt_json_number(json, "line", call->err.line);
    bt_json_object_end(json);
    bt_json_object_end(json);
}

/* Parse a line; anything but an object is a failure. */
static json_t *
parse(bt_call *call, const char *line, size_t length)
{
    json_error_t where;
    if (length > BT_SESSION_LINE_MAX) {
        bt__call_fail(call, BT_PROTO_TOO_LONG, "the line has more than %zu bytes",
                      BT_SESSION_LINE_MAX);
        return NULL;
    }
    json_t *request = json_loadb(line, length, JSON_REJECT_DUPLICATES, &where);
    if (!request) {
        bt__call_fail(call, BT_PROTO_JSON, "column %d: %.120s", where.column, where.text);
    } else if (!json_is_object(request)) {
        json_decref(request);
        request = NULL;
        bt__call_fail(call, BT_PROTO_JSON, "a request is a JSON object");
    }
    return request;
}

int
bt_session_line(bt_session *session, const char *line, size_t length, bt_buf *out)
{
    bt_call call = { .session = session };
    size_t mark = out->length;
    int request = -1;
    json_t *parsed = parse(&call, line, length);
    call.request = parsed;
    if (parsed)
        open_answer(&call, out, true);
    if (parsed && handle(&call, &request) == 0) {
        bt_json_object_end(&call.json);
    } else {
        if (!out->failed)
            bt_buf_truncate(out, mark);
        write_failure(&call, out);
    }
    bt_buf_add_char(out, '\n');
    json_decref(parsed);
    if (out->failed)
        return BT_ENOMEM;
    return request == REQUEST_QUIT && call.code == 0 && !call.err.status ? 1 : 0;
}
