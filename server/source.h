/*
 * source.h - where requests come from, and what has been used from there.
 *
 * A source is an IPv4 address or an IPv6 /64: what one person usually gets from
 * a provider.  Limits on single connections would be useless, since anyone can
 * open more of them; so limits apply to sources.  This machine's own address is
 * exempt: it is a proxy that does not say for whom it asks, or the person who
 * runs the server.
 *
 * A source is kept while somebody holds it, and after that until its use is
 * forgotten.
 */
#ifndef BT_SOURCE_H
#define BT_SOURCE_H

#include <berthier/limits.h>
#include <berthier/status.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** IPv4 as ::ffff:a.b.c.d; of IPv6 the first half. */
typedef struct bt_address {
    uint8_t bytes[16];
} bt_address;

/** A bucket that fills again as time goes by, kept as the moment at which it is full. */
typedef struct bt_bucket {
    int64_t full_at; /* microseconds */
} bt_bucket;

typedef struct bt_source bt_source;
struct bt_source {
    bt_address address;
    bool is_free;       /* of all limits of one address */
    int holders;        /* who have a pointer to it */
    int connections;    /* of them, those of the net */
    int sockets;        /* of them, WebSockets */
    int followed;       /* games */
    size_t partial;     /* bytes of messages that are not whole */
    size_t unread;      /* bytes of answers that were not read */
    bt_bucket arrivals; /* of connections */
    bt_bucket games;    /* made */
    bt_bucket dear;     /* requests that cost much */
    bt_bucket work;     /* microseconds */
    int64_t spent;      /* of them, in this round of the event loop */
    bool is_active;     /* was worked for in this round (turns.h) */
    bool is_resting;    /* is not read from */
    bt_source *next_active, *next_resting;
    struct bt__socket *first_socket; /* of those it holds (socket.c) */
    bt_source *next;                 /* in its bucket */
};

/** Zero-initialise. */
typedef struct bt_sources {
    bt_source **buckets;
    int bucket_count, count;
} bt_sources;

/** Read "1.2.3.4", "::1", or either with a port behind it; false for anything else. */
bool bt__address_parse(const char *text, bt_address *out);

/** This machine's own, 127.0.0.1 or ::1? */
bool bt__address_is_own(const bt_address *address);

/** The source of an address, which the caller holds now; NULL for no memory. */
bt_source *bt__source_hold(bt_sources *sources, const bt_address *address);
/** Nobody has to hold it longer; NULL is fine. */
void bt__source_drop(bt_source *source);

/** Forget sources that nobody holds and that have used nothing lately. */
void bt__sources_prune(bt_sources *sources, int64_t now);
void bt__sources_release(bt_sources *sources);

/** The source with most bytes of messages that are not whole, or of unread answers. */
bt_source *bt__sources_find_largest(const bt_sources *sources, bool of_partial);

/**
 * Take one out of a bucket that holds `burst` and fills again with one every `each` microseconds;
 * false when it is empty.
 */
bool bt__bucket_take(bt_bucket *bucket, int64_t now, int64_t burst, int64_t each);

/** Take so many microseconds' worth of filling out, below empty too. */
void bt__bucket_pour(bt_bucket *bucket, int64_t now, int64_t amount);

/** Microseconds until a bucket of this depth, in microseconds of filling, is above empty again. */
int64_t bt__bucket_wait(const bt_bucket *bucket, int64_t now, int64_t depth);

#endif
