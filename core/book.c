/*
 * book.c - the book of a game: heads, sides, counters, boxes and the lists
 * that the engine works by.  Maps are in book_maps.c and book_network.c.
 */
#include "book_internal.h"

#include <assert.h>
#include <string.h>

#define WORDS_MAX 256 /* Jena-Auerstadt has about 50 */

static void
write_head(const bt_game *game, bt_json *json)
{
    char storage[256];
    bt_buf options;
    bt_buf_init_fixed(&options, storage, sizeof storage);
    bt_options_format(game->rules, &game->options, &options);
    bt_json_text(json, "game", game->rules->id);
    bt__book_say(game, json, "title", game->rules->title);
    bt_json_text(json, "scenario", game->scenario);
    bt__book_say(game, json, "scenario_title", game->title);
    bt_json_text(json, "options", bt_buf_text(&options));
}

static void
write_sides(const bt_game *game, bt_json *json)
{
    const bt_rules *rules = game->rules;
    bt_json_array(json, "sides");
    for (int i = 0; i < rules->side_count; i++) {
        bt_json_object(json, NULL);
        bt_json_text(json, "id", rules->sides[i]);
        bt__book_say(game, json, "name",
                     rules->side_names ? rules->side_names[i] : rules->sides[i]);
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

/* Who sits at the table, where that is more than one for each side. */
static void
write_seats(const bt_game *game, bt_json *json)
{
    if (!game->seats)
        return;
    bt_json_array(json, "seats");
    for (bt_seat seat = 0; seat < bt_seat_count(game); seat++) {
        bt_json_object(json, NULL);
        bt_json_text(json, "id", bt_seat_id(game, seat));
        bt__book_say(game, json, "name", bt_seat_name(game, seat));
        bt_json_text(json, "side", bt_side_name(game->rules, bt_side_of(game, seat)));
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

static void
write_units(const bt_game *game, bt_json *json)
{
    if (!game->unit_count)
        return;
    bt_json_object(json, "units");
    for (int i = 0; i < game->unit_count; i++) {
        const bt_unit_info *unit = &game->units[i];
        bt_json_object(json, unit->id);
        bt__book_say(game, json, "name", unit->name);
        if (unit->counter && unit->name && !strcmp(unit->counter, unit->name))
            bt__book_say(game, json, "counter", unit->counter);
        else
            bt_json_some_text(json, "counter", unit->counter);
        bt_json_some_text(json, "type", unit->type);
        bt_json_some_text(json, "values", unit->values);
        bt_json_text(json, "side", bt_side_name(game->rules, unit->side));
        bt_json_some_text(json, "nation", unit->nation);
        bt__book_say(game, json, "formation", unit->formation);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

static void
write_card_lines(const bt_game *game, const bt_card_info *card, bt_json *json)
{
    if (!card->line_count)
        return;
    bt_json_array(json, "lines");
    for (int i = 0; i < card->line_count; i++) {
        bt_json_object(json, NULL);
        bt_json_some_text(json, "rule", card->lines[i].rule);
        bt__book_say(game, json, "text", card->lines[i].text);
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

static void
write_cards(const bt_game *game, bt_json *json)
{
    if (!game->card_count)
        return;
    bt_json_object(json, "cards");
    for (int i = 0; i < game->card_count; i++) {
        const bt_card_info *card = &game->cards[i];
        bt_json_object(json, card->id);
        bt__book_say(game, json, "name", card->name);
        if (card->side != BT_SIDE_NONE)
            bt_json_text(json, "side", bt_side_name(game->rules, card->side));
        bt_json_some_text(json, "phase", card->phase);
        bt_json_some_text(json, "who", card->who);
        write_card_lines(game, card, json);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

static void
write_box_info(const bt_game *game, const bt_box_info *info, bt_json *json)
{
    bt_json_some_text(json, "kind", info->kind);
    bt_json_some_text(json, "map", info->map);
    bt_json_some_text(json, "track", info->track);
    if (info->next) {
        bt_json_array(json, "next");
        bt_json_text(json, NULL, info->next);
        bt_json_array_end(json);
    }
    if (info->hex_count) {
        bt_json_array(json, "hexes");
        for (int i = 0; i < info->hex_count; i++)
            bt_json_text(json, NULL, game->atlas->hexes[info->hexes[i]].id);
        bt_json_array_end(json);
    }
}

/* A box without a name is one that this scenario has no use for. */
static void
write_boxes(const bt_game *game, bt_json *json)
{
    if (!game->box_count)
        return;
    bt_json_array(json, "boxes");
    for (int i = 0; i < game->box_count; i++) {
        const bt_box_info *info = game->box_infos ? &game->box_infos[i] : NULL;
        if (info && !info->name)
            continue;
        bt_json_object(json, NULL);
        bt_json_text(json, "id", game->boxes[i]);
        bt__book_say(game, json, "name", info ? info->name : game->boxes[i]);
        if (info)
            write_box_info(game, info, json);
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

static void
write_operand_ids(const bt_rules *rules, const char *key, const uint8_t *operands, int count,
                  bt_json *json)
{
    if (!operands[0])
        return;
    bt_json_array(json, key);
    for (int i = 0; i < count && operands[i]; i++)
        bt_json_text(json, NULL, rules->operands[operands[i]].id);
    bt_json_array_end(json);
}

static void
write_actions(const bt_game *game, bt_json *json)
{
    const bt_rules *rules = game->rules;
    bt_json_array(json, "actions");
    for (int i = 1; i < rules->action_count; i++) {
        const bt_action_def *action = &rules->actions[i];
        bt_json_object(json, NULL);
        bt_json_text(json, "word", action->word);
        write_operand_ids(rules, "operands", action->operands, BT_ACTION_OPERANDS, json);
        bt_json_some_text(json, "segment", action->segment);
        bt__book_say(game, json, "label", action->label);
        bt__book_say(game, json, "text", action->text);
        bt_json_some_text(json, "rule", action->rule);
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

static void
write_events(const bt_game *game, bt_json *json)
{
    const bt_rules *rules = game->rules;
    bt_json_array(json, "events");
    for (int i = 1; i < rules->event_count; i++) {
        const bt_event_def *event = &rules->events[i];
        bt_json_object(json, NULL);
        bt_json_text(json, "word", event->word);
        bt__book_say(game, json, "text", event->text);
        write_operand_ids(rules, "args", event->args, BT_EVENT_ARGS, json);
        bt_json_some_text(json, "rule", event->rule);
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

static const char *
kind_name(bt_kind kind)
{
    static const char *const names[] = {
        [BT_KIND_NONE] = "number", [BT_KIND_NUMBER] = "number", [BT_KIND_HALVES] = "halves",
        [BT_KIND_UNIT] = "unit",   [BT_KIND_HEX] = "hex",       [BT_KIND_PLACE] = "place",
        [BT_KIND_AREA] = "area",   [BT_KIND_LINK] = "link",     [BT_KIND_CARD] = "card",
        [BT_KIND_MAP] = "map",     [BT_KIND_SIDE] = "side",     [BT_KIND_WORD] = "word",
        [BT_KIND_NAMED] = "named", [BT_KIND_TEXT] = "text",
    };
    assert(kind >= BT_KIND_NONE && kind <= BT_KIND_TEXT);
    return names[kind];
}

/* Has an operand before this one the same id?  They differ in their range only. */
static bool
is_listed(const bt_rules *rules, int operand)
{
    for (int i = 1; i < operand; i++) {
        if (!strcmp(rules->operands[i].id, rules->operands[operand].id))
            return true;
    }
    return false;
}

/* What kind of thing an operand or argument is; words are listed under words. */
static void
write_operands(const bt_rules *rules, bt_json *json)
{
    bt_json_object(json, "operands");
    for (int i = 1; i < rules->operand_count; i++) {
        if (!is_listed(rules, i))
            bt_json_text(json, rules->operands[i].id, kind_name(rules->operands[i].kind));
    }
    bt_json_object_end(json);
}

/* The operands that name what is on a roster. */
static void
write_roster_operands(const bt_rules *rules, int roster, bt_json *json)
{
    bt_json_array(json, "operands");
    for (int i = 1; i < rules->operand_count; i++) {
        const bt_operand *operand = &rules->operands[i];
        if (operand->kind == BT_KIND_NAMED && operand->max == roster && !is_listed(rules, i))
            bt_json_text(json, NULL, operand->id);
    }
    bt_json_array_end(json);
}

static void
write_rosters(const bt_game *game, bt_json *json)
{
    const bt_rules *rules = game->rules;
    if (!rules->roster_count)
        return;
    bt_json_object(json, "rosters");
    for (int i = 0; i < rules->roster_count; i++) {
        const bt_roster *roster = &game->rosters[i];
        bt_json_object(json, rules->rosters[i].id);
        bt__book_say(game, json, "title", rules->rosters[i].title);
        write_roster_operands(rules, i, json);
        bt_json_object(json, "names");
        for (int k = 0; k < roster->count; k++)
            bt__book_say(game, json, roster->at[k].id, roster->at[k].title);
        bt_json_object_end(json);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

static void
write_choices(const bt_game *game, bt_json *json)
{
    const bt_rules *rules = game->rules;
    if (!rules->option_count)
        return;
    bt_json_array(json, "choices");
    for (int i = 0; i < rules->option_count; i++) {
        const bt_option_def *option = &rules->options[i];
        if (!bt_option_belongs(option, game->scenario) && !game->options.value[i])
            continue;
        bt_json_object(json, NULL);
        bt_json_text(json, "id", option->id);
        bt__book_say(game, json, "text", option->text);
        bt_json_some_text(json, "rule", option->rule);
        bt_json_array(json, "words");
        for (int w = 0; w < option->word_count; w++)
            bt_json_text(json, NULL, option->words[w]);
        bt_json_array_end(json);
        bt_json_text(json, "value", option->words[game->options.value[i]]);
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

/* Kinds of moments for standing orders (orders.h). */
static void
write_moments(const bt_game *game, bt_json *json)
{
    if (!game->rules->moment_count)
        return;
    bt_json_array(json, "moments");
    for (int i = 0; i < game->rules->moment_count; i++) {
        const bt_moment_def *moment = &game->rules->moments[i];
        bt_json_object(json, NULL);
        bt_json_text(json, "id", moment->id);
        bt__book_say(game, json, "text", moment->text);
        bt_json_some_text(json, "rule", moment->rule);
        bt_json_text(json, "begins", moment->ask ? "ask" : "never");
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

static void
write_overlays(const bt_game *game, bt_json *json)
{
    if (!game->rules->overlay_count)
        return;
    bt_json_array(json, "overlays");
    for (int i = 0; i < game->rules->overlay_count; i++) {
        const bt_overlay_def *overlay = &game->rules->overlays[i];
        bt_json_object(json, NULL);
        bt_json_text(json, "id", overlay->id);
        bt__book_say(game, json, "text", overlay->text);
        bt_json_some_text(json, "rule", overlay->rule);
        bt_json_array(json, "needs");
        if (overlay->needs & BT_NEEDS_SIDE)
            bt_json_text(json, NULL, "side");
        if (overlay->needs & BT_NEEDS_PLACE)
            bt_json_text(json, NULL, "place");
        bt_json_array_end(json);
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

/* ---- words ------------------------------------------------------------------ */

/* Ids met in views, actions and events that are words: "night", "infantry". */
typedef struct words {
    int count;
    const char *at[WORDS_MAX];
} words;

static void
add_word(words *list, const char *word)
{
    if (!word || !*word || (*word >= '0' && *word <= '9') || list->count == WORDS_MAX)
        return;
    for (int i = 0; i < list->count; i++) {
        if (!strcmp(list->at[i], word))
            return;
    }
    list->at[list->count++] = word;
}

static void
gather_network_words(const bt_network_words *known, words *list)
{
    for (int i = 0; i < known->area_trait_count; i++)
        add_word(list, known->area_traits[i]);
    for (int i = 0; i < known->link_trait_count; i++)
        add_word(list, known->link_traits[i]);
    for (int i = 0; i < known->region_count; i++)
        add_word(list, known->regions[i]);
}

static void
gather_words(const bt_game *game, words *list)
{
    const bt_rules *rules = game->rules;
    for (int i = 1; i < rules->operand_count; i++) {
        for (int w = 0; rules->operands[i].kind == BT_KIND_WORD && w <= rules->operands[i].max; w++)
            add_word(list, rules->operands[i].words[w]);
    }
    for (int i = 0; i < rules->option_count; i++) {
        for (int w = 0; w < rules->options[i].word_count; w++)
            add_word(list, rules->options[i].words[w]);
    }
    for (int i = 0; i < game->unit_count; i++) {
        add_word(list, game->units[i].type);
        if (!game->network) /* whose countries have names of their own */
            add_word(list, game->units[i].nation);
    }
    for (int i = 0; i < game->card_count; i++) {
        add_word(list, game->cards[i].phase);
        add_word(list, game->cards[i].who);
    }
    if (game->network)
        gather_network_words(&game->network->words, list);
}

static void
write_words(const bt_game *game, bt_json *json)
{
    words list = { 0 };
    gather_words(game, &list);
    if (!list.count)
        return;
    bt_json_object(json, "words");
    for (int i = 0; i < list.count; i++)
        bt__book_say(game, json, list.at[i], list.at[i]);
    bt_json_object_end(json);
}

void
bt_book_write(const bt_game *game, bt_json *json)
{
    write_head(game, json);
    write_sides(game, json);
    write_seats(game, json);
    write_units(game, json);
    bt__book_write_maps(game, json);
    bt__book_write_network(game, json);
    write_boxes(game, json);
    write_cards(game, json);
    write_actions(game, json);
    write_events(game, json);
    write_operands(game->rules, json);
    write_rosters(game, json);
    write_choices(game, json);
    write_overlays(game, json);
    write_moments(game, json);
    write_words(game, json);
    if (game->rules->book)
        game->rules->book(game, json);
}
