/*
 * test_n06_reach.c - where a stack can go, against all the ways it has.
 *
 * In games played at random every march is tried out: all sequences of steps
 * through the engine, cards declined by both sides, to the end of the move.
 * Every area must be told with the least cost, the fatigue laid on the stack
 * there, and whether it has to stop; and no other area may be told.  Before the
 * movement card is known, the same for every card that may be turned over.
 */
#include "../../games/napoleon1806/state.h"

#include <berthier/reach.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 12, NEVER = 0xffff, POINTS_MAX = 40 };

extern const bt_rules n06_rules;
extern const bt_pack bt_pack_napoleon1806;

/* What the engine does with the stack in an area. */
typedef struct fact {
    unsigned cost, fatigue;
    bool ends, halts;
} fact;

typedef struct desk {
    bt_game *game;
    n06_state s;
    bt_actions legal, ways;
    bt_events events;
    bt_rng rng;
    fact facts[N06_AREAS_MAX];
    long marches, plans, spots, cards;
} desk;

static bt_state *
raw(n06_state *s)
{
    return (bt_state *)(void *)s;
}

static const bt_frame *
top(const n06_state *s)
{
    return bt_frames_peek(&s->frames);
}

/* ---- playing ------------------------------------------------------------ */

/* Fatigue laid on the stack of the march by what has just happened. */
static unsigned
laid(const desk *d, bt_units stack)
{
    unsigned sum = 0;

    for (int i = 0; i < d->events.count; i++) {
        const bt_event *e = &d->events.at[i];
        if (e->code == N06_EV_TIRED && bt_units_has(&stack, (bt_unit)e->args[0]))
            sum += e->args[1];
    }
    return sum;
}

static unsigned
apply(desk *d, n06_state *s, bt_side side, bt_action action, bt_units stack)
{
    d->events.count = 0;
    assert_null(n06_rules.check(d->game, raw(s), side, action));
    n06_rules.apply(d->game, raw(s), side, action, &d->events);
    return laid(d, stack);
}

/* Nobody plays a card, and points are laid as they come. */
static unsigned
let_pass(desk *d, n06_state *s, bt_units stack)
{
    unsigned sum = 0;
    bt_side side;

    while ((side = bt_sides_first(n06_rules.to_act(d->game, raw(s)))) <= N06_PRUSSIAN) {
        bt_action action = bt_action_make(N06_A_DECLINE, 0, 0, 0);
        if (top(s)->procedure == N06_P_SHARE) {
            n06_rules.legal(d->game, raw(s), side, &d->ways);
            action = d->ways.at[0];
        } else if (top(s)->procedure != N06_P_WINDOW || top(s)->step == N06_W_COMBAT ||
                   top(s)->step == N06_W_FINISH) {
            break;
        }
        sum += apply(d, s, side, action, stack);
    }
    return sum;
}

static bool
marches(const n06_state *s, bt_side side)
{
    return s->winner == BT_SIDE_NONE && top(s)->procedure == N06_P_MARCH && top(s)->side == side;
}

/* ---- the slow answer ---------------------------------------------------- */

typedef struct way {
    n06_state s;
    bt_area area;
    unsigned cost, fatigue;
} way;

/* Come to an area: what happens when the move ends there. */
static void
note(desk *d, const way *w, bt_side side, bt_units stack, const n06_state *before)
{
    fact *f = &d->facts[w->area];
    bt_action halt = bt_action_make(N06_A_HALT, 0, 0, 0);
    n06_state s = w->s;

    if (f->cost <= w->cost)
        return;
    *f = (fact){ w->cost, w->fatigue, !marches(&s, side), false };
    if (f->ends || n06_rules.check(d->game, raw(&s), side, halt))
        return;
    f->halts = true;
    f->fatigue += apply(d, &s, side, halt, stack);
    f->fatigue += let_pass(d, &s, stack);
    (void)before;
}

