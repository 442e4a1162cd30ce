/*
 * test_osg_load.c - the loader of 1806 (OSG) against broken packs: each slip is told with its place.
 */
#include "osgbox.h"

#include "broken.h"

#define TRAIN(n, what)                                                                             \
    "  - {id: X" n ", name: X, formation: f1, arm: " what                                          \
    ", initiative: 2, movement: 6, grades: S - R R}\n"
#define LEADER(n, what)                                                                            \
    "  - {id: X" n ", name: X, arm: " what ", rating: 1, movement: 10, grades: S R R}\n"
#define EIGHT(row, what)                                                                           \
    row("1", what) row("2", what) row("3", what) row("4", what) row("5", what) row("6", what)      \
        row("7", what) row("8", what)

static const slip slips[] = {
    /* tables.yaml: classes, terrain, hexsides */
    { "tables.yaml", "classes: infantry cavalry", "classes: ^cavalry infantry",
      "expected: infantry cavalry" },
    { "tables.yaml", "baggage-train leader\n", "baggage-train\n", "found 'leader'" },
    { "tables.yaml", "  chateau:   {enter: 1}", "  castle:    {enter: 1}",
      "need a terrain chateau" },
    { "tables.yaml", "  fortified: ", "  fortress: ", "need a terrain fortified" },
    { "tables.yaml", "enter: 1, defence: 1 1/2", "enter: ^never, defence: 1 1/2",
      "expected Movement Points" },
    { "tables.yaml", "  woods:   {added", "  wood:   {added", "found 'wood'" },
    { "tables.yaml", "  woods:   {added: {infantry: 1, others: 2}}", "", "woods" },
    { "tables.yaml", "  pontoon: {added: {leader: 0, others: 2}, defence: 2}", "", "pontoon" },
    { "tables.yaml", "  river:   {added: barred}", "", "river" },
    { "tables.yaml", "march: 1/2", "march: ^half", "expected a number such as 2" },
    { "tables.yaml", "march: 1/2", "^walk: 1/2", "found 'walk'" },
    /* tables.yaml: a hole in the Combat Results Table */
    { "tables.yaml", "columns: 1-5", "columns: ^1:5", NULL },
    { "tables.yaml", "1:     Ar  Ar", "1:     ^Ar", "9 results for 10 columns" },
    { "tables.yaml", "1:     Ar  Ar", "1:     Ar  ^Ax", "\"Ax\" is not one of" },
    { "tables.yaml", "    3:     Ae", "    ^7:     Ae", "3" },
    { "tables.yaml", "    6:     Ae  Ae  Ae  Ar2 Ar2 Ar  Ex  Ex  Ex  Ex\n", "",
      "5 rows, expected 6" },
    /* tables.yaml: Victory Points */
    { "tables.yaml", "1-2: -3", "^half: -3", "expected a ratio such as 2-1" },
    { "tables.yaml", "1-2: -3", "^2-0: -3", "expected a ratio such as 2-1" },
    { "tables.yaml", "1-1: -2, 2-1: 0", "1-1: -2, ^2-2: 0", "expected more than the line before" },
    { "tables.yaml", "2-1: 0,", "2-1: ^50,", "-20 to 20" },
    { "tables.yaml", "losses: {0: 5", "losses: {^1: 5", "expected 0 in the first line" },
    { "tables.yaml", "25: 3, 41: 2", "25: 3, ^20: 2", "expected more than the line before" },
    { "tables.yaml", "  losses: {0: 5, 11: 4, 25: 3, 41: 2, 51: 1}", "", "losses" },
    { "tables.yaml", "  ratio: {1-2", "  ^ratios: {1-2", "found 'ratios'" },
    { "tables.yaml", "grades: {terrain: R, ", "grades: {", "terrain" },
    { "tables.yaml", "grades: {terrain: R, ", "grades: {terrain: ^Q, ", "'Q'" },
    /* the map: only what this game asks of it, besides what test_atlas has */
    { "tables.yaml", "rivers: 358", "rivers: ^357", "rivers should be 357, but there are 358" },
    { "tables.yaml", "slopes: 966", "slopes: ^965", "there are 966" },
    { "tables.yaml", "woods: 2066", "woods: ^2065", "there are 2066" },
    { "tables.yaml", "trails: 577", "^paths: 577", "found 'paths'" },
    { "map.yaml", "bridges:\n", "bridges:\n  ^- N3542|N3543\n",
      "no road or trail leads to the bridge N3542|N3543" },
    { "map.yaml", "  - N1942|N1842  # Kösen, Saale\n", "", "no bridge where it crosses" },
    { "map.yaml", "Apolda: N2032", "Apolda: ^N2064", "no hex" },
    { "map.yaml", "  chateau:\n", "  ^castle:\n", "castle" },
    { "map.yaml", "rows: {first: 1, count: 77", "rows: {first: 1, count: 79", NULL },
    /* formations */
    { "formations.yaml", "{id: guard, ", "{id: ^imperial-guard, ", "expected an id" },
    { "formations.yaml", "{id: f1, ", "{id: ^guard, ", "guard" },
    { "formations.yaml", "name: I Corps", "name: ^\"\"", "expected a name" },
    { "formations.yaml", "side: french, officer: Bernadotte",
      "side: ^bavarian, officer: Bernadotte", "french or prussian" },
    { "formations.yaml", "officer: Bernadotte", "officer: ^Bernadot", "is no unit" },
    { "formations.yaml", "officer: Bernadotte", "officer: ^Dupont", "Dupont is no leader" },
    { "formations.yaml", "officer: Bernadotte", "officer: ^Soult", "Soult is no officer of f1" },
    { "formations.yaml", "officer: Bernadotte", "officer: ^Bernadotte.r", "is no officer of f1" },
    { "formations.yaml", "level: 9, points: 18", "level: ^0, points: 18", "1 to 99" },
    { "formations.yaml", "level: 12, ", "", "level" },
    { "formations.yaml", "points: 24", "points: ^25", "points should be 25, but there are 24" },
    { "formations.yaml", "points: 24, ", "", "points" },
    { "formations.yaml", "joins: p1", "joins: ^p2", "\"p2\" is no formation" },
    { "formations.yaml", "joins: p1", "joins: ^pres", "pres joins itself" },
    { "formations.yaml", "tracked: false", "tracked: ^maybe", NULL },
    { "formations.yaml", "grades: S R}", "grades: ^S}", "1 grades, expected 2" },
    { "formations.yaml", "points: 7, grade: S", "points: 7, ^mark: S", "found 'mark'" },
    { "formations.yaml", "\nsources:",
      "\n  - ^{id: f2, name: II Corps, side: french, tracked: false, "
      "points: 0, grade: S}\nsources:",
      "more than 16" },
    /* sources of supply */
    { "formations.yaml", "at: S0901", "at: ^S0902", "not at an edge" },
    { "formations.yaml", "at: S0901", "at: ^S1101", "no road leads off the map" },
    { "formations.yaml", "at: S2701", "at: ^S0901", "is a source already" },
    { "formations.yaml", "at: S2701", "at: ^S2777", NULL },
    { "formations.yaml", "at: S0901, grade: S", "at: S0901, grade: ^T", "'T'" },
    { "formations.yaml", "at: S0901, grade: S", "at: S0901", "grade" },
    { "formations.yaml", "{id: suhl, ", "{id: ^Eisfeld, ", "Eisfeld" },
    /* counters */
    { "units.yaml", "{id: Dupont, ", "{id: ^guard, ", "two counters have the id guard" },
    { "units.yaml", "{id: Dupont, ", "{id: ^Du-pont, ", "expected an id" },
    { "units.yaml", "{id: Dupont, ", "{id: tilly.1, ", "two counters have the id Tilly.1" },
    { "units.yaml", "name: Dupont", "name: ^\"\"", "expected a name" },
    { "units.yaml", "formation: f1, arm: infantry", "formation: ^f2, arm: infantry",
      "\"f2\" is no formation" },
    { "units.yaml", "formation: f1, arm: infantry", "arm: infantry", "formation" },
    { "units.yaml", "arm: infantry, size: division, strength: 8/5",
      "arm: ^foot, size: division, strength: 8/5", "found 'foot'" },
    { "units.yaml", "size: division, strength: 8/5", "size: ^corps, strength: 8/5", "brigade" },
    { "units.yaml", "strength: 8/5", "strength: ^8/9", "such as 9/6" },
    { "units.yaml", "strength: 8/5", "strength: ^8/", "such as 9/6" },
    { "units.yaml", "strength: 8/5", "strength: ^8/x", "such as 9/6" },
    { "units.yaml", "strength: 8/5", "strength: ^61/5", "1 to 60" },
    { "units.yaml", "strength: 8/5", "strength: ^0", "such as 9/6" },
    { "units.yaml", "strength: 8/5, ", "", "strength" },
    { "units.yaml", "strength: 8/5, initiative: 4/3", "strength: 8, initiative: ^4/3",
      "do not both have a reduced counter" },
    { "units.yaml", "strength: 8/5, initiative: 4/3", "strength: 8/5, initiative: ^7/3", "1 to 6" },
    { "units.yaml", "movement: 5,", "movement: ^21,", "1 to 20" },
    { "units.yaml", "movement: 5,", "^speed: 5,", "found 'speed'" },
    { "units.yaml", "nation: bavarian", "nation: ^swiss", "found 'swiss'" },
    { "units.yaml", "count: 3, strength: 1/2", "count: ^0, strength: 1/2", "1 to 9" },
    { "units.yaml", "count: 3, strength: 1/2", "count: 3, strength: ^0", "without strength" },
    { "units.yaml", "count: 3, strength: 1/2", "count: 3, strength: ^1/3", "such as 2" },
    { "units.yaml", "count: 3, strength: 1/2", "count: 4, strength: 1/2", "units should be 56" },
    { "units.yaml", "vedettes: {count: 3", "vedettes: {^number: 3", "found 'number'" },
    { "units.yaml", "arm: infantry, size: division, strength: 8/5",
      "arm: infantry, vedettes: ^{count: 1}, size: division, strength: 8/5",
      "only cavalry and light troops" },
    { "units.yaml", "arm: bridge-train, initiative: 3",
      "arm: bridge-train, strength: ^1, initiative: 3", "a train has no strength" },
    { "units.yaml", "grades: F R R R", "grades: ^F R R", "3 grades, expected 4" },
    { "units.yaml", "arm: guard-infantry", "arm: infantry", "need a guard-infantry unit" },
    { "units.yaml", "{id: Napoleon, ", "{id: Bonaparte, ", "commander named Napoleon" },
    { "units.yaml", "{id: Brunswick, ", "{id: Braunschweig, ", "commander named Brunswick" },
    { "units.yaml", "  - {id: Dupont,",
      EIGHT(TRAIN, "bridge-train") TRAIN("9", "^bridge-train") "  - {id: Dupont,",
      "more than 8 of this arm" },
    { "units.yaml", "  - {id: Dupont,",
      EIGHT(TRAIN, "baggage-train") TRAIN("9", "^baggage-train") "  - {id: Dupont,",
      "more than 8 of this arm" },
    { "units.yaml", "  - {id: Dupont,",
      EIGHT(LEADER, "commander") LEADER("9", "^commander") "  - {id: Dupont,",
      "more than 8 of this arm" },
    { "units.yaml", "rating: 3", "rating: ^0", "1 to 9" },
    { "units.yaml", "rating: 3", "^initiative: 3", "found 'initiative'" },
    { "units.yaml", "arm: officer, initiative: 3", "arm: officer, ^rating: 3", "found 'rating'" },
    { "units.yaml", "arm: head-of-state, movement", "arm: head-of-state, ^rating: 1, movement",
      "found 'rating'" },
    { "units.yaml", "replacement: {name: III Corps replacement, initiative: 3",
      "replacement: {name: III Corps replacement, initiative: ^9", "1 to 6" },
    { "units.yaml", "replacement: {name: III Corps replacement, ", "replacement: {", "name" },
    { "units.yaml", "units: 56", "units: ^55", "units should be 55, but there are 56" },
    { "units.yaml", "strength: 178", "strength: ^177", NULL },
    { "units.yaml", "  french: {units: 56", "  ^bavarian: {units: 56", "found 'bavarian'" },
    { "units.yaml", "\ntotals:", "\n^total:", "found 'total'" },
    /* the Turn Record/Reinforcement Track */
    { "turns.yaml",
      "  8: morning afternoon evening night  # 5 to 8\n  9:", "  ^9:", "9 does not follow 7" },
    { "turns.yaml", "7: morning afternoon", "7: afternoon ^morning", "does not follow" },
    { "turns.yaml", "7: morning afternoon", "7: morning ^noon", "\"noon\" is not one of" },
    { "turns.yaml", "{turn: 5, at: S2701", "{turn: ^47, at: S2701", "1 to 46" },
    { "turns.yaml", "{turn: 5, at: S2701", "{turn: 5, at: ^S2702", "S2702 is not at the edge" },
    { "turns.yaml", "{turn: 5, at: S2701", "{turn: 5, at: ^X2701", NULL },
    { "turns.yaml", "at: N1353, inside: true", "at: ^N1353", "N1353 is not at the edge" },
    { "turns.yaml", "at: N1353, inside: true", "at: ^N1453, inside: true", "N1453 is at the edge" },
    { "turns.yaml", "at: S2701, units: Dupont", "at: S2701, units: ^Dupond", "is no unit" },
    { "turns.yaml", "at: S2701, units: Dupont", "at: S2701, units: ^Pelet", "of the other side" },
    { "turns.yaml", "at: S2701, units: Dupont", "at: S2701, units: Dupont ^Tilly",
      "Tilly comes twice" },
    { "turns.yaml", "at: S2701, units: Dupont", "at: S2701, units: ^Tilly.1",
      "does not come on by itself" },
    { "turns.yaml", "at: S2701, units: Dupont, grade: F", "at: S2701, units: Dupont, grade: ^X",
      "'X'" },
    { "turns.yaml", "at: S2701, units: Dupont, grade: F", "at: S2701, units: Dupont", "grade" },
    { "turns.yaml", "at: S2701, units: Dupont, grade: F", "at: S2701, units: Dupont, grades: ^F F",
      "2 grades, expected 1" },
    { "turns.yaml", "within: 5, of: Davout", "within: 5, of: ^Morand", "Morand is no leader" },
    { "turns.yaml", "within: 5, of: Davout", "within: 5", "of" },
    { "turns.yaml", "within: 5, of: Davout", "within: ^21, of: Davout", "1 to 20" },
    { "turns.yaml", "until: 17, test: Wuerttemberg", "until: ^12, test: Wuerttemberg", "13 to 46" },
    { "turns.yaml", "until: 17, test: Wuerttemberg", "until: 17, test: ^Brunswick",
      "Brunswick has no initiative" },
    { "turns.yaml", "until: 17, test: Wuerttemberg", "until: 17", "test" },
    { "turns.yaml", "{turn: 7, at: S2701, units: Dupont", "{^when: 7, at: S2701, units: Dupont",
      "found 'when'" },
    /* the set-up tables: of the campaign's first line */
    { "setup.yaml", "{at: S2706, units: Rivaud", "{at: S2706, units: ^Rivoud", "is no unit" },
    { "setup.yaml", "{at: S2706, units: Rivaud", "{at: S2706, units: ^Tilly.1",
      "does not begin by itself" },
    { "setup.yaml", "{at: S2706, units: Rivaud", "{at: S2706, units: ^Murat.r",
      "does not begin by itself" },
    { "setup.yaml", "{at: S2706, units: Rivaud", "{at: S2706, units: Rivaud ^Tilly",
      "Tilly is set up twice" },
    { "setup.yaml", "{at: S2706, units: Rivaud", "{at: S2706, units: ^Louis", "of the other side" },
    { "setup.yaml", "{at: S2706, units: Rivaud", "{at: ^S2799, units: Rivaud", NULL },
    /* stacking, and enemies in a hex */
    { "setup.yaml", "{at: S2711, units: Murat Lasalle", "{at: S2608, units: Murat Lasalle",
      "Milhaud is one too many in S2608" },
    { "setup.yaml",
      "units: Bernadotte Drouet Tilly Milhaud, grade: R}  # Lobenstein\n      - {at: S2706, units: "
      "Rivaud",
      "units: Bernadotte Milhaud, grade: R}  # Lobenstein\n      - {at: S2706, units: Drouet "
      "^Tilly Rivaud",
      "Tilly is one too many in S2706, where no leader is" },
    { "setup.yaml", "{at: S2706, units: Rivaud", "{at: S2719, units: ^Rivaud",
      "Rivaud and Tauentzien of the enemy are both in S2719" },
    { "setup.yaml", "{at: S2706, units: Rivaud, grade: R",
      "{at: S2706, units: Rivaud, reduced: ^perhaps, grade: R", NULL },
    { "setup.yaml", "{at: S2701, units: FrBaggage, grade: R",
      "{at: S2701, units: ^FrBaggage, reduced: true, grade: R", "has no reduced counter" },
    { "setup.yaml", "{at: S2711, units: Murat Lasalle, grade: R",
      "{at: S2711, units: ^Murat Lasalle, march: true, grade: R", "do not stack" },
    { "setup.yaml", "{at: S2706, units: Rivaud, grade: R",
      "{at: S2505, units: ^Rivaud, march: true, grade: R", "Rivaud marches where no road is" },
    { "setup.yaml",
      "{at: S2608, units: Bernadotte Drouet Tilly Milhaud, grade: R}  # Lobenstein\n"
      "      - {at: S2706, units: Rivaud, ",
      "{at: S2608, units: Bernadotte Tilly Milhaud, grade: R}\n"
      "      - {at: S2707, units: ^Drouet, march: true, grade: R}\n"
      "      - {at: S2706, units: Rivaud, march: true, ",
      "Drouet and Rivaud march without a hex between them" },
    { "setup.yaml", "{at: S2706, units: Rivaud, grade: R",
      "{at: S2706, units: Rivaud, listed: ^S2704, grade: R", "S2704 is not beside S2706" },
    { "setup.yaml", "{at: S2706, units: Rivaud, grade: R", "{at: S2706, units: Rivaud", "grade" },
    { "setup.yaml", "totals: {french: 8", "totals: {french: ^9", "there are 8" },
    { "setup.yaml", "totals: {french: 8", "totals: {^franch: 8", "found 'franch'" },
    { "setup.yaml", "    turn: 6\n", "    turn: ^60\n", "1 to 46" },
    { "setup.yaml", "    turn: 6\n", "    turn: 6\n    ^when: 6\n", "found 'when'" },
    { "setup.yaml", "of: Davout, grade", "of: ^Gudin, grade", "Gudin is no leader" },
    { "setup.yaml", "{units: PrBridge1, within: 5", "{units: PrBridge1, within: ^0", "1 to 20" },
    { "setup.yaml", "{units: FrBaggage PrBaggage", "{units: FrBaggage ^PrBridge1 PrBaggage",
      "has a choice already" },
    { "setup.yaml", "  - {units: FrBaggage PrBaggage SxBaggage, anywhere: true",
      "  - ^{units: FrBaggage PrBaggage SxBaggage, anywhere: false", "expected one of within" },
    { "setup.yaml", "{units: King, follows: Brunswick, grade: S",
      "{units: King, follows: ^Louis, grade: S", "Louis is no leader" },
    { "setup.yaml", "\nlines:", "\n^tables: 1\nlines:", "found 'tables'" },
    /* the scenario */
    { "scenario-campaign.yaml", "first: french", "first: ^saxon", "french or prussian" },
    { "scenario-campaign.yaml", "lines: 8 9", "lines: ^6 9", "no line 6" },
    { "scenario-campaign.yaml", "last: 46", "last: ^5", "6 to 46" },
    { "scenario-campaign.yaml", "last: 46", "last: 46\n^end: 46", "found 'end'" },
    { "scenario-campaign.yaml", "tracks: regular", "tracks: ^irregular", "no track irregular" },
    { "scenario-campaign.yaml", "tracks: regular", "tracks: regular\nchoice: ^other",
      "no track other" },
    { "scenario-campaign.yaml", "last: 46", "last: 46\nsources: bayreuth ^paris", "\"paris\"" },
    { "scenario-campaign.yaml", "last: 46", "last: 46\nabsent: Ney ^Ney", "Ney is given twice" },
    { "scenario-campaign.yaml", "last: 46", "last: 46\nguarded: ^N9999", "N9999" },
    { "scenario-campaign.yaml", "last: 46", "last: 46\nout-of-play: ^S0101..N9999", NULL },
    { "scenario-campaign.yaml", "last: 46", "last: 46\nbattle: ^big", NULL },
    { "scenario-campaign.yaml", "last: 46", "last: 46\nfewer: ^10", "0 to 9" },
    { "scenario-campaign.yaml", "last: 46", "last: 46\nfree-set-up: ^french", "prussian" },
    { "scenario-campaign.yaml", "french: 8", "french: ^7", "french should be 7, but there are 8" },
    { "scenario-campaign.yaml", "later: 56", "^all: 56", "found 'all'" },
    { "scenario-campaign.yaml", "title: ", "^name: ", "found 'name'" },
};

