/*
 * playthrough - a whole game as a journal one can read.
 *
 *     playthrough GAME/SCENARIO SEED [BOT]   play one, write it to the output
 *     playthrough --check FILE...            are these still so?
 *     playthrough --again FILE               the same game in the words of today
 *
 * A playthrough is a journal with what happened in words behind each action.
 * --check plays the recorded actions again and compares every byte, so a
 * change of any rule on the way, of an event or of its sentence shows.
 */
#include <berthier/bot.h>
#include <berthier/games.h>
#include <berthier/host.h>
#include <berthier/journal.h>
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void
write_events(const bt_game *game, const bt_events *events, bt_buf *out)
{
    for (int i = 0; i < events->count; i++) {
        bt_buf_add(out, "#     ");
        bt_event_format(game, &events->at[i], out);
        bt_buf_addf(out, " [%s]\n", events->at[i].rule);
    }
}

/* The journal's lines as they are, and behind the n-th entry its events. */
static int
annotate(const bt_match *match, const char *journal, bt_buf *out, bt_error *err)
{
    const bt_game *game = bt_match_game(match);
    bt_state *state = bt_state_new(game);
    int status = state ? bt_match_state_at(match, 0, state, err) : BT_ENOMEM;
    int at = 0;

    while (status == BT_OK && *journal) {
        size_t length = strcspn(journal, "\n");
        bt_buf_add_bytes(out, journal, length);
        bt_buf_add_char(out, '\n');
        if (isdigit((unsigned char)*journal) && at < bt_match_length(match)) {
            const bt_entry *entry = bt_match_entry(match, at++);
            bt_events events = { 0 };
            game->rules->apply(game, state, entry->seat, entry->action, &events);
            write_events(game, &events, out);
        }
        journal += length + (journal[length] == '\n');
    }
    free(state);
    return status;
}

static int
write_playthrough(const bt_match *match, bt_buf *out, bt_error *err)
{
    const bt_game *game = bt_match_game(match);
    bt_outcome outcome = { 0 };
    bt_buf journal = { 0 };
    int status;

    bt_journal_write(match, &journal);
    status = annotate(match, bt_buf_text(&journal), out, err);
    game->rules->outcome(game, bt_match_state(match), &outcome);
    bt_buf_addf(out, "# %s\n", outcome.text);
    bt_buf_release(&journal);
    return status;
}

static int
load(const char *id, const char *scenario, const char *options_text, bt_game **out, bt_error *err)
{
    const bt_rules *rules = bt_games_find(id);
    bt_options options = { { 0 } };
    int status;

    if (!rules)
        return bt_fail(err, BT_ENOTFOUND, "no game is called \"%s\"", id);
    status = bt_options_parse(rules, options_text, &options, err);
    if (status != BT_OK)
        return status;
    return bt_game_new(out, rules, bt_games_pack(id), scenario, &options, err);
}

static int
one_action(bt_match *match, const bt_bot *bot, bt_view *view, bt_rng *rng, bt_error *err)
{
    const bt_game *game = bt_match_game(match);
    bt_side side = bt_sides_first(game->rules->to_act(game, bt_match_state(match)));
    bt_action action;
    int status;

    memset(view, 0, game->rules->view_size);
    game->rules->view(game, bt_match_state(match), side, view);
    status = bot->choose(game, view, side, rng, &action, err);
    return status == BT_OK ? bt_match_play(match, side, action, NULL, NULL, err) : status;
}

static int
play(bt_match *match, const bt_bot *bot, uint64_t seed, bt_error *err)
{
    const bt_game *game = bt_match_game(match);
    bt_view *view = bt_view_new(game);
    int status = view ? BT_OK : BT_ENOMEM;
    bt_rng rng;

    bt_rng_init(&rng, seed);
    while (status == BT_OK && game->rules->to_act(game, bt_match_state(match)))
        status = one_action(match, bot, view, &rng, err);
    free(view);
    return status;
}

