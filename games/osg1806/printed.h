/*
 * printed.h - what the box of 1806 contains: map, counters, charts, tables and the scenario.
 *
 * Read once from data/osg1806 (or an edited pack) and never changed.  Numbers that may be halves (strengths,
 * Movement Points) are counted in halves.
 */
#ifndef OSG_PRINTED_H
#define OSG_PRINTED_H

#include <berthier/bits.h>
#include <berthier/crt.h>
#include <berthier/game.h>
#include <berthier/ground.h>
#include <berthier/track.h>

#define OSG_UNITS_MAX      160  /* 128 combat units and 30 leaders */
#define OSG_BUCKETS        160
#define OSG_HEXES_MAX      4120         /* two sections of 2,087 with a row in common [1.2] */
#define OSG_WATERS_MAX     1152         /* hexsides of rivers and streams: 1,150 */
#define OSG_FORMATIONS_MAX 16
#define OSG_COMMANDERS_MAX 8
#define OSG_TRAINS_MAX     8 /* bridge trains, and baggage trains */
#define OSG_SOURCES_MAX    12 /* 11 [14.21] [14.22] [14.23] */
#define OSG_AIMS_MAX       (OSG_SOURCES_MAX + 3)
#define OSG_ARRIVALS_MAX   72           /* 54 in Free Entry */
#define OSG_FEATURES       (2 * BT_HEXSIDE_PONTOON) /* all that a hexside can carry together */
#define OSG_TURNS_MAX      BT_TRACK_MAX
#define OSG_TIERS_MAX      8 /* lines of a table of Victory Points */
#define OSG_FRENCH         ((bt_side)0)
#define OSG_PRUSSIAN       ((bt_side)1)
#define OSG_NO_FORMATION   ((uint8_t)BT_NAMED_NONE)
#define OSG_NO_SOURCE      ((uint8_t)BT_NAMED_NONE)
#define OSG_NO_ARRIVAL     ((uint8_t)0xff)

/* Rosters, in the order of rosters.def. */
enum { OSG_FORMATIONS, OSG_SOURCES };

/* What a counter is [1.3] [1.4].  The order of the words in the files. */
typedef enum osg_arm {
    OSG_INFANTRY,
    OSG_LIGHT, /* Light Troops: infantry that is cavalry too for Combined Arms [16.11] */
    OSG_GUARD_INFANTRY,
    OSG_CAVALRY,
    OSG_GUARD_CAVALRY,
    OSG_VEDETTE,
    OSG_BRIDGE_TRAIN,
    OSG_BAGGAGE_TRAIN,
    OSG_COMMANDER, /* leaders from here on; some commanders are officers too [5.15] */
    OSG_OFFICER,
    OSG_HEAD_OF_STATE,
    OSG_ARMS
} osg_arm;

typedef enum osg_nation {
    OSG_IS_FRENCH,
    OSG_IS_PRUSSIAN,
    OSG_IS_SAXON,
    OSG_IS_BAVARIAN,
    OSG_NATIONS
} osg_nation;

typedef enum osg_size { OSG_NO_SIZE, OSG_REGIMENT, OSG_BRIGADE, OSG_DIVISION } osg_size;

/* Who pays alike [8.11] [8.31] [9.1]: the classes of tables.yaml, in this order. */
typedef enum osg_class {
    OSG_ON_FOOT,
    OSG_MOUNTED, /* cavalry, and vedettes */
    OSG_BRIDGING,
    OSG_WAGONS,
    OSG_STAFF, /* leaders */
    OSG_CLASSES
} osg_class;

/* Kinds of Game-Turns, and parts of the day that they are [2.0]. */
typedef enum osg_turn_kind { OSG_DAY, OSG_NIGHT } osg_turn_kind;
typedef enum osg_part { OSG_MORNING, OSG_AFTERNOON, OSG_EVENING, OSG_AT_NIGHT, OSG_PARTS } osg_part;

/* The seven results [11.4]. */
typedef enum osg_result {
    OSG_AE,
    OSG_AR,
    OSG_AR2,
    OSG_DR,
    OSG_DR2,
    OSG_DE,
    OSG_EX,
    OSG_RESULTS
} osg_result;

