/*
 * share.c - points laid on corps or taken off, one by one.
 *
 * Of n points on k corps each takes the whole part of n/k at once; the rest is
 * its owner's to place [C6.19] [C8.13] [C8.14].  Losses are taken as cubes of
 * either kind, so every one of them is a decision, unless there is no choice.
 */
#include "share.h"
#include "blocks.h"
#include "fog.h"
#include "position.h"
#include "reasons.h"
#include "wear.h"

#include <string.h>

static const struct {
    uint8_t kind; /* n06_share */
    const char *rule, *death;
} causes[N06_CAUSE_COUNT] = {
#define CAUSE(code, kind, rule, death) [N06_BY_##code] = { N06_##kind, (rule), (death) },
#include "causes.def"
#undef CAUSE
};

n06_share
n06_share_kind(const bt_frame *frame)
{
    return (n06_share)causes[frame->step].kind;
}

const char *
n06_share_rule(const bt_frame *frame)
{
    return causes[frame->step].rule;
}

/* `due` points count, and so many decisions are asked for. */
static void
begin_share(n06 *n, n06_cause cause, bt_side side, bt_units corps, int due, int decisions)
{
    n->s->sharers[side] = corps;
    n->s->due[side] = (uint8_t)due;
    bt_frames_push(&n->s->frames, N06_P_SHARE, side);
    bt_frames_top(&n->s->frames)->step = (uint8_t)cause;
    bt_frames_top(&n->s->frames)->local = (uint8_t)decisions;
}

/*
 * The number of decisions must not tell what a hidden stack is made of [G3.3]:
 * so many blocks are asked so many times, for show where nothing is to be laid.
 */
static bool
is_veiled(const n06 *n, bt_units units)
{
    bt_units hidden = bt_units_minus(units, n->s->revealed);
    return n06_is_grognard(n) && !bt_units_is_empty(&hidden);
}

void
n06_share_freely(n06 *n, bt_units units, int points, bt_side side, n06_cause cause)
{
    bt_units corps = n06_units(n06_corps_of(n, units));

    if (points <= 0)
        return;
    if (!is_veiled(n, units)) {
        if (!bt_units_is_empty(&corps))
            begin_share(n, cause, side, corps, points, points);
    } else if (bt_units_count(&units) > 1) {
        begin_share(n, cause, side, corps, bt_units_is_empty(&corps) ? 0 : points, points);
    } else if (!bt_units_is_empty(&corps)) {
        n06_tire(n, bt_units_first(&corps), points, causes[cause].rule);
        begin_share(n, cause, side, corps, 0, 0);
    }
}

/* What corps take of a result while they lie face up, everybody can work out. */
static void
note_seen(n06 *n, uint8_t least[], bt_unit unit, int points)
{
    if (bt_units_has(&n->s->revealed, unit))
        least[unit] = (uint8_t)(least[unit] + points);
}

void
n06_share_evenly(n06 *n, bt_units units, int points, bt_side side, n06_cause cause)
{
    bt_units corps = n06_units(n06_corps_of(n, units));
    int count = bt_units_count(&corps), each, rest;

    if (points < 0 || count == 0)
        points = 0;
    each = points ? points / count : 0;
    rest = points ? points % count : 0;
    for (bt_units left = corps; each && !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        n06_tire(n, unit, each, causes[cause].rule);
        note_seen(n, n->s->tired_least, unit, each);
    }
    if (is_veiled(n, units))
        begin_share(n, cause, side, corps, rest, bt_units_count(&units) - 1);
    else if (points)
        begin_share(n, cause, side, corps, rest, rest);
}

void
n06_share_rest(n06 *n, bt_units units, int points, bt_side side, n06_cause cause)
{
    bt_units corps = n06_units(n06_corps_of(n, units));

    /* [G3.3] Vedettes rest for show: that nobody is asked would tell them from corps. */
    if (points > 0 && (!bt_units_is_empty(&corps) || is_veiled(n, units)))
        begin_share(n, cause, side, corps, points, points);
}

