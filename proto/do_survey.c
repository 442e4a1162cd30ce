/*
 * do_survey.c - what can be laid over the map for a viewer.
 */
#include <berthier/call.h>

#include <stdlib.h>
#include <string.h>

static int
read_overlay(bt_call *call, const bt_game *game, int *out)
{
    const char *id = bt_call_text(call, "overlay");
    for (*out = 0; *out < game->rules->overlay_count; ++*out) {
        if (strcmp(game->rules->overlays[*out].id, id) == 0)
            return 0;
    }
    return bt_call_fail(call, BT_PROTO_NOT_FOUND, "there is no overlay \"%.32s\"", id);
}

/* Whom or what it is about: any side, whatever the viewer's. */
static int
read_side(bt_call *call, const bt_game *game, bool must, bt_side *out)
{
    const char *name = bt_call_text(call, "side");
    *out = name ? bt_side_find(game->rules, name, (int)strlen(name)) : BT_SIDE_NONE;
    if (!name && must)
        return bt_call_fail(call, BT_PROTO_MISSING_KEY, "this overlay needs the key \"side\"");
    if (name && *out >= game->rules->side_count)
        return bt_call_fail(call, BT_PROTO_NOT_FOUND, "side \"%.32s\" does not play %s", name,
                            game->rules->id);
    return 0;
}

static void
write_mark(bt_call *call, const bt_game *game, const bt_mark *mark)
{
    char storage[64];
    bt_buf place;
    bt_units units = mark->units;
    bt_buf_init_fixed(&place, storage, sizeof storage);
    bt_place_format(game, mark->place, &place);
    bt_json_object(&call->json, NULL);
    bt_json_text(&call->json, "place", bt_buf_text(&place));
    if (!bt_units_is_empty(&units))
        bt_json_array(&call->json, "units");
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        bt_json_text(&call->json, NULL, game->units[u].id);
    if (!bt_units_is_empty(&mark->units))
        bt_json_array_end(&call->json);
    if (mark->blocked)
        bt_json_bool(&call->json, "blocked", true);
    bt_json_text(&call->json, "text", mark->text);
    bt_json_text(&call->json, "rule", mark->rule);
    bt_json_object_end(&call->json);
}

static int
answer(bt_call *call, const bt_slot *slot, const char *overlay, const bt_marks *marks)
{
    if (marks->failed)
        return bt_call_fail_status(call, BT_ENOMEM);
    bt_json_number(&call->json, "match", slot->number);
    bt_json_text(&call->json, "overlay", overlay);
    bt_json_array(&call->json, "marks");
    for (int i = 0; i < marks->count; i++)
        write_mark(call, slot->game, &marks->at[i]);
    bt_json_array_end(&call->json);
    return 0;
}

int
bt_do_SURVEY(bt_call *call)
{
    bt_slot *slot;
    bt_seat viewer, side;
    uint16_t place;
    int overlay;
    if (bt_call_slot(call, &slot) || bt_call_viewer(call, slot, "viewer", BT_SIDE_NONE, &viewer) ||
        read_overlay(call, slot->game, &overlay))
        return -1;
    const bt_overlay_def *def = &slot->game->rules->overlays[overlay];
    if (read_side(call, slot->game, def->needs & BT_NEEDS_SIDE, &side) ||
        bt_call_place(call, slot->game, &place))
        return -1;
    if (place == BT_HEX_NONE && def->needs & BT_NEEDS_PLACE)
        return bt_call_fail(call, BT_PROTO_MISSING_KEY, "this overlay needs the key \"place\"");
    bt_view *view = bt_view_new(slot->game);
    if (!view)
        return bt_call_fail_status(call, BT_ENOMEM);
    bt_arena arena = { 0 };
    bt_marks marks = { .arena = &arena };
    slot->game->rules->view(slot->game, bt_match_state(slot->match), viewer, view);
    slot->game->rules->survey(slot->game, view, overlay, side, place, &marks);
    int failed = answer(call, slot, def->id, &marks);
    bt_arena_release(&arena);
    free(view);
    return failed;
}
