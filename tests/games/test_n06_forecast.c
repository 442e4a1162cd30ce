/*
 * test_n06_forecast.c - what a combat may bring, against every way it can go.
 *
 * With small decks all hands that a viewer must hold possible are dealt, and
 * all cards turned over (or dice rolled) in all orders, through the engine.  The
 * losses, the fatigue and who is beaten must come out as often as was told.
 */
#include "../../games/napoleon1806/combat.h"
#include "../../games/napoleon1806/position.h"

#include <berthier/position.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LOSSES, FATIGUE, BEATEN, WHATS };
enum { CARDS_MAX = 48, LINES = 8 };

extern const bt_rules n06_rules;
extern const bt_pack bt_pack_napoleon1806;

typedef struct tally {
    double at[WHATS][2][BT_FORECAST_OUTCOMES];
    long ends;
} tally;

typedef struct desk {
    bt_game *game;
    n06_state s;
    bt_events events;
    tally sum;
} desk;

static bt_state *
raw(n06_state *s)
{
    return (bt_state *)(void *)s;
}

/* ---- putting a combat up ------------------------------------------------ */

static void
open_game(desk *d, const char *options)
{
    bt_options chosen = { 0 };
    bt_error err = { 0 };

    assert_int_equal(bt_options_parse(&n06_rules, options, &chosen, &err), BT_OK);
    if (bt_game_new(&d->game, &n06_rules, &bt_pack_napoleon1806, "campaign", &chosen, &err))
        fail_msg("%s", err.text);
    n06_rules.setup(d->game, raw(memset(&d->s, 0, sizeof d->s)));
}

static void
set(desk *d, const char *line)
{
    bt_error err = { 0 };

    if (bt_position_line(d->game, line, 1, raw(&d->s), &err))
        fail_msg("%s: %s", line, err.text);
}

static void
act(desk *d, bt_side side, const char *text)
{
    bt_action action;
    bt_error err = { 0 };

    if (bt_action_parse(d->game, text, &action, &err))
        fail_msg("%s: %s", text, err.text);
    if (n06_rules.check(d->game, raw(&d->s), side, action))
        fail_msg("%s: %s", text, n06_rules.check(d->game, raw(&d->s), side, action)->text);
    n06_rules.apply(d->game, raw(&d->s), side, action, NULL);
}

/* Decline whatever is asked before the combat. */
static void
come_to_combat(desk *d)
{
    while (!n06_frame(&d->s, N06_P_COMBAT))
        act(d, bt_sides_first(n06_rules.to_act(d->game, raw(&d->s))), "decline");
}

static desk *
put_up(const char *options, const char *const lines[LINES], const char *first)
{
    desk *d = calloc(1, sizeof *d);

    assert_non_null(d);
    open_game(d, options);
    for (int i = 0; i < LINES && lines[i]; i++)
        set(d, lines[i]);
    assert_int_equal(n06_rules.begin(d->game, raw(&d->s), 0, "operations", NULL), BT_OK);
    act(d, 0, first);
    return d;
}

static void
put_away(desk *d)
{
    bt_game_free(d->game);
    free(d);
}

/* ---- every way it can go ------------------------------------------------ */

typedef struct end {
    int losses[2], fatigue[2], told;
} end;

static void
hear(const desk *d, end *e)
{
    for (int i = 0; i < d->events.count; i++) {
        const bt_event *event = &d->events.at[i];
        if (event->code != N06_EV_SUFFERS)
            continue;
        e->losses[event->args[0]] = event->args[1];
        e->fatigue[event->args[0]] = event->args[2];
        e->told++;
    }
}

static void
count(desk *d, const end *e, double chance)
{
    d->sum.ends++;
    for (int side = 0; side < 2; side++) {
        int worse = e->losses[side] - e->losses[1 - side];
        d->sum.at[LOSSES][side][e->losses[side]] += chance;
        d->sum.at[FATIGUE][side][e->fatigue[side]] += chance;
        d->sum.at[BEATEN][side][worse > 0 ? worse : 0] += chance;
    }
}

