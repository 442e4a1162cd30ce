/*
 * test_n06_load.c - the loader of Napoléon 1806 against broken packs: each
 * slip is told with its place.
 */
#include "broken.h"

#define CAMPAIGN "scenario-campaign.yaml"

static const slip slips[] = {
    /* the map */
    { "map.yaml", "region: franconia", "region: ^saxony", "found 'saxony'" },
    { "map.yaml", "{id: BAM, name: Bamberg,        at: 311 970, region: franconia,",
      "^{id: BAM, name: Bamberg,        at: 311 970,", "area BAM is in no region" },
    { "map.yaml", "traits: citadel", "traits: ^fortress", "wooded, citadel" },
    { "map.yaml", "bridge: Saale", "bridge: ^Main", "found 'Main'" },
    { "map.yaml", "bridge: Saale", "^ford: Saale", "found 'ford'" },
    { "map.yaml", "\nrivers: Saale Ilm Elster # S, their courses R\n\nlinks:\n",
      "  - {id: Dead, name: D, at: 1 1}\nrivers: Saale Ilm Elster\nlinks:\n  - {id: BAM-Dead}\n",
      "no area may be named dead" },
    { "map.yaml", "id: BAM,", "id: BAN,", "\"BAM\" is no area of the map" },
    { "map.yaml", "\nvictory:", "\n^prizes: 1\nvictory:", "found 'prizes'" },
    { "map.yaml", "  BAM: 5", "  ^BAN: 5", "\"BAN\" is no area" },
    { "map.yaml", "  BAM: 5", "  BAM: ^0", "1 to 20" },
    { "map.yaml", "  BAM: 5", "  BAM: ^21", "1 to 20" },
    { "map.yaml", "  ERF: 4\n", "  ^bam: 4\n", "bam is given twice" },
    { "map.yaml", "  ERF: 4\n", "", NULL },
    { "map.yaml", "french: BAM EBN", "french: BAM ^BAM", "BAM is given twice" },
    { "map.yaml", "prussian: ESN", "prussian: ^BAM", "BAM is given twice" },
    { "map.yaml", "french: BAM EBN", "french: BAM ^EBM", "\"EBM\" is no area" },
    { "map.yaml", "ALT-LEI: 4", "ALT-LEI: ^3",
      "from Altenburg to Leipzig should be 3 connections, but it is 4" },
    { "map.yaml", "ALT-LEI: 4", "^ALTLEI: 4", "two areas with a dash" },
    { "map.yaml", "ALT-LEI: 4", "^ALT-LEZ: 4", "two areas with a dash" },
    { "map.yaml", "areas: 61", "areas: ^62", "areas should be 62, but there are 61" },
    { "map.yaml", "links: 115", "links: ^114", "there are 115" },
    { "map.yaml", "bridges: 30", "bridges: ^29", "there are 30" },
    { "map.yaml", "bridges: 30", "^rivers: 3", "found 'rivers'" },
    /* blocks */
    { "blocks.yaml", "id: Ney,", "id: ^davout,", "two blocks have the id davout" },
    { "blocks.yaml", "id: Ney,", "id: ^None,", "expected an id" },
    { "blocks.yaml", "id: Ney,", "id: ^Né,", "expected an id" },
    { "blocks.yaml", "id: Ney,", "id: ^Ney the brave,", "expected one word" },
    { "blocks.yaml", "name: Ney, ", "name: ^\"\", ", "expected a name" },
    { "blocks.yaml", "kind: corps", "kind: ^army", "commander, corps or vedette" },
    { "blocks.yaml", "strength: 7+1", "strength: ^8+1", "1 to 8 points" },
    { "blocks.yaml", "strength: 7+1", "strength: ^0+0", "1 to 8 points" },
    { "blocks.yaml", "strength: 7+1", "strength: ^7-1", "such as 5+1" },
    { "blocks.yaml", "strength: 7+1", "strength: ^-1+8", "such as 5+1" },
    { "blocks.yaml", "stack-mp: 1", "lone-mp: ^1", "a block of this kind has no lone-mp" },
    { "blocks.yaml", "lone-mp: 1", "stack-mp: ^1", "a block of this kind has no stack-mp" },
    { "blocks.yaml", "lone-mp: 1", "lone-mp: ^4", "1 to 3" },
    { "blocks.yaml", "kind: vedette", "kind: vedette, strength: ^1+0", "only a corps" },
    { "blocks.yaml", "kind: vedette", "kind: vedette, cards: ^1", "of this kind has no cards" },
    { "blocks.yaml", "grades: S - R", "grades: ^S R", "2 grades, expected 3" },
    { "blocks.yaml", "grades: S - R", "grades: S ^X R", "\"X\" is not one of" },
    { "blocks.yaml", "counter: I,", "^number: I,", "found 'number'" },
    { "blocks.yaml", "- {id: Bernadotte",
      "- ^{id: Berthier, name: Berthier, kind: commander, "
      "grades: S - -}\n  - {id: Bernadotte",
      "a second commander besides Napoléon" },
    { "blocks.yaml", "infantry: 35", "infantry: ^36", "infantry should be 36, but there are 35" },
    { "blocks.yaml", "blocks: 13", "blocks: ^14", "there are 13" },
    { "blocks.yaml", "cavalry: 13", "cavalry: ^12", "there are 13" },
    /* boxes, dice, events */
    { "cards.yaml", "L1: 1 1", "L1: ^1", "expected losses and fatigue" },
    { "cards.yaml", "L1: 1 1", "L1: 1 ^5", "\"5\" found; expected a number from 0 to 4" },
    { "cards.yaml", "french:   L1 L1", "french:   L1 ^L2", "\"L2\" is not one of: L1, F2, F1" },
    { "cards.yaml", "french:   L1 L1", "french:   ^L1", "5 faces, expected six" },
    { "cards.yaml", "L1 F2 F2 F1\n", "L1 F2 F2 F1 ^F1\n", "more than six faces" },
    { "cards.yaml", "  ambush: ", "  ^ambuscade: ", "found 'ambuscade'" },
    { "cards.yaml", "colour: green", "colour: ^blue", "the rules play ambush as a green event" },
    { "cards.yaml", "colour: green", "colour: ^yellow", "red, blue or green" },
    { "cards.yaml", "french: 0, prussian: 2", "french: ^1, prussian: 2",
      "1 copies, but the french deck has 0" },
    { "cards.yaml", "corps: Bernadotte", "corps: ^Berthier", "\"Berthier\" is no block" },
    { "cards.yaml", "corps: Bernadotte", "corps: ^Napoleon", "Napoleon is no corps" },
    { "cards.yaml", "grades: S S", "corps: ^Ney, grades: S S",
      "the event ambush is about no corps" },
    { "cards.yaml", "grades: S S", "areas: ^ERF JEN, grades: S S", "ambush is about no areas" },
    { "cards.yaml", "grades: S S", "grades: ^S", "1 grades, expected 2" },
    { "cards.yaml", "areas: HAL LEI", "areas: ^HAL", "expected two areas" },
    { "cards.yaml", "areas: HAL LEI", "areas: ^HAL HAL", "expected two areas" },
    { "cards.yaml", "areas: HAL LEI", "areas: HAL LEI ^ERF", "more than two areas" },
    /* decks */
    { "cards.yaml", "- F02 ", "- ^f01 ", "two cards have the id f01" },
    { "cards.yaml", "- P01 ", "- ^F01 ", "two cards have the id F01" },
    { "cards.yaml", "- F02 anticipation ", "- F02 ^antic ", "\"antic\" is no event" },
    { "cards.yaml", "anticipation        5", "anticipation        ^7", "from 1 to 6" },
    { "cards.yaml", "5 F1 1 R", "5 ^F3 1 R", "\"F3\" is not one of" },
    { "cards.yaml", "5 F1 1 R", "5 F1 ^9 R", "from 0 to 8" },
    { "cards.yaml", "5 F1 1 R", "5 F1 1 ^A", "\"A\" is not one of" },
    { "cards.yaml", "5 F1 1 R", "5 F1 1 R ^+1", "one word too many" },
    { "cards.yaml", "1 R +1", "1 R ^+5", "from 1 to 4" },
    { "cards.yaml", "1 R +1", "1 R +1 ^+1", "one word too many" },
    { "cards.yaml", "- F15 fatigue             6 L1 1 R +2", "- ^F15 fatigue             6 L1 1 R",
      "how much fatigue" },
    { "cards.yaml", "- F01 anticipation        5 F1 1 R", "- ^F01 anticipation        5 F1 1",
      "expected id, event" },
    { "cards.yaml", "- F01 anticipation        5 F1 1 R", "- ^{id: F01}", "expected" },
    { "cards.yaml", "cards: 48", "cards: ^47", "there are 48" },
    { "cards.yaml", "highest: 5", "highest: ^6", "there are 5" },
    { "cards.yaml", "mean: 7/2", "mean: ^4", "mean should be 4, but 168 over 48 are counted" },
    { "cards.yaml", "mean: 7/2", "mean: ^3.5", "a share such as 1/2" },
    { "cards.yaml", "losses: 1/3", "losses: ^1/2", "losses should be 1/2, but 16 over 48" },
    /* a slip in a row shows in the sums */
    { "cards.yaml", "- F01 anticipation        5 F1 1 R", "- F01 anticipation        4 F1 1 R",
      NULL },
    /* scenarios */
    { CAMPAIGN, "id: campaign", "id: ^summer", "expected \"campaign\"" },
    { CAMPAIGN, "turns: 1 7", "turns: ^1", "the first turn and the last" },
    { CAMPAIGN, "turns: 1 7", "turns: 1 ^8", "from 1 to 7" },
    { CAMPAIGN, "turns: 1 7", "turns: 6 ^5", "from 6 to 7" },
    { CAMPAIGN, "start: 10", "start: ^20", "1 to 19" },
    { CAMPAIGN, "start: 10", "start: ^0", "1 to 19" },
    { CAMPAIGN, "{start: 10, needed: 1}", "^{start: 10}", "needed" },
    { CAMPAIGN, "french: BAM\n", "french: ^COB\n", "COB is no victory area" },
    { CAMPAIGN, "french: BAM\n", "french: BAM ^BAM\n", "BAM is given twice" },
    { CAMPAIGN, "Napoleon: BAM", "Napoleon: ^BAN", "\"BAN\" is no area" },
    { CAMPAIGN, "Napoleon: BAM", "^Napolion: BAM", "\"Napolion\" is no block" },
    { CAMPAIGN, "Napoleon: BAM", "^Frederick: BAM", "Frederick is not french" },
    { CAMPAIGN, "Napoleon: BAM", "Napoleon: ^HOL", "no corps is with Napoleon" },
    { CAMPAIGN, "    Napoleon: BAM\n    Bern", "    ^Bern", "Napoleon has no start" },
    { CAMPAIGN, "Ney: BAY", "^F.v1: BAY", "F.v1 is a vedette" },
    { CAMPAIGN, "Ney: BAY", "Ney: ^LEI", "LEI is controlled by the other side" },
    { CAMPAIGN, "Tauentzien: SCH", "Tauentzien: ^KRO",
      "Bernadotte of the other side starts in KRO" },
    { CAMPAIGN, "late: {corps: Wurttemberg", "late: {corps: ^Ney", "Ney is placed twice" },
    { CAMPAIGN, "turn: 5", "turn: ^1", "2 to 7" },
    { CAMPAIGN, "areas: LEI HAL", "areas: ^LEI", "expected two areas" },
    { CAMPAIGN, "areas: LEI HAL", "areas: LEI HAL ^ERF", "more than two areas" },
    { CAMPAIGN, "    Ney: BAY\n", "", NULL },
    { CAMPAIGN, "S: Wurttemberg", "S: ^Wurtemberg", "is no block" },
    { CAMPAIGN, "S: Wurttemberg", "^T: Wurttemberg", "found 'T'" },
    { CAMPAIGN, "prussian: 40", "prussian: ^44", "prussian should be 44, but there are 40" },
    { CAMPAIGN, "title:", "^name: x\ntitle:", "found 'name'" },
    /* secret set-up */
    { CAMPAIGN, "fixed: {BAM:", "fixed: {^GOT:", "GOT is outside the french zone" },
    { CAMPAIGN, "Napoleon Murat", "Napoleon ^Louis", "Louis is not french" },
    { CAMPAIGN, "Napoleon Murat", "Napoleon ^Napoleon", "Napoleon is given twice" },
    { CAMPAIGN, "{ERF: Frederick}", "{ERF: ^Wurttemberg}",
      "Wurttemberg does not start on the map" },
    { CAMPAIGN, "single: true", "single: ^maybe", "false or true" },
    { CAMPAIGN, "single: true\n", "single: true\n    least: ^{COB: 1}\n", "single or least" },
    { CAMPAIGN, "{BAM: Napoleon Murat Bessieres F.v1", "^{BAM: Napoleon F.v1",
      "a commander starts in BAM, where no corps has to" },
    { CAMPAIGN, "fixed: {ERF: Frederick}\n    least: {ERF: 1,",
      "fixed: ^{ERF: Frederick}\n    least: {", "a commander starts in ERF" },
    { CAMPAIGN, "ilm-to-saale: 2", "^rhine: 2", "\"rhine\" is neither an area nor a region" },
    { CAMPAIGN, "ilm-to-saale: 2", "^franconia: 2",
      "nothing of franconia is in the prussian zone" },
    { CAMPAIGN, "ilm-to-saale: 2", "ilm-to-saale: ^8", "9 corps, but there are only 8" },
    { CAMPAIGN, "ilm-to-saale: 2", "ilm-to-saale: ^0", "1 to 32" },
};

