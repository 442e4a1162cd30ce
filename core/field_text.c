/*
 * field_text.c - one field of a position as lines of words, both ways.
 *
 *     turn 6                              one value
 *     losses 0 12 0*4                     several; 0*4 is 0 0 0 0
 *     moved 1/Gaz 2/Gud                   a set of units or the like, or `none`
 *     places 1/Gaz@0707 2/Gaz@dead        a value for every unit named
 *     status austria@foe spain@ally       the same of whatever else the values are by
 *     frames game/0/french/0 retreat/2/prussian/5    bottom first, or `none`
 */
#include "field_internal.h"

#include <assert.h>
#include <berthier/frame.h>
#include <string.h>

#define OWNERS_A_LINE 8 /* fills a line of 100 columns with the longest ids */
#define RUN_MIN       4 /* shorter runs are easier to read written out */

static const char nothing[] = "none";

static void
write_value(const bt_game *game, const bt_field *field, unsigned value, bt_buf *out)
{
    bt_operand_format(game, bt__field_operand(game, field), value, out);
}

static void
write_values(const bt_game *game, const bt_field *field, const void *block, bt_buf *out)
{
    int count = bt__field_count(field);
    bt_buf_add(out, field->word);
    for (int i = 0, run = 1; i < count; i += run) {
        unsigned value = bt__field_get(field, block, i);
        for (run = 1; i + run < count && bt__field_get(field, block, i + run) == value;)
            run++;
        if (run < RUN_MIN)
            run = 1;
        bt_buf_add_char(out, ' ');
        write_value(game, field, value, out);
        if (run > 1)
            bt_buf_addf(out, "*%d", run);
    }
    bt_buf_add_char(out, '\n');
}

static void
write_by_owner(const bt_game *game, const bt_field *field, const void *block, bt_buf *out)
{
    const bt_operand *owner = bt__field_owner(game, field);
    int count = bt__field_owners(game, field);
    for (int i = 0; i < count; i++) {
        bt_buf_addf(out, "%s", i && i % OWNERS_A_LINE == 0 ? "\n" : "");
        bt_buf_addf(out, "%s ", i % OWNERS_A_LINE == 0 ? field->word : "");
        bt_operand_format(game, owner, (unsigned)i, out);
        bt_buf_add_char(out, '@');
        write_value(game, field, bt__field_get(field, block, i), out);
    }
    if (count)
        bt_buf_add_char(out, '\n');
}

static void
write_frames(const bt_game *game, const bt_field *field, const void *block, bt_buf *out)
{
    bt_frames frames = { 0 };
    memcpy(&frames, (const char *)block + field->offset, sizeof frames);
    assert(frames.depth <= BT_FRAMES_MAX);
    bt_buf_add(out, field->word);
    for (int i = 0; i < frames.depth; i++) {
        const bt_frame *frame = &frames.at[i];
        bt_buf_add_char(out, ' ');
        write_value(game, field, frame->procedure, out);
        bt_buf_addf(out, "/%d/%s/%d", frame->step, bt_side_name(game->rules, frame->side),
                    frame->local);
    }
    bt_buf_addf(out, "%s\n", frames.depth ? "" : " none");
}

void
bt__field_write_text(const bt_game *game, const bt_field *field, const void *block, bt_buf *out)
{
    switch (field->shape) {
    case BT_FIELD_U8:
    case BT_FIELD_U16:
    case BT_FIELD_U8S:
    case BT_FIELD_U16S:
    case BT_FIELD_BY_UNIT:
        if (bt__field_owner(game, field))
            write_by_owner(game, field, block, out);
        else
            write_values(game, field, block, out);
        break;
    case BT_FIELD_SET:
        bt__set_write_text(game, field, block, out);
        break;
    case BT_FIELD_HEXES:
    case BT_FIELD_WATERS:
        bt__bits_write_text(game, field, block, out);
        break;
    case BT_FIELD_FRAMES:
        write_frames(game, field, block, out);
        break;
    }
}

/* Cut `*12` off a value; a value without it counts once. */
static int
split_run(bt_slice *word, unsigned long *run, bt_error *err)
{
    const char *star = memchr(word->at, '*', (size_t)bt__slice_length(*word));
    *run = 1;
    if (!star)
        return BT_OK;
    bt_slice times = { star + 1, word->end };
    if (!bt__slice_number(times, 0xffff, run) || *run < 1)
        return bt_fail(err, BT_ESYNTAX, "\"%.*s\" found; expected value*count",
                       bt__slice_shown(*word), word->at);
    word->end = star;
    return BT_OK;
}

static int
read_value(const bt_game *game, const bt_field *field, bt_slice word, unsigned *value,
           bt_error *err)
{
    int status = bt__operand_parse(game, bt__field_operand(game, field), word, value, err);
    bool is_byte = field->shape == BT_FIELD_U8 || field->shape == BT_FIELD_U8S ||
                   field->shape == BT_FIELD_FRAMES;
    if (!status && is_byte && *value > 0xff)
        return bt_fail(err, BT_ESYNTAX, "%s %.*s is larger than %s can hold", field->word,
                       bt__slice_shown(word), word.at, field->word);
    return status;
}

static int
read_values(const bt_game *game, const bt_field *field, bt_slice words, void *block, bt_error *err)
{
    bt_slice word;
    int count = bt__field_count(field);
    unsigned long long found = 0; /* a document of nothing but runs holds more than an int */
    while (bt__slice_word(&words, &word)) {
        unsigned long run;
        unsigned value = 0;
        int status = split_run(&word, &run, err);
        if (!status)
            status = read_value(game, field, word, &value, err);
        if (status)
            return status;
        for (; run > 0 && found < (unsigned)count; run--, found++)
            bt__field_set(field, block, (int)found, value);
        found += run;
    }
    if (found != (unsigned)count)
        return bt_fail(err, BT_ESYNTAX, "%s has %llu values; expected %d", field->word, found,
                       count);
    return BT_OK;
}

