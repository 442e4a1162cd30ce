/*
 * moments.c - at which kind of moment a side is being asked (orders.h).
 */
#include "n06.h"

enum {
#define MOMENT(code, ...) MOMENT_##code,
#include "moments.def"
#undef MOMENT
};

/* Windows as their owner sees them, and as the other side does. */
static const int8_t moments[N06_W_COUNT][2] = {
    [N06_W_NONE] = { -1, -1 },
    [N06_W_START] = { -1, MOMENT_START },
    [N06_W_SET_OUT] = { MOMENT_OWN_START, MOMENT_SET_OUT },
    [N06_W_MARCH] = { -1, -1 },
    [N06_W_ENTER] = { MOMENT_OWN_ENTER, MOMENT_ENTER },
    [N06_W_HALT] = { -1, MOMENT_HALT },
    [N06_W_COMBAT] = { MOMENT_COMBAT, MOMENT_COMBAT },
    [N06_W_BEATEN] = { MOMENT_RETREAT, MOMENT_RETREAT },
    [N06_W_PURSUIT] = { MOMENT_RETREAT, MOMENT_RETREAT },
    [N06_W_FINISH] = { MOMENT_FINISH, -1 },
};

int
n06_moment(const bt_game *game, const bt_state *state, bt_side side, bt_action *pass)
{
    const n06_state *s = n06_state_of(state);
    const bt_frame *top = bt_frames_peek(&s->frames);

    (void)game;
    *pass = bt_action_make(N06_A_DECLINE, 0, 0, 0);
    if (top->side != side)
        return -1;
    if (top->procedure == N06_P_PLAN)
        return MOMENT_INITIATIVE;
    if (top->procedure == N06_P_COUNTER)
        return MOMENT_COUNTER;
    if (top->procedure != N06_P_WINDOW)
        return -1;
    return moments[top->step][side != n06_mover(s)];
}