static void
go_on(desk *d, const n06_state *from, end so_far, double chance)
{
    bt_actions *legal = malloc(sizeof *legal);
    n06_state s = *from;
    bt_side side = bt_sides_first(n06_rules.to_act(d->game, raw(&s)));

    assert_non_null(legal);
    n06_rules.legal(d->game, raw(&s), side, legal);
    assert_true(legal->count > 0);
    /* The side that lays points does so in one way; cards are declined, which comes last but for chance. */
    for (int i = 0; i < (side > N06_PRUSSIAN ? legal->count : 1); i++) {
        bt_action action = legal->at[i];
        end e = so_far;
        if (bt_frames_peek(&from->frames)->procedure == N06_P_WINDOW)
            action = bt_action_make(N06_A_DECLINE, 0, 0, 0);
        s = *from;
        d->events.count = 0;
        n06_rules.apply(d->game, raw(&s), side, action, &d->events);
        hear(d, &e);
        double part = side > N06_PRUSSIAN ? chance / legal->count : chance;
        if (e.told == 2)
            count(d, &e, part);
        else
            go_on(d, &s, e, part);
    }
    free(legal);
}

/* All hands a side may hold, for a viewer who does not see it: the first cards of `able` first. */
static void
hands(bt_set able, int size, bt_set hand, bt_set *out, int *found)
{
    if (!size) {
        out[(*found)++] = hand;
        return;
    }
    while (bt_set_count(&able) >= size) {
        bt_set with = hand;
        bt_set_add(&with, bt_set_take(&able));
        hands(able, size - 1, with, out, found);
    }
}

static void
deal_and_go(desk *d, const n06_state *s, bt_side side, bt_side viewer, double chance)
{
    static const int room = 2000;
    const n06_printed *p = n06_printed_of(d->game);
    bt_set unseen, *dealt;
    n06_state copy = *s;
    int found = 0;

    if (side > N06_PRUSSIAN) {
        go_on(d, s, (end){ .told = 0 }, chance);
        return;
    }
    if (side == viewer) {
        deal_and_go(d, s, side + 1, viewer, chance);
        return;
    }
    unseen = bt_set_or(s->hand[side], s->deck[side]);
    dealt = calloc((size_t)room, sizeof *dealt);
    assert_non_null(dealt);
    hands(bt_set_minus(unseen, p->red), bt_set_count(&s->hand[side]), (bt_set){ { 0 } }, dealt,
          &found);
    for (int i = 0; i < found; i++) {
        copy.hand[side] = dealt[i];
        copy.deck[side] = bt_set_minus(unseen, dealt[i]);
        deal_and_go(d, &copy, side + 1, viewer, chance / found);
    }
    free(dealt);
}

/* ---- comparing ---------------------------------------------------------- */

static void
compare(desk *d, bt_side viewer, long least_ends)
{
    static const char *const whats[WHATS] = { "losses", "fatigue", "beaten" };
    bt_view *view = bt_view_new(d->game);
    bt_arena arena = { 0 };
    bt_forecast told;
    int rows = 0;

    n06_rules.view(d->game, raw(&d->s), viewer, view);
    assert_int_equal(n06_rules.forecast(d->game, view, BT_HEX_NONE, &arena, &told), BT_OK);
    memset(&d->sum, 0, sizeof d->sum);
    come_to_combat(d);
    deal_and_go(d, &d->s, 0, viewer, 1);
    assert_true(d->sum.ends >= least_ends);
    for (int i = 0; i < told.count; i++)
        for (int what = 0; what < WHATS; what++) {
            const bt_chances *row = &told.rows[i];
            if (strcmp(row->what, whats[what]))
                continue;
            rows++;
            for (int k = 0; k < BT_FORECAST_OUTCOMES; k++)
                if (fabs(row->at[k] - d->sum.at[what][row->side][k]) > 1e-9)
                    fail_msg("%s %d of side %d: %g told, %g found (viewer %d)", row->what, k,
                             row->side, row->at[k], d->sum.at[what][row->side][k], viewer);
        }
    assert_int_equal(rows, 6);
    print_message("%ld ends\n", d->sum.ends);
    bt_arena_release(&arena);
    free(view);
}

