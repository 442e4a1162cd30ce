/*
 * attack.c - declaring an attack [7.2] [7.9].
 *
 * An attack starts with a target; further targets and attackers are added one
 * by one, each only if the attack can still be completed lawfully; then the
 * die.
 */
#include <berthier/say.h>

#include "arrivals.h"
#include "attack.h"
#include "combat.h"
#include "contact.h"
#include "duties.h"
#include "odds.h"
#include "words.h"

/* ---- declaring --------------------------------------------------------- */

/* [7.14b] [7.74e] */
static const bt_reason *
refuse_enemy(const naw *n, const bt_act *act)
{
    bt_unit enemy = (bt_unit)act->a;

    if (n->printed->side_of[enemy] == act->side)
        return REFUSE(OWN_UNIT);
    if (!naw_on_map(n->s, enemy))
        return naw_refuse_absent(n, enemy);
    if (bt_units_has(&n->s->spent, enemy))
        return naw_has_advanced(n, enemy) ? REFUSE(HAS_ADVANCED) : REFUSE(ATTACKED_ONCE);
    if (bt_units_has(&n->s->defenders, enemy))
        return REFUSE(ATTACKED_ONCE);
    return NULL;
}

/* Of two reasons against reaching an enemy the one that says more: being too
 * far away is what most units are. */
static const bt_reason *
telling(const bt_reason *a, const bt_reason *b)
{
    return !a || a == REFUSE(NOT_TOUCHING) ||
                   (a == REFUSE(OUT_OF_RANGE) && b != REFUSE(NOT_TOUCHING))
               ? b
               : a;
}

/* [7.14a] [7.74e] [7.82c] A unit that could reach the enemy, but has done its part. */
static const bt_reason *
refuse_tired(const naw *n, bt_unit unit, bt_unit enemy)
{
    if (!naw_touch(n, unit, enemy) && naw_refuse_bombardment(n, unit, enemy))
        return NULL;
    if (!bt_units_has(&n->s->spent, unit))
        return REFUSE(SILENCED);
    return naw_has_advanced(n, unit) ? REFUSE(ADVANCED) : REFUSE(ATTACKS_ONCE);
}

/* The same of all that a side has. */
static const bt_reason *
refuse_all_tired(const naw *n, bt_side side, bt_unit enemy)
{
    bt_units tired =
        bt_units_and(bt_units_or(n->s->spent, n->s->silenced), n->printed->of_side[side]);
    const bt_reason *best = NULL;

    for (bt_unit u; (u = bt_units_take(&tired)) != BT_UNIT_NONE;) {
        const bt_reason *reason = naw_on_map(n->s, u) ? refuse_tired(n, u, enemy) : NULL;
        if (reason && (!best || reason == REFUSE(ADVANCED)))
            best = reason;
    }
    return best;
}

/* Why nothing can attack this enemy, as a player would say it. */
static const bt_reason *
refuse_reach(const naw *n, bt_side side, bt_unit enemy)
{
    bt_units tired = bt_units_or(n->s->spent, n->s->silenced);
    bt_units ours = bt_units_minus(n->printed->of_side[side], tired);
    const bt_reason *done = refuse_all_tired(n, side, enemy);
    const bt_reason *best = REFUSE(NOT_TOUCHING);

    for (bt_unit u; (u = bt_units_take(&ours)) != BT_UNIT_NONE;) {
        const bt_reason *reason;
        if (!naw_on_map(n->s, u))
            continue;
        if (naw_touch(n, u, enemy))
            return NULL;
        reason = naw_refuse_bombardment(n, u, enemy);
        if (!reason)
            return NULL;
        if (reason != REFUSE(OUT_OF_RANGE)) /* said of every distant enemy, it helps nobody */
            best = telling(best, reason);
    }
    return done ? done : best;
}

