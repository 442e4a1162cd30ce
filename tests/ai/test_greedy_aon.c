/*
 * test_greedy_aon.c - the greedy bot in Age of Napoleon: positions with an obvious answer, what it goes
 * by, and what it leaves out of its thoughts.
 */
#include "aon_table.h"

/* Where one would be beaten they come together. */
static void
attacks_together(void **state BT_UNUSED)
{
    table t = set_up("empty\nplaces Napoleon@Bayern Davout@Bayern Soult@Bayern Lannes@Bayern "
                     "Karl@KernOsterreich Johann@KernOsterreich Hiller@KernOsterreich\n"
                     "round 1\nbegin campaign french\n");

    play_on(&t, FRENCH);
    assert_true(position_has(&t, "Napoleon@KernOsterreich"));
    assert_true(position_has(&t, "Davout@KernOsterreich"));
    assert_true(position_has(&t, "Lannes@KernOsterreich"));
    clear_away(&t);
}

static void
leaves_the_stronger_alone(void **state BT_UNUSED)
{
    table t = set_up("empty\nplaces Brune@Bayern Karl@KernOsterreich Johann@KernOsterreich "
                     "Hiller@KernOsterreich Bagration@KernOsterreich Tolly@KernOsterreich\n"
                     "round 1\nbegin campaign french\n");

    play_on(&t, FRENCH);
    assert_false(position_has(&t, "Brune@KernOsterreich"));
    clear_away(&t);
}

/* A minister is spent on a major country, not on one of the minor ones. */
static void
turns_a_great_country(void **state BT_UNUSED)
{
    table t = set_up("empty\nhand-coalition pitt\nbegin diplomacy coalition\n");
    bt_action action = ask(&t, COALITION);

    assert_true(begins(&t, action, "sway pitt spain") || begins(&t, action, "sway pitt preussen"));
    clear_away(&t);
}

/* And not thrown away before, to pay for a march. */
static void
pays_with_what_is_worth_least(void **state BT_UNUSED)
{
    table t = set_up("empty\nplaces Karl@Bohmen Johann@Bohmen Liechtenstein@Bohmen Brune@Bayern\n"
                     "hand-coalition pitt la-garde-imperiale\nmoved 3\nround 2\n"
                     "begin campaign coalition\n");

    play_on(&t, COALITION);
    assert_true(position_has(&t, "hand-coalition pitt\n"));
    clear_away(&t);
}

static void
rallies_a_tired_army(void **state BT_UNUSED)
{
    table t = set_up("empty\nplaces Napoleon@Flandres Davout@Flandres Soult@Flandres "
                     "Lannes@Flandres Ney@Flandres Murat@Flandres Karl@Bohmen\n"
                     "spent Napoleon Davout Soult Lannes Ney Murat\n"
                     "hand-french pitt stein radetzky joseph english-gold britannia reverse-slope "
                     "continental-system\n"
                     "begin reinforcement french\n");

    play_on(&t, FRENCH);
    assert_false(position_has(&t, "spent Napoleon"));
    clear_away(&t);
}

/* Before the first round cards are worth what they were while corps were placed: only placing them changes
 * much of how a side stands. */
static void
holds_on_to_its_hand(void **state BT_UNUSED)
{
    table t = set_up("empty\nyear 12\nround 0\nplaces Napoleon@Bayern Karl@KernOsterreich\n"
                     "hand-french depot veterans pursuit.1 mud.1 mud.2\n"
                     "begin reinforcement french\n");
    const bt_rules *rules = t.game->rules;

    while (!position_has(&t, " action/")) {
        bt_side side = bt_sides_first(rules->to_act(t.game, t.state));
        int before = rules->evaluate(t.game, t.state, FRENCH);
        bt_action action = ask(&t, side);
        rules->apply(t.game, t.state, side, action, NULL);
        if (strcmp(rules->actions[bt_action_code(action)].word, "deploy"))
            assert_true(abs(rules->evaluate(t.game, t.state, FRENCH) - before) < 100);
    }
    assert_true(position_has(&t, "hand-french depot mud.1 mud.2 pursuit.1 veterans\n"));
    clear_away(&t);
}

