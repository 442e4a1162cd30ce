/*
 * session_internal.h - a request on its way through the handlers.
 */
#ifndef BT_SESSION_INTERNAL_H
#define BT_SESSION_INTERNAL_H

#include <berthier/bot.h>
#include <berthier/json.h>
#include <berthier/match.h>
#include <berthier/session.h>
#include <jansson.h>

typedef enum bt_proto_error {
#define ERROR(code, name, when) BT_PROTO_##code,
#include "errors.def"
#undef ERROR
} bt_proto_error;

/** One open match. */
typedef struct bt_slot {
    int number; /* as told to the client; never used twice in a session */
    bt_game *game;
    bt_match *match;
    bt_rng rng; /* of the bots */
} bt_slot;

struct bt_session {
    bt_session_options options;
    int slot_count, last_number;
    bt_slot slots[BT_SESSION_MATCHES_MAX]; /* ascending by number */
    bt_events events;                      /* of the request in hand */
    bt_actions actions;
};

/** A request being answered: what was asked, what is being written. */
typedef struct bt_call {
    bt_session *session;
    const json_t *request;
    bt_json json; /* inside the answer's object */

    /* Why it failed. */
    bt_proto_error code;
    bt_error err;
    const bt_reason *reason; /* or NULL */
    char facts[256];         /* behind the reason */
} bt_call;

/** Answers one kind of request: 0, or -1 with the failure noted in the call. */
typedef int (*bt_handler)(bt_call *call);

#define REQUEST(code, name, text) int bt__do_##code(bt_call *call);
#define KEY(request, key, type, must, text)
#include "messages.def"
#undef REQUEST
#undef KEY

/** Note a failure; returns -1. */
int bt__call_fail(bt_call *call, bt_proto_error code, const char *format, ...) BT_PRINTF(3, 4);

/** Note the failure that a status and call->err tell of; returns -1. */
int bt__call_fail_status(bt_call *call, int status);

/** The text under key, or NULL. */
const char *bt__call_text(const bt_call *call, const char *key);

/** The number under key, or other. */
int64_t bt__call_count(const bt_call *call, const char *key, int64_t other);

bool bt__call_flag(const bt_call *call, const char *key);

int bt__call_seed(bt_call *call, uint64_t *out);

/** The match asked about. */
int bt__call_slot(bt_call *call, bt_slot **out);

/** The side under key; without it the first side that may act in state. */
int bt__call_side(bt_call *call, const bt_slot *slot, const char *key, const bt_state *state,
                  bt_side *out);

/** A side or an onlooker under key; without it `other`. */
int bt__call_viewer(bt_call *call, const bt_slot *slot, const char *key, bt_side other,
                    bt_side *out);

/** Read an action in either form. */
int bt__call_action(bt_call *call, const bt_slot *slot, const char *text, bt_action *out);

/** Remember a reason and its facts as the failure; returns -1. */
int bt__call_refuse(bt_call *call, const bt_slot *slot, const bt_state *state, bt_side side,
                    bt_action action, const bt_reason *reason);

/** Write a text that was gathered in a buffer, which is released; -1 when memory ran out. */
int bt__write_text(bt_call *call, const char *key, bt_buf *text);

/** Write "action" and "code" of an action into an open object. */
void bt__write_action(bt_call *call, const bt_slot *slot, bt_action action);

/** Write match, to_act, and how it ended. */
void bt__write_standing(bt_call *call, const bt_slot *slot);

/** Write the events that a viewer may see. */
void bt__write_events(bt_call *call, const bt_slot *slot, bt_side viewer);

#endif
