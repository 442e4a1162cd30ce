/*
 * play.h - `berthier play`, the two ways it can look.
 */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "table.h"

/** Play line by line on stdin and stdout.  @return an exit code */
int cli_play_plain(cli_table *table);

/** Play on the full screen.  @return an exit code */
int cli_play_screen(cli_table *table);

#endif
