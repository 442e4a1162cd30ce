/*
 * prose.c - values as sentences have them.
 */
#include <berthier/event.h>
#include <berthier/say.h>
#include <string.h>

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

static const char *
named_title(const bt_roster *roster, unsigned value)
{
    return value < (unsigned)roster->count ? roster->at[value].title : NULL;
}

static bool
is_shared_name(const bt_game *game, bt_unit unit)
{
    for (int i = 0; i < game->unit_count; i++)
        if (i != unit && game->units[i].name &&
            strcmp(game->units[i].name, game->units[unit].name) == 0)
            return true;
    return false;
}

const char *
bt_unit_called(const bt_game *game, bt_unit unit)
{
    const bt_unit_info *info = &game->units[unit];
    size_t printed = info->counter ? strlen(info->counter) : 0;
    bool tells_counter = printed && strncmp(info->id, info->counter, printed) == 0;
    if (!info->name || !*info->name || tells_counter || is_shared_name(game, unit))
        return info->id;
    return info->name;
}

void
bt_units_called(const bt_game *game, bt_units units, bt_buf *out)
{
    const char *separator = "";

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE; separator = ", ") {
        bt_buf_add(out, separator);
        bt_buf_add(out, bt_tr(game, bt_unit_called(game, u)));
    }
}

/* What people call a unit, a box, an area, a card or a named thing; NULL for what its id is good enough. */
static const char *
name_of(const bt_game *game, const bt_operand *operand, unsigned value)
{
    bt_kind kind = operand->kind;
    bool is_place = kind == BT_KIND_PLACE || kind == BT_KIND_AREA;
    if (is_place && game->network && value < (unsigned)game->network->area_count)
        return game->network->areas[value].name;
    if (kind == BT_KIND_UNIT && value < (unsigned)game->unit_count)
        return bt_unit_called(game, (bt_unit)value);
    if (kind == BT_KIND_CARD)
        return value < (unsigned)game->card_count ? game->cards[value].name : NULL;
    if (kind == BT_KIND_NAMED)
        return named_title(&game->rosters[operand->max], value);
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

/* So many and a half: one sign, which no end of a line parts. */
static void
add_half(unsigned whole, bt_buf *out)
{
    if (whole)
        bt_buf_addf(out, "%u", whole);
    bt_buf_add(out, "\xc2\xbd");
}

/* Prose differs from notation: it is translated, nations have a capital letter, maps their
 * title, units, boxes and areas their name, and halves are written as on a map ("2½", "½"). */
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
    const char *name = name_of(game, operand, value);
    if (operand->kind == BT_KIND_HALVES && value % 2 == 1)
        add_half(value / 2, out);
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
