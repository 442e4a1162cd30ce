/*
 * aims.h - cards that are aimed at something: a bridge, a corps that is called, a
 * stack that slips away.  Each has an action of its own.
 */
#ifndef N06_AIMS_H
#define N06_AIMS_H

#include "state.h"

/** Could the stack on the march work on a bridge, as far as everybody can see? */
bool n06_has_bridge_work(const n06 *n, bt_side side);

bt_refuser n06_refuse_wreck, n06_refuse_mend, n06_refuse_summon, n06_refuse_react;
bt_doer n06_do_wreck, n06_do_summon, n06_do_react;

#endif
