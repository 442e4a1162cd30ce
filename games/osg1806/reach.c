/*
 * reach.c - what core asks of this game to find how far units get.
 *
 * A stack has the points of the unit with the fewest left.  What hangs on a die, or on an enemy who is not
 * seen, is unsure: a Repulse that is tried in thought would tell who stands there.
 */
#include "reach.h"
#include "entry.h"
#include "movement.h"
#include "stride.h"

static bool
is_over(const osg *n)
{
    return bt_frames_peek(&n->s->frames)->procedure == OSG_P_OVER;
}

/* Is a Movement Phase of the unit's side open, and nothing but captures above its march? */
static bool
has_part(const osg *n, bt_unit unit)
{
    const bt_frames *frames = &n->s->frames;
    bool moves = false;

    /* A step that has ended the game led somewhere, as it would have done with another under the flag. */
    if (is_over(n))
        return osg_on_map(n->s, unit);
    for (int i = 0; i < frames->depth; i++)
        moves = moves || frames->at[i].procedure == OSG_P_MOVEMENT ||
                frames->at[i].procedure == OSG_P_INDIVIDUAL;
    return moves && osg_counter_of(n, unit)->side == osg_phasing(n->s) &&
           (osg_on_map(n->s, unit) || n->s->places[unit] == OSG_RESERVE);
}

/* That of a move that has ended stays. */
static uint8_t
mode_of(const osg *n, bt_unit unit)
{
    if (!bt_units_has(&n->s->movers, unit) && !bt_units_has(&n->s->moved, unit) && !is_over(n))
        return OSG_MODE_AT_REST;
    if (bt_units_has(&n->s->marching, unit))
        return OSG_MODE_COLUMN;
    return bt_units_has(&n->s->halted, unit) ? OSG_MODE_UNCOLUMNED : OSG_MODE_ORDINARY;
}

bool
osg_whereabouts(const bt_game *game, const bt_state *state, bt_unit unit, bt_whereabouts *out)
{
    const osg n = osg_look(game, state);
    bool taken = bt_units_has(&n.s->movers, unit);

    if (!has_part(&n, unit))
        return false;
    *out = (bt_whereabouts){
        .place = n.s->places[unit],
        .points = taken ? osg_least_left(&n, n.s->movers) : osg_points_left(&n, unit),
        .marching = taken && bt_frames_peek(&n.s->frames)->procedure == OSG_P_MARCH,
        .mode = mode_of(&n, unit),
    };
    return true;
}

/* By how much the fewest points of them fall. */
static unsigned
step_expense(const osg *n, bt_units movers, bt_hex to)
{
    const bt_hexside *over =
        bt_hexside_between(&n->printed->atlas, n->s->places[bt_units_first(&movers)], to);
    unsigned before = osg_least_left(n, movers), after = before;

    for (bt_unit u; (u = bt_units_take(&movers)) != BT_UNIT_NONE;) {
        unsigned left = osg_points_left(n, u), cost = osg_step_cost(n, u, over);
        left = cost < left ? left - cost : 0;
        if (left < after)
            after = left;
    }
    return before - after;
}

unsigned
osg_expense(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action)
{
    const osg n = osg_look(game, state);
    bt_act act = bt_act_of(bt_side_of(game, seat), action);
    bt_units one = { { 0 } };

    switch (act.code) {
    case OSG_A_TAKE:
    case OSG_A_MARCH:
    case OSG_A_HALT:
        return 0;
    case OSG_A_MOVE:
        bt_units_add(&one, (bt_unit)act.a);
        return step_expense(&n, one, (bt_hex)act.b);
    case OSG_A_STEP:
        return step_expense(&n, n.s->movers, (bt_hex)act.a);
    case OSG_A_ENTER:
    case OSG_A_FILE:
        return osg_entry_cost(&n, (bt_unit)act.a, (bt_hex)act.b, act.code == OSG_A_FILE);
    case OSG_A_UNMARCH:
        return osg_unmarch_cost(&n, bt_units_first(&n.s->movers));
    default:
        return BT_EXPENSE_UNSURE;
    }
}
