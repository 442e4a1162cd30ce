/*
 * prospect.h - what fighting promises, for bots: read off the printed table.
 */
#ifndef OSG_PROSPECT_H
#define OSG_PROSPECT_H

#include "state.h"

#define OSG_W_POINT 50 /* hundredths of a Strength Point: a half one */

/**
 * What a half Strength Point of a side is worth to both.  Those of the French weigh more, since the ratio of
 * losses counts [20.11], but less than it says: a side that spares its men for it leaves too much undone.
 */
int osg_weight_of(const osg *n, bt_side side);

/* An attack looked at from afar. */
typedef struct osg_clash {
    bt_side attacker;
    int attack, defence; /* strengths in the same measure, with what the ground does to them */
    int shift;           /* columns to the right */
    int most;            /* no column further right; a large number where there is no such limit */
    int stake, prize;    /* half points at face value in the attack, and under attack */
    int bounty;          /* hundredths that the elimination of the defenders is worth besides */
    int price;           /* half points an exchange costs the attacker [11.4b] */
    int own;             /* hundredths that a half point of the attacker's is worth */
    int cornered[2];     /* of 256: how likely a retreat of one hex costs the defender its units, and one of two */
} osg_clash;

/** What a column promises the attacker. */
int osg_promise(const osg *n, int column, const osg_clash *clash);

/** Who of a force is given up in an exchange for so many half points: whole units [11.4b]; and how much they are. */
bt_units osg_payers(const osg *n, bt_units force, int prize);
int osg_price_of(const osg *n, bt_units force, int prize);

/**
 * What it is worth besides their strength that units are eliminated: their formations come nearer to their
 * Demoralization Levels [12.1a] [20.13].
 */
int osg_bounty_of(const osg *n, bt_units units);

/** The column of a clash. */
int osg_clash_column(const osg *n, const osg_clash *clash);

/** The numbers of the attacks that are declared and not yet fought, into an array of OSG_UNITS_MAX. */
int osg_list_attacks_left(const osg *n, uint8_t *numbers);

/** What a declared attack promises on a column. */
int osg_promise_attack(const osg *n, int number, int column);

/** How likely, of 256, a retreat of so many hexes destroys units, by their strength, as those about them stand. */
int osg_how_cornered(const osg *n, bt_units units, int hexes);

#endif
