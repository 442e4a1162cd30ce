/*
 * combat_phase.c - the Combat Phase from reveal to concealment [11.1].
 *
 *     reveal                        [1.51B]
 *     designate attacks             combat_designate.c
 *     the defender's cavalry leaves slip.c
 *     the attacker's cavalry leaves slip.c
 *     attacks lapse, and what they leave undone is designated again
 *     attacks, one at a time        combat_attack.c
 *     conceal                       [1.52a]
 */
#include "combat.h"
#include "combat_designate.h"
#include "combat_field.h"
#include "leaders.h"
#include "reveal.h"
#include "trains.h"
#include "words.h"

#include <string.h>

/* ---- the beginning and the end --------------------------------------------------------------- */

/* [1.51B] Leaders and trains too. */
static void
reveal_engaged(osg *n)
{
    bt_units engaged = { { 0 } };

    for (int u = 0; u < n->printed->unit_count; u++)
        if (osg_on_map(n->s, (bt_unit)u) &&
            osg_controls(n, osg_other(n->printed->counters[u].side), n->s->places[u]))
            bt_units_add(&engaged, (bt_unit)u);
    osg_reveal(n, engaged, "1.51B");
}

static void
clear(osg *n)
{
    memset(n->s->used, 0, sizeof n->s->used);
    n->s->moved = (bt_units){ { 0 } };
}

/* ---- attacks that lapse ------------------------------------------------------------------------- */

/* Nobody attacks any more, or nobody is left to be attacked. */
static void
drop_lapsed(osg_field *field)
{
    bool sides[256][2] = { { 0 } };

    for (int i = 0; i < field->count; i++)
        sides[field->nodes[i].attack][field->nodes[i].side] = true;
    for (int i = 0; i < field->count; i++)
        if (!sides[field->nodes[i].attack][0] || !sides[field->nodes[i].attack][1]) {
            field->nodes[i].freed |=
                field->nodes[i].attack && field->nodes[i].side == field->phasing;
            field->nodes[i].attack = 0;
        }
}

/* [11.21b] Who has no enemy left to fight is in no attack any more: its number may be another's yet. */
static void
drop_strays(osg *n, const osg_field *field)
{
    bt_units left = bt_units_minus(osg_on_map_of(n, n->printed->troops), n->s->moved);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_is_attack(n->s->used[u]) && osg_find_node(field, n->s->places[u]) == OSG_NOWHERE)
            n->s->used[u] = 0;
}

/* What the attacks are now that some have gone. */
static void
let_lapse(osg *n)
{
    osg_field field;

    osg_survey_field(n, &field);
    drop_strays(n, &field);
    drop_lapsed(&field);
    osg_note_attacks(n, &field);
}

/* [R09] What was declared stands, unless a duty could no longer be met beside it: then all is declared
 * again. */
static void
settle(osg *n)
{
    osg_field field;

    let_lapse(n);
    osg_survey_field(n, &field);
    if (!osg_duties_can_be_met(&field)) {
        for (int i = 0; i < field.count; i++)
            field.nodes[i].attack = 0;
        osg_note_attacks(n, &field);
    }
}

/* ---- the round -------------------------------------------------------------------------------------- */

enum { REVEAL, DEFENDER_SLIPS, ATTACKER_SLIPS, AGAIN, FIGHT, CONCEAL };

static void
push(osg *n, uint8_t procedure, bt_side side)
{
    bt_frames_push(&n->s->frames, procedure, side);
}

/* [5.26a] Leaders whom the others left come first. */
static bool
combat_waits(osg *n)
{
    bt_side phasing = osg_phasing(n->s);

    if (osg_settle(n))
        return false;
    switch (bt_frames_top(&n->s->frames)->step++) {
    case REVEAL:
        clear(n);
        reveal_engaged(n);
        push(n, OSG_P_DESIGNATE, phasing);
        break;
    case DEFENDER_SLIPS:
        push(n, OSG_P_SLIP, osg_other(phasing));
        break;
    case ATTACKER_SLIPS:
        push(n, OSG_P_SLIP, phasing);
        break;
    case AGAIN: /* cavalry that has left attacks nobody, and others have to [11.2b] */
        settle(n);
        push(n, OSG_P_DESIGNATE, phasing);
        bt_frames_top(&n->s->frames)->local = 1;
        break;
    case FIGHT:
        push(n, OSG_P_ASSAULTS, phasing);
        break;
    default:
        clear(n);
        osg_conceal(n);
        bt_frames_pop(&n->s->frames);
    }
    return false;
}

static bool
combat_stands(const osg *n, const bt_frame *frame)
{
    return frame->side == osg_phasing(n->s) && frame->step <= CONCEAL && !frame->local;
}

const bt_room osg_room_combat = {
    .waits = combat_waits,
    .stands = combat_stands,
    .rule = "11.1a",
};

/* ---- which attack is next ------------------------------------------------------------------------------ */

/* The attacks still to come: their first targets. */
static int
count_attacks(const osg_field *field, bt_hex *first)
{
    bool known[256] = { 0 };
    int count = 0;

    for (int i = 0; i < field->count; i++) {
        const osg_node *node = &field->nodes[i];
        if (node->side == field->phasing || !node->attack || known[node->attack])
            continue;
        known[node->attack] = true;
        if (!count++)
            *first = node->hex;
    }
    return count;
}

/* [R18] An attacker whose targets have gone may take part against another that was declared, over a bridge too. */
static bool
is_fixed(const osg_field *field, int attacker, int defender)
{
    const osg_node *ours = attacker == OSG_NOWHERE ? NULL : &field->nodes[attacker];

    return (ours && (ours->attack || !(ours->bound || ours->freed))) ||
           (defender != OSG_NOWHERE && !field->nodes[defender].attack);
}

