/*
 * effects.h - what lasts for the rest of the game once it has come about.
 */
#ifndef AON_EFFECTS_H
#define AON_EFFECTS_H

#include "state.h"

/** An effect comes about: it is marked, and the corps that waited for it go to the reserve [AON-2.9b]. */
void aon_take_effect(aon *n, aon_effect effect, const char *rule);

#endif
