/*
 * test_seed.c - seeds differ, and a system without chance has no game.
 */
#define _GNU_SOURCE

#include <berthier/host.h>

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { N = 64 };

static void
check_unlike(uint64_t (*next)(bt_rng *), bt_rng *rng)
{
    uint64_t numbers[N];
    uint64_t any = 0;
    for (int i = 0; i < N; i++) {
        numbers[i] = next(rng);
        any |= numbers[i];
        for (int j = 0; j < i; j++)
            assert_true(numbers[i] != numbers[j]);
    }
    assert_true(any == UINT64_MAX); /* every bit is set in one of 64 */
}

static uint64_t
seed(bt_rng *rng)
{
    (void)rng;
    return bt_host_seed();
}

static void
seeds_differ(void **state)
{
    (void)state;
    check_unlike(seed, NULL);
}

static void
a_generator_of_the_system_draws_without_end(void **state)
{
    (void)state;
    bt_rng rng = bt_host_rng();
    check_unlike(bt_rng_next, &rng);
}

/* From here on the system gives no randomness, neither by call nor by file. */
static bool
take_chance_away(void)
{
    struct sock_filter steps[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_getrandom, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    };
    struct sock_fprog program = { .len = sizeof steps / sizeof *steps, .filter = steps };
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

/* This runs before anything else has asked for a seed in this process: libsodium looks once. */
static void
without_chance_the_program_ends(void **state)
{
    enum { NO_FILTER = 3, WENT_ON = 4 };
    int status;
    pid_t child;

    (void)state;
    child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct rlimit no_core = { 0, 0 };
        (void)setrlimit(RLIMIT_CORE, &no_core);
        (void)signal(SIGABRT, SIG_DFL);
        if (!take_chance_away())
            _exit(NO_FILTER);
        (void)bt_host_seed();
        _exit(WENT_ON);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    if (WIFEXITED(status) && WEXITSTATUS(status) == NO_FILTER)
        fail_msg("the system has no seccomp");
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_chance_the_program_ends),
        cmocka_unit_test(seeds_differ),
        cmocka_unit_test(a_generator_of_the_system_draws_without_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
