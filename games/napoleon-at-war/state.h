/*
 * state.h - a position of Napoleon at War, and the few ways to change it.
 *
 * Flat, pointer-free and without padding: equal positions are equal bytes.
 * `places` says where every counter is (a hex, or a box beside the maps); who
 * stands in a hex and what each side controls is cached in `at` and `zoc` and
 * kept in step by the functions below, which are the only ones that move a
 * counter.
 *
 * Two exceptions to "one unit a hex" live inside a Movement Phase.  A unit on
 * the march (`mover`) is lifted off the map: its place says where it has got
 * to, but it stands nowhere and controls nothing until it halts.  A unit
 * another has halted upon (`crowded`) shares its hex until it moves off, which
 * it must do at once [5.32].
 */
#ifndef NAW_STATE_H
#define NAW_STATE_H

#include "printed.h"

#define BT_CODES NAW_
#define BT_NAMES naw_
#define BT_DEFS  "napoleon-at-war/tables.def"
#include <assert.h>
#include <berthier/codes.h>
#include <berthier/exchange.h>
#include <berthier/frame.h>
#include <berthier/retreat.h>

#define NAW_VACATED_MAX 6 /* hexes one combat can empty: the neighbours of one hex */

/* Prussian reinforcement options [15.1] as stored: 0 until chosen. */
typedef enum naw_plan { NAW_PLAN_OPEN, NAW_PLAN_A, NAW_PLAN_B } naw_plan;

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* padding would make equal positions differ */
typedef struct naw_state {
    uint64_t zoc[2][BT_BITS_WORDS(NAW_HEXES_MAX)]; /* cache: hexes controlled by each side */
    bt_units reserve, tracked;     /* cache: not arrived yet; on the transit track */
    bt_units moved;                /* has ended its move this phase [5.17] */
    bt_units duty;                 /* frozen when combat begins [7.11] [7.12] */
    bt_units spent;                /* has attacked or been attacked [7.14] */
    bt_units silenced;             /* guns displaced this phase, fired or not [7.82c] */
    bt_units attackers, defenders; /* the combat in hand */
    bt_units bombarding;           /* attackers out of the enemy's reach [8.14] */
    bt_units retreating;           /* still to retreat */
    uint16_t places[NAW_UNITS_MAX];
    uint16_t losses[2][BT_MAPS_MAX];   /* printed strength lost, by side and map [18.0b] */
    uint16_t vacated[NAW_VACATED_MAX]; /* hexes the beaten side left in this combat */
    bt_exchange exchange;              /* its account [7.6] */
    uint8_t at[NAW_HEXES_MAX];         /* cache: the occupant of each hex */
    uint8_t chain[NAW_UNITS_MAX];      /* retreating unit and those it pushes, in turn */
    uint8_t chain_count;
    uint8_t vacated_count;
    uint8_t turn;                       /* 1.. */
    uint8_t plan;                       /* naw_plan */
    uint8_t plan_shown;                 /* the French may know it */
    uint8_t mover;                      /* BT_UNIT_NONE when nobody marches */
    uint8_t mp;                         /* half points the mover has left */
    uint8_t crowded;                    /* must move off at once; BT_UNIT_NONE */
    uint8_t reduced;                    /* column announced [7.9] plus 1; 0 for none */
    uint8_t result;                     /* naw_result of the combat in hand */
    uint8_t strained;                   /* some duty rests on artillery or cannot be met */
    uint8_t ready;                      /* bit s: side s has finished deploying [3.0] */
    uint8_t demoralized[BT_MAPS_MAX];   /* side + 1; 0 for none [18.0] */
    uint8_t diverted[NAW_ARRIVALS_MAX]; /* [20.2] the group comes by its other hex */
    bt_frames frames;
    uint8_t spare[4]; /* fills the last word */
} naw_state;
#pragma GCC diagnostic pop

static_assert(sizeof(naw_state) <= 2048, "a state is copied at every node of a search");

static inline const naw_state *
naw_state_of(const bt_state *state)
{
    return (const naw_state *)(const void *)state;
}

/* Everything a rule function asks about: the box and the position. */
struct bt_play {
    const bt_game *game;
    const naw_printed *printed;
    naw_state *s;      /* only apply and what it calls write to it */
    bt_events *events; /* NULL when nobody listens */
};
typedef struct bt_play naw;

/** To look at a position, not to change it. */
static inline naw
naw_look(const bt_game *game, const bt_state *state)
{
    return (naw){ game, naw_printed_of(game), (naw_state *)(uintptr_t)state, NULL };
}

/* An event everybody may see, with its rule and four numbers. */
#define NAW_EVENT(n, code, rule, a, b, c, d)                                                       \
    bt_events_add((n)->events, NAW_EV_##code, BT_SIDES_ALL, rule, (unsigned)(a), (unsigned)(b),    \
                  (unsigned)(c), (unsigned)(d))

static inline bt_side
naw_other(bt_side side)
{
    return (bt_side)(1 - side);
}

static inline bool
naw_on_map(const naw_state *s, bt_unit unit)
{
    return !BT_PLACE_IS_BOX(s->places[unit]);
}

static inline bool
naw_controls(const naw_state *s, bt_side side, bt_hex hex)
{
    assert(hex < NAW_HEXES_MAX);
    return bt_bits_has(s->zoc[side], hex);
}

static inline int
naw_plan_index(const naw_state *s)
{
    return s->plan == NAW_PLAN_B;
}

static inline naw_turn_kind
naw_turn(const naw *n)
{
    return (naw_turn_kind)bt_track_kind(&n->printed->track, n->s->turn);
}

/** The side whose Player-Turn it is. */
static inline bt_side
naw_phasing(const naw_state *s)
{
    return s->frames.at[0].side;
}

/** Is a frame this side's, and has the one below it got so far? */
static inline bool
naw_stands(const bt_frame *frame, bt_side side, int step)
{
    return frame->side == side && frame[-1].step == step;
}

/** Run everything nobody has to decide, to the next decision. */
static inline void
naw_run(naw *n)
{
    bt_run(n->game, &n->s->frames, n);
}

static inline bool
naw_option(const naw *n, int option)
{
    return n->game->options.value[option] != 0;
}

/** The box for a unit that left by an edge, and a space of the transit track. */
uint16_t naw_exit_box(int map, int edge);
uint16_t naw_track_box(int section, int from_map, int space);

/** Take a track box apart; false for any other place. */
bool naw_track_place(uint16_t place, int *section, int *from_map, int *space);

/** Put a unit, standing nowhere now, in a box. */
void naw_put_away(naw_state *s, bt_unit unit, uint16_t box);

/** A unit in a box, or nowhere, reaches a hex without standing in it yet. */
void naw_bring_to(naw_state *s, bt_unit unit, bt_hex hex);

/** Put a unit in an empty hex. */
void naw_place(naw *n, bt_unit unit, bt_hex hex);

/** Take a unit off the hex it stands in, leaving its place to the caller. */
void naw_lift(naw *n, bt_unit unit);

/** Eliminate a unit: box, losses, event.  Who leaves a map alive is no loss [17.22]. */
void naw_eliminate(naw *n, bt_unit unit, const char *rule);

/** Is nothing left over of a combat that is done? */
bool naw_is_at_rest(const naw_state *s);

/** Recompute the caches of a position within its bounds. */
void naw_derive_caches(const naw_printed *printed, naw_state *s);

/** The retreat questions of core, asked about this position. */
bt_retreat naw_retreat_of(const naw *n);

#endif
