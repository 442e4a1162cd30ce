/* table.c - seats, bots, saving: everything about a table but its words. */
#include "table.h"
#include "board.h"

#include <berthier/hash.h>
#include <berthier/host.h>
#include <berthier/journal.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FEW_CHOICES = 8 };

bool
cli_table_seat(cli_table *table, bt_side side, const char *who)
{
    const bt_bot *bot = bt_bot_find(who);
    if (!bot && strcasecmp(who, "person") != 0)
        return false;
    table->bots[side] = bot;
    return true;
}

/* Who plays a side: it may have begun on another side's seat; NULL for a person. */
static const bt_bot *
bot_of(const cli_table *table, bt_side side)
{
    return table->bots[bt_seat_of(table->game, bt_match_state(table->match), side)];
}

static bt_sides
persons(const cli_table *table)
{
    bt_sides sides = 0;
    for (bt_seat side = 0; side < bt_seat_count(table->game); side++)
        if (!bot_of(table, side))
            sides |= bt_side_bit(side);
    return sides;
}

static bt_sides
to_act(const cli_table *table)
{
    return table->game->rules->to_act(table->game, bt_match_state(table->match));
}

bt_sides
cli_table_persons_to_act(const cli_table *table)
{
    return to_act(table) & persons(table);
}

int
cli_table_persons(const cli_table *table)
{
    return __builtin_popcount(persons(table));
}

bt_side
cli_table_viewer(const cli_table *table)
{
    bt_sides here = persons(table), acting = here & to_act(table);
    if (acting)
        return bt_sides_first(acting);
    return cli_table_persons(table) == 1 ? bt_sides_first(here) : BT_SIDE_NONE;
}

bool
cli_table_is_over(const cli_table *table)
{
    return to_act(table) == 0;
}

/* What a viewer is told, without the member that names the viewer: it always differs and gives nothing away. */
static int
write_nameless(const bt_game *game, const bt_state *state, bt_seat viewer, bt_buf *out)
{
    int status = cli_view_write(game, state, viewer, out);
    char *own = status == BT_OK ? strstr(out->data, "\"viewer\":") : NULL;
    for (; own && *own && *own != ',' && *own != '}'; own++)
        *own = ' ';
    return status;
}

static bool
views_differ(const bt_game *game, const bt_state *state)
{
    bt_buf first = { 0 }, other = { 0 };
    bool differ = write_nameless(game, state, 0, &first) != BT_OK;
    for (bt_seat side = 1; side < bt_seat_count(game) && !differ; side++) {
        bt_buf_clear(&other);
        differ = write_nameless(game, state, side, &other) != BT_OK ||
                 strcmp(bt_buf_text(&first), bt_buf_text(&other)) != 0;
    }
    bt_buf_release(&first);
    bt_buf_release(&other);
    return differ;
}

/* A choice that hides itself is hidden while it is made, too.  Such choices
 * are between a few things; where there are many, moves are being made. */
static bool
choice_will_hide(const cli_table *table, bt_actions *legal, bt_state *next)
{
    const bt_game *game = table->game;
    bt_side side = cli_table_legal(table, legal);
    bool hides = false;
    for (int i = 0; i < legal->count && legal->count <= FEW_CHOICES && !hides; i++) {
        bt_state_copy(game, next, bt_match_state(table->match));
        game->rules->apply(game, next, side, legal->at[i], NULL);
        hides = views_differ(game, next);
    }
    return hides;
}

bool
cli_table_has_secrets(const cli_table *table)
{
    if (views_differ(table->game, bt_match_state(table->match)))
        return true;
    bt_actions *legal = malloc(sizeof *legal);
    bt_state *next = bt_state_new(table->game);
    bool hides = !legal || !next || choice_will_hide(table, legal, next);
    free(legal);
    free(next);
    return hides;
}

static int
bot_plays(cli_table *table, bt_side side, bt_error *err)
{
    const bt_game *game = table->game;
    bt_view *view = bt_view_new(game);
    bt_action action = BT_ACTION_NONE;
    if (!view)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    game->rules->view(game, bt_match_state(table->match), side, view);
    int status = bot_of(table, side)->choose(game, view, side, &table->mind, &action, err);
    free(view);
    if (status == BT_OK)
        status = bt_match_play(table->match, side, action, NULL, NULL, err);
    table->has_listed = false;
    return status;
}

int
cli_table_bot_step(cli_table *table, bool *acted, bt_error *err)
{
    bt_seats bots = bt_seats_of_bots(table->game, to_act(table), persons(table));
    *acted = bots != 0;
    return bots ? bot_plays(table, bt_sides_first(bots), err) : BT_OK;
}

bt_side
cli_table_legal(const cli_table *table, bt_actions *out)
{
    bt_sides acting = cli_table_persons_to_act(table);
    bt_side side = acting ? bt_sides_first(acting) : BT_SIDE_NONE;
    out->count = 0;
    if (acting)
        table->game->rules->legal(table->game, bt_match_state(table->match), side, out);
    return side;
}