/* What only the one or the other scenario has. */
static const slip at_saalfeld[] = {
    { "scenario-saalfeld.yaml", "prussian: N0809", "prussian: ^N2032", "N2032 is out of play" },
    { "scenario-saalfeld.yaml", "french: N1409 N1211", "french: N1409 ^N2032",
      "expected two hexes in play" },
    { "scenario-saalfeld.yaml", "french: N1409 N1211", "french: ^N1409",
      "expected two hexes in play" },
    { "scenario-saalfeld.yaml", "french: N1409 N1211", "^austrian: N1409 N1211",
      "found 'austrian'" },
    { "scenario-saalfeld.yaml", "line: 10", "line: ^10 11", "one word" },
    { "scenario-saalfeld.yaml", "line: 10", "# 10", "line" },
};

static const slip on_the_seventh[] = {
    { "setup.yaml", "{at: N1329, units: PrBridge2, listed: N1330", "{at: N1309, units: ^PrBridge2",
      "PrBridge2 is not within 5 hexes of Hohenlohe" },
};

static const slip at_auerstadt[] = {
    { "scenario-auerstadt.yaml", "absent: Ruechel", "absent:", "prussian should be 15" },
    /* a unit without a home */
    { "scenario-auerstadt.yaml", " Winning FrBaggage", " FrBaggage", "Winning has no home" },
    { "turns.yaml", "{turn: 29, at: N1942", "{turn: 29, at: ^N2140", "N2140 is not at the edge" },
    { "turns.yaml", "{turn: 29, at: N1942", "{turn: 29, at: ^N1842", "N1842 is not at the edge" },
    { "scenario-auerstadt.yaml", "tracks: auerstadt", "", "later should be 7, but there are 0" },
};

static void
test_slips(void **state)
{
    const broken campaign = { bt_games_find("osg1806"), "campaign" };
    (void)state;
    broken_check_all(&campaign, slips, BT_COUNT(slips));
}

static void
test_battles(void **state)
{
    const bt_rules *rules = bt_games_find("osg1806");
    const broken saalfeld = { rules, "saalfeld" }, auerstadt = { rules, "auerstadt" };
    const broken early = { rules, "early-warning" };
    (void)state;
    broken_check_all(&early, on_the_seventh, BT_COUNT(on_the_seventh));
    broken_check_all(&saalfeld, at_saalfeld, BT_COUNT(at_saalfeld));
    broken_check_all(&auerstadt, at_auerstadt, BT_COUNT(at_auerstadt));
}

/* Without any one line a scenario is refused with a place, or still sound. */
static void
test_lines(void **state)
{
    static const line_count files[] = {
        { "auerstadt", "scenario-auerstadt.yaml", 8 },
        { "auerstadt", "tables.yaml", 28 },
    };
    (void)state;
    broken_check_lines(bt_games_find("osg1806"), files, BT_COUNT(files));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_slips),
        cmocka_unit_test(test_battles),
        cmocka_unit_test(test_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
