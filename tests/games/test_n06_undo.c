/*
 * test_n06_undo.c - what undo stops at in Napoléon 1806: what was told, and
 * nothing else.
 *
 * A script names the actions of a game, no matter who takes them, dice and cards
 * too; the number behind an action is how many its taker can take back then.
 */
#include "../../games/napoleon1806/state.h"

#include <berthier/games.h>
#include <berthier/match.h>
#include <berthier/position.h>
#include <stdlib.h>
#include <string.h>

typedef struct play {
    const char *options;
    const char *lines[6];
    const char *script;
} play;

static void
take(bt_match *match, const char *text, int free)
{
    const bt_game *game = bt_match_game(match);
    bt_side side = bt_sides_first(game->rules->to_act(game, bt_match_state(match)));
    bt_action action;
    bt_error err = { 0 };

    if (bt_action_parse(game, text, &action, &err) ||
        bt_match_replay(match, side, action, NULL, NULL, NULL, &err))
        fail_msg("%s: %s", text, err.text);
    if (free >= 0 && bt_match_can_undo(match, side) != free)
        fail_msg("after %s undo goes back over %d actions, not %d", text,
                 bt_match_can_undo(match, side), free);
}

static bt_match *
set_up(const play *one, bt_game **game)
{
    const bt_rules *rules = bt_games_find("napoleon1806");
    bt_options options = { { 0 } };
    bt_error err = { 0 };
    bt_match *match = NULL;
    bt_state *start;

    assert_int_equal(bt_options_parse(rules, one->options, &options, &err), BT_OK);
    assert_int_equal(bt_game_new(game, rules, bt_games_pack(rules->id), "campaign", &options, &err),
                     BT_OK);
    start = bt_state_new(*game);
    assert_non_null(start);
    rules->setup(*game, start);
    for (size_t i = 0; i < BT_COUNT(one->lines) && one->lines[i]; i++)
        if (bt_position_line(*game, one->lines[i], 1, start, &err))
            fail_msg("%s: %s", one->lines[i], err.text);
    assert_int_equal(bt_match_new_record(&match, *game, start, bt_rng_seeded(1806), &err), BT_OK);
    free(start);
    return match;
}

static void
go_through(const play *one)
{
    char script[512], *at = script, *next;
    bt_game *game = NULL;
    bt_match *match = set_up(one, &game);

    assert_true(strlen(one->script) < sizeof script);
    memcpy(script, one->script, strlen(one->script) + 1);
    for (; at; at = next) {
        char *number;
        next = strstr(at, "; ");
        if (next) {
            *next = '\0';
            next += 2;
        }
        number = strchr(at, '=');
        if (number)
            *number++ = '\0';
        take(match, at, number ? (int)strtol(number, NULL, 10) : -1);
    }
    bt_match_free(match);
    bt_game_free(game);
}

#define FOG "rules=grognard combat=dice"

/* [G2.1] Where nobody stands nothing is learnt; an announced operation is known to all. */
static void
a_march_in_the_fog_is_taken_back_step_by_step(void **state)
{
    static const play one = { FOG,
                              { "empty", "places Ney@KUL Soult@KUL Brunswick@ERF",
                                "begin operations french" },
                              "move Ney=1; join Soult=2; go=0; turn F05; step MUN=1; step HOF=2" };
    (void)state;
    go_through(&one);
}

/* [G3.5] [G2.2] Who stands hidden in an area is not tried out by marching there. */
static void
coming_upon_somebody_in_the_fog_stands(void **state)
{
    static const play met[] = {
        { FOG,
          { "empty", "places Ney@KAH Hohenlohe@JEN", "begin operations french" },
          "move Ney=1; go=0; turn F05; step JEN=0" },
        { FOG,
          { "empty", "places Ney@KAH Hohenlohe@ERF P.v1@JEN", "begin operations french" },
          "move Ney=1; go=0; turn F05; step JEN=0" },
    };
    (void)state;
    for (size_t i = 0; i < BT_COUNT(met); i++)
        go_through(&met[i]);
}

#define BEATEN                                                                                     \
    "fight Davout=1; join Soult=2; go=0; turn F02; turn F03; turn F05; turn F07; turn F01; "       \
    "turn P04; turn P01; lose-foot Davout; lose-foot Brunswick=0; lose-foot Brunswick=0; "         \
    "lose-foot Brunswick=0; lose-horse Brunswick=0; "

/* [C8.25] A beaten stack hears who stands where it comes to: it does not try the next area.  Whether
 * friends stop it [C8.26] or not [G3.10] tells the other side who they are. */
