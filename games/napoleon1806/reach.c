/*
 * reach.c - where a stack can go, what that costs and how tired it gets.
 *
 * The stack is walked over copies of the view, cheapest first, with the very
 * functions that carry out a march; so the two cannot disagree.  Cards that
 * either side might play on the way are left out: nobody knows of them.
 *
 * Before the movement card is turned over the search is made for every value
 * that the stack's owner may turn over.
 */
#include <berthier/reach.h>

#include "march.h"
#include "operation.h"
#include "points.h"
#include "position.h"
#include "reach.h"
#include "view.h"

/* Where the stack has come to. */
typedef struct node {
    n06_state s;
    uint16_t cost;
    int16_t from; /* index of the spot before it */
    bool known, settled;
} node;

typedef struct search {
    const bt_game *game;
    const n06_view *seen;
    bt_side side;
    bool acts;   /* it is on the march: its ways can be taken */
    int burden;  /* fatigue besides that of the march */
    node *nodes; /* by area */
    bt_spot *spots;
    int count;
} search;

static n06
look(const search *q, n06_state *s)
{
    return (n06){ q->game, n06_printed_of(q->game), s, NULL };
}

/* ---- one search --------------------------------------------------------- */

static bt_area
cheapest(const search *q)
{
    bt_area best = BT_AREA_NONE;

    for (int a = 0; a < q->game->network->area_count; a++) {
        const node *one = &q->nodes[a];
        if (one->known && !one->settled &&
            (best == BT_AREA_NONE || one->cost < q->nodes[best].cost))
            best = (bt_area)a;
    }
    return best;
}

/* The stack over one connection; what entering brings about besides is settled later. */
static void
walk(const search *q, const n06_state *from, bt_area to, int16_t spot)
{
    node *there = &q->nodes[to];
    n06_state s = *from;
    n06 n = look(q, &s);
    bt_act act = { .side = q->side, .a = to };

    if (n06_refuse_step(&n, &act))
        return;
    n06_do_step(&n, &act);
    s.frames = from->frames;
    if (there->known && (there->settled || there->cost <= s.used))
        return;
    *there = (node){ .s = s, .cost = s.used, .from = spot, .known = true };
}

/* Do enemies stand there whom the viewer cannot tell from corps [G2.1]? */
static bool
lurks(const search *q, bt_area area)
{
    const uint8_t(*there)[N06_AREAS_MAX] = q->seen->standing[n06_other(q->side)];

    return q->side == q->seen->viewer && there[0][area] + there[1][area] > 0;
}

/* Does the march end here by itself?  In the fog, wherever somebody stands. */
static bool
ends(const search *q, const n06 *n, bt_area area)
{
    return n->s->winner != BT_SIDE_NONE || !n06_can_go_on(n, q->side) ||
           (n->s->steps && lurks(q, area));
}

/* Fatigue of a move that ends here; who stands there in the fog counts as a corps. */
static int
fatigue(const search *q, const n06 *n, bt_area area)
{
    return n06_move_fatigue(n, q->side) + (n->s->steps && lurks(q, area)) + q->burden;
}

static void
settle(search *q, bt_area area)
{
    node *here = &q->nodes[area];
    n06 n = look(q, &here->s);
    bt_act none = { .side = q->side };
    bool stays = bt_units_is_empty(&here->s.stack), over = stays || ends(q, &n, area);
    bt_spot *spot = &q->spots[q->count];

    here->settled = true;
    *spot = (bt_spot){ .place = area, .from = here->from, .ends = over };
    spot->cost = (uint16_t)(2 * here->cost);
    spot->left = (uint16_t)(2 * here->s.mp);
    spot->fatigue = stays ? 0 : (uint8_t)fatigue(q, &n, area);
    if (q->acts && here->from >= 0)
        spot->action = bt_action_make(N06_A_STEP, area, 0, 0);
    if (!over && !n06_refuse_halt(&n, &none)) /* told before it can act, too */
        spot->halt = bt_action_make(N06_A_HALT, 0, 0, 0);
    q->count++;
}

