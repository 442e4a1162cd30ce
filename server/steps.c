/*
 * steps.c - steps in the order they were taken, with sums at every page.
 *
 * pages[i] is written when step i * BT_STEPS_PAGE is added, so it is there for
 * every page that has a step.
 */
#include "steps.h"

#include <assert.h>
#include <berthier/status.h>
#include <stdlib.h>
#include <string.h>

static int
viewer_index(bt_seat viewer)
{
    return viewer < BT_SIDES_MAX ? viewer : BT_SIDES_MAX;
}

static unsigned
viewer_bit(int index)
{
    return index < BT_SIDES_MAX ? 1u << index : BT_ONLOOKER_BIT;
}

bool
bt__is_seen(uint16_t seen_by, bt_seat viewer)
{
    return (seen_by & viewer_bit(viewer_index(viewer))) != 0;
}

void
bt__steps_release(bt_steps *steps)
{
    free(steps->at);
    free(steps->pages);
    *steps = (bt_steps){ 0 };
}

void
bt__steps_clear(bt_steps *steps)
{
    steps->count = 0;
    memset(steps->seen, 0, sizeof steps->seen);
}

static void
count_in(int seen[BT_VIEWERS], uint16_t seen_by)
{
    for (int i = 0; i < BT_VIEWERS; i++)
        seen[i] += (seen_by & viewer_bit(i)) != 0;
}

/* Count again from the beginning of a page on. */
static void
recount(bt_steps *steps, int page)
{
    int first = page * BT_STEPS_PAGE;
    if (page == 0)
        memset(steps->seen, 0, sizeof steps->seen);
    else
        memcpy(steps->seen, steps->pages[page], sizeof steps->seen);
    for (int i = first; i < steps->count; i++) {
        if (i % BT_STEPS_PAGE == 0)
            memcpy(steps->pages[i / BT_STEPS_PAGE], steps->seen, sizeof steps->seen);
        count_in(steps->seen, steps->at[i].seen_by);
    }
}

static int
grow(bt_steps *steps)
{
    int wanted = steps->room ? 2 * steps->room : BT_STEPS_PAGE;
    void *pages = realloc(steps->pages, (size_t)(wanted / BT_STEPS_PAGE) * sizeof *steps->pages);
    if (!pages)
        return BT_ENOMEM;
    steps->pages = pages;
    bt_step *larger = realloc(steps->at, (size_t)wanted * sizeof *larger);
    if (!larger)
        return BT_ENOMEM;
    steps->at = larger;
    steps->room = wanted;
    return BT_OK;
}

int
bt__steps_add(bt_steps *steps, const bt_step *step)
{
    assert(!steps->count || steps->at[steps->count - 1].first < step->first);
    if (steps->count == steps->room && grow(steps))
        return BT_ENOMEM;
    if (steps->count % BT_STEPS_PAGE == 0)
        memcpy(steps->pages[steps->count / BT_STEPS_PAGE], steps->seen, sizeof steps->seen);
    steps->at[steps->count++] = *step;
    count_in(steps->seen, step->seen_by);
    return BT_OK;
}

void
bt__steps_see_last(bt_steps *steps, uint16_t seen_by)
{
    bt_step *last = &steps->at[steps->count - 1];
    uint16_t before = last->seen_by;
    last->seen_by = (uint16_t)(before | seen_by);
    count_in(steps->seen, (uint16_t)(last->seen_by & ~(unsigned)before));
}

void
bt__steps_remove(bt_steps *steps, int index)
{
    steps->count--;
    for (int i = index; i < steps->count; i++) {
        steps->at[i] = steps->at[i + 1];
        steps->at[i].first--;
    }
    recount(steps, index / BT_STEPS_PAGE);
}

int
bt__steps_find(const bt_steps *steps, int entry)
{
    int low = 0, high = steps->count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (steps->at[middle].first < entry)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int
bt__steps_seen(const bt_steps *steps, bt_seat viewer, int index)
{
    int which = viewer_index(viewer), page = index / BT_STEPS_PAGE;
    if (index == steps->count)
        return steps->seen[which];
    int sum = steps->pages[page][which];
    for (int i = page * BT_STEPS_PAGE; i < index; i++)
        sum += bt__is_seen(steps->at[i].seen_by, viewer);
    return sum;
}

int
bt__steps_after(const bt_steps *steps, bt_seat viewer, int number)
{
    int low = 0, high = steps->count; /* before the answer, and the answer at the latest */
    if (number > bt__steps_seen(steps, viewer, steps->count))
        return steps->count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (bt__steps_seen(steps, viewer, middle) < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
