/*
 * advance.h - advancing after combat.
 *
 * A victorious unit may go one hex, into a hex the beaten side left in this
 * combat, if there is room for it, over ground it could cross.  Zones of
 * control play no part.  Who counts as victorious is the game's affair.
 */
#ifndef BT_ADVANCE_H
#define BT_ADVANCE_H

#include <berthier/ground.h>
#include <berthier/hold.h>

typedef enum bt_advance_answer {
    BT_ADVANCE_OPEN,
    BT_ADVANCE_NOT_VACATED, /* not left in this combat, or filled again */
    BT_ADVANCE_NOT_ADJACENT,
    BT_ADVANCE_RIVER,   /* a river in between that nothing crosses */
    BT_ADVANCE_TERRAIN, /* ground closed to movement, or a hex closed by the game */
} bt_advance_answer;

/** An advance that is asked about. */
typedef struct bt_advance {
    bt_hex from, to;
    int class_of_unit;
    bt_hold holds;         /* what `to` holds for the unit, zones left aside */
    const bt_hex *vacated; /* the hexes the beaten side left ... */
    int count;             /* ... and how many */
} bt_advance;

/** May the unit advance? */
bt_advance_answer bt_advance_into(const bt_ground *ground, const bt_advance *advance);

#endif
