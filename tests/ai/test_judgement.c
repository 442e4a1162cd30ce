/*
 * test_judgement.c - what the greedy bot thinks of positions and what it does in them is what it
 * was: a slip in one term of an evaluation weakens a bot and breaks nothing else.
 *
 * If you change its thinking on purpose, copy the numbers that the failing test prints to here, and
 * lets the bot of before play the new one (`berthier bench`).
 */
#include <berthier/action.h>
#include <berthier/bot.h>
#include <berthier/games.h>
#include <berthier/hash.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct sitting {
    const char *game, *scenario, *options;
    int actions;
    uint64_t chosen; /* all that was done, as text */
    int64_t worth;   /* all that was thought of it, added up */
} sitting;

static const sitting sittings[] = {
    { "napoleon-at-war", "jena-auerstadt", "", 700, 0xbe2a233eb2f133ca, -108461997 },
    { "napoleon1806", "short", "", 300, 0x1deff64d2cc4e759, -6258312 },
    { "napoleon1806", "campaign", "hands=no", 300, 0x144581bc31b97221, -4882874 },
    { "napoleon1806", "short", "rules=grognard", 300, 0xb286bfcb22734da5, -23001935 },
};

static uint64_t
add_text(const bt_game *game, bt_side side, bt_action action, uint64_t chosen)
{
    char storage[128];
    bt_buf text;

    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_buf_addf(&text, "%d ", side);
    bt_action_format(game, action, &text);
    return bt_hash(bt_buf_text(&text), text.length, chosen);
}

static bt_action
choose(const bt_game *game, const bt_state *state, bt_view *view, bt_side side, bt_rng *rng)
{
    bt_action action;

    if (side == BT_SIDE_CHANCE)
        return game->rules->chance(game, state, rng);
    memset(view, 0, game->rules->view_size);
    game->rules->view(game, state, side, view);
    assert_int_equal(bt_bot_find("greedy")->choose(game, view, side, rng, &action, NULL), BT_OK);
    return action;
}

static void
sit_through(const bt_game *game, sitting *found)
{
    const bt_rules *rules = game->rules;
    bt_state *state = bt_state_new(game);
    bt_view *view = bt_view_new(game);
    bt_sides sides;
    bt_rng rng;

    assert_true(state && view);
    rules->setup(game, state);
    bt_rng_init(&rng, 1806);
    for (int i = 0; i < found->actions && (sides = rules->to_act(game, state)); i++) {
        bt_side side = bt_sides_first(sides);
        bt_action action = choose(game, state, view, side, &rng);
        found->chosen = add_text(game, side, action, found->chosen);
        rules->apply(game, state, side, action, NULL);
        found->worth += (int64_t)(i % 97 + 1) * rules->evaluate(game, state, 0);
    }
    free(view);
    free(state);
}

static void
greedy_thinks_and_does_as_before(void **state BT_UNUSED)
{
    int others = 0;

    for (size_t i = 0; i < BT_COUNT(sittings); i++) {
        const sitting *was = &sittings[i];
        sitting is = { was->game, was->scenario, was->options, was->actions, 0, 0 };
        const bt_rules *rules = bt_games_find(is.game);
        bt_options options = { { 0 } };
        bt_game *game;
        assert_int_equal(bt_options_parse(rules, is.options, &options, NULL), BT_OK);
        assert_int_equal(bt_game_new(&game, rules, bt_games_pack(is.game), is.scenario, &options,
                                     NULL),
                         BT_OK);
        sit_through(game, &is);
        bt_game_free(game);
        if (is.chosen == was->chosen && is.worth == was->worth)
            continue;
        others++;
        print_error("    { \"%s\", \"%s\", \"%s\", %d, 0x%016" PRIx64 ", %" PRId64 " },\n", is.game,
                    is.scenario, is.options, is.actions, is.chosen, is.worth);
    }
    assert_int_equal(others, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(greedy_thinks_and_does_as_before),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
