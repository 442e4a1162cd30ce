/* cmd_replay.c - plays a journal again and compares every hash. */
#include "args.h"
#include "journal_file.h"
#include "log.h"

#include <berthier/host.h>
#include <inttypes.h>
#include <stdlib.h>

static void
print_log(const bt_match *match)
{
    cli_log log = { 0 };
    if (cli_log_follow(&log, match) == BT_OK)
        for (int i = 0; i < log.count; i++)
            puts(log.at[i].text);
    cli_log_release(&log);
}

static void
print_end(const bt_match *match)
{
    const bt_game *game = bt_match_game(match);
    bt_outcome outcome = { 0 };
    game->rules->outcome(game, bt_match_state(match), &outcome);
    printf("%d actions, every hash as recorded, last %016" PRIx64 "; %s\n", bt_match_length(match),
           bt_state_hash(game, bt_match_state(match)), outcome.over ? outcome.text : "unfinished");
}

static int
replay(const char *path, const char *text, const char *data, bool with_log)
{
    bt_error err = { 0 };
    cli_game game;
    bt_match *match;
    if (!cli_is_journal(text)) {
        cli_complain("%s:1: this is no journal; it would begin with berthier-journal", path);
        return CLI_DATA;
    }
    if (cli_match_open(&match, &game, path, text, data, 1, &err) != BT_OK)
        return cli_complain_error(&err);
    if (with_log)
        print_log(match);
    print_end(match);
    bt_match_free(match);
    cli_game_close(&game);
    return CLI_GOOD;
}

int
cli_cmd_replay(const cli_args *args)
{
    bt_buf text = { 0 };
    bt_error err = { 0 };
    const char *path = args->operands[0];
    int result;
    if (bt_text_read(path, &text, &err) != BT_OK)
        result = cli_complain_error(&err);
    else
        result = replay(path, bt_buf_text(&text), args->values[CLI_OPT_DATA],
                        args->values[CLI_OPT_LOG] != NULL);
    bt_buf_release(&text);
    return result;
}
