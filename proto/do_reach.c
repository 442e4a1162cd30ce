/*
 * do_reach.c - where a unit can go in this move.
 */
#include <berthier/call.h>

#include <berthier/reach.h>
#include <stdlib.h>
#include <string.h>

static void
write_points(bt_call *call, const bt_game *game, const char *key, unsigned halves)
{
    static const bt_operand points = { "points", BT_KIND_HALVES, 0, 0, NULL };
    char storage[24];
    bt_buf text;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_prose_format(game, &points, halves, &text);
    bt_json_text(&call->json, key, bt_buf_text(&text));
}

static void
write_notation(bt_call *call, const bt_game *game, const char *key, bt_action action)
{
    char storage[128];
    bt_buf text;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_action_format(game, action, &text);
    bt_json_text(&call->json, key, bt_buf_text(&text));
}

/* What is written of a spot only where the game has it. */
static void
write_burden(bt_call *call, const bt_reach *reach, const bt_spot *spot)
{
    if (reach->weary)
        bt_json_number(&call->json, "fatigue", spot->fatigue);
    if (reach->of && spot->from >= 0) {
        bt_json_number(&call->json, "needs", spot->needs);
        bt_json_number(&call->json, "ways", spot->ways);
    }
}

static void
write_areas(bt_call *call, const bt_game *game, const char *key, bt_set areas)
{
    bt_json_array(&call->json, key);
    while (!bt_set_is_empty(&areas))
        bt_json_text(&call->json, NULL, game->network->areas[bt_set_take(&areas)].id);
    bt_json_array_end(&call->json);
}

/* Chances are told as parts of a million, as those of a combat are. */
static void
write_hazard(bt_call *call, const bt_game *game, const bt_hazard *hazard)
{
    bt_json_object(&call->json, "hazard");
    bt_json_number(&call->json, "units", hazard->units);
    if (hazard->rule)
        bt_json_text(&call->json, "rule", hazard->rule);
    if (hazard->trespass)
        bt_json_text(&call->json, "trespass", hazard->trespass);
    if (hazard->tired)
        bt_json_number(&call->json, "tired", hazard->tired);
    if (hazard->tested) {
        bt_json_number(&call->json, "tested", hazard->tested);
        bt_json_array(&call->json, "lost");
        for (int i = 0; i < hazard->count; i++)
            bt_json_number(&call->json, NULL, (int64_t)(hazard->lost[i] * 1e6 + 0.5));
        bt_json_array_end(&call->json);
    }
    if (hazard->leaves)
        bt_json_bool(&call->json, "leaves", true);
    if (!bt_set_is_empty(&hazard->against))
        write_areas(call, game, "against", hazard->against);
    bt_json_object_end(&call->json);
}

static void
write_spot(bt_call *call, const bt_game *game, const bt_reach *reach, const bt_spot *spot)
{
    char storage[64];
    bt_buf place;
    bt_buf_init_fixed(&place, storage, sizeof storage);
    bt_place_format(game, spot->place, &place);
    bt_json_object(&call->json, NULL);
    bt_json_text(&call->json, "place", bt_buf_text(&place));
    if (spot->mode)
        bt_json_number(&call->json, "mode", spot->mode);
    write_points(call, game, "cost", spot->cost);
    if (!reach->of)
        write_points(call, game, "left", spot->left);
    bt_json_number(&call->json, "from", spot->from);
    if (spot->action != BT_ACTION_NONE)
        write_notation(call, game, "action", spot->action);
    if (spot->ends)
        bt_json_bool(&call->json, "ends", true);
    if (spot->halt != BT_ACTION_NONE)
        write_notation(call, game, "halt", spot->halt);
    write_burden(call, reach, spot);
    if (reach->hazards && spot->from >= 0)
        write_hazard(call, game, &reach->hazards[spot - reach->spots]);
    bt_json_object_end(&call->json);
}

/* How the points come about, and what that adds up to. */
static void
write_sum(bt_call *call, const bt_game *game, const bt_odds *sums)
{
    int sum = 0;
    for (int i = 0; i < sums->line_count; i++)
        sum += sums->lines[i].value;
    bt_write_lines(call, game, sums);
    bt_json_number(&call->json, "sum", sum);
}

static int
read_unit(bt_call *call, const bt_slot *slot, bt_unit *out)
{
    const char *id = bt_call_text(call, "unit");
    *out = bt_unit_find(slot->game, id, (int)strlen(id));
    if (*out == BT_UNIT_NONE)
        return bt_call_fail(call, BT_PROTO_NOT_FOUND, "there is no unit \"%.32s\"", id);
    return 0;
}

static int
find_reach(bt_call *call, const bt_slot *slot, const bt_state *state, bt_arena *arena)
{
    const bt_game *game = slot->game;
    bt_reach reach;
    bt_side side;
    bt_unit unit;
    if (read_unit(call, slot, &unit) || bt_call_side(call, slot, "side", state, &side))
        return -1;
    int status = bt_reach_find(&reach, arena, game, state, side, unit, &call->err);
    if (status)
        return bt_call_fail_status(call, status);
    bt_json_number(&call->json, "match", slot->number);
    bt_json_text(&call->json, "unit", game->units[unit].id);
    if (reach.of)
        bt_json_number(&call->json, "of", reach.of);
    if (reach.sums)
        write_sum(call, game, reach.sums);
    bt_json_array(&call->json, "spots");
    for (int i = 0; i < reach.count; i++)
        write_spot(call, game, &reach, &reach.spots[i]);
    bt_json_array_end(&call->json);
    return 0;
}

static int
explore(bt_call *call, const bt_slot *slot, const bt_state *state)
{
    bt_arena arena = { 0 };
    int failed = find_reach(call, slot, state, &arena);
    bt_arena_release(&arena);
    return failed;
}

int
bt_do_REACH(bt_call *call)
{
    return bt_call_on_known(call, explore);
}
