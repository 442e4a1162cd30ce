/*
 * deal.c - hidden blocks and points dealt anew, as the other side may think [G2].
 *
 * Every hidden block needs a unit and every unit a place that its trace has: a
 * matching, found by augmenting paths from random beginnings.  A commander goes
 * first, with a corps beside him.  Strength points come to the sum that the
 * victory points tell; of fatigue no more is known than combats have shown.
 */
#include "n06.h"

/* A place for one hidden block. */
typedef struct n06_slot {
    bt_unit spot;
    bt_area area;
} n06_slot;

typedef struct dealing {
    const n06 *n;
    const n06_view *seen;
    bt_side side;
    bt_rng *rng;
    int count; /* hidden blocks; as many seats */
    n06_slot seats[N06_UNITS_MAX];
    bt_unit units[N06_UNITS_MAX];
    uint32_t may[N06_UNITS_MAX]; /* by unit: the seats it may take, as bits */
    int8_t taker[N06_UNITS_MAX]; /* by seat: index into units, or -1 */
} dealing;

static int
below(const dealing *d, int limit)
{
    return (int)bt_rng_below(d->rng, (uint32_t)limit);
}

static bt_unit
any_of(const dealing *d, uint32_t bits)
{
    for (int skip = below(d, n06_count(bits)); skip; skip--)
        bits &= bits - 1;
    return (bt_unit)__builtin_ctz(bits);
}

/* ---- seats and who may take them ----------------------------------------- */

static void
add_seats(dealing *d, bt_unit spot, bt_area area, int count)
{
    while (count--)
        d->seats[d->count++] = (n06_slot){ spot, area };
}

static void
list_seats(dealing *d)
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
has_enemies(const dealing *d, bt_area area)
{
    bt_side enemy = n06_other(d->side);

    return n06_blocks(d->n, enemy, area) || d->seen->standing[enemy][0][area] ||
           d->seen->standing[enemy][1][area] ||
           (n06_mover(d->n->s) == enemy && d->seen->stack_size && d->seen->stack_area == area);
}

/* `vedettes`: the stack of the operation is of vedettes [G3.1]. */
static uint32_t
seats_for(const dealing *d, bt_unit unit, bool vedettes)
{
    bool is_vedette = d->n->printed->blocks[unit].kind == N06_VEDETTE;
    uint32_t able = 0;

    for (int i = 0; i < d->count; i++) {
        bool in_stack = d->seats[i].spot == N06_SPOT_STACK;
        if (!bt_units_has(&d->n->s->trace[unit], d->seats[i].spot))
            continue;
        if ((in_stack && is_vedette != vedettes) ||
            (is_vedette && has_enemies(d, d->seats[i].area)))
            continue;
        able |= UINT32_C(1) << i;
    }
    return able;
}

