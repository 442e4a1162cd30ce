/*
 * retreat.c - retreats and displacement [7.71]-[7.73] [7.8] [8.14] [8.15].
 *
 * Where a unit may go is core's question (berthier/retreat.h); here are the
 * decisions, taken unit by unit in the order the owner likes, and the chain of
 * displaced friends while it grows.
 */
#include <berthier/say.h>

#include "combat.h"
#include "words.h"

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

/* [7.71] [7.72a] [7.72b] [7.82a] [7.82d] Why a retreat does not go there. */
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

static const bt_reason *
refuse_retreat(const naw *n, const bt_act *act)
{
    const bt_reason *reason = refuse_retreating(n, (bt_unit)act->a);
    bt_retreat r;

    if (reason)
        return reason;
    r = naw_retreat_of(n);
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
        naw_add_vacated(s, from);
    naw_lift(n, unit);
    naw_place(n, unit, to);
    bt_units_remove(&s->retreating, unit);
    NAW_EVENT(n, RETREATED, rule, unit, from, to, 0);
}

static void
do_retreat(naw *n, const bt_act *act)
{
    naw_state *s = n->s;
    bt_unit unit = (bt_unit)act->a, there = s->at[act->b];

    if (there == BT_UNIT_NONE) {
        retire(n, unit, (bt_hex)act->b, may_stay(s, unit) ? "8.15" : "7.71");
        return;
    }
    s->chain[0] = unit;
    s->chain[1] = there;
    s->chain_count = 2;
    bt_frames_push(&s->frames, NAW_P_DISPLACE, act->side);
    NAW_EVENT(n, DISPLACES, "7.81a", unit, there, act->b, 0);
}

/* Has the unit a neighbouring hex of which this is the answer? */
static bool
has_way(const naw *n, bt_unit unit, bt_retreat_answer answer)
{
    const naw_printed *p = n->printed;
    bt_hex hex = n->s->places[unit];
    bt_retreat r = naw_retreat_of(n);

    for (int i = 0; i < p->side_count[hex]; i++)
        if (bt_retreat_into(&r, unit, p->sides[hex][i].to) == answer)
            return true;
    return false;
}

/* [7.72] [7.73] No hex to go to, and nobody to push aside.  The owner chooses the
 * order of retreats, so he also chooses when this is asked. */
static const bt_reason *
refuse_perish(const naw *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    const bt_reason *reason = refuse_retreating(n, unit);

    if (reason)
        return reason;
    if (may_stay(n->s, unit))
        return REFUSE(MAY_STAY);
    if (has_way(n, unit, BT_RETREAT_VACANT))
        return REFUSE(CAN_RETREAT);
    return has_way(n, unit, BT_RETREAT_DISPLACES) ? REFUSE(CAN_DISPLACE) : NULL;
}

/* [7.72c] [7.82a] [17.23] For want of a hex; because nobody could make room; or because
 * the way out leads off the map. */
static const char *
loss_rule(const naw *n, bt_unit unit)
{
    if (has_way(n, unit, BT_RETREAT_NO_ROOM))
        return "7.82a";
    return n->printed->side_count[n->s->places[unit]] < 6 ? "17.23" : "7.72c";
}

static void
do_perish(naw *n, const bt_act *act)
{
    const char *rule = loss_rule(n, (bt_unit)act->a);

    bt_units_remove(&n->s->retreating, (bt_unit)act->a);
    naw_add_vacated(n->s, n->s->places[act->a]);
    naw_eliminate(n, (bt_unit)act->a, rule);
}

/* [8.14] [8.15] */
static const bt_reason *
refuse_stay(const naw *n, const bt_act *act)
{
    const bt_reason *reason = refuse_retreating(n, (bt_unit)act->a);
    bool is_gun;

    if (reason)
        return reason;
    if (may_stay(n->s, (bt_unit)act->a))
        return NULL;
    is_gun = bt_units_has(&n->printed->artillery, (bt_unit)act->a);
    if (!bt_units_has(&n->s->attackers, (bt_unit)act->a))
        return is_gun ? REFUSE(GUN_BEATEN) : REFUSE(BEATEN);
    if (is_gun)
        return REFUSE(GUN_RETREATS);
    return bt_units_is_empty(&n->s->bombarding) ? REFUSE(ALL_RETREAT) : REFUSE(MUST_RETREAT);
}

static void
do_stay(naw *n, const bt_act *act)
{
    bt_units_remove(&n->s->retreating, (bt_unit)act->a);
    NAW_EVENT(n, STAYED, "8.14", act->a, n->s->places[act->a], 0, 0);
}

