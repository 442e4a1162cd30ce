/*
 * http.c - GET and HEAD: the client's files, books, health; who may open a socket.
 *
 * A path is looked up, never followed.
 */
#include "names.h"
#include "serve_internal.h"

#include <berthier/json.h>
#include <stdlib.h>
#include <string.h>

#ifndef BT_VERSION
#define BT_VERSION "?"
#endif

enum {
    HEAD_SIZE = 2048,
    PIECE = 16 * 1024,
    BODY_SECONDS = 30,
    PATH_SIZE = 512,
    HEADER_SIZE = 512,
    MISDIRECTED = 421
};

/* What the head of an answer says. */
typedef struct answer {
    unsigned status;
    bt__page page;
    bool is_head; /* the request was HEAD: no body goes out */
    bool is_last; /* nothing more is read from this connection */
} answer;

static bool
header_get(struct lws *wsi, enum lws_token_indexes token, char *out, size_t size)
{
    out[0] = '\0';
    return lws_hdr_total_length(wsi, token) > 0 && lws_hdr_copy(wsi, out, (int)size, token) > 0;
}

/* Is what follows a coding in Accept-Encoding a weight of nothing, such as "; q=0.0"? */
static bool
weighs_nothing(const char *at)
{
    at += strspn(at, " \t");
    if (*at != ';')
        return false;
    at += 1 + strspn(at + 1, " \t");
    return strncasecmp(at, "q=0", 3) == 0 && strspn(at + 3, ".0") == strcspn(at + 3, ", \t");
}

/* Does an Accept-Encoding name a coding, and not with q=0? */
static bool
names(const char *value, const char *coding)
{
    for (const char *at = value; *at; at += strcspn(at, ",")) {
        at += strspn(at, ", \t");
        size_t length = strcspn(at, ",; \t");
        if (length == strlen(coding) && strncmp(at, coding, length) == 0)
            return !weighs_nothing(at + length);
    }
    return false;
}

/* Of bt__takes. */
static unsigned
takes(struct lws *wsi)
{
    char value[HEADER_SIZE];
    if (!header_get(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, value, sizeof value))
        return 0;
    unsigned gzip = names(value, "gzip") ? BT__TAKES_GZIP : 0;
    return gzip | (names(value, "br") ? BT__TAKES_BROTLI : 0);
}

static bool
has_it_already(struct lws *wsi, const bt__page *page)
{
    char value[HEADER_SIZE];
    return page->etag[0] && header_get(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, value, sizeof value) &&
           (strcmp(value, "*") == 0 || strstr(value, page->etag));
}

/* The head of an answer, written as libwebsockets wants it: a cursor that moves. */
typedef struct head {
    struct lws *wsi;
    unsigned char *at, *end;
    bool failed;
} head;

static void
head_add(head *h, const char *name, const char *value)
{
    if (lws_add_http_header_by_name(h->wsi, (const unsigned char *)name,
                                    (const unsigned char *)value, (int)strlen(value), &h->at,
                                    h->end))
        h->failed = true;
}

static void
head_describe(head *h, const answer *a)
{
    const bt__page *page = &a->page;
    if (page->cache)
        head_add(h, "cache-control:", page->cache);
    if (page->etag[0])
        head_add(h, "etag:", page->etag);
    if (page->etag[0])
        head_add(h, "vary:", "accept-encoding");
    if (page->encoding && a->status != HTTP_STATUS_NOT_MODIFIED)
        head_add(h, "content-encoding:", page->encoding);
    if (a->status == HTTP_STATUS_METHOD_NOT_ALLOWED)
        head_add(h, "allow:", "GET, HEAD");
    if (a->status == 426)
        head_add(h, "upgrade:", "websocket");
    if (a->is_last)
        head_add(h, "connection:", "close");
}

/* Send the head and `length` bytes of the body in one piece. */
static int
send_head(struct lws *wsi, const answer *a, size_t length)
{
    unsigned char room[LWS_PRE + HEAD_SIZE + PIECE], *begin = room + LWS_PRE;
    head h = { .wsi = wsi, .at = begin, .end = begin + HEAD_SIZE - 1 };
    if (lws_add_http_header_status(wsi, a->status, &h.at, h.end))
        return -1;
    if (a->status != HTTP_STATUS_NOT_MODIFIED) {
        head_add(&h, "content-type:", a->page.type);
        if (lws_add_http_header_content_length(wsi, a->page.length, &h.at, h.end))
            return -1;
    }
    head_describe(&h, a);
    if (h.failed || lws_finalize_http_header(wsi, &h.at, h.end))
        return -1;
    if (length)
        memcpy(h.at, a->page.bytes, length);
    length += (size_t)(h.at - begin);
    return lws_write(wsi, begin, length, LWS_WRITE_HTTP_HEADERS) < 0 ? -1 : 0;
}

