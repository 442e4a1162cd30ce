/* advance.c - one hex forward after a combat. */
#include <berthier/advance.h>

bt_advance_answer
bt_advance_into(const bt_ground *ground, const bt_advance *advance)
{
    const bt_hexside *side;
    bool was_left = false;

    for (int i = 0; i < advance->count; i++)
        was_left = was_left || advance->vacated[i] == advance->to;
    if (!was_left || advance->holds == BT_HOLD_FULL || advance->holds == BT_HOLD_ENEMY)
        return BT_ADVANCE_NOT_VACATED;
    side = bt_hexside_between(ground->atlas, advance->from, advance->to);
    if (!side)
        return BT_ADVANCE_NOT_ADJACENT;
    if (bt_features_bar(bt_ground_features(ground, side)))
        return BT_ADVANCE_RIVER;
    if (advance->holds == BT_HOLD_CLOSED ||
        bt_ground_cost(ground, advance->class_of_unit, side) == BT_MP_PROHIBITED)
        return BT_ADVANCE_TERRAIN;
    return BT_ADVANCE_OPEN;
}
