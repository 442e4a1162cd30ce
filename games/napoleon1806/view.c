/*
 * view.c - what a side may know, as bytes and as JSON; dealing the rest again.
 *
 * Hidden are the cards of a hand from everybody but its owner, and with them
 * what is left in that deck: the two are shown as one set, `unseen`, and their
 * sizes.  A side that holds a hand knows its own deck by what is not in it, as
 * a player who has kept count would.
 */
#include "view.h"
#include "bids.h"
#include "deal.h"
#include "fog.h"
#include "position.h"
#include "ranking.h"
#include "setup.h"
#include "tell.h"

#include <berthier/deck.h>
#include <string.h>

/* ---- the fog [G2.1] -------------------------------------------------------- */

/* How many hidden blocks stand where, for those who do not know them. */
static void
count_blocks(const n06 *n, bt_side side, n06_view *view)
{
    for (int activated = 0; activated < 2; activated++)
        for (bt_area a = 0; a < n->printed->network.area_count; a++)
            view->standing[side][activated][a] =
                (uint8_t)n06_count(n06_standing(n, side, a, activated));
    if (n06_mover(n->s) != side || !n06_set_out(n))
        return;
    view->stack_area = n06_stack_area(n);
    view->stack_size = (uint8_t)n06_count(n06_set_out(n));
}

static void
wipe_block(n06_state *s, bt_side side, bt_unit unit)
{
    bt_units *const sets[] = { &s->activated, &s->stack,    &s->slipping,
                               &s->cared,     &s->refitted, &s->sharers[side] };

    n06_stand(s, unit, BT_PLACE_BOX(N06_BOX_HIDDEN));
    for (size_t i = 0; i < BT_COUNT(sets); i++)
        bt_units_remove(sets[i], unit);
}

/* Whether a stack that has not stirred had a point to pay for a bridge, tells of its movement
 * points [E-DESTROYED-BRIDGE.3]; one that goes on has paid, as everybody sees. */
static void
wipe_march(n06_state *s)
{
    s->mp = 0;
    if (!s->steps)
        s->used = 0;
}

/* The order of battle stays behind its screen, even of blocks that lie face up. */
static void
wipe_points(const n06 *n, bt_side side, n06_view *view)
{
    n06_state *s = &view->shown;

    for (bt_unit u = 0; u < n->printed->unit_count; u++) {
        if (n06_side_of(n->printed, u) != side || !n06_on_map(n->s, u))
            continue;
        view->strength[side] = (uint8_t)(view->strength[side] + n06_strength(n->s, u));
        view->cared[side] = (uint8_t)(view->cared[side] + bt_units_has(&n->s->cared, u));
        s->infantry[u] = s->cavalry[u] = s->fatigue[u] = s->taken[u] = 0;
        bt_units_remove(&s->cared, u);
        bt_units_remove(&s->refitted, u);
    }
    s->due[side] = 0;
    if (n06_mover(s) == side)
        wipe_march(s);
    if (n06_frame(s, N06_P_SHARE) && n06_frame(s, N06_P_SHARE)->side == side)
        s->horse = 0;
    if (side == N06_PRUSSIAN)
        s->had_horse = 0;
}

static void
hide_blocks(const n06 *n, bt_side side, n06_view *view)
{
    count_blocks(n, side, view);
    for (bt_unit u = 0; u < n->printed->unit_count; u++)
        if (n06_side_of(n->printed, u) == side && n06_hides(n, u))
            wipe_block(&view->shown, side, u);
    wipe_points(n, side, view);
}

/* A card lies hidden in a deck, and in another's hand; a block in the fog, or while it is set up, is
 * known by its owner. */