/* Boxes beside the map, after the hexes in places: BT_PLACE_BOX(osg_box). */
typedef enum osg_box {
    OSG_BOX_RESERVE,     /* not entered yet [1.61] */
    OSG_BOX_DAY,         /* Units Available for Reorganization, Day half [6.12] */
    OSG_BOX_NIGHT,       /* Night half */
    OSG_BOX_LOST,        /* Permanently Eliminated Units [6.11] */
    OSG_BOX_CAPTURED,    /* leaders and baggage trains [5.26] [14.34] */
    OSG_BOX_DETACHED,    /* parents of vedettes in play, of cavalry [13.11] */
    OSG_BOX_WITH_PARENT, /* vedettes not broken down [13.1] */
    OSG_BOX_REPLACEMENT, /* replacement leaders, not called yet [5.13] */
    OSG_BOX_DEPLOYED,    /* bridge trains that are pontoon bridges [9.2] */
    OSG_BOX_ABSENT,      /* not in this scenario */
    OSG_BOX_HIDDEN,      /* on the map, nobody knows where: in views only [1.5] */
    OSG_BOX_COUNT
} osg_box;

#define OSG_RESERVE     BT_PLACE_BOX(OSG_BOX_RESERVE)
#define OSG_DAY_BOX     BT_PLACE_BOX(OSG_BOX_DAY)
#define OSG_NIGHT_BOX   BT_PLACE_BOX(OSG_BOX_NIGHT)
#define OSG_LOST        BT_PLACE_BOX(OSG_BOX_LOST)
#define OSG_CAPTURED    BT_PLACE_BOX(OSG_BOX_CAPTURED)
#define OSG_DETACHED    BT_PLACE_BOX(OSG_BOX_DETACHED)
#define OSG_WITH_PARENT BT_PLACE_BOX(OSG_BOX_WITH_PARENT)
#define OSG_REPLACEMENT BT_PLACE_BOX(OSG_BOX_REPLACEMENT)
#define OSG_DEPLOYED    BT_PLACE_BOX(OSG_BOX_DEPLOYED)
#define OSG_ABSENT      BT_PLACE_BOX(OSG_BOX_ABSENT)
#define OSG_HIDDEN      BT_PLACE_BOX(OSG_BOX_HIDDEN)

/* Words of the files and of play, by the numbers of the enums they stand for. */
extern const char *const osg_side_words[2];
extern const char *const osg_arm_words[OSG_ARMS];
extern const char *const osg_nation_words[OSG_NATIONS];
extern const char *const osg_turn_words[2];
extern const char *const osg_part_words[OSG_PARTS];
#define OSG_COLUMNS 10 /* of the Combat Results Table [11.3] */
extern const char *const osg_column_words[OSG_COLUMNS];
extern const char *const osg_result_words[OSG_RESULTS], *const osg_result_texts[OSG_RESULTS];
extern const char *const osg_box_words[OSG_BOX_COUNT];

typedef struct osg_counter {
    bt_side side;
    uint8_t arm;           /* osg_arm */
    uint8_t class_of_unit; /* osg_class */
    uint8_t nation;        /* osg_nation: the flag [1.31] */
    uint8_t size;          /* osg_size */
    uint8_t formation;     /* OSG_NO_FORMATION for heads of state and for Napoleon */
    uint8_t strength;      /* half Strength Points at face value */
    uint8_t reduced;       /* of its reduced counter; 0: it has none [6.11] */
    uint8_t initiative, reduced_initiative; /* 0: none printed */
    bt_mp allowance;                        /* in half points */
    uint8_t rating;                         /* command rating of a commander [5.11] */
    bool is_officer;                        /* of its formation; some commanders are too [5.15] */
    uint8_t asterisks;                      /* how many vedettes it has [13.1] */
    bt_unit parent;                         /* of a vedette; BT_UNIT_NONE */
    bt_units vedettes;                      /* of a parent */
    bt_unit replacement;                    /* of a leader [5.13]; BT_UNIT_NONE */
    bt_unit replaces;                       /* of a replacement leader; BT_UNIT_NONE */
} osg_counter;

