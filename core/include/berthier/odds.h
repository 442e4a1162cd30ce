/*
 * odds.h - what a die about to be rolled can do.
 *
 * Filled by the same code that will resolve the roll, so the two cannot
 * disagree.  Lines list every strength and modifier in the order of the rule
 * book, each with its rule; bt_say_odds (say.h) adds them.
 */
#ifndef BT_ODDS_H
#define BT_ODDS_H

#include <berthier/side.h>
#include <berthier/status.h>
#include <stdint.h>

#define BT_ODDS_LINES 64 /* forty attackers is the most a hex ever saw */
#define BT_ODDS_FACES 12

typedef struct bt_odds_line {
    char text[72];    /* "1/Tau, doubled in town" */
    const char *rule; /* "9.0h" */
    int value;        /* strength, or columns shifted */
    bt_side side;     /* whose total it is part of; BT_SIDE_NONE where that is not told */
} bt_odds_line;

#define BT_ODDS_UNKNOWN (-1)

typedef struct bt_odds {
    int line_count;
    bt_odds_line lines[BT_ODDS_LINES];
    int parts; /* values and totals are counted in so many parts of a point; 0: in points */
    int attack, defence; /* totals compared; BT_ODDS_UNKNOWN for what the viewer may not know */
    bt_side
        attacker; /* with `place`, where lines and forecast are told by side; else BT_SIDE_NONE */
    uint16_t place;
    char column[8]; /* the column used at last: "3-1" */
    int face_count;
    const char *faces[BT_ODDS_FACES];      /* "Dr": the result by die roll */
    const char *face_texts[BT_ODDS_FACES]; /* "defender retreats" */
} bt_odds;

/** In how many parts of a point the numbers are counted, 1 where they are points. */
static inline int
bt_odds_parts(const bt_odds *odds)
{
    return odds->parts ? odds->parts : 1;
}

#endif
