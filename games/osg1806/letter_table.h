/*
 * letter_table.h - the messages that partners have sent each other [18.1b].
 *
 * Of each player the last few are kept, oldest first, with the leader they go to and the turn in which
 * they left.  One leaves a turn, so that at most one of each is on the way.
 */
#ifndef OSG_LETTER_TABLE_H
#define OSG_LETTER_TABLE_H

#include "state.h"

/* One message in the table. */
typedef struct osg_letter {
    bt_seat from, to;
    bt_unit leader;
    unsigned text, turn;
    bool is_read, is_taken;
    bool has_come; /* its turn has passed [18.11a] */
} osg_letter;

/** Who sits where an author of the table does. */
bt_seat osg_seat_of_author(const osg *n, int author);

/** Number `i` of an author's messages; false when there is none. */
bool osg_letter_at(const osg *n, int author, int i, osg_letter *out);

int osg_count_letters(const osg *n, int author);
void osg_drop_letter(osg_state *s, int author, int at);

/** It lies before its reader, sealed. */
static inline bool
osg_is_waiting(const osg_letter *it)
{
    return it->has_come && !it->is_read && !it->is_taken;
}

#endif
