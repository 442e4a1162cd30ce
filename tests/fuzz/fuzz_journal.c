/*
 * fuzz_journal.c - any text as a journal: an error with a line, or a match
 * that writes itself as it was read.
 *
 * A hash written as `@` stands for the right one, and so does `data @` in the
 * head: else no altered line would be read past its hash, and every change of
 * the data files would empty the corpus of sense.
 */
#include "fuzz.h"

#include <berthier/journal.h>
#include <berthier/position.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The game a line `key VALUE` tells of, with the options of another. */
static const char *
value_of(const char *text, const char *key, char *out, size_t size)
{
    const char *at = strstr(text, key);
    size_t length = at ? strcspn(at + strlen(key), "\n") : 0;

    (void)snprintf(out, size, "%.*s", (int)(length < size ? length : size - 1),
                   at ? at + strlen(key) : "");
    return out;
}

static const bt_game *
game_of(const char *text)
{
    char id[32], scenario[32], options[256];

    return fuzz_game_named(value_of(text, "\ngame ", id, sizeof id),
                           value_of(text, "\nscenario ", scenario, sizeof scenario),
                           value_of(text, "\noptions ", options, sizeof options));
}

/* Play a line's action on the side and return the hash it leads to. */
static uint64_t
hash_after(bt_match *match, const char *line, size_t length)
{
    const bt_game *game = bt_match_game(match);
    char *copy = fuzz_text((const uint8_t *)line, length), *rest = NULL;
    const char *number = strtok_r(copy, " ", &rest), *name = strtok_r(NULL, " ", &rest);
    bt_side side = number && name ? bt_seat_find(game, name, (int)strlen(name)) : BT_SIDE_NONE;
    bt_action action;
    bt_buf said = { 0 };
    int last;

    if (side != BT_SIDE_NONE && bt_action_read(game, rest, &action, &said, NULL) == BT_OK)
        (void)bt_match_replay(match, side, action, bt_buf_text(&said), NULL, NULL, NULL);
    bt_buf_release(&said);
    free(copy);
    last = bt_match_length(match) - 1;
    return last >= 0 ? bt_match_entry(match, last)->hash
                     : bt_state_hash(game, bt_match_state(match));
}

static void
fill_line(const bt_game *game, bt_match *match, const char *line, size_t length, bt_buf *out)
{
    if (length > 4 && memcmp(line + length - 3, "= @", 3) == 0) {
        bt_buf_add_bytes(out, line, length - 1);
        bt_buf_addf(out, "%016" PRIx64, hash_after(match, line, length - 3));
    } else if (length == 6 && memcmp(line, "data @", 6) == 0) {
        bt_buf_addf(out, "data %016" PRIx64, game->data_hash);
    } else {
        bt_buf_add_bytes(out, line, length);
    }
}

/* Put the right hashes where `@` stands. */
static void
fill_hashes(const bt_game *game, const char *text, bt_buf *out)
{
    bt_match *match = NULL;

    if (bt_match_new(&match, game, bt_rng_seeded(1), NULL) != BT_OK)
        fuzz_fail("the match does not start");
    while (*text) {
        size_t length = strcspn(text, "\n");
        fill_line(game, match, text, length, out);
        text += length;
        if (*text == '\n')
            bt_buf_add_char(out, *text++);
    }
    bt_match_free(match);
}

/* Reading what was written gives the same record. */
static void
check_written(const bt_match *match)
{
    bt_buf one = { 0 }, two = { 0 };
    bt_journal_head head;
    bt_match *again = NULL;
    bt_error err = { 0 };

    bt_journal_write(match, &one);
    if (bt_journal_head_read(bt_buf_text(&one), NULL, &head, &err) != BT_OK ||
        bt_journal_read(&again, bt_match_game(match), &head, NULL, bt_rng_seeded(1), &err) != BT_OK)
        fuzz_fail("a written journal cannot be read: %d: %s", err.line, err.text);
    bt_journal_write(again, &two);
    if (strcmp(bt_buf_text(&one), bt_buf_text(&two)) != 0)
        fuzz_fail("a journal reads back as another");
    bt_match_free(again);
    bt_buf_release(&one);
    bt_buf_release(&two);
}

static void
read_journal(const bt_game *game, const char *text)
{
    bt_journal_head head;
    bt_match *match = NULL;
    bt_error err = { 0 };
    int status = bt_journal_head_read(text, "input", &head, &err);

    if (status == BT_OK && game)
        status = bt_journal_read(&match, game, &head, "input", bt_rng_seeded(1), &err);
    if (status != BT_OK && (match || err.status != status || !err.text[0]))
        fuzz_fail("the journal was refused without a sentence");
    if (!match)
        return;
    (void)fuzz_check_state(game, bt_match_state(match), NULL, "after the journal");
    check_written(match);
    bt_match_free(match);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    const bt_game *game = game_of(text);
    bt_buf filled = { 0 };

    if (game)
        fill_hashes(game, text, &filled);
    read_journal(game, game ? bt_buf_text(&filled) : text);
    bt_buf_release(&filled);
    free(text);
    return 0;
}