/* ---- cases -------------------------------------------------------------- */

/* Red ones among the unseen cards, and a hand. */
static void
cards_that_are_not_seen(void **given)
{
    static const char *const lines[LINES] = {
        "places Ney@JEN Hohenlohe@JEN",  "deck-french F01 F02 F06 F13 F36", "hand-french F03 F41",
        "deck-prussian P02 P05 P25 P32", "hand-prussian P08 P34",
    };

    (void)given;
    for (bt_side viewer = 0; viewer < 3; viewer++) {
        desk *d = put_up("", lines, "fight Ney");
        act(d, 0, "go");
        compare(d, viewer < 2 ? viewer : BT_SIDE_NONE, 400);
        put_away(d);
    }
}

/* [C1.21] A deck of one card, made again in the middle of the draw. */
static void
a_deck_that_runs_out(void **given)
{
    static const char *const lines[LINES] = {
        "places Ney@JEN Hohenlohe@JEN", "deck-french F02",
        "hand-french F03 F41",          "deck-prussian P25",
        "hand-prussian P08 P34",
    };

    (void)given;
    for (bt_side viewer = 0; viewer < 2; viewer++) {
        desk *d = put_up("", lines, "fight Ney");
        act(d, 0, "go");
        compare(d, viewer, 40 * 40);
        put_away(d);
    }
}

/* [A44] Square and The Guard, whose fatigue depends on who is there and who is beaten. */
static void
events_in_force(void **given)
{
    static const char *const lines[LINES] = {
        "places Bessieres@JEN Hohenlohe@JEN",
        "deck-french F01 F02 F05 F15",
        "hand-french F46 F48 F29",
        "deck-prussian P02 P04 P05 P19",
        "hand-prussian P07 P12",
    };
    static const char *const cards[] = { "play F46", "play F48", "play F29" };

    (void)given;
    for (size_t i = 0; i < BT_COUNT(cards); i++)
        for (bt_side viewer = 0; viewer < 2; viewer++) {
            desk *d = put_up("", lines, "fight Bessieres");
            act(d, 0, "go");
            come_to_combat(d);
            act(d, 0, cards[i]);
            if (n06_before_draw(&d->s))
                compare(d, viewer, 100);
            put_away(d);
        }
}

/* [C10.1] */
static void
dice(void **given)
{
    static const char *const lines[LINES] = { "places Ney@JEN Hohenlohe@JEN",
                                              "hand-prussian P08 P34" };
    desk *d = put_up("combat=dice", lines, "fight Ney");

    (void)given;
    act(d, 0, "go");
    compare(d, 0, 6 * 6 * 6 * 6);
    put_away(d);
}

