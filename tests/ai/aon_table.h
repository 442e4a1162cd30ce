/*
 * aon_table.h - a position of Age of Napoleon for tests of bots: set up, asked, played on.
 */
#ifndef BT_TESTS_AON_TABLE_H
#define BT_TESTS_AON_TABLE_H

#include <berthier/bot.h>
#include <berthier/games.h>
#include <berthier/position.h>

#include <stdlib.h>
#include <string.h>

#define FRENCH    0
#define COALITION 1

typedef struct table {
    bt_game *game;
    bt_state *state;
    bt_view *view;
} table;

static inline table
set_up(const char *position)
{
    table t = { 0 };
    bt_error err = { 0 };
    int status;

    assert_int_equal(bt_game_new(&t.game, bt_games_find("age-of-napoleon"),
                                 bt_games_pack("age-of-napoleon"), "1805", NULL, &err),
                     BT_OK);
    t.state = bt_state_new(t.game);
    t.view = bt_view_new(t.game);
    assert_true(t.state && t.view);
    t.game->rules->setup(t.game, t.state);
    status = bt_position_read(t.game, position, 1, t.state, &err);
    if (status != BT_OK)
        print_error("%s\n", err.text);
    assert_int_equal(status, BT_OK);
    return t;
}

static inline void
clear_away(table *t)
{
    free(t->state);
    free(t->view);
    bt_game_free(t->game);
}

/* To the French, as it stands. */
static inline int
worth(const char *position)
{
    table t = set_up(position);
    int value = t.game->rules->evaluate(t.game, t.state, FRENCH);

    clear_away(&t);
    return value;
}

static inline bt_action
ask(const table *t, bt_side side)
{
    bt_action action = BT_ACTION_NONE;
    bt_error err = { 0 };
    bt_rng rng;

    bt_rng_init(&rng, 1);
    memset(t->view, 0, t->game->rules->view_size);
    t->game->rules->view(t->game, t->state, side, t->view);
    assert_int_equal(bt_bot_find("greedy")->choose(t->game, t->view, side, &rng, &action, &err),
                     BT_OK);
    assert_null(t->game->rules->check(t->game, t->state, side, action));
    return action;
}

/* Let greedy play a side until chance or the other side is to act. */
static inline void
play_on(const table *t, bt_side side)
{
    while (t->game->rules->to_act(t->game, t->state) == bt_side_bit(side))
        t->game->rules->apply(t->game, t->state, side, ask(t, side), NULL);
}

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
