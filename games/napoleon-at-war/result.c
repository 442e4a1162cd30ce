/*
 * result.c - the die and what it brings: eliminations, retreats with
 * displacement, exchanges, advances [7.6] [7.7] [7.8] [8.1].
 *
 * A result is a procedure of three steps: losses and retreats, morale, the
 * advance.  Each step pushes the decisions it needs; naw_result_step resumes
 * when they are taken.
 */
#include <assert.h>

#include "naw.h"

static bt_units
front_of(const naw_state *s)
{
    return bt_units_minus(s->attackers, s->bombarding);
}

static bool
attacker_lost(const naw_state *s)
{
    return s->result == NAW_AE || s->result == NAW_AR;
}

static bt_side
victor(const naw_state *s)
{
    bt_side phasing = naw_phasing(s);

    return attacker_lost(s) ? naw_other(phasing) : phasing;
}

static void
add_vacated(naw_state *s, bt_hex hex)
{
    assert(s->vacated_count < NAW_VACATED_MAX);
    s->vacated[s->vacated_count++] = hex;
}

/* ---- the die ----------------------------------------------------------- */

const bt_reason *
naw_refuse_die(const naw *n, const naw_act *act)
{
    return act->a < 1 || act->a > (unsigned)n->printed->crt.row_count ? REFUSE(NO_SUCH_CHOICE)
                                                                      : NULL;
}

/* [7.0d] The row of the die in the column of the odds. */
void
naw_do_die(naw *n, const naw_act *act)
{
    naw_state *s = n->s;
    int column = naw_column(n, NULL);

    s->result = (uint8_t)bt_crt_result(&n->printed->crt, column, (int)act->a);
    s->spent = bt_units_or(s->spent, bt_units_or(s->attackers, s->defenders));
    NAW_EVENT(n, RESULT, "7.0d", act->a, column, s->result, 0);
    bt_frames_pop(&s->frames); /* the roll */
    bt_frames_pop(&s->frames); /* the declaration */
    bt_frames_push(&s->frames, NAW_P_RESULT, naw_phasing(s));
    s->strained = 0;
}

/* ---- losses and retreats ----------------------------------------------- */

static void
eliminate_all(naw *n, bt_units units, const char *rule)
{
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        if (!naw_on_map(n->s, u))
            continue;
        add_vacated(n->s, n->s->places[u]);
        naw_eliminate(n, u, rule);
    }
}

static int
printed_strength(const naw *n, bt_units units)
{
    int total = 0;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        total += n->printed->counters[u].strength;
    return total;
}

static bt_units
survivors(const naw *n, bt_units units)
{
    bt_units left = units;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (!naw_on_map(n->s, u))
            bt_units_remove(&units, u);
    return units;
}

/* [7.6 Ex] The defenders are gone and the attacker owes their printed
 * strength; if he has no more than that, all who touched them go too. */
static void
exchange(naw *n)
{
    naw_state *s = n->s;
    bt_units front = front_of(s);
    int owed = printed_strength(n, s->defenders);

    eliminate_all(n, s->defenders, "7.6c");
    if (printed_strength(n, front) <= owed) {
        for (bt_unit u; (u = bt_units_take(&front)) != BT_UNIT_NONE;)
            naw_eliminate(n, u, "7.6c");
        return;
    }
    s->owed = (uint16_t)owed;
    s->paid = 0;
    bt_frames_push(&s->frames, NAW_P_EXCHANGE, naw_phasing(s));
}

static void
carry_out(naw *n)
{
    naw_state *s = n->s;
    bt_side phasing = naw_phasing(s);

    switch ((naw_result)s->result) {
    case NAW_AE:
        eliminate_all(n, front_of(s), "7.6a");
        break;
    case NAW_DE:
        eliminate_all(n, s->defenders, "7.6b");
        break;
    case NAW_EX:
        exchange(n);
        break;
    case NAW_AR:
        s->retreating = s->attackers; /* bombarding guns may stay [8.15] */
        bt_frames_push(&s->frames, NAW_P_RETREAT, phasing);
        break;
    case NAW_DR:
        s->retreating = s->defenders;
        bt_frames_push(&s->frames, NAW_P_RETREAT, naw_other(phasing));
        break;
    }
}

void
naw_result_step(naw *n)
{
    naw_state *s = n->s;
    bt_units none = { { 0 } };

    switch (bt_frames_top(&s->frames)->step++) {
    case 0:
        carry_out(n);
        break;
    case 1:
        s->retreating = none;
        naw_judge_morale(n);
        if (naw_has_advance(n))
            bt_frames_push(&s->frames, NAW_P_ADVANCE, victor(s));
        break;
    default:
        s->attackers = s->defenders = s->bombarding = none;
        for (int i = 0; i < NAW_VACATED_MAX; i++)
            s->vacated[i] = 0;
        s->vacated_count = s->reduced = s->result = 0;
        s->owed = s->paid = 0;
        bt_frames_pop(&s->frames);
        naw_derive_strain(n);
    }
}

