/*
 * combat_ok.c - the invariants of a Combat Phase and of a combat in hand.
 *
 * Half of them say that the sets of a combat are what the steps before would
 * have left behind; the other half that the decision waited for has an answer.
 */
#include "naw.h"

static bool
is_within(bt_units set, bt_units other)
{
    bt_units rest = bt_units_minus(set, other);

    return bt_units_is_empty(&rest);
}

static bool
are_all_on_map(const naw *n, bt_units set)
{
    return is_within(set, naw_survivors(n, set));
}

/* Nothing is left over of a combat that is done. */
static bool
is_at_rest(const naw_state *s)
{
    bt_units sets = bt_units_or(bt_units_or(s->attackers, s->defenders),
                                bt_units_or(s->bombarding, s->retreating));

    return bt_units_is_empty(&sets) && !s->chain_count && !s->vacated_count && !s->reduced &&
           !s->result && !s->exchange.owed && !s->exchange.paid;
}

static bool
sides_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;
    bt_side phasing = naw_phasing(s);

    if (!is_within(s->attackers, n->printed->of_side[phasing]))
        return bt_fail(err, BT_EDATA, "the wrong side attacks"), false;
    if (!is_within(s->defenders, n->printed->of_side[naw_other(phasing)]))
        return bt_fail(err, BT_EDATA, "the phasing side defends"), false;
    if (!is_within(s->bombarding, bt_units_and(s->attackers, n->printed->artillery)))
        return bt_fail(err, BT_EDATA, "a gun bombards outside the attack"), false;
    return true;
}

/* ---- the declaration --------------------------------------------------- */

/* [7.14] [8.14] Who takes part may, and bombards exactly if out of reach. */
static bool
parties_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;
    bt_units parties = bt_units_or(s->attackers, s->defenders), left = s->attackers;

    if (bt_units_is_empty(&s->defenders) || !are_all_on_map(n, parties))
        return bt_fail(err, BT_EDATA, "an attack is on nobody"), false;
    if (!bt_units_is_empty(&s->retreating) || s->vacated_count || s->exchange.owed ||
        s->exchange.paid || s->result)
        return bt_fail(err, BT_EDATA, "an attack has a result before its die"), false;
    parties = bt_units_and(parties, s->spent);
    if (!bt_units_is_empty(&parties))
        return bt_fail(err, BT_EDATA, "a unit fights twice [7.14]"), false;
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

/* ---- the result -------------------------------------------------------- */

static bool
retreat_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;
    bt_units touching = bt_units_minus(s->retreating, s->bombarding);

    if (s->result != NAW_AR && s->result != NAW_DR)
        return bt_fail(err, BT_EDATA, "a result other than Ar or Dr has units retreat"), false;
    if (bt_units_is_empty(&s->retreating) || !are_all_on_map(n, s->retreating) ||
        !is_within(s->retreating, s->result == NAW_AR ? s->attackers : s->defenders))
        return bt_fail(err, BT_EDATA, "units retreat that have not been beaten"), false;
    if (bt_units_count(&touching) + s->vacated_count > NAW_VACATED_MAX)
        return bt_fail(err, BT_EDATA, "more units retreat than one hex has neighbours"), false;
    return true;
}

/* [7.81] Each of the chain stands next to the one that pushes it, is of the
 * same side and not in the combat itself; the last can make room. */
static bool
chain_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;
    bt_retreat r = naw_retreat_of(n, naw_other(naw_victor(s)));
    bt_units involved = bt_units_or(s->attackers, s->defenders);

    if (s->chain_count < 2 || !bt_units_has(&s->retreating, s->chain[0]))
        return bt_fail(err, BT_EDATA, "nobody is being displaced [7.81]"), false;
    for (int i = 1; i < s->chain_count; i++) {
        bt_unit unit = s->chain[i], before = s->chain[i - 1];
        if (n->printed->side_of[unit] != r.side || bt_units_has(&involved, unit) ||
            !bt_hexside_between(r.atlas, s->places[before], s->places[unit]))
            return bt_fail(err, BT_EDATA, "%s cannot be displaced so [7.81]",
                           n->game->units[unit].id),
                   false;
        bt_units_add(&involved, unit);
    }
    if (!bt_retreat_is_possible(&r, s->chain[s->chain_count - 1]))
        return bt_fail(err, BT_EDATA, "the last displaced unit has nowhere to go [7.82]"), false;
    return true;
}

/* [7.6c] The attacker owes what the defenders were worth, and can pay. */
static bool
exchange_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;
    bt_units front = naw_front(s), left = naw_survivors(n, front);
    bt_units defenders = naw_survivors(n, s->defenders);

    if (s->result != NAW_EX || !bt_units_is_empty(&defenders) || bt_units_is_empty(&left))
        return bt_fail(err, BT_EDATA, "there is nobody to pay for an exchange [7.6c]"), false;
    if (s->exchange.owed != bt_units_strength(s->defenders, n->printed->strength) ||
        s->exchange.paid != bt_units_strength(bt_units_minus(front, left), n->printed->strength))
        return bt_fail(err, BT_EDATA, "the exchange is not worth what was lost in it [7.6c]"),
               false;
    return true;
}

static bool
result_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;
    int top = bt_frames_peek(&s->frames)->procedure;

    if (top != NAW_P_DISPLACE && s->chain_count)
        return bt_fail(err, BT_EDATA, "a unit is displaced outside a retreat [7.81]"), false;
    switch (top) {
    case NAW_P_RETREAT:
        return retreat_ok(n, err);
    case NAW_P_DISPLACE:
        return retreat_ok(n, err) && chain_ok(n, err);
    case NAW_P_EXCHANGE:
        return exchange_ok(n, err);
    default:
        return bt_units_is_empty(&s->retreating) ||
               (bt_fail(err, BT_EDATA, "an advance comes before the retreats [7.74]"), false);
    }
}

bool
naw_combat_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;
    const bt_frames *frames = &s->frames;
    bool in_phase = frames->depth > 1 && frames->at[1].procedure == NAW_P_COMBAT;

    if (in_phase && naw_turn(n) == NAW_NIGHT)
        return bt_fail(err, BT_EDATA, "there is no Combat Phase at night [10.0]"), false;
    if (!in_phase || frames->depth == 2) {
        if (!is_at_rest(s))
            return bt_fail(err, BT_EDATA, "units are in combat outside one"), false;
        return !in_phase || naw_has_attack(n) ||
               (bt_fail(err, BT_EDATA, "a Combat Phase goes on without an attack left"), false);
    }
    if (!sides_ok(n, err))
        return false;
    if (frames->at[2].procedure == NAW_P_RESULT)
        return result_ok(n, err);
    if (s->chain_count)
        return bt_fail(err, BT_EDATA, "a unit is displaced outside a retreat [7.81]"), false;
    return declaration_ok(n, frames->depth > 3 || s->reduced, err);
}
