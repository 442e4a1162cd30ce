/*
 * thinker.c - lanes of jobs, a queue of those done, and a thread between them.
 */
#include "thinker.h"

#include "turns.h"
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/resource.h>

#define LESS 10 /* that bots' priority is below that of the server: a tenth of its share */

/* Jobs of one lane, oldest first; a lane is there while it has some. */
typedef struct lane lane;
struct lane {
    uint64_t number;
    bt_jobs jobs;
    lane *next;
};

struct bt_thinker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t asked;
    lane *first, **end; /* in the order of their turns */
    bt_jobs done;
    bool ending;
    void (*wake)(void *user);
    void *user;
};

void
bt__jobs_put(bt_jobs *jobs, bt_job *job)
{
    job->next = NULL;
    if (!jobs->first)
        jobs->end = &jobs->first;
    *jobs->end = job;
    jobs->end = &job->next;
}

bt_job *
bt__jobs_pull(bt_jobs *jobs)
{
    bt_job *job = jobs->first;
    if (job)
        jobs->first = job->next;
    return job;
}

static lane *
find_lane(const bt_thinker *thinker, uint64_t number)
{
    lane *it = thinker->first;
    while (it && it->number != number)
        it = it->next;
    return it;
}

static void
put_lane(bt_thinker *thinker, lane *it)
{
    if (!thinker->first)
        thinker->end = &thinker->first;
    it->next = NULL;
    *thinker->end = it;
    thinker->end = &it->next;
}

/* Without memory for a lane it waits in another. */
static bool
put_job(bt_thinker *thinker, bt_job *job)
{
    lane *it = find_lane(thinker, job->lane);
    if (!it) {
        it = calloc(1, sizeof *it);
        if (it) {
            it->number = job->lane;
            put_lane(thinker, it);
        }
    }
    if (!it)
        it = thinker->first;
    if (it)
        bt__jobs_put(&it->jobs, job);
    return it != NULL;
}

/* The oldest job of the lane whose turn it is, which then is last. */
static bt_job *
pull_job(bt_thinker *thinker)
{
    lane *it = thinker->first;
    if (!it)
        return NULL;
    bt_job *job = bt__jobs_pull(&it->jobs);
    thinker->first = it->next;
    if (it->jobs.first)
        put_lane(thinker, it);
    else
        free(it);
    return job;
}

void
bt_job_free(bt_job *job)
{
    if (!job)
        return;
    free(job->view);
    free(job);
}

static void
think(bt_job *job)
{
    bt_rng rng;
    int64_t begun = bt__turns_clock();
    bt_rng_init(&rng, job->seed);
    job->status =
        job->bot->choose(job->game, job->view, job->side, &rng, &job->action, &(bt_error){ 0 });
    job->microseconds = bt__turns_clock() - begun;
}

/*
 * A person waiting for a move of the computer is not in a hurry; one waiting for an answer is.  On Linux
 * a priority is that of a thread, elsewhere of the process, which is to keep its own.  Where it
 * may not be changed, bots think all the same.
 */
static void
give_way(void)
{
#ifdef __linux__
    const struct sched_param none = { 0 };
    (void)sched_setscheduler(0, SCHED_BATCH, &none);
    (void)setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + LESS);
#endif
}

static void *
run(void *arg)
{
    bt_thinker *thinker = arg;
    give_way();
    pthread_mutex_lock(&thinker->lock);
    while (!thinker->ending) {
        bt_job *job = pull_job(thinker);
        if (!job) {
            pthread_cond_wait(&thinker->asked, &thinker->lock);
            continue;
        }
        pthread_mutex_unlock(&thinker->lock);
        think(job);
        pthread_mutex_lock(&thinker->lock);
        bt__jobs_put(&thinker->done, job);
        pthread_mutex_unlock(&thinker->lock);
        thinker->wake(thinker->user);
        pthread_mutex_lock(&thinker->lock);
    }
    pthread_mutex_unlock(&thinker->lock);
    return NULL;
}

int
bt_thinker_new(bt_thinker **out, void (*wake)(void *user), void *user, bt_error *err)
{
    bt_thinker *thinker = calloc(1, sizeof *thinker);
    *out = NULL;
    if (!thinker)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    thinker->wake = wake;
    thinker->user = user;
    pthread_mutex_init(&thinker->lock, NULL);
    pthread_cond_init(&thinker->asked, NULL);
    if (pthread_create(&thinker->thread, NULL, run, thinker)) {
        pthread_mutex_destroy(&thinker->lock);
        pthread_cond_destroy(&thinker->asked);
        free(thinker);
        return bt_fail(err, BT_ELIMIT, "no thread could be started for the bots");
    }
    *out = thinker;
    return BT_OK;
}

void
bt_thinker_free(bt_thinker *thinker)
{
    bt_job *job;
    if (!thinker)
        return;
    pthread_mutex_lock(&thinker->lock);
    thinker->ending = true;
    pthread_cond_signal(&thinker->asked);
    pthread_mutex_unlock(&thinker->lock);
    pthread_join(thinker->thread, NULL);
    while ((job = pull_job(thinker)) || (job = bt__jobs_pull(&thinker->done)))
        bt_job_free(job);
    pthread_mutex_destroy(&thinker->lock);
    pthread_cond_destroy(&thinker->asked);
    free(thinker);
}

void
bt_thinker_ask(bt_thinker *thinker, bt_job *job)
{
    pthread_mutex_lock(&thinker->lock);
    bool is_put = put_job(thinker, job);
    if (!is_put) {
        job->status = BT_ENOMEM;
        bt__jobs_put(&thinker->done, job);
    }
    pthread_cond_signal(&thinker->asked);
    pthread_mutex_unlock(&thinker->lock);
    if (!is_put)
        thinker->wake(thinker->user);
}

bt_job *
bt_thinker_take(bt_thinker *thinker)
{
    pthread_mutex_lock(&thinker->lock);
    bt_job *job = bt__jobs_pull(&thinker->done);
    pthread_mutex_unlock(&thinker->lock);
    return job;
}
