/*
 * test_pack.c - directories of data files; loaded and compiled in are equal.
 */
#include <berthier/example.h>
#include <berthier/games.h>
#include <berthier/host.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const files[] = { "b.yaml", "a.yaml",     ".hidden.yaml", "notes.txt",
                                     ".yaml",  "c.yaml.bak", "sub.yaml" };

static int
make_dir(void **state)
{
    char *dir = strdup("/tmp/berthier-pack-XXXXXX");
    *state = dir;
    return dir && mkdtemp(dir) ? 0 : -1;
}

static char *
within(const char *dir, const char *name)
{
    static const size_t room = 100;
    char *path = malloc(room);
    assert_non_null(path);
    (void)snprintf(path, room, "%s/%s", dir, name);
    return path;
}

static int
drop_dir(void **state)
{
    char *dir = *state;
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        char *path = within(dir, files[i]);
        if (unlink(path) != 0)
            (void)rmdir(path);
        free(path);
    }
    int status = rmdir(dir);
    free(dir);
    return status;
}

static void
put(const char *dir, const char *name, const char *text)
{
    char *path = within(dir, name);
    assert_int_equal(bt_file_save(path, text, strlen(text), NULL), BT_OK);
    free(path);
}

static void
loads_only_yaml_sorted(void **state)
{
    const char *dir = *state;
    bt_arena arena = { 0 };
    bt_pack pack;
    put(dir, "b.yaml", "x: 2\n");
    put(dir, "a.yaml", "x: 1\n");
    put(dir, ".hidden.yaml", "[");
    put(dir, ".yaml", "[");
    put(dir, "notes.txt", "[");
    put(dir, "c.yaml.bak", "[");
    assert_int_equal(bt_pack_load(&pack, &arena, "toy", dir, NULL), BT_OK);
    assert_string_equal(pack.game, "toy");
    assert_int_equal(pack.doc_count, 2);
    assert_string_equal(pack.docs[0].name, "a.yaml");
    assert_string_equal(pack.docs[1].name, "b.yaml");
    const bt_doc *b = bt_pack_doc(&pack, "b.yaml");
    assert_string_equal(bt_node_text(bt_node_find(bt_doc_root(b), "x")), "2");
    bt_arena_release(&arena);
}

static void
refused(const char *dir, int expected, const char *file, int line, const char *text)
{
    bt_arena arena = { 0 };
    bt_error err = { 0 };
    bt_pack pack;
    assert_int_equal(bt_pack_load(&pack, &arena, "toy", dir, &err), expected);
    assert_string_equal(err.file, file);
    assert_int_equal(err.line, line);
    assert_string_equal(err.text, text);
    assert_int_equal(pack.doc_count, 0);
    assert_null(pack.docs);
    bt_arena_release(&arena);
}

static void
says_what_is_wrong(void **state)
{
    const char *dir = *state;
    refused("/tmp/no/such/place", BT_ENOTFOUND, "/tmp/no/such/place", 0,
            "cannot open: No such file or directory");
    refused("/dev/null", BT_EIO, "/dev/null", 0, "cannot open: Not a directory");
    refused(dir, BT_ENOTFOUND, dir, 0, "no file ending in .yaml here");
    put(dir, "a.yaml", "x: 1\n");
    put(dir, "b.yaml", "x: 1\nx: 2\n");
    refused(dir, BT_ESYNTAX, "b.yaml", 2, "key 'x' stands twice in one mapping");
}

static void
a_directory_is_no_data_file(void **state)
{
    const char *dir = *state;
    char *path = within(dir, "sub.yaml");
    assert_int_equal(mkdir(path, 0700), 0);
    put(dir, "a.yaml", "x: 1\n");
    refused(dir, BT_EIO, path, 0, "cannot read: Is a directory");
    free(path);
}

static void
too_many_files_are_refused(void **state)
{
    const char *dir = *state;
    for (int i = 0; i < 65; i++) {
        char name[20];
        (void)snprintf(name, sizeof name, "n%d.yaml", i);
        put(dir, name, "x: 1\n");
    }
    refused(dir, BT_ELIMIT, dir, 0, "more than 64 data files");
    for (int i = 0; i < 65; i++) {
        char name[20];
        (void)snprintf(name, sizeof name, "n%d.yaml", i);
        char *path = within(dir, name);
        assert_int_equal(unlink(path), 0);
        free(path);
    }
}

static uint64_t
load_hash(const char *dir)
{
    bt_arena arena = { 0 };
    bt_pack pack;
    assert_int_equal(bt_pack_load(&pack, &arena, "toy", dir, NULL), BT_OK);
    uint64_t hash = bt_pack_hash(&pack);
    bt_arena_release(&arena);
    return hash;
}

