/*
 * deal.c - hidden blocks dealt again, as the other side may think [G2].
 *
 * Every hidden block needs a unit and every unit a place that its trace has: a
 * matching, found by augmenting paths from random beginnings.  A commander goes
 * first, with a corps beside him.  Where all stand as they were set up, they keep
 * the rules of that [G1.2] [G1.3].
 */
#include "deal.h"
#include "operation.h"
#include "position.h"
#include "view.h"

enum { BEGIN_TRIES = 24, SET_UP_TRIES = 1024 };

/* ---- seats and who may take them ----------------------------------------- */

static void
add_seats(n06_dealing *d, bt_unit spot, bt_area area, int count)
{
    while (count--)
        d->seats[d->count++] = (n06_slot){ spot, area };
}

static void
list_seats(n06_dealing *d)
{
    const n06_view *seen = d->seen;

    for (int activated = 0; activated < 2; activated++)
        for (bt_area a = 0; a < d->n->printed->network.area_count; a++)
            add_seats(d, n06_spot(a, activated), a, seen->standing[d->side][activated][a]);
    if (n06_mover(d->n->s) == d->side)
        add_seats(d, N06_SPOT_STACK, seen->stack_area, seen->stack_size);
}

/* Are there blocks of the other side in an area?  Then no vedette is [G3.12]. */
static bool
has_enemies(const n06_dealing *d, bt_area area)
{
    bt_side enemy = n06_other(d->side);

    return n06_blocks(d->n, enemy, area) || d->seen->standing[enemy][0][area] ||
           d->seen->standing[enemy][1][area] ||
           (n06_mover(d->n->s) == enemy && d->seen->stack_size && d->seen->stack_area == area);
}

/* A corps of its owner's choice, of which there is one to an area at the start [G1.3]. */
static bool
is_single(const n06_dealing *d, bt_unit unit)
{
    const n06_printed *p = d->n->printed;

    return p->secret.single[d->side] && n06_is_corps(p, unit) &&
           p->secret.fixed[unit] == BT_AREA_NONE;
}

/* Is another seat of the area the one for a corps?  Which one it is makes no
 * difference as long as they are alike; when they are not, see keeps_singles. */
static bool
is_closed(const n06_dealing *d, int seat)
{
    const n06_slot *it = &d->seats[seat];
    bool closed = n06_corps(d->n, d->side, it->area) != 0; /* one that lies face up */

    for (int i = 0; i < d->count; i++) {
        if (d->seats[i].area != it->area)
            continue;
        if (d->seats[i].spot != it->spot)
            return false;
        closed |= i < seat;
    }
    return closed;
}

static uint32_t
closed_seats(const n06_dealing *d)
{
    uint32_t closed = 0;

    for (int i = 0; i < d->count && d->n->printed->secret.single[d->side]; i++)
        if (bt_set_has(&d->n->s->as_set[d->side], d->seats[i].area) && is_closed(d, i))
            closed |= UINT32_C(1) << i;
    return closed;
}

/* `vedettes`: the stack of the operation is of vedettes [G3.1]. */
static uint32_t
seats_for(const n06_dealing *d, bt_unit unit, bool vedettes)
{
    bool is_vedette = d->n->printed->blocks[unit].kind == N06_VEDETTE;
    uint32_t able = 0;

    for (int i = 0; i < d->count; i++) {
        bool in_stack = d->seats[i].spot == N06_SPOT_STACK;
        if (!bt_set_has(&d->n->s->trace[unit], d->seats[i].spot))
            continue;
        if ((in_stack && is_vedette != vedettes) ||
            (is_vedette && has_enemies(d, d->seats[i].area)))
            continue;
        able |= UINT32_C(1) << i;
    }
    return is_single(d, unit) ? able & ~d->closed : able;
}

static void
list_units(n06_dealing *d, bool vedettes)
{
    int count = 0;

    d->closed = d->lenient ? 0 : closed_seats(d);

    for (bt_unit u = 0; u < d->n->printed->unit_count; u++) {
        if (n06_side_of(d->n->printed, u) != d->side ||
            d->n->s->places[u] != BT_PLACE_BOX(N06_BOX_HIDDEN))
            continue;
        d->units[count] = u;
        d->may[count++] = seats_for(d, u, vedettes);
    }
}

/* ---- matching ------------------------------------------------------------ */

static bool
seat_unit(n06_dealing *d, int unit, uint32_t *tried)
{
    int start = n06_below(d, d->count);

    for (int k = 0; k < d->count; k++) {
        int i = (start + k) % d->count;
        uint32_t bit = UINT32_C(1) << i;
        if (!(d->may[unit] & bit) || *tried & bit)
            continue;
        *tried |= bit;
        if (d->taker[i] < 0 || seat_unit(d, d->taker[i], tried)) {
            d->taker[i] = (int8_t)unit;
            return true;
        }
    }
    return false;
}

