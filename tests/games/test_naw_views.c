/*
 * test_naw_views.c - the secrecy of the Prussian option [15.1].
 *
 * Two games are played side by side, alike but for the option chosen.  From
 * the choice until the option shows itself, whatever the French or an onlooker
 * can get hold of must be the same in both, byte for byte; and then it shows.
 */
#include <berthier/games.h>
#include <berthier/position.h>
#include <stdlib.h>
#include <string.h>

#define FRENCH   ((bt_side)0)
#define PRUSSIAN ((bt_side)1)
#define MOVES    40 /* Prussian actions between the choice and the end of the phase */

typedef struct pair {
    bt_game *game;
    bt_state *with[2];   /* the position with Option A, and with Option B */
    bt_events events[2]; /* what the last action made happen there */
} pair;

static bt_state *
fresh(const bt_game *game)
{
    bt_state *state = bt_state_new(game);

    assert_non_null(state);
    game->rules->setup(game, state);
    return state;
}

static pair *
open_pair(const char *options)
{
    const bt_rules *rules = bt_games_find("napoleon-at-war");
    bt_options chosen = { { 0 } };
    pair *p = calloc(1, sizeof *p);

    assert_non_null(p);
    assert_int_equal(bt_options_parse(rules, options, &chosen, NULL), BT_OK);
    assert_int_equal(bt_game_new(&p->game, rules, bt_games_pack(rules->id), "jena-auerstadt",
                                 &chosen, NULL),
                     BT_OK);
    for (int i = 0; i < 2; i++)
        p->with[i] = fresh(p->game);
    return p;
}

static void
close_pair(pair *p)
{
    for (int i = 0; i < 2; i++)
        free(p->with[i]);
    bt_game_free(p->game);
    free(p);
}

static void
act(pair *p, int i, bt_side side, bt_action action)
{
    p->events[i].count = 0;
    assert_null(p->game->rules->check(p->game, p->with[i], side, action));
    p->game->rules->apply(p->game, p->with[i], side, action, &p->events[i]);
}

static void
play(pair *p, int i, bt_side side, const char *text)
{
    bt_action action;

    assert_int_equal(bt_action_parse(p->game, text, &action, NULL), BT_OK);
    act(p, i, side, action);
}

static void
play_both(pair *p, bt_side side, const char *text)
{
    play(p, 0, side, text);
    play(p, 1, side, text);
}

/* The French first turn, and the choice: A here, B there. */
static void
choose(pair *p)
{
    play_both(p, FRENCH, "enter Gd 0104");
    play_both(p, FRENCH, "step 0204");
    play_both(p, FRENCH, "halt");
    play_both(p, FRENCH, "enter V.a 0104");
    play_both(p, FRENCH, "halt");
    play_both(p, FRENCH, "done");
    play(p, 0, PRUSSIAN, "plan A");
    play(p, 1, PRUSSIAN, "plan B");
}

/* ---- what a viewer can get hold of -------------------------------------- */

static void
write_view(const pair *p, int i, bt_side viewer, bt_buf *out)
{
    const bt_rules *rules = p->game->rules;
    bt_view *view = bt_view_new(p->game);
    bt_json json;

    assert_non_null(view);
    rules->view(p->game, p->with[i], viewer, view);
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    rules->view_write(p->game, view, &json);
    bt_json_object_end(&json);
    rules->prompt(p->game, view, out);
    free(view);
}

static bool
same_texts(const pair *p, bt_side viewer)
{
    bt_buf one = { 0 }, other = { 0 };
    bool same;

    write_view(p, 0, viewer, &one);
    write_view(p, 1, viewer, &other);
    assert_true(one.length > 1000);
    same = !strcmp(bt_buf_text(&one), bt_buf_text(&other));
    bt_buf_release(&one);
    bt_buf_release(&other);
    return same;
}

static bool
same_bytes(const pair *p, bt_side viewer)
{
    bt_view *views[2];
    bool same;

    for (int i = 0; i < 2; i++) {
        views[i] = bt_view_new(p->game);
        assert_non_null(views[i]);
        p->game->rules->view(p->game, p->with[i], viewer, views[i]);
    }
    same = !memcmp(views[0], views[1], p->game->rules->view_size);
    free(views[0]);
    free(views[1]);
    return same;
}

static bool
same_choices(const pair *p, bt_side viewer)
{
    const bt_rules *rules = p->game->rules;
    static const bt_actions empty;
    bt_actions lists[2] = { empty, empty };

    for (int i = 0; i < 2; i++)
        rules->legal(p->game, p->with[i], viewer, &lists[i]);
    return rules->to_act(p->game, p->with[0]) == rules->to_act(p->game, p->with[1]) &&
           lists[0].count == lists[1].count &&
           !memcmp(lists[0].at, lists[1].at, (size_t)lists[0].count * sizeof lists[0].at[0]);
}

