/*
 * viewer.c - whose units are the viewer's, where two share a side [18.0].
 */
#include "viewer.h"
#include "team.h"

bt_units
osg_units_of_viewer(const osg *n, const bt_view *view, bt_units units)
{
    const osg_view *seen = (const osg_view *)(const void *)view;
    bt_units own = { { 0 } };

    if (!osg_has_partners(n, seen->viewer))
        return units;
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        if (osg_leads(n, u) == seen->seat)
            bt_units_add(&own, u);
    return own;
}
