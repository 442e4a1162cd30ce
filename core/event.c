/*
 * event.c - collecting events and telling them in sentences.
 */
#include <berthier/event.h>

#include <assert.h>
#include <berthier/game.h>
#include <string.h>

void
bt_events_add(bt_events *list, unsigned code, bt_sides seen_by, const char *rule, unsigned a,
              unsigned b, unsigned c, unsigned d)
{
    assert(code > 0 && code <= 0xff);
    if (!list || list->count >= BT_EVENTS_MAX)
        return;
    list->at[list->count++] = (bt_event){
        .code = (uint8_t)code,
        .seen_by = seen_by,
        .rule = rule,
        .args = { (uint16_t)a, (uint16_t)b, (uint16_t)c, (uint16_t)d },
    };
}

/* Prose differs from notation in three things: nations have a capital letter,
 * maps have their title, and a half stands apart from the whole ("2 1/2"). */
void
bt_prose_format(const bt_game *game, const bt_operand *operand, unsigned value, bt_buf *out)
{
    size_t start = out->length;
    if (operand->kind == BT_KIND_HALVES && value > 1 && value % 2 == 1) {
        bt_buf_addf(out, "%u 1/2", value / 2);
        return;
    }
    if (operand->kind == BT_KIND_MAP && game->atlas && value < (unsigned)game->atlas->map_count) {
        bt_buf_add(out, game->atlas->maps[value].title);
        return;
    }
    bt_operand_format(game, operand, value, out);
    if (operand->kind == BT_KIND_SIDE && value < (unsigned)game->rules->side_count &&
        out->length > start && out->data[start] >= 'a' && out->data[start] <= 'z')
        out->data[start] = (char)(out->data[start] - 'a' + 'A');
}

static const bt_event_def *
def_of(const bt_game *game, const bt_event *event)
{
    assert(event->code < game->rules->event_count);
    return &game->rules->events[event->code];
}

/* The number in "{n}" at text, or -1. */
static int
place_holder(const char *text)
{
    bool is_one =
        text[0] == '{' && text[1] >= '0' && text[1] < '0' + BT_EVENT_ARGS && text[2] == '}';
    return is_one ? text[1] - '0' : -1;
}

void
bt_event_format(const bt_game *game, const bt_event *event, bt_buf *out)
{
    const bt_event_def *def = def_of(game, event);
    for (const char *c = def->text; *c;) {
        int arg = place_holder(c);
        if (arg >= 0 && def->args[arg]) {
            bt_prose_format(game, &game->rules->operands[def->args[arg]], event->args[arg], out);
            c += 3;
        } else {
            bt_buf_add_char(out, *c++);
        }
    }
}

void
bt_event_write(const bt_game *game, const bt_event *event, bt_json *json)
{
    const bt_event_def *def = def_of(game, event);
    char storage[512];
    bt_buf text;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_json_object(json, NULL);
    bt_json_text(json, "event", def->word);
    bt_event_format(game, event, &text);
    bt_json_text(json, "text", bt_buf_text(&text));
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
