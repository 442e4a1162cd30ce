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

/* For the parts of a survey. */

typedef struct osg_surveyor {
    const osg *n;   /* as the viewer may think it stands: flags are right, who is under them is not */
    bt_side viewer; /* BT_SIDE_NONE: an onlooker */
    bt_marks *marks;
    bt_buf text; /* of the mark in hand */
} osg_surveyor;

/** Add a mark with the text in hand. */
void osg_mark(osg_surveyor *q, bt_hex hex, bt_units units, const char *rule, bool blocked);

/** Append what units are called. */
void osg_add_names(const osg *n, bt_units units, bt_buf *out);

void osg_survey_command(osg_surveyor *q, bt_hex place); /* survey_command.c */
void osg_survey_chain(osg_surveyor *q);
void osg_survey_supply(osg_surveyor *q); /* survey_supply.c */
void osg_survey_near(osg_surveyor *q, bt_hex place); /* survey_near.c */

#endif
