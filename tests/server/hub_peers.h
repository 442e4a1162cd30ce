/*
 * hub_peers.h - a hub over a database in a temporary directory, and peers
 * whose messages are kept for the test to read.
 */
#ifndef HUB_PEERS_H
#define HUB_PEERS_H

#include "../../server/source.h"
#include <berthier/hub.h>
#include <berthier/shelf.h>
#include <jansson.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef struct person {
    bt_peer *peer;
    bt_source *source; /* held; NULL for none */
    json_t *inbox;     /* array, oldest first */
    bool full;         /* takes answers only */
} person;

static char directory[64], database[80];
static bt_store *store;
static bt_hub *hub;
static bt_shelves shelves; /* of the hub */
static pthread_mutex_t waking = PTHREAD_MUTEX_INITIALIZER;
static bool woken;
static int wakes;                        /* so often */
static int64_t (*hub_clock)(void *user); /* set before the hub is opened; NULL: the system's */
static bt_limits limits; /* of the hub that is opened next; none unless a test sets some */

static bool
receive(void *user, const char *message, size_t length, bool must)
{
    person *who = user;
    if (who->full && !must)
        return false;
    json_t *parsed = json_loadb(message, length, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(parsed);
    json_array_append_new(who->inbox, parsed);
    return true;
}

static void
wake(void *user)
{
    (void)user;
    pthread_mutex_lock(&waking);
    woken = true;
    wakes++;
    pthread_mutex_unlock(&waking);
}

static void
open_hub(void)
{
    bt_error err = { 0 };
    const bt_hub_options options = {
        .send = receive, .wake = wake, .clock = hub_clock, .limits = limits, .shelves = &shelves
    };
    if (bt_store_open(&store, database, &err) || bt_hub_new(&hub, store, &options, &err))
        fail_msg("%s", err.text);
}

static void
close_hub(void)
{
    bt_hub_free(hub);
    bt_shelves_release(&shelves);
    bt_store_close(store);
}

static int
set_up(void **state)
{
    (void)state;
    snprintf(directory, sizeof directory, "/tmp/berthier-hub-XXXXXX");
    if (!mkdtemp(directory))
        return -1;
    snprintf(database, sizeof database, "%s/games.db", directory);
    open_hub();
    return 0;
}

static int
tear_down(void **state)
{
    char path[100];
    (void)state;
    close_hub();
    unlink(database);
    snprintf(path, sizeof path, "%s-wal", database);
    unlink(path);
    return rmdir(directory);
}

static person
arrive(void)
{
    return (person){ .inbox = json_array() };
}

static void
sit(person *who)
{
    who->peer = bt_hub_connect(hub, who, who->source);
    assert_non_null(who->peer);
}

static void
go_away(person *who)
{
    bt_hub_disconnect(hub, who->peer);
    bt__source_drop(who->source);
    json_decref(who->inbox);
}

/* Send a line; nothing is answered before the flush. */
BT_PRINTF(2, 3)
static void
say(person *who, const char *format, ...)
{
    char line[512];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    for (char *c = line; *c; c++) {
        if (*c == '\'')
            *c = '"';
    }
    bt_hub_line(hub, who->peer, line, strlen(line));
}

/* The oldest message, now the caller's; fails when there is none. */
static json_t *
read_one(person *who)
{
    json_t *first = json_array_get(who->inbox, 0);
    assert_non_null(first);
    json_incref(first);
    json_array_remove(who->inbox, 0);
    return first;
}

static const char *
text_at(const json_t *object, const char *path)
{
    char key[64];
    while (strchr(path, '.')) {
        size_t length = strcspn(path, ".");
        snprintf(key, sizeof key, "%.*s", (int)length, path);
        object = json_object_get(object, key);
        path += length + 1;
    }
    return json_string_value(json_object_get(object, path));
}

/* Say, flush, read the one answer. */
static json_t *
ask(person *who, const char *line)
{
    json_array_clear(who->inbox);
    say(who, "%s", line);
    bt_hub_flush(hub);
    return read_one(who);
}

static inline void
is_error(json_t *answer, const char *code)
{
    assert_true(json_is_false(json_object_get(answer, "ok")));
    assert_string_equal(text_at(answer, "error.code"), code);
    json_decref(answer);
}

static void
is_ok(json_t *answer)
{
    if (!json_is_true(json_object_get(answer, "ok")))
        fail_msg("%s", text_at(answer, "error.text"));
    json_decref(answer);
}

/* Join with a link; answer and first update are dropped. */
static inline void
join(person *who, const char *link)
{
    char line[512];
    snprintf(line, sizeof line, "{'request':'join','link':'%s'}", link);
    is_ok(ask(who, line));
    assert_true(json_array_size(who->inbox) >= 1);
    json_array_clear(who->inbox);
}

#endif
