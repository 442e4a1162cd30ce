/*
 * socket.c - WebSockets: frames to lines for the hub, and messages to frames.
 *
 * Nobody can make the others wait.  A connection that has used up its time in
 * a round of the event loop, or has not read what it was sent, is not read
 * from until the next round, or until it has read: what it sends meanwhile
 * stays in the system's buffers.
 */
#include "serve_internal.h"

#include <stdlib.h>

/* Microseconds of work for one connection and round. */
#define SHARE 2000

/* Messages written at once, while the system takes them. */
#define LETTERS_AT_ONCE 16

/* Bytes of several letters made one message. */
#define JOINED_MAX 16384

static int64_t
seconds_now(void)
{
    return (int64_t)(lws_now_usecs() / LWS_US_PER_SEC);
}

int
bt__socket_open(bt__server *server, struct lws *wsi, bt__connection *connection)
{
    bt__socket *socket = calloc(1, sizeof *socket);
    if (!socket)
        return -1;
    socket->server = server;
    socket->wsi = wsi;
    socket->peer = bt_hub_connect(server->hub, socket);
    if (!socket->peer) {
        free(socket);
        return -1;
    }
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
    bt_buf_release(&socket->incoming);
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

void
bt__sockets_wake(bt__server *server)
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
        lws_rx_flow_control(socket->wsi, 1);
    }
}

void
bt__socket_end(bt__socket *socket, uint16_t code)
{
    if (socket->close_code)
        return;
    socket->close_code = code;
    bt_buf_release(&socket->incoming);
    lws_callback_on_writable(socket->wsi);
}

void
bt__socket_log_end(const bt__socket *socket, const char *why)
{
    const bt_serve_options *options = socket->server->options;
    char address[64] = "";

    if (options->log_addresses)
        (void)lws_get_peer_simple(socket->wsi, address, sizeof address);
    BT_LOG(&options->log, BT_LOG_INFO, "hung-up", bt_log_text("why", why),
           bt_log_text("address", address));
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

static void
spend(bt__socket *socket, int64_t microseconds)
{
    if (socket->round != socket->server->round)
        socket->spent = 0;
    socket->round = socket->server->round;
    socket->spent += microseconds;
}

static void
take_line(bt__socket *socket, const char *line, size_t length)
{
    lws_usec_t begun = lws_now_usecs();
    if (bt__pace_take(&socket->pace, begun)) {
        bt_hub_line(socket->server->hub, socket->peer, line, length);
        spend(socket, lws_now_usecs() - begun);
        if (socket->spent > SHARE || socket->outbox.waiting > BT_OUTBOX_MAX / 2)
            rest(socket);
        return;
    }
    refuse(socket, "flood", "too many requests; this one was not carried out");
    if (bt__pace_is_abuse(&socket->pace))
        bt__socket_log_end(socket, "flood");
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
    bt_buf_add_bytes(incoming, bytes, length);
    if (incoming->failed)
        return -1;
    if (whole) {
        take_line(socket, incoming->data, incoming->length);
        bt_buf_release(incoming);
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
    lws_callback_on_writable(socket->wsi);
    return true;
}

/* An answer and the update after it travel as one message, a line each. */
static int
write_letters(bt__socket *socket)
{
    for (int i = 0; i < LETTERS_AT_ONCE && socket->outbox.first; i++) {
        if (lws_send_pipe_choked(socket->wsi))
            break;
        bt__outbox_join(&socket->outbox, LWS_PRE, JOINED_MAX);
        bt__letter *letter = socket->outbox.first;
        if (lws_write(socket->wsi, letter->text, letter->length, LWS_WRITE_TEXT) < 0)
            return -1;
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

void
bt__sockets_check(bt__server *server)
{
    int64_t now = seconds_now();
    for (bt__socket *socket = server->sockets; socket; socket = socket->next)
        if (socket->reading_since && now - socket->reading_since > BT_STALLED_SECONDS) {
            bt__socket_log_end(socket, "stalled");
            lws_set_timeout(socket->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
        }
}
