/*
 * event.c - collecting events and telling them in sentences.
 */
#include <berthier/event.h>

#include "say_internal.h"
#include <assert.h>
#include <string.h>

void
bt_events_add(bt_events *list, unsigned code, bt_sides seen_by, const char *rule, unsigned a,
              unsigned b, unsigned c, unsigned d)
{
    assert(code > 0 && code <= 0xff);
    if (!list)
        return;
    BT_REQUIRE(list->count >= 0 && list->count < BT_EVENTS_MAX);
    list->at[list->count++] = (bt_event){
        .code = (uint8_t)code,
        .seen_by = seen_by,
        .rule = rule,
        .args = { (uint16_t)a, (uint16_t)b, (uint16_t)c, (uint16_t)d },
    };
}

void
bt_events_seal(bt_events *list)
{
    if (list)
        list->sealed = true;
}

/* A side as prose has it, with a capital letter. */
static void
add_side(const bt_game *game, bt_side side, bt_buf *out)
{
    const bt_rules *rules = game->rules;
    size_t start = out->length;
    bt_buf_add(out, bt_tr(game, rules->side_names ? rules->side_names[side] : rules->sides[side]));
    if (out->length > start && out->data[start] >= 'a' && out->data[start] <= 'z')
        out->data[start] = (char)(out->data[start] - 'a' + 'A');
}

static const char *
box_name(const bt_game *game, unsigned place)
{
    bool is_box = BT_PLACE_IS_BOX(place) && place < BT_PLACE_BOX(game->box_count);
    return is_box && game->box_infos ? game->box_infos[place - BT_PLACE_BOX(0)].name : NULL;
}

/* What people call a box, an area or a card; NULL for what its id is good enough. */
static const char *
name_of(const bt_game *game, bt_kind kind, unsigned value)
{
    bool is_place = kind == BT_KIND_PLACE || kind == BT_KIND_AREA;
    if (is_place && game->network && value < (unsigned)game->network->area_count)
        return game->network->areas[value].name;
    if (kind == BT_KIND_CARD)
        return value < (unsigned)game->card_count ? game->cards[value].name : NULL;
    return kind == BT_KIND_PLACE ? box_name(game, value) : NULL;
}

/* A connection is called by the areas it joins. */
static void
add_link(const bt_network *network, const bt_game *game, unsigned link, bt_buf *out)
{
    const bt_area *ends = network->links[link].ends;
    bt_buf_addf(out, "%s\xe2\x80\x93%s", bt_tr(game, network->areas[ends[0]].name),
                bt_tr(game, network->areas[ends[1]].name));
}

/* Prose differs from notation: it is translated, nations have a capital letter, maps their
 * title, boxes and areas their name, and a half stands apart ("2 1/2"). */
void
bt_prose_format(const bt_game *game, const bt_operand *operand, unsigned value, bt_buf *out)
{
    bool is_side = operand->kind == BT_KIND_SIDE && value < (unsigned)game->rules->side_count;
    bool is_map =
        operand->kind == BT_KIND_MAP && game->atlas && value < (unsigned)game->atlas->map_count;
    bool is_word =
        operand->kind == BT_KIND_WORD && value <= (unsigned)operand->max && operand->words[value];
    bool is_link = operand->kind == BT_KIND_LINK && game->network &&
                   value < (unsigned)game->network->link_count;
    const char *name = name_of(game, operand->kind, value);
    if (operand->kind == BT_KIND_HALVES && value > 1 && value % 2 == 1)
        bt_buf_addf(out, "%u 1/2", value / 2);
    else if (is_link)
        add_link(game->network, game, value, out);
    else if (is_side)
        add_side(game, (bt_side)value, out);
    else if (is_map)
        bt_buf_add(out, bt_tr(game, game->atlas->maps[value].title));
    else if (is_word)
        bt_buf_add(out, bt_tr(game, operand->words[value]));
    else if (name)
        bt_buf_add(out, bt_tr(game, name));
    else
        bt_operand_format(game, operand, value, out);
}

static const bt_event_def *
def_of(const bt_game *game, const bt_event *event)
{
    assert(event->code < game->rules->event_count);
    return &game->rules->events[event->code];
}

void
bt_event_format(const bt_game *game, const bt_event *event, bt_buf *out)
{
    const bt_event_def *def = def_of(game, event);
    for (const char *c = bt_tr(game, def->text); *c;) {
        int arg = bt__placeholder(c);
        if (arg >= 0 && arg < BT_EVENT_ARGS && def->args[arg]) {
            bt_prose_format(game, &game->rules->operands[def->args[arg]], event->args[arg], out);
            c += 3;
        } else {
            bt_buf_add_char(out, *c++);
        }
    }
}

/* Does the sentence show every argument just as notation has it? */
static bool
is_as_noted(const bt_game *game, const bt_event *event)
{
    const bt_event_def *def = def_of(game, event);
    for (int i = 0; i < BT_EVENT_ARGS && def->args[i]; i++) {
        const bt_operand *operand = &game->rules->operands[def->args[i]];
        char prose_storage[160], note_storage[160];
        bt_buf prose, note;
        bt_buf_init_fixed(&prose, prose_storage, sizeof prose_storage);
        bt_buf_init_fixed(&note, note_storage, sizeof note_storage);
        bt_prose_format(game, operand, event->args[i], &prose);
        bt_operand_format(game, operand, event->args[i], &note);
        if (strcmp(bt_buf_text(&prose), bt_buf_text(&note)) != 0)
            return false;
    }
    return true;
}

static void
write_event(const bt_game *game, const bt_event *event, bool has_text, bool has_rule, bt_json *json)
{
    const bt_event_def *def = def_of(game, event);
    char storage[512];
    bt_buf text;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_json_object(json, NULL);
    bt_json_text(json, "event", def->word);
    if (has_text) {
        bt_event_format(game, event, &text);
        bt_json_text(json, "text", bt_buf_text(&text));
    }
    if (has_rule)
        bt_json_text(json, "rule", event->rule);
    bt_json_array(json, "args");
    for (int i = 0; i < BT_EVENT_ARGS && def->args[i]; i++) {
        bt_buf_clear(&text);
        bt_operand_format(game, &game->rules->operands[def->args[i]], event->args[i], &text);
        bt_json_text(json, NULL, bt_buf_text(&text));
    }
    bt_json_array_end(json);
    bt_json_object_end(json);
}

void
bt_event_write(const bt_game *game, const bt_event *event, bt_json *json)
{
    write_event(game, event, true, true, json);
}

void
bt_event_write_brief(const bt_game *game, const bt_event *event, bt_json *json)
{
    const char *usual = def_of(game, event)->rule;
    bool is_usual = usual && strcmp(usual, event->rule) == 0;
    write_event(game, event, !is_as_noted(game, event), !is_usual, json);
}
