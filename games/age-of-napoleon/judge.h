/*
 * judge.h - what the parts of the evaluation share: hundredths of a point of battle rating.
 */
#ifndef AON_JUDGE_H
#define AON_JUDGE_H

#include "corps.h"

enum {
    AON_PER_POINT = 100,   /* a point of battle rating on the map */
    AON_PER_RESERVE = 45,  /* the same in the reserve, */
    AON_PER_PRISONER = 35, /* in the Prisoners Box, */
    AON_PER_SPENT = 20,    /* and what being spent costs a corps */
    AON_NAPOLEON = 900,    /* him, besides */
    AON_VAIN = 4           /* the part of anything that counts when it decides nothing any more */
};

typedef struct aon_judgement {
    aon n;
    int strength[2]
                [AON_AREAS_MAX]; /* that a side could bring to a battle, by the area it stands in */
    int fresh[2][AON_AREAS_MAX]; /* of those corps, how many are not spent */
    uint8_t speed[2][AON_AREAS_MAX]; /* of the fastest army that could go from there in force */
    bt_side run[AON_AREAS_MAX];      /* who runs each area */
    uint8_t odds[AON_AREAS_MAX];     /* hundredths: that the Coalition wins the battle there */
    bt_set fields;                   /* areas of battles that are due */
    bt_set held[2];                  /* areas where a side has corps */
    int soil;                        /* what land of France counts (aon_soil_weight) */
    int minors;                      /* what minor countries count (aon_weight_of_minors) */
    bool drives;                     /* may it still be driven back (aon_may_drive_back)? */
    int step;                        /* what one more country taken brings of that */
    int last;                        /* what one more of the corps that keep up France is worth */
} aon_judgement;

static inline int
aon_sign_of(bt_side side)
{
    return side == AON_FRENCH ? 1 : -1;
}

/** What a corps is worth to its owner where it is, by itself. */
int aon_worth(const aon *n, bt_unit unit);

/** What France loses besides with one of the corps on which its fall waits, the more the fewer it has
 * left; with all of them [AON-14.1]. */
int aon_last_of_france(const aon *n, int corps);
int aon_all_of_france(const aon *n, int corps);

/** The rounds of the year that have begun; all of them, too, while it is settled what they have brought. */
int aon_rounds_begun(const aon *n);

/** Is the last campaign under way?  Then nothing counts any more but how it ends. */
bool aon_is_last_campaign(const aon *n);

/** What a side's corps count to it, in hundredths of their ratings. */
int aon_weight_of_corps(const aon *n, bt_side side);

/** The corps that France has not lost for good. */
int aon_french_left(const aon *n);

/** What it counts to hold land of France, in hundredths. */
int aon_soil_weight(const aon *n);

/** May the Coalition still drive the French back behind their borders [AON-16.5]?  In the last year countries
 * count for the end only where all can still be taken. */
bool aon_may_drive_back(const aon *n);

/** What of a worth counts for a side that wins land with it: in the last campaign little, where the Coalition
 * cannot drive the French back any more and has to bring France down. */
int aon_worth_of_land(const aon_judgement *j, bt_side side, int worth);

/** What minor countries count, in hundredths: little where there are more than the years left could turn. */
int aon_weight_of_minors(const aon *n);

/** What it is worth to run a country, by itself; minors count so many hundredths. */
int aon_country_worth(const aon *n, uint8_t country, int minors);

/** What the battles that are due bring the French on the average; who is likely to be beaten no longer counts
 * as standing there. */
int aon_judge_battles(aon_judgement *j);

/** How armies stand to each other, to winter, and to what they could win (plan.c). */
int aon_judge_armies(const aon_judgement *j);

/** What a side could win with the moves it has left. */
int aon_judge_plan(const aon_judgement *j, bt_side side);

/** Is who comes into an area spent by its ground [AON-12.7b] [AON-12.7c]? */
bool aon_tires(const aon *n, bt_area area);

/** The worth of a side's cards. */
int aon_judge_hand(const aon *n, bt_side side);

/** How many moves a side can still make this year, by rounds and by what it can pay. */
int aon_moves_left(const aon *n, bt_side side);

/** The worth of one card to a side now: what is paid with is what is worth least. */
int aon_card_worth(const aon *n, bt_side side, unsigned card);

#endif
