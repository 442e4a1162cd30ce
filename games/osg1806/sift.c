/*
 * sift.c - which of the legal actions a bot should think about.
 *
 * A Movement Phase on 4,120 hexes has thousands of ways to the same end.  Of those of one unit after the
 * other the best is left (orders.h); what is fought and what comes of it a bot weighs itself.
 */
#include "sift.h"
#include "closing.h"
#include "combat.h"
#include "combat_odds.h"
#include "orders.h"
#include "prospect.h"

#define LEAST_GAIN 15 /* for which lower odds are asked for */

/* Of actions of one code all others go. */
static void
keep_only(bt_actions *actions, unsigned code)
{
    int kept = 0;

    for (int i = 0; i < actions->count; i++)
        if (bt_action_code(actions->at[i]) == code)
            actions->at[kept++] = actions->at[i];
    if (kept)
        actions->count = kept;
}

static void
keep_one(bt_actions *actions, bt_action action)
{
    if (action == BT_ACTION_NONE)
        return;
    actions->at[0] = action;
    actions->count = 1;
}

/* [19.24a] Of 4,120 hexes those nearest to the leader it has to be with. */
static void
sift_places(const osg *n, bt_actions *actions)
{
    bt_unit unit = bt_frames_peek(&n->s->frames)->local;
    bt_unit leader = n->printed->starts[unit].around;
    bt_hex to = leader != BT_UNIT_NONE ? n->s->places[leader] : n->s->places[unit];
    bt_action best = BT_ACTION_NONE;
    int nearest = 1000;

    for (int i = 0; i < actions->count && !BT_PLACE_IS_BOX(to); i++) {
        int range;
        if (bt_action_code(actions->at[i]) != OSG_A_PUT)
            continue;
        range = bt_hex_range(&n->printed->atlas, (bt_hex)bt_action_operand(actions->at[i], 0), to);
        if (range >= 0 && range < nearest) {
            nearest = range;
            best = actions->at[i];
        }
    }
    keep_one(actions, best);
}

/* What an attack promises on a column; in the end, with all others. */
static int
promise(const osg *n, int number, int column)
{
    return osg_is_closing(n) ? osg_judge_closing(n, osg_phasing(n->s), number, column)
                             : osg_promise_attack(n, number, column);
}

/* [11.32a] Roll, or lower odds where an exchange would cost too much. */
static void
sift_attack(const osg *n, bt_actions *actions)
{
    int number = osg_attack_in_hand(n->s);
    int best = promise(n, number, osg_column(n, number, NULL)) + LEAST_GAIN;
    bt_action lower = BT_ACTION_NONE;

    for (int i = 0; i < actions->count; i++) {
        int value;
        if (bt_action_code(actions->at[i]) != OSG_A_REDUCE)
            continue;
        value = promise(n, number, (int)bt_action_operand(actions->at[i], 0));
        if (value > best) {
            best = value;
            lower = actions->at[i];
        }
    }
    if (lower != BT_ACTION_NONE)
        keep_one(actions, lower);
    else
        keep_only(actions, OSG_A_ROLL);
}

void
osg_sift(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *actions)
{
    const osg n = osg_look(game, state);
    bt_side side = bt_side_of(game, seat);

    if (side > OSG_PRUSSIAN || actions->count < 2)
        return;
    switch (bt_frames_peek(&n.s->frames)->procedure) {
    case OSG_P_PLAN:
    case OSG_P_SETUP:
        keep_only(actions, OSG_A_DONE);
        break;
    case OSG_P_PUT:
        sift_places(&n, actions);
        break;
    case OSG_P_MOVEMENT:
    case OSG_P_INDIVIDUAL:
        keep_one(actions, osg_next_order(&n, side, actions));
        break;
    case OSG_P_MARCH:
        keep_one(actions, osg_next_step(&n, side, actions));
        break;
    case OSG_P_ASSAULTS:
        keep_only(actions, OSG_A_TARGET);
        break;
    case OSG_P_ATTACK:
        sift_attack(&n, actions);
        break;
    default:
        break;
    }
}
