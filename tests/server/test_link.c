/*
 * test_link.c - links: their shape, their fingerprints, and what is none.
 */
#include "../../server/link.h"

#include <string.h>

static void
a_link_has_its_shape(void **state)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";
    int seen[32] = { 0 };
    (void)state;
    for (int i = 0; i < 1000; i++) {
        char link[BT_LINK_LENGTH + 1];
        bt_link_new(link);
        assert_int_equal(strlen(link), BT_LINK_LENGTH);
        assert_int_equal(strspn(link, letters), BT_LINK_LENGTH);
        for (const char *c = link; *c; c++)
            seen[strchr(letters, *c) - letters]++;
    }
    for (int i = 0; i < 32; i++) /* 812 expected of each; 12 standard deviations */
        assert_in_range(seen[i], 450, 1200);
}

static void
links_differ_and_so_do_their_fingerprints(void **state)
{
    enum { COUNT = 500 };
    static char links[COUNT][BT_LINK_LENGTH + 1];
    static uint8_t hashes[COUNT][BT_LINK_HASH_SIZE];
    uint8_t again[BT_LINK_HASH_SIZE];
    (void)state;
    for (int i = 0; i < COUNT; i++) {
        bt_link_new(links[i]);
        assert_true(bt_link_hash(links[i], hashes[i]));
        assert_true(bt_link_hash(links[i], again));
        assert_memory_equal(again, hashes[i], sizeof again);
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(links[i], links[j]);
            assert_memory_not_equal(hashes[i], hashes[j], sizeof again);
        }
    }
}

/* A database outlives the program that wrote it, so the function may not change. */
static void
a_fingerprint_never_changes(void **state)
{
    static const uint8_t expected[4] = { 0xe1, 0x2b, 0x30, 0x0d };
    uint8_t hash[BT_LINK_HASH_SIZE];
    (void)state;
    assert_true(bt_link_hash("abcdefghijklmnopqrstuvwx27", hash));
    assert_memory_equal(hash, expected, sizeof expected);
}

static void
other_text_is_no_link(void **state)
{
    static const char *const wrong[] = {
        "",
        "a",
        "abcdefghijklmnopqrstuvwxy",   /* 25 */
        "abcdefghijklmnopqrstuvwxyzz", /* 27 */
        "Abcdefghijklmnopqrstuvwxyz",
        "abcdefghijklmnopqrstuvwxy1",
        "abcdefghijklmnopqrstuvwxy8",
        "abcdefghijklmnopqrstuvwxy ",
        " bcdefghijklmnopqrstuvwxyz",
        "abcdefghijklmnopqrstuvwx\xc3\xa9",
        "abcdefghijklmnopqrstuvwxy'",
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        uint8_t hash[BT_LINK_HASH_SIZE] = { 9 };
        assert_false(bt_link_hash(wrong[i], hash));
        assert_int_equal(hash[0], 9);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_link_has_its_shape),
        cmocka_unit_test(links_differ_and_so_do_their_fingerprints),
        cmocka_unit_test(a_fingerprint_never_changes),
        cmocka_unit_test(other_text_is_no_link),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
