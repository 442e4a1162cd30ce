/*
 * test_doc.c - the getters find, read and refuse, with places.
 *
 * The document is written as nodes here, so that nothing depends on a parser:
 *
 *     name: Jena            1:1
 *     turns: 12             2:1
 *     night: true           3:1
 *     sides: [france, x]    4:1
 *     empty: ""             5:1
 */
#include <berthier/doc.h>

#include <limits.h>
#include <string.h>

#define TEXTS "name\0Jena\0turns\00012\0night\0true\0sides\0france\0x\0empty\0\0"

enum { S = BT_DOC_SCALAR, Q = BT_DOC_SEQUENCE, M = BT_DOC_MAPPING };

static const bt_doc_node nodes[] = {
    { M, 1, 1, 0, 1, 0 },  { S, 1, 1, 0, 0, 2 },   { S, 7, 1, 5, 0, 3 },   { S, 1, 2, 10, 0, 4 },
    { S, 8, 2, 16, 0, 5 }, { S, 1, 3, 19, 0, 6 },  { S, 8, 3, 25, 0, 7 },  { S, 1, 4, 30, 0, 8 },
    { Q, 8, 4, 0, 9, 11 }, { S, 9, 4, 36, 0, 10 }, { S, 17, 4, 43, 0, 0 }, { S, 1, 5, 45, 0, 12 },
    { S, 8, 5, 51, 0, 0 },
};

static const bt_doc doc = { "t.yaml", nodes, BT_COUNT(nodes), TEXTS, sizeof TEXTS - 1 };

static bt_node
value(const char *key)
{
    return bt_node_find(bt_doc_root(&doc), key);
}

static void
message_is(const bt_error *err, const char *expected)
{
    char text[600];
    assert_int_equal(err->status, BT_EDATA);
    bt_error_format(err, text, sizeof text);
    assert_string_equal(text, expected);
}

static void
walking(void **state)
{
    bt_node root = bt_doc_root(&doc);
    bt_node sides = value("sides");
    (void)state;
    assert_true(bt_node_exists(root));
    assert_int_equal(bt_node_kind(root), BT_DOC_MAPPING);
    assert_int_equal(bt_node_count(root), 5);
    assert_string_equal(bt_node_text(root), "");
    assert_string_equal(bt_node_text(bt_node_first(root)), "name");
    assert_int_equal(bt_node_kind(sides), BT_DOC_SEQUENCE);
    assert_int_equal(bt_node_count(sides), 2);
    assert_string_equal(bt_node_text(bt_node_next(bt_node_first(sides))), "x");
    assert_false(bt_node_exists(bt_node_next(bt_node_next(bt_node_first(sides)))));
    assert_int_equal(bt_node_count(value("name")), 0);
}

static void
what_does_not_exist_is_harmless(void **state)
{
    static const bt_doc empty = { "e.yaml", NULL, 0, "", 0 };
    bt_node none = bt_doc_root(&empty);
    (void)state;
    assert_false(bt_node_exists(none));
    assert_false(bt_node_exists(value("nothing")));
    assert_false(bt_node_exists(value("Jena")));
    assert_false(bt_node_exists(bt_node_find(value("sides"), "france")));
    assert_false(bt_node_exists(bt_node_first(none)));
    assert_false(bt_node_exists(bt_node_next(none)));
    assert_false(bt_node_exists(bt_node_find(none, "x")));
    assert_int_equal(bt_node_count(none), 0);
    assert_string_equal(bt_node_text(none), "");
}

static void
get_names_the_mapping(void **state)
{
    bt_error err = { 0 };
    bt_node out;
    (void)state;
    assert_int_equal(bt_node_get(bt_doc_root(&doc), "turns", &out, &err), BT_OK);
    assert_string_equal(bt_node_text(out), "12");
    assert_int_equal(bt_node_get(bt_doc_root(&doc), "hex", &out, &err), BT_EDATA);
    assert_false(bt_node_exists(out));
    message_is(&err, "t.yaml:1:1: missing key 'hex'");
    assert_int_equal(bt_node_get(value("sides"), "hex", &out, &err), BT_EDATA);
    message_is(&err, "t.yaml:4:8: expected a mapping, found a list");
    assert_int_equal(bt_node_get(value("hex"), "x", &out, &err), BT_EDATA);
    message_is(&err, "t.yaml: expected a mapping, found nothing");
}