/* The next event from `at` on that the viewer is told of. */
static const bt_event *
next_seen(const bt_events *events, bt_side viewer, int *at)
{
    while (*at < events->count) {
        const bt_event *event = &events->at[(*at)++];
        if (bt_event_is_seen(event, viewer))
            return event;
    }
    return NULL;
}

static bool
same_event(const bt_event *a, const bt_event *b)
{
    return a->code == b->code && !strcmp(a->rule, b->rule) &&
           !memcmp(a->args, b->args, sizeof a->args);
}

static bool
same_news(const pair *p, bt_side viewer)
{
    int at[2] = { 0, 0 };

    for (;;) {
        const bt_event *one = next_seen(&p->events[0], viewer, &at[0]);
        const bt_event *other = next_seen(&p->events[1], viewer, &at[1]);
        if (!one || !other)
            return one == other;
        if (!same_event(one, other))
            return false;
    }
}

/* What a viewer is told when he asks why he may not do what the Prussian may. */
static bool
same_refusals(const pair *p, bt_side viewer)
{
    static const char *const questions[] = { "enter 1/1 2320",  "enter 1/1 1622", "plan A",
                                             "plan B",          "done",           "move Dhy 1803",
                                             "enter Blu.c 2320" };
    const bt_rules *rules = p->game->rules;

    for (size_t i = 0; i < BT_COUNT(questions); i++) {
        bt_action action;
        assert_int_equal(bt_action_parse(p->game, questions[i], &action, NULL), BT_OK);
        if (rules->check(p->game, p->with[0], viewer, action) !=
            rules->check(p->game, p->with[1], viewer, action))
            return false;
    }
    return true;
}

static const bt_side strangers[] = { FRENCH, BT_SIDE_NONE };

static void
assert_secret(const pair *p)
{
    for (size_t i = 0; i < BT_COUNT(strangers); i++) {
        assert_true(same_bytes(p, strangers[i]));
        assert_true(same_texts(p, strangers[i]));
        assert_true(same_choices(p, strangers[i]));
        assert_true(same_refusals(p, strangers[i]));
        assert_true(same_news(p, strangers[i]));
    }
}

static bool
hears(const pair *p, int i, bt_side viewer, const char *word)
{
    int at = 0;
    const bt_event *event;

    while ((event = next_seen(&p->events[i], viewer, &at)))
        if (!strcmp(p->game->rules->events[event->code].word, word))
            return true;
    return false;
}

static bool
knows(const pair *p, int i, bt_side viewer, const char *text)
{
    bt_buf out = { 0 };
    bool found;

    write_view(p, i, viewer, &out);
    found = strstr(bt_buf_text(&out), text) != NULL;
    bt_buf_release(&out);
    return found;
}

/* The games have come apart in everybody's eyes. */
static void
assert_shown(const pair *p)
{
    for (size_t i = 0; i < BT_COUNT(strangers); i++) {
        assert_false(same_bytes(p, strangers[i]));
        assert_false(same_texts(p, strangers[i]));
    }
}

/* Prussian actions open to both games that bring nobody on and end nothing. */
static int
common_actions(const pair *p, bt_action *out)
{
    static const bt_actions empty;
    bt_actions lists[2] = { empty, empty };
    bt_action done;
    int count = 0;

    assert_int_equal(bt_action_parse(p->game, "done", &done, NULL), BT_OK);
    for (int i = 0; i < 2; i++)
        p->game->rules->legal(p->game, p->with[i], PRUSSIAN, &lists[i]);
    for (int i = 0; i < lists[0].count; i++)
        if (lists[0].at[i] != done && bt_actions_has(&lists[1], lists[0].at[i]))
            out[count++] = lists[0].at[i];
    return count;
}

/* March Prussians about, the same in both games, watching at every hex. */
static void
march_about(pair *p, uint32_t seed)
{
    bt_action open[BT_ACTIONS_MAX];

    for (int i = 0; i < MOVES; i++) {
        int count = common_actions(p, open);
        if (!count)
            return;
        seed = seed * 1664525u + 1013904223u;
        bt_action action = open[(seed >> 8) % (unsigned)count];
        act(p, 0, PRUSSIAN, action);
        act(p, 1, PRUSSIAN, action);
        assert_secret(p);
    }
}

static void
halt_if_marching(pair *p)
{
    bt_action halt;

    assert_int_equal(bt_action_parse(p->game, "halt", &halt, NULL), BT_OK);
    for (int i = 0; i < 2; i++)
        if (!p->game->rules->check(p->game, p->with[i], PRUSSIAN, halt))
            act(p, i, PRUSSIAN, halt);
}

