/*
 * printed.h - what the box contains: counters, charts and the scenario sheet.
 *
 * Read once from data/napoleon-at-war (or an edited pack) and never changed.
 * All of the series' standard terrain and tables are data, so another battle
 * of the series needs a pack and no code: a pack without options, arrivals,
 * exits or transit simply has none.
 *
 * A scenario has one or two plans.  Jena-Auerstadt has two, the Prussian
 * reinforcement Options A and B [15.1]; a scenario without that choice has
 * plan 0 only.
 */
#ifndef NAW_PRINTED_H
#define NAW_PRINTED_H

#include <berthier/crt.h>
#include <berthier/entry.h>
#include <berthier/game.h>
#include <berthier/tec.h>
#include <berthier/track.h>
#include <berthier/zoc.h>

#define NAW_UNITS_MAX      96  /* 88 counters [2.6], rounded up */
#define NAW_HEXES_MAX      896 /* Jena-Auerstadt has 856 */
#define NAW_FRAMES_MAX     8
#define NAW_TURNS_MAX      BT_TRACK_MAX
#define NAW_ARRIVALS_MAX   32
#define NAW_CONDITIONS_MAX 16
#define NAW_PLANS          2
#define NAW_SECTIONS       2
#define NAW_SPACES         3 /* of each section of the transit track [17.1] */
#define NAW_FRENCH         ((bt_side)0)
#define NAW_PRUSSIAN       ((bt_side)1) /* "the other colour" in sister games [3.0] */

typedef enum naw_arm { NAW_INFANTRY, NAW_CAVALRY, NAW_ARTILLERY } naw_arm;

typedef enum naw_turn_kind { NAW_DAY, NAW_NIGHT, NAW_FOG } naw_turn_kind;

/* The six results, in the order of the table's legend [7.6]. */
typedef enum naw_result { NAW_AE, NAW_AR, NAW_DR, NAW_DE, NAW_EX } naw_result;

/* Boxes beside the maps, after the hexes in places: BT_PLACE_BOX(naw_box). */
typedef enum naw_box {
    NAW_BOX_RESERVE, /* not arrived yet */
    NAW_BOX_DEAD,    /* eliminated on map 0, 1, ... (4 boxes) */
    NAW_BOX_DEAD_LAST = NAW_BOX_DEAD + BT_MAPS_MAX - 1,
    NAW_BOX_REFUSED, /* declined or barred arrivals [14.21] [14.23] */
    NAW_BOX_EXITED,  /* out over edge N E S W of map 0, 1, ... (16 boxes) */
    NAW_BOX_EXITED_LAST = NAW_BOX_EXITED + 4 * BT_MAPS_MAX - 1,
    NAW_BOX_TRACK, /* section, map come from, space: 2 x 2 x 3 boxes */
    NAW_BOX_TRACK_LAST = NAW_BOX_TRACK + NAW_SECTIONS * 2 * NAW_SPACES - 1,
    NAW_BOX_UNUSED, /* counters of an optional rule not in play */
    NAW_BOX_COUNT
} naw_box;

typedef struct naw_counter {
    uint8_t strength; /* one number, attacking and defending [2.4a] */
    bt_mp allowance;  /* in half points: 2 x the printed number [2.4b] */
    uint8_t arm;      /* naw_arm, one of three [2.4a] */
    bt_side side;
    bt_hex start;    /* [13.1] [13.2]; BT_HEX_NONE for the others */
    uint8_t arrival; /* index into arrivals; 0xff for none */
} naw_counter;

/** Where and when a group comes on under one plan. */
typedef struct naw_entry {
    uint8_t turn;     /* 0: never under this plan */
    bt_hex hex;       /* the named hex, or BT_HEX_NONE when an edge is named */
    uint8_t map;      /* of the edge */
    uint8_t edge;     /* one BT_EDGE_ bit when an edge is named, else 0 */
    bool may_wait;    /* the owner may bring it later [15.3e] */
    const char *rule; /* the chart's clause: "15.12" */
} naw_entry;

/** One line of the reinforcement chart: units that come together [15.0]. */
typedef struct naw_arrival {
    bt_side side;
    bt_units units;
    naw_entry entry[NAW_PLANS];
    bt_hex divert;    /* [20.2] the other hex it may come to, or BT_HEX_NONE */
    bt_hex barred_by; /* [14.23] an enemy exit here bars it, or BT_HEX_NONE */
    bool louis;       /* [20.1] only with that option */
} naw_arrival;

