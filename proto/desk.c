/*
 * desk.c - from a line to a checked request, and from a failure to an answer.
 */
#include <assert.h>
#include <berthier/call.h>
#include <string.h>

#define VALUES_MAX  10000 /* in a line; no request needs a thousand, and each costs a little */
#define ACTIONS_MAX 100   /* tried first, in several positions perhaps */

typedef enum key_type { TEXT, COUNT, SEED, ACTION, FLAG, ACTIONS, TEXTS, SEATS } key_type;

static const char *const type_texts[] = {
    [TEXT] = "a string",
    [COUNT] = "a whole number of 0 or more",
    [SEED] = "a whole number of 0 or more, or its digits in a string",
    [ACTION] = "an action in a string",
    [FLAG] = "true or false",
    [ACTIONS] = "an array of actions in strings",
    [TEXTS] = "an array of strings",
    [SEATS] = "an object of strings",
};

static const char *const request_names[] = {
#define REQUEST(code, name, where, text) (name),
#define KEY(request, key, type, must, text)
#include <berthier/messages.def>
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
#define REQUEST(code, name, where, text)
#define KEY(request, key, type, must, text) { BT_REQUEST_##request, (key), (type), (must) },
#include <berthier/messages.def>
#undef REQUEST
#undef KEY
};
#undef YES
#undef NO

static const char *const error_names[] = {
#define ERROR(code, name, when) (name),
#include <berthier/errors.def>
#undef ERROR
};

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
is_text_object(const json_t *value)
{
    json_t *object = (json_t *)(uintptr_t)value;
    void *at = json_object_iter(object);
    for (; at; at = json_object_iter_next(object, at)) {
        if (!json_is_string(json_object_iter_value(at)))
            return false;
    }
    return json_is_object(value);
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
    case TEXTS:
        return is_text_array(value);
    case SEATS:
        return is_text_object(value);
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
            return bt_call_fail(call, BT_PROTO_UNKNOWN_KEY, "%s takes no key \"%.32s\"",
                                request_names[request], name);
        if (!is_of_type(json_object_iter_value(at), key->type))
            return bt_call_fail(call, BT_PROTO_WRONG_TYPE, "\"%s\" must be %s", name,
                                type_texts[key->type]);
        if (key->type == ACTIONS && json_array_size(json_object_iter_value(at)) > ACTIONS_MAX)
            return bt_call_fail(call, BT_PROTO_LIMIT, "\"%s\" has more than %d actions", name,
                                ACTIONS_MAX);
    }
    return 0;
}

static int
check_needed(bt_call *call, int request)
{
    for (size_t i = 0; i < BT_COUNT(keys); i++) {
        if (keys[i].request == request && keys[i].must &&
            !json_object_get(call->request, keys[i].name))
            return bt_call_fail(call, BT_PROTO_MISSING_KEY, "%s needs the key \"%s\"",
                                request_names[request], keys[i].name);
    }
    return 0;
}

static int
find_request(bt_call *call, bt_request *out)
{
    const char *name = bt_call_text(call, "request");
    if (!name)
        return bt_call_fail(call, BT_PROTO_UNKNOWN_REQUEST,
                            "the key \"request\" must name a request");
    for (int i = 0; i < BT_REQUEST_COUNT; i++) {
        if (call->desk->handlers[i] && strcmp(request_names[i], name) == 0) {
            *out = (bt_request)i;
            return 0;
        }
    }
    return bt_call_fail(call, BT_PROTO_UNKNOWN_REQUEST, "there is no request \"%.32s\"", name);
}

static int
check_id(bt_call *call)
{
    const json_t *id = json_object_get(call->request, "id");
    if (!id || json_is_string(id) || json_is_integer(id))
        return 0;
    return bt_call_fail(call, BT_PROTO_WRONG_TYPE, "\"id\" must be a string or a whole number");
}