static void
hash_is_blind_to_layout_only(void **state)
{
    const char *dir = *state;
    put(dir, "a.yaml", "x: [1, 2]\n");
    uint64_t before = load_hash(dir);
    put(dir, "a.yaml", "# a comment\nx:\n  - 1\n  - 2\n");
    assert_true(load_hash(dir) == before);
    put(dir, "a.yaml", "x: [1, 3]\n");
    assert_true(load_hash(dir) != before);
    put(dir, "a.yaml", "x: [1, 2]\n");
    put(dir, "b.yaml", "x: 1\n");
    assert_true(load_hash(dir) != before);
}

static void
same_doc(const bt_doc *a, const bt_doc *b)
{
    assert_string_equal(a->name, b->name);
    assert_int_equal(a->node_count, b->node_count);
    assert_int_equal(a->texts_length, b->texts_length);
    assert_memory_equal(a->texts, b->texts, a->texts_length);
    for (uint32_t i = 0; i < a->node_count; i++) {
        const bt_doc_node *x = &a->nodes[i];
        const bt_doc_node *y = &b->nodes[i];
        assert_true(x->kind == y->kind && x->column == y->column && x->line == y->line &&
                    x->text == y->text && x->first == y->first && x->next == y->next);
    }
}

/* What packc compiled in and what --data loads are the same tree, node by node. */
static void
same_pack(const bt_pack *compiled, const char *dir)
{
    bt_arena arena = { 0 };
    bt_pack loaded;
    assert_int_equal(bt_pack_load(&loaded, &arena, compiled->game, dir, NULL), BT_OK);
    assert_true(bt_pack_hash(compiled) == bt_pack_hash(&loaded));
    assert_int_equal(compiled->doc_count, loaded.doc_count);
    for (int i = 0; i < loaded.doc_count; i++)
        same_doc(&compiled->docs[i], &loaded.docs[i]);
    bt_arena_release(&arena);
}

extern const bt_pack bt_pack_napoleon_at_war;

static void
compiled_equals_loaded(void **state)
{
    (void)state;
    same_pack(&bt_pack_napoleon_at_war, BT_SOURCE_DIR "/data/napoleon-at-war");
    for (int g = 0; bt_games_at(g); g++) {
        const bt_pack *compiled = bt_games_pack(bt_games_at(g)->id);
        char dir[4096];
        (void)snprintf(dir, sizeof dir, "%s/data/%s", BT_SOURCE_DIR, bt_games_at(g)->id);
        if (access(dir, F_OK) == 0) /* the null game's data is C by hand */
            same_pack(compiled, dir);
    }
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, make_dir, drop_dir)

/* Kept as text, a pack is the same. */
static void
a_pack_survives_as_text(void **state)
{
    (void)state;
    for (int i = 0; bt_games_at(i); i++) {
        const bt_pack *pack = bt_games_pack(bt_games_at(i)->id);
        bt_arena arena = { 0 };
        bt_buf text = { 0 };
        bt_error err = { 0 };
        bt_pack again;
        bt_pack_write(pack, &text);
        if (bt_pack_parse(&again, &arena, pack->game, bt_buf_text(&text), &err))
            fail_msg("%s:%d: %s", err.file, err.line, err.text);
        int examples = 0; /* which are not kept with it */
        while (bt_example_at(pack, examples))
            examples++;
        assert_int_equal(again.doc_count, pack->doc_count - examples);
        assert_true(bt_pack_hash(&again) == bt_pack_hash(pack));
        bt_buf_release(&text);
        bt_arena_release(&arena);
    }
}

static void
what_is_no_pack_is_refused(void **state)
{
    static const char *const wrong[] = { "", "=== ", "units: []\n", "=== a.yaml\n{\"a\":[}\n",
                                         "=== a.yaml\n[]\n=== b.yaml\n" };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        bt_arena arena = { 0 };
        bt_error err = { 0 };
        bt_pack pack;
        assert_int_equal(bt_pack_parse(&pack, &arena, "null", wrong[i], &err), BT_ESYNTAX);
        assert_true(err.text[0]);
        bt_arena_release(&arena);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(loads_only_yaml_sorted),
        CASE(says_what_is_wrong),
        CASE(a_directory_is_no_data_file),
        CASE(too_many_files_are_refused),
        CASE(hash_is_blind_to_layout_only),
        cmocka_unit_test(compiled_equals_loaded),
        cmocka_unit_test(a_pack_survives_as_text),
        cmocka_unit_test(what_is_no_pack_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
