/*
 * book.h - what is printed beside the map, as JSON for front ends.
 */
#ifndef OSG_BOOK_H
#define OSG_BOOK_H

#include "printed.h"

void osg_book(const bt_game *game, bt_json *json);

/** The charts and tables of it: terrain, combat results, odds, victory. */
void osg_write_charts(const bt_game *game, bt_json *json);

#endif
