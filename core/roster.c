/*
 * roster.c - rosters of named things: reading them, finding a name.
 */
#include <berthier/roster.h>

#include "action_internal.h"
#include <assert.h>
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

static int
check_id(const bt_game *game, int roster, const char *id, bt_error *err)
{
    if (!bt__name_is_word(id) || bt__slice_is(bt__slice(id, strlen(id)), "none"))
        return bt_fail(err, BT_EDATA,
                       "\"%s\" is not a word without blanks and @*=#, other than none", id);
    if (bt_named_find(game, roster, id, (int)strlen(id)) != BT_NAMED_NONE)
        return bt_fail(err, BT_EDATA, "\"%s\" stands there twice", id);
    if (game->rosters[roster].count == BT_NAMED_MAX)
        return bt_fail(err, BT_EDATA, "more than %d names", BT_NAMED_MAX);
    return BT_OK;
}

int
bt_roster_add(bt_game *game, int roster, const char *id, const char *title, bt_error *err)
{
    bt_roster *names = &game->rosters[roster];
    assert(roster >= 0 && roster < game->rules->roster_count && roster < BT_ROSTERS_MAX);
    int status = check_id(game, roster, id, err);
    if (status)
        return status;
    if (!names->at)
        names->at = bt_arena_calloc(&game->arena, BT_NAMED_MAX, sizeof *names->at);
    char *own = bt_arena_strndup(&game->arena, id, strlen(id));
    char *told = bt_arena_strndup(&game->arena, title, strlen(title));
    if (!names->at || !own || !told)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    names->at[names->count++] = (bt_named){ own, told };
    return BT_OK;
}

int
bt_roster_read(bt_game *game, int roster, bt_node mapping, bt_error *err)
{
    int status = bt_node_expect(mapping, BT_DOC_MAPPING, err);
    bt_node key = status ? mapping : bt_node_first(mapping);
    for (; !status && bt_node_exists(key); key = bt_node_next(bt_node_next(key))) {
        bt_node title = bt_node_next(key);
        bt_error why = { 0 };
        status = bt_node_expect(title, BT_DOC_SCALAR, err);
        if (status)
            break;
        status = bt_roster_add(game, roster, bt_node_text(key), bt_node_text(title), &why);
        if (status == BT_EDATA)
            bt_node_fail(key, err, "%s", why.text);
        else if (status)
            bt_fail(err, status, "%s", why.text);
    }
    return status;
}
