/*
 * state.h - a position of 1806, and the few ways to change it.
 *
 * Flat, pointer-free and without padding: equal positions are equal bytes.  `places` says where every
 * counter is, a hex or a box beside the map.  Who stands in a hex and what a side's troops control is
 * cached in `head`, `next` and `zoc`, and kept in step by osg_place and osg_put_away, which are the only
 * ones that move a counter in play; what writes `places` by itself derives them after it.  Vedettes have
 * zones of another kind [13.21]: where those do not count, the six neighbours are asked.
 */
#ifndef OSG_STATE_H
#define OSG_STATE_H

#include "printed.h"

#define BT_CODES OSG_
#define BT_NAMES osg_
#define BT_DEFS  "osg1806/tables.def"
#include <assert.h>
#include <berthier/codes.h>
#include <berthier/exchange.h>
#include <berthier/frame.h>
#include <berthier/zoc.h>

#define OSG_AUTHORS        4 /* players who write: two of each side [18.0] */
#define OSG_LETTERS        6 /* kept of each */
#define OSG_PAPERS         12 /* captured, kept by each side: as many as can be found at once */
#define OSG_SPOKEN         4 /* things said, remembered by each side */
#define OSG_LETTER_READ    0x40
#define OSG_LETTER_TAKEN   0x80
#define OSG_LETTER_TURN    0x3f

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* padding would make equal positions differ */
typedef struct osg_state {
    uint64_t zoc[2]
                [BT_BITS_WORDS(OSG_HEXES_MAX)]; /* cache: what each side's troops control [4.0a] */
    uint64_t damaged[BT_BITS_WORDS(OSG_WATERS_MAX)];  /* bridges [8.4] */
    uint64_t repaired[BT_BITS_WORDS(OSG_WATERS_MAX)]; /* in this Movement Phase [8.43f] */
    uint64_t spanned[BT_BITS_WORDS(OSG_WATERS_MAX)];  /* cache: pontoon bridges [9.2a] */
    bt_units out;                                     /* marked Out of Command [7.11a] */
    bt_units placed;   /* put in command in this Command Segment [7.11a], or elsewhere at set-up */
    bt_units checked;  /* has made its initiative check this turn [7.12] [7.13] */
    bt_units roused;   /* marked, but may move [7.13] */
    bt_units barred;   /* near an officer who failed his check: may not roll [2.11B2c] */
    bt_units rallying; /* leaders who have reorganized this turn [6.23] */
    bt_units rallied;  /* ... two units [6.21a] */
    bt_units marching; /* marked Road March [8.21a] */
    bt_units reduced;  /* on the reduced counter [6.21b] */
    bt_units unsupplied; /* demoralized alone [12.13] */
    bt_units moved;  /* has ended its move this phase [8.12C], has fought or left before combat in a
                            Combat Phase [11.22a] [16.2c] */
    bt_units halted; /* took the marker off in this move: marches no more in it [8.23a] */
    bt_units movers; /* the unit or stack on the march [8.1] */
    bt_units entered;    /* came on this turn: in command [15.1a] */
    bt_units packed;     /* trains that were pontoons as the phase began [9.23c] */
    bt_units crossed;    /* pontoons that were crossed this phase, by their trains [9.23b] */
    bt_units captive;    /* pontoons in the enemy's hands, by their trains [9.26a] */
    bt_units passed;     /* leaders whose test for entry was passed [19.31] */
    bt_units revealed;   /* not under their flags now [1.51A] [1.51B] */
    bt_units still;      /* under their flags, and cannot have moved since the enemy saw them [1.52a] */
    bt_units retreating; /* have to retreat, and have not yet [11.4c] [10.21a] */
    bt_units trapped;    /* eliminated while surrounded: a die may save them yet [16.4] */
    bt_units foiled;     /* both sides of a Repulse that failed this turn [10.22a] */
    bt_units diverted;   /* the French plan: who comes by the Alternate track [21.85] */
    bt_units standing;   /* cache: who is on the map */
    uint16_t places[OSG_UNITS_MAX];
    uint16_t seen_at[OSG_UNITS_MAX]; /* where the enemy saw it last */
    uint16_t was_at[OSG_UNITS_MAX]; /* place + 1 that it still shows the enemy; 0: where it is */
    uint16_t
        water_of[OSG_TRAINS_MAX]; /* hexside + 1 that a bridge train spans, in their order [9.2a] */
    uint16_t casualties[OSG_FORMATIONS_MAX]; /* half Strength Points [12.1a] */
    bt_exchange exchange;                    /* in half Strength Points [11.4b] */
    uint16_t used_sources; /* bits: sources at which a force has come on [14.24] */
    uint16_t taken;     /* bits: sources, then hexes of Saalfeld, with who began without [20.16] */
    uint16_t delegated; /* bits: formations of the second French player [18.0] */
    uint16_t letters[OSG_AUTHORS][OSG_LETTERS]; /* their texts, oldest first; 0: blank [18.1b] */
    uint16_t papers[2][OSG_PAPERS]; /* texts a side has captured, oldest first [18.11b] */
    uint16_t spoken[2][OSG_SPOKEN]; /* texts said between partners, oldest first [18.1a] */
    uint16_t fallen[2]; /* half Strength Points eliminated, as they were then [21.96a] */
    uint8_t head[OSG_BUCKETS];   /* cache: first unit + 1 of the hexes that share a bucket */
    uint8_t next[OSG_UNITS_MAX]; /* cache: the next one, ascending; 0 ends */
    uint8_t seen_turn[OSG_UNITS_MAX];
    uint8_t used
        [OSG_UNITS_MAX]; /* half points spent in this Movement Phase; in a Combat Phase the number
                                    of the attack that a unit takes part in [11.2a] */
    uint8_t toll[OSG_TRAINS_MAX];   /* half points to cross its pontoons this turn [9.24a] */
    uint8_t came[OSG_ARRIVALS_MAX]; /* what has come on this turn, by arrival: came in entry.c [15.1b] */
    uint8_t levels[OSG_FORMATIONS_MAX]; /* demoralization levels: they can fall [16.31] */
    uint8_t
        officers_placed[OSG_COMMANDERS_MAX]; /* by a commander, of those on the roster [5.11b] */
    uint8_t units_placed[OSG_COMMANDERS_MAX];
    uint8_t turn;   /* 1.. */
    uint8_t opened; /* the French have entered what is guarded [21.62] */
    uint8_t column; /* + 1: that the attack in hand is reduced to, or was fought on [11.32b] */
    uint8_t result; /* osg_result + 1 of the attack in hand */
    bt_frames frames;
    uint8_t letters_to[OSG_AUTHORS][OSG_LETTERS];   /* the leader addressed */
    uint8_t letters_sent[OSG_AUTHORS][OSG_LETTERS]; /* the turn, OSG_LETTER_...; 0: none */
    uint8_t prizes; /* bits: bridge trains, in their order, just captured [9.27] */
    uint8_t ready;  /* bits: seats that have said done in the segment [18.0] */
    uint8_t spare[8];
} osg_state;
#pragma GCC diagnostic pop

