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
#include "control.h"
#include "hold.h"
#include "letters.h"
#include "plan.h"
#include "retreat_ways.h"
#include "setup.h"

#include <string.h>

enum { TRIES = 16, FAIR = 8, CHOICES_MAX = 10, STRAY = 4 };

/* What a hex still wants under its flags. */
typedef struct seat {
    bt_hex hex;
    bt_unit taker; /* BT_UNIT_NONE */
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
    bt_units units; /* hidden: to be dealt */
    bt_units taken; /* have a seat */
    int post_count, seat_count;
    uint8_t seat_of[OSG_UNITS_MAX]; /* of those */
    post posts[OSG_UNITS_MAX];
    seat seats[OSG_UNITS_MAX];
} dealing;

static int
below(dealing *d, int bound)
{
    return (int)bt_rng_below(d->rng, (uint32_t)bound);
}

/* ---- flags ----------------------------------------------------------------------- */

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
    bt_units units = osg_under_flag(p, flag);

    if (flag & OSG_FLAG_TROOPS)
        units = bt_units_or(units, p->combat);
    return bt_units_and(bt_units_or(units, p->leaders), of_nations(p, flag));
}

static void
add_post(dealing *d, bt_hex hex)
{
    const osg_printed *p = d->n.printed;
    uint8_t flag = d->seen->flags[d->side][hex];
    bt_units may = under(p, flag), kind = bt_units_and(osg_under_flag(p, flag), may);

    if (flag & OSG_FLAG_TROOPS && bt_bits_has(d->asked, hex))
        kind = bt_units_minus(kind, p->vedettes);
    d->posts[d->post_count++] = (post){ hex, flag, may, kind };
}

