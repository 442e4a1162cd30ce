/*
 * explain.c - the facts behind a refusal, and prompts: what the room asks, or who decides.
 */
#include <berthier/say.h>
#include <string.h>

#include "contact.h"
#include "duties.h"
#include "entry.h"
#include "exits.h"
#include "explain.h"
#include "movement.h"
#include "mover.h"
#include "view.h"
#include "words.h"

/* A refused action, taken apart. */
typedef struct refused {
    bt_side side;
    unsigned code, a, b;
} refused;

/* What crossing into a hex next to `from` costs; 0 for one that is farther away. */
static unsigned
step_cost(const naw_printed *p, bt_hex from, unsigned to)
{
    for (int i = 0; i < p->side_count[from]; i++)
        if (p->sides[from][i].to == to)
            return p->cost[from][i];
    return 0;
}

/* [17.0d] What leaving costs, over the edge named or to the track. */
static void
tell_leaving_cost(const naw *n, const refused *what, bt_buf *out)
{
    bt_hex hex = n->s->places[what->a];
    bt_mp has = n->s->mover == BT_UNIT_NONE ? naw_allowance(n, (bt_unit)what->a) : n->s->mp;

    BT_SAY(out, n->game, "to leave the map costs {0}, the unit has {1}",
           bt_arg_halves(naw_leaving_cost(n, hex, what->code, what->b)), bt_arg_halves(has));
}

/* "to enter 0505 costs 3, the unit has 2" for a step or an entry that is too dear; of a
 * hex farther away, what the way costs. */
static void
tell_cost(const naw *n, const refused *what, bt_buf *out)
{
    const naw_printed *p = n->printed;
    const char *text = BT_MSG("to enter {0} costs {1}, the unit has {2}");
    unsigned cost = 0, has = n->s->mp, to = what->code == NAW_A_STEP ? what->a : what->b;

    if (what->code == NAW_A_EXIT || what->code == NAW_A_TRANSIT) {
        tell_leaving_cost(n, what, out);
        return;
    }
    if (what->code == NAW_A_STEP || what->code == NAW_A_MOVE) {
        bt_unit unit = what->code == NAW_A_STEP ? n->s->mover : (bt_unit)what->a;
        bt_hex from = n->s->places[unit];
        if (what->code == NAW_A_MOVE)
            has = naw_allowance(n, unit);
        cost = step_cost(p, from, to);
        if (!cost) {
            cost = naw_least_cost(n, from, (bt_hex)to);
            text = BT_MSG("the way to {0} costs {1} at least, the unit has {2}");
        }
    } else if (what->code == NAW_A_ENTER) {
        cost = p->entry_cost[to];
        has = naw_allowance(n, (bt_unit)what->a);
    }
    if (!cost)
        return;
    BT_SAY(out, n->game, text, naw_hex_arg(n, to), bt_arg_halves((int)cost),
           bt_arg_halves((int)has));
}

static void
tell_zone(const naw *n, bt_side side, unsigned hex, bt_buf *out)
{
    bt_units holders = naw_controllers(n, naw_other(side), (bt_hex)hex);

    if (bt_units_is_empty(&holders))
        return;
    naw_say_of_units(n, BT_MSG("{0} is controlled by {1}"), naw_hex_arg(n, hex), holders, out);
}

static void
tell_zone_here(const naw *n, const refused *what, bt_buf *out)
{
    bool marching = n->s->mover != BT_UNIT_NONE;

    tell_zone(n, what->side, n->s->places[marching ? n->s->mover : what->a], out);
}

static void
tell_zone_there(const naw *n, const refused *what, bt_buf *out)
{
    tell_zone(n, what->side, what->code == NAW_A_STEP ? what->a : what->b, out);
}

static void
tell_duties(const naw *n, const refused *what, bt_buf *out)
{
    (void)what;
    naw_say_duties(n, out);
}

