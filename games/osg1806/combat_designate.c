/*
 * combat_designate.c - which stacks attack which [11.2]: all attacks are fixed before the first is fought.
 *
 * Stack by stack: one attacks another, and all who are in an attack with either are in the same one.  Only
 * what leaves every duty possible is allowed.  After the retreats before combat the same is asked again,
 * of what has become of the duties (rulings R09, R18).
 */
#include "combat_designate.h"
#include "combat.h"
#include "combat_field.h"
#include "hold.h"
#include "reveal.h"
#include "viewer.h"
#include "words.h"

/* Is it after the retreats before combat? */
static bool
is_again(const osg *n)
{
    return bt_frames_peek(&n->s->frames)->local != 0;
}

/* ---- one stack attacks another ----------------------------------------------------------- */

/* Troops of the side in a hex. */
static bt_units
troops_in(const osg *n, bt_side side, unsigned hex)
{
    bt_units none = { { 0 } };

    if (hex >= (unsigned)n->printed->atlas.hex_count)
        return none;
    return bt_units_and(osg_own_in_hex(n, side, (bt_hex)hex), n->printed->troops);
}

/* [11.21b] [8.32a] */
static const bt_reason *
refuse_pair(const osg *n, const bt_act *act)
{
    bt_units ours = troops_in(n, act->side, act->a);
    bt_units theirs = troops_in(n, osg_other(act->side), act->b);
    const bt_hexside *between;
    bool zone;

    if (bt_units_is_empty(&ours))
        return REFUSE(NO_ATTACKER);
    if (bt_units_is_empty(&theirs))
        return REFUSE(NO_TARGET);
    between = bt_hexside_between(&n->printed->atlas, (bt_hex)act->a, (bt_hex)act->b);
    if (!between)
        return REFUSE(TARGET_FAR);
    if (!osg_can_fight_over(n, between, &zone))
        return REFUSE(NO_WAY_OVER);
    ours = bt_units_minus(ours, n->s->moved);
    theirs = bt_units_minus(theirs, n->s->moved);
    return bt_units_is_empty(&ours) || bt_units_is_empty(&theirs) ? REFUSE(FOUGHT_ALREADY) : NULL;
}

/* [11.21b] [11.2a] [11.52b] What forbids two that face each other; NULL when nothing does. */
static const bt_reason *
refuse_joined(const osg_field *field, int attacker, int defender)
{
    osg_field then = *field;

    osg_join_nodes(&then, attacker, defender);
    if (!osg_attack_is_whole(&then, attacker))
        return REFUSE(NOT_ALL_FACE);
    return osg_duties_can_be_met(&then) ? NULL : REFUSE(LEAVES_OUT);
}

/* [10.22a] A Repulse is of all next to a stack, but for those over a river [10.12A]: has it failed against one of these? */
static bool
has_failed_against(const osg_field *field, const osg_node *node, int defender)
{
    if (!node->foiled || !field->nodes[defender].foiled)
        return false;
    for (int i = 0; i < node->near_count; i++)
        if (node->near[i] == defender)
            return node->zone[i];
    return false;
}

/* [10.22a] A stack whose Repulse failed attacks those it was to repulse, while it can. */
static const bt_reason *
refuse_foiled(const osg_field *field, int attacker, int defender)
{
    const osg_node *node = &field->nodes[attacker];

    if (node->attack || has_failed_against(field, node, defender))
        return NULL;
    for (int i = 0; i < node->near_count; i++)
        if (has_failed_against(field, node, node->near[i]) && !refuse_joined(field, attacker, node->near[i]))
            return REFUSE(FOILED_FIRST);
    return NULL;
}

/* Of those who failed to repulse each other, the next two that are not in one attack and could be; false without any. */
static bool
find_unpaired(const osg_field *field, int *attacker, int *defender)
{
    for (int i = 0; i < field->count; i++) {
        const osg_node *node = &field->nodes[i];
        if (node->side != field->phasing)
            continue;
        for (int k = 0; k < node->near_count; k++) {
            const osg_node *near = &field->nodes[node->near[k]];
            if (!has_failed_against(field, node, node->near[k]) ||
                (node->attack && node->attack == near->attack) || refuse_joined(field, i, node->near[k]))
                continue;
            *attacker = i;
            *defender = node->near[k];
            return true;
        }
    }
    return false;
}

/* [10.22a] (R134) What others do leaves the one attack possible that a failed Repulse owes. */
static const bt_reason *
refuse_spoiling(const osg_field *field, int attacker, int defender)
{
    osg_field then;
    int ours, theirs;

    if (!find_unpaired(field, &ours, &theirs) || (ours == attacker && theirs == defender))
        return NULL;
    then = *field;
    osg_join_nodes(&then, attacker, defender);
    if (then.nodes[ours].attack && then.nodes[ours].attack == then.nodes[theirs].attack)
        return NULL;
    return refuse_joined(&then, ours, theirs) ? REFUSE(FOILED_FIRST) : NULL;
}

