/*
 * state_ok.c - the invariants of a position.
 *
 * A position can come from a file, so later code may only trust what is asked
 * here: every index stays in its table, every card is in one place, the frames
 * nest as the sequence of play does.
 */
#include "state_ok.h"
#include "bids.h"
#include "blocks.h"
#include "fog.h"
#include "marks.h"
#include "position.h"

#include <berthier/deck.h>
#include <string.h>

static bool
fail(bt_error *err, const char *text)
{
    bt_fail(err, BT_EDATA, "%s", text);
    return false;
}

/* ---- bounds ------------------------------------------------------------- */

static bool
places_ok(const bt_game *game, const n06_state *s, bt_error *err)
{
    for (int u = 0; u < N06_UNITS_MAX; u++) {
        uint16_t place = s->places[u];
        bool box = BT_PLACE_IS_BOX(place);
        if (u >= game->unit_count)
            continue;
        if (box ? place >= BT_PLACE_BOX(N06_BOX_HIDDEN) : place >= bt_ground_count(game))
            return bt_fail(err, BT_EDATA, "%s is nowhere", game->units[u].id), false;
    }
    return true;
}

static bool
sets_ok(const n06_printed *p, const n06_state *s, bt_error *err)
{
    bt_units all = bt_units_or(p->of_side[0], p->of_side[1]);
    const bt_units sets[] = { s->activated,  s->stack,      s->fighting[0], s->fighting[1],
                              s->sharers[0], s->sharers[1], s->slipping,    s->cared,
                              s->refitted,   s->revealed };

    for (size_t i = 0; i < BT_COUNT(sets); i++) {
        bt_units strangers = bt_units_minus(sets[i], all);
        if (!bt_units_is_empty(&strangers))
            return fail(err, "a set names a block that is not in the game");
        for (bt_units left = sets[i]; !bt_units_is_empty(&left);)
            if (!n06_on_map(s, bt_units_take(&left)))
                return fail(err, "a set names a block that is not on the map");
    }
    for (int side = 0; side < 2; side++) {
        bt_units strange =
            bt_units_minus(bt_units_or(s->fighting[side], s->sharers[side]), p->of_side[side]);
        if (!bt_units_is_empty(&strange))
            return fail(err, "a block fights for the other side");
    }
    return true;
}

static bool
links_ok(const bt_game *game, const n06_state *s, bt_error *err)
{
    const bt_set sets[] = { s->broken, s->crossed };

    for (size_t i = 0; i < BT_COUNT(sets); i++)
        for (bt_set left = sets[i]; !bt_set_is_empty(&left);)
            if (bt_set_take(&left) >= game->network->link_count)
                return fail(err, "there is no such connection");
    for (bt_set left = s->broken; !bt_set_is_empty(&left);)
        if (!bt_link_is(game->network, bt_set_take(&left), N06_BRIDGE))
            return fail(err, "a destroyed bridge lies where none is printed [C1.28]");
    for (int side = 0; side < 2; side++)
        for (int a = 0; a < N06_AREAS_MAX; a++) {
            bt_link link = s->axis[side][a];
            if (link == BT_LINK_NONE)
                continue;
            if (a >= game->network->area_count || link >= game->network->link_count ||
                (game->network->links[link].ends[0] != a &&
                 game->network->links[link].ends[1] != a))
                return fail(err, "an axis of retreat does not begin in its area [C7.1]");
        }
    return true;
}

static bool
area_ok(const bt_game *game, uint8_t area)
{
    return area == BT_AREA_NONE || area < bt_ground_count(game);
}

