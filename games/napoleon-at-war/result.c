/*
 * result.c - the die and what it brings: eliminations, exchanges, advances
 * [7.6] [7.74] [7.75]; retreats are in retreat.c.
 *
 * A result is a procedure of three steps: losses and retreats, morale, the
 * advance.  Each step pushes the decisions it needs; naw_result_step resumes
 * when they are taken.
 */
#include <assert.h>
#include <berthier/advance.h>

#include "naw.h"

bt_units
naw_front(const naw_state *s)
{
    return bt_units_minus(s->attackers, s->bombarding);
}

static bool
attacker_lost(const naw_state *s)
{
    return s->result == NAW_AE || s->result == NAW_AR;
}

bt_side
naw_victor(const naw_state *s)
{
    bt_side phasing = naw_phasing(s);

    return attacker_lost(s) ? naw_other(phasing) : phasing;
}

void
naw_add_vacated(naw_state *s, bt_hex hex)
{
    assert(s->vacated_count < NAW_VACATED_MAX);
    s->vacated[s->vacated_count++] = hex;
}

/* ---- the die ----------------------------------------------------------- */

const bt_reason *
naw_refuse_die(const naw *n, const naw_act *act)
{
    (void)n, (void)act;
    return NULL;
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
        naw_add_vacated(n->s, n->s->places[u]);
        naw_eliminate(n, u, rule);
    }
}

bt_units
naw_survivors(const naw *n, bt_units units)
{
    bt_units left = units;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (!naw_on_map(n->s, u))
            bt_units_remove(&units, u);
    return units;
}

/* [7.6c] The defenders are gone and the attacker owes their printed
 * strength; if he has no more than that, all who touched them go too. */
static void
exchange(naw *n)
{
    naw_state *s = n->s;
    bt_units front = naw_front(s);

    eliminate_all(n, s->defenders, "7.6c");
    if (!bt_exchange_begin(&s->exchange, s->defenders, front, n->printed->strength)) {
        for (bt_unit u; (u = bt_units_take(&front)) != BT_UNIT_NONE;)
            naw_eliminate(n, u, "7.6c");
        return;
    }
    bt_frames_push(&s->frames, NAW_P_EXCHANGE, naw_phasing(s));
}

static void
carry_out(naw *n)
{
    naw_state *s = n->s;
    bt_side phasing = naw_phasing(s);

    switch ((naw_result)s->result) {
    case NAW_AE:
        eliminate_all(n, naw_front(s), "7.6a");
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
            bt_frames_push(&s->frames, NAW_P_ADVANCE, naw_victor(s));
        break;
    default:
        s->attackers = s->defenders = s->bombarding = none;
        for (int i = 0; i < NAW_VACATED_MAX; i++)
            s->vacated[i] = 0;
        s->vacated_count = s->reduced = s->result = 0;
        s->exchange = (bt_exchange){ 0, 0 };
        bt_frames_pop(&s->frames);
        naw_derive_strain(n);
    }
}

/* ---- paying for an exchange -------------------------------------------- */

const bt_reason *
naw_refuse_lose(const naw *n, const naw_act *act)
{
    bt_units front = naw_front(n->s);

    if (!bt_units_has(&front, (bt_unit)act->a))
        return bt_units_has(&n->s->bombarding, (bt_unit)act->a) ? REFUSE(BOMBARDS)
                                                                : REFUSE(NOT_IN_COMBAT);
    return naw_on_map(n->s, (bt_unit)act->a) ? NULL : REFUSE(GIVEN_UP);
}

void
naw_do_lose(naw *n, const naw_act *act)
{
    naw_state *s = n->s;

    bt_exchange_pay(&s->exchange, n->printed->strength[act->a]);
    naw_eliminate(n, (bt_unit)act->a, "7.6c");
    bt_units left = naw_survivors(n, naw_front(s));
    if (bt_units_is_empty(&left))
        bt_frames_pop(&s->frames);
}

const bt_reason *
naw_refuse_paid(const naw *n, const naw_act *act)
{
    (void)act;
    return bt_exchange_is_paid(&n->s->exchange) ? NULL : REFUSE(NOT_PAID);
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

    return naw_survivors(n, attacker_lost(s) ? s->defenders : naw_front(s));
}

/* [5.24] [7.74b] [9.0g] Ground closed to movement is closed to an advance too;
 * enemy zones are not. */
static const bt_reason *
refuse_advance_into(const naw *n, bt_unit unit, bt_hex hex)
{
    const naw_state *s = n->s;

    switch (bt_advance_into(&n->printed->atlas, &n->printed->tec, s->at, s->places[unit], hex,
                            s->vacated, s->vacated_count)) {
    case BT_ADVANCE_OPEN:
        return NULL;
    case BT_ADVANCE_NOT_VACATED:
        return REFUSE(NOT_VACATED);
    case BT_ADVANCE_NOT_ADJACENT:
        return REFUSE(ADVANCE_ONE_HEX);
    case BT_ADVANCE_RIVER:
        return REFUSE(ADVANCE_TERRAIN);
    case BT_ADVANCE_TERRAIN:
        return REFUSE(TERRAIN);
    }
    return REFUSE(NOT_VACATED);
}

/* [7.74a] [7.75] One unit, one hex, at once, whatever controls it. */
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

/* [7.74f] Its zone counts where it has got to, at once. */
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
    NAW_EVENT(n, HELD, "7.74c", naw_victor(n->s), 0, 0, 0);
}
