/*
 * run.c - sets a case up and takes it line by line.
 */
#include "run.h"

#include <berthier/games.h>
#include <berthier/host.h>
#include <berthier/position.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool
bt_run_fail(bt_run *run, const char *format, ...)
{
    va_list args;
    size_t used =
        (size_t)snprintf(run->failure, sizeof run->failure, "%s:%d: ", run->path, run->line);

    va_start(args, format);
    if (used < sizeof run->failure)
        vsnprintf(run->failure + used, sizeof run->failure - used, format, args);
    va_end(args);
    return false;
}

bool
bt_run_fail_error(bt_run *run, const bt_error *err)
{
    if (err->file[0])
        return bt_run_fail(run, "%s:%d:%d: %s", err->file, err->line, err->column, err->text);
    return bt_run_fail(run, "%s", err->text);
}

void
bt_run_release(bt_run *run)
{
    for (int i = 0; i < run->kept_count; i++) {
        bt_game_free(run->kept[i].game);
        bt_arena_release(&run->kept[i].arena);
    }
    free(run->state);
    free(run->other);
    bt_buf_release(&run->text);
    bt_buf_release(&run->other_text);
    bt_buf_release(&run->words);
}

/* A pack that is at hand, whatever game it was made for. */
static int
take_pack(bt_run *run, bt_kept_game *kept, const char *dir, const bt_pack **out, bt_error *err)
{
    const bt_pack *found = run->find_pack(dir);

    if (!found)
        return bt_fail(err, BT_ENOTFOUND, "there is no pack %s", dir);
    kept->pack = *found;
    kept->pack.game = bt_games_find(run->game_id)->id;
    *out = &kept->pack;
    return BT_OK;
}

static int
load_pack(bt_run *run, bt_kept_game *kept, const char *dir, const bt_pack **out, bt_error *err)
{
    char path[sizeof run->dir + 256];
    int status;

    if (!dir) {
        *out = bt_games_pack(run->game_id);
        return *out ? BT_OK : bt_fail(err, BT_ENOTFOUND, "%s has no data", run->game_id);
    }
    if (run->find_pack)
        return take_pack(run, kept, dir, out, err);
    snprintf(path, sizeof path, "%s/%s", run->dir, dir);
    status = bt_pack_load(&kept->pack, &kept->arena, run->game_id, path, err);
    *out = &kept->pack;
    return status;
}

static int
load_game(bt_run *run, bt_kept_game *kept, const char *dir, const char *scenario,
          const char *options_text, bt_error *err)
{
    const bt_rules *rules = bt_games_find(run->game_id);
    bt_options options = { { 0 } };
    const bt_pack *pack = NULL;
    const char *first;
    int status;

    if (!rules)
        return bt_fail(err, BT_ENOTFOUND, "no game is called \"%s\"", run->game_id);
    status = load_pack(run, kept, dir, &pack, err);
    if (status == BT_OK)
        status = bt_options_parse(rules, options_text, &options, err);
    if (status != BT_OK)
        return status;
    if (!*scenario && bt_pack_scenarios(pack, &first, 1) == 1)
        scenario = first;
    return bt_game_new(&kept->game, rules, pack, scenario, &options, err);
}

static bool
keep_game(bt_run *run, const char *key, const char *dir, const char *scenario, const char *options)
{
    bt_kept_game *kept = &run->kept[run->kept_count];
    bt_error err = { 0 };

    if (run->kept_count == BT_RUN_GAMES)
        return bt_run_fail(run, "more than %d different scenarios in one run", BT_RUN_GAMES);
    if (load_game(run, kept, dir, scenario, options, &err) != BT_OK) {
        bt_arena_release(&kept->arena);
        return bt_run_fail_error(run, &err);
    }
    snprintf(kept->key, sizeof kept->key, "%s", key);
    run->kept_count++;
    run->game = kept->game;
    return true;
}

/* Stand at the start of a scenario; dir is NULL for the data compiled in. */
static bool
stand_at_start(bt_run *run, const char *dir, const char *scenario, const char *options)
{
    char key[sizeof run->kept[0].key];

    snprintf(key, sizeof key, "%s|%s|%s|%s|%s", run->game_id, dir ? run->dir : "", dir ? dir : "",
             scenario, options);
    run->game = NULL;
    for (int i = 0; i < run->kept_count && !run->game; i++)
        if (!strcmp(run->kept[i].key, key))
            run->game = run->kept[i].game;
    if (!run->game && !keep_game(run, key, dir, scenario, options))
        return false;
    free(run->state);
    free(run->other);
    run->state = bt_state_new(run->game);
    run->other = bt_state_new(run->game);
    if (!run->state || !run->other)
        return bt_run_fail(run, "out of memory");
    run->game->rules->setup(run->game, run->state);
    run->events.count = 0;
    run->unfinished = false;
    return true;
}

