/*
 * call.h - a request on its way from a line to an answer.
 *
 * The list of requests, their keys and the errors is messages.def and
 * errors.def.  Who takes requests is a desk: the engine on standard input
 * (session.h) trusts its writer; the server's desk (hub.h) knows who
 * sits where.  A desk has a table of handlers, one a request it takes; most
 * are the bt_do_... below, shared by both.  Requests are checked against
 * messages.def before a handler sees them, so handlers find every key present
 * that must be and of its type.
 */
#ifndef BT_CALL_H
#define BT_CALL_H

#include <berthier/json.h>
#include <berthier/match.h>
#include <jansson.h>

typedef enum bt_proto_error {
#define ERROR(code, name, when) BT_PROTO_##code,
#include <berthier/errors.def>
#undef ERROR
    BT_PROTO_ERROR_COUNT
} bt_proto_error;

typedef enum bt_request {
#define REQUEST(code, name, where, text) BT_REQUEST_##code,
#define KEY(request, key, type, must, text)
#include <berthier/messages.def>
#undef REQUEST
#undef KEY
    BT_REQUEST_COUNT
} bt_request;

/** A match as one asker knows it. */
typedef struct bt_slot {
    int number; /* as told to the asker; never used twice */
    const bt_game *game;
    bt_match *match;
    bt_rng rng;   /* of bots asked with `go` */
    bool bound;   /* the asker is `side` and nobody else */
    bt_seat side; /* BT_SIDE_NONE when bound: an onlooker */
} bt_slot;

/** What the dice of a match begin from, where they can be foreseen at all. */
typedef struct bt_seed {
    bool is_given; /* false: they are drawn from the system */
    uint64_t value;
} bt_seed;

/** Longer is only a line with a text, a journal say; to read one of a megabyte takes 20 ms. */
#define BT_LINE_SHORT ((size_t)64 * 1024)

typedef struct bt_desk bt_desk;
typedef struct bt_call bt_call;

/** Answers one kind of request: 0, or -1 with the failure noted in the call. */
typedef int (*bt_handler)(bt_call *call);

/** Where requests come in.  The owner embeds it as its first member. */
struct bt_desk {
    const bt_handler *handlers; /* BT_REQUEST_COUNT of them; NULL: not taken here */
    /** The match with this number, or with -1 the one opened last. */
    int (*slot)(bt_call *call, int64_t number, bt_slot **out);
    /** A game for reading, kept loaded by the owner until it is given back. */
    int (*borrow)(bt_call *call, const char *id, const char *scenario, const char *options,
                  const bt_game **out);
    void (*give_back)(bt_desk *desk, const bt_game *game);
    /** May this be asked now?  0, or -1 with the failure noted; NULL: anything may. */
    int (*admit)(bt_call *call, bt_request request);
    /** May a line be read that is longer than BT_LINE_SHORT?  Likewise. */
    int (*admit_long)(bt_call *call);
    const bt_pack *pack; /* used for its game instead of the data compiled in; may be NULL */
    bt_seed seed;        /* of matches whose request names none */
    bt_events events;    /* of the request in hand */
    bt_actions actions;
};

struct bt_call {
    bt_desk *desk;
    const json_t *request;
    bt_json json; /* inside the answer's object */

    /* Why it failed. */
    bt_proto_error code;
    bt_error err;
    const bt_reason *reason; /* or NULL */
    const char *said;        /* the reason, in the asker's language */
    char facts[256];         /* behind the reason */
    bt_buf words;            /* written in the action read last (text.h) */
};

/**
 * Answer one line of at most max bytes; the answer is appended without a newline.
 *
 * @param request  set to what was asked, BT_REQUEST_COUNT when that is not known
 * @return whether the answer is an "ok":true
 */
bool bt_desk_line(bt_desk *desk, const char *line, size_t length, size_t max, bt_buf *out,
                  bt_request *request);

