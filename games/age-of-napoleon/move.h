/*
 * move.h - the move in hand: where it is, how far it may go, what becomes of corps that enter an area.
 */
#ifndef AON_MOVE_H
#define AON_MOVE_H

#include "corps.h"

/* In the local of the frame of an entry: the move ends in this area [AON-12.11c]. */
#define AON_STOPS 1

/** Where the army on the move is. */
static inline bt_area
aon_here(const aon *n)
{
    return (bt_area)n->s->places[n->s->leader];
}

/** Do two areas share a border [AON-2.1]? */
bool aon_is_next(const aon *n, bt_area a, bt_area b);

/** Areas that share a border with one. */
bt_set aon_next_to(const aon *n, bt_area area);

/** Areas that the army may enter in all [AON-12.1a] [AON-12.1b]. */
int aon_allowance(const aon *n);

/** Corps of one side stand in another area now, an area further in the move in hand. */
void aon_bring(aon_state *s, bt_units corps, bt_area from, bt_area to);

/** Corps of one side go from where they are to another area: counted, and who stays is blurred. */
void aon_go(aon *n, bt_units corps, bt_area to);

/** Corps of a side that stand in an area and have moved in the move in hand, be they with the army or left behind. */
bt_units aon_entered(const aon *n, bt_side side, bt_area area);

/** French-side corps have entered an area: of Russia, for the first time? [AON-2.9b] */
void aon_note_invasion(aon *n, bt_side side, bt_area area);

/** What forbids a side to give orders to a corps: it is the other side's [AON-1.1], or nobody's [AON-3.4]. */
const bt_reason *aon_refuse_command(const aon *n, bt_side side, bt_unit unit);

/**
 * What forbids a corps to go along with others that stand in an area under a leader: whose it is,
 * where it is, their number and his rank [AON-2.6b] [AON-12.2a] [AON-12.2b].
 */
const bt_reason *aon_refuse_join(const aon *n, const bt_act *act, bt_units with, bt_unit leader);

/** The move is over: its corps do not move again in this action [AON-11.2]. */
void aon_end_move(aon *n);

/** Areas where corps of both sides stand [AON-11.6]. */
bt_set aon_contested(const aon *n);

#endif
