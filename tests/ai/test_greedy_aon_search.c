/*
 * test_greedy_aon_search.c - the greedy bot in Age of Napoleon looks at all its armies, and far enough.
 */
#include "aon_table.h"

/* Spring of 1814: a Major Campaign, fifteen corps that can lead, and something good in hand from the first. */
static const char spring[] =
    "empty\n"
    "year 14\n"
    "round 1\n"
    "first coalition\n"
    "frames game/6/french/0 campaign/1/coalition/0 round/4/coalition/0 "
    "action/0/coalition/3\n"
    "places Napoleon@eliminated Davout@Hannover Soult@Navarra Murat@eliminated "
    "Massena@eliminated StCyr@eliminated Lannes@eliminated Ney@eliminated\n"
    "places Suchet@Catalonia Rapp@eliminated Grouchy@Flandres Brune@eliminated "
    "Victor@eliminated Oudinot@eliminated Augereau@eliminated Mortier@eliminated\n"
    "places Bertrand@eliminated Reille@eliminated Bernadotte@eliminated "
    "Eugene@Italia Macdonald@reserve Lefebvre@eliminated Vandamme@eliminated "
    "Jerome@eliminated\n"
    "places Louis@eliminated Joseph@eliminated Poniatowski@Polen Reynier@reserve "
    "Marmont@eliminated Junot@eliminated Wellington@Castilla Moore@eliminated\n"
    "places Stuart@reserve Beresford@Castilla CharlesJohn@Pommern "
    "BraunschwOels@reserve Karl@eliminated Johann@eliminated Hiller@KernOsterreich "
    "Ferdinand@eliminated\n"
    "places Mack@eliminated Kienmayer@eliminated Liechtenstein@eliminated "
    "Rosenberg@eliminated Schwarzenberg@Sachsen Bellegarde@Tirol "
    "Colloredo@eliminated Kollowrath@eliminated\n"
    "places Klenau@Bayern Wrede@reserve Braunschweig@eliminated "
    "Hohenlohe@eliminated Lestocq@eliminated Ruchel@eliminated Blucher@Ostpreussen "
    "Bulow@IledeFrance\n"
    "places Tautzien@Westfalen Yorck@Ostpreussen Kleist@eliminated "
    "Zieten@Ostpreussen Kutuzov@eliminated Buxhowden@eliminated "
    "Bennigsen@Westgalizien Tolly@Moskva\n"
    "places Bagration@eliminated Constantine@Sachsen Langeron@eliminated "
    "Wittgenstein@Petersburg Dokthurov@eliminated Miloradovich@eliminated "
    "Gorchakov@eliminated Tchitchagov@eliminated\n"
    "places Tormazov@eliminated StPriest@eliminated Castanos@eliminated "
    "Blake@eliminated Cuesta@eliminated Palafox@eliminated Romana@eliminated "
    "Ballesteros@Murcia\n"
    "places Mendizabal@Murcia\n"
    "alignment france@ally britain@member russia@member osterreich@member "
    "preussen@insurgent spain@insurgent italia@dominion chiesa@dominion\n"
    "alignment napoli@dominion portugal@member schweiz@ally holland@dominion "
    "westfalen@member hannover@dominion wurttemberg@ally bayern@ally\n"
    "alignment danmark@ally pommern@member sverige@member dalmatien@dominion "
    "tirol@part polen@dominion sachsen@dominion\n"
    "spent Klenau Blucher Bulow Yorck\n"
    "met Schwarzenberg Blucher Bulow Yorck Constantine\n"
    "deck britannia combined-arms continental-system depot english-gold "
    "forced-march.1 grand-battery.2 insurrection.1 la-garde-imperiale "
    "major-campaign.1 major-campaign.2 mud.2 napoleonic-dynasty pursuit.1 "
    "republicans-and-royalists savary territorial-concessions\n"
    "discard a-heros-death austro-ottoman-war call-to-arms cavalry-charge.2 "
    "envelopment fog-of-war indecision insurrection.2 joseph major-campaign.3 "
    "manoeuvre-sur-les-arrieres mud.1 napoleonica.1 napoleonica.2 no-surrender "
    "radetzky reverse-slope russo-ottoman-war veterans war-with-america "
    "winter-quarters\n"
    "aside none\n"
    "hand-french alexander-i art-of-war cavalry-charge.1 grand-battery.1 napoleon-i "
    "pitt pursuit.2 scorched-earth stein\n"
    "hand-coalition bravest-of-the-brave coup-d-etat forced-march.2 interior-lines "
    "metternich out-of-favor peace-talks talleyrand\n"
    "known-french art-of-war\n"
    "known-coalition coup-d-etat\n"
    "effects 31\n"
    "surrendered osterreich preussen\n"
    "dominions preussen spain\n"
    "deployed france@1 britain@0 russia@2 osterreich@0 preussen@1 spain@0 italia@0 "
    "chiesa@0\n"
    "deployed napoli@0 portugal@0 schweiz@0 holland@0 westfalen@0 hannover@0 "
    "wurttemberg@0 bayern@0\n"
    "deployed danmark@0 pommern@0 sverige@0 dalmatien@0 tirol@0 polen@0 sachsen@0\n"
    "placed 1 0\n"
    "moved 0\n"
    "acted 2\n";

