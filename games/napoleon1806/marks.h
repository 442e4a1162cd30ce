/*
 * marks.h - what a position keeps of something under way, and only then.
 */
#ifndef N06_MARKS_H
#define N06_MARKS_H

#include "state.h"

/** Does everything that is kept of an operation, a combat or a phase belong to one under way? */
bool n06_marks_ok(const n06 *n, bt_error *err);

#endif
