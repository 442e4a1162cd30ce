/*
 * explain.c - the facts behind a refusal.
 *
 * Each tells of the side's own units, of what is printed, and of the enemy what flags tell: in which
 * hexes troops are, not who.  Who is engaged in a combat is revealed anyway.
 */
#include "explain.h"
#include "combat.h"
#include "combat_designate.h"
#include "combat_odds.h"
#include "crowd.h"
#include "entry.h"
#include "explain_combat.h"
#include "hold.h"
#include "movement.h"
#include "night.h"
#include "repulse_force.h"
#include "way.h"
#include "words.h"

typedef void teller(const osg *n, const osg_refused *what, bt_buf *out);

/* ---- points ------------------------------------------------------------------------------- */

static void
say_cost(const osg *n, bt_unit unit, bt_hex hex, bt_mp cost, bt_buf *out)
{
    BT_SAY(out, n->game, "to enter {0} costs {1}, {2} has {3}", osg_hex_arg(n, hex),
           bt_arg_halves(cost), osg_unit_arg(n, unit), bt_arg_halves(osg_points_left(n, unit)));
}

/* Attempts at a bridge, and the marker of a Road March. */
static void
say_price(const osg *n, bt_unit unit, bt_mp cost, bt_buf *out)
{
    BT_SAY(out, n->game, "that costs {0}, {1} has {2}", bt_arg_halves(cost), osg_unit_arg(n, unit),
           bt_arg_halves(osg_points_left(n, unit)));
}

static void
tell_cost(const osg *n, const osg_refused *what, bt_buf *out)
{
    bt_units movers = n->s->movers;
    const bt_hexside *side;

    if (bt_units_is_empty(&movers))
        bt_units_add(&movers, what->unit);
    if (what->code == OSG_A_UNMARCH) {
        say_price(n, what->unit, 2, out);
        return;
    }
    if (!osg_is_placed(n, what->unit) || what->hex == BT_HEX_NONE)
        return;
    side = bt_hexside_between(&n->printed->atlas, n->s->places[what->unit], what->hex);
    if (!side)
        return;
    if (what->code == OSG_A_DAMAGE || what->code == OSG_A_REPAIR) {
        say_price(n, what->unit, side->features & BT_HEXSIDE_RIVER ? 4 : 2, out);
        return;
    }
    for (bt_unit u; (u = bt_units_take(&movers)) != BT_UNIT_NONE;) {
        bt_mp cost = osg_step_cost(n, u, side);
        if (osg_can_pay(n, u, cost, osg_points_left(n, u)))
            continue;
        say_cost(n, u, what->hex, cost, out);
        return;
    }
}

/* [10.12A] The first of the force who cannot pay for the costliest of the hexes. */
static void
tell_repulse_cost(const osg *n, const osg_refused *what, bt_buf *out)
{
    bt_units left = n->s->movers;
    unsigned targets;
    bt_hex from;

    (void)what;
    if (bt_units_is_empty(&left))
        return;
    targets = osg_find_targets(n, left);
    from = osg_where(n, left);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_mp cost = osg_dearest_target(n, u, from, targets);
        if (osg_can_pay(n, u, cost, osg_points_left(n, u)))
            continue;
        say_price(n, u, cost, out);
        return;
    }
}

/* ---- zones ----------------------------------------------------------------------------------- */

/* [4.0a] [4.0b] From which hexes: flags say so. */
static void
tell_zone_of(const osg *n, bt_side side, bt_hex hex, bt_buf *out)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[hex];
    bt_hex from[6];
    int count = 0;

    for (int i = 0; i < info->side_count; i++)
        if (!(info->sides[i].features & BT_HEXSIDE_RIVER) &&
            osg_has_troops(n, osg_other(side), info->sides[i].to))
            from[count++] = info->sides[i].to;
    if (!count)
        return;
    BT_SAY(out, n->game, "{0} is next to the enemy", osg_hex_arg(n, hex));
    osg_say_hexes(n, BT_MSG("in {0}"), from, count, out);
}

static void
tell_zone_there(const osg *n, const osg_refused *what, bt_buf *out)
{
    if (what->hex != BT_HEX_NONE)
        tell_zone_of(n, what->side, what->hex, out);
}

static void
tell_zone_here(const osg *n, const osg_refused *what, bt_buf *out)
{
    if (osg_is_placed(n, what->unit))
        tell_zone_of(n, what->side, n->s->places[what->unit], out);
}

/* ---- command ------------------------------------------------------------------------------------ */

