/*
 * test_secrets.c - what a viewer is sent and answered follows from what it may know, and from nothing else.
 *
 * Two tables differ in what one viewer cannot know: its view is dealt again, and now and then somebody
 * does at one table what the viewer neither sees nor hears.  The rules alone, asked beside the hub, say
 * what that is.  All that the viewer gets from the hub must be the same at both, byte for byte.
 */
#include "twins.h"

#include <berthier/games.h>

enum { LOOKS = 14, TRIES = 24 };

static const struct {
    const char *game, *scenario, *options;
    int games, length; /* how many are tried, and how long they have been played at most */
} kinds[] = {
    { "napoleon1806", "campaign", "rules=grognard", 18, 300 },
    { "napoleon1806", "short", "rules=grognard team=yes", 15, 120 },
    { "napoleon1806", "campaign", "rules=marshal", 9, 1 },
    { "napoleon1806", "campaign", "", 6, 200 },
    { "napoleon-at-war", "jena-auerstadt", "", 6, 300 },
};

/* ---- asking ------------------------------------------------------------------ */

static const char *
any_unit(trial *t)
{
    return t->game->units[bt_rng_below(&t->rng, (uint32_t)t->game->unit_count)].id;
}

static const char *
any_place(trial *t, char *storage, size_t size)
{
    bt_buf place;

    bt_buf_init_fixed(&place, storage, size);
    bt_place_format(t->game, (uint16_t)bt_rng_below(&t->rng, (uint32_t)bt_ground_count(t->game)),
                    &place);
    return storage;
}

/* An action that somebody may take, of any seat at either table. */
static const char *
any_action(trial *t, char *storage, size_t size)
{
    bt_seat seat;
    bt_action action;

    for (int i = 0; i < TRIES; i++)
        if (choose(t, (int)bt_rng_below(&t->rng, TABLES), &seat, &action) && !has_text(t, action))
            return notation(t, action, storage, size);
    return "none";
}

static void
ask_survey(trial *t)
{
    const bt_rules *rules = t->game->rules;
    char place[64];

    for (int i = 0; i < rules->overlay_count; i++)
        for (bt_side side = 0; side < rules->side_count; side++)
            ask_both(t,
                     json_pack("{ss ss ss ss}", "request", "survey", "overlay",
                               rules->overlays[i].id, "side", rules->sides[side], "place",
                               any_place(t, place, sizeof place)),
                     "survey");
}

static void
ask_plainly(trial *t)
{
    static const char *const names[] = { "view", "legal",  "history", "journal", "position",
                                         "odds", "orders", "undo",    "new",     "load" };

    for (size_t i = 0; i < BT_COUNT(names); i++)
        ask_both(t, json_pack("{ss}", "request", names[i]), names[i]);
    ask_both(t, json_pack("{ss s[s]}", "request", "glance", "links", ""), "glance");
    ask_both(t, json_pack("{ss si si}", "request", "history", "from", 1, "count", 2), "history");
    for (bt_seat seat = 0; seat < bt_seat_count(t->game); seat++) {
        const char *name = bt_seat_id(t->game, seat);
        if (seat == t->viewer)
            continue;
        ask_both(t, json_pack("{ss ss}", "request", "view", "viewer", name), "view of another");
        ask_both(t, json_pack("{ss ss}", "request", "legal", "side", name), "legal of another");
        ask_both(t, json_pack("{ss ss}", "request", "odds", "side", name), "odds of another");
    }
}

static void
ask_about(trial *t)
{
    char place[64], action[128], other[128];

    for (int i = 0; i < LOOKS; i++) {
        const char *one = any_action(t, action, sizeof action);
        ask_both(t, json_pack("{ss ss}", "request", "why", "action", one), "why");
        ask_both(t,
                 json_pack("{ss s[s] ss}", "request", "why", "actions", one, "action",
                           any_action(t, other, sizeof other)),
                 "why, after another");
        ask_both(t, json_pack("{ss ss}", "request", "reach", "unit", any_unit(t)), "reach");
        ask_both(t,
                 json_pack("{ss s[s] ss}", "request", "reach", "actions", one, "unit", any_unit(t)),
                 "reach, after another");
        ask_both(t,
                 json_pack("{ss ss}", "request", "odds", "place",
                           any_place(t, place, sizeof place)),
                 "odds of a place");
        ask_both(t, json_pack("{ss s[s]}", "request", "odds", "actions", one),
                 "odds after an action");
    }
    ask_survey(t);
}

