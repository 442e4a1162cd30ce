/*
 * deploy.h - what forbids to place a corps of the reserve, on whatever occasion [AON-10.3].
 */
#ifndef AON_DEPLOY_H
#define AON_DEPLOY_H

#include "reasons.h"

/** On what occasion a corps is placed. */
typedef enum aon_levy {
    AON_YEARLY, /* in the Reinforcement Phase: the limits of the year bind [AON-10.2a] [AON-10.5] */
    AON_ALLIED, /* its country has just joined by diplomacy or revolted [AON-3.10a] [AON-8.3] */
    AON_VIOLATED, /* it joined as its neutrality was violated [AON-3.11] */
    AON_CALLED    /* Call to Arms, in s->field and beside the enemy there [CARD-CALL-TO-ARMS.2] */
} aon_levy;

/** What forbids a side to have a corps of the reserve at all: it is elsewhere, or not to be had. */
const bt_reason *aon_refuse_corps(const aon *n, bt_side side, bt_unit unit);

/**
 * What forbids a side to place the corps `act->a` of the reserve in the area `act->b`.
 *
 * Which country, how many at once, and that Call to Arms places home corps alone and in one area,
 * is for the room to say.
 */
const bt_reason *aon_refuse_deploy(const aon *n, const bt_act *act, aon_levy occasion);

/** Can ships put corps of a side ashore in an area, once there is Britannia [AON-10.4b]? */
bool aon_is_shore(const aon *n, bt_side side, bt_area area);

/** As far as everybody sees, can one of these corps be in the reserve, and is there an area for it?  So it
 * is decided whether a side is asked, and nothing is told of where its corps are. */
bool aon_may_deploy(const aon *n, bt_side side, bt_units units, aon_levy occasion);

/** List each of these corps in each area where nothing forbids to place it, for `list` of a room. */
void aon_list_deploy(const bt_list *list, bt_units units, aon_levy occasion);

#endif
