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

/* Corps by which contingents are larger than a number. */
static int
count_above(const aon *n, bt_units among, int level)
{
    int sum = 0;

    for (int c = 0; c <= n->printed->country_count; c++) {
        bt_units these = contingent(n, among, c);
        int count = bt_units_count(&these);
        sum += count > level ? count - level : 0;
    }
    return sum;
}

/* Taken one by one from the largest, losses bring down all larger contingents to one level; what is left then
 * falls on some of those of that level, one corps each. */
bt_units
aon_losing_contingents(const aon *n, bt_units among, int losses)
{
    bt_units able = { { 0 } };
    int level = bt_units_count(&among), left;

    if (!aon_option(n, AON_OPTION_LARGEST))
        return among;
    while (level > 0 && count_above(n, among, level - 1) <= losses)
        level--;
    left = losses - count_above(n, among, level);
    for (int c = 0; c <= n->printed->country_count; c++) {
        bt_units these = contingent(n, among, c);
        int count = bt_units_count(&these);
        if (count > level || (count == level && left > 0))
            able = bt_units_or(able, these);
    }
    return able;
}
