/*
 * state.h - a position of Napoléon 1806, and the few ways to change it.
 *
 * Flat, pointer-free and without padding: equal positions are equal bytes.
 * Cards are in exactly one of the sets `deck`, `hand`, `table`, `lasting` and
 * `discard`.  On the table lies an event until its operation ends, and a card
 * turned over until it has been read.  A deck has no order: chance turns over
 * any of its cards, which is what shuffling comes to.
 *
 * `places` says where every block is; who is in an area is cached in `at`, and who is in
 * any in `on_map`.  n06_stand, which alone moves a block, keeps them in step.
 */
#ifndef N06_STATE_H
#define N06_STATE_H

#include "printed.h"

#define BT_CODES       N06_
#define BT_NAMES       n06_
#define BT_DEFS        "napoleon1806/tables.def"
#define BT_OWN_REASONS /* causes and duties bring more */
#include <berthier/codes.h>
#include <berthier/frame.h>

/* Moments at which cards are played: the `step` of a WINDOW frame. */
typedef enum n06_window {
    N06_W_NONE,
#define WINDOW(code, ...) N06_W_##code,
#include "windows.def"
#undef WINDOW
    N06_W_COUNT
} n06_window;

/* Kinds of operation: the `local` of an OPERATION frame [C5.2]. */
typedef enum n06_operation { N06_MOVE_OP, N06_COMBAT_OP, N06_ASSAULT_OP } n06_operation;

/* What is done with the points of a SHARE frame. */
typedef enum n06_share { N06_TIRE, N06_REST, N06_LOSE } n06_share;

/* Why: the `step` of a SHARE frame. */
typedef enum n06_cause {
#define CAUSE(code, ...) N06_BY_##code,
#include "causes.def"
#undef CAUSE
    N06_CAUSE_COUNT
} n06_cause;

/* How a game ends [C12.8] - [C12.11]. */
typedef enum n06_ending {
    N06_END_NONE,
    N06_END_POINTS,
    N06_END_TIME,
    N06_END_NAPOLEON,
    N06_ENDINGS
} n06_ending;

/* Reasons, in the order of reasons.def; where causes supply the clause, a row for each cause. */
typedef enum n06_reason {
#define REASON(code, ...) N06_R_##code,
#define ALSO(...)
#define BY_CAUSE(code, ...) N06_R_##code, N06_R_##code##_LAST = N06_R_##code + N06_CAUSE_COUNT - 1,
#include "reasons.def"
#undef REASON
#undef ALSO
#undef BY_CAUSE
    N06_REASON_COUNT
} n06_reason;

#define N06_BOTH      3 /* both sides, as bits */
#define N06_CARD_NONE ((uint8_t)0xff)

/* Friends need not stop the stack [E-ORGANIZATION.1]; or enemies had to, though they may be gone:
 * it came over their axis [C7.1] [C7.3]. */
