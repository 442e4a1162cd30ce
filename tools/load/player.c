/* player.c - both seats of several games, over one poll. */
#include "player.h"

#include "scan.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

enum { SILENCE_MS = 5000, PLAYED_MAX = 1000 };

typedef struct table {
    int port, game_count;
    const char *create; /* members of the request that say which game; NULL for the usual */
    const char *from[LOAD_SEATS]; /* addresses; NULL for the usual one */
    int64_t pause, next_at;       /* microseconds; none is acted before that */
    int epoll;                    /* of all seats' sockets */
    load_game games[LOAD_GAMES_MAX];
    load_tally *tally;
    uint64_t random;
    bool is_over; /* begin nothing more */
} table;

/* Choosing */

static uint32_t
draw(table *t, uint32_t below)
{
    t->random ^= t->random << 13;
    t->random ^= t->random >> 7;
    t->random ^= t->random << 17;
    return (uint32_t)((t->random >> 32) * below >> 32);
}

/* How many actions a part of the tree holds. */
static uint32_t
choices_in(json_t *part)
{
    if (json_is_array(part))
        return (uint32_t)json_array_size(part);
    uint32_t count = 0;
    const char *key;
    json_t *value;
    if (!json_is_object(part))
        return json_is_true(part);
    json_object_foreach(part, key, value) count += choices_in(value);
    return count;
}

/* Write the choice of that number in a part of the tree after what leads there. */
static void
write_choice(json_t *part, uint32_t number, const char *lead, char *out, size_t size)
{
    const char *key;
    json_t *value;
    if (json_is_true(part))
        (void)snprintf(out, size, "%s", lead);
    if (json_is_array(part))
        (void)snprintf(out, size, "%s %s", lead, json_string_value(json_array_get(part, number)));
    if (!json_is_object(part))
        return;
    json_object_foreach(part, key, value)
    {
        uint32_t count = choices_in(value);
        if (number >= count) {
            number -= count;
            continue;
        }
        char longer[100];
        (void)snprintf(longer, sizeof longer, "%s %s", lead, key);
        write_choice(value, number, longer, out, size);
        return;
    }
}

/* The part of the tree that an entry of `open` stands for: a word, or a word and a first operand. */
static json_t *
open_part(const load_seat *seat, const char *entry)
{
    const char *blank = strchr(entry, ' ');
    if (!blank)
        return json_object_get(seat->legal, entry);
    json_t *word = json_object_getn(seat->legal, entry, (size_t)(blank - entry));
    return json_object_get(word, blank + 1);
}

/* Any of the actions that are open; false when there are none. */
static bool
choose(table *t, const load_seat *seat, char *out, size_t size)
{
    size_t i;
    json_t *entry;
    uint32_t count = 0;
    json_array_foreach(seat->open, i, entry) count +=
        choices_in(open_part(seat, json_string_value(entry)));
    if (count == 0)
        return false;
    uint32_t number = draw(t, count);
    json_array_foreach(seat->open, i, entry)
    {
        json_t *part = open_part(seat, json_string_value(entry));
        uint32_t here = choices_in(part);
        if (number < here) {
            write_choice(part, number, json_string_value(entry), out, size);
            return true;
        }
        number -= here;
    }
    return false;
}

static void
act(table *t, load_seat *seat)
{
    char action[200], request[300];
    if (t->is_over || seat->awaits_answer || seat->awaits_update || load_now() < t->next_at ||
        !choose(t, seat, action, sizeof action))
        return;
    int length = snprintf(request, sizeof request,
                          "{\"request\":\"apply\",\"match\":1,\"action\":\"%s\",\"sequence\":%lld}",
                          action, (long long)++seat->sequence);
    seat->awaits_answer = seat->awaits_update = true;
    seat->sent = load_now();
    t->next_at = t->pause ? seat->sent + t->pause : 0;
    load_client_send(&seat->client, request, (size_t)length);
}

/* Hearing */

/* RFC 7396 */
static json_t *
merge(json_t *target, json_t *patch)
{
    const char *key;
    json_t *value;
    if (!json_is_object(patch)) {
        json_decref(target);
        return json_deep_copy(patch);
    }
    if (!json_is_object(target)) {
        json_decref(target);
        target = json_object();
    }
    json_object_foreach(patch, key, value)
    {
        if (json_is_null(value))
            json_object_del(target, key);
        else
            json_object_set_new(target, key,
                                merge(json_incref(json_object_get(target, key)), value));
    }
    return target;
}

static void
note_wait(load_tally *tally, int64_t wait)
{
    if (tally->wait_count == tally->wait_room) {
        tally->wait_room = tally->wait_room ? tally->wait_room * 2 : 4096;
        tally->waits = realloc(tally->waits, tally->wait_room * sizeof *tally->waits);
        if (!tally->waits)
            load_fail("out of memory");
    }
    tally->waits[tally->wait_count++] = (uint32_t)wait;
}

