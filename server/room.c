/*
 * room.c - what happens in a room: a game is played and taken back.
 *
 * Every change goes to the match and to the open transaction at once.  When
 * the transaction is lost the match is made again from the store (room_open.c).
 */
#include "hub_internal.h"

#include <berthier/host.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CHECK_EVERY 16 /* actions; a walk takes microseconds */

/* ---- steps --------------------------------------------------------------- */

static uint16_t
seen_by(const bt_events *events)
{
    unsigned seen = 0;
    for (int i = 0; i < events->count; i++) {
        seen |= events->at[i].seen_by & BT_SIDES_ALL;
        if (bt_event_is_seen(&events->at[i], BT_SIDE_NONE))
            seen |= BT_ONLOOKER_BIT;
    }
    return (uint16_t)seen;
}

int
bt__room_note_step(bt_room *room, int entry, bt_side side, bt_side seat, const bt_events *events)
{
    uint16_t seen = seen_by(events);
    if (side == BT_SIDE_CHANCE && room->steps.count > 0) {
        bt__steps_see_last(&room->steps, seen);
        return BT_OK;
    }
    return bt__steps_add(&room->steps,
                         &(bt_step){ .first = entry, .side = side, .seat = seat, .seen_by = seen });
}

/* An audience that was told of a step has to hear that it went, and which one it was. */
static void
note_gone(bt_audience *audience, bt_side by, int number)
{
    audience->gone_by = by;
    if (audience->gone_count == audience->gone_room) {
        int wanted = audience->gone_room ? 2 * audience->gone_room : 8;
        int *larger = realloc(audience->gone, (size_t)wanted * sizeof *larger);
        if (!larger) { /* who cannot be told what went is told everything */
            bt__audience_refresh(audience);
            return;
        }
        audience->gone = larger;
        audience->gone_room = wanted;
    }
    audience->gone[audience->gone_count++] = number;
}

/* The events of a step that nobody was told of need not be told any more. */
static void
drop_events(bt_room *room, int step)
{
    int from = 0;
    if (!room->steps.at[step].events) /* nothing has ever happened, perhaps */
        return;
    for (int i = room->told_steps; i < step; i++)
        from += room->steps.at[i].events;
    room->event_count -= room->steps.at[step].events;
    memmove(&room->events[from], &room->events[from + room->steps.at[step].events],
            (size_t)(room->event_count - from) * sizeof *room->events);
}

/* A step went: who was told of it has to be told. */
static void
remove_step(bt_room *room, int step)
{
    const bt_steps *steps = &room->steps;
    uint16_t seen_by = steps->at[step].seen_by;
    room->undone |= seen_by;
    if (step >= room->told_steps) {
        drop_events(room, step);
    } else {
        for (bt_audience *audience = room->audiences; audience; audience = audience->next)
            if (bt__is_seen(seen_by, audience->side))
                note_gone(audience, steps->at[step].side,
                          bt__steps_seen(steps, audience->side, step + 1));
        room->told_steps--;
    }
    bt__steps_remove(&room->steps, step);
}

/* ---- changes ------------------------------------------------------------------ */

static int
keep_events(bt_room *room, const bt_events *events)
{
    if (!events->count)
        return BT_OK;
    if (room->event_count + events->count > room->event_room) {
        int wanted = 2 * (room->event_count + events->count);
        bt_event *larger = realloc(room->events, (size_t)wanted * sizeof *larger);
        if (!larger)
            return BT_ENOMEM;
        room->events = larger;
        room->event_room = wanted;
    }
    memcpy(&room->events[room->event_count], events->at,
           (size_t)events->count * sizeof *events->at);
    room->event_count += events->count;
    room->steps.at[room->steps.count - 1].events += events->count;
    return BT_OK;
}

void
bt__room_note(bt_hub *hub, bt_room *room)
{
    room->changed = true;
    room->generation++;
    hub->touched = room->id;
    bt__rooms_touch(&hub->rooms, room);
}

