/*
 * test_n06_orders.c - standing orders, on a game that asks all the time.
 */
#include <berthier/orders.h>
#include <berthier/position.h>
#include <stdlib.h>
#include <string.h>

extern const bt_rules n06_rules;
extern const bt_pack bt_pack_napoleon1806;

typedef struct desk {
    bt_game *game;
    bt_state *state;
} desk;

static int
sit_down(void **given)
{
    bt_error err;
    desk *d = calloc(1, sizeof *d);

    assert_non_null(d);
    assert_int_equal(bt_game_new(&d->game, &n06_rules, &bt_pack_napoleon1806, "campaign", NULL,
                                 &err),
                     BT_OK);
    d->state = bt_state_new(d->game);
    n06_rules.setup(d->game, d->state);
    *given = d;
    return 0;
}

static int
stand_up(void **given)
{
    desk *d = *given;

    free(d->state);
    bt_game_free(d->game);
    free(d);
    return 0;
}

/* Change the position by lines of a document, then begin a segment. */
static void
set(desk *d, const char *line)
{
    bt_error err = { 0 };

    if (bt_position_line(d->game, line, 1, d->state, &err) != BT_OK)
        fail_msg("%s: %s", line, err.text);
}

static void
play(desk *d, bt_side side, const char *text)
{
    bt_action action;
    bt_error err = { 0 };

    if (bt_action_parse(d->game, text, &action, &err) != BT_OK)
        fail_msg("%s: %s", text, err.text);
    if (n06_rules.check(d->game, d->state, side, action))
        fail_msg("%s: %s", text, n06_rules.check(d->game, d->state, side, action)->text);
    n06_rules.apply(d->game, d->state, side, action, NULL);
}

/* Ney has set out from Kahla; the Prussians hold Reaction and Confusion and are asked. */
static void
ney_sets_out(desk *d)
{
    set(d, "hand-prussian P08 P34");
    assert_int_equal(n06_rules.begin(d->game, d->state, 0, "operations", NULL), BT_OK);
    play(d, 0, "move Ney");
    play(d, 0, "go");
}

static const char *
answer(desk *d, bt_side side, const bt_orders *orders)
{
    static char storage[64];
    bt_action action = bt_orders_answer(d->game, d->state, side, orders);
    bt_buf out;

    if (action == BT_ACTION_NONE)
        return "asked";
    bt_buf_init_fixed(&out, storage, sizeof storage);
    bt_action_format(d->game, action, &out);
    return bt_buf_text(&out);
}

static void
parse(desk *d, const char *text, bt_orders *orders)
{
    bt_error err = { 0 };

    if (bt_orders_parse(d->game, 1, text, orders, &err) != BT_OK)
        fail_msg("%s: %s", text, err.text);
}

static void
default_orders_ask_at_combats_and_not_elsewhere(void **given)
{
    desk *d = *given;
    bt_orders orders;

    bt_orders_default(&n06_rules, &orders);
    ney_sets_out(d);
    assert_string_equal(answer(d, 1, &orders), "decline");
    parse(d, "start=ask", &orders);
    assert_string_equal(answer(d, 1, &orders), "asked");
    assert_string_equal(answer(d, 0, &orders), "asked"); /* it is not his to answer */
}

static void
an_armed_card_is_played_the_first_time_it_can_be(void **given)
{
    desk *d = *given;
    bt_orders orders;

    bt_orders_default(&n06_rules, &orders);
    ney_sets_out(d);
    parse(d, "enter=P08 start=never", &orders);
    play(d, 1, answer(d, 1, &orders));
    play(d, BT_SIDE_CHANCE, "turn F08");
    while (strcmp(answer(d, 1, &orders), "play P08")) {
        if (n06_rules.to_act(d->game, d->state) == bt_side_bit(1))
            play(d, 1, answer(d, 1, &orders));
        else
            play(d, 0, strcmp(answer(d, 0, &orders), "asked") ? "decline" : "step KUL");
    }
}

