/*
 * match_undo.c - earlier positions of a match, and going back to them.
 */
#include "match_internal.h"

#include <assert.h>
#include <stdlib.h>

/* Did another side do it when the seat could act, too, and told nobody anything? */
static bool
is_apart(const bt_match *match, const bt__record *it, bt_seat seat)
{
    return it->could & bt_side_bit(seat) && !it->is_sealed &&
           bt_side_of(match->game, it->entry.seat) != bt_side_of(match->game, seat);
}

int
bt_match_undo_reach(const bt_match *match, bt_seat seat, int *first, int *last)
{
    int count = 0;
    *first = match->length;
    *last = -1;
    for (int i = match->length; i-- > 0 && seat != BT_SIDE_CHANCE;) {
        const bt__record *it = &match->records[i];
        if (is_apart(match, it, seat))
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
    for (int i = length; i < match->length; i++)
        if (match->records[i].text)
            bt__texts_remove(&match->texts, match->records[i].text);
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
        return bt_fail(err, BT_ENOMEM, "out of memory");
    rebuild(match, index, state);
    for (int i = index + 1; i < match->length && may; i++) {
        const bt_entry *it = &match->records[i].entry;
        const char *words = bt_match_words(match, i);
        may = !game->rules->check(game, state, it->seat, bt__as_checked(game, it->action, words));
        if (may)
            game->rules->apply(game, state, it->seat, it->action, NULL);
    }
    free(state);
    return may ? BT_OK : bt_fail(err, BT_EILLEGAL, "something has been built on that action");
}

/* What an entry's text adds to the sum of all. */
static uint64_t
part_of(const bt_match *match, int index)
{
    const bt__text *text = bt__texts_find(&match->texts, match->records[index].text);
    return text ? text->part : 0;
}

/* Take one entry out of the middle; check_without has allowed it. */
static void
take_out(bt_match *match, int index)
{
    const bt_game *game = match->game;
    uint64_t later = 0; /* sum of what was written after it */
    for (int i = index + 1; i < match->length; i++)
        later ^= part_of(match, i);
    if (match->records[index].text)
        bt__texts_remove(&match->texts, match->records[index].text);
    rebuild(match, index, match->state);
    match->length--;
    for (int i = index;; i++) {
        bt__record *it = &match->records[i];
        if (i % SNAPSHOT_EVERY == 0)
            bt_state_copy(game, match->snapshots[i / SNAPSHOT_EVERY], match->state);
        if (i == match->length)
            break;
        *it = match->records[i + 1];
        game->rules->apply(game, match->state, it->entry.seat, it->entry.action, NULL);
        later ^= part_of(match, i);
        it->entry.hash = bt_match_hash(match) ^ later;
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
