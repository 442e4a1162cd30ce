/*
 * seed.c - numbers that nobody can foresee.
 *
 * libsodium asks the system every time and keeps no state that could leak.  It
 * ends the program when the system gives nothing: dice that can be foreseen
 * are worse than none.
 */
#include <berthier/host.h>

#include <sodium.h>
#include <stdlib.h>

uint64_t
bt_host_seed(void)
{
    uint64_t seed;

    if (sodium_init() < 0)
        abort();
    randombytes_buf(&seed, sizeof seed);
    return seed;
}

static uint64_t
draw(void *user)
{
    (void)user;
    return bt_host_seed();
}

bt_rng
bt_host_rng(void)
{
    return (bt_rng){ .draw = draw };
}