/* C ends a text there: what comes after would be lost without a word. */
static bool
holds_nul(const json_t *value)
{
    const char *key;
    json_t *member;
    size_t i;
    if (json_is_string(value))
        return strlen(json_string_value(value)) != json_string_length(value);
    json_array_foreach(value, i, member) if (holds_nul(member)) return true;
    json_object_foreach((json_t *)(uintptr_t)value, key, member) if (holds_nul(member)) return true;
    return false;
}

static int
check_texts(bt_call *call)
{
    if (!holds_nul(call->request))
        return 0;
    return bt_call_fail(call, BT_PROTO_JSON, "no text may hold \\u0000");
}

static int
check_length(bt_call *call, bt_request request, size_t length)
{
    if (length <= BT_LINE_SHORT || find_key((int)request, "text"))
        return 0;
    return bt_call_fail(call, BT_PROTO_TOO_LONG, "a line of %s has at most %zu bytes",
                        request_names[request], BT_LINE_SHORT);
}

/* Check the request and let its handler answer. */
static int
handle(bt_call *call, size_t length, bt_request *request)
{
    if (check_texts(call) || check_id(call) || find_request(call, request) ||
        check_length(call, *request, length) || check_given(call, (int)*request) || check_needed(call, (int)*request))
        return -1;
    if (call->desk->admit && call->desk->admit(call, *request))
        return -1;
    return call->desk->handlers[*request](call);
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
    bt_json_text(json, "text", call->reason ? call->said : call->err.text);
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

/* Has a line more commas than that outside its strings, one behind each value of a list but the last?
 * Half a million numbers fit into one, and take tens of milliseconds to parse. */
static bool
has_many_values(const char *line, size_t length, int most)
{
    bool quoted = false;
    for (size_t i = 0; i < length && most >= 0; i++) {
        if (line[i] == '"')
            quoted = !quoted;
        else if (quoted && line[i] == '\\')
            i++;
        else
            most -= !quoted && line[i] == ',';
    }
    return most < 0;
}

/* Parse a line; anything but an object is a failure. */
static json_t *
parse(bt_call *call, const char *line, size_t length, size_t max)
{
    json_error_t where;
    if (length > max) {
        bt_call_fail(call, BT_PROTO_TOO_LONG, "the line has more than %zu bytes", max);
        return NULL;
    }
    if (length > VALUES_MAX && has_many_values(line, length, VALUES_MAX)) {
        bt_call_fail(call, BT_PROTO_LIMIT, "the line has more than %d values", VALUES_MAX);
        return NULL;
    }
    if (length > BT_LINE_SHORT && call->desk->admit_long && call->desk->admit_long(call))
        return NULL;
    json_t *request = json_loadb(line, length, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, &where);
    if (!request) {
        bt_call_fail(call, BT_PROTO_JSON, "column %d: %.120s", where.column, where.text);
    } else if (!json_is_object(request)) {
        json_decref(request);
        request = NULL;
        bt_call_fail(call, BT_PROTO_JSON, "a request is a JSON object");
    }
    return request;
}

bool
bt_desk_line(bt_desk *desk, const char *line, size_t length, size_t max, bt_buf *out,
             bt_request *request)
{
    bt_call call = { .desk = desk };
    size_t mark = out->length;
    *request = BT_REQUEST_COUNT;
    json_t *parsed = parse(&call, line, length, max);
    call.request = parsed;
    if (parsed)
        open_answer(&call, out, true);
    bool is_ok = parsed && handle(&call, length, request) == 0;
    if (is_ok) {
        bt_json_object_end(&call.json);
    } else {
        if (!out->failed)
            bt_buf_truncate(out, mark);
        write_failure(&call, out);
    }
    json_decref(parsed);
    bt_buf_release(&call.words);
    return is_ok;
}

const char *
bt_proto_error_name(bt_proto_error code)
{
    assert(code < BT_PROTO_ERROR_COUNT);
    return error_names[code];
}
