/*
 * moments.c - at which kind of moment a side is being asked (orders.h).
 */
#include "moments.h"
#include "position.h"

/* Windows as their owner sees them, and as the other side does. */
static const int8_t moments[N06_W_COUNT][2] = {
    [N06_W_NONE] = { -1, -1 },
    [N06_W_START] = { -1, N06_MOMENT_START },
    [N06_W_SET_OUT] = { N06_MOMENT_OWN_START, N06_MOMENT_SET_OUT },
    [N06_W_MARCH] = { -1, -1 },
    [N06_W_ENTER] = { N06_MOMENT_OWN_ENTER, N06_MOMENT_ENTER },
    [N06_W_HALT] = { -1, N06_MOMENT_HALT },
    [N06_W_COMBAT] = { N06_MOMENT_COMBAT, N06_MOMENT_COMBAT },
    [N06_W_BEATEN] = { N06_MOMENT_RETREAT, N06_MOMENT_RETREAT },
    [N06_W_PURSUIT] = { N06_MOMENT_RETREAT, N06_MOMENT_RETREAT },
    [N06_W_FINISH] = { N06_MOMENT_FINISH, -1 },
};

int
n06_moment(const bt_game *game, const bt_state *state, bt_seat seat, bt_action *pass)
{
    bt_side side = bt_side_of(game, seat);
    const n06_state *s = n06_state_of(state);
    const bt_frame *top = bt_frames_peek(&s->frames);

    *pass = bt_action_make(N06_A_DECLINE, 0, 0, 0);
    if (top->side != side || (game->seats && seat == side)) /* [C15.1] the partner is asked */
        return -1;
    if (top->procedure == N06_P_PLAN)
        return N06_MOMENT_INITIATIVE;
    if (top->procedure == N06_P_COUNTER)
        return N06_MOMENT_COUNTER;
    if (top->procedure != N06_P_WINDOW)
        return -1;
    return moments[top->step][side != n06_mover(s)];
}