static void
a_retreat_among_the_hidden_stands(void **state)
{
    static const play beaten[] = {
        { "rules=grognard",
          { "empty", "places Davout@JEN Soult@JEN Brunswick@JEN Lannes@WMR",
            "begin operations french" },
          BEATEN "retreat WMR=0" },
        { "rules=grognard",
          { "empty", "places Davout@JEN Soult@JEN Brunswick@JEN Lannes@BAM",
            "begin operations french" },
          BEATEN "retreat WMR=1; retreat ERF=2" },
        { "rules=grognard",
          { "empty", "places Davout@JEN Soult@JEN Brunswick@JEN Louis@WMR Lannes@BAM",
            "begin operations french" },
          BEATEN "retreat WMR=0" },
        { "rules=grognard",
          { "empty", "places Davout@JEN Soult@JEN Brunswick@JEN P.v1@WMR Lannes@BAM",
            "begin operations french" },
          BEATEN "retreat WMR=0; retreat ERF=1" },
    };
    (void)state;
    for (size_t i = 0; i < BT_COUNT(beaten); i++)
        go_through(&beaten[i]);
}

/* [C6.13] [G2.2] The last fatigue point of a move opens the combat, and the blocks in it. */
static void
fatigue_before_a_combat_in_the_fog_stands(void **state)
{
    static const play one = { FOG,
                              { "empty", "places Ney@KAH Lannes@KAH Hohenlohe@JEN",
                                "begin operations french" },
                              "assault Ney=1; join Lannes=2; go=0; turn F05; step JEN=0; halt=1; "
                              "tire Ney=0" };
    (void)state;
    go_through(&one);
}

/* [C1.24] That a corps is left with its fatigue, or goes by it, tells how tired it was: who let an
 * event work does not take that back, nor who chose the corps. */
static void
fatigue_of_an_event_in_the_fog_stands(void **state)
{
    static const play tired[] = {
        { FOG,
          { "empty", "places Blucher@JEN Ney@JEN", "hand-prussian P07", "hand-french F12",
            "begin operations prussian" },
          "fight Blucher=1; go=0; play P07=0; decline=0" },
        { FOG,
          { "empty", "places Soult@KUL Ney@KUL Hohenlohe@JEN", "infantry Ney@2", "hand-french F07",
            "hand-prussian P10", "begin initiative french" },
          "play F07=0; tend Ney=0" },
    };
    (void)state;
    for (size_t i = 0; i < BT_COUNT(tired); i++)
        go_through(&tired[i]);
}

/* Without fog all blocks are open, and so are their points: only cards and dice tell. */
static void
without_fog_nothing_but_cards_tells(void **state)
{
    static const play open[] = {
        { "rules=conscript combat=dice",
          { "empty", "places Ney@KAH Lannes@KAH Hohenlohe@JEN", "begin operations french" },
          "assault Ney=1; join Lannes=2; go; turn F05; step JEN=1; tire Ney" },
        { "rules=conscript combat=dice",
          { "empty", "places Ney@KUL Soult@KUL Brunswick@ERF", "begin operations french" },
          "move Ney=1; join Soult=2; go; turn F05; step MUN=1" },
    };
    (void)state;
    for (size_t i = 0; i < BT_COUNT(open); i++)
        go_through(&open[i]);
}

/* [E-ANTICIPATION.1] A card that was shown stays shown, and so does a deck that was looked through. */
static void
a_card_played_or_taken_stands(void **state)
{
    static const play one = { "rules=conscript",
                              { "empty", "places Augereau@EBN Ruchel@ESN", "hand-french F01 F16",
                                "begin initiative french" },
                              "play F01=0; pick F48=0" };
    (void)state;
    go_through(&one);
}

/* [C11.3] [C4.1] Cards spent on tired corps are laid open; to play none tells nothing. */
static void
a_card_spent_stands_and_one_kept_does_not(void **state)
{
    static const play cards[] = {
        { "rules=conscript",
          { "empty", "places Augereau@EBN Ruchel@ESN", "hand-french F01 F16", "hand-prussian P01",
            "begin initiative french" },
          "decline=1" },
    };
    (void)state;
    for (size_t i = 0; i < BT_COUNT(cards); i++)
        go_through(&cards[i]);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_march_in_the_fog_is_taken_back_step_by_step),
    cmocka_unit_test(coming_upon_somebody_in_the_fog_stands),
    cmocka_unit_test(a_retreat_among_the_hidden_stands),
    cmocka_unit_test(fatigue_before_a_combat_in_the_fog_stands),
    cmocka_unit_test(fatigue_of_an_event_in_the_fog_stands),
    cmocka_unit_test(without_fog_nothing_but_cards_tells),
    cmocka_unit_test(a_card_played_or_taken_stands),
    cmocka_unit_test(a_card_spent_stands_and_one_kept_does_not),
};

BT_TEST_MAIN(tests)