/* Who comes late in the order of corps is looked at as well. */
static void
looks_at_every_army(void **state BT_UNUSED)
{
    table t = table_of("age-of-napoleon", "1813", spring);

    assert_true(begins(&t, ask(&t, COALITION), "march Blucher"));
    clear_away(&t);
}

/* The last round of 1814: Paris is held by one tired corps, and Blücher's army has more ways than its share of
 * the thought lets it follow. */
static const char paris[] =
    "empty\n"
    "year 14\n"
    "round 6\n"
    "first coalition\n"
    "frames game/6/french/0 campaign/1/coalition/0 round/4/coalition/0 "
    "action/0/coalition/0\n"
    "places Napoleon@prisoners Davout@eliminated Soult@Andalusia Murat@eliminated "
    "Massena@eliminated StCyr@eliminated Lannes@eliminated Ney@prisoners\n"
    "places Suchet@eliminated Rapp@eliminated Grouchy@IledeFrance Brune@eliminated "
    "Victor@eliminated Oudinot@eliminated Augereau@eliminated Mortier@eliminated\n"
    "places Bertrand@eliminated Reille@eliminated Bernadotte@eliminated "
    "Eugene@Italia Macdonald@eliminated Lefebvre@eliminated Vandamme@eliminated "
    "Jerome@eliminated\n"
    "places Louis@eliminated Joseph@eliminated Poniatowski@eliminated "
    "Reynier@prisoners Marmont@eliminated Junot@eliminated Wellington@reserve "
    "Moore@eliminated\n"
    "places Stuart@reserve Beresford@eliminated CharlesJohn@Brandenburg "
    "BraunschwOels@reserve Karl@eliminated Johann@eliminated Hiller@KernOsterreich "
    "Ferdinand@eliminated\n"
    "places Mack@eliminated Kienmayer@eliminated Liechtenstein@eliminated "
    "Rosenberg@eliminated Schwarzenberg@Sachsen Bellegarde@Tirol Colloredo@Bayern "
    "Kollowrath@eliminated\n"
    "places Klenau@Sachsen Wrede@Brandenburg Braunschweig@eliminated "
    "Hohenlohe@eliminated Lestocq@eliminated Ruchel@eliminated Blucher@Brandenburg "
    "Bulow@eliminated\n"
    "places Tautzien@Westfalen Yorck@Brandenburg Kleist@reserve Zieten@Brandenburg "
    "Kutuzov@eliminated Buxhowden@eliminated Bennigsen@Westgalizien Tolly@Moskva\n"
    "places Bagration@eliminated Constantine@Brandenburg Langeron@Petersburg "
    "Wittgenstein@Brandenburg Dokthurov@eliminated Miloradovich@eliminated "
    "Gorchakov@eliminated Tchitchagov@eliminated\n"
    "places Tormazov@eliminated StPriest@eliminated Castanos@eliminated "
    "Blake@eliminated Cuesta@eliminated Palafox@eliminated Romana@eliminated "
    "Ballesteros@Castilla\n"
    "places Mendizabal@eliminated\n"
    "alignment france@ally britain@member russia@member osterreich@member "
    "preussen@insurgent spain@insurgent italia@dominion chiesa@dominion\n"
    "alignment napoli@dominion portugal@member schweiz@ally holland@dominion "
    "westfalen@dominion hannover@dominion wurttemberg@ally bayern@member\n"
    "alignment danmark@ally pommern@dominion sverige@member dalmatien@dominion "
    "tirol@part polen@dominion sachsen@dominion\n"
    "spent Grouchy Blucher Tautzien Yorck Zieten Wittgenstein Ballesteros\n"
    "met Soult Grouchy Blucher Tautzien Yorck Zieten Wittgenstein Ballesteros\n"
    "deck a-heros-death alexander-i austro-ottoman-war fog-of-war forced-march.1 "
    "indecision insurrection.2 metternich mud.1 mud.2 napoleon-i out-of-favor "
    "peace-talks republicans-and-royalists talleyrand war-with-america "
    "winter-quarters\n"
    "discard art-of-war bravest-of-the-brave call-to-arms cavalry-charge.1 "
    "cavalry-charge.2 combined-arms continental-system depot english-gold "
    "envelopment forced-march.2 grand-battery.1 grand-battery.2 insurrection.1 "
    "interior-lines joseph la-garde-imperiale major-campaign.1 major-campaign.2 "
    "major-campaign.3 manoeuvre-sur-les-arrieres napoleonica.1 napoleonica.2 "
    "no-surrender pitt pursuit.1 pursuit.2 radetzky reverse-slope russo-ottoman-war "
    "savary scorched-earth stein territorial-concessions veterans\n"
    "aside none\n"
    "hand-french britannia\n"
    "hand-coalition coup-d-etat napoleonic-dynasty\n"
    "known-french none\n"
    "known-coalition none\n"
    "effects 31\n"
    "surrendered osterreich preussen\n"
    "dominions preussen spain\n"
    "deployed france@1 britain@0 russia@2 osterreich@0 preussen@3 spain@0 italia@0 "
    "chiesa@0\n"
    "deployed napoli@0 portugal@0 schweiz@0 holland@0 westfalen@0 hannover@0 "
    "wurttemberg@0 bayern@0\n"
    "deployed danmark@0 pommern@0 sverige@0 dalmatien@0 tirol@0 polen@0 sachsen@0\n"
    "placed 0 1\n"
    "moved 3\n"
    "acted 2\n";

/* What the small armies leave over is for the great one. */
static void
follows_the_ways_of_a_great_army(void **state BT_UNUSED)
{
    table t = table_of("age-of-napoleon", "1813", paris);

    assert_true(begins(&t, ask(&t, COALITION), "march Blucher"));
    clear_away(&t);
}

/* Beaten attackers go back to where they came from, but not into a neutral country. */
static void
fears_a_defeat_without_a_way_back(void **state BT_UNUSED)
{
#define FROM(origin)                                                                               \
    "empty\nround 2\nplaces Murat@Bohmen Ney@Bohmen Karl@Bohmen Johann@Bohmen Hiller@Bohmen\n"     \
    "origins Murat@" origin " Ney@" origin "\nbegin battle french\n"
    assert_true(worth(FROM("Schlesien")) + 100 < worth(FROM("Bayern")));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(looks_at_every_army),
    cmocka_unit_test(follows_the_ways_of_a_great_army),
    cmocka_unit_test(fears_a_defeat_without_a_way_back),
};

BT_TEST_MAIN(tests)
