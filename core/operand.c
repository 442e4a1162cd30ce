/*
 * operand.c - single values of the notation: units, hexes, numbers, words.
 *
 * A value is always one word without blanks, so a line splits into values
 * before anybody knows what they mean.  Halves are written 3, 1/2 and 2+1/2
 * for that reason, and read as 2.5 and 5/2 too.
 */
#include <berthier/game.h>

#include "action_internal.h"
#include "text_internal.h"
#include <assert.h>
#include <string.h>

#define HALVES_MAX 0xfffful

/* Names beside those of the game that a value may have. */
static const char nothing[] = "none";
static const char nobody[] = "nobody";

static const char *
unit_name(const void *names, int index)
{
    return ((const bt_game *)names)->units[index].id;
}

static const char *
word_name(const void *names, int index)
{
    return ((const char *const *)names)[index];
}

/* The id of a hex or an area. */
static const char *
ground_id(const bt_game *game, int index)
{
    return game->network ? game->network->areas[index].id : game->atlas->hexes[index].id;
}

static const char *
place_name(const void *names, int index)
{
    const bt_game *game = names;
    int ground = bt_ground_count(game);
    return index < ground ? ground_id(game, index) : game->boxes[index - ground];
}

static const char *
link_name(const void *names, int index)
{
    return ((const bt_game *)names)->network->links[index].id;
}

static const char *
card_name(const void *names, int index)
{
    return ((const bt_game *)names)->cards[index].id;
}

void
bt_place_format(const bt_game *game, uint16_t place, bt_buf *out)
{
    if (place == BT_HEX_NONE)
        bt_buf_add(out, nothing);
    else if (place < bt_ground_count(game))
        bt_buf_add(out, ground_id(game, place));
    else if (BT_PLACE_IS_BOX(place) && place - 0xff00 < game->box_count)
        bt_buf_add(out, game->boxes[place - 0xff00]);
    else
        bt_buf_addf(out, "?%u", (unsigned)place);
}

static void
format_halves(unsigned value, bt_buf *out)
{
    if (value % 2 == 0)
        bt_buf_addf(out, "%u", value / 2);
    else if (value == 1)
        bt_buf_add(out, "1/2");
    else
        bt_buf_addf(out, "%u+1/2", value / 2);
}

static void
format_unit(const bt_game *game, unsigned value, bt_buf *out)
{
    if (value < (unsigned)game->unit_count)
        bt_buf_add(out, game->units[value].id);
    else if (value == BT_UNIT_NONE)
        bt_buf_add(out, nothing);
    else
        bt_buf_addf(out, "?%u", value);
}

static void
format_side(const bt_game *game, unsigned value, bt_buf *out)
{
    if (value < (unsigned)game->rules->side_count || value == BT_SIDE_CHANCE ||
        value == BT_SIDE_NONE)
        bt_buf_add(out, bt_side_name(game->rules, (bt_side)value));
    else
        bt_buf_addf(out, "?%u", value);
}

static void
format_map(const bt_game *game, unsigned value, bt_buf *out)
{
    if (game->atlas && value < (unsigned)game->atlas->map_count)
        bt_buf_add(out, game->atlas->maps[value].id);
    else
        bt_buf_addf(out, "?%u", value);
}

static int
link_count(const bt_game *game)
{
    return game->network ? game->network->link_count : 0;
}

static const bt_roster *
roster_of(const bt_game *game, const bt_operand *operand)
{
    assert(operand->max < BT_ROSTERS_MAX);
    return &game->rosters[operand->max];
}

int
bt__thing_count(const bt_game *game, const bt_operand *operand)
{
    switch (operand->kind) {
    case BT_KIND_UNIT:
        return game->unit_count;
    case BT_KIND_HEX:
    case BT_KIND_AREA:
        return bt_ground_count(game);
    case BT_KIND_LINK:
        return link_count(game);
    case BT_KIND_CARD:
        return game->card_count;
    case BT_KIND_MAP:
        return game->atlas ? game->atlas->map_count : 0;
    case BT_KIND_SIDE:
        return game->rules->side_count;
    case BT_KIND_NAMED:
        return roster_of(game, operand)->count;
    case BT_KIND_TEXT:
    case BT_KIND_NONE:
    case BT_KIND_NUMBER:
    case BT_KIND_HALVES:
    case BT_KIND_PLACE:
    case BT_KIND_WORD:
        break;
    }
    return 0;
}