static bool
match(n06_dealing *d)
{
    int start = n06_below(d, d->count);

    for (int i = 0; i < d->count; i++)
        d->taker[i] = -1;
    for (int k = 0; k < d->count; k++) {
        uint32_t tried = 0;
        if (!seat_unit(d, (start + k) % d->count, &tried))
            return false;
    }
    return true;
}

/* ---- a commander and his corps [C1.4] ------------------------------------- */

static int
hidden_commander(const n06_dealing *d)
{
    for (int i = 0; i < d->count; i++)
        if (d->n->printed->blocks[d->units[i]].kind == N06_COMMANDER)
            return i;
    return -1;
}

/* Could a corps in this seat be the commander's companion? */
static bool
are_together(const n06_dealing *d, n06_slot a, n06_slot b)
{
    bool fighting = d->n->s->frames.depth > 2 && d->n->s->frames.at[2].local == N06_COMBAT_OP;

    return a.area == b.area &&
           (fighting || (a.spot == N06_SPOT_STACK) == (b.spot == N06_SPOT_STACK));
}

/* With the commander in one seat and a certain unit in another. */
static bool
match_pair(n06_dealing *d, int commander, int his, int unit, int its)
{
    uint32_t may[2] = { d->may[commander], d->may[unit] };
    bool found;

    d->may[unit] = UINT32_C(1) << its;
    d->may[commander] = UINT32_C(1) << his;
    found = match(d);
    d->may[commander] = may[0];
    d->may[unit] = may[1];
    return found;
}

static bool
match_with_companion(n06_dealing *d, int commander, int his)
{
    n06_slot place = d->seats[his];
    int first = n06_below(d, d->count), start = n06_below(d, d->count);

    /* A corps that lies face up beside him will do. */
    if (place.spot != N06_SPOT_STACK && n06_corps(d->n, d->side, place.area))
        return match_pair(d, commander, his, commander, his);
    for (int k = 0; k < d->count; k++) {
        int its = (first + k) % d->count;
        if (its == his || !are_together(d, place, d->seats[its]))
            continue;
        for (int j = 0; j < d->count; j++) {
            int unit = (start + j) % d->count;
            if (d->may[unit] >> its & 1 && n06_is_corps(d->n->printed, d->units[unit]) &&
                match_pair(d, commander, his, unit, its))
                return true;
        }
    }
    return false;
}

static bool
match_all(n06_dealing *d)
{
    int commander = hidden_commander(d), start;

    /* What cannot be without regard to him need not be tried with every companion. */
    if (!match(d))
        return false;
    if (commander < 0)
        return true;
    start = n06_below(d, d->count);
    for (int k = 0; k < d->count; k++) {
        int his = (start + k) % d->count;
        if (d->may[commander] >> his & 1 && match_with_companion(d, commander, his))
            return true;
    }
    return false;
}

/* ---- as they were set up [G1.2] [G1.3] -------------------------------------- */

static bool
keeps_singles(const n06_dealing *d)
{
    bt_units taken = { { 0 } };

    for (int i = 0; i < d->count; i++) {
        bt_area area = d->seats[i].area;
        if (!is_single(d, d->units[d->taker[i]]) ||
            !bt_set_has(&d->n->s->as_set[d->side], (uint8_t)area))
            continue;
        if (bt_units_has(&taken, (bt_unit)area))
            return false;
        bt_units_add(&taken, (bt_unit)area);
    }
    return true;
}

static int
corps_among(const n06_dealing *d, bt_set areas)
{
    int count = 0;

    for (int i = 0; i < d->count; i++)
        count += bt_set_has(&areas, d->seats[i].area) &&
                 n06_is_corps(d->n->printed, d->units[d->taker[i]]);
    while (!bt_set_is_empty(&areas))
        count += n06_count(n06_corps(d->n, d->side, (bt_area)bt_set_take(&areas)));
    return count;
}

static bool
keeps_demands(const n06_dealing *d)
{
    const n06_secret *secret = &d->n->printed->secret;

    for (int i = 0; i < secret->demand_count[d->side]; i++) {
        const n06_demand *demand = &secret->demands[d->side][i];
        bt_set touched = bt_set_minus(demand->areas, d->n->s->as_set[d->side]);
        if (bt_set_is_empty(&touched) && corps_among(d, demand->areas) < demand->corps)
            return false;
    }
    return true;
}

static bool
match_as_set_up(n06_dealing *d)
{
    for (int i = 0; i < SET_UP_TRIES; i++) {
        if (!match_all(d))
            return false;
        if (d->lenient || (keeps_singles(d) && keeps_demands(d)))
            return true;
    }
    return false;
}

