/*
 * view.h - what has changed from one view to another.
 *
 * A viewer far away is sent merge patches (RFC 7396).  A patch is made from
 * two texts, but most of what a view says is the same as a moment ago, and
 * writing it twice to find that out costs more than all the rest of a move.
 * So a game may leave out of both texts what the two views have alike.
 */
#ifndef BT_VIEW_H
#define BT_VIEW_H

#include <berthier/game.h>

/** Append the patch between what rules->view_write writes of two views. */
void bt_view_patch(const bt_game *game, const bt_view *from, const bt_view *to, bt_buf *out);

/**
 * As bt_fields_write, without what `other` has alike: fields, and in sets and
 * tables of units the units.  With NULL for `other` everything is written.
 */
void bt_fields_write_unlike(const bt_game *game, const void *block, const void *other,
                            bt_json *json);

#endif
