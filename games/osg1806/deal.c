/*
 * deal.c - hidden forces dealt again, as the other side may think [1.5].
 *
 * A flag tells nations, and whether troops, a train or leaders alone are under it.  So each hex has seats:
 * one for each nation, of which one is for a unit of the kind.  Seats get units by a matching, found by
 * augmenting paths from random beginnings; who is left stands where there is room.  Nobody is farther
 * from where the enemy saw it last than it can have gone, unless the flags leave no other way.
 */
#include "deal.h"
#include "combat.h"
#include "hold.h"
#include "plan.h"
#include "retreat_ways.h"
#include "setup.h"

#include <string.h>

enum { TRIES = 16, CHOICES_MAX = 10, STRAY = 4 };

/* What a hex still wants under its flags. */
typedef struct seat {
    bt_hex hex;
    int8_t taker; /* number of a unit, or -1 */
    bt_units may; /* who could be it, by nation and kind */
} seat;

typedef struct post {
    bt_hex hex;
    uint8_t flag;
    bt_units may;  /* who could stand there */
    bt_units kind; /* ... as what the flag tells */
} post;

typedef struct dealing {
    osg n; /* the position that is made */
    const osg_view *seen;
    bt_side side;
    bt_rng *rng;
    bool lenient; /* nobody is asked how far it can have gone */
    const uint64_t *asked; /* hexes whose troops are not vedettes alone: those have said so */
    int unit_count, post_count, seat_count;
    bt_unit units[OSG_UNITS_MAX];
    post posts[OSG_UNITS_MAX];
    seat seats[OSG_UNITS_MAX];
} dealing;

static int
below(dealing *d, int bound)
{
    return (int)bt_rng_below(d->rng, (uint32_t)bound);
}

/* ---- flags ----------------------------------------------------------------------- */

/* Those of a kind of flag alone. */
static bt_units
of_kind(const osg_printed *p, unsigned flag)
{
    if (flag & OSG_FLAG_TROOPS)
        return p->troops;
    return flag & OSG_FLAG_TRAIN ? bt_units_minus(p->combat, p->troops) : p->leaders;
}

static bt_units
of_nations(const osg_printed *p, unsigned flag)
{
    bt_units units = { { 0 } };

    for (int nation = 0; nation < OSG_NATIONS; nation++)
        if (flag >> nation & 1)
            units = bt_units_or(units, p->of_nation[nation]);
    return units;
}

/* Troops hide trains and leaders, a train hides leaders. */
static bt_units
under(const osg_printed *p, unsigned flag)
{
    bt_units units = of_kind(p, flag);

    if (flag & OSG_FLAG_TROOPS)
        units = bt_units_or(units, p->combat);
    return bt_units_and(bt_units_or(units, p->leaders), of_nations(p, flag));
}

static void
read_flags(dealing *d)
{
    const osg_printed *p = d->n.printed;

    for (int u = 0; u < p->unit_count; u++)
        if (p->counters[u].side == d->side && d->n.s->places[u] == OSG_HIDDEN)
            d->units[d->unit_count++] = (bt_unit)u;
    for (bt_hex hex = 0; hex < p->atlas.hex_count; hex++) {
        unsigned flag = d->seen->flags[d->side][hex];
        bt_units kind = bt_units_and(of_kind(p, flag), under(p, flag));
        if (flag & OSG_FLAG_TROOPS && bt_bits_has(d->asked, hex))
            kind = bt_units_minus(kind, p->vedettes);
        if (flag)
            d->posts[d->post_count++] = (post){ hex, (uint8_t)flag, under(p, flag), kind };
    }
}

static bool
is_mixed(const post *at)
{
    unsigned nations = at->flag & (OSG_FLAG_TROOPS - 1u);

    return (nations & (nations - 1)) != 0;
}

/* One seat for each nation; of the one that `choice` says, for the kind. */
static void
add_seats(dealing *d, const post *at, unsigned choice)
{
    const osg_printed *p = d->n.printed;
    unsigned left = choice;

    for (int nation = 0; nation < OSG_NATIONS; nation++) {
        if (!(at->flag >> nation & 1))
            continue;
        d->seats[d->seat_count++] = (seat){
            at->hex, -1, bt_units_and(left-- == 0 ? at->kind : at->may, p->of_nation[nation])
        };
    }
}

/* [5.26a] Everybody sees where a leader is hunted: he is there, one of the seats' or beside them. */
static void
seat_leader(dealing *d, const post *at, bool beside)
{
    const bt_units leaders = d->n.printed->leaders;
    seat *last = &d->seats[d->seat_count - 1];

    if (beside)
        d->seats[d->seat_count++] = (seat){ at->hex, -1, bt_units_and(at->may, leaders) };
    else
        last->may = bt_units_and(last->may, leaders);
}

static bool
hunts_leader(const dealing *d)
{
    int procedure = bt_frames_peek(&d->seen->shown.frames)->procedure;

    return procedure == OSG_P_CAPTURE || procedure == OSG_P_FLIGHT;
}