static void
explore(search *q, const n06_state *start, bt_area area)
{
    const bt_area_info *info;

    for (int a = 0; a < q->game->network->area_count; a++)
        q->nodes[a].known = q->nodes[a].settled = false;
    q->count = 0;
    q->nodes[area] = (node){ .s = *start, .cost = start->used, .from = -1, .known = true };
    for (bt_area here; (here = cheapest(q)) != BT_AREA_NONE;) {
        int16_t spot = (int16_t)q->count;
        settle(q, here);
        if (q->spots[spot].ends)
            continue;
        info = &q->game->network->areas[here];
        for (int i = 0; i < info->exit_count; i++)
            walk(q, &q->nodes[here].s, info->exits[i].to, spot);
    }
    /* Costs count from here on. */
    for (int i = 0; i < q->count; i++)
        q->spots[i].cost = (uint16_t)(q->spots[i].cost - 2 * start->used);
}

/* ---- where it begins ---------------------------------------------------- */

/* Set the stack out with as many points as it has with a card turned over. */
static void
set_out(const search *q, n06_state *s, uint8_t card)
{
    n06 n = look(q, s);
    int points;

    s->turned[q->side] = card;
    points = n06_movement_points(&n, NULL);
    s->mp = (uint8_t)(points > 0 ? points : 0);
    s->used = s->steps = 0;
    s->origin = n06_stack_area(&n);
    s->from_contested = n06_contested(&n, s->origin) || lurks(q, s->origin);
    bt_frames_push(&s->frames, N06_P_MARCH, q->side);
}

/* Down to the frame of a procedure: what was opened above it is let pass. */
static void
drop_to(n06_state *s, n06_procedure procedure)
{
    while (bt_frames_peek(&s->frames)->procedure != procedure)
        bt_frames_pop(&s->frames);
}

/* A unit that nobody has called up yet marches as it would alone. */
static bool
call_up(const search *q, n06_state *s, bt_unit unit)
{
    n06 n = look(q, s);
    bt_act act = { .side = q->side, .a = unit };

    if (bt_frames_peek(&s->frames)->procedure != N06_P_OPERATIONS ||
        bt_frames_peek(&s->frames)->side != q->side || n06_refuse_move(&n, &act))
        return false;
    n06_do_move(&n, &act);
    return true;
}

/* [C1.3] The commander has to join before a stack that takes his last corps can go. */
static void
take_commander(const search *q, n06_state *s)
{
    n06 n = look(q, s);

    s->stack.word[0] |= n06_drawn_along(&n, q->side, n06_stack_area(&n), n06_bits(s->stack));
}

/* Cards of which one is turned over next: the deck, or what it is made of again [C1.21]; of
 * a deck that the viewer does not see, all that he has not seen. */
static bt_set
pile(const n06_view *seen, bt_side side)
{
    bt_set deck = side == seen->viewer ? seen->shown.deck[side] : seen->unseen[side];

    return seen->decks[side] ? deck : seen->shown.discard[side];
}

/* ---- before the card is known ------------------------------------------- */

static bt_spot *
spot_at(bt_spot *spots, int count, uint16_t place)
{
    for (int i = 0; i < count; i++)
        if (spots[i].place == place)
            return &spots[i];
    return NULL;
}

/* What a card of each value leads to, the highest first; the widest search is what is told. */
static void
try_values(search *q, const n06_state *s, bt_area area, bt_spot *widest, bt_reach *out)
{
    const n06_printed *p = n06_printed_of(q->game);
    bt_set cards = pile(q->seen, q->side);

    out->of = bt_set_count(&cards);
    for (int value = 6; value > 0; value--) {
        int ways = 0;
        n06_state copy = *s;
        for (bt_set left = cards; !bt_set_is_empty(&left);) {
            uint8_t card = bt_set_take(&left);
            if (p->cards[card].value != value)
                continue;
            if (!ways++)
                set_out(q, &copy, card);
        }
        if (!ways)
            continue;
        explore(q, &copy, area);
        if (!out->count)
            for (; out->count < q->count; out->count++)
                widest[out->count] = q->spots[out->count];
        for (int i = 1; i < q->count; i++) {
            bt_spot *spot = spot_at(widest, out->count, q->spots[i].place);
            spot->needs = (uint8_t)value;
            spot->ways = (uint8_t)(spot->ways + ways);
        }
    }
}

