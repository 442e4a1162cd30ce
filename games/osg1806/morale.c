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

bool
osg_fails_by_morale(const osg *n, bt_unit unit, unsigned die)
{
    return !osg_passes(n, unit, die) && (int)die <= rating(n, unit);
}

/* ---- casualties ---------------------------------------------------------------------- */

/* [12.1b] [17.3] Vedettes, trains, leaders and independents are not counted, either way. */
static bool
is_counted(const osg *n, bt_unit unit)
{
    const osg_printed *p = n->printed;
    uint8_t formation = p->counters[unit].formation;

    return formation != OSG_NO_FORMATION && p->formations[formation].tracked &&
           bt_units_has(&p->troops, unit) && !bt_units_has(&p->vedettes, unit);
}

int
osg_value(const osg *n, bt_unit unit)
{
    const osg_counter *c = osg_counter_of(n, unit);

    return bt_units_has(&n->s->reduced, unit) ? c->reduced : c->strength;
}

int
osg_strength_of(const osg *n, bt_units units)
{
    int total = 0;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        total += osg_value(n, u);
    return total;
}

/* [12.1a] By its full strength, also of a reduced unit. */
void
osg_add_casualty(osg *n, bt_unit unit)
{
    const osg_counter *c = osg_counter_of(n, unit);

    if (is_counted(n, unit))
        n->s->casualties[c->formation] = (uint16_t)(n->s->casualties[c->formation] + c->strength);
}

/* [12.11] What was eliminated counts as it was [21.96a]. */
void
osg_count_loss(osg *n, bt_unit unit)
{
    const osg_counter *c = osg_counter_of(n, unit);
    bool was = osg_is_broken(n, c->formation);

    n->s->fallen[c->side] = (uint16_t)(n->s->fallen[c->side] + osg_value(n, unit));
    osg_add_casualty(n, unit);
    if (!was && osg_is_broken(n, c->formation))
        OSG_EVENT(n, DEMORALIZED, "12.11", c->formation, 0, 0, 0);
}

void
osg_regain(osg *n, bt_unit unit)
{
    const osg_counter *c = osg_counter_of(n, unit);
    bool was = osg_is_broken(n, c->formation);
    uint16_t *lost;

    if (!is_counted(n, unit))
        return;
    lost = &n->s->casualties[c->formation];
    *lost = (uint16_t)(*lost > c->strength ? *lost - c->strength : 0);
    if (was && !osg_is_broken(n, c->formation))
        OSG_EVENT(n, RECOVERED, "12.12", c->formation, 0, 0, 0);
}

/* [16.31] By a third of what the level is now, rounded up. */
void
osg_lower_levels(osg *n)
{
    for (int f = 0; f < n->printed->formation_count; f++) {
        bool was = osg_is_broken(n, (uint8_t)f);
        if (n->printed->formations[f].side != OSG_FRENCH || !n->printed->formations[f].tracked)
            continue;
        n->s->levels[f] = (uint8_t)(n->s->levels[f] - (n->s->levels[f] + 2) / 3);
        if (!was && osg_is_broken(n, (uint8_t)f))
            OSG_EVENT(n, DEMORALIZED, "16.31", f, 0, 0, 0);
    }
}
