/*
 * journal.c - matches as text.  docs/journal.md is the grammar.
 *
 * The reader is strict: whatever it does not understand is an error with its
 * line, because a journal that means something else than it says is worse
 * than none.  Every accepted journal replays action by action through check,
 * and hash by hash when it is of these rules and data.
 */
#include <berthier/journal.h>

#include "action_internal.h"
#include "match_internal.h"
#include "position_internal.h"
#include <assert.h>
#include <berthier/position.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define JOURNAL_MAX ((size_t)16 * 1024 * 1024)

static const char magic[] = "berthier-journal";

void
bt_journal_head_write(const bt_game *game, uint32_t rules_version, uint64_t data_hash, bt_buf *out)
{
    bt_buf_addf(out, "%s 1\ngame %s\nrules %" PRIu32 "\nscenario %s\n", magic, game->rules->id,
                rules_version, game->scenario);
    bt_buf_add(out, "options");
    if (game->rules->option_count)
        bt_buf_add_char(out, ' ');
    bt_options_format(game->rules, &game->options, out);
    bt_buf_addf(out, "\ndata %016" PRIx64 "\n\n", data_hash);
}

void
bt_journal_entry_write(const bt_game *game, int number, const bt_entry *entry, const char *words,
                       bt_buf *out)
{
    bt_buf_addf(out, "%d %s ", number, bt_seat_id(game, entry->seat));
    bt__action_format(game, entry->action, words, out);
    bt_buf_addf(out, " = %016" PRIx64 "\n", entry->hash);
}

void
bt_journal_write(const bt_match *match, bt_buf *out)
{
    const bt_game *game = bt_match_game(match);
    const bt_state *start = bt__match_start(match);
    bt_journal_head_write(game, game->rules->rules_version, game->data_hash, out);
    if (start) {
        bt_buf_add(out, "start\n");
        bt_position_write(game, start, out);
        bt_buf_add(out, "end\n\n");
    }
    for (int i = 0; i < bt_match_length(match); i++)
        bt_journal_entry_write(game, i + 1, bt_match_entry(match, i), bt_match_words(match, i),
                               out);
}

/* The head's keys, in the order they are written. */
enum { KEY_GAME, KEY_RULES, KEY_SCENARIO, KEY_OPTIONS, KEY_DATA, KEY_COUNT };

static const char *const keys[KEY_COUNT] = { "game", "rules", "scenario", "options", "data" };

static const char *
key_name(const void *names, int index)
{
    return ((const char *const *)names)[index];
}

static int
copy(bt_slice value, char *out, size_t size)
{
    value = bt__slice_trim(value);
    size_t length = (size_t)bt__slice_length(value);
    if (length >= size)
        return BT_ELIMIT;
    memcpy(out, value.at, length);
    out[length] = '\0';
    return BT_OK;
}

static bool
is_one_word(bt_slice value)
{
    bt_slice word;
    return bt__slice_word(&value, &word) && !bt__slice_word(&value, &word);
}

static int
read_value(int key, bt_slice value, const char *file, int line, bt_journal_head *head,
           bt_error *err)
{
    unsigned long number = 0;
    unsigned long long hash = 0;
    int status = BT_OK;
    value = bt__slice_trim(value);
    if (key != KEY_OPTIONS && !is_one_word(value))
        return bt_fail_at(err, BT_ESYNTAX, file, line, 0, "expected one word after %s", keys[key]);
    switch (key) {
    case KEY_GAME:
        status = copy(value, head->game, sizeof head->game);
        break;
    case KEY_SCENARIO:
        status = copy(value, head->scenario, sizeof head->scenario);
        break;
    case KEY_OPTIONS:
        status = copy(value, head->options, sizeof head->options);
        break;
    case KEY_RULES:
        if (!bt__slice_number(value, UINT32_MAX, &number))
            return bt_fail_at(err, BT_ESYNTAX, file, line, 0, "expected a rules version, a number");
        head->rules_version = (uint32_t)number;
        break;
    case KEY_DATA:
        if (!bt__slice_hex64(value, &hash))
            return bt_fail_at(err, BT_ESYNTAX, file, line, 0, "expected 16 hexadecimal digits");
        head->data_hash = hash;
        break;
    }
    if (status)
        return bt_fail_at(err, status, file, line, 0, "the value of %s is too long", keys[key]);
    return BT_OK;
}

/* An entry starts with its number, a position with `start`. */
static bool
is_body(bt_slice line)
{
    bt_slice word;
    unsigned long number;
    if (!bt__slice_word(&line, &word))
        return false;
    return bt__slice_is(word, "start") || bt__slice_number(word, INT32_MAX, &number);
}