void
n06_share_losses(n06 *n, bt_units units, int points, bt_side side, n06_cause cause)
{
    bt_units corps = n06_units(n06_corps_of(n, units));
    int count = bt_units_count(&corps);

    if (points <= 0 || count == 0)
        return;
    n->s->quota = (uint8_t)(points / count);
    n->s->horse = cause == N06_BY_LOSSES && points > 1 && n06_cavalry(n, corps) > 0;
    for (bt_units left = corps; !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        int strength = n06_strength(n->s, unit);
        note_seen(n, n->s->lost_least, unit, strength < n->s->quota ? strength : n->s->quota);
    }
    begin_share(n, cause, side, corps, points, points);
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
refuse_loss(const n06 *n, const bt_act *act, bool horse)
{
    const n06_state *s = n->s;
    const bt_frame *frame = bt_frames_peek(&s->frames);

    if (n06_share_kind(frame) != N06_LOSE)
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

static const bt_reason *
refuse_lose_foot(const n06 *n, const bt_act *act)
{
    return refuse_loss(n, act, false);
}

static const bt_reason *
refuse_lose_horse(const n06 *n, const bt_act *act)
{
    return refuse_loss(n, act, true);
}

/* The rule of the points that are being placed. */
static const char *
cause_rule(const n06 *n)
{
    return n06_share_rule(bt_frames_peek(&n->s->frames));
}

static void
take_loss(n06 *n, bt_side side, bt_unit unit)
{
    n06_tell(n); /* that the corps is left with something, or with nothing */
    n->s->taken[unit]++;
    n->s->fell[side]++;
    bt_frames_top(&n->s->frames)->local--;
}

static void
do_lose_foot(n06 *n, const bt_act *act)
{
    n06_state *s = n->s;

    s->infantry[act->a]--;
    N06_COUNT_EVENT(n, LOST_FOOT, cause_rule(n), act->a, s->infantry[act->a], s->cavalry[act->a],
                    0);
    take_loss(n, act->side, (bt_unit)act->a);
}

static void
do_lose_horse(n06 *n, const bt_act *act)
{
    n06_state *s = n->s;

    s->cavalry[act->a]--;
    N06_COUNT_EVENT(n, LOST_HORSE, s->horse ? "C8.17" : cause_rule(n), act->a, s->infantry[act->a],
                    s->cavalry[act->a], 0);
    s->horse = 0;
    take_loss(n, act->side, (bt_unit)act->a);
}

/* ---- fatigue ------------------------------------------------------------ */

static const bt_reason *
refuse_points(const n06 *n, const bt_act *act, n06_share how)
{
    if (n06_share_kind(bt_frames_peek(&n->s->frames)) != how)
        return REFUSE(NO_POINTS);
    if (act->a >= N06_UNITS_MAX || !bt_units_has(&n->s->sharers[act->side], (bt_unit)act->a))
        return REFUSE(NOT_SHARING);
    return NULL;
}

static const bt_reason *
refuse_tire(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = refuse_points(n, act, N06_TIRE);

    return !reason && !n->s->due[act->side] ? REFUSE(FOR_SHOW) : reason;
}

static const bt_reason *
refuse_rest(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = refuse_points(n, act, N06_REST);

    if (!reason && !n->s->fatigue[act->a])
        reason = REFUSE(NOT_TIRED);
    return reason;
}

/* [G3.3] A point for show: only when there is none to lay, or to take off, in earnest. */
static const bt_reason *
refuse_feign(const n06 *n, const bt_act *act)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);

    if (n06_share_kind(frame) == N06_LOSE)
        return REFUSE(NO_POINTS);
    for (bt_units left = n->s->sharers[act->side]; !bt_units_is_empty(&left);) {
        bt_act real = { .side = act->side, .a = bt_units_take(&left) };
        if (!refuse_tire(n, &real) || !refuse_rest(n, &real))
            return REFUSE(NOT_FOR_SHOW);
    }
    return NULL;
}

static void
do_feign(n06 *n, const bt_act *act)
{
    (void)act;
    bt_frames_top(&n->s->frames)->local--;
}

static void
do_tire(n06 *n, const bt_act *act)
{
    n06_tire(n, (bt_unit)act->a, 1, cause_rule(n));
    n->s->due[act->side]--;
    bt_frames_top(&n->s->frames)->local--;
}

static void
do_rest(n06 *n, const bt_act *act)
{
    n06_rest(n, (bt_unit)act->a, 1, cause_rule(n));
    bt_frames_top(&n->s->frames)->local--;
}

/* ---- going on ----------------------------------------------------------- */

typedef struct choice {
    int count;
    void (*perform)(n06 *n, const bt_act *act);
    bt_act act;
} choice;

static void
consider(const n06 *n, bt_side side, bt_unit unit, choice *out)
{
    static const struct {
        const bt_reason *(*refuse)(const n06 *n, const bt_act *act);
        void (*perform)(n06 *n, const bt_act *act);
    } ways[] = {
        { refuse_tire, do_tire },
        { refuse_rest, do_rest },
        { refuse_lose_foot, do_lose_foot },
        { refuse_lose_horse, do_lose_horse },
    };
    bt_act act = { .side = side, .a = unit };

    for (size_t i = 0; i < BT_COUNT(ways); i++) {
        if (ways[i].refuse(n, &act))
            continue;
        out->count++;
        out->perform = ways[i].perform;
        out->act = act;
    }
}

