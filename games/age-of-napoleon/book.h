/*
 * book.h - what is printed beside the map: tables, countries, ratings, the track of years.
 */
#ifndef AON_BOOK_H
#define AON_BOOK_H

#include "state.h"

void aon_book(const bt_game *game, bt_json *json);

#endif
