/*
 * test_greedy_aon_end.c - the greedy bot in the last years of Age of Napoleon, when what counts for the end
 * counts for everything.
 */
#include "aon_table.h"

/* In the last year, when all have come that can, land of France keeps nobody away: the corps that keep it up
 * are what counts. */
static void
hunts_at_the_end(void **state BT_UNUSED)
{
    table t = set_up("empty\nyear 15\nplaces Blucher@Brandenburg Bulow@Brandenburg "
                     "Zieten@Brandenburg Yorck@Brandenburg Wellington@Portugal Hiller@IledeFrance "
                     "Davout@Hannover Augereau@eliminated Mortier@eliminated\n"
                     "alignment preussen@insurgent hannover@ally westfalen@ally holland@ally "
                     "danmark@ally portugal@member spain@insurgent\n"
                     "hand-coalition mud.1\nmoved 3\neffects 15\nround 5\n"
                     "begin campaign coalition\n");

    play_on(&t, COALITION);
    assert_true(position_has(&t, "Blucher@Hannover"));
    clear_away(&t);
}

#define ALL_BUT                                                                                    \
    "alignment italia@member chiesa@member napoli@member portugal@member holland@member "          \
    "westfalen@member hannover@member danmark@member pommern@member "                              \
    "sverige@member dalmatien@member tirol@member polen@member sachsen@member spain@member "       \
    "osterreich@member preussen@member russia@member "

/* Where all Europe but one country has been won, that one is worth a march in the last year. */
static void
takes_the_last_country(void **state BT_UNUSED)
{
    table t = set_up(
        "empty\nyear 15\nplaces Blucher@Sachsen Bulow@Flandres Hiller@IledeFrance "
        "Davout@Champagne Soult@Bourgogne Ney@Aquitaine Murat@Provence\n" ALL_BUT
        "schweiz@member wurttemberg@member bayern@ally\nhand-coalition mud.1 depot\nmoved 3\n"
        "effects 31\nround 2\nbegin campaign coalition\n");

    play_on(&t, COALITION);
    assert_true(position_has(&t, "Blucher@Bayern"));
    clear_away(&t);
}

/* Who came there over mountains takes no country before it has rested [AON-14.2]. */
static void
rests_in_the_mountains(void **state BT_UNUSED)
{
    table t =
        set_up("empty\nyear 15\nplaces Bellegarde@Schweiz Blucher@Flandres Hiller@IledeFrance "
               "Davout@Champagne Soult@Bourgogne Ney@Aquitaine\nspent Bellegarde\n" ALL_BUT
               "bayern@member schweiz@ally\n"
               "hand-coalition mud.1 depot pitt grand-battery.1 savary\neffects 31\n"
               "begin reinforcement coalition\n");

    play_on(&t, COALITION);
    assert_false(position_has(&t, "spent Bellegarde"));
    clear_away(&t);
}

/* That the year looks worse once its rounds have begun is no reason to rally corps far from all enemies with the
 * cards that marches will need. */
static void
keeps_cards_for_marches(void **state BT_UNUSED)
{
    table t =
        set_up("empty\nyear 15\nround 0\nplaces Tolly@Moskva Bennigsen@Petersburg Blucher@Flandres "
               "Hiller@IledeFrance Davout@Champagne Soult@Bourgogne Ney@Aquitaine\n"
               "spent Tolly Bennigsen\n" ALL_BUT "bayern@member schweiz@ally\n"
               "hand-coalition depot mud.1 pitt\neffects 31\n"
               "begin reinforcement french\n");

    play_on(&t, FRENCH);
    play_on(&t, COALITION);
    assert_true(position_has(&t, "hand-coalition depot mud.1 pitt\n"));
    clear_away(&t);
}

