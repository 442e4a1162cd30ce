/*
 * call.c - what handlers need: values of keys, the match meant, failures.
 */
#include <berthier/call.h>

#include <assert.h>
#include <berthier/host.h>
#include <berthier/say.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

int
bt_call_fail(bt_call *call, bt_proto_error code, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(call->err.text, sizeof call->err.text, format, args);
    va_end(args);
    call->code = code;
    call->err.status = BT_ESYNTAX;
    return -1;
}

int
bt_call_fail_status(bt_call *call, int status)
{
    static const struct {
        int status;
        bt_proto_error code;
    } codes[] = {
        { BT_ENOMEM, BT_PROTO_MEMORY },       { BT_EIO, BT_PROTO_INNER },
        { BT_ESYNTAX, BT_PROTO_SYNTAX },      { BT_EDATA, BT_PROTO_DATA },
        { BT_ENOTFOUND, BT_PROTO_NOT_FOUND }, { BT_EILLEGAL, BT_PROTO_ILLEGAL },
        { BT_EHASH, BT_PROTO_HASH },          { BT_ELIMIT, BT_PROTO_LIMIT },
        { BT_ESEAT, BT_PROTO_SEAT },
    };
    call->code = BT_PROTO_INNER;
    call->err.status = status;
    for (size_t i = 0; i < BT_COUNT(codes); i++) {
        if (codes[i].status == status)
            call->code = codes[i].code;
    }
    if (!call->err.text[0])
        (void)bt_fail(&call->err, status, "%s", bt_status_text(status));
    return -1;
}

const char *
bt_call_text(const bt_call *call, const char *key)
{
    return json_string_value(json_object_get(call->request, key));
}

int64_t
bt_call_count(const bt_call *call, const char *key, int64_t other)
{
    const json_t *value = json_object_get(call->request, key);
    return value ? json_integer_value(value) : other;
}

bool
bt_call_flag(const bt_call *call, const char *key)
{
    return json_is_true(json_object_get(call->request, key));
}

/* Decimal digits and nothing else, up to 2^64-1. */
static bool
read_decimal(const char *text, uint64_t *out)
{
    uint64_t value = 0;
    for (const char *c = text; *c; c++) {
        if (*c < '0' || *c > '9' || __builtin_mul_overflow(value, 10, &value) ||
            __builtin_add_overflow(value, (uint64_t)(*c - '0'), &value))
            return false;
    }
    *out = value;
    return *text != '\0';
}

int
bt_call_seed(bt_call *call, bt_seed *out)
{
    const char *text = bt_call_text(call, "seed");
    int64_t number = bt_call_count(call, "seed", -1);
    *out = call->desk->seed;
    if (!json_object_get(call->request, "seed"))
        return 0;
    *out = (bt_seed){ .is_given = true, .value = (uint64_t)number };
    if (text && !read_decimal(text, &out->value))
        return bt_call_fail(call, BT_PROTO_WRONG_TYPE,
                            "\"seed\" must be decimal digits of a number below 2^64");
    return 0;
}

bt_rng
bt_call_dice(bt_seed seed)
{
    return seed.is_given ? bt_rng_seeded(seed.value) : bt_host_rng();
}

int
bt_call_slot(bt_call *call, bt_slot **out)
{
    return call->desk->slot(call, bt_call_count(call, "match", -1), out);
}

int
bt_call_viewer(bt_call *call, const bt_slot *slot, const char *key, bt_side other, bt_side *out)
{
    const bt_rules *rules = slot->game->rules;
    const char *name = bt_call_text(call, key);
    if (slot->bound)
        other = slot->side;
    *out = name ? bt_seat_find(slot->game, name, (int)strlen(name)) : other;
    bool is_onlooker = name && *out == BT_SIDE_NONE && strcmp(name, "nobody") == 0;
    if (name && !is_onlooker && *out >= bt_seat_count(slot->game))
        return bt_call_fail(call, BT_PROTO_NOT_FOUND, "side \"%.32s\" does not play %s", name,
                            rules->id);
    if (slot->bound && *out != slot->side)
        return bt_call_fail(call, BT_PROTO_SEAT, "this link is not of side %.32s", name);
    return 0;
}

