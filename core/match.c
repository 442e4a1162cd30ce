/*
 * match.c - one game being played.
 *
 * The record is a vector of actions, each with the hash of the position after
 * it.  Every SNAPSHOT_EVERY actions the position itself is kept, so that any
 * earlier one is found by copying the nearest snapshot and replaying fewer
 * than SNAPSHOT_EVERY actions.  snapshots[i] is the position before action
 * number i * SNAPSHOT_EVERY; snapshots[0] is the start.
 *
 * Memory is taken before the position changes, so a failed call leaves the
 * match as it was; should it run out between a player's action and the dice
 * it calls for, the dice are rolled at the next call.
 */
#include <berthier/match.h>

#include "match_internal.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define SNAPSHOT_EVERY 64

typedef struct record {
    bt_entry entry;
    bool is_sealed; /* it told something, or a rule makes it final: undo stops at it */
    bt_seats could; /* act then: undo of another side that could goes past it */
} record;

struct bt_match {
    const bt_game *game;      /* borrowed */
    bt_state *state, *before; /* as it stands, and as it stood before the last action */
    bool has_own_start;       /* not the scenario's: snapshots[0] goes into the journal */
    bt_rng dice;              /* what chance draws from */
    record *records;
    int length, record_capacity;
    bt_state **snapshots;
    int snapshot_count, snapshot_capacity;
};

static int
fail_memory(bt_error *err)
{
    return bt_fail(err, BT_ENOMEM, "out of memory");
}

/* Make room for one more element of a vector; NULL leaves the old one valid. */
static void *
grown(void *vector, int count, int *capacity, size_t size)
{
    if (count < *capacity)
        return vector;
    assert(count == *capacity && count <= INT32_MAX / 2);
    int wanted = *capacity ? 2 * *capacity : SNAPSHOT_EVERY;
    void *bigger = realloc(vector, (size_t)wanted * size);
    if (bigger)
        *capacity = wanted;
    return bigger;
}

/* Keep the present position if one is due at this length. */
static int
keep_snapshot(bt_match *match, bt_error *err)
{
    if (match->length % SNAPSHOT_EVERY || match->length / SNAPSHOT_EVERY < match->snapshot_count)
        return BT_OK;
    assert(match->length / SNAPSHOT_EVERY == match->snapshot_count);
    bt_state **snapshots = grown(match->snapshots, match->snapshot_count, &match->snapshot_capacity,
                                 sizeof *snapshots);
    if (!snapshots)
        return fail_memory(err);
    match->snapshots = snapshots;
    bt_state *copy = bt_state_new(match->game);
    if (!copy)
        return fail_memory(err);
    bt_state_copy(match->game, copy, match->state);
    snapshots[match->snapshot_count++] = copy;
    return BT_OK;
}

static int
reserve(bt_match *match, bt_error *err)
{
    record *records =
        grown(match->records, match->length, &match->record_capacity, sizeof *records);
    if (!records)
        return fail_memory(err);
    match->records = records;
    return keep_snapshot(match, err);
}

/* Does an event name to a viewer what he could not see before? */
static bool
names_concealed(const bt_match *match, const bt_event *event, bt_seat viewer)
{
    const bt_game *game = match->game;
    const bt_event_def *def = &game->rules->events[event->code];
    if (!bt_event_is_seen(event, viewer))
        return false;
    for (int i = 0; i < BT_EVENT_ARGS && def->args[i]; i++)
        if (game->rules->conceals(game, match->before, viewer, def->args[i], event->args[i]))
            return true;
    return false;
}

/* Did what happened tell anybody, an onlooker too, more than his view held before? */
static bool
has_told(const bt_match *match, const bt_events *happened, int from)
{
    const bt_rules *rules = match->game->rules;
    if (happened->sealed)
        return true;
    for (int i = from; i < happened->count && rules->conceals; i++) {
        for (bt_seat viewer = 0; viewer < bt_seat_count(match->game); viewer++)
            if (names_concealed(match, &happened->at[i], viewer))
                return true;
        if (names_concealed(match, &happened->at[i], BT_SIDE_NONE))
            return true;
    }
    return false;
}

/* Change the position; does undo have to stop at what was done? */
static bool
carry_out(bt_match *match, bt_seat seat, bt_action action, bt_events *events)
{
    const bt_game *game = match->game;
    bt_events own;
    if (seat == BT_SIDE_CHANCE) {
        game->rules->apply(game, match->state, seat, action, events);
        return true;
    }
    if (!events) {
        own.count = 0;
        events = &own;
    }
    int from = events->count;
    events->sealed = false;
    if (game->rules->conceals)
        bt_state_copy(game, match->before, match->state);
    game->rules->apply(game, match->state, seat, action, events);
    return has_told(match, events, from);
}

