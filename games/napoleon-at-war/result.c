/*
 * result.c - the die and what it brings: eliminations, exchanges, advances
 * [7.6] [7.74] [7.75]; retreats are in retreat.c.
 *
 * A result is a procedure of three steps: losses and retreats, morale, the
 * advance.  Each step pushes the decisions it needs; result_step resumes
 * when they are taken.
 */
#include <assert.h>
#include <berthier/advance.h>
#include <berthier/say.h>

#include "combat.h"
#include "duties.h"
#include "morale.h"
#include "odds.h"

/* ---- the die ----------------------------------------------------------- */

/* [7.0d] The row of the die in the column of the odds. */
static void
do_die(naw *n, const bt_act *act)
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

/* ---- paying for an exchange -------------------------------------------- */

static const bt_reason *
refuse_lose(const naw *n, const bt_act *act)
{
    bt_units front = naw_front(n->s);

    if (!bt_units_has(&front, (bt_unit)act->a))
        return bt_units_has(&n->s->bombarding, (bt_unit)act->a) ? REFUSE(BOMBARDS)
                                                                : REFUSE(NOT_IN_COMBAT);
    return naw_on_map(n->s, (bt_unit)act->a) ? NULL : REFUSE(GIVEN_UP);
}

static void
do_lose(naw *n, const bt_act *act)
{
    naw_state *s = n->s;

    bt_exchange_pay(&s->exchange, n->printed->strength[act->a]);
    naw_eliminate(n, (bt_unit)act->a, "7.6c");
    bt_units left = naw_survivors(n, naw_front(s));
    if (bt_units_is_empty(&left))
        bt_frames_pop(&s->frames);
}

static const bt_reason *
refuse_paid(const naw *n, const bt_act *act)
{
    (void)act;
    return bt_exchange_is_paid(&n->s->exchange) ? NULL : REFUSE(NOT_PAID);
}

static void
do_paid(naw *n, const bt_act *act)
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

    return naw_survivors(n, naw_attacker_lost(s) ? s->defenders : naw_front(s));
}

/* [5.24] [7.74b] [9.0g] Ground closed to movement is closed to an advance too;
 * enemy zones are not. */
