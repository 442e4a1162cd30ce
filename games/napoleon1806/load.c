/*
 * load.c - reads a pack and a scenario of Napoléon 1806.
 */
#include "event_cards.h"
#include "load_internal.h"

#include <berthier/say.h>

static const bt_box_info box_infos[N06_BOX_COUNT] = {
    [N06_BOX_UNUSED] = { .name = BT_MSG("not in play"), .kind = "unused" },
    [N06_BOX_COMING] = { .name = BT_MSG("not arrived yet"), .kind = "coming" },
    [N06_BOX_DEAD] = { .name = BT_MSG("eliminated"), .kind = "eliminated" },
    [N06_BOX_HIDDEN] = { .name = BT_MSG("hidden in the fog"), .kind = "hidden" },
};

/* --- documents ------------------------------------------------------------------------ */

static int
read_doc(n06_reader *r, const char *name, int (*read)(n06_reader *, const bt_doc *))
{
    const bt_doc *doc;
    int status = bt_pack_get(r->game->pack, name, &doc, r->err);

    return status ? status : read(r, doc);
}

int
n06_load(bt_game *game, bt_error *err)
{
    n06_reader r = { .game = game, .err = err };

    r.p = bt_arena_calloc(&game->arena, 1, sizeof *r.p);
    r.units = bt_arena_calloc(&game->arena, N06_UNITS_MAX, sizeof *r.units);
    r.cards = bt_arena_calloc(&game->arena, N06_CARDS_MAX, sizeof *r.cards);
    if (!r.p || !r.units || !r.cards)
        return bt_fail(err, BT_ENOMEM, "no memory for the game's tables");
    int status = bt_load_scenario(game, &r.scenario, err);
    if (status || (status = read_doc(&r, "map.yaml", n06_read_map)) ||
        (status = read_doc(&r, "blocks.yaml", n06_read_blocks)) ||
        (status = read_doc(&r, "cards.yaml", n06_read_cards)) || (status = n06_read_scenario(&r)) ||
        (status = n06_read_secret(&r)))
        return status;
    n06_sort_windows(r.p);
    game->printed = r.p;
    game->network = &r.p->network;
    game->units = r.units;
    game->unit_count = r.p->unit_count;
    game->cards = r.cards;
    game->card_count = r.p->card_count;
    game->boxes = n06_box_words;
    game->box_infos = box_infos;
    game->box_count = N06_BOX_COUNT;
    return BT_OK;
}
