/*
 * field_internal.h - reading and writing members of a state by its field table.
 */
#ifndef BT_FIELD_INTERNAL_H
#define BT_FIELD_INTERNAL_H

#include "action_internal.h"
#include <assert.h>
#include <berthier/game.h>

/** How many values a field has. */
int bt__field_count(const bt_field *field);

/** Value i of a U8, U16, U8S, U16S or BY_UNIT field. */
unsigned bt__field_get(const bt_field *field, const void *block, int i);
void bt__field_set(const bt_field *field, void *block, int i, unsigned value);

/** The operand that tells what a field's values mean. */
static inline const bt_operand *
bt__field_operand(const bt_game *game, const bt_field *field)
{
    static const bt_operand plain = { .id = "number", .kind = BT_KIND_NONE };
    assert(!field->operand || field->operand < game->rules->operand_count);
    return field->operand ? &game->rules->operands[field->operand] : &plain;
}

/** The operand that tells whose each value of a field is, or NULL: they have just an order. */
const bt_operand *bt__field_owner(const bt_game *game, const bt_field *field);

/** How many owners there are, all of whom have a value (bt_game_new sees to that). */
int bt__field_owners(const bt_game *game, const bt_field *field);

/** Write the lines of one field. */
void bt__field_write_text(const bt_game *game, const bt_field *field, const void *block,
                          bt_buf *out);

/** Read the words after the field's own. */
int bt__field_read_text(const bt_game *game, const bt_field *field, bt_slice words, void *block,
                        bt_error *err);

/** Bytes of a field that is a set, its members, and what names them (field_set.c). */
size_t bt__set_size(const bt_game *game, const bt_field *field);
bt_units bt__set_get(const bt_game *game, const bt_field *field, const void *block);
const bt_operand *bt__set_operand(const bt_game *game, const bt_field *field);

/** Write a set of what an operand can name as a JSON object. */
void bt__set_write(const bt_game *game, const char *key, const bt_operand *operand, bt_units set,
                   bt_json *json);

/** As bt__field_write_text and bt__field_read_text, for a field that is a set. */
void bt__set_write_text(const bt_game *game, const bt_field *field, const void *block, bt_buf *out);
int bt__set_read_text(const bt_game *game, const bt_field *field, bt_slice words, void *block,
                      bt_error *err);

/** The same of a set of hexes or hexsides (field_bits.c). */
size_t bt__bits_size(const bt_field *field);
void bt__bits_write(const bt_game *game, const bt_field *field, const void *block,
                    const void *other, bt_json *json);
void bt__bits_write_text(const bt_game *game, const bt_field *field, const void *block,
                         bt_buf *out);
int bt__bits_read_text(const bt_game *game, const bt_field *field, bt_slice words, void *block,
                       bt_error *err);

#endif
