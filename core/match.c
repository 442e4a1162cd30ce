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
    bt__record *records =
        grown(match->records, match->length, &match->record_capacity, sizeof *records);
    if (!records)
        return fail_memory(err);
    match->records = records;
    return keep_snapshot(match, err);
}

/* A text tells its writer nothing. */
static bool
is_own_words(const bt_match *match, bt_seat actor, bt_seat viewer, unsigned operand, unsigned value)
{
    return match->written && value == match->written && viewer == actor &&
           match->game->rules->operands[operand].kind == BT_KIND_TEXT;
}

/* Does an event name to a viewer what he could not see before? */
static bool
names_concealed(const bt_match *match, const bt_event *event, bt_seat actor, bt_seat viewer)
{
    const bt_game *game = match->game;
    const bt_event_def *def = &game->rules->events[event->code];
    if (!bt_event_is_seen(event, viewer))
        return false;
    for (int i = 0; i < BT_EVENT_ARGS && def->args[i]; i++)
        if (!is_own_words(match, actor, viewer, def->args[i], event->args[i]) &&
            game->rules->conceals(game, match->before, viewer, def->args[i], event->args[i]))
            return true;
    return false;
}

/* Did what happened tell anybody, an onlooker too, more than his view held before? */
static bool
has_told(const bt_match *match, bt_seat actor, const bt_events *happened, int from)
{
    const bt_rules *rules = match->game->rules;
    if (happened->sealed)
        return true;
    for (int i = from; i < happened->count && rules->conceals; i++) {
        for (bt_seat viewer = 0; viewer < bt_seat_count(match->game); viewer++)
            if (names_concealed(match, &happened->at[i], actor, viewer))
                return true;
        if (names_concealed(match, &happened->at[i], actor, BT_SIDE_NONE))
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
    return has_told(match, seat, events, from);
}

/* Put what is written into the table of texts, and its number into the action. */
static int
write_down(bt_match *match, const char *words, bt_action *inout, bt_error *err)
{
    match->written = 0;
    if (!words)
        return BT_OK;
    match->written = bt_action_operand(*inout, bt__text_operand(match->game, *inout));
    int status = bt__texts_add(&match->texts, words, &match->dice, &match->written, err);
    if (status)
        match->written = 0;
    else
        *inout = bt__text_put(match->game, *inout, match->written);
    return status;
}

/* Carry out an action that check accepted and put it on record. */
static int
take(bt_match *match, bt_seat seat, bt_action action, const char *words, bt_events *events,
     bt_error *err)
{
    const bt_rules *rules = match->game->rules;
    int status = reserve(match, err);
    if (!status)
        status = write_down(match, words, &action, err);
    if (status)
        return status;
    bt_seats could = rules->to_act(match->game, match->state);
    bool is_sealed = carry_out(match, seat, action, events);
    assert(rules->state_ok(match->game, match->state, NULL));
    match->records[match->length++] = (bt__record){
        .entry = { action, seat, bt_match_hash(match) },
        .is_sealed = is_sealed,
        .text = (uint16_t)match->written,
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
        int status = take(match, BT_SIDE_CHANCE, roll, NULL, events, err);
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
    bt__texts_release(&match->texts);
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

uint64_t
bt_match_hash(const bt_match *match)
{
    return bt_state_hash(match->game, match->state) ^ match->texts.sum;
}

const bt_entry *
bt_match_entry(const bt_match *match, int index)
{
    assert(index >= 0 && index < match->length);
    return &match->records[index].entry;
}

const char *
bt_match_text(const bt_match *match, unsigned number)
{
    const bt__text *text = bt__texts_find(&match->texts, number);
    return text ? text->words : NULL;
}

const char *
bt_match_words(const bt_match *match, int index)
{
    assert(index >= 0 && index < match->length);
    return match->records[index].text ? bt_match_text(match, match->records[index].text) : NULL;
}

void
bt_match_texts_write(const bt_match *match, const bt_state *state, bt_seat viewer, bt_json *json)
{
    const bt_rules *rules = match->game->rules;
    bool is_open = false;
    char key[8];
    bt_buf name;
    if (!match->texts.count)
        return;
    unsigned operand = bt__text_kind(rules);
    bt_buf_init_fixed(&name, key, sizeof key);
    for (int i = 0; i < match->texts.count; i++) {
        const bt__text *it = &match->texts.at[i];
        if (rules->conceals && rules->conceals(match->game, state, viewer, operand, it->number))
            continue;
        if (!is_open)
            bt_json_object(json, "texts");
        is_open = true;
        bt_buf_clear(&name);
        bt_buf_addf(&name, "#%u", (unsigned)it->number);
        bt_json_text(json, key, it->words);
    }
    if (is_open)
        bt_json_object_end(json);
}

/* May something be written in this action, and this? */
static int
check_words(const bt_game *game, bt_action action, const char *words, bt_error *err)
{
    if (!words)
        return BT_OK;
    if (bt__text_operand(game, action) < 0)
        return bt_fail(err, BT_ESYNTAX, "nothing is written in that action");
    return bt_text_check(words, strlen(words), err);
}

const bt_reason *
bt_refusal(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action,
           const char *words)
{
    const bt_rules *rules = game->rules;
    action = bt__as_checked(game, action, words);
    const bt_reason *reason = rules->check(game, state, seat, action);
    if (!reason && words && *words && rules->refuse_words)
        reason = rules->refuse_words(game, state, seat, action, words);
    return reason;
}

/* One decision, without the dice it may call for. */
static int
decide(bt_match *match, bt_seat seat, bt_action action, const char *words, const bt_reason **why,
       bt_events *events, bt_error *err)
{
    const bt_game *game = match->game;
    const bt_rules *rules = game->rules;
    if (why)
        *why = NULL;
    if (words && !*words)
        words = NULL;
    if (seat >= bt_seat_count(game) && seat != BT_SIDE_CHANCE)
        return bt_fail(err, BT_ESEAT, "%s has nothing to decide now", bt_seat_id(game, seat));
    int status = check_words(game, action, words, err);
    if (status)
        return status;
    const bt_reason *reason = bt_refusal(game, match->state, seat, action, words);
    if (why)
        *why = reason;
    if (!(rules->to_act(game, match->state) & bt_side_bit(seat)))
        return bt_fail(err, BT_ESEAT, "%s has nothing to decide now", bt_seat_id(game, seat));
    if (reason)
        return bt_fail(err, BT_EILLEGAL, "[%s] %s", reason->rule, reason->text);
    return take(match, seat, action, words, events, err);
}

int
bt_match_write(bt_match *match, bt_seat seat, bt_action action, const char *words,
               const bt_reason **why, bt_events *events, bt_error *err)
{
    int status = bt__match_settle(match, events, err);
    if (!status)
        status = decide(match, seat, action, words, why, events, err);
    if (!status)
        status = bt__match_settle(match, events, err);
    return status;
}

int
bt_match_play(bt_match *match, bt_seat seat, bt_action action, const bt_reason **why,
              bt_events *events, bt_error *err)
{
    return bt_match_write(match, seat, action, NULL, why, events, err);
}

int
bt_match_replay(bt_match *match, bt_seat seat, bt_action action, const char *words,
                const bt_reason **why, bt_events *events, bt_error *err)
{
    return decide(match, seat, action, words, why, events, err);
}
