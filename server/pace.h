/*
 * pace.h - how fast a connection may ask.
 *
 * A bucket of BT_PACE_BURST requests that fills again with BT_PACE_RATE a
 * second.  Requests are cheap, so the rate is far above what a client at play
 * asks, a program at full speed included; it is there for those who only flood.
 */
#ifndef BT_PACE_H
#define BT_PACE_H

#include <stdbool.h>
#include <stdint.h>

#define BT_PACE_RATE    4000 /* requests a second, for as long as one likes */
#define BT_PACE_BURST   8000 /* requests at once after a rest */
#define BT_PACE_REFUSED 2000 /* refusals without a rest before the connection ends */

/** Zero-initialise. */
typedef struct bt__pace {
    int64_t full_at; /* microseconds: when the bucket will be full again */
    int refused;     /* since the bucket was last full */
} bt__pace;

/** Count a request that came now; false when it is one too many. */
bool bt__pace_take(bt__pace *pace, int64_t now);

/** Did it go on asking in spite of many refusals? */
bool bt__pace_is_abuse(const bt__pace *pace);

#endif