static const bt_reason *
refuse_declaration(const naw *n, bt_unit attacker, bt_unit defender)
{
    bt_units attackers = n->s->attackers, defenders = n->s->defenders;
    naw_hitch hitch;

    if (attacker != BT_UNIT_NONE)
        bt_units_add(&attackers, attacker);
    if (defender != BT_UNIT_NONE)
        bt_units_add(&defenders, defender);
    if (naw_attack_can_stand(n, &attackers, &defenders, false, &hitch))
        return NULL;
    return hitch.reason;
}

const bt_reason *
naw_refuse_attack(const naw *n, const bt_act *act)
{
    bt_unit enemy = (bt_unit)act->a;
    const bt_reason *reason = refuse_enemy(n, act), *reach;

    if (reason)
        return reason;
    reason = refuse_declaration(n, BT_UNIT_NONE, enemy);
    if (!reason)
        return NULL;
    reach = refuse_reach(n, act->side, enemy);
    return reach ? reach : reason;
}

bool
naw_has_attack(const naw *n)
{
    bt_units enemies = naw_attackable(n);

    for (bt_unit e; (e = bt_units_take(&enemies)) != BT_UNIT_NONE;)
        if (!naw_refuse_attack(n, &(bt_act){ .side = naw_phasing(n->s), .a = e }))
            return true;
    return false;
}

static void
begin_attack(naw *n, bt_unit enemy, const char *rule)
{
    n->s->reduced = 0;
    bt_units_add(&n->s->defenders, enemy);
    NAW_EVENT(n, TARGET, rule, enemy, n->s->places[enemy], 0, 0);
}

void
naw_do_attack(naw *n, const bt_act *act)
{
    bt_frames_push(&n->s->frames, NAW_P_ATTACK, act->side);
    begin_attack(n, (bt_unit)act->a, "7.0b");
}

/* [7.21a] [8.13] One attack on several hexes. */
static const bt_reason *
refuse_target(const naw *n, const bt_act *act)
{
    const bt_reason *reason = refuse_enemy(n, act);

    if (reason)
        return reason;
    if (n->s->reduced)
        return REFUSE(ANNOUNCED);
    return refuse_declaration(n, BT_UNIT_NONE, (bt_unit)act->a);
}

static void
do_target(naw *n, const bt_act *act)
{
    begin_attack(n, (bt_unit)act->a, "7.21a");
}

/* [7.13] [7.14] [7.15] [7.22] [8.21] */
static const bt_reason *
refuse_join(const naw *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;

    if (n->printed->side_of[unit] != act->side)
        return REFUSE(NOT_PHASING_ATTACK);
    if (!naw_on_map(n->s, unit))
        return naw_refuse_absent(n, unit);
    if (naw_has_advanced(n, unit))
        return REFUSE(ADVANCED);
    if (bt_units_has(&n->s->spent, unit) || bt_units_has(&n->s->attackers, unit))
        return REFUSE(ATTACKS_ONCE);
    if (bt_units_has(&n->s->silenced, unit))
        return REFUSE(SILENCED);
    if (n->s->reduced)
        return REFUSE(ANNOUNCED);
    if (!bt_units_has(&n->s->duty, unit)) {
        bt_units left = n->s->defenders;
        const bt_reason *best = NULL;
        bool reaches = false;
        for (bt_unit e; (e = bt_units_take(&left)) != BT_UNIT_NONE;) {
            const bt_reason *reason = naw_refuse_bombardment(n, unit, e);
            reaches = reaches || !reason;
            best = reason ? telling(best, reason) : best;
        }
        if (!reaches)
            return best;
    }
    return refuse_declaration(n, unit, BT_UNIT_NONE);
}

static void
do_join(naw *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bt_hex hex = n->s->places[unit];

    bt_units_add(&n->s->attackers, unit);
    if (!naw_is_free_gun(n, unit)) {
        NAW_EVENT(n, JOINS, naw_part_rule(n, unit), unit, hex, 0, 0);
        return;
    }
    bt_units_add(&n->s->bombarding, unit);
    NAW_EVENT(n, BOMBARDS, naw_part_rule(n, unit), unit, hex, 0, 0);
}