extern const bt_rules n06_rules;

static const broken box = { &n06_rules, "campaign" };

static void
mistakes_are_named_where_they_stand(void **state)
{
    (void)state;
    broken_check_all(&box, slips, BT_COUNT(slips));
}

static void
no_line_is_missed_in_silence(void **state)
{
    static const line_count files[] = {
        { "campaign", "map.yaml", 180 },        { "campaign", "blocks.yaml", 27 },
        { "campaign", "cards.yaml", 140 },      { "campaign", CAMPAIGN, 24 },
        { "short", "scenario-short.yaml", 24 },
    };

    (void)state;
    broken_check_lines(&n06_rules, files, BT_COUNT(files));
}

static void
a_pack_without_a_file_is_refused(void **state)
{
    (void)state;
    bt_arena arena = { 0 };
    bt_pack pack, less;
    bt_error err = { 0 };
    bt_game *game;
    broken_pack(&box, &arena, &pack);
    assert_int_equal(bt_game_new(&game, &n06_rules, &pack, "winter", NULL, &err), BT_ENOTFOUND);
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
        bool needed = strcmp(name, "scenario-short.yaml") != 0 && strncmp(name, "example-", 8) != 0;
        assert_int_equal(bt_game_new(&game, &n06_rules, &less, "campaign", NULL, &err),
                         needed ? BT_ENOTFOUND : BT_OK);
        bt_game_free(game);
    }
    bt_arena_release(&arena);
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(mistakes_are_named_where_they_stand),
        cmocka_unit_test(no_line_is_missed_in_silence),
        cmocka_unit_test(a_pack_without_a_file_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
