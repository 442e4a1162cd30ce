/*
 * test_greedy_osg.c - the greedy bot in 1806: positions with an obvious answer.
 *
 * S2945 to S3452 is open ground.  S3148 touches S3147 S3149 S3247 S3248 S3047 S3048.
 */
#include "table.h"

#define FRENCH   0
#define PRUSSIAN 1

static table
set_up(const char *scenario, const char *position)
{
    return table_of("osg1806", scenario, position);
}

/* Let greedy play a side until it is done with the segment it is in. */
static void
play_segment(const table *t, bt_side side)
{
    bool done = false;

    while (!done && t->game->rules->to_act(t->game, t->state) == bt_side_bit(side)) {
        bt_action action = ask(t, side);
        done = begins(t, action, "done");
        t->game->rules->apply(t->game, t->state, side, action, NULL);
    }
}

/* Two divisions close in on one that is alone. */
static void
attacks_together(void **state BT_UNUSED)
{
    table t = set_up("campaign", "empty\nturn 9\nplaces Davout@S3145 Friant@S3145 Morand@S3145 "
                                 "Tauentzien@S3148\nbegin movement french\n");

    play_segment(&t, FRENCH);
    assert_false(position_has(&t, "Friant@S3145"));
    assert_false(position_has(&t, "Morand@S3145"));
    assert_true(begins(&t, ask(&t, FRENCH), "attack"));
    clear_away(&t);
}

/* A brigade does not walk up to three divisions. */
static void
leaves_the_stronger_alone(void **state BT_UNUSED)
{
    table t = set_up("campaign", "empty\nturn 9\nplaces Friant@S3148 Morand@S3148 Davout@S3148 "
                                 "Gudin@S3249 Schoeneberg@S3145\nbegin movement prussian\n");

    play_segment(&t, PRUSSIAN);
    assert_false(position_has(&t, "Schoeneberg@S3147"));
    assert_false(position_has(&t, "Schoeneberg@S3247"));
    assert_false(position_has(&t, "Schoeneberg@S3047"));
    clear_away(&t);
}

/* Between two divisions a brigade has no way back: no die is risked on it. */
static void
drives_out_the_surrounded(void **state BT_UNUSED)
{
    table t = set_up("campaign", "empty\nturn 9\nplaces Friant@S3148 Gudin@S3150 "
                                 "Truetzschler@S3149 Grawert@S2545\nbegin movement french\n");

    play_segment(&t, FRENCH);
    assert_true(position_has(&t, "Truetzschler@lost"));
    clear_away(&t);
}

/* What it is worth to the French to lose a division of eight points for one of seven. */
static int
judge_even_trade(const char *scenario)
{
    static const char *const words[] = { "empty\nturn 29\nbegin movement french\n",
                                         "empty\nturn 29\nplaces Gazan@lost Grawert@lost\n"
                                         "begin movement french\n" };
    int values[2];

    for (int i = 0; i < 2; i++) {
        table t = set_up(scenario, words[i]);
        values[i] = t.game->rules->evaluate(t.game, t.state, FRENCH);
        clear_away(&t);
    }
    return values[1] - values[0];
}

/* [20.11] At Jena the ratio of losses is all the French need; with Auerstadt they have to inflict losses. */
static void
trades_where_it_has_to(void **state BT_UNUSED)
{
    assert_true(judge_even_trade("jena") < -1000);
    assert_true(judge_even_trade("jena-auerstadt") > -300);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(attacks_together),
        cmocka_unit_test(leaves_the_stronger_alone),
        cmocka_unit_test(drives_out_the_surrounded),
        cmocka_unit_test(trades_where_it_has_to),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
