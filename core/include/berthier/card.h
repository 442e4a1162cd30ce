/*
 * card.h - what notation and front ends need to know of a card.
 *
 * What a card does is told by clauses, or by lines that the game's data give with the clause they
 * rest on; when it serves and who may play it by words, which the book explains.
 */
#ifndef BT_CARD_H
#define BT_CARD_H

#include <berthier/arena.h>
#include <berthier/side.h>

struct bt_rules;

/** One thing a card does, and the clause that says so. */
typedef struct bt_card_line {
    const char *rule; /* "E-AMBUSH.1" */
    const char *text; /* in our own words */
} bt_card_line;

typedef struct bt_card_info {
    const char *id;    /* unique in the game, used in action text: "F16" */
    const char *name;  /* "Forced March" */
    bt_side side;      /* whose deck it belongs to; BT_SIDE_NONE for a common deck */
    const char *phase; /* when it serves: "operations"; NULL: at any time */
    const char *who;   /* who may play it: "french", "acting side"; NULL: whose hand it is in */
    const bt_card_line *lines; /* line_count of them */
    int line_count;
} bt_card_info;

#define BT_CARDS_MAX 128 /* a bt_set holds all of them */

/**
 * Take as a card's lines the clauses of a stem: "E-RAIN.1" and "E-RAIN.2" for "E-RAIN".
 *
 * @return BT_ENOMEM, or 0; a stem without clauses leaves the card without lines
 */
int bt_card_cite(bt_card_info *card, const struct bt_rules *rules, const char *stem,
                 bt_arena *arena);

#endif
