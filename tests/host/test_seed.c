/*
 * test_seed.c - seeds differ.
 */
#include <berthier/host.h>

static void
seeds_differ(void **state)
{
    enum { N = 64 };
    uint64_t seeds[N];
    uint64_t any = 0;
    (void)state;
    for (int i = 0; i < N; i++) {
        seeds[i] = bt_host_seed();
        any |= seeds[i];
        for (int j = 0; j < i; j++)
            assert_true(seeds[i] != seeds[j]);
    }
    assert_true(any == UINT64_MAX); /* every bit is set in one of 64 */
}

int
main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(seeds_differ) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