/* Reaction has to be told who slips away.  To ask now would tell that it is armed. */
static void
a_card_with_several_uses_is_played_as_ordered_or_not_at_all(void **given)
{
    desk *d = *given;
    bt_orders orders;

    bt_orders_default(&n06_rules, &orders);
    ney_sets_out(d);
    parse(d, "start=P34", &orders);
    assert_string_equal(answer(d, 1, &orders), "decline");
    parse(d, "start=react+P34+Louis", &orders);
    assert_string_equal(answer(d, 1, &orders), "react P34 Louis");
    parse(d, "start=react+P34+Ney", &orders); /* who is not theirs */
    assert_string_equal(answer(d, 1, &orders), "decline");
}

static void
any_card_of_the_own_deck_can_be_armed(void **given)
{
    desk *d = *given;
    bt_orders orders;
    bt_error err = { 0 };

    bt_orders_default(&n06_rules, &orders);
    ney_sets_out(d);
    parse(d, "start=P17", &orders); /* not in hand */
    assert_string_equal(answer(d, 1, &orders), "decline");
    assert_int_equal(bt_orders_parse(d->game, 1, "halt=F15", &orders, &err), BT_EILLEGAL);
    assert_int_equal(bt_orders_parse(d->game, 1, "halt=play+F15", &orders, &err), BT_EILLEGAL);
    assert_int_equal(bt_orders_parse(d->game, 1, "halt=step+SAA", &orders, &err), BT_ESYNTAX);
    assert_int_equal(bt_orders_parse(d->game, 1, "halt=react+P34", &orders, &err), BT_ESYNTAX);
    assert_int_equal(bt_orders_parse(d->game, 1, "halt=X", &orders, &err), BT_ESYNTAX);
    assert_int_equal(bt_orders_parse(d->game, 1, "noon=ask", &orders, &err), BT_ESYNTAX);
    assert_int_equal(bt_orders_parse(d->game, 1, "halt", &orders, &err), BT_ESYNTAX);
}

/* A seat that rests at a kind of moment is asked again in the next turn, and at others at once. */
static void
who_rests_is_asked_again_next_turn(void **given)
{
    desk *d = *given;
    char storage[512];
    bt_orders orders;
    bt_buf text;

    bt_orders_default(&n06_rules, &orders);
    ney_sets_out(d);
    parse(d, "start=ask", &orders);
    assert_false(bt_orders_rest(d->game, d->state, 0, &orders)); /* who is not asked cannot */
    assert_string_equal(answer(d, 1, &orders), "asked");
    assert_true(bt_orders_rest(d->game, d->state, 1, &orders));
    assert_string_equal(answer(d, 1, &orders), "decline");
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_orders_format(d->game, &orders, &text);
    assert_non_null(strstr(bt_buf_text(&text), "start=ask")); /* it is no order that stays */
    assert_false(bt_orders_wake(d->game, d->state, &orders));
    assert_string_equal(answer(d, 1, &orders), "decline");
    set(d, "turn 2");
    assert_true(bt_orders_wake(d->game, d->state, &orders));
    assert_string_equal(answer(d, 1, &orders), "asked");
    assert_true(bt_orders_rest(d->game, d->state, 1, &orders));
    parse(d, "start=ask", &orders); /* ordered again */
    assert_string_equal(answer(d, 1, &orders), "asked");
}

static void
orders_are_written_as_they_are_read(void **given)
{
    desk *d = *given;
    char storage[512];
    bt_orders orders, again;
    bt_buf text;

    bt_orders_default(&n06_rules, &orders);
    ney_sets_out(d);
    parse(d, "start=P34 combat=never enter=react+P34+Louis", &orders);
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_orders_format(d->game, &orders, &text);
    bt_orders_default(&n06_rules, &again);
    parse(d, bt_buf_text(&text), &again);
    assert_memory_equal(&orders, &again, sizeof orders);
}

int
main(void)
{
#define CASE(name) cmocka_unit_test_setup_teardown(name, sit_down, stand_up)
    const struct CMUnitTest tests[] = {
        CASE(default_orders_ask_at_combats_and_not_elsewhere),
        CASE(an_armed_card_is_played_the_first_time_it_can_be),
        CASE(a_card_with_several_uses_is_played_as_ordered_or_not_at_all),
        CASE(any_card_of_the_own_deck_can_be_armed),
        CASE(who_rests_is_asked_again_next_turn),
        CASE(orders_are_written_as_they_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