typedef enum naw_condition_kind {
    NAW_RATIO_AT_MOST, /* losses of `side` <= times x losses of the other */
    NAW_RATIO_ABOVE,   /* losses of `side` >  times x losses of the other */
    NAW_DEMORALIZED,   /* `side` demoralized on `map` */
    NAW_LOSSES_BELOW,  /* losses of `side` < limit */
    NAW_EXITED,        /* `side` has exited limit or more over `edges` of `map` */
} naw_condition_kind;

/** One line of the victory point schedule [19.1]. */
typedef struct naw_condition {
    naw_condition_kind kind;
    bt_side side;
    uint8_t map, edges;
    uint8_t times;
    uint16_t limit;
    bt_side winner[NAW_PLANS]; /* who scores under each plan */
    uint8_t points[NAW_PLANS]; /* 0: the line does not apply */
    const char *rule;          /* "19.1a" */
    const char *text;          /* for the final account */
} naw_condition;

typedef struct naw_printed {
    bt_atlas atlas;
    bt_tec tec;
    bt_ground ground; /* of these two: nothing printed changes in play */
    bt_crt crt;       /* cells are naw_result */
    int unit_count;
    naw_counter counters[NAW_UNITS_MAX]; /* French first */
    bt_side side_of[NAW_UNITS_MAX];
    bt_units of_side[2]; /* every counter of a side */
    bt_units artillery;

    bt_track track;                    /* kinds are naw_turn_kind */
    uint32_t night_closed;             /* [16.1] bit n: terrain n closed at night */
    bool has_plans;                    /* the choice of 15.1 exists */
    const char *plan_texts[NAW_PLANS]; /* what each comes to, in one line */

    int arrival_count;
    naw_arrival arrivals[NAW_ARRIVALS_MAX];

    uint8_t exit_edges[2][BT_MAPS_MAX]; /* [17.0] BT_EDGE_ bits by side and map */
    bool has_transit;                   /* [17.1] between map 0's and map 1's edge */
    bt_side transit_side;
    uint8_t transit_edge[2];                /* BT_EDGE_ bit on map 0 and map 1 */
    uint8_t transit_section[NAW_HEXES_MAX]; /* bit s: the hex touches section s */
    const char *section_names[NAW_SECTIONS];

    /* [18.2] by plan, Louis in play, side, map; 0: no level there */
    uint16_t levels[NAW_PLANS][2][2][BT_MAPS_MAX];

    int condition_count;
    naw_condition conditions[NAW_CONDITIONS_MAX];

    /* Computed from the above. */
    bt_hexside sides[NAW_HEXES_MAX][6]; /* the atlas's, dense for the inner loops */
    uint8_t side_count[NAW_HEXES_MAX];
    bt_mp cost[NAW_HEXES_MAX][6]; /* to cross sides[][] */
    bt_mp entry_cost[NAW_HEXES_MAX];
    bool closed_at_night[NAW_HEXES_MAX]; /* [16.1] */
    bt_hex in_range[NAW_HEXES_MAX][12];  /* [8.11] [8.3] at range 2 in line of sight */
    uint8_t in_range_count[NAW_HEXES_MAX];
    uint8_t barred[NAW_HEXES_MAX]; /* bit i: sides[][i] cannot be crossed or fought over */
    bt_units due[NAW_PLANS][NAW_TURNS_MAX + 1]; /* charted for this turn or an earlier one */
    bt_map_edges edges[BT_MAPS_MAX];
    uint8_t strength[NAW_UNITS_MAX]; /* the counters', dense for sums */
} naw_printed;

/* Words of the files and of play, by the numbers of the enums they stand for. */
extern const char *const naw_side_words[2];
extern const char *const naw_edge_words[4]; /* bit 1 << i of BT_EDGE_ */
extern const char *const naw_plan_words[NAW_PLANS];
extern const char *const naw_turn_words[3];
extern const char *const naw_result_words[5], *const naw_result_texts[5];

/** Read a pack and a scenario into game (rules->load). */
int naw_load(bt_game *game, bt_error *err);

static inline const naw_printed *
naw_printed_of(const bt_game *game)
{
    return game->printed;
}

#endif