static void
tell_range(const osg *n, const osg_refused *what, bt_buf *out)
{
    bt_unit commander = (bt_unit)what->a, unit = (bt_unit)what->b;

    if (!osg_is_placed(n, commander) || !osg_is_placed(n, unit))
        return;
    BT_SAY(
        out, n->game,
        "hexes from {2} to {0}: {1}; Command Range is two, or three or four along roads and trails",
        osg_unit_arg(n, unit),
        bt_arg_number(osg_range_between(n, n->s->places[commander], n->s->places[unit])),
        osg_unit_arg(n, commander));
}

static bt_unit
nearest_commander(const osg *n, bt_side side, bt_hex hex)
{
    bt_units left = bt_units_and(n->printed->commanders, n->printed->of_side[side]);
    bt_unit nearest = BT_UNIT_NONE;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u) &&
            (nearest == BT_UNIT_NONE || osg_range_between(n, hex, n->s->places[u]) <
                                            osg_range_between(n, hex, n->s->places[nearest])))
            nearest = u;
    return nearest;
}

static bt_unit
officer_of(const osg *n, bt_unit unit)
{
    uint8_t formation = osg_counter_of(n, unit)->formation;
    bt_units left;

    if (formation == OSG_NO_FORMATION)
        return BT_UNIT_NONE;
    left = bt_units_and(n->printed->formations[formation].units, n->printed->officers);
    bt_units_remove(&left, unit);
    left = osg_on_map_of(n, left);
    return bt_units_first(&left);
}

static void
say_far(const osg *n, const char *english, bt_unit leader, bt_hex hex, bt_buf *out)
{
    BT_SAY(out, n->game, english, osg_unit_arg(n, leader),
           bt_arg_number(osg_range_between(n, hex, n->s->places[leader])));
}

/* Who could have put it in command, and how far away they are.  Of a unit that could have joined a train which may only
 * lay its pontoons nothing is told, but of the train (R145). */
static void
tell_command(const osg *n, const osg_refused *what, bt_buf *out)
{
    bt_unit unit = what->unit, officer, commander;
    bt_hex hex;

    if (!osg_is_placed(n, unit) || osg_counter_of(n, unit)->side != what->side)
        return;
    if (osg_refuse_orders(n) && !osg_refuse_mover(n, what->side, unit))
        unit = bt_units_first(&n->s->movers);
    hex = n->s->places[unit];
    officer = officer_of(n, unit);
    commander = nearest_commander(n, what->side, hex);
    if (officer != BT_UNIT_NONE)
        say_far(n, BT_MSG("hexes to its officer, {0}: {1}"), officer, hex, out);
    if (officer != BT_UNIT_NONE && commander != BT_UNIT_NONE && commander != officer)
        bt_buf_add(out, bt_tr(n->game, "; "));
    if (commander != BT_UNIT_NONE && commander != officer)
        say_far(n, BT_MSG("hexes to the nearest commander, {0}: {1}"), commander, hex, out);
}

static void
tell_points(const osg *n, const osg_refused *what, bt_buf *out)
{
    const osg_counter *c = osg_counter_of(n, (bt_unit)what->a);
    int number = osg_number_in(n->printed->commanders, (bt_unit)what->a);
    bool officer = bt_units_has(&n->printed->officers, (bt_unit)what->b);

    BT_SAY(out, n->game,
           officer ? BT_MSG("{0} has put {1} of {2} officers in command")
                   : BT_MSG("{0} has put {1} of {2} units in command"),
           osg_unit_arg(n, (bt_unit)what->a),
           bt_arg_number(officer ? n->s->officers_placed[number] : n->s->units_placed[number]),
           bt_arg_number(c->is_officer ? 1 : c->rating));
}

/* ---- reorganization ---------------------------------------------------------------------------------- */

/* Flags of combat units: open. */
static void
tell_nearest_enemy(const osg *n, const osg_refused *what, bt_buf *out)
{
    bt_units left = bt_units_and(n->printed->combat, n->printed->of_side[osg_other(what->side)]);
    bt_hex nearest = BT_HEX_NONE;
    int least = 0;

    if (!osg_is_placed(n, what->unit))
        return;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        int range;
        if (!osg_on_map(n->s, u))
            continue;
        range = osg_range_between(n, n->s->places[u], n->s->places[what->unit]);
        if (nearest == BT_HEX_NONE || range < least ||
            (range == least && n->s->places[u] < nearest)) {
            nearest = n->s->places[u];
            least = range;
        }
    }
    if (nearest != BT_HEX_NONE)
        BT_SAY(out, n->game, "hexes to the enemy in {0}: {1}", osg_hex_arg(n, nearest),
               bt_arg_number(least));
}

static void
tell_vedettes(const osg *n, const osg_refused *what, bt_buf *out)
{
    bt_unit parent = what->code == OSG_A_REFORM ? (bt_unit)what->b : (bt_unit)what->a;
    bt_units left;

    if (parent >= n->printed->unit_count)
        return;
    if (osg_counter_of(n, parent)->parent != BT_UNIT_NONE)
        parent = osg_counter_of(n, parent)->parent;
    left = osg_on_map_of(n, osg_counter_of(n, parent)->vedettes);
    osg_say_units(n, BT_MSG("on the map: {0}"), left, out);
}