static bool
set_up_line(bt_run *run, const char *word, char *rest, bool *known)
{
    *known = true;
    if (!strcmp(word, "game")) {
        snprintf(run->game_id, sizeof run->game_id, "%s", rest);
        return true;
    }
    if (!strcmp(word, "scenario")) {
        char *scenario = bt_take_word(&rest);
        return stand_at_start(run, NULL, scenario, rest);
    }
    if (!strcmp(word, "pack")) {
        char *dir = bt_take_word(&rest);
        char *scenario = bt_take_word(&rest);
        return stand_at_start(run, dir, scenario, rest);
    }
    *known = false;
    return run->game || stand_at_start(run, NULL, "", "");
}

static bool
position_line(bt_run *run, const char *line)
{
    bt_error err = { 0 };

    if (bt_position_line(run->game, line, run->line, run->state, &err) != BT_OK)
        return bt_run_fail(run, "%s", err.text);
    run->unfinished = true;
    return true;
}

static bool
finish_position(bt_run *run)
{
    bt_error err = { 0 };

    if (!run->unfinished)
        return true;
    run->unfinished = false;
    return bt_position_finish(run->game, run->state, &err) == BT_OK ||
           bt_run_fail(run, "the position above cannot be: %s", err.text);
}

static bool
is_position_word(const bt_run *run, const char *word)
{
    if (!strcmp(word, "empty") || !strcmp(word, "begin"))
        return true;
    for (int i = 0; i < run->game->rules->field_count; i++)
        if (!strcmp(word, run->game->rules->fields[i].word))
            return true;
    return false;
}

/* Lines are taken to pieces while they are read, so a copy is worked on. */
static bool
run_line(bt_run *run, const bt_script_line *line)
{
    char copy[4096], *rest = copy, *word;
    bool known;

    run->line = line->number;
    if (strlen(line->text) >= sizeof copy)
        return bt_run_fail(run, "a line longer than %zu characters", sizeof copy - 1);
    snprintf(copy, sizeof copy, "%s", line->text);
    word = bt_take_word(&rest);
    if (!set_up_line(run, word, rest, &known))
        return false;
    if (known)
        return true;
    if (is_position_word(run, word))
        return position_line(run, line->text);
    if (!finish_position(run))
        return false;
    if (bt_run_step(run, word, rest, &known))
        return true;
    if (!known)
        return bt_run_fail(run, "\"%s\" is neither a step nor a field of a position", word);
    bt_run_add_waiting(run);
    return false;
}

static bool
clauses_exist(bt_run *run, const bt_script_case *c)
{
    for (int i = 0; i < c->clause_count; i++)
        if (!bt_clause_find(run->game->rules, c->clauses[i])) {
            run->line = c->line;
            return bt_run_fail(run, "the title names [%s], which is no clause of %s", c->clauses[i],
                               run->game->rules->id);
        }
    return true;
}

void
bt_run_file(bt_run *run, const char *path)
{
    char *whole = realpath(path, NULL), *slash;

    snprintf(run->dir, sizeof run->dir, "%s", whole ? whole : "");
    slash = strrchr(run->dir, '/');
    if (slash)
        *slash = '\0';
    slash = strrchr(run->dir, '/');
    snprintf(run->file_game, sizeof run->file_game, "%s", slash ? slash + 1 : "");
    run->path = path;
    free(whole);
}

bool
bt_run_case(bt_run *run, const bt_script *script, const bt_script_case *c)
{
    run->game = NULL;
    memcpy(run->game_id, run->file_game, sizeof run->game_id);
    run->failure[0] = '\0';
    run->line = c->line;
    run->texts = 0;
    if (c->first == c->end)
        return bt_run_fail(run, "a case without a line cannot fail");
    for (int i = 0; i < script->preamble; i++)
        if (!run_line(run, &script->lines[i]))
            return false;
    for (int i = c->first; i < c->end; i++)
        if (!run_line(run, &script->lines[i]))
            return false;
    return finish_position(run) && (run->game || stand_at_start(run, NULL, "", "")) &&
           clauses_exist(run, c);
}
