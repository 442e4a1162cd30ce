/*
 * test_load.c - what loaders read alike, and each slip with its place.
 */
#include <berthier/load.h>

#include "yamlmap.h"

static const char text[] = "good:  {id: V.c, name: V Corps cavalry, grade: S}\n"
                           "blank: {id: V c, name: \"\", grade: -}\n"
                           "bare:  {strength: 2}\n"
                           "units: V V.c v.C\n";

static const bt_unit_info units[] = { { .id = "V" }, { .id = "V.c" } };

typedef struct pack {
    bt_game game;
    bt_arena arena;
    bt_doc docs[2];
    bt_pack pack;
    bt_error err;
} pack;

static int
open_pack(void **state)
{
    static pack p;
    p = (pack){ .game.scenario = "plain", .pack = { "toy", p.docs, 2 } };
    p.docs[0] = doc_of(&p.arena, "id: plain\n");
    p.docs[0].name = "scenario-plain.yaml";
    p.docs[1] = doc_of(&p.arena, text);
    p.game.pack = &p.pack;
    *state = &p;
    return 0;
}

static int
close_pack(void **state)
{
    pack *p = *state;
    bt_arena_release(&p->game.arena);
    bt_arena_release(&p->arena);
    return 0;
}

static bt_node
row(const pack *p, const char *key)
{
    return bt_node_find(bt_doc_root(&p->docs[1]), key);
}

/* The reader failed at a place of the text, and said so. */
static void
refused(pack *p, int status, int line, int column, const char *says)
{
    if (status != BT_EDATA || p->err.line != line || p->err.column != column ||
        !strstr(p->err.text, says))
        fail_msg("status %d, %d:%d: %s (expected %d:%d: %s)", status, p->err.line, p->err.column,
                 p->err.text, line, column, says);
}

static void
a_scenario_has_a_document(void **state)
{
    pack *p = *state;
    bt_node root;
    assert_int_equal(bt_load_scenario(&p->game, &root, &p->err), BT_OK);
    assert_string_equal(bt_node_text(bt_node_find(root, "id")), "plain");
    memset(p->game.scenario, 'x', sizeof p->game.scenario - 1); /* the longest name there is */
    assert_int_equal(bt_load_scenario(&p->game, &root, &p->err), BT_ENOTFOUND);
    assert_string_equal(p->err.text, "the data of toy has no file "
                                     "scenario-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.yaml");
}

static void
a_scenario_has_a_title(void **state)
{
    pack *p = *state;
    bt_doc named = doc_of(&p->arena, "id: plain\ntitle: The plain\n");
    bt_doc list = doc_of(&p->arena, "id: plain\ntitle: [The, plain]\n");
    assert_int_equal(bt_load_title(&p->game, bt_doc_root(&named), &p->err), BT_OK);
    assert_string_equal(p->game.title, "The plain");
    refused(p, bt_load_title(&p->game, bt_doc_root(&list), &p->err), 2, 8,
            "expected a single value");
    refused(p, bt_load_title(&p->game, bt_doc_root(&p->docs[0]), &p->err), 1, 1, "title");
}

static void
a_row_has_id_name_and_grade(void **state)
{
    pack *p = *state;
    const char *id, *name;
    bt_node good = row(p, "good");
    assert_int_equal(bt_load_id(&p->game, good, &id, &p->err), BT_OK);
    assert_int_equal(bt_load_name(&p->game, good, &name, &p->err), BT_OK);
    assert_int_equal(bt_load_grade(good, &p->err), BT_OK);
    assert_string_equal(id, "V.c");
    assert_string_equal(name, "V Corps cavalry");
    assert_ptr_not_equal(name, bt_node_text(bt_node_find(good, "name"))); /* the game's own copy */
}

static void
slips_are_told_with_their_place(void **state)
{
    pack *p = *state;
    const char *out;
    bt_node blank = row(p, "blank"), bare = row(p, "bare");
    refused(p, bt_load_id(&p->game, blank, &out, &p->err), 2, 13, "expected one word");
    refused(p, bt_load_name(&p->game, blank, &out, &p->err), 2, 24, "expected a name");
    refused(p, bt_load_grade(blank, &p->err), 2, 35, "expected S, F, R or r, found '-'");
    refused(p, bt_load_id(&p->game, bare, &out, &p->err), 3, 8, "id");
    refused(p, bt_load_name(&p->game, bare, &out, &p->err), 3, 8, "name");
    refused(p, bt_load_grade(bare, &p->err), 3, 8, "grade");
}

static void
units_are_found_letter_for_letter(void **state)
{
    pack *p = *state;
    bt_unit found = BT_UNIT_NONE;
    bt_words words;
    bt_word word;
    assert_int_equal(bt_words_start(&words, row(p, "units"), &p->err), BT_OK);
    for (bt_unit u = 0; u < BT_COUNT(units); u++) {
        assert_true(bt_words_next(&words, &word));
        assert_int_equal(bt_load_unit(&word, units, 2, "unit of units.yaml", &found, &p->err),
                         BT_OK);
        assert_int_equal(found, u);
    }
    assert_true(bt_words_next(&words, &word));
    refused(p, bt_load_unit(&word, units, 2, "unit of units.yaml", &found, &p->err), 4, 14,
            "\"v.C\" is no unit of units.yaml");
    assert_int_equal(found, 1);
}

int
main(void)
{
#define CASE(name) cmocka_unit_test_setup_teardown(name, open_pack, close_pack)
    const struct CMUnitTest tests[] = {
        CASE(a_scenario_has_a_document),         CASE(a_scenario_has_a_title),
        CASE(a_row_has_id_name_and_grade),       CASE(slips_are_told_with_their_place),
        CASE(units_are_found_letter_for_letter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