static bool
numbers_ok(const bt_game *game, const n06_state *s, bt_error *err)
{
    const n06_printed *p = n06_printed_of(game);

    if (s->turn < p->first_turn || s->turn > p->last_turn)
        return bt_fail(err, BT_EDATA, "there is no turn %d", s->turn), false;
    if (s->vp > N06_VP_MAX || s->passed > 3 || s->cancelled > 3 || s->ending >= N06_ENDINGS)
        return fail(err, "a number is off its track");
    if (!area_ok(game, s->origin) || !area_ok(game, s->target) || !area_ok(game, s->retreated))
        return fail(err, "there is no such area");
    if (s->link != BT_LINK_NONE && s->link >= game->network->link_count)
        return fail(err, "there is no such connection");
    if ((s->winner > N06_PRUSSIAN && s->winner != BT_SIDE_NONE) ||
        (s->loser > N06_PRUSSIAN && s->loser != BT_SIDE_NONE))
        return fail(err, "there is no such side");
    for (int i = 0; i < p->prize_count; i++)
        if (s->control[i] > N06_PRUSSIAN)
            return fail(err, "a victory area is nobody's [C12.4]");
    return true;
}

/* ---- cards -------------------------------------------------------------- */

static bool
card_ok(const n06_printed *p, uint8_t card, int side)
{
    return card == N06_CARD_NONE ||
           (card < p->card_count && bt_set_has(&p->deck[side], (uint8_t)card));
}

/* Every card of a side is in exactly one place. */
static bool
cards_ok(const bt_game *game, const n06_state *s, bt_error *err)
{
    const n06_printed *p = n06_printed_of(game);

    for (int side = 0; side < 2; side++) {
        const bt_set piles[] = { s->deck[side], s->hand[side], s->table[side], s->discard[side],
                                 bt_set_and(s->lasting, p->deck[side]) };
        bt_piles_answer answer = bt_piles_hold(piles, BT_COUNT(piles), p->deck[side]);
        if (answer != BT_PILES_WHOLE)
            return fail(err, answer == BT_PILES_TWICE
                                 ? "a card is in two places [C1.7]"
                                 : "the cards are not those of the deck [C1.7]");
        bt_set red = bt_set_and(s->hand[side], p->red);
        if (!bt_set_is_empty(&red))
            return fail(err, "a hand holds a red card [C1.9]");
        if (!card_ok(p, s->played[side], side) || !card_ok(p, s->turned[side], side))
            return fail(err, "a card is in use that the side has not");
    }
    if (s->pending != N06_CARD_NONE && s->pending >= p->card_count)
        return fail(err, "there is no such card");
    return true;
}

/* ---- the sequence of play ----------------------------------------------- */

static bool
frames_ok(const n06 *n, bt_error *err)
{
    const n06_state *s = n->s;
    int depth = s->frames.depth, wrong;

    if (depth < 1)
        return fail(err, "no procedure is under way");
    if (depth > N06_FRAMES_MAX)
        return fail(err, "the sequence of play is deeper than it can get");
    if (s->frames.at[0].procedure != (depth == 1 ? N06_P_OVER : N06_P_GAME))
        return fail(err, "the outermost frame is neither game nor over");
    if ((depth == 1) != (s->winner != BT_SIDE_NONE))
        return fail(err, "a game that is won is over, and no other");
    wrong = bt_misplaced(n->game, &s->frames, n);
    if (wrong >= 0)
        return bt_fail(err, BT_EDATA, "frame %d does not belong there [C3.1]", wrong + 1), false;
    return true;
}

/* ---- who is where ------------------------------------------------------- */

/* Has turn 1 still to begin: are bids or set-up under way? */
static bool
is_beginning(const n06_state *s)
{
    int top = bt_frames_peek(&s->frames)->procedure;
    return top == N06_P_BID || top == N06_P_LOTS || top == N06_P_SETUP;
}