/* Send the head and what of the body goes with it, keep the rest for bt__http_write; what the page
 * owns is freed in any case. */
static int
reply(struct lws *wsi, bt__connection *connection, const answer *a)
{
    bool has_body = !a->is_head && a->status != HTTP_STATUS_NOT_MODIFIED;
    size_t length = has_body ? a->page.length : 0, first = length < PIECE ? length : PIECE;
    bt__http_closed(connection);
    bool failed = send_head(wsi, a, first);
    if (failed || first == length) {
        free(a->page.owned);
        return failed || a->is_last || lws_http_transaction_completed(wsi) ? -1 : 0;
    }
    connection->body = (bt__body){ a->page.bytes + first, length - first, a->page.owned };
    connection->is_last = a->is_last;
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, BODY_SECONDS);
    lws_callback_on_writable(wsi);
    return 0;
}

int
bt__http_write(struct lws *wsi, bt__connection *connection)
{
    unsigned char room[LWS_PRE + PIECE];
    bt__body *body = &connection->body;
    if (body->left == 0)
        return 0;
    size_t length = body->left < PIECE ? body->left : PIECE;
    bool is_end = length == body->left;
    memcpy(room + LWS_PRE, body->at, length);
    if (lws_write(wsi, room + LWS_PRE, length, is_end ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0)
        return -1;
    body->at += length;
    body->left -= length;
    if (!is_end) {
        lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, BODY_SECONDS);
        lws_callback_on_writable(wsi);
        return 0;
    }
    bt__http_closed(connection);
    return connection->is_last || lws_http_transaction_completed(wsi) ? -1 : 0;
}

void
bt__http_closed(bt__connection *connection)
{
    free(connection->body.owned);
    connection->body = (bt__body){ 0 };
}

static void
plain(answer *a, unsigned status, const char *text)
{
    a->status = status;
    a->page = (bt__page){ .type = "text/plain; charset=utf-8",
                          .cache = "no-store",
                          .bytes = (const unsigned char *)text,
                          .length = strlen(text) };
}

/* Books */

static bool
is_kept_word(const char *word)
{
    size_t length = strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-");
    return length > 0 && word[length] == '\0';
}

static bool
argument_get(struct lws *wsi, const char *name, char *out, size_t size)
{
    char fragment[HEADER_SIZE];
    size_t name_length = strlen(name);
    out[0] = '\0';
    for (int i = 0;; i++) {
        int length =
            lws_hdr_copy_fragment(wsi, fragment, sizeof fragment, WSI_TOKEN_HTTP_URI_ARGS, i);
        if (length < 0)
            return length == -1; /* there is no more; anything else: it does not fit */
        if (strncmp(fragment, name, name_length) != 0 || fragment[name_length] != '=')
            continue;
        const char *value = fragment + name_length + 1;
        return (size_t)snprintf(out, size, "%s", value) < size && !strpbrk(value, "\r\n");
    }
}

static void
book_refused(answer *a, int status)
{
    if (status == BT_ENOTFOUND)
        plain(a, HTTP_STATUS_NOT_FOUND, "there is no such game or scenario\n");
    else if (status == BT_ENOMEM)
        plain(a, HTTP_STATUS_SERVICE_UNAVAILABLE, "out of memory\n");
    else
        plain(a, HTTP_STATUS_BAD_REQUEST, "these are no options of that game\n");
}

static void
book(bt__server *server, struct lws *wsi, char *names, answer *a)
{
    char options[256], language[16], data[20];
    char *slash = strchr(names, '/');
    if (!slash) {
        plain(a, HTTP_STATUS_NOT_FOUND, "books are at /book/GAME/SCENARIO\n");
        return;
    }
    *slash = '\0';
    if (!is_kept_word(names) || !is_kept_word(slash + 1)) {
        book_refused(a, BT_ENOTFOUND);
        return;
    }
    if (!argument_get(wsi, "options", options, sizeof options) ||
        !argument_get(wsi, "language", language, sizeof language) ||
        !argument_get(wsi, "data", data, sizeof data)) {
        book_refused(a, BT_ESYNTAX);
        return;
    }
    bt__book_key key = { names, slash + 1, options, language, strtoull(data, NULL, 16) };
    bt_error err = { 0 };
    int status = bt__book_page(&server->books, server->hub, &key, takes(wsi) & BT__TAKES_GZIP,
                               &a->page, &err);
    if (status)
        book_refused(a, status);
}

