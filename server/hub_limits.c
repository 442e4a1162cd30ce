/*
 * hub_limits.c - what the hub refuses and forgets so that there is room for all: requests that cost
 * much, a full disk, games that nobody has played.
 */
#include "hub_internal.h"

#include <time.h>

#define MEBIBYTE   ((int64_t)1024 * 1024)
#define PRUNED_MAX 100 /* games looked at every few seconds, whether anybody has played them */
#define DAY        86400
#define DEAR_BURST 10 /* seconds of dear requests that may come at once */
#define HOUR       ((int64_t)3600000000) /* microseconds */

bt_source *
bt__hub_limited(const bt_hub *hub)
{
    bt_source *source = hub->asking ? hub->asking->source : NULL;
    return source && !source->is_free ? source : NULL;
}

/* Requests that cost many times what an action does, and that nobody needs many of. */
static bool
is_dear(bt_request request)
{
    switch ((int)request) {
    case BT_REQUEST_BOOK:
    case BT_REQUEST_GLANCE:
    case BT_REQUEST_HISTORY:
    case BT_REQUEST_JOIN:
    case BT_REQUEST_JOURNAL:
    case BT_REQUEST_ODDS:
    case BT_REQUEST_OPENING:
    case BT_REQUEST_REACH:
    case BT_REQUEST_RULES:
    case BT_REQUEST_SURVEY:
    case BT_REQUEST_VIEW:
    case BT_REQUEST_WHY:
        return true;
    default:
        return false;
    }
}

int
bt__hub_admit(bt_call *call, bt_request request)
{
    bt_hub *hub = bt__hub_of(call);
    bt_source *source = bt__hub_limited(hub);
    int64_t limit = hub->options.limits.dear;
    if (!source || !limit || !is_dear(request) ||
        bt__bucket_take(&source->dear, bt__hub_now_us(), DEAR_BURST * limit, 1000000 / limit))
        return 0;
    hub->stats.counted.dear_refused++;
    return bt_call_fail(call, BT_PROTO_TOO_DEAR,
                        "your address has asked for much that costs much; wait a moment");
}

int
bt__hub_count_game(bt_call *call)
{
    bt_hub *hub = bt__hub_of(call);
    bt_source *source = bt__hub_limited(hub);
    int64_t limit = hub->options.limits.new_games;
    if (!source || !limit || hub->has_counted)
        return 0;
    hub->has_counted = bt__bucket_take(&source->games, bt__hub_now_us(), limit, HOUR / limit);
    if (hub->has_counted)
        return 0;
    hub->stats.counted.games_refused++;
    return bt_call_fail(call, BT_PROTO_TOO_MANY_GAMES,
                        "your address has made %d games lately; wait a while", (int)limit);
}

int
bt__hub_measure(bt_hub *hub, bt_error *err)
{
    int64_t limit = hub->options.limits.disk * MEBIBYTE;
    hub->stats.games = bt_store_count(hub->store, err);
    hub->disk = hub->stats.games < 0 ? hub->stats.games : bt_store_size(hub->store, err);
    if (hub->disk < 0)
        return (int)hub->disk;
    return limit ? bt_store_limit(hub->store, limit, err) : BT_OK;
}

void
bt__hub_prune(bt_hub *hub)
{
    bt_game_id found[PRUNED_MAX];
    bt_error err = { 0 };
    int64_t days = hub->options.limits.prune_days;
    if (!days || hub->failed)
        return;
    int count = bt_store_find_unplayed(hub->store, &hub->pruned_to,
                                       (int64_t)time(NULL) - days * DAY, PRUNED_MAX, found, &err);
    for (int i = 0; i < count; i++) {
        if (bt__rooms_find(&hub->rooms, found[i])) /* somebody looks at it */
            continue;
        if (bt__hub_write(hub, &err))
            return;
        if (bt_store_remove_game(hub->store, found[i], &err))
            (void)bt__hub_fail(hub, &err);
        hub->pruned++;
    }
}

void
bt__hub_note_disk(bt_hub *hub)
{
    bt_error err = { 0 };
    int64_t size = bt_store_size(hub->store, &err);
    if (size >= 0)
        hub->disk = size;
}