/* `choices`: a bit for each hex of two nations, which of them has the kind. */
static void
list_seats(dealing *d, unsigned choices, bool at_random)
{
    if (at_random)
        choices = bt_rng_below(d->rng, 1u << CHOICES_MAX);
    d->seat_count = 0;
    for (int i = 0; i < d->post_count; i++) {
        const post *at = &d->posts[i];
        unsigned choice = 0;
        if (is_mixed(at)) {
            choice = choices & 1;
            choices >>= 1;
        }
        add_seats(d, at, choice);
        if (at->hex == d->seen->hunt && hunts_leader(d) && !(at->flag & OSG_FLAG_LEADER))
            seat_leader(d, at, !is_mixed(at) || bt_rng_below(d->rng, 2));
    }
}

/* ---- how far ------------------------------------------------------------------------ */

/* Hexes that it can have gone since it was seen: by road, and a few more for what combat does. */
static int
farthest(const dealing *d, bt_unit unit)
{
    const osg_printed *p = d->n.printed;
    int turns = d->n.s->turn - d->n.s->seen_turn[unit] + 1;
    int a_turn = p->counters[unit].allowance / (p->march ? p->march : 1) + STRAY;

    return turns * a_turn;
}

static bool
can_be_at(const dealing *d, bt_unit unit, bt_hex hex)
{
    uint16_t from = d->n.s->seen_at[unit];

    return d->lenient || BT_PLACE_IS_BOX(from) ||
           bt_hex_range(&d->n.printed->atlas, from, hex) <= farthest(d, unit);
}

/* ---- matching ------------------------------------------------------------------------- */

/* `held`: the seat of each unit, or -1. */
static bool
fill(dealing *d, int number, int16_t *held, bt_units *tried)
{
    const seat *it = &d->seats[number];
    int start = below(d, d->unit_count);

    for (int k = 0; k < d->unit_count; k++) {
        int i = (start + k) % d->unit_count;
        bt_unit u = d->units[i];
        if (!bt_units_has(&it->may, u) || bt_units_has(tried, u) || !can_be_at(d, u, it->hex))
            continue;
        bt_units_add(tried, u);
        if (held[i] < 0 || fill(d, held[i], held, tried)) {
            held[i] = (int16_t)number;
            d->seats[number].taker = (int8_t)i;
            return true;
        }
    }
    return false;
}

static bool
match(dealing *d, int16_t *held)
{
    int start = d->seat_count ? below(d, d->seat_count) : 0;

    for (int i = 0; i < d->unit_count; i++)
        held[i] = -1;
    for (int k = 0; k < d->seat_count; k++) {
        bt_units tried = { { 0 } };
        if (!fill(d, (start + k) % d->seat_count, held, &tried))
            return false;
    }
    return true;
}

static bool
match_somehow(dealing *d, int16_t *held)
{
    for (int i = 0; i < TRIES; i++) {
        list_seats(d, 0, true);
        d->lenient = i >= TRIES / 2;
        if (match(d, held))
            return true;
    }
    for (unsigned choices = 0; choices < 1u << CHOICES_MAX; choices++) {
        list_seats(d, choices, false);
        if (match(d, held))
            return true;
    }
    return false;
}

/* ---- the rest ----------------------------------------------------------------------------- */

/* A hex for a unit that no flag needs, from a random one on. */
static bt_hex
find_room(dealing *d, bt_unit unit, bool near, bool roomy)
{
    bt_units one = { { 0 } };
    int start = below(d, d->post_count);

    bt_units_add(&one, unit);
    for (int k = 0; k < d->post_count; k++) {
        const post *at = &d->posts[(start + k) % d->post_count];
        d->lenient = !near;
        if (bt_units_has(&at->may, unit) && can_be_at(d, unit, at->hex) &&
            (!roomy || !osg_refuse_joining(&d->n, one, d->side, at->hex)))
            return at->hex;
    }
    return BT_HEX_NONE;
}

static void
place_rest(dealing *d, const int16_t *held)
{
    for (int i = 0; i < d->unit_count; i++) {
        bt_hex hex = BT_HEX_NONE;
        for (int way = 0; way < 4 && held[i] < 0 && hex == BT_HEX_NONE; way++)
            hex = find_room(d, d->units[i], !(way & 2), !(way & 1));
        BT_REQUIRE(held[i] >= 0 || hex != BT_HEX_NONE);
        if (held[i] < 0)
            osg_place(&d->n, d->units[i], hex);
    }
}

static void
deal_side(dealing *d)
{
    int16_t held[OSG_UNITS_MAX];
    bool found;

    read_flags(d);
    if (d->unit_count == 0)
        return;
    if (osg_sets_up(&d->n, d->side)) { /* no flags yet: as the tables have it, which breaks no limit */
        for (int i = 0; i < d->unit_count; i++)
            osg_place(&d->n, d->units[i], d->n.printed->starts[d->units[i]].place);
        return;
    }
    found = match_somehow(d, held);
    BT_REQUIRE(found);
    for (int i = 0; i < d->seat_count; i++)
        osg_place(&d->n, d->units[d->seats[i].taker], d->seats[i].hex);
    place_rest(d, held);
}