static bool
blocks_ok(const bt_game *game, const n06_state *s, bt_error *err)
{
    const n06_printed *p = n06_printed_of(game);
    const n06 n = { game, p, (n06_state *)(uintptr_t)s, NULL };
    bool begins = is_beginning(s);

    for (bt_unit u = 0; u < p->unit_count; u++) {
        bool on_map = n06_on_map(s, u);
        if (!n06_is_corps(p, u)) {
            if (n06_strength(s, u) || s->fatigue[u])
                return fail(err, "a block that is no corps has strength or fatigue [C1.1]");
            if (on_map && !begins && p->blocks[u].kind == N06_COMMANDER &&
                !n06_corps(&n, p->blocks[u].side, (bt_area)s->places[u]))
                return fail(err, "a commander is without a corps [C1.4]");
        } else if (on_map && (n06_strength(s, u) == 0 || s->fatigue[u] > N06_FATIGUE_MAX) &&
                   bt_frames_peek(&s->frames)->procedure != N06_P_SHARE) {
            return fail(err, "a corps should have been eliminated [C1.24]");
        }
        if (s->infantry[u] + s->cavalry[u] > N06_STRENGTH_MAX)
            return fail(err, "a corps is too strong [C1.22]");
    }
    for (bt_area a = 0; a < p->network.area_count; a++)
        if (!n06_contested(&n, a) &&
            (s->axis[0][a] != BT_LINK_NONE || s->axis[1][a] != BT_LINK_NONE))
            return fail(err, "an axis of retreat lies in an area that is not contested [C7.4]");
    return true;
}

/* In the fog every hidden block is where it may be thought to be, and no
 * vedette stands with enemies [G2.1] [G3.12]. */
static bool
fog_ok(const bt_game *game, const n06_state *s, bt_error *err)
{
    const n06_printed *p = n06_printed_of(game);
    const n06 n = { game, p, (n06_state *)(uintptr_t)s, NULL };
    int top = bt_frames_peek(&s->frames)->procedure;

    if (!n06_is_grognard(&n) || top == N06_P_SETUP || top == N06_P_BID || top == N06_P_OVER)
        return true;
    for (bt_unit u = 0; u < p->unit_count; u++) {
        bt_unit spot;
        if (!n06_on_map(s, u))
            continue;
        spot = n06_set_out(&n) >> u & 1
                   ? N06_SPOT_STACK
                   : n06_spot((bt_area)s->places[u], bt_units_has(&s->activated, u));
        if (!bt_set_has(&s->trace[u], spot))
            return bt_fail(err, BT_EDATA, "%s is where nobody could think it", game->units[u].id),
                   false;
        if (p->blocks[u].kind == N06_VEDETTE &&
            n06_blocks(&n, n06_other(p->blocks[u].side), (bt_area)s->places[u]))
            return fail(err, "a vedette stays with enemies [G3.12]");
    }
    return true;
}

/* [G1.2] Enough corps where they were asked for, as long as nobody has moved there. */
static bool
demands_ok(const n06 *n, bt_side side)
{
    const n06_secret *secret = &n->printed->secret;

    for (int i = 0; i < secret->demand_count[side]; i++) {
        bt_set left = secret->demands[side][i].areas;
        bt_set touched = bt_set_minus(left, n->s->as_set[side]);
        int count = 0;
        while (!bt_set_is_empty(&left))
            count += n06_count(n06_corps(n, side, (bt_area)bt_set_take(&left)));
        if (bt_set_is_empty(&touched) && count < secret->demands[side][i].corps)
            return false;
    }
    return true;
}

/* [G1.3] One corps of its owner's choice to an area, as long as nobody has moved there. */
static bool
as_set_ok(const bt_game *game, const n06_state *s, bt_error *err)
{
    const n06_printed *p = n06_printed_of(game);
    const n06 n = { game, p, (n06_state *)(uintptr_t)s, NULL };

    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++) {
        if (!demands_ok(&n, side))
            return fail(err, "a side was set up with too few corps in a region [G1.2]");
        for (bt_set left = s->as_set[side]; !bt_set_is_empty(&left);) {
            bt_area area = bt_set_take(&left);
            int count = 0;
            if (area >= p->network.area_count)
                return fail(err, "there is no such area");
            for (uint32_t corps = n06_corps(&n, side, area); corps; corps &= corps - 1)
                count += p->secret.fixed[__builtin_ctz(corps)] == BT_AREA_NONE;
            if (count > 1 && p->secret.single[side])
                return bt_fail(err, BT_EDATA, "nobody was set up like that in %s [G1.3]",
                               game->network->areas[area].name),
                       false;
        }
    }
    return true;
}