/* Told before the stack goes, as soon as all can see who will fight; not in a Move. */
static void
before_the_stack_goes(void **given)
{
    static const char *const lines[LINES] = {
        "places Ney@JEN Hohenlohe@JEN",  "deck-french F01 F02 F06 F13 F36", "hand-french F03 F41",
        "deck-prussian P02 P05 P25 P32", "hand-prussian P08 P34",
    };
    desk *d = put_up("", lines, "fight Ney");
    bt_odds odds;
    bt_arena arena = { 0 };
    bt_forecast told;
    bt_view *view;

    (void)given;
    assert_int_equal(n06_rules.odds(d->game, raw(&d->s), N06_FRENCH, BT_HEX_NONE, &odds), BT_OK);
    assert_true(odds.attack > 0 && odds.defence > 0);
    /* The same as when it has gone. */
    desk *then = put_up("", lines, "fight Ney");
    act(then, 0, "go");
    come_to_combat(then);
    bt_odds again;
    assert_int_equal(n06_rules.odds(then->game, raw(&then->s), N06_FRENCH, BT_HEX_NONE, &again),
                     BT_OK);
    assert_int_equal(odds.attack, again.attack);
    assert_int_equal(odds.defence, again.defence);
    put_away(then);
    put_away(d);

    d = put_up("rules=grognard", lines, "fight Ney");
    view = bt_view_new(d->game);
    n06_rules.view(d->game, raw(&d->s), 0, view);
    assert_int_equal(n06_rules.forecast(d->game, view, BT_HEX_NONE, &arena, &told), BT_OK);
    assert_int_equal(n06_rules.odds(d->game, raw(&d->s), N06_FRENCH, BT_HEX_NONE, &odds), BT_OK);
    assert_int_equal(odds.attack, 2);
    assert_int_equal(odds.defence, BT_ODDS_UNKNOWN);
    /* Nobody else is told of a stack that has not been announced. */
    assert_int_equal(n06_rules.odds(d->game, raw(&d->s), N06_PRUSSIAN, BT_HEX_NONE, &odds),
                     BT_ENOTFOUND);
    n06_rules.view(d->game, raw(&d->s), 1, view);
    assert_int_equal(n06_rules.forecast(d->game, view, BT_HEX_NONE, &arena, &told), BT_ENOTFOUND);
    free(view);
    put_away(d);
    bt_arena_release(&arena);
}

/* A Moving Attack is weighed against every area it may come to, before it sets out [C9.1]. */
static void
where_a_moving_attack_may_lead(void **given)
{
    static const char *const lines[LINES] = {
        "places Ney@KAH Hohenlohe@JEN Tauentzien@JEN",
        "deck-french F01 F02 F06 F13 F36",
        "hand-french F03 F41",
        "deck-prussian P02 P05 P25 P32",
        "hand-prussian P08 P34",
    };
    static const char *const rules[] = { "", "rules=grognard" };

    (void)given;
    for (size_t i = 0; i < BT_COUNT(rules); i++) {
        desk *d = put_up(rules[i], lines, "assault Ney");
        bt_area jena = bt_area_find(d->game->network, "JEN", 3);
        bt_area roda = bt_area_find(d->game->network, "ROD", 3);
        bt_view *view = bt_view_new(d->game);
        bt_arena arena = { 0 };
        bt_forecast told;
        bt_odds odds;
        n06_rules.view(d->game, raw(&d->s), 0, view);
        assert_int_equal(n06_rules.odds(d->game, raw(&d->s), 0, BT_HEX_NONE, &odds), BT_ENOTFOUND);
        assert_int_equal(n06_rules.odds(d->game, raw(&d->s), 0, roda, &odds), BT_ENOTFOUND);
        assert_int_equal(n06_rules.forecast(d->game, view, roda, &arena, &told), BT_ENOTFOUND);
        assert_int_equal(n06_rules.odds(d->game, raw(&d->s), 0, jena, &odds), BT_OK);
        assert_int_equal(odds.attack, 1); /* two, and one less on the move [C9.4] */
        assert_int_equal(odds.defence, i ? BT_ODDS_UNKNOWN : 3);
        assert_int_equal(odds.attacker, N06_FRENCH);
        assert_int_equal(odds.place, jena);
        for (int l = 0; l < odds.line_count; l++)
            assert_true(odds.lines[l].side == (l < 2 ? N06_FRENCH : N06_PRUSSIAN));
        assert_int_equal(n06_rules.forecast(d->game, view, jena, &arena, &told), BT_OK);
        assert_true(told.count >= 6);
        bt_arena_release(&arena);
        free(view);
        put_away(d);
    }
}