static void
expect_names_both_kinds(void **state)
{
    bt_error err = { 0 };
    (void)state;
    assert_int_equal(bt_node_expect(value("sides"), BT_DOC_SEQUENCE, &err), BT_OK);
    assert_int_equal(bt_node_expect(value("name"), BT_DOC_SEQUENCE, &err), BT_EDATA);
    message_is(&err, "t.yaml:1:7: expected a list, found 'Jena'");
    assert_int_equal(bt_node_expect(bt_doc_root(&doc), BT_DOC_SCALAR, &err), BT_EDATA);
    message_is(&err, "t.yaml:1:1: expected a single value, found a mapping");
    assert_int_equal(bt_node_expect(value("hex"), BT_DOC_SCALAR, &err), BT_EDATA);
}

static void
whole_numbers(void **state)
{
    bt_error err = { 0 };
    int out = -1;
    (void)state;
    assert_int_equal(bt_node_int(value("turns"), 12, 12, &out, &err), BT_OK);
    assert_int_equal(out, 12);
    assert_int_equal(bt_node_int(value("turns"), 1, 11, &out, &err), BT_EDATA);
    message_is(&err, "t.yaml:2:8: expected a whole number from 1 to 11, found '12'");
    assert_int_equal(bt_node_int(value("turns"), 13, 20, &out, &err), BT_EDATA);
    assert_int_equal(bt_node_int(value("name"), 1, 12, &out, &err), BT_EDATA);
    message_is(&err, "t.yaml:1:7: expected a whole number from 1 to 12, found 'Jena'");
    assert_int_equal(bt_node_int(value("empty"), 0, 9, &out, &err), BT_EDATA);
    message_is(&err, "t.yaml:5:8: expected a whole number from 0 to 9, found ''");
    assert_int_equal(bt_node_int(value("sides"), 0, 9, &out, &err), BT_EDATA);
    assert_int_equal(out, 12);
}

static void
whole_numbers_by_key(void **state)
{
    bt_error err = { 0 };
    int out = -1;
    (void)state;
    assert_int_equal(bt_node_get_int(bt_doc_root(&doc), "turns", 1, 12, &out, &err), BT_OK);
    assert_int_equal(out, 12);
    assert_int_equal(bt_node_get_int(bt_doc_root(&doc), "turns", 1, 11, &out, &err), BT_EDATA);
    message_is(&err, "t.yaml:2:8: expected a whole number from 1 to 11, found '12'");
    assert_int_equal(bt_node_get_int(bt_doc_root(&doc), "hex", 1, 12, &out, &err), BT_EDATA);
    assert_int_equal(out, 12);
}

static int
int_of(const char *text, int *out)
{
    bt_doc_node one = { S, 1, 1, 0, 0, 0 };
    bt_doc single = { "n.yaml", &one, 1, text, (uint32_t)strlen(text) + 1 };
    return bt_node_int(bt_doc_root(&single), INT_MIN, INT_MAX, out, NULL);
}

static void
only_plain_decimal(void **state)
{
    static const char *const bad[] = {
        "",    "-",   "+1",  " 1",    "1 ",         "1.0",         "0x1",
        "1e3", "010", "--1", "1_000", "2147483648", "-2147483649", "99999999999999999999999",
        "-00"
    };
    int out = 5;
    (void)state;
    for (size_t i = 0; i < BT_COUNT(bad); i++)
        assert_int_equal(int_of(bad[i], &out), BT_EDATA);
    assert_int_equal(out, 5);
    assert_int_equal(int_of("0", &out), BT_OK);
    assert_int_equal(out, 0);
    assert_int_equal(int_of("2147483647", &out), BT_OK);
    assert_int_equal(out, INT_MAX);
    assert_int_equal(int_of("-2147483648", &out), BT_OK);
    assert_int_equal(out, INT_MIN);
}

