/*
 * serve_internal.h - one server, its sockets and its pages.
 *
 * Everything runs on the thread that called bt_serve, inside lws_service, but
 * for the hub's bots, which only call bt_hub_options.wake.
 */
#ifndef BT_SERVE_INTERNAL_H
#define BT_SERVE_INTERNAL_H

#include "asset.h"
#include "backup.h"
#include "book_cache.h"
#include "outbox.h"
#include "pace.h"
#include "turns.h"
#include <berthier/hub.h>
#include <berthier/serve.h>
#include <libwebsockets.h>
#include <pthread.h>

#define BT_SERVE_SOCKETS_MAX     2000                      /* open WebSockets */
#define BT_SERVE_CONNECTIONS_MAX 3000                      /* with those that only fetch pages */
#define BT_SERVE_FILES_MAX       4096                      /* what the process asks of the system */
#define BT_OUTBOX_MAX            ((size_t)256 * 1024)      /* waiting updates of one peer */
#define BT_OUTBOX_MUST           ((size_t)4 * 1024 * 1024) /* and answers */
#define BT_STALLED_SECONDS       30 /* a peer that reads nothing for so long is gone */

typedef struct bt__server bt__server;
typedef struct bt__socket bt__socket;

/** One open WebSocket. */
struct bt__socket {
    bt__server *server;
    struct lws *wsi;
    bt_peer *peer;
    bt_source *source;
    bt__socket *next, **link; /* of all sockets; link points at what points here */
    bt__socket *next_of_source, **link_of_source;
    bt__socket *next_resting;
    bt__outbox outbox;
    bt__pace pace;
    bt_buf incoming;        /* holds memory only while a message is incomplete */
    int64_t incoming_since; /* seconds: when that began */
    size_t partial, unread; /* bytes counted for these two */
    size_t handed;          /* bytes of the last letter, until the system has taken it all */
    int64_t reading_since;  /* seconds: when the peer last took something; 0 with nothing to take */
    int64_t spent;          /* microseconds of requests in the round `round` */
    uint32_t round;
    uint16_t close_code; /* not 0: close when the outbox is empty, read no more */
    bool resting;        /* not read from until the next round, or until it has read */
    bool was_full;       /* the hub was told so */
};

/** What is left of an HTTP answer. */
typedef struct bt__body {
    const unsigned char *at;
    size_t left;
    void *owned; /* freed at the end; NULL for what lives on */
} bt__body;

/** What libwebsockets keeps for a connection; its first bytes are ours. */
typedef struct bt__connection {
    bt__socket *socket; /* NULL for HTTP */
    bt__body body;
    bool is_last; /* close after the body */
} bt__connection;

struct bt__server {
    struct lws_context *lws;
    struct lws_vhost *host, *metrics; /* metrics: NULL for none */
    const bt_serve_options *options;
    bt_store *store;
    bt_hub *hub;
    bt__backup_watch backup;
    int64_t hosts_refused;
    bt__assets assets;
    bt__book_cache books;
    bt__socket *sockets, *resting;
    lws_sorted_usec_list_t clock, due, hurry;
    int socket_count, connection_count;
    bt_limits limits;
    int proxies; /* that say for whom they ask, one behind the other */
    bt_turns turns;
    lws_sorted_usec_list_t turn_clock; /* when somebody who rests is to be woken */
    size_t partial, unread;            /* bytes of all sockets */
    uint32_t round;                    /* of the event loop */
    int seconds;                       /* ticks of the clock so far */
    int signal_file;
    bool stopping;
    pthread_mutex_t waking; /* the bots' thread may not wake what is being taken down */
    bool deaf;
};

/* socket.c: the life of a WebSocket.  Nonzero ends the connection. */
int bt__socket_open(bt__server *server, struct lws *wsi, bt__connection *connection);
int bt__socket_receive(bt__socket *socket, const char *bytes, size_t length);
int bt__socket_write(bt__socket *socket);
void bt__socket_closed(bt__socket *socket);
/** Say goodbye with a close code once everything queued is out. */
void bt__socket_end(bt__socket *socket, uint16_t code);
/** bt_hub_options.send */
bool bt__socket_send(void *socket, const char *message, size_t length, bool must);
/** Read again from those that rest; call after each round, of which the flush took so long. */
void bt__sockets_wake(bt__server *server, int64_t flush);
/** End those that do not read, or do not finish what they say; call every second. */
void bt__sockets_check(bt__server *server);

/* guest.c: from where connections come. */
/** The source of a connection, borrowed; NULL when there was no memory for it. */
bt_source *bt__guest_source(struct lws *wsi);
/** The one that a request comes from, held by the caller now; the same but behind proxies. */
bt_source *bt__guest_hold(bt__server *server, struct lws *wsi);
void bt__guest_arrived(bt__server *server, struct lws *wsi);
void bt__guest_left(struct lws *wsi);
/** May one more connection be accepted?  It is hung up on otherwise. */
bool bt__guest_may_connect(bt__server *server, int file);
/** May its source open one more WebSocket?  If so, the connection is that source's from now on. */
bool bt__guest_may_open(bt__server *server, struct lws *wsi);

/* metrics.c */
void bt__metrics_write(const bt__server *server, bt_buf *out);

/* http.c: pages, books and health; and who may open a WebSocket. */
int bt__http_request(bt__server *server, struct lws *wsi, bt__connection *connection,
                     const char *path, size_t length);
int bt__http_write(struct lws *wsi, bt__connection *connection);
void bt__http_closed(bt__connection *connection);
/** 0: welcome; -1: refused, in words if the peer can take them, and to be hung up on. */
int bt__http_upgrade(bt__server *server, struct lws *wsi, const char *protocol);

#endif
