/*
 * test_aon_forecast.c - what a battle may bring, against every way the dice can fall.
 *
 * Battles are put up, all dice are rolled through the engine, and the losses and who is beaten must
 * come out as often as was told.
 */
#include "../../games/age-of-napoleon/corps.h"
#include "../../games/age-of-napoleon/moments.h"
#include "../../games/age-of-napoleon/view.h"

#include <berthier/position.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 8, MOST = 16 };

extern const bt_rules aon_rules;
extern const bt_pack bt_pack_age_of_napoleon;

typedef struct desk {
    bt_game *game;
    aon_state s;
    bt_events events;
    double losses[2][MOST], beaten[2];
    int ends;
} desk;

static bt_state *
raw(aon_state *s)
{
    return (bt_state *)(void *)s;
}

static bt_side
actor(desk *d, aon_state *s)
{
    return bt_sides_first(aon_rules.to_act(d->game, raw(s)));
}

static void
act(desk *d, const char *text)
{
    bt_side side = actor(d, &d->s);
    bt_action action;
    bt_error err = { 0 };

    if (bt_action_parse(d->game, text, &action, &err))
        fail_msg("%s: %s", text, err.text);
    if (aon_rules.check(d->game, raw(&d->s), side, action))
        fail_msg("%s: %s", text, aon_rules.check(d->game, raw(&d->s), side, action)->text);
    aon_rules.apply(d->game, raw(&d->s), side, action, NULL);
}

static desk *
put_up(const char *const lines[LINES], const char *segment, bt_side side)
{
    desk *d = calloc(1, sizeof *d);
    bt_options chosen = { 0 };
    bt_error err = { 0 };

    assert_non_null(d);
    assert_int_equal(bt_options_parse(&aon_rules, "", &chosen, &err), BT_OK);
    if (bt_game_new(&d->game, &aon_rules, &bt_pack_age_of_napoleon, "1805", &chosen, &err))
        fail_msg("%s", err.text);
    aon_rules.setup(d->game, raw(&d->s));
    for (bt_unit u = 0; u < d->game->unit_count; u++)
        aon_stand(&d->s, u, AON_RESERVE);
    for (int i = 0; i < LINES && lines[i]; i++)
        if (bt_position_line(d->game, lines[i], 1, raw(&d->s), &err))
            fail_msg("%s: %s", lines[i], err.text);
    if (aon_rules.begin(d->game, raw(&d->s), side, segment, &err))
        fail_msg("%s", err.text);
    return d;
}

static void
put_away(desk *d)
{
    bt_game_free(d->game);
    free(d);
}

/* ---- every way it can go ------------------------------------------------- */

/* What a side loses: corps named already by the rules, and those still to be named. */
static int
lost_by(const desk *d, const aon_state *s, bt_side side)
{
    const aon n = { d->game, aon_printed_of(d->game), (aon_state *)(uintptr_t)s, NULL };
    int losses = s->losses[side];

    for (int i = 0; i < d->events.count; i++)
        losses += d->events.at[i].code == AON_EV_CHOSEN &&
                  aon_owner(&n, (bt_unit)d->events.at[i].args[0]) == side;
    return losses;
}

static bt_side
winner(const desk *d)
{
    for (int i = 0; i < d->events.count; i++)
        if (d->events.at[i].code == AON_EV_WON)
            return (bt_side)d->events.at[i].args[0];
    return BT_SIDE_NONE;
}

static void
roll(desk *d, aon_state *s, unsigned face)
{
    d->events.count = 0;
    aon_rules.apply(d->game, raw(s), BT_SIDE_CHANCE, bt_action_make(AON_A_ROLL, face, 0, 0),
                    &d->events);
}

static void
count(desk *d, const aon_state *s, double chance)
{
    d->ends++;
    d->beaten[1 - winner(d)] += chance;
    for (bt_side side = 0; side < 2; side++)
        d->losses[side][lost_by(d, s, side)] += chance;
}

/* Both tie-break dice; equal totals are rolled again, so that the others share their chance. */
static void
break_tie(desk *d, const aon_state *from, double chance)
{
    for (int pass = 0, decided = 0; pass < 2; pass++)
        for (unsigned a = 1; a <= 6; a++)
            for (unsigned b = 1; b <= 6; b++) {
                aon_state s = *from;
                roll(d, &s, a);
                roll(d, &s, b);
                if (winner(d) == BT_SIDE_NONE)
                    continue;
                if (pass)
                    count(d, &s, chance / decided);
                else
                    decided++;
            }
}