static void
list_units(dealing *d, bool vedettes)
{
    int count = 0;

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
seat_unit(dealing *d, int unit, uint32_t *tried)
{
    int start = below(d, d->count);

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
match(dealing *d)
{
    int start = below(d, d->count);

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
hidden_commander(const dealing *d)
{
    for (int i = 0; i < d->count; i++)
        if (d->n->printed->blocks[d->units[i]].kind == N06_COMMANDER)
            return i;
    return -1;
}

/* Could a corps in this seat be the commander's companion? */
static bool
are_together(const dealing *d, n06_slot a, n06_slot b)
{
    bool fighting = d->n->s->frames.depth > 2 && d->n->s->frames.at[2].local == N06_COMBAT_OP;

    return a.area == b.area &&
           (fighting || (a.spot == N06_SPOT_STACK) == (b.spot == N06_SPOT_STACK));
}

/* With the commander in one seat and a certain unit in another. */
static bool
match_pair(dealing *d, int commander, int his, int unit, int its)
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
match_with_companion(dealing *d, int commander, int his)
{
    n06_slot place = d->seats[his];
    int first = below(d, d->count), start = below(d, d->count);

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
match_all(dealing *d)
{
    int commander = hidden_commander(d), start;

    if (commander < 0 || d->count == 0)
        return match(d);
    start = below(d, d->count);
    for (int k = 0; k < d->count; k++) {
        int his = (start + k) % d->count;
        if (d->may[commander] >> his & 1 && match_with_companion(d, commander, his))
            return true;
    }
    return false;
}

static void
sit_down(const dealing *d)
{
    n06_state *s = d->n->s;

    for (int i = 0; i < d->count; i++) {
        bt_unit unit = d->units[d->taker[i]];
        s->places[unit] = d->seats[i].area;
        s->at[d->seats[i].area] |= UINT32_C(1) << unit;
        if (d->seats[i].spot == N06_SPOT_STACK)
            bt_units_add(&s->stack, unit);
        else if (d->seats[i].spot >= 64)
            bt_units_add(&s->activated, unit);
    }
}

static void
stand_up(const dealing *d)
{
    n06_state *s = d->n->s;

    for (int i = 0; i < d->count; i++) {
        bt_unit unit = d->units[i];
        s->at[s->places[unit]] &= ~(UINT32_C(1) << unit);
        s->places[unit] = BT_PLACE_BOX(N06_BOX_HIDDEN);
        bt_units_remove(&s->stack, unit);
        bt_units_remove(&s->activated, unit);
    }
}

/* ---- the first block of a stack that is being gathered [C6.1] --------------- */

static bool
is_gathering(const dealing *d)
{
    const bt_frame *top = bt_frames_peek(&d->n->s->frames);
    return top->procedure == N06_P_GATHER && top->side == d->side;
}

static bool
may_begin(const dealing *d, bt_unit unit)
{
    n06_refuser *const refusers[] = { [N06_MOVE_OP] = n06_refuse_move,
                                      [N06_COMBAT_OP] = n06_refuse_fight,
                                      [N06_ASSAULT_OP] = n06_refuse_assault };
    const bt_frame *top = bt_frames_peek(&d->n->s->frames);
    n06_act act = { .side = d->side, .a = unit };

    return !refusers[top[-1].local](d->n, &act);
}

static bool
begin_with(dealing *d, int unit, int seat)
{
    uint32_t may = d->may[unit];
    bool found;

    d->may[unit] = UINT32_C(1) << seat;
    found = match_all(d);
    d->may[unit] = may;
    if (!found)
        return false;
    sit_down(d);
    if (may_begin(d, d->units[unit])) {
        bt_units_add(&d->n->s->stack, d->units[unit]);
        return true;
    }
    stand_up(d);
    return false;
}

static bool
deal_gathering(dealing *d)
{
    int first = below(d, d->count), start = below(d, d->count);

    for (int k = 0; k < d->count; k++)
        for (int j = 0; j < d->count; j++) {
            int unit = (first + k) % d->count, seat = (start + j) % d->count;
            if (d->seats[seat].spot < 64 && d->may[unit] >> seat & 1 && begin_with(d, unit, seat))
                return true;
        }
    return false;
}

/* The stack may be of corps or of vedettes, whichever can be. */
static void
deal_places(dealing *d)
{
    bool vedettes =
        d->n->s->frames.depth > 2 && d->n->s->frames.at[2].local == N06_MOVE_OP && below(d, 2);

    list_seats(d);
    for (int i = 0; i < 2 && d->count; i++, vedettes = !vedettes) {
        list_units(d, vedettes);
        if (is_gathering(d)) {
            if (deal_gathering(d))
                return;
        } else if (match_all(d)) {
            sit_down(d);
            return;
        }
    }
}

/* ---- points -------------------------------------------------------------- */

static uint32_t
corps_on_map(const dealing *d)
{
    uint32_t corps = 0;

    for (uint32_t left = n06_corps_of(d->n, d->n->printed->of_side[d->side]); left;
         left &= left - 1)
        if (n06_on_map(d->n->s, (bt_unit)__builtin_ctz(left)))
            corps |= left & -left;
    return corps;
}

static void
lose_point(const dealing *d, bt_unit unit)
{
    n06_state *s = d->n->s;

    if (s->infantry[unit] && !(s->cavalry[unit] && below(d, 3) == 0))
        s->infantry[unit]--;
    else
        s->cavalry[unit]--;
}

/* Corps of a set with more strength points than `least`. */
static uint32_t
stronger(const dealing *d, uint32_t corps, int least)
{
    uint32_t out = 0;

    for (; corps; corps &= corps - 1)
        if (n06_strength(d->n->s, (bt_unit)__builtin_ctz(corps)) > least)
            out |= corps & -corps;
    return out;
}

/* Printed strength less what is known to be lost; the rest falls as it may. */
static void
deal_strength(const dealing *d)
{
    n06_state *s = d->n->s;
    uint32_t corps = corps_on_map(d), able;
    int left = -d->seen->strength[d->side];

    for (uint32_t each = corps; each; each &= each - 1) {
        bt_unit unit = (bt_unit)__builtin_ctz(each);
        s->infantry[unit] = d->n->printed->blocks[unit].infantry;
        s->cavalry[unit] = d->n->printed->blocks[unit].cavalry;
        left += n06_strength(s, unit);
    }
    for (uint32_t each = corps; each; each &= each - 1) {
        bt_unit unit = (bt_unit)__builtin_ctz(each);
        for (int i = 0; i < s->lost_least[unit] && left > 0 && n06_strength(s, unit) > 1;
             i++, left--)
            lose_point(d, unit);
    }
    for (; left > 0; left--) {
        able = stronger(d, corps, 1);
        able = able ? able : stronger(d, corps & n06_bits(s->sharers[d->side]), 0);
        if (!able)
            return;
        lose_point(d, any_of(d, able));
    }
    for (; left < 0; left++) {
        able = corps & ~stronger(d, corps, N06_STRENGTH_MAX - 1);
        if (!able)
            return;
        s->infantry[any_of(d, able)]++;
    }
}

static void
deal_fatigue(const dealing *d)
{
    n06_state *s = d->n->s;

    for (uint32_t left = corps_on_map(d); left; left &= left - 1) {
        bt_unit unit = (bt_unit)__builtin_ctz(left);
        int most = bt_units_has(&s->activated, unit) ? 4 : 3;
        int points = s->tired_least[unit] + below(d, most);
        s->fatigue[unit] = (uint8_t)(points > N06_FATIGUE_MAX ? N06_FATIGUE_MAX : points);
    }
}

static void
deal_care(const dealing *d)
{
    uint32_t corps = corps_on_map(d);

    for (int i = 0; i < d->seen->cared[d->side] && corps; i++) {
        bt_unit unit = any_of(d, corps);
        bt_units_add(&d->n->s->cared, unit);
        corps &= ~(UINT32_C(1) << unit);
    }
}

/* ---- what is being decided ------------------------------------------------ */

/* Whose card moves hidden blocks, and which event; false when none does. */
static bool
has_slipping(const dealing *d, n06_event *event)
{
    const n06_state *s = d->n->s;
    const bt_frame *top = bt_frames_peek(&s->frames);
    uint8_t card = s->played[d->side];

    *event = top->procedure == N06_P_SUMMON ? N06_CANNON_SOUNDS : N06_REACTION;
    if (top->procedure == N06_P_SUMMON || top->procedure == N06_P_REACTION)
        return top->side == d->side;
    if (top->procedure != N06_P_COUNTER || top->side == d->side || card == N06_CARD_NONE)
        return false;
    *event = (n06_event)d->n->printed->cards[card].event;
    return *event == N06_REACTION || *event == N06_CANNON_SOUNDS;
}

static void
deal_slipping(const dealing *d)
{
    const n06 *n = d->n;
    bool countered = bt_frames_peek(&n->s->frames)->procedure == N06_P_COUNTER;
    uint32_t able = 0, fair = 0;
    n06_event event;

    if (!has_slipping(d, &event))
        return;
    for (uint32_t left = n06_bits(n->printed->of_side[d->side]); left; left &= left - 1) {
        bt_unit u = (bt_unit)__builtin_ctz(left);
        if (event == N06_REACTION ? n06_refuse_slipper(n, d->side, u)
                                  : n06_refuse_helper(n, d->side, u))
            continue;
        able |= left & -left;
        if (!countered || event == N06_CANNON_SOUNDS ||
            bt_link_between(&n->printed->network, (bt_area)n->s->places[u], n->s->target) !=
                BT_LINK_NONE)
            fair |= left & -left;
    }
    able = fair ? fair : able ? able : corps_on_map(d);
    bt_units_add(&n->s->slipping, any_of(d, able));
}

/* The corps of a frame that shares points, when they are hidden [C8.13]. */
static bt_units
hidden_sharers(const dealing *d, int below_share, const bt_frame *share)
{
    const n06 *n = d->n;
    const n06_state *s = n->s;
    bt_unit saxons = n->printed->event_unit[N06_SAXON_DEFECTION];
    bt_side mover = n06_mover(s);
    bt_area area = s->target;
    uint32_t chosen = 0, corps = corps_on_map(d);

    if (s->frames.at[below_share].procedure == N06_P_RECOVERY) {
        for (int i = 0; share->step == N06_LOSE && i < share->local && corps & ~chosen; i++)
            chosen |= UINT32_C(1) << any_of(d, corps & ~chosen);
        return n06_units(share->step == N06_LOSE ? chosen : corps);
    }
    if (mover == BT_SIDE_NONE)
        return n06_units(share->step == N06_LOSE ? UINT32_C(1) << saxons
                                                 : n06_corps(n, d->side, area));
    if (mover == d->side)
        return n06_units(n06_corps_of(n, s->stack));
    if (s->frames.at[below_share].procedure == N06_P_RETREAT)
        area = (bt_area)s->places[bt_units_first(&s->fighting[n06_other(d->side)])];
    else if (!bt_units_is_empty(&s->stack))
        area = n06_stack_area(n);
    else
        area = d->seen->stack_area;
    return n06_units(n06_corps(n, d->side, area));
}

static void
deal_shares(const dealing *d)
{
    n06_state *s = d->n->s;

    for (int i = 1; i < s->frames.depth; i++) {
        const bt_frame *frame = &s->frames.at[i];
        bt_units *sharers = &s->sharers[d->side];
        bool open = !bt_units_is_empty(sharers);
        int base = i - 1;
        if (frame->procedure != N06_P_SHARE || frame->side != d->side)
            continue;
        while (s->frames.at[base].procedure == N06_P_SHARE)
            base--;
        if (!open)
            *sharers = hidden_sharers(d, base, frame);
        for (bt_units left = *sharers;
             !open && frame->step == N06_LOSE && !bt_units_is_empty(&left);) {
            bt_unit unit = bt_units_take(&left);
            if (s->fatigue[unit] < 5 && s->frames.at[base].procedure == N06_P_RECOVERY)
                s->fatigue[unit] = 5;
        }
        if (frame->step == N06_TIRE && !bt_units_is_empty(sharers))
            s->due[d->side] = (uint8_t)(open ? frame->local : below(d, frame->local + 1));
    }
}

static void
deal_march(const dealing *d)
{
    n06_state *s = d->n->s;
    int points;

    if (n06_mover(s) != d->side || !n06_frame(s, N06_P_MARCH))
        return;
    points = n06_movement_points(d->n, NULL) - s->used;
    s->mp = (uint8_t)(points > 0 ? points : 0);
}

static void
deal_points(const dealing *d)
{
    deal_strength(d);
    deal_fatigue(d);
    deal_care(d);
    deal_slipping(d);
    deal_shares(d);
    deal_march(d);
    if (d->side == N06_PRUSSIAN && n06_frame(d->n->s, N06_P_COMBAT))
        d->n->s->had_horse = n06_cavalry(d->n, d->n->s->fighting[d->side]) > 0;
}

void
n06_deal_blocks(const n06_view *seen, const n06 *n, bt_rng *rng)
{
    dealing d[2];

    bt_side last = bt_frames_peek(&n->s->frames)->side == N06_FRENCH ? N06_FRENCH : N06_PRUSSIAN;

    /* Whoever is to act comes last: what he may do depends on where the other stands. */
    for (int i = 0; i < 2; i++) {
        bt_side side = i ? last : n06_other(last);
        d[side] = (dealing){ .n = n, .seen = seen, .side = side, .rng = rng };
        if (side != seen->viewer)
            deal_places(&d[side]);
    }
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
        if (side != seen->viewer)
            deal_points(&d[side]);
}
