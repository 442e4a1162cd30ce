/*
 * survey.h - what front ends lay over the map: victory areas, where a side's
 * corps can come in one operation, and which of them threaten an area.
 */
#ifndef N06_SURVEY_H
#define N06_SURVEY_H

#include "state.h"

void n06_survey(const bt_game *game, const bt_view *view, int overlay, bt_side side, uint16_t place,
                bt_marks *out);

#endif
