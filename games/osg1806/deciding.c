/*
 * deciding.c - which of two partners decides what [18.0], and when both are done.
 */
#include "deciding.h"
#include "combat.h"
#include "crowd.h"
#include "entry.h"
#include "letters.h"
#include "movement.h"
#include "night.h"
#include "retreat_ways.h"
#include "setup.h"
#include "slip.h"

/* ---- who decides ---------------------------------------------------------------------------- */

static bt_seats
seat_of(const osg *n, bt_unit unit)
{
    return unit < n->printed->unit_count ? bt_side_bit(osg_leads(n, unit)) : 0;
}

static bt_seats
seats_of_units(const osg *n, bt_units units)
{
    unsigned seats = 0;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        seats |= bt_side_bit(osg_leads(n, u));
    return (bt_seats)seats;
}

/* Whose units take part in the attack in hand. */
static bt_seats
seats_in_attack(const osg *n, bt_side side)
{
    bt_units left = bt_units_and(n->printed->troops, n->printed->of_side[side]), taking = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u) && n->s->used[u] == osg_attack_in_hand(n->s))
            bt_units_add(&taking, u);
    return seats_of_units(n, taking);
}

static bt_seats
seats_in_hex(const osg *n, bt_side side, unsigned hex)
{
    return hex < (unsigned)n->printed->atlas.hex_count
               ? seats_of_units(n, osg_own_in_hex(n, side, (bt_hex)hex))
               : 0;
}

/* Of a side's units that retreat, can none of a seat's go anywhere? */
static bool
is_stuck(const osg *n, bt_seat seat)
{
    int hexes = bt_frames_peek(&n->s->frames)->local;

    for (bt_units left = n->s->retreating; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (osg_leads(n, u) == seat && osg_find_escape(n, u, hexes) == OSG_ESCAPE_OPEN)
            return false;
    }
    return true;
}

/* Each his own, whom all see retreat.  Whether a hex is full the enemy does not see, nor who makes room
 * there: so the first player moves those, and both are asked whose units have to go (R127). */
static bt_seats
who_sends_back(const osg *n, const bt_act *act)
{
    bt_seats own = seat_of(n, (bt_unit)act->a), others;

    if (bt_frames_peek(&n->s->frames)->procedure != OSG_P_RETREAT)
        return bt_side_bit(act->side);
    others = (bt_seats)(seats_of_units(n, n->s->retreating) & ~own);
    return others && is_stuck(n, bt_sides_first(others)) ? own | others : own;
}

/* Who may do a thing; none where nobody of the side has more to do with it than the other. */
static bt_seats
deciders(const osg *n, const bt_act *act)
{
    unsigned subject = bt_frames_peek(&n->s->frames)->local;

    switch (act->code) {
    case OSG_A_DELEGATE:
    case OSG_A_DIVERT: /* Napoleon's plan */
        return bt_side_bit(act->side);
    case OSG_A_REFORM: /* the leader's */
    case OSG_A_COMMAND:
    case OSG_A_TAKE:
    case OSG_A_MOVE:
    case OSG_A_ENTER:
    case OSG_A_FILE:
    case OSG_A_ROUSE:
    case OSG_A_BREAK:
    case OSG_A_ASSEMBLE:
    case OSG_A_PACK:
    case OSG_A_SLIP:
    case OSG_A_LOSE:
    case OSG_A_ADVANCE:
    case OSG_A_WITHDRAW:
        return seat_of(n, (bt_unit)act->a);
    case OSG_A_JOIN: /* [18.0] a stack on the march is one player's */
        return seats_of_units(n, n->s->movers) & seat_of(n, (bt_unit)act->a);
    case OSG_A_PUT:
    case OSG_A_HOLD_BACK:
    case OSG_A_FOLLOW:
    case OSG_A_STAY:
    case OSG_A_APPOINT:
        return seat_of(n, (bt_unit)subject);
    case OSG_A_FLY: /* who is asked tells the enemy nothing of who is under the flag (R127) */
        return bt_side_bit(act->side);
    case OSG_A_RETREAT:
    case OSG_A_DISPLACE:
        return who_sends_back(n, act);
    case OSG_A_ATTACK: /* anybody's in the stack */
        return seats_in_hex(n, act->side, act->a);
    case OSG_A_REDUCE:
    case OSG_A_ROLL:
        return seats_in_attack(n, act->side);
    case OSG_A_STEP:
    case OSG_A_MARCH:
    case OSG_A_UNMARCH:
    case OSG_A_DAMAGE:
    case OSG_A_REPAIR:
    case OSG_A_SOUND:
    case OSG_A_DEPLOY:
    case OSG_A_REPULSE:
    case OSG_A_HALT:
    case OSG_A_OCCUPY:
        return seats_of_units(n, n->s->movers);
    default:
        return 0;
    }
}

