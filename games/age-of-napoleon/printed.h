/*
 * printed.h - what the box of Age of Napoleon contains: map, countries, corps, cards, tables.
 *
 * Read once from data/age-of-napoleon (or an edited pack) and never changed.
 */
#ifndef AON_PRINTED_H
#define AON_PRINTED_H

#include <berthier/game.h>
#include <berthier/network.h>

#define AON_UNITS_MAX     96 /* 81 corps */
#define AON_AREAS_MAX     48 /* 47 */
#define AON_COUNTRIES_MAX 24 /* 6 major, 13 minor, 4 that can be detached */
#define AON_CARDS_MAX     64 /* 55 */
#define AON_COLUMNS_MAX   12
#define AON_FACES         6
#define AON_SPENT_MAX     8 /* the last column of the March Attrition Table serves for more */
#define AON_ROUNDS        6 /* [AON-11.1] */
#define AON_WINTER        5 /* the first winter round */
#define AON_YEAR_LAST     15
#define AON_CENTURY       1800 /* years of a position count from it */
#define AON_FRENCH        ((bt_side)0)
#define AON_COALITION     ((bt_side)1)
#define AON_NO_COUNTRY    ((uint8_t)BT_NAMED_NONE)

/* Traits of the map, in the order of the words that its file uses. */
enum { AON_CAPITAL, AON_MOUNTAIN, AON_MARSH, AON_BARREN, AON_COASTAL, AON_AREA_TRAITS };

/* Boxes beside the map, after the areas in places: BT_PLACE_BOX(aon_box) [AON-2.7]. */
typedef enum aon_box {
    AON_BOX_RESERVE,
    AON_BOX_PRISONERS,
    AON_BOX_ELIMINATED,
    AON_BOX_WAITING, /* not available yet [AON-2.9a] [AON-2.9b] */
    AON_BOX_HIDDEN,  /* on the map or in the reserve, nobody knows which: in views only */
    AON_BOX_COUNT
} aon_box;

#define AON_RESERVE    BT_PLACE_BOX(AON_BOX_RESERVE)
#define AON_PRISONERS  BT_PLACE_BOX(AON_BOX_PRISONERS)
#define AON_ELIMINATED BT_PLACE_BOX(AON_BOX_ELIMINATED)
#define AON_WAITING    BT_PLACE_BOX(AON_BOX_WAITING)
#define AON_HIDDEN     BT_PLACE_BOX(AON_BOX_HIDDEN)

/* Where a country stands [AON-3.2]; of a detachable area also that it is part of its ruler. */
typedef enum aon_align {
    AON_PART,
    AON_MEMBER,
    AON_NEUTRAL,
    AON_ALLY,
    AON_DOMINION,
    AON_INSURGENT,
    AON_ALIGNS
} aon_align;

/* What makes a corps available [AON-2.9a] [AON-2.9b]; the bit of a lasting effect. */
typedef enum aon_effect {
    AON_BRITANNIA,
    AON_CONTINENTAL,
    AON_RADETZKY,
    AON_STEIN,
    AON_INVASION, /* a French-side corps has entered Russia */
    AON_EFFECTS
} aon_effect;

/* What sides, alignments and effects are called, in the files and elsewhere. */
extern const char *const aon_side_words[2];
extern const char *const aon_align_words[AON_ALIGNS];
extern const char *const aon_effect_words[AON_EFFECTS];

typedef enum aon_class { AON_MAJOR, AON_MINOR, AON_DETACHABLE } aon_class;

typedef struct aon_country {
    uint8_t class;                    /* aon_class [AON-3.1] [AON-3.7a] */
    uint8_t ruler;                    /* of a detachable area: its original ruler [AON-3.7c] */
    bt_area capital;                  /* of a major; of others their only area */
    uint8_t cards;                    /* of a major [AON-9.3a] */
    uint8_t mobilization, deployment; /* of a major [AON-10.2a] [AON-10.2b] */
    uint8_t reform;                   /* aon_effect that changes them; AON_EFFECTS for none */
    uint8_t reformed_cards, reformed_mobilization, reformed_deployment;
    bt_set areas;         /* printed as its own, without those it may lose */
    uint8_t start;        /* aon_align in this scenario; of France an ally, of Britain a member */
    bool was_dominion;    /* a major that has been one before [CARD-JOSEPH.1] */
    bool has_surrendered; /* a major forced to surrender before */
} aon_country;

