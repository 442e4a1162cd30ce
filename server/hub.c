/*
 * hub.c - lines in, a commit, answers and updates out.
 */
#include "hub_internal.h"

#include <assert.h>
#include <berthier/book.h>
#include <berthier/say.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define IDLE_SECONDS 30 /* a room nobody follows stays open so long */
#define REST_SECONDS 2  /* bots wait so long after a commit has failed */

static const bt_handler handlers[BT_REQUEST_COUNT] = {
#define REQUEST(code, name, where, text) REQUEST_##where(code)
#define REQUEST_SHARED(code)             [BT_REQUEST_##code] = bt_do_##code,
#define REQUEST_OWN(code)                [BT_REQUEST_##code] = bt__hub_##code,
#define REQUEST_SOCKET(code)             [BT_REQUEST_##code] = bt__hub_##code,
#define REQUEST_ENGINE(code)
#define KEY(request, key, type, must, text)
#include <berthier/messages.def>
#undef REQUEST
#undef REQUEST_SHARED
#undef REQUEST_OWN
#undef REQUEST_ENGINE
#undef REQUEST_SOCKET
#undef KEY
};

int64_t
bt__hub_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec;
}

int64_t
bt__hub_now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/* ---- the desk ---------------------------------------------------------------- */

static int
find_slot(bt_call *call, int64_t number, bt_slot **out)
{
    bt_hub *hub = bt__hub_of(call);
    bt_peer *peer = hub->asking;
    bt_subscription *found =
        number < 0 && peer->count ? peer->subscriptions[peer->count - 1] : NULL;
    for (int i = 0; i < peer->count && !found; i++) {
        if (peer->subscriptions[i]->slot.number == number)
            found = peer->subscriptions[i];
    }
    if (!found)
        return peer->count ? bt_call_fail(call, BT_PROTO_NO_MATCH, "you follow no match %lld",
                                          (long long)number)
                           : bt_call_fail(call, BT_PROTO_NO_MATCH, "join a match first");
    bt_room *room = found->room;
    hub->touched = room->id;
    int status = room->match ? BT_OK : bt__room_load(hub, room, &call->err);
    if (status == BT_ELIMIT)
        return bt__call_later(call);
    if (status)
        return bt_call_fail(call, BT_PROTO_STORAGE, "the game could not be read");
    bt__room_use(room);
    found->slot.match = room->match;
    *out = &found->slot;
    return 0;
}

static int
borrow(bt_call *call, const char *id, const char *scenario, const char *options,
       const bt_game **out)
{
    bt_shelf *shelf;
    int status = bt__shelf_take(bt__hub_of(call), id, scenario, options, 0, &shelf, &call->err);
    if (status)
        return bt_call_fail_status(call, status);
    *out = shelf->game;
    return 0;
}

static void
give_back(bt_desk *desk, const bt_game *game)
{
    bt_shelves_give_back(((bt_hub *)desk)->shelves, game);
}

int
bt__call_subscription(bt_call *call, bt_subscription **out)
{
    bt_slot *slot;
    if (bt_call_slot(call, &slot))
        return -1;
    *out = (bt_subscription *)slot; /* its first member */
    return 0;
}

/* ---- lifecycle ------------------------------------------------------------------ */

int
bt_hub_new(bt_hub **out, bt_store *store, const bt_hub_options *options, bt_error *err)
{
    bt_hub *hub = calloc(1, sizeof *hub);
    *out = NULL;
    if (!hub)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    hub->desk.handlers = handlers;
    hub->desk.slot = find_slot;
    hub->desk.borrow = borrow;
    hub->desk.give_back = give_back;
    hub->desk.admit = bt__hub_admit;
    hub->desk.admit_long = bt__hub_count_game;
    hub->store = store;
    hub->options = *options;
    hub->shelves = options->shelves ? options->shelves : &hub->own_shelves;
    hub->reply_end = &hub->replies;
    int status = bt__hub_measure(hub, err);
    if (!status)
        status = bt_thinker_new(&hub->thinker, options->wake, options->user, err);
    if (status) {
        free(hub);
        return status;
    }
    *out = hub;
    return BT_OK;
}

static void
drop_replies(bt_hub *hub)
{
    while (hub->replies) {
        bt_reply *reply = hub->replies;
        hub->replies = reply->next;
        bt_buf_release(&reply->text);
        free(reply);
    }
    hub->reply_end = &hub->replies;
}