/* All ways from a march; of those that come to an area for the same cost, one. */
static void
try_all(desk *d, const n06_state *start, bt_side side, unsigned burden)
{
    static const size_t room = (size_t)N06_AREAS_MAX * POINTS_MAX;
    way *ways = calloc(room, sizeof *ways);
    bool(*seen)[POINTS_MAX] = calloc(N06_AREAS_MAX, sizeof *seen);
    bt_units stack = start->stack;
    size_t count = 1;

    assert_non_null(ways);
    assert_non_null(seen);
    for (int a = 0; a < N06_AREAS_MAX; a++)
        d->facts[a].cost = NEVER;
    ways[0] = (way){ .s = *start, .fatigue = burden };
    ways[0].area = (bt_area)start->places[bt_units_first(&stack)];
    for (size_t i = 0; i < count; i++) {
        const way w = ways[i];
        note(d, &w, side, stack, start);
        if (!marches(&w.s, side))
            continue;
        n06_rules.legal(d->game, (const bt_state *)(const void *)&w.s, side, &d->legal);
        for (int k = 0; k < d->legal.count; k++) {
            bt_action action = d->legal.at[k];
            bt_area to = (bt_area)bt_action_operand(action, 0);
            bt_area from = (bt_area)w.s.places[bt_units_first(&stack)];
            bt_link link;
            way next = w;
            if (bt_action_code(action) != N06_A_STEP)
                continue;
            link = bt_link_between(d->game->network, from, to);
            next.cost += bt_set_has(&w.s.broken, link) ? 3 : 1;
            next.area = to;
            next.fatigue += apply(d, &next.s, side, action, stack);
            next.fatigue += let_pass(d, &next.s, stack);
            if (seen[to][next.cost])
                continue;
            seen[to][next.cost] = true;
            ways[count++] = next;
        }
    }
    free(seen);
    free(ways);
}

/* ---- comparing ---------------------------------------------------------- */

static const char *
name(const desk *d, bt_area area)
{
    return d->game->network->areas[area].id;
}

static const bt_spot *
spot_of(const bt_reach *reach, bt_area area)
{
    for (int i = 0; i < reach->count; i++)
        if (reach->spots[i].place == area)
            return &reach->spots[i];
    return NULL;
}

/* Areas that a card of this value, or the points there are (0), leads to. */
static void
compare(desk *d, const bt_reach *reach, int value)
{
    for (bt_area a = 0; a < d->game->network->area_count; a++) {
        const bt_spot *spot = spot_of(reach, a);
        const fact *f = &d->facts[a];
        bool told = spot && (spot->from < 0 || !value || spot->needs <= value);
        if (told != (f->cost != NEVER))
            fail_msg("%s is %s (card %d)", name(d, a), told ? "told, not reached" : "not told",
                     value);
        if (!told)
            continue;
        d->spots++;
        if (spot->cost != 2 * f->cost)
            fail_msg("%s costs %u, told %u/2", name(d, a), f->cost, spot->cost);
        if (spot->fatigue != f->fatigue && (f->ends || f->halts))
            fail_msg("%s tires %u, told %u (card %d)", name(d, a), f->fatigue, spot->fatigue,
                     value);
        if (!value && spot->ends != f->ends)
            fail_msg("%s: the march %s there", name(d, a), f->ends ? "ends" : "goes on");
        if ((!value || !f->ends) && (spot->halt != BT_ACTION_NONE) != f->halts)
            fail_msg("%s: one %s there", name(d, a), f->halts ? "can halt" : "cannot halt");
    }
}

static void
ask(desk *d, bt_reach *reach, bt_arena *arena, bt_side side, bt_unit unit)
{
    bt_error err;

    assert_int_equal(bt_reach_find(reach, arena, d->game, raw(&d->s), side, unit, &err), BT_OK);
    assert_true(reach->weary);
}

