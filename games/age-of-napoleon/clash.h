/*
 * clash.h - what a battle between two columns of the table comes to on the average, for bots.
 */
#ifndef AON_CLASH_H
#define AON_CLASH_H

#include "printed.h"

/** Work out every pair of columns, once they have been read. */
void aon_weigh_clashes(aon_printed *p);

#endif
