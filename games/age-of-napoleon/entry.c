/*
 * entry.c - what happens when an army enters an area, or ends its move: ruling 15.
 *
 *     neutrality, and the corps that a country brings   [AON-12.6c]
 *     Call to Arms                                      [CARD-CALL-TO-ARMS.2]
 *     march attrition                                   [AON-12.7a]
 *     withdrawal                                        [AON-12.10b]
 *     interception                                      [AON-12.11a]
 *
 * When a move ends in an area that the army might have left again, or a corps stays behind, the same is
 * gone through once more: what was settled on entry is left out, unless neutrality is violated only now.
 */
#include "entry.h"
#include "attrition.h"
#include "call.h"
#include "country.h"
#include "intercept.h"
#include "move.h"
#include "neutral.h"
#include "withdraw.h"

enum { NEUTRALITY, CALL, ATTRITION, LEADERSHIP, WITHDRAWAL, INTERCEPTION, END };

/* In the frame's local, beside AON_STOPS. */
enum {
    CROSSES = 2,  /* by Manoeuvre sur les Arrières */
    HALTS = 4,    /* of its own will, after the entry */
    DROPS = 8,    /* a corps, and goes on */
    VIOLATES = 16 /* the neutrality of the country it is in */
};

static void
begin(aon *n, bt_side side, unsigned flags)
{
    n->s->field = aon_here(n);
    aon_push(n, AON_P_ENTRY, side);
    aon_top(n)->local = (uint8_t)flags;
}

/* [AON-12.5] An army stops where it meets enemy corps. */
void
aon_begin_entry(aon *n, bt_side side, bool crossing)
{
    bool meets = !aon_is_free(n, side, aon_here(n));

    begin(n, side, crossing ? CROSSES : meets ? AON_STOPS : 0);
}

void
aon_begin_halt(aon *n, bt_side side)
{
    begin(n, side, HALTS | AON_STOPS);
}

void
aon_begin_drop(aon *n, bt_side side)
{
    begin(n, side, DROPS);
}

/* Has the army enemies before it, whom it does not pass by? */
static bool
meets(const aon *n, const bt_frame *frame)
{
    if (frame->local & CROSSES && !(frame->local & AON_STOPS))
        return false;
    return !aon_is_free(n, (bt_side)frame->side, n->s->field);
}

/* Is it plain that the army ends its move here? */
static bool
stops(const aon *n, const bt_frame *frame)
{
    return frame->local & AON_STOPS || !n->s->reach || meets(n, frame);
}

/* ---- the steps ------------------------------------------------------------------ */

/* [AON-12.6a] [AON-12.6b] One country after the other.  True when one joins the other side. */
static bool
violate(aon *n, bt_frame *frame)
{
    bt_units passing = stops(n, frame) ? (bt_units){ { 0 } } : n->s->army;
    uint8_t country = aon_violated(n, (bt_side)frame->side, passing);

    if (country == AON_NO_COUNTRY)
        return false;
    if (aon_country_of(n, n->s->field) == country)
        frame->local |= VIOLATES;
    aon_violate(n, (bt_side)frame->side, country);
    return true;
}

/* [AON-12.7e] Ruling 19: Forced March is a cause in the last area alone.  What has hit a corps on entry
 * does not hit it there again [AON-12.7f].  Who is left behind there has entered it too. */
static void
wear(aon *n, const bt_frame *frame)
{
    const unsigned plain = AON_BY_GROUND | AON_BY_WINTER | AON_BY_DISTANCE;
    bool forced = n->s->forced && !(frame[-1].local & AON_TIRED) && stops(n, frame);
    bt_units moved = aon_entered(n, (bt_side)frame->side, n->s->field);

    if (!(frame->local & HALTS))
        moved = bt_units_and(moved, n->s->army); /* those left there before have been hit */
    else
        moved = bt_units_minus(moved, aon_hit(n, moved, n->s->field, plain));
    if (forced)
        aon_top(n)[-1].local |= AON_TIRED;
    if (!(frame->local & HALTS))
        aon_attrition(n, moved, n->s->field, plain | (forced ? AON_BY_FORCE : 0u));
    else if (forced)
        aon_attrition(n, moved, n->s->field, AON_BY_FORCE);
}

/* What an army that halts has been through on entry is behind it. */
unsigned
aon_wear_due(const aon *n)
{
    const unsigned plain = AON_BY_GROUND | AON_BY_WINTER | AON_BY_DISTANCE;
    const bt_frame *frame = aon_frame(n->s, AON_P_ENTRY);

    if (!frame || frame->step > ATTRITION)
        return 0;
    return (frame->local & (HALTS | DROPS) ? 0 : plain) |
           (n->s->forced && !(frame[-1].local & AON_TIRED) ? AON_BY_FORCE : 0u);
}

/* An army that has lost its leader ends its move under the next one, whose rating counts from then on when
 * others withdraw or intercept: ruling 84. */
static void
succeed(aon *n, bt_frame *frame)
{
    aon_state *s = n->s;

    if (bt_units_has(&s->army, s->leader))
        return;
    s->leader = aon_leader(n, s->army);
    frame->local |= AON_STOPS;
    if (s->leader == BT_UNIT_NONE) {
        frame->step = END;
        return;
    }
    s->speed = (uint8_t)(n->printed->corps[s->leader].movement + s->forced);
    bt_units_add(&s->met, s->leader);
}

/* [AON-12.11c] [AON-12.5] Those who have been attacked stay where they are till the battle. */
static void
finish(aon *n)
{
    bt_frame frame = *aon_top(n);
    bt_side other = aon_other((bt_side)frame.side);

    if (frame.local & AON_STOPS || meets(n, &frame)) {
        frame.local |= AON_STOPS;
        if (!bt_units_is_empty(&n->s->army))
            n->s->pinned = bt_units_or(n->s->pinned, aon_army(n, other, n->s->field));
    }
    aon_pop(n);
    if (frame.local & AON_STOPS)
        aon_top(n)->local |= AON_HALTED;
}

/* Is a step left out?  What was settled on entry is, unless a country has joined the other side since. */
static bool
is_left_out(const bt_frame *frame, int step)
{
    if (!(frame->local & (HALTS | DROPS)))
        return false;
    if (step == CALL || step == WITHDRAWAL || step == INTERCEPTION)
        return !(frame->local & VIOLATES);
    return step == ATTRITION && frame->local & DROPS;
}

static bool
entry_waits(aon *n)
{
    bt_frame *frame = aon_top(n);
    bt_side other = aon_other((bt_side)frame->side);
    int step = frame->step++;

    if (is_left_out(frame, step))
        return false;
    switch (step) {
    case NEUTRALITY:
        if (violate(n, frame))
            frame->step = NEUTRALITY;
        return false;
    case CALL:
        aon_offer_call(n, other);
        return false;
    case ATTRITION:
        wear(n, frame);
        return false;
    case LEADERSHIP:
        succeed(n, frame);
        return false;
    case WITHDRAWAL:
        if (!meets(n, frame))
            return false;
        frame->local |= AON_STOPS;
        aon_offer_withdrawal(n, other);
        return false;
    case INTERCEPTION:
        aon_offer_interception(n, other);
        return false;
    default:
        finish(n);
        return false;
    }
}

static bool
entry_holds(const aon *n, const bt_frame *frame, bt_error *err)
{
    (void)frame;
    if (n->s->field == BT_AREA_NONE)
        return bt_fail(err, BT_EDATA, "no army has entered an area [AON-12.5]"), false;
    return true;
}

const bt_room aon_room_entry = {
    .waits = entry_waits,
    .stands = aon_owned,
    .holds = entry_holds,
};