/* [7.5] [7.9] Any lower column, before the die; no odds are too low. */
static const bt_reason *
refuse_reduce(const naw *n, const bt_act *act)
{
    naw_hitch hitch;

    if (bt_units_is_empty(&n->s->attackers))
        return REFUSE(NO_ATTACKER);
    if (!naw_attack_can_stand(n, &n->s->attackers, &n->s->defenders, true, &hitch))
        return hitch.reason;
    if ((int)act->a >= naw_column(n, NULL))
        return REFUSE(NOT_LOWER);
    return NULL;
}

static void
do_reduce(naw *n, const bt_act *act)
{
    n->s->reduced = (uint8_t)(act->a + 1);
    NAW_EVENT(n, REDUCED, "7.9", act->a, 0, 0, 0);
}

static const bt_reason *
refuse_roll(const naw *n, const bt_act *act)
{
    naw_hitch hitch;

    (void)act;
    if (bt_units_is_empty(&n->s->attackers))
        return REFUSE(NO_ATTACKER);
    if (!naw_attack_can_stand(n, &n->s->attackers, &n->s->defenders, true, &hitch))
        return hitch.reason;
    return NULL;
}

static void
do_roll(naw *n, const bt_act *act)
{
    (void)act;
    bt_frames_push(&n->s->frames, NAW_P_ROLL, BT_SIDE_CHANCE);
    if (n->events)
        NAW_EVENT(n, ODDS, naw_odds_rule(n), naw_column(n, NULL), 0, 0, 0);
}

/* ---- what can be done, and what holds ------------------------------------ */

/* Units near the first target, and guns: nobody else can join. */
static bt_units
possible_attackers(const naw *n, bt_side side)
{
    bt_units out = bt_units_and(n->printed->artillery, n->printed->of_side[side]);
    bt_unit target = bt_units_first(&n->s->defenders);
    bt_hex hex = n->s->places[target];

    for (int i = 0; i < n->printed->side_count[hex]; i++) {
        bt_unit there = n->s->at[n->printed->sides[hex][i].to];
        if (there != BT_UNIT_NONE && n->printed->side_of[there] == side)
            bt_units_add(&out, there);
    }
    return out;
}

/* [7.12] [7.21a] [8.13] What the attack lacks yet to be rolled for. */
static void
tell_lack(const naw *n, bt_buf *out)
{
    naw_hitch hitch;

    if (bt_units_is_empty(&n->s->attackers) ||
        naw_attack_can_stand(n, &n->s->attackers, &n->s->defenders, true, &hitch))
        return;
    if (hitch.reason == REFUSE(UNIT_LEFT_OUT) || hitch.reason == REFUSE(GUN_LEFT_OUT)) {
        bt_buf_add(out, " ");
        BT_SAY(out, n->game, "{0} in {1} must join: it has no other enemy left.",
               naw_unit_arg(n, hitch.unit), naw_hex_arg(n, n->s->places[hitch.unit]));
    } else if (hitch.reason == REFUSE(ENEMY_LEFT_OUT)) {
        bt_buf_add(out, " ");
        bt_buf_add(out, bt_tr(n->game, "An enemy would be left whom nobody else can attack."));
    } else if (hitch.reason == REFUSE(ONE_TARGET)) {
        bt_buf_add(out, " ");
        bt_buf_add(out, bt_tr(n->game, "Artillery alone bombards a single hex: a unit that touches "
                                       "every target must join."));
    }
}

/* [7.9] Once odds are announced nobody joins any more. */
static void
ask_attack(const naw *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    if (n->s->reduced > 1) {
        bt_buf_add(out, bt_tr(n->game, "The odds are announced: roll, or announce lower ones."));
    } else if (n->s->reduced) {
        bt_buf_add(out, bt_tr(n->game, "The odds are announced: roll."));
    } else {
        bt_buf_add(out, bt_tr(n->game, "Add attackers and targets, then roll."));
        tell_lack(n, out);
    }
}