const bt_reason *
osg_refuse_declaring(const osg_field *field, int attacker, int defender, bool declared_only)
{
    const osg_node *ours = &field->nodes[attacker], *theirs = &field->nodes[defender];
    const bt_reason *reason;

    if (ours->attack && ours->attack == theirs->attack)
        return REFUSE(ATTACKS_IT);
    if (declared_only && !theirs->attack && !theirs->bound)
        return REFUSE(NOT_DECLARED);
    if ((reason = refuse_joined(field, attacker, defender)))
        return reason;
    if ((reason = refuse_foiled(field, attacker, defender)) || declared_only)
        return reason;
    return refuse_spoiling(field, attacker, defender);
}

const bt_reason *
osg_refuse_attack(const osg *n, const bt_act *act, bool declared_only)
{
    const bt_reason *reason = refuse_pair(n, act);
    osg_field field;
    int attacker, defender;

    if (reason)
        return reason;
    osg_survey_field(n, &field);
    attacker = osg_find_node(&field, (bt_hex)act->a);
    defender = osg_find_node(&field, (bt_hex)act->b);
    assert(attacker != OSG_NOWHERE && defender != OSG_NOWHERE);
    return osg_refuse_declaring(&field, attacker, defender, declared_only);
}

/* [R86] Who attacks over a river was in no zone: both are revealed now, and that cannot be taken back. */
static void
reveal_pair(osg *n, bt_hex one, bt_hex other)
{
    osg_reveal(n, osg_in_hex(n, one), "1.51B");
    osg_reveal(n, osg_in_hex(n, other), "1.51B");
}

void
osg_do_attack(osg *n, const bt_act *act)
{
    osg_field field;
    int attacker, defender;

    osg_survey_field(n, &field);
    attacker = osg_find_node(&field, (bt_hex)act->a);
    defender = osg_find_node(&field, (bt_hex)act->b);
    osg_join_nodes(&field, attacker, defender);
    osg_note_attacks(n, &field);
    reveal_pair(n, (bt_hex)act->a, (bt_hex)act->b);
    OSG_FREE(n, ATTACKS, "11.2a", act->a, act->b, 0, 0);
}

void
osg_note_attacks(osg *n, const osg_field *field)
{
    for (int i = 0; i < field->count; i++) {
        const osg_node *node = &field->nodes[i];
        bt_units troops = bt_units_minus(troops_in(n, node->side, node->hex), n->s->moved);
        for (bt_unit u; (u = bt_units_take(&troops)) != BT_UNIT_NONE;)
            n->s->used[u] = !node->attack && node->freed ? OSG_FREED : node->attack;
    }
}

void
osg_list_attacks(const bt_list *l, const osg_field *field, osg_declaration *refuse)
{
    for (int i = 0; i < field->count; i++) {
        const osg_node *node = &field->nodes[i];
        if (node->side != field->phasing)
            continue;
        for (int k = 0; k < node->near_count; k++)
            if (!refuse(field, i, node->near[k]))
                bt_actions_add(l->out, bt_action_make(OSG_A_ATTACK, node->hex,
                                                      field->nodes[node->near[k]].hex, 0));
    }
}

/* ---- in words --------------------------------------------------------------------------- */

/* [4.31a] The stacks of one side, the attacker's or the other's, whose duty is open. */
static void
say_duties_of(const osg *n, const osg_field *field, bool attackers, bt_buf *out)
{
    bt_hex open[OSG_NODES_MAX];
    int count = 0;

    for (int i = 0; i < field->count; i++)
        if (field->nodes[i].bound && !field->nodes[i].attack &&
            (field->nodes[i].side == field->phasing) == attackers)
            open[count++] = field->nodes[i].hex;
    if (!count)
        return;
    if (out->length)
        bt_buf_add(out, bt_tr(n->game, ";"));
    osg_say_hexes(n,
                  attackers ? BT_MSG("still to attack, from {0}")
                            : BT_MSG("still to be attacked: {0}"),
                  open, count, out);
}

void
osg_say_duties(const osg *n, bt_buf *out)
{
    osg_field field;

    osg_survey_field(n, &field);
    say_duties_of(n, &field, true, out);
    say_duties_of(n, &field, false, out);
}

/* ---- the room ---------------------------------------------------------------------------------- */

static const bt_reason *
refuse_attack(const osg *n, const bt_act *act)
{
    return osg_refuse_attack(n, act, is_again(n));
}

/* Is the node bound by nothing but an attack out of a chateau? */
static bool
is_bound_by_chateau(const osg_field *field, const osg_node *node)
{
    for (int i = 0; i < node->near_count; i++)
        if (node->zone[i] && !field->nodes[node->near[i]].castled)
            return false;
    return node->side != field->phasing;
}