/* ---- retreats ---------------------------------------------------------- */

static bool
may_stay(const naw_state *s, bt_unit unit)
{
    return bt_units_has(&s->bombarding, unit);
}

static const bt_reason *
refuse_retreating(const naw *n, bt_unit unit)
{
    return bt_units_has(&n->s->retreating, unit) ? NULL : REFUSE(NOT_RETREATING);
}

static const bt_reason *
retreat_reason(bt_retreat_answer answer)
{
    switch (answer) {
    case BT_RETREAT_VACANT:
    case BT_RETREAT_DISPLACES:
        return NULL;
    case BT_RETREAT_NOT_ADJACENT:
        return REFUSE(RETREAT_ONE_HEX);
    case BT_RETREAT_PROHIBITED:
        return REFUSE(RETREAT_TERRAIN);
    case BT_RETREAT_CONTROLLED:
        return REFUSE(RETREAT_CONTROLLED);
    case BT_RETREAT_OCCUPIED:
        return REFUSE(RETREAT_INVOLVED);
    case BT_RETREAT_VACANT_FIRST:
        return REFUSE(RETREAT_VACANT);
    case BT_RETREAT_NO_ROOM:
        return REFUSE(RETREAT_NO_ROOM);
    }
    return REFUSE(RETREAT_ONE_HEX);
}

const bt_reason *
naw_refuse_retreat(const naw *n, const naw_act *act)
{
    const bt_reason *reason = refuse_retreating(n, (bt_unit)act->a);
    bt_retreat r;

    if (reason)
        return reason;
    r = naw_retreat_of(n, act->side);
    return retreat_reason(bt_retreat_into(&r, (bt_unit)act->a, (bt_hex)act->b));
}

/* A beaten unit leaves its hex; only units that touched the enemy leave a hex
 * that can be advanced into. */
static void
retire(naw *n, bt_unit unit, bt_hex to, const char *rule)
{
    naw_state *s = n->s;
    bt_hex from = s->places[unit];

    if (!may_stay(s, unit))
        add_vacated(s, from);
    naw_lift(n, unit);
    naw_place(n, unit, to);
    bt_units_remove(&s->retreating, unit);
    NAW_EVENT(n, RETREATED, rule, unit, from, to, 0);
}

void
naw_do_retreat(naw *n, const naw_act *act)
{
    naw_state *s = n->s;
    bt_unit unit = (bt_unit)act->a, there = s->at[act->b];

    if (there == BT_UNIT_NONE) {
        retire(n, unit, (bt_hex)act->b, "7.71");
        return;
    }
    s->chain[0] = unit;
    s->chain[1] = there;
    s->chain_count = 2;
    bt_frames_push(&s->frames, NAW_P_DISPLACE, act->side);
    NAW_EVENT(n, DISPLACES, "7.81a", unit, there, act->b, 0);
}

/* [7.72] No hex to go to, and nobody to push aside.  The owner chooses the
 * order of retreats, so he also chooses when this is asked. */
const bt_reason *
naw_refuse_perish(const naw *n, const naw_act *act)
{
    const bt_reason *reason = refuse_retreating(n, (bt_unit)act->a);
    bt_retreat r;

    if (reason)
        return reason;
    if (may_stay(n->s, (bt_unit)act->a))
        return REFUSE(MAY_STAY);
    r = naw_retreat_of(n, act->side);
    return bt_retreat_is_possible(&r, (bt_unit)act->a) ? REFUSE(CAN_RETREAT) : NULL;
}

void
naw_do_perish(naw *n, const naw_act *act)
{
    bt_units_remove(&n->s->retreating, (bt_unit)act->a);
    add_vacated(n->s, n->s->places[act->a]);
    naw_eliminate(n, (bt_unit)act->a, "7.72c");
}

/* [8.14] [8.15] */
const bt_reason *
naw_refuse_stay(const naw *n, const naw_act *act)
{
    const bt_reason *reason = refuse_retreating(n, (bt_unit)act->a);

    if (reason)
        return reason;
    return may_stay(n->s, (bt_unit)act->a) ? NULL : REFUSE(MUST_RETREAT);
}

void
naw_do_stay(naw *n, const naw_act *act)
{
    bt_units_remove(&n->s->retreating, (bt_unit)act->a);
    NAW_EVENT(n, STAYED, "8.14", act->a, n->s->places[act->a], 0, 0);
}

/* ---- displacement ------------------------------------------------------ */

/* [7.81] [7.82] The last of the chain looks for a hex as if retreating. */
const bt_reason *
naw_refuse_displace(const naw *n, const naw_act *act)
{
    bt_unit last = n->s->chain[n->s->chain_count - 1];
    bt_retreat r;

    if (act->a != last)
        return REFUSE(NOT_DISPLACED);
    r = naw_retreat_of(n, act->side);
    return retreat_reason(bt_retreat_into(&r, last, (bt_hex)act->b));
}