static void
words_and_truth(void **state)
{
    static const char *const words[] = { "Lannes", "Ney", "Jena" };
    bt_error err = { 0 };
    bool truth = false;
    int out = -1;
    (void)state;
    assert_int_equal(bt_node_word(value("name"), words, 3, &out, &err), BT_OK);
    assert_int_equal(out, 2);
    assert_int_equal(bt_node_word(value("turns"), words, 3, &out, &err), BT_EDATA);
    message_is(&err, "t.yaml:2:8: expected Lannes, Ney or Jena, found '12'");
    assert_int_equal(bt_node_word(value("turns"), words, 1, &out, &err), BT_EDATA);
    message_is(&err, "t.yaml:2:8: expected Lannes, found '12'");
    assert_int_equal(bt_node_bool(value("night"), &truth, &err), BT_OK);
    assert_true(truth);
    assert_int_equal(bt_node_bool(value("name"), &truth, &err), BT_EDATA);
    message_is(&err, "t.yaml:1:7: expected false or true, found 'Jena'");
    assert_true(truth);
}

static void
long_lists_of_words_are_cut(void **state)
{
    const char *words[60];
    bt_error err = { 0 };
    int out;
    (void)state;
    for (size_t i = 0; i < BT_COUNT(words); i++)
        words[i] = "battalion";
    assert_int_equal(bt_node_word(value("turns"), words, 60, &out, &err), BT_EDATA);
    assert_non_null(strstr(err.text, "battalion, ..., found '12'"));
}

static void
copies_fit_or_fail(void **state)
{
    bt_error err = { 0 };
    char out[5] = "";
    (void)state;
    assert_int_equal(bt_node_copy(value("name"), out, 5, &err), BT_OK);
    assert_string_equal(out, "Jena");
    assert_int_equal(bt_node_copy(value("name"), out, 4, &err), BT_EDATA);
    message_is(&err, "t.yaml:1:7: expected a text of 1 to 3 bytes, found 'Jena'");
    assert_int_equal(bt_node_copy(value("empty"), out, 5, &err), BT_EDATA);
    assert_int_equal(bt_node_copy(value("sides"), out, 5, &err), BT_EDATA);
    message_is(&err, "t.yaml:4:8: expected a text of 1 to 4 bytes, found a list");
}

static void
only_names_the_stranger(void **state)
{
    static const char *const all[] = { "name", "turns", "night", "sides", "empty" };
    static const char *const few[] = { "name", "turns", "sides" };
    bt_error err = { 0 };
    (void)state;
    assert_int_equal(bt_node_only(bt_doc_root(&doc), all, 5, &err), BT_OK);
    assert_int_equal(bt_node_only(bt_doc_root(&doc), few, 3, &err), BT_EDATA);
    message_is(&err, "t.yaml:3:1: expected name, turns or sides, found 'night'");
    assert_int_equal(bt_node_only(value("sides"), few, 3, &err), BT_EDATA);
    message_is(&err, "t.yaml:4:8: expected a mapping, found a list");
}

static void
fail_takes_any_format(void **state)
{
    bt_error err = { 0 };
    (void)state;
    assert_int_equal(bt_node_fail(value("turns"), &err, "turn %d is %s", 12, "late"), BT_EDATA);
    message_is(&err, "t.yaml:2:8: turn 12 is late");
    assert_int_equal(bt_node_fail(value("turns"), NULL, "unheard"), BT_EDATA);
}

