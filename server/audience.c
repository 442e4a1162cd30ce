/*
 * audience.c - who follows which room, and what is sent to them: patches to
 * what they were told before.
 */
#include "hub_internal.h"

#include <berthier/say.h>
#include <stdlib.h>
#include <string.h>

/* ---- who follows what ------------------------------------------------------ */

static bt_audience *
find_audience(bt_room *room, bt_side side, const char *language)
{
    bt_audience *it = room->audiences;
    const bt_catalogue *words = bt_catalogue_find(language);
    while (it && (it->side != side || it->game.words != words))
        it = it->next;
    return it;
}

void
bt__audience_init(bt_audience *audience, const bt_game *game, bt_side side, const char *language)
{
    *audience = (bt_audience){ .side = side, .by = BT_SIDE_NONE };
    bt_game_in(game, language, &audience->game);
}

static int
open_audience(bt_room *room, bt_side side, const char *language, bt_audience **out, bt_error *err)
{
    *out = find_audience(room, side, language);
    if (*out)
        return BT_OK;
    bt_audience *audience = calloc(1, sizeof *audience);
    if (!audience)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    bt__audience_init(audience, room->shelf->game, side, language);
    audience->next = room->audiences;
    room->audiences = audience;
    *out = audience;
    return BT_OK;
}

static void
close_audience(bt_room *room, bt_audience *audience)
{
    bt_audience **at = &room->audiences;
    while (*at != audience)
        at = &(*at)->next;
    *at = audience->next;
    bt__told_release(&audience->told);
    free(audience->gone);
    free(audience);
}

static void
count_online(bt_room *room, int seat, int change)
{
    if (seat < 0 || room->shut == BT_SHUT_EXAMPLE)
        return;
    room->seats[seat].online += change;
    room->seats_changed = true;
    bt__rooms_touch(&room->hub->rooms, room);
}

int
bt__subscribe(bt_peer *peer, bt_room *room, int seat, const char *language, bt_subscription **out,
              bt_error *err)
{
    bt_side side = seat < 0 ? BT_SIDE_NONE : room->seats[seat].side;
    bt_audience *audience;
    if (peer->count == BT_SUBSCRIPTIONS_MAX)
        return bt_fail(err, BT_ELIMIT, "%d matches are followed; leave one", BT_SUBSCRIPTIONS_MAX);
    int status = open_audience(room, side, language, &audience, err);
    if (status)
        return status;
    bt_subscription *it = calloc(1, sizeof *it);
    if (!it) {
        if (!audience->first)
            close_audience(room, audience);
        return bt_fail(err, BT_ENOMEM, "out of memory");
    }
    *it = (bt_subscription){ .peer = peer, .room = room, .audience = audience, .seat = seat };
    it->slot = (bt_slot){ .number = ++peer->last_number,
                          .game = &audience->game,
                          .match = room->match,
                          .bound = true,
                          .side = side };
    it->fresh = true;
    it->next = audience->first;
    audience->first = it;
    peer->subscriptions[peer->count++] = it;
    if (peer->source)
        peer->source->followed++;
    count_online(room, seat, 1);
    bt__rooms_touch(&room->hub->rooms, room);
    bt__room_use(room);
    *out = it;
    return BT_OK;
}

/* Take a subscription out of its audience, which stays while others are in it. */
static void
unlink_subscription(bt_subscription *it)
{
    bt_subscription **at = &it->audience->first;
    while (*at != it)
        at = &(*at)->next;
    *at = it->next;
    if (!it->audience->first)
        close_audience(it->room, it->audience);
}

void
bt__unsubscribe(bt_subscription *subscription)
{
    bt_peer *peer = subscription->peer;
    bt_room *room = subscription->room;
    unlink_subscription(subscription);
    for (int i = 0; i < peer->count; i++) {
        if (peer->subscriptions[i] == subscription) {
            memmove(&peer->subscriptions[i], &peer->subscriptions[i + 1],
                    (size_t)(peer->count - i - 1) * sizeof *peer->subscriptions);
            peer->count--;
            if (peer->source)
                peer->source->followed--;
            break;
        }
    }
    count_online(room, subscription->seat, -1);
    if (room->match)
        bt__room_use(room);
    else if (!room->audiences && !room->thinking)
        bt__room_close(room->hub, room);
    free(subscription);
}