int
bt__room_count_request(bt_hub *hub, bt_room *room, int seat, bt_error *err)
{
    if (seat < 0)
        return BT_OK;
    bt_chair *it = &room->seats[seat];
    it->sequence++;
    return bt_store_set_sequence(hub->store, room->id, seat, it->sequence, it->played, err);
}

/* Did everybody, onlookers too, see something of what happened since an entry?  When a seat last
 * acted is told to all, so it is noted of such actions alone. */
static bool
is_public(const bt_room *room, int first)
{
    unsigned all = BT_ONLOOKER_BIT;
    for (int i = 0; i < room->seat_count; i++)
        all |= bt_side_bit(room->seats[i].side);
    for (int i = bt__steps_find(&room->steps, first); i < room->steps.count; i++) {
        if ((room->steps.at[i].seen_by & all) == all)
            return true;
    }
    return false;
}

int
bt__room_store_entries(bt_hub *hub, bt_room *room, int first, bt_error *err)
{
    int status = BT_OK;
    for (int i = first; !status && i < bt_match_length(room->match); i++) {
        const bt_entry *entry = bt_match_entry(room->match, i);
        bt_action_row row = { i + 1, entry->seat, entry->action, entry->hash,
                              bt_match_words(room->match, i) };
        status = bt_store_add_action(hub->store, room->id, &row, err);
        hub->stats.counted.actions++;
    }
    return status;
}

/* Every so many actions all invariants are walked: a fault of the rules goes no farther than that,
 * and what it spoilt is not stored. */
static int
check_state(bt_hub *hub, const bt_room *room, int first, bt_error *err)
{
    const bt_game *game = room->shelf->game;
    int length = bt_match_length(room->match);

    if (first / CHECK_EVERY == length / CHECK_EVERY ||
        game->rules->state_ok(game, bt_match_state(room->match), err))
        return BT_OK;
    BT_LOG(hub->options.log, BT_LOG_WARN, "state-broken", bt_log_number("game", room->id),
           bt_log_number("action", length), bt_log_text("why", err->text));
    return BT_EDATA;
}

/* Take one action, record it and the dice that follow. */
static int
take(bt_hub *hub, bt_room *room, bt_side side, bt_action action, const char *words,
     const bt_reason **why, bt_error *err)
{
    bt_events *events = &hub->desk.events;
    int first = bt_match_length(room->match);
    bt_side seat = bt_seat_of(room->shelf->game, bt_match_state(room->match), side);
    events->count = 0;
    int status = bt__room_write(hub, room, err);
    if (!status)
        status = bt_match_write(room->match, side, action, words, why, events, err);
    if (status && bt_match_length(room->match) == first)
        return status;
    bt__room_note(hub, room);
    if (status) /* memory ran out between the action and its dice */
        return bt__hub_fail(hub, err);
    status = bt__room_note_step(room, first, side, seat, events);
    if (!status)
        status = keep_events(room, events);
    if (!status)
        status = check_state(hub, room, first, err);
    if (!status)
        status = bt__room_store_entries(hub, room, first, err);
    if (!status)
        status =
            bt__takeback_lapse(hub, room, side, room->steps.at[room->steps.count - 1].seen_by, err);
    if (!status)
        status = bt__room_reseat(room, err);
    return status ? bt__hub_fail(hub, err) : BT_OK;
}

/* Do the persons who play sit at one screen: alone, or all seats on one connection and no other? */
static bool
is_one_screen(const bt_room *room)
{
    const bt_peer *one = NULL;
    unsigned held = 0;

    if (bt__room_is_solo(room))
        return true;
    for (const bt_audience *audience = room->audiences; audience; audience = audience->next) {
        for (const bt_subscription *it = audience->first; it; it = it->next) {
            if (it->seat < 0)
                continue;
            if (one && it->peer != one)
                return false;
            one = it->peer;
            held |= 1u << it->seat;
        }
    }
    for (int i = 0; i < room->seat_count; i++)
        if (!room->seats[i].bot && !(held & 1u << i))
            return false;
    return one != NULL;
}

