/*
 * deal.h - what dealing hidden blocks again works with; deal.c, deal_points.c.
 */
#ifndef N06_DEAL_H
#define N06_DEAL_H

#include "state.h"
#include "view.h"

/* A place for one hidden block. */
typedef struct n06_slot {
    bt_unit spot;
    bt_area area;
} n06_slot;

/** One side being dealt. */
typedef struct n06_dealing {
    const n06 *n;
    const n06_view *seen;
    bt_side side;
    bt_rng *rng;
    int count; /* hidden blocks; as many seats */
    n06_slot seats[N06_UNITS_MAX];
    bt_unit units[N06_UNITS_MAX];
    uint32_t may[N06_UNITS_MAX]; /* by unit: the seats it may take, as bits */
    uint32_t closed;             /* seats that no corps was set up in [G1.3] */
    bool lenient;                /* any matching will do */
    int8_t taker[N06_UNITS_MAX]; /* by seat: index into units, or -1 */
} n06_dealing;

static inline int
n06_below(const n06_dealing *d, int limit)
{
    return (int)bt_rng_below(d->rng, (uint32_t)limit);
}

/** One of a set of blocks at random. */
static inline bt_unit
n06_any_block(const n06_dealing *d, uint32_t bits)
{
    for (int skip = n06_below(d, n06_count(bits)); skip; skip--)
        bits &= bits - 1;
    return (bt_unit)__builtin_ctz(bits);
}

/** Points and decisions of a side whose blocks have been dealt. */
void n06_deal_points(const n06_dealing *d);

/** Deal the blocks and points that a view in the fog does not show; s is the shown part. */
void n06_deal_blocks(const n06_view *seen, const n06 *n, bt_rng *rng);

#endif