static void
fears_for_napoleon_outnumbered(void **state BT_UNUSED)
{
#define ENEMIES                                                                                    \
    "Karl@KernOsterreich Tolly@KernOsterreich Bagration@KernOsterreich "                           \
    "Wittgenstein@KernOsterreich Bennigsen@KernOsterreich\nround 1\nbegin campaign coalition\n"
    assert_true(worth("empty\nplaces Napoleon@Bayern Davout@Champagne " ENEMIES) + 200 <
                worth("empty\nplaces Davout@Bayern Napoleon@Champagne " ENEMIES));
}

/* Seven corps in barren enemy land are worth less when the winter comes. */
static void
fears_the_winter(void **state BT_UNUSED)
{
#define ARMY(round)                                                                                \
    "empty\nplaces Bernadotte@Minsk Eugene@Minsk Macdonald@Minsk Lefebvre@Minsk Vandamme@Minsk "   \
    "Soult@Minsk Davout@Minsk\nround " round "\nbegin campaign french\n"
    assert_true(worth(ARMY("6")) + 300 < worth(ARMY("1")));
}

/* So it is while it is settled what the year has brought: the winter is not far off again. */
static void
fears_the_winter_to_its_end(void **state BT_UNUSED)
{
#define ALONE(frames)                                                                              \
    "empty\nplaces Bernadotte@Minsk Eugene@Minsk Macdonald@Minsk Lefebvre@Minsk Vandamme@Minsk "   \
    "Soult@Minsk Davout@Minsk\n" frames
    int last = worth(ALONE("round 0\nframes game/7/french/0 surrender/3/french/0 "
                           "settlement/0/french/0\n"));
    int first = worth(ALONE("round 0\nframes game/5/french/0 reinforcement/2/french/0 "
                            "reinforce/0/french/0\n"));

    assert_true(last + 300 < first);
}

/* That the other side might answer with something foolish is nothing to count on: two tired corps stay where
 * they are, and a minister is kept. */
