/*
 * do_seat.c - what a seat asks of its match: acting, taking back, looking.
 */
#include "hub_internal.h"

#include <berthier/journal.h>

/* ---- acting ------------------------------------------------------------------ */

static int
write_done(bt_call *call, int64_t sequence, bool repeated)
{
    bt_json_number(&call->json, "sequence", sequence);
    if (repeated)
        bt_json_bool(&call->json, "repeated", true);
    return 0;
}

int
bt__call_sequence(bt_call *call, const bt_chair *seat, const char *request)
{
    int64_t given = bt_call_count(call, "sequence", -1);
    if (given < 0)
        return bt_call_fail(call, BT_PROTO_MISSING_KEY, "%s needs the key \"sequence\"", request);
    if (given > 0 && given <= seat->sequence) {
        (void)write_done(call, given, true);
        return 1;
    }
    if (given != seat->sequence + 1)
        return bt_call_fail(call, BT_PROTO_SEQUENCE, "the seat's next number is %lld",
                            (long long)seat->sequence + 1);
    return 0;
}

int
bt__call_seat(bt_call *call, bt_subscription **it, bt_chair **seat)
{
    bt_side side;
    if (bt__call_subscription(call, it))
        return -1;
    const bt_slot *slot = &(*it)->slot;
    if ((*it)->room->shut)
        return bt_call_fail(call, BT_PROTO_SHUT, "the game can only be looked at");
    if (bt_call_side(call, slot, "side", bt_match_state(slot->match), &side))
        return -1;
    *seat = &(*it)->room->seats[(*it)->seat];
    return 0;
}

static int
fail_status(bt_call *call, int status)
{
    if (status == BT_EIO)
        return bt_call_fail(call, BT_PROTO_STORAGE, "it could not be stored and did not happen");
    return bt_call_fail_status(call, status);
}

int
bt__call_done(bt_call *call, int status, const bt_chair *seat)
{
    return status ? fail_status(call, status) : write_done(call, seat->sequence, false);
}

int
bt__hub_APPLY(bt_call *call)
{
    bt_subscription *it;
    bt_chair *seat;
    bt_action action;
    const bt_reason *reason = NULL;
    if (bt__call_seat(call, &it, &seat))
        return -1;
    int repeated = bt__call_sequence(call, seat, "apply");
    if (repeated)
        return repeated < 0 ? -1 : 0;
    if (bt_call_action(call, &it->slot, bt_call_text(call, "action"), &action))
        return -1;
    int status = bt__room_play(bt__hub_of(call), it->room, seat->side, action,
                               bt_buf_text(&call->words), it->seat, &reason, &call->err);
    if (reason)
        return bt_call_refuse(call, &it->slot, bt_match_state(it->slot.match), seat->side, action,
                              reason);
    return bt__call_done(call, status, seat);
}

int
bt__hub_UNDO(bt_call *call)
{
    bt_subscription *it;
    bt_chair *seat;
    if (bt__call_seat(call, &it, &seat))
        return -1;
    int repeated = bt__call_sequence(call, seat, "undo");
    if (repeated)
        return repeated < 0 ? -1 : 0;
    int64_t left = bt_call_count(call, "left", INT64_MAX);
    int status = bt__room_undo(bt__hub_of(call), it->room, seat->side, left, it->seat, &call->err);
    return bt__call_done(call, status, seat);
}

/* The moment at which a seat is asked now, or -1. */
static int
moment_of(const bt_room *room, const bt_chair *seat)
{
    const bt_rules *rules = room->shelf->game->rules;
    bt_action pass;

    return room->match && rules->moment
               ? rules->moment(room->shelf->game, bt_match_state(room->match), seat->side, &pass)
               : -1;
}

/* [orders.h] All may know at which moments a seat is asked; the rest is private, and that it changed. */
int
bt__hub_ORDERS(bt_call *call)
{
    bt_subscription *it;
    bt_chair *seat;
    char storage[BT_STORE_ORDERS_SIZE];
    bt_buf text;
    const char *set = bt_call_text(call, "set");
    if (bt__call_seat(call, &it, &seat))
        return -1;
    int status = BT_OK, moment = moment_of(it->room, seat);
    if (set)
        status =
            bt__room_order(bt__hub_of(call), it->room, it->seat, it->slot.game, set, &call->err);
    if (!status && bt_call_flag(call, "rest"))
        status = bt__room_rest(bt__hub_of(call), it->room, it->seat, &call->err);
    if (status)
        return fail_status(call, status);
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_orders_format(it->slot.game, &seat->orders, &text);
    bt_json_number(&call->json, "match", it->slot.number);
    bt_json_text(&call->json, "orders", bt_buf_text(&text));
    if (moment >= 0)
        bt_json_text(&call->json, "moment", it->slot.game->rules->moments[moment].id);
    return 0;
}

/* ---- looking -------------------------------------------------------------------- */

int
bt__hub_LEGAL(bt_call *call)
{
    bt_subscription *it;
    bt_chair *seat;
    if (bt__call_seat(call, &it, &seat))
        return -1;
    const bt_game *game = it->slot.game;
    bt_actions *actions = &call->desk->actions;
    actions->count = 0;
    game->rules->legal(game, bt_match_state(it->slot.match), seat->side, actions);
    bt_json_number(&call->json, "match", it->slot.number);
    bt__legal_write(game, actions->at, actions->count, "legal", &call->json);
    return 0;
}

int
bt__hub_VIEW(bt_call *call)
{
    bt_subscription *it;
    bt_seat viewer;
    bt_told told;
    if (bt__call_subscription(call, &it) ||
        bt_call_viewer(call, &it->slot, "viewer", BT_SIDE_NONE, &viewer))
        return -1;
    int status = bt__told_make(bt__hub_of(call), it->room, it->audience, &told);
    if (status)
        return bt_call_fail_status(call, status);
    bt_json_number(&call->json, "match", it->slot.number);
    bt__told_write(it->slot.game, &told, &call->json);
    bt__told_release(&told);
    return 0;
}

bool
bt__peer_holds(const bt_peer *peer, const bt_room *room, int seat)
{
    for (int i = 0; i < peer->count; i++) {
        if (peer->subscriptions[i]->room == room && peer->subscriptions[i]->seat == seat)
            return true;
    }
    return false;
}

/* Does this connection hold all seats of persons, so that nobody elsewhere is played against? */
static bool
holds_all(const bt_peer *peer, const bt_room *room)
{
    for (int i = 0; i < room->seat_count; i++) {
        if (!room->seats[i].bot && !bt__peer_holds(peer, room, i))
            return false;
    }
    return true;
}

int
bt__hub_JOURNAL(bt_call *call)
{
    bt_subscription *it;
    bt_outcome outcome;
    bt_buf text = { 0 };
    if (bt__call_subscription(call, &it))
        return -1;
    const bt_game *game = it->slot.game;
    game->rules->outcome(game, bt_match_state(it->slot.match), &outcome);
    if (!outcome.over && !it->room->shut && (it->seat < 0 || !holds_all(it->peer, it->room)))
        return bt_call_fail(call, BT_PROTO_HIDDEN,
                            "the record tells everything; it opens when the game is over");
    bt_json_number(&call->json, "match", it->slot.number);
    int status = BT_OK;
    if (it->room->shut && it->room->shut != BT_SHUT_EXAMPLE)
        status = bt__stored_journal(bt__hub_of(call), it->room, &text, &call->err);
    else
        bt_journal_write(it->slot.match, &text);
    if (status) {
        bt_buf_release(&text);
        return bt_call_fail_status(call, status);
    }
    return bt_write_text(call, "journal", &text);
}
