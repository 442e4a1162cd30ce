/* cmd_replay.c - plays a journal again and says how well it agrees. */
#include "args.h"
#include "journal_file.h"
#include "log.h"

#include <berthier/host.h>
#include <berthier/journal.h>
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

/* How well the record agrees: by its hashes if it is of these rules, else by its actions. */
static void
print_agreement(const bt_match *match, const char *text)
{
    const bt_game *game = bt_match_game(match);
    bt_journal_head head;
    int status = bt_journal_head_read(text, NULL, &head, NULL);

    if (status || !bt_journal_is_foreign(&head, game))
        printf("every hash as recorded");
    else if (head.rules_version != game->rules->rules_version)
        printf("played by rules version %" PRIu32 " and all allowed by version %" PRIu32,
               head.rules_version, game->rules->rules_version);
    else
        printf("played on other data and all allowed on these");
}

static void
print_end(const bt_match *match, const char *text)
{
    const bt_game *game = bt_match_game(match);
    bt_outcome outcome = { 0 };

    game->rules->outcome(game, bt_match_state(match), &outcome);
    printf("%d actions, ", bt_match_length(match));
    print_agreement(match, text);
    printf(", last %016" PRIx64 "; %s\n", bt_state_hash(game, bt_match_state(match)),
           outcome.over ? outcome.text : "unfinished");
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
    if (cli_match_open(&match, &game, path, text, data, bt_rng_seeded(1), &err) != BT_OK)
        return cli_complain_error(&err);
    if (with_log)
        print_log(match);
    print_end(match, text);
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
