/*
 * test_n06_prompt.c - what a player is asked, in words; the headings of the log; how events name
 * what they are about.
 */
#include <berthier/event.h>
#include <berthier/games.h>
#include <berthier/position.h>
#include <berthier/say.h>
#include <stdlib.h>
#include <string.h>

extern const bt_rules n06_rules;

enum { FRENCH, PRUSSIAN };

typedef struct table {
    bt_game *game;
    bt_state *state;
} table;

static int
open_table(void **given)
{
    table *t = calloc(1, sizeof *t);

    assert_non_null(t);
    assert_int_equal(bt_game_new(&t->game, &n06_rules, bt_games_pack("napoleon1806"), "campaign",
                                 NULL, NULL),
                     BT_OK);
    t->state = bt_state_new(t->game);
    n06_rules.setup(t->game, t->state);
    *given = t;
    return 0;
}

static int
close_table(void **given)
{
    table *t = *given;

    free(t->state);
    bt_game_free(t->game);
    free(t);
    return 0;
}

static void
set(table *t, const char *line)
{
    bt_error err = { 0 };

    if (bt_position_line(t->game, line, 1, t->state, &err) != BT_OK)
        fail_msg("%s: %s", line, err.text);
}

static void
play(table *t, bt_side side, const char *text)
{
    bt_action action;
    bt_error err = { 0 };

    if (bt_action_parse(t->game, text, &action, &err) != BT_OK)
        fail_msg("%s: %s", text, err.text);
    if (n06_rules.check(t->game, t->state, side, action))
        fail_msg("%s: %s", text, n06_rules.check(t->game, t->state, side, action)->text);
    n06_rules.apply(t->game, t->state, side, action, NULL);
}

static void
asks(const table *t, bt_side viewer, const char *language, const char *expected)
{
    bt_game game;
    bt_view *view = bt_view_new(t->game);
    bt_buf out = { 0 };

    bt_game_in(t->game, language, &game);
    n06_rules.view(&game, t->state, viewer, view);
    n06_rules.prompt(&game, view, &out);
    assert_string_equal(bt_buf_text(&out), expected);
    bt_buf_release(&out);
    free(view);
}

/* Before the initiative both hold a blue card; the French a green one besides. */
static void
blue_cards_are_named_before_the_initiative(void **given)
{
    table *t = *given;

    set(t, "hand-french F13 F27");
    set(t, "hand-prussian P01");
    assert_int_equal(n06_rules.begin(t->game, t->state, FRENCH, "initiative", NULL), BT_OK);
    asks(t, FRENCH, "en",
         "Blue cards are played before the initiative. Play a card, or none: Intuition.");
    asks(t, PRUSSIAN, "en", "");
    play(t, FRENCH, "decline");
    asks(t, PRUSSIAN, "en",
         "Blue cards are played before the initiative. No card of your hand can be played now.");
}

/* Ney attacks Hohenlohe at Jena; each is told what he holds, and not what the other does. */
static void
a_combat_names_the_cards_of_the_hand(void **given)
{
    table *t = *given;

    set(t, "places Ney@JEN Hohenlohe@JEN");
    set(t, "hand-french F13 F27");
    set(t, "hand-prussian P01 P08");
    assert_int_equal(n06_rules.begin(t->game, t->state, FRENCH, "operations", NULL), BT_OK);
    play(t, FRENCH, "fight Ney");
    play(t, FRENCH, "go");
    if (n06_rules.to_act(t->game, t->state) & bt_side_bit(PRUSSIAN))
        play(t, PRUSSIAN, "decline");
    asks(t, FRENCH, "en", "Your attack at Jena begins. Play a card, or none: Elan.");
    asks(t, FRENCH, "fr", "Votre attaque à Iéna commence. Jouez une carte, ou aucune : Élan.");
    play(t, FRENCH, "play F13");
    asks(t, PRUSSIAN, "en", "Elan has been played, and you hold no Counter Order.");
    play(t, PRUSSIAN, "decline");
    asks(t, PRUSSIAN, "en", "You are attacked at Jena. Play a card, or none: Ambush.");
}

