/*
 * advance.c - advances after combat [11.46]: one stack that fought, into one hex that the enemy has left.
 *
 * Unit by unit: the first decides from where and to where.  Where a unit stood when the combat began is
 * where it was seen last, so what has been done of the advance follows from the position.
 */
#include "advance.h"
#include "combat.h"
#include "hold.h"
#include "morale.h"
#include "way.h"
#include "words.h"

#include <berthier/advance.h>

#define VACATED_MAX 24 /* stacks that took part, of either side */

/* ---- who has won, and what was left ------------------------------------------------------ */

static bt_units
left_of(const osg *n, bt_side side)
{
    return osg_on_map_of(n, osg_parties(n, osg_attack_in_hand(n->s), side));
}

/* [R23] A defender may advance too.  Of an exchange who is still there has won: both may be, where the Guard paid nothing
 * [11.41b]. */
static bool
has_won(const osg *n, bt_side side)
{
    bool attacks = side == osg_phasing(n->s);
    bt_units ours = left_of(n, side);

    switch ((osg_result)(n->s->result - 1)) {
    case OSG_AE:
    case OSG_AR:
    case OSG_AR2:
        return !attacks;
    case OSG_EX:
        return !bt_units_is_empty(&ours);
    case OSG_DR:
    case OSG_DR2:
    case OSG_DE:
    case OSG_RESULTS:
        break;
    }
    return attacks;
}

/* The attacker, where both have. */
bt_side
osg_victor(const osg *n)
{
    bt_side attacker = osg_phasing(n->s);

    return has_won(n, attacker) ? attacker : osg_other(attacker);
}

/* Was a hex left for an advance of its own?  In an exchange nobody retreats. */
static bool
is_left_behind(const osg *n, bt_side side, bt_hex hex)
{
    bt_units left = left_of(n, side);

    if (n->s->result != OSG_EX + 1)
        return false;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->seen_at[u] == hex)
            return true;
    return false;
}

/* The hexes that the beaten fought in and that hold nobody of theirs; not those left before the combat
 * [13.22c]. */
static int
find_vacated(const osg *n, bt_side loser, bt_hex out[VACATED_MAX])
{
    bt_units fought = osg_parties(n, osg_attack_in_hand(n->s), loser);
    int count = 0;

    for (bt_unit u; (u = bt_units_take(&fought)) != BT_UNIT_NONE;) {
        bt_hex hex = n->s->seen_at[u];
        int known = 0;
        while (known < count && out[known] != hex)
            known++;
        if (known == count && count < VACATED_MAX && !osg_holds_enemy(n, osg_other(loser), hex) &&
            !is_left_behind(n, loser, hex))
            out[count++] = hex;
    }
    return count;
}

/* ---- the advance so far ----------------------------------------------------------------------- */

typedef struct advanced {
    bt_side side;
    bt_units fought; /* of the victors; they may be gone */
    bt_hex vacated[VACATED_MAX];
    int count;
    bt_hex from, to; /* BT_HEX_NONE while nobody has gone */
    bt_units gone;   /* of the stack */
} advanced;

/* Of the victors, who has moved from where it fought to a hex that the enemy left. */
static void
find_gone(const osg *n, advanced *a)
{
    bt_units left = osg_on_map_of(n, a->fought);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        for (int i = 0; i < a->count; i++)
            if (n->s->places[u] == a->vacated[i] && n->s->seen_at[u] != a->vacated[i]) {
                a->from = n->s->seen_at[u];
                a->to = a->vacated[i];
                a->gone = osg_own_in_hex(n, a->side, a->to);
            }
}

static void
so_far(const osg *n, bt_side side, advanced *a)
{
    a->side = side;
    a->fought = osg_parties(n, osg_attack_in_hand(n->s), side);
    a->count = find_vacated(n, osg_other(side), a->vacated);
    a->from = a->to = BT_HEX_NONE;
    a->gone = (bt_units){ { 0 } };
    find_gone(n, a);
}

/* ---- what forbids it ----------------------------------------------------------------------------- */

/* [12.23] [7.32] [5.24] */
static const bt_reason *
refuse_fitness(const osg *n, bt_unit unit)
{
    if (bt_units_has(&n->printed->leaders, unit))
        return NULL;
    if (bt_units_has(&n->s->out, unit))
        return REFUSE(OUT_ADVANCES);
    return osg_is_demoralized(n, unit) ? REFUSE(BROKEN_ADVANCES) : NULL;
}

