/*
 * stored.h - what the store holds of one game, taken out of it as a whole.
 */
#ifndef BT_STORED_H
#define BT_STORED_H

#include "hub_internal.h"

typedef struct bt__stored {
    bt_arena arena;  /* of the texts */
    bt_game_row row; /* as it was begun */
    bt_action_row *actions;
    int count, room;
    bool is_damaged; /* not all that was stored could be read, or not as it was */
    bt_error why;
} bt__stored;

/** Read an example as if it were a stored game. */
int bt__example_read(bt_hub *hub, bt_game_id id, bt__stored *out, bt_error *err);

/** Read a game and its record; damage to the record is not a failure. */
int bt__stored_read(bt_hub *hub, bt_game_id id, bt__stored *out, bt_error *err);
void bt__stored_release(bt__stored *stored);

/**
 * A stored action as the game numbers it now.  Words may have other numbers than
 * when it was stored; units and places too when the data changed.
 *
 * @param then  the game on the data it was stored with; NULL when they are not kept
 * @return BT_ACTION_NONE for what the game has no action for
 */
bt_action bt__stored_action(const bt__stored *stored, bt_action action, const bt_game *then,
                            const bt_game *now);

#endif
