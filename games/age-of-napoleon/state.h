/*
 * state.h - a position of Age of Napoleon, and the few ways to change it.
 *
 * Flat, pointer-free and without padding: equal positions are equal bytes.  A card is in exactly one
 * of the sets `deck`, `discard`, `aside`, `hand` and `table`; on the table lie cards that have been
 * played and are still at work.  The deck has no order: chance draws any of its cards.
 *
 * `places` says where every corps is; who stands in an area is cached in `at`.  aon_stand, which
 * alone moves a corps, keeps them in step.
 */
#ifndef AON_STATE_H
#define AON_STATE_H

#include "printed.h"

#define BT_CODES       AON_
#define BT_NAMES       aon_
#define BT_DEFS        "age-of-napoleon/tables.def"
#define BT_OWN_REASONS /* titles bring more */
#include <berthier/codes.h>
#include <berthier/frame.h>

/* Reasons, in the order of reasons.def; where titles supply the clause, a row for each. */
typedef enum aon_reason {
#define REASON(code, ...)   AON_R_##code,
#define BY_TITLE(code, ...) AON_R_##code, AON_R_##code##_LAST = AON_R_##code + AON_TITLES - 1,
#include "reasons.def"
#undef REASON
#undef BY_TITLE
    AON_REASON_COUNT
} aon_reason;

/* A refusal whose clause is that of a title. */
#define REFUSE_OF(code, title) (&aon_reasons[AON_R_##code + (title)])

/* How a game ends [AON-16.1]. */
typedef enum aon_ending {
    AON_END_NONE,
    AON_END_FRENCH_DECISIVE,
    AON_END_FRENCH_MARGINAL,
    AON_END_FRENCH_MORAL,
    AON_END_COALITION_DECISIVE,
    AON_END_COALITION_MARGINAL,
    AON_ENDINGS
} aon_ending;

#define AON_BOTH 3 /* both sides, as bits */

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* padding would make equal positions differ */
typedef struct aon_state {
    bt_set deck, discard, aside;   /* [AON-2.8] [17.1.2a] */
    bt_set hand[2], table[2];      /* by side */
    bt_set known[2];               /* cards of a hand that the other side has seen */
    bt_set occupied;               /* countries that surrendered and whose capital is held [AON-3.8a] */
    bt_set surrendered;            /* majors forced to surrender at any time [CARD-RADETZKY.1] */
    bt_set fallen;                 /* countries that surrendered in the last Surrender Phase [AON-9.2a] */
    bt_set dominions;              /* majors that are or have been dominions [CARD-JOSEPH.1] */
    bt_set crowned;                /* countries that become dominions when this phase is settled */
    bt_set spared;                 /* countries that do not surrender this year [CARD-NO-SURRENDER.1] */
    bt_set fields;                 /* areas where battles are due [AON-11.6] */
    bt_set rolled;                 /* areas whose winter attrition has been settled, this side's */
    bt_units spent;                /* corps on their spent side [AON-2.4] */
    bt_units named;                /* corps named to lead others of their seniority [AON-4.1] */
    bt_units met;                  /* corps that the enemy knows where they stand, and how */
    bt_units army;                 /* corps of the move, withdrawal or interception in hand */
    bt_units engaged[2];           /* [AON-13.2] */
    bt_units picked;               /* corps named so far for what is being decided */
    bt_units tolled;               /* corps among which attrition takes its losses */
    bt_units doomed;               /* corps that their owners lose for good in the battle in hand */
    bt_units pinned;               /* corps that have been attacked or have intercepted in this action */
    bt_units of_side[2];           /* cache: corps that a side commands, wherever they are */
    bt_set at[AON_AREAS_MAX];      /* cache: corps in each area, which are fewer than 128 */
    uint16_t places[AON_UNITS_MAX];
    uint8_t entered[AON_UNITS_MAX]; /* areas a corps has entered in this move [AON-12.3] */
    uint8_t origin[AON_UNITS_MAX];  /* area a corps came from last, in this action [AON-13.13a] */
    uint8_t align[AON_COUNTRIES_MAX]; /* aon_align */
    uint8_t before[AON_COUNTRIES_MAX]; /* as Diplomacy or Surrender began [AON-7.2] */
    uint8_t pushed[AON_COUNTRIES_MAX]; /* bit s: side s has played upon it in this phase */
    uint8_t deployed[AON_COUNTRIES_MAX]; /* home corps placed this year, by major [AON-10.2a] */
    uint8_t placed[2];             /* minor allied corps placed this year [AON-10.5] */
    uint8_t year;                  /* from 1800 */
    uint8_t round;                 /* of the Campaign Phase; 0 outside it */
    uint8_t first;                 /* side that plays first in this phase or round [AON-5.2] */
    uint8_t effects;               /* aon_effect, as bits */
    uint8_t wars;                  /* AON_WAR_...: limit cards of this year [AON-10.9] */
    uint8_t levy;                  /* country under Call to Arms this phase; AON_NO_COUNTRY */
    uint8_t moved;                 /* bit s: side s has had its free move of the year [AON-11.3a] */
    uint8_t acted;                 /* bit s: side s has begun its action of this round */
    uint8_t barred;                /* bit s: Indecision holds side s until the round ends */
    uint8_t skipped;               /* bit r: round r is cancelled */
    uint8_t talks;                 /* bit r: by Peace Talks, so that there is diplomacy */
    uint8_t passed;                /* bit s: side s has passed in the phase under way */
    uint8_t leader;                /* of the move in hand; BT_UNIT_NONE */
    uint8_t reach;                 /* areas it may still enter */
    uint8_t speed;                 /* its movement rating, with Forced March */
    uint8_t forced;                /* 1: Forced March helps it */
    uint8_t muddy;                 /* so many Mud were played on it */
    uint8_t stealth;               /* Manoeuvre: 1 attached, 2 used */
    uint8_t answered;              /* bit: the move in hand has been intercepted already [AON-12.11c] */
    uint8_t field;                 /* area of the entry, battle or retreat in hand; BT_AREA_NONE */
    uint8_t attacker;              /* side that attacks in the battle in hand [AON-13.1] */
    uint8_t victor;                /* of the battle in hand; BT_SIDE_NONE */
    uint8_t tied;                  /* 1: it was decided by a tie-break [AON-13.7a] */
    uint8_t dice[2], ties[2];      /* rolled in it: result and tie-break; 0 not yet */
    uint8_t losses[2];             /* to be taken by a side in it */
    uint8_t lasting[2];            /* of those, still to be permanent [AON-13.9a] */
    uint8_t fog;                   /* 1: Fog of War has been played in it */
    uint8_t series;                /* 1: Interior Lines: the attackers fight one after the other */
    uint8_t returned;              /* Napoléon: AON_RETURNS, AON_RETURNED [18.1.5] */
    uint8_t ending;                /* aon_ending */
    bt_frames frames;
    uint8_t spare[7]; /* fills the last word */
} aon_state;
#pragma GCC diagnostic pop

