/*
 * forecast.h - how likely each outcome of a combat is, before chance has spoken.
 *
 * What odds.h tells face by face for one die, this tells as distributions,
 * where many cards or dice decide.  It is made from a view: cards that the
 * viewer cannot tell apart are equally likely.
 */
#ifndef BT_FORECAST_H
#define BT_FORECAST_H

#include <berthier/side.h>

#define BT_FORECAST_OUTCOMES 64
#define BT_FORECAST_ROWS     8

/** One number that will come out: losses of a side, for example. */
typedef struct bt_chances {
    const char *what;                /* "losses": a word of docs/protocol.md */
    bt_side side;                    /* whose */
    int count;                       /* outcomes 0 to count - 1 */
    double at[BT_FORECAST_OUTCOMES]; /* at[i]: the chance of i; the last one stands for more, too */
} bt_chances;

typedef struct bt_forecast {
    int deals; /* asked for: what is hidden is dealt so often; 0: as often as the game thinks right */
    int count;
    bt_chances rows[BT_FORECAST_ROWS];
} bt_forecast;

/** The mean of an outcome. */
static inline double
bt_chances_mean(const bt_chances *row)
{
    double sum = 0;

    for (int i = 0; i < row->count; i++)
        sum += i * row->at[i];
    return sum;
}

#endif