/* ---- what is going on ------------------------------------------------------------------------ */

/* Somebody of the side for a frame that does not say who it is about. */
static bool
name_somebody(dealing *d, uint8_t *name)
{
    bt_frames *frames = &d->n.s->frames;
    int start = below(d, d->unit_count ? d->unit_count : 1);

    for (int k = 0; k < d->unit_count && *name == BT_UNIT_NONE; k++) {
        *name = d->units[(start + k) % d->unit_count];
        if (!bt_rooms_hold(d->n.game, frames, &d->n, NULL))
            *name = BT_UNIT_NONE;
    }
    return *name != BT_UNIT_NONE;
}

/* Everybody sees where a leader is hunted [5.26a], or a unit displaced [11.45a]. */
static bool
name_hunted(dealing *d, uint8_t *name)
{
    bt_units there = osg_own_in_hex(&d->n, d->side, d->seen->hunt);

    for (bt_unit u; (u = bt_units_take(&there)) != BT_UNIT_NONE;) {
        *name = u;
        if (bt_rooms_hold(d->n.game, &d->n.s->frames, &d->n, NULL))
            return true;
    }
    return false;
}

static void
deal_names(dealing *d)
{
    bt_frame *top = bt_frames_top(&d->n.s->frames);
    bt_units there = { { 0 } };
    bool named = true;

    if (d->seen->march != BT_HEX_NONE && d->side == osg_phasing(d->n.s)) {
        there = osg_own_in_hex(&d->n, d->side, d->seen->march);
        d->n.s->movers = (bt_units){ { 0 } };
        bt_units_add(&d->n.s->movers, bt_units_first(&there));
    }
    if (d->seen->hunt != BT_HEX_NONE)
        named = !d->seen->flags[d->side][d->seen->hunt] || name_hunted(d, &top->local);
    else if (d->side != osg_phasing(d->n.s))
        return;
    else if (top->procedure == OSG_P_RALLY && top->step == BT_UNIT_NONE)
        named = name_somebody(d, &top->step);
    else if (top->procedure == OSG_P_CHECK && top->local == BT_UNIT_NONE)
        named = name_somebody(d, &top->local);
    BT_REQUIRE(named);
}

/* Both sides, as far as the viewer does not see them. */
static void
deal_forces(const bt_game *game, const osg_view *seen, bt_rng *rng, const uint64_t *asked, osg_state *s)
{
    dealing sides[2];

    *s = seen->shown;
    osg_derive_caches(game, s);
    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++) {
        sides[side] = (dealing){ .n = { game, osg_printed_of(game), s, NULL, false },
                                 .seen = seen,
                                 .side = side,
                                 .asked = asked,
                                 .rng = rng };
        if (side != seen->viewer)
            deal_side(&sides[side]);
    }
    if (seen->viewer != OSG_FRENCH)
        osg_deal_plan(&sides[OSG_FRENCH].n, rng);
    osg_show(&sides[0].n); /* they stand where they stand */
    for (bt_side i = 0; i < 2; i++) { /* who phases first: a march is part of what is going on */
        bt_side side = i ? osg_other(osg_phasing(s)) : osg_phasing(s);
        if (side != seen->viewer)
            deal_names(&sides[side]);
    }
}

/* [13.21] Who goes back has heard of the vedettes on its ways; troops that said nothing are others. */
static bt_units
who_goes_back(const osg_view *seen, int *hexes)
{
    const bt_frame *top = bt_frames_peek(&seen->shown.frames);

    *hexes = top->procedure == OSG_P_RETREAT ? top->local : 1;
    if (top->side != seen->viewer)
        return (bt_units){ { 0 } };
    if (top->procedure == OSG_P_DISPLACE)
        return osg_alone((bt_unit)top->local);
    return top->procedure == OSG_P_RETREAT ? seen->shown.retreating : (bt_units){ { 0 } };
}

void
osg_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out)
{
    const osg_view *seen = (const osg_view *)(const void *)view;
    osg_state *s = (osg_state *)(void *)out;
    osg n = { game, osg_printed_of(game), s, NULL, false };
    uint64_t asked[BT_BITS_WORDS(OSG_HEXES_MAX)] = { 0 }, more[BT_BITS_WORDS(OSG_HEXES_MAX)];
    int hexes;
    bt_units back = who_goes_back(seen, &hexes);

    *s = seen->shown;
    osg_ask_outposts(&n, back, hexes, asked);
    deal_forces(game, seen, rng, asked, s);
    memcpy(more, asked, sizeof more);
    osg_ask_beyond(&n, back, hexes, more);
    if (memcmp(more, asked, sizeof more))
        deal_forces(game, seen, rng, more, s);
}
