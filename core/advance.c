/* advance.c - one hex forward after a combat. */
#include <berthier/advance.h>

bt_advance_answer
bt_advance_into(const bt_atlas *atlas, const bt_tec *tec, const bt_unit *at, bt_hex from, bt_hex to,
                const bt_hex *vacated, int count)
{
    const bt_hexside *side;
    bool was_left = false;

    for (int i = 0; i < count; i++)
        was_left = was_left || vacated[i] == to;
    if (!was_left || at[to] != BT_UNIT_NONE)
        return BT_ADVANCE_NOT_VACATED;
    side = bt_hexside_between(atlas, from, to);
    if (!side)
        return BT_ADVANCE_NOT_ADJACENT;
    if (bt_hexside_is_barred(side))
        return BT_ADVANCE_RIVER;
    return bt_tec_cost(tec, atlas, side) == BT_MP_PROHIBITED ? BT_ADVANCE_TERRAIN : BT_ADVANCE_OPEN;
}