static void
go_on(desk *d, const aon_state *from, double chance)
{
    for (unsigned face = 1; face <= 6; face++) {
        aon_state s = *from;
        roll(d, &s, face);
        if (winner(d) != BT_SIDE_NONE)
            count(d, &s, chance / 6);
        else if (s.dice[0] && s.dice[1])
            break_tie(d, &s, chance / 6);
        else
            go_on(d, &s, chance / 6);
    }
}

/* ---- comparing ------------------------------------------------------------ */

static int
ask(desk *d, bt_side viewer, uint16_t place, bt_forecast *told)
{
    bt_view *view = bt_view_new(d->game);
    bt_arena arena = { 0 };
    int rc;

    aon_rules.view(d->game, raw(&d->s), viewer, view);
    rc = aon_rules.forecast(d->game, view, place, &arena, told);
    bt_arena_release(&arena);
    free(view);
    return rc;
}

static const bt_chances *
row_of(const bt_forecast *told, const char *what, bt_side side)
{
    for (int i = 0; i < told->count; i++)
        if (!strcmp(told->rows[i].what, what) && told->rows[i].side == side)
            return &told->rows[i];
    fail_msg("no %s of side %d", what, side);
    return NULL;
}

static void
near(const char *what, int side, int k, double told, double found)
{
    if (fabs(told - found) > 1e-9)
        fail_msg("%s %d of side %d: %g told, %g found", what, k, side, told, found);
}

/* `foretold` is the same battle before it came to the dice, where nothing was hidden. */
static void
compare(desk *d, const bt_forecast *foretold)
{
    bt_forecast told;

    assert_int_equal(bt_frames_peek(&d->s.frames)->procedure, AON_P_DICE);
    assert_int_equal(ask(d, AON_FRENCH, BT_HEX_NONE, &told), BT_OK);
    go_on(d, &d->s, 1);
    assert_true(d->ends >= 6);
    for (bt_side side = 0; side < 2; side++) {
        near("beaten", side, 1, row_of(&told, "beaten", side)->at[1], d->beaten[side]);
        for (int k = 0; k < MOST; k++)
            near("losses", side, k, row_of(&told, "losses", side)->at[k], d->losses[side][k]);
    }
    for (int i = 0; foretold && i < told.count; i++)
        assert_memory_equal(foretold->rows[i].at, told.rows[i].at, sizeof told.rows[i].at);
    print_message("%d ends\n", d->ends);
}

/* ---- cases ----------------------------------------------------------------- */

static const char *const bayern[LINES] = {
    "places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Ferdinand@Bayern Mack@Bayern",
};

static void
strong_against_weak(void **given)
{
    desk *d = put_up(bayern, "battle", AON_FRENCH);

    (void)given;
    act(d, "engage Davout");
    act(d, "engage Soult");
    act(d, "engage Murat");
    act(d, "engage Mack");
    compare(d, NULL);
    put_away(d);
}

static void
ties_of_equals(void **given)
{
    static const char *const lines[LINES] = {
        "places Massena@Tirol StCyr@Tirol Karl@Tirol Johann@Tirol Hiller@Tirol"
    };
    desk *d = put_up(lines, "battle", AON_FRENCH);

    (void)given;
    act(d, "engage StCyr");
    act(d, "engage Johann");
    act(d, "done");
    compare(d, NULL);
    put_away(d);
}

/* Art of War lays a die, La Garde Impériale adds a loss and doubles others, and no side loses more
 * than it has engaged. */
static void
cards_at_work(void **given)
{
    static const char *const lines[LINES] = {
        "places Napoleon@Bayern Davout@Bayern Karl@Bayern Johann@Bayern Hiller@Bayern",
        "hand-french la-garde-imperiale cavalry-charge.1",
        "hand-coalition art-of-war grand-battery.1",
    };
    desk *d = put_up(lines, "battle", AON_FRENCH);

    (void)given;
    act(d, "engage Davout");
    act(d, "engage Johann");
    act(d, "engage Hiller");
    act(d, "play la-garde-imperiale");
    act(d, "play art-of-war");
    act(d, "play cavalry-charge.1");
    act(d, "play grand-battery.1");
    compare(d, NULL);
    put_away(d);
}