/* ---- stacks -------------------------------------------------------------------------------------------- */

/* (R147) */
static void
tell_officers(const osg *n, const osg_refused *what, bt_buf *out)
{
    osg_say_units(n, BT_MSG("can come there: {0}"), osg_must_come(n, what->side), out);
}

/* Its own units in the hex; who is on the move there is told too. */
static void
tell_stack(const osg *n, const osg_refused *what, bt_buf *out)
{
    bt_hex hex = what->hex;
    bt_units spread;

    if (what->code == OSG_A_DONE) {
        spread = osg_must_spread(n, what->side);
        hex = n->s->places[bt_units_first(&spread)];
    }
    if (hex == BT_HEX_NONE && osg_is_placed(n, what->unit))
        hex = n->s->places[what->unit];
    if (hex == BT_HEX_NONE)
        return;
    osg_say_units(n, BT_MSG("standing there: {0}"), osg_own_in_hex(n, what->side, hex), out);
}

/* [3.11a] Whom the leader would leave. */
static void
tell_left_behind(const osg *n, const osg_refused *what, bt_buf *out)
{
    bt_units stay;

    if (!osg_is_placed(n, what->unit))
        return;
    stay = bt_units_minus(osg_own_in_hex(n, what->side, n->s->places[what->unit]), n->s->movers);
    bt_units_remove(&stay, what->unit);
    osg_say_units(n, BT_MSG("it would leave {0}"), stay, out);
}

/* ---- setting up [19.24a] [19.26] ---------------------------------------------------------- */

/* How far the place is from the leader it goes by. */
static void
tell_leader_distance(const osg *n, const osg_refused *what, bt_buf *out)
{
    bt_unit leader = n->printed->starts[what->unit].within ? n->printed->starts[what->unit].around
                                                           : officer_of(n, what->unit);

    if (what->hex != BT_HEX_NONE && osg_is_placed(n, leader))
        BT_SAY(out, n->game, "hexes from {2} to {0}: {1}", osg_hex_arg(n, what->hex),
               bt_arg_number(osg_range_between(n, what->hex, n->s->places[leader])),
               osg_unit_arg(n, leader));
}

/* ---- entry -------------------------------------------------------------------------------------------------- */

static const osg_arrival *
arrival_of(const osg *n, bt_unit unit)
{
    uint8_t number = n->printed->arrival_of[bt_units_has(&n->s->diverted, unit)][unit];

    return number == OSG_NO_ARRIVAL ? NULL : &n->printed->arrivals[number];
}

static void
tell_due(const osg *n, const osg_refused *what, bt_buf *out)
{
    const osg_arrival *a = arrival_of(n, what->unit);

    if (a)
        BT_SAY(out, n->game, "it is due in {0} on Game-Turn {1}", osg_hex_arg(n, a->hex),
               bt_arg_number(a->turn));
}

/* Not where the hex means nothing [19.24b]. */
static void
tell_where_due(const osg *n, const osg_refused *what, bt_buf *out)
{
    const osg_arrival *a = arrival_of(n, what->unit);

    if (a && !a->anywhere && !a->near)
        BT_SAY(out, n->game, "it comes on in {0}, or at the nearest free hex of the edge",
               osg_hex_arg(n, a->hex));
}

static void
tell_must_enter(const osg *n, const osg_refused *what, bt_buf *out)
{
    osg_say_units(n, BT_MSG("still to come: {0}"), osg_must_enter(n, what->side), out);
}

/* ---- which facts ---------------------------------------------------------------------------------------------------- */