static void
headings_tell_the_turn_and_the_phase(void **given)
{
    table *t = *given;
    bt_view *view = bt_view_new(t->game);
    bt_json json;
    bt_buf out = { 0 };

    set(t, "turn 3");
    assert_int_equal(n06_rules.begin(t->game, t->state, PRUSSIAN, "operations", NULL), BT_OK);
    n06_rules.view(t->game, t->state, FRENCH, view);
    bt_json_init(&json, &out);
    bt_json_object(&json, NULL);
    n06_rules.view_write(t->game, view, &json);
    bt_json_object_end(&json);
    const char *text = strstr(bt_buf_text(&out), "\"headings\":");
    assert_non_null(text);
    assert_non_null(strstr(text, "Turn 3 begins"));
    assert_non_null(strstr(text, "operations"));
    bt_buf_release(&out);
    free(view);
}

/* A connection is called by the areas it joins, in the reader's language. */
static void
events_name_both_ends_of_a_bridge(void **given)
{
    table *t = *given;
    bt_link link = bt_link_find(t->game->network, "KAH-JEN", 7);
    unsigned code = 0;
    bt_buf out = { 0 };
    bt_game french;

    while (strcmp(n06_rules.events[code].word ? n06_rules.events[code].word : "", "bridge-gone"))
        code++;
    const bt_event event = { .code = (uint8_t)code, .rule = "", .args = { link } };
    bt_event_format(t->game, &event, &out);
    assert_string_equal(bt_buf_text(&out), "the bridge Kahla\xe2\x80\x93Jena is destroyed");
    bt_buf_clear(&out);
    bt_game_in(t->game, "fr", &french);
    bt_event_format(&french, &event, &out);
    assert_non_null(strstr(bt_buf_text(&out), "Kahla\xe2\x80\x93I\xc3\xa9na"));
    bt_buf_release(&out);
}

/* ---- games at random ---------------------------------------------------- */

enum { CARD_GAMES = 24 };

static bool
uses(const bt_actions *legal, int card)
{
    for (int i = 0; i < legal->count; i++) {
        const bt_action_def *def = &n06_rules.actions[bt_action_code(legal->at[i])];
        if (n06_rules.operands[def->operands[0]].kind == BT_KIND_CARD &&
            bt_action_operand(legal->at[i], 0) == (unsigned)card)
            return true;
    }
    return false;
}

/* Takes a name out of a list of names; false when it is not there. */
static bool
take_name(bt_buf *list, const char *name)
{
    size_t length = strlen(name);

    for (char *at = list->data; at && (at = strstr(at, name)) != NULL; at++) {
        bool begins = at == list->data || at[-1] == ' ', ends = strchr(",.", at[length]) != NULL;
        if (!begins || !ends || (at > list->data + 1 && !strchr(",:", at[-2])))
            continue;
        memset(at, '-', length);
        return true;
    }
    return false;
}

/* Named are the cards that can be used, and all of them. */
static void
names_what_can_be_used(const table *t, bt_side side, const bt_actions *legal, bt_buf *told)
{
    char whole[400];
    bool any = false;

    (void)snprintf(whole, sizeof whole, "%s", bt_buf_text(told));
    for (int card = 0; card < t->game->card_count; card++) {
        const char *name = t->game->cards[card].name;
        bool again = false;
        for (int i = 0; i < card; i++)
            again |= uses(legal, i) && !strcmp(t->game->cards[i].name, name);
        if (!uses(legal, card) || again)
            continue;
        any = true;
        if (!take_name(told, name))
            fail_msg("%s may use %s; told: %s", bt_side_name(&n06_rules, side), name, whole);
    }
    if (any != !strstr(whole, "No card of your hand"))
        fail_msg("%s may use %s card; told: %s", bt_side_name(&n06_rules, side), any ? "a" : "no",
                 whole);
    for (int card = 0; card < t->game->card_count && any; card++)
        if (take_name(told, t->game->cards[card].name))
            fail_msg("%s may not use %s; told: %s", bt_side_name(&n06_rules, side),
                     t->game->cards[card].name, whole);
}