/* One that follows another side than its seat plays now; NULL when nobody does. */
static bt_subscription *
find_displaced(const bt_room *room)
{
    for (const bt_audience *audience = room->audiences; audience; audience = audience->next) {
        for (bt_subscription *it = audience->first; it; it = it->next) {
            if (it->seat >= 0 && room->seats[it->seat].side != audience->side)
                return it;
        }
    }
    return NULL;
}

int
bt__room_regroup(bt_room *room, bt_error *err)
{
    for (bt_subscription *it; (it = find_displaced(room));) {
        const char *language = bt_catalogue_language(it->audience->game.words);
        bt_side side = room->seats[it->seat].side;
        bt_audience *audience;
        int status = open_audience(room, side, language, &audience, err);
        if (status)
            return status;
        unlink_subscription(it);
        it->audience = audience;
        it->slot.game = &audience->game;
        it->slot.side = side;
        it->fresh = true;
        it->next = audience->first;
        audience->first = it;
    }
    return BT_OK;
}

/* ---- sending --------------------------------------------------------------------- */

static void
write_events(const bt_room *room, const bt_audience *audience, bt_json *json)
{
    bt_json_array(json, "events");
    for (int i = 0; i < room->event_count; i++) {
        if (bt_event_is_seen(&room->events[i], audience->side))
            bt_event_write_brief(&audience->game, &room->events[i], json);
    }
    bt_json_array_end(json);
}

static void
send_to(bt_hub *hub, bt_subscription *to, const char *body, bool reset)
{
    bt_buf message = { 0 };
    bt_json json;
    bt_json_init(&json, &message);
    bt_json_object(&json, NULL);
    if (to->slot.number != 1)
        bt_json_number(&json, "match", to->slot.number);
    if (reset)
        bt_json_bool(&json, "reset", true);
    bt_json_members(&json, body);
    bt_json_object_end(&json);
    bool is_sent = !message.failed && !to->peer->stalled &&
                   hub->options.send(to->peer->user, message.data, message.length, false);
    if (!is_sent)
        to->peer->stalled = true;
    to->fresh = !is_sent;
    bt_buf_release(&message);
}

/* Which steps went, one after the other. */
static void
write_gone(const bt_audience *audience, bt_json *json)
{
    if (!audience->gone_count)
        return;
    bt_json_array(json, "undone");
    for (int i = 0; i < audience->gone_count; i++)
        bt_json_number(json, NULL, audience->gone[i]);
    bt_json_array_end(json);
}

static int
count_events(const bt_event *events, int count, bt_seat viewer)
{
    int seen = 0;
    for (int i = 0; i < count; i++)
        seen += bt_event_is_seen(&events[i], viewer);
    return seen;
}

/* Which events are of which step and who took it, when there is more than one. */
static void
write_steps(const bt_room *room, const bt_audience *audience, bt_json *json)
{
    const bt_event *events = room->events;
    int steps = 0;
    for (int i = room->told_steps; i < room->steps.count; i++)
        steps += bt__is_seen(room->steps.at[i].seen_by, audience->side);
    if (steps < 2)
        return;
    bt_json_array(json, "steps");
    for (const bt_step *step = &room->steps.at[room->told_steps];
         step < &room->steps.at[room->steps.count]; events += step++->events) {
        if (!bt__is_seen(step->seen_by, audience->side))
            continue;
        bt_json_array(json, NULL);
        bt_json_text(json, NULL, bt_seat_id(&audience->game, step->side));
        bt_json_number(json, NULL, count_events(events, step->events, audience->side));
        bt_json_array_end(json);
    }
    bt_json_array_end(json);
}

/* The side that acted last in what an audience is told now; what the audience cannot see is left out. */
static bt_side
actor_of(const bt_room *room, const bt_audience *audience)
{
    for (int i = room->steps.count; i-- > room->told_steps;) {
        if (bt__is_seen(room->steps.at[i].seen_by, audience->side))
            return room->steps.at[i].side;
    }
    return audience->gone_count ? audience->gone_by : audience->by;
}

/* What all who have what was told before are sent: which update it is if not just the next,
 * who acted if it is another than before, what happened, and the patch. */
static void
write_news(const bt_room *room, const bt_audience *audience, const bt_buf *patch, int steps,
           bt_side by, bt_buf *out)
{
    bt_json json;
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    if (steps != audience->steps + 1)
        bt_json_number(&json, "update", steps);
    write_gone(audience, &json);
    if (by != audience->by)
        bt_json_text(&json, "by", bt_seat_id(&audience->game, by));
    write_events(room, audience, &json);
    write_steps(room, audience, &json);
    bt_json_members(&json, bt_buf_text(patch));
    bt_json_object_end(&json);
}