/* Whose value it is: what the field is by; in a list that is by nothing a unit's or an area's. */
static int
read_owner(const bt_game *game, const bt_field *field, bt_slice word, unsigned *owner,
           bt_error *err)
{
    static const bt_operand any_unit = { .id = "unit", .kind = BT_KIND_UNIT };
    static const bt_operand any_area = { .id = "area", .kind = BT_KIND_AREA };
    const bt_operand *by = bt__field_owner(game, field);
    int status = bt__thing_parse(game, by ? by : &any_unit, word, owner, err);
    if (status && !by && game->network)
        status = bt__thing_parse(game, &any_area, word, owner, err);
    if (!status && *owner >= field->count)
        return bt_fail(err, BT_ESYNTAX, "%s has no value for \"%.*s\"", field->word,
                       bt__slice_shown(word), word.at);
    return status;
}

/* owner@value owner@value: the others stay as they are. */
static int
read_some(const bt_game *game, const bt_field *field, bt_slice words, void *block, bt_error *err)
{
    const bt_operand *by = bt__field_owner(game, field);
    bt_slice word;
    while (bt__slice_word(&words, &word)) {
        const char *at = memchr(word.at, '@', (size_t)bt__slice_length(word));
        unsigned owner = 0, value = 0;
        if (!at)
            return bt_fail(err, BT_ESYNTAX, "\"%.*s\" found where %s@value was expected",
                           bt__slice_shown(word), word.at, by ? by->id : "unit");
        int status = read_owner(game, field, (bt_slice){ word.at, at }, &owner, err);
        if (!status)
            status = read_value(game, field, (bt_slice){ at + 1, word.end }, &value, err);
        if (status)
            return status;
        bt__field_set(field, block, (int)owner, value);
    }
    return BT_OK;
}

/* A list may be given whole, or some of it by the names of units or areas. */
static bool
names_owners(const bt_field *field, bt_slice words)
{
    bt_slice word;
    bool is_list = field->shape == BT_FIELD_U8S || field->shape == BT_FIELD_U16S;
    return is_list && bt__slice_word(&words, &word) &&
           memchr(word.at, '@', (size_t)bt__slice_length(word));
}

/* Take the part before the next slash. */
static bt_slice
part(bt_slice *word)
{
    const char *slash = memchr(word->at, '/', (size_t)bt__slice_length(*word));
    bt_slice first = { word->at, slash ? slash : word->end };
    word->at = slash ? slash + 1 : word->end;
    return first;
}

static int
read_frame(const bt_game *game, const bt_field *field, bt_slice word, bt_frame *frame,
           bt_error *err)
{
    static const bt_operand any_side = { .id = "side", .kind = BT_KIND_SIDE };
    bt_slice whole = word;
    unsigned procedure = 0, side = 0;
    unsigned long step = 0, local = 0;
    int status = read_value(game, field, part(&word), &procedure, err);
    if (status)
        return status;
    bool has_step = bt__slice_number(part(&word), 0xff, &step);
    status = has_step ? bt__operand_parse(game, &any_side, part(&word), &side, err) : BT_OK;
    if (status)
        return status;
    if (!has_step || !bt__slice_number(word, 0xff, &local))
        return bt_fail(err, BT_ESYNTAX,
                       "\"%.*s\" found where procedure/step/side/number was expected",
                       bt__slice_shown(whole), whole.at);
    *frame = (bt_frame){ (uint8_t)procedure, (uint8_t)step, (uint8_t)side, (uint8_t)local };
    return BT_OK;
}

static int
read_frames(const bt_game *game, const bt_field *field, bt_slice words, void *block, bt_error *err)
{
    bt_frames frames = { 0 };
    bt_slice word, rest = words;
    bool is_none =
        bt__slice_word(&rest, &word) && bt__slice_is(word, nothing) && bt__slice_is_idle(rest);
    while (!is_none && bt__slice_word(&words, &word)) {
        if (frames.depth == BT_FRAMES_MAX)
            return bt_fail(err, BT_ELIMIT, "more than %d frames", BT_FRAMES_MAX);
        int status = read_frame(game, field, word, &frames.at[frames.depth], err);
        if (status)
            return status;
        frames.depth++;
    }
    if (!is_none && !frames.depth)
        return bt_fail(err, BT_ESYNTAX, "%s is empty; expected frames or none", field->word);
    memcpy((char *)block + field->offset, &frames, sizeof frames);
    return BT_OK;
}

int
bt__field_read_text(const bt_game *game, const bt_field *field, bt_slice words, void *block,
                    bt_error *err)
{
    switch (field->shape) {
    case BT_FIELD_U8:
    case BT_FIELD_U16:
    case BT_FIELD_U8S:
    case BT_FIELD_U16S:
    case BT_FIELD_BY_UNIT:
        if (bt__field_owner(game, field) || names_owners(field, words))
            return read_some(game, field, words, block, err);
        return read_values(game, field, words, block, err);
    case BT_FIELD_SET:
        return bt__set_read_text(game, field, words, block, err);
    case BT_FIELD_HEXES:
    case BT_FIELD_WATERS:
        return bt__bits_read_text(game, field, words, block, err);
    case BT_FIELD_FRAMES:
        return read_frames(game, field, words, block, err);
    }
    return bt_fail(err, BT_ESYNTAX, "%s has no shape that text can fill", field->word);
}
