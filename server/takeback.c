/*
 * takeback.c - what cannot be taken back freely is taken back when all agree.
 *
 * Free undo stops where somebody else could be wronged: where a rule lets a
 * move stand, where the decision was handed over, where something was shown.
 * A seat may ask the others to go back beyond that, to one of its own
 * decisions; what others have done since is taken back with it.  A die that
 * was thrown stays: nobody may have it thrown again, so nothing goes back over
 * one.  A bot cannot be asked, so where one plays nothing is.  One request is
 * open at a time.  It lies in the store, and is forgotten when the game goes on
 * (docs/decisions/0008-takebacks-by-consent.md).
 */
#include "hub_internal.h"

#include <string.h>

/* ---- what may be asked ------------------------------------------------------ */

/* How far back a seat may ask the others to go: entries of the match before which it would go on. */
typedef struct ask_scope {
    int earliest; /* the farthest */
    int usual;    /* when nothing else is said; -1: there is nothing to ask for */
} ask_scope;

static bool
is_over(const bt_room *room)
{
    const bt_game *game = room->shelf->game;
    bt_outcome outcome;
    game->rules->outcome(game, bt_match_state(room->match), &outcome);
    return outcome.over;
}

/* Only persons can agree, and there has to be another. */
static bool
can_agree(const bt_room *room)
{
    for (int i = 0; i < room->seat_count; i++) {
        if (room->seats[i].bot)
            return false;
    }
    return room->seat_count > 1;
}

/* Was it decided on this seat?  The dice that follow a decision were on none. */
static bool
is_own(const bt_room *room, int seat, int step)
{
    return room->steps.at[step].seat == room->seats[seat].began;
}

/* A seat that was refused plays on before it asks again, and one request is enough at a time. */
static bool
is_free_to_ask(const bt_room *room, int seat)
{
    const bt_takeback_row *asked = &room->takeback;
    return asked->seat < 0 || (asked->seat == seat) == (asked->declined < 0);
}

static ask_scope
scope_of(const bt_room *room, int seat)
{
    ask_scope scope = { .earliest = -1, .usual = -1 };
    if (room->shut || !can_agree(room) || !is_free_to_ask(room, seat) || is_over(room))
        return scope;
    int last, free_from;
    (void)bt_match_undo_reach(room->match, room->seats[seat].side, &free_from, &last);
    int floor = bt__steps_find(&room->steps, bt_match_floor(room->match));
    last = bt__steps_find(&room->steps, free_from) - 1;
    while (last >= floor && !is_own(room, seat, last))
        last--;
    if (last < floor)
        return scope;
    while (!is_own(room, seat, floor))
        floor++;
    scope.usual = room->steps.at[last].first;
    scope.earliest = room->steps.at[floor].first;
    return scope;
}

bool
bt__takeback_waits_for(const bt_room *room, int seat)
{
    const bt_takeback_row *asked = &room->takeback;
    return asked->seat >= 0 && asked->seat != seat && asked->declined < 0 &&
           !(asked->agreed >> seat & 1);
}

/* ---- asking and answering ---------------------------------------------------- */

/* How many steps a viewer saw before an entry. */
static int
count_steps(const bt_room *room, bt_seat viewer, int64_t entry)
{
    return bt__steps_seen(&room->steps, viewer, bt__steps_find(&room->steps, (int)entry));
}

static int
change(bt_hub *hub, bt_room *room, const bt_takeback_row *row, bt_error *err)
{
    int status = bt__room_write(hub, room, err);
    if (status)
        return status;
    room->takeback = *row;
    bt__room_note(hub, room);
    status = bt_store_set_takeback(hub->store, room->id, row, err);
    return status ? bt__hub_fail(hub, err) : BT_OK;
}

int
bt__takeback_lapse(bt_hub *hub, bt_room *room, bt_side side, uint16_t seen_by, bt_error *err)
{
    static const bt_takeback_row nothing = { .seat = -1, .declined = -1 };
    const bt_takeback_row *asked = &room->takeback;
    if (asked->seat < 0)
        return BT_OK;
    bt_side asker = room->seats[asked->seat].side;
    bool is_possible = asked->length >= bt_match_floor(room->match) &&
                       asked->length < bt_match_length(room->match);
    if (side != asker && is_possible && !bt__is_seen(seen_by, asker))
        return BT_OK;
    room->takeback = nothing;
    return bt_store_set_takeback(hub->store, room->id, &nothing, err);
}

/* Note a request, or carry it out when all agree. */
static int
settle(bt_hub *hub, bt_room *room, const bt_takeback_row *row, int seat, bt_error *err)
{
    uint32_t all = (1u << room->seat_count) - 1;
    int status;
    if (row->seat >= 0 && row->agreed == all)
        return bt__room_rewind(hub, room, room->seats[row->seat].side, (int)row->length, seat, err);
    status = change(hub, room, row, err);
    if (!status)
        status = bt__room_count_request(hub, room, seat, err);
    return status;
}

