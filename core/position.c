/*
 * position.c - positions as text documents.
 */
#include <berthier/position.h>

#include "field_internal.h"
#include "position_internal.h"
#include <assert.h>
#include <string.h>

#define POSITION_MAX (64 * 1024) /* bytes; the longest that the program writes has a fifth */

static const char *
field_word(const void *names, int index)
{
    return ((const bt_field *)names)[index].word;
}

void
bt_position_write(const bt_game *game, const bt_state *state, bt_buf *out)
{
    bt_buf_addf(out, "position %s/%s", game->rules->id, game->scenario);
    if (game->rules->option_count)
        bt_buf_add_char(out, ' ');
    bt_options_format(game->rules, &game->options, out);
    bt_buf_add_char(out, '\n');
    for (int i = 0; i < game->rules->field_count; i++)
        bt__field_write_text(game, &game->rules->fields[i], state, out);
}

/* Box 0 of a game is where units wait that are not in play. */
static void
take_units_off(const bt_game *game, bt_state *state)
{
    for (int i = 0; i < game->rules->field_count; i++) {
        const bt_field *field = &game->rules->fields[i];
        bt_kind kind = bt__field_operand(game, field)->kind;
        bool is_place = kind == BT_KIND_PLACE || kind == BT_KIND_HEX;
        unsigned off = kind == BT_KIND_PLACE && game->box_count ? BT_PLACE_BOX(0) : BT_HEX_NONE;
        if (field->shape != BT_FIELD_BY_UNIT || !is_place)
            continue;
        for (int unit = 0; unit < game->unit_count; unit++)
            bt__field_set(field, state, unit, off);
    }
}

static int
begin(const bt_game *game, bt_slice words, bt_state *state, bt_error *err)
{
    bt_slice segment, name, more;
    char word[32];
    if (!game->rules->begin)
        return bt_fail(err, BT_ESYNTAX, "game %s has no segments to begin", game->rules->id);
    bool has_segment = bt__slice_word(&words, &segment);
    bool has_side = bt__slice_word(&words, &name);
    bool is_long = has_segment && (size_t)bt__slice_length(segment) >= sizeof word;
    if (!has_segment || !has_side || is_long || bt__slice_word(&words, &more))
        return bt_fail(err, BT_ESYNTAX, "expected begin SEGMENT SIDE");
    bt_side side = bt_side_find(game->rules, name.at, bt__slice_length(name));
    if (side >= game->rules->side_count)
        return bt_fail(err, BT_ESYNTAX, "side \"%.*s\" is unknown", bt__slice_shown(name), name.at);
    memcpy(word, segment.at, (size_t)bt__slice_length(segment));
    word[bt__slice_length(segment)] = '\0';
    game->rules->derive(game, state);
    return game->rules->begin(game, state, side, word, err);
}

/* The head line of a document for this very game may stand before the fields. */
static int
check_head(const bt_game *game, bt_slice words, bt_error *err)
{
    char expected[80];
    bt_slice word = { words.at, words.at };
    bt_buf name;
    bt_buf_init_fixed(&name, expected, sizeof expected);
    bt_buf_addf(&name, "%s/%s", game->rules->id, game->scenario);
    bt__slice_word(&words, &word);
    if (!bt__slice_is(word, expected))
        return bt_fail(err, BT_ESYNTAX, "position %.*s found; expected %s", bt__slice_shown(word),
                       word.at, expected);
    return BT_OK;
}

static int
fail_word(const bt_game *game, bt_slice word, bt_error *err)
{
    const bt_rules *rules = game->rules;
    char list[160];
    bt_buf expected;
    bt_buf_init_fixed(&expected, list, sizeof list);
    bt__name_suggest(word, rules->fields, rules->field_count, field_word, &expected);
    return bt_fail(err, BT_ESYNTAX, "field \"%.*s\" is unknown; expected %s, empty or begin",
                   bt__slice_shown(word), word.at, list);
}

static int
read_words(const bt_game *game, bt_slice words, bt_state *state, bt_error *err)
{
    const bt_rules *rules = game->rules;
    bt_slice word;
    if (bt__slice_is_idle(words) || !bt__slice_word(&words, &word))
        return BT_OK;
    if (bt__slice_is(word, "position"))
        return check_head(game, words, err);
    if (bt__slice_is(word, "begin"))
        return begin(game, words, state, err);
    if (bt__slice_is(word, "empty")) {
        if (!bt__slice_is_idle(words))
            return bt_fail(err, BT_ESYNTAX, "empty takes no further word");
        take_units_off(game, state);
        return BT_OK;
    }
    int field = bt__name_find(word, rules->fields, rules->field_count, field_word);
    if (field < 0)
        return fail_word(game, word, err);
    return bt__field_read_text(game, &rules->fields[field], words, state, err);
}

