/*
 * explain.c - the facts behind a refusal, prompts, and what an undo may not
 * take back.
 */
#include <string.h>

#include "naw.h"

static void
add_halves(bt_buf *out, unsigned halves)
{
    bt_operand_format(NULL, &(bt_operand){ "mp", BT_KIND_HALVES, 0, 255, NULL }, halves, out);
}

static void
add_units(const naw *n, bt_units units, bt_buf *out)
{
    const char *separator = "";

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE; separator = ", ") {
        bt_buf_add(out, separator);
        bt_buf_addf(out, "%s in %s", n->game->units[u].id,
                    naw_on_map(n->s, u) ? n->printed->atlas.hexes[n->s->places[u]].id : "no hex");
    }
}

void
naw_add_names(const naw *n, bt_units units, bt_buf *out)
{
    const char *separator = "";

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE; separator = ", ") {
        bt_buf_add(out, separator);
        bt_buf_add(out, n->game->units[u].id);
    }
}

/* A refused action, taken apart. */
typedef struct refused {
    bt_side side;
    unsigned code, a, b;
} refused;

/* "costs 3, has 2" for a step or an entry that is too dear. */
static void
tell_cost(const naw *n, const refused *what, bt_buf *out)
{
    const naw_printed *p = n->printed;
    unsigned cost = 0, has = n->s->mp;

    if (what->code == NAW_STEP || what->code == NAW_MOVE) {
        bt_unit unit = what->code == NAW_STEP ? n->s->mover : (bt_unit)what->a;
        bt_hex from = n->s->places[unit];
        if (what->code == NAW_MOVE)
            has = naw_allowance(n, unit);
        for (int i = 0; i < p->side_count[from]; i++)
            if (p->sides[from][i].to == (what->code == NAW_STEP ? what->a : what->b))
                cost = p->cost[from][i];
    } else if (what->code == NAW_ENTER) {
        cost = p->entry_cost[what->b];
        has = naw_allowance(n, (bt_unit)what->a);
    }
    if (!cost)
        return;
    bt_buf_add(out, "it costs ");
    add_halves(out, cost);
    bt_buf_add(out, ", the unit has ");
    add_halves(out, has);
}

static void
tell_zone(const naw *n, bt_side side, unsigned hex, bt_buf *out)
{
    const naw_printed *p = n->printed;
    bt_units holders = { { 0 } };

    for (int i = 0; i < p->side_count[hex]; i++) {
        bt_unit there = n->s->at[p->sides[hex][i].to];
        if (there != BT_UNIT_NONE && p->side_of[there] != side && !(p->barred[hex] >> i & 1))
            bt_units_add(&holders, there);
    }
    if (bt_units_is_empty(&holders))
        return;
    bt_buf_addf(out, "%s is controlled by ", p->atlas.hexes[hex].id);
    add_units(n, holders, out);
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
    tell_zone(n, what->side, what->code == NAW_STEP ? what->a : what->b, out);
}

static void
add_duties(const naw *n, bt_buf *out)
{
    bt_units open = naw_open_duties(n);
    bt_side phasing = naw_phasing(n->s);
    bt_units theirs = bt_units_and(open, n->printed->of_side[naw_other(phasing)]);
    bt_units ours = bt_units_and(open, n->printed->of_side[phasing]);

    if (!bt_units_is_empty(&theirs)) {
        bt_buf_add(out, "still to be attacked: ");
        add_units(n, theirs, out);
    }
    if (!bt_units_is_empty(&ours)) {
        bt_buf_add(out, bt_units_is_empty(&theirs) ? "still to attack: " : "; still to attack: ");
        add_units(n, ours, out);
    }
}

static void
tell_duties(const naw *n, const refused *what, bt_buf *out)
{
    (void)what;
    add_duties(n, out);
}

/* On whose account an attack cannot stand. */
static void
tell_hitch(const naw *n, const refused *what, bt_buf *out)
{
    bt_units attackers = n->s->attackers, defenders = n->s->defenders;
    bool exact = what->code == NAW_ROLL || what->code == NAW_REDUCE;
    naw_hitch hitch;

    if (what->code == NAW_JOIN)
        bt_units_add(&attackers, (bt_unit)what->a);
    else if (!exact)
        bt_units_add(&defenders, (bt_unit)what->a);
    if (!naw_attack_can_stand(n, &attackers, &defenders, exact, &hitch) &&
        hitch.unit != BT_UNIT_NONE)
        bt_buf_addf(out, "it concerns %s in %s", n->game->units[hitch.unit].id,
                    n->printed->atlas.hexes[n->s->places[hitch.unit]].id);
}

static void
tell_crowd(const naw *n, const refused *what, bt_buf *out)
{
    (void)what;
    bt_buf_addf(out, "%s has to move off first", n->game->units[n->s->crowded].id);
}

static void
tell_due(const naw *n, const refused *what, bt_buf *out)
{
    bt_buf_addf(out, "%s can come on now", n->game->units[naw_must_enter(n, what->side)].id);
}

static void
tell_debt(const naw *n, const refused *what, bt_buf *out)
{
    (void)what;
    bt_buf_addf(out, "%d of %d points paid", n->s->exchange.paid, n->s->exchange.owed);
}

typedef void teller(const naw *n, const refused *what, bt_buf *out);