/*
 * What a seat's orders answer.  At one screen nobody has to be kept from learning why there was no
 * pause, so a seat that can only pass is not asked.
 */
static bt_action
answer_for(bt_hub *hub, const bt_room *room, const bt_chair *seat)
{
    const bt_game *game = room->shelf->game;
    const bt_state *state = bt_match_state(room->match);
    bt_actions *list = &hub->desk.actions;
    bt_action pass = BT_ACTION_NONE;
    int moment = game->rules->moment(game, state, seat->side, &pass);

    if (moment < 0 || !bt_orders_asks(&seat->orders, moment) || !is_one_screen(room))
        return bt_orders_answer(game, state, seat->side, &seat->orders);
    game->rules->legal(game, state, seat->side, list);
    return list->count == 1 ? pass : BT_ACTION_NONE;
}

/* A person who is asked now and whose orders answer; NULL when there is none. */
static const bt_chair *
find_obeying(bt_hub *hub, const bt_room *room, bt_action *answer)
{
    const bt_game *game = room->shelf->game;
    const bt_state *state = bt_match_state(room->match);
    bt_sides acting = game->rules->to_act(game, state);

    for (int i = 0; game->rules->moment && i < room->seat_count; i++) {
        const bt_chair *seat = &room->seats[i];
        if (seat->bot || !(acting & bt_side_bit(seat->side)))
            continue;
        *answer = answer_for(hub, room, seat);
        if (*answer != BT_ACTION_NONE)
            return seat;
    }
    return NULL;
}

/* A seat that rested is asked again in a new turn. */
static void
wake(bt_room *room)
{
    for (int i = 0; i < room->seat_count; i++)
        room->seats_changed |=
            bt_orders_wake(room->shelf->game, bt_match_state(room->match), &room->seats[i].orders);
}

/* Carry out what standing orders answer, until somebody has to be asked. */
static int
obey(bt_hub *hub, bt_room *room, bt_error *err)
{
    bt_action answer;
    int status = BT_OK;

    wake(room);

    for (const bt_chair *seat; !status && (seat = find_obeying(hub, room, &answer));)
        if (!(status = take(hub, room, seat->side, answer, NULL, NULL, err))) {
            room->steps.at[room->steps.count - 1].answered = true;
            wake(room);
        }
    return status;
}

int
bt__room_settle(bt_hub *hub, bt_room *room, bt_error *err)
{
    return room->shut ? BT_OK : obey(hub, room, err);
}

int
bt__room_play(bt_hub *hub, bt_room *room, bt_side side, bt_action action, const char *words,
              int seat, const bt_reason **why, bt_error *err)
{
    int first = room->match ? bt_match_length(room->match) : 0;
    int status = take(hub, room, side, action, words, why, err);

    if (!status)
        status = obey(hub, room, err);
    if (status)
        return status;
    if (seat >= 0 && is_public(room, first))
        room->seats[seat].played = (int64_t)time(NULL);
    status = bt__room_count_request(hub, room, seat, err);
    return status ? bt__hub_fail(hub, err) : BT_OK;
}

/* At which moments a seat is asked, everybody may know; what it answers else is its own. */
static bool
asks_alike(const bt_rules *rules, const bt_orders *one, const bt_orders *other)
{
    for (int i = 0; i < rules->moment_count; i++) {
        if (bt_orders_asks(one, i) != bt_orders_asks(other, i))
            return false;
    }
    return true;
}

int
bt__room_order(bt_hub *hub, bt_room *room, int seat, const bt_game *game, const char *orders,
               bt_error *err)
{
    bt_chair *it = &room->seats[seat];
    bt_orders wanted = it->orders;
    char storage[BT_STORE_ORDERS_SIZE];
    bt_buf text;
    int status = bt_orders_parse(game, bt_side_of(game, it->side), orders, &wanted, err);

    if (!status)
        status = bt__room_write(hub, room, err);
    if (status)
        return status;
    bt__room_note(hub, room);
    room->seats_changed |= !asks_alike(game->rules, &it->orders, &wanted);
    it->orders = wanted;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_orders_format(game, &wanted, &text);
    status = bt_store_set_orders(hub->store, room->id, seat, bt_buf_text(&text), err);
    if (status)
        return bt__hub_fail(hub, err);
    return obey(hub, room, err);
}