/* The entry before which the game would go on; -1 when that cannot be asked. */
static int
find_target(const bt_call *call, const bt_room *room, int seat)
{
    ask_scope scope = scope_of(room, seat);
    int64_t to = bt_call_count(call, "to", -1);
    bt_side side = room->seats[seat].side;
    if (to < 0 || scope.usual < 0)
        return scope.usual;
    for (int i = bt__steps_find(&room->steps, scope.earliest); i < room->steps.count; i++) {
        int entry = room->steps.at[i].first;
        if (entry <= scope.usual && is_own(room, seat, i) &&
            bt__steps_seen(&room->steps, side, i) >= to)
            return entry;
    }
    return -1;
}

static int
ask(bt_call *call, const bt_subscription *it, bt_takeback_row *row)
{
    int target = find_target(call, it->room, it->seat);
    if (target < 0)
        return bt_call_fail(call, BT_PROTO_ILLEGAL,
                            "there is nothing to ask for: a die stays, a bot agrees to nothing, "
                            "and undo takes back what is free");
    *row = (bt_takeback_row){ .seat = it->seat, .length = target, .declined = -1 };
    for (int i = 0; i < it->room->seat_count; i++) {
        if (i == it->seat || bt__peer_holds(it->peer, it->room, i))
            row->agreed |= 1u << i;
    }
    return 0;
}

static int
agree(bt_call *call, const bt_subscription *it, bt_takeback_row *row)
{
    int64_t to = bt_call_count(call, "to", -1);
    if (to < 0)
        return bt_call_fail(call, BT_PROTO_MISSING_KEY, "who agrees says how far: \"to\"");
    if (!bt__takeback_waits_for(it->room, it->seat) ||
        to != count_steps(it->room, it->audience->side, it->room->takeback.length))
        return bt_call_fail(call, BT_PROTO_SEAT, "that is not asked for now");
    row->agreed |= 1u << it->seat;
    return 0;
}

static int
decline(bt_call *call, const bt_subscription *it, bt_takeback_row *row)
{
    if (!bt__takeback_waits_for(it->room, it->seat))
        return bt_call_fail(call, BT_PROTO_SEAT, "nothing is asked for now");
    row->declined = it->seat;
    return 0;
}

static int
withdraw(bt_call *call, const bt_subscription *it, bt_takeback_row *row)
{
    if (row->seat != it->seat || row->declined >= 0)
        return bt_call_fail(call, BT_PROTO_SEAT, "you ask for nothing now");
    *row = (bt_takeback_row){ .seat = -1, .declined = -1 };
    return 0;
}

static int
say(bt_call *call, const bt_subscription *it, bt_takeback_row *row)
{
    static const struct {
        const char *word;
        int (*say)(bt_call *call, const bt_subscription *it, bt_takeback_row *row);
    } words[] = {
        { "ask", ask }, { "agree", agree }, { "decline", decline }, { "withdraw", withdraw }
    };
    const char *word = bt_call_text(call, "say");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcmp(words[i].word, word) == 0)
            return words[i].say(call, it, row);
    }
    return bt_call_fail(call, BT_PROTO_SYNTAX,
                        "\"%.32s\" found where ask, agree, decline or withdraw was expected", word);
}

int
bt__hub_TAKEBACK(bt_call *call)
{
    bt_subscription *it;
    bt_chair *seat;
    if (bt__call_seat(call, &it, &seat))
        return -1;
    int repeated = bt__call_sequence(call, seat, "takeback");
    if (repeated)
        return repeated < 0 ? -1 : 0;
    bt_takeback_row row = it->room->takeback;
    if (say(call, it, &row))
        return -1;
    return bt__call_done(call, settle(bt__hub_of(call), it->room, &row, it->seat, &call->err),
                         seat);
}

/* ---- telling ------------------------------------------------------------------- */

/* What is asked, as a seat counts its steps. */
static void
write_asked(const bt_room *room, int seat, bt_json *json)
{
    const bt_takeback_row *asked = &room->takeback;
    const bt_game *game = room->shelf->game;
    bt_json_object(json, "takeback");
    bt_json_text(json, "by", bt_seat_id(game, room->seats[asked->seat].side));
    bt_json_number(json, "to", count_steps(room, room->seats[seat].side, asked->length));
    if (asked->declined >= 0)
        bt_json_text(json, "declined", bt_seat_id(game, room->seats[asked->declined].side));
    else if (bt__takeback_waits_for(room, seat))
        bt_json_bool(json, "waits", true);
    bt_json_object_end(json);
}

void
bt__takeback_write(const bt_room *room, int seat, bt_json *json)
{
    ask_scope scope = scope_of(room, seat);
    bt_side side = room->seats[seat].side;
    if (scope.usual >= 0) {
        bt_json_array(json, "may_ask");
        bt_json_number(json, NULL, count_steps(room, side, scope.earliest));
        bt_json_number(json, NULL, count_steps(room, side, scope.usual));
        bt_json_array_end(json);
    }
    if (room->takeback.seat >= 0)
        write_asked(room, seat, json);
}
