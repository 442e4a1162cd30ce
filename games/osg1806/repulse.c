/*
 * repulse.c - displacing the enemy in the Movement Phase [10.0].
 *
 * An attempt is announced and paid for; then both forces are revealed, and the odds tell at once.  Where
 * it fails both are bound to fight it out.  Where it succeeds the enemy retreats two hexes, his trains and
 * leaders after him, and the force goes into a hex that he has left.
 *
 * The frame keeps the hexes attacked as bits of directions.  Where a repulsed unit stood is where it was
 * seen last, as long as it is revealed.
 */
#include "repulse.h"
#include "combat.h"
#include "combat_odds.h"
#include "hold.h"
#include "leaders.h"
#include "losses.h"
#include "movement.h"
#include "repulse_force.h"
#include "retreat.h"
#include "reveal.h"
#include "stragglers.h"
#include "trains.h"
#include "words.h"

const bt_reason *
osg_refuse_repulse(const osg *n, const bt_act *act)
{
    (void)act;
    return osg_refuse_repulsing(n, n->s->movers);
}

/* ---- the attempt is made ------------------------------------------------------------------------ */

static void
pay(osg *n, unsigned targets)
{
    bt_units left = n->s->movers;
    bt_hex from = osg_where(n, n->s->movers);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_mp all = osg_counter_of(n, u)->allowance;
        unsigned used = n->s->used[u] + (unsigned)osg_dearest_target(n, u, from, targets);
        n->s->used[u] = (uint8_t)(used < all ? used : all);
    }
}

/* [10.22a] [1.52a] */
static void
fail(osg *n, bt_units attackers, bt_units defenders)
{
    n->s->foiled = bt_units_or(n->s->foiled, bt_units_or(attackers, defenders));
    osg_conceal(n);
    osg_end_march(n);
}

/* [10.21a] [10.23] Vedettes are gone, all others retreat. */
static void
succeed(osg *n, bt_units defenders, unsigned targets)
{
    osg_state *s = n->s;

    s->foiled = bt_units_minus(s->foiled, defenders);
    bt_frames_push(&s->frames, OSG_P_REPULSE, osg_phasing(s));
    bt_frames_top(&s->frames)->local = (uint8_t)targets;
    for (bt_units left = bt_units_and(defenders, n->printed->vedettes); !bt_units_is_empty(&left);)
        osg_eliminate(n, bt_units_take(&left), OSG_ESCAPE_OPEN, "10.23");
    osg_begin_retreat(n, bt_units_minus(defenders, n->printed->vedettes), 2);
}

/* [1.51A] [10.11] The cost first, then all are shown, then the odds. */
void
osg_do_repulse(osg *n, const bt_act *act)
{
    bt_units movers = n->s->movers;
    bt_units attackers = bt_units_and(movers, n->printed->troops), defenders, shown;
    bt_side enemy = osg_other(act->side);
    unsigned targets = osg_find_targets(n, movers);
    bt_hex from = osg_where(n, movers);
    int attack, defence, column;

    pay(n, targets);
    osg_show(n);
    OSG_EVENT(n, REPULSE, "10.1", act->side, from, 0, 0);
    shown = osg_defenders(n, from, targets, enemy, n->printed->of_side[enemy]);
    osg_reveal(n, bt_units_or(movers, shown), "1.51A");
    defenders = bt_units_and(shown, n->printed->troops);
    osg_weigh(n, attackers, defenders, &attack, &defence);
    column = bt_crt_column(&n->printed->crt, attack, defence > 0 ? defence : 1);
    if (attack >= OSG_REPULSE_ODDS * defence) {
        OSG_EVENT(n, REPULSED, "10.21a", act->side, from, column, 0);
        succeed(n, defenders, targets);
    } else {
        OSG_EVENT(n, REPULSE_FAILED, "10.22a", act->side, from, column, 0);
        fail(n, attackers, defenders);
    }
}

/* ---- afterwards ----------------------------------------------------------------------------- */

/* [5.25b] [9.13b] Those who do not retreat of themselves: the next of them, in order. */
static bool
call_straggler(osg *n, bt_frame *frame)
{
    bt_side enemy = osg_other(frame->side);
    bt_units stragglers = osg_defenders(n, osg_where(n, n->s->movers), frame->local, enemy,
                                        bt_units_or(n->printed->leaders, n->printed->trains));

    for (bt_unit u; (u = bt_units_take(&stragglers)) != BT_UNIT_NONE;) {
        if (u < frame->step)
            continue;
        frame->step = (uint8_t)(u + 1);
        if (osg_call_straggler(n, u))
            return true;
    }
    return false;
}

