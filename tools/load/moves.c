/*
 * moves.c - the same kind of game in the hub alone, for counting what a move costs.
 *
 *     valgrind --tool=callgrind --toggle-collect='say*'
 *         build/release/berthier-moves DIR [MOVES]
 *
 * Both seats of Jena-Auerstadt play at random over a database in DIR.  Instructions are the same
 * on a busy machine as on a quiet one.  Only the hub's own are counted: who chooses looks into the
 * match instead of reading what is sent.
 */
#include "../../server/hub_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 2, LINK_SIZE = 64 };

typedef struct seat {
    bt_peer *peer;
    long sequence;
    bt_side side;
    char link[LINK_SIZE];
} seat;

typedef struct table {
    bt_hub *hub;
    seat seats[SEATS];
    bt_rng rng;
    size_t bytes;
} table;

static const char *const sides[SEATS] = { "french", "prussian" };

static _Noreturn void
end_with(const char *what)
{
    (void)fprintf(stderr, "berthier-moves: %s\n", what);
    exit(1);
}

/* Messages go to a seat; the host has none and looks for the links in its answer. */
static bool
receive(void *user, const char *message, size_t length, bool must)
{
    table *t = user;
    (void)must;
    t->bytes += length;
    json_t *answer = strstr(message, "\"seats\":{") && strstr(message, "\"ok\":true")
                         ? json_loadb(message, length, 0, NULL)
                         : NULL;
    const json_t *seats = json_object_get(answer, "seats");
    for (int i = 0; seats && i < SEATS; i++) {
        const char *link =
            json_string_value(json_object_get(json_object_get(seats, sides[i]), "link"));
        if (link)
            (void)snprintf(t->seats[i].link, LINK_SIZE, "%s", link);
    }
    json_decref(answer);
    return true;
}

static void
wake(void *user)
{
    (void)user; /* no bot plays */
}

/* Carried out and told; what is counted. */
__attribute__((noinline)) static void
say(table *t, bt_peer *peer, const char *line)
{
    bt_hub_line(t->hub, peer, line, strlen(line));
    bt_hub_flush(t->hub);
}

static bt_subscription *
begin(table *t)
{
    char line[200];
    bt_peer *host = bt_hub_connect(t->hub, t, NULL);
    if (!host)
        end_with("out of memory");
    say(t, host,
        "{\"request\":\"create\",\"game\":\"napoleon-at-war\","
        "\"seats\":{\"french\":\"person\",\"prussian\":\"person\"}}");
    bt_hub_disconnect(t->hub, host);
    for (int i = 0; i < SEATS; i++) {
        seat *it = &t->seats[i];
        it->sequence = 0;
        if (it->peer)
            bt_hub_disconnect(t->hub, it->peer);
        it->peer = bt_hub_connect(t->hub, t, NULL);
        if (!it->peer)
            end_with("out of memory");
        (void)snprintf(line, sizeof line, "{\"request\":\"join\",\"link\":\"%s\"}", it->link);
        say(t, it->peer, line);
        if (!it->peer->count)
            end_with("a seat could not be joined");
        it->side = it->peer->subscriptions[0]->audience->side;
    }
    return t->seats[0].peer->subscriptions[0];
}

/* Any action of the side to act; false when the game is over. */
static bool
move(table *t, const bt_room *room)
{
    static bt_actions legal;
    char text[128], line[300];
    bt_buf out;
    const bt_game *game = room->shelf->game;
    const bt_state *state = bt_match_state(room->match);
    bt_sides acting = game->rules->to_act(game, state);
    seat *it = t->seats;
    while (it < t->seats + SEATS && !(acting & bt_side_bit(it->side)))
        it++;
    if (it == t->seats + SEATS)
        return false;
    legal.count = 0;
    game->rules->legal(game, state, it->side, &legal);
    bt_buf_init_fixed(&out, text, sizeof text);
    bt_action_format(game, legal.at[bt_rng_below(&t->rng, (uint32_t)legal.count)], &out);
    (void)snprintf(line, sizeof line,
                   "{\"request\":\"apply\",\"match\":1,\"action\":\"%s\",\"sequence\":%ld}",
                   bt_buf_text(&out), ++it->sequence);
    say(t, it->peer, line);
    return true;
}

static void
play(table *t, int moves)
{
    const bt_room *room = begin(t)->room;
    for (int i = 0; i < moves; i++) {
        while (!move(t, room))
            room = begin(t)->room;
    }
}

int
main(int argc, char **argv)
{
    char path[1024];
    bt_error err = { 0 };
    bt_store *store;
    static table t;
    int moves = argc > 2 ? atoi(argv[2]) : 4000;
    const bt_hub_options options = { .send = receive, .wake = wake };
    if (argc < 2)
        end_with("usage: berthier-moves DIR [MOVES]");
    (void)snprintf(path, sizeof path, "%s/moves.db", argv[1]);
    if (bt_store_open(&store, path, &err) || bt_hub_new(&t.hub, store, &options, &err))
        end_with(err.text);
    bt_rng_init(&t.rng, 1806);
    play(&t, moves);
    printf("%d moves, %zu bytes a move, joining included\n", moves, t.bytes / (size_t)moves);
    bt_hub_free(t.hub);
    bt_store_close(store);
    return 0;
}
