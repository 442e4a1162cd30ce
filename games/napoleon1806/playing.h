/*
 * playing.h - playing a card: at its moment, against a Counter Order; chapter C1.
 */
#ifndef N06_PLAYING_H
#define N06_PLAYING_H

#include "state.h"

/** Why a card cannot be played by the action of its own that plays `event`. */
const bt_reason *n06_refuse_own(const n06 *n, const bt_act *act, n06_event event, int window);

/** Lay a card down; it works unless the other side cancels it [E-COUNTER-ORDER.1]. */
void n06_declare(n06 *n, bt_side side, unsigned card);

/** A side has answered at the moment under way: the next one is asked. */
void n06_pass_place(n06 *n);

/** Why the event cannot be played at a moment by a side, or NULL. */
const bt_reason *n06_refuse_at(const n06 *n, bt_side side, n06_event event, int window,
                               const bt_reason *(*refuse_event)(const n06 *, bt_side, n06_event));

/** What forbids using a card of the hand at all. */
const bt_reason *n06_refuse_card(const n06 *n, const bt_act *act);

n06_event n06_event_of(const n06 *n, unsigned card);

/** Is an event played by an action of its own? */
bool n06_has_own_action(n06_event event);

/** Lay a card on the table: it has been played. */
void n06_put_on_table(n06 *n, bt_side side, unsigned card);

#endif