/* [7.81b] The same of a displaced unit, which goes as if it retreated. */
static const bt_reason *
displacement_reason(bt_retreat_answer answer)
{
    switch (answer) {
    case BT_RETREAT_NOT_ADJACENT:
        return REFUSE(DISPLACED_ONE_HEX);
    case BT_RETREAT_PROHIBITED:
        return REFUSE(DISPLACED_TERRAIN);
    case BT_RETREAT_CONTROLLED:
        return REFUSE(DISPLACED_CONTROL);
    case BT_RETREAT_VACANT:
    case BT_RETREAT_VACANT_FIRST:
    case BT_RETREAT_DISPLACES:
    case BT_RETREAT_OCCUPIED:
    case BT_RETREAT_NO_ROOM:
        break;
    }
    return retreat_reason(answer);
}

/* ---- displacement ------------------------------------------------------ */

/* Is the unit one of the chain that has made room already? */
static bool
is_pushed(const naw_state *s, bt_unit unit)
{
    for (int i = 1; i + 1 < s->chain_count; i++)
        if (s->chain[i] == unit)
            return true;
    return false;
}

/* [7.81] [7.82] The last of the chain looks for a hex as if retreating. */
static const bt_reason *
refuse_displace(const naw *n, const bt_act *act)
{
    bt_unit last = n->s->chain[n->s->chain_count - 1];
    bt_retreat_answer answer;
    bt_retreat r;

    if (act->a != last)
        return REFUSE(NOT_DISPLACED);
    r = naw_retreat_of(n);
    answer = bt_retreat_into(&r, last, (bt_hex)act->b);
    if (answer == BT_RETREAT_OCCUPIED && is_pushed(n->s, n->s->at[act->b]))
        return REFUSE(IN_CHAIN);
    return displacement_reason(answer);
}

/* [7.82] Unfired artillery of the attacker that is pushed about stays silent. */
static void
push_aside(naw *n, bt_unit unit, bt_hex to)
{
    naw_state *s = n->s;
    bt_hex from = s->places[unit];

    naw_lift(n, unit);
    naw_place(n, unit, to);
    NAW_EVENT(n, DISPLACED, "7.81b", unit, from, to, 0);
    if (n->printed->side_of[unit] != naw_phasing(s) || !bt_units_has(&n->printed->artillery, unit))
        return;
    bt_units_add(&s->silenced, unit);
    if (!bt_units_has(&s->spent, unit))
        NAW_EVENT(n, SILENCED, "7.82c", unit, 0, 0, 0);
}

static void
do_displace(naw *n, const bt_act *act)
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

/* ---- rooms -------------------------------------------------------------- */

static bool
retreat_waits(naw *n)
{
    if (!bt_units_is_empty(&n->s->retreating))
        return true;
    bt_frames_pop(&n->s->frames);
    return false;
}

static void
list_retreat(const bt_list *l)
{
    naw_try_neighbours(l, NAW_A_RETREAT, l->play->s->retreating);
    bt_try_units(l, NAW_A_PERISH, l->play->s->retreating);
    bt_try_units(l, NAW_A_STAY, l->play->s->retreating);
}

/* [7.71] [7.72c] Who was beaten has a hex to go to, or has none as things stand. */
static void
ask_beaten(const naw *n, bt_units beaten, bt_buf *out)
{
    bt_retreat r = naw_retreat_of(n);
    bt_units stuck = beaten, going;

    for (bt_units left = beaten; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (bt_retreat_is_possible(&r, u))
            bt_units_remove(&stuck, u);
    }
    going = bt_units_minus(beaten, stuck);
    if (!bt_units_is_empty(&going))
        naw_say_of_names(n, BT_MSG("Retreat one hex each: {0}."), going, out);
    if (bt_units_is_empty(&stuck))
        return;
    if (!bt_units_is_empty(&going))
        bt_buf_add(out, " ");
    naw_say_of_names(n, BT_MSG("No hex is open now to these, which are given up: {0}."), stuck,
                     out);
}

/* [8.14] [8.15] Guns that bombarded may stay. */
static void
ask_retreat(const naw *n, const bt_view *view, bt_buf *out)
{
    bt_units beaten = bt_units_minus(n->s->retreating, n->s->bombarding);
    bt_units guns = bt_units_and(n->s->retreating, n->s->bombarding);

    (void)view;
    if (bt_units_is_empty(&beaten)) {
        bt_buf_add(out, bt_tr(n->game, "Artillery that bombarded may retreat one hex, or stay."));
        return;
    }
    ask_beaten(n, beaten, out);
    if (bt_units_is_empty(&guns))
        return;
    bt_buf_add(out, " ");
    bt_buf_add(out, bt_tr(n->game, "Artillery that bombarded may stay."));
}

