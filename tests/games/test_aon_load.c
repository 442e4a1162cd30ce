/*
 * test_aon_load.c - the loader of Age of Napoleon against broken packs: each slip is told with its
 * place.
 */
#include "broken.h"

#define ULM    "scenario-1805.yaml"
#define WAGRAM "scenario-1809.yaml"

/* Corps to spare. */
#define ONE(id)                                                                                    \
    "  - {id: " #id                                                                                \
    ", name: X, battle: 1/1, movement: 1, seniority: 1, patron: spain, home: spain, "              \
    "grades: R R R R}\n"
#define FOUR(id) ONE(id##1) ONE(id##2) ONE(id##3) ONE(id##4)

static const slip slips[] = {
    /* the map */
    { "map.yaml", "region: britain", "region: ^albion", "found 'albion'" },
    { "map.yaml", "region: britain, ", "", "area Britain is in no region" },
    { "map.yaml", "traits: capital coastal", "traits: capital ^fortress",
      "capital, mountain, marsh, barren, coastal" },
    { "map.yaml", "{id: Bretagne, name: Bretagne, at: 239 367, region: france, traits: coastal",
      "^{id: Bretagne, name: Bretagne, at: 239 367, region: france, traits: coastal capital",
      "Bretagne is a capital, but of no country" },
    { "map.yaml", "grade: S, isolated: true", "grade: S", "Britain" },
    { "map.yaml", "id: Britain,", "id: Reserve,", "no area may be named Reserve" },
    { "map.yaml", "\nlinks:", "\n^bridges: 1\nlinks:", "found 'bridges'" },
    { "map.yaml", "areas: 47", "areas: ^48", "areas should be 48, but there are 47" },
    { "map.yaml", "links: 100", "links: ^99", "links should be 99, but there are 100" },
    { "map.yaml", "links: 100", "links: 100, capital: ^7", "there are 6" },
    { "map.yaml", "links: 100", "links: 100, ^rivers: 7", "found 'rivers'" },
    { "map.yaml", "  - {id: Bretagne-Aquitaine, grade: R}\n", "",
      "links should be 100, but there are 99" },
    /* an area that cannot be reached */
    { "map.yaml",
      "\nlinks:", "\n  - {id: Malta, name: Malta, at: 1 1, region: britain}\nlinks:", "Malta" },
    { "map.yaml", "\nlinks:",
      "\n  - {id: Malta, name: Malta, at: 1 1, region: britain, isolated: true}"
      "\n  - {id: Elba, name: Elba, at: 1 1, region: britain, isolated: true}\nlinks:",
      "49 areas, at most 48" },
    /* countries */
    { "countries.yaml", "\ntotals:", "  - {id: a, name: A}\n  - ^{id: b, name: B}\ntotals:",
      "more than 24 countries" },
    { "countries.yaml", "id: britain, ", "id: ^France, ", "\"France\" stands there twice" },
    { "countries.yaml", "id: britain, ", "id: ^great-britain, ", "expected an id" },
    { "countries.yaml", "name: Britain,", "name: ^\"\",", "expected a name" },
    { "countries.yaml", "class: major, capital: Britain", "class: ^island, capital: Britain",
      "major" },
    { "countries.yaml", "capital: Moskva", "capital: ^Moscow", "\"Moscow\" is no area" },
    { "countries.yaml", "capital: Moskva", "capital: ^Brandenburg",
      "Brandenburg belongs to preussen" },
    { "countries.yaml", "capital: Moskva", "capital: ^Smolensk",
      "Smolensk is no capital on the map" },
    { "countries.yaml", "capital: Moskva, ", "", NULL },
    { "countries.yaml", "cards: 5", "cards: ^21", "0 to 20" },
    { "countries.yaml", "mobilization: 10", "mobilization: ^many", NULL },
    { "countries.yaml", "deployment: 5, ", "", NULL },
    { "countries.yaml", "cards: 5", "^kards: 5", "found 'kards'" },
    { "countries.yaml", "grades: S R S S S", "grades: ^S R S S", "4 grades, expected 5" },
    { "countries.yaml", "grades: S R S S S", "grades: S R S S ^T", "\"T\"" },
    { "countries.yaml", "effect: radetzky", "effect: ^britannia", "radetzky or stein" },
    { "countries.yaml", "effect: stein", "effect: ^radetzky",
      "radetzky is the reform of osterreich" },
    { "countries.yaml", "deployment: 4, grades: S S}", "deployment: 4, grades: ^S}",
      "1 grades, expected 2" },
    { "countries.yaml", "mobilization: 8, deployment: 4,", "mobilization: ^-1, deployment: 4,",
      "0 to 20" },
    { "countries.yaml", "{effect: radetzky, ", "{effect: radetzky, ^towns: 2, ", "found 'towns'" },
    { "countries.yaml", "class: minor, ", "class: minor, ruler: ^france, ",
      "only a detachable area has a ruler" },
    { "countries.yaml", "class: minor, ", "class: minor, ^cards: 1, ", "found 'cards'" },
    { "countries.yaml", "ruler: osterreich", "ruler: ^italia", "italia is no major country" },
    { "countries.yaml", "ruler: osterreich", "ruler: ^austria", "\"austria\" is no country" },
    { "countries.yaml", "class: detachable, ruler: osterreich", "class: minor",
      "minor should be 13, but there are 14" },
    { "countries.yaml", "class: detachable, ruler: preussen", "class: minor",
      "the rules need a detachable country named polen" },
    { "countries.yaml",
      "\ntotals:", "  - {id: malta, name: Malta, class: minor, grades: R}\n\ntotals:",
      "malta has 0 areas on the map, expected one" },
    { "countries.yaml", "\ntotals:", "\n^rulers: 1\ntotals:", "found 'rulers'" },
    { "countries.yaml", "minor: 13", "minor: ^12", "minor should be 12, but there are 13" },
    /* corps */
    { "corps.yaml", "{id: Davout, ", "{id: ^napoleon, ", "two corps have the id napoleon" },
    { "corps.yaml", "{id: Davout, ", "{id: ^Da-vout, ", "expected an id" },
    { "corps.yaml", "name: Davout, ", "name: ^\"\", ", "expected a name" },
    { "corps.yaml", "battle: 6/5", "battle: ^6", "such as 6/5" },
    { "corps.yaml", "battle: 6/5", "battle: ^6/7", "such as 6/5" },
    { "corps.yaml", "battle: 6/5", "battle: ^13/5", "at most 12" },
    { "corps.yaml", "battle: 6/5", "battle: ^6/5x", "such as 6/5" },
    { "corps.yaml", "battle: 6/5", "battle: ^6/", "such as 6/5" },
    { "corps.yaml", "instead: 8/7", "instead: ^7/8", "such as 6/5" },
    { "corps.yaml", "movement: 4", "movement: ^0", "1 to 12" },
    { "corps.yaml", "seniority: 8", "seniority: ^13", "1 to 12" },
    { "corps.yaml", "seniority: 8, ", "", NULL },
    /* a corps without a home */
    { "corps.yaml", "home: hannover, ", "", "home" },
    { "corps.yaml", "home: hannover, ", "home: ^hanover, ", "\"hanover\" is no country" },
    { "corps.yaml", "home: hannover, ", "home: ^prussia prussia, ", "expected one word" },
    { "corps.yaml", "home: hannover, ", "home: ^spain, ", "minor country or detachable area" },
    { "corps.yaml", "patron: france, home: hannover", "patron: ^bayern, home: hannover",
      "bayern is no major country" },
    { "corps.yaml", "needs: radetzky", "needs: ^stein", "stein brings no corps of osterreich" },
    { "corps.yaml", "needs: radetzky", "needs: ^britannia", "radetzky, stein or invasion" },
    { "corps.yaml", "needs: stein", "needs: ^invasion", "invasion brings no corps of preussen" },
    { "corps.yaml", "home: hannover, ", "home: hannover, needs: ^radetzky, ",
      "radetzky brings no corps of hannover" },
    { "corps.yaml", "after: Bernadotte", "after: ^Bernadote", "\"Bernadote\" is no corps" },
    { "corps.yaml", "after: Bernadotte", "after: ^CharlesJohn", "CharlesJohn waits for itself" },
    { "corps.yaml", "grades: S R S F", "grades: ^S R S", "3 grades, expected 4" },
    { "corps.yaml", "movement: 4", "^speed: 4", "found 'speed'" },
    { "corps.yaml", "{id: Napoleon, ", "{id: Bonaparte, ",
      "the rules need a French home corps named Napoleon" },
    { "corps.yaml", "corps: 81", "corps: ^80", "corps should be 80, but there are 81" },
    { "corps.yaml", "radetzky: 5", "radetzky: ^4", "there are 5" },
    { "corps.yaml", "stein: 6", "stein: ^5", "there are 6" },
    { "corps.yaml", "stein: 6", "^pitt: 5", "found 'pitt'" },
    { "corps.yaml", "sum: 23", "sum: ^24", "sum should be 24, but there are 23" },
    { "corps.yaml", "fresh: Ferdinand Mack", "fresh: Ferdinand ^Mac", "\"Mac\" is no corps" },
    { "corps.yaml", "fresh: Ferdinand Mack", "^tired: Ferdinand Mack", "found 'tired'" },
    { "corps.yaml", "battle: 5/4, movement: 3, seniority: 5, patron: osterreich",
      "battle: 4/3, movement: 3, seniority: 5, patron: osterreich",
      "sum should be 9, but there are 8" },
    { "corps.yaml",
      "\ntotals:", FOUR(a) FOUR(b) FOUR(c) FOUR(d) "\ntotals:", "more than 96 corps" },
    /* cards */
    { "cards.yaml",
      "copies: 1, grade: S}\n  pursuit:                    {name: Pursuit, copies: 2,",
      "copies: 9, grade: S}\n  pursuit:                    {name: Pursuit, copies: 9,",
      "more than 64 cards" },
    { "cards.yaml", "  pitt:", "  ^pit:", "found 'pit'" },
    { "cards.yaml", "name: Pitt", "name: ^\"\"", "expected a name" },
    { "cards.yaml", "name: Pitt, copies: 1", "name: Pitt, copies: ^0", "1 to 9" },
    { "cards.yaml", "name: Pitt, copies: 1", "name: Pitt, copies: ^10", "1 to 9" },
    { "cards.yaml", "name: Pitt, copies: 1", "name: Pitt, copies: 2",
      "cards should be 55, but there are 56" },
    { "cards.yaml", "name: Pitt, copies: 1, grade: S", "name: Pitt, copies: 1, grade: ^X",
      "found 'X'" },
    { "cards.yaml", "name: Pitt, copies: 1, grade: S", "name: Pitt, copies: 1", "grade" },
    { "cards.yaml", "name: Pitt, copies: 1", "name: Pitt, copies: 1, ^side: french",
      "found 'side'" },
    { "cards.yaml", "name: Pitt, copies: 1", "name: Pitt, copies: 1, lines: {^CARD-PITT.9: a text}",
      "\"CARD-PITT.9\" is no clause of the rules" },
    { "cards.yaml", "name: Pitt, copies: 1", "name: Pitt, copies: 1, lines: ^text", NULL },
    { "cards.yaml", "titles: 46", "titles: ^45", "there are 46" },
    { "cards.yaml", "titles: 46", "^packs: 45", "found 'packs'" },
    { "cards.yaml", "copies: 3", "copies: 9", "there are 61" },
    /* tables with a hole */
    { "tables.yaml", "strength: 6-10", "strength: ^7-10", "expected a range from 6 on" },
    { "tables.yaml", "strength: 6-10", "strength: ^5-10", "such as 6-10 or 6+" },
    { "tables.yaml", "strength: 6-10", "strength: ^6-5", "expected a range from 6 on" },
    { "tables.yaml", "strength: 6-10", "strength: ^6-", "expected a range from 6 on" },
    { "tables.yaml", "strength: 6-10", "strength: ^6-201", "expected a range from 6 on" },
    { "tables.yaml", "strength: 6-10", "strength: ^some", "expected a range from 6 on" },
    { "tables.yaml", "strength: 0-5", "strength: ^1-5", "expected a range from 0 on" },
    { "tables.yaml", "strength: 41+", "strength: 41-45",
      "the last column ends at 45; expected 46+" },
    { "tables.yaml", "strength: 36-40", "strength: 36+", "a column after the last" },
    { "tables.yaml", "modifier: 3", "modifier: ^1", "2 to 20" },
    { "tables.yaml", "losses: 0 0 0 0 0 1", "losses: ^0 0 0 0 0", "5 losses, expected 6" },
    { "tables.yaml", "losses: 0 0 0 0 0 1", "losses: 0 0 0 0 0 1 ^1", "more than 6 losses" },
    { "tables.yaml", "losses: 0 0 0 0 0 1", "losses: 0 0 0 0 0 ^x", "0 to 12" },
    { "tables.yaml", "losses: 0 0 0 0 0 1", "losses: 0 0 0 0 0 ^13", "0 to 12" },
    { "tables.yaml", "grades: S S R R S R R", "grades: ^S S R R S R", "6 grades, expected 7" },
    { "tables.yaml", "strength: 0-5", "^strengths: 0-5", "found 'strengths'" },
    { "tables.yaml", "{corps: 2, ", "{corps: ^3, ", "expected a range from 2 on" },
    { "tables.yaml", "{corps: 8+, ", "{corps: 8, ", "the last column ends at 8; expected 9+" },
    { "tables.yaml", "losses: 1 1 0 0 0 0", "losses: ^1 1 0 0 0", "5 losses, expected 6" },
    { "tables.yaml", "{corps: 7, ", "{corps: 7+, ", "a column after 8 corps" },
    { "tables.yaml", "march:\n",
      "march:\n  - {corps: 1, losses: 0 0 0 0 0 0, grades: R R R R R R}\n",
      "9 columns, expected 1 to 8" },
    { "tables.yaml", "corps: 3-4", "corps: ^2-4", "expected a range from 3 on" },
    { "tables.yaml", "corps: 5-6", "corps: ^6", "expected a range from 5 on" },
    { "tables.yaml", "corps: 7+", "corps: 7-9", "the last column ends at 9; expected 10+" },
    { "tables.yaml", "losses: 0 0 0 1 1 2 2", "losses: ^0 0 0 1 1 2", "6 losses, expected 7" },
    { "tables.yaml", "scores: 4 3 2 1", "scores: 4 3 ^1 1", "from 2 to 2" },
    { "tables.yaml", "scores: 4 3 2 1 0 -1 -2", "scores: ^\"\"", "expected scores" },
    { "tables.yaml", "scores: 4 3 2 1 0 -1 -2", "scores: 9 8 7 6 5 4 3 2 1 0 -1 -2 ^-3",
      "more than 12 scores" },
    { "tables.yaml", "  scores:", "  ^score:", "found 'score'" },
    { "tables.yaml", "least: 6", "least: ^-1", "0 to 27" },
    { "tables.yaml", "most: 10", "most: ^5", "6 to 27" },
    { "tables.yaml", "\nhand:", "\n^hands:", "found 'hands'" },
    { "tables.yaml", "frontier: Flandres", "frontier: ^Belgique", "\"Belgique\" is no area" },
    { "tables.yaml", "frontier: Flandres", "", "frontier" },
    /* 1805 */
    { ULM, "year: 1805", "year: ^1816", "1801 to 1815" },
    { ULM, "round: 3", "round: ^7", "1 to 6" },
    { ULM, "round: 3", "^rounds: 3", "found 'rounds'" },
    { ULM, "member: osterreich", "member: ^austria", "\"austria\" is no country" },
    { ULM, "member: osterreich", "member: osterreich ^osterreich", "osterreich is given twice" },
    { ULM, "member: osterreich", "member: ^britain osterreich", "britain never changes sides" },
    { ULM, "ally: bayern", "ally: ^france bayern", "france never changes sides" },
    { ULM, "neutral: danmark ", "neutral: ", "nothing is said of danmark" },
    { ULM, "part: dalmatien", "part: ^danmark dalmatien", "danmark is no part of another country" },
    { ULM, "  neutral: danmark", "  ^sleeping: danmark", "found 'sleeping'" },
    { ULM, "aside: english-gold", "aside: ^gold", "\"gold\" is no title" },
    { ULM, "aside: english-gold", "aside: english-gold ^english-gold",
      "there is no further card english-gold" },
    { ULM, "aside: english-gold insurrection",
      "aside: english-gold insurrection insurrection ^insurrection",
      "there is no further card insurrection" },
    { ULM, "french: 8, coalition: 8}", "french: ^11, coalition: 8}", "6 to 10" },
    { ULM, "french: 8, coalition: 8}", "french: 8, coalition: ^5}", "6 to 10" },
    { ULM, "french: 8, coalition: 8}", "french: 8}", "coalition" },
    { ULM, "  hands:", "  random: ^38\n  hands:", "0 to 37" },
    { ULM, "  hands:", "  ^stack: 38\n  hands:", "found 'stack'" },
    { ULM, "\nstarts:", "\nin-effect: ^napoleon\nstarts:", "\"napoleon\" is not one of" },
    { ULM, "\nstarts:", "\nin-effect: stein ^stein\nstarts:", "stein is given twice" },
    { ULM, "\nstarts:", "\nbefore: {surrendered: ^bayern}\nstarts:", "expected a major country" },
    { ULM, "\nstarts:", "\nbefore: {surrendered: ^britain}\nstarts:", "expected a major country" },
    { ULM, "\nstarts:", "\nbefore: {dominion: ^portugal}\nstarts:", "expected a major country" },
    { ULM, "\nstarts:", "\nbefore: {^fled: spain}\nstarts:", "found 'fled'" },
    { ULM, "IledeFrance: Brune", "^Paris: Brune", "\"Paris\" is no area" },
    { ULM, "IledeFrance: Brune", "IledeFrance: ^Bruno", "\"Bruno\" is no corps" },
    { ULM, "IledeFrance: Brune", "IledeFrance: Brune ^Brune", "Brune is given twice" },
    { ULM, "IledeFrance: Brune", "^Britain: Brune", "no French corps may be in Britain" },
    { ULM, "IledeFrance: Brune", "^Danmark: Brune", "Danmark is neutral" },
    { ULM, "IledeFrance: Brune", "IledeFrance: ^Karl",
      "Karl is at home in osterreich, which is not french" },
    { ULM, "IledeFrance: Brune", "IledeFrance: ^Marmont",
      "Marmont is at home in dalmatien, which is not french" },
    { ULM, "Bayern: Ferdinand", "Bayern: ^Wrede Ferdinand", "Wrede is at home in bayern" },
    { ULM, "Bayern: Ferdinand", "^Italia: Ferdinand", "corps start in Italia already" },
    { ULM, "Bayern: Ferdinand", "Bayern: ^Braunschweig Ferdinand", "which is not coalition" },
    { ULM, "Bayern: Ferdinand", "Bayern: ^Klenau Ferdinand", "Klenau needs radetzky" },
    { ULM, "Minsk: Bennigsen", "Minsk: Bennigsen ^Tormazov", "Tormazov needs invasion" },
    { ULM, "Minsk: Bennigsen", "Minsk: ^CharlesJohn Bennigsen",
      "CharlesJohn comes only after Bernadotte is eliminated" },
    { ULM, "\ntotals:", "\neliminated: Karl\n\ntotals:", "Karl is given twice" },
    { ULM, "\ntotals:", "\neliminated: Lannes ^Lannes\n\ntotals:", "Lannes is given twice" },
    { ULM,
      "\ntotals:", "\neliminated: Lannes\n\ntotals:", "eliminated should be 0, but there are 1" },
    /* limits */
    { ULM, "IledeFrance: Brune", "IledeFrance: Brune Lannes Ney Suchet Rapp\n    Bretagne: Grouchy",
      "with Massena france has 11 corps on the map, more than its mobilization limit of 10" },
    { ULM, "Minsk: Bennigsen", "Minsk: Bennigsen\n    Britain: Wellington Moore",
      "coalition should be 8, but there are 10" },
    { ULM, "french: 8, coalition: 8, el", "french: ^9, coalition: 8, el",
      "french should be 9, but there are 8" },
    { ULM, "dominion: 1,", "dominion: ^2,", "there are 1" },
    { ULM, "dominion: 1,", "^dominions: 2,", "found 'dominions'" },
};