/* Few hexes have flags: eight are passed over at a time. */
static void
read_flags(dealing *d)
{
    const osg_printed *p = d->n.printed;
    const uint8_t *flags = d->seen->flags[d->side];

    for (int u = 0; u < p->unit_count; u++)
        if (p->counters[u].side == d->side && d->n.s->places[u] == OSG_HIDDEN)
            bt_units_add(&d->units, (bt_unit)u);
    for (int hex = 0; hex < OSG_HEXES_MAX; hex += 8) {
        uint64_t eight;
        memcpy(&eight, &flags[hex], sizeof eight);
        for (int i = hex; eight && i < hex + 8; i++)
            if (flags[i])
                add_post(d, (bt_hex)i);
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
            at->hex, BT_UNIT_NONE, bt_units_and(left-- == 0 ? at->kind : at->may, p->of_nation[nation])
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
        d->seats[d->seat_count++] = (seat){ at->hex, BT_UNIT_NONE, bt_units_and(at->may, leaders) };
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

    if (bt_units_has(&d->n.s->still, unit))
        return hex == from;
    return d->lenient || BT_PLACE_IS_BOX(from) ||
           bt_hex_range(&d->n.printed->atlas, from, hex) <= farthest(d, unit);
}

/* ---- matching ------------------------------------------------------------------------- */

/* The lowest from `start` on, or else from the beginning: of a set that is walked from anywhere. */
static bt_unit
take_from(bt_units *units, unsigned start)
{
    bt_units late = *units;
    bt_unit unit;

    for (unsigned word = 0; word < BT_COUNT(late.word); word++)
        if (start >= 64 * (word + 1))
            late.word[word] = 0;
        else if (start > 64 * word)
            late.word[word] &= ~UINT64_C(0) << (start - 64 * word);
    unit = bt_units_first(bt_units_is_empty(&late) ? units : &late);
    if (unit != BT_UNIT_NONE)
        bt_units_remove(units, unit);
    return unit;
}

static void
seat_unit(dealing *d, int number, bt_unit unit)
{
    d->seats[number].taker = unit;
    d->seat_of[unit] = (uint8_t)number;
    bt_units_add(&d->taken, unit);
}

/* Who is free comes before those who would have to go elsewhere. */
static bool
fill(dealing *d, int number, unsigned start, bt_units *tried)
{
    const seat *it = &d->seats[number];
    bt_units able = bt_units_minus(bt_units_and(it->may, d->units), *tried);
    bt_units held = bt_units_and(able, d->taken), free = bt_units_minus(able, d->taken);

    for (bt_unit u; (u = take_from(&free, start)) != BT_UNIT_NONE;)
        if (can_be_at(d, u, it->hex)) {
            seat_unit(d, number, u);
            return true;
        }
    for (bt_unit u; (u = take_from(&held, start)) != BT_UNIT_NONE;) {
        if (bt_units_has(tried, u) || !can_be_at(d, u, it->hex))
            continue;
        bt_units_add(tried, u);
        if (fill(d, d->seat_of[u], start, tried)) {
            seat_unit(d, number, u);
            return true;
        }
    }
    return false;
}

static bool
match(dealing *d)
{
    int start = d->seat_count ? below(d, d->seat_count) : 0;

    d->taken = (bt_units){ { 0 } };
    for (int k = 0; k < d->seat_count; k++) {
        bt_units tried = { { 0 } };
        if (!fill(d, (start + k) % d->seat_count, (unsigned)below(d, d->n.printed->unit_count),
                  &tried))
            return false;
    }
    return true;
}

static bool
match_somehow(dealing *d)
{
    for (int i = 0; i < TRIES; i++) {
        list_seats(d, 0, true);
        d->lenient = i >= TRIES / 2;
        if (match(d))
            return true;
    }
    for (unsigned choices = 0; choices < 1u << CHOICES_MAX; choices++) {
        list_seats(d, choices, false);
        if (match(d))
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
place_rest(dealing *d)
{
    bt_units left = bt_units_minus(d->units, d->taken);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_hex hex = BT_HEX_NONE;
        for (int way = 0; way < 4 && hex == BT_HEX_NONE; way++)
            hex = find_room(d, u, !(way & 2), !(way & 1));
        BT_REQUIRE(hex != BT_HEX_NONE);
        osg_place(&d->n, u, hex);
    }
}

/* Where the tables have a unit; vedettes where their parent is [13.11b], and who has no hex with friends. */
static bt_hex
home_of(const dealing *d, bt_unit unit)
{
    const osg_printed *p = d->n.printed;
    bt_unit parent = p->counters[unit].parent;
    bt_units friends = osg_on_map_of(&d->n, bt_units_and(p->combat, p->of_side[d->side]));
    bt_hex hex;

    if (!BT_PLACE_IS_BOX(p->starts[unit].place))
        return p->starts[unit].place;
    if (parent != BT_UNIT_NONE && !BT_PLACE_IS_BOX(p->starts[parent].place))
        return p->starts[parent].place;
    do
        hex = d->n.s->places[bt_units_take(&friends)];
    while (!bt_units_is_empty(&friends) && osg_refuse_joining(&d->n, osg_alone(unit), d->side, hex));
    return hex;
}

/* No flags yet: as the tables have it, which breaks no limit. */
static void
set_up(dealing *d)
{
    for (int later = 0; later < 2; later++)
        for (bt_units left = d->units; !bt_units_is_empty(&left);) {
            bt_unit u = bt_units_take(&left);
            if (BT_PLACE_IS_BOX(d->n.printed->starts[u].place) == later)
                osg_place(&d->n, u, home_of(d, u));
        }
}

static void
deal_side(dealing *d)
{
    bool found;

    read_flags(d);
    if (bt_units_is_empty(&d->units))
        return;
    if (osg_sets_up(&d->n, d->side)) {
        set_up(d);
        return;
    }
    found = match_somehow(d);
    BT_REQUIRE(found);
    for (int i = 0; i < d->seat_count; i++)
        osg_place(&d->n, d->seats[i].taker, d->seats[i].hex);
    place_rest(d);
}

/* ---- what is going on ------------------------------------------------------------------------ */

/* Somebody of the side for a frame that does not say who it is about. */
static bool
name_somebody(dealing *d, uint8_t *name)
{
    bt_frames *frames = &d->n.s->frames;
    unsigned start = (unsigned)below(d, d->n.printed->unit_count);
    bt_units left = d->units;

    while (!bt_units_is_empty(&left) && *name == BT_UNIT_NONE) {
        *name = take_from(&left, start);
        if (!bt_rooms_hold(d->n.game, frames, &d->n, NULL))
            *name = BT_UNIT_NONE;
    }
    return *name != BT_UNIT_NONE;
}

/* Everybody sees where a leader is hunted [5.26a], or a unit displaced [11.45a]: not one that is shown there. */
static bool
name_hunted(dealing *d, uint8_t *name)
{
    bt_units there = bt_units_and(d->units, osg_own_in_hex(&d->n, d->side, d->seen->hunt));

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

static void
begin(dealing *d, const osg *n, const osg_view *seen, bt_side side, const uint64_t *asked, bt_rng *rng)
{
    d->n = *n;
    d->seen = seen;
    d->side = side;
    d->rng = rng;
    d->asked = asked;
    d->lenient = false;
    d->units = d->taken = (bt_units){ { 0 } };
    d->post_count = d->seat_count = 0;
}

/* Both sides, as far as the viewer does not see them. */
static void
deal_forces(const bt_game *game, const osg_view *seen, bt_rng *rng, const uint64_t *asked, osg_state *s)
{
    dealing sides[2]; /* their posts and seats are filled in as they are found */

    *s = seen->shown;
    osg_derive_caches(game, s);
    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++) {
        begin(&sides[side], &(osg){ game, osg_printed_of(game), s, NULL, false }, seen, side, asked,
              rng);
        if (side != seen->viewer)
            deal_side(&sides[side]);
    }
    if (seen->viewer != OSG_FRENCH)
        osg_deal_plan(&sides[OSG_FRENCH].n, rng);
    osg_deal_letters(&sides[OSG_FRENCH].n, seen->seat, rng);
    osg_show(&sides[0].n); /* they stand where they stand */
    s->still = seen->shown.still;
    for (bt_side i = 0; i < 2; i++) { /* who phases first: a march is part of what is going on */
        bt_side side = i ? osg_other(osg_phasing(s)) : osg_phasing(s);
        if (side != seen->viewer)
            deal_names(&sides[side]);
    }
}

void
osg_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out)
{
    const osg_view *seen = (const osg_view *)(const void *)view;
    osg_state *s = (osg_state *)(void *)out;
    osg n = { game, osg_printed_of(game), s, NULL, false };
    uint64_t asked[BT_BITS_WORDS(OSG_HEXES_MAX)] = { 0 }, more[BT_BITS_WORDS(OSG_HEXES_MAX)];
    int hexes;
    bt_units back = osg_who_goes_back(&seen->shown, seen->viewer, &hexes);

    *s = seen->shown;
    osg_ask_outposts(&n, back, hexes, asked);
    for (int i = 0; i < FAIR; i++) {
        deal_forces(game, seen, rng, asked, s);
        memcpy(more, asked, sizeof more);
        osg_ask_beyond(&n, back, hexes, more);
        if (memcmp(more, asked, sizeof more))
            deal_forces(game, seen, rng, more, s);
        if (!osg_control_is_due(&n))
            break; /* who controls nothing where it stands is not in supply: that is known [20.16] */
    }
}
