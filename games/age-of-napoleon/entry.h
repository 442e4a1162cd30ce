/*
 * entry.h - what happens when an army enters an area, or ends its move.
 */
#ifndef AON_ENTRY_H
#define AON_ENTRY_H

#include "state.h"

/* In the local of the frame of the march: its move is over ... */
#define AON_HALTED 1
#define AON_TIRED  2 /* Forced March has taken its toll */

/** The army has come into an area. */
void aon_begin_entry(aon *n, bt_side side, bool crossing);

/** The army ends its move where it is. */
void aon_begin_halt(aon *n, bt_side side);

/** The causes of attrition that the army has still before it where it has just come to, as bits. */
unsigned aon_wear_due(const aon *n);

/** A corps has been left behind on the way. */
void aon_begin_drop(aon *n, bt_side side);

#endif
