/*
 * deal.h - hidden forces dealt again, as the other side may think [1.5].
 */
#ifndef OSG_DEAL_H
#define OSG_DEAL_H

#include "view.h"

#include <berthier/rng.h>

void osg_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out);

#endif
