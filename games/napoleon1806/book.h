/*
 * book.h - what is printed beside the map: cards, victory areas, dice.
 */
#ifndef N06_BOOK_H
#define N06_BOOK_H

#include "state.h"

void n06_book(const bt_game *game, bt_json *json);

#endif
