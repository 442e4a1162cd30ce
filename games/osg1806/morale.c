/*
 * morale.c - casualties and demoralization [12.0], and what an initiative check needs [7.14].
 */
#include "morale.h"

bool
osg_is_broken(const osg *n, uint8_t formation)
{
    if (formation == OSG_NO_FORMATION || !n->printed->formations[formation].tracked)
        return false;
    return n->s->casualties[formation] >= 2 * n->s->levels[formation];
}

/* [12.11] [12.13] */
bool
osg_is_demoralized(const osg *n, bt_unit unit)
{
    return bt_units_has(&n->s->unsupplied, unit) ||
           osg_is_broken(n, n->printed->counters[unit].formation);
}

static int
rating(const osg *n, bt_unit unit)
{
    const osg_counter *c = osg_counter_of(n, unit);

    return bt_units_has(&n->s->reduced, unit) ? c->reduced_initiative : c->initiative;
}

bool
osg_has_initiative(const osg *n, bt_unit unit)
{
    return rating(n, unit) > 0;
}

/* [7.12] [12.21] */
bool
osg_passes(const osg *n, bt_unit unit, unsigned die)
{
    return (int)die + osg_is_demoralized(n, unit) <= rating(n, unit);
}

/* [12.1b] Vedettes, trains and independents are not counted, either way. */
void
osg_regain(osg *n, bt_unit unit)
{
    const osg_counter *c = osg_counter_of(n, unit);
    bool was = osg_is_broken(n, c->formation);
    uint16_t *lost;

    if (c->formation == OSG_NO_FORMATION || !n->printed->formations[c->formation].tracked ||
        bt_units_has(&n->printed->vedettes, unit) || bt_units_has(&n->printed->trains, unit))
        return;
    lost = &n->s->casualties[c->formation];
    *lost = (uint16_t)(*lost > c->strength ? *lost - c->strength : 0);
    if (was && !osg_is_broken(n, c->formation))
        OSG_EVENT(n, RECOVERED, "12.12", c->formation, 0, 0, 0);
}