/* Health */

static void
health(bt__server *server, answer *a)
{
    bt_hub_stats stats;
    bt_buf text = { 0 };
    bt_json json;
    bt_hub_stats_get(server->hub, &stats);
    bt_json_init(&json, &text);
    bt_json_object(&json, NULL);
    bt_json_bool(&json, "ok", true);
    bt_json_text(&json, "version", BT_VERSION);
    bt_json_number(&json, "games", stats.games);
    bt_json_number(&json, "open", stats.games_open);
    bt_json_number(&json, "peers", stats.peers);
    bt_json_number(&json, "actions", (int64_t)stats.counted.actions);
    bt_json_number(&json, "commits", (int64_t)stats.counted.commits);
    bt_json_object_end(&json);
    bt_buf_add_char(&text, '\n');
    if (text.failed) {
        bt_buf_release(&text);
        plain(a, HTTP_STATUS_SERVICE_UNAVAILABLE, "out of memory\n");
        return;
    }
    a->page = (bt__page){ .type = "application/json", .cache = "no-store", .length = text.length };
    a->page.bytes = a->page.owned = text.data;
}

/* Numbers */

static void
metrics(const bt__server *server, answer *a)
{
    bt_buf text = { 0 };

    bt__metrics_write(server, &text);
    if (text.failed) {
        bt_buf_release(&text);
        plain(a, HTTP_STATUS_SERVICE_UNAVAILABLE, "out of memory\n");
        return;
    }
    a->page = (bt__page){ .type = "text/plain; version=0.0.4; charset=utf-8",
                          .cache = "no-store",
                          .length = text.length };
    a->page.bytes = a->page.owned = text.data;
}

/* The port of the numbers has nothing else. */
static void
route_metrics(const bt__server *server, const char *path, answer *a)
{
    a->status = HTTP_STATUS_OK;
    if (strcmp(path, "/metrics") == 0)
        metrics(server, a);
    else
        plain(a, HTTP_STATUS_NOT_FOUND, "there is nothing here but /metrics\n");
}

/* The request is for a name that is not ours: a page elsewhere has led its name here. */
static bool
is_misled(bt__server *server, struct lws *wsi)
{
    char host[HEADER_SIZE];
    const bt_serve_options *options = server->options;

    if (lws_hdr_total_length(wsi, WSI_TOKEN_HOST) == 0)
        return false; /* no browser */
    if (header_get(wsi, WSI_TOKEN_HOST, host, sizeof host) &&
        bt__name_is_ours(host, options->names, options->name_count))
        return false;
    if (server->hosts_refused++ == 0)
        BT_LOG(&options->log, BT_LOG_WARN, "host-refused", bt_log_text("host", host));
    return true;
}

static const char misled[] =
    "This server does not answer to that name. Whoever runs it can add the "
    "name: berthier serve --host NAME\n";

static void
route(bt__server *server, struct lws *wsi, char *path, answer *a)
{
    a->status = HTTP_STATUS_OK;
    if (strcmp(path, "/health") == 0) {
        health(server, a);
    } else if (strncmp(path, "/book/", 6) == 0) {
        book(server, wsi, path + 6, a);
    } else if (strcmp(path, "/socket") == 0) {
        plain(a, 426, "this is where the client opens its WebSocket\n");
    } else {
        int status = bt__asset_find(&server->assets, path, takes(wsi), &a->page);
        if (status == BT_ENOTFOUND)
            plain(a, HTTP_STATUS_NOT_FOUND, "there is nothing here\n");
        else if (status)
            plain(a, HTTP_STATUS_SERVICE_UNAVAILABLE, "out of memory\n");
    }
    if (a->status == HTTP_STATUS_OK && has_it_already(wsi, &a->page))
        a->status = HTTP_STATUS_NOT_MODIFIED;
}

