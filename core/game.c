/*
 * game.c - games, their blocks of state, and names looked up in their tables.
 */
#include <berthier/game.h>

#include "action_internal.h"
#include <assert.h>
#include <berthier/hash.h>
#include <stdlib.h>
#include <string.h>

#define PACKED_MAX 4096 /* bytes of a state with spares */

void
bt_game_free(bt_game *game)
{
    if (!game)
        return;
    bt_arena_release(&game->arena);
    free(game);
}

/* The NAME of "scenario-NAME.yaml" is also the value of the document's `id`,
 * which is where a string of it alone can be borrowed from; "" for other documents. */
static const char *
scenario_id(const bt_doc *doc)
{
    static const char prefix[] = "scenario-";
    if (strncmp(doc->name, prefix, strlen(prefix)) != 0)
        return "";
    return bt_node_text(bt_node_find(bt_doc_root(doc), "id"));
}

int
bt_pack_scenarios(const bt_pack *pack, const char **names, int max)
{
    int count = 0;
    for (int i = 0; i < pack->doc_count && count < max; i++) {
        const char *id = scenario_id(&pack->docs[i]);
        if (*id)
            names[count++] = id;
    }
    return count;
}

const char *
bt_pack_title(const bt_pack *pack, const char *scenario)
{
    for (int i = 0; i < pack->doc_count; i++) {
        if (strcmp(scenario_id(&pack->docs[i]), scenario) != 0)
            continue;
        const char *title = bt_node_text(bt_node_find(bt_doc_root(&pack->docs[i]), "title"));
        return *title ? title : scenario;
    }
    return scenario;
}

bt_state *
bt_state_new(const bt_game *game)
{
    return calloc(1, game->rules->state_size);
}

bt_view *
bt_view_new(const bt_game *game)
{
    return calloc(1, game->rules->view_size);
}

void
bt_state_copy(const bt_game *game, bt_state *to, const bt_state *from)
{
    memcpy(to, from, game->rules->state_size);
}

uint64_t
bt_state_hash(const bt_game *game, const bt_state *state)
{
    const bt_rules *rules = game->rules;
    if (!rules->spare_count)
        return bt_hash(state, rules->state_size, 0);
    unsigned char packed[PACKED_MAX];
    size_t from = 0, length = 0;
    BT_REQUIRE(rules->state_size <= PACKED_MAX);
    for (int i = 0; i < rules->spare_count; i++) {
        const bt_span *spare = &rules->spares[i];
        memcpy(packed + length, (const char *)state + from, spare->offset - from);
        length += spare->offset - from;
        from = (size_t)spare->offset + spare->length;
    }
    memcpy(packed + length, (const char *)state + from, rules->state_size - from);
    return bt_hash(packed, length + rules->state_size - from, 0);
}

bt_side
bt_sides_first(bt_sides sides)
{
    return sides ? (bt_side)__builtin_ctz(sides) : BT_SIDE_NONE;
}

bt_unit
bt_unit_find(const bt_game *game, const char *id, int length)
{
    assert(length >= 0 && game->unit_count <= BT_UNITS_MAX);
    bt_slice word = bt__slice(id, (size_t)length);
    for (int i = 0; i < game->unit_count; i++) {
        if (bt__slice_is(word, game->units[i].id))
            return (bt_unit)i;
    }
    return BT_UNIT_NONE;
}

const bt_scenario_def *
bt_scenario_find(const bt_rules *rules, const char *id)
{
    for (int i = 0; i < rules->scenario_count; i++)
        if (strcmp(rules->scenarios[i].id, id) == 0)
            return &rules->scenarios[i];
    return NULL;
}

const bt_reason *
bt_reason_find(const bt_rules *rules, const char *code, const char *rule)
{
    for (int i = 0; i < rules->reason_count; i++) {
        const bt_reason *reason = &rules->reasons[i];
        if (reason->code && strcmp(reason->code, code) == 0 &&
            (!rule || strcmp(reason->rule, rule) == 0))
            return reason;
    }
    return NULL;
}

const bt_clause *
bt_clause_find(const bt_rules *rules, const char *number)
{
    for (int i = 0; i < rules->clauses.count; i++) {
        if (strcmp(rules->clauses.at[i].number, number) == 0)
            return &rules->clauses.at[i];
    }
    return NULL;
}