/* What the others are sent: everything, after the news has been told. */
static void
write_whole(const bt_room *room, const bt_audience *audience, bool has_news, bt_buf *out)
{
    bt_json json;
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    bt_json_number(&json, "update", audience->steps);
    bt_json_text(&json, "side", bt_seat_id(&audience->game, audience->side));
    if (audience->by != BT_SIDE_NONE)
        bt_json_text(&json, "by", bt_seat_id(&audience->game, audience->by));
    if (has_news)
        write_gone(audience, &json);
    if (has_news)
        write_events(room, audience, &json);
    bt__told_write(&audience->game, &audience->told, &json);
    bt_json_object_end(&json);
}

/* Is there anything to tell those who know what was told before?  What a viewer may
 * not know must not show itself by an empty message either. */
static bool
has_news(const bt_room *room, const bt_audience *audience, const bt_buf *patch)
{
    if (!room->changed)
        return false;
    return count_events(room->events, room->event_count, audience->side) > 0 ||
           audience->gone_count > 0 || patch->length > 2;
}

static void
send_to_all(bt_hub *hub, bt_audience *audience, const bt_buf *news, const bt_buf *whole)
{
    for (bt_subscription *it = audience->first; it; it = it->next) {
        const bt_buf *body = it->fresh ? whole : news;
        if (it->peer->stalled || body->failed)
            it->fresh = true;
        else if (body->length)
            send_to(hub, it, bt_buf_text(body), it->fresh);
    }
}

static bool
has_fresh(const bt_audience *audience)
{
    for (const bt_subscription *it = audience->first; it; it = it->next) {
        if (it->fresh && !it->peer->stalled)
            return true;
    }
    return false;
}

void
bt__audience_refresh(bt_audience *audience)
{
    for (bt_subscription *it = audience->first; it; it = it->next)
        it->fresh = true;
}

/* Patches to those who know what was told before, everything to the others. */
static void
tell_audience(bt_hub *hub, bt_room *room, bt_audience *audience)
{
    bt_buf patch = { 0 }, news = { 0 }, whole = { 0 };
    bt_told now;
    bool is_first = !audience->told.view;
    if (bt__told_make(hub, room, audience, &now)) { /* memory is out: everything next time */
        bt__audience_refresh(audience);
        bt__rooms_touch(&hub->rooms, room);
        return;
    }
    if (is_first)
        bt__audience_refresh(audience);
    else
        bt__told_patch(&audience->game, &audience->told, &now, &patch);
    news.failed = patch.failed;
    int steps = bt__steps_seen(&room->steps, audience->side, room->steps.count);
    bool is_news = has_news(room, audience, &patch);
    bt_side by = is_news ? actor_of(room, audience) : audience->by;
    if (is_news && !is_first)
        write_news(room, audience, &patch, steps, by, &news);
    audience->by = by;
    audience->steps = steps;
    audience->gone_count = 0;
    bt__told_release(&audience->told);
    audience->told = now;
    if (has_fresh(audience))
        write_whole(room, audience, is_news, &whole);
    send_to_all(hub, audience, &news, &whole);
    bt_buf_release(&patch);
    bt_buf_release(&news);
    bt_buf_release(&whole);
}

static void
tell_seats_to(bt_hub *hub, const bt_room *room, bt_audience *audience)
{
    bt_buf body = { 0 };
    bt_json json;
    bt_json_init(&json, &body);
    bt_json_object(&json, NULL);
    bt__seats_write(room, audience->side, &json);
    bt_json_object_end(&json);
    for (bt_subscription *it = audience->first; it && !body.failed; it = it->next) {
        bool fresh = it->fresh;
        if (!it->peer->stalled)
            send_to(hub, it, bt_buf_text(&body), false);
        it->fresh |= fresh;
    }
    bt_buf_release(&body);
}

void
bt__room_broadcast(bt_hub *hub, bt_room *room)
{
    for (bt_audience *audience = room->audiences; room->match && audience;
         audience = audience->next) {
        if (room->changed || has_fresh(audience))
            tell_audience(hub, room, audience);
    }
    for (bt_audience *audience = room->audiences; room->seats_changed && audience;
         audience = audience->next)
        tell_seats_to(hub, room, audience);
    for (int i = 0; i < room->seat_count; i++)
        room->seats[i].just_taken = false;
    room->seats_changed = false;
    if (!room->match)
        return;
    room->changed = false;
    room->undone = 0;
    room->event_count = 0;
    room->told_steps = room->steps.count;
}
