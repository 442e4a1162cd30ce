/*
 * restore.h - option 18.1: Napoléon returns.
 */
#ifndef AON_RESTORE_H
#define AON_RESTORE_H

#include "state.h"

/** The map is cleared, hands are dealt and corps placed, before the second round of the year [18.1.1]. */
void aon_begin_restore(aon *n);

#endif