static bool
names_unit_first(const osg *n, const bt_act *act)
{
    return n->game->rules->operands[n->game->rules->actions[act->code].operands[0]].kind ==
           BT_KIND_UNIT;
}

/* Whose unit it is if not this side's another clause says. */
const bt_reason *
osg_refuse_partner(const osg *n, const bt_act *act)
{
    bt_seats may;

    if (!osg_has_partners(n, act->side))
        return NULL;
    if (names_unit_first(n, act) && (act->a >= (unsigned)n->printed->unit_count ||
                                     osg_counter_of(n, (bt_unit)act->a)->side != act->side))
        return NULL;
    may = deciders(n, act);
    if (act->code == OSG_A_JOIN && !may) /* his unit, or the march is his */
        return REFUSE(PARTNERS);
    return !may || may & bt_side_bit(act->seat) ? NULL : REFUSE(PARTNERS);
}

/* ---- what there is to do ------------------------------------------------------------------------ */

/* Everything its side may do but saying done, of which a seat may do some. */
bool
osg_has_own(const osg *n, bt_seat seat)
{
    bt_side side = bt_side_of(n->game, seat);
    bt_actions list;

    bt_list_room(n->game, &n->s->frames, n, side, &list);
    for (int i = 0; i < list.count; i++) {
        bt_act act = bt_act_of(side, list.at[i]);
        act.seat = seat;
        if (act.code != OSG_A_DONE && !osg_refuse_partner(n, &act))
            return true;
    }
    return false;
}

/* A phase stands open for both until each has said done.  Where cavalry slips away and units advance
 * only who has some is asked: all see who could. */
static bool
is_for_both(const osg *n)
{
    uint8_t procedure = bt_frames_peek(&n->s->frames)->procedure;

    return osg_has_done(n) && procedure != OSG_P_SLIP && procedure != OSG_P_ADVANCE;
}

/* Where somebody has to make room the first player says (R127). */
static bt_seats
mover_of(const osg *n)
{
    const bt_frame *top = bt_frames_peek(&n->s->frames);

    if (top->procedure == OSG_P_MARCH)
        return seats_of_units(n, n->s->movers);
    return top->procedure == OSG_P_PUT ? seat_of(n, top->local) : bt_side_bit(top->side);
}

bool
osg_waits_for_partner(const osg *n, bt_seat seat)
{
    return osg_has_partners(n, bt_side_of(n->game, seat)) && osg_is_unseen(&n->s->frames) &&
           !(mover_of(n) & bt_side_bit(seat));
}

/* Whom the room that is open waits for, whether they are done or not. */
static bt_seats
awaited(const osg *n, bt_side side)
{
    uint8_t procedure = bt_frames_peek(&n->s->frames)->procedure;
    bt_seat other = osg_partner_of(n, side);
    unsigned seats = 0;

    if (procedure == OSG_P_PLAN || procedure == OSG_P_DELEGATE)
        return bt_side_bit(side);
    if (osg_is_unseen(&n->s->frames) || is_for_both(n))
        return bt_seats_of(n->game, side);
    if (procedure == OSG_P_SLIP)
        return seats_of_units(n, osg_asked_to_slip(n, side));
    if (osg_has_own(n, side))
        seats |= bt_side_bit(side);
    if (osg_has_own(n, other))
        seats |= bt_side_bit(other);
    return seats ? (bt_seats)seats : bt_side_bit(side);
}

/* Who said done is asked again where nobody else has anything left. */
static bt_seats
waiting(const osg *n, bt_side side)
{
    bt_seats seats = awaited(n, side);
    bool done = osg_has_done(n) || osg_is_unseen(&n->s->frames);
    unsigned left = done ? seats & ~(unsigned)n->s->ready : seats;

    return left ? (bt_seats)left : seats;
}

bt_seats
osg_seats_acting(const osg *n)
{
    bt_sides sides = bt_acting(n->game, &n->s->frames, n);
    unsigned seats = 0;

    if (!n->game->seats)
        return sides;
    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++) {
        if (!(sides & bt_side_bit(side)))
            continue;
        if (!osg_has_partners(n, side))
            seats |= bt_side_bit(side);
        else
            seats |= waiting(n, side);
    }
    return (bt_seats)(seats | (sides & bt_side_bit(BT_SIDE_CHANCE)));
}