static int
read_key(bt_slice words, const char *file, int line, bool seen[KEY_COUNT], bt_journal_head *head,
         bt_error *err)
{
    bt_slice word;
    if (!bt__slice_word(&words, &word))
        return BT_OK;
    int key = bt__name_find(word, keys, KEY_COUNT, key_name);
    if (key < 0)
        return bt_fail_at(err, BT_ESYNTAX, file, line, 0,
                          "\"%.*s\" found; expected game, rules, scenario, options, data, start "
                          "or action 1",
                          bt__slice_shown(word), word.at);
    if (seen[key])
        return bt_fail_at(err, BT_ESYNTAX, file, line, 0, "%s stands twice in the head", keys[key]);
    seen[key] = true;
    return read_value(key, words, file, line, head, err);
}

/* The first line that says anything: which format this is. */
static int
read_magic(bt_slice line, const char *file, int number, bt_error *err)
{
    bt_slice word, version, more;
    bool is_ours = bt__slice_word(&line, &word) && bt__slice_is(word, magic);
    if (!is_ours)
        return bt_fail_at(err, BT_ESYNTAX, file, number, 0, "expected \"%s 1\": this is no journal",
                          magic);
    if (!bt__slice_word(&line, &version) || !bt__slice_is(version, "1") ||
        bt__slice_word(&line, &more))
        return bt_fail_at(err, BT_ESYNTAX, file, number, 0,
                          "this program reads journals of version 1 only");
    return BT_OK;
}

static int
check_keys(const bool seen[KEY_COUNT], const char *file, int line, bt_error *err)
{
    for (int key = 0; key < KEY_COUNT; key++) {
        if (!seen[key])
            return bt_fail_at(err, BT_ESYNTAX, file, line, 0, "the head ends without its %s line",
                              keys[key]);
    }
    return BT_OK;
}

int
bt_journal_head_read(const char *text, const char *file, bt_journal_head *head, bt_error *err)
{
    size_t length = strlen(text);
    bt_slice rest = bt__slice(text, length), words;
    bool seen[KEY_COUNT] = { false }, has_magic = false;
    int line = 1;
    *head = (bt_journal_head){ 0 };
    if (length > JOURNAL_MAX)
        return bt_fail_at(err, BT_ELIMIT, file, 0, 0, "a journal has at most 16 MiB");
    for (head->body = text; bt__slice_line(&rest, &words); line++, head->body = rest.at) {
        if (bt__slice_is_idle(words))
            continue;
        if (has_magic && is_body(words))
            break;
        int status = has_magic ? read_key(words, file, line, seen, head, err)
                               : read_magic(words, file, line, err);
        if (status)
            return status;
        has_magic = true;
    }
    head->body_line = line;
    if (!has_magic)
        return bt_fail_at(err, BT_ESYNTAX, file, 1, 0, "expected \"%s 1\": the text is empty",
                          magic);
    return check_keys(seen, file, line, err);
}

/* What is being read, so that helpers take one argument for all of it. */
typedef struct reader {
    const bt_game *game;
    const bt_journal_head *head;
    const char *file;
    bt_slice rest;
    int line; /* of the line taken last */
} reader;

static bool
next_line(reader *r, bt_slice *words)
{
    while (bt__slice_line(&r->rest, words)) {
        r->line++;
        if (!bt__slice_is_idle(*words))
            return true;
    }
    return false;
}

/* Errors of the layers below know no file and seldom a line. */
static int
placed(const reader *r, int status, int line, bt_error *err)
{
    if (!status || !err)
        return status;
    bt_error inner = *err;
    return bt_fail_at(err, status, r->file, inner.line ? inner.line : line, inner.column, "%s",
                      inner.text);
}

bool
bt_journal_is_foreign(const bt_journal_head *head, const bt_game *game)
{
    return head->rules_version != game->rules->rules_version || head->data_hash != game->data_hash;
}

static int
check_head(const bt_game *game, const bt_journal_head *head, const char *file, bt_error *err)
{
    bt_options options = { { 0 } };
    if (strcmp(head->game, game->rules->id) != 0 || strcmp(head->scenario, game->scenario) != 0)
        return bt_fail_at(err, BT_EDATA, file, 0, 0, "the journal is of %s/%s, not of %s/%s",
                          head->game, head->scenario, game->rules->id, game->scenario);
    int status = bt_options_parse(game->rules, head->options, &options, err);
    if (status)
        return status;
    if (memcmp(&options, &game->options, sizeof options) != 0)
        return bt_fail_at(err, BT_EDATA, file, 0, 0, "the journal is of a game with %s",
                          head->options);
    return BT_OK;
}

static bool
is_word(bt_slice line, const char *name)
{
    return bt__slice_is(bt__slice_trim(line), name);
}

/* The lines between `start` and `end`, the first already taken. */
static int
read_start(reader *r, bt_state *state, bt_error *err)
{
    bt_slice words, text = { r->rest.at, r->rest.at };
    int opened = r->line;
    while (bt__slice_line(&r->rest, &words)) {
        r->line++;
        if (is_word(words, "end")) {
            r->game->rules->setup(r->game, state);
            int status = bt__position_read(r->game, text, opened + 1, state, err);
            return placed(r, status, opened, err);
        }
        text.end = r->rest.at;
    }
    return bt_fail_at(err, BT_ESYNTAX, r->file, opened, 0, "start without an end line");
}