void
bt_hub_free(bt_hub *hub)
{
    if (!hub)
        return;
    bt_thinker_free(hub->thinker);
    for (bt_job *job; (job = bt__jobs_pull(&hub->held));)
        bt_job_free(job);
    if (hub->writing)
        bt_store_abort(hub->store);
    while (hub->peers)
        bt_hub_disconnect(hub, hub->peers);
    drop_replies(hub);
    for (int i = 0; i < hub->rooms.bucket_count; i++) {
        while (hub->rooms.buckets[i]) {
            hub->rooms.buckets[i]->thinking = false;
            bt__room_close(hub, hub->rooms.buckets[i]);
        }
    }
    bt__rooms_release(&hub->rooms);
    bt__sources_release(&hub->sources);
    bt_shelves_release(&hub->own_shelves);
    free(hub);
}

struct bt_sources *
bt_hub_sources(bt_hub *hub)
{
    return &hub->sources;
}

bt_counters *
bt_hub_counters(bt_hub *hub)
{
    return &hub->stats.counted;
}

bt_peer *
bt_hub_connect(bt_hub *hub, void *peer_user, bt_source *source)
{
    bt_peer *peer = calloc(1, sizeof *peer);
    if (!peer)
        return NULL;
    peer->user = peer_user;
    peer->source = source;
    peer->next = hub->peers;
    peer->link = &hub->peers;
    if (peer->next)
        peer->next->link = &peer->next;
    hub->peers = peer;
    hub->stats.peers++;
    return peer;
}

void
bt_hub_disconnect(bt_hub *hub, bt_peer *peer)
{
    for (bt_reply *reply = hub->replies; reply; reply = reply->next) {
        if (reply->peer == peer)
            reply->peer = NULL;
    }
    while (peer->count)
        bt__unsubscribe(peer->subscriptions[peer->count - 1]);
    *peer->link = peer->next;
    if (peer->next)
        peer->next->link = peer->link;
    free(peer);
    hub->stats.peers--;
}

/* ---- the batch -------------------------------------------------------------------- */

int
bt__hub_fail(bt_hub *hub, const bt_error *err)
{
    hub->failed = true;
    hub->failure = *err;
    return BT_EIO;
}

int
bt__hub_write(bt_hub *hub, bt_error *err)
{
    if (hub->failed)
        return bt_fail(err, BT_EIO, "%s", hub->failure.text);
    if (hub->writing)
        return BT_OK;
    if (bt_store_begin(hub->store, err))
        return bt__hub_fail(hub, err);
    hub->writing = true;
    return BT_OK;
}

/* Would a lost commit take back what was just said of this game?  What a bot does to it later in
 * the batch makes no answer wrong. */
static bool
is_unsettled(const bt_hub *hub, bt_game_id touched)
{
    const bt_room *room = touched > 0 ? bt__rooms_find(&hub->rooms, touched) : NULL;
    return touched < 0 || (room && room->changed);
}

void
bt_hub_line(bt_hub *hub, bt_peer *peer, const char *line, size_t length)
{
    bt_request request;
    bt_reply *reply = calloc(1, sizeof *reply);
    if (!reply)
        return; /* the peer asks again, or gives up */
    hub->asking = peer;
    hub->touched = 0;
    hub->has_counted = false;
    bt_desk_line(&hub->desk, line, length, BT_HUB_LINE_MAX, &reply->text, &request);
    hub->asking = NULL;
    reply->peer = peer;
    reply->unsettled = is_unsettled(hub, hub->touched);
    *hub->reply_end = reply;
    hub->reply_end = &reply->next;
}

void
bt_hub_drained(bt_hub *hub, bt_peer *peer)
{
    peer->stalled = false;
    for (int i = 0; i < peer->count; i++) /* the next flush sends what is missing */
        bt__rooms_touch(&hub->rooms, peer->subscriptions[i]->room);
}

