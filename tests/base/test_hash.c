/*
 * test_hash.c - the published values of XXH64, at every alignment.
 */
#include <berthier/def.h>
#include <berthier/hash.h>

#include <string.h>

static void
matches_published_values(void **state)
{
    (void)state;
    assert_true(bt_hash("", 0, 0) == UINT64_C(0xef46db3751d8e999));
    assert_true(bt_hash(NULL, 0, 0) == UINT64_C(0xef46db3751d8e999));
    assert_true(bt_hash("a", 1, 0) == UINT64_C(0xd24ec4f1a98c6e5b));
    assert_true(bt_hash("abc", 3, 0) == UINT64_C(0x44bc2cf5ad770999));
    assert_true(bt_hash("Nobody inspects the spammish repetition", 39, 0) ==
                UINT64_C(0xfbcea83c8a378bf1));
}

/* Where a block of 32 bytes, a word of 8 or of 4 begins and ends; worked out by another program. */
static void
matches_where_blocks_and_words_end(void **state)
{
    static const struct {
        size_t length;
        uint64_t hash;
    } rows[] = {
        { 4, UINT64_C(0x8574a097f21ca064) },  { 8, UINT64_C(0xd398381a77ed3ac1) },
        { 31, UINT64_C(0xbd9f4a0529eecf8b) }, { 32, UINT64_C(0x79f04c336ef48e96) },
        { 33, UINT64_C(0x58d1aa6c1a87cef2) }, { 64, UINT64_C(0xa0cf3e790d5d39f3) },
        { 80, UINT64_C(0xd44ed68febd1a549) },
    };
    unsigned char bytes[80];
    (void)state;
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (unsigned char)(i * 37);
    for (size_t i = 0; i < BT_COUNT(rows); i++)
        assert_true(bt_hash(bytes, rows[i].length, 5) == rows[i].hash);
}

static void
every_bit_counts_at_every_length(void **state)
{
    unsigned char bytes[80];
    (void)state;
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (unsigned char)(i * 37);
    for (size_t length = 1; length <= sizeof bytes; length++) {
        uint64_t whole = bt_hash(bytes, length, 5);
        assert_true(whole != bt_hash(bytes, length - 1, 5));
        assert_true(whole != bt_hash(bytes, length, 6));
        for (size_t bit = 0; bit < length * 8; bit++) {
            bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
            assert_true(whole != bt_hash(bytes, length, 5));
            bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
        }
    }
}

static void
alignment_does_not_matter(void **state)
{
    unsigned char bytes[100];
    (void)state;
    for (size_t shift = 0; shift < 16; shift++) {
        for (size_t i = 0; i < 70; i++)
            bytes[shift + i] = (unsigned char)(i * 11);
        if (shift > 0) {
            unsigned char first[70];
            memcpy(first, bytes + shift, sizeof first);
            assert_true(bt_hash(first, 70, 0) == bt_hash(bytes + shift, 70, 0));
        }
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matches_published_values),
        cmocka_unit_test(matches_where_blocks_and_words_end),
        cmocka_unit_test(every_bit_counts_at_every_length),
        cmocka_unit_test(alignment_does_not_matter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
