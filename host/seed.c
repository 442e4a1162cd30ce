/*
 * seed.c - a seed that nobody can foresee.
 */
#define _DEFAULT_SOURCE

#include <berthier/host.h>

#include <errno.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

/*
 * Linux always answers so small a request once it has started up.  Should a
 * sandbox forbid the call, the clock is a poor seed but better than none.
 */
uint64_t
bt_host_seed(void)
{
    uint64_t seed = 0;
    ssize_t got;
    struct timespec now = { 0 };

    do
        got = getrandom(&seed, sizeof seed, 0);
    while (got < 0 && errno == EINTR);
    if (got == (ssize_t)sizeof seed)
        return seed;
    (void)clock_gettime(CLOCK_REALTIME, &now);
    return (uint64_t)now.tv_sec * UINT64_C(1000000007) ^ (uint64_t)now.tv_nsec << 20 ^
           (uint64_t)getpid();
}
