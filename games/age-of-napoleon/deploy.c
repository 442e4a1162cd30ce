/*
 * deploy.c - what forbids to place a corps of the reserve.
 */
#include "deploy.h"
#include "corps.h"
#include "country.h"
#include "move.h"

/* ---- can it be had? ------------------------------------------------------- */

/* [AON-2.7] [AON-4.5] [AON-10.8a] A corps that is elsewhere than in the reserve. */
static const bt_reason *
refuse_place(const aon *n, bt_unit unit)
{
    const aon_corps *corps = &n->printed->corps[unit];

    switch (n->s->places[unit]) {
    case AON_RESERVE:
        return NULL;
    case AON_PRISONERS:
        return REFUSE(CAPTIVE);
    case AON_ELIMINATED:
        return REFUSE(LOST);
    case AON_WAITING:
        return corps->needs == AON_INVASION ? REFUSE(NO_INVASION) : REFUSE(UNREFORMED);
    default:
        return REFUSE(ON_MAP);
    }
}

const bt_reason *
aon_refuse_corps(const aon *n, bt_side side, bt_unit unit)
{
    const bt_reason *reason = aon_refuse_command(n, side, unit);

    if (!reason)
        reason = refuse_place(n, unit);
    if (reason)
        return reason;
    return aon_is_available(n, side, unit) ? NULL : REFUSE(NOT_SERVING);
}

/* ---- where? --------------------------------------------------------------- */

/* After a violation the areas are open that the enemy is in, for each of them is violated, and a battle
 * follows [AON-3.11]; Call to Arms answers an enemy where he has come [CARD-CALL-TO-ARMS.2]. */
static bool
is_open(const aon *n, const bt_act *act, aon_levy occasion)
{
    if (occasion == AON_VIOLATED || (occasion == AON_CALLED && act->b == n->s->field))
        return true;
    return aon_is_free(n, act->side, (bt_area)act->b);
}

static const bt_reason *
refuse_minor_area(const aon *n, const bt_act *act, aon_levy occasion)
{
    if (!aon_at_home(n, (bt_unit)act->a, (bt_area)act->b))
        return REFUSE(NOT_ITS_COUNTRY);
    return is_open(n, act, occasion) ? NULL : REFUSE(ENEMY_IN_MINOR);
}

bool
aon_is_shore(const aon *n, bt_side side, bt_area area)
{
    return bt_set_has(&n->printed->coast, area) && aon_run_by(n, area) == side &&
           aon_is_free(n, side, area);
}

/* [AON-10.4a] [AON-10.4b] */
static const bt_reason *
refuse_british_area(const aon *n, const bt_act *act)
{
    bt_area area = (bt_area)act->b;

    if (aon_at_home(n, (bt_unit)act->a, area))
        return NULL;
    if (!aon_in_effect(n, AON_BRITANNIA))
        return REFUSE(NO_SEA);
    return aon_is_shore(n, act->side, area) ? NULL : REFUSE(NO_SHORE);
}

static const bt_reason *
refuse_area(const aon *n, const bt_act *act, aon_levy occasion)
{
    bt_unit unit = (bt_unit)act->a;

    if (bt_units_has(&n->printed->minors, unit))
        return refuse_minor_area(n, act, occasion);
    if (n->printed->corps[unit].home == n->printed->britain)
        return refuse_british_area(n, act);
    if (!aon_at_home(n, unit, (bt_area)act->b))
        return REFUSE(NOT_HOME);
    return is_open(n, act, occasion) ? NULL : REFUSE(ENEMY_THERE);
}

/* ---- how many? ------------------------------------------------------------ */

/* The limits of the year; corps that come at once with a country are not counted among them. */
static const bt_reason *
refuse_year(const aon *n, const bt_act *act)
{
    uint8_t home = n->printed->corps[act->a].home;

    if (bt_units_has(&n->printed->minors, (bt_unit)act->a))
        return n->s->placed[act->side] >= aon_minors_of(n, act->side) / 3 ? REFUSE(MINORS_PLACED)
                                                                          : NULL;
    if (home == n->printed->britain && n->s->wars & AON_WAR_AMERICA)
        return REFUSE(AMERICA);
    if (n->s->levy != home && n->s->deployed[home] >= aon_deployment(n, home))
        return REFUSE(OVER_DEPLOYMENT);
    return NULL;
}

static const bt_reason *
refuse_number(const aon *n, const bt_act *act, aon_levy occasion)
{
    const bt_reason *reason = occasion == AON_YEARLY ? refuse_year(n, act) : NULL;
    uint8_t home = n->printed->corps[act->a].home;

    if (reason || bt_units_has(&n->printed->minors, (bt_unit)act->a))
        return reason;
    return aon_home_corps(n, home) >= aon_mobilization(n, home) ? REFUSE(OVER_MOBILIZATION) : NULL;
}

/* ---- the weakest first ---------------------------------------------------- */

static bool
is_weaker(const aon *n, bt_unit a, bt_unit b)
{
    const aon_corps *x = &n->printed->corps[a], *y = &n->printed->corps[b];

    return x->fresh != y->fresh ? x->fresh < y->fresh : x->seniority < y->seniority;
}

