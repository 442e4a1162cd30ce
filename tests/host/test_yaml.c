/*
 * test_yaml.c - what is read, where it stood, and what is refused.
 */
#include <berthier/host.h>

#include <stdlib.h>
#include <string.h>

static bt_doc
parsed(bt_arena *arena, const char *text)
{
    bt_error err = { 0 };
    bt_doc doc;
    int status = bt_doc_parse(&doc, arena, "t.yaml", text, strlen(text), &err);
    if (status != BT_OK)
        fail_msg("%d:%d: %s", err.line, err.column, err.text);
    return doc;
}

static void
refused_bytes(const char *text, size_t length, int expected, const char *message)
{
    bt_arena arena = { 0 };
    bt_error err = { 0 };
    char said[500];
    bt_doc doc;
    int status = bt_doc_parse(&doc, &arena, "t.yaml", text, length, &err);
    bt_error_format(&err, said, sizeof said);
    assert_string_equal(said, message);
    assert_int_equal(status, expected);
    assert_int_equal(doc.node_count, 0);
    bt_arena_release(&arena);
}

static void
refused(const char *text, const char *message)
{
    refused_bytes(text, strlen(text), BT_ESYNTAX, message);
}

static void
place_is(bt_node node, const char *text, int line, int column)
{
    bt_error err = { 0 };
    (void)bt_node_fail(node, &err, "here");
    assert_string_equal(bt_node_text(node), text);
    assert_int_equal(err.line, line);
    assert_int_equal(err.column, column);
    assert_string_equal(err.file, "t.yaml");
}

static void
nodes_keep_their_places(void **state)
{
    bt_arena arena = { 0 };
    bt_doc doc = parsed(&arena, "# comment\n"
                                "name: Jena\n"
                                "units:\n"
                                "  - {id: \"\xc3\xa9 1\", at: [3, 4]}\n"
                                "  - id: two\n"
                                "note: |\n"
                                "  a\n"
                                "  b\n"
                                "none:\n");
    bt_node root = bt_doc_root(&doc);
    bt_node unit = bt_node_first(bt_node_find(root, "units"));
    (void)state;
    assert_string_equal(doc.name, "t.yaml");
    assert_int_equal(bt_node_count(root), 4);
    place_is(bt_node_first(root), "name", 2, 1);
    place_is(bt_node_find(root, "name"), "Jena", 2, 7);
    place_is(unit, "", 4, 5);
    place_is(bt_node_find(unit, "id"), "\xc3\xa9 1", 4, 10);
    place_is(bt_node_next(bt_node_first(bt_node_find(unit, "at"))), "4", 4, 25);
    place_is(bt_node_find(bt_node_next(unit), "id"), "two", 5, 9);
    place_is(bt_node_find(root, "note"), "a\nb\n", 6, 7);
    assert_true(bt_node_exists(bt_node_find(root, "none")));
    assert_string_equal(bt_node_text(bt_node_find(root, "none")), "");
    bt_arena_release(&arena);
}

static void
siblings_and_children_are_whole(void **state)
{
    bt_arena arena = { 0 };
    bt_doc doc = parsed(&arena, "[[a, [b], []], {c: {d: e}, f: [g]}, h]");
    bt_node n = bt_node_first(bt_doc_root(&doc));
    (void)state;
    assert_int_equal(bt_node_count(bt_doc_root(&doc)), 3);
    assert_int_equal(bt_node_count(n), 3);
    n = bt_node_next(n);
    assert_int_equal(bt_node_count(n), 2);
    assert_string_equal(bt_node_text(bt_node_find(bt_node_find(n, "c"), "d")), "e");
    assert_string_equal(bt_node_text(bt_node_first(bt_node_find(n, "f"))), "g");
    assert_string_equal(bt_node_text(bt_node_next(n)), "h");
    assert_int_equal(doc.node_count, 15);
    bt_arena_release(&arena);
}

/* YAML 1.1 takes `no` for a truth value and 010 for eight; we take neither. */
static void
values_stay_text(void **state)
{
    bt_arena arena = { 0 };
    bt_doc doc = parsed(&arena, "[no, 010, ~, 1e3, <<]");
    bt_node n = bt_node_first(bt_doc_root(&doc));
    int out;
    (void)state;
    assert_string_equal(bt_node_text(n), "no");
    n = bt_node_next(n);
    assert_string_equal(bt_node_text(n), "010");
    assert_int_equal(bt_node_int(n, 0, 99, &out, NULL), BT_EDATA);
    assert_string_equal(bt_node_text(bt_node_next(n)), "~");
    bt_arena_release(&arena);
}

static void
one_document_of_any_kind(void **state)
{
    bt_arena arena = { 0 };
    bt_doc doc = parsed(&arena, "--- alone\n...\n");
    (void)state;
    assert_int_equal(doc.node_count, 1);
    assert_string_equal(bt_node_text(bt_doc_root(&doc)), "alone");
    doc = parsed(&arena, "\xef\xbb\xbf"
                         "a: 1\n");
    place_is(bt_node_find(bt_doc_root(&doc), "a"), "1", 1, 4);
    bt_arena_release(&arena);
}

static void
refuses_what_is_not_plain(void **state)
{
    (void)state;
    refused("a: &x 1\n", "t.yaml:1:4: anchors are not used here");
    refused("a: 1\nb: &x [1]\n", "t.yaml:2:4: anchors are not used here");
    refused("a: &x {b: 1}\n", "t.yaml:1:4: anchors are not used here");
    refused("a: 1\nb: *x\n", "t.yaml:2:4: aliases are not used here");
    refused("a: !!str 1\n", "t.yaml:1:4: tags are not used here");
    refused("a: !x [1]\n", "t.yaml:1:4: tags are not used here");
    refused("a: !x {b: 1}\n", "t.yaml:1:4: tags are not used here");
    refused("%TAG ! tag:x,1:\n--- a\n", "t.yaml:1:1: tags are not used here");
    refused("a: 1\n---\nb: 2\n", "t.yaml:2:1: a second document in one file");
    refused("a: 1\n? [x]\n: 2\n", "t.yaml:2:3: a key must be a single value");
    refused("{{a: 1}: 2}\n", "t.yaml:1:2: a key must be a single value");
    refused("a: \"x\\0y\"\n", "t.yaml:1:4: a text must not contain a zero byte");
}