static int
make(const char *name, uint64_t seed, const char *bot_id, bt_error *err)
{
    const bt_bot *bot = bt_bot_find(bot_id);
    const char *slash = strchr(name, '/');
    char id[64];
    bt_game *game = NULL;
    bt_match *match = NULL;
    bt_buf out = { 0 };
    int status;

    if (!slash || !bot)
        return bt_fail(err, BT_ENOTFOUND, bot ? "expected GAME/SCENARIO" : "no such bot");
    snprintf(id, sizeof id, "%.*s", (int)(slash - name), name);
    status = load(id, slash + 1, "", &game, err);
    if (status == BT_OK)
        status = bt_match_new(&match, game, bt_rng_seeded(seed), err);
    if (status == BT_OK)
        status = play(match, bot, seed, err);
    if (status == BT_OK)
        status = write_playthrough(match, &out, err);
    fputs(bt_buf_text(&out), stdout);
    bt_buf_release(&out);
    bt_match_free(match);
    bt_game_free(game);
    return status;
}

/* Play again what a file records and write it again. */
static int
again(const char *text, const char *path, bt_buf *out, bt_error *err)
{
    bt_journal_head head = { 0 };
    bt_game *game = NULL;
    bt_match *match = NULL;
    int status = bt_journal_head_read(text, path, &head, err);

    if (status == BT_OK)
        status = load(head.game, head.scenario, head.options, &game, err);
    if (status == BT_OK)
        status = bt_journal_read(&match, game, &head, path, bt_rng_seeded(0), err);
    if (status == BT_OK)
        status = write_playthrough(match, out, err);
    bt_match_free(match);
    bt_game_free(game);
    return status;
}

static void
show_difference(const char *path, const char *was, const char *is)
{
    int line = 1;

    while (*was && *is) {
        size_t a = strcspn(was, "\n"), b = strcspn(is, "\n");
        if (a != b || strncmp(was, is, a) != 0)
            break;
        was += a + (was[a] == '\n');
        is += b + (is[b] == '\n');
        line++;
    }
    printf("%s:%d: expected\n  %.*s\nfound\n  %.*s\n", path, line, (int)strcspn(was, "\n"), was,
           (int)strcspn(is, "\n"), is);
}

static bool
is_still_so(const char *path)
{
    bt_buf was = { 0 }, is = { 0 };
    bt_error err = { 0 };
    char text[600];
    bool same = false;
    int status = bt_file_read(path, &was, &err);

    if (status == BT_OK)
        status = again(bt_buf_text(&was), path, &is, &err);
    if (status == BT_OK) {
        same = strcmp(bt_buf_text(&was), bt_buf_text(&is)) == 0;
        if (!same)
            show_difference(path, bt_buf_text(&was), bt_buf_text(&is));
    } else {
        bt_error_format(&err, text, sizeof text);
        printf("%s: %s\n", path, text);
    }
    bt_buf_release(&was);
    bt_buf_release(&is);
    return same;
}

static int
tell_again(const char *path, bt_error *err)
{
    bt_buf was = { 0 }, is = { 0 };
    int status = bt_file_read(path, &was, err);

    if (status == BT_OK)
        status = again(bt_buf_text(&was), path, &is, err);
    if (status == BT_OK)
        fputs(bt_buf_text(&is), stdout);
    bt_buf_release(&was);
    bt_buf_release(&is);
    return status;
}

int
main(int argc, char **argv)
{
    bt_error err = { 0 };
    int status;
    int passed = 0, failed = 0;

    if (argc > 2 && !strcmp(argv[1], "--check")) {
        for (int i = 2; i < argc; i++)
            if (is_still_so(argv[i]))
                passed++;
            else
                failed++;
        printf("%d passed, %d failed\n", passed, failed);
        return failed || !passed;
    }
    if (argc < 3) {
        fprintf(stderr, "usage: playthrough GAME/SCENARIO SEED [BOT]\n"
                        "       playthrough --check FILE...\n"
                        "       playthrough --again FILE\n");
        return 2;
    }
    status = !strcmp(argv[1], "--again")
                 ? tell_again(argv[2], &err)
                 : make(argv[1], strtoull(argv[2], NULL, 0), argc > 3 ? argv[3] : "greedy", &err);
    if (status != BT_OK) {
        fprintf(stderr, "playthrough: %s\n", err.text);
        return 1;
    }
    return 0;
}
