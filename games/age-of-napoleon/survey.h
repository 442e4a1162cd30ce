/*
 * survey.h - what can be laid over the map (berthier/survey.h).
 */
#ifndef AON_SURVEY_H
#define AON_SURVEY_H

#include "state.h"

void aon_survey(const bt_game *game, const bt_view *view, int overlay, bt_side side,
                uint16_t place, bt_marks *out);

#endif
