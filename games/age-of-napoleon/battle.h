/*
 * battle.h - a battle from start to end [AON-13.1].
 */
#ifndef AON_BATTLE_H
#define AON_BATTLE_H

#include "state.h"

/** The battle on top of the stack is over: what was only its own is forgotten. */
void aon_end_battle(aon *n);

#endif
