/*
 * anytime.h - cards that are played at any time [AON-5.5]: beside what a room offers, at every decision
 * that stands between two steps.
 */
#ifndef AON_ANYTIME_H
#define AON_ANYTIME_H

#include "cards.h"

/** Does an action play a card whose time is any? */
bool aon_is_any_time(const aon *n, const bt_act *act);

/** What forbids it. */
const bt_reason *aon_refuse_any_time(const aon *n, const bt_act *act);

/** Carry it out; the room that is open stays open. */
void aon_do_any_time(aon *n, const bt_act *act);

/** Put what a side may do so into a sorted list. */
void aon_list_any_time(const aon *n, bt_side side, bt_actions *out);

#endif
