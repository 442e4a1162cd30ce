/*
 * legal.c - who acts, what is allowed, what is listed, and what comes of it: what the room says
 * that is open (berthier/procedure.h).
 */
#include "legal.h"
#include "cite.h"
#include "sequence.h"
#include "team.h"
#include "window.h"

#include <assert.h>

static BT_COLD bt_seats
acting(const bt_game *game, const bt_state *state)
{
    const n06 n = n06_look(game, state);
    bt_sides sides = bt_acting(game, &n.s->frames, &n);

    return game->seats ? n06_seats_acting(&n, sides) : sides;
}

/* It is asked after every action: mostly the owner of the top frame is to act. */
bt_seats
n06_to_act(const bt_game *game, const bt_state *state)
{
    const bt_frames *frames = &n06_state_of(state)->frames;

    if (!game->seats && !bt_room_now(game, frames)->acts)
        return bt_side_bit(bt_frames_peek(frames)->side);
    return acting(game, state);
}

/* The offence; n06_cite finds the clause. */
static const bt_reason *
refuse(const n06 *n, bt_action action, const bt_act *act)
{
    bt_sides acting = bt_acting(n->game, &n->s->frames, n);
    bt_side side = act->side;
    const bt_deed *deed;
    bool asked;

    if (!bt_action_is_sound(n->game, action))
        return REFUSE(NO_SUCH_ACTION);
    if (!acting)
        return REFUSE(GAME_OVER);
    if (act->code >= N06_A_DEAL && side != BT_SIDE_CHANCE)
        return REFUSE(CHANCE);
    asked = side <= BT_SIDE_CHANCE && acting & bt_side_bit(side);
    deed = bt_deed_of(bt_room_now(n->game, &n->s->frames), act->code);
    if (asked && deed)
        return deed->refuse(n, act);
    if (side <= N06_PRUSSIAN && n06_plays_card(act->code))
        return n06_refuse_unasked(n, act->code, act);
    return asked ? n06_refuse_time(n, act->code) : REFUSE(NOT_YOUR_TURN);
}

const bt_reason *
n06_check(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action)
{
    const n06 n = n06_look(game, state);
    bt_act act = bt_act_of(bt_side_of(game, seat), action);
    const bt_reason *reason = refuse(&n, action, &act);

    if (!reason && game->seats && seat != BT_SIDE_CHANCE)
        return n06_refuse_partner(&n, seat, act.code);

    return reason ? n06_cite(&n, act.code, &act, reason) : NULL;
}

void
n06_legal(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *out)
{
    const n06 n = n06_look(game, state);

    bt_list_room(game, &n.s->frames, &n, bt_side_of(game, seat), out);
    if (game->seats && seat != BT_SIDE_CHANCE)
        n06_keep_own(&n, seat, out);
}

void
n06_apply(const bt_game *game, bt_state *state, bt_seat seat, bt_action action, bt_events *happened)
{
    n06 n = { game, n06_printed_of(game), (n06_state *)(void *)state, happened };
    bt_act act = bt_act_of(bt_side_of(game, seat), action);
    int from = happened ? happened->count : 0;

    assert(!n06_check(game, state, seat, action));
    bt_perform(game, &n.s->frames, &n, &act);
    n06_run(&n);
    if (game->seats)
        n06_tell_partners(&n, from);
}

bt_action
n06_chance(const bt_game *game, const bt_state *state, bt_rng *rng)
{
    const n06 n = n06_look(game, state);

    return bt_room_now(game, &n.s->frames)->chance(&n, rng);
}
