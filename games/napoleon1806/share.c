/*
 * share.c - points laid on corps or taken off, one by one.
 *
 * Of n points on k corps each takes the whole part of n/k at once; the rest is
 * its owner's to place [C6.19] [C8.13] [C8.14].  Losses are taken as cubes of
 * either kind, so every one of them is a decision, unless there is no choice.
 */
#include "n06.h"

#include <string.h>

static void
begin_share(n06 *n, n06_share how, bt_side side, bt_units corps, int points)
{
    n->s->sharers[side] = corps;
    bt_frames_push(&n->s->frames, N06_P_SHARE, side);
    bt_frames_top(&n->s->frames)->step = (uint8_t)how;
    bt_frames_top(&n->s->frames)->local = (uint8_t)points;
}

void
n06_share_freely(n06 *n, bt_units units, int points, bt_side side)
{
    bt_units corps = n06_units(n06_corps_of(n, units));

    if (points > 0 && !bt_units_is_empty(&corps))
        begin_share(n, N06_TIRE, side, corps, points);
}

void
n06_share_evenly(n06 *n, bt_units units, int points, bt_side side, const char *rule)
{
    bt_units corps = n06_units(n06_corps_of(n, units));
    int count = bt_units_count(&corps);

    if (points <= 0 || count == 0)
        return;
    for (bt_units left = corps; !bt_units_is_empty(&left);)
        n06_tire(n, bt_units_take(&left), points / count, rule);
    begin_share(n, N06_TIRE, side, corps, points % count);
}

void
n06_share_rest(n06 *n, bt_units units, int points, bt_side side)
{
    bt_units corps = n06_units(n06_corps_of(n, units));

    if (points > 0 && !bt_units_is_empty(&corps))
        begin_share(n, N06_REST, side, corps, points);
}

void
n06_share_losses(n06 *n, bt_units units, int points, bt_side side, bool combat)
{
    bt_units corps = n06_units(n06_corps_of(n, units));
    int count = bt_units_count(&corps);

    if (points <= 0 || count == 0)
        return;
    n->s->quota = (uint8_t)(points / count);
    n->s->horse = combat && points > 1 && n06_cavalry(n, corps) > 0;
    begin_share(n, N06_LOSE, side, corps, points);
}

/* ---- losses ------------------------------------------------------------- */

/* Losses a corps must still take of its equal share [C8.14] [C8.16]. */
static int
owed(const n06_state *s, bt_unit unit)
{
    int share = s->quota - s->taken[unit], has = n06_strength(s, unit);

    if (share < 0)
        share = 0;
    return share < has ? share : has;
}

static int
owed_by_all(const n06_state *s, bt_side side)
{
    int sum = 0;

    for (bt_units left = s->sharers[side]; !bt_units_is_empty(&left);)
        sum += owed(s, bt_units_take(&left));
    return sum;
}

/* Could a cavalry point still be taken after `unit` has lost one of foot? */
static bool
horse_can_wait(const n06_state *s, bt_side side, bt_unit unit, int points)
{
    bool was_owed = owed(s, unit) > 0;
    int others = owed_by_all(s, side) - was_owed;
    bool spare = points - 1 > others;

    for (bt_units left = s->sharers[side]; points > 1 && !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        int share = owed(s, u) - (u == unit && was_owed);
        if (s->cavalry[u] && (share > 0 || spare))
            return true;
    }
    return false;
}

static const bt_reason *
refuse_loss(const n06 *n, const n06_act *act, bool horse)
{
    const n06_state *s = n->s;
    const bt_frame *frame = bt_frames_peek(&s->frames);

    if (frame->step != N06_LOSE)
        return REFUSE(NO_LOSS);
    if (act->a >= N06_UNITS_MAX || !bt_units_has(&s->sharers[act->side], (bt_unit)act->a))
        return REFUSE(NOT_SHARING);
    if (horse ? !s->cavalry[act->a] : !s->infantry[act->a])
        return horse ? REFUSE(NO_HORSE) : REFUSE(NO_FOOT);
    if (!owed(s, (bt_unit)act->a) && frame->local <= owed_by_all(s, act->side))
        return REFUSE(UNEQUAL);
    if (!horse && s->horse && !horse_can_wait(s, act->side, (bt_unit)act->a, frame->local))
        return REFUSE(HORSE_FIRST);
    return NULL;
}