static void
list_attack(const bt_list *l)
{
    const naw *n = l->play;
    bt_act none = { .side = l->side };
    bool ready;

    bt_try_units(l, NAW_A_TARGET, naw_attackable(n));
    bt_try_units(l, NAW_A_JOIN, possible_attackers(n, l->side));
    ready = !refuse_roll(n, &none);
    for (int column = 0; ready && column < naw_column(n, NULL); column++)
        bt_actions_add(l->out, bt_action_make(NAW_A_REDUCE, (unsigned)column, 0, 0));
    if (ready)
        bt_actions_add(l->out, bt_action_make(NAW_A_ROLL, 0, 0, 0));
}

/* [7.14] [8.14] Who takes part may, and bombards exactly if out of reach. */
static bool
parties_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;
    bt_units parties = bt_units_or(s->attackers, s->defenders), left = s->attackers;

    if (bt_units_is_empty(&s->defenders) || !naw_are_all_on_map(n, parties))
        return bt_fail(err, BT_EDATA, "an attack is on nobody"), false;
    if (!bt_units_is_empty(&s->retreating) || s->vacated_count || s->exchange.owed ||
        s->exchange.paid || s->result)
        return bt_fail(err, BT_EDATA, "an attack has a result before its die"), false;
    parties = bt_units_and(parties, s->spent);
    if (!bt_units_is_empty(&parties))
        return bt_fail(err, BT_EDATA, "a unit fights twice [7.14]"), false;
    parties = bt_units_and(s->attackers, s->silenced);
    if (!bt_units_is_empty(&parties))
        return bt_fail(err, BT_EDATA, "a silenced gun attacks [7.82c]"), false;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bool free = naw_is_free_gun(n, u);
        if (bt_units_has(&s->bombarding, u) != free || (!free && !bt_units_has(&s->duty, u)))
            return bt_fail(err, BT_EDATA, "%s attacks by what it cannot do", n->game->units[u].id),
                   false;
    }
    return true;
}

static bool
declaration_ok(const naw *n, bool exact, bt_error *err)
{
    const naw_state *s = n->s;

    if (!parties_ok(n, err))
        return false;
    if (exact && bt_units_is_empty(&s->attackers))
        return bt_fail(err, BT_EDATA, "nobody attacks"), false;
    if (!naw_attack_can_stand(n, &s->attackers, &s->defenders, exact, NULL))
        return bt_fail(err, BT_EDATA, "the attack leaves a duty undone [7.11] [7.12]"), false;
    return true;
}

static bool
attack_holds(const naw *n, const bt_frame *frame, bt_error *err)
{
    bool rolls = frame != bt_frames_peek(&n->s->frames);

    if (!naw_sides_ok(n, err))
        return false;
    if (n->s->chain_count)
        return bt_fail(err, BT_EDATA, "a unit is displaced outside a retreat [7.81]"), false;
    if (!declaration_ok(n, rolls || n->s->reduced, err))
        return false;
    if (n->s->reduced && n->s->reduced - 1 >= naw_full_column(n))
        return bt_fail(err, BT_EDATA, "odds are announced that are no lower [7.9]"), false;
    return true;
}

const bt_room naw_room_attack = {
    .deeds = (const bt_deed[]){ { NAW_A_TARGET, refuse_target, do_target },
                                { NAW_A_JOIN, refuse_join, do_join },
                                { NAW_A_REDUCE, refuse_reduce, do_reduce },
                                { NAW_A_ROLL, refuse_roll, do_roll },
                                { 0 } },
    .list = list_attack,
    .ask = ask_attack,
    .stands = naw_stands_phasing,
    .holds = attack_holds,
};