/* [11.46b] [11.46c] One infantry unit, but all cavalry; with a leader who goes along everybody. */
static const bt_reason *
refuse_more(const osg *n, const advanced *a, bt_unit unit)
{
    bt_units foot = bt_units_or(n->printed->infantry, n->printed->light);

    if (bt_units_has(&n->printed->leaders, unit))
        return a->from == BT_HEX_NONE ? REFUSE(LEADER_FOLLOWS) : NULL;
    if (!bt_units_has(&foot, unit) || osg_share(a->gone, n->printed->leaders))
        return NULL;
    return osg_share(a->gone, foot) ? REFUSE(ONE_INFANTRY) : NULL;
}

/* Did it fight, or stand as a leader with those who did? */
static bool
took_part(const osg *n, const advanced *a, bt_unit unit)
{
    if (!bt_units_has(&n->printed->leaders, unit))
        return bt_units_has(&a->fought, unit) && n->s->seen_at[unit] == n->s->places[unit];
    return osg_is_any_in_hex(n, &a->fought, n->s->places[unit]);
}

/* Who of its stack can come after a leader. */
static bt_units
followers(const osg *n, const advanced *a, bt_unit leader)
{
    bt_units left = osg_own_in_hex(n, a->side, n->s->places[leader]), found = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (took_part(n, a, u) && !refuse_fitness(n, u))
            bt_units_add(&found, u);
    return found;
}

/* [16.2a] [13.22c] Why nobody may follow into a hex that the enemy did not leave in the combat. */
static const bt_reason *
why_not_vacated(const osg *n, bt_side loser, bt_hex hex)
{
    bt_units left = osg_on_map_of(n, n->printed->of_side[loser]);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->used[u] == OSG_SLIPPED && n->s->seen_at[u] == hex)
            return bt_units_has(&n->printed->vedettes, u) ? REFUSE(LEFT_BY_VEDETTES)
                                                          : REFUSE(LEFT_BEFORE);
    return REFUSE(HELD_STILL);
}

/* [11.46a] [4.32b] Enemy zones do not matter. */
static const bt_reason *
refuse_into(const osg *n, const advanced *a, bt_unit unit, bt_hex hex)
{
    osg_land land;
    bt_advance advance = {
        .from = n->s->places[unit],
        .to = hex,
        .class_of_unit = osg_counter_of(n, unit)->class_of_unit,
        .holds = osg_holds_enemy(n, a->side, hex) ? BT_HOLD_ENEMY : BT_HOLD_VACANT,
        .vacated = a->vacated,
        .count = a->count,
    };

    osg_survey_land(n, &land);
    switch (bt_advance_into(&land.ground, &advance)) {
    case BT_ADVANCE_OPEN:
        return osg_refuse_joining(n, osg_alone(unit), a->side, hex);
    case BT_ADVANCE_NOT_VACATED:
        return why_not_vacated(n, osg_other(a->side), hex);
    case BT_ADVANCE_NOT_ADJACENT:
    case BT_ADVANCE_RIVER:
    case BT_ADVANCE_TERRAIN:
        break;
    }
    return REFUSE(ADVANCE_FAR);
}

/* Of a unit of the victors, into a hex of the map. */
static const bt_reason *
refuse_going(const osg *n, const advanced *a, bt_unit unit, bt_hex hex)
{
    const bt_reason *reason;

    if (bt_units_has(&a->gone, unit))
        return REFUSE(ADVANCED_ALREADY);
    if (a->from != BT_HEX_NONE && (n->s->places[unit] != a->from || hex != a->to))
        return REFUSE(ONE_STACK);
    /* a leader whose stack has gone ahead took part with it */
    if (!took_part(n, a, unit) &&
        (a->from == BT_HEX_NONE || !bt_units_has(&n->printed->leaders, unit)))
        return REFUSE(NOT_IN_COMBAT);
    if ((reason = refuse_fitness(n, unit)) || (reason = refuse_more(n, a, unit)) ||
        (reason = osg_refuse_abandoning(n, unit, followers(n, a, unit))))
        return reason;
    return refuse_into(n, a, unit, hex);
}

static const bt_reason *
refuse_advance(const osg *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    advanced a;

    if (unit >= n->printed->unit_count || osg_counter_of(n, unit)->side != act->side)
        return REFUSE(NOT_OWN);
    if (!osg_on_map(n->s, unit))
        return REFUSE(NOT_ON_MAP);
    if (act->b >= n->printed->atlas.hex_count)
        return REFUSE(HELD_STILL);
    so_far(n, act->side, &a);
    return refuse_going(n, &a, unit, (bt_hex)act->b);
}

