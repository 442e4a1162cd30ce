/*
 * view.h - what a side may know.  All is open in this game but the Prussian
 * plan, from its choice until it shows itself [15.1].
 */
#ifndef NAW_VIEW_H
#define NAW_VIEW_H

#include "state.h"

/* What a side may know: the position with the plan blotted out while it is
 * secret.  Another type than the state, so neither passes for the other. */
typedef struct naw_view {
    uint8_t viewer;
    uint8_t spare[7];
    naw_state shown;
} naw_view;

void naw_make_view(const bt_game *game, const bt_state *state, bt_side viewer, bt_view *out);
void naw_write_view(const bt_game *game, const bt_view *view, bt_json *json);
void naw_write_view_unlike(const bt_game *game, const bt_view *view, const bt_view *other,
                           bt_json *json);
void naw_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out);

/** Is the Prussian plan chosen in secret, or still to be chosen, as far as the viewer goes [15.1]? */
bool naw_hides_plan(const bt_game *game, const naw_state *s, bt_side viewer);

#endif
