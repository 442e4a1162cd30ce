/*
 * field.c - members of a state found through the game's field table.
 *
 * The table gives offset and shape; memcpy reads and writes the members, so
 * no struct of a game is known here and nothing depends on alignment.
 */
#include "field_internal.h"

#include <assert.h>
#include <berthier/frame.h>
#include <berthier/view.h>
#include <stdio.h>
#include <string.h>

static bool
is_wide(const bt_field *field)
{
    return field->shape == BT_FIELD_U16 || field->shape == BT_FIELD_U16S ||
           field->shape == BT_FIELD_BY_UNIT;
}

int
bt__field_count(const bt_field *field)
{
    bool is_single = field->shape == BT_FIELD_U8 || field->shape == BT_FIELD_U16;
    return is_single ? 1 : field->count;
}

const bt_operand *
bt__field_owner(const bt_game *game, const bt_field *field)
{
    static const bt_operand unit = { .id = "unit", .kind = BT_KIND_UNIT };
    assert(field->by < game->rules->operand_count || !field->by);
    if (field->shape == BT_FIELD_BY_UNIT)
        return &unit;
    return field->by ? &game->rules->operands[field->by] : NULL;
}

int
bt__field_owners(const bt_game *game, const bt_field *field)
{
    int count = bt__thing_count(game, bt__field_owner(game, field));
    return count < field->count ? count : field->count;
}

unsigned
bt__field_get(const bt_field *field, const void *block, int i)
{
    const char *base = (const char *)block + field->offset;
    if (!is_wide(field))
        return ((const uint8_t *)base)[i];
    uint16_t value;
    memcpy(&value, base + 2 * i, sizeof value);
    return value;
}

void
bt__field_set(const bt_field *field, void *block, int i, unsigned value)
{
    char *base = (char *)block + field->offset;
    uint16_t wide = (uint16_t)value;
    if (is_wide(field))
        memcpy(base + 2 * i, &wide, sizeof wide);
    else
        ((uint8_t *)base)[i] = (uint8_t)value;
}

/* A one-value field of numbers is a JSON number, everything else its text. */
static void
write_value(const bt_game *game, const bt_field *field, const char *key, unsigned value,
            bt_json *json)
{
    const bt_operand *operand = bt__field_operand(game, field);
    char storage[64];
    bt_buf text;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    if (operand->kind == BT_KIND_NONE || (operand->kind == BT_KIND_NUMBER && operand->min >= 0)) {
        bt_json_number(json, key, value);
        return;
    }
    bt_operand_format(game, operand, value, &text);
    bt_json_text(json, key, bt_buf_text(&text));
}

/* Members of the set; only those that `other` has not, if there is one. */
static void
write_set(const bt_game *game, const bt_field *field, const void *block, const void *other,
          bt_json *json)
{
    bt_units members = bt__set_get(game, field, block);
    if (other)
        members = bt_units_minus(members, bt__set_get(game, field, other));
    bt__set_write(game, field->word, bt__set_operand(game, field), members, json);
}

static void
write_by_owner(const bt_game *game, const bt_field *field, const void *block, const void *other,
               bt_json *json)
{
    const bt_operand *owner = bt__field_owner(game, field);
    int count = bt__field_owners(game, field);
    bt_json_object(json, field->word);
    for (int i = 0; i < count; i++) {
        unsigned value = bt__field_get(field, block, i);
        char storage[64];
        bt_buf name;
        if (other && bt__field_get(field, other, i) == value)
            continue;
        bt_buf_init_fixed(&name, storage, sizeof storage);
        bt_operand_format(game, owner, (unsigned)i, &name);
        write_value(game, field, bt_buf_text(&name), value, json);
    }
    bt_json_object_end(json);
}

static void
write_list(const bt_game *game, const bt_field *field, const void *block, bt_json *json)
{
    bt_json_array(json, field->word);
    for (int i = 0; i < field->count; i++)
        write_value(game, field, NULL, bt__field_get(field, block, i), json);
    bt_json_array_end(json);
}

/* By depth, what is zero left out: entering a segment then changes one member. */
static void
write_frames(const bt_game *game, const bt_field *field, const void *block, bt_json *json)
{
    bt_frames frames;
    memcpy(&frames, (const char *)block + field->offset, sizeof frames);
    bt_json_object(json, field->word);
    for (int i = 0; i < frames.depth && i < BT_FRAMES_MAX; i++) {
        const bt_frame *frame = &frames.at[i];
        char depth[12];
        (void)snprintf(depth, sizeof depth, "%d", i + 1);
        bt_json_object(json, depth);
        write_value(game, field, "procedure", frame->procedure, json);
        if (frame->step)
            bt_json_number(json, "step", frame->step);
        bt_json_text(json, "side", bt_side_name(game->rules, frame->side));
        if (frame->local)
            bt_json_number(json, "local", frame->local);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

static void
write_field(const bt_game *game, const bt_field *field, const void *block, const void *other,
            bt_json *json)
{
    switch (field->shape) {
    case BT_FIELD_U8:
    case BT_FIELD_U16:
        write_value(game, field, field->word, bt__field_get(field, block, 0), json);
        break;
    case BT_FIELD_U8S:
    case BT_FIELD_U16S:
    case BT_FIELD_BY_UNIT:
        if (bt__field_owner(game, field))
            write_by_owner(game, field, block, other, json);
        else
            write_list(game, field, block, json);
        break;
    case BT_FIELD_SET:
        write_set(game, field, block, other, json);
        break;
    case BT_FIELD_HEXES:
    case BT_FIELD_WATERS:
        bt__bits_write(game, field, block, other, json);
        break;
    case BT_FIELD_FRAMES:
        write_frames(game, field, block, json);
        break;
    }
}

size_t
bt_field_size(const bt_game *game, const bt_field *field)
{
    switch (field->shape) {
    case BT_FIELD_SET:
        return bt__set_size(game, field);
    case BT_FIELD_HEXES:
    case BT_FIELD_WATERS:
        return bt__bits_size(field);
    case BT_FIELD_FRAMES:
        return sizeof(bt_frames);
    case BT_FIELD_U8:
    case BT_FIELD_U16:
    case BT_FIELD_U8S:
    case BT_FIELD_U16S:
    case BT_FIELD_BY_UNIT:
        break;
    }
    return (size_t)bt__field_count(field) * (is_wide(field) ? 2 : 1);
}

void
bt_fields_write_unlike(const bt_game *game, const void *block, const void *other, bt_json *json)
{
    for (int i = 0; i < game->rules->field_count; i++) {
        const bt_field *field = &game->rules->fields[i];
        const char *at = (const char *)block + field->offset;
        if (field->is_inner)
            continue;
        if (!other ||
            memcmp(at, (const char *)other + field->offset, bt_field_size(game, field)) != 0)
            write_field(game, field, block, other, json);
    }
}

void
bt_fields_write(const bt_game *game, const void *block, bt_json *json)
{
    bt_fields_write_unlike(game, block, NULL, json);
}
