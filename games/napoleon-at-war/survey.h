/*
 * survey.h - what front ends lay over the maps: zones of control [6.0], lines
 * of sight for artillery [8.3], and what threatens a hex.
 */
#ifndef NAW_SURVEY_H
#define NAW_SURVEY_H

#include "state.h"

void naw_survey(const bt_game *game, const bt_view *view, int overlay, bt_side side, uint16_t place,
                bt_marks *out);

#endif
