/* screen.c - placeholder while the full screen is written */
#include "play.h"
int
cli_play_screen(cli_table *table)
{
    return cli_play_plain(table);
}