static void
counts_on_no_blunder(void **state BT_UNUSED)
{
    table t = set_up("empty\n"
                     "year 9\n"
                     "round 5\n"
                     "first coalition\n"
                     "frames game/6/french/0 campaign/1/french/0 round/4/french/0 "
                     "action/0/coalition/0\n"
                     "places Napoleon@Bayern Davout@Bayern Soult@Castilla "
                     "Murat@Bayern Massena@Schlesien StCyr@Catalonia Lannes@Bayern "
                     "Ney@reserve\n"
                     "places Suchet@reserve Rapp@reserve Grouchy@reserve "
                     "Brune@eliminated Victor@Castilla Oudinot@reserve "
                     "Augereau@reserve Mortier@reserve\n"
                     "places Bertrand@reserve Reille@eliminated Bernadotte@Schlesien "
                     "Eugene@eliminated Macdonald@eliminated Lefebvre@Bayern "
                     "Vandamme@reserve Jerome@Flandres\n"
                     "places Louis@Holland Joseph@Castilla Poniatowski@Polen "
                     "Reynier@reserve Marmont@reserve Junot@eliminated "
                     "Wellington@Britain Moore@eliminated\n"
                     "places Stuart@reserve Beresford@Murcia CharlesJohn@reserve "
                     "BraunschwOels@reserve Karl@IledeFrance Johann@Schweiz "
                     "Hiller@KernOsterreich Ferdinand@Westgalizien\n"
                     "places Mack@eliminated Kienmayer@eliminated "
                     "Liechtenstein@reserve Rosenberg@reserve Schwarzenberg@reserve "
                     "Bellegarde@Bourgogne Colloredo@Schweiz Kollowrath@Tirol\n"
                     "places Klenau@Tirol Wrede@reserve Braunschweig@eliminated "
                     "Hohenlohe@eliminated Lestocq@eliminated Ruchel@eliminated "
                     "Blucher@waiting Bulow@waiting\n"
                     "places Tautzien@waiting Yorck@waiting Kleist@waiting "
                     "Zieten@waiting Kutuzov@reserve Buxhowden@eliminated "
                     "Bennigsen@reserve Tolly@reserve\n"
                     "places Bagration@reserve Constantine@reserve Langeron@reserve "
                     "Wittgenstein@reserve Dokthurov@eliminated Miloradovich@waiting "
                     "Gorchakov@waiting Tchitchagov@waiting\n"
                     "places Tormazov@waiting StPriest@waiting Castanos@Murcia "
                     "Blake@reserve Cuesta@Andalusia Palafox@reserve Romana@reserve "
                     "Ballesteros@reserve\n"
                     "places Mendizabal@reserve\n"
                     "alignment france@ally britain@member russia@neutral "
                     "osterreich@member preussen@dominion spain@insurgent "
                     "italia@dominion chiesa@dominion\n"
                     "alignment napoli@dominion portugal@member schweiz@ally "
                     "holland@dominion westfalen@dominion hannover@dominion "
                     "wurttemberg@ally bayern@ally\n"
                     "alignment danmark@ally pommern@dominion sverige@neutral "
                     "dalmatien@dominion tirol@insurgent polen@dominion "
                     "sachsen@dominion\n"
                     "spent Victor Jerome Joseph Ferdinand Kollowrath Klenau\n"
                     "met Massena Victor Jerome Joseph Beresford Karl Ferdinand "
                     "Castanos\n"
                     "deck cavalry-charge.1 depot forced-march.2 la-garde-imperiale "
                     "no-surrender reverse-slope savary\n"
                     "discard a-heros-death alexander-i art-of-war "
                     "bravest-of-the-brave britannia call-to-arms cavalry-charge.2 "
                     "combined-arms continental-system coup-d-etat english-gold "
                     "envelopment fog-of-war forced-march.1 grand-battery.1 "
                     "grand-battery.2 indecision insurrection.1 insurrection.2 "
                     "interior-lines joseph major-campaign.1 major-campaign.2 "
                     "major-campaign.3 manoeuvre-sur-les-arrieres metternich mud.1 "
                     "mud.2 napoleon-i napoleonic-dynasty napoleonica.1 "
                     "napoleonica.2 out-of-favor peace-talks pursuit.1 pursuit.2 "
                     "radetzky republicans-and-royalists russo-ottoman-war "
                     "scorched-earth stein talleyrand territorial-concessions "
                     "veterans war-with-america winter-quarters\n"
                     "aside none\n"
                     "hand-french austro-ottoman-war\n"
                     "hand-coalition pitt\n"
                     "effects 7\n"
                     "surrendered osterreich preussen\n"
                     "dominions preussen spain\n"
                     "moved 3\n");

    play_on(&t, COALITION);
    assert_true(position_has(&t, "Kollowrath@Tirol"));
    assert_true(position_has(&t, "hand-coalition pitt\n"));
    clear_away(&t);
}

/* To stand beside a weak enemy is not as good as to beat it: the many beat either of the few. */
static void
attacks_what_it_stands_beside(void **state BT_UNUSED)
{
    table t = set_up("empty\nyear 14\nplaces Napoleon@Westfalen Murat@Westfalen Davout@Danmark "
                     "Grouchy@Provence Bellegarde@IledeFrance Ballesteros@Castilla "
                     "Bulow@Brandenburg Blucher@Brandenburg Yorck@Brandenburg "
                     "Kleist@Brandenburg Zieten@Brandenburg Wittgenstein@Brandenburg "
                     "Hiller@KernOsterreich Colloredo@KernOsterreich Klenau@KernOsterreich "
                     "Bennigsen@Westgalizien\nspent Napoleon\n"
                     "alignment preussen@member osterreich@member spain@insurgent "
                     "westfalen@dominion bayern@ally\n"
                     "hand-coalition grand-battery.2 insurrection.2 pitt\nmoved 3\neffects 31\n"
                     "round 3\nbegin campaign coalition\n");

    play_on(&t, COALITION);
    if (position_has(&t, "Blucher@Danmark")) {
        assert_true(position_has(&t, "Kleist@Danmark"));
    } else {
        assert_true(position_has(&t, "Blucher@Westfalen"));
        assert_true(position_has(&t, "Kleist@Westfalen"));
    }
    clear_away(&t);
}

