/*
 * test_oom.c - memory runs out at every single allocation of loading and saving.
 */
#include <berthier/arena.h>
#include <berthier/host.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "oom.h"

static const char yaml[] = "name: Jena\n"
                           "units:\n"
                           "  - {id: a, at: [1, 2], note: \"a longer text with \\t escapes\"}\n"
                           "  - {id: b, at: [3, 4]}\n";

static int
use_arena(void *user)
{
    bt_arena arena = { 0 };
    int status = BT_OK;
    (void)user;
    for (int i = 0; i < 200 && status == BT_OK; i++) {
        if (!bt_arena_strndup(&arena, "text", 4) || !bt_arena_calloc(&arena, 50, 10))
            status = BT_ENOMEM;
    }
    bt_arena_release(&arena);
    return status;
}

static int
use_buf(void *user)
{
    bt_buf buf = { 0 };
    (void)user;
    for (int i = 0; i < 200; i++) {
        bt_buf_addf(&buf, "%d", i);
        bt_buf_add(&buf, "some text");
    }
    int status = buf.failed ? BT_ENOMEM : BT_OK;
    if (strlen(bt_buf_text(&buf)) != buf.length)
        status = BT_EDATA;
    bt_buf_release(&buf);
    return status;
}

static int
parse(void *user)
{
    const char *text = user;
    bt_arena arena = { 0 };
    bt_error err = { 0 };
    bt_doc doc;
    int status = bt_doc_parse(&doc, &arena, "t.yaml", text, strlen(text), &err);
    if (status != err.status || (status != BT_OK) != (doc.nodes == NULL))
        status = BT_EHASH; /* the error or the document does not fit the status */
    bt_arena_release(&arena);
    return status;
}

static int
load(void *user)
{
    bt_arena arena = { 0 };
    bt_error err = { 0 };
    bt_pack pack;
    int status = bt_pack_load(&pack, &arena, "toy", user, &err);
    if (status != err.status || (status != BT_OK) != (pack.docs == NULL))
        status = BT_EHASH;
    bt_arena_release(&arena);
    return status;
}

static int
read_file(void *user)
{
    bt_buf text = { 0 };
    int status = bt_file_read(user, &text, NULL);
    bt_buf_release(&text);
    return status;
}

static void
arena_and_buf(void **state)
{
    (void)state;
    assert_true(bt_oom_sweep(use_arena, NULL, BT_ENOMEM) > 3);
    assert_true(bt_oom_sweep(use_buf, NULL, BT_ENOMEM) > 3);
}

static void
yaml_text(void **state)
{
    bt_buf many = { 0 };
    char text[sizeof yaml];
    (void)state;
    memcpy(text, yaml, sizeof yaml);
    assert_true(bt_oom_sweep(parse, text, BT_ENOMEM) > 50);
    for (int i = 0; i < 45; i++)
        bt_buf_addf(&many, "key%d: [%d, {x: 1}]\n", i, i);
    assert_true(bt_oom_sweep(parse, many.data, BT_ENOMEM) > 300);
    /* A text too long for the block its nodes went to, filling its own to the brim. */
    bt_buf_clear(&many);
    bt_buf_addf(&many, "%020479d", 1);
    assert_true(bt_oom_sweep(parse, many.data, BT_ENOMEM) > 20);
    bt_buf_release(&many);
}

/* Memory may also run out while an error is being reported. */
static int
parse_bad(void *user)
{
    int status = parse(user);
    return status == BT_ESYNTAX ? BT_OK : status;
}

static void
broken_yaml_text(void **state)
{
    char twice[] = "a: 1\nb: {c: d}\na: 2\n";
    char open[] = "a: [1, \"two\", {b: c}\nb: 2\n";
    char anchor[] = "a: &x !!str b\n";
    (void)state;
    assert_true(bt_oom_sweep(parse_bad, twice, BT_ENOMEM) > 20);
    assert_true(bt_oom_sweep(parse_bad, open, BT_ENOMEM) > 20);
    assert_true(bt_oom_sweep(parse_bad, anchor, BT_ENOMEM) > 10);
}

static void
packs_and_files(void **state)
{
    char dir[] = "/tmp/berthier-oom-XXXXXX";
    char path[2][64];
    (void)state;
    assert_non_null(mkdtemp(dir));
    for (int i = 0; i < 2; i++) {
        (void)snprintf(path[i], sizeof path[i], "%s/%d.yaml", dir, i);
        assert_int_equal(bt_file_save(path[i], yaml, sizeof yaml - 1, NULL), BT_OK);
    }
    assert_true(bt_oom_sweep(load, dir, BT_ENOMEM) > 100);
    assert_true(bt_oom_sweep(read_file, path[0], BT_ENOMEM) > 0);
    assert_int_equal(unlink(path[0]), 0);
    assert_int_equal(unlink(path[1]), 0);
    assert_int_equal(rmdir(dir), 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arena_and_buf),
        cmocka_unit_test(yaml_text),
        cmocka_unit_test(broken_yaml_text),
        cmocka_unit_test(packs_and_files),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
