/*
 * guest.c - from where a connection comes, and whether it may.
 *
 * libwebsockets keeps the source of each connection for us.  Behind proxies the
 * connections are theirs and each request names for whom it comes; a WebSocket
 * then changes to that source when it is opened.
 */
#include "serve_internal.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>

enum {
    FORWARDED_SIZE = 4096, /* libwebsockets takes no more of all headers together */
    PROXIES_MAX = 9,
    RENEWED_SECONDS = 10
};

static bool
address_of(int file, bt_address *out)
{
    struct sockaddr_storage peer;
    socklen_t length = sizeof peer;
    char text[INET6_ADDRSTRLEN] = "";
    if (getpeername(file, (struct sockaddr *)&peer, &length))
        return false;
    if (peer.ss_family == AF_INET)
        inet_ntop(AF_INET, &((struct sockaddr_in *)&peer)->sin_addr, text, sizeof text);
    else if (peer.ss_family == AF_INET6)
        inet_ntop(AF_INET6, &((struct sockaddr_in6 *)&peer)->sin6_addr, text, sizeof text);
    return bt__address_parse(text, out);
}

/* Each proxy adds the address it was called from; with so many of them that can be trusted, the
 * one so many from the end is true, and what stands before it may be invented. */
static bool
forwarded_address(bt__server *server, struct lws *wsi, bt_address *out)
{
    char list[FORWARDED_SIZE];
    int have = lws_hdr_total_length(wsi, WSI_TOKEN_X_FORWARDED_FOR);
    if (server->proxies == 0 || have <= 0 || have >= FORWARDED_SIZE ||
        lws_hdr_copy(wsi, list, sizeof list, WSI_TOKEN_X_FORWARDED_FOR) <= 0)
        return false;
    char *comma = NULL;
    for (int i = 0; i < server->proxies && i < PROXIES_MAX; i++) {
        if (comma)
            *comma = '\0';
        comma = strrchr(list, ',');
        if (!comma)
            break;
    }
    const char *text = comma ? comma + 1 : list;
    char one[64];
    size_t length = strcspn(text += strspn(text, " \t"), " \t");
    if (length >= sizeof one)
        return false;
    memcpy(one, text, length);
    one[length] = '\0';
    return bt__address_parse(one, out);
}

bt_source *
bt__guest_source(struct lws *wsi)
{
    return lws_get_opaque_user_data(wsi);
}

static void
settle_in(struct lws *wsi, bt_source *source)
{
    bt_source *before = bt__guest_source(wsi);
    if (source)
        source->connections++;
    if (before)
        before->connections--;
    bt__source_drop(before);
    lws_set_opaque_user_data(wsi, source);
}

void
bt__guest_arrived(bt__server *server, struct lws *wsi)
{
    bt_address address;
    if (address_of(lws_get_socket_fd(wsi), &address))
        settle_in(wsi, bt__source_hold(bt_hub_sources(server->hub), &address));
}

void
bt__guest_left(struct lws *wsi)
{
    settle_in(wsi, NULL);
}

bool
bt__guest_may_connect(bt__server *server, int file)
{
    bt_address address;
    int64_t limit = server->limits.connections;
    bool may = server->connection_count < BT_SERVE_CONNECTIONS_MAX;
    if (may && limit && address_of(file, &address)) {
        bt_source *source = bt__source_hold(bt_hub_sources(server->hub), &address);
        may = source &&
              (source->is_free || (source->connections < limit &&
                                   bt__bucket_take(&source->arrivals, lws_now_usecs(), limit,
                                                   RENEWED_SECONDS * LWS_US_PER_SEC / limit)));
        bt__source_drop(source);
    }
    if (!may)
        bt_hub_counters(server->hub)->connections_refused++;
    return may;
}

bt_source *
bt__guest_hold(bt__server *server, struct lws *wsi)
{
    bt_address address;
    bt_source *source = bt__guest_source(wsi);
    if (forwarded_address(server, wsi, &address))
        return bt__source_hold(bt_hub_sources(server->hub), &address);
    if (source)
        source->holders++;
    return source;
}

bool
bt__guest_may_open(bt__server *server, struct lws *wsi)
{
    bt_source *source = bt__guest_hold(server, wsi);
    int64_t limit = server->limits.sockets;
    bool may = source && (source->is_free || !limit || source->sockets < limit) &&
               !bt__turns_is_spent(&server->turns, source, lws_now_usecs());
    if (may && source != bt__guest_source(wsi)) {
        source->holders++;
        settle_in(wsi, source);
    }
    bt__source_drop(source);
    return may;
}
