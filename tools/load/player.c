/* player.c - both seats of several games, over one poll. */
#include "player.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct table {
    int port, game_count;
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

static uint32_t
choices_in(json_t *legal)
{
    if (json_is_array(legal))
        return (uint32_t)json_array_size(legal);
    uint32_t count = 0;
    const char *key;
    json_t *value;
    if (!json_is_object(legal))
        return json_is_true(legal);
    json_object_foreach(legal, key, value) count += choices_in(value);
    return count;
}

/* Write the choice of that number: a word, its operands. */
static void
write_choice(json_t *legal, uint32_t number, char *out, size_t size)
{
    if (json_is_array(legal)) {
        (void)snprintf(out, size, "%s", json_string_value(json_array_get(legal, number)));
        return;
    }
    const char *key;
    json_t *value;
    out[0] = '\0';
    json_object_foreach(legal, key, value)
    {
        uint32_t count = choices_in(value);
        if (number >= count) {
            number -= count;
            continue;
        }
        int length = snprintf(out, size, json_is_true(value) ? "%s" : "%s ", key);
        write_choice(value, number, out + length, size - (size_t)length);
        return;
    }
}

static void
act(table *t, load_seat *seat)
{
    char action[200], request[300];
    uint32_t count = choices_in(seat->legal);
    if (t->is_over || seat->awaits_answer || seat->awaits_update || count == 0)
        return;
    write_choice(seat->legal, draw(t, count), action, sizeof action);
    int length = snprintf(request, sizeof request,
                          "{\"request\":\"apply\",\"match\":1,\"action\":\"%s\",\"sequence\":%lld}",
                          action, (long long)++seat->sequence);
    seat->awaits_answer = seat->awaits_update = true;
    seat->sent = load_now();
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

static void
hear(table *t, load_game *game, load_seat *seat, const char *text, size_t length)
{
    json_error_t error;
    json_t *message = json_loadb(text, length, 0, &error);
    if (!message)
        load_fail("no JSON: %.*s", (int)length, text);
    const json_t *ok = json_object_get(message, "ok");
    if (ok && !json_is_true(ok))
        load_fail("refused: %.*s", (int)length, text);
    if (ok) {
        note_wait(t->tally, load_now() - seat->sent);
        seat->awaits_answer = false;
        t->tally->moves++;
    }
    if (json_object_get(message, "update")) {
        json_t *legal = json_object_get(message, "legal");
        if (legal)
            seat->legal = merge(seat->legal, legal);
        if (!seat->awaits_answer)
            seat->awaits_update = false;
        if (json_is_true(json_object_get(message, "over")))
            game->is_over = true;
    }
    json_decref(message);
}

/* Sitting down and getting up */

static void
join(table *t, load_seat *seat, const char *link)
{
    char request[200];
    const char *text;
    size_t length;
    json_error_t error;
    *seat = (load_seat){ 0 };
    load_client_open(&seat->client, t->port, "/socket");
    (void)snprintf(request, sizeof request, "{\"request\":\"join\",\"link\":\"%s\"}", link);
    json_decref(load_client_ask(&seat->client, request));
    load_client_wait(&seat->client, &text, &length);
    json_t *update = json_loadb(text, length, 0, &error);
    if (!update || !json_is_true(json_object_get(update, "reset")))
        load_fail("a join was followed by %.*s", (int)length, text);
    seat->legal = json_deep_copy(json_object_get(update, "legal"));
    json_decref(update);
}

static void
begin(table *t, load_game *game)
{
    static const char *const sides[LOAD_SEATS] = { "french", "prussian" };
    load_client host;
    load_client_open(&host, t->port, "/socket");
    json_t *answer = load_client_ask(&host, "{\"request\":\"create\",\"game\":\"napoleon-at-war\","
                                            "\"seats\":{\"french\":\"person\","
                                            "\"prussian\":\"person\"}}");
    const json_t *seats = json_object_get(answer, "seats");
    for (int i = 0; i < LOAD_SEATS; i++) {
        const json_t *seat = json_object_get(seats, sides[i]);
        join(t, &game->seats[i], json_string_value(json_object_get(seat, "link")));
        game->seats[i].client.received = 0;
    }
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
        load_client_close(&seat->client);
    }
    t->tally->games++;
}

static void
serve_seat(table *t, load_game *game, load_seat *seat)
{
    const char *text;
    size_t length;
    if (!load_client_read(&seat->client))
        load_fail("the server hung up on a player");
    while (load_client_next(&seat->client, &text, &length))
        hear(t, game, seat, text, length);
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
poll_once(table *t)
{
    struct pollfd files[LOAD_GAMES_MAX * LOAD_SEATS];
    for (int n = 0; n < t->game_count * LOAD_SEATS; n++)
        files[n] =
            (struct pollfd){ .fd = t->games[n / LOAD_SEATS].seats[n % LOAD_SEATS].client.file,
                             .events = POLLIN };
    int ready = poll(files, (nfds_t)(t->game_count * LOAD_SEATS), 5000);
    if (ready == 0)
        load_fail("nothing has happened for five seconds");
    for (int n = 0; n < t->game_count * LOAD_SEATS; n++)
        if (files[n].revents)
            serve_seat(t, &t->games[n / LOAD_SEATS],
                       &t->games[n / LOAD_SEATS].seats[n % LOAD_SEATS]);
}

void
load_play(int port, int games, double seconds, load_tally *tally)
{
    table *t = calloc(1, sizeof *t);
    if (!t || games > LOAD_GAMES_MAX)
        load_fail("out of memory");
    *t = (table){ .port = port, .game_count = games, .tally = tally, .random = 1806 };
    for (int i = 0; i < games; i++)
        begin(t, &t->games[i]);
    int64_t begun = load_now(), until = begun + (int64_t)(seconds * 1e6);
    for (int i = 0; i < games * LOAD_SEATS; i++)
        act(t, &t->games[i / LOAD_SEATS].seats[i % LOAD_SEATS]);
    while (!t->is_over || is_waiting(t)) {
        poll_once(t);
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
    free(t);
}

void
load_tally_release(load_tally *tally)
{
    free(tally->waits);
    *tally = (load_tally){ 0 };
}