static const bt_reason *
refuse_advance_into(const naw *n, bt_unit unit, bt_hex hex)
{
    const naw_state *s = n->s;

    bt_advance advance = {
        .from = s->places[unit],
        .to = hex,
        .holds = s->at[hex] == BT_UNIT_NONE ? BT_HOLD_VACANT : BT_HOLD_FULL,
        .vacated = s->vacated,
        .count = s->vacated_count,
    };

    switch (bt_advance_into(&n->printed->ground, &advance)) {
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
static const bt_reason *
refuse_advance(const naw *n, const bt_act *act)
{
    bt_units able = advancers(n);

    if (!bt_units_has(&able, (bt_unit)act->a))
        return bt_units_has(&n->s->bombarding, (bt_unit)act->a) ? REFUSE(BOMBARDS)
                                                                : REFUSE(NOT_VICTOR);
    return refuse_advance_into(n, (bt_unit)act->a, (bt_hex)act->b);
}

static bool
is_open_to_somebody(const naw *n, bt_hex hex)
{
    bt_units able = advancers(n);

    for (bt_unit u; (u = bt_units_take(&able)) != BT_UNIT_NONE;)
        if (!refuse_advance_into(n, u, hex))
            return true;
    return false;
}

static bool
has_advance(const naw *n)
{
    for (int i = 0; i < n->s->vacated_count; i++)
        if (is_open_to_somebody(n, n->s->vacated[i]))
            return true;
    return false;
}

/* [7.74f] Its zone counts where it has got to, at once. */
static void
do_advance(naw *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bt_hex from = n->s->places[unit];

    naw_lift(n, unit);
    naw_place(n, unit, (bt_hex)act->b);
    bt_frames_pop(&n->s->frames);
    NAW_EVENT(n, ADVANCED, "7.74a", unit, from, act->b, 0);
}

static void
do_hold(naw *n, const bt_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
    NAW_EVENT(n, HELD, "7.74c", naw_victor(n->s), 0, 0, 0);
}

/* ---- from step to step -------------------------------------------------- */

static void
result_step(naw *n)
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
        if (has_advance(n))
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

/* ---- rooms -------------------------------------------------------------- */

static void
list_die(const bt_list *l)
{
    bt_try_numbers(l, NAW_A_DIE, 1, 1 + (unsigned)l->play->printed->crt.row_count);
}

static bt_action
throw_die(const naw *n, bt_rng *rng)
{
    unsigned faces = (unsigned)n->printed->crt.row_count;

    return bt_action_make(NAW_A_DIE, 1 + bt_rng_below(rng, faces), 0, 0);
}

static bool
roll_stands(const naw *n, const bt_frame *frame)
{
    (void)n;
    return naw_stands(frame, BT_SIDE_CHANCE, 0);
}

const bt_room naw_room_roll = {
    .deeds = (const bt_deed[]){ { NAW_A_DIE, bt_refuse_nothing, do_die }, { 0 } },
    .list = list_die,
    .chance = throw_die,
    .stands = roll_stands,
};

static bool
result_waits(naw *n)
{
    result_step(n);
    return false;
}

static bool
result_holds(const naw *n, const bt_frame *frame, bt_error *err)
{
    (void)frame;
    if (!naw_sides_ok(n, err))
        return false;
    if (!naw_is_within(bt_units_or(n->s->attackers, n->s->defenders), n->s->spent))
        return bt_fail(err, BT_EDATA, "a unit has a result and has not fought [7.14]"), false;
    if (n->s->chain_count && bt_frames_peek(&n->s->frames)->procedure != NAW_P_DISPLACE)
        return bt_fail(err, BT_EDATA, "a unit is displaced outside a retreat [7.81]"), false;
    return true;
}

const bt_room naw_room_result = {
    .waits = result_waits,
    .stands = naw_stands_phasing,
    .holds = result_holds,
};

static void
list_exchange(const bt_list *l)
{
    bt_try_units(l, NAW_A_LOSE, l->play->s->attackers);
    bt_try(l, NAW_A_PAID, 0, 0);
}

static void
ask_exchange(const naw *n, const bt_view *view, bt_buf *out)
{
    const char *text =
        bt_exchange_is_paid(&n->s->exchange)
            ? BT_MSG("The exchange is paid, with {1} for {0}: say so, or give up more.")
            : BT_MSG("Give up units worth {0}; {1} paid so far.");

    (void)view;
    BT_SAY(out, n->game, text, bt_arg_number(n->s->exchange.owed),
           bt_arg_number(n->s->exchange.paid));
}

static bool
exchange_stands(const naw *n, const bt_frame *frame)
{
    return naw_stands(frame, naw_phasing(n->s), 1);
}

/* [7.6c] The attacker owes what the defenders were worth, and can pay. */
static bool
exchange_holds(const naw *n, const bt_frame *frame, bt_error *err)
{
    const naw_state *s = n->s;
    bt_units front = naw_front(s), left = naw_survivors(n, front);
    bt_units defenders = naw_survivors(n, s->defenders);

    (void)frame;
    if (s->result != NAW_EX || !bt_units_is_empty(&defenders) || bt_units_is_empty(&left))
        return bt_fail(err, BT_EDATA, "there is nobody to pay for an exchange [7.6c]"), false;
    if (bt_units_strength(front, n->printed->strength) <= s->exchange.owed)
        return bt_fail(err, BT_EDATA, "all is lost in the exchange, with no choice [7.6c]"), false;
    if (s->exchange.owed != bt_units_strength(s->defenders, n->printed->strength) ||
        s->exchange.paid != bt_units_strength(bt_units_minus(front, left), n->printed->strength))
        return bt_fail(err, BT_EDATA, "the exchange is not worth what was lost in it [7.6c]"),
               false;
    return true;
}

const bt_room naw_room_exchange = {
    .deeds = (const bt_deed[]){ { NAW_A_LOSE, refuse_lose, do_lose },
                                { NAW_A_PAID, refuse_paid, do_paid },
                                { 0 } },
    .list = list_exchange,
    .ask = ask_exchange,
    .stands = exchange_stands,
    .holds = exchange_holds,
    .theirs = REFUSE(THEY_PAY),
    .first = REFUSE(PAY_FIRST),
};

static void
list_advance(const bt_list *l)
{
    const naw_state *s = l->play->s;

    naw_try_neighbours(l, NAW_A_ADVANCE, bt_units_or(s->attackers, s->defenders));
    bt_try(l, NAW_A_HOLD, 0, 0);
}

static void
ask_advance(const naw *n, const bt_view *view, bt_buf *out)
{
    bt_buf hexes = { 0 };

    (void)view;
    for (int i = 0; i < n->s->vacated_count; i++) {
        if (!is_open_to_somebody(n, n->s->vacated[i]))
            continue;
        bt_buf_add(&hexes, hexes.length ? ", " : "");
        bt_buf_add(&hexes, n->printed->atlas.hexes[n->s->vacated[i]].id);
    }
    BT_SAY(out, n->game, "You may advance one unit. Open hexes: {0}.",
           bt_arg_text(bt_buf_text(&hexes)));
    out->failed |= hexes.failed;
    bt_buf_release(&hexes);
}

static bool
advance_stands(const naw *n, const bt_frame *frame)
{
    return naw_stands(frame, naw_victor(n->s), 2);
}

static bool
advance_holds(const naw *n, const bt_frame *frame, bt_error *err)
{
    (void)frame;
    if (!bt_units_is_empty(&n->s->retreating))
        return bt_fail(err, BT_EDATA, "an advance comes before the retreats [7.74]"), false;
    if (!has_advance(n))
        return bt_fail(err, BT_EDATA, "nobody can advance [7.74a]"), false;
    return true;
}

const bt_room naw_room_advance = {
    .deeds = (const bt_deed[]){ { NAW_A_ADVANCE, refuse_advance, do_advance },
                                { NAW_A_HOLD, bt_refuse_nothing, do_hold },
                                { 0 } },
    .list = list_advance,
    .ask = ask_advance,
    .stands = advance_stands,
    .holds = advance_holds,
    .theirs = REFUSE(THEY_ADVANCE),
    .first = REFUSE(ADVANCE_FIRST),
};