static const char *
named_id(const void *names, int index)
{
    return ((const bt_roster *)names)->at[index].id;
}

/* One of a numbered list of things; none of them is all ones in `value`. */
static void
format_among(const void *names, unsigned value, int count, bt_name_at name_at, bt_buf *out)
{
    if (value < (unsigned)count)
        bt_buf_add(out, name_at(names, (int)value));
    else if (value == 0xff)
        bt_buf_add(out, nothing);
    else
        bt_buf_addf(out, "?%u", value);
}

int
bt__operand_number(const bt_operand *operand, unsigned value)
{
    return operand->min < 0 && value > 0x7fff ? (int)value - 0x10000 : (int)value;
}

void
bt_operand_format(const bt_game *game, const bt_operand *operand, unsigned value, bt_buf *out)
{
    switch (operand->kind) {
    case BT_KIND_NONE:
        bt_buf_addf(out, "%u", value);
        break;
    case BT_KIND_TEXT:
        bt_buf_addf(out, "#%u", value);
        break;
    case BT_KIND_NUMBER:
        bt_buf_addf(out, "%d", bt__operand_number(operand, value));
        break;
    case BT_KIND_HALVES:
        format_halves(value, out);
        break;
    case BT_KIND_UNIT:
        format_unit(game, value, out);
        break;
    case BT_KIND_HEX:
    case BT_KIND_PLACE:
        bt_place_format(game, (uint16_t)value, out);
        break;
    case BT_KIND_AREA:
        format_among(game, value, bt_ground_count(game), place_name, out);
        break;
    case BT_KIND_LINK:
        format_among(game, value, link_count(game), link_name, out);
        break;
    case BT_KIND_CARD:
        format_among(game, value, game->card_count, card_name, out);
        break;
    case BT_KIND_MAP:
        format_map(game, value, out);
        break;
    case BT_KIND_SIDE:
        format_side(game, value, out);
        break;
    case BT_KIND_WORD:
        if (value <= (unsigned)operand->max && operand->words[value])
            bt_buf_add(out, operand->words[value]);
        else
            bt_buf_addf(out, "?%u", value);
        break;
    case BT_KIND_NAMED:
        format_among(roster_of(game, operand), value, roster_of(game, operand)->count, named_id,
                     out);
        break;
    }
}

/* "unit "2/Gax" is unknown; expected 2/Gaz, 2/Gud". */
static int
fail_unknown(const bt_operand *operand, bt_slice word, const void *names, int count,
             bt_name_at name_at, bt_error *err)
{
    char list[160];
    bt_buf expected;
    bt_buf_init_fixed(&expected, list, sizeof list);
    bt__name_suggest(word, names, count, name_at, &expected);
    return bt_fail(err, BT_ESYNTAX, "%s \"%.*s\" is unknown; expected %s", operand->id,
                   bt__slice_shown(word), word.at, count > 0 ? list : "none, the game has none");
}

static int
parse_unit(const bt_game *game, const bt_operand *operand, bt_slice word, unsigned *out,
           bt_error *err)
{
    bt_unit unit = bt_unit_find(game, word.at, bt__slice_length(word));
    if (unit == BT_UNIT_NONE && !bt__slice_is(word, nothing))
        return fail_unknown(operand, word, game, game->unit_count, unit_name, err);
    *out = unit;
    return BT_OK;
}

static int
find_ground(const bt_game *game, bt_slice word)
{
    char id[BT_HEX_ID_SIZE];
    int length = bt__slice_length(word);
    if (game->network) {
        bt_area area = bt_area_find(game->network, word.at, length);
        return area != BT_AREA_NONE ? area : -1;
    }
    if (!game->atlas || length <= 0 || length >= BT_HEX_ID_SIZE)
        return -1;
    memcpy(id, word.at, (size_t)length);
    id[length] = '\0';
    bt_hex hex = bt_hex_find(game->atlas, id);
    return hex != BT_HEX_NONE ? hex : -1;
}