typedef struct line_parts {
    bt_seat seat;
    bt_action action;
    bt_buf words; /* written in it */
    uint64_t hash;
} line_parts;

/* The one before the hash; a text may have others. */
static const char *
last_equals(bt_slice words)
{
    for (const char *c = words.end; c > words.at;)
        if (*--c == '=')
            return c;
    return NULL;
}

/* "12 french move 1/Gaz = 63f0c1a2b3d4e5f6" */
static int
read_entry(const reader *r, bt_slice words, int expected, line_parts *out, bt_error *err)
{
    bt_slice word, seat;
    unsigned long number = 0;
    unsigned long long hash = 0;
    const char *equals = last_equals(words);
    if (!bt__slice_word(&words, &word) || !bt__slice_number(word, INT32_MAX, &number) ||
        number != (unsigned long)expected)
        return bt_fail(err, BT_ESYNTAX, "\"%.*s\" found where action %d was expected",
                       bt__slice_shown(word), word.at, expected);
    if (!equals || !bt__slice_hex64(bt__slice_trim((bt_slice){ equals + 1, words.end }), &hash))
        return bt_fail(err, BT_ESYNTAX, "expected = and 16 hexadecimal digits after the action");
    words.end = equals;
    if (!bt__slice_word(&words, &seat))
        return bt_fail(err, BT_ESYNTAX, "expected a side after the number");
    out->seat = bt_seat_find(r->game, seat.at, bt__slice_length(seat));
    if (out->seat == BT_SIDE_NONE)
        return bt_fail(err, BT_ESYNTAX, "side \"%.*s\" is unknown", bt__slice_shown(seat), seat.at);
    out->hash = hash;
    return bt__action_parse(r->game, words, &out->action, &out->words, err);
}

static int
replay_entry(const reader *r, bt_slice words, bt_match *match, bt_error *err)
{
    line_parts parts = { 0 };
    int number = bt_match_length(match) + 1;
    int status = read_entry(r, words, number, &parts, err);
    if (!status)
        status = bt_match_replay(match, parts.seat, parts.action, bt_buf_text(&parts.words), NULL,
                                 NULL, err);
    if (parts.words.failed)
        status = bt_fail(err, BT_ENOMEM, "out of memory");
    bt_buf_release(&parts.words);
    if (status)
        return status;
    uint64_t reached = bt_match_entry(match, number - 1)->hash;
    if (reached != parts.hash && !bt_journal_is_foreign(r->head, r->game))
        return bt_fail(err, BT_EHASH,
                       "action %d leads to position %016" PRIx64 ", the journal says %016" PRIx64,
                       number, reached, parts.hash);
    return BT_OK;
}

/* What is wrong with the line taken last; of another version's journal, that may be why. */
static int
refuse_entry(const reader *r, int status, const bt_error *inner, bt_error *err)
{
    uint32_t played = r->head->rules_version, now = r->game->rules->rules_version;

    if (!bt_journal_is_foreign(r->head, r->game))
        return bt_fail_at(err, status, r->file, r->line, 0, "%s", inner->text);
    if (played != now)
        return bt_fail_at(err, status, r->file, r->line, 0,
                          "%s (the journal was played by rules version %" PRIu32
                          "; this program plays version %" PRIu32 ")",
                          inner->text, played, now);
    return bt_fail_at(err, status, r->file, r->line, 0,
                      "%s (the journal was played on data %016" PRIx64 "; these are %016" PRIx64
                      ")",
                      inner->text, r->head->data_hash, r->game->data_hash);
}

static int
replay_rest(reader *r, bt_slice words, bool has_line, bt_match *match, bt_error *err)
{
    for (; has_line; has_line = next_line(r, &words)) {
        bt_error inner = { 0 };
        int status = replay_entry(r, words, match, &inner);
        if (status)
            return refuse_entry(r, status, &inner, err);
    }
    return bt__match_settle(match, NULL, err);
}

int
bt_journal_read(bt_match **out, const bt_game *game, const bt_journal_head *head, const char *file,
                bt_rng dice, bt_error *err)
{
    reader r = { game, head, file, bt__slice(head->body, strlen(head->body)), head->body_line - 1 };
    bt_slice words = { NULL, NULL };
    bt_state *start = NULL;
    *out = NULL;
    int status = check_head(game, head, file, err);
    if (status)
        return status;
    bool has_line = next_line(&r, &words);
    if (has_line && is_word(words, "start")) {
        start = bt_state_new(game);
        status = start ? read_start(&r, start, err) : bt_fail(err, BT_ENOMEM, "out of memory");
        has_line = !status && next_line(&r, &words);
    }
    if (!status)
        status = bt__match_new_waiting(out, game, start, dice, err);
    if (!status)
        status = replay_rest(&r, words, has_line, *out, err);
    if (status) {
        bt_match_free(*out);
        *out = NULL;
    }
    free(start);
    return status;
}