/* What the other scenario asks for. */
static const slip more_slips[] = {
    { WAGRAM, "in-effect: radetzky ",
      "in-effect: ", "Bellegarde needs radetzky, which is not in effect" },
    { WAGRAM, "KernOsterreich: Karl", "KernOsterreich: ^Kienmayer Karl",
      "Kienmayer is given twice" },
    { WAGRAM, "KernOsterreich: Karl Hiller", "KernOsterreich: Karl Hiller Schwarzenberg",
      "mobilization limit of 8" },
    { WAGRAM, "Castilla: Joseph Soult Victor", "Castilla: Joseph Soult Victor Ney Rapp Grouchy",
      "with Murat france has 11 corps" },
    { WAGRAM, "random: 24", "random: ^32", "0 to 31" },
    { WAGRAM, "Polen: Poniatowski", "Brandenburg: ^Braunschweig", "Braunschweig is given twice" },
};

extern const bt_rules aon_rules;

static void
mistakes_are_named_where_they_stand(void **state)
{
    static const broken ulm = { &aon_rules, "1805" }, wagram = { &aon_rules, "1809" };

    (void)state;
    broken_check_all(&ulm, slips, BT_COUNT(slips));
    broken_check_all(&wagram, more_slips, BT_COUNT(more_slips));
}

