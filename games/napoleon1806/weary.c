/*
 * weary.c - the fatigue that a stack still takes before it fights: of the rain, and of its march.
 */
#include "weary.h"
#include "operation.h"
#include "position.h"
#include "share.h"

/* Points for whichever corps the owner likes: of the rain [E-RAIN.2], or the rest of a share. */
static int
free_points(const n06 *n, const bt_frame *operation)
{
    const bt_frame *top = bt_frames_peek(&n->s->frames);

    if (top->procedure == N06_P_SHARE && top->side == operation->side)
        return n06_share_kind(top) == N06_TIRE ? n->s->due[top->side] : 0;
    return operation->step <= N06_OP_RAINED && n06_lasts(n, N06_RAIN);
}

/* [C9.7] Of the march, which goes on by the shortest way and ends among enemies [C6.16]. */
static int
march_fatigue(const n06 *n, const bt_frame *operation, bt_area field)
{
    bt_area here = n06_stack_area(n);
    n06_state s = *n->s;
    n06 then = *n;

    if (operation->local != N06_ASSAULT_OP || operation->step > N06_OP_TIRED)
        return 0;
    then.s = &s;
    if (here == field)
        return n06_move_fatigue(&then, operation->side);
    /* That it stands among enemies now counts only where it sets out [C6.15]. */
    s.from_contested = (uint8_t)(1 + (s.steps && s.from_contested));
    s.used = (uint8_t)(s.used + bt_area_distance(&n->printed->network, here, field));
    s.steps = 1;
    return n06_move_fatigue(&then, operation->side);
}

/* How much a corps minds one point more: it dies of it, gives a card less, or neither. */
static int
harm(const n06_state *s, bt_unit unit)
{
    return s->fatigue[unit] >= N06_FATIGUE_MAX ? 2 : s->fatigue[unit] == 4;
}

static bt_unit
least_harmed(const n06 *n, uint32_t corps)
{
    bt_unit best = (bt_unit)__builtin_ctz(corps);

    for (; corps; corps &= corps - 1)
        if (harm(n->s, (bt_unit)__builtin_ctz(corps)) < harm(n->s, best))
            best = (bt_unit)__builtin_ctz(corps);
    return best;
}

void
n06_weary(n06 *n, const bt_frame *operation, bt_area field)
{
    uint32_t corps = n06_corps_of(n, n->s->fighting[operation->side]);
    int march, points;

    if (!corps)
        return;
    march = march_fatigue(n, operation, field);
    points = free_points(n, operation) + march % n06_count(corps);
    for (uint32_t left = corps; left; left &= left - 1) {
        uint8_t *fatigue = &n->s->fatigue[__builtin_ctz(left)];
        *fatigue = (uint8_t)(*fatigue + march / n06_count(corps));
    }
    for (; points > 0; points--)
        n->s->fatigue[least_harmed(n, corps)]++;
}