/* What is made for a page is work for its source too; one that has used up its own is sent away. */
static void
route_in_turn(bt__server *server, struct lws *wsi, char *path, answer *a)
{
    bt_source *source = bt__guest_hold(server, wsi);
    int64_t begun = bt__turns_clock();
    if (source && bt__turns_is_spent(&server->turns, source, lws_now_usecs())) {
        plain(a, 429, "your address has asked for much; wait a moment\n");
        bt_hub_counters(server->hub)->pages_refused++;
        a->is_last = true;
    } else {
        route(server, wsi, path, a);
    }
    if (source)
        (void)bt__turns_spend(&server->turns, source, lws_now_usecs(), bt__turns_clock() - begun);
    bt__source_drop(source);
}

int
bt__http_request(bt__server *server, struct lws *wsi, bt__connection *connection, const char *path,
                 size_t length)
{
    char copy[PATH_SIZE];
    answer a = { .is_head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0 };
    if (!a.is_head && lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) == 0) {
        plain(&a, HTTP_STATUS_METHOD_NOT_ALLOWED, "GET and HEAD are all there is\n");
        a.is_last = true;
    } else if (length >= sizeof copy) {
        plain(&a, HTTP_STATUS_REQ_URI_TOO_LONG, "no path is that long\n");
        a.is_last = true;
    } else {
        memcpy(copy, path, length);
        copy[length] = '\0';
        if (is_misled(server, wsi))
            plain(&a, MISDIRECTED, misled);
        else if (server->metrics && lws_get_vhost(wsi) == server->metrics)
            route_metrics(server, copy, &a);
        else
            route_in_turn(server, wsi, copy, &a);
    }
    return reply(wsi, connection, &a);
}

/* Sockets */

/* A page of another site may not open a socket here: browsers send their
 * origin, and it must be the host that was asked.  Programs send none. */
static bool
is_foreign(struct lws *wsi)
{
    char origin[HEADER_SIZE], host[HEADER_SIZE];
    if (lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) == 0)
        return false;
    if (!header_get(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin) ||
        !header_get(wsi, WSI_TOKEN_HOST, host, sizeof host))
        return true;
    const char *authority = strstr(origin, "://");
    return !authority || strcasecmp(authority + 3, host) != 0;
}

/* None, or a list with ours in it. */
static bool
speaks_ours(struct lws *wsi, const char *protocol)
{
    char list[HEADER_SIZE];
    if (lws_hdr_total_length(wsi, WSI_TOKEN_PROTOCOL) == 0)
        return true;
    if (!header_get(wsi, WSI_TOKEN_PROTOCOL, list, sizeof list))
        return false;
    char *rest = NULL;
    for (char *word = strtok_r(list, ", \t", &rest); word; word = strtok_r(NULL, ", \t", &rest))
        if (strcmp(word, protocol) == 0)
            return true;
    return false;
}

static bool
asks_for_socket(struct lws *wsi)
{
    char path[16], upgrade[16];
    return header_get(wsi, WSI_TOKEN_GET_URI, path, sizeof path) && strcmp(path, "/socket") == 0 &&
           header_get(wsi, WSI_TOKEN_UPGRADE, upgrade, sizeof upgrade) &&
           strcasecmp(upgrade, "websocket") == 0;
}

int
bt__http_upgrade(bt__server *server, struct lws *wsi, const char *protocol)
{
    answer a = { .is_last = true };
    if (is_misled(server, wsi))
        plain(&a, MISDIRECTED, misled);
    else if (server->metrics && lws_get_vhost(wsi) == server->metrics)
        plain(&a, HTTP_STATUS_NOT_FOUND, "there is nothing here but /metrics\n");
    else if (!asks_for_socket(wsi))
        plain(&a, HTTP_STATUS_BAD_REQUEST, "only /socket can be upgraded, to websocket\n");
    else if (is_foreign(wsi))
        plain(&a, HTTP_STATUS_FORBIDDEN, "that page is not from this server\n");
    else if (!speaks_ours(wsi, protocol))
        plain(&a, HTTP_STATUS_BAD_REQUEST, "the subprotocol here is berthier\n");
    else if (server->stopping || server->socket_count >= BT_SERVE_SOCKETS_MAX)
        plain(&a, HTTP_STATUS_SERVICE_UNAVAILABLE, "too many are connected; try again later\n");
    else if (!bt__guest_may_open(server, wsi))
        plain(&a, 429, "your address is connected as often as it may be; close one\n");
    else
        return 0;
    bt_hub_counters(server->hub)->sockets_refused += a.status == 429 || a.status == 503;
    (void)send_head(wsi, &a, a.page.length);
    return -1;
}
