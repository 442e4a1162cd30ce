/*
 * load.c - reads a pack and a scenario of Napoléon 1806.
 */
#include "event_cards.h"
#include "load_internal.h"

#include <berthier/say.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const bt_box_info box_infos[N06_BOX_COUNT] = {
    [N06_BOX_UNUSED] = { .name = BT_MSG("not in play"), .kind = "unused" },
    [N06_BOX_COMING] = { .name = BT_MSG("not arrived yet"), .kind = "coming" },
    [N06_BOX_DEAD] = { .name = BT_MSG("eliminated"), .kind = "eliminated" },
    [N06_BOX_HIDDEN] = { .name = BT_MSG("hidden in the fog"), .kind = "hidden" },
};

/* --- documents ------------------------------------------------------------------------ */

static int
find_doc(const n06_reader *r, const char *name, const bt_doc **out)
{
    *out = bt_pack_doc(r->game->pack, name);
    return *out ? BT_OK
                : bt_fail(r->err, BT_ENOTFOUND, "the data of %s has no file %s",
                          r->game->pack->game, name);
}

static int
read_doc(n06_reader *r, const char *name, int (*read)(n06_reader *, const bt_doc *))
{
    const bt_doc *doc;
    int status = find_doc(r, name, &doc);

    if (!status)
        status = bt_node_expect(bt_doc_root(doc), BT_DOC_MAPPING, r->err);
    return status ? status : read(r, doc);
}

static int
find_scenario(n06_reader *r)
{
    char name[64];
    const bt_doc *doc;

    (void)snprintf(name, sizeof name, "scenario-%s.yaml", r->game->scenario);
    int status = find_doc(r, name, &doc);
    if (status)
        return status;
    r->scenario = bt_doc_root(doc);
    return bt_node_expect(r->scenario, BT_DOC_MAPPING, r->err);
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
    int status = find_scenario(&r);
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