bool
n06_conceals(const bt_game *game, const bt_state *state, bt_seat seat, unsigned operand,
             unsigned value)
{
    bt_side viewer = bt_side_of(game, seat);
    const n06_state *s = n06_state_of(state);
    const n06 n = { game, n06_printed_of(game), (n06_state *)(uintptr_t)s, NULL };
    bt_kind kind = game->rules->operands[operand].kind;
    bt_side owner = N06_FRENCH;

    if (kind == BT_KIND_CARD && value < (unsigned)n.printed->card_count) {
        owner = n.printed->cards[value].side;
        return bt_set_has(&s->deck[owner], (uint8_t)value) ||
               (owner != viewer && bt_set_has(&s->hand[owner], (uint8_t)value));
    }
    if (kind != BT_KIND_UNIT || value >= (unsigned)n.printed->unit_count)
        return false;
    return n06_side_of(n.printed, (bt_unit)value) != viewer &&
           (n06_hides(&n, (bt_unit)value) || n06_is_set_up_secretly(&n, (bt_unit)value));
}

/* ---- both sides -------------------------------------------------------------- */

void
n06_make_view(const bt_game *game, const bt_state *state, bt_seat seat, bt_view *out)
{
    bt_side viewer = bt_side_of(game, seat);
    n06_view *view = (n06_view *)(void *)out;
    const n06 n = { game, n06_printed_of(game), &view->shown, NULL };
    const n06 truth = { game, n.printed, (n06_state *)(uintptr_t)state, NULL };
    int top;

    view->viewer = viewer;
    view->with_cards = seat != viewer;
    view->shown = *n06_state_of(state);
    top = bt_frames_peek(&view->shown.frames)->procedure;
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++) {
        bt_set *hand = &view->shown.hand[side], *deck = &view->shown.deck[side];
        view->hands[side] = (uint8_t)bt_set_count(hand);
        view->decks[side] = (uint8_t)bt_set_count(deck);
        if (side == viewer)
            continue;
        if (top == N06_P_BID)
            n06_hide_bid(&view->shown, side);
        else if (top == N06_P_SETUP)
            n06_hide_setup(&n, side);
        else if (n06_is_grognard(&n))
            hide_blocks(&truth, side, view);
        view->unseen[side] = bt_set_or(*hand, *deck);
        *hand = *deck = (bt_set){ { 0 } };
        /* Which card a side has in mind shows when it is laid down. */
        if (bt_frames_peek(&view->shown.frames)->side == side)
            view->shown.pending = N06_CARD_NONE;
    }
}

/* What a side that is choosing what its card is about must be holding. */
static bool
has_in_mind(const bt_frame *top, n06_event *event)
{
    *event = top->procedure == N06_P_REACTION ? N06_REACTION : N06_CANNON_SOUNDS;
    return top->procedure == N06_P_REACTION || top->procedure == N06_P_SUMMON;
}

/* Red cards are in no hand [C1.9]; all others may be. */
static void
deal_side(const n06_printed *p, n06_state *s, const n06_view *seen, bt_side side, bt_rng *rng)
{
    const bt_frame *top = bt_frames_peek(&s->frames);
    bt_set able = bt_set_minus(seen->unseen[side], p->red);
    n06_event event;

    s->hand[side] = s->deck[side] = (bt_set){ { 0 } };
    if (has_in_mind(top, &event) && top->side == side) {
        bt_set fit = bt_set_and(able, p->of_event[event]);
        bt_pile_deal(&fit, &s->hand[side], 1, rng);
        s->pending = bt_set_first(&s->hand[side]);
        able = bt_set_minus(able, s->hand[side]);
    }
    bt_pile_deal(&able, &s->hand[side], seen->hands[side] - bt_set_count(&s->hand[side]), rng);
    s->deck[side] = bt_set_minus(seen->unseen[side], s->hand[side]);
}

void
n06_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out)
{
    const n06_view *seen = (const n06_view *)(const void *)view;
    n06_state *s = (n06_state *)(void *)out;

    n06 n = { game, n06_printed_of(game), s, NULL };
    int top = bt_frames_peek(&seen->shown.frames)->procedure;

    *s = seen->shown;
    if (n06_is_grognard(&n) && top != N06_P_BID && top != N06_P_SETUP)
        n06_deal_blocks(seen, &n, rng);
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++) {
        if (side == seen->viewer)
            continue;
        if (top == N06_P_BID)
            n06_deal_bid(n.printed, s, side, rng);
        else if (top == N06_P_SETUP)
            n06_deal_setup(&n, side, rng);
        deal_side(n.printed, s, seen, side, rng);
    }
}

