/*
 * game_new.c - a game is loaded, and what it brings is looked at once.
 */
#include <berthier/game.h>

#include "field_internal.h"
#include "game_internal.h"
#include <stdlib.h>
#include <string.h>

static int
check_limits(const bt_game *game, bt_error *err)
{
    if (game->unit_count > BT_UNITS_MAX)
        return bt_fail(err, BT_ELIMIT, "%d units; at most %d can be played with", game->unit_count,
                       BT_UNITS_MAX);
    if (game->card_count > BT_CARDS_MAX)
        return bt_fail(err, BT_ELIMIT, "%d cards; at most %d can be played with", game->card_count,
                       BT_CARDS_MAX);
    return BT_OK;
}

/* A field has a value for each of those that the pack brings. */
static int
check_owners(const bt_game *game, bt_error *err)
{
    for (int i = 0; i < game->rules->field_count; i++) {
        const bt_field *field = &game->rules->fields[i];
        const bt_operand *owner = bt__field_owner(game, field);
        if (owner && bt__thing_count(game, owner) > field->count)
            return bt_fail(err, BT_ELIMIT, "%s has room for %d of %s, and there are %d",
                           field->word, field->count, owner->id, bt__thing_count(game, owner));
    }
    return BT_OK;
}

static int
check_names(const bt_game *game, bt_error *err)
{
    for (int i = 0; i < game->unit_count; i++) {
        if (!bt__name_is_word(game->units[i].id))
            return bt_fail(err, BT_EDATA, "unit id \"%s\" is not a word without blanks and @*=#",
                           game->units[i].id ? game->units[i].id : "");
    }
    for (int i = 0; i < bt_seat_count(game); i++) {
        if (!bt__name_is_word(bt_seat_id(game, (bt_seat)i)))
            return bt_fail(err, BT_EDATA, "seat id \"%s\" is not a word without blanks and @*=#",
                           bt_seat_id(game, (bt_seat)i));
    }
    for (int i = 0; i < game->box_count; i++) {
        if (!bt__name_is_word(game->boxes[i]))
            return bt_fail(err, BT_EDATA, "box name \"%s\" is not a word without blanks and @*=#",
                           game->boxes[i] ? game->boxes[i] : "");
    }
    return BT_OK;
}

/* A scenario's file name and its `id` are the same name told twice. */
static int
check_scenario_id(const bt_game *game, bt_error *err)
{
    char name[64];
    bt_buf text;
    bt_buf_init_fixed(&text, name, sizeof name);
    bt_buf_addf(&text, "scenario-%s.yaml", game->scenario);
    const bt_doc *doc = bt_pack_doc(game->pack, name);
    if (!doc)
        return BT_OK; /* whether a game needs one is its loader's to say */
    bt_node id;
    int status = bt_node_get(bt_doc_root(doc), "id", &id, err);
    if (status)
        return status;
    if (strcmp(bt_node_text(id), game->scenario) != 0)
        return bt_node_fail(id, err, "\"%s\" found; expected \"%s\" as in the file's name",
                            bt_node_text(id), game->scenario);
    return BT_OK;
}

int
bt_game_new(bt_game **out, const bt_rules *rules, const bt_pack *pack, const char *scenario,
            const bt_options *options, bt_error *err)
{
    *out = NULL;
    if (rules->abi != BT_RULES_ABI)
        return bt_fail(err, BT_EDATA, "game %s was built against another rules.h", rules->id);
    if (!pack)
        return bt_fail(err, BT_ENOTFOUND, "game %s has no data", rules->id);
    if (strlen(scenario) >= sizeof((bt_game *)0)->scenario)
        return bt_fail(err, BT_ENOTFOUND, "no scenario has so long a name: %.32s", scenario);
    bt_game *game = calloc(1, sizeof *game);
    if (!game)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    game->rules = rules;
    game->pack = pack;
    memcpy(game->scenario, scenario, strlen(scenario) + 1);
    if (options)
        game->options = *options;
    game->data_hash = bt_pack_hash(pack);
    int status = bt__seats_make(game, err);
    if (!status)
        status = rules->load(game, err);
    if (!status)
        status = check_limits(game, err);
    if (!status)
        status = check_names(game, err);
    if (!status)
        status = check_owners(game, err);
    if (!status)
        status = check_scenario_id(game, err);
    if (status) {
        bt_game_free(game);
        return status;
    }
    *out = game;
    return BT_OK;
}
