/*
 * fuzz_position.c - any text as a position: an error, or a position the game
 * can go on from, whatever is played.
 */
#include "fuzz.h"

#include <berthier/hash.h>
#include <berthier/position.h>
#include <stdlib.h>
#include <string.h>

static const bt_game *
game_of(const char *text)
{
    char id[32], scenario[32];
    const char *options;
    const bt_game *game = NULL;

    if (bt_position_head(text, id, sizeof id, scenario, sizeof scenario, &options, NULL) == BT_OK) {
        char *line = fuzz_text((const uint8_t *)options, strcspn(options, "\n"));
        game = fuzz_game_named(id, scenario, line);
        free(line);
    }
    return game;
}

/* Written and read again it must be the same, to the byte. */
static void
check_round_trip(const bt_game *game, const bt_state *state)
{
    bt_buf text = { 0 };
    bt_error err = { 0 };
    bt_state *again = bt_state_new(game);

    if (!again)
        fuzz_fail("no memory for a state");
    bt_position_write(game, state, &text);
    game->rules->setup(game, again);
    if (bt_position_read(game, bt_buf_text(&text), 1, again, &err) != BT_OK)
        fuzz_fail("an accepted position cannot be read back: %d: %s", err.line, err.text);
    if (memcmp(again, state, game->rules->state_size) != 0)
        fuzz_fail("an accepted position reads back as another");
    free(again);
    bt_buf_release(&text);
}

/* What a side is told must work in any position too. */
static void
look(const bt_game *game, const bt_state *state)
{
    bt_view *view = bt_view_new(game);
    bt_buf text = { 0 };
    bt_json json;
    bt_odds odds;

    if (!view)
        fuzz_fail("no memory for a view");
    for (bt_side side = 0; side < bt_seat_count(game); side++) {
        memset(view, 0, game->rules->view_size);
        game->rules->view(game, state, side, view);
        bt_buf_clear(&text);
        bt_json_init(&json, &text);
        bt_json_object(&json, NULL);
        game->rules->view_write(game, view, &json);
        bt_json_object_end(&json);
        if (game->rules->prompt)
            game->rules->prompt(game, view, &text);
    }
    if (game->rules->odds)
        (void)game->rules->odds(game, state, 0, BT_HEX_NONE, &odds);
    bt_buf_release(&text);
    free(view);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    const bt_game *game = game_of(text);
    bt_state *state = game ? bt_state_new(game) : NULL;
    bt_error err = { 0 };

    if (state) {
        game->rules->setup(game, state);
        if (bt_position_read(game, text, 1, state, &err) == BT_OK) {
            bt_rng rng;
            bt_rng_init(&rng, bt_hash(data, size, 0));
            (void)fuzz_check_state(game, state, NULL, "as read");
            check_round_trip(game, state);
            look(game, state);
            fuzz_play(game, state, &rng, 200);
            check_round_trip(game, state);
        } else if (!err.text[0]) {
            fuzz_fail("the position was refused without a sentence");
        }
    }
    free(state);
    free(text);
    return 0;
}
