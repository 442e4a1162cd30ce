/*
 * perft_tables - perft_tables GAME FILE: are the counts as written?
 *
 * Each line of the file is "SCENARIO DEPTH NODES [option=value ...]", # begins a comment.  When
 * the rules change on purpose, the line this prints replaces the old one.
 */
#include "script.h"

#include <berthier/games.h>
#include <berthier/host.h>
#include <berthier/perft.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int
count(const char *game_id, const char *scenario, const char *options, int depth, uint64_t *out,
      bt_error *err)
{
    const bt_rules *rules = bt_games_find(game_id);
    const bt_pack *pack = bt_games_pack(game_id);
    bt_options chosen = { 0 };
    bt_game *game;
    bt_state *state;
    int status;

    if (!rules)
        return bt_fail(err, BT_ENOTFOUND, "no game is called \"%s\"", game_id);
    status = bt_options_parse(rules, options, &chosen, err);
    if (status == BT_OK)
        status = bt_game_new(&game, rules, pack, scenario, &chosen, err);
    if (status != BT_OK)
        return status;
    state = bt_state_new(game);
    if (state) {
        rules->setup(game, state);
        status = bt_perft(game, state, depth, out, err);
    } else {
        status = bt_fail(err, BT_ENOMEM, "out of memory");
    }
    free(state);
    bt_game_free(game);
    return status;
}

static bool
line_is_right(const char *game_id, char *line)
{
    char *scenario = bt_take_word(&line);
    int depth = (int)strtol(bt_take_word(&line), NULL, 10);
    uint64_t wanted = strtoull(bt_take_word(&line), NULL, 10), found = 0;
    bt_error err = { 0 };

    if (count(game_id, scenario, line, depth, &found, &err) != BT_OK) {
        printf("%s %d: %s\n", scenario, depth, err.text);
        return false;
    }
    if (found != wanted)
        printf("expected %" PRIu64 ", found:\n%s %d %" PRIu64 " %s\n", wanted, scenario, depth,
               found, line);
    return found == wanted;
}

int
main(int argc, char **argv)
{
    bt_buf text = { 0 };
    bt_error err = { 0 };
    int passed = 0, failed = 0;

    if (argc != 3 || bt_file_read(argv[2], &text, &err) != BT_OK) {
        fprintf(stderr, "usage: perft_tables GAME FILE\n%s\n", err.text);
        return 2;
    }
    for (char *line = text.data, *end; line; line = end) {
        end = strchr(line, '\n');
        if (end)
            *end++ = '\0';
        line = bt_trim(line);
        if (!*line || *line == '#')
            continue;
        if (line_is_right(argv[1], line))
            passed++;
        else
            failed++;
    }
    bt_buf_release(&text);
    printf("%d passed, %d failed\n", passed, failed);
    return failed || !passed;
}
