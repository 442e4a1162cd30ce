/* pace.c - a bucket of requests, kept as the moment at which it is full. */
#include "pace.h"

enum { SECOND = 1000000, ONE = SECOND / BT_PACE_RATE };

bool
bt__pace_take(bt__pace *pace, int64_t now)
{
    if (pace->full_at <= now) {
        pace->full_at = now;
        pace->refused = 0;
    }
    if (pace->full_at + ONE - now > (int64_t)BT_PACE_BURST * ONE) {
        pace->refused++;
        return false;
    }
    pace->full_at += ONE;
    return true;
}

bool
bt__pace_is_abuse(const bt__pace *pace)
{
    return pace->refused > BT_PACE_REFUSED;
}
