/*
 * book.h - everything printed, as JSON: what a front end draws before play.
 *
 * The book depends on the game, its scenario and its options, and on no
 * position, so it holds no secret and may be fetched once and kept.  Members
 * that are empty or have their default value are left out.  docs/protocol.md
 * ("book") is the promise.
 */
#ifndef BT_BOOK_H
#define BT_BOOK_H

#include <berthier/game.h>

/**
 * Write the members of a game's book into an open JSON object, in the language
 * of the game.
 *
 * What every game has comes from the game's tables: sides, counters, maps,
 * boxes, actions, events, options, overlays.  The rest (charts, tracks, tables) is
 * added by rules->book.
 */
void bt_book_write(const bt_game *game, bt_json *json);

#endif
