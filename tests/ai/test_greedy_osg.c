/*
 * test_greedy_osg.c - the greedy bot in 1806: positions with an obvious answer.
 *
 * S2945 to S3452 is open ground.  S3148 touches S3147 S3149 S3247 S3248 S3047 S3048.
 */
#include "../../games/osg1806/assault.h"
#include "../../games/osg1806/closing.h"
#include "../../games/osg1806/prospect.h"
#include "../../games/osg1806/scene.h"
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

/* Neither division is five times as strong as the brigade, but both together are [10.11]. */
static void
drives_out_with_a_stack(void **state BT_UNUSED)
{
    table t = set_up("campaign", "empty\nturn 9\nplaces Friant@S3147 Gudin@S3147 Viallanes@S3149 "
                                 "Schoeneberg@S3148 Grawert@S2545\nbegin movement french\n");

    play_segment(&t, FRENCH);
    assert_true(position_has(&t, "Schoeneberg@lost"));
    clear_away(&t);
}

/* Cavalry goes behind it before they do [10.21a] [11.44]. */
static void
closes_the_way_back_first(void **state BT_UNUSED)
{
    table t = set_up("campaign", "empty\nturn 9\nplaces Friant@S3145 Gudin@S3145 Viallanes@S3151 "
                                 "Schoeneberg@S3148 Grawert@S2545\nbegin movement french\n");

    play_segment(&t, FRENCH);
    assert_true(position_has(&t, "Schoeneberg@lost"));
    assert_true(position_has(&t, "Viallanes@S3149"));
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

/* [20.12] A source taken from the enemy is worth having, and one lost to it is not. */
static void
counts_the_sources_of_both(void **state BT_UNUSED)
{
    static const struct {
        const char *words;
        bt_side gains;
    } cases[] = { { "empty\nturn 29\ntaken 1\nbegin movement french\n", PRUSSIAN },
                  { "empty\nturn 29\ntaken 64\nbegin movement french\n", FRENCH } };

    for (size_t i = 0; i < BT_COUNT(cases); i++) {
        table before = set_up("campaign", "empty\nturn 29\nbegin movement french\n");
        table after = set_up("campaign", cases[i].words);
        bt_side loses = cases[i].gains == FRENCH ? PRUSSIAN : FRENCH;
        int (*evaluate)(const bt_game *, const bt_state *, bt_seat) = after.game->rules->evaluate;

        assert_true(evaluate(after.game, after.state, cases[i].gains) >
                    evaluate(before.game, before.state, cases[i].gains));
        assert_true(evaluate(after.game, after.state, loses) <
                    evaluate(before.game, before.state, loses));
        clear_away(&after);
        clear_away(&before);
    }
}

/* [20.11] At Jena the ratio of losses is all the French need; with Auerstadt they have to inflict losses too. */
static void
trades_where_it_has_to(void **state BT_UNUSED)
{
    assert_true(judge_even_trade("jena") < -1000);
    assert_true(judge_even_trade("jena-auerstadt") > judge_even_trade("jena") + 500);
}

static bt_units
units_of(const table *t, const char *const *ids, int count)
{
    bt_units units = { { 0 } };

    for (int i = 0; i < count; i++) {
        bt_unit unit = bt_unit_find(t->game, ids[i], (int)strlen(ids[i]));
        assert_int_not_equal(unit, BT_UNIT_NONE);
        bt_units_add(&units, unit);
    }
    return units;
}

/* [11.41a] [11.41b] Of the Guard nobody is lost to an exchange. */
static void
knows_what_an_exchange_costs(void **state BT_UNUSED)
{
    static const char *const force[] = { "Guard", "Treillard", "Suchet" };
    table t = set_up("campaign", "empty\nturn 9\nbegin movement french\n");
    const osg n = osg_look(t.game, t.state);
    int treillard = n.printed->counters[bt_unit_find(t.game, "Treillard", 9)].strength;
    int suchet = n.printed->counters[bt_unit_find(t.game, "Suchet", 6)].strength;

    assert_int_equal(osg_price_of(&n, units_of(&t, force, 1), 8), 0);
    assert_int_equal(osg_price_of(&n, units_of(&t, force, 2), 8), treillard);
    assert_int_equal(osg_price_of(&n, units_of(&t, force, 3), treillard + 1), suchet);
    clear_away(&t);
}

/* [12.1a] [20.13] Of Kalkreuth's corps a part is worth a part, and no more when it is broken. */
static void
wants_to_break_a_corps(void **state BT_UNUSED)
{
    static const char *const corps[] = { "Beeren", "Kunheim", "Arnim" };
    table t = set_up("campaign", "empty\nturn 9\nbegin movement french\n");
    const osg n = osg_look(t.game, t.state);
    int whole = osg_bounty_of(&n, units_of(&t, corps, 3)), part, level;
    uint8_t f = n.printed->counters[bt_unit_find(t.game, "Beeren", 6)].formation;

    level = 2 * n.s->levels[f];
    part = osg_bounty_of(&n, units_of(&t, corps, 1));
    assert_true(part > 0 && part < whole);
    n.s->casualties[f] = (uint16_t)(level - 1);
    assert_int_equal(osg_bounty_of(&n, units_of(&t, corps, 1)), whole);
    n.s->casualties[f] = (uint16_t)level;
    assert_int_equal(osg_bounty_of(&n, units_of(&t, corps, 1)), 0);
    clear_away(&t);
}

/* [11.31b] From which sides a defender is come at: where they stand, and nowhere else. */
static void
sees_from_where_it_attacks(void **state BT_UNUSED)
{
    table t = set_up("campaign", "empty\nturn 9\nplaces Friant@S3148 Morand@S3248 Gudin@S3145 "
                                 "Tauentzien@S3149\nbegin movement french\n");
    const osg n = osg_look(t.game, t.state);
    osg_scene *scene = malloc(sizeof *scene);
    osg_foe foe = { .hex = bt_hex_find(&n.printed->atlas, "S3149") };
    const bt_hex_info *info = &n.printed->atlas.hexes[foe.hex];
    unsigned fronts = 0;

    assert_non_null(scene);
    osg_survey_scene(&n, FRENCH, scene);
    for (int i = 0; i < info->side_count; i++)
        if (info->sides[i].to == bt_hex_find(&n.printed->atlas, "S3148") ||
            info->sides[i].to == bt_hex_find(&n.printed->atlas, "S3248"))
            fronts |= 1u << i;
    assert_int_equal(osg_fronts_of(scene, &foe, n.printed->of_side[FRENCH]), fronts);
    free(scene);
    clear_away(&t);
}

/* [20.15] Somebody is sent for the enemy's baggage, and not through the zone of a division. */
static void
sends_for_the_baggage(void **state BT_UNUSED)
{
#define CORPS                                                                                      \
    "empty\nturn 29\nplaces Viallanes@N2344 Friant@N2344 Gudin@N2343 Morand@N2343 Suchet@N2342 "   \
    "Gazan@N2342 Treillard@N2341 Desjardins@N2341 Heudelet@N2340 Guard@N2340 PrBaggage@N2350"
    static const char *const words[] = { CORPS "\nbegin movement french\n",
                                         CORPS " Grawert@N2248\nbegin movement french\n" };
    uint16_t far[2] = { 0 };
    osg_scene *scene = malloc(sizeof *scene);

    assert_non_null(scene);
    for (int i = 0; i < 2; i++) {
        table t = set_up("jena-auerstadt", words[i]);
        const osg n = osg_look(t.game, t.state);
        bt_hex train = n.s->places[bt_unit_find(t.game, "PrBaggage", 9)];
        bt_hex from = n.s->places[bt_unit_find(t.game, "Viallanes", 9)];
        osg_survey_scene(&n, FRENCH, scene);
        for (int e = 0; e < scene->errand_count; e++)
            if (scene->errands[e].far[train] == 0)
                far[i] = scene->errands[e].far[from];
        clear_away(&t);
    }
    assert_true(far[0] > 0 && far[0] < far[1] && far[1] < OSG_FAR);
    free(scene);
}

/* [20.16] In a battle who took a source stays, and somebody goes to where the enemy is still to come on [15.0]. */
static void
holds_what_it_took(void **state BT_UNUSED)
{
    table t =
        set_up("massenbach", "empty\nturn 29\nplaces Murat@N3751 Viallanes@N3853 Lannes@N3715 "
                             "Treillard@N3715 Suchet@N2342 Gazan@N2342 Oranien@N2126\n"
                             "begin movement french\n");
    const osg n = osg_look(t.game, t.state);

    for (int i = 0; i < n.printed->source_count; i++)
        if (n.printed->sources[i].in_play && n.printed->sources[i].side == PRUSSIAN)
            n.s->taken = (uint16_t)(n.s->taken | 1u << i);
    play_segment(&t, FRENCH);
    assert_true(position_has(&t, "Viallanes@N3853"));
    assert_true(position_has(&t, "Treillard@N3916"));
    clear_away(&t);
}

/* The last turn of the campaign; the French have all sources of the Prussians, or none. */
static table
end_of_campaign(const char *position, bool all_sources)
{
    table t = set_up("campaign", position);
    const osg n = osg_look(t.game, t.state);

    for (int i = 0; i < n.printed->source_count && all_sources; i++)
        if (n.printed->sources[i].in_play && n.printed->sources[i].side == PRUSSIAN)
            n.s->taken = (uint16_t)(n.s->taken | 1u << i);
    return t;
}

static int
range_between(const table *t, const char *a, const char *b)
{
    const osg n = osg_look(t->game, t->state);

    return bt_hex_range(&n.printed->atlas, n.s->places[bt_unit_find(t->game, a, (int)strlen(a))],
                        n.s->places[bt_unit_find(t->game, b, (int)strlen(b))]);
}

/* [20.2] In the last turn a side that would win as things stand does not look for a fight. */
static void
rests_on_its_lead(void **state BT_UNUSED)
{
#define BEFORE_ONE                                                                                 \
    "empty\nturn 46\nplaces Davout@S3145 Friant@S3145 Morand@S3145 Tauentzien@S3148 "
#define LOST "Grawert@lost Wartensleben@lost Zeschwitz@lost Louis@lost Cerrini@lost"
    static const char *const words[] = { BEFORE_ONE "\nbegin movement french\n",
                                         BEFORE_ONE LOST "\nbegin movement french\n" };

    for (int ahead = 0; ahead < 2; ahead++) {
        table t = end_of_campaign(words[ahead], ahead);
        const osg n = osg_look(t.game, t.state);
        assert_int_equal(osg_is_content(&n, FRENCH), ahead);
        play_segment(&t, FRENCH);
        assert_int_equal(range_between(&t, "Friant", "Tauentzien") > 1, ahead);
        assert_int_equal(range_between(&t, "Morand", "Tauentzien") > 1, ahead);
        clear_away(&t);
    }
}

/* [20.11] An attack that may bring the French below three to one is worth the game, where that decides it. */
static void
plays_for_the_win(void **state BT_UNUSED)
{
    static const char position[] =
        "empty\nturn 46\nplaces Friant@S3148 Tauentzien@S3149 Schmettau@S3149 Louis@S3047 "
        "Grawert@lost Wartensleben@lost Zeschwitz@lost\nbegin combat prussian\n";
    int worth[2];

    for (int decides = 0; decides < 2; decides++) {
        table t = end_of_campaign(position, decides);
        const osg n = osg_look(t.game, t.state);
        bt_action attack;
        assert_true(osg_is_closing(&n));
        assert_int_equal(osg_is_content(&n, FRENCH), decides);
        assert_int_equal(osg_judge_closing(&n, PRUSSIAN, 0, 0), 0);
        attack = ask(&t, PRUSSIAN);
        assert_true(begins(&t, attack, "attack"));
        t.game->rules->apply(t.game, t.state, PRUSSIAN, attack, NULL);
        worth[decides] = osg_judge_closing(&n, PRUSSIAN, 0, 0);
        assert_int_equal(osg_judge_closing(&n, FRENCH, 0, 0) < 0, worth[decides] > 0);
        clear_away(&t);
    }
    assert_true(worth[1] > worth[0] + 400);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(attacks_together),
        cmocka_unit_test(leaves_the_stronger_alone),
        cmocka_unit_test(drives_out_the_surrounded),
        cmocka_unit_test(drives_out_with_a_stack),
        cmocka_unit_test(closes_the_way_back_first),
        cmocka_unit_test(trades_where_it_has_to),
        cmocka_unit_test(counts_the_sources_of_both),
        cmocka_unit_test(knows_what_an_exchange_costs),
        cmocka_unit_test(wants_to_break_a_corps),
        cmocka_unit_test(sees_from_where_it_attacks),
        cmocka_unit_test(sends_for_the_baggage),
        cmocka_unit_test(holds_what_it_took),
        cmocka_unit_test(rests_on_its_lead),
        cmocka_unit_test(plays_for_the_win),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