/* Carry out an action that check accepted and put it on record. */
static int
take(bt_match *match, bt_seat seat, bt_action action, bt_events *events, bt_error *err)
{
    const bt_game *game = match->game;
    const bt_rules *rules = game->rules;
    int status = reserve(match, err);
    if (status)
        return status;
    bt_seats could = rules->to_act(game, match->state);
    bool is_sealed = carry_out(match, seat, action, events);
    assert(rules->state_ok(game, match->state, NULL));
    match->records[match->length++] = (record){
        .entry = { action, seat, bt_state_hash(game, match->state) },
        .is_sealed = is_sealed,
        .could = could,
    };
    return BT_OK;
}

int
bt__match_settle(bt_match *match, bt_events *events, bt_error *err)
{
    const bt_game *game = match->game;
    while (game->rules->to_act(game, match->state) == bt_side_bit(BT_SIDE_CHANCE)) {
        bt_action roll = game->rules->chance(game, match->state, &match->dice);
        assert(!game->rules->check(game, match->state, BT_SIDE_CHANCE, roll));
        int status = take(match, BT_SIDE_CHANCE, roll, events, err);
        if (status)
            return status;
    }
    return BT_OK;
}

int
bt__match_new_waiting(bt_match **out, const bt_game *game, const bt_state *start, bt_rng dice,
                      bt_error *err)
{
    *out = NULL;
    bt_match *match = calloc(1, sizeof *match);
    if (!match)
        return fail_memory(err);
    match->game = game;
    match->has_own_start = start != NULL;
    match->dice = dice;
    match->state = bt_state_new(game);
    match->before = bt_state_new(game);
    if (!match->state || !match->before) {
        bt_match_free(match);
        return fail_memory(err);
    }
    if (start)
        bt_state_copy(game, match->state, start);
    else
        game->rules->setup(game, match->state);
    int status = keep_snapshot(match, err);
    if (status) {
        bt_match_free(match);
        return status;
    }
    *out = match;
    return BT_OK;
}

int
bt_match_new_at(bt_match **out, const bt_game *game, const bt_state *start, bt_rng dice,
                bt_error *err)
{
    int status = bt__match_new_waiting(out, game, start, dice, err);
    if (status)
        return status;
    status = bt__match_settle(*out, NULL, err);
    if (status) {
        bt_match_free(*out);
        *out = NULL;
    }
    return status;
}

int
bt_match_new_record(bt_match **out, const bt_game *game, const bt_state *start, bt_rng dice,
                    bt_error *err)
{
    return bt__match_new_waiting(out, game, start, dice, err);
}

int
bt_match_new(bt_match **out, const bt_game *game, bt_rng dice, bt_error *err)
{
    return bt_match_new_at(out, game, NULL, dice, err);
}

void
bt_match_free(bt_match *match)
{
    if (!match)
        return;
    for (int i = 0; i < match->snapshot_count; i++)
        free(match->snapshots[i]);
    free(match->snapshots);
    free(match->records);
    free(match->state);
    free(match->before);
    free(match);
}

const bt_game *
bt_match_game(const bt_match *match)
{
    return match->game;
}

const bt_state *
bt_match_state(const bt_match *match)
{
    return match->state;
}

const bt_state *
bt__match_start(const bt_match *match)
{
    return match->has_own_start ? match->snapshots[0] : NULL;
}

int
bt_match_length(const bt_match *match)
{
    return match->length;
}

const bt_entry *
bt_match_entry(const bt_match *match, int index)
{
    assert(index >= 0 && index < match->length);
    return &match->records[index].entry;
}

/* One decision, without the dice it may call for. */
static int
decide(bt_match *match, bt_seat seat, bt_action action, const bt_reason **why, bt_events *events,
       bt_error *err)
{
    const bt_game *game = match->game;
    const bt_rules *rules = game->rules;
    if (why)
        *why = NULL;
    if (seat >= bt_seat_count(game) && seat != BT_SIDE_CHANCE)
        return bt_fail(err, BT_ESEAT, "%s has nothing to decide now", bt_seat_id(game, seat));
    const bt_reason *reason = rules->check(game, match->state, seat, action);
    if (why)
        *why = reason;
    if (!(rules->to_act(game, match->state) & bt_side_bit(seat)))
        return bt_fail(err, BT_ESEAT, "%s has nothing to decide now", bt_seat_id(game, seat));
    if (reason)
        return bt_fail(err, BT_EILLEGAL, "[%s] %s", reason->rule, reason->text);
    return take(match, seat, action, events, err);
}

int
bt_match_play(bt_match *match, bt_seat seat, bt_action action, const bt_reason **why,
              bt_events *events, bt_error *err)
{
    int status = bt__match_settle(match, events, err);
    if (!status)
        status = decide(match, seat, action, why, events, err);
    if (!status)
        status = bt__match_settle(match, events, err);
    return status;
}