/* ---- doing ------------------------------------------------------------------- */

/* Something at one table of which the viewer neither sees nor hears; now and then it is taken back. */
static void
do_quietly(trial *t, int which)
{
    bt_seat seat;
    bt_action action;
    bt_match *match = t->at[which].match;

    for (int i = 0; i < TRIES; i++) {
        if (!choose(t, which, &seat, &action) || seat == t->viewer ||
            !foresee(t, which, seat, action))
            continue;
        t->events[1 - which].count = 0;
        if (!sounds_alike(t) || !looks_alike(t, bt_match_state(match), t->state[which]))
            continue;
        t->quiet++;
        t->doing = "something quiet";
        act(t, which, seat, action);
        compare_inboxes(t);
        if (bt_match_can_undo(match, seat) > 0 && bt_rng_below(&t->rng, 3) == 0) {
            t->doing = "something quiet, taken back";
            act(t, which, seat, BT_ACTION_NONE);
            compare_inboxes(t);
        }
        return;
    }
}

/* Find what looks and sounds at the second table as the action does at the first. */
static bool
find_twin(trial *t, bt_seat seat, bt_action action, bt_action *twin)
{
    bt_seat same = seat;

    *twin = action;
    for (int i = 0; i < TRIES; i++) {
        if (same == seat && foresee(t, 1, seat, *twin) && sounds_alike(t) &&
            looks_alike(t, t->state[0], t->state[1]))
            return true;
        if (seat == t->viewer || !choose(t, 1, &same, twin))
            return false;
    }
    return false;
}

/* Something at both. */
static void
do_together(trial *t)
{
    bt_seat seat;
    bt_action action, twin;
    char text[128];

    for (int i = 0; i < TRIES; i++) {
        if (!choose(t, 0, &seat, &action) || !foresee(t, 0, seat, action) ||
            !find_twin(t, seat, action, &twin))
            continue;
        t->paired++;
        t->doing = notation(t, action, text, sizeof text);
        act(t, 0, seat, action);
        act(t, 1, seat, twin);
        compare_inboxes(t);
        return;
    }
}

/* Several things in one commit. */
static void
do_at_once(trial *t)
{
    t->holds = true;
    for (int i = 0; i < 3; i++)
        do_together(t);
    do_quietly(t, (int)bt_rng_below(&t->rng, TABLES));
    t->doing = "several things at once";
    let_go(t);
}

/* Arm a card at the first table, of a seat that is not being asked; nothing is done any more then. */
static void
arm(trial *t, bt_seat seat)
{
    const bt_rules *rules = t->game->rules;
    bt_action pass;
    char text[100];

    if (!rules->moment || seat == t->viewer)
        return;
    for (int i = 0; i < TABLES; i++)
        if (rules->moment(t->game, bt_match_state(t->at[i].match), seat, &pass) >= 0)
            return;
    for (int i = 0; i < t->game->card_count; i++) {
        if (t->game->cards[i].side != bt_side_of(t->game, seat))
            continue;
        snprintf(text, sizeof text, "%s=%s", rules->moments[0].id, t->game->cards[i].id);
        t->doing = "an armed card";
        is_ok(answer_to(&t->at[0].person[seat],
                        json_pack("{ss ss}", "request", "orders", "set", text)));
        snprintf(text, sizeof text, "%s=never", rules->moments[0].id);
        is_ok(answer_to(&t->at[1].person[seat],
                        json_pack("{ss ss}", "request", "orders", "set", text)));
        compare_inboxes(t);
        return;
    }
}

/* ---- a trial ----------------------------------------------------------------- */

/* Is somebody asked for a card?  The hub would answer for it, by the orders that seats begin with. */
static bool
is_moment(const trial *t, const bt_state *state)
{
    bt_action pass;

    for (bt_seat seat = 0; seat < bt_seat_count(t->game) && t->game->rules->moment; seat++)
        if (t->game->rules->moment(t->game, state, seat, &pass) >= 0)
            return true;
    return false;
}