/* A card is weighed before it is played: the game goes on to the draw, where nothing is drawn yet. */
static void
after_the_last_card(void **given)
{
    static const char *const lines[LINES] = {
        "places Ney@JEN Hohenlohe@JEN",  "deck-french F01 F02 F06 F13 F36", "hand-french F03 F41",
        "deck-prussian P02 P05 P25 P32", "hand-prussian P08 P34",
    };
    desk *d = put_up("", lines, "fight Ney");
    bt_arena arena = { 0 };
    bt_forecast told;
    bt_view *view = bt_view_new(d->game);
    bt_odds odds;

    (void)given;
    act(d, 0, "go");
    come_to_combat(d);
    while (n06_rules.to_act(d->game, raw(&d->s)) != bt_side_bit(BT_SIDE_CHANCE))
        act(d, bt_sides_first(n06_rules.to_act(d->game, raw(&d->s))), "decline");
    assert_false(n06_before_draw(&d->s));
    for (int drawn = 0; drawn < 2; drawn++) {
        int wanted = drawn ? BT_ENOTFOUND : BT_OK;
        n06_rules.view(d->game, raw(&d->s), 1, view);
        assert_int_equal(n06_rules.forecast(d->game, view, BT_HEX_NONE, &arena, &told), wanted);
        assert_int_equal(n06_rules.odds(d->game, raw(&d->s), 1, BT_HEX_NONE, &odds), wanted);
        if (!drawn)
            act(d, BT_SIDE_CHANCE, "turn F01");
    }
    bt_arena_release(&arena);
    free(view);
    put_away(d);
}

/* [G2.1] In the fog a side is told its own sum. */
static void
in_the_fog_each_counts_his_own(void **given)
{
    static const char *const lines[LINES] = { "places Ney@JEN Hohenlohe@JEN",
                                              "hand-prussian P08 P34" };
    desk *d = put_up("rules=grognard", lines, "fight Ney");
    bt_odds odds;

    (void)given;
    act(d, 0, "go");
    come_to_combat(d);
    for (bt_side viewer = 0; viewer < 3; viewer++) {
        bt_side who = viewer < 2 ? viewer : BT_SIDE_NONE;
        assert_int_equal(n06_rules.odds(d->game, raw(&d->s), who, BT_HEX_NONE, &odds), BT_OK);
        assert_int_equal(odds.attack, viewer == 0 ? 2 : BT_ODDS_UNKNOWN);
        assert_int_equal(odds.defence, viewer == 1 ? 2 : BT_ODDS_UNKNOWN);
        for (int i = 0; i < odds.line_count; i++)
            assert_non_null(strstr(odds.lines[i].text, viewer ? "Hohenlohe" : "Ney"));
        assert_int_equal(odds.line_count > 0, viewer < 2);
    }
    put_away(d);
}

/* What a viewer is told of a combat that is put up and has come to its cards. */
static bt_forecast
told_of(const char *options, const char *const lines[LINES], bt_side viewer)
{
    desk *d = put_up(options, lines, "fight Ney");
    bt_view *view = bt_view_new(d->game);
    bt_arena arena = { 0 };
    bt_forecast told;

    memset(&told, 0, sizeof told);
    act(d, 0, "go");
    come_to_combat(d);
    n06_rules.view(d->game, raw(&d->s), viewer, view);
    assert_int_equal(n06_rules.forecast(d->game, view, BT_HEX_NONE, &arena, &told), BT_OK);
    bt_arena_release(&arena);
    free(view);
    put_away(d);
    return told;
}

static const bt_chances *
row_of(const bt_forecast *told, const char *what, bt_side side)
{
    for (int i = 0; i < told->count; i++)
        if (told->rows[i].side == side && !strcmp(told->rows[i].what, what))
            return &told->rows[i];
    fail_msg("nothing is told of %s", what);
    return NULL;
}