static bool
retreat_stands(const naw *n, const bt_frame *frame)
{
    return naw_stands(frame, naw_other(naw_victor(n->s)), 1);
}

static bool
retreat_holds(const naw *n, const bt_frame *frame, bt_error *err)
{
    const naw_state *s = n->s;
    bt_units touching = bt_units_minus(s->retreating, s->bombarding);

    (void)frame;
    if (s->result != NAW_AR && s->result != NAW_DR)
        return bt_fail(err, BT_EDATA, "a result other than Ar or Dr has units retreat"), false;
    if (bt_units_is_empty(&s->retreating) || !naw_are_all_on_map(n, s->retreating) ||
        !naw_is_within(s->retreating, s->result == NAW_AR ? s->attackers : s->defenders))
        return bt_fail(err, BT_EDATA, "units retreat that have not been beaten"), false;
    if (bt_units_count(&touching) + s->vacated_count > NAW_VACATED_MAX)
        return bt_fail(err, BT_EDATA, "more units retreat than one hex has neighbours"), false;
    return true;
}

const bt_room naw_room_retreat = {
    .waits = retreat_waits,
    .deeds = (const bt_deed[]){ { NAW_A_RETREAT, refuse_retreat, do_retreat },
                                { NAW_A_PERISH, refuse_perish, do_perish },
                                { NAW_A_STAY, refuse_stay, do_stay },
                                { 0 } },
    .list = list_retreat,
    .ask = ask_retreat,
    .stands = retreat_stands,
    .holds = retreat_holds,
    .theirs = REFUSE(THEY_RETREAT),
    .first = REFUSE(RETREAT_FIRST),
};

static void
list_displacements(const bt_list *l)
{
    const naw_state *s = l->play->s;
    bt_units last = { { 0 } };

    bt_units_add(&last, s->chain[s->chain_count - 1]);
    naw_try_neighbours(l, NAW_A_DISPLACE, last);
}

/* [7.81b] [7.82b] The last of the chain, and who pushes it. */
static void
ask_displace(const naw *n, const bt_view *view, bt_buf *out)
{
    const naw_state *s = n->s;
    bt_unit last = s->chain[s->chain_count - 1], before = s->chain[s->chain_count - 2];

    (void)view;
    BT_SAY(out, n->game, "Move {0} one hex: {1} pushes it out of {2}.", naw_unit_arg(n, last),
           naw_unit_arg(n, before), naw_hex_arg(n, s->places[last]));
}

static bool
displace_stands(const naw *n, const bt_frame *frame)
{
    return naw_stands(frame, naw_other(naw_victor(n->s)), 0);
}

/* [7.81] Each of the chain stands next to the one that pushes it, is of the
 * same side and not in the combat itself; the last can make room. */
static bool
displace_holds(const naw *n, const bt_frame *frame, bt_error *err)
{
    const naw_state *s = n->s;
    bt_retreat r = naw_retreat_of(n);
    bt_units involved = bt_units_or(s->attackers, s->defenders);

    (void)frame;
    if (s->chain_count < 2 || !bt_units_has(&s->retreating, s->chain[0]))
        return bt_fail(err, BT_EDATA, "nobody is being displaced [7.81]"), false;
    for (int i = 1; i < s->chain_count; i++) {
        bt_unit unit = s->chain[i], before = s->chain[i - 1];
        if (n->printed->side_of[unit] != naw_other(naw_victor(s)) ||
            bt_units_has(&involved, unit) ||
            !bt_hexside_between(r.ground->atlas, s->places[before], s->places[unit]))
            return bt_fail(err, BT_EDATA, "%s cannot be displaced so [7.81]",
                           n->game->units[unit].id),
                   false;
        bt_units_add(&involved, unit);
    }
    if (!bt_retreat_is_possible(&r, s->chain[s->chain_count - 1]))
        return bt_fail(err, BT_EDATA, "the last displaced unit has nowhere to go [7.82]"), false;
    return true;
}

const bt_room naw_room_displace = {
    .deeds = (const bt_deed[]){ { NAW_A_DISPLACE, refuse_displace, do_displace }, { 0 } },
    .list = list_displacements,
    .ask = ask_displace,
    .stands = displace_stands,
    .holds = displace_holds,
    .theirs = REFUSE(THEY_DISPLACE),
    .first = REFUSE(DISPLACE_FIRST),
};