static int
parse_place(const bt_game *game, const bt_operand *operand, bt_slice word, unsigned *out,
            bt_error *err)
{
    int ground = find_ground(game, word);
    int boxes = operand->kind == BT_KIND_PLACE ? game->box_count : 0;
    int box = ground < 0 ? bt__name_find(word, game->boxes, boxes, word_name) : -1;
    if (ground >= 0)
        *out = (unsigned)ground;
    else if (box >= 0)
        *out = BT_PLACE_BOX(box);
    else if (bt__slice_is(word, nothing))
        *out = BT_HEX_NONE;
    else
        return fail_unknown(operand, word, game, bt_ground_count(game) + boxes, place_name, err);
    return BT_OK;
}

static int
parse_side(const bt_game *game, const bt_operand *operand, bt_slice word, unsigned *out,
           bt_error *err)
{
    const bt_rules *rules = game->rules;
    bt_side side = bt_side_find(rules, word.at, bt__slice_length(word));
    if (side == BT_SIDE_NONE && !bt__slice_is(word, nobody))
        return fail_unknown(operand, word, rules->sides, rules->side_count, word_name, err);
    *out = side;
    return BT_OK;
}

static const char *
map_name(const void *names, int index)
{
    return ((const bt_map *)names)[index].id;
}

static int
parse_map(const bt_game *game, const bt_operand *operand, bt_slice word, unsigned *out,
          bt_error *err)
{
    const bt_map *maps = game->atlas ? game->atlas->maps : NULL;
    int count = game->atlas ? game->atlas->map_count : 0;
    int index = bt__name_find(word, maps, count, map_name);
    if (index < 0)
        return fail_unknown(operand, word, maps, count, map_name, err);
    *out = (unsigned)index;
    return BT_OK;
}

/* An area, a connection, a card or a named thing: none of them is 0xff. */
static int
parse_among(const void *names, const bt_operand *operand, bt_slice word, int index, int count,
            bt_name_at name_at, unsigned *out, bt_error *err)
{
    if (index < 0 && !bt__slice_is(word, nothing))
        return fail_unknown(operand, word, names, count, name_at, err);
    *out = index < 0 ? 0xff : (unsigned)index;
    return BT_OK;
}

static int
parse_link(const bt_game *game, const bt_operand *operand, bt_slice word, unsigned *out,
           bt_error *err)
{
    bt_link link = BT_LINK_NONE;
    if (game->network)
        link = bt_link_find(game->network, word.at, bt__slice_length(word));
    return parse_among(game, operand, word, link == BT_LINK_NONE ? -1 : link, link_count(game),
                       link_name, out, err);
}

static int
parse_named(const bt_game *game, const bt_operand *operand, bt_slice word, unsigned *out,
            bt_error *err)
{
    const bt_roster *roster = roster_of(game, operand);
    int index = bt__name_find(word, roster, roster->count, named_id);
    return parse_among(roster, operand, word, index, roster->count, named_id, out, err);
}

static int
parse_number(const bt_operand *operand, bt_slice word, unsigned *out, bt_error *err)
{
    int min = operand->kind == BT_KIND_NONE ? 0 : operand->min;
    int max = operand->kind == BT_KIND_NONE ? 0xffff : operand->max;
    bt_slice digits = word;
    unsigned long value = 0;
    bool minus = min < 0 && word.at < word.end && *word.at == '-';
    if (minus)
        digits.at++;
    bool read = bt__slice_number(digits, 0xffff, &value);
    long number = minus ? -(long)value : (long)value;
    if (!read || number < min || number > max)
        return bt_fail(err, BT_ESYNTAX,
                       "%s \"%.*s\" found where a number from %d to %d was expected", operand->id,
                       bt__slice_shown(word), word.at, min, max);
    *out = (unsigned)number & 0xffff;
    return BT_OK;
}

