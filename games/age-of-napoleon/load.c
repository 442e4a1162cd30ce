/*
 * load.c - reads a pack and a scenario of Age of Napoleon.
 */
#include "load_internal.h"

#include <berthier/say.h>

static const bt_box_info box_infos[AON_BOX_COUNT] = {
    [AON_BOX_RESERVE] = { .name = BT_MSG("reserve"), .kind = "reserve" },
    [AON_BOX_PRISONERS] = { .name = BT_MSG("prisoners"), .kind = "prisoners" },
    [AON_BOX_ELIMINATED] = { .name = BT_MSG("permanently lost"), .kind = "eliminated" },
    [AON_BOX_WAITING] = { .name = BT_MSG("not available yet"), .kind = "waiting" },
    [AON_BOX_HIDDEN] = { .name = BT_MSG("whereabouts unknown"), .kind = "hidden" },
};

static int
read_doc(aon_reader *r, const char *name, int (*read)(aon_reader *, const bt_doc *))
{
    const bt_doc *doc;
    int status = bt_pack_get(r->game->pack, name, &doc, r->err);

    return status ? status : read(r, doc);
}

static int
make_room(aon_reader *r)
{
    r->p = bt_arena_calloc(&r->game->arena, 1, sizeof *r->p);
    r->units = bt_arena_calloc(&r->game->arena, AON_UNITS_MAX, sizeof *r->units);
    r->cards = bt_arena_calloc(&r->game->arena, AON_CARDS_MAX, sizeof *r->cards);
    if (!r->p || !r->units || !r->cards)
        return bt_fail(r->err, BT_ENOMEM, "no memory for the game's tables");
    return BT_OK;
}

int
aon_load(bt_game *game, bt_error *err)
{
    aon_reader r = { .game = game, .err = err };
    int status = make_room(&r);

    if (status || (status = bt_load_scenario(game, &r.scenario, err)) ||
        (status = read_doc(&r, "countries.yaml", aon_read_names)) ||
        (status = read_doc(&r, "map.yaml", aon_read_map)) ||
        (status = read_doc(&r, "countries.yaml", aon_read_countries)) ||
        (status = read_doc(&r, "corps.yaml", aon_read_corps)) ||
        (status = read_doc(&r, "cards.yaml", aon_read_cards)) ||
        (status = read_doc(&r, "tables.yaml", aon_read_tables)) ||
        (status = aon_read_scenario(&r)) || (status = aon_read_starts(&r)))
        return status;
    game->printed = r.p;
    game->network = &r.p->network;
    game->units = r.units;
    game->unit_count = r.p->unit_count;
    game->cards = r.cards;
    game->card_count = r.p->card_count;
    game->boxes = aon_box_words;
    game->box_infos = box_infos;
    game->box_count = AON_BOX_COUNT;
    return BT_OK;
}