/* [10.21a] Hexes that nobody stands in now. */
static bool
is_vacated(const osg *n, const bt_hexside *side, unsigned targets, bt_side own)
{
    return osg_is_target(side, targets) && !osg_holds_enemy(n, own, side->to);
}

static int
find_vacated(const osg *n, bt_hex *one)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);
    const bt_hex_info *info = &n->printed->atlas.hexes[osg_where(n, n->s->movers)];
    int count = 0;

    for (int i = 0; i < info->side_count; i++)
        if (is_vacated(n, &info->sides[i], frame->local, frame->side)) {
            *one = info->sides[i].to;
            count++;
        }
    return count;
}

/* [1.52a] Before anything else is done both forces are hidden again. */
static void
occupy(osg *n, bt_hex to)
{
    osg_state *s = n->s;
    bt_side side = osg_whose(n, s->movers);

    for (bt_units left = s->movers; !bt_units_is_empty(&left);)
        osg_shift(n, bt_units_take(&left), to, OSG_EV_OCCUPIED, "10.21a");
    osg_note_entry(n, side, to);
    osg_conceal(n);
    bt_frames_pop(&s->frames);
    osg_sweep_trains(n);
}

static const bt_reason *
refuse_occupy(const osg *n, const bt_act *act)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);
    const bt_hexside *side =
        act->a < n->printed->atlas.hex_count
            ? bt_hexside_between(&n->printed->atlas, osg_where(n, n->s->movers), (bt_hex)act->a)
            : NULL;

    return side && is_vacated(n, side, frame->local, frame->side) ? NULL : REFUSE(NOT_VACATED);
}

static void
do_occupy(osg *n, const bt_act *act)
{
    occupy(n, (bt_hex)act->a);
}

static void
list_repulse(const bt_list *l)
{
    const bt_hex_info *info =
        &l->play->printed->atlas.hexes[osg_where(l->play, l->play->s->movers)];

    for (int i = 0; i < info->side_count; i++)
        bt_try(l, OSG_A_OCCUPY, info->sides[i].to, 0);
}

/* Stragglers, then leaders who are caught, then the vacated hex. */
static bool
repulse_waits(osg *n)
{
    bt_hex one = BT_HEX_NONE;
    int count;

    if (call_straggler(n, bt_frames_top(&n->s->frames)) || osg_settle(n))
        return false;
    count = find_vacated(n, &one);
    if (count > 1)
        return true;
    if (count == 1) {
        occupy(n, one);
    } else {
        osg_conceal(n);
        bt_frames_pop(&n->s->frames);
    }
    return false;
}

static bool
repulse_stands(const osg *n, const bt_frame *frame)
{
    return frame->side <= OSG_PRUSSIAN && frame->local && frame->local < 64 &&
           frame->step <= n->printed->unit_count;
}

static bool
repulse_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    (void)frame;
    if (bt_units_is_empty(&n->s->movers))
        return bt_fail(err, BT_EDATA, "nobody repulses the enemy [10.1]"), false;
    return true;
}

static void
ask_repulse(const osg *n, const bt_view *view, bt_buf *out)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);
    const bt_hex_info *info = &n->printed->atlas.hexes[osg_where(n, n->s->movers)];
    bt_hex vacated[6];
    int count = 0;

    (void)view;
    for (int i = 0; i < info->side_count; i++)
        if (is_vacated(n, &info->sides[i], frame->local, frame->side))
            vacated[count++] = info->sides[i].to;
    osg_say_hexes(n, BT_MSG("The enemy is repulsed. Say which hex to occupy: {0}."), vacated, count,
                  out);
}

const bt_room osg_room_repulse = {
    .waits = repulse_waits,
    .deeds = (const bt_deed[]){ { OSG_A_OCCUPY, refuse_occupy, do_occupy }, { 0 } },
    .list = list_repulse,
    .ask = ask_repulse,
    .stands = repulse_stands,
    .holds = repulse_holds,
    .first = REFUSE(OCCUPY_FIRST),
    .rule = "10.21a",
};