/* Reasons that rest on facts worth telling. */
static teller *const tellers[OSG_REASON_COUNT] = {
    [OSG_R_NO_MP] = tell_cost,
    [OSG_R_REPULSE_DEAR] = tell_repulse_cost,
    [OSG_R_PINNED] = tell_zone_here,
    [OSG_R_ZONE_STOPS] = tell_zone_here,
    [OSG_R_LEADER_INTO_ZONE] = tell_zone_there,
    [OSG_R_TRAIN_INTO_ZONE] = tell_zone_there,
    [OSG_R_MARCH_INTO_ZONE] = tell_zone_there,
    [OSG_R_MUST_REPULSE] = tell_zone_here,
    [OSG_R_WORKS_IN_ZONE] = tell_zone_here,
    [OSG_R_BRIGADE_ZONE] = tell_zone_there,
    [OSG_R_ENTRY_BLOCKED] = tell_zone_there,
    [OSG_R_SLIP_ZONE] = tell_zone_there,
    [OSG_R_MARCH_FIRST] = osg_tell_movers,
    [OSG_R_OUT_OF_COMMAND] = tell_command,
    [OSG_R_NOT_ROUSED] = tell_command,
    [OSG_R_OFFICER_FAILED] = tell_command,
    [OSG_R_OFFICER_BUSY] = tell_command,
    [OSG_R_OUT_OF_RANGE] = tell_range,
    [OSG_R_RANGE_HELD] = tell_range,
    [OSG_R_RANGE_CONTROLLED] = tell_range,
    [OSG_R_RANGE_BARRED] = tell_range,
    [OSG_R_NO_POINTS] = tell_points,
    [OSG_R_ONE_FOREIGN] = tell_points,
    [OSG_R_ENEMY_NEAR] = tell_nearest_enemy,
    [OSG_R_VEDETTES_AWAY] = tell_vedettes,
    [OSG_R_TOO_FEW] = tell_vedettes,
    [OSG_R_SCATTERED] = tell_vedettes,
    [OSG_R_CROWDED] = tell_stack,
    [OSG_R_TRAIN_CROWDS] = tell_stack,
    [OSG_R_OFFICER_COMES] = tell_officers,
    [OSG_R_LEADER_CROWDED] = tell_stack,
    [OSG_R_CAVALRY_CROWDS] = tell_stack,
    [OSG_R_COLUMN_STACKS] = tell_stack,
    [OSG_R_RETREAT_FULL] = tell_stack,
    [OSG_R_STILL_NEEDED] = tell_left_behind,
    [OSG_R_NOT_YET] = tell_due,
    [OSG_R_NO_ENTRY] = tell_where_due,
    [OSG_R_ALL_OR_NONE] = tell_must_enter,
    [OSG_R_MUST_ATTACK] = osg_tell_duties,
    [OSG_R_MUST_BE_ATTACKED] = osg_tell_duties,
    [OSG_R_ALL_FROM_CHATEAU] = osg_tell_duties,
    [OSG_R_LEAVES_OUT] = osg_tell_duties,
    [OSG_R_VEDETTE_FAR] = osg_tell_distance,
    [OSG_R_BRIGADE_FAR] = tell_leader_distance,
    [OSG_R_TRAIN_FAR] = tell_leader_distance,
    [OSG_R_FRENCH_TRAIN_FAR] = tell_leader_distance,
    [OSG_R_TARGET_FAR] = osg_tell_distance,
    [OSG_R_SLIP_FAR] = osg_tell_distance,
    [OSG_R_SLIP_VEDETTE_FAR] = osg_tell_distance,
    [OSG_R_TOO_FAR] = osg_tell_distance,
    [OSG_R_RETREAT_DISTANCE] = osg_tell_retreat_distance,
    [OSG_R_RETREAT_FIRST] = osg_tell_retreating,
    [OSG_R_NOT_RETREATING] = osg_tell_retreating,
    [OSG_R_NOT_LOWER] = osg_tell_column,
    [OSG_R_PAY_FIRST] = osg_tell_debt,
    [OSG_R_BROKEN_ADVANCES] = osg_tell_morale,
    [OSG_R_STILL_ENGAGED] = osg_tell_engaged,
};

/* The first operand is a hex, or else a unit and perhaps a hex; what names neither is about those on
 * the move. */
static osg_refused
take_apart(const osg *n, bt_side side, bt_action action)
{
    osg_refused what = { side,
                         bt_action_code(action),
                         bt_action_operand(action, 0),
                         bt_action_operand(action, 1),
                         BT_UNIT_NONE,
                         BT_HEX_NONE };
    const bt_action_def *def = &n->game->rules->actions[what.code];
    const bt_frame *top = bt_frames_peek(&n->s->frames);
    unsigned values[2] = { what.a, what.b };

    for (int i = 0; i < 2 && def->operands[i]; i++) {
        bt_kind kind = n->game->rules->operands[def->operands[i]].kind;
        if (kind == BT_KIND_UNIT && what.unit == BT_UNIT_NONE)
            what.unit = (bt_unit)values[i];
        if (kind == BT_KIND_HEX && values[i] < (unsigned)n->printed->atlas.hex_count)
            what.hex = (bt_hex)values[i];
    }
    if (what.unit == BT_UNIT_NONE)
        what.unit = top->procedure == OSG_P_PUT ? top->local : bt_units_first(&n->s->movers);
    return what;
}

void
osg_explain(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action,
            const bt_reason *reason, bt_buf *out)
{
    const osg n = osg_look(game, state);
    teller *tell = tellers[reason - osg_reasons];
    osg_refused what;

    if (!tell)
        return;
    what = take_apart(&n, bt_side_of(game, seat), action);
    tell(&n, &what, out);
}