/* A battle that would bring the last country is fought, for who wins it can rally [AON-13.12]. */
static void
fights_for_the_last_country(void **state BT_UNUSED)
{
    table t = set_up("empty\nyear 15\nplaces Karl@Bayern Wrede@Bayern Liechtenstein@Bayern "
                     "Blucher@Flandres Hiller@IledeFrance Davout@Champagne Soult@Bourgogne "
                     "Ney@Aquitaine Murat@Provence Vandamme@Wurttemberg\nspent Vandamme\n" ALL_BUT
                     "schweiz@member wurttemberg@ally bayern@member\n"
                     "hand-coalition mud.1 depot\nmoved 3\neffects 31\nround 4\n"
                     "begin campaign coalition\n");

    play_on(&t, COALITION);
    assert_true(position_has(&t, "Karl@Wurttemberg"));
    clear_away(&t);
}

/* Who has to rest there next year must come this year. */
static void
climbs_the_mountains_in_time(void **state BT_UNUSED)
{
    table t = set_up("empty\nyear 14\nplaces Wrede@Bayern Liechtenstein@Bayern "
                     "Klenau@Wurttemberg Blucher@Flandres Hiller@IledeFrance Davout@Champagne "
                     "Soult@Bourgogne Ney@Aquitaine Murat@Provence\n" ALL_BUT
                     "schweiz@ally wurttemberg@member bayern@member\n"
                     "hand-coalition mud.1\nmoved 3\neffects 31\nround 6\n"
                     "begin campaign coalition\n");

    play_on(&t, COALITION);
    assert_true(position_has(&t, "Klenau@Schweiz"));
    clear_away(&t);
}

/* No country is worth anything to the end when one of them is out of reach [AON-16.5]. */
static void
gives_up_what_is_out_of_reach(void **state BT_UNUSED)
{
#define LAST_ONES(schweiz)                                                                         \
    "empty\nyear 15\nplaces Blucher@Sachsen Bulow@Flandres Hiller@IledeFrance Davout@Champagne "   \
    "Soult@Bourgogne Ney@Aquitaine Murat@Provence\n" ALL_BUT "bayern@ally wurttemberg@ally "       \
    "schweiz@" schweiz "\nhand-coalition mud.1 depot\nmoved 3\neffects 31\nround 2\n"              \
    "begin campaign coalition\n"
    assert_true(worth(LAST_ONES("ally")) > worth(LAST_ONES("member")) + 2000);
}

/* A round that has been cancelled brings no move. */
static void
counts_no_cancelled_round(void **state BT_UNUSED)
{
#define CANCELLED(rounds)                                                                          \
    "empty\nyear 15\nplaces Blucher@KernOsterreich Bulow@KernOsterreich Hiller@IledeFrance "       \
    "Davout@Bayern\n" ALL_BUT "bayern@ally\nhand-coalition mud.1 depot\nmoved 3\neffects 31\n"     \
    "skipped " rounds "\nround 2\nbegin campaign coalition\n"
    assert_true(worth(CANCELLED("120")) > worth(CANCELLED("0")) + 500);
}

/* Who has to climb a mountain for a battle comes to it spent: that it is fresh before brings less. */
static void
hopes_for_less_in_the_mountains(void **state BT_UNUSED)
{
#define HUNTING(prey, spent)                                                                       \
    worth("empty\nyear 14\nplaces Blucher@KernOsterreich Bulow@KernOsterreich "                    \
          "Hiller@KernOsterreich Wellington@IledeFrance Davout@" prey "\nspent " spent             \
          "\n" ALL_BUT                                                                             \
          "bayern@ally schweiz@ally\nhand-coalition mud.1 depot\neffects 31\nround 2\n"            \
          "begin campaign coalition\n")
    int in_open = HUNTING("Bayern", "Blucher Bulow Hiller") - HUNTING("Bayern", "none");
    int in_mountains = HUNTING("Tirol", "Blucher Bulow Hiller") - HUNTING("Tirol", "none");

    assert_true(in_open > in_mountains + 300);
}

/* While France has to be brought down corps of the Coalition are spent for it; when all is decided this year, what
 * it costs otherwise is little. */