const bt_reason *
n06_refuse_lose_foot(const n06 *n, const n06_act *act)
{
    return refuse_loss(n, act, false);
}

const bt_reason *
n06_refuse_lose_horse(const n06 *n, const n06_act *act)
{
    return refuse_loss(n, act, true);
}

static void
take_loss(n06 *n, bt_side side, bt_unit unit)
{
    n->s->taken[unit]++;
    n->s->fell[side]++;
    bt_frames_top(&n->s->frames)->local--;
}

void
n06_do_lose_foot(n06 *n, const n06_act *act)
{
    n06_state *s = n->s;

    s->infantry[act->a]--;
    N06_EVENT(n, LOST_FOOT, "C1.25", act->a, s->infantry[act->a], s->cavalry[act->a], 0);
    take_loss(n, act->side, (bt_unit)act->a);
}

void
n06_do_lose_horse(n06 *n, const n06_act *act)
{
    n06_state *s = n->s;

    s->cavalry[act->a]--;
    s->horse = 0;
    N06_EVENT(n, LOST_HORSE, "C8.17", act->a, s->infantry[act->a], s->cavalry[act->a], 0);
    take_loss(n, act->side, (bt_unit)act->a);
}

/* ---- fatigue ------------------------------------------------------------ */

static const bt_reason *
refuse_points(const n06 *n, const n06_act *act, n06_share how)
{
    if (bt_frames_peek(&n->s->frames)->step != how)
        return REFUSE(NO_POINTS);
    if (act->a >= N06_UNITS_MAX || !bt_units_has(&n->s->sharers[act->side], (bt_unit)act->a))
        return REFUSE(NOT_SHARING);
    return NULL;
}

const bt_reason *
n06_refuse_tire(const n06 *n, const n06_act *act)
{
    return refuse_points(n, act, N06_TIRE);
}

const bt_reason *
n06_refuse_rest(const n06 *n, const n06_act *act)
{
    const bt_reason *reason = refuse_points(n, act, N06_REST);

    if (!reason && !n->s->fatigue[act->a])
        reason = REFUSE(NOT_TIRED);
    return reason;
}

void
n06_do_tire(n06 *n, const n06_act *act)
{
    n06_tire(n, (bt_unit)act->a, 1, "C8.13");
    bt_frames_top(&n->s->frames)->local--;
}

void
n06_do_rest(n06 *n, const n06_act *act)
{
    n06_rest(n, (bt_unit)act->a, 1, "C11.3");
    bt_frames_top(&n->s->frames)->local--;
}

/* ---- going on ----------------------------------------------------------- */

typedef struct choice {
    int count;
    void (*perform)(n06 *n, const n06_act *act);
    n06_act act;
} choice;

static void
consider(const n06 *n, bt_side side, bt_unit unit, choice *out)
{
    static const struct {
        const bt_reason *(*refuse)(const n06 *n, const n06_act *act);
        void (*perform)(n06 *n, const n06_act *act);
    } ways[] = {
        { n06_refuse_tire, n06_do_tire },
        { n06_refuse_rest, n06_do_rest },
        { n06_refuse_lose_foot, n06_do_lose_foot },
        { n06_refuse_lose_horse, n06_do_lose_horse },
    };
    n06_act act = { .side = side, .a = unit };

    for (size_t i = 0; i < BT_COUNT(ways); i++) {
        if (ways[i].refuse(n, &act))
            continue;
        out->count++;
        out->perform = ways[i].perform;
        out->act = act;
    }
}

static void
end_share(n06 *n, bt_side side)
{
    memset(n->s->taken, 0, sizeof n->s->taken);
    n->s->quota = n->s->horse = 0;
    n->s->sharers[side] = (bt_units){ { 0 } };
    bt_frames_pop(&n->s->frames);
    n06_bury(n);
}

bool
n06_share_waits(n06 *n)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);
    bt_side side = frame->side;
    choice found = { 0 };

    for (bt_units left = n->s->sharers[side]; frame->local && !bt_units_is_empty(&left);)
        consider(n, side, bt_units_take(&left), &found);
    if (found.count > 1)
        return true;
    if (found.count == 1)
        found.perform(n, &found.act);
    else
        end_share(n, side);
    return false;
}
