/*
 * prospect.h - what fighting promises, for bots: read off the printed table.
 */
#ifndef OSG_PROSPECT_H
#define OSG_PROSPECT_H

#include "state.h"

#define OSG_W_POINT 50 /* hundredths of a Strength Point: a half one */

/* An attack looked at from afar. */
typedef struct osg_clash {
    int attack, defence; /* strengths in the same measure, with what the ground does to them */
    int shift;           /* columns to the right */
    int most;            /* no column further right; a large number where there is no such limit */
    int stake, prize;    /* half points at face value in the attack, and under attack */
    int cornered;        /* of 256: how likely a retreat costs the defender its units */
} osg_clash;

/** What a column promises the attacker. */
int osg_promise(const osg *n, int column, const osg_clash *clash);

/** The column of a clash, and what it promises. */
int osg_clash_column(const osg *n, const osg_clash *clash);
int osg_judge_clash(const osg *n, const osg_clash *clash);

/** How likely it is, of 256, that who has so many ways back finds none of them. */
int osg_chance_cornered(int ways);

#endif
