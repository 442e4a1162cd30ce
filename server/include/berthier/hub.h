/*
 * hub.h - all games of one server and everybody connected to them.
 *
 * The hub speaks the protocol (docs/protocol.md, "Over a socket"): a line in,
 * answers and updates out.  It knows seats, links, the store and the bots; it
 * knows no sockets.  Lines are carried out as they come, but nothing a peer
 * could read leaves before bt_hub_flush has committed what they did: one
 * transaction for all lines since the last flush.  If the commit fails, the
 * games concerned return to what the store holds and the lines are answered
 * with the error "storage".
 *
 * A hub is used by one thread; bots think on another one of its own and call
 * options.wake when a move is ready.
 */
#ifndef BT_HUB_H
#define BT_HUB_H

#include <berthier/buf.h>
#include <berthier/limits.h>
#include <berthier/log.h>
#include <berthier/store.h>
#include <stdbool.h>
#include <stddef.h>

#define BT_HUB_LINE_MAX ((size_t)1024 * 1024) /* longest request: an uploaded journal */

typedef struct bt_hub bt_hub;
typedef struct bt_peer bt_peer;     /* one connection, as the hub knows it */
typedef struct bt_source bt_source; /* from where it comes (source.h) */

typedef struct bt_hub_options {
    /**
     * Send a message (one JSON object, no newline) to the peer that was
     * connected with `peer_user`.  Called inside bt_hub_flush only.
     *
     * When the peer's queue is full an update (must: false) is dropped and
     * false returned; the peer gets the whole view once there is room
     * (bt_hub_drained).  An answer (must: true) is never dropped: a queue
     * that cannot take even that is a reason to close the connection.
     */
    bool (*send)(void *peer_user, const char *message, size_t length, bool must);
    void (*wake)(void *user); /* from the bots' thread: call bt_hub_flush soon */
    /** Milliseconds of a clock that never goes back; NULL is the system's. */
    int64_t (*clock)(void *user);
    void *user;
    const bt_log *log; /* borrowed; NULL says nothing */
    bt_limits limits;
    struct bt_shelves *shelves; /* games loaded (shelf.h), borrowed; NULL: the hub's own */
} bt_hub_options;

/** What /health tells. */
typedef struct bt_hub_stats {
    int64_t games; /* in the store */
    int games_open, games_loaded, peers;
    int64_t longest_thought; /* microseconds of the processor that a bot's decision took */
    bt_counters counted;
} bt_hub_stats;

/** Make a hub over a store, which it borrows. */
int bt_hub_new(bt_hub **out, bt_store *store, const bt_hub_options *options, bt_error *err);
void bt_hub_free(bt_hub *hub);

/** Where connections come from; the code that opens and closes connections adds to it. */
struct bt_sources *bt_hub_sources(bt_hub *hub);

/** What is counted; the code that opens and closes connections adds to it, too. */
bt_counters *bt_hub_counters(bt_hub *hub);

/** A connection was opened from a source, or with NULL from one that no limits hold for; NULL when
 * memory is out. */
bt_peer *bt_hub_connect(bt_hub *hub, void *peer_user, bt_source *source);
/** It was closed; nothing is sent to it from here on. */
void bt_hub_disconnect(bt_hub *hub, bt_peer *peer);

/** Carry out one request; the answer goes out with the next flush. */
void bt_hub_line(bt_hub *hub, bt_peer *peer, const char *line, size_t length);

/** The peer's queue has room again after send said false. */
void bt_hub_drained(bt_hub *hub, bt_peer *peer);

/** Take finished bot moves, commit, send.  Cheap when there is nothing to do. */
void bt_hub_flush(bt_hub *hub);

/** Milliseconds until there is something to flush that nobody tells of; -1 for nothing. */
int64_t bt_hub_due(const bt_hub *hub);

/** Close games nobody has looked at for a while; call every few seconds. */
void bt_hub_tick(bt_hub *hub);

void bt_hub_stats_get(bt_hub *hub, bt_hub_stats *out);

/**
 * The printed parts of a scenario as JSON (request `book`), for HTTP; BT_ENOTFOUND, BT_ESYNTAX.
 *
 * @param data  the hash of data that a game was begun with; 0 for those of today
 */
int bt_hub_book(bt_hub *hub, const char *game, const char *scenario, const char *options,
                uint64_t data, const char *language, bt_buf *out, bt_error *err);

#endif