/* ---- the tests ---------------------------------------------------------- */

static void
nothing_is_different_before_the_choice(void **state)
{
    pair *p = open_pair("");

    (void)state;
    assert_memory_equal(p->with[0], p->with[1], p->game->rules->state_size);
    assert_secret(p);
    close_pair(p);
}

static void
the_choice_itself_is_not_told(void **state)
{
    pair *p = open_pair("");

    (void)state;
    choose(p);
    assert_true(memcmp(p->with[0], p->with[1], p->game->rules->state_size) != 0);
    assert_secret(p);
    assert_true(hears(p, 0, FRENCH, "plan-sealed"));
    assert_false(hears(p, 0, FRENCH, "plan"));
    assert_false(hears(p, 1, BT_SIDE_NONE, "plan"));
    assert_true(hears(p, 1, PRUSSIAN, "plan"));
    close_pair(p);
}

static void
the_prussian_knows_his_own_choice(void **state)
{
    pair *p = open_pair("");

    (void)state;
    choose(p);
    assert_false(same_bytes(p, PRUSSIAN));
    assert_true(knows(p, 0, PRUSSIAN, "\"option\":\"A\""));
    assert_true(knows(p, 1, PRUSSIAN, "\"option\":\"B\""));
    assert_false(same_choices(p, PRUSSIAN));
    close_pair(p);
}

static void
marches_betray_nothing(void **state)
{
    (void)state;
    for (uint32_t seed = 1; seed <= 8; seed++) {
        pair *p = open_pair(seed & 1 ? "louis=yes bernadotte=yes" : "");
        choose(p);
        march_about(p, seed);
        close_pair(p);
    }
}

static void
option_b_shows_with_the_first_arrival(void **state)
{
    pair *p = open_pair("");

    (void)state;
    choose(p);
    march_about(p, 1806);
    halt_if_marching(p);
    assert_secret(p);
    play(p, 1, PRUSSIAN, "enter Blu.c 2320");
    for (size_t i = 0; i < BT_COUNT(strangers); i++) {
        assert_true(hears(p, 1, strangers[i], "plan-shown"));
        assert_true(knows(p, 1, strangers[i], "\"option\":\"B\""));
        assert_true(knows(p, 0, strangers[i], "\"option\":\"open\""));
    }
    assert_shown(p);
    close_pair(p);
}

static void
option_a_shows_at_the_end_of_the_phase(void **state)
{
    pair *p = open_pair("");

    (void)state;
    choose(p);
    play_both(p, PRUSSIAN, "move Dhy 1803");
    play_both(p, PRUSSIAN, "halt");
    assert_secret(p);
    play(p, 0, PRUSSIAN, "done");
    for (size_t i = 0; i < BT_COUNT(strangers); i++) {
        assert_true(hears(p, 0, strangers[i], "plan-shown"));
        assert_true(knows(p, 0, strangers[i], "\"option\":\"A\""));
    }
    assert_shown(p);
    close_pair(p);
}

/* Dealing the hidden part again gives either option to a stranger, and the
 * Prussian his own back. */
static void
a_stranger_guesses_both(void **state)
{
    pair *p = open_pair("");
    bt_state *guess = fresh(p->game);
    bt_view *view = bt_view_new(p->game);
    bt_rng rng;
    int alike[2] = { 0, 0 };

    (void)state;
    choose(p);
    bt_rng_init(&rng, 15);
    for (int i = 0; i < 64; i++) {
        p->game->rules->view(p->game, p->with[i % 2], FRENCH, view);
        p->game->rules->resample(p->game, view, &rng, guess);
        for (int k = 0; k < 2; k++)
            alike[k] += !memcmp(guess, p->with[k], p->game->rules->state_size);
        p->game->rules->view(p->game, p->with[1], PRUSSIAN, view);
        p->game->rules->resample(p->game, view, &rng, guess);
        assert_memory_equal(guess, p->with[1], p->game->rules->state_size);
    }
    assert_int_equal(alike[0] + alike[1], 64);
    assert_in_range(alike[0], 16, 48);
    free(view);
    free(guess);
    close_pair(p);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_different_before_the_choice),
        cmocka_unit_test(the_choice_itself_is_not_told),
        cmocka_unit_test(the_prussian_knows_his_own_choice),
        cmocka_unit_test(marches_betray_nothing),
        cmocka_unit_test(option_b_shows_with_the_first_arrival),
        cmocka_unit_test(option_a_shows_at_the_end_of_the_phase),
        cmocka_unit_test(a_stranger_guesses_both),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