/* 3, 1/2, 5/2, 2+1/2, 2.5 and 2.0, in halves; false for anything else. */
static bool
read_halves(bt_slice word, unsigned long *out)
{
    const size_t length = (size_t)bt__slice_length(word);
    const char *plus = memchr(word.at, '+', length);
    const char *slash = memchr(word.at, '/', length);
    const char *point = memchr(word.at, '.', length);
    unsigned long whole;
    if (plus) {
        bt_slice tail = { plus + 1, word.end };
        *out = 1;
        return bt__slice_is(tail, "1/2") &&
               bt__slice_number((bt_slice){ word.at, plus }, HALVES_MAX / 2, &whole) &&
               (*out += 2 * whole, true);
    }
    if (slash)
        return bt__slice_is((bt_slice){ slash, word.end }, "/2") &&
               bt__slice_number((bt_slice){ word.at, slash }, HALVES_MAX, out);
    const char *end = point ? point : word.end;
    if (!bt__slice_number((bt_slice){ word.at, end }, HALVES_MAX / 2, &whole))
        return false;
    *out = 2 * whole;
    if (!point || bt__slice_is((bt_slice){ point, word.end }, ".0"))
        return true;
    *out += 1;
    return bt__slice_is((bt_slice){ point, word.end }, ".5");
}

static int
parse_halves(const bt_game *game, const bt_operand *operand, bt_slice word, unsigned *out,
             bt_error *err)
{
    unsigned long value = 0;
    bool read = read_halves(word, &value);
    if (!read || (long)value < operand->min || (long)value > operand->max) {
        char range[48];
        bt_buf text;
        bt_buf_init_fixed(&text, range, sizeof range);
        bt_operand_format(game, operand, (unsigned)operand->min, &text);
        bt_buf_add(&text, " to ");
        bt_operand_format(game, operand, (unsigned)operand->max, &text);
        return bt_fail(err, BT_ESYNTAX,
                       "%s \"%.*s\" found where a number of halves from %s (like 2+1/2) was "
                       "expected",
                       operand->id, bt__slice_shown(word), word.at, range);
    }
    *out = (unsigned)value;
    return BT_OK;
}

static int
parse_word(const bt_operand *operand, bt_slice word, unsigned *out, bt_error *err)
{
    int count = operand->max + 1;
    int index = bt__name_find(word, operand->words, count, word_name);
    if (index < 0)
        return fail_unknown(operand, word, operand->words, count, word_name, err);
    *out = (unsigned)index;
    return BT_OK;
}

int
bt__operand_parse(const bt_game *game, const bt_operand *operand, bt_slice word, unsigned *out,
                  bt_error *err)
{
    switch (operand->kind) {
    case BT_KIND_TEXT:
        return bt__text_parse(&word, operand, out, NULL, err);
    case BT_KIND_NONE:
    case BT_KIND_NUMBER:
        return parse_number(operand, word, out, err);
    case BT_KIND_HALVES:
        return parse_halves(game, operand, word, out, err);
    case BT_KIND_UNIT:
        return parse_unit(game, operand, word, out, err);
    case BT_KIND_HEX:
    case BT_KIND_PLACE:
        return parse_place(game, operand, word, out, err);
    case BT_KIND_AREA:
        return parse_among(game, operand, word, find_ground(game, word), bt_ground_count(game),
                           place_name, out, err);
    case BT_KIND_LINK:
        return parse_link(game, operand, word, out, err);
    case BT_KIND_CARD:
        return parse_among(game, operand, word,
                           bt__name_find(word, game, game->card_count, card_name), game->card_count,
                           card_name, out, err);
    case BT_KIND_MAP:
        return parse_map(game, operand, word, out, err);
    case BT_KIND_SIDE:
        return parse_side(game, operand, word, out, err);
    case BT_KIND_WORD:
        return parse_word(operand, word, out, err);
    case BT_KIND_NAMED:
        return parse_named(game, operand, word, out, err);
    }
    return bt_fail(err, BT_ESYNTAX, "%s is of no kind that text can name", operand->id);
}

int
bt__thing_parse(const bt_game *game, const bt_operand *operand, bt_slice word, unsigned *out,
                bt_error *err)
{
    int status = bt__operand_parse(game, operand, word, out, err);
    if (!status && *out >= (unsigned)bt__thing_count(game, operand))
        return bt_fail(err, BT_ESYNTAX, "%s found where %s %s was expected", nothing,
                       operand->kind == BT_KIND_AREA ? "an" : "a", operand->id);
    return status;
}

int
bt_operand_parse(const bt_game *game, const bt_operand *operand, const char *text, int length,
                 unsigned *out, bt_error *err)
{
    assert(length >= 0);
    return bt__operand_parse(game, operand, bt__slice(text, (size_t)length), out, err);
}
