/*
 * neutral.h - neutral countries that armies cross, and whose neutrality they violate [AON-12.6a].
 */
#ifndef AON_NEUTRAL_H
#define AON_NEUTRAL_H

#include "state.h"

/** Is an area of a neutral country that a side does not occupy? */
bool aon_is_neutral_to(const aon *n, bt_side side, bt_area area);

/**
 * A country whose neutrality a side violates now; AON_NO_COUNTRY for none.
 *
 * @param passing  corps that are on the move and go on: they violate nothing but a capital [AON-12.6b]
 */
uint8_t aon_violated(const aon *n, bt_side side, bt_units passing);

/** The neutrality of a country has been violated by a side: it joins the other [AON-12.6c]. */
void aon_violate(aon *n, bt_side side, uint8_t country);

#endif