static_assert(sizeof(osg_state) <= 4096, "a state is copied at every node of a search");

static inline const osg_state *
osg_state_of(const bt_state *state)
{
    return (const osg_state *)(const void *)state;
}

/* Everything a rule function asks about: the box and the position. */
struct bt_play {
    const bt_game *game;
    const osg_printed *printed;
    osg_state *s;      /* only apply and what it calls write to it */
    bt_events *events; /* NULL when nobody listens */
    bool told;         /* the enemy has been told of what happens: it stands */
    bool seen;         /* all have seen what lay open move: it can be taken back */
    uint16_t came;     /* one more than a hex that scores, to which a combat unit has come, where none was [20.16] */
};
typedef struct bt_play osg;

/** A position of the box, while nobody listens. */
static inline osg
osg_of(const bt_game *game, osg_state *s)
{
    return (osg){ game, osg_printed_of(game), s, NULL, false, false, 0 };
}

/** To look at a position, not to change it. */
static inline osg
osg_look(const bt_game *game, const bt_state *state)
{
    return osg_of(game, (osg_state *)(uintptr_t)state);
}

/* What everybody hears and can be taken back: it tells nothing that was hidden. */
#define OSG_FREE(n, code, rule, a, b, c, d)                                                        \
    bt_events_add((n)->events, OSG_EV_##code, BT_SIDES_ALL, rule, (unsigned)(a), (unsigned)(b),    \
                  (unsigned)(c), (unsigned)(d))

/* What everybody hears shows everybody the flags as they stand too: osg_apply. */
#define OSG_EVENT(n, code, rule, a, b, c, d)                                                       \
    ((n)->told = true, OSG_FREE(n, code, rule, a, b, c, d))

/* What only one side may know [1.5a]. */
#define OSG_SECRET(n, side, code, rule, a, b, c, d)                                                \
    bt_events_add((n)->events, OSG_EV_##code, bt_side_bit(side), rule, (unsigned)(a),              \
                  (unsigned)(b), (unsigned)(c), (unsigned)(d))

static inline bt_side
osg_other(bt_side side)
{
    return (bt_side)(1 - side);
}

static inline const osg_counter *
osg_counter_of(const osg *n, bt_unit unit)
{
    return &n->printed->counters[unit];
}

static inline bool
osg_on_map(const osg_state *s, bt_unit unit)
{
    return !BT_PLACE_IS_BOX(s->places[unit]);
}

static inline bool
osg_share(bt_units a, bt_units b)
{
    bt_units both = bt_units_and(a, b);

    return !bt_units_is_empty(&both);
}

static inline bt_units
osg_alone(bt_unit unit)
{
    bt_units one = { { 0 } };

    bt_units_add(&one, unit);
    return one;
}

/** The place of a unit among those of a set. */
static inline int
osg_number_in(bt_units set, bt_unit unit)
{
    int number = 0;

    assert(bt_units_has(&set, unit));
    while (bt_units_take(&set) != unit)
        number++;
    return number;
}