static void
no_line_is_missed_in_silence(void **state)
{
    static const line_count files[] = {
        { "1805", "countries.yaml", 21 },
        { "1805", "corps.yaml", 81 },
        { "1805", "cards.yaml", 46 },
        { "1805", "tables.yaml", 20 },
        { "1805", ULM, 20 },
        { "1809", WAGRAM, 20 },
        { "1813", "scenario-1813.yaml", 25 },
    };

    (void)state;
    broken_check_lines(&aon_rules, files, BT_COUNT(files));
}

static void
a_pack_without_a_file_is_refused(void **state)
{
    static const broken box = { &aon_rules, "1805" };
    bt_arena arena = { 0 };
    bt_pack pack, less;
    bt_error err = { 0 };
    bt_game *game;

    (void)state;
    broken_pack(&box, &arena, &pack);
    assert_int_equal(bt_game_new(&game, &aon_rules, &pack, "1814", NULL, &err), BT_ENOTFOUND);
    bt_doc *docs = bt_arena_calloc(&arena, (size_t)pack.doc_count, sizeof *docs);
    for (int i = 0; i < pack.doc_count; i++) {
        less = pack;
        less.docs = docs;
        less.doc_count = 0;
        for (int d = 0; d < pack.doc_count; d++) {
            if (d != i)
                docs[less.doc_count++] = pack.docs[d];
        }
        const char *name = pack.docs[i].name;
        bool needed = (strncmp(name, "scenario-", 9) != 0 && strncmp(name, "example-", 8) != 0) ||
                      !strcmp(name, ULM);
        assert_int_equal(bt_game_new(&game, &aon_rules, &less, "1805", NULL, &err),
                         needed ? BT_ENOTFOUND : BT_OK);
        bt_game_free(game);
    }
    bt_arena_release(&arena);
}

