/*
 * test_examples.c - every example of every game is played by the rules of today; a slip in one is named
 * where it stands.
 */
#include "broken.h"

#include <berthier/example.h>
#include <berthier/games.h>

static void
every_example_is_whole(void **state)
{
    const bt_rules *rules;
    int count = 0;
    (void)state;
    for (int i = 0; (rules = bt_games_at(i)); i++) {
        const bt_pack *pack = bt_games_pack(rules->id);
        const bt_doc *example;
        for (int n = 0; (example = bt_example_at(pack, n)); n++, count++) {
            bt_error err = { 0 };
            if (bt_example_check(rules, pack, example, &err))
                fail_msg("%s %s:%d:%d: %s", rules->id, err.file, err.line, err.column, err.text);
        }
    }
    assert_true(count > 0);
}

static const char file_name[] = "example-sample-game.yaml";

static const slip slips[] = {
    { file_name, "title:", "^titel:", "titel" },
    { file_name, "id: sample-game", "id: ^other", "expected \"sample-game\" as in the file's name" },
    { file_name, "side: french", "side: ^prussian", "prussian" },
    { file_name, "    text: >-", "    ^texts: >-", "texts" },
    { file_name, "rules: [17.1,", "rules: [^17.111,", "there is no rule 17.111" },
    { file_name, "- chance deal alexander-i", "- ^chance deal alexander-ii", "alexander-ii" },
    { file_name, "- french step Wurttemberg", "- ^french step Hannover", "it is refused: " },
    { file_name, "- french step Wurttemberg", "- ^prussian step Wurttemberg", "who acts" },
    { file_name, "- french march Napoleon", "- ^coalition march Napoleon", "it is refused: " },
};

static void
slips_are_named_where_they_stand(void **state)
{
    const bt_rules *rules = bt_games_find("age-of-napoleon");
    const broken b = { rules, "1805" };
    (void)state;
    for (size_t i = 0; i < sizeof slips / sizeof *slips; i++) {
        bt_arena arena = { 0 };
        bt_buf text = { 0 };
        bt_error err = { 0 };
        bt_doc doc;
        int line, column;
        broken_make(&b, &slips[i], &text, &line, &column);
        assert_int_equal(bt_doc_parse(&doc, &arena, file_name, bt_buf_text(&text),
                                      strlen(bt_buf_text(&text)), &err),
                         BT_OK);
        int status = bt_example_check(rules, bt_games_pack(rules->id), &doc, &err);
        if (status != BT_EDATA || err.line != line || err.column != column ||
            !strstr(err.text, slips[i].says))
            fail_msg("\"%s\": status %d, %d:%d: %s (expected %d:%d: %s)", slips[i].to, status,
                     err.line, err.column, err.text, line, column, slips[i].says);
        bt_buf_release(&text);
        bt_arena_release(&arena);
    }
}

/* Journals and stored games of before stay true when an example is told otherwise. */
static void
the_data_are_the_same_without_them(void **state)
{
    const bt_pack *pack = bt_games_pack("age-of-napoleon");
    bt_doc docs[32];
    bt_pack bare = { pack->game, docs, 0 };
    (void)state;
    for (int i = 0; i < pack->doc_count; i++) {
        if (strncmp(pack->docs[i].name, "example-", 8) != 0)
            docs[bare.doc_count++] = pack->docs[i];
    }
    assert_true(bare.doc_count < pack->doc_count);
    assert_true(bt_pack_hash(&bare) == bt_pack_hash(pack));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_example_is_whole),
        cmocka_unit_test(slips_are_named_where_they_stand),
        cmocka_unit_test(the_data_are_the_same_without_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
