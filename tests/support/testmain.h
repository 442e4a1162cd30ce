/*
 * testmain.h - cmocka, with the closing line every test here prints.
 *
 * Included before anything else in every test.  A test is written as plain
 * cmocka; its call of cmocka_run_group_tests() additionally prints
 *
 *     N passed, N failed
 *
 * as the last line on standard output, and the result is not 0 when anything
 * failed, so that `return cmocka_run_group_tests(...)` is a whole main().
 * BT_TEST_MAIN(tests) writes that main().
 */
#ifndef BT_TESTMAIN_H
#define BT_TESTMAIN_H

/* cmocka.h asks for these four to be there before it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>

/** Run a group, print the closing line, return the number of failed cases. */
static inline int
bt_test_group(const char *name, const struct CMUnitTest *tests, size_t count,
              CMFixtureFunction setup, CMFixtureFunction teardown)
{
    int failed = _cmocka_run_group_tests(name, tests, count, setup, teardown);
    int total = (int)count;
    if (failed < 0) /* the group's own setup failed: no case ran */
        failed = total;
    printf("%d passed, %d failed\n", failed > total ? 0 : total - failed, failed);
    fflush(stdout); /* a leak report ends the process without flushing */
    return failed > 100 ? 100 : failed;
}

#undef cmocka_run_group_tests
#define cmocka_run_group_tests(tests, setup, teardown)                                             \
    bt_test_group(#tests, tests, sizeof(tests) / sizeof((tests)[0]), setup, teardown)

#undef cmocka_run_group_tests_name
#define cmocka_run_group_tests_name(name, tests, setup, teardown)                                  \
    bt_test_group(name, tests, sizeof(tests) / sizeof((tests)[0]), setup, teardown)

#define BT_TEST_MAIN(tests)                                                                        \
    int main(void)                                                                                 \
    {                                                                                              \
        return cmocka_run_group_tests(tests, NULL, NULL);                                          \
    }

#endif