int
bt__room_rest(bt_hub *hub, bt_room *room, int seat, bt_error *err)
{
    bt_chair *it = &room->seats[seat];

    if (!bt_orders_rest(room->shelf->game, bt_match_state(room->match), it->side, &it->orders))
        return bt_fail(err, BT_EILLEGAL, "this seat is not asked for a card now");
    bt__room_note(hub, room);
    room->seats_changed = true;
    return obey(hub, room, err);
}

int
bt__room_can_undo(const bt_room *room, bt_side side)
{
    int first, last;
    int count = bt_match_undo_reach(room->match, side, &first, &last);

    for (int i = bt__steps_find(&room->steps, first); count && i < room->steps.count; i++) {
        const bt_step *step = &room->steps.at[i];
        if (step->side == side && !step->answered)
            break;
        count -= step->side == side;
    }
    return count;
}

/* One action of a side is out of the match, and with it its step. */
static int
undo_one(bt_room *room, bt_side side, int *entry, bt_error *err)
{
    int first;
    bt_match_undo_reach(room->match, side, &first, entry);
    int status = bt_match_undo(room->match, side, err);
    if (status)
        return status;
    int step = bt__steps_find(&room->steps, *entry);
    if (step < room->steps.count && room->steps.at[step].first == *entry)
        remove_step(room, step);
    return BT_OK;
}

/* What was taken back may have been answered for a person; it goes on to what it did itself.  From
 * which entry on the record is another now. */
static int
undo_answers(bt_hub *hub, bt_room *room, bt_side side, int from)
{
    const bt_chair *seat;
    bt_action answer;
    int entry;

    while ((seat = find_obeying(hub, room, &answer)) && seat->side == side) {
        if (undo_one(room, side, &entry, NULL))
            break;
        from = entry < from ? entry : from;
    }
    return from;
}

/* The match has been taken back for a side, from an entry on: so are the store and what is told. */
static int
follow_back(bt_hub *hub, bt_room *room, bt_side side, int from, int seat, bt_error *err)
{
    int status = bt__room_reseat(room, err);
    from = undo_answers(hub, room, seat >= 0 ? room->seats[seat].side : side, from);
    bt__room_note(hub, room);
    if (!status)
        status = bt_store_cut(hub->store, room->id, from, err);
    if (!status)
        status = bt__room_store_entries(hub, room, from, err);
    if (!status)
        status = bt__takeback_lapse(hub, room, side, room->undone, err);
    if (!status)
        status = bt__room_count_request(hub, room, seat, err);
    return status ? bt__hub_fail(hub, err) : BT_OK;
}

int
bt__room_undo(bt_hub *hub, bt_room *room, bt_side side, int64_t left, int seat, bt_error *err)
{
    int entry = 0;
    int status = bt__room_write(hub, room, err);
    if (!status && !bt__room_can_undo(room, side))
        status = bt_fail(err, BT_EILLEGAL, "%s cannot take back the last action",
                         bt_seat_id(room->shelf->game, side));
    if (!status)
        status = undo_one(room, side, &entry, err);
    while (!status && bt__room_can_undo(room, side) > left)
        status = undo_one(room, side, &entry, err);
    return status ? status : follow_back(hub, room, side, entry, seat, err);
}

int
bt__room_rewind(bt_hub *hub, bt_room *room, bt_side side, int length, int seat, bt_error *err)
{
    int status = bt__room_write(hub, room, err);
    if (!status)
        status = bt_match_rewind(room->match, length, err);
    if (status)
        return status;
    while (room->steps.count && room->steps.at[room->steps.count - 1].first >= length)
        remove_step(room, room->steps.count - 1);
    return follow_back(hub, room, side, length, seat, err);
}
