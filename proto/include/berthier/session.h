/*
 * session.h - the JSON Lines protocol: one request in, one answer out.
 *
 * A session holds matches and answers requests about them, one JSON object a
 * line; docs/protocol.md is the promise and messages.def the list.  It trusts
 * its caller as a referee trusts himself: position and journal tell the whole
 * truth.  What goes to players must be `view` answers only.
 *
 * Whatever the line holds, the answer is one line of JSON and the session
 * goes on.  Equal seeds and equal lines give equal answers.  A session is
 * used by one thread at a time; it reads and writes nothing but
 * what chance draws from the system when no seed is given.
 */
#ifndef BT_SESSION_H
#define BT_SESSION_H

#include <berthier/buf.h>
#include <berthier/doc.h>
#include <stdbool.h>
#include <stdint.h>

#define BT_SESSION_LINE_MAX    ((size_t)1024 * 1024) /* longest request, in bytes */
#define BT_SESSION_MATCHES_MAX 256                   /* open at a time */

typedef struct bt_session bt_session;

typedef struct bt_session_options {
    bool is_seeded;             /* else the system rolls the dice of matches that name no seed: */
    uint64_t seed;              /* of matches whose `new` or `load` names none */
    const bt_pack *pack;        /* used for its game instead of the data compiled in; may be NULL */
    struct bt_shelves *shelves; /* games loaded (shelf.h), borrowed; NULL: the session's own */
} bt_session_options;

/** Begin a session; options NULL means no seed and the data compiled in. */
int bt_session_new(bt_session **out, const bt_session_options *options, bt_error *err);

void bt_session_free(bt_session *session);

/**
 * Answer one line.
 *
 * @param line  without its newline; needs no terminator
 * @param out   the answer and a newline are appended
 * @return 1 after `quit`, BT_ENOMEM when the answer did not fit into memory,
 *         else 0, whatever the line was
 */
int bt_session_line(bt_session *session, const char *line, size_t length, bt_buf *out);

#endif
