/*
 * reach.c - what core asks of this game to find how far a unit gets.
 */
#include "reach.h"
#include "exits.h"
#include "movement.h"
#include "mover.h"

/* Counters that are out of the game, or not in it, have no part in movement. */
static bool
is_in_play(uint16_t place)
{
    return place < BT_PLACE_BOX(NAW_BOX_DEAD) ||
           (place >= BT_PLACE_BOX(NAW_BOX_EXITED) && place <= BT_PLACE_BOX(NAW_BOX_TRACK_LAST));
}

bool
naw_whereabouts(const bt_game *game, const bt_state *state, bt_unit unit, bt_whereabouts *out)
{
    const naw_state *s = naw_state_of(state);
    naw n = { game, naw_printed_of(game), (naw_state *)(uintptr_t)state, NULL };
    uint8_t procedure = bt_frames_peek(&s->frames)->procedure;

    if ((procedure != NAW_P_MOVEMENT && procedure != NAW_P_MARCH) || !is_in_play(s->places[unit]))
        return false;
    *out = (bt_whereabouts){ .place = s->places[unit],
                             .points = naw_allowance(&n, unit),
                             .marching = s->mover == unit };
    if (out->marching)
        out->points = s->mp;
    return true;
}

unsigned
naw_expense(const bt_game *game, const bt_state *state, bt_side side, bt_action action)
{
    naw n = { game, naw_printed_of(game), (naw_state *)(uintptr_t)state, NULL };
    unsigned code = bt_action_code(action), a = bt_action_operand(action, 0);
    unsigned b = bt_action_operand(action, 1);

    (void)side;
    if (code == NAW_A_MOVE)
        return naw_cost_between(&n, n.s->places[a], (bt_hex)b);
    if (code == NAW_A_STEP)
        return naw_cost_between(&n, n.s->places[n.s->mover], (bt_hex)a);
    if (code == NAW_A_ENTER)
        return n.printed->entry_cost[b];
    if (code == NAW_A_EXIT || code == NAW_A_TRANSIT)
        return naw_leaving_cost(&n, n.s->places[a], code, b);
    return 0;
}