static bool
lists(const bt_actions *legal, const char *word)
{
    for (int i = 0; i < legal->count; i++)
        if (!strcmp(n06_rules.actions[bt_action_code(legal->at[i])].word, word))
            return true;
    return false;
}

/* A stack is led on where it can go on; else it halts, or a card is used on a bridge. */
static void
leads_where_it_can(bt_side side, const bt_actions *legal, const bt_buf *told)
{
    const char *text = bt_buf_text(told);
    bool leads = strstr(text, "Lead the stack on") != NULL;
    bool stays = strstr(text, "can go no further") != NULL;
    bool works = lists(legal, "wreck") || lists(legal, "mend");

    if ((leads && !lists(legal, "step")) || (stays && lists(legal, "step")) ||
        (stays && works != (strstr(text, ": play ") != NULL)))
        fail_msg("%s is told: %s", bt_side_name(&n06_rules, side), text);
}

/* To a side that is asked for a card for its event; how often. */
static int
play_at_random(table *t, bt_rng *rng, bt_actions *legal, bt_buf *told)
{
    int asked = 0;

    n06_rules.setup(t->game, memset(t->state, 0, n06_rules.state_size));
    for (bt_sides sides; (sides = n06_rules.to_act(t->game, t->state)) != 0;) {
        bt_side side = bt_sides_first(sides);
        bt_action action;
        if (side == BT_SIDE_CHANCE) {
            n06_rules.apply(t->game, t->state, side, n06_rules.chance(t->game, t->state, rng),
                            NULL);
            continue;
        }
        n06_rules.legal(t->game, t->state, side, legal);
        bt_view *view = bt_view_new(t->game);
        n06_rules.view(t->game, t->state, side, view);
        bt_buf_clear(told);
        n06_rules.prompt(t->game, view, told);
        free(view);
        if (strstr(bt_buf_text(told), "Play a card") ||
            strstr(bt_buf_text(told), "No card of your hand")) {
            names_what_can_be_used(t, side, legal, told);
            asked++;
        }
        leads_where_it_can(side, legal, told);
        action = legal->at[bt_rng_below(rng, (uint32_t)legal->count)];
        n06_rules.apply(t->game, t->state, side, action, NULL);
    }
    return asked;
}

static void
prompts_name_what_can_be_done(void **given)
{
    static const char *const rules[] = { "conscript", "grognard" };
    bt_buf told = { 0 };
    bt_actions *legal = calloc(1, sizeof *legal);
    bt_rng rng;

    (void)given;
    assert_non_null(legal);
    bt_rng_init(&rng, 1806);
    for (size_t i = 0; i < BT_COUNT(rules); i++) {
        bt_options options = { { 0 } };
        table t = { 0 };
        int asked = 0;
        options.value[2] = (uint8_t)i; /* rules */
        assert_int_equal(bt_game_new(&t.game, &n06_rules, bt_games_pack("napoleon1806"), "campaign",
                                     &options, NULL),
                         BT_OK);
        t.state = bt_state_new(t.game);
        for (int k = 0; k < CARD_GAMES; k++)
            asked += play_at_random(&t, &rng, legal, &told);
        assert_true(asked > 1000);
        free(t.state);
        bt_game_free(t.game);
    }
    bt_buf_release(&told);
    free(legal);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(blue_cards_are_named_before_the_initiative, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(a_combat_names_the_cards_of_the_hand, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(headings_tell_the_turn_and_the_phase, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(events_name_both_ends_of_a_bridge, open_table, close_table),
        cmocka_unit_test(prompts_name_what_can_be_done),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
