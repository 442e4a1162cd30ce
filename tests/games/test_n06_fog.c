/*
 * test_n06_fog.c - events in the fog of war, over random games [G2.1].
 *
 * Views and refusals are compared by the battery.  Here every event that a
 * viewer may see is looked through: it names no block of another side that was
 * hidden from him before and still is, and tells nobody else's points.
 */
#include "../../games/napoleon1806/fog.h"

#include <berthier/event.h>
#include <berthier/game.h>
#include <berthier/position.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 24, ACTIONS_MAX = 4000 };

extern const bt_rules n06_rules;
extern const bt_pack bt_pack_napoleon1806;

typedef struct desk {
    bt_game *game;
    n06_state s, before;
    bt_rng rng;
    bt_events events;
    bt_actions legal;
    int told, hidden; /* events looked through; blocks hidden at the time, summed up */
} desk;

static bt_state *
raw(n06_state *s)
{
    return (bt_state *)(void *)s;
}

static void
open_game(desk *d, const char *scenario)
{
    bt_options options = { { 0 } };
    bt_error err = { 0 };

    options.value[N06_OPTION_RULES] = 1;
    if (bt_game_new(&d->game, &n06_rules, &bt_pack_napoleon1806, scenario, &options, &err))
        fail_msg("%s", err.text);
    bt_rng_init(&d->rng, 1806);
}

static bool
is_hidden(const desk *d, const n06_state *s, bt_unit unit, bt_side viewer)
{
    n06 n = { d->game, n06_printed_of(d->game), (n06_state *)(uintptr_t)s, NULL };
    int top = bt_frames_peek(&s->frames)->procedure;

    if (n06_side_of(n.printed, unit) == viewer || top == N06_P_OVER)
        return false;
    return n06_hides(&n, unit);
}

/* What only the owner of a corps may be told. */
static bool
tells_points(unsigned code)
{
    return code == N06_EV_TIRED || code == N06_EV_RESTED || code == N06_EV_LOST_FOOT ||
           code == N06_EV_LOST_HORSE || code == N06_EV_GAINED || code == N06_EV_ENGAGED;
}

/* A card that its owner has in hand now is nobody else's to hear of. */
static bool
is_in_hand(const desk *d, unsigned card, bt_side viewer)
{
    bt_side owner = n06_printed_of(d->game)->cards[card].side;

    return owner != viewer && bt_set_has(&d->s.hand[owner], (bt_unit)card);
}

static void
look_through(desk *d, const bt_event *event, bt_side viewer)
{
    const bt_event_def *def = &n06_rules.events[event->code];

    if (!bt_event_is_seen(event, viewer))
        return;
    d->told++;
    for (int i = 0; i < BT_EVENT_ARGS; i++) {
        bt_unit unit = (bt_unit)event->args[i];
        bt_kind kind = n06_rules.operands[def->args[i]].kind;
        if (kind == BT_KIND_CARD && is_in_hand(d, event->args[i], viewer))
            fail_msg("%s names %s to %s", def->word, d->game->cards[event->args[i]].id,
                     bt_side_name(&n06_rules, viewer));
        if (kind != BT_KIND_UNIT)
            continue;
        if (is_hidden(d, &d->before, unit, viewer) && is_hidden(d, &d->s, unit, viewer))
            fail_msg("%s names %s to %s", def->word, d->game->units[unit].id,
                     bt_side_name(&n06_rules, viewer));
        if (tells_points(event->code) && n06_side_of(n06_printed_of(d->game), unit) != viewer)
            fail_msg("%s tells %s the points of %s", def->word, bt_side_name(&n06_rules, viewer),
                     d->game->units[unit].id);
    }
}

static void
play_one(desk *d)
{
    bt_sides to_act = n06_rules.to_act(d->game, raw(&d->s));
    bt_side side = bt_sides_first(to_act);
    bt_action action;

    if (to_act == (bt_side_bit(0) | bt_side_bit(1)) && bt_rng_below(&d->rng, 2))
        side = 1;
    n06_rules.legal(d->game, raw(&d->s), side, &d->legal);
    action = side == BT_SIDE_CHANCE ? n06_rules.chance(d->game, raw(&d->s), &d->rng)
                                    : d->legal.at[bt_rng_below(&d->rng, (uint32_t)d->legal.count)];
    d->before = d->s;
    d->events.count = 0;
    n06_rules.apply(d->game, raw(&d->s), side, action, &d->events);
    for (int i = 0; i < d->events.count; i++) {
        look_through(d, &d->events.at[i], 0);
        look_through(d, &d->events.at[i], 1);
        look_through(d, &d->events.at[i], BT_SIDE_NONE);
    }
    for (bt_unit u = 0; u < d->game->unit_count; u++)
        d->hidden += is_hidden(d, &d->s, u, BT_SIDE_NONE);
}