/* A position of a game that chance has played, in state[0]; and dealt again, in state[1]. */
static void
make_positions(trial *t, int length)
{
    const bt_rules *rules = t->game->rules;
    bt_match *match;
    int wanted = (int)bt_rng_below(&t->rng, (uint32_t)length);
    bool is_found = false;

    assert_int_equal(bt_match_new(&match, t->game, bt_rng_seeded(bt_rng_next(&t->rng)), NULL),
                     BT_OK);
    t->at[0].match = match;
    while ((bt_match_length(match) <= wanted || !is_found) &&
           rules->to_act(t->game, bt_match_state(match))) {
        bt_seat seat;
        bt_action action;
        if (!is_moment(t, bt_match_state(match)) && is_as_seated(t, bt_match_state(match))) {
            bt_state_copy(t->game, t->state[0], bt_match_state(match));
            is_found = true;
        }
        if (choose(t, 0, &seat, &action) && !has_text(t, action))
            (void)bt_match_play(match, seat, action, NULL, NULL, NULL);
    }
    bt_match_free(match);
    assert_true(is_found);
    look(t, t->state[0], t->view[0]);
    memset(t->state[1], 0, rules->state_size);
    rules->resample(t->game, t->view[0], &t->rng, t->state[1]);
}

static void
play_trial(trial *t, int length)
{
    make_positions(t, length);
    for (int i = 0; i < TABLES; i++)
        open_table(t, i, t->state[i]);
    for (int i = 0; i < TABLES; i++)
        json_array_clear(t->at[i].person[chair_of(t, t->viewer)].inbox);
    ask_plainly(t);
    ask_about(t);
    for (int i = 0; i < TRIES; i++) {
        if (bt_rng_below(&t->rng, 4) == 0)
            do_at_once(t);
        else if (bt_rng_below(&t->rng, 2))
            do_together(t);
        else
            do_quietly(t, (int)bt_rng_below(&t->rng, TABLES));
    }
    ask_plainly(t);
    ask_about(t);
    ask_both(t, json_pack("{ss}", "request", "leave"), "leave");
    ask_both(t, json_pack("{ss ss}", "request", "join", "link", ""), "join");
    for (bt_seat seat = 0; seat < bt_seat_count(t->game); seat++)
        arm(t, seat);
    for (int i = 0; i < TABLES; i++)
        close_table(t, i);
}

static void
play_kind(size_t kind)
{
    const bt_rules *rules = bt_games_find(kinds[kind].game);
    bt_options options = { { 0 } };
    bt_game *game;
    int quiet = 0, paired = 0, compared = 0;

    assert_int_equal(bt_options_parse(rules, kinds[kind].options, &options, NULL), BT_OK);
    assert_int_equal(bt_game_new(&game, rules, bt_games_pack(rules->id), kinds[kind].scenario,
                                 &options, NULL),
                     BT_OK);
    for (int i = 0; i < kinds[kind].games; i++) {
        int chair = i % (bt_seat_count(game) + 1);
        trial *t = calloc(1, sizeof *t);
        assert_non_null(t);
        t->game = game;
        t->viewer = chair < bt_seat_count(game) ? (bt_seat)chair : BT_SIDE_NONE;
        t->rng = bt_rng_seeded(bt_rng_split(1806, kind * 100 + (size_t)i));
        for (int k = 0; k < TABLES; k++) {
            t->view[k] = bt_view_new(game);
            t->state[k] = bt_state_new(game);
        }
        play_trial(t, kinds[kind].length);
        quiet += t->quiet, paired += t->paired, compared += t->compared;
        for (int k = 0; k < TABLES; k++) {
            free(t->view[k]);
            free(t->state[k]);
        }
        free(t);
    }
    bt_game_free(game);
    printf(
        "%s %s: %d games, %d messages and answers compared, %d actions together, %d quiet ones\n",
        kinds[kind].scenario, kinds[kind].options, kinds[kind].games, compared, paired, quiet);
}

static void
tables_that_look_alike_tell_alike(void **state)
{
    (void)state;
    for (size_t kind = 0; kind < BT_COUNT(kinds); kind++)
        play_kind(kind);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables_that_look_alike_tell_alike),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
