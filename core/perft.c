/*
 * perft.c - counts every line of play to a depth.
 */
#include <berthier/perft.h>

#include <assert.h>
#include <stdlib.h>

/* What one ply of the walk needs; all plies are taken at once. */
typedef struct ply {
    bt_state *state; /* the position after the action being followed */
    bt_actions *legal;
} ply;

static void
plies_release(ply *plies, int count)
{
    for (int i = 0; i < count; i++) {
        free(plies[i].state);
        free(plies[i].legal);
    }
}

static int
plies_init(ply *plies, int count, const bt_game *game, bt_error *err)
{
    for (int i = 0; i < count; i++) {
        plies[i].state = bt_state_new(game);
        plies[i].legal = calloc(1, sizeof *plies[i].legal);
        if (!plies[i].state || !plies[i].legal) {
            plies_release(plies, i + 1);
            return bt_fail(err, BT_ENOMEM, "no memory to count %d actions deep", count);
        }
    }
    return BT_OK;
}

static uint64_t walk(const bt_game *game, const bt_state *state, int depth, ply *plies);

static uint64_t
walk_seat(const bt_game *game, const bt_state *state, bt_seat seat, int depth, ply *here)
{
    uint64_t nodes = 0;

    assert(depth >= 1 && here->legal);
    here->legal->count = 0;
    game->rules->legal(game, state, seat, here->legal);
    /* The last ply need not be played to be counted. */
    if (depth == 1)
        return (uint64_t)here->legal->count;
    for (int i = 0; i < here->legal->count; i++) {
        bt_state_copy(game, here->state, state);
        game->rules->apply(game, here->state, seat, here->legal->at[i], NULL);
        nodes += walk(game, here->state, depth - 1, here + 1);
    }
    return nodes;
}

static uint64_t
walk(const bt_game *game, const bt_state *state, int depth, ply *plies)
{
    uint64_t nodes = 0;
    bt_seats seats;

    if (depth == 0)
        return 1;
    seats = game->rules->to_act(game, state);
    for (bt_seat seat = 0; seat <= BT_SIDE_CHANCE; seat++)
        if (seats & bt_side_bit(seat))
            nodes += walk_seat(game, state, seat, depth, plies);
    return nodes;
}

int
bt_perft(const bt_game *game, const bt_state *state, int depth, uint64_t *out, bt_error *err)
{
    ply plies[BT_PERFT_DEPTH_MAX] = { { NULL, NULL } };
    int status;

    if (depth < 0 || depth > BT_PERFT_DEPTH_MAX)
        return bt_fail(err, BT_ELIMIT, "a depth of 0 to %d can be counted, not %d",
                       BT_PERFT_DEPTH_MAX, depth);
    status = plies_init(plies, depth, game, err);
    if (status != BT_OK)
        return status;
    *out = walk(game, state, depth, plies);
    plies_release(plies, depth);
    return BT_OK;
}