/* ---- the room ---------------------------------------------------------------------------------------- */

/* Who might: those who fought, wherever they are, and leaders. */
static bt_units
candidates(const osg *n, const advanced *a)
{
    bt_units leaders = bt_units_and(n->printed->leaders, n->printed->of_side[a->side]);

    return osg_on_map_of(n, bt_units_or(a->fought, leaders));
}

static bool
can_advance(const osg *n, bt_side side)
{
    advanced a;

    so_far(n, side, &a);
    if (!a.count)
        return false;
    for (bt_units left = candidates(n, &a); !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        for (int i = 0; i < a.count; i++)
            if (!refuse_going(n, &a, u, a.vacated[i]))
                return true;
    }
    return false;
}

void
osg_call_advance(osg *n, bt_side side)
{
    if (has_won(n, side) && can_advance(n, side))
        bt_frames_push(&n->s->frames, OSG_P_ADVANCE, side);
}

static void
do_advance(osg *n, const bt_act *act)
{
    osg_shift(n, (bt_unit)act->a, (bt_hex)act->b, OSG_EV_ADVANCED, "11.46a");
}

/* [3.11a] Whose leader has gone ahead comes after, as far as those who stay need one. */
static const bt_reason *
refuse_done(const osg *n, const bt_act *act)
{
    bt_units stay;
    advanced a;

    so_far(n, act->side, &a);
    if (a.from == BT_HEX_NONE)
        return NULL;
    stay = osg_own_in_hex(n, act->side, a.from);
    if (bt_units_is_empty(&stay) || osg_share(stay, n->printed->leaders) ||
        !osg_refuse_stack(n, stay) || !osg_share(a.gone, n->printed->leaders))
        return NULL;
    return can_advance(n, act->side) ? REFUSE(STILL_NEEDED) : NULL;
}

static void
do_done(osg *n, const bt_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
}

static void
list_advance(const bt_list *l)
{
    const osg *n = l->play;
    advanced a;

    so_far(n, l->side, &a);
    for (int i = 1; i < a.count; i++)
        for (int k = i; k > 0 && a.vacated[k - 1] > a.vacated[k]; k--) {
            bt_hex swap = a.vacated[k];
            a.vacated[k] = a.vacated[k - 1];
            a.vacated[k - 1] = swap;
        }
    for (bt_units left = candidates(n, &a); !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        for (int i = 0; i < a.count; i++)
            if (!refuse_going(n, &a, u, a.vacated[i]))
                bt_actions_add(l->out, bt_action_make(OSG_A_ADVANCE, u, a.vacated[i], 0));
    }
    bt_try(l, OSG_A_DONE, 0, 0);
}

static bool
advance_waits(osg *n)
{
    if (can_advance(n, bt_frames_peek(&n->s->frames)->side))
        return true;
    bt_frames_pop(&n->s->frames);
    return false;
}

static bool
advance_stands(const osg *n, const bt_frame *frame)
{
    (void)n;
    return frame->side <= OSG_PRUSSIAN && !frame->local && !frame->step;
}

static bool
advance_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    if (!osg_attack_in_hand(n->s) || !has_won(n, (bt_side)frame->side))
        return bt_fail(err, BT_EDATA, "who has not won advances [11.46a]"), false;
    return true;
}

static void
ask_advance(const osg *n, const bt_view *view, bt_buf *out)
{
    advanced a;

    (void)view;
    so_far(n, bt_frames_peek(&n->s->frames)->side, &a);
    if (a.to != BT_HEX_NONE)
        osg_say_hexes(n, BT_MSG("More of the stack may advance into {0}. Done ends the advance."),
                      &a.to, 1, out);
    else
        osg_say_hexes(n, BT_MSG("A stack that fought may advance into {0}. Done declines."),
                      a.vacated, a.count, out);
}

const bt_room osg_room_advance = {
    .waits = advance_waits,
    .deeds = (const bt_deed[]){ { OSG_A_ADVANCE, refuse_advance, do_advance },
                                { OSG_A_DONE, refuse_done, do_done },
                                { 0 } },
    .list = list_advance,
    .ask = ask_advance,
    .stands = advance_stands,
    .holds = advance_holds,
    .theirs = REFUSE(THEY_ADVANCE),
    .first = REFUSE(ADVANCE_FIRST),
    .rule = "11.46a",
};