static int
soil_of_year(const char *year)
{
    char position[256];
    int values[2];

    for (int i = 0; i < 2; i++) {
        snprintf(position, sizeof position,
                 "empty\nyear %s\nplaces Wellington@%s Davout@Champagne Soult@reserve "
                 "Ney@reserve Murat@reserve Lannes@reserve\neffects 1\nround 6\n"
                 "begin campaign coalition\n",
                 year, i ? "Bretagne" : "Britain");
        values[i] = worth(position);
    }
    return values[0] - values[1];
}

static void
holds_land_against_those_to_come(void **state BT_UNUSED)
{
    assert_true(soil_of_year("14") > soil_of_year("15") + 150);
}

/* Who would only have gone before the first in rank cannot go before one as fast as he [AON-12.10a]. */
static void
sends_the_fast(void **state BT_UNUSED)
{
    table t = set_up("empty\nplaces Schwarzenberg@Bohmen Blucher@Bohmen Kleist@Bohmen "
                     "Davout@Sachsen\nalignment preussen@member\nround 2\n"
                     "begin campaign coalition\n");
    bt_actions *kept = malloc(sizeof *kept);
    int leaders = 0;

    assert_non_null(kept);
    t.game->rules->legal(t.game, t.state, COALITION, kept);
    t.game->rules->sift(t.game, t.state, COALITION, kept);
    for (int i = 0; i < kept->count; i++)
        leaders += begins(&t, kept->at[i], "march Schwarzenberg") ||
                   begins(&t, kept->at[i], "march Blucher");
    assert_int_equal(leaders, 2);
    free(kept);
    clear_away(&t);
}

/* How many of the actions worth a thought begin so, the Coalition having these cards for five rounds. */
static int
thinks_of(const char *hand, const char *words)
{
    char position[512];
    bt_actions *kept = malloc(sizeof *kept);
    int count = 0;

    assert_non_null(kept);
    snprintf(position, sizeof position,
             "empty\nplaces Karl@Bohmen Hiller@Tirol Kutuzov@Volhynia Brune@Bayern\n"
             "hand-coalition major-campaign.1 %s\nmoved 3\nround 2\nbegin campaign coalition\n",
             hand);
    table t = set_up(position);
    while (!position_has(&t, " action/"))
        t.game->rules->apply(t.game, t.state, COALITION, ask(&t, COALITION), NULL);
    t.game->rules->legal(t.game, t.state, COALITION, kept);
    t.game->rules->sift(t.game, t.state, COALITION, kept);
    for (int i = 0; i < kept->count; i++)
        count += begins(&t, kept->at[i], words);
    free(kept);
    clear_away(&t);
    return count;
}

/* The card of a Major Campaign moves nobody: it is for who has more than rounds and interceptions need. */
static void
keeps_a_campaign_for_plenty(void **state BT_UNUSED)
{
    const char *few = "depot mud.1 mud.2 pitt veterans";
    const char *many = "depot mud.1 mud.2 pitt veterans savary stein";

    assert_int_equal(thinks_of(few, "play major-campaign"), 0);
    assert_true(thinks_of(few, "march") > 0);
    assert_int_equal(thinks_of(many, "play major-campaign"), 1);
    assert_int_equal(thinks_of(many, "march"), 0);
}

/* What is worth a thought is legal, in the same order, and something. */
static void
sifts_what_is_legal(void **state BT_UNUSED)
{
    table t = set_up("");
    bt_actions *legal = malloc(sizeof *legal), *kept = malloc(sizeof *kept);
    bt_rng rng;

    assert_true(legal && kept);
    bt_rng_init(&rng, 1805);
    for (int i = 0; i < 4000 && t.game->rules->to_act(t.game, t.state); i++) {
        bt_side side = bt_sides_first(t.game->rules->to_act(t.game, t.state));
        int at = 0;
        t.game->rules->legal(t.game, t.state, side, legal);
        *kept = *legal;
        if (side != BT_SIDE_CHANCE)
            t.game->rules->sift(t.game, t.state, side, kept);
        assert_true(kept->count > 0);
        for (int k = 0; k < kept->count; k++, at++)
            while (at < legal->count && legal->at[at] != kept->at[k])
                at++;
        assert_true(at <= legal->count);
        t.game->rules->apply(t.game, t.state, side,
                             legal->at[bt_rng_below(&rng, (uint32_t)legal->count)], NULL);
    }
    free(legal);
    free(kept);
    clear_away(&t);
}