static const bt_reason *
refuse_attack(const osg *n, const bt_act *act)
{
    osg_field field;
    int attacker, defender;

    osg_survey_field(n, &field);
    attacker = osg_find_node(&field, (bt_hex)act->a);
    defender = osg_find_node(&field, (bt_hex)act->b);
    return is_fixed(&field, attacker, defender) ? REFUSE(ATTACKS_FIXED)
                                                : osg_refuse_attack(n, act, true);
}

/* The same of two nodes that face each other. */
static const bt_reason *
refuse_joining(const osg_field *field, int attacker, int defender)
{
    return is_fixed(field, attacker, defender)
               ? REFUSE(ATTACKS_FIXED)
               : osg_refuse_declaring(field, attacker, defender, true);
}

static const bt_reason *
refuse_target(const osg *n, const bt_act *act)
{
    osg_field field;
    int node;

    osg_survey_field(n, &field);
    node = osg_find_node(&field, (bt_hex)act->a);
    return node != OSG_NOWHERE && field.nodes[node].attack &&
                   field.nodes[node].side != field.phasing
               ? NULL
               : REFUSE(NO_ATTACK_THERE);
}

static void
begin_attack(osg *n, bt_hex target)
{
    osg_state *s = n->s;
    osg_field field;
    bt_units forces;
    int attack;

    osg_survey_field(n, &field);
    attack = field.nodes[osg_find_node(&field, target)].attack;
    for (int i = 0; i < field.count; i++)
        if (field.nodes[i].attack == attack)
            osg_reveal(n, osg_in_hex(n, field.nodes[i].hex), "1.51B");
    forces = bt_units_or(osg_forces_of(n, &field, attack, OSG_FRENCH),
                         osg_forces_of(n, &field, attack, OSG_PRUSSIAN));
    for (bt_unit u; (u = bt_units_take(&forces)) != BT_UNIT_NONE;) {
        s->used[u] = (uint8_t)attack;
        s->seen_at[u] = s->places[u];
        bt_units_add(&s->moved, u);
    }
    push(n, OSG_P_ATTACK, osg_phasing(s));
    bt_frames_top(&s->frames)->local = (uint8_t)attack;
    OSG_FREE(n, TARGET, "11.3", target, 0, 0, 0);
}

static void
do_target(osg *n, const bt_act *act)
{
    begin_attack(n, (bt_hex)act->a);
}

static void
list_assaults(const bt_list *l)
{
    osg_field field;

    osg_survey_field(l->play, &field);
    osg_list_attacks(l, &field, refuse_joining);
    for (int i = 0; i < field.count; i++)
        bt_try(l, OSG_A_TARGET, field.nodes[i].hex, 0);
}

static bool
can_reassign(const osg_field *field)
{
    for (int i = 0; i < field->count; i++)
        for (int k = 0; k < field->nodes[i].near_count; k++)
            if (field->nodes[i].side == field->phasing &&
                !refuse_joining(field, i, field->nodes[i].near[k]))
                return true;
    return false;
}

/* The last attack needs no choice. */
static bool
assaults_waits(osg *n)
{
    bt_hex first = BT_HEX_NONE;
    osg_field field;
    int count;

    let_lapse(n);
    osg_survey_field(n, &field);
    count = count_attacks(&field, &first);
    if (count == 0) {
        bt_frames_pop(&n->s->frames);
        return false;
    }
    if (count > 1 || can_reassign(&field))
        return true;
    begin_attack(n, first);
    return false;
}

static bool
assaults_stands(const osg *n, const bt_frame *frame)
{
    return frame->side == osg_phasing(n->s) && !frame->local && !frame->step;
}

/* [11.21b] Every attack that is to come has both its sides, face to face, and there is one.  While one is fought the others
 * may lapse. */
static bool
assaults_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    bt_units left = bt_units_minus(osg_on_map_of(n, n->printed->troops), n->s->moved);
    bt_hex first = BT_HEX_NONE;
    osg_field field;
    bool holds;

    if (bt_frames_peek(&n->s->frames) != frame)
        return true;
    osg_survey_field(n, &field);
    holds = count_attacks(&field, &first) > 0;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        int node = osg_find_node(&field, n->s->places[u]);
        holds &= !osg_is_attack(n->s->used[u]) ||
                 (node != OSG_NOWHERE && osg_attack_is_whole(&field, node));
    }
    if (!holds)
        return bt_fail(err, BT_EDATA, "an attack is on somebody out of reach [11.21b]"), false;
    return true;
}

static void
ask_assaults(const osg *n, const bt_view *view, bt_buf *out)
{
    bool known[256] = { 0 };
    bt_hex targets[OSG_NODES_MAX];
    osg_field field;
    int count = 0;

    (void)view;
    osg_survey_field(n, &field);
    for (int i = 0; i < field.count; i++)
        if (field.nodes[i].side != field.phasing && field.nodes[i].attack &&
            !known[field.nodes[i].attack]) {
            known[field.nodes[i].attack] = true;
            targets[count++] = field.nodes[i].hex;
        }
    osg_say_hexes(n, BT_MSG("Say which attack is fought next: {0}."), targets, count, out);
    if (can_reassign(&field))
        osg_say(n, BT_MSG("A stack whose enemy has gone may join another attack."), out);
}

const bt_room osg_room_assaults = {
    .waits = assaults_waits,
    .deeds = (const bt_deed[]){ { OSG_A_ATTACK, refuse_attack, osg_do_attack },
                                { OSG_A_TARGET, refuse_target, do_target },
                                { 0 } },
    .list = list_assaults,
    .ask = ask_assaults,
    .stands = assaults_stands,
    .holds = assaults_holds,
    .rule = "11.1a",
};
