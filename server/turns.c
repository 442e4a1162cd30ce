/* turns.c - who rests, in the order in which they began. */
#include "turns.h"

#include <time.h>

/* Microseconds of filling that pay for microseconds of work. */
static int64_t
price(const bt_turns *turns, int64_t work)
{
    return work * 1000000 / turns->work;
}

static void
pour(const bt_turns *turns, bt_source *source, int64_t now, int64_t microseconds)
{
    if (turns->work && !source->is_free)
        bt__bucket_pour(&source->work, now, price(turns, microseconds));
}

static int64_t
wait_of(const bt_turns *turns, const bt_source *source, int64_t now, int64_t depth)
{
    if (!turns->work || source->is_free)
        return 0;
    return bt__bucket_wait(&source->work, now, price(turns, depth));
}

int64_t
bt__turns_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

bool
bt__turns_is_spent(const bt_turns *turns, const bt_source *source, int64_t now)
{
    return wait_of(turns, source, now, BT_WORK_BURST) > 0;
}

bool
bt__turns_spend(bt_turns *turns, bt_source *source, int64_t now, int64_t microseconds)
{
    if (!source->is_active) {
        source->is_active = true;
        source->spent = 0;
        source->next_active = turns->active;
        turns->active = source;
    }
    source->spent += microseconds;
    pour(turns, source, now, microseconds);
    return !source->is_free && !source->is_resting &&
           (source->spent > BT_SHARE || bt__turns_is_spent(turns, source, now) ||
            wait_of(turns, source, now, BT_BUSY) > 0);
}

void
bt__turns_end_round(bt_turns *turns, int64_t now, int64_t microseconds)
{
    int count = 0;
    for (const bt_source *it = turns->active; it; it = it->next_active)
        count++;
    for (bt_source *it = turns->active; it; it = it->next_active) {
        it->is_active = false;
        pour(turns, it, now, microseconds / count);
    }
    turns->active = NULL;
}

void
bt__turns_rest(bt_turns *turns, bt_source *source)
{
    if (!turns->first_resting)
        turns->end = &turns->first_resting;
    source->is_resting = true;
    source->next_resting = NULL;
    *turns->end = source;
    turns->end = &source->next_resting;
}

static void
take_out(bt_turns *turns, bt_source **at)
{
    bt_source *source = *at;
    *at = source->next_resting;
    if (!*at)
        turns->end = at;
    source->is_resting = false;
}

bt_source *
bt__turns_wake(bt_turns *turns, int64_t now, bool *busy_woken)
{
    for (bt_source **at = &turns->first_resting, *it; (it = *at); at = &it->next_resting) {
        bool is_busy = wait_of(turns, it, now, BT_BUSY) > 0;
        if (bt__turns_is_spent(turns, it, now) || (is_busy && *busy_woken))
            continue;
        *busy_woken |= is_busy;
        take_out(turns, at);
        return it;
    }
    return NULL;
}

int64_t
bt__turns_wait(const bt_turns *turns, int64_t now)
{
    int64_t least = -1;
    for (const bt_source *it = turns->first_resting; it; it = it->next_resting) {
        int64_t wait = wait_of(turns, it, now, BT_WORK_BURST);
        if (least < 0 || wait < least)
            least = wait;
    }
    return least;
}
