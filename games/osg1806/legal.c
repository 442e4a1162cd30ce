/*
 * legal.c - who acts, what is allowed and listed, and what comes of it: what the room says that is open
 * (berthier/procedure.h).
 */
#include "legal.h"
#include "control.h"
#include "deciding.h"
#include "letters.h"
#include "victory.h"

#include <berthier/outside.h>
#include <string.h>

bt_sides
osg_to_act(const bt_game *game, const bt_state *state)
{
    const osg n = osg_look(game, state);

    return osg_seats_acting(&n);
}

/* [2.2] [2.21A] What no night turn has a segment for; NULL for all else. */
static const bt_reason *
refuse_at_night(unsigned code)
{
    switch (code) {
    case OSG_A_REFORM:
    case OSG_A_COMMAND:
        return REFUSE(STAFF_SLEEPS);
    case OSG_A_ENTER:
    case OSG_A_FILE:
    case OSG_A_REPULSE:
    case OSG_A_ATTACK:
    case OSG_A_TARGET:
    case OSG_A_SLIP:
        return REFUSE(NOT_AT_NIGHT);
    default:
        return NULL;
    }
}

/* When it would have its place, by the clause that it comes from; NULL if nothing says more than that it has none now. */
static const bt_reason *
refuse_yet(unsigned code)
{
    switch (code) {
    case OSG_A_REFORM:
        return REFUSE(REFORM_LATER);
    case OSG_A_COMMAND:
        return REFUSE(COMMAND_LATER);
    case OSG_A_ENTER:
    case OSG_A_FILE:
        return REFUSE(ENTER_LATER);
    case OSG_A_WITHDRAW:
        return REFUSE(WITHDRAW_LATER);
    case OSG_A_REPULSE:
        return REFUSE(REPULSE_LATER);
    case OSG_A_KEEP:
    case OSG_A_DESTROY:
        return REFUSE(NO_PRIZE);
    case OSG_A_FLY:
        return REFUSE(NOBODY_FLIES);
    case OSG_A_APPOINT:
        return REFUSE(NOBODY_FELL);
    case OSG_A_ATTACK:
    case OSG_A_TARGET:
    case OSG_A_REDUCE:
    case OSG_A_ROLL:
    case OSG_A_LOSE:
        return REFUSE(FIGHT_LATER);
    case OSG_A_SLIP:
        return REFUSE(NO_SLIP);
    case OSG_A_RETREAT:
    case OSG_A_DISPLACE:
        return REFUSE(NO_RETREAT);
    case OSG_A_ADVANCE:
        return REFUSE(NO_ADVANCE);
    case OSG_A_DIE:
        return REFUSE(NO_DIE);
    case OSG_A_JOIN:
    case OSG_A_STEP:
    case OSG_A_MARCH:
    case OSG_A_UNMARCH:
    case OSG_A_DAMAGE:
    case OSG_A_REPAIR:
    case OSG_A_SOUND:
    case OSG_A_DEPLOY:
    case OSG_A_HALT:
        return REFUSE(NO_MARCH);
    default:
        return NULL;
    }
}

/* What comes at another moment of the Combat Phase that is under way [11.1a]; NULL outside one. */
static const bt_reason *
refuse_in_combat(const osg *n, unsigned code)
{
    if (!bt_frames_find(&n->s->frames, OSG_P_COMBAT))
        return NULL;
    switch (code) {
    case OSG_A_ATTACK:
        return REFUSE(ATTACKS_FIXED);
    case OSG_A_TARGET:
    case OSG_A_REDUCE:
    case OSG_A_ROLL:
        return REFUSE(FIGHT_IN_TURN);
    case OSG_A_LOSE:
        return REFUSE(NO_EXCHANGE);
    default:
        return NULL;
    }
}

/* Why an action has no place in the room that is open. */
static const bt_reason *
refuse_moment(const osg *n, unsigned code)
{
    const bt_room *room = bt_room_now(n->game, &n->s->frames);
    bool night = osg_turn(n) == OSG_NIGHT;
    const bt_reason *reason = night ? refuse_at_night(code) : NULL;

    if (room->first)
        return room->first;
    if (reason || (reason = refuse_in_combat(n, code)) || (reason = refuse_yet(code)))
        return reason;
    return night ? REFUSE(NOT_AT_NIGHT) : REFUSE(NOT_NOW);
}

/* Who has nothing to decide now: a partner of who has, or the other side. */
static const bt_reason *
refuse_seat(const osg *n, bt_seat seat)
{
    bt_frames frames = n->s->frames; /* as the enemy sees them */
    bt_sides acting = bt_acting(n->game, &n->s->frames, n);
    bt_side side = bt_side_of(n->game, seat);
    const bt_room *room;

    if (side <= OSG_PRUSSIAN && acting & bt_side_bit(side))
        return osg_is_ready(n, seat) ? REFUSE(SAID_DONE) : REFUSE(PARTNER_DECIDES);
    if (osg_is_unseen(&frames))
        bt_frames_pop(&frames);
    room = bt_room_now(n->game, &frames);
    if (room->theirs)
        return room->theirs;
    if (bt_frames_peek(&frames)->side == BT_SIDE_CHANCE)
        return REFUSE(DIE_FALLS);
    return osg_turn(n) == OSG_NIGHT ? REFUSE(THEIR_NIGHT) : REFUSE(THEIR_TURN);
}