static void
prompt_over(const cli_table *table, bt_buf *out)
{
    bt_outcome outcome = { 0 };
    table->game->rules->outcome(table->game, bt_match_state(table->match), &outcome);
    bt_buf_addf(out, "The game is over: %s.", outcome.text[0] ? outcome.text : "nobody has won");
}

void
cli_table_prompt(const cli_table *table, bt_seat viewer, bt_buf *out)
{
    const bt_rules *rules = table->game->rules;
    bt_sides sides = to_act(table);
    if (!sides) {
        prompt_over(table, out);
        return;
    }
    bool mine = viewer != BT_SIDE_NONE && (sides & bt_side_bit(viewer));
    bt_view *view = mine && rules->prompt ? bt_view_new(table->game) : NULL;
    bt_buf_addf(out, "%s", bt_seat_id(table->game, mine ? viewer : bt_sides_first(sides)));
    if (view) {
        bt_buf asked = { 0 }; /* a question of several sentences begins where it is empty */
        rules->view(table->game, bt_match_state(table->match), viewer, view);
        rules->prompt(table->game, view, &asked);
        bt_buf_addf(out, ": %s", bt_buf_text(&asked));
        bt_buf_release(&asked);
    } else {
        bt_buf_add(out, " to act.");
    }
    free(view);
}

/* A hash of all that was played, 0 for nothing.  Its length would not do: what was taken back may
 * have been played otherwise. */
static uint64_t
record_of(const cli_table *table)
{
    uint64_t sum = 0;
    for (int i = 0; i < bt_match_length(table->match); i++) {
        const bt_entry *entry = bt_match_entry(table->match, i);
        const uint64_t parts[] = { entry->seat, entry->action, entry->hash };
        sum = bt_hash(parts, sizeof parts, sum);
    }
    return sum;
}

static int
write_journal(const cli_table *table, const char *path, bt_error *err)
{
    bt_buf text = { 0 };
    bt_journal_write(table->match, &text);
    int status = text.failed ? bt_fail(err, BT_ENOMEM, "out of memory")
                             : bt_file_save(path, bt_buf_text(&text), text.length, err);
    bt_buf_release(&text);
    return status;
}

bool
cli_table_save(cli_table *table, const char *path, bt_buf *out)
{
    bt_error err = { 0 };
    if (write_journal(table, path, &err) != BT_OK) {
        char why[512];
        bt_error_format(&err, why, sizeof why);
        bt_buf_addf(out, "Not saved: %s\n", why);
        return false;
    }
    cli_table_mark_saved(table);
    bt_buf_addf(out, "Saved to %s.\n", path);
    return true;
}

static void
make_directories(char *path)
{
    for (char *at = path + 1; (at = strchr(at, '/')); at++) {
        *at = '\0';
        mkdir(path, 0700);
        *at = '/';
    }
}

bool
cli_table_autosave(cli_table *table, bt_error *err)
{
    uint64_t record = record_of(table);
    if (!table->autosave_path[0] || record == 0 || record == table->autosaved)
        return true;
    make_directories(table->autosave_path);
    if (write_journal(table, table->autosave_path, err) != BT_OK)
        return false;
    table->autosaved = record;
    return true;
}

void
cli_table_autosave_at(cli_table *table, const char *path)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    char *out = table->autosave_path;
    size_t size = sizeof table->autosave_path;
    const char *id = table->game->rules->id;
    out[0] = '\0';
    if (path && strcmp(path, "none") == 0)
        return;
    if (path)
        snprintf(out, size, "%s", path);
    else if (state && state[0])
        snprintf(out, size, "%s/berthier/%s-%ld.journal", state, id, (long)getpid());
    else if (home && home[0])
        snprintf(out, size, "%s/.local/state/berthier/%s-%ld.journal", home, id, (long)getpid());
}

bool
cli_table_is_saved(const cli_table *table)
{
    uint64_t record = record_of(table);
    return record == 0 || record == table->saved;
}

void
cli_table_mark_saved(cli_table *table)
{
    table->saved = record_of(table);
}

bool
cli_table_load(cli_table *table, const char *path, bt_error *err)
{
    bt_buf text = { 0 };
    int status = bt_text_read(path, &text, err);
    if (status == BT_OK)
        status = cli_match_open(&table->match, &table->opened, path, bt_buf_text(&text),
                                table->data, table->dice, err);
    bt_buf_release(&text);
    table->game = status == BT_OK ? table->opened.game : NULL;
    return status == BT_OK;
}

void
cli_table_release(cli_table *table)
{
    cli_log_release(&table->log);
    if (table->match)
        bt_match_free(table->match);
    cli_game_close(&table->opened);
}
