/*
 * survey.c - what can be laid over the map: traits that matter for a plan.
 */
#include "survey.h"

#include <berthier/say.h>

static const struct {
    int trait;
    const char *rule, *text;
} overlays[AON_OVERLAY_COUNT] = {
    [AON_OVERLAY_BARREN] = { AON_BARREN, "AON-15.2a", BT_MSG("barren areas, which cost corps in winter") },
    [AON_OVERLAY_COAST] = { AON_COASTAL, "AON-2.2", BT_MSG("coastal areas, for ships") },
};

void
aon_survey(const bt_game *game, const bt_view *view, int overlay, bt_side side, uint16_t place,
           bt_marks *out)
{
    (void)view;
    (void)side;
    (void)place;
    for (bt_area a = 0; a < game->network->area_count; a++)
        if (bt_area_is(game->network, a, overlays[overlay].trait))
            bt_marks_add(out, &(bt_mark){ .place = a,
                                          .rule = overlays[overlay].rule,
                                          .text = bt_tr(game, overlays[overlay].text) });
}