void
osg_keep_own(const osg *n, bt_seat seat, bt_actions *list)
{
    bt_side side = bt_side_of(n->game, seat);
    bt_act done = { .side = side, .code = OSG_A_DONE, .seat = seat };
    int kept = 0;

    for (int i = 0; i < list->count; i++) {
        bt_act act = bt_act_of(side, list->at[i]);
        act.seat = seat;
        if (act.code != OSG_A_DONE && !osg_refuse_partner(n, &act))
            list->at[kept++] = list->at[i];
    }
    list->count = kept;
    if (osg_waits_for_partner(n, seat) || (osg_has_done(n) && !osg_refuse_ready(n, &done)))
        bt_actions_add(list, bt_action_make(OSG_A_DONE, 0, 0, 0));
}

/* ---- done ---------------------------------------------------------------------------------------- */

/* Whose it is that the side may not be done yet, as far as that is one player's. */
static bt_seats
debtors(const osg *n, bt_side side)
{
    bt_unit unit = BT_UNIT_NONE;
    bt_units must = { { 0 } };

    switch (bt_frames_peek(&n->s->frames)->procedure) {
    case OSG_P_MOVEMENT:
        must = osg_must_enter(n, side);
        if (bt_units_is_empty(&must))
            must = osg_must_spread(n, side);
        break;
    case OSG_P_INDIVIDUAL:
        must = osg_must_spread(n, side);
        if (bt_units_is_empty(&must))
            must = osg_must_come(n, side);
        break;
    case OSG_P_DISENGAGE:
        must = osg_must_withdraw(n, side);
        break;
    case OSG_P_SETUP:
        unit = osg_left_astray(n, side);
        break;
    default:
        break;
    }
    if (unit != BT_UNIT_NONE)
        bt_units_add(&must, unit);
    return bt_units_is_empty(&must) ? bt_seats_of(n->game, side) : seats_of_units(n, must);
}

/* Who of a side keeps it from being done: who owes something and can do something; where nobody who
 * owes can, all who can. */
static bt_seats
blamed(const osg *n, bt_side side)
{
    bt_seats owe = debtors(n, side);
    unsigned able = 0;

    for (bt_seat seat = 0; seat < bt_seat_count(n->game); seat++)
        if (bt_side_of(n->game, seat) == side && osg_has_own(n, seat))
            able |= bt_side_bit(seat);
    return (bt_seats)(able & owe ? able & owe : able);
}

static const bt_reason *
refuse_for_side(const osg *n, const bt_act *act)
{
    const bt_deed *deed = bt_deed_of(bt_room_now(n->game, &n->s->frames), OSG_A_DONE);

    return deed->refuse(n, act);
}

const bt_reason *
osg_refuse_ready(const osg *n, const bt_act *act)
{
    const bt_reason *reason = refuse_for_side(n, act);

    return reason && osg_has_partners(n, act->side) &&
                   !(blamed(n, act->side) & bt_side_bit(act->seat))
               ? NULL
               : reason;
}

bool
osg_say_done(osg *n, const bt_act *act)
{
    unsigned left;

    if (!osg_has_partners(n, act->side))
        return true;
    n->s->ready |= bt_side_bit(act->seat);
    /* Whether that is the end may rest on what the enemy does not see, such as that somebody has to make room [6.21c], and
     * all hear of the end. */
    if ((osg_has_done(n) || osg_is_unseen(&n->s->frames)) &&
        !(awaited(n, act->side) & ~(unsigned)n->s->ready))
        bt_events_seal(n->events);
    if (osg_has_done(n) && refuse_for_side(n, act))
        n->s->ready &= (uint8_t)~blamed(n, act->side);
    left = awaited(n, act->side) & ~(unsigned)n->s->ready;
    if (left || !osg_has_done(n)) {
        bt_events_add(n->events, OSG_EV_PARTNER_DONE, bt_seats_of(n->game, act->side), "18.0",
                      (unsigned)osg_author_of(n, act->seat), 0, 0, 0);
        return false;
    }
    n->s->ready = 0;
    return true;
}

/* The segment that stands open, maybe with something under way in it. */
unsigned
osg_segment_of(const osg *n)
{
    for (int i = n->s->frames.depth - 1; i >= 0; i--) {
        const bt_frame *at = &n->s->frames.at[i];
        const bt_room *room = n->game->rules->procedures[at->procedure].room;
        if (bt_deed_of(room, OSG_A_DONE))
            return (unsigned)i << 16 | (unsigned)at->procedure << 8 | at->side;
    }
    return 0;
}

/* ---- what they hear ------------------------------------------------------------------------------- */

void
osg_tell_partners(const osg *n, int from)
{
    for (int i = from; n->events && i < n->events->count; i++) {
        bt_seats *seen_by = &n->events->at[i].seen_by;
        if (osg_is_written(n->events->at[i].code))
            continue;
        for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++)
            if (*seen_by & bt_side_bit(side))
                *seen_by |= bt_seats_of(n->game, side);
            else
                *seen_by &= (bt_seats)~bt_seats_of(n->game, side);
    }
}