typedef struct aon_corps {
    uint8_t patron;       /* country whose corps it is */
    uint8_t home;         /* country in which it is at home [AON-4.4]; the patron of a home corps */
    uint8_t fresh, spent; /* battle rating [AON-2.5a] */
    uint8_t instead_fresh, instead_spent; /* the same with the option napoleon 8-7 [AON-2.5b] */
    uint8_t movement, seniority;
    uint8_t needs;  /* aon_effect without which it is not available; AON_EFFECTS for none */
    uint8_t after;  /* corps that must be out of play before: BT_UNIT_NONE [AON-2.9c] */
    uint16_t start; /* area or box in this scenario */
    bool napoleon;
} aon_corps;

/* The titles, in the order of cards.def. */
typedef enum aon_title {
#define CARD(code, ...) AON_##code,
#include "cards.def"
#undef CARD
    AON_TITLES
} aon_title;

/* Phases in which a title is played for its event, as bits. */
enum {
    AON_IN_DIPLOMACY = 1,
    AON_IN_INSURRECTION = 2,
    AON_IN_REINFORCEMENT = 4,
    AON_IN_CAMPAIGN = 8,
    AON_IN_BATTLE = 16,
    AON_IN_SURRENDER = 32,
    AON_IN_ATTRITION = 64,
    AON_ANY_TIME = 128
};

/** A column of the Battle Results Table [DATA-5.1]. */
typedef struct aon_column {
    uint8_t to; /* the greatest strength that it serves; 255 for the last */
    uint8_t modifier;
    uint8_t losses[AON_FACES];
    char name[8]; /* "16-20" */
} aon_column;

#define AON_CLASHING 4 /* corps up to which losses in a battle are told apart */

/** What a battle of one column against another comes to on the average, in hundredths: battles won, and
 * corps that the enemy loses, if it has one, two or more, and that the own side loses. */
typedef struct aon_clash {
    uint8_t won;
    uint16_t taken[AON_CLASHING], lost;
} aon_clash;

/** A column of the Winter Attrition Table: for so many corps and more [DATA-5.3]. */
typedef struct aon_winter {
    uint8_t from;                    /* corps */
    uint8_t losses[AON_COLUMNS_MAX]; /* by row */
} aon_winter;

typedef struct aon_printed {
    bt_network network;
    int country_count;
    aon_country countries[AON_COUNTRIES_MAX]; /* by number on the roster */
    uint8_t country_of[AON_AREAS_MAX];        /* as printed; a detachable area is its own */
    bt_set coast;                             /* coastal areas [AON-2.2] */
    bt_set next_to[AON_AREAS_MAX]; /* areas that can be marched to from each [AON-12.1a] */
    /* Areas entered from one to another by ways on which none before the last is mountain or marsh;
     * AON_AREAS_MAX where there is none. */
    uint8_t easy[AON_AREAS_MAX][AON_AREAS_MAX];
    int unit_count;
    aon_corps corps[AON_UNITS_MAX];
    bt_units of_country[AON_COUNTRIES_MAX]; /* home corps of a major */
    bt_units tied_to[AON_COUNTRIES_MAX];    /* minor corps at home there */
    bt_units minors;                        /* all minor allied corps [AON-4.3] */
    bt_units of_france;                     /* those whose patron is France */
    bt_unit napoleon;
    uint8_t france, britain, russia, austria, prussia, spain, poland, italy; /* countries */
    bt_area frontier; /* that the Coalition has to hold in the end: Flandres [AON-16.5] */
    int card_count;
    uint8_t title_of[AON_CARDS_MAX]; /* aon_title */
    bt_set of_title[AON_TITLES];
    bt_set cards;
    int column_count;
    aon_column columns[AON_COLUMNS_MAX];
    aon_clash clash[AON_COLUMNS_MAX][AON_COLUMNS_MAX]; /* own column, the enemy's */
    uint8_t march[AON_SPENT_MAX][AON_FACES];     /* by number of spent corps, less one [DATA-5.2] */
    int winter_count, winter_best, winter_worst; /* scores of the first and the last row */
    aon_winter winter[AON_COLUMNS_MAX];
    int hand_least, hand_most; /* [AON-9.3b] */
    /* The scenario. */
    uint8_t year, round; /* of the first round; years count from AON_CENTURY */
    uint8_t effects;     /* aon_effect as bits, from the start */
    uint8_t hand[2];     /* cards dealt at the start */
    uint8_t to_discard;  /* random cards that go to the discards first */
    bt_set aside, discard;
} aon_printed;

static inline const aon_printed *
aon_printed_of(const bt_game *game)
{
    return (const aon_printed *)game->printed;
}

/** Read everything from game->pack for game->scenario; see rules.h. */
int aon_load(bt_game *game, bt_error *err);

#endif