/* Errors come up without a place; this is where the line is known. */
static int
read_line(const bt_game *game, bt_slice words, int line, bt_state *state, bt_error *err)
{
    int status = read_words(game, words, state, err);
    if (status && err && !err->line)
        err->line = line;
    return status;
}

static bool
is_begin(bt_slice line)
{
    bt_slice word;
    return bt__slice_word(&line, &word) && bt__slice_is(word, "begin");
}

int
bt__position_read(const bt_game *game, bt_slice text, int line, bt_state *state, bt_error *err)
{
    bt_slice words;
    bool has_begun = false;
    if (bt__slice_length(text) > POSITION_MAX)
        return bt_fail_at(err, BT_ELIMIT, NULL, line, 0, "a position has at most %d KiB",
                          POSITION_MAX / 1024);
    for (; bt__slice_line(&text, &words); line++) {
        if (bt__slice_is_idle(words))
            continue;
        if (has_begun)
            return bt_fail_at(err, BT_ESYNTAX, NULL, line, 0, "nothing may follow begin");
        has_begun = is_begin(words);
        int status = read_line(game, words, line, state, err);
        if (status)
            return status;
    }
    return bt_position_finish(game, state, err);
}

int
bt_position_read(const bt_game *game, const char *text, int line, bt_state *state, bt_error *err)
{
    return bt__position_read(game, bt__slice(text, strlen(text)), line, state, err);
}

int
bt_position_line(const bt_game *game, const char *text, int line, bt_state *state, bt_error *err)
{
    return read_line(game, bt__slice(text, strcspn(text, "\n")), line, state, err);
}

int
bt_position_finish(const bt_game *game, bt_state *state, bt_error *err)
{
    bt_error broken = { 0 };
    game->rules->derive(game, state);
    if (game->rules->state_ok(game, state, &broken))
        return BT_OK;
    return bt_fail(err, BT_EDATA, "the position cannot be: %s", broken.text);
}

/* The first line that says anything, and its number. */
static bt_slice
first_line(const char *text, int *number)
{
    bt_slice rest = bt__slice(text, strlen(text)), line = { text, text };
    *number = 1;
    while (bt__slice_line(&rest, &line) && bt__slice_is_idle(line) && rest.at < rest.end)
        ++*number;
    return line;
}

bool
bt_text_is_position(const char *text)
{
    int number;
    bt_slice line = first_line(text, &number), word;
    return bt__slice_word(&line, &word) && bt__slice_is(word, "position");
}

static int
copy_name(bt_slice name, char *out, int size, const char *what, int number, bt_error *err)
{
    int length = bt__slice_length(name);
    if (length < 1 || length >= size)
        return bt_fail_at(err, BT_ESYNTAX, NULL, number, 0, "expected position GAME/SCENARIO; %s",
                          what);
    memcpy(out, name.at, (size_t)length);
    out[length] = '\0';
    return BT_OK;
}

int
bt_position_head(const char *text, char *game_id, int game_size, char *scenario, int scenario_size,
                 const char **options, bt_error *err)
{
    int number;
    bt_slice line = first_line(text, &number), word, name;
    if (!bt__slice_word(&line, &word) || !bt__slice_is(word, "position") ||
        !bt__slice_word(&line, &name))
        return bt_fail_at(err, BT_ESYNTAX, NULL, number, 0, "expected position GAME/SCENARIO");
    const char *slash = memchr(name.at, '/', (size_t)bt__slice_length(name));
    if (!slash)
        return bt_fail_at(err, BT_ESYNTAX, NULL, number, 0,
                          "\"%.*s\" found where GAME/SCENARIO was expected", bt__slice_shown(name),
                          name.at);
    *options = line.at;
    int status = copy_name((bt_slice){ name.at, slash }, game_id, game_size, "what is the game?",
                           number, err);
    if (status)
        return status;
    return copy_name((bt_slice){ slash + 1, name.end }, scenario, scenario_size,
                     "what is the scenario?", number, err);
}