/* Handlers that serve any desk. */
#define REQUEST(code, name, where, text) REQUEST_##where(code)
#define REQUEST_SHARED(code)             int bt_do_##code(bt_call *call);
#define REQUEST_OWN(code)
#define REQUEST_ENGINE(code)
#define REQUEST_SOCKET(code)
#define KEY(request, key, type, must, text)
#include <berthier/messages.def>
#undef REQUEST
#undef REQUEST_SHARED
#undef REQUEST_OWN
#undef REQUEST_ENGINE
#undef REQUEST_SOCKET
#undef KEY

/** Note a failure; returns -1. */
int bt_call_fail(bt_call *call, bt_proto_error code, const char *format, ...) BT_PRINTF(3, 4);

/** Note the failure that a status and call->err tell of; returns -1. */
int bt_call_fail_status(bt_call *call, int status);

/** The name of an error code: "not-found". */
const char *bt_proto_error_name(bt_proto_error code);

/** The text under key, or NULL. */
const char *bt_call_text(const bt_call *call, const char *key);

/** The number under key, or other. */
int64_t bt_call_count(const bt_call *call, const char *key, int64_t other);

bool bt_call_flag(const bt_call *call, const char *key);

int bt_call_seed(bt_call *call, bt_seed *out);

/** What the match rolls its dice with. */
bt_rng bt_call_dice(bt_seed seed);

/** The match asked about. */
int bt_call_slot(bt_call *call, bt_slot **out);

/** The side under key; without it the asker's, or the first side that may act in state. */
int bt_call_side(bt_call *call, const bt_slot *slot, const char *key, const bt_state *state,
                 bt_side *out);

/** A side or an onlooker under key; without it `other`.  A bound asker is always himself. */
int bt_call_viewer(bt_call *call, const bt_slot *slot, const char *key, bt_side other,
                   bt_side *out);

/** Read an action in either form. */
int bt_call_action(bt_call *call, const bt_slot *slot, const char *text, bt_action *out);

/** Remember a reason and its facts as the failure; returns -1. */
int bt_call_refuse(bt_call *call, const bt_slot *slot, const bt_state *state, bt_side side,
                   bt_action action, const bt_reason *reason);

/**
 * Ask about the slot's position, or for a seat one that fits what it knows, after the actions
 * under key "actions" were tried on it.
 */
typedef int bt_asker(bt_call *call, const bt_slot *slot, const bt_state *state);
int bt_call_on_known(bt_call *call, bt_asker *ask);

/** Find the data of a game: the desk's own, else the data compiled in. */
const bt_pack *bt_call_pack(const bt_call *call, const char *game);

/** As bt_call_borrow, for a new game: options are refused that the scenario has no use for. */
int bt_call_borrow_new(bt_call *call, const char *id, const char *scenario, const char *options,
                       const bt_game **out);

/** A game for reading only; give it back.  scenario and options may be NULL. */
int bt_call_borrow(bt_call *call, const char *id, const char *scenario, const char *options,
                   const bt_game **out);
void bt_call_give_back(bt_call *call, const bt_game *game);

/** A game, to be given back, and a match, to be freed, from a journal or a position. */
int bt_call_load(bt_call *call, const char *text, bt_rng dice, const bt_game **game,
                 bt_match **match);

/** Write a text that was gathered in a buffer, which is released; -1 when memory ran out. */
int bt_write_text(bt_call *call, const char *key, bt_buf *text);

/** Write the lines of a sum as an array, `lines`. */
void bt_write_lines(bt_call *call, const bt_game *game, const bt_odds *odds);

/** Read the key "place": a hex or an area; BT_HEX_NONE where it is left out. */
int bt_call_place(bt_call *call, const bt_game *game, uint16_t *out);

/** Write "action" and "code" of an action into an open object. */
void bt_write_action(bt_call *call, const bt_slot *slot, bt_action action);

/** Write match, to_act, and how it ended. */
void bt_write_standing(bt_call *call, const bt_slot *slot);

/** Write the events that a viewer may see. */
void bt_write_events(bt_call *call, const bt_slot *slot, bt_seat viewer);

#endif
