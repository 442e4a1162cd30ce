/*
 * survey.h - what front ends lay over the map.
 */
#ifndef OSG_SURVEY_H
#define OSG_SURVEY_H

#include "state.h"

void osg_survey(const bt_game *game, const bt_view *view, int overlay, bt_side side, uint16_t place,
                bt_marks *out);

/** The same, with the enemy dealt by `rng`: whatever is dealt, the marks are alike. */
void osg_survey_dealt(const bt_game *game, const bt_view *view, bt_rng *rng, int overlay, bt_side side,
                      uint16_t place, bt_marks *out);

#endif
