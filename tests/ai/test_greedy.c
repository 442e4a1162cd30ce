/*
 * test_greedy.c - the greedy bot on positions with an obvious answer, and the
 * evaluation it goes by.
 */
#include "table.h"

#include <berthier/host.h>

#define FRENCH   0
#define PRUSSIAN 1

/* Ten by ten clear hexes and a few counters of each strength. */
static table
plain(const char *position)
{
    table t = { 0 };
    bt_pack *pack = bt_arena_alloc(&t.arena, sizeof *pack);
    bt_error err = { 0 };

    assert_non_null(pack);
    assert_int_equal(bt_pack_load(pack, &t.arena, "napoleon-at-war", BT_TESTS_DIR "/packs/plain",
                                  &err),
                     BT_OK);
    lay_out(&t, "napoleon-at-war", pack, "tiny", position);
    return t;
}

static table
jena(const char *position)
{
    return table_of("napoleon-at-war", "jena-auerstadt", position);
}

static bool
a_die_falls(const table *t)
{
    return t->game->rules->to_act(t->game, t->state) == bt_side_bit(BT_SIDE_CHANCE);
}

/* The infantry alone makes 5-1; with the cavalry it is 6-1, and then an
 * exchange costs no more than it brings. */
static void
test_takes_a_six_to_one(void **state BT_UNUSED)
{
    table t = plain("empty\nturn 7\nplaces fi11@0505 fc2@0604 pc2@0504\nbegin combat french\n");
    bt_odds odds;

    play_on(&t, FRENCH);
    assert_true(a_die_falls(&t));
    assert_int_equal(t.game->rules->odds(t.game, t.state, FRENCH, BT_HEX_NONE, &odds), BT_OK);
    assert_string_equal(odds.column, "6-1");
    clear_away(&t);
}

/* A lone enemy in reach of three: they come up in one phase and attack him
 * three to one or better. */
static void
test_comes_up_to_attack(void **state BT_UNUSED)
{
    table t = plain("empty\nturn 7\nplaces fi8@0204 fi7@0205 fi6@0206 pi3@0605\n"
                    "begin movement french\n");
    bt_odds odds;

    play_on(&t, FRENCH);
    assert_true(a_die_falls(&t));
    assert_int_equal(t.game->rules->odds(t.game, t.state, FRENCH, BT_HEX_NONE, &odds), BT_OK);
    assert_true(odds.attack >= 3 * odds.defence);
    clear_away(&t);
}

/* A weak unit does not go where it must attack at one to five. */
static void
test_does_not_walk_into_the_guard(void **state BT_UNUSED)
{
    table t = plain("empty\nturn 7\nplaces fi11@0504 fi8@0604 pc2@0808\nbegin movement prussian\n");

    play_on(&t, PRUSSIAN);
    assert_false(a_die_falls(&t));
    assert_int_equal(t.game->rules->to_act(t.game, t.state), bt_side_bit(FRENCH));
    clear_away(&t);
}

/* With one hex to retreat to that no enemy can reach and one in front of a
 * whole corps, the beaten unit takes the first. */
static void
test_retreats_away_from_the_enemy(void **state BT_UNUSED)
{
    table t = plain("empty\nturn 7\nplaces fi8@0504 fi7@0404 pi4@0505\nbegin combat french\n");

    play_on(&t, FRENCH);
    assert_true(a_die_falls(&t));
    bt_error err = { 0 };
    bt_action die;
    assert_int_equal(bt_action_parse(t.game, "die 1", &die, &err), BT_OK);
    t.game->rules->apply(t.game, t.state, BT_SIDE_CHANCE, die, NULL);
    play_on(&t, PRUSSIAN);
    assert_false(position_has(&t, "pi4@0505"));
    assert_false(position_has(&t, "pi4@dead"));
    clear_away(&t);
}

/* [15.1] The French do not know the option yet: whichever it is, greedy
 * answers the same to every decision of their Movement Phase. */
static void
test_hidden_facts_do_not_show(void **state BT_UNUSED)
{
    static const char *const positions[] = {
        "turn 2\noption A\noption-shown 0\nbegin movement french\n",
        "turn 2\noption B\noption-shown 0\nbegin movement french\n",
    };
    table a = jena(positions[0]), b = jena(positions[1]);
    const bt_rules *rules = a.game->rules;

    assert_memory_not_equal(a.state, b.state, rules->state_size);
    for (int i = 0; i < 12; i++) {
        bt_action action = ask(&a, FRENCH);
        assert_true(action == ask_seeded(&b, FRENCH, 99));
        rules->apply(a.game, a.state, FRENCH, action, NULL);
        rules->apply(b.game, b.state, FRENCH, action, NULL);
    }
    clear_away(&a);
    clear_away(&b);
}

/* What one side gains the other loses, all through a game. */
static void
test_evaluation_has_two_sides(void **state BT_UNUSED)
{
    table t = jena("turn 1\n");
    const bt_rules *rules = t.game->rules;
    bt_actions *legal = malloc(sizeof *legal);
    bt_sides sides;
    bt_rng rng;

    assert_non_null(legal);
    bt_rng_init(&rng, 14);
    for (int i = 0; i < 2000 && (sides = rules->to_act(t.game, t.state)); i++) {
        bt_side side = bt_sides_first(sides);
        assert_int_equal(rules->evaluate(t.game, t.state, FRENCH),
                         -rules->evaluate(t.game, t.state, PRUSSIAN));
        rules->legal(t.game, t.state, side, legal);
        rules->apply(t.game, t.state, side, legal->at[bt_rng_below(&rng, (uint32_t)legal->count)],
                     NULL);
    }
    free(legal);
    clear_away(&t);
}

static int
french_worth(const char *position)
{
    table t = jena(position);
    int value = t.game->rules->evaluate(t.game, t.state, FRENCH);

    clear_away(&t);
    return value;
}

/* [18.0] [19.1] Losses, and the levels they reach, count against who has them. */
static void
test_evaluation_counts_losses(void **state BT_UNUSED)
{
    int even = french_worth("turn 6\noption A\nbegin movement french\n");

    assert_true(french_worth("turn 6\noption A\nlosses 10 0*7\nbegin movement french\n") < even);
    assert_true(french_worth("turn 6\noption A\nlosses 0*4 10 0*3\nbegin movement french\n") >
                even);
    assert_true(french_worth("turn 6\noption A\nlosses 0*4 20 0*3\ndemoralized prussian no*3\n"
                             "begin movement french\n") >
                french_worth("turn 6\noption A\nlosses 0*4 17 0*3\nbegin movement french\n"));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_takes_a_six_to_one),
        cmocka_unit_test(test_comes_up_to_attack),
        cmocka_unit_test(test_does_not_walk_into_the_guard),
        cmocka_unit_test(test_retreats_away_from_the_enemy),
        cmocka_unit_test(test_hidden_facts_do_not_show),
        cmocka_unit_test(test_evaluation_has_two_sides),
        cmocka_unit_test(test_evaluation_counts_losses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