/* ---- JSON --------------------------------------------------------------- */

static void
write_corps(const bt_game *game, const n06_view *seen, bt_json *json)
{
    const n06_printed *p = n06_printed_of(game);
    const n06_state *s = &seen->shown;

    bt_json_object(json, "corps");
    for (bt_unit u = 0; u < p->unit_count; u++) {
        if (!n06_is_corps(p, u) || !n06_on_map(s, u) || seen->strength[n06_side_of(p, u)])
            continue;
        bt_json_object(json, game->units[u].id);
        bt_json_number(json, "infantry", s->infantry[u]);
        bt_json_number(json, "cavalry", s->cavalry[u]);
        bt_json_number(json, "fatigue", s->fatigue[u]);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

/* Strength and fatigue of the corps on the map, of a side whose order of battle the viewer sees. */
static void
write_forces(const bt_game *game, const n06_view *seen, bt_json *json)
{
    const n06_printed *p = n06_printed_of(game);
    const n06_state *s = &seen->shown;

    bt_json_object(json, "forces");
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++) {
        int infantry = 0, cavalry = 0, fatigue = 0;
        if (seen->strength[side])
            continue;
        for (bt_unit u = 0; u < p->unit_count; u++) {
            if (n06_side_of(p, u) != side || !n06_is_corps(p, u) || !n06_on_map(s, u))
                continue;
            infantry += s->infantry[u];
            cavalry += s->cavalry[u];
            fatigue += s->fatigue[u];
        }
        bt_json_object(json, game->rules->sides[side]);
        bt_json_number(json, "infantry", infantry);
        bt_json_number(json, "cavalry", cavalry);
        bt_json_number(json, "fatigue", fatigue);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

static void
write_axes(const bt_game *game, const n06_state *s, bt_json *json)
{
    const bt_network *net = game->network;

    bt_json_object(json, "axes");
    for (int side = 0; side < 2; side++) {
        bt_json_object(json, game->rules->sides[side]);
        for (int a = 0; a < net->area_count; a++)
            if (s->axis[side][a] != BT_LINK_NONE)
                bt_json_text(json, net->areas[a].id, net->links[s->axis[side][a]].id);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

static void
write_standing(const bt_game *game, const n06_view *seen, int side, bt_json *json)
{
    static const char *const states[] = { "fresh", "activated" };

    bt_json_object(json, game->rules->sides[side]);
    for (int a = 0; a < game->network->area_count; a++) {
        if (!seen->standing[side][0][a] && !seen->standing[side][1][a])
            continue;
        bt_json_object(json, game->network->areas[a].id);
        for (int i = 0; i < 2; i++)
            if (seen->standing[side][i][a])
                bt_json_number(json, states[i], seen->standing[side][i][a]);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

/* [C1.4] A commander is nowhere without another block of his side, nor sets out without one. */
static bool
has_company(const n06 *n, const n06_view *seen, bt_side side, bt_area area, bool marches)
{
    const uint8_t(*standing)[N06_AREAS_MAX] = seen->standing[side];
    int marching = n06_mover(n->s) == side && seen->stack_area == area ? seen->stack_size : 0;

    if (marches)
        return marching > 1;
    return standing[0][area] + standing[1][area] + marching + n06_count(n06_blocks(n, side, area)) >
           1;
}

/* May a hidden block be in an area, as far as anybody can tell? */
static bool
is_suspect(const n06 *n, const n06_view *seen, bt_unit unit, bt_area area)
{
    const bt_set *trace = &n->s->trace[unit];
    bt_side side = n06_side_of(n->printed, unit);
    bool commands = n->printed->blocks[unit].kind == N06_COMMANDER;
    bool stands =
        bt_set_has(trace, n06_spot(area, false)) || bt_set_has(trace, n06_spot(area, true));
    bool marches =
        seen->stack_size && area == seen->stack_area && bt_set_has(trace, N06_SPOT_STACK);

    return (stands && (!commands || has_company(n, seen, side, area, false))) ||
           (marches && (!commands || has_company(n, seen, side, area, true)));
}

static void
write_suspect(const n06 *n, const n06_view *seen, bt_unit unit, bt_json *json)
{
    const bt_network *net = n->game->network;

    bt_json_object(json, n->game->units[unit].id);
    for (int a = 0; a < net->area_count; a++)
        if (is_suspect(n, seen, unit, (bt_area)a))
            bt_json_bool(json, net->areas[a].id, true);
    bt_json_object_end(json);
}

/* [G2.1] What stands hidden from the viewer. */
static void
write_fog(const bt_game *game, const n06_view *seen, bt_json *json)
{
    const n06_state *s = &seen->shown;
    const n06 n = { game, n06_printed_of(game), (n06_state *)(uintptr_t)s, NULL };

    if (!n06_is_grognard(&n))
        return;
    bt_json_object(json, "standing");
    for (int side = 0; side < 2; side++)
        write_standing(game, seen, side, json);
    bt_json_object_end(json);
    bt_json_object(json, "strength");
    for (int side = 0; side < 2; side++)
        if (seen->strength[side])
            bt_json_number(json, game->rules->sides[side], seen->strength[side]);
    bt_json_object_end(json);
    bt_json_object(json, "suspects");
    for (bt_unit u = 0; u < game->unit_count; u++)
        if (s->places[u] == BT_PLACE_BOX(N06_BOX_HIDDEN))
            write_suspect(&n, seen, u, json);
    bt_json_object_end(json);
    if (!seen->stack_size)
        return;
    bt_json_object(json, "marching");
    bt_json_text(json, "side", bt_side_name(game->rules, n06_mover(s)));
    bt_json_text(json, "area", game->network->areas[seen->stack_area].id);
    bt_json_number(json, "blocks", seen->stack_size);
    bt_json_object_end(json);
}

/* Who is ready, and what the viewer has bid; who plays what after that. */
static void
write_beginning(const bt_game *game, const n06_view *seen, bt_json *json)
{
    const n06_state *s = &seen->shown;
    const bt_rules *rules = game->rules;
    int top = bt_frames_peek(&s->frames)->procedure;

    if (top == N06_P_BID || top == N06_P_SETUP) {
        bt_json_object(json, "ready");
        for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
            bt_json_bool(json, rules->sides[side], s->ready >> side & 1);
        bt_json_object_end(json);
    }
    if (seen->viewer <= N06_PRUSSIAN && s->wants[seen->viewer] <= N06_PRUSSIAN) {
        bt_json_object(json, "bid");
        bt_json_text(json, "side", rules->sides[s->wants[seen->viewer]]);
        bt_json_number(json, "points", s->bids[seen->viewer]);
        bt_json_object_end(json);
    }
}

void
n06_write_view(const bt_game *game, const bt_view *view, bt_json *json)
{
    const n06_view *seen = (const n06_view *)(const void *)view;
    const n06_printed *p = n06_printed_of(game);
    const n06_state *s = &seen->shown;
    const n06 n = { game, p, (n06_state *)(uintptr_t)s, NULL };

    bt_fields_write(game, s, json);
    write_beginning(game, seen, json);
    write_corps(game, seen, json);
    write_forces(game, seen, json);
    write_fog(game, seen, json);
    write_axes(game, s, json);
    if (n06_is_marshal(&n))
        n06_write_ranking(game, s, json);
    n06_write_headings(game, s, json);
    bt_json_object(json, "control");
    for (int i = 0; i < p->prize_count; i++)
        bt_json_text(json, game->network->areas[p->prizes[i].area].id,
                     bt_side_name(game->rules, s->control[i]));
    bt_json_object_end(json);
    if (seen->viewer <= N06_PRUSSIAN)
        bt_set_write(game, "hand", N06_OPERAND_CARD, s->hand[seen->viewer], json);
    for (int side = 0; side < 2; side++) {
        bt_json_object(json, side ? "prussian-cards" : "french-cards");
        bt_json_number(json, "hand", seen->hands[side]);
        bt_json_number(json, "deck", seen->decks[side]);
        bt_json_number(json, "discarded", bt_set_count(&s->discard[side]));
        bt_json_object_end(json);
    }
}
