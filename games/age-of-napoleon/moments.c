/*
 * moments.c - at which kind of moment a side is being asked (orders.h).
 */
#include "moments.h"

/* The moment that a room is, for the side of its frame; rooms that are none have -1. */
static int
moment_of(int procedure)
{
    switch (procedure) {
    case AON_P_ANY_TIME:
        return AON_MOMENT_ANY_TIME;
    case AON_P_CANCEL:
        return AON_MOMENT_CANCEL;
    case AON_P_HINDER:
        return AON_MOMENT_HINDER;
    case AON_P_MUD:
        return AON_MOMENT_MUD;
    case AON_P_CALL:
        return AON_MOMENT_CALL;
    case AON_P_WITHDRAW:
        return AON_MOMENT_WITHDRAW;
    case AON_P_INTERCEPT:
        return AON_MOMENT_INTERCEPT;
    case AON_P_LINES:
        return AON_MOMENT_LINES;
    case AON_P_EXCHANGE:
        return AON_MOMENT_BATTLE;
    case AON_P_HERO:
        return AON_MOMENT_HERO;
    case AON_P_PURSUE:
        return AON_MOMENT_PURSUE;
    case AON_P_RALLY:
        return AON_MOMENT_RALLY;
    case AON_P_REFUSAL:
        return AON_MOMENT_REFUSAL;
    case AON_P_SETTLEMENT:
        return AON_MOMENT_SETTLEMENT;
    case AON_P_STORES:
        return AON_MOMENT_STORES;
    case AON_P_LIMITS:
        return AON_MOMENT_LIMITS;
    default:
        return -1;
    }
}

/* Once something has been begun there, as a withdrawal that some do not join, it is no moment any more. */
static bool
is_begun(const aon *n, const bt_frame *top)
{
    switch (top->procedure) {
    case AON_P_WITHDRAW:
    case AON_P_INTERCEPT:
        return !bt_units_is_empty(&n->s->picked);
    case AON_P_CALL:
    case AON_P_LINES:
        return top->step > 0;
    default:
        return false;
    }
}

int
aon_moment(const bt_game *game, const bt_state *state, bt_seat seat, bt_action *pass)
{
    const bt_frame *top = bt_frames_peek(&aon_state_of(state)->frames);
    const aon n = aon_look(game, state);

    *pass = bt_action_make(AON_A_DECLINE, 0, 0, 0);
    if (top->side != seat || is_begun(&n, top))
        return -1;
    return moment_of(top->procedure);
}
