/*
 * match_internal.h - what a match is made of, and starting one whose dice are on record.
 */
#ifndef BT_MATCH_INTERNAL_H
#define BT_MATCH_INTERNAL_H

#include "text_internal.h"
#include <berthier/match.h>

#define SNAPSHOT_EVERY 64

typedef struct bt__record {
    bt_entry entry;
    bool is_sealed; /* it told something, or a rule makes it final: undo stops at it */
    uint16_t text;  /* that was written with it; 0 for none */
    bt_seats could; /* act then: undo of another side that could goes past it */
} bt__record;

struct bt_match {
    const bt_game *game;      /* borrowed */
    bt_state *state, *before; /* as it stands, and as it stood before the last action */
    bool has_own_start;       /* not the scenario's: snapshots[0] goes into the journal */
    bt_rng dice;              /* what chance draws from */
    bt__record *records;
    int length, record_capacity;
    bt_state **snapshots;
    int snapshot_count, snapshot_capacity;
    bt__texts texts;
    unsigned written; /* number of the text that comes with the action in hand */
};

/** As bt_match_new_at, but chance waits; start NULL is the scenario's. */
int bt__match_new_waiting(bt_match **out, const bt_game *game, const bt_state *start, bt_rng dice,
                          bt_error *err);

/** Roll as long as only chance can act. */
int bt__match_settle(bt_match *match, bt_events *events, bt_error *err);

/** The position the match began with, or NULL when it is the scenario's. */
const bt_state *bt__match_start(const bt_match *match);

/* What check is asked: where something new is written it sees a blank. */
static inline bt_action
bt__as_checked(const bt_game *game, bt_action action, const char *words)
{
    return words ? bt__text_put(game, action, 0) : action;
}

#endif
