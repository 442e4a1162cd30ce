/*
 * deal.c - hidden forces dealt again, as the other side may think [1.5].
 *
 * Every flag gets somebody it may be (seats.h); who is left stands where there is room, and is likely to be.
 */
#include "deal.h"
#include "combat.h"
#include "control.h"
#include "hold.h"
#include "letters.h"
#include "plan.h"
#include "retreat_ways.h"
#include "seats.h"
#include "setup.h"

#include <string.h>

enum { FAIR = 64, LOOSE_OF = 8, UNLIKELY = 1000 };

/* ---- the rest ----------------------------------------------------------------------------- */

/* A hex looked for, for a unit that no flag needs. */
typedef struct search {
    const osg_dealing *d;
    bt_unit unit;
    bt_hex best;
    int least; /* how unlikely that is: hexes that it has come, and more if it cannot have, or has no room */
} search;

static void
look_at(search *f, const osg_post *at)
{
    const osg_dealing *d = f->d;
    const osg_trail *trail = &d->trails[f->unit];
    int gone = osg_gone_to(trail, at->at), far = osg_far_gone(trail, gone);

    if (far >= f->least || !bt_units_has(&at->may, f->unit))
        return;
    far += osg_can_have_gone(d, trail, gone) ? 0 : 2 * UNLIKELY;
    far += osg_refuse_joining(&d->n, osg_alone(f->unit), d->side, at->hex) ? UNLIKELY : 0;
    if (far < f->least) {
        f->least = far;
        f->best = at->hex;
    }
}

/* From where it was seen on to either side: posts are in the order of their rows, and who is as many rows off as
 * the best is hexes need not be looked at. */
static void
look_about(search *f, bt_hex from)
{
    const osg_dealing *d = f->d;
    const bt_hex_info *hexes = d->n.printed->atlas.hexes;
    int first = osg_find_post(d, from);

    for (int i = first; i < d->post_count && hexes[d->posts[i].hex].y - hexes[from].y < f->least;
         i++)
        look_at(f, &d->posts[i]);
    for (int i = first; i-- > 0 && hexes[from].y - hexes[d->posts[i].hex].y < f->least;)
        look_at(f, &d->posts[i]);
}

/* The likeliest hex; for who may be anywhere the first from a random one on. */
static bt_hex
find_room(osg_dealing *d, bt_unit unit)
{
    search f = { d, unit, BT_HEX_NONE, 4 * UNLIKELY };
    int start = osg_deal_below(d, d->post_count);

    if (!d->trails[unit].roams)
        look_about(&f, d->n.s->seen_at[unit]);
    for (int k = 0; k < d->post_count && f.least >= UNLIKELY; k++)
        look_at(&f, &d->posts[(start + k) % d->post_count]);
    return f.best;
}

static void
place_rest(osg_dealing *d)
{
    bt_units left = bt_units_minus(d->units, d->taken);

    d->lenient = false;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_hex hex = find_room(d, u);
        BT_REQUIRE(hex != BT_HEX_NONE);
        osg_place(&d->n, u, hex);
    }
}

/* Where nobody of its side is on the map. */
static bt_hex
find_lonely(const osg_dealing *d, bt_unit unit)
{
    bt_hex last = (bt_hex)(d->n.printed->atlas.hex_count - 1), hex = 0;

    while (hex < last && osg_refuse_joining(&d->n, osg_alone(unit), d->side, hex))
        hex++;
    return hex;
}

/* Where the tables have a unit; vedettes where their parent is [13.11b], and who has no hex with friends. */
static bt_hex
home_of(const osg_dealing *d, bt_unit unit)
{
    const osg_printed *p = d->n.printed;
    bt_unit parent = p->counters[unit].parent;
    bt_units friends = osg_on_map_of(&d->n, bt_units_and(p->combat, p->of_side[d->side]));
    bt_hex hex;

    if (!BT_PLACE_IS_BOX(p->starts[unit].place))
        return p->starts[unit].place;
    if (parent != BT_UNIT_NONE && !BT_PLACE_IS_BOX(p->starts[parent].place))
        return p->starts[parent].place;
    if (bt_units_is_empty(&friends))
        return find_lonely(d, unit);
    do
        hex = d->n.s->places[bt_units_take(&friends)];
    while (!bt_units_is_empty(&friends) &&
           osg_refuse_joining(&d->n, osg_alone(unit), d->side, hex));
    return hex;
}

/* No flags yet: as the tables have it, which breaks no limit. */
static void
set_up(osg_dealing *d)
{
    for (int later = 0; later < 2; later++)
        for (bt_units left = d->units; !bt_units_is_empty(&left);) {
            bt_unit u = bt_units_take(&left);
            if (BT_PLACE_IS_BOX(d->n.printed->starts[u].place) == later)
                osg_place(&d->n, u, home_of(d, u));
        }
}