static bool
make_room(search *q, bt_arena *arena, bt_spot **widest, bt_odds **sums)
{
    size_t areas = (size_t)q->game->network->area_count;

    q->nodes = bt_arena_calloc(arena, areas, sizeof *q->nodes);
    q->spots = bt_arena_calloc(arena, areas, sizeof *q->spots);
    *widest = bt_arena_calloc(arena, areas, sizeof **widest);
    *sums = bt_arena_calloc(arena, 1, sizeof **sums);
    return q->nodes && q->spots && *widest && *sums;
}

/* Before it sets out, in the position as far as it is known. */
static void
look_ahead(search *q, n06_state *s, n06_ahead ahead, bt_spot *widest, bt_reach *out)
{
    n06 n = look(q, s);
    bt_area area = n06_stack_area(&n);

    drop_to(s, N06_P_OPERATION);
    if (ahead == N06_CARD_KNOWN) {
        set_out(q, s, s->turned[q->side]);
        explore(q, s, area);
        out->spots = q->spots;
        out->count = q->count;
        return;
    }
    if (ahead == N06_RAIN_AHEAD && n06_lasts(&n, N06_RAIN) && n06_corps_of(&n, s->stack))
        q->burden = 1; /* [E-RAIN.2] */
    try_values(q, s, area, widest, out);
    out->spots = widest;
}

int
n06_ways(const bt_game *game, const bt_view *view, bt_unit unit, bt_arena *arena, bt_reach *out)
{
    const n06_view *seen = (const n06_view *)(const void *)view;
    search q = { .game = game, .seen = seen, .side = seen->viewer };
    n06_state s = seen->shown;
    n06 n = look(&q, &s);
    bt_spot *widest;
    bt_odds *sums;
    n06_ahead ahead;

    *out = (bt_reach){ .weary = true };
    if (q.side > N06_PRUSSIAN || s.winner != BT_SIDE_NONE ||
        (n06_mover(&s) == BT_SIDE_NONE && !call_up(&q, &s, unit)) || n06_mover(&s) != q.side ||
        !bt_units_has(&s.stack, unit))
        return BT_OK;
    if (!make_room(&q, arena, &widest, &sums))
        return BT_ENOMEM;
    ahead = n06_march_ahead(&s);
    if (ahead != N06_NO_MARCH)
        take_commander(&q, &s);
    n06_movement_points(&n, sums);
    out->sums = sums;
    if (ahead != N06_NO_MARCH) {
        look_ahead(&q, &s, ahead, widest, out);
    } else if (n06_frame(&s, N06_P_MARCH)) {
        q.acts = bt_frames_peek(&s.frames)->procedure == N06_P_MARCH;
        drop_to(&s, N06_P_MARCH);
        explore(&q, &s, n06_stack_area(&n));
        out->spots = q.spots;
        out->count = q.count;
    }
    return BT_OK;
}

/* As if all that is under way were over, and the side began an operation. */
static void
begin_anew(n06_state *s, bt_side side)
{
    s->frames = (bt_frames){ 0 };
    bt_frames_push(&s->frames, N06_P_GAME, side);
    bt_frames_push(&s->frames, N06_P_OPERATIONS, side);
    s->stack = (bt_units){ { 0 } };
    s->mp = s->used = s->steps = s->waived = 0;
    s->played[0] = s->played[1] = s->turned[0] = s->turned[1] = N06_CARD_NONE;
    s->cancelled = 0;
}

int
n06_find_ways(const bt_game *game, const n06_view *seen, bt_side side, bt_unit unit,
              bt_arena *arena, bt_reach *out)
{
    search q = { .game = game, .seen = seen, .side = side };
    n06_state s = seen->shown;
    bt_spot *widest;
    bt_odds *sums;

    *out = (bt_reach){ .weary = true };
    begin_anew(&s, side);
    if (s.winner != BT_SIDE_NONE || !call_up(&q, &s, unit))
        return BT_OK;
    if (!make_room(&q, arena, &widest, &sums))
        return BT_ENOMEM;
    take_commander(&q, &s);
    look_ahead(&q, &s, N06_RAIN_AHEAD, widest, out);
    return BT_OK;
}
