/*
 * combat_attack.c - an attack before its die: odds may be reduced, if the officers or the units on top are
 * up to it [11.32], then the die is rolled [11.3].
 */
#include "combat.h"
#include "combat_field.h"
#include "combat_odds.h"
#include "dice.h"
#include "morale.h"
#include "words.h"

/* Has a reduction been tried?  The frame keeps it. */
enum { FRESH, TRIED };

static int
in_hand(const osg *n)
{
    return osg_attack_in_hand(n->s);
}

static bt_units
attackers(const osg *n)
{
    return osg_on_map_of(n, osg_parties(n, in_hand(n), osg_phasing(n->s)));
}

/* ---- who is checked ---------------------------------------------------------------------- */

static int
rating(const osg *n, bt_unit unit)
{
    const osg_counter *c = osg_counter_of(n, unit);

    return (bt_units_has(&n->s->reduced, unit) ? c->reduced_initiative : c->initiative) -
           osg_is_demoralized(n, unit);
}

static bt_unit
best_of(const osg *n, bt_units units)
{
    bt_unit best = BT_UNIT_NONE;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        if (osg_has_initiative(n, u) && (best == BT_UNIT_NONE || rating(n, u) > rating(n, best)))
            best = u;
    return best;
}

/* [11.32a] An officer with the force, the best if there are several [R29]; else the top unit of every
 * stack, which its owner has put on top for being the best [R111].  False when there is nobody to ask. */
static bool
find_checked(const osg *n, bt_units *checked)
{
    bt_units force = attackers(n), officers = { { 0 } }, left = force;
    bt_unit best;

    *checked = (bt_units){ { 0 } };
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        officers = bt_units_or(officers,
                               bt_units_and(osg_in_hex(n, n->s->places[u]), n->printed->officers));
    if ((best = best_of(n, officers)) != BT_UNIT_NONE) {
        bt_units_add(checked, best);
        return true;
    }
    while (!bt_units_is_empty(&force)) {
        bt_unit first = bt_units_first(&force);
        bt_units stack = bt_units_and(osg_in_hex(n, n->s->places[first]), force);
        if ((best = best_of(n, stack)) == BT_UNIT_NONE)
            return false;
        bt_units_add(checked, best);
        force = bt_units_minus(force, stack);
    }
    return true;
}

/* ---- reduction --------------------------------------------------------------------------------- */

static const bt_reason *
refuse_reduce(const osg *n, const bt_act *act)
{
    bt_units checked;

    if (bt_frames_peek(&n->s->frames)->step == TRIED)
        return REFUSE(TRIED_ALREADY);
    if ((int)act->a >= osg_column(n, in_hand(n), NULL))
        return REFUSE(NOT_LOWER);
    return find_checked(n, &checked) ? NULL : REFUSE(NOBODY_TO_CHECK);
}

/* The dice of all fall, until one fails. */
static void
do_reduce(osg *n, const bt_act *act)
{
    bt_units checked;

    find_checked(n, &checked);
    bt_frames_top(&n->s->frames)->step = TRIED;
    n->s->column = (uint8_t)(act->a + 1);
    OSG_EVENT(n, REDUCES, "11.32a", act->a, 0, 0, 0);
    for (bt_unit u; (u = bt_units_take(&checked)) != BT_UNIT_NONE;) {
        bt_frames_push(&n->s->frames, OSG_P_NERVE, BT_SIDE_CHANCE);
        bt_frames_top(&n->s->frames)->local = u;
    }
}

/* [11.32b] All have to pass. */
static void
do_nerve(osg *n, const bt_act *act)
{
    osg_state *s = n->s;
    bt_unit unit = bt_frames_peek(&s->frames)->local;

    bt_frames_pop(&s->frames);
    if (osg_passes(n, unit, act->a)) {
        OSG_EVENT(n, PASSED, "11.32a", unit, act->a, 0, 0);
        return;
    }
    OSG_EVENT(n, FAILED, "11.32a", unit, act->a, 0, 0);
    s->column = 0;
    while (bt_frames_peek(&s->frames)->procedure == OSG_P_NERVE)
        bt_frames_pop(&s->frames);
}

static bool
nerve_stands(const osg *n, const bt_frame *frame)
{
    return frame->side == BT_SIDE_CHANCE && frame->local < n->printed->unit_count && !frame->step;
}

const bt_room osg_room_nerve = {
    .deeds = (const bt_deed[]){ { OSG_A_DIE, bt_refuse_nothing, do_nerve }, { 0 } },
    .list = osg_list_die,
    .chance = osg_throw_die,
    .stands = nerve_stands,
    .theirs = REFUSE(NERVE_FALLS),
    .rule = "11.32a",
};

/* ---- the die --------------------------------------------------------------------------------------- */