static void
no_event_tells_what_is_hidden(void **state)
{
    desk *d = calloc(1, sizeof *d);

    (void)state;
    assert_non_null(d);
    open_game(d, "campaign");
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        bt_rng_init(&d->rng, seed);
        memset(&d->s, 0, sizeof d->s);
        n06_rules.setup(d->game, raw(&d->s));
        for (int i = 0; i < ACTIONS_MAX && n06_rules.to_act(d->game, raw(&d->s)); i++)
            play_one(d);
        assert_int_equal(n06_rules.to_act(d->game, raw(&d->s)), 0);
    }
    assert_true(d->told > 10000 && d->hidden > 10000);
    bt_game_free(d->game);
    free(d);
}

/* [E-STRATEGIC-RETREAT.2] Where a retiring stack may go must not tell vedettes from corps. */
static int
compare_steps(desk *d, bt_view *view)
{
    static bt_actions other;
    n06_state dealt = { 0 };

    n06_rules.view(d->game, raw(&d->s), N06_PRUSSIAN, memset(view, 0, n06_rules.view_size));
    n06_rules.resample(d->game, view, &d->rng, raw(&dealt));
    n06_rules.legal(d->game, raw(&d->s), N06_PRUSSIAN, &d->legal);
    n06_rules.legal(d->game, raw(&dealt), N06_PRUSSIAN, &other);
    assert_int_equal(d->legal.count, other.count);
    assert_memory_equal(d->legal.at, other.at, sizeof(bt_action) * (size_t)other.count);
    return 1;
}

static void
a_strategic_retreat_tells_nothing(void **state)
{
    desk *d = calloc(1, sizeof *d);
    bt_view *view;
    int asked = 0;

    (void)state;
    assert_non_null(d);
    open_game(d, "campaign");
    view = bt_view_new(d->game);
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        bt_unit card = bt_set_first(&n06_printed_of(d->game)->of_event[N06_STRATEGIC_RETREAT]);
        bt_rng_init(&d->rng, seed);
        n06_rules.setup(d->game, raw(memset(&d->s, 0, sizeof d->s)));
        for (int i = 0; i < ACTIONS_MAX && n06_rules.to_act(d->game, raw(&d->s)); i++) {
            const bt_frame *top = bt_frames_peek(&d->s.frames);
            if (bt_set_has(&d->s.deck[N06_PRUSSIAN], card)) {
                bt_set_remove(&d->s.deck[N06_PRUSSIAN], card);
                bt_set_add(&d->s.lasting, card);
            }
            if (top->procedure == N06_P_MARCH && top->side == N06_PRUSSIAN)
                asked += compare_steps(d, view);
            play_one(d);
        }
    }
    assert_true(asked > 100);
    free(view);
    bt_game_free(d->game);
    free(d);
}

/* ---- positions that were dealt without a choice once ---------------------- */

/* A position by lines, a block whose place everybody knows, and actions that lead on from it. */
typedef struct scene {
    const char *known;
    const char *lines[5], *actions[12];
} scene;

static const scene scenes[] = {
    /* Care is about a corps that has lost infantry, and only Davout has [E-CARE.1]. */
    { NULL,
      { "empty", "places Napoleon@EIB Davout@EIB Soult@GRE Murat@GRE Blucher@ROD",
        "infantry Davout@6", "hand-french F08", "begin initiative french" },
      { "play F08" } },
    { NULL,
      { "empty", "places Napoleon@EIB Davout@EIB Soult@GRE Murat@GRE Blucher@ROD",
        "infantry Davout@6", "hand-french F08", "begin initiative french" },
      { "play F08", "tend Davout" } },
    /* Lannes alone is left to set out, and may not leave a commander by himself [C1.3]. */
    { "Lannes",
      { "empty", "places Napoleon@AUM Murat@AUM Davout@POE Lannes@POE Blucher@BUT",
        "activated Napoleon Murat Davout", "begin operations french" },
      { "move Lannes" } },
    /* Who answers the cannon is no block that lies face up [E-CANNON-SOUNDS.1]. */
    { NULL,
      { "empty", "places Lannes@KAH F.v1@KUL Ney@JEN Hohenlohe@JEN Blucher@BUT", "hand-french F05",
        "hand-prussian P10", "begin operations french" },
      { "fight Ney", "go", "decline", "summon F05 Lannes" } },
};