static void
a_march(desk *d, bt_side side)
{
    bt_arena arena = { 0 };
    bt_reach reach;

    ask(d, &reach, &arena, side, bt_units_first(&d->s.stack));
    assert_int_equal(reach.of, 0);
    assert_true(reach.count > 0);
    try_all(d, &d->s, side, 0);
    compare(d, &reach, 0);
    d->marches++;
    bt_arena_release(&arena);
}

/* The stack as it is goes, and chance turns over this card; false when it may not go. */
static bool
go_with(desk *d, n06_state *s, bt_side side, bt_unit card, unsigned *burden)
{
    bt_units stack = s->stack;
    bt_action go = bt_action_make(N06_A_GO, 0, 0, 0);

    if (n06_rules.check(d->game, raw(s), side, go))
        return false;
    *burden = apply(d, s, side, go, stack);
    *burden += let_pass(d, s, stack);
    if (top(s)->procedure != N06_P_TURN_OVER)
        return false;
    *burden += apply(d, s, BT_SIDE_CHANCE, bt_action_make(N06_A_TURN_OVER, card, 0, 0), stack);
    *burden += let_pass(d, s, stack);
    return true;
}

/* Before the card is known: for one card of every value. */
static void
a_plan(desk *d, bt_side side)
{
    const n06_printed *p = n06_printed_of(d->game);
    bt_set pile = bt_set_is_empty(&d->s.deck[side]) ? d->s.discard[side] : d->s.deck[side];
    int of_value[7] = { 0 };
    bt_arena arena = { 0 };
    bt_reach reach;

    ask(d, &reach, &arena, side, bt_units_first(&d->s.stack));
    assert_int_equal(reach.of, bt_set_count(&pile));
    for (bt_set left = pile; !bt_set_is_empty(&left);) {
        bt_unit card = bt_set_take(&left);
        n06_state s = d->s;
        unsigned burden = 0;
        if (of_value[p->cards[card].value]++ || !go_with(d, &s, side, card, &burden))
            continue;
        if (bt_units_is_empty(&s.stack))
            continue; /* tired to death by the rain */
        d->cards++;
        if (!marches(&s, side))
            continue; /* it has no points, and stands */
        try_all(d, &s, side, burden);
        compare(d, &reach, p->cards[card].value);
    }
    for (int i = 1; i < reach.count; i++) {
        int ways = 0;
        for (int value = reach.spots[i].needs; value <= 6; value++)
            ways += of_value[value];
        assert_int_equal(reach.spots[i].ways, ways);
        assert_true(reach.spots[i].action == BT_ACTION_NONE);
    }
    d->plans++;
    bt_arena_release(&arena);
}

/* ---- games -------------------------------------------------------------- */

static void
look(desk *d, bt_side side)
{
    const bt_frame *frame = top(&d->s);

    if (frame->procedure == N06_P_MARCH && frame->side == side)
        a_march(d, side);
    else if (frame->procedure == N06_P_GATHER && frame[-1].local != N06_COMBAT_OP &&
             bt_rng_below(&d->rng, 4) == 0)
        a_plan(d, side);
}

static void
play(desk *d)
{
    n06_rules.setup(d->game, raw(memset(&d->s, 0, sizeof d->s)));
    for (bt_sides sides; (sides = n06_rules.to_act(d->game, raw(&d->s))) != 0;) {
        bt_side side = bt_sides_first(sides);
        bt_action action;
        if (side > N06_PRUSSIAN) {
            action = n06_rules.chance(d->game, raw(&d->s), &d->rng);
            side = BT_SIDE_CHANCE;
        } else {
            look(d, side);
            n06_rules.legal(d->game, raw(&d->s), side, &d->legal);
            action = d->legal.at[bt_rng_below(&d->rng, (uint32_t)d->legal.count)];
        }
        n06_rules.apply(d->game, raw(&d->s), side, action, NULL);
    }
}