static bool
caches_ok(const n06_printed *p, const n06_state *s, bt_error *err)
{
    n06_state copy = *s;

    n06_derive_caches(p, &copy);
    if (memcmp(copy.at, s->at, sizeof s->at) != 0 || copy.on_map != s->on_map)
        return fail(err, "the areas are out of step");
    return true;
}

/* A side that has to act has something to do. */
static bool
choice_ok(const n06 *n, bt_error *err)
{
    const bt_frames *frames = &n->s->frames;
    bt_sides acting = bt_acting(n->game, frames, n);
    bt_actions list;

    if (bt_frames_peek(frames)->procedure == N06_P_OVER)
        return true;
    if (!acting)
        return fail(err, "nobody is to act");
    for (bt_side side = 0; side <= BT_SIDE_CHANCE; side++) {
        if (!(acting & bt_side_bit(side)))
            continue;
        bt_list_room(n->game, frames, n, side, &list);
        if (!list.count)
            return fail(err, "the side to act can do nothing");
    }
    return true;
}

/* Bids and set-up, and nothing left of them afterwards. */
static bool
beginning_ok(const bt_game *game, const n06_state *s, bt_error *err)
{
    const n06 n = { game, n06_printed_of(game), (n06_state *)(uintptr_t)s, NULL };
    int top = bt_frames_peek(&s->frames)->procedure;

    if (s->ready > N06_BOTH || (s->ready && top != N06_P_BID && top != N06_P_SETUP))
        return fail(err, "sides are ready that need not be [G1.4]");
    if ((s->swapped && !n06_is_marshal(&n)) || s->swapped > 1)
        return fail(err, "nobody has bid for a side [M1.2]");
    return n06_bids_ok(&n, err);
}

/* What belongs to an operation or a combat, and nothing of it outside. */
static bool
operation_ok(const n06_state *s, bt_error *err)
{
    bool operating = s->frames.depth > 2 && s->frames.at[2].procedure == N06_P_OPERATION;

    if (!n06_frame(s, N06_P_COMBAT) &&
        (!bt_units_is_empty(&s->fighting[0]) || !bt_units_is_empty(&s->fighting[1])))
        return fail(err, "blocks fight outside a combat");
    if (!operating && !bt_units_is_empty(&s->stack))
        return fail(err, "a stack stands outside operations");
    if (s->waived > N06_STOP_AMONG_ENEMIES || (s->waived && !n06_frame(s, N06_P_MARCH)))
        return fail(err, "what stops a stack belongs to its march [C6.12]");
    return true;
}

bool
n06_parts_ok(const bt_game *game, const n06_state *s, bt_error *err)
{
    return places_ok(game, s, err) && sets_ok(n06_printed_of(game), s, err) &&
           links_ok(game, s, err) && numbers_ok(game, s, err);
}

bool
n06_state_ok(const bt_game *game, const bt_state *state, bt_error *err)
{
    const n06_printed *p = n06_printed_of(game);
    const n06_state *s = n06_state_of(state);
    const n06 n = n06_look(game, state);

    return frames_ok(&n, err) && places_ok(game, s, err) && sets_ok(p, s, err) &&
           links_ok(game, s, err) && numbers_ok(game, s, err) && cards_ok(game, s, err) &&
           caches_ok(p, s, err) && blocks_ok(game, s, err) && fog_ok(game, s, err) &&
           as_set_ok(game, s, err) && operation_ok(s, err) && beginning_ok(game, s, err) &&
           bt_rooms_hold(game, &s->frames, &n, err) && n06_marks_ok(&n, err) && choice_ok(&n, err);
}
