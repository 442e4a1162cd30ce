/*
 * guess.c - what a view hides, dealt again.
 *
 * Hidden corps of a side are one heap: those that stand in its areas and those of its reserve.  Each
 * area gets as many as the viewer counts there, none of whom would lead instead of who is seen to
 * lead; the areas with the least senior leaders choose first, so that the heap always suffices.
 */
#include "guess.h"
#include "corps.h"
#include "country.h"

#include <berthier/deck.h>

typedef struct guess {
    aon n;
    const aon_view *view;
    bt_side side;
    bt_units heap; /* corps still to be dealt */
    bt_rng *rng;
} guess;

/* Some unit of a set that is not empty, each equally likely. */
static bt_unit
any_of(bt_units set, bt_rng *rng)
{
    uint32_t skip = bt_rng_below(rng, (uint32_t)bt_units_count(&set));

    while (skip--)
        bt_units_take(&set);
    return bt_units_first(&set);
}

/* [AON-10.2b] Is the country of a home corps below its limit? */
static bool
has_room(const guess *g, bt_unit unit)
{
    uint8_t home = g->n.printed->corps[unit].home;

    return bt_units_has(&g->n.printed->minors, unit) ||
           aon_home_corps(&g->n, home) < aon_mobilization(&g->n, home);
}

/* Corps of the heap that can stand under a leader: not senior to it, of countries that can have
 * them on the map. */
static bt_units
fitting(const guess *g, bt_unit leader, bool strictly)
{
    bt_units fit = { { 0 } };

    for (bt_units left = g->heap; !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        if (leader != BT_UNIT_NONE && aon_outranks(&g->n, unit, leader))
            continue;
        if (aon_ruled_by(&g->n, g->n.printed->corps[unit].home) == g->side &&
            (!strictly || has_room(g, unit)))
            bt_units_add(&fit, unit);
    }
    return fit;
}

static bt_unit
leader_of(const guess *g, bt_area area)
{
    return aon_leader(&g->n, aon_army(&g->n, g->side, area));
}

/* The area still to be filled whose leader is the least senior. */
static bt_area
next_area(const guess *g, const uint8_t *left)
{
    bt_area best = BT_AREA_NONE;
    bt_unit lowest = BT_UNIT_NONE;

    for (bt_area a = 0; a < g->n.printed->network.area_count; a++) {
        if (!left[a])
            continue;
        bt_unit leader = leader_of(g, a);
        if (best == BT_AREA_NONE || (leader != BT_UNIT_NONE && lowest != BT_UNIT_NONE &&
                                     aon_outranks(&g->n, lowest, leader))) {
            best = a;
            lowest = leader;
        }
    }
    return best;
}

/* In a series of battles it is of the army that fights [CARD-INTERIOR-LINES.1]. */
static bt_area
origin_in(const guess *g, bt_area area, bt_unit leader)
{
    const aon_state *s = g->n.s;
    const bt_frame *battle = s->series ? aon_frame(s, AON_P_BATTLE) : NULL;

    if (!battle || area != s->field || g->side != s->attacker)
        return s->origin[leader];
    return battle->local == area ? BT_AREA_NONE : battle->local;
}

/* One in three is thought to be spent. */
static bool
is_worn(guess *g)
{
    return bt_rng_below(g->rng, 3) == 0;
}

/* A corps dealt to an area where its side is on the move, or waits for battle, came with its leader. */
static void
place(guess *g, bt_unit unit, bt_area area, bt_unit leader)
{
    aon_state *s = g->n.s;

    bt_units_remove(&g->heap, unit);
    aon_stand(s, unit, area);
    if (leader == BT_UNIT_NONE)
        return;
    s->origin[unit] = origin_in(g, area, leader);
    s->entered[unit] = s->entered[leader];
    if (is_worn(g))
        bt_units_add(&s->spent, unit);
}

static void
fill_areas(guess *g)
{
    uint8_t left[AON_AREAS_MAX];
    bt_area area;

    for (int a = 0; a < AON_AREAS_MAX; a++)
        left[a] = g->view->standing[g->side][a];
    while ((area = next_area(g, left)) != BT_AREA_NONE) {
        bt_unit leader = leader_of(g, area);
        bt_units fit = fitting(g, leader, true);
        if (bt_units_is_empty(&fit))
            fit = fitting(g, leader, false);
        left[area]--;
        if (!bt_units_is_empty(&fit))
            place(g, any_of(fit, g->rng), area, leader);
    }
}

/* Corps of an area that may belong to a set: those dealt there; among those tested for attrition the
 * leader may be as well, of whom is not known whether it is spent. */
static bt_units
candidates(const guess *g, int which, bt_area area)
{
    bt_units able = { { 0 } };

    for (bt_units left = aon_army(&g->n, g->side, area); !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        bool dealt = g->view->shown.places[unit] == AON_HIDDEN;
        if (dealt || (which == AON_SECRET_TOLLED && !bt_units_has(&g->view->shown.met, unit)))
            bt_units_add(&able, unit);
    }
    return able;
}

/* As many of them as the viewer counts. */
static void
draft(guess *g, int which, bt_area area)
{
    aon_state *s = g->n.s;
    bt_units able = candidates(g, which, area), *set = aon_secret_set(s, which);

    if (which == AON_SECRET_PINNED) /* the army was drafted before [AON-12.2a] */
        able = bt_units_minus(able, s->army);
    for (int i = g->view->secret[g->side][which][area]; i > 0 && !bt_units_is_empty(&able); i--) {
        bt_unit unit = any_of(able, g->rng);
        bt_units_remove(&able, unit);
        bt_units_add(set, unit);
        if (which == AON_SECRET_TOLLED)
            bt_units_add(&s->spent, unit);
    }
}

/* Who leads is seen, but not whether he is spent, unless he has been met or fights [AON-2.8]. */
static void
deal_states(guess *g)
{
    aon_state *s = g->n.s;
    bt_units known = s->engaged[g->side];

    if (g->view->viewer <= AON_COALITION)
        known = bt_units_or(known, g->view->shown.met);
    for (bt_units left = bt_units_minus(aon_corps_of(&g->n, g->side), known);
         !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        if (aon_on_map(s, unit) && is_worn(g))
            bt_units_add(&s->spent, unit);
    }
}

static void
deal_side(guess *g)
{
    aon_state *s = g->n.s;

    deal_states(g);
    for (bt_unit u = 0; u < g->n.printed->unit_count; u++)
        if (s->places[u] == AON_HIDDEN && aon_owner(&g->n, u) == g->side)
            bt_units_add(&g->heap, u);
    fill_areas(g);
    while (!bt_units_is_empty(&g->heap))
        aon_stand(s, bt_units_take(&g->heap), AON_RESERVE);
    for (bt_area a = 0; a < g->n.printed->network.area_count; a++)
        for (int which = 0; which < AON_SECRETS; which++)
            draft(g, which, a);
}

void
aon_resample(const bt_game *game, const bt_view *seen, bt_rng *rng, bt_state *out)
{
    const aon_view *view = aon_view_of(seen);
    aon_state *s = (aon_state *)(void *)out;

    *s = view->shown;
    s->deck = view->unseen;
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++) {
        guess g = { { game, aon_printed_of(game), s, NULL }, view, side, { { 0 } }, rng };
        if (side == view->viewer)
            continue;
        bt_pile_deal(&s->deck, &s->hand[side], view->hands[side] - bt_set_count(&s->hand[side]),
                     rng);
        deal_side(&g);
    }
}