static void
hash_sees_content_not_layout(void **state)
{
    bt_doc_node moved[BT_COUNT(nodes)];
    bt_doc other = doc;
    char texts[] = TEXTS;
    (void)state;
    memcpy(moved, nodes, sizeof nodes);
    for (size_t i = 0; i < BT_COUNT(moved); i++) {
        moved[i].line += 7;
        moved[i].column = 3;
    }
    other.nodes = moved;
    other.name = "other.yaml";
    assert_true(bt_doc_hash(&doc, 0) == bt_doc_hash(&other, 0));
    assert_true(bt_doc_hash(&doc, 0) != bt_doc_hash(&doc, 1));
    texts[5] = 'j';
    other.texts = texts;
    assert_true(bt_doc_hash(&doc, 0) != bt_doc_hash(&other, 0));
}

/* [a, [b]] and [a, b, []] differ in shape alone once their texts are strung up. */
static void
hash_sees_shape(void **state)
{
    static const bt_doc_node deep[] = {
        { Q, 1, 1, 0, 1, 0 }, { S, 1, 1, 0, 0, 2 }, { Q, 1, 1, 0, 3, 0 }, { S, 1, 1, 2, 0, 0 }
    };
    static const bt_doc_node flat[] = {
        { Q, 1, 1, 0, 1, 0 }, { S, 1, 1, 0, 0, 2 }, { Q, 1, 1, 0, 0, 3 }, { S, 1, 1, 2, 0, 0 }
    };
    bt_doc a = { "x", deep, 4, "a\0b", 4 };
    bt_doc b = { "x", flat, 4, "a\0b", 4 };
    (void)state;
    assert_true(bt_doc_hash(&a, 0) != bt_doc_hash(&b, 0));
}

static void
packs_find_and_hash(void **state)
{
    bt_doc docs[2] = { doc, doc };
    bt_pack pack = { "toy", docs, 2 };
    uint64_t before;
    (void)state;
    docs[0].name = "a.yaml";
    before = bt_pack_hash(&pack);
    assert_ptr_equal(bt_pack_doc(&pack, "t.yaml"), &docs[1]);
    assert_null(bt_pack_doc(&pack, "t.yam"));
    docs[0].name = "b.yaml";
    assert_true(bt_pack_hash(&pack) != before);
    docs[0].name = "a.yaml";
    assert_true(bt_pack_hash(&pack) == before);
    pack.doc_count = 1;
    assert_true(bt_pack_hash(&pack) != before);
}

static void
packs_must_have_what_is_asked_for(void **state)
{
    static const bt_doc_node list[] = { { Q, 1, 1, 0, 0, 0 } };
    const bt_doc docs[2] = { { "list.yaml", list, 1, "", 0 }, doc };
    const bt_pack pack = { "toy", docs, 2 };
    const bt_doc *found;
    bt_error err = { 0 };
    (void)state;
    assert_int_equal(bt_pack_get(&pack, "t.yaml", &found, &err), BT_OK);
    assert_ptr_equal(found, &docs[1]);
    assert_int_equal(bt_pack_get(&pack, "map.yaml", &found, &err), BT_ENOTFOUND);
    assert_string_equal(err.text, "the data of toy has no file map.yaml");
    assert_int_equal(bt_pack_get(&pack, "list.yaml", &found, &err), BT_EDATA);
    message_is(&err, "list.yaml:1:1: expected a mapping, found a list");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(walking),
        cmocka_unit_test(what_does_not_exist_is_harmless),
        cmocka_unit_test(get_names_the_mapping),
        cmocka_unit_test(expect_names_both_kinds),
        cmocka_unit_test(whole_numbers),
        cmocka_unit_test(whole_numbers_by_key),
        cmocka_unit_test(only_plain_decimal),
        cmocka_unit_test(words_and_truth),
        cmocka_unit_test(long_lists_of_words_are_cut),
        cmocka_unit_test(copies_fit_or_fail),
        cmocka_unit_test(only_names_the_stranger),
        cmocka_unit_test(fail_takes_any_format),
        cmocka_unit_test(hash_sees_content_not_layout),
        cmocka_unit_test(hash_sees_shape),
        cmocka_unit_test(packs_find_and_hash),
        cmocka_unit_test(packs_must_have_what_is_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
