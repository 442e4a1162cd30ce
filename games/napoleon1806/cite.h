/*
 * cite.h - which clause decides: the offence is the refuser's to find, and what
 * causes it, the card, the event, the duty or the phase, supplies the clause.
 */
#ifndef N06_CITE_H
#define N06_CITE_H

#include "state.h"

/** A refusal by the clause of its cause: the card, event, duty or phase in hand. */
const bt_reason *n06_cite(const n06 *n, unsigned code, const bt_act *act, const bt_reason *reason);

/** Why an action has no place now: something else is decided first, or its time is another. */
const bt_reason *n06_refuse_time(const n06 *n, unsigned code);

#endif
