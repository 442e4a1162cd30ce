/*
 * tally.h - the score as a view tells it: what each side would have if it ended now, and what would change it.
 */
#ifndef OSG_TALLY_H
#define OSG_TALLY_H

#include "state.h"

/** Of a position in which everything hidden from the viewer has been wiped. */
void osg_write_tally(const osg *n, bt_json *json);

#endif