/* Nobody else is in that place and state. */
static void
make_known(desk *d, const char *id)
{
    bt_unit unit = bt_unit_find(d->game, id, (int)strlen(id));
    bt_unit spot = n06_spot((bt_area)d->s.places[unit], bt_units_has(&d->s.activated, unit));

    for (bt_unit u = 0; u < d->game->unit_count; u++)
        bt_set_remove(&d->s.trace[u], spot);
    d->s.trace[unit] = (bt_set){ { 0 } };
    bt_set_add(&d->s.trace[unit], spot);
}

static void
set_up_scene(desk *d, const scene *one)
{
    bt_error err = { 0 };

    memset(&d->s, 0, sizeof d->s);
    n06_rules.setup(d->game, raw(&d->s));
    for (size_t i = 0; i < BT_COUNT(one->lines) && one->lines[i]; i++)
        if (bt_position_line(d->game, one->lines[i], 1, raw(&d->s), &err))
            fail_msg("%s: %s", one->lines[i], err.text);
    if (one->known)
        make_known(d, one->known);
    for (size_t i = 0; i < BT_COUNT(one->actions) && one->actions[i]; i++) {
        bt_side side = bt_sides_first(n06_rules.to_act(d->game, raw(&d->s)));
        bt_action action = 0;
        if (bt_action_parse(d->game, one->actions[i], &action, &err))
            fail_msg("%s: %s", one->actions[i], err.text);
        if (n06_rules.check(d->game, raw(&d->s), side, action))
            fail_msg("%s: %s", one->actions[i],
                     n06_rules.check(d->game, raw(&d->s), side, action)->text);
        n06_rules.apply(d->game, raw(&d->s), side, action, NULL);
    }
}

/* What each sees is so many times dealt again, and looks the same then. */
static void
deal_again(desk *d, const char *what, unsigned times)
{
    static const bt_side viewers[] = { N06_FRENCH, N06_PRUSSIAN, BT_SIDE_NONE };
    bt_view *view = bt_view_new(d->game), *again = bt_view_new(d->game);
    bt_error err = { 0 };
    n06_state dealt;

    assert_true(view && again);
    for (unsigned k = 0; k < times; k++) {
        bt_side viewer = viewers[k % 3];
        memset(view, 0, n06_rules.view_size);
        memset(again, 0, n06_rules.view_size);
        memset(&dealt, 0, sizeof dealt);
        n06_rules.view(d->game, raw(&d->s), viewer, view);
        n06_rules.resample(d->game, view, &d->rng, raw(&dealt));
        if (!n06_rules.state_ok(d->game, raw(&dealt), &err))
            fail_msg("%s for %s: %s", what, bt_side_name(&n06_rules, viewer), err.text);
        n06_rules.view(d->game, raw(&dealt), viewer, again);
        if (memcmp(view, again, n06_rules.view_size) != 0)
            fail_msg("%s looks otherwise to %s", what, bt_side_name(&n06_rules, viewer));
    }
    free(view);
    free(again);
}

static void
what_is_dealt_leaves_a_choice(void **state)
{
    desk *d = calloc(1, sizeof *d);

    (void)state;
    assert_non_null(d);
    open_game(d, "short");
    for (size_t i = 0; i < BT_COUNT(scenes); i++) {
        set_up_scene(d, &scenes[i]);
        deal_again(d, scenes[i].lines[1], 300);
    }
    bt_game_free(d->game);
    free(d);
}

/* [E-DESTROYED-BRIDGE.2] A stack that has marched pays for the bridge it means to destroy: the other
 * side, asked for Counter Order, is dealt none that cannot. */
static void
who_has_marched_pays_for_a_bridge(void **state)
{
    static const scene works = {
        NULL,
        { "empty", "places Blucher@KAH Louis@KAH Ney@KUL Ruchel@ESN", "hand-prussian P14",
          "hand-french F12", "begin operations prussian" },
        { "move Blucher", "go", "decline", "turn P15", "decline", "step JEN", "decline", "step BLA",
          "decline", "step SAA", "decline", "wreck P14 SAA-POE" },
    };
    desk *d = calloc(1, sizeof *d);
    bt_view *view;

    (void)state;
    assert_non_null(d);
    open_game(d, "campaign");
    set_up_scene(d, &works);
    assert_int_equal(bt_frames_peek(&d->s.frames)->procedure, N06_P_COUNTER);
    assert_non_null(view = bt_view_new(d->game));
    n06_rules.view(d->game, raw(&d->s), N06_FRENCH, view);
    for (int i = 0; i < 200; i++) {
        n06_state dealt = { 0 };
        n06_rules.resample(d->game, view, &d->rng, raw(&dealt));
        assert_true(dealt.mp > 0);
    }
    free(view);
    bt_game_free(d->game);
    free(d);
}

