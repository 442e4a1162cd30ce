/*
 * fuzz_hub.c - any lines from several peers of a hub: each gets its one answer,
 * everything sent is one JSON object, and the hub goes on.
 *
 * A line is sent by the peer its first character names, 0 to 2.  `@0` to `@2`
 * in it stand for the links of the game made last: its two seats and its
 * onlookers.  "N!" is a new connection of peer N, "N+" and "N-" make it take
 * and refuse updates, "." commits and sends, and so does the end.
 */
#define _GNU_SOURCE
#include "fuzz.h"

#include <berthier/hub.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PEERS = 3, LINES_MAX = 60, LINKS = 3, INPUTS_A_STORE = 500, STORES_A_LEAK_CHECK = 8 };

typedef struct peer {
    bt_peer *peer;
    int asked, answered;
    bool refuses; /* updates */
    struct world *world;
} peer;

typedef struct world {
    bt_hub *hub;
    peer peers[PEERS];
    char links[LINKS][40];
} world;

static void
note_link(world *w, int place, const json_t *link)
{
    if (json_is_string(link))
        (void)snprintf(w->links[place], sizeof w->links[place], "%s", json_string_value(link));
}

static void
note_links(world *w, const json_t *message)
{
    int place = 0;
    const json_t *watch = json_object_get(message, "watch");
    json_t *seats = json_object_get(message, "seats");
    if (!watch)
        return;
    note_link(w, LINKS - 1, watch);
    for (void *at = json_object_iter(seats); at && place < LINKS - 1;
         at = json_object_iter_next(seats, at))
        note_link(w, place++, json_object_get(json_object_iter_value(at), "link"));
}

static bool
hear(void *user, const char *message, size_t length, bool must)
{
    peer *p = user;
    const char *ok = fuzz_message(message, length);
    if (memchr(message, '\n', length))
        fuzz_fail("not one line: %.*s", (int)length, message);
    if (must != (ok != NULL))
        fuzz_fail("an answer must arrive, an update may: %.*s", (int)length, message);
    p->answered += must;
    if (p->answered > p->asked)
        fuzz_fail("an answer too many: %.*s", (int)length, message);
    if (must && memmem(message, length, "\"watch\"", 7))
        note_links(p->world, fuzz_json(message, length));
    return must || !p->refuses;
}

static void
wake(void *user)
{
    (void)user;
}

static void
connect_peer(world *w, int number)
{
    peer *p = &w->peers[number];
    if (p->peer)
        bt_hub_disconnect(w->hub, p->peer);
    *p = (peer){ .world = w };
    p->peer = bt_hub_connect(w->hub, p, NULL);
    if (!p->peer)
        fuzz_fail("no connection");
}

static void
flush(world *w)
{
    bt_hub_flush(w->hub);
    for (int i = 0; i < PEERS; i++)
        if (w->peers[i].answered != w->peers[i].asked)
            fuzz_fail("peer %d asked %d times and got %d answers", i, w->peers[i].asked,
                      w->peers[i].answered);
}

static void
ask(world *w, int number, const char *line, size_t length)
{
    bt_buf text = { 0 };
    for (size_t i = 0; i < length; i++) {
        unsigned link = i + 1 < length ? (unsigned)line[i + 1] - '0' : LINKS;
        if (line[i] != '@' || link >= LINKS) {
            bt_buf_add_char(&text, line[i]);
            continue;
        }
        bt_buf_add(&text, w->links[link]);
        i++;
    }
    w->peers[number].asked++;
    bt_hub_line(w->hub, w->peers[number].peer, bt_buf_text(&text), text.length);
    bt_buf_release(&text);
}

static void
take_line(world *w, const char *line, size_t length)
{
    unsigned number = length ? (unsigned)line[0] - '0' : PEERS;
    char word = length == 2 ? line[1] : ' ';
    if (length == 1 && line[0] == '.')
        flush(w);
    if (number >= PEERS)
        return;
    if (word == '!') {
        connect_peer(w, (int)number);
    } else if (word == '-') {
        w->peers[number].refuses = true;
    } else if (word == '+') {
        w->peers[number].refuses = false;
        bt_hub_drained(w->hub, w->peers[number].peer);
    } else {
        ask(w, (int)number, line + 1, length - 1);
    }
}

/* Only there in a build with sanitizers. */
int __lsan_do_recoverable_leak_check(void) __attribute__((weak));

/* The database is kept for many inputs: making one costs more than most of them. */
static char directory[40];
static bt_store *store;

static void
close_store(void)
{
    static const char *const endings[] = { "", "-wal", "-shm" };
    static int closed;
    char path[80];
    bt_store_close(store);
    store = NULL;
    if (++closed % STORES_A_LEAK_CHECK == 0 && __lsan_do_recoverable_leak_check &&
        __lsan_do_recoverable_leak_check())
        fuzz_fail("one of the last %d inputs left memory", INPUTS_A_STORE * STORES_A_LEAK_CHECK);
    for (size_t i = 0; directory[0] && i < BT_COUNT(endings); i++) {
        (void)snprintf(path, sizeof path, "%s/games.db%s", directory, endings[i]);
        (void)unlink(path);
    }
    if (directory[0])
        (void)rmdir(directory);
    directory[0] = '\0';
}

static void
open_store(void)
{
    char path[80];
    bt_error err = { 0 };
    /* In memory where there is such a place: a disk that is waited for is not what is tried. */
    (void)snprintf(directory, sizeof directory, "%s/berthier-fuzz-XXXXXX",
                   access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
    if (!mkdtemp(directory))
        fuzz_fail("no temporary directory");
    (void)snprintf(path, sizeof path, "%s/games.db", directory);
    if (bt_store_open(&store, path, &err))
        fuzz_fail("no store: %s", err.text);
}

static void
play(const char *text, const char *end)
{
    static const char last[] = "{\"request\":\"bots\"}";
    const bt_hub_options options = { .send = hear, .wake = wake, .shelves = fuzz_shelves() };
    world w = { 0 };
    if (bt_hub_new(&w.hub, store, &options, NULL))
        fuzz_fail("no hub");
    for (int i = 0; i < PEERS; i++)
        connect_peer(&w, i);
    for (int i = 0; i < LINES_MAX && text < end; i++) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        stop = stop ? stop : end;
        take_line(&w, text, (size_t)(stop - text));
        text = stop + 1;
    }
    flush(&w);
    bt_hub_tick(w.hub);
    for (int i = 0; i < PEERS; i++)
        ask(&w, i, last, sizeof last - 1);
    flush(&w);
    for (int i = 0; i < PEERS; i++)
        bt_hub_disconnect(w.hub, w.peers[i].peer);
    bt_hub_free(w.hub);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static int inputs;
    char *text = fuzz_text(data, size);
    if (inputs == 0)
        (void)atexit(close_store);
    if (inputs++ % INPUTS_A_STORE == 0) {
        close_store();
        open_store();
    }
    play(text, text + size);
    free(text);
    return 0;
}