/** The side whose Player-Turn it is. */
static inline bt_side
osg_phasing(const osg_state *s)
{
    return s->frames.at[0].side;
}

static inline osg_turn_kind
osg_turn(const osg *n)
{
    return (osg_turn_kind)bt_track_kind(&n->printed->track, n->s->turn);
}

/** What the map has become, for movement, zones, retreats; on the stack of who asks. */
typedef struct osg_land {
    bt_overlay overlay;
    bt_ground ground;
} osg_land;

/** [8.41c] A damaged bridge is none; what waters it crosses are again in the way. */
static inline void
osg_survey_land(const osg *n, osg_land *land)
{
    land->overlay = (bt_overlay){ .closed = n->s->damaged,
                                  .opened = n->s->spanned,
                                  .strips = BT_HEXSIDE_BRIDGE,
                                  .adds = BT_HEXSIDE_PONTOON };
    land->ground = (bt_ground){ &n->printed->atlas, &n->printed->tec, &land->overlay };
}

/** All units of both sides, or of one, in a hex: those of its bucket who stand there. */
static inline void
osg_find_in_hex(const osg *n, bt_hex hex, bt_units *out)
{
    const osg_state *s = n->s;

    *out = (bt_units){ { 0 } };
    for (unsigned u = s->head[n->printed->bucket_of[hex]]; u; u = s->next[u - 1])
        if (s->places[u - 1] == hex)
            bt_units_add(out, (bt_unit)(u - 1));
}

static inline bt_units
osg_in_hex(const osg *n, bt_hex hex)
{
    bt_units found;

    osg_find_in_hex(n, hex, &found);
    return found;
}

static inline bt_units
osg_own_in_hex(const osg *n, bt_side side, bt_hex hex)
{
    return bt_units_and(osg_in_hex(n, hex), n->printed->of_side[side]);
}

/** Is any of a set of units in a hex? */
static inline bool
osg_is_any_in_hex(const osg *n, const bt_units *of, bt_hex hex)
{
    const osg_state *s = n->s;

    for (unsigned u = s->head[n->printed->bucket_of[hex]]; u; u = s->next[u - 1])
        if (s->places[u - 1] == hex && bt_units_has(of, (bt_unit)(u - 1)))
            return true;
    return false;
}

/** ... of those of one side? */
static inline bool
osg_is_in_hex(const osg *n, bt_side side, const bt_units *of, bt_hex hex)
{
    const osg_state *s = n->s;
    const bt_units *own = &n->printed->of_side[side];

    for (unsigned u = s->head[n->printed->bucket_of[hex]]; u; u = s->next[u - 1])
        if (s->places[u - 1] == hex && bt_units_has(own, (bt_unit)(u - 1)) &&
            bt_units_has(of, (bt_unit)(u - 1)))
            return true;
    return false;
}

/** Those of a set that are on the map. */
static inline bt_units
osg_on_map_of(const osg *n, bt_units units)
{
    return bt_units_and(units, n->s->standing);
}

/** A piece has come to a hex: the first French one in what is guarded opens it, and everybody sees that. */
void osg_note_entry(osg *n, bt_side side, bt_hex hex);

/** Do a side's troops, vedettes or others, control a hex [4.0a]? */
static inline bool
osg_controls(const osg *n, bt_side side, bt_hex hex)
{
    return bt_bits_has(n->s->zoc[side], hex);
}

/** ... others than vedettes [13.21]? */
bool osg_troops_control(const osg *n, bt_side side, bt_hex hex);

/** Add the zones of those of some troops that are on the map to a set of hexes. */
void osg_add_zones(const osg *n, bt_units troops, uint64_t *zones);

/** Add the zones of all of a side's troops but vedettes to a set of hexes. */
void osg_add_troop_zones(const osg *n, bt_side side, uint64_t *zones);

/** Put a unit, standing nowhere, in a hex; take it off the hex it stands in, to a place.  The enemy sees it
 * where it was until osg_show. */
void osg_place(osg *n, bt_unit unit, bt_hex hex);
void osg_put_away(osg *n, bt_unit unit, uint16_t box);

/** Units of a side can move now, or one has out of a hex: the enemy does not know any more where they are. */
void osg_stir(osg *n, bt_side side);
void osg_stir_in_hex(osg *n, bt_side side, bt_hex hex);

/** The same of the phasing side, if it has moved since flags were shown. */
void osg_stir_if_moved(osg *n);

/** Show the enemy every unit, or its flag, where it is. */
void osg_show(osg *n);

/** Is what is going on for its owner alone to see [1.5a]: a march, who takes its place, who makes room for a unit
 * that comes back? */
bool osg_is_unseen(const bt_frames *frames);

/** Recompute the caches of a position within its bounds. */
void osg_derive_caches(const bt_game *game, osg_state *s);

/** Run everything nobody has to decide, to the next decision. */
static inline void
osg_run(osg *n)
{
    bt_run(n->game, &n->s->frames, n);
}

#endif
