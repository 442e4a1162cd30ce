/*
 * seat.c - who sits on which side: numbers, names and changes of seats.
 *
 * The first seat of a side has its number; the others follow in the order of
 * their rows.  A game whose options call for none of them has no table, and
 * everything below answers with its sides.
 */
#include <berthier/game.h>

#include "action_internal.h"
#include "game_internal.h"
#include <assert.h>
#include <string.h>

bt_side
bt_side_find(const bt_rules *rules, const char *name, int length)
{
    assert(length >= 0 && rules->side_count <= BT_SIDES_MAX);
    bt_slice word = bt__slice(name, (size_t)length);
    for (int i = 0; i < rules->side_count; i++) {
        if (bt__slice_is(word, rules->sides[i]))
            return (bt_side)i;
    }
    return bt__slice_is(word, "chance") ? BT_SIDE_CHANCE : BT_SIDE_NONE;
}

const char *
bt_side_name(const bt_rules *rules, bt_side side)
{
    if (side < rules->side_count)
        return rules->sides[side];
    return side == BT_SIDE_CHANCE ? "chance" : "nobody";
}

static bool
is_called_for(const bt_game *game, const bt_seat_def *def)
{
    return def->option < game->rules->option_count && game->options.value[def->option] != 0;
}

static int
count_rows(const bt_game *game)
{
    int count = 0;

    for (int i = 0; i < game->rules->seat_count; i++)
        count += is_called_for(game, &game->rules->seats[i]);
    return count;
}

/* A row of a side's own id says what its first seat is called in company; others add a seat. */
static int
place_row(bt_game *game, bt_seat_def *seats, const bt_seat_def *row, bt_error *err)
{
    const bt_rules *rules = game->rules;
    bt_seat same = bt_seat_find(game, row->id, (int)strlen(row->id));

    if (row->side < rules->side_count && same == row->side) {
        seats[same].name = row->name;
        return BT_OK;
    }
    if (row->side >= rules->side_count || same != BT_SIDE_NONE || game->seat_count == BT_SIDES_MAX)
        return bt_fail(err, BT_EDATA, "seat \"%s\" is none that game %s can have", row->id,
                       rules->id);
    seats[game->seat_count++] = *row;
    return BT_OK;
}

int
bt__seats_make(bt_game *game, bt_error *err)
{
    const bt_rules *rules = game->rules;
    int status = BT_OK, rows = count_rows(game);

    if (!rows)
        return BT_OK;
    bt_seat_def *seats = bt_arena_calloc(&game->arena, BT_SIDES_MAX, sizeof *seats);
    if (!seats)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    for (bt_side side = 0; side < rules->side_count; side++)
        seats[side] = (bt_seat_def){
            .id = rules->sides[side],
            .name = rules->side_names ? rules->side_names[side] : rules->sides[side],
            .side = side,
        };
    game->seats = seats;
    game->seat_count = rules->side_count;
    for (int i = 0; !status && i < rules->seat_count; i++)
        if (is_called_for(game, &rules->seats[i]))
            status = place_row(game, seats, &rules->seats[i], err);
    return status;
}

bt_seats
bt_seats_of(const bt_game *game, bt_side side)
{
    unsigned found = 0;

    for (bt_seat seat = 0; seat < bt_seat_count(game); seat++)
        if (bt_side_of(game, seat) == side)
            found |= bt_side_bit(seat);
    return (bt_seats)found;
}

bt_seats
bt_seats_of_bots(const bt_game *game, bt_seats acting, bt_seats persons)
{
    unsigned found = acting & BT_SIDES_ALL & ~(unsigned)persons;

    for (bt_seat seat = 0; seat < bt_seat_count(game); seat++)
        if (acting & persons & bt_side_bit(seat))
            found &= ~(unsigned)bt_seats_of(game, bt_side_of(game, seat));
    return (bt_seats)found;
}

bt_seat
bt_seat_find(const bt_game *game, const char *id, int length)
{
    assert(length >= 0);
    bt_slice word = bt__slice(id, (size_t)length);
    for (bt_seat seat = (bt_seat)game->rules->side_count; seat < bt_seat_count(game); seat++)
        if (bt__slice_is(word, game->seats[seat].id))
            return seat;
    return bt_side_find(game->rules, id, length);
}

const char *
bt_seat_id(const bt_game *game, bt_seat seat)
{
    return game->seats && seat < game->seat_count ? game->seats[seat].id
                                                  : bt_side_name(game->rules, seat);
}

const char *
bt_seat_name(const bt_game *game, bt_seat seat)
{
    const bt_rules *rules = game->rules;

    if (game->seats && seat < game->seat_count)
        return game->seats[seat].name;
    return rules->side_names && seat < rules->side_count ? rules->side_names[seat]
                                                         : bt_side_name(rules, seat);
}

bt_seat
bt_seated(const bt_game *game, const bt_state *state, bt_seat began)
{
    if (!game->rules->seated || began >= bt_seat_count(game))
        return began;
    return game->rules->seated(game, state, began);
}

bt_seat
bt_seat_of(const bt_game *game, const bt_state *state, bt_seat seat)
{
    for (bt_seat began = 0; began < bt_seat_count(game); began++)
        if (bt_seated(game, state, began) == seat)
            return began;
    return seat;
}