/* Where every choice leads far on before anything is settled, one is taken all the same. */
static void
chooses_when_no_end_is_in_sight(void **state BT_UNUSED)
{
    table t = set_up("empty\n"
                     "year 15\n"
                     "round 0\n"
                     "first coalition\n"
                     "frames game/2/french/0 diplomacy/1/french/0\n"
                     "places Napoleon@Catalonia Davout@Tirol Soult@Castilla Murat@Holland "
                     "Massena@Portugal StCyr@eliminated Lannes@Dalmatien Ney@IledeFrance\n"
                     "places Suchet@Italia Rapp@Languedoc Grouchy@Bretagne Brune@eliminated "
                     "Victor@eliminated Oudinot@reserve Augereau@reserve Mortier@reserve\n"
                     "places Bertrand@reserve Reille@eliminated Bernadotte@eliminated "
                     "Eugene@Bourgogne Macdonald@reserve Lefebvre@Hannover Vandamme@Provence "
                     "Jerome@eliminated\n"
                     "places Louis@Flandres Joseph@eliminated Poniatowski@Napoli "
                     "Reynier@Pommern Marmont@Danmark Junot@eliminated Wellington@eliminated "
                     "Moore@eliminated\n"
                     "places Stuart@reserve Beresford@eliminated CharlesJohn@reserve "
                     "BraunschwOels@reserve Karl@reserve Johann@eliminated Hiller@eliminated "
                     "Ferdinand@reserve\n"
                     "places Mack@eliminated Kienmayer@eliminated Liechtenstein@reserve "
                     "Rosenberg@reserve Schwarzenberg@reserve Bellegarde@reserve "
                     "Colloredo@reserve Kollowrath@eliminated\n"
                     "places Klenau@eliminated Wrede@reserve Braunschweig@eliminated "
                     "Hohenlohe@eliminated Lestocq@eliminated Ruchel@eliminated "
                     "Blucher@Brandenburg Bulow@Ostpreussen\n"
                     "places Tautzien@reserve Yorck@Schlesien Kleist@reserve Zieten@reserve "
                     "Kutuzov@Livland Buxhowden@eliminated Bennigsen@Sverige Tolly@Moskva\n"
                     "places Bagration@Ukraina Constantine@Ostpreussen Langeron@Volhynia "
                     "Wittgenstein@Petersburg Dokthurov@eliminated Miloradovich@Minsk "
                     "Gorchakov@reserve Tchitchagov@reserve\n"
                     "places Tormazov@reserve StPriest@reserve Castanos@Britain "
                     "Blake@eliminated Cuesta@eliminated Palafox@Navarra Romana@eliminated "
                     "Ballesteros@reserve\n"
                     "places Mendizabal@reserve\n"
                     "alignment france@ally britain@member russia@ally osterreich@neutral "
                     "preussen@dominion spain@insurgent italia@dominion chiesa@dominion\n"
                     "alignment napoli@dominion portugal@dominion schweiz@dominion "
                     "holland@dominion westfalen@dominion hannover@dominion "
                     "wurttemberg@dominion bayern@dominion\n"
                     "alignment danmark@dominion pommern@dominion sverige@dominion "
                     "dalmatien@dominion tirol@dominion polen@dominion sachsen@dominion\n"
                     "spent Massena Vandamme Poniatowski Constantine Palafox\n"
                     "deck a-heros-death alexander-i austro-ottoman-war britannia cavalry-"
                     "charge.1 combined-arms continental-system coup-d-etat envelopment fog-"
                     "of-war forced-march.2 grand-battery.2 indecision insurrection.2 major-"
                     "campaign.1 manoeuvre-sur-les-arrieres mud.1 mud.2 no-surrender out-of-"
                     "favor pitt scorched-earth winter-quarters\n"
                     "discard art-of-war bravest-of-the-brave call-to-arms cavalry-charge.2 "
                     "depot english-gold forced-march.1 grand-battery.1 insurrection.1 "
                     "interior-lines joseph la-garde-imperiale major-campaign.2 major-"
                     "campaign.3 metternich napoleonic-dynasty napoleonica.1 napoleonica.2 "
                     "peace-talks pursuit.1 pursuit.2 radetzky republicans-and-royalists "
                     "reverse-slope russo-ottoman-war savary stein talleyrand territorial-"
                     "concessions veterans war-with-america\n"
                     "aside none\n"
                     "hand-french napoleon-i\n"
                     "hand-coalition none\n"
                     "table-french none\n"
                     "table-coalition none\n"
                     "known-french none\n"
                     "known-coalition none\n"
                     "effects 31\n"
                     "surrendered osterreich preussen\n"
                     "dominions preussen spain\n"
                     "before france@ally britain@member russia@ally osterreich@neutral "
                     "preussen@dominion spain@insurgent italia@dominion chiesa@dominion\n"
                     "before napoli@dominion portugal@dominion schweiz@dominion "
                     "holland@dominion westfalen@dominion hannover@dominion "
                     "wurttemberg@dominion bayern@dominion\n"
                     "before danmark@dominion pommern@dominion sverige@dominion "
                     "dalmatien@dominion tirol@dominion polen@dominion sachsen@dominion\n"
                     "passed 2\n");

    assert_true(ask(&t, FRENCH) != BT_ACTION_NONE);
    clear_away(&t);
}

