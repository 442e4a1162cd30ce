/*
 * view.h - what a side may know, as bytes and as JSON.
 */
#ifndef AON_VIEW_H
#define AON_VIEW_H

#include "state.h"

/* Sets of what is in hand, of which a viewer knows how many hidden corps of an area belong to them.
 * Who is tested for attrition is spent, so that of these nobody is shown who has not been met. */
enum { AON_SECRET_ARMY, AON_SECRET_PICKED, AON_SECRET_PINNED, AON_SECRET_TOLLED, AON_SECRETS };

/** One of these sets. */
static inline bt_units *
aon_secret_set(aon_state *s, int which)
{
    bt_units *const sets[AON_SECRETS] = {
        [AON_SECRET_ARMY] = &s->army,
        [AON_SECRET_PICKED] = &s->picked,
        [AON_SECRET_PINNED] = &s->pinned,
        [AON_SECRET_TOLLED] = &s->tolled,
    };

    return sets[which];
}

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
typedef struct aon_view {
    aon_state shown; /* what the viewer sees; hidden corps are in the box AON_HIDDEN */
    bt_set unseen;   /* cards of hands that are hidden from it, and the deck, as one */
    uint8_t hands[2]; /* cards in hand */
    uint8_t deck;     /* cards in the deck */
    bt_seat viewer;
    uint8_t spare[4];
    uint8_t standing[2][AON_AREAS_MAX];            /* hidden corps by side and area */
    uint8_t secret[2][AON_SECRETS][AON_AREAS_MAX]; /* and how many of them are of a set */
} aon_view;
#pragma GCC diagnostic pop

void aon_make_view(const bt_game *game, const bt_state *state, bt_seat seat, bt_view *out);
void aon_write_view(const bt_game *game, const bt_view *view, bt_json *json);
bool aon_conceals(const bt_game *game, const bt_state *state, bt_seat seat, unsigned operand,
                  unsigned value);

/** Corps on the map that everybody sees for who they are: leaders, and those engaged in battle. */
bt_units aon_open_corps(const aon *n);

/** Is any hidden corps of a side in a set? */
static inline bool
aon_hides_some(const aon_view *view, bt_side side, int which)
{
    for (int a = 0; a < AON_AREAS_MAX; a++)
        if (view->secret[side][which][a])
            return true;
    return false;
}

static inline const aon_view *
aon_view_of(const bt_view *view)
{
    return (const aon_view *)(const void *)view;
}

#endif
