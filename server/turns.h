/*
 * turns.h - whose turn it is to be read from.
 *
 * The event loop hands over, round by round, what has come in on all connections,
 * and answers go out at the end of the round.  So the work done for one source
 * is bounded in three ways.  In each round it gets a share; then it rests until
 * the next round.  A source that has used much lately is busy: of all busy
 * sources one is read from in each round, in turn, so that a source that asks
 * for little never waits for more than one of them.  And a source that has used
 * up its allowance of work (the option --work) rests until time has refilled it.
 *
 * Work is processor time, and a fixed amount for each commit: a slow disk, or other work on the
 * machine, is nobody's fault.
 *
 * A source that rests is not refused anything: what it sends stays in the
 * system's buffers, as with a slow line.
 */
#ifndef BT_TURNS_H
#define BT_TURNS_H

#include "source.h"

#define BT_SHARE      1000   /* microseconds of work for one source and round */
#define BT_WORK_BURST 500000 /* microseconds of work that may be asked for at once after a rest */
#define BT_COMMIT     300    /* microseconds of work that a commit counts for */
#define BT_BUSY       50000  /* microseconds of work not yet paid that make a source busy */

/** Zero-initialise, but for `work`. */
typedef struct bt_turns {
    int64_t work;                    /* microseconds a second and source; 0: no limit */
    bt_source *first_resting, **end; /* oldest first */
    bt_source *active;               /* were worked for in this round */
} bt_turns;

/** Work was done for a source; true when it is to rest now. */
bool bt__turns_spend(bt_turns *turns, bt_source *source, int64_t now, int64_t microseconds);

/** Microseconds of the processor that this thread has had. */
int64_t bt__turns_clock(void);

/** Work was done for all that were active in this round; it is over. */
void bt__turns_end_round(bt_turns *turns, int64_t now, int64_t microseconds);

/** It rests from now on. */
void bt__turns_rest(bt_turns *turns, bt_source *source);

/** Take a source that need not rest any longer out of those that rest; NULL when there are no more. */
bt_source *bt__turns_wake(bt_turns *turns, int64_t now, bool *busy_woken);

/** Microseconds until somebody who rests can be woken, -1 when nobody rests. */
int64_t bt__turns_wait(const bt_turns *turns, int64_t now);

/** Has a source used up its work? */
bool bt__turns_is_spent(const bt_turns *turns, const bt_source *source, int64_t now);

#endif
