/*
 * printed.h - what the box of Napoléon 1806 contains: map, blocks, cards, dice.
 *
 * Read once from data/napoleon1806 (or an edited pack) and never changed.
 */
#ifndef N06_PRINTED_H
#define N06_PRINTED_H

#include <berthier/game.h>
#include <berthier/network.h>

#define N06_UNITS_MAX    32 /* 14 + 13 blocks, rounded up */
#define N06_AREAS_MAX    64 /* 61 */
#define N06_CARDS_MAX    BT_CARDS_MAX
#define N06_PRIZES_MAX   4 /* victory areas, all of which a map has [C12.3] */
#define N06_FRAMES_MAX   8 /* a hash leaves out what is deeper (n06.c) */
#define N06_TURNS_MAX    7
#define N06_DECK_MIN     40 /* cards; seven turns leave 21 in a hand, and a combat draws the rest */
#define N06_DEMANDS_MAX  4
#define N06_WINDOWS_MAX  16
#define N06_STRENGTH_MAX 8 /* strength points of a corps [C1.22] */
#define N06_FATIGUE_MAX  8 /* more destroys a corps [C1.24] */
#define N06_VP_MAX       20
#define N06_FRENCH       ((bt_side)0)
#define N06_PRUSSIAN     ((bt_side)1)

/* Traits of the map, in the order of the words that its file uses. */
enum { N06_WOODED, N06_CITADEL, N06_AREA_TRAITS };
enum { N06_BRIDGE, N06_LINK_TRAITS };

typedef enum n06_kind { N06_COMMANDER, N06_CORPS, N06_VEDETTE } n06_kind;

/* Regions, in the order of the words that the map's file uses. */
typedef enum n06_region {
    N06_FRANCONIA,
    N06_FOREST_BELT,
    N06_WEST_OF_ILM,
    N06_ILM_TO_SAALE,
    N06_SAALE_TO_ELSTER,
    N06_EAST_OF_ELSTER,
    N06_WEST_OF_SAALE,
    N06_REGIONS
} n06_region;

/* Boxes beside the map, after the areas in places: BT_PLACE_BOX(n06_box). */
typedef enum n06_box {
    N06_BOX_UNUSED, /* blocks that this game is played without */
    N06_BOX_COMING, /* not arrived yet */
    N06_BOX_DEAD,   /* eliminated */
    N06_BOX_HIDDEN, /* on the map, unseen: in views only [G2.1] */
    N06_BOX_COUNT
} n06_box;

typedef enum n06_colour { N06_RED, N06_BLUE, N06_GREEN } n06_colour;

/* The events, in the order of cards.def. */
typedef enum n06_event {
#define EVENT_CARD(code, ...) N06_##code,
#include "cards.def"
#undef EVENT_CARD
    N06_EVENT_CARDS
} n06_event;

/** What a card or a die says of a combat: lower left box. */
typedef struct n06_box_result {
    uint8_t losses, fatigue;
} n06_box_result;

typedef struct n06_card {
    uint8_t event;    /* n06_event */
    uint8_t side;     /* whose deck */
    uint8_t value;    /* initiative and movement points, 1..6 */
    uint8_t recovery; /* fatigue it takes off in Recovery */
    uint8_t amount;   /* fatigue that the event Fatigue adds; 0 on other cards */
    n06_box_result box;
} n06_card;

typedef struct n06_block {
    uint8_t kind; /* n06_kind */
    bt_side side;
    uint8_t infantry, cavalry; /* printed strength points; 0 but for corps */
    uint8_t lone_mp;           /* movement points it adds when the only corps [C6.6] */
    uint8_t stack_mp;          /* movement points a commander adds to any stack [C6.5] */
    uint8_t combat_cards;      /* combat cards it adds [C8.9] */
    uint8_t ease;              /* fatigue it takes off a move [C6.18] */
    uint16_t start;            /* area or box in this scenario */
} n06_block;

/** A victory area. */
typedef struct n06_prize {
    bt_area area;
    uint8_t points; /* for Prussian control [C12.3] */
    bt_side holder; /* at the start */
} n06_prize;

/** So many corps at the least must start in these areas [G1.2]. */
typedef struct n06_demand {
    bt_set areas;
    uint8_t corps;
} n06_demand;

/** What secret set-up asks for [G1.2] [G1.3]. */
typedef struct n06_secret {
    bool given;                   /* the scenario has a secret set-up */
    bt_area fixed[N06_UNITS_MAX]; /* where a block must start; BT_AREA_NONE: its owner's choice */
    bool single[2]; /* the side's other corps: one to an area, and none where blocks are fixed */
    int demand_count[2];
    n06_demand demands[2][N06_DEMANDS_MAX];
} n06_secret;

typedef struct n06_printed {
    bt_network network;
    int unit_count;
    n06_block blocks[N06_UNITS_MAX]; /* French first; ids in game->units */
    bt_units of_side[2];             /* every block of a side */
    bt_units corps, commanders, vedettes;
    int card_count;
    n06_card cards[N06_CARDS_MAX]; /* French first; ids in game->cards */
    bt_set deck[2];                /* every card of a side */
    bt_set red;                    /* cards whose event is mandatory [C1.9] */
    bt_set of_event[N06_EVENT_CARDS];
    bt_set of_window[N06_WINDOWS_MAX]; /* by the moment of the event */
    /* Events of a side's deck as bits: by window, in an operation of the other side and its own. */
    uint64_t asked_for[2][N06_WINDOWS_MAX][2];
    uint8_t event_colour[N06_EVENT_CARDS]; /* n06_colour */
    bt_unit event_unit[N06_EVENT_CARDS];   /* the corps that an event names, or BT_UNIT_NONE */
    n06_box_result die[2][6];              /* faces of each side's die [C1.30] */
    int prize_count;
    n06_prize prizes[N06_PRIZES_MAX];
    uint8_t prize_of[N06_AREAS_MAX]; /* index into prizes by area; 0xff for none */
    bt_area refuges[2];              /* areas that Strategic Retreat falls back on */
    int first_turn, last_turn;
    int start_vp;  /* [C2.1] [C13.2] */
    int needed_vp; /* what wins for the Prussian after the last turn [C12.10] [C13.4] */
    bt_unit commander[2];
    bt_unit late; /* the corps that comes later, or BT_UNIT_NONE [C2.4] */
    int late_turn;
    bt_area late_areas[2]; /* where it comes in [C2.5] */
    /* Secret set-up [G1]. */
    n06_secret secret;
    bt_set zone[2];                   /* areas (as bits) of the deployment zones */
    uint8_t region_of[N06_AREAS_MAX]; /* index into the region words */
} n06_printed;

static inline const n06_printed *
n06_printed_of(const bt_game *game)
{
    return (const n06_printed *)game->printed;
}

/** Read everything from game->pack for game->scenario; see rules.h. */
int n06_load(bt_game *game, bt_error *err);

#endif