/* [18.3] Of several that are equal the owner chooses. */
static const bt_reason *
refuse_stronger(const aon *n, const bt_act *act)
{
    const aon_printed *p = n->printed;
    uint8_t home = p->corps[act->a].home;

    if (!aon_option(n, AON_OPTION_WEAKEST) || act->side != AON_FRENCH ||
        (home != p->austria && home != p->prussia && home != p->russia))
        return NULL;
    for (bt_units left = p->of_country[home]; !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        if (aon_is_available(n, act->side, unit) && is_weaker(n, unit, (bt_unit)act->a))
            return REFUSE(NOT_WEAKEST);
    }
    return NULL;
}

/* What forbids the corps wherever it is to be placed. */
static const bt_reason *
refuse_anywhere(const aon *n, const bt_act *act, aon_levy occasion)
{
    const bt_reason *reason = aon_refuse_corps(n, act->side, (bt_unit)act->a);

    if (!reason)
        reason = refuse_number(n, act, occasion);
    return reason ? reason : refuse_stronger(n, act);
}

const bt_reason *
aon_refuse_deploy(const aon *n, const bt_act *act, aon_levy occasion)
{
    const bt_reason *reason = aon_refuse_corps(n, act->side, (bt_unit)act->a);

    if (!reason)
        reason = refuse_area(n, act, occasion);
    return reason ? reason : refuse_anywhere(n, act, occasion);
}

/* ---- what there is to choose from ------------------------------------------ */

/* Where a corps might be placed: nothing but these needs to be asked about. */
static bt_set
areas_for(const aon *n, bt_unit unit)
{
    const aon_printed *p = n->printed;
    uint8_t home = p->corps[unit].home;

    if (bt_units_has(&p->minors, unit))
        return p->countries[home].areas;
    if (home == p->britain && aon_in_effect(n, AON_BRITANNIA))
        return bt_set_or(p->countries[home].areas, p->coast);
    return aon_areas_of(n, home);
}

/* It is in play, and its country is the side's; whether it is on the map or in the reserve is not asked. */
static bool
may_come(const aon *n, bt_side side, bt_unit unit)
{
    return (n->s->places[unit] == AON_RESERVE || aon_on_map(n->s, unit)) &&
           aon_owner(n, unit) == side && aon_ruled_by(n, n->printed->corps[unit].home) == side;
}

bool
aon_may_deploy(const aon *n, bt_side side, bt_units units, aon_levy occasion)
{
    while (!bt_units_is_empty(&units)) {
        bt_unit unit = bt_units_take(&units);
        if (!may_come(n, side, unit))
            continue;
        for (bt_set left = areas_for(n, unit); !bt_set_is_empty(&left);) {
            bt_act act = { side, unit, bt_set_take(&left), 0, AON_A_DEPLOY, side };
            if (!refuse_area(n, &act, occasion))
                return true;
        }
    }
    return false;
}

static bt_set
open_areas(const aon *n, bt_act act, aon_levy occasion)
{
    bt_set open = { { 0 } };

    for (bt_set left = areas_for(n, (bt_unit)act.a); !bt_set_is_empty(&left);) {
        act.b = bt_set_take(&left);
        if (!refuse_area(n, &act, occasion))
            bt_set_add(&open, (uint8_t)act.b);
    }
    return open;
}

/* Areas are those of the home corps of a country, or of the minor ones at home there, and so are limits, but
 * for one of all minor corps: one of each kind is asked for all. */
typedef struct kind {
    bt_units asked, full; /* kinds met so far; those of which no more may come */
    bt_set open;          /* where the one met last may go */
    bt_units same;        /* who may go there as well */
} kind;

static bt_units
alike(const aon_printed *p, bt_unit unit)
{
    uint8_t home = p->corps[unit].home;

    return bt_units_has(&p->minors, unit) ? p->tied_to[home] : p->of_country[home];
}

static bool
is_full(const aon *n, const bt_act *act, aon_levy occasion, kind *k)
{
    bt_units same;

    if (!bt_units_has(&k->asked, (bt_unit)act->a)) {
        same = bt_units_has(&n->printed->minors, (bt_unit)act->a)
                   ? n->printed->minors
                   : alike(n->printed, (bt_unit)act->a);
        k->asked = bt_units_or(k->asked, same);
        if (refuse_number(n, act, occasion))
            k->full = bt_units_or(k->full, same);
    }
    return bt_units_has(&k->full, (bt_unit)act->a);
}

/* What refuse_anywhere and refuse_area ask, once for all to whom it applies alike. */
void
aon_list_deploy(const bt_list *list, bt_units units, aon_levy occasion)
{
    const aon *n = list->play;
    kind k = { .same = { { 0 } } };

    while (!bt_units_is_empty(&units)) {
        bt_act act = { list->side, bt_units_take(&units), 0, 0, AON_A_DEPLOY, list->side };
        if (n->s->places[act.a] != AON_RESERVE || is_full(n, &act, occasion, &k) ||
            aon_refuse_corps(n, act.side, (bt_unit)act.a) || refuse_stronger(n, &act))
            continue;
        if (!bt_units_has(&k.same, (bt_unit)act.a)) {
            k.same = alike(n->printed, (bt_unit)act.a);
            k.open = open_areas(n, act, occasion);
        }
        for (bt_set left = k.open; !bt_set_is_empty(&left);)
            bt_actions_add(list->out, bt_action_make(AON_A_DEPLOY, act.a, bt_set_take(&left), 0));
    }
}
