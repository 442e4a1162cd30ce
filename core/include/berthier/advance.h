/*
 * advance.h - advancing after combat.
 *
 * A victorious unit may go one hex, into a hex the beaten side left in this
 * combat and nobody has filled since, over ground it could cross.  Zones of
 * control play no part.  Who counts as victorious is the game's affair.
 */
#ifndef BT_ADVANCE_H
#define BT_ADVANCE_H

#include <berthier/tec.h>
#include <berthier/unit.h>

typedef enum bt_advance_answer {
    BT_ADVANCE_OPEN,
    BT_ADVANCE_NOT_VACATED, /* not left in this combat, or filled again */
    BT_ADVANCE_NOT_ADJACENT,
    BT_ADVANCE_RIVER,   /* an unbridged river in between */
    BT_ADVANCE_TERRAIN, /* ground closed to movement */
} bt_advance_answer;

/**
 * May a unit in `from` advance into `to`?
 *
 * @param at       the occupant of each hex
 * @param vacated  the hexes the beaten side left, count of them
 */
bt_advance_answer bt_advance_into(const bt_atlas *atlas, const bt_tec *tec, const bt_unit *at,
                                  bt_hex from, bt_hex to, const bt_hex *vacated, int count);

#endif
