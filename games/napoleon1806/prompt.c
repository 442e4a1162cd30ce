/*
 * prompt.c - what a side may do now, in one sentence: what the room asks.
 */
#include "prompt.h"
#include "team.h"
#include "view.h"

void
n06_prompt(const bt_game *game, const bt_view *view, bt_buf *out)
{
    const n06_view *seen = (const n06_view *)(const void *)view;
    n06_state shown = seen->shown;
    const n06 n = { game, n06_printed_of(game), &shown, NULL };

    if (seen->viewer <= N06_PRUSSIAN &&
        bt_acting(game, &shown.frames, &n) & bt_side_bit(seen->viewer) &&
        !(game->seats && n06_waits_for_partner(&n, seen->with_cards, out)))
        bt_ask(game, &shown.frames, &n, view, out);
}
