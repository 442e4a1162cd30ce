/*
 * osgtable.h - a game of 1806 as its seats know it: what they hear, see and may choose, compared with
 * another game that differs in what is hidden from them.
 */
#ifndef TEST_OSGTABLE_H
#define TEST_OSGTABLE_H

#include <berthier/game.h>
#include <berthier/position.h>
#include <stdlib.h>
#include <string.h>

extern const bt_rules osg_rules;
extern const bt_pack bt_pack_osg1806;

enum { FRENCH, PRUSSIAN };

typedef struct table {
    bt_game *game;
    bt_state *state;
    bt_events events;
} table;

static inline table *
open_table(const char *scenario, const char *chosen)
{
    table *t = calloc(1, sizeof *t);
    bt_options options = { { 0 } };
    bt_error err = { 0 };
    assert_non_null(t);
    if (bt_options_parse(&osg_rules, chosen, &options, &err) ||
        bt_game_new(&t->game, &osg_rules, &bt_pack_osg1806, scenario, &options, &err))
        fail_msg("%s: %s:%d:%d: %s", scenario, err.file, err.line, err.column, err.text);
    t->state = bt_state_new(t->game);
    osg_rules.setup(t->game, t->state);
    return t;
}

/** Lines of a position file. */
static inline void
lay(const table *t, const char *const *lines, size_t count)
{
    bt_error err = { 0 };
    for (size_t i = 0; i < count; i++)
        if (bt_position_line(t->game, lines[i], (int)i, t->state, &err))
            fail_msg("%s: %s", lines[i], err.text);
    if (bt_position_finish(t->game, t->state, &err))
        fail_msg("%s", err.text);
}

/** The same, and a segment of a side that begins there. */
static inline void
lay_to_begin(const table *t, const char *const *lines, size_t count, bt_seat side,
             const char *segment)
{
    bt_error err = { 0 };
    lay(t, lines, count);
    if (osg_rules.begin(t->game, t->state, side, segment, &err))
        fail_msg("%s: %s", segment, err.text);
}

static inline void
close_table(table *t)
{
    free(t->state);
    bt_game_free(t->game);
    free(t);
}

/** An action that writes a text of that number; none for 0. */
static inline void
act_with_text(table *t, bt_seat seat, const char *words, unsigned text)
{
    bt_action action;
    bt_error err = { 0 };
    const bt_reason *reason;
    if (bt_action_parse(t->game, words, &action, &err))
        fail_msg("%s: %s", words, err.text);
    if ((reason = osg_rules.check(t->game, t->state, seat, action)))
        fail_msg("%s: %s", words, reason->text);
    if (text)
        action = bt_action_make(bt_action_code(action), bt_action_operand(action, 0), text, 0);
    t->events.count = 0;
    osg_rules.apply(t->game, t->state, seat, action, &t->events);
    if (!osg_rules.state_ok(t->game, t->state, &err))
        fail_msg("%s: %s", words, err.text);
}

static inline void
act(table *t, bt_seat seat, const char *words)
{
    act_with_text(t, seat, words, 0);
}

/** How many of what happened last a viewer heard. */
static inline int
heard(const table *t, bt_seat viewer)
{
    int count = 0;
    for (int i = 0; i < t->events.count; i++)
        count += bt_event_is_seen(&t->events.at[i], viewer);
    return count;
}

static inline bool
look_alike(const bt_game *game, const bt_state *a, const bt_state *b, bt_seat viewer)
{
    bt_view *one = calloc(1, osg_rules.view_size), *other = calloc(1, osg_rules.view_size);
    osg_rules.view(game, a, viewer, one);
    osg_rules.view(game, b, viewer, other);
    bool same = !memcmp(one, other, osg_rules.view_size);
    free(one);
    free(other);
    return same;
}

static inline void
assert_same_choices(const table *a, const table *b, bt_seat seat)
{
    bt_actions *one = calloc(1, sizeof *one), *other = calloc(1, sizeof *other);
    osg_rules.legal(a->game, a->state, seat, one);
    osg_rules.legal(b->game, b->state, seat, other);
    assert_int_equal(one->count, other->count);
    assert_memory_equal(one->at, other->at, (size_t)one->count * sizeof one->at[0]);
    free(one);
    free(other);
}

/** A viewer cannot tell one from the other. */
static inline void
assert_alike(const table *a, const table *b, bt_seat viewer)
{
    assert_true(look_alike(a->game, a->state, b->state, viewer));
    assert_int_equal(osg_rules.to_act(a->game, a->state), osg_rules.to_act(b->game, b->state));
    if (viewer != BT_SIDE_NONE)
        assert_same_choices(a, b, viewer);
}

#endif
