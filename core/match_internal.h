/*
 * match_internal.h - starting a match whose dice are on record.
 */
#ifndef BT_MATCH_INTERNAL_H
#define BT_MATCH_INTERNAL_H

#include <berthier/match.h>

/** As bt_match_new_at, but chance waits; start NULL is the scenario's. */
int bt__match_new_waiting(bt_match **out, const bt_game *game, const bt_state *start, bt_rng dice,
                          bt_error *err);

/** Roll as long as only chance can act. */
int bt__match_settle(bt_match *match, bt_events *events, bt_error *err);

/** The position the match began with, or NULL when it is the scenario's. */
const bt_state *bt__match_start(const bt_match *match);

#endif
