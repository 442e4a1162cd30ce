/*
 * legal.c - who acts, what is allowed, what is listed, and what comes of it: what the room says
 * that is open (berthier/procedure.h).
 */
#include <assert.h>

#include "legal.h"
#include "moments.h"

bt_sides
naw_to_act(const bt_game *game, const bt_state *state)
{
    const naw n = naw_look(game, state);

    return bt_acting(game, &n.s->frames, &n);
}

const bt_reason *
naw_check(const bt_game *game, const bt_state *state, bt_side side, bt_action action)
{
    const naw n = naw_look(game, state);
    bt_act act = bt_act_of(side, action);
    bt_sides acting = bt_acting(game, &n.s->frames, &n);
    const bt_deed *deed;

    if (!bt_action_is_sound(game, action))
        return REFUSE(NO_SUCH_ACTION);
    if (!acting)
        return REFUSE(GAME_OVER);
    if (side > BT_SIDE_CHANCE || !(acting & bt_side_bit(side)))
        return naw_refuse_side(&n, &act);
    deed = bt_deed_of(bt_room_now(game, &n.s->frames), act.code);
    return deed ? deed->refuse(&n, &act) : naw_refuse_moment(&n, &act);
}

void
naw_legal(const bt_game *game, const bt_state *state, bt_side side, bt_actions *out)
{
    const naw n = naw_look(game, state);

    bt_list_room(game, &n.s->frames, &n, side, out);
}

bt_action
naw_chance(const bt_game *game, const bt_state *state, bt_rng *rng)
{
    const naw n = naw_look(game, state);

    return bt_room_now(game, &n.s->frames)->chance(&n, rng);
}

/* [5.17] With the strict option a move that has ended stands, whether the unit was told to halt
 * or could not go on. */
static bool
ends_a_move(const naw *n, bt_units moved)
{
    bt_units ended = bt_units_minus(n->s->moved, moved);

    return naw_option(n, NAW_OPTION_TOUCH) && !bt_units_is_empty(&ended);
}

/* What hands the decision over stands as well. */
void
naw_apply(const bt_game *game, bt_state *state, bt_side side, bt_action action, bt_events *happened)
{
    naw n = { game, naw_printed_of(game), (naw_state *)(void *)state, happened };
    bt_act act = bt_act_of(side, action);
    bt_units moved = n.s->moved;
    bool deploys = bt_frames_peek(&n.s->frames)->procedure == NAW_P_DEPLOY;

    assert(!naw_check(game, state, side, action));
    bt_perform(game, &n.s->frames, &n, &act);
    naw_run(&n);
    if (!(naw_to_act(game, state) & bt_side_bit(side)) || (!deploys && ends_a_move(&n, moved)))
        bt_events_seal(happened);
}
