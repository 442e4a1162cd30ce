/*
 * view.h - what a side may know [1.5].
 */
#ifndef OSG_VIEW_H
#define OSG_VIEW_H

#include "viewer.h"

/* What the flags in a hex tell an enemy: bits of nations, and above them which kind, one of three; and that
 * they were of a Repulse that failed this turn [10.22a]. */
enum { OSG_FLAG_TROOPS = 16, OSG_FLAG_TRAIN = 32, OSG_FLAG_LEADER = 64, OSG_FLAG_FOILED = 128 };

/** Units of the kind that a flag tells of. */
static inline bt_units
osg_under_flag(const osg_printed *p, unsigned flag)
{
    if (flag & OSG_FLAG_TROOPS)
        return p->troops;
    return flag & OSG_FLAG_TRAIN ? bt_units_minus(p->combat, p->troops) : p->leaders;
}

void osg_make_view(const bt_game *game, const bt_state *state, bt_seat seat, bt_view *out);
void osg_write_view(const bt_game *game, const bt_view *view, bt_json *json);
bool osg_conceals(const bt_game *game, const bt_state *state, bt_seat seat, unsigned operand,
                  unsigned value);

#endif
