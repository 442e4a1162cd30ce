/*
 * roster.c - rosters of named things: reading them, finding a name.
 */
#include <berthier/roster.h>

#include "action_internal.h"
#include <assert.h>
#include <berthier/load.h>
#include <string.h>

uint8_t
bt_named_find(const bt_game *game, int roster, const char *id, int length)
{
    assert(length >= 0);
    bt_slice word = bt__slice(id, (size_t)length);
    const bt_roster *names = &game->rosters[roster];
    for (int i = 0; i < names->count; i++)
        if (bt__slice_is(word, names->at[i].id))
            return (uint8_t)i;
    return BT_NAMED_NONE;
}

int
bt_roster_read(bt_game *game, int roster, bt_node row, bt_error *err)
{
    bt_roster *names = &game->rosters[roster];
    bt_named it;
    assert(roster >= 0 && roster < game->rules->roster_count && roster < BT_ROSTERS_MAX);
    int status = bt_load_id(game, row, &it.id, err);
    if (status || (status = bt_load_name(game, row, &it.title, err)))
        return status;
    if (bt_named_find(game, roster, it.id, (int)strlen(it.id)) != BT_NAMED_NONE)
        return bt_node_fail(bt_node_find(row, "id"), err, "\"%s\" stands there twice", it.id);
    if (names->count == BT_NAMED_MAX)
        return bt_node_fail(row, err, "more than %d names", BT_NAMED_MAX);
    if (!names->at)
        names->at = bt_arena_calloc(&game->arena, BT_NAMED_MAX, sizeof *names->at);
    if (!names->at)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    names->at[names->count++] = it;
    return BT_OK;
}
