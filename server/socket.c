/*
 * socket.c - WebSockets: frames to lines for the hub, and messages to frames.
 *
 * Nobody can make the others wait.  A connection that has used up its time in
 * a round of the event loop, or has not read what it was sent, is not read
 * from until the next round, or until it has read: what it sends meanwhile
 * stays in the system's buffers.  The same goes for all connections of one
 * source together (turns.h).
 *
 * Nor can anybody fill the memory: messages that are not whole and answers that
 * are not read are counted for all, and when there are too many bytes of them
 * it is a connection of the source with most of them that ends.
 */
#include "serve_internal.h"

#include <stdlib.h>

/* Microseconds of work for one connection and round. */
#define SHARE 2000

/* Microseconds at least until the next of those who are busy has its turn. */
#define TURN 1000

/* Messages written at once, while the system takes them. */
#define LETTERS_AT_ONCE 16

/* Bytes of several letters made one message. */
#define JOINED_MAX 16384

/* Microseconds of the system's and of libwebsockets' work: to open a WebSocket, and to receive a
 * piece of a message and send what is answered. */
#define HANDSHAKE 200
#define PIECE     20

#define CLOSE_TRY_AGAIN_LATER 1013
#define MEBIBYTE              ((size_t)1024 * 1024)

static int64_t
seconds_now(void)
{
    return (int64_t)(lws_now_usecs() / LWS_US_PER_SEC);
}

/* What is counted */

static void
count_partial(bt__socket *socket)
{
    size_t bytes = socket->incoming.data ? socket->incoming.capacity : 0;
    socket->server->partial += bytes - socket->partial;
    socket->source->partial += bytes - socket->partial;
    socket->partial = bytes;
}

static void
drop_incoming(bt__socket *socket)
{
    bt_buf_release(&socket->incoming);
    count_partial(socket);
}

static void
count_unread(bt__socket *socket)
{
    size_t bytes = socket->outbox.waiting + socket->handed;
    socket->server->unread += bytes - socket->unread;
    socket->source->unread += bytes - socket->unread;
    socket->unread = bytes;
}

/* The socket with most such bytes of the source with most. */
static bt__socket *
find_largest(bt__server *server, bool of_partial)
{
    const bt_source *source = bt__sources_find_largest(bt_hub_sources(server->hub), of_partial);
    bt__socket *largest = NULL;
    size_t most = 0;
    for (bt__socket *it = source ? source->first_socket : NULL; it; it = it->next_of_source) {
        size_t bytes = of_partial ? it->partial : it->unread;
        if (bytes > most) {
            most = bytes;
            largest = it;
        }
    }
    return largest;
}

/* An answer of the socket's own, to a line the hub never saw. */
static void
refuse(bt__socket *socket, const char *code, const char *text)
{
    char message[256];
    int length = snprintf(message, sizeof message,
                          "{\"ok\":false,\"error\":{\"code\":\"%s\",\"text\":\"%s\"}}", code, text);
    bt__socket_send(socket, message, (size_t)length, false);
}

/* Tell the log that a connection is ended, and whose it is if that is asked. */
static void
log_end(const bt__socket *socket, const char *why)
{
    const bt_serve_options *options = socket->server->options;
    char address[64] = "";

    if (options->log_addresses)
        (void)lws_get_peer_simple(socket->wsi, address, sizeof address);
    BT_LOG(&options->log, BT_LOG_INFO, "hung-up", bt_log_text("why", why),
           bt_log_text("address", address));
}

