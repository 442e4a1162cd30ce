/*
 * recovery.h - the Recovery phase in its six steps [C11.1].
 */
#ifndef N06_RECOVERY_H
#define N06_RECOVERY_H

#include "state.h"

/** Has a Recovery frame come to the step in which tired corps lose? */
bool n06_losing_step(int step);

#endif