static json_t *
parse(load_span value)
{
    json_error_t error;
    json_t *parsed = json_loadb(value.at, value.length, JSON_DECODE_ANY, &error);
    if (!parsed)
        load_fail("no JSON: %.*s", (int)value.length, value.at);
    return parsed;
}

static void
take_legal(load_seat *seat, load_span value)
{
    json_t *patch = parse(value);
    seat->legal = merge(seat->legal, patch);
    json_decref(patch);
}

static void
take_open(load_seat *seat, load_span value)
{
    json_decref(seat->open);
    seat->open = parse(value);
}

static void
hear(table *t, load_game *game, load_seat *seat, load_span message)
{
    load_span rest = message, key, value;
    bool is_answer = false, has_moved = false;
    while (load_scan(&rest, &key, &value)) {
        if (load_span_is(key, "legal"))
            take_legal(seat, value);
        else if (load_span_is(key, "open"))
            take_open(seat, value);
        else if (load_span_is(key, "over"))
            game->is_over = load_span_is(value, "true");
        has_moved |= load_span_is(key, "sequence");
        if (!load_span_is(key, "ok"))
            continue;
        is_answer = true;
        if (!load_span_is(value, "true"))
            load_fail("refused: %.*s", (int)message.length, message.at);
        note_wait(t->tally, load_now() - seat->sent);
        seat->awaits_answer = false;
        t->tally->moves++;
    }
    if (!is_answer && has_moved) /* its own action shows */
        seat->awaits_update = false;
}

/* Sitting down and getting up */

static void
join(table *t, load_seat *seat, const char *link)
{
    char request[200];
    const char *text;
    size_t length;
    json_error_t error;
    *seat = (load_seat){ .game = seat->game };
    load_client_open(&seat->client, t->port, "/socket", t->from[seat - seat->game->seats]);
    (void)snprintf(request, sizeof request, "{\"request\":\"join\",\"link\":\"%s\"}", link);
    json_decref(load_client_ask(&seat->client, request));
    load_client_wait(&seat->client, &text, &length);
    json_t *update = json_loadb(text, length, 0, &error);
    if (!update || !json_is_true(json_object_get(update, "reset")))
        load_fail("a join was followed by %.*s", (int)length, text);
    seat->legal = json_deep_copy(json_object_get(update, "legal"));
    seat->open = json_deep_copy(json_object_get(update, "open"));
    json_decref(update);
    struct epoll_event wish = { .events = EPOLLIN, .data.ptr = seat };
    if (epoll_ctl(t->epoll, EPOLL_CTL_ADD, seat->client.file, &wish))
        load_fail("a socket cannot be waited for");
}

static void
begin(table *t, load_game *game)
{
    static const char *const sides[LOAD_SEATS] = { "french", "prussian" };
    load_client host;
    char request[200];
    load_client_open(&host, t->port, "/socket", t->from[0]);
    (void)snprintf(request, sizeof request,
                   "{\"request\":\"create\",%s,\"seats\":{\"french\":\"person\","
                   "\"prussian\":\"person\"}}",
                   t->create ? t->create : "\"game\":\"napoleon-at-war\"");
    json_t *answer = load_client_ask(&host, request);
    const json_t *seats = json_object_get(answer, "seats");
    for (int i = 0; i < LOAD_SEATS; i++) {
        const json_t *seat = json_object_get(seats, sides[i]);
        game->seats[i].game = game;
        (void)snprintf(game->links[i], sizeof game->links[i], "%s",
                       json_string_value(json_object_get(seat, "link")));
        join(t, &game->seats[i], json_string_value(json_object_get(seat, "link")));
        game->seats[i].client.received = 0;
    }
    (void)snprintf(game->watch, sizeof game->watch, "%s",
                   json_string_value(json_object_get(answer, "watch")));
    game->is_over = false;
    json_decref(answer);
    load_client_close(&host);
}

static void
end(table *t, load_game *game)
{
    for (int i = 0; i < LOAD_SEATS; i++) {
        load_seat *seat = &game->seats[i];
        t->tally->bytes += seat->client.received;
        json_decref(seat->legal);
        json_decref(seat->open);
        load_client_close(&seat->client);
    }
    t->tally->games++;
}

static void
serve_seat(table *t, load_seat *seat)
{
    load_span message;
    if (!load_client_read(&seat->client))
        load_fail("the server hung up on a player");
    while (load_client_next(&seat->client, &message.at, &message.length))
        hear(t, seat->game, seat, message);
    act(t, seat);
}

static bool
is_waiting(const table *t)
{
    for (int g = 0; g < t->game_count; g++)
        for (int i = 0; i < LOAD_SEATS; i++)
            if (t->games[g].seats[i].awaits_answer)
                return true;
    return false;
}