/* Nobody has lost anything, so the sum behind the screen says all. */
static void
in_the_fog_a_fresh_enemy_is_no_secret(void **given)
{
    static const char *const lines[LINES] = {
        "places Ney@JEN Hohenlohe@JEN",  "deck-french F01 F02 F06 F13 F36", "hand-french F03 F41",
        "deck-prussian P02 P05 P25 P32", "hand-prussian P08 P34",
    };

    (void)given;
    for (bt_side viewer = 0; viewer < 2; viewer++) {
        bt_forecast clear = told_of("", lines, viewer);
        bt_forecast fog = told_of("rules=grognard", lines, viewer);
        for (int i = 0; i < clear.count; i++) {
            const bt_chances *row = row_of(&fog, clear.rows[i].what, clear.rows[i].side);
            for (int k = 0; k < BT_FORECAST_OUTCOMES; k++)
                assert_true(fabs(row->at[k] - clear.rows[i].at[k]) < 1e-9);
        }
        for (bt_side side = 0; side < 2; side++)
            assert_true(fabs(row_of(&fog, "cards", side)->at[2] - 1) < 1e-9);
    }
}

/* Ney upon Hohenlohe and Tauentzien, who are all that is left of the Prussians. */
#define BOTH_CORPS                                                                                 \
    "empty", "places Ney@JEN Hohenlohe@JEN Tauentzien@JEN", "hand-french F03 F41",                 \
        "hand-prussian P08 P34"

/*
 * [C8.5] Hohenlohe and Tauentzien have lost four points between them.  A corps of more
 * than four strength points draws two cards, so the French know of two or three; and
 * they are told the same whatever was lost.
 */
static void
in_the_fog_points_behind_the_screen_are_guessed(void **given)
{
    static const char *const three[LINES] = { BOTH_CORPS, "infantry Hohenlohe@4 Tauentzien@0" };
    static const char *const two[LINES] = { BOTH_CORPS, "infantry Hohenlohe@2 Tauentzien@2" };
    bt_forecast told = told_of("rules=grognard", three, N06_FRENCH);
    bt_forecast again = told_of("rules=grognard", two, N06_FRENCH);
    bt_forecast own = told_of("rules=grognard", three, N06_PRUSSIAN);
    const bt_chances *cards = row_of(&told, "cards", N06_PRUSSIAN);

    (void)given;
    assert_memory_equal(&told, &again, sizeof told);
    assert_true(cards->at[2] > 0.1 && cards->at[3] > 0.1);
    assert_true(fabs(cards->at[2] + cards->at[3] - 1) < 1e-9);
    assert_true(fabs(row_of(&own, "cards", N06_PRUSSIAN)->at[3] - 1) < 1e-9);
    /* More cards, more losses: what the French fear lies between. */
    again = told_of("rules=grognard", two, N06_PRUSSIAN);
    assert_true(bt_chances_mean(row_of(&told, "losses", N06_FRENCH)) <
                bt_chances_mean(row_of(&own, "losses", N06_FRENCH)));
    assert_true(bt_chances_mean(row_of(&told, "losses", N06_FRENCH)) >
                bt_chances_mean(row_of(&again, "losses", N06_FRENCH)));
    for (int i = 0; i < told.count; i++) {
        double sum = 0;
        for (int k = 0; k < BT_FORECAST_OUTCOMES; k++)
            sum += told.rows[i].at[k];
        assert_true(fabs(sum - 1) < 1e-9);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_that_are_not_seen),
        cmocka_unit_test(a_deck_that_runs_out),
        cmocka_unit_test(events_in_force),
        cmocka_unit_test(dice),
        cmocka_unit_test(before_the_stack_goes),
        cmocka_unit_test(where_a_moving_attack_may_lead),
        cmocka_unit_test(after_the_last_card),
        cmocka_unit_test(in_the_fog_each_counts_his_own),
        cmocka_unit_test(in_the_fog_a_fresh_enemy_is_no_secret),
        cmocka_unit_test(in_the_fog_points_behind_the_screen_are_guessed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
