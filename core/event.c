/*
 * event.c - collecting events and telling them in sentences.
 */
#include <berthier/event.h>

#include "say_internal.h"
#include <assert.h>
#include <string.h>

void
bt_events_add(bt_events *list, unsigned code, bt_seats seen_by, const char *rule, unsigned a,
              unsigned b, unsigned c, unsigned d)
{
    assert(code > 0 && code <= 0xff);
    if (!list)
        return;
    BT_REQUIRE((unsigned)list->count < BT_EVENTS_MAX);
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