static void
refuses_a_key_that_stands_twice(void **state)
{
    (void)state;
    refused("a: 1\nb: 2\na: 3\n", "t.yaml:3:1: key 'a' stands twice in one mapping");
    refused("x:\n  - {z: 1, y: 2, y: 3, z: 4}\n",
            "t.yaml:2:18: key 'y' stands twice in one mapping");
    refused("\"a\": 1\n'a': 2\n", "t.yaml:2:1: key 'a' stands twice in one mapping");
    refused("? \n: 1\n\"\": 2\n", "t.yaml:3:1: key '' stands twice in one mapping");
}

static void
refuses_broken_text(void **state)
{
    (void)state;
    refused("", "t.yaml:1:1: the document is empty");
    refused("# only this\n", "t.yaml:1:1: the document is empty");
    refused("a: [1, 2\n", "t.yaml:2:1: did not find expected ',' or ']'");
    refused("a: 1\n b: 2\n", "t.yaml:2:3: mapping values are not allowed in this context");
    refused("a:\n\t- 1\n", "t.yaml:2:1: found character that cannot start any token");
    refused("a: \"open\n", "t.yaml:2:1: found unexpected end of stream");
    refused("a: 1\nb: \xc3(\n", "t.yaml:2:5: invalid trailing UTF-8 octet");
    refused_bytes("a: 1\n\x01", 6, BT_ESYNTAX, "t.yaml:2:1: control characters are not allowed");
    refused_bytes("a\0b", 3, BT_ESYNTAX, "t.yaml:1:2: control characters are not allowed");
}

static void
nested(char *text, int depth)
{
    memset(text, '[', (size_t)depth);
    memset(text + depth, ']', (size_t)depth);
    text[2 * depth] = '\0';
}

static void
depth_is_bounded(void **state)
{
    static char text[20001];
    bt_arena arena = { 0 };
    (void)state;
    nested(text, 32);
    assert_int_equal(parsed(&arena, text).node_count, 32);
    nested(text, 33);
    refused_bytes(text, 66, BT_ELIMIT, "t.yaml:1:33: nested too deeply");
    nested(text, 10000);
    refused_bytes(text, 20000, BT_ELIMIT, "t.yaml:1:33: nested too deeply");
    bt_arena_release(&arena);
}

static void
size_is_bounded(void **state)
{
    size_t length = BT_FILE_MAX + 1;
    char *text = calloc(1, length);
    (void)state;
    assert_non_null(text);
    refused_bytes(text, length, BT_ELIMIT, "t.yaml: larger than 16777216 bytes");
    free(text);
}

/* A million keys a million times compared would take hours. */
static void
many_keys_take_no_time(void **state)
{
    bt_arena arena = { 0 };
    bt_buf text = { 0 };
    bt_doc doc;
    (void)state;
    for (int i = 0; i < 100000; i++)
        bt_buf_addf(&text, "k%d: %d\n", i, i);
    doc = parsed(&arena, bt_buf_text(&text));
    assert_int_equal(bt_node_count(bt_doc_root(&doc)), 100000);
    bt_buf_add(&text, "k99999: 0\n");
    refused(bt_buf_text(&text), "t.yaml:100001:1: key 'k99999' stands twice in one mapping");
    bt_buf_release(&text);
    bt_arena_release(&arena);
}

static void
far_columns_are_clamped(void **state)
{
    bt_arena arena = { 0 };
    bt_buf text = { 0 };
    bt_error err = { 0 };
    bt_doc doc;
    (void)state;
    bt_buf_addf(&text, "[%70000s, x]", "a");
    doc = parsed(&arena, bt_buf_text(&text));
    (void)bt_node_fail(bt_node_next(bt_node_first(bt_doc_root(&doc))), &err, "x");
    assert_int_equal(err.column, UINT16_MAX);
    bt_buf_release(&text);
    bt_arena_release(&arena);
}

static void
layout_and_comments_do_not_change_the_hash(void **state)
{
    bt_arena arena = { 0 };
    bt_doc a = parsed(&arena, "a: [1, 2]\nb: x\n");
    bt_doc b = parsed(&arena, "# said\n{\"a\": [ 1,\n 2 ], b:    'x' } # more\n");
    bt_doc c = parsed(&arena, "a: [1, [2]]\nb: x\n");
    (void)state;
    assert_true(bt_doc_hash(&a, 0) == bt_doc_hash(&b, 0));
    assert_true(bt_doc_hash(&a, 0) != bt_doc_hash(&c, 0));
    bt_arena_release(&arena);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nodes_keep_their_places),
        cmocka_unit_test(siblings_and_children_are_whole),
        cmocka_unit_test(values_stay_text),
        cmocka_unit_test(one_document_of_any_kind),
        cmocka_unit_test(refuses_what_is_not_plain),
        cmocka_unit_test(refuses_a_key_that_stands_twice),
        cmocka_unit_test(refuses_broken_text),
        cmocka_unit_test(depth_is_bounded),
        cmocka_unit_test(size_is_bounded),
        cmocka_unit_test(many_keys_take_no_time),
        cmocka_unit_test(far_columns_are_clamped),
        cmocka_unit_test(layout_and_comments_do_not_change_the_hash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