/* What one side suffers after the other, though it comes upon both at once [C8.11] [C11.4]. */
static bool
is_of_both(int cause)
{
    return cause == N06_BY_COMBAT || cause == N06_BY_LOSSES || cause == N06_BY_TIRED;
}

static void
end_share(n06 *n, bt_side side)
{
    int cause;

    memset(n->s->taken, 0, sizeof n->s->taken);
    n->s->quota = n->s->horse = n->s->due[side] = 0;
    n->s->sharers[side] = (bt_units){ { 0 } };
    cause = bt_frames_peek(&n->s->frames)->step;
    if (causes[cause].kind != N06_REST)
        n06_tell(n); /* who is eliminated, and who is not */
    bt_frames_pop(&n->s->frames);
    n06_bury(n, causes[cause].death, is_of_both(cause));
}

static bool
is_for_show(const bt_frame *frame)
{
    return frame->local && n06_share_kind(frame) != N06_LOSE;
}

static bool
share_waits(n06 *n)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);
    bt_side side = frame->side;
    choice found = { 0 };

    for (bt_units left = n->s->sharers[side]; frame->local && !bt_units_is_empty(&left);)
        consider(n, side, bt_units_take(&left), &found);
    /* In the fog what is done of itself would tell how little there was to choose. */
    if (found.count > 1 || (n06_is_grognard(n) && (found.count || is_for_show(frame))))
        return true;
    if (found.count == 1)
        found.perform(n, &found.act);
    else
        end_share(n, side);
    return false;
}

/* ---- the room ----------------------------------------------------------- */

/* Points that the sharers have: fatigue to shed, or strength to lose. */
static int
points_there(const n06 *n, bt_side side, n06_share kind)
{
    int sum = 0;

    for (bt_units left = n->s->sharers[side]; !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        sum += kind == N06_REST ? n->s->fatigue[unit] : n06_strength(n->s, unit);
    }
    return sum;
}

/* [C8.13] [C8.14] What is being shared out, and how much of it is left: no more than there is
 * [C8.16].  What is asked for besides is for show [G3.3]. */
static void
say_share(const n06 *n, const bt_frame *top, bt_buf *out)
{
    static const char *const texts[][2] = {
        [N06_TIRE] = { BT_MSG("Fatigue points to lay on corps: {0}."),
                       BT_MSG("Fatigue points to lay on corps: {0}; for show: {1}.") },
        [N06_REST] = { BT_MSG("Fatigue points to take off corps: {0}."),
                       BT_MSG("Fatigue points to take off corps: {0}; for show: {1}.") },
        [N06_LOSE] = { BT_MSG("Strength points to lose: {0}.") },
    };
    n06_share kind = n06_share_kind(top);
    int there = kind == N06_TIRE ? n->s->due[top->side] : points_there(n, top->side, kind);
    int due = there < top->local ? there : top->local;
    bool shows = kind != N06_LOSE && n06_is_grognard(n) && due < top->local;

    BT_SAY(out, n->game, texts[kind][shows], bt_arg_number(due), bt_arg_number(top->local - due));
}

static void
list_share(const bt_list *l)
{
    bt_set sharers = n06_set(n06_bits(l->play->s->sharers[l->side]));

    bt_try_set(l, N06_A_TIRE, sharers);
    bt_try_set(l, N06_A_REST, sharers);
    bt_try(l, N06_A_FEIGN, 0, 0);
    bt_try_set(l, N06_A_LOSE_FOOT, sharers);
    bt_try_set(l, N06_A_LOSE_HORSE, sharers);
}

static void
ask_share(const n06 *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    say_share(n, bt_frames_peek(&n->s->frames), out);
}

static bool
share_stands(const n06 *n, const bt_frame *frame)
{
    return n06_owned(n, frame) && frame->step < N06_CAUSE_COUNT;
}

const bt_room n06_room_share = {
    .waits = share_waits,
    .deeds = (const bt_deed[]){ { N06_A_TIRE, refuse_tire, do_tire },
                                { N06_A_REST, refuse_rest, do_rest },
                                { N06_A_FEIGN, refuse_feign, do_feign },
                                { N06_A_LOSE_FOOT, refuse_lose_foot, do_lose_foot },
                                { N06_A_LOSE_HORSE, refuse_lose_horse, do_lose_horse },
                                { 0 } },
    .list = list_share,
    .ask = ask_share,
    .stands = share_stands,
    .rule_of = cause_rule,
};
