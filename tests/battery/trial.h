/*
 * trial.h - one random game, with everything worth asking asked on the way.
 *
 * A trial is fixed by its game, scenario, options and seed; the same four
 * give the same actions, so a failure is played again by its number.  The
 * first thing found wrong is kept in `failure` and ends the game.
 *
 * A bt_trial is used by one thread at a time.
 */
#ifndef BT_TRIAL_H
#define BT_TRIAL_H

#include <berthier/game.h>
#include <berthier/journal.h>
#include <berthier/match.h>
#include <stdbool.h>

/** How thorough a trial is: one check in so many actions, 0 for never. */
typedef struct bt_trial_care {
    unsigned illegal; /* illegal samples after every action */
    unsigned text;    /* listed actions turned to text and back */
    unsigned clone;
    unsigned position;
    unsigned views;
    unsigned told;
    unsigned undo;
    unsigned reach;
    unsigned survey;
    unsigned forecast;
    unsigned until; /* a game that takes more actions is left then; 0: none is */
} bt_trial_care;

/** Deals in which hidden things could come to lie elsewhere, and those in which some did. */
typedef struct bt_trial_dealt {
    int deals, moved;
} bt_trial_dealt;

typedef struct bt_trial {
    const bt_game *game;
    const bt_rules *rules;
    bt_trial_care care;
    uint64_t seed;
    bt_rng rng;

    bt_match *match;          /* the record, fed the same actions as `state` */
    bt_state *state;          /* where the game stands */
    bt_state *other;          /* a second position for comparisons */
    bt_state *before, *after; /* the last action, for what it told */
    bt_state *dealt;          /* hidden facts dealt another way */
    bt_view *view, *other_view;
    bt_sides to_act;
    bt_actions legal[BT_SIDE_CHANCE + 1]; /* by side; chance last */
    bt_actions other_legal;
    bt_events events, after_events, other_events;
    bt_buf text, other_text;

    long long pairs; /* positions compared with one dealt again, over all games */
    long long told;  /* actions that told a viewer something he could not know */
    bt_trial_dealt dealt_of[2][BT_SIDE_CHANCE + 1]; /* cards, units; by viewer, nobody last */
    int length;                                     /* actions so far */
    bt_side side;                                   /* who took the last action, and what it was */
    bt_action action;
    char failure[1024];
} bt_trial;

/** Make a trial's storage; the game is borrowed. */
int bt_trial_init(bt_trial *trial, const bt_game *game, const bt_trial_care *care, bt_error *err);
void bt_trial_release(bt_trial *trial);

/** Play one game to its end; false when something was wrong. */
bool bt_trial_play(bt_trial *trial, uint64_t seed);

/** Keep what is wrong, if it is the first; returns false. */
bool bt_trial_fail(bt_trial *trial, const char *format, ...) BT_PRINTF(2, 3);

/** Some action, most of them near a legal one and few of them legal. */
bt_action bt_trial_any_action(bt_trial *trial);

/** A value an operand could have, now and then one it could not. */
unsigned bt_trial_any_operand(bt_trial *trial, const bt_operand *operand);

/** A place on the map; half the time one that a unit is said to be at, for there is most to ask. */
uint16_t bt_trial_any_place(bt_trial *trial);

/** Is a check asked for about once in `one_in` due now? */
bool bt_trial_is_due(bt_trial *trial, unsigned one_in);

/** Which operand of an action is a text, or -1. */
int bt_trial_text_of(const bt_trial *trial, bt_action action);

/** What is written in an action; NULL for nothing. */
const char *bt_trial_words_of(const bt_trial *trial, bt_action action);

/** The next event at or after an index that a viewer hears, or NULL. */
const bt_event *bt_trial_heard(const bt_events *list, bt_side viewer, int *at);

/* The checks; each answers true when all is well. */
bool bt_check_tables(bt_trial *trial);
bool bt_check_legal(bt_trial *trial);
bool bt_check_illegal(bt_trial *trial);
bool bt_check_text(bt_trial *trial);
bool bt_check_events(bt_trial *trial);
bool bt_check_position(bt_trial *trial);
bool bt_check_views(bt_trial *trial);
bool bt_check_told(bt_trial *trial, const bt_state *before, bt_side side, bt_action action,
                   bool undone);
bool bt_check_cards(bt_trial *trial, const bt_state *before, bt_side side, bt_action action);
bool bt_check_dealt(bt_trial *trial, bt_side viewer);
bool bt_check_sets(bt_trial *trial, bt_side viewer);  /* of the view just written to trial->text */
bool bt_check_texts(bt_trial *trial, bt_side viewer); /* of the same */
bool bt_check_answers(bt_trial *trial, bt_side viewer);
bool bt_check_undo(bt_trial *trial);
bool bt_check_book(bt_trial *trial);
bool bt_check_view_text(bt_trial *trial, const bt_view *view);
bool bt_check_patch(bt_trial *trial);
bool bt_check_reach(bt_trial *trial);
bool bt_check_survey(bt_trial *trial);
bool bt_check_forecast(bt_trial *trial);
bool bt_check_journal(bt_trial *trial);
bool bt_check_outcome(bt_trial *trial);

#endif