/* Where a side is asked for a card before a round nothing is half done: the march before ends there. */
static void
rests_between_rounds(void **state BT_UNUSED)
{
    table t = set_up("empty\nyear 13\nround 2\nplaces Blucher@Bayern Davout@Champagne\n"
                     "hand-coalition peace-talks indecision\nbegin campaign coalition\n");

    assert_true(position_has(&t, " cancel/"));
    assert_true(t.game->rules->rests(t.game, t.state));
    clear_away(&t);
}

/* What Bayern is worth to France while it rules eleven minors besides. */
#define MINORS                                                                                     \
    "alignment italia@dominion chiesa@ally napoli@dominion schweiz@ally holland@dominion\n"        \
    "alignment westfalen@dominion wurttemberg@ally danmark@ally dalmatien@dominion tirol@ally "    \
    "polen@dominion "

static int
worth_of_bayern(int year)
{
    char with[512], without[512];

    snprintf(with, sizeof with,
             "empty\nyear %d\nplaces Napoleon@IledeFrance Karl@KernOsterreich\n" MINORS
             "bayern@ally\nbegin diplomacy french\n",
             year);
    snprintf(without, sizeof without,
             "empty\nyear %d\nplaces Napoleon@IledeFrance Karl@KernOsterreich\n" MINORS
             "bayern@neutral\nbegin diplomacy french\n",
             year);
    return worth(with) - worth(without);
}

/* [AON-16.5] While there are years to drive the French out of all minors each is worth a corps or more; when
 * there are not, only France itself can be brought down, and they are worth little. */
static void
counts_minors_while_there_are_years_for_all(void **state BT_UNUSED)
{
    assert_true(worth_of_bayern(9) >= 500);
    assert_in_range(worth_of_bayern(14), 1, 250);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(attacks_together),
        cmocka_unit_test(leaves_the_stronger_alone),
        cmocka_unit_test(turns_a_great_country),
        cmocka_unit_test(pays_with_what_is_worth_least),
        cmocka_unit_test(rallies_a_tired_army),
        cmocka_unit_test(holds_on_to_its_hand),
        cmocka_unit_test(fears_for_napoleon_outnumbered),
        cmocka_unit_test(fears_the_winter),
        cmocka_unit_test(fears_the_winter_to_its_end),
        cmocka_unit_test(counts_on_no_blunder),
        cmocka_unit_test(attacks_what_it_stands_beside),
        cmocka_unit_test(holds_land_against_those_to_come),
        cmocka_unit_test(sends_the_fast),
        cmocka_unit_test(keeps_a_campaign_for_plenty),
        cmocka_unit_test(sifts_what_is_legal),
        cmocka_unit_test(chooses_when_no_end_is_in_sight),
        cmocka_unit_test(rests_between_rounds),
        cmocka_unit_test(counts_minors_while_there_are_years_for_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
