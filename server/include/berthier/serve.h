/*
 * serve.h - the server: HTTP and WebSocket around a hub, in one process.
 */
#ifndef BT_SERVE_H
#define BT_SERVE_H

#include <berthier/limits.h>
#include <berthier/log.h>
#include <berthier/status.h>
#include <stdbool.h>

typedef struct bt_serve_options {
    const char *address;      /* "127.0.0.1" when NULL */
    int port;                 /* 8806 when 0 */
    const char *database;     /* path of the SQLite file */
    const char *web;          /* directory with the client instead of the one compiled in; NULL */
    const char *const *names; /* name_count names it may be called by; see server/names.h */
    int name_count;
    int metrics_port; /* on the loopback, where its numbers are told; 0 for none */
    bt_log log;
    bool log_addresses; /* whose connections are ended */
    bt_limits limits;
    int proxies; /* how many stand before it, whose X-Forwarded-For is trusted */
} bt_serve_options;

/** Serve until SIGINT or SIGTERM; prints the address to standard output when it listens. */
int bt_serve(const bt_serve_options *options, bt_error *err);

#endif