typedef struct osg_formation {
    bt_side side;
    bool tracked;     /* its casualties are counted: not those of independents [17.3] */
    uint8_t level;    /* demoralization level in whole points [12.11] */
    uint16_t points;  /* half Strength Points of its combat units, without vedettes */
    bt_unit officer;  /* as the game begins; BT_UNIT_NONE */
    bt_unit follower; /* the officer's replacement; BT_UNIT_NONE */
    uint8_t joins;    /* a formation as whose part it may be commanded [5.16]; OSG_NO_FORMATION */
    bt_units units;   /* all counters that bear its designation, leaders too */
} osg_formation;

typedef struct osg_source {
    bt_side side;
    bt_hex hex;
    bool alternate; /* French, of the Alternate track [14.22] */
    bool in_play;   /* in this scenario */
    bool used;      /* a French force has come on there before the scenario began [14.24] */
} osg_source;

/** Where a counter begins the scenario [19.21]. */
typedef struct osg_start {
    uint16_t place; /* hex or box; of one with a choice the place that the table proposes */
    bool reduced;   /* as its reduced counter [19.28] */
    bool marching;  /* in a column of march [19.27] */
    /* Who sets up may put it elsewhere: */
    uint8_t within;   /* so many hexes around `around` or, without that, around its place; 0: not */
    bt_unit around;   /* BT_UNIT_NONE */
    bool with_forces; /* with any friendly forces [19.25] */
    bool anywhere;    /* on any hex, or later [19.24] */
    bool with_officer; /* it follows that leader, `around` [19.29] */
} osg_start;

/** Units that come on together [15.1]. */
typedef struct osg_arrival {
    bt_side side;
    uint8_t turn;
    bt_hex hex;
    uint8_t track;  /* 1: the Alternate track, where a player chooses [21.81]; else 0 */
    uint8_t source; /* of supply, at that hex; OSG_NO_SOURCE */
    bool by_road;   /* a road leads there from beyond the edge [15.1c] */
    bool inside;    /* the hex is not at the edge of what is in play [19.24] */
    bool anywhere;  /* [19.24b] at any edge, on any turn; the hex means nothing */
    bt_units units;
    uint8_t near;   /* [19.24] so many hexes around `beside`, instead of the hex; 0: at the hex */
    bt_unit beside; /* BT_UNIT_NONE */
    bt_unit tested; /* [19.31] this leader must pass an initiative check; BT_UNIT_NONE */
    uint8_t last_turn; /* and has a last chance then; 0: none */
} osg_arrival;

/** One line of a table of Victory Points, from the best for its side downwards or upwards. */
typedef struct osg_tier {
    int16_t from; /* 20.11: ratio in hundredths; 20.14: whole Strength Points lost */
    int8_t points;
} osg_tier;

/** One of the hexes that somebody controls [20.16]. */
typedef struct osg_aim {
    bt_hex hex;
    uint8_t number;
    uint8_t bucket; /* of the hex (state.h) */
} osg_aim;

/** What decides in the end [20.0] [21.96]. */
typedef struct osg_victory {
    bool saalfeld;   /* [21.96] one point a Strength Point, and hexes that win outright */
    bt_hex holds;    /* the Prussians win if they control it at the end */
    bt_hex takes[2]; /* the French if they control one of them in supply */
    int ratio_count; /* [20.11] Prussian losses to French ones, French points */
    osg_tier ratio[OSG_TIERS_MAX];
    int loss_count; /* [20.14] Prussian losses, Prussian points */
    osg_tier loss[OSG_TIERS_MAX];
    uint8_t fewer; /* of those points, in battles for a part of the army */
} osg_victory;