enum { N06_STOP_WAIVED = 1, N06_STOP_AMONG_ENEMIES };

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* padding would make equal positions differ */
typedef struct n06_state {
    bt_set deck[2], hand[2], table[2], discard[2]; /* cards by side; any number [C1.20] */
    bt_set lasting;                                /* cards whose effect lasts the turn [C3.5] */
    bt_set broken;                                 /* connections with a Destroyed Bridge marker */
    bt_set crossed;              /* connections used in the retreat in hand [C8.24] */
    bt_units activated;          /* blocks that have been Activated [C1.5] */
    bt_units stack;              /* blocks of the operation in hand */
    bt_units fighting[2];        /* engaged blocks, by side */
    bt_units sharers[2];         /* corps of a side among which points are being shared */
    bt_units slipping;           /* blocks of a Reaction */
    bt_units cared;              /* corps under Care [E-CARE.1] */
    bt_units refitted;           /* corps a card was spent on this phase [C1.14] */
    bt_units revealed;           /* blocks that lie face up in the fog [G2.2] */
    bt_set trace[N06_UNITS_MAX]; /* where the other side may think a block is (fog.c) */
    bt_set as_set[2];            /* areas where a side stands as it was set up in secret */
    uint32_t at[N06_AREAS_MAX];  /* cache: blocks in each area, as bits */
    uint32_t on_map;             /* cache: blocks in any area */
    uint16_t places[N06_UNITS_MAX];
    uint8_t infantry[N06_UNITS_MAX], cavalry[N06_UNITS_MAX], fatigue[N06_UNITS_MAX];
    uint8_t taken[N06_UNITS_MAX];       /* losses taken of those being shared */
    uint8_t lost_least[N06_UNITS_MAX];  /* strength points that all have seen a corps lose, */
    uint8_t tired_least[N06_UNITS_MAX]; /* fatigue that they have seen it take, in the fog */
    uint8_t due[2]; /* points that a side has still to lay; those left besides are for show */
    uint8_t axis[2][N06_AREAS_MAX];  /* connection of a side's axis by area; BT_LINK_NONE */
    uint8_t control[N06_PRIZES_MAX]; /* side */
    uint8_t turn;
    uint8_t vp;
    uint8_t passed;              /* bit s: side s has passed [C5.3] */
    uint8_t winner;              /* of the game; BT_SIDE_NONE */
    uint8_t ending;              /* n06_ending, for the account */
    uint8_t played[2];           /* card played in this operation or phase [C1.13] */
    uint8_t pending;             /* card chosen but not laid down yet */
    uint8_t cancelled;           /* bit s: the event of side s is cancelled */
    uint8_t turned[2];           /* cards turned over last: initiative, movement */
    uint8_t mp;                  /* movement points left */
    uint8_t used;                /* movement points spent [C6.14] */
    uint8_t steps;               /* connections crossed, at most 255 */
    uint8_t from_contested;      /* the move began in a contested area [C6.15] */
    uint8_t origin;              /* area where the move began */
    uint8_t target;              /* area of the combat or of the event */
    uint8_t link;                /* connection an event is about */
    uint8_t losses[2], tired[2]; /* inflicted on side s by the cards of this combat */
    uint8_t loser;               /* of the combat; BT_SIDE_NONE */
    uint8_t horse;               /* a loss has still to be cavalry [C8.17] */
    uint8_t quota;               /* equal share of the losses being shared */
    uint8_t fell[2];             /* strength points eliminated, not yet scored [C12.13] */
    uint8_t had_horse;           /* Prussian cavalry when the combat began [E-SQUARE.1] */
    uint8_t pursuing;            /* fatigue of the pursuit cards so far */
    uint8_t waived;              /* N06_STOP_..., of the area that the stack has entered; 0 */
    uint8_t retreated;           /* area where the combat was lost, while its loser retreats */
    uint8_t ready;               /* bit s: side s has bid, or is ready with its set-up */
    uint8_t wants[2], bids[2];   /* sealed bids: side wanted, or BT_SIDE_NONE; points [M1.1] */
    uint8_t swapped;             /* 1: who began as French plays the Prussians [M1.2] */
    bt_frames frames;
    uint8_t spare[5]; /* fills the last word */
} n06_state;
#pragma GCC diagnostic pop

static_assert(sizeof(n06_state) <= 2048, "a state is copied at every node of a search");

static inline const n06_state *
n06_state_of(const bt_state *state)
{
    return (const n06_state *)(const void *)state;
}

/* Everything a rule function asks about: the box and the position. */
struct bt_play {
    const bt_game *game;
    const n06_printed *printed;
    n06_state *s;      /* only apply and what it calls write to it */
    bt_events *events; /* NULL when nobody listens */
};
typedef struct bt_play n06;

/** To look at a position, not to change it. */
static inline n06
n06_look(const bt_game *game, const bt_state *state)
{
    return (n06){ game, n06_printed_of(game), (n06_state *)(uintptr_t)state, NULL };
}

/* An event everybody may see, with its rule and four numbers. */
#define N06_EVENT(n, code, rule, a, b, c, d)                                                       \
    bt_events_add((n)->events, N06_EV_##code, BT_SIDES_ALL, rule, (unsigned)(a), (unsigned)(b),    \
                  (unsigned)(c), (unsigned)(d))

static inline bt_side
n06_other(bt_side side)
{
    return (bt_side)(1 - side);
}

static inline bool
n06_on_map(const n06_state *s, bt_unit unit)
{
    return !BT_PLACE_IS_BOX(s->places[unit]);
}