static void
spares_nobody_at_the_end(void **state BT_UNUSED)
{
#define WITH_HILLER(year, place)                                                                   \
    "empty\nyear " year "\nplaces Blucher@Flandres Hiller@" place " Davout@Champagne\nround 2\n"   \
    "begin campaign coalition\n"
    int before = worth(WITH_HILLER("09", "eliminated")) - worth(WITH_HILLER("09", "Moskva"));
    int later = worth(WITH_HILLER("13", "eliminated")) - worth(WITH_HILLER("13", "Moskva"));
    int at_last = worth(WITH_HILLER("15", "eliminated")) - worth(WITH_HILLER("15", "Moskva"));

    assert_true(before >= 200);
    assert_in_range(later, 1, 3 * before / 4);
    assert_in_range(at_last, 1, 3 * later / 4);
}

/* [AON-13.9a] The owner gives up what is worth least: an ally beside a home corps takes the blow for it, another
 * home corps does not. */
static void
hides_behind_an_ally(void **state BT_UNUSED)
{
#define BESIDE(corps, place)                                                                       \
    worth("empty\nyear 14\nplaces Blucher@KernOsterreich Bulow@KernOsterreich "                    \
          "Hiller@KernOsterreich Wellington@IledeFrance Davout@Bayern " corps "@" place            \
          "\n" ALL_BUT "bayern@ally sachsen@ally\nhand-coalition mud.1 depot\neffects 31\n"        \
          "round 2\nbegin campaign coalition\n")
    int ally = BESIDE("Reynier", "Bayern") - BESIDE("Reynier", "Hannover");
    int own = BESIDE("Mortier", "Bayern") - BESIDE("Mortier", "Hannover");

    assert_true(ally > 0 && own < 0);
}

/* More countries are French than can still be taken. */
#define IN_SPAIN(year, area)                                                                       \
    worth("empty\nyear " year "\nplaces Wellington@" area " Davout@Champagne Ney@Bourgogne\n"      \
          "alignment spain@dominion bayern@ally wurttemberg@ally schweiz@ally italia@dominion "    \
          "holland@dominion westfalen@ally hannover@ally danmark@ally\nround 5\n"                  \
          "begin campaign coalition\n")

/* In the last year the capital of an ally of France brings little any more, unless all of them fall. */
static void
lets_allies_be_at_the_end(void **state BT_UNUSED)
{
    int before = IN_SPAIN("14", "Portugal") - IN_SPAIN("14", "Castilla");
    int at_last = IN_SPAIN("15", "Portugal") - IN_SPAIN("15", "Castilla");

    assert_true(before > 1000);
    assert_true(at_last < before / 2);
}

#define NEAR_PARIS(area, french)                                                                   \
    worth("empty\nyear 13\nplaces Wellington@" area " " french "\nround 5\n"                       \
          "begin campaign coalition\n")
#define MANY                                                                                       \
    "Davout@Sachsen Ney@Sachsen Soult@Sachsen Murat@Sachsen Suchet@Sachsen Rapp@Sachsen "          \
    "Victor@Sachsen Oudinot@Sachsen"

/* Paris alone is not worth a corps of France; it can wait until few of those are left. */
static void
lets_paris_wait(void **state BT_UNUSED)
{
    assert_true(NEAR_PARIS("Flandres", MANY) - NEAR_PARIS("IledeFrance", MANY) < 2000);
    assert_true(NEAR_PARIS("Flandres", "Davout@Sachsen") -
                    NEAR_PARIS("IledeFrance", "Davout@Sachsen") >
                2000);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hunts_at_the_end),
        cmocka_unit_test(takes_the_last_country),
        cmocka_unit_test(rests_in_the_mountains),
        cmocka_unit_test(keeps_cards_for_marches),
        cmocka_unit_test(fights_for_the_last_country),
        cmocka_unit_test(climbs_the_mountains_in_time),
        cmocka_unit_test(gives_up_what_is_out_of_reach),
        cmocka_unit_test(counts_no_cancelled_round),
        cmocka_unit_test(hopes_for_less_in_the_mountains),
        cmocka_unit_test(spares_nobody_at_the_end),
        cmocka_unit_test(hides_behind_an_ally),
        cmocka_unit_test(lets_allies_be_at_the_end),
        cmocka_unit_test(lets_paris_wait),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