int
bt_match_replay(bt_match *match, bt_seat seat, bt_action action, const bt_reason **why,
                bt_events *events, bt_error *err)
{
    return decide(match, seat, action, why, events, err);
}

int
bt_match_undo_reach(const bt_match *match, bt_seat seat, int *first, int *last)
{
    int count = 0;
    bt_side side = bt_side_of(match->game, seat);
    *first = match->length;
    *last = -1;
    for (int i = match->length; i-- > 0 && seat != BT_SIDE_CHANCE;) {
        const record *it = &match->records[i];
        if (it->could & bt_side_bit(seat) && bt_side_of(match->game, it->entry.seat) != side)
            continue;
        if (it->entry.seat != seat || it->is_sealed)
            break;
        *first = i;
        *last = count++ ? *last : i;
    }
    return count;
}

int
bt_match_can_undo(const bt_match *match, bt_seat seat)
{
    int first, last;
    return bt_match_undo_reach(match, seat, &first, &last);
}

/* Copy the position after the first `length` actions from the nearest snapshot on. */
static void
rebuild(const bt_match *match, int length, bt_state *out)
{
    assert(length >= 0 && length <= match->length && match->snapshot_count > 0);
    int nearest = length / SNAPSHOT_EVERY;
    if (nearest >= match->snapshot_count)
        nearest = match->snapshot_count - 1;
    bt_state_copy(match->game, out, match->snapshots[nearest]);
    for (int i = nearest * SNAPSHOT_EVERY; i < length; i++) {
        const bt_entry *entry = &match->records[i].entry;
        match->game->rules->apply(match->game, out, entry->seat, entry->action, NULL);
    }
}

static void
cut(bt_match *match, int length)
{
    match->length = length;
    rebuild(match, length, match->state);
    while (match->snapshot_count > length / SNAPSHOT_EVERY + 1)
        free(match->snapshots[--match->snapshot_count]);
}

/* May what others have done since be done without an entry, too? */
static int
check_without(const bt_match *match, int index, bt_error *err)
{
    const bt_game *game = match->game;
    bt_state *state = bt_state_new(game);
    bool may = true;
    if (!state)
        return fail_memory(err);
    rebuild(match, index, state);
    for (int i = index + 1; i < match->length && may; i++) {
        const bt_entry *it = &match->records[i].entry;
        may = !game->rules->check(game, state, it->seat, it->action);
        if (may)
            game->rules->apply(game, state, it->seat, it->action, NULL);
    }
    free(state);
    return may ? BT_OK : bt_fail(err, BT_EILLEGAL, "something has been built on that action");
}

/* Take one entry out of the middle; check_without has allowed it. */
static void
take_out(bt_match *match, int index)
{
    const bt_game *game = match->game;
    rebuild(match, index, match->state);
    match->length--;
    for (int i = index;; i++) {
        record *it = &match->records[i];
        if (i % SNAPSHOT_EVERY == 0)
            bt_state_copy(game, match->snapshots[i / SNAPSHOT_EVERY], match->state);
        if (i == match->length)
            break;
        *it = match->records[i + 1];
        game->rules->apply(game, match->state, it->entry.seat, it->entry.action, NULL);
        it->entry.hash = bt_state_hash(game, match->state);
    }
    while (match->snapshot_count > match->length / SNAPSHOT_EVERY + 1)
        free(match->snapshots[--match->snapshot_count]);
}

int
bt_match_undo(bt_match *match, bt_seat seat, bt_error *err)
{
    int first, last;
    if (bt_match_undo_reach(match, seat, &first, &last) == 0)
        return bt_fail(err, BT_EILLEGAL, "%s cannot take back the last action",
                       bt_seat_id(match->game, seat));
    if (last == match->length - 1) {
        cut(match, last);
        return BT_OK;
    }
    int status = check_without(match, last, err);
    if (!status)
        take_out(match, last);
    return status;
}

int
bt_match_floor(const bt_match *match)
{
    int length = match->length;
    while (length > 0 && match->records[length - 1].entry.seat != BT_SIDE_CHANCE)
        length--;
    return length;
}

int
bt_match_rewind(bt_match *match, int length, bt_error *err)
{
    if (length < bt_match_floor(match) || length > match->length)
        return bt_fail(err, BT_EILLEGAL, "a die that was thrown stays");
    cut(match, length);
    return BT_OK;
}

int
bt_match_state_at(const bt_match *match, int length, bt_state *out, bt_error *err)
{
    if (length < 0 || length > match->length)
        return bt_fail(err, BT_ENOTFOUND, "the match has %d actions; there is no position after %d",
                       match->length, length);
    rebuild(match, length, out);
    return BT_OK;
}
