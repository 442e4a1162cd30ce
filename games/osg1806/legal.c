/*
 * legal.c - who acts, what is allowed and listed, and what comes of it: what the room says that is open
 * (berthier/procedure.h).
 */
#include "control.h"
#include "legal.h"
#include "victory.h"

#include <berthier/outside.h>
#include <string.h>

bt_sides
osg_to_act(const bt_game *game, const bt_state *state)
{
    const osg n = osg_look(game, state);

    return bt_acting(game, &n.s->frames, &n);
}

/* Why an action has no place in the room that is open: by the clause that it comes from. */
static const bt_reason *
refuse_moment(const osg *n, unsigned code)
{
    const bt_room *room = bt_room_now(n->game, &n->s->frames);

    if (room->first)
        return room->first;
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
        break;
    }
    return osg_turn(n) == OSG_NIGHT ? REFUSE(NOT_AT_NIGHT) : REFUSE(NOT_NOW);
}

static const bt_reason *
refuse_side(const osg *n)
{
    const bt_room *room = bt_room_now(n->game, &n->s->frames);

    if (room->theirs)
        return room->theirs;
    if (bt_frames_peek(&n->s->frames)->side == BT_SIDE_CHANCE)
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
osg_check(const bt_game *game, const bt_state *state, bt_side side, bt_action action)
{
    const osg n = osg_look(game, state);
    bt_act act = bt_act_of(side, action);
    bt_sides acting = bt_acting(game, &n.s->frames, &n);
    const bt_deed *deed;
    const bt_reason *outside;

    if (!bt_action_is_sound(game, action))
        return REFUSE(NO_SUCH_ACTION);
    if (!acting)
        return REFUSE(GAME_OVER);
    if (side > BT_SIDE_CHANCE || !(acting & bt_side_bit(side)))
        return refuse_side(&n);
    outside = bt_refuse_outside(game, action, outside_of(game));
    if (outside)
        return outside;
    deed = bt_deed_of(bt_room_now(game, &n.s->frames), act.code);
    return deed ? deed->refuse(&n, &act) : refuse_moment(&n, act.code);
}

void
osg_legal(const bt_game *game, const bt_state *state, bt_side side, bt_actions *out)
{
    const osg n = osg_look(game, state);

    bt_list_room(game, &n.s->frames, &n, side, out);
}

bt_action
osg_chance(const bt_game *game, const bt_state *state, bt_rng *rng)
{
    const osg n = osg_look(game, state);

    return bt_room_now(game, &n.s->frames)->chance(&n, rng);
}

/* [20.16] [20.3] What comes of where somebody is now. */
static void
judge(osg *n)
{
    osg_sweep_control(n);
    osg_judge_capture(n);
}

/* [1.5a] Where flags have come shows when everybody hears of something, and when somebody else is to
 * act: until then moves can be taken back. */
void
osg_apply(const bt_game *game, bt_state *state, bt_side side, bt_action action, bt_events *happened)
{
    osg n = { game, osg_printed_of(game), (osg_state *)(void *)state, happened, false };
    bt_act act = bt_act_of(side, action);

    assert(!osg_check(game, state, side, action));
    bt_perform(game, &n.s->frames, &n, &act);
    judge(&n);
    osg_run(&n);
    judge(&n);
    if (!n.told && osg_to_act(game, state) & bt_side_bit(side))
        return;
    osg_show(&n);
    bt_events_seal(happened);
}
