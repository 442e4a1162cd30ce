/*
 * shelf.c - games on the data compiled in, and on those that stored games were
 * begun with.
 */
#include "hub_internal.h"

#include <berthier/games.h>
#include <berthier/host.h>

typedef struct reading {
    const char *rules;
    bt_pack *pack;
    bt_arena *arena;
} reading;

static int
take_docs(const char *docs, void *user)
{
    const reading *r = user;
    return bt_pack_parse(r->pack, r->arena, r->rules, docs, NULL);
}

static int
read_kept(const bt_wish *wish, bt_pack *out, bt_arena *arena, bt_error *err)
{
    bt_hub *hub = wish->user;
    reading r = { wish->rules->id, out, arena };
    return bt_store_read_pack(hub->store, wish->rules->id, wish->data, take_docs, &r, err);
}

int
bt__shelf_take(bt_hub *hub, const char *id, const char *scenario, const char *options,
               uint64_t data, bt_shelf **out, bt_error *err)
{
    bt_wish wish = { .rules = bt_games_find(id),
                     .scenario = scenario,
                     .options = options,
                     .pack = bt_games_pack(id),
                     .data = data,
                     .read = read_kept,
                     .user = hub };
    *out = NULL;
    if (!wish.rules)
        return bt_fail(err, BT_ENOTFOUND, "there is no game \"%.32s\"", id);
    return bt_shelf_take(hub->shelves, &wish, out, err);
}