/* [7.82] Unfired artillery of the attacker that is pushed about stays silent. */
static void
push_aside(naw *n, bt_unit unit, bt_hex to)
{
    naw_state *s = n->s;
    bt_hex from = s->places[unit];

    naw_lift(n, unit);
    naw_place(n, unit, to);
    if (n->printed->side_of[unit] == naw_phasing(s) &&
        bt_units_has(&n->printed->artillery, unit))
        bt_units_add(&s->spent, unit);
    NAW_EVENT(n, DISPLACED, "7.81b", unit, from, to, 0);
}

void
naw_do_displace(naw *n, const naw_act *act)
{
    naw_state *s = n->s;
    bt_hex to = (bt_hex)act->b;

    if (s->at[to] != BT_UNIT_NONE) {
        NAW_EVENT(n, DISPLACES, "7.82b", act->a, s->at[to], to, 0);
        s->chain[s->chain_count++] = s->at[to];
        return;
    }
    for (int i = s->chain_count - 1; i > 0; i--) {
        bt_hex left = s->places[s->chain[i]];
        push_aside(n, s->chain[i], to);
        to = left;
    }
    retire(n, s->chain[0], to, "7.81a");
    for (int i = 0; i < s->chain_count; i++)
        s->chain[i] = 0;
    s->chain_count = 0;
    bt_frames_pop(&s->frames);
}

/* ---- paying for an exchange -------------------------------------------- */

const bt_reason *
naw_refuse_lose(const naw *n, const naw_act *act)
{
    bt_units front = front_of(n->s);

    if (!bt_units_has(&front, (bt_unit)act->a))
        return bt_units_has(&n->s->bombarding, (bt_unit)act->a) ? REFUSE(BOMBARDS)
                                                                : REFUSE(NOT_IN_COMBAT);
    return naw_on_map(n->s, (bt_unit)act->a) ? NULL : REFUSE(NOT_ON_MAP);
}

void
naw_do_lose(naw *n, const naw_act *act)
{
    naw_state *s = n->s;

    s->paid = (uint16_t)(s->paid + n->printed->counters[act->a].strength);
    naw_eliminate(n, (bt_unit)act->a, "7.6c");
    bt_units left = survivors(n, front_of(s));
    if (bt_units_is_empty(&left))
        bt_frames_pop(&s->frames);
}

const bt_reason *
naw_refuse_paid(const naw *n, const naw_act *act)
{
    (void)act;
    return n->s->paid < n->s->owed ? REFUSE(NOT_PAID) : NULL;
}

void
naw_do_paid(naw *n, const naw_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
}

/* ---- advance ----------------------------------------------------------- */

/* [7.74] Survivors of the winning side that touched the enemy. */
static bt_units
advancers(const naw *n)
{
    const naw_state *s = n->s;

    return survivors(n, attacker_lost(s) ? s->defenders : front_of(s));
}

static const bt_reason *
refuse_advance_into(const naw *n, bt_unit unit, bt_hex hex)
{
    const naw_printed *p = n->printed;
    bt_hex from = n->s->places[unit];
    bool vacated = false;

    for (int i = 0; i < n->s->vacated_count; i++)
        vacated = vacated || n->s->vacated[i] == hex;
    if (!vacated || n->s->at[hex] != BT_UNIT_NONE)
        return REFUSE(NOT_VACATED);
    for (int i = 0; i < p->side_count[from]; i++)
        if (p->sides[from][i].to == hex)
            return p->cost[from][i] == BT_MP_PROHIBITED ? REFUSE(ADVANCE_TERRAIN) : NULL;
    return REFUSE(ADVANCE_ONE_HEX);
}

/* [7.74] [7.75] One unit, one hex, at once, whatever controls it. */
const bt_reason *
naw_refuse_advance(const naw *n, const naw_act *act)
{
    bt_units able = advancers(n);

    if (!bt_units_has(&able, (bt_unit)act->a))
        return bt_units_has(&n->s->bombarding, (bt_unit)act->a) ? REFUSE(BOMBARDS)
                                                                : REFUSE(NOT_VICTOR);
    return refuse_advance_into(n, (bt_unit)act->a, (bt_hex)act->b);
}

bool
naw_has_advance(const naw *n)
{
    bt_units able = advancers(n);

    for (bt_unit u; (u = bt_units_take(&able)) != BT_UNIT_NONE;)
        for (int i = 0; i < n->s->vacated_count; i++)
            if (!refuse_advance_into(n, u, n->s->vacated[i]))
                return true;
    return false;
}

void
naw_do_advance(naw *n, const naw_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bt_hex from = n->s->places[unit];

    naw_lift(n, unit);
    naw_place(n, unit, (bt_hex)act->b);
    bt_frames_pop(&n->s->frames);
    NAW_EVENT(n, ADVANCED, "7.74a", unit, from, act->b, 0);
}

const bt_reason *
naw_refuse_hold(const naw *n, const naw_act *act)
{
    (void)n, (void)act;
    return NULL;
}

void
naw_do_hold(naw *n, const naw_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
    NAW_EVENT(n, HELD, "7.74c", victor(n->s), 0, 0, 0);
}