/* On whose account an attack cannot stand. */
static void
tell_hitch(const naw *n, const refused *what, bt_buf *out)
{
    bt_units attackers = n->s->attackers, defenders = n->s->defenders;
    bool exact = what->code == NAW_A_ROLL || what->code == NAW_A_REDUCE;
    naw_hitch hitch;

    if (what->code == NAW_A_JOIN)
        bt_units_add(&attackers, (bt_unit)what->a);
    else if (!exact)
        bt_units_add(&defenders, (bt_unit)what->a);
    if (!naw_attack_can_stand(n, &attackers, &defenders, exact, &hitch) &&
        hitch.unit != BT_UNIT_NONE)
        BT_SAY(out, n->game, "it concerns {0} in {1}", naw_unit_arg(n, hitch.unit),
               naw_hex_arg(n, n->s->places[hitch.unit]));
}

static void
tell_crowd(const naw *n, const refused *what, bt_buf *out)
{
    (void)what;
    BT_SAY(out, n->game, "{0} has to move off first", naw_unit_arg(n, n->s->crowded));
}

static void
tell_due(const naw *n, const refused *what, bt_buf *out)
{
    bt_units must;

    (void)naw_may_enter(n, what->side, &must);
    naw_say_of_names(n, BT_MSG("can come on now: {0}"), must, out);
}

static void
tell_debt(const naw *n, const refused *what, bt_buf *out)
{
    (void)what;
    BT_SAY(out, n->game, "{0} of {1} points paid", bt_arg_number(n->s->exchange.paid),
           bt_arg_number(n->s->exchange.owed));
}

typedef void teller(const naw *n, const refused *what, bt_buf *out);

/* Reasons that rest on facts worth telling. */
static teller *const tellers[NAW_REASON_COUNT] = {
    [NAW_R_NO_MP] = tell_cost,
    [NAW_R_FOG_MP] = tell_cost,
    [NAW_R_CONTROLLED] = tell_zone_here,
    [NAW_R_NIGHT_STAY] = tell_zone_here,
    [NAW_R_ZOC_STOP] = tell_zone_here,
    [NAW_R_NIGHT_CONTROLLED] = tell_zone_there,
    [NAW_R_NO_REST_IN_ZONE] = tell_zone_there,
    [NAW_R_ENTRY_BLOCKED] = tell_zone_there,
    [NAW_R_RETREAT_CONTROLLED] = tell_zone_there,
    [NAW_R_DISPLACED_CONTROL] = tell_zone_there,
    [NAW_R_UNIT_IDLE] = tell_duties,
    [NAW_R_GUN_IDLE] = tell_duties,
    [NAW_R_ENEMY_FREE] = tell_duties,
    [NAW_R_UNIT_LEFT_OUT] = tell_hitch,
    [NAW_R_GUN_LEFT_OUT] = tell_hitch,
    [NAW_R_ENEMY_LEFT_OUT] = tell_hitch,
    [NAW_R_NOT_ALL_TOUCHING] = tell_hitch,
    [NAW_R_GUN_BOUND] = tell_hitch,
    [NAW_R_STACKED] = tell_crowd,
    [NAW_R_CROWDED] = tell_crowd,
    [NAW_R_MUST_ENTER] = tell_due,
    [NAW_R_ENTER_OR_NEVER] = tell_due,
    [NAW_R_NOT_PAID] = tell_debt,
};

void
naw_explain(const bt_game *game, const bt_state *state, bt_side side, bt_action action,
            const bt_reason *reason, bt_buf *out)
{
    naw_state copy = *naw_state_of(state);
    naw n = { game, naw_printed_of(game), &copy, NULL };
    refused what = { side, bt_action_code(action), bt_action_operand(action, 0),
                     bt_action_operand(action, 1) };
    teller *tell = tellers[reason - naw_reasons];

    if (tell)
        tell(&n, &what, out);
}

/* ---- prompts ----------------------------------------------------------- */

void
naw_prompt(const bt_game *game, const bt_view *view, bt_buf *out)
{
    naw_view copy = *(const naw_view *)(const void *)view;
    naw n = { game, naw_printed_of(game), &copy.shown, NULL };
    bt_sides acting = bt_acting(game, &copy.shown.frames, &n);
    bool mine = copy.viewer < 2 && (acting & bt_side_bit(copy.viewer)) != 0;

    if (acting && !mine)
        bt_say_who_decides(game, acting, out);
    else
        bt_ask(game, &copy.shown.frames, &n, view, out);
}