/* Before the sides choose, each is thought to engage the best it may; what is met is known. */
static void
before_the_choice(void **given)
{
    static const char *const lines[LINES] = {
        "places Napoleon@Bayern Davout@Bayern Soult@Bayern Murat@Bayern Mack@Bayern",
        "met Mack",
    };
    desk *d = put_up(lines, "battle", AON_FRENCH);
    bt_forecast told;
    bt_odds odds;

    (void)given;
    assert_int_equal(ask(d, AON_FRENCH, BT_HEX_NONE, &told), BT_OK);
    assert_int_equal(aon_rules.odds(d->game, raw(&d->s), AON_FRENCH, BT_HEX_NONE, &odds), BT_OK);
    assert_int_equal(odds.attack, 23);
    assert_int_equal(odds.defence, 2);
    act(d, "engage Davout");
    act(d, "engage Soult");
    act(d, "engage Murat");
    compare(d, &told);
    put_away(d);
}

/* Of corps that are not known the strength stays open, and the chances are those of what may be there. */
static void
what_is_hidden(void **given)
{
    desk *d = put_up(bayern, "battle", AON_FRENCH);
    bt_forecast told;
    bt_odds odds;
    double sum = 0;

    (void)given;
    assert_int_equal(aon_rules.odds(d->game, raw(&d->s), AON_FRENCH, BT_HEX_NONE, &odds), BT_OK);
    assert_int_equal(odds.attack, 23);
    assert_int_equal(odds.defence, BT_ODDS_UNKNOWN);
    assert_int_equal(aon_rules.odds(d->game, raw(&d->s), AON_COALITION, BT_HEX_NONE, &odds), BT_OK);
    assert_int_equal(odds.attack, BT_ODDS_UNKNOWN);
    assert_int_equal(odds.defence, 4);
    assert_int_equal(ask(d, AON_FRENCH, BT_HEX_NONE, &told), BT_OK);
    for (int k = 0; k < MOST; k++)
        sum += row_of(&told, "losses", AON_COALITION)->at[k];
    near("sum of losses", AON_COALITION, 0, sum, 1);
    put_away(d);
}

/* Wherever the army on the march could attack, with what the way there costs it. */
static void
on_the_march(void **given)
{
    static const char *const lines[LINES] = {
        "places Massena@Italia StCyr@Italia Karl@Tirol Mack@Bayern",
        "met Karl",
        "round 3",
    };
    desk *d = put_up(lines, "campaign", AON_FRENCH);
    bt_area tirol = bt_area_find(d->game->network, "Tirol", 5);
    bt_odds odds;

    (void)given;
    act(d, "march Massena");
    act(d, "free");
    act(d, "join StCyr");
    assert_int_equal(aon_rules.odds(d->game, raw(&d->s), AON_FRENCH, BT_HEX_NONE, &odds),
                     BT_ENOTFOUND);
    assert_int_equal(aon_rules.odds(d->game, raw(&d->s), AON_FRENCH, tirol, &odds), BT_OK);
    assert_int_equal(odds.attack, 7); /* spent by the mountains [AON-12.7b] */
    assert_int_equal(odds.defence, 6);
    assert_int_equal(odds.place, tirol);
    put_away(d);
}

/* Orders decline at moments that are open, not once the answer has been given. */
static void
moments(void **given)
{
    static const char *const lines[LINES] = {
        "places Davout@Tirol Massena@Tirol Karl@Tirol Johann@Tirol Hiller@Tirol",
        "origins Davout@Bayern Massena@Italia",
        "hand-french a-heros-death",
        "hand-coalition interior-lines",
    };
    desk *d = put_up(lines, "battle", AON_FRENCH);
    bt_action pass;

    (void)given;
    assert_int_equal(aon_moment(d->game, raw(&d->s), AON_COALITION, &pass), AON_MOMENT_LINES);
    act(d, "play interior-lines");
    assert_int_equal(aon_moment(d->game, raw(&d->s), AON_COALITION, &pass), -1);
    act(d, "fight Bayern");
    act(d, "engage Johann");
    act(d, "done");
    act(d, "decline");
    act(d, "roll 6");
    act(d, "roll 1");
    act(d, "lose Johann");
    assert_int_equal(aon_moment(d->game, raw(&d->s), AON_FRENCH, &pass), AON_MOMENT_HERO);
    put_away(d);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(strong_against_weak),
        cmocka_unit_test(ties_of_equals),
        cmocka_unit_test(cards_at_work),
        cmocka_unit_test(before_the_choice),
        cmocka_unit_test(what_is_hidden),
        cmocka_unit_test(on_the_march),
        cmocka_unit_test(moments),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
