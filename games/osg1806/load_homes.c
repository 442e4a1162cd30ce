/*
 * load_homes.c - everything has a home when a scenario begins, and nothing stands where it must not.
 */
#include "load_internal.h"

/* ---- homes --------------------------------------------------------------------------------- */

static bool
is_on_a_track(const osg_printed *p, bt_unit unit)
{
    return p->arrival_of[0][unit] != OSG_NO_ARRIVAL || p->arrival_of[1][unit] != OSG_NO_ARRIVAL;
}

/* Was it named in the line, but stands on a part of the map that is out of play? */
static bool
stands_outside(const osg_reader *r, bt_unit unit)
{
    return r->place_of[unit].node.doc != NULL;
}

/* Where one begins that is not on the map. */
static int
find_home(osg_reader *r, bt_unit unit)
{
    osg_printed *p = r->p;
    osg_start *start = &p->starts[unit];
    if (bt_units_has(&p->absent, unit))
        start->place = OSG_ABSENT;
    else if (is_on_a_track(p, unit) || start->anywhere)
        start->place = OSG_RESERVE;
    else if (stands_outside(r, unit))
        bt_units_add(&p->absent, unit);
    else
        return bt_word_fail(&r->day, r->err,
                            "%s has no home: line %s of setup.yaml and the tracks do not name it, "
                            "and it is not absent",
                            osg_unit_id(r, unit), r->day.text);
    return BT_OK;
}

/* Vedettes are with their parents [13.1], replacement leaders wait [5.13]; without those they are not there. */
static void
find_follower_home(osg_printed *p, bt_unit unit)
{
    const osg_counter *c = &p->counters[unit];
    bool vedette = c->arm == OSG_VEDETTE;
    if (bt_units_has(&p->absent, vedette ? c->parent : c->replaces))
        bt_units_add(&p->absent, unit);
    p->starts[unit].place = bt_units_has(&p->absent, unit) ? OSG_ABSENT
                            : vedette                      ? OSG_WITH_PARENT
                                                           : OSG_REPLACEMENT;
}

int
osg_check_homes(osg_reader *r)
{
    osg_printed *p = r->p;
    int status = BT_OK;
    for (int u = 0; u < p->unit_count && !status; u++) {
        const osg_counter *c = &p->counters[u];
        bool follows = c->arm == OSG_VEDETTE || c->replaces != BT_UNIT_NONE;
        if (!follows && BT_PLACE_IS_BOX(p->starts[u].place))
            status = find_home(r, (bt_unit)u);
    }
    for (int u = 0; u < p->unit_count && !status; u++) {
        const osg_counter *c = &p->counters[u];
        if (c->arm == OSG_VEDETTE || c->replaces != BT_UNIT_NONE)
            find_follower_home(p, (bt_unit)u);
    }
    return status;
}

/* ---- stacking ------------------------------------------------------------------------------ */

typedef struct stack {
    int infantry, cavalry; /* trains use the places of cavalry [8.11] */
    bool leader;
} stack;

/* [3.11] Two of each with a leader, or four of cavalry; [3.12] any two without. */
static bool
may_stand(const stack *s)
{
    if (!s->leader)
        return s->infantry + s->cavalry <= 2;
    return (s->infantry <= 2 && s->cavalry <= 2) || (s->infantry == 0 && s->cavalry <= 4);
}

static void
add_to_stack(stack *s, const osg_counter *c)
{
    if (c->arm >= OSG_COMMANDER)
        s->leader = true;
    else if (c->class_of_unit == OSG_ON_FOOT)
        s->infantry++;
    else if (c->arm != OSG_VEDETTE)
        s->cavalry++;
}

/* What stands in the hex of a unit, those before it and itself; leaders wherever they are in the list. */
static int
check_stack(const osg_reader *r, bt_unit unit)
{
    const osg_printed *p = r->p;
    uint16_t place = p->starts[unit].place;
    stack s = { 0 };
    for (int u = 0; u < p->unit_count; u++) {
        const osg_counter *c = &p->counters[u];
        if (p->starts[u].place != place)
            continue;
        if (c->side != p->counters[unit].side)
            return bt_word_fail(&r->place_of[unit], r->err, "%s and %s of the enemy are both in %s",
                                osg_unit_id(r, unit), osg_unit_id(r, (bt_unit)u),
                                p->atlas.hexes[place].id);
        if (u <= unit || c->arm >= OSG_COMMANDER)
            add_to_stack(&s, c);
    }
    return may_stand(&s) ? BT_OK
                         : bt_word_fail(&r->place_of[unit], r->err, "%s is one too many in %s%s",
                                        osg_unit_id(r, unit), p->atlas.hexes[place].id,
                                        s.leader ? "" : ", where no leader is");
}

/* ---- columns of march [19.27] -------------------------------------------------------------- */

/* [8.22] Cavalry brigades, leaders and trains keep no distance. */
static bool
keeps_distance(const osg_printed *p, bt_unit unit)
{
    const osg_counter *c = &p->counters[unit];
    bool brigade = c->class_of_unit == OSG_MOUNTED && c->size != OSG_DIVISION;
    return p->starts[unit].marching && c->arm < OSG_BRIDGE_TRAIN && !brigade;
}

/* On a road, and with a hex between it and the next column, unless a river is there. */
static int
check_column(const osg_reader *r, bt_unit unit)
{
    const osg_printed *p = r->p;
    const bt_hex_info *info = &p->atlas.hexes[p->starts[unit].place];
    if (!info->has_road)
        return bt_word_fail(&r->place_of[unit], r->err, "%s marches where no road is",
                            osg_unit_id(r, unit));
    for (int u = 0; u < unit && keeps_distance(p, unit); u++) {
        if (!keeps_distance(p, (bt_unit)u) || p->counters[u].side != p->counters[unit].side)
            continue;
        for (int i = 0; i < info->side_count; i++) {
            if (info->sides[i].to == p->starts[u].place &&
                !(info->sides[i].features & BT_HEXSIDE_RIVER))
                return bt_word_fail(&r->place_of[unit], r->err,
                                    "%s and %s march without a hex between them",
                                    osg_unit_id(r, unit), osg_unit_id(r, (bt_unit)u));
        }
    }
    return BT_OK;
}

int
osg_check_stacks(osg_reader *r)
{
    int status = BT_OK;
    for (int u = 0; u < r->p->unit_count && !status; u++) {
        if (BT_PLACE_IS_BOX(r->p->starts[u].place))
            continue;
        status = check_stack(r, (bt_unit)u);
        if (!status && r->p->starts[u].marching)
            status = check_column(r, (bt_unit)u);
    }
    return status;
}
