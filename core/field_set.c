/*
 * field_set.c - members of a state that are sets: of units, cards, connections, areas or named
 * things, whichever the field's operand says.
 *
 * In the state a set of units is a bt_units and any other a bt_set.  Here both are handled as
 * a bt_units, whose first words are those of a bt_set.  As text a set is its members in order,
 * or `none`; as JSON an object whose members are all true.
 */
#include "field_internal.h"

#include <assert.h>
#include <string.h>

static const char nothing[] = "none";

static_assert(sizeof(bt_set) <= sizeof(bt_units) && BT_SET_MAX <= BT_UNITS_MAX,
              "a bt_units holds what a bt_set does");
static_assert(BT_AREAS_MAX <= BT_SET_MAX && BT_LINKS_MAX <= BT_SET_MAX &&
                  BT_CARDS_MAX <= BT_SET_MAX && BT_NAMED_MAX <= BT_SET_MAX,
              "a bt_set holds all areas, connections, cards or named things");

static const bt_operand *
operand_of(bt_kind kind)
{
    static const bt_operand unit = { .id = "unit", .kind = BT_KIND_UNIT };
    static const bt_operand area = { .id = "area", .kind = BT_KIND_AREA };
    static const bt_operand link = { .id = "connection", .kind = BT_KIND_LINK };
    static const bt_operand card = { .id = "card", .kind = BT_KIND_CARD };

    if (kind == BT_KIND_AREA)
        return &area;
    if (kind == BT_KIND_LINK)
        return &link;
    return kind == BT_KIND_CARD ? &card : &unit;
}

const bt_operand *
bt__set_operand(const bt_game *game, const bt_field *field)
{
    const bt_operand *own = bt__field_operand(game, field);
    return own->kind == BT_KIND_NAMED ? own : operand_of(own->kind);
}

size_t
bt__set_size(const bt_game *game, const bt_field *field)
{
    bool is_units = bt__set_operand(game, field)->kind == BT_KIND_UNIT;
    return is_units ? sizeof(bt_units) : sizeof(bt_set);
}

bt_units
bt__set_get(const bt_game *game, const bt_field *field, const void *block)
{
    bt_units set = { { 0 } };
    memcpy(&set, (const char *)block + field->offset, bt__set_size(game, field));
    return set;
}

void
bt__set_write_text(const bt_game *game, const bt_field *field, const void *block, bt_buf *out)
{
    const bt_operand *operand = bt__set_operand(game, field);
    int count = bt__thing_count(game, operand);
    bt_units set = bt__set_get(game, field, block);

    bt_buf_add(out, field->word);
    if (bt_units_is_empty(&set))
        bt_buf_addf(out, " %s", nothing);
    for (int i = 0; i < count; i++) {
        if (!bt_units_has(&set, (bt_unit)i))
            continue;
        bt_buf_add_char(out, ' ');
        bt_operand_format(game, operand, (unsigned)i, out);
    }
    bt_buf_add_char(out, '\n');
}

int
bt__set_read_text(const bt_game *game, const bt_field *field, bt_slice words, void *block,
                  bt_error *err)
{
    const bt_operand *operand = bt__set_operand(game, field);
    bt_units set = { { 0 } };
    bt_slice word, rest = words;
    bool is_none =
        bt__slice_word(&rest, &word) && bt__slice_is(word, nothing) && bt__slice_is_idle(rest);
    int status = BT_OK;

    while (!is_none && !status && bt__slice_word(&words, &word)) {
        unsigned member = 0;
        status = bt__thing_parse(game, operand, word, &member, err);
        if (!status)
            bt_units_add(&set, (bt_unit)member);
    }
    if (status)
        return status;
    if (!is_none && bt_units_is_empty(&set))
        return bt_fail(err, BT_ESYNTAX, "%s names no %s; expected %ss or %s", field->word,
                       operand->id, operand->id, nothing);
    memcpy((char *)block + field->offset, &set, bt__set_size(game, field));
    return BT_OK;
}

void
bt_units_write(const bt_game *game, const char *key, bt_units units, bt_json *json)
{
    bt__set_write(game, key, operand_of(BT_KIND_UNIT), units, json);
}

void
bt_set_write(const bt_game *game, const char *key, int operand, bt_set set, bt_json *json)
{
    bt_units wide = { { 0 } };
    assert(operand > 0 && operand < game->rules->operand_count);
    memcpy(&wide, &set, sizeof set);
    bt__set_write(game, key, &game->rules->operands[operand], wide, json);
}

void
bt__set_write(const bt_game *game, const char *key, const bt_operand *operand, bt_units set,
              bt_json *json)
{
    int count = bt__thing_count(game, operand);

    bt_json_object(json, key);
    for (bt_unit member; (member = bt_units_take(&set)) != BT_UNIT_NONE;) {
        char storage[64];
        bt_buf name;
        bt_buf_init_fixed(&name, storage, sizeof storage);
        if (member >= count)
            continue;
        bt_operand_format(game, operand, member, &name);
        bt_json_bool(json, bt_buf_text(&name), true);
    }
    bt_json_object_end(json);
}
