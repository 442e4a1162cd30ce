/*
 * contingent.c - whom losses fall on.
 */
#include "contingent.h"

/* The corps of a set that are of a country, or minor allied corps. */
static bt_units
contingent(const aon *n, bt_units among, int country)
{
    if (country == n->printed->country_count)
        return bt_units_and(among, n->printed->minors);
    return bt_units_and(among, n->printed->of_country[country]);
}

bt_units
aon_largest_contingent(const aon *n, bt_units among)
{
    bt_units able = { { 0 } };
    int most = 0;

    if (!aon_option(n, AON_OPTION_LARGEST))
        return among;
    for (int c = 0; c <= n->printed->country_count; c++) {
        bt_units these = contingent(n, among, c);
        int count = bt_units_count(&these);
        if (count < most || !count)
            continue;
        able = count > most ? these : bt_units_or(able, these);
        most = count;
    }
    return able;
}