/* [4.31a] [11.52b] */
static const bt_reason *
refuse_leaving_off(const osg_field *field, bool again)
{
    int open = osg_open_duty(field), other;

    if (open == OSG_NOWHERE)
        return !again && find_unpaired(field, &open, &other) ? REFUSE(FOILED_FIRST) : NULL;
    if (is_bound_by_chateau(field, &field->nodes[open]))
        return REFUSE(ALL_FROM_CHATEAU);
    return field->nodes[open].side == field->phasing ? REFUSE(MUST_ATTACK) : REFUSE(MUST_BE_ATTACKED);
}

static const bt_reason *
refuse_done(const osg *n, const bt_act *act)
{
    osg_field field;

    (void)act;
    osg_survey_field(n, &field);
    return refuse_leaving_off(&field, is_again(n));
}

static void
do_done(osg *n, const bt_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
}

static const bt_reason *
refuse_any(const osg_field *field, int attacker, int defender)
{
    return osg_refuse_declaring(field, attacker, defender, false);
}

static const bt_reason *
refuse_undeclared(const osg_field *field, int attacker, int defender)
{
    return osg_refuse_declaring(field, attacker, defender, true);
}

static void
list_designate(const bt_list *l)
{
    bool again = is_again(l->play);
    osg_field field;

    osg_survey_field(l->play, &field);
    osg_list_attacks(l, &field, again ? refuse_undeclared : refuse_any);
    if (!refuse_leaving_off(&field, again))
        bt_actions_add(l->out, bt_action_make(OSG_A_DONE, 0, 0, 0));
}

/* Nobody is asked where nobody can attack, nor again when all duties are met. */
static bool
designate_waits(osg *n)
{
    osg_field field;

    osg_survey_field(n, &field);
    if (is_again(n) ? osg_open_duty(&field) != OSG_NOWHERE : field.count > 0)
        return true;
    bt_frames_pop(&n->s->frames);
    return false;
}

static bool
designate_stands(const osg *n, const bt_frame *frame)
{
    return frame->side == osg_phasing(n->s) && frame->local <= 1 && !frame->step;
}

static bool
designate_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    osg_field field;

    (void)frame;
    osg_survey_field(n, &field);
    for (int i = 0; i < field.count; i++)
        if (field.nodes[i].attack && !osg_attack_is_whole(&field, i))
            return bt_fail(err, BT_EDATA, "an attack is on somebody out of reach [11.21b]"), false;
    if (!osg_duties_can_be_met(&field))
        return bt_fail(err, BT_EDATA, "an attack leaves a duty undone [11.2a]"), false;
    return true;
}

static bool
is_any_said(const osg *n)
{
    for (int u = 0; u < n->printed->unit_count; u++)
        if (osg_is_attack(n->s->used[u]))
            return true;
    return false;
}

/* [18.0] Stacks that have to attack, and that the viewer leads nobody of. */
static void
say_partners(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_hex theirs[OSG_NODES_MAX];
    osg_field field;
    int count = 0;

    osg_survey_field(n, &field);
    for (int i = 0; i < field.count; i++) {
        const osg_node *node = &field.nodes[i];
        bt_units own = osg_units_of_viewer(n, view, osg_own_in_hex(n, node->side, node->hex));
        if (node->side == field.phasing && node->bound && !node->attack && bt_units_is_empty(&own))
            theirs[count++] = node->hex;
    }
    if (count)
        osg_say_hexes(n, BT_MSG("Your partner leads those in {0}."), theirs, count, out);
}

static void
ask_designate(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_buf duties = { 0 };
    osg_field field;
    int ours, theirs;

    osg_survey_field(n, &field);
    osg_say_duties(n, &duties);
    if (!duties.length && !is_again(n) && find_unpaired(&field, &ours, &theirs))
        BT_SAY(out, n->game,
               "The stack in {0} has yet to attack {1} too, which it failed to repulse.",
               osg_hex_arg(n, field.nodes[ours].hex), osg_hex_arg(n, field.nodes[theirs].hex));
    else if (!duties.length)
        osg_say(n,
                is_any_said(n) ? BT_MSG("Nobody has to attack any more. Done fixes the attacks.")
                               : BT_MSG("Nobody has to attack, but you may. Done goes on."),
                out);
    else if (is_again(n))
        BT_SAY(out, n->game, "Cavalry has left: say again which stacks attack which; {0}.",
               bt_arg_text(bt_buf_text(&duties)));
    else
        BT_SAY(out, n->game, "Say which stacks attack which; {0}.",
               bt_arg_text(bt_buf_text(&duties)));
    say_partners(n, view, out);
    out->failed |= duties.failed;
    bt_buf_release(&duties);
}

const bt_room osg_room_designate = {
    .waits = designate_waits,
    .deeds = (const bt_deed[]){ { OSG_A_ATTACK, refuse_attack, osg_do_attack },
                                { OSG_A_DONE, refuse_done, do_done },
                                { 0 } },
    .list = list_designate,
    .ask = ask_designate,
    .stands = designate_stands,
    .holds = designate_holds,
    .rule = "11.2a",
};