/* Whether there are odds, and how many cards the viewer draws, from what he sees dealt again. */
static void
compare_odds(desk *d, bt_side viewer, int expected)
{
    bt_view *view = bt_view_new(d->game);
    bt_odds odds;

    assert_non_null(view);
    n06_rules.view(d->game, raw(&d->s), viewer, view);
    assert_int_equal(n06_rules.odds(d->game, raw(&d->s), viewer, BT_HEX_NONE, &odds), expected);
    for (int i = 0; i < 200; i++) {
        n06_state dealt = { 0 };
        n06_rules.resample(d->game, view, &d->rng, raw(&dealt));
        assert_int_equal(n06_rules.odds(d->game, raw(&dealt), viewer, BT_HEX_NONE, &odds),
                         expected);
    }
    free(view);
}

/* [G2.1] Odds end with the first card, however many cards points behind a screen are worth. */
static void
odds_end_with_the_first_card(void **state)
{
    static const scene fights = {
        NULL,
        { "empty", "places Ney@JEN Augereau@BAM Hohenlohe@JEN Ruchel@ESN", "infantry Ney@1",
          "begin operations french" },
        { "fight Ney", "go" },
    };
    desk *d = calloc(1, sizeof *d);

    (void)state;
    assert_non_null(d);
    open_game(d, "campaign");
    set_up_scene(d, &fights);
    assert_int_equal(bt_frames_peek(&d->s.frames)->procedure, N06_P_TURN_OVER);
    compare_odds(d, N06_PRUSSIAN, BT_OK);
    play_one(d);
    compare_odds(d, N06_PRUSSIAN, BT_ENOTFOUND);
    bt_game_free(d->game);
    free(d);
}

/* [G2.1] Of the hidden blocks of an area, whichever it is, as many have been active as had. */
static void
what_is_dealt_has_been_active_where_it_had(void **state)
{
    desk *d = calloc(1, sizeof *d);
    char places[80];

    (void)state;
    assert_non_null(d);
    open_game(d, "short");
    for (bt_area area = 0; area < d->game->network->area_count; area++) {
        const char *id = d->game->network->areas[area].id;
        scene one = { NULL,
                      { "empty", places, "control french french french french",
                        "activated Soult Blucher", "begin operations french" },
                      { NULL } };
        snprintf(places, sizeof places, "places Soult@%s Ney@%s Davout@%s Blucher@%s", id, id,
                 strcmp(id, "AUM") != 0 ? "AUM" : "POE", strcmp(id, "ROD") != 0 ? "ROD" : "BUT");
        set_up_scene(d, &one);
        deal_again(d, places, 6);
    }
    bt_game_free(d->game);
    free(d);
}

/* ---- as they were set up ------------------------------------------------- */

/* Corps in areas of a set; `most`: in any one of them. */
static int
count_corps(const n06 *n, bt_side side, bt_set areas, int *most)
{
    int sum = 0;

    for (*most = 0; !bt_set_is_empty(&areas);) {
        int here = n06_count(n06_corps(n, side, (bt_area)bt_set_take(&areas)));
        *most = here > *most ? here : *most;
        sum += here;
    }
    return sum;
}

/* Does what is dealt keep [G1.2] and [G1.3] where nobody has moved?  How many rules were asked. */
static int
check_as_set_up(const desk *d, n06_state *dealt, bt_side side)
{
    const n06_printed *p = n06_printed_of(d->game);
    const n06_secret *secret = &p->secret;
    n06 n = { d->game, p, dealt, NULL };
    bt_set still = dealt->as_set[side];
    int asked = 0, most;

    for (int i = 0; i < secret->demand_count[side]; i++) {
        bt_set touched = bt_set_minus(secret->demands[side][i].areas, still);
        if (!bt_set_is_empty(&touched))
            continue;
        assert_true(count_corps(&n, side, secret->demands[side][i].areas, &most) >=
                    secret->demands[side][i].corps);
        asked++;
    }
    for (bt_unit u = 0; u < p->unit_count && secret->single[side]; u++)
        if (n06_side_of(p, u) == side && secret->fixed[u] != BT_AREA_NONE)
            bt_set_remove(&still, secret->fixed[u]);
    count_corps(&n, side, still, &most);
    assert_true(!secret->single[side] || most <= 1);
    return asked + secret->single[side];
}