/* [10.22a] Everybody has seen where a Repulse failed; of who is shown there it is known whether it took part. */
static void
bind_foiled(osg_dealing *d)
{
    bt_units hidden = bt_units_and(d->units, d->n.printed->troops);

    for (int i = 0; i < d->post_count; i++)
        if (d->posts[i].flag & OSG_FLAG_FOILED)
            d->n.s->foiled = bt_units_or(
                d->n.s->foiled,
                bt_units_and(osg_own_in_hex(&d->n, d->side, d->posts[i].hex), hidden));
}

/* [19.28] The tables lie open: who began at reduced strength still is. */
static void
deal_reduced(osg_dealing *d)
{
    bt_units left = d->units;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (d->n.printed->starts[u].reduced)
            bt_units_add(&d->n.s->reduced, u);
}

static void
deal_side(osg_dealing *d)
{
    bool found;

    osg_read_flags(d);
    if (bt_units_is_empty(&d->units))
        return;
    deal_reduced(d);
    if (osg_sets_up(&d->n, d->side)) {
        set_up(d);
        return;
    }
    found = osg_match_seats(d);
    BT_REQUIRE(found);
    for (int i = 0; i < d->seat_count; i++)
        osg_place(&d->n, d->seats[i].taker, d->seats[i].hex);
    place_rest(d);
    bind_foiled(d);
}

/* ---- what is going on ------------------------------------------------------------------------ */

/* Somebody of the side for a frame that does not say who it is about. */
static bool
name_somebody(osg_dealing *d, uint8_t *name)
{
    bt_frames *frames = &d->n.s->frames;
    unsigned start = (unsigned)osg_deal_below(d, d->n.printed->unit_count);
    bt_units left = d->units;

    while (!bt_units_is_empty(&left) && *name == BT_UNIT_NONE) {
        *name = osg_take_from(&left, start);
        if (!bt_rooms_hold(d->n.game, frames, &d->n, NULL))
            *name = BT_UNIT_NONE;
    }
    return *name != BT_UNIT_NONE;
}

/* Everybody sees where a leader is hunted [5.26a], or a unit displaced [11.45a]: not one that is shown there. */
static bool
name_hunted(osg_dealing *d, uint8_t *name)
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
deal_names(osg_dealing *d)
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
begin(osg_dealing *d, const osg *n, const osg_view *seen, bt_side side, const uint64_t *asked,
      int loose_of, bt_rng *rng)
{
    d->n = *n;
    d->seen = seen;
    d->side = side;
    d->rng = rng;
    d->asked = asked;
    d->loose_of = loose_of;
    d->lenient = false;
    d->units = d->taken = d->at_home = (bt_units){ { 0 } };
    d->post_count = d->seat_count = 0;
}

/* Both sides, as far as the viewer does not see them.  `asked`: of the enemies of one side. */
static void
deal_forces(const bt_game *game, const osg_view *seen, bt_rng *rng, const uint64_t *asked,
            bt_side by, int loose_of, osg_state *s)
{
    static const uint64_t none[BT_BITS_WORDS(OSG_HEXES_MAX)];
    osg_dealing sides[2]; /* their posts and seats are filled in as they are found */
    const osg now = osg_of(game, s);

    *s = seen->shown;
    osg_derive_caches(game, s);
    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++) {
        begin(&sides[side], &now, seen, side, side == by ? none : asked, loose_of, rng);
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
    osg n = osg_of(game, s);
    uint64_t asked[BT_BITS_WORDS(OSG_HEXES_MAX)] = { 0 }, more[BT_BITS_WORDS(OSG_HEXES_MAX)];
    bt_side side;
    int hexes;
    bt_units back = osg_who_goes_back(&seen->shown, &side, &hexes);

    *s = seen->shown;
    osg_ask_outposts(&n, back, hexes, asked);
    for (int i = 0; i < FAIR; i++) { /* looser from deal to deal */
        int loose_of = LOOSE_OF >> i / 8 ? LOOSE_OF >> i / 8 : 1;
        deal_forces(game, seen, rng, asked, side, loose_of, s);
        memcpy(more, asked, sizeof more);
        osg_ask_beyond(&n, back, hexes, more);
        if (memcmp(more, asked, sizeof more))
            deal_forces(game, seen, rng, more, side, loose_of, s);
        if (!osg_control_is_due(&n))
            break; /* who controls nothing where it stands is not in supply: that is known [20.16] */
    }
}
