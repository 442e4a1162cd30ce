/*
 * view.h - what a side may know, as bytes and as JSON; dealing the rest again.
 */
#ifndef N06_VIEW_H
#define N06_VIEW_H

#include "state.h"

/* What a side may know: the position with hidden cards blotted out.  A deck and
 * a hand that cannot be told apart are both in `unseen`, with their sizes. */
typedef struct n06_view {
    bt_set unseen[2];
    uint8_t viewer;
    uint8_t hands[2], decks[2];
    uint8_t strength[2];            /* points on the map of a side that hides them */
    uint8_t cared[2];               /* its corps under Care */
    uint8_t stack_area, stack_size; /* its stack of the operation, if hidden */
    uint8_t with_cards;             /* 1: seen by the partner who has the cards [C15.1] */
    uint8_t spare[4];
    uint8_t standing[2][2][N06_AREAS_MAX]; /* its hidden blocks: by side, state, area */
    n06_state shown;
} n06_view;

void n06_make_view(const bt_game *game, const bt_state *state, bt_seat seat, bt_view *out);
void n06_write_view(const bt_game *game, const bt_view *view, bt_json *json);
void n06_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out);
bool n06_conceals(const bt_game *game, const bt_state *state, bt_seat seat, unsigned operand,
                  unsigned value);

#endif
