/*
 * table.h - a position of any game for tests of bots: set up, asked, played on.
 */
#ifndef BT_TESTS_AI_TABLE_H
#define BT_TESTS_AI_TABLE_H

#include <berthier/bot.h>
#include <berthier/games.h>
#include <berthier/position.h>

#include <stdlib.h>
#include <string.h>

typedef struct table {
    bt_arena arena; /* of a pack that was read for it */
    bt_game *game;
    bt_state *state;
    bt_view *view;
} table;

/** Lay a position of a scenario of a pack on it. */
static inline void
lay_out(table *t, const char *game, const bt_pack *pack, const char *scenario, const char *position)
{
    bt_error err = { 0 };
    int status;

    assert_int_equal(bt_game_new(&t->game, bt_games_find(game), pack, scenario, NULL, &err), BT_OK);
    t->state = bt_state_new(t->game);
    t->view = bt_view_new(t->game);
    assert_true(t->state && t->view);
    t->game->rules->setup(t->game, t->state);
    status = bt_position_read(t->game, position, 1, t->state, &err);
    if (status != BT_OK)
        print_error("%s\n", err.text);
    assert_int_equal(status, BT_OK);
}

/** A position of a scenario of a game as it is printed. */
static inline table
table_of(const char *game, const char *scenario, const char *position)
{
    table t = { 0 };

    lay_out(&t, game, bt_games_pack(game), scenario, position);
    return t;
}

static inline void
clear_away(table *t)
{
    free(t->state);
    free(t->view);
    bt_game_free(t->game);
    bt_arena_release(&t->arena);
}

/** What greedy does, whatever the seed decides among equals. */
static inline bt_action
ask_seeded(const table *t, bt_side side, uint64_t seed)
{
    bt_action action = BT_ACTION_NONE;
    bt_error err = { 0 };
    bt_rng rng;

    bt_rng_init(&rng, seed);
    memset(t->view, 0, t->game->rules->view_size);
    t->game->rules->view(t->game, t->state, side, t->view);
    assert_int_equal(bt_bot_find("greedy")->choose(t->game, t->view, side, &rng, &action, &err),
                     BT_OK);
    assert_null(t->game->rules->check(t->game, t->state, side, action));
    return action;
}

static inline bt_action
ask(const table *t, bt_side side)
{
    return ask_seeded(t, side, 1);
}

/** Let greedy play a side until chance or the other side is to act. */
static inline void
play_on(const table *t, bt_side side)
{
    while (t->game->rules->to_act(t->game, t->state) == bt_side_bit(side))
        t->game->rules->apply(t->game, t->state, side, ask(t, side), NULL);
}

/** Does an action begin with these words? */
static inline bool
begins(const table *t, bt_action action, const char *words)
{
    char storage[128];
    bt_buf text;

    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_action_format(t->game, action, &text);
    return strncmp(bt_buf_text(&text), words, strlen(words)) == 0;
}

/** Has the position as text a line like this, or part of one? */
static inline bool
position_has(const table *t, const char *part)
{
    bt_buf text = { 0 };
    bool found;

    bt_position_write(t->game, t->state, &text);
    found = strstr(bt_buf_text(&text), part) != NULL;
    bt_buf_release(&text);
    return found;
}

#endif