/* `lines` stand on the card in place of our words. */
static void
owners_put_the_printed_text_on_a_card(void **state)
{
    static const broken box = { &aon_rules, "1805" };
    static const slip text = { "cards.yaml", "name: Pitt, copies: 1",
                               "name: Pitt, copies: 1, lines: {CARD-PITT.1: As printed.}", NULL };
    bt_arena arena = { 0 };
    bt_pack pack;
    bt_buf file = { 0 };
    bt_game *game = NULL;
    int line, column, pitt = 0;

    (void)state;
    broken_pack(&box, &arena, &pack);
    broken_make(&box, &text, &file, &line, &column);
    bt_doc *doc = (bt_doc *)(uintptr_t)bt_pack_doc(&pack, text.file);
    assert_int_equal(bt_doc_parse(doc, &arena, text.file, bt_buf_text(&file),
                                  strlen(bt_buf_text(&file)), NULL),
                     BT_OK);
    assert_int_equal(bt_game_new(&game, &aon_rules, &pack, "1805", NULL, NULL), BT_OK);
    while (strcmp(game->cards[pitt].id, "pitt") != 0)
        pitt++;
    assert_int_equal(game->cards[pitt].line_count, 1);
    assert_string_equal(game->cards[pitt].lines[0].rule, "CARD-PITT.1");
    assert_string_equal(game->cards[pitt].lines[0].text, "As printed.");
    bt_game_free(game);
    bt_buf_release(&file);
    bt_arena_release(&arena);
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(mistakes_are_named_where_they_stand),
        cmocka_unit_test(no_line_is_missed_in_silence),
        cmocka_unit_test(a_pack_without_a_file_is_refused),
        cmocka_unit_test(owners_put_the_printed_text_on_a_card),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