typedef struct osg_printed {
    bt_atlas atlas;
    bt_tec tec;
    bt_ground ground;           /* of these two: nothing has changed yet */
    bt_mp costs[OSG_CLASSES][BT_TERRAINS_MAX][OSG_FEATURES]; /* cache: what the chart says of all */
    bt_crt crt;                 /* cells are osg_result */
    uint8_t chateau, fortified; /* terrains [11.5] [10.12b] */
    bt_mp march;                /* a road hexside in Road March, in half points [8.21] */
    bt_mp stride[OSG_CLASSES][OSG_HEXES_MAX][6]; /* cache: over each hexside, with nothing changed */
    uint8_t bucket_of[OSG_HEXES_MAX]; /* cache: hexes share a bucket (state.h), by their number */
    uint8_t ways[OSG_HEXES_MAX]; /* cache: bits of the hexsides that a road or a trail runs over */
    uint64_t riversides[BT_BITS_WORDS(OSG_HEXES_MAX)]; /* hexes with a hexside of a river */

    int unit_count;
    osg_counter counters[OSG_UNITS_MAX]; /* French first */
    uint8_t class_of[OSG_UNITS_MAX];     /* osg_class */
    bt_units of_side[2];
    bt_units combat;                          /* all but leaders; trains and vedettes among them */
    bt_units leaders, commanders, officers;   /* those of 5.15 in both */
    bt_units infantry, light, cavalry, guard; /* infantry without light; cavalry without vedettes */
    bt_units vedettes, trains, bridge_trains, baggage_trains;
    bt_units replacements; /* leaders who replace another [5.13] */
    bt_units parents; /* who can be broken down into vedettes [13.1] */
    bt_units troops;  /* combat units that exert a zone of control: no trains [4.0] */
    bt_units sized;   /* combat units that take room in a hex: no vedettes [3.13] */
    bt_units heeded;  /* by columns of march: all but vedettes and brigades of cavalry [8.22Bb] */
    bt_units of_nation[OSG_NATIONS];
    bt_unit napoleon, brunswick, guard_infantry;
    uint8_t third, sixth; /* formations of Hohenlohe and Württemberg [18.0] */

    int formation_count;
    osg_formation formations[OSG_FORMATIONS_MAX]; /* by number on the roster */
    int source_count;
    osg_source sources[OSG_SOURCES_MAX]; /* by number on the roster */

    bt_track track;               /* kinds are osg_turn_kind; [0] is Game-Turn 1 */
    uint8_t days[OSG_TURNS_MAX];  /* of October, by turn less 1 */
    uint8_t parts[OSG_TURNS_MAX]; /* osg_part, likewise */

    /* The scenario. */
    uint8_t first_turn, last_turn;
    bt_side first_player;
    bool is_battle; /* [19.4] supply and vedettes are optional */
    bool
        free_entry; /* [21.85] the French choose for each force between the two tracks, in secret */
    bool free_set_up; /* [21.85] the Prussians deploy where they like */
    bt_units absent;  /* not in play at all */
    osg_start starts[OSG_UNITS_MAX];
    bt_units followers; /* cache: who is put where its leader is [19.29] */
    int arrival_count;
    osg_arrival arrivals[OSG_ARRIVALS_MAX]; /* by track, then turn */
    uint8_t arrival_of[2][OSG_UNITS_MAX];   /* by track; OSG_NO_ARRIVAL */
    bt_units arriving;                      /* who has one on a track */
    osg_victory victory;
    bt_hex aims[OSG_AIMS_MAX]; /* in play: sources by number, then hexes of Saalfeld; BT_HEX_NONE */
    int played_count;
    osg_aim played[OSG_AIMS_MAX]; /* cache: those of them that are in play */
    uint64_t scoring[BT_BITS_WORDS(OSG_HEXES_MAX)]; /* ... and their hexes */
    uint64_t guarded[BT_BITS_WORDS(
        OSG_HEXES_MAX)]; /* Prussians stay out until the French are in [21.62] */
    bool has_guarded;
    uint64_t rim[BT_BITS_WORDS(OSG_HEXES_MAX)]; /* in play and at the edge of what is in play */
    bt_hex shores[OSG_WATERS_MAX][2];           /* the hexes on either side of a water, the lower first */
} osg_printed;

static inline const osg_printed *
osg_printed_of(const bt_game *game)
{
    return (const osg_printed *)game->printed;
}

/** [15.1c] Does a road lead to the hex from beyond the edge of what is in play? */
static inline bool
osg_has_road_in(const osg_printed *p, bt_hex hex)
{
    const bt_hex_info *info = &p->atlas.hexes[hex];
    bool road = info->roads_off != 0;

    for (int i = info->side_count; i < info->side_count + info->cut_count; i++)
        road = road || (info->sides[i].features & BT_HEXSIDE_ROAD);
    return road;
}

/** Read everything from game->pack for game->scenario; see rules.h. */
int osg_load(bt_game *game, bt_error *err);

#endif