/* How far Napoléon's return is [18.1.1]. */
enum { AON_NEVER_AWAY, AON_RETURNS, AON_RETURNED };

/* Cards of a year that lower limits, as bits of `wars` [AON-10.9]. */
enum { AON_WAR_AUSTRIA = 1, AON_WAR_RUSSIA = 2, AON_WAR_AMERICA = 4 };

static inline const aon_state *
aon_state_of(const bt_state *state)
{
    return (const aon_state *)(const void *)state;
}

/* Everything a rule function asks about: the box and the position. */
struct bt_play {
    const bt_game *game;
    const aon_printed *printed;
    aon_state *s;      /* only apply and what it calls write to it */
    bt_events *events; /* NULL when nobody listens */
};
typedef struct bt_play aon;

/** To look at a position, not to change it. */
static inline aon
aon_look(const bt_game *game, const bt_state *state)
{
    return (aon){ game, aon_printed_of(game), (aon_state *)(uintptr_t)state, NULL };
}

/* An event everybody may hear, with its rule and four numbers; one that a side hears alone, and one
 * for all others. */
#define AON_EVENT(n, code, rule, a, b, c, d)                                                       \
    bt_events_add((n)->events, AON_EV_##code, BT_SIDES_ALL, rule, (unsigned)(a), (unsigned)(b),    \
                  (unsigned)(c), (unsigned)(d))
#define AON_TELL(n, side, code, rule, a, b, c, d)                                                  \
    bt_events_add((n)->events, AON_EV_##code, bt_side_bit(side), rule, (unsigned)(a),              \
                  (unsigned)(b), (unsigned)(c), (unsigned)(d))
#define AON_TELL_OTHERS(n, side, code, rule, a, b, c, d)                                           \
    bt_events_add((n)->events, AON_EV_##code, (bt_seats)(BT_SIDES_ALL & ~bt_side_bit(side)), rule, \
                  (unsigned)(a), (unsigned)(b), (unsigned)(c), (unsigned)(d))

/* For both sides and no onlooker: one names a corps that it has met. */
#define AON_TELL_SIDES(n, code, rule, a, b, c, d)                                                  \
    bt_events_add((n)->events, AON_EV_##code, AON_BOTH, rule, (unsigned)(a), (unsigned)(b),        \
                  (unsigned)(c), (unsigned)(d))

static inline bt_side
aon_other(bt_side side)
{
    return (bt_side)(1 - side);
}

static inline bool
aon_option(const aon *n, int option)
{
    return n->game->options.value[option] != 0;
}

static inline bool
aon_in_effect(const aon *n, aon_effect effect)
{
    return n->s->effects >> effect & 1;
}

static inline void
aon_push(aon *n, aon_procedure procedure, bt_side side)
{
    bt_frames_push(&n->s->frames, (uint8_t)procedure, side);
}

static inline bt_frame *
aon_top(const aon *n)
{
    return bt_frames_top(&n->s->frames);
}

static inline void
aon_pop(aon *n)
{
    bt_frames_pop(&n->s->frames);
}

/** All corps in an area. */
static inline bt_units
aon_at(const aon_state *s, bt_area area)
{
    return (bt_units){ { s->at[area].word[0], s->at[area].word[1], 0 } };
}

/** The frame of a procedure that is under way, the innermost; NULL for none. */
static inline const bt_frame *
aon_frame(const aon_state *s, aon_procedure procedure)
{
    return bt_frames_find(&s->frames, procedure);
}

/** A `stands` for rooms whose frame belongs to a side; one for rooms of chance. */
bool aon_owned(const aon *n, const bt_frame *frame);
bool aon_chances(const aon *n, const bt_frame *frame);

#endif
