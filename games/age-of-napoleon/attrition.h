/*
 * attrition.h - attrition of those who enter an area [AON-12.7a] - [AON-12.9].
 */
#ifndef AON_ATTRITION_H
#define AON_ATTRITION_H

#include "state.h"

/* What can hit a corps that enters an area, as bits. */
enum {
    AON_BY_GROUND = 1,   /* mountain or marsh [AON-12.7b] [AON-12.7c] */
    AON_BY_WINTER = 2,   /* a winter round [AON-12.7d] */
    AON_BY_DISTANCE = 4, /* the third area of a move, and later ones [AON-12.7a] */
    AON_BY_FORCE = 8     /* Forced March [AON-12.7e] */
};

/** The clause of what hits a corps that enters an area: the first that does [AON-12.7f]; NULL for nothing. */
const char *aon_cause(const aon *n, bt_unit unit, bt_area area, unsigned causes);

/** Of some corps those that an area hits for one of the causes; several causes are one hit [AON-12.7f]. */
bt_units aon_hit(const aon *n, bt_units corps, bt_area area, unsigned causes);

/**
 * Corps of one side have entered an area: fresh ones that are hit turn spent; for spent ones a die
 * is due, and the room TOLL is opened on the procedure under way [AON-12.8a] [AON-12.8b].
 */
void aon_attrition(aon *n, bt_units corps, bt_area area, unsigned causes);

#endif
