/*
 * thinker.h - bots choose on a thread of their own.
 *
 * A job carries the side's view and nothing else of the match.  The thinker
 * owns a job from ask to take.  It works on one at a time and takes the lanes in
 * turn, in each the oldest job: a source with many games waiting makes nobody
 * else wait longer.
 */
#ifndef BT_THINKER_H
#define BT_THINKER_H

#include <berthier/bot.h>
#include <stdint.h>

typedef struct bt_thinker bt_thinker;

typedef struct bt_job {
    int64_t room;
    uint64_t generation; /* of the room when it was asked */
    const bt_game *game; /* outlives the job */
    const bt_bot *bot;
    bt_side side;
    bt_view *view; /* owned by the job */
    uint64_t lane; /* any number: jobs with the same wait for each other */
    uint64_t seed;
    int64_t asked, due; /* the hub's milliseconds: when it was asked, and when it may answer */

    int status; /* of the choice; 0: */
    bt_action action;
    int64_t microseconds; /* of the processor that it took */
    struct bt_job *next;
} bt_job;

/** Jobs in the order in which they came; zero-initialise. */
typedef struct bt_jobs {
    bt_job *first, **end;
} bt_jobs;

/** Append a job. */
void bt__jobs_put(bt_jobs *jobs, bt_job *job);
/** Take the first one out; NULL when there is none. */
bt_job *bt__jobs_pull(bt_jobs *jobs);

/** Start the thread; wake is called from it whenever a job is done. */
int bt_thinker_new(bt_thinker **out, void (*wake)(void *user), void *user, bt_error *err);

/** Wait for the job in hand, drop the others, end the thread. */
void bt_thinker_free(bt_thinker *thinker);

/** Hand over a job. */
void bt_thinker_ask(bt_thinker *thinker, bt_job *job);

/** A finished job, now the caller's, or NULL. */
bt_job *bt_thinker_take(bt_thinker *thinker);

void bt_job_free(bt_job *job);

#endif