static void
every_way(void **given)
{
    desk *d = *given;

    for (int i = 0; i < GAMES; i++)
        play(d);
    print_message("%ld marches, %ld plans with %ld cards, %ld spots\n", d->marches, d->plans,
                  d->cards, d->spots);
    assert_true(d->marches > 1000 && d->cards > 1000);
}

static void
assert_same(const bt_reach *one, const bt_reach *other)
{
    assert_int_equal(one->count, other->count);
    assert_int_equal(one->of, other->of);
    for (int i = 0; i < one->count; i++) {
        const bt_spot *a = &one->spots[i], *b = &other->spots[i];
        assert_int_equal(a->place, b->place);
        assert_int_equal(a->cost, b->cost);
        assert_int_equal(a->left, b->left);
        assert_int_equal(a->fatigue, b->fatigue);
        assert_int_equal(a->needs, b->needs);
        assert_int_equal(a->ways, b->ways);
        assert_int_equal(a->ends, b->ends);
        assert_true(a->action == b->action && a->halt == b->halt);
    }
}

/* [G2.1] In the fog, what is told does not change when what is hidden is dealt again. */
static void
nothing_hidden_is_told(void **given)
{
    desk *d = *given;
    bt_view *view;
    long asked = 0;
    bt_error err;
    bt_options fog = { 0 };

    bt_game_free(d->game);
    assert_int_equal(bt_options_parse(&n06_rules, "rules=grognard", &fog, &err), BT_OK);
    assert_int_equal(bt_game_new(&d->game, &n06_rules, &bt_pack_napoleon1806, "campaign", &fog,
                                 &err),
                     BT_OK);
    view = bt_view_new(d->game);
    n06_rules.setup(d->game, raw(memset(&d->s, 0, sizeof d->s)));
    for (bt_sides sides; (sides = n06_rules.to_act(d->game, raw(&d->s))) != 0;) {
        bt_side side = bt_sides_first(sides);
        bt_action action;
        if (side <= N06_PRUSSIAN && !bt_units_is_empty(&d->s.stack) &&
            bt_units_has(&n06_printed_of(d->game)->of_side[side], bt_units_first(&d->s.stack))) {
            bt_arena arena = { 0 };
            bt_reach one, other;
            n06_state truth = d->s, dealt = { 0 };
            memset(view, 0, n06_rules.view_size);
            n06_rules.view(d->game, raw(&d->s), side, view);
            n06_rules.resample(d->game, view, &d->rng, raw(&dealt));
            ask(d, &one, &arena, side, bt_units_first(&d->s.stack));
            d->s = dealt;
            ask(d, &other, &arena, side, bt_units_first(&d->s.stack));
            d->s = truth;
            assert_same(&one, &other);
            asked += one.count > 1;
            bt_arena_release(&arena);
        }
        n06_rules.legal(d->game, raw(&d->s), side > N06_PRUSSIAN ? BT_SIDE_CHANCE : side,
                        &d->legal);
        action = d->legal.at[bt_rng_below(&d->rng, (uint32_t)d->legal.count)];
        n06_rules.apply(d->game, raw(&d->s), side > N06_PRUSSIAN ? BT_SIDE_CHANCE : side, action,
                        NULL);
    }
    free(view);
    print_message("%ld times in the fog\n", asked);
    assert_true(asked > 20);
}

static int
sit_down(void **given)
{
    desk *d = calloc(1, sizeof *d);
    bt_error err;

    assert_non_null(d);
    bt_rng_init(&d->rng, 1806);
    assert_int_equal(bt_game_new(&d->game, &n06_rules, &bt_pack_napoleon1806, "campaign", NULL,
                                 &err),
                     BT_OK);
    *given = d;
    return 0;
}

static int
stand_up(void **given)
{
    desk *d = *given;

    bt_game_free(d->game);
    free(d);
    return 0;
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_way, sit_down, stand_up),
        cmocka_unit_test_setup_teardown(nothing_hidden_is_told, sit_down, stand_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
