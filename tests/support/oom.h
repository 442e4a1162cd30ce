/*
 * oom.h - an allocator and a disk that fail when told to.
 *
 * For programs linked with --wrap (see tests/fault/CMakeLists.txt): malloc,
 * calloc and realloc, and the calls that save a file, go through here.  The
 * idea is SQLite's: let the first call fail, then the second, and so on until
 * the work comes through without reaching the failing one, and look each time
 * whether it said so and let go of everything.
 *
 * Test code only: this is the one place that keeps mutable globals, since the
 * calls it stands for have no argument to carry a state.
 */
#ifndef BT_OOM_H
#define BT_OOM_H

#include <stdbool.h>

/** From now on, let allocation number n fail (1 is the next), once. */
void bt_oom_fail_at(long n);

/** From now on, let allocation number n and all after it fail. */
void bt_oom_fail_from(long n);

/** Let every allocation through again; whether one has failed since it was set. */
bool bt_oom_stop(void);

/** Blocks taken through the wrapped calls and not yet freed. */
long bt_oom_held(void);

/** Let call number n of write, fsync, fchmod, close, rename fail with error, once. */
void bt_disk_fail_at(long n, int error);

/** Let every disk call through again; whether one has failed since it was set. */
bool bt_disk_stop(void);

/**
 * Run work(user) with allocation 1, 2, 3, ... failing, first once each and
 * then from there on, until it comes through.
 *
 * @param work      returns a status; anything it took it has given back
 * @param expected  the status when an allocation failed (BT_ENOMEM)
 * @return how many allocations work makes, or -1 after a wrong status or a leak
 */
long bt_oom_sweep(int (*work)(void *user), void *user, int expected);

#endif
