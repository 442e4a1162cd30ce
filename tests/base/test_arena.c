/*
 * test_arena.c - blocks are zeroed, aligned, apart, and freed together.
 */
#include <berthier/arena.h>

#include <stdint.h>
#include <string.h>

static void
blocks_are_zeroed_and_aligned(void **state)
{
    bt_arena arena = { 0 };
    (void)state;
    for (size_t size = 0; size < 3000; size = size * 2 + 1) {
        unsigned char *p = bt_arena_alloc(&arena, size);
        assert_non_null(p);
        assert_int_equal((uintptr_t)p % _Alignof(max_align_t), 0);
        for (size_t i = 0; i < size; i++)
            assert_int_equal(p[i], 0);
        memset(p, 0xff, size);
    }
    bt_arena_release(&arena);
}

static void
blocks_do_not_overlap(void **state)
{
    enum { N = 3000 };
    bt_arena arena = { 0 };
    unsigned char *blocks[N];
    (void)state;
    for (int i = 0; i < N; i++) {
        blocks[i] = bt_arena_alloc(&arena, (size_t)(i % 90));
        assert_non_null(blocks[i]);
        memset(blocks[i], i % 251, (size_t)(i % 90));
    }
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < i % 90; j++)
            assert_int_equal(blocks[i][j], i % 251);
    }
    assert_true(arena.used >= 3000 * 44);
    bt_arena_release(&arena);
    assert_int_equal(arena.used, 0);
    assert_null(arena.blocks);
}

static void
nothing_still_has_an_address(void **state)
{
    bt_arena arena = { 0 };
    void *a = bt_arena_alloc(&arena, 0);
    void *b = bt_arena_calloc(&arena, 0, 8);
    (void)state;
    assert_non_null(a);
    assert_non_null(b);
    assert_ptr_not_equal(a, b);
    bt_arena_release(&arena);
}

static void
large_blocks_and_reuse_after_release(void **state)
{
    bt_arena arena = { 0 };
    (void)state;
    for (int round = 0; round < 3; round++) {
        char *p = bt_arena_alloc(&arena, 1000000);
        assert_non_null(p);
        assert_int_equal(p[999999], 0);
        p[999999] = 1;
        bt_arena_release(&arena);
    }
    bt_arena_release(&arena);
}

static void
impossible_sizes_are_refused(void **state)
{
    bt_arena arena = { 0 };
    (void)state;
    assert_null(bt_arena_alloc(&arena, SIZE_MAX));
    assert_null(bt_arena_alloc(&arena, SIZE_MAX - 16));
    assert_null(bt_arena_calloc(&arena, SIZE_MAX / 2, 3));
    assert_null(bt_arena_strndup(&arena, "x", SIZE_MAX));
    assert_int_equal(arena.used, 0);
    bt_arena_release(&arena);
}

static void
strndup_terminates(void **state)
{
    bt_arena arena = { 0 };
    (void)state;
    assert_string_equal(bt_arena_strndup(&arena, "Jena-Auerstadt", 4), "Jena");
    assert_string_equal(bt_arena_strndup(&arena, "Jena", 0), "");
    assert_string_equal(bt_arena_strndup(&arena, NULL, 0), "");
    bt_arena_release(&arena);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_are_zeroed_and_aligned),
        cmocka_unit_test(blocks_do_not_overlap),
        cmocka_unit_test(nothing_still_has_an_address),
        cmocka_unit_test(large_blocks_and_reuse_after_release),
        cmocka_unit_test(impossible_sizes_are_refused),
        cmocka_unit_test(strndup_terminates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