/* [G1.2] [G1.3] One who deals what it does not see knows how armies had to be set up. */
static void
blocks_that_never_moved_keep_the_rules_of_set_up(void **state)
{
    desk *d = calloc(1, sizeof *d);
    bt_view *view;
    int asked[2] = { 0, 0 };

    (void)state;
    assert_non_null(d);
    open_game(d, "campaign");
    view = bt_view_new(d->game);
    for (int game = 0; game < 12; game++) {
        n06_rules.setup(d->game, raw(memset(&d->s, 0, sizeof d->s)));
        for (bt_sides acting; (acting = n06_rules.to_act(d->game, raw(&d->s)));) {
            bt_side side = bt_sides_first(acting);
            n06_rules.legal(d->game, raw(&d->s), side, &d->legal);
            n06_rules.apply(d->game, raw(&d->s), side,
                            d->legal.at[bt_rng_below(&d->rng, (uint32_t)d->legal.count)], NULL);
            if (bt_frames_peek(&d->s.frames)->procedure == N06_P_SETUP)
                continue;
            for (bt_side viewer = 0; viewer < 2; viewer++) {
                n06_state dealt = { 0 };
                memset(view, 0, n06_rules.view_size);
                n06_rules.view(d->game, raw(&d->s), viewer, view);
                n06_rules.resample(d->game, view, &d->rng, raw(&dealt));
                asked[1 - viewer] += check_as_set_up(d, &dealt, 1 - viewer);
            }
        }
    }
    /* The Prussians have three demands, and begin to move some of them soon. */
    assert_true(asked[N06_FRENCH] > 4000 && asked[N06_PRUSSIAN] > 400);
    print_message("%d and %d rules kept\n", asked[N06_FRENCH], asked[N06_PRUSSIAN]);
    free(view);
    bt_game_free(d->game);
    free(d);
}

/* A position that says so of blocks that could not be set up like that is no position: dealing
 * would look for ever for what cannot be. */
static void
what_could_not_be_set_up_is_refused(void **state)
{
    desk *d = calloc(1, sizeof *d);
    bt_error err = { 0 };
    n06_state s;

    (void)state;
    assert_non_null(d);
    open_game(d, "campaign");
    n06_rules.setup(d->game, raw(memset(&d->s, 0, sizeof d->s)));
    while (bt_frames_peek(&d->s.frames)->procedure == N06_P_SETUP) {
        bt_side side = bt_sides_first(n06_rules.to_act(d->game, raw(&d->s)));
        n06_rules.legal(d->game, raw(&d->s), side, &d->legal);
        n06_rules.apply(d->game, raw(&d->s), side,
                        d->legal.at[bt_rng_below(&d->rng, (uint32_t)d->legal.count)], NULL);
    }
    assert_true(n06_rules.state_ok(d->game, raw(&d->s), &err));
    for (bt_side side = 0; side < 2; side++) {
        n06 n = { d->game, n06_printed_of(d->game), &s, NULL };
        bt_units corps;
        s = d->s;
        corps = n06_units(n06_present_corps(&n, side));
        bt_area one = (bt_area)s.places[bt_units_first(&corps)];
        for (bt_unit u; (u = bt_units_take(&corps)) != BT_UNIT_NONE;) {
            n06_stand(&s, u, one);
            n06_trace_exact(&n, u);
        }
        for (bt_unit u = 0; u < d->game->unit_count; u++) /* a commander with his corps */
            if (n.printed->blocks[u].kind == N06_COMMANDER && n06_side_of(n.printed, u) == side) {
                n06_stand(&s, u, one);
                n06_trace_exact(&n, u);
            }
        assert_false(n06_rules.state_ok(d->game, raw(&s), &err));
        assert_non_null(strstr(err.text, side == N06_FRENCH ? "[G1.3]" : "[G1.2]"));
        s.as_set[side] = (bt_set){ { 0 } };
        assert_true(n06_rules.state_ok(d->game, raw(&s), &err));
    }
    bt_game_free(d->game);
    free(d);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_event_tells_what_is_hidden),
        cmocka_unit_test(a_strategic_retreat_tells_nothing),
        cmocka_unit_test(what_is_dealt_leaves_a_choice),
        cmocka_unit_test(who_has_marched_pays_for_a_bridge),
        cmocka_unit_test(odds_end_with_the_first_card),
        cmocka_unit_test(what_is_dealt_has_been_active_where_it_had),
        cmocka_unit_test(blocks_that_never_moved_keep_the_rules_of_set_up),
        cmocka_unit_test(what_could_not_be_set_up_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