/* It takes nothing, so it cannot be told why. */
static void
kill_unread(bt__socket *socket)
{
    bt__outbox_clear(&socket->outbox);
    socket->handed = 0;
    count_unread(socket);
    bt__socket_end(socket, CLOSE_TRY_AGAIN_LATER);
    lws_set_timeout(socket->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
}

static void
make_place(bt__server *server, bool of_partial)
{
    bt_counters *counted = bt_hub_counters(server->hub);
    int64_t limit = of_partial ? server->limits.partial : server->limits.unread;
    size_t most = (size_t)limit * MEBIBYTE;
    while (limit && (of_partial ? server->partial : server->unread) > most) {
        bt__socket *socket = find_largest(server, of_partial);
        if (!of_partial) {
            counted->unread_crowded++;
            log_end(socket, "unread");
            kill_unread(socket);
            continue;
        }
        counted->partial_crowded++;
        log_end(socket, "crowded");
        refuse(socket, "crowded", "too many messages are not finished; connect again later");
        bt__socket_end(socket, CLOSE_TRY_AGAIN_LATER);
    }
}

/* All connections of a source are not read from. */
static void
rest_source(bt__server *server, bt_source *source)
{
    bt_hub_counters(server->hub)->rests++;
    bt__turns_rest(&server->turns, source);
    for (bt__socket *it = source->first_socket; it; it = it->next_of_source)
        lws_rx_flow_control(it->wsi, 0);
}

static void
spend(bt__socket *socket, int64_t microseconds)
{
    bt__server *server = socket->server;
    if (socket->round != server->round)
        socket->spent = 0;
    socket->round = server->round;
    socket->spent += microseconds;
    if (bt__turns_spend(&server->turns, socket->source, lws_now_usecs(), microseconds))
        rest_source(server, socket->source);
}

static void
join_source(bt__socket *socket)
{
    bt_source *source = socket->source;
    source->sockets++;
    source->holders++;
    socket->next_of_source = source->first_socket;
    if (socket->next_of_source)
        socket->next_of_source->link_of_source = &socket->next_of_source;
    socket->link_of_source = &source->first_socket;
    source->first_socket = socket;
    spend(socket, HANDSHAKE);
    if (source->is_resting)
        lws_rx_flow_control(socket->wsi, 0);
}

static void
leave_source(bt__socket *socket)
{
    *socket->link_of_source = socket->next_of_source;
    if (socket->next_of_source)
        socket->next_of_source->link_of_source = socket->link_of_source;
    socket->source->sockets--;
    bt__source_drop(socket->source);
}

int
bt__socket_open(bt__server *server, struct lws *wsi, bt__connection *connection)
{
    bt__socket *socket = calloc(1, sizeof *socket);
    if (!socket)
        return -1;
    socket->server = server;
    socket->wsi = wsi;
    socket->source = bt__guest_source(wsi);
    socket->peer = socket->source ? bt_hub_connect(server->hub, socket, socket->source) : NULL;
    if (!socket->peer) {
        free(socket);
        return -1;
    }
    join_source(socket);
    socket->next = server->sockets;
    if (socket->next)
        socket->next->link = &socket->next;
    socket->link = &server->sockets;
    server->sockets = socket;
    server->socket_count++;
    connection->socket = socket;
    return 0;
}

static void
forget_rest(bt__socket *socket)
{
    bt__socket **at = &socket->server->resting;
    while (*at && *at != socket)
        at = &(*at)->next_resting;
    if (*at)
        *at = socket->next_resting;
    socket->resting = false;
}

void
bt__socket_closed(bt__socket *socket)
{
    bt_hub_disconnect(socket->server->hub, socket->peer);
    forget_rest(socket);
    *socket->link = socket->next;
    if (socket->next)
        socket->next->link = socket->link;
    socket->server->socket_count--;
    bt__outbox_clear(&socket->outbox);
    socket->handed = 0;
    count_unread(socket);
    drop_incoming(socket);
    leave_source(socket);
    free(socket);
}

/* Reading */

static void
rest(bt__socket *socket)
{
    if (socket->resting)
        return;
    lws_rx_flow_control(socket->wsi, 0);
    socket->resting = true;
    socket->next_resting = socket->server->resting;
    socket->server->resting = socket;
}

static void
wake_sockets(bt__server *server)
{
    bt__socket **at = &server->resting;
    while (*at) {
        bt__socket *socket = *at;
        if (socket->outbox.waiting > BT_OUTBOX_MAX / 2) {
            at = &socket->next_resting;
            continue;
        }
        *at = socket->next_resting;
        socket->resting = false;
        if (!socket->source->is_resting)
            lws_rx_flow_control(socket->wsi, 1);
    }
}

static void
turn(lws_sorted_usec_list_t *clock)
{
    (void)clock; /* the round that ends now wakes whose turn it is */
}

void
bt__sockets_wake(bt__server *server, int64_t flush)
{
    int64_t now = lws_now_usecs();
    bool busy_woken = false;
    bt_source *source;
    bt__turns_end_round(&server->turns, now, flush);
    wake_sockets(server);
    while ((source = bt__turns_wake(&server->turns, now, &busy_woken))) {
        for (bt__socket *it = source->first_socket; it; it = it->next_of_source)
            if (!it->resting)
                lws_rx_flow_control(it->wsi, 1);
    }
    int64_t wait = bt__turns_wait(&server->turns, now);
    if (wait >= 0)
        lws_sul_schedule(server->lws, 0, &server->turn_clock, turn, wait > TURN ? wait : TURN);
}

void
bt__socket_end(bt__socket *socket, uint16_t code)
{
    if (socket->close_code)
        return;
    socket->close_code = code;
    drop_incoming(socket);
    lws_callback_on_writable(socket->wsi);
}

static void
take_line(bt__socket *socket, const char *line, size_t length)
{
    int64_t begun = bt__turns_clock();
    if (bt__pace_take(&socket->pace, lws_now_usecs())) {
        bt_hub_line(socket->server->hub, socket->peer, line, length);
        spend(socket, bt__turns_clock() - begun);
        if (socket->spent > SHARE || socket->outbox.waiting > BT_OUTBOX_MAX / 2)
            rest(socket);
        return;
    }
    bt_hub_counters(socket->server->hub)->flood_refused++;
    spend(socket, bt__turns_clock() - begun);
    refuse(socket, "flood", "too many requests; this one was not carried out");
    if (bt__pace_is_abuse(&socket->pace))
        log_end(socket, "flood");
    if (bt__pace_is_abuse(&socket->pace))
        bt__socket_end(socket, LWS_CLOSE_STATUS_POLICY_VIOLATION);
}

static void
refuse_long(bt__socket *socket)
{
    refuse(socket, "too-long", "the line is longer than 1 MiB");
    bt__socket_end(socket, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
}

int
bt__socket_receive(bt__socket *socket, const char *bytes, size_t length)
{
    bool whole = lws_is_final_fragment(socket->wsi);
    bt_buf *incoming = &socket->incoming;
    if (socket->close_code)
        return 0;
    spend(socket, PIECE);
    if (lws_frame_is_binary(socket->wsi)) {
        bt__socket_end(socket, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE);
        return 0;
    }
    if (incoming->length + length > BT_HUB_LINE_MAX) {
        refuse_long(socket);
        return 0;
    }
    if (whole && incoming->length == 0) {
        take_line(socket, bytes, length);
        return 0;
    }
    if (incoming->length == 0)
        socket->incoming_since = seconds_now();
    bt_buf_add_bytes(incoming, bytes, length);
    if (incoming->failed)
        return -1;
    count_partial(socket);
    if (whole) {
        take_line(socket, incoming->data, incoming->length);
        drop_incoming(socket);
    } else {
        make_place(socket->server, true);
    }
    return 0;
}

/* Writing */

bool
bt__socket_send(void *user, const char *message, size_t length, bool must)
{
    bt__socket *socket = user;
    if (socket->close_code)
        return true; /* it is leaving */
    size_t limit = must ? BT_OUTBOX_MUST : BT_OUTBOX_MAX;
    if (!bt__outbox_add(&socket->outbox, message, length, LWS_PRE, limit)) {
        if (must)
            bt__socket_end(socket, LWS_CLOSE_STATUS_POLICY_VIOLATION);
        socket->was_full = true;
        return false;
    }
    if (socket->reading_since == 0)
        socket->reading_since = seconds_now();
    count_unread(socket);
    make_place(socket->server, false);
    lws_callback_on_writable(socket->wsi);
    return true;
}

/* An answer and the update after it travel as one message, a line each.  That the system took the
 * last one whole says that it takes more: it need not be asked. */
static int
write_letters(bt__socket *socket)
{
    for (int i = 0; i < LETTERS_AT_ONCE && socket->outbox.first; i++) {
        if (lws_partial_buffered(socket->wsi))
            break;
        bt__outbox_join(&socket->outbox, LWS_PRE, JOINED_MAX);
        bt__letter *letter = socket->outbox.first;
        if (lws_write(socket->wsi, letter->text, letter->length, LWS_WRITE_TEXT) < 0)
            return -1;
        socket->handed = letter->length;
        bt__outbox_drop(&socket->outbox);
        socket->reading_since = seconds_now();
    }
    return 0;
}

int
bt__socket_write(bt__socket *socket)
{
    if (write_letters(socket))
        return -1;
    if (!lws_partial_buffered(socket->wsi))
        socket->handed = 0;
    count_unread(socket);
    if (socket->outbox.first || lws_partial_buffered(socket->wsi)) {
        lws_callback_on_writable(socket->wsi);
        return 0;
    }
    socket->reading_since = 0;
    if (socket->close_code) {
        lws_close_reason(socket->wsi, socket->close_code, NULL, 0);
        return -1;
    }
    if (socket->was_full) {
        socket->was_full = false;
        bt_hub_drained(socket->server->hub, socket->peer);
    }
    return 0;
}

static void
check_socket(bt__socket *socket, int64_t now)
{
    bt__server *server = socket->server;
    bt_counters *counted = bt_hub_counters(server->hub);
    int64_t patience = server->limits.partial_seconds;
    if (socket->reading_since && now - socket->reading_since > BT_STALLED_SECONDS) {
        counted->unread_late++;
        log_end(socket, "stalled");
        lws_set_timeout(socket->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    }
    if (socket->partial && patience && now - socket->incoming_since > patience) {
        counted->partial_late++;
        log_end(socket, "unfinished");
        refuse(socket, "unfinished", "the message took too long to arrive");
        bt__socket_end(socket, LWS_CLOSE_STATUS_POLICY_VIOLATION);
    }
}

void
bt__sockets_check(bt__server *server)
{
    int64_t now = seconds_now();
    for (bt__socket *socket = server->sockets; socket; socket = socket->next)
        check_socket(socket, now);
}