static void
sit_down(const n06_dealing *d)
{
    n06_state *s = d->n->s;

    for (int i = 0; i < d->count; i++) {
        bt_unit unit = d->units[d->taker[i]];
        n06_stand(s, unit, d->seats[i].area);
        if (d->seats[i].spot == N06_SPOT_STACK)
            bt_units_add(&s->stack, unit);
        else if (d->seats[i].spot >= 64)
            bt_units_add(&s->activated, unit);
    }
}

static void
stand_up(const n06_dealing *d)
{
    n06_state *s = d->n->s;

    for (int i = 0; i < d->count; i++) {
        bt_unit unit = d->units[i];
        n06_stand(s, unit, BT_PLACE_BOX(N06_BOX_HIDDEN));
        bt_units_remove(&s->stack, unit);
        bt_units_remove(&s->activated, unit);
    }
}

/* ---- the first block of a stack that is being gathered [C6.1] --------------- */

static bool
is_gathering(const n06_dealing *d)
{
    const bt_frame *top = bt_frames_peek(&d->n->s->frames);
    return top->procedure == N06_P_GATHER && top->side == d->side;
}

static bool
may_begin(const n06_dealing *d, bt_unit unit)
{
    bt_refuser *const refusers[] = { [N06_MOVE_OP] = n06_refuse_move,
                                     [N06_COMBAT_OP] = n06_refuse_fight,
                                     [N06_ASSAULT_OP] = n06_refuse_assault };
    const bt_frame *top = bt_frames_peek(&d->n->s->frames);
    bt_act act = { .side = d->side, .a = unit };

    return !refusers[top[-1].local](d->n, &act);
}

/* Could it begin such an operation, from all that is dealt already? */
static bool
may_sit_and_begin(const n06_dealing *d, int unit, int seat)
{
    const bt_frame *top = bt_frames_peek(&d->n->s->frames);
    n06_kind kind = (n06_kind)d->n->printed->blocks[d->units[unit]].kind;

    if (d->seats[seat].spot >= 64 || !(d->may[unit] >> seat & 1) || kind == N06_COMMANDER)
        return false;
    if (top[-1].local != N06_MOVE_OP && kind != N06_CORPS)
        return false;
    return top[-1].local != N06_COMBAT_OP || has_enemies(d, d->seats[seat].area);
}

/* Where the others sit can forbid it (a commander left behind [C1.3]): so they are dealt again. */
static bool
begin_with(n06_dealing *d, int unit, int seat)
{
    uint32_t may = d->may[unit];
    bool found = true, begins = false;

    d->may[unit] = UINT32_C(1) << seat;
    for (int i = 0; i < BEGIN_TRIES && found && !begins; i++) {
        found = match_as_set_up(d);
        if (!found)
            break;
        sit_down(d);
        begins = may_begin(d, d->units[unit]);
        if (!begins)
            stand_up(d);
    }
    d->may[unit] = may;
    if (begins)
        bt_units_add(&d->n->s->stack, d->units[unit]);
    return begins;
}

static bool
deal_gathering(n06_dealing *d)
{
    int first = n06_below(d, d->count), start = n06_below(d, d->count);

    for (int k = 0; k < d->count; k++)
        for (int j = 0; j < d->count; j++) {
            int unit = (first + k) % d->count, seat = (start + j) % d->count;
            if (may_sit_and_begin(d, unit, seat) && begin_with(d, unit, seat))
                return true;
        }
    return false;
}

/* The stack may be of corps or of vedettes, whichever can be.  If neither is found, what
 * they were set up like is let go. */
static void
deal_places(n06_dealing *d)
{
    bool vedettes =
        d->n->s->frames.depth > 2 && d->n->s->frames.at[2].local == N06_MOVE_OP && n06_below(d, 2);

    list_seats(d);
    for (int i = 0; i < 4 && d->count; i++, vedettes = !vedettes) {
        d->lenient = i >= 2;
        list_units(d, vedettes);
        if (is_gathering(d)) {
            if (deal_gathering(d))
                return;
        } else if (match_as_set_up(d)) {
            sit_down(d);
            return;
        }
    }
}

void
n06_deal_blocks(const n06_view *seen, const n06 *n, bt_rng *rng)
{
    n06_dealing d[2];

    bt_side last = bt_frames_peek(&n->s->frames)->side == N06_FRENCH ? N06_FRENCH : N06_PRUSSIAN;

    /* The side to act comes last: what it may do depends on where the other stands. */
    for (int i = 0; i < 2; i++) {
        bt_side side = i ? last : n06_other(last);
        d[side] = (n06_dealing){ .n = n, .seen = seen, .side = side, .rng = rng };
        if (side != seen->viewer)
            deal_places(&d[side]);
    }
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
        if (side != seen->viewer)
            n06_deal_points(&d[side]);
}
