/*
 * toy_table.h - one toy game for all cases of a test program.
 *
 * `setup` and `teardown` are the group's; a program that wants other options
 * than the usual ones defines TOY_OPTIONS before it includes this.
 */
#ifndef TOY_TABLE_H
#define TOY_TABLE_H

#include "toy.h"

#ifndef TOY_OPTIONS
#define TOY_OPTIONS ""
#endif

static bt_game *game;

static int
setup(void **state)
{
    (void)state;
    game = toy_game(TOY_OPTIONS);
    return game ? 0 : -1;
}

static int
teardown(void **state)
{
    (void)state;
    bt_game_free(game);
    return 0;
}

#endif
