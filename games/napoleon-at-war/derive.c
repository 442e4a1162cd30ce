/*
 * derive.c - what a position caches.
 */
#include "derive.h"
#include "duties.h"
#include "state_ok.h"

/* A position out of bounds is left as it is, for naw_state_ok to refuse. */
void
naw_derive(const bt_game *game, bt_state *state)
{
    naw_state *s = (naw_state *)(void *)state;

    if (!naw_bounds_ok(game, s, NULL))
        return;
    naw_derive_caches(naw_printed_of(game), s);
    naw_derive_strain(&(naw){ game, naw_printed_of(game), s, NULL });
}