int64_t
bt__hub_clock(const bt_hub *hub)
{
    struct timespec now;
    if (hub->options.clock)
        return hub->options.clock(hub->options.user);
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void
count_commit(bt_hub *hub)
{
    bt_hub_stats *stats = &hub->stats;
    stats->counted.commits++;
    stats->counted.games_made += (uint64_t)hub->made;
    stats->counted.games_pruned += (uint64_t)hub->pruned;
    stats->games += hub->made - hub->pruned;
}

/* Commit, or bring every room the batch has changed back to what is stored. */
static bool
settle(bt_hub *hub)
{
    bt_error err = { 0 };
    bool lost = hub->failed;
    if (hub->writing && !lost && bt_store_commit(hub->store, &hub->failure))
        lost = true;
    else if (hub->writing && lost)
        bt_store_abort(hub->store);
    if (hub->writing && !lost)
        count_commit(hub);
    hub->writing = hub->failed = false;
    hub->stats.counted.failures += lost;
    if (lost)
        BT_LOG(hub->options.log, BT_LOG_WARN, "storage-failed",
               bt_log_text("why", hub->failure.text));
    hub->made = hub->pruned = 0;
    if (lost)
        hub->bots_rest_until = bt__hub_now() + REST_SECONDS;
    for (bt_room *room = hub->rooms.touched; lost && room; room = room->next_touched) {
        if (!room->changed)
            continue;
        bt__seats_give_back(room);
        (void)bt__room_reload(hub, room, &err); /* when that fails, it is tried again later */
        for (bt_audience *audience = room->audiences; audience; audience = audience->next)
            bt__told_release(&audience->told);
    }
    return !lost;
}

/* Turn an answer into an error, keeping the request's id. */
static void
refuse(bt_reply *reply, const char *why)
{
    json_t *answer = json_loads(bt_buf_text(&reply->text), 0, NULL);
    const json_t *id = json_object_get(answer, "id");
    bt_json json;
    bt_buf_clear(&reply->text);
    bt_json_init(&json, &reply->text);
    bt_json_object(&json, NULL);
    if (json_is_string(id))
        bt_json_text(&json, "id", json_string_value(id));
    else if (json_is_integer(id))
        bt_json_number(&json, "id", json_integer_value(id));
    bt_json_bool(&json, "ok", false);
    bt_json_object(&json, "error");
    bt_json_text(&json, "code", bt_proto_error_name(BT_PROTO_STORAGE));
    bt_json_text(&json, "text", why);
    bt_json_object_end(&json);
    bt_json_object_end(&json);
    json_decref(answer);
}

static void
send_replies(bt_hub *hub, bool stored)
{
    for (bt_reply *reply = hub->replies; reply; reply = reply->next) {
        if (!stored && reply->unsettled)
            refuse(reply, hub->failure.text);
        if (reply->peer && !reply->text.failed)
            hub->options.send(reply->peer->user, reply->text.data, reply->text.length, true);
    }
    drop_replies(hub);
}

void
bt_hub_flush(bt_hub *hub)
{
    bt__hub_take_thoughts(hub);
    bool stored = settle(hub);
    send_replies(hub, stored);
    bt_room *next;
    for (bt_room *room = bt__rooms_take_touched(&hub->rooms); room; room = next) {
        next = room->next_touched;
        bt__room_broadcast(hub, room);
        bt__room_think(hub, room);
    }
}

void
bt_hub_tick(bt_hub *hub)
{
    bt__hub_prune(hub);
    bt__hub_note_disk(hub);
    int64_t now = bt__hub_now();
    bt__sources_prune(&hub->sources, bt__hub_now_us());
    for (bt_room *room; (room = hub->rooms.idle.oldest) && now - room->idle_since >= IDLE_SECONDS;)
        if (room->thinking)
            bt__room_use(room);
        else
            bt__room_close(hub, room);
}

void
bt_hub_stats_get(bt_hub *hub, bt_hub_stats *out)
{
    *out = hub->stats;
    out->games_open = hub->rooms.count;
    out->games_loaded = hub->rooms.loaded;
}

int
bt_hub_book(bt_hub *hub, const char *game, const char *scenario, const char *options, uint64_t data,
            const char *language, bt_buf *out, bt_error *err)
{
    bt_shelf *shelf;
    bt_json json;
    bt_game reader;
    int status = bt__shelf_take(hub, game, scenario, options, data, &shelf, err);
    if (status)
        return status;
    bt_game_in(shelf->game, language, &reader);
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    bt_book_write(&reader, &json);
    bt_json_object_end(&json);
    bt_shelf_drop(hub->shelves, shelf);
    return out->failed ? bt_fail(err, BT_ENOMEM, "out of memory") : BT_OK;
}
