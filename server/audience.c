/*
 * audience.c - who follows which room, and what is sent to them: patches from
 * one frame to the next.
 */
#include "hub_internal.h"

#include <berthier/json_patch.h>
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
    *audience = (bt_audience){ .side = side };
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
    bt_buf_release(&audience->told);
    free(audience);
}

static void
count_online(bt_room *room, int seat, int change)
{
    if (seat < 0)
        return;
    room->seats[seat].online += change;
    room->seats_changed = true;
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
    count_online(room, seat, 1);
    *out = it;
    return BT_OK;
}

void
bt__unsubscribe(bt_subscription *subscription)
{
    bt_peer *peer = subscription->peer;
    bt_room *room = subscription->room;
    bt_subscription **at = &subscription->audience->first;
    while (*at != subscription)
        at = &(*at)->next;
    *at = subscription->next;
    if (!subscription->audience->first)
        close_audience(room, subscription->audience);
    for (int i = 0; i < peer->count; i++) {
        if (peer->subscriptions[i] == subscription) {
            memmove(&peer->subscriptions[i], &peer->subscriptions[i + 1],
                    (size_t)(peer->count - i - 1) * sizeof *peer->subscriptions);
            peer->count--;
            break;
        }
    }
    count_online(room, subscription->seat, -1);
    room->idle_since = bt__hub_now();
    free(subscription);
}

/* ---- sending --------------------------------------------------------------------- */

/* "update", who did it and what happened, into an open object. */
static void
write_news(const bt_room *room, const bt_audience *audience, bt_json *json)
{
    bt_json_number(json, "update", bt__room_steps(room, audience->side));
    if (room->undone)
        bt_json_bool(json, "undone", true);
    if (!room->changed)
        return;
    bt_json_text(json, "by", bt_side_name(audience->game.rules, room->by));
    bt_json_array(json, "events");
    for (int i = 0; i < room->event_count; i++) {
        if (bt_event_is_seen(&room->events[i], audience->side))
            bt_event_write(&audience->game, &room->events[i], json);
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

static void
write_body(const bt_room *room, const bt_audience *audience, const char *members, bt_buf *out)
{
    bt_json json;
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    write_news(room, audience, &json);
    bt_json_members(&json, members);
    bt_json_object_end(&json);
}

/* Is there anything to tell those who have the last frame?  What a viewer may
 * not know must not show itself by an empty message either. */
static bool
has_news(const bt_room *room, const bt_audience *audience, const bt_buf *patch)
{
    if (!room->changed)
        return false;
    for (int i = 0; i < room->event_count; i++) {
        if (bt_event_is_seen(&room->events[i], audience->side))
            return true;
    }
    return room->undone || patch->length > 2;
}

/* Patches to those who have the last frame, all of it to those who have not. */
static void
tell_audience(bt_hub *hub, bt_room *room, bt_audience *audience)
{
    bt_buf frame = { 0 }, patch = { 0 }, news = { 0 }, whole = { 0 };
    bt__frame_write(hub, room, audience, &frame);
    if (frame.failed) { /* memory is out: all of it next time */
        bt_buf_release(&frame);
        for (bt_subscription *it = audience->first; it; it = it->next)
            it->fresh = true;
        return;
    }
    if (audience->told.length)
        bt_json_patch(bt_buf_text(&audience->told), bt_buf_text(&frame), &patch);
    bool news_for_all = has_news(room, audience, &patch);
    for (bt_subscription *it = audience->first; it; it = it->next) {
        bool reset = it->fresh || !audience->told.length;
        bt_buf *body = reset ? &whole : &news;
        if (it->peer->stalled || (!reset && !news_for_all))
            continue;
        if (!body->length)
            write_body(room, audience, bt_buf_text(reset ? &frame : &patch), body);
        if (body->failed)
            it->fresh = true;
        else
            send_to(hub, it, bt_buf_text(body), reset);
    }
    for (bt_subscription *it = audience->first; it; it = it->next)
        it->fresh |= it->peer->stalled;
    bt_buf_release(&audience->told);
    audience->told = frame;
    bt_buf_release(&patch);
    bt_buf_release(&news);
    bt_buf_release(&whole);
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

static void
tell_seats(bt_hub *hub, bt_room *room)
{
    bt_buf body = { 0 };
    bt_json json;
    bt_json_init(&json, &body);
    bt_json_object(&json, NULL);
    bt__seats_write(room, &json);
    bt_json_object_end(&json);
    for (bt_audience *audience = room->audiences; audience && !body.failed;
         audience = audience->next) {
        for (bt_subscription *it = audience->first; it; it = it->next) {
            bool fresh = it->fresh;
            if (!it->peer->stalled)
                send_to(hub, it, bt_buf_text(&body), false);
            it->fresh |= fresh;
        }
    }
    bt_buf_release(&body);
}

void
bt__room_broadcast(bt_hub *hub, bt_room *room)
{
    if (!room->match)
        return;
    for (bt_audience *audience = room->audiences; audience; audience = audience->next) {
        if (room->changed || has_fresh(audience))
            tell_audience(hub, room, audience);
    }
    if (room->seats_changed)
        tell_seats(hub, room);
    room->changed = room->undone = room->seats_changed = false;
    room->event_count = 0;
}