static void
do_roll(osg *n, const bt_act *act)
{
    (void)act;
    OSG_EVENT(n, ODDS, "11.3", osg_column(n, in_hand(n), NULL), 0, 0, 0);
    bt_frames_push(&n->s->frames, OSG_P_ROLL, BT_SIDE_CHANCE);
}

static void
do_die(osg *n, const bt_act *act)
{
    osg_state *s = n->s;
    int attack = in_hand(n), column = osg_column(n, attack, NULL);
    int result = bt_crt_result(&n->printed->crt, column, (int)act->a);

    s->column = (uint8_t)(column + 1);
    s->result = (uint8_t)(result + 1);
    OSG_EVENT(n, RESULT, "11.3", act->a, column, result, 0);
    bt_frames_pop(&s->frames); /* the roll */
    bt_frames_pop(&s->frames); /* the attack */
    bt_frames_push(&s->frames, OSG_P_RESULT, osg_phasing(s));
    bt_frames_top(&s->frames)->local = (uint8_t)attack;
}

static bool
roll_stands(const osg *n, const bt_frame *frame)
{
    (void)n;
    return frame->side == BT_SIDE_CHANCE && !frame->step && !frame->local;
}

const bt_room osg_room_roll = {
    .deeds = (const bt_deed[]){ { OSG_A_DIE, bt_refuse_nothing, do_die }, { 0 } },
    .list = osg_list_die,
    .chance = osg_throw_die,
    .stands = roll_stands,
    .theirs = REFUSE(COMBAT_FALLS),
    .rule = "11.3",
};

/* [11.32] Is there a lower column, and somebody whose initiative says whether it is used? */
static bool
can_reduce(const osg *n)
{
    bt_units checked;

    return bt_frames_peek(&n->s->frames)->step != TRIED && osg_column(n, in_hand(n), NULL) > 0 &&
           find_checked(n, &checked);
}

/* As refuse_reduce has it, of each column. */
static void
list_attack(const bt_list *l)
{
    int column = can_reduce(l->play) ? osg_column(l->play, in_hand(l->play), NULL) : 0;

    for (int to = 0; to < column; to++)
        bt_actions_add(l->out, bt_action_make(OSG_A_REDUCE, (unsigned)to, 0, 0));
    bt_try(l, OSG_A_ROLL, 0, 0);
}

static bool
attack_stands(const osg *n, const bt_frame *frame)
{
    return frame->side == osg_phasing(n->s) && osg_is_attack(frame->local) &&
           frame->step <= TRIED;
}

/* [11.21b] Do all of a unit's enemies stand where it can fight them? */
static bool
faces(const osg *n, bt_unit unit, bt_units enemies)
{
    for (bt_unit u; (u = bt_units_take(&enemies)) != BT_UNIT_NONE;) {
        const bt_hexside *between =
            bt_hexside_between(&n->printed->atlas, n->s->places[unit], n->s->places[u]);
        bool zone;
        if (!between || !osg_can_fight_over(n, between, &zone))
            return false;
    }
    return true;
}

/* Somebody attacks somebody within reach. */
static bool
attack_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    bt_side phasing = osg_phasing(n->s);
    bt_units ours = osg_on_map_of(n, osg_parties(n, frame->local, phasing));
    bt_units theirs = osg_on_map_of(n, osg_parties(n, frame->local, osg_other(phasing)));

    if (bt_units_is_empty(&ours) || bt_units_is_empty(&theirs))
        return bt_fail(err, BT_EDATA, "an attack lacks one of its sides [11.2a]"), false;
    for (bt_unit u; (u = bt_units_take(&ours)) != BT_UNIT_NONE;)
        if (!faces(n, u, theirs))
            return bt_fail(err, BT_EDATA, "an attack is on somebody out of reach [11.21b]"), false;
    return true;
}

static void
ask_attack(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_hex targets[OSG_UNITS_MAX];
    bt_units left = osg_parties(n, in_hand(n), osg_other(osg_phasing(n->s)));
    int count = 0;

    (void)view;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u)) {
            targets[count++] = n->s->places[u];
            left = bt_units_minus(left, osg_in_hex(n, n->s->places[u]));
        }
    osg_say_hexes(n, BT_MSG("The attack on {0}."), targets, count, out);
    bt_buf_add(out, " ");
    BT_SAY(out, n->game, "Odds {0}.",
           bt_arg_text(osg_column_words[osg_column(n, in_hand(n), NULL)]));
    osg_say(n, can_reduce(n) ? BT_MSG("Roll, or try to reduce the odds first.") : BT_MSG("Roll."),
            out);
}

const bt_room osg_room_attack = {
    .deeds = (const bt_deed[]){ { OSG_A_REDUCE, refuse_reduce, do_reduce },
                                { OSG_A_ROLL, bt_refuse_nothing, do_roll },
                                { 0 } },
    .list = list_attack,
    .ask = ask_attack,
    .stands = attack_stands,
    .holds = attack_holds,
    .rule = "11.3",
};