/* What a scenario leaves out of play its own clause says. */
static const bt_reason *
outside_of(const bt_game *game)
{
    static const struct {
        const char *scenario;
        const bt_reason *reason;
    } known[] = {
        { "jena", REFUSE(OUT_OF_JENA) },
        { "jena-auerstadt", REFUSE(OUT_OF_NORTH) },
        { "massenbach", REFUSE(OUT_OF_MASSENBACH) },
        { "erfurt", REFUSE(OUT_OF_ERFURT) },
        { "saalfeld", REFUSE(OUT_OF_SAALFELD) },
    };

    for (size_t i = 0; i < BT_COUNT(known); i++)
        if (!strcmp(known[i].scenario, game->scenario))
            return known[i].reason;
    return REFUSE(OUT_OF_PLAY);
}

const bt_reason *
osg_check(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action)
{
    const osg n = osg_look(game, state);
    bt_act act = bt_act_of(bt_side_of(game, seat), action);
    bt_seats acting = osg_seats_acting(&n);
    const bt_deed *deed;
    const bt_reason *reason;

    if (!bt_action_is_sound(game, action))
        return REFUSE(NO_SUCH_ACTION);
    if (!acting)
        return REFUSE(GAME_OVER);
    if (seat > BT_SIDE_CHANCE || !(acting & bt_side_bit(seat)))
        return refuse_seat(&n, seat);
    if ((reason = bt_refuse_outside(game, action, outside_of(game))))
        return reason;
    act.seat = seat;
    if (act.code == OSG_A_DONE && osg_waits_for_partner(&n, seat))
        return NULL;
    if (osg_waits_for_partner(&n, seat))
        return REFUSE(PARTNER_DECIDES);
    deed = bt_deed_of(bt_room_now(game, &n.s->frames), act.code);
    if (!deed)
        return osg_is_message(act.code) ? osg_refuse_message(&n, &act)
                                        : refuse_moment(&n, act.code);
    if ((reason = osg_refuse_partner(&n, &act)))
        return reason;
    return act.code == OSG_A_DONE ? osg_refuse_ready(&n, &act) : deed->refuse(&n, &act);
}

void
osg_legal(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *out)
{
    const osg n = osg_look(game, state);
    bt_side side = bt_side_of(game, seat);

    if (side > OSG_PRUSSIAN || !osg_has_partners(&n, side)) {
        bt_list_room(game, &n.s->frames, &n, side, out);
        return;
    }
    out->count = 0;
    if (!(osg_seats_acting(&n) & bt_side_bit(seat)))
        return;
    bt_list_room(game, &n.s->frames, &n, side, out);
    osg_keep_own(&n, seat, out);
    osg_list_messages(&n, seat, out);
}

bt_action
osg_chance(const bt_game *game, const bt_state *state, bt_rng *rng)
{
    const osg n = osg_look(game, state);

    return bt_room_now(game, &n.s->frames)->chance(&n, rng);
}

/* [20.16] [20.3] What comes of where somebody is now.  Who has come to a hex that is not its own says at once
 * whether it controls it; that a march has opened its enemy's line is not told before something else is.  What opens a
 * line, or does not, is not tried and taken back. */
static void
judge(osg *n)
{
    n->told |= n->came && osg_is_disputed(n, (bt_hex)(n->came - 1));
    n->told |= n->seen && osg_is_any_disputed(n);
    if (n->told || n->seen)
        osg_sweep_control(n);
    osg_judge_capture(n);
}

/* Carry an action out; of partners' segments the last who is done ends them [18.0]. */
static void
carry_out(osg *n, const bt_act *act)
{
    bool shared = n->game->seats != NULL; /* otherwise nobody is ever ready before a partner */
    unsigned segment = shared ? osg_segment_of(n) : 0;

    if (osg_is_message(act->code)) {
        osg_do_message(n, act);
        return;
    }
    if (act->code == OSG_A_DONE && !osg_say_done(n, act))
        return;
    bt_perform(n->game, &n->s->frames, n, act);
    judge(n);
    osg_run(n);
    judge(n);
    if (shared && osg_segment_of(n) != segment)
        n->s->ready = 0;
}

/* [1.5a] Where flags have come shows when everybody hears of something, when a die has fallen, and when somebody else
 * is to act: until then moves can be taken back. */
void
osg_apply(const bt_game *game, bt_state *state, bt_seat seat, bt_action action, bt_events *happened)
{
    osg n = osg_of(game, (osg_state *)(void *)state);
    bt_act act = bt_act_of(bt_side_of(game, seat), action);
    int from = happened ? happened->count : 0;

    assert(!osg_check(game, state, seat, osg_unwritten(action)));
    n.events = happened;
    act.seat = seat;
    carry_out(&n, &act);
    n.told |=
        act.side == BT_SIDE_CHANCE || !(bt_acting(game, &n.s->frames, &n) & bt_side_bit(act.side));
    if (n.told || n.seen)
        osg_show(&n);
    if (n.told)
        bt_events_seal(happened);
    if (game->seats)
        osg_tell_partners(&n, from);
}