static void
wait_once(table *t, int milliseconds)
{
    struct epoll_event ready[LOAD_GAMES_MAX * LOAD_SEATS];
    int count = epoll_wait(t->epoll, ready, LOAD_GAMES_MAX * LOAD_SEATS, milliseconds);
    if (count == 0 && milliseconds == SILENCE_MS)
        load_fail("nothing has happened for five seconds");
    for (int i = 0; i < count; i++)
        serve_seat(t, ready[i].data.ptr);
}

void
load_play(int port, int games, double seconds, load_tally *tally)
{
    load_play_at(port, NULL, games, seconds, tally);
}

void
load_play_at(int port, const char *create, int games, double seconds, load_tally *tally)
{
    table *t = calloc(1, sizeof *t);
    if (!t || games > LOAD_GAMES_MAX)
        load_fail("out of memory");
    *t = (table){
        .port = port, .game_count = games, .create = create, .tally = tally, .random = 1806
    };
    t->epoll = epoll_create1(EPOLL_CLOEXEC);
    for (int i = 0; i < games; i++)
        begin(t, &t->games[i]);
    int64_t begun = load_now(), until = begun + (int64_t)(seconds * 1e6);
    for (int i = 0; i < games * LOAD_SEATS; i++)
        act(t, &t->games[i / LOAD_SEATS].seats[i % LOAD_SEATS]);
    while (!t->is_over || is_waiting(t)) {
        wait_once(t, SILENCE_MS);
        t->is_over = load_now() >= until;
        for (int i = 0; i < games && !t->is_over; i++)
            if (t->games[i].is_over) {
                end(t, &t->games[i]);
                begin(t, &t->games[i]);
                act(t, &t->games[i].seats[0]);
                act(t, &t->games[i].seats[1]);
            }
    }
    tally->microseconds += load_now() - begun;
    for (int i = 0; i < games; i++)
        end(t, &t->games[i]);
    close(t->epoll);
    free(t);
}

void
load_tally_release(load_tally *tally)
{
    free(tally->waits);
    *tally = (load_tally){ 0 };
}

/* A pair */

/* What a seat was answered, to be asked for again. */
typedef struct seat_played {
    char link[64];
    int64_t sequence;
} seat_played;

struct load_pair {
    table table;
    seat_played played[PLAYED_MAX];
    int played_count;
};

static void
note_played(load_pair *pair)
{
    const load_game *game = &pair->table.games[0];
    for (int i = 0; i < LOAD_SEATS; i++) {
        if (pair->played_count == PLAYED_MAX)
            load_fail("a pair plays %d games at most", PLAYED_MAX / LOAD_SEATS);
        seat_played *it = &pair->played[pair->played_count++];
        memcpy(it->link, game->links[i], sizeof it->link);
        it->sequence = game->seats[i].sequence;
    }
}

static void
open_pair(table *t)
{
    t->epoll = epoll_create1(EPOLL_CLOEXEC);
    begin(t, &t->games[0]);
}

load_pair *
load_pair_open(int port, const char *const from[LOAD_SEATS])
{
    load_pair *pair = calloc(1, sizeof *pair);
    if (!pair)
        load_fail("out of memory");
    pair->table =
        (table){ .port = port, .game_count = 1, .from = { from[0], from[1] }, .random = 1806 };
    open_pair(&pair->table);
    return pair;
}

const load_game *
load_pair_game(const load_pair *pair)
{
    return &pair->table.games[0];
}

void
load_pair_play(load_pair *pair, double seconds, int64_t pause, load_tally *tally)
{
    table *t = &pair->table;
    load_game *game = &t->games[0];
    int64_t until = load_now() + (int64_t)(seconds * 1e6);
    t->tally = tally;
    t->pause = pause;
    t->is_over = false;
    while (!t->is_over || is_waiting(t)) {
        act(t, &game->seats[0]);
        act(t, &game->seats[1]);
        wait_once(t, 1);
        t->is_over = load_now() >= until;
        if (!game->is_over || is_waiting(t))
            continue;
        note_played(pair);
        end(t, game);
        begin(t, game);
    }
}

int
load_pair_count_lost(load_pair *pair, int port)
{
    int lost = 0;
    note_played(pair);
    for (int i = 0; i < pair->played_count; i++) {
        char request[128];
        load_client client;
        load_client_open(&client, port, "/socket", NULL);
        (void)snprintf(request, sizeof request, "{\"request\":\"join\",\"link\":\"%s\"}",
                       pair->played[i].link);
        json_t *answer = load_client_ask(&client, request);
        lost += json_integer_value(json_object_get(answer, "sequence")) != pair->played[i].sequence;
        json_decref(answer);
        load_client_close(&client);
    }
    return lost;
}

void
load_pair_close(load_pair *pair)
{
    load_tally tally = { 0 };
    pair->table.tally = &tally;
    end(&pair->table, &pair->table.games[0]);
    close(pair->table.epoll);
    free(pair);
}
