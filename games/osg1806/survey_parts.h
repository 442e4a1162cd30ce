/*
 * survey_parts.h - overlays that have files of their own.
 */
#ifndef OSG_SURVEY_PARTS_H
#define OSG_SURVEY_PARTS_H

#include "surveyor.h"

/* survey_command.c */
void osg_survey_command(osg_surveyor *q, bt_hex place);
void osg_survey_chain(osg_surveyor *q);

/* survey_supply.c */
void osg_survey_supply(osg_surveyor *q);

/* survey_near.c */
void osg_survey_near(osg_surveyor *q, bt_hex place);

#endif