static uint16_t
find_area(const bt_game *game, const char *name)
{
    bt_area area = bt_area_find(game->network, name, (int)strlen(name));
    return area == BT_AREA_NONE ? BT_HEX_NONE : area;
}

int
bt_call_place(bt_call *call, const bt_game *game, uint16_t *out)
{
    const char *name = bt_call_text(call, "place");
    *out = BT_HEX_NONE;
    if (name && game->atlas)
        *out = bt_hex_find(game->atlas, name);
    if (name && game->network)
        *out = find_area(game, name);
    if (name && *out == BT_HEX_NONE)
        return bt_call_fail(call, BT_PROTO_NOT_FOUND, "there is no place \"%.32s\"", name);
    return 0;
}

int
bt_call_side(bt_call *call, const bt_slot *slot, const char *key, const bt_state *state,
             bt_side *out)
{
    bt_sides acting = slot->game->rules->to_act(slot->game, state);
    if (bt_call_viewer(call, slot, key, bt_sides_first(acting), out))
        return -1;
    if (*out == BT_SIDE_NONE)
        return bt_call_fail(call, BT_PROTO_SEAT,
                            slot->bound ? "onlookers decide nothing" : "nobody may act");
    return 0;
}

int
bt_call_action(bt_call *call, const bt_slot *slot, const char *text, bt_action *out)
{
    bt_buf_clear(&call->words);
    if (read_decimal(text, out))
        return 0;
    int status = bt_action_read(slot->game, text, out, &call->words, &call->err);
    return status ? bt_call_fail_status(call, status) : 0;
}

int
bt_call_refuse(bt_call *call, const bt_slot *slot, const bt_state *state, bt_side side,
               bt_action action, const bt_reason *reason)
{
    const bt_rules *rules = slot->game->rules;
    bt_buf facts;
    bt_buf_init_fixed(&facts, call->facts, sizeof call->facts);
    if (rules->explain)
        rules->explain(slot->game, state, side, action, reason, &facts);
    bt_say_trim(call->facts);
    call->reason = reason;
    call->said = bt_tr(slot->game, reason->text);
    bool is_seat = call->err.status == BT_ESEAT;
    return bt_call_fail(call, is_seat ? BT_PROTO_SEAT : BT_PROTO_ILLEGAL, "%s", reason->text);
}

int
bt_write_text(bt_call *call, const char *key, bt_buf *text)
{
    bool failed = text->failed;
    if (!failed)
        bt_json_text(&call->json, key, bt_buf_text(text));
    bt_buf_release(text);
    return failed ? bt_call_fail_status(call, BT_ENOMEM) : 0;
}

void
bt_write_action(bt_call *call, const bt_slot *slot, bt_action action)
{
    char storage[128], code[24];
    bt_buf text;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_action_format(slot->game, action, &text);
    snprintf(code, sizeof code, "%llu", (unsigned long long)action);
    bt_json_text(&call->json, "action", bt_buf_text(&text));
    bt_json_text(&call->json, "code", code);
}

void
bt_write_standing(bt_call *call, const bt_slot *slot)
{
    const bt_rules *rules = slot->game->rules;
    const bt_state *state = bt_match_state(slot->match);
    bt_sides acting = rules->to_act(slot->game, state);
    bt_outcome outcome;
    rules->outcome(slot->game, state, &outcome);
    bt_json_number(&call->json, "match", slot->number);
    bt_json_array(&call->json, "to_act");
    for (bt_side side = 0; side < BT_SIDES_MAX; side++) {
        if (acting & bt_side_bit(side))
            bt_json_text(&call->json, NULL, bt_seat_id(slot->game, side));
    }
    bt_json_array_end(&call->json);
    bt_json_bool(&call->json, "over", outcome.over);
    if (outcome.over) {
        bt_json_text(&call->json, "winner", bt_side_name(rules, outcome.winner));
        bt_json_number(&call->json, "margin", outcome.margin);
        bt_json_text(&call->json, "result", outcome.text);
    }
}

void
bt_write_events(bt_call *call, const bt_slot *slot, bt_seat viewer)
{
    const bt_events *events = &call->desk->events;
    bt_json_array(&call->json, "events");
    for (int i = 0; i < events->count; i++) {
        if (bt_event_is_seen(&events->at[i], viewer))
            bt_event_write(slot->game, &events->at[i], &call->json);
    }
    bt_json_array_end(&call->json);
}