/* Reasons that rest on facts worth telling. */
static teller *const tellers[NAW_REASON_COUNT] = {
    [NAW_R_NO_MP] = tell_cost,
    [NAW_R_CONTROLLED] = tell_zone_here,
    [NAW_R_NIGHT_STAY] = tell_zone_here,
    [NAW_R_ZOC_STOP] = tell_zone_here,
    [NAW_R_NIGHT_CONTROLLED] = tell_zone_there,
    [NAW_R_ENTRY_BLOCKED] = tell_zone_there,
    [NAW_R_RETREAT_CONTROLLED] = tell_zone_there,
    [NAW_R_UNIT_IDLE] = tell_duties,
    [NAW_R_ENEMY_FREE] = tell_duties,
    [NAW_R_UNIT_LEFT_OUT] = tell_hitch,
    [NAW_R_ENEMY_LEFT_OUT] = tell_hitch,
    [NAW_R_NOT_ALL_TOUCHING] = tell_hitch,
    [NAW_R_GUN_BOUND] = tell_hitch,
    [NAW_R_STACKED] = tell_crowd,
    [NAW_R_CROWDED] = tell_crowd,
    [NAW_R_MUST_ENTER] = tell_due,
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

static void
prompt_movement(const naw *n, bt_side side, bt_buf *out)
{
    bt_units due = naw_due(n, side);

    bt_buf_add(out, "Move your units");
    if (!bt_units_is_empty(&due))
        bt_buf_addf(out, "; %d can come on", bt_units_count(&due));
    bt_buf_add(out, ". Done ends the phase.");
}

static void
prompt_combat(const naw *n, bt_buf *out)
{
    bt_units open = naw_open_duties(n);

    bt_buf_add(out, "Choose an enemy to attack");
    if (bt_units_is_empty(&open)) {
        bt_buf_add(out, ", or end the phase.");
        return;
    }
    bt_buf_add(out, "; ");
    add_duties(n, out);
    bt_buf_add(out, ".");
}

void
naw_prompt(const bt_game *game, const bt_view *view, bt_buf *out)
{
    naw_view copy = *(const naw_view *)(const void *)view;
    naw n = { game, naw_printed_of(game), &copy.shown, NULL };
    const bt_frame *top = bt_frames_peek(&copy.shown.frames);
    bool mine = (game->rules->to_act(game, (const bt_state *)(const void *)&copy.shown) &
                 (copy.viewer < 2 ? bt_side_bit(copy.viewer) : 0)) != 0;

    if (!mine && top->procedure != NAW_P_OVER) {
        bt_buf_addf(out, "%s to decide.", top->side < 2 ? game->rules->sides[top->side] : "chance");
        return;
    }
    switch ((naw_procedure)top->procedure) {
    case NAW_P_DEPLOY:
        bt_buf_add(out, "Exchange like counters if you wish, then declare yourself ready.");
        break;
    case NAW_P_PLAN:
        bt_buf_add(out, "Choose: Option A sends five divisions to Auerstadt, Option B to Jena.");
        break;
    case NAW_P_MOVEMENT:
        prompt_movement(&n, copy.viewer, out);
        break;
    case NAW_P_MARCH:
        bt_buf_addf(out, "Move %s: ", game->units[copy.shown.mover].id);
        add_halves(out, copy.shown.mp);
        bt_buf_addf(out, " Movement Points left, %s.",
                    naw_refuse_halt(&n, &(naw_act){ .side = copy.viewer }) ? "go on" : "or halt");
        break;
    case NAW_P_COMBAT:
        prompt_combat(&n, out);
        break;
    case NAW_P_ATTACK:
        bt_buf_add(out, "Add attackers and targets, then roll.");
        break;
    case NAW_P_RETREAT:
        bt_buf_add(out, "Retreat each of your units one hex.");
        break;
    case NAW_P_DISPLACE:
        bt_buf_add(out, "Move the displaced unit one hex.");
        break;
    case NAW_P_EXCHANGE:
        bt_buf_addf(out, "Give up units worth %d; %d paid so far.", copy.shown.exchange.owed,
                    copy.shown.exchange.paid);
        break;
    case NAW_P_ADVANCE:
        bt_buf_add(out, "You may advance one unit.");
        break;
    case NAW_P_OVER:
        bt_buf_add(out, "The game is over.");
        break;
    case NAW_P_GAME:
    case NAW_P_ROLL:
    case NAW_P_RESULT:
    case NAW_P_NONE:
    case NAW_P_COUNT:
        break;
    }
}

/* ---- undo -------------------------------------------------------------- */

/* A unit has ended its move, whether it was told to or could not go on. */
static bool
ends_a_move(const naw_state *before, const naw_state *after)
{
    bt_units ended = bt_units_minus(after->moved, before->moved);

    return bt_frames_peek(&before->frames)->procedure != NAW_P_DEPLOY && !bt_units_is_empty(&ended);
}

/* [5.17] With the strict option a finished move stands.  Otherwise only what
 * hands the decision over, or gives the plan away, cannot be taken back. */
bool
naw_seals(const bt_game *game, const bt_state *before, bt_side side, bt_action action)
{
    const naw_state *was = naw_state_of(before);
    naw_state after = *was;
    bt_state *state = (bt_state *)(void *)&after;

    game->rules->apply(game, state, side, action, NULL);
    if (game->options.value[NAW_OPTION_TOUCH] && ends_a_move(was, &after))
        return true;
    return after.plan_shown != was->plan_shown ||
           !(game->rules->to_act(game, state) & bt_side_bit(side));
}
