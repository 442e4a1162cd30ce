/*
 * seats.h - who stands under which flag, when hidden forces are dealt again [1.5].
 *
 * A flag tells nations, and whether troops, a train or leaders alone are under it.  So each hex has seats:
 * one for each nation, of which one is for a unit of the kind.
 */
#ifndef OSG_SEATS_H
#define OSG_SEATS_H

#include "view.h"

#include <berthier/rng.h>

/* What a hex still wants under its flags. */
typedef struct osg_seat {
    bt_hex hex;
    uint8_t post;  /* its number */
    bt_unit taker; /* BT_UNIT_NONE */
    bt_units may;  /* who could be it, by nation and kind */
} osg_seat;

/* Where something is, for how far it is from there to something else. */
typedef struct osg_point {
    int16_t across, along;
} osg_point;

/* What is thought of a unit that is hidden. */
typedef struct osg_trail {
    osg_point from; /* where it was seen last */
    int16_t reach;  /* hexes that it can have gone since */
    bool still;     /* it has not gone, whatever is asked */
    bool roams;     /* it may be anywhere in this deal, or nobody has seen it */
    uint8_t leaves; /* hexes to add for a flag that it would leave behind */
} osg_trail;

/* A hex with flags. */
typedef struct osg_post {
    bt_hex hex;
    osg_point at;
    uint8_t flag;
    bt_units may;  /* who could stand there */
    bt_units kind; /* ... as what the flag tells */
    bt_units seen; /* who was seen there last, and may well be there still */
} osg_post;

typedef struct osg_dealing {
    osg n; /* the position that is made */
    const osg_view *seen;
    bt_side side;
    bt_rng *rng;
    int loose_of;          /* one unit of so many may be anywhere in this deal */
    bool lenient;          /* nobody is asked how far it can have gone */
    const uint64_t *asked; /* hexes whose troops are not vedettes alone: those have said so */
    bt_units units;        /* hidden: to be dealt */
    bt_units taken;        /* have a seat */
    bt_units at_home;      /* where they were seen last is a flag of theirs */
    int post_count, seat_count;
    uint8_t seat_of[OSG_UNITS_MAX]; /* of those who have one */
    osg_trail trails[OSG_UNITS_MAX];
    osg_post posts[OSG_UNITS_MAX];
    osg_seat seats[OSG_UNITS_MAX];
} osg_dealing;

static inline int
osg_deal_below(osg_dealing *d, int bound)
{
    return (int)bt_rng_below(d->rng, (uint32_t)bound);
}

/** List the posts and the units to be dealt. */
void osg_read_flags(osg_dealing *d);

/** Give every seat somebody; false where that cannot be. */
bool osg_match_seats(osg_dealing *d);

/** The post in a hex, or the first behind it: they are in the order of the hexes. */
int osg_find_post(const osg_dealing *d, bt_hex hex);

/** Hexes from where it was seen last. */
static inline int
osg_gone_to(const osg_trail *trail, osg_point at)
{
    return bt_doubled_range(trail->from.across - at.across, trail->from.along - at.along);
}

/** How unlikely that is: more if it left a flag behind. */
static inline int
osg_far_gone(const osg_trail *trail, int gone)
{
    enum { ROAMING = 2 };

    return trail->roams ? ROAMING : gone + (gone ? trail->leaves : 0);
}

/** Can it have gone so far? */
static inline bool
osg_can_have_gone(const osg_dealing *d, const osg_trail *trail, int gone)
{
    return gone <= trail->reach || (d->lenient && !trail->still);
}

/** Take the lowest from `start` on, or else from the beginning: of a set that is walked from anywhere. */
bt_unit osg_take_from(bt_units *units, unsigned start);

#endif