/** Stand a block in an area or a box. */
static inline void
n06_stand(n06_state *s, bt_unit unit, uint16_t place)
{
    uint32_t block = UINT32_C(1) << unit;

    if (n06_on_map(s, unit))
        s->at[s->places[unit]] &= ~block;
    s->on_map &= ~block;
    s->places[unit] = place;
    if (BT_PLACE_IS_BOX(place))
        return;
    s->at[place] |= block;
    s->on_map |= block;
}

/* Blocks of a set as bits: units are numbered below 32. */
static inline uint32_t
n06_bits(bt_units units)
{
    return (uint32_t)units.word[0];
}

static inline bt_units
n06_units(uint32_t bits)
{
    return (bt_units){ { bits } };
}

/* Blocks as lists try them, like cards, areas and connections. */
static inline bt_set
n06_set(uint32_t bits)
{
    return (bt_set){ { bits } };
}

/* Spots: an area with a state, or the stack of the operation (fog.c). */
#define N06_SPOT_STACK ((bt_unit)127)

static inline bt_unit
n06_spot(bt_area area, bool activated)
{
    return (bt_unit)(area + 64 * activated);
}

/** Blocks, and corps, of a side in an area. */
static inline uint32_t
n06_blocks(const n06 *n, bt_side side, bt_area area)
{
    return n->s->at[area] & n06_bits(n->printed->of_side[side]);
}

static inline uint32_t
n06_corps(const n06 *n, bt_side side, bt_area area)
{
    return n06_blocks(n, side, area) & n06_bits(n->printed->corps);
}

/** Blocks, and corps, of a side that are on the map. */
static inline uint32_t
n06_present(const n06 *n, bt_side side)
{
    return n->s->on_map & n06_bits(n->printed->of_side[side]);
}

static inline uint32_t
n06_present_corps(const n06 *n, bt_side side)
{
    return n06_present(n, side) & n06_bits(n->printed->corps);
}

/** Are corps of both sides in the area [C1.27]? */
static inline bool
n06_contested(const n06 *n, bt_area area)
{
    return n06_corps(n, N06_FRENCH, area) && n06_corps(n, N06_PRUSSIAN, area);
}

/** Is the area without enemy corps for a side [C1.27]? */
static inline bool
n06_free(const n06 *n, bt_side side, bt_area area)
{
    return !n06_corps(n, n06_other(side), area);
}

static inline int
n06_strength(const n06_state *s, bt_unit unit)
{
    return s->infantry[unit] + s->cavalry[unit];
}

static inline bool
n06_is_corps(const n06_printed *p, bt_unit unit)
{
    return p->blocks[unit].kind == N06_CORPS;
}

static inline bt_side
n06_side_of(const n06_printed *p, bt_unit unit)
{
    return p->blocks[unit].side;
}

static inline int
n06_count(uint32_t bits)
{
    return __builtin_popcount(bits);
}

/** Corps of a set of blocks. */
static inline uint32_t
n06_corps_of(const n06 *n, bt_units units)
{
    return n06_bits(units) & n06_bits(n->printed->corps);
}

static inline bool
n06_option(const n06 *n, int option)
{
    return n->game->options.value[option] != 0;
}

/** Is it a game with the fog of war; a tournament game, with bids? */
static inline bool
n06_is_grognard(const n06 *n)
{
    return n->game->options.value[N06_OPTION_RULES] == 1;
}

static inline bool
n06_is_marshal(const n06 *n)
{
    return n->game->options.value[N06_OPTION_RULES] == 2;
}

/** The side that who began on a seat plays now [M1.2]. */
static inline bt_side
n06_seated(const n06_state *s, bt_side seat)
{
    return seat ^ s->swapped;
}

/** Does a block on the map stand with its flag to the other side [G2.1], a commander too [G2.5]? */
static inline bool
n06_hides(const n06 *n, bt_unit unit)
{
    return n06_is_grognard(n) && n06_on_map(n->s, unit) && !bt_units_has(&n->s->revealed, unit);
}

/** Is an area free for a side, as far as it can see?  Hidden blocks may be corps. */
static inline bool
n06_looks_free(const n06 *n, bt_side side, bt_area area)
{
    return n06_is_grognard(n) ? !n06_blocks(n, n06_other(side), area) : n06_free(n, side, area);
}

#endif
