/*
 * twins.h - two tables that differ in what one viewer cannot know, in the hub and beside it.
 *
 * Beside each table of the hub a match has the same actions: so the rules alone say what the viewer
 * sees and hears there, and whether the two are alike.
 */
#ifndef TWINS_H
#define TWINS_H

#include "hub_peers.h"

#include <berthier/match.h>
#include <berthier/position.h>
#include <stdio.h>

enum { TABLES = 2 };

/* One of the two: the hub's game, and the same match beside it. */
typedef struct table {
    person person[BT_SIDES_MAX + 1]; /* by seat, and who looks on */
    char links[BT_SIDES_MAX + 1][48];
    int sequence[BT_SIDES_MAX + 1];
    bt_match *match;
} table;

typedef struct trial {
    const bt_game *game;
    bt_seat viewer; /* BT_SIDE_NONE: who looks on */
    bt_rng rng;
    table at[TABLES];
    bt_actions legal;
    bt_events events[TABLES];
    bt_view *view[TABLES];
    bt_state *state[TABLES];
    const char *doing; /* for the account of a failure */
    bool holds;        /* what is sent waits for the others: one commit takes all */
    int compared, quiet, paired, steps;
} trial;

static int
chair_of(const trial *t, bt_seat seat)
{
    return seat == BT_SIDE_NONE ? bt_seat_count(t->game) : (int)seat;
}

/* ---- what the rules say ------------------------------------------------------ */

static void
look(const trial *t, const bt_state *state, bt_view *out)
{
    memset(out, 0, t->game->rules->view_size);
    t->game->rules->view(t->game, state, t->viewer, out);
}

static bool
looks_alike(const trial *t, const bt_state *one, const bt_state *other)
{
    look(t, one, t->view[0]);
    look(t, other, t->view[1]);
    return memcmp(t->view[0], t->view[1], t->game->rules->view_size) == 0;
}

static const bt_event *
heard(const trial *t, int which, int *at)
{
    const bt_events *list = &t->events[which];

    while (*at < list->count && !bt_event_is_seen(&list->at[*at], t->viewer))
        ++*at;
    return *at < list->count ? &list->at[(*at)++] : NULL;
}

static bool
sounds_alike(const trial *t)
{
    const bt_event *one, *other;
    int i = 0, j = 0;

    do {
        one = heard(t, 0, &i);
        other = heard(t, 1, &j);
        if (!one || !other)
            return one == other;
    } while (one->code == other->code && strcmp(one->rule, other->rule) == 0 &&
             memcmp(one->args, other->args, sizeof one->args) == 0);
    return false;
}

static bool
has_text(const trial *t, bt_action action)
{
    const bt_action_def *def = &t->game->rules->actions[bt_action_code(action)];

    for (int i = 0; i < BT_ACTION_OPERANDS; i++)
        if (t->game->rules->operands[def->operands[i]].kind == BT_KIND_TEXT)
            return true;
    return false;
}

/* Does everybody play the side on whose seat it sat down?  Bids change that. */
static bool
is_as_seated(const trial *t, const bt_state *state)
{
    for (bt_seat seat = 0; seat < bt_seat_count(t->game); seat++)
        if (bt_seated(t->game, state, seat) != seat)
            return false;
    return true;
}

/* Try an action beside the hub; false when chance would have to act, sides change, or the game end. */
static bool
foresee(trial *t, int which, bt_seat seat, bt_action action)
{
    const bt_rules *rules = t->game->rules;
    const bt_state *now = bt_match_state(t->at[which].match);

    if (rules->check(t->game, now, seat, action) || has_text(t, action))
        return false;
    t->events[which].count = 0;
    bt_state_copy(t->game, t->state[which], now);
    rules->apply(t->game, t->state[which], seat, action, &t->events[which]);
    bt_sides acting = rules->to_act(t->game, t->state[which]);
    return acting && !(acting & bt_side_bit(BT_SIDE_CHANCE)) && is_as_seated(t, t->state[which]);
}

/* Some seat that may act, and something it may do. */
static bool
choose(trial *t, int which, bt_seat *seat, bt_action *action)
{
    const bt_rules *rules = t->game->rules;
    const bt_state *now = bt_match_state(t->at[which].match);
    bt_sides acting = rules->to_act(t->game, now);

    *seat = (bt_seat)bt_rng_below(&t->rng, (uint32_t)bt_seat_count(t->game));
    t->legal.count = 0;
    if (acting & bt_side_bit(*seat))
        rules->legal(t->game, now, *seat, &t->legal);
    if (!t->legal.count)
        return false;
    *action = t->legal.at[bt_rng_below(&t->rng, (uint32_t)t->legal.count)];
    return true;
}

/* ---- what the hub says ------------------------------------------------------- */

/* What no two tables have alike, whatever is hidden. */
static void
blur(json_t *value)
{
    static const char *const own[] = { "link", "watch", "key" };
    const char *name;
    json_t *item;
    size_t i;

    for (i = 0; i < BT_COUNT(own); i++)
        json_object_del(value, own[i]);
    if (json_object_get(value, "played")) /* the second in which it was */
        json_object_set_new(value, "played", json_true());
    json_object_foreach(value, name, item) blur(item);
    json_array_foreach(value, i, item) blur(item);
}

/* All that somebody was sent since last time; the caller's. */
static char *
take_inbox(person *who)
{
    blur(who->inbox);
    char *text = json_dumps(who->inbox, JSON_SORT_KEYS | JSON_INDENT(1));
    assert_non_null(text);
    json_array_clear(who->inbox);
    return text;
}

/* Where several steps are told at once, each says how many of the events are its own. */
static void
check_steps(trial *t, const json_t *message)
{
    const json_t *steps = json_object_get(message, "steps"), *step;
    json_int_t sum = 0;
    size_t i;

    json_array_foreach(steps, i, step) sum += json_integer_value(json_array_get(step, 1));
    if (!steps || !json_is_array(json_array_get(steps, 0)))
        return;
    t->steps++;
    assert_int_equal(sum, json_array_size(json_object_get(message, "events")));
}

static void
compare_inboxes(trial *t)
{
    if (t->holds)
        return;
    int chair = chair_of(t, t->viewer);
    const json_t *message;
    size_t k;

    json_array_foreach(t->at[0].person[chair].inbox, k, message) check_steps(t, message);
    char *one = take_inbox(&t->at[0].person[chair]), *other = take_inbox(&t->at[1].person[chair]);

    size_t same = 0;

    t->compared++;
    while (one[same] && one[same] == other[same])
        same++;
    size_t from = same > 200 ? same - 200 : 0;
    if (one[same] != other[same])
        fail_msg("%s is told what it may not know by \"%s\":\n%.400s\nand\n%.400s",
                 bt_seat_id(t->game, t->viewer), t->doing, one + from, other + from);
    free(one);
    free(other);
}

/* A request as jansson packs it; used up. */
static void
send_line(person *who, json_t *request)
{
    assert_non_null(request);
    char *line = json_dumps(request, 0);
    bt_hub_line(hub, who->peer, line, strlen(line));
    free(line);
    json_decref(request);
}

static json_t *
answer_to(person *who, json_t *request)
{
    json_array_clear(who->inbox);
    send_line(who, request);
    bt_hub_flush(hub);
    return read_one(who);
}

/* The viewer sends the same to both tables. */
static void
ask_both(trial *t, json_t *request, const char *doing)
{
    int chair = chair_of(t, t->viewer);

    t->doing = doing;
    for (int i = 0; i < TABLES; i++) {
        json_t *copy = json_deep_copy(request);
        if (json_object_get(copy, "links"))
            json_array_set_new(json_object_get(copy, "links"), 0,
                               json_string(t->at[i].links[chair]));
        if (json_object_get(copy, "link"))
            json_object_set_new(copy, "link", json_string(t->at[i].links[chair]));
        send_line(&t->at[i].person[chair], copy);
    }
    json_decref(request);
    bt_hub_flush(hub);
    compare_inboxes(t);
}

static const char *
notation(const trial *t, bt_action action, char *storage, size_t size)
{
    bt_buf text;

    bt_buf_init_fixed(&text, storage, size);
    bt_action_format(t->game, action, &text);
    return storage;
}

/* What was sent and waits is carried out. */
static inline void
let_go(trial *t)
{
    t->holds = false;
    bt_hub_flush(hub);
    compare_inboxes(t);
}

/* A seat acts, or takes back, at one table: in the hub and beside it. */
static void
act(trial *t, int which, bt_seat seat, bt_action action)
{
    table *at = &t->at[which];
    char text[128];
    json_t *request =
        action ? json_pack("{ss ss si}", "request", "apply", "action",
                           notation(t, action, text, sizeof text), "sequence", ++at->sequence[seat])
               : json_pack("{ss si si}", "request", "undo", "sequence", ++at->sequence[seat],
                           "left", bt_match_can_undo(at->match, seat) - 1);
    send_line(&at->person[seat], request);
    if (!t->holds)
        bt_hub_flush(hub);
    if (action)
        assert_int_equal(bt_match_play(at->match, seat, action, NULL, NULL, NULL), BT_OK);
    else
        assert_int_equal(bt_match_undo(at->match, seat, NULL), BT_OK);
}

/* ---- tables ------------------------------------------------------------------ */

/* Everybody is asked for everything, or the hub would answer by itself. */
static void
ask_always(const trial *t, person *who)
{
    const bt_rules *rules = t->game->rules;
    char orders[1000] = "";
    size_t length = 0;

    for (int i = 0; i < rules->moment_count; i++)
        length += (size_t)snprintf(orders + length, sizeof orders - length, "%s=ask ",
                                   rules->moments[i].id);
    if (rules->moment_count)
        is_ok(answer_to(who, json_pack("{ss ss}", "request", "orders", "set", orders)));
}

static void
open_table(trial *t, int which, const bt_state *start)
{
    table *at = &t->at[which];
    int count = bt_seat_count(t->game);
    person maker = arrive();
    bt_buf text = { 0 };

    sit(&maker);
    bt_position_write(t->game, start, &text);
    json_t *made =
        answer_to(&maker, json_pack("{ss ss}", "request", "create", "text", bt_buf_text(&text)));
    if (!json_is_true(json_object_get(made, "ok")))
        fail_msg("%s:\n%s", text_at(made, "error.text"), bt_buf_text(&text));
    for (int i = 0; i <= count; i++) {
        const json_t *seats = json_object_get(made, "seats");
        const char *link =
            i == count ? text_at(made, "watch")
                       : text_at(json_object_get(seats, bt_seat_id(t->game, (bt_seat)i)), "link");
        snprintf(at->links[i], sizeof at->links[i], "%s", link);
        at->person[i] = arrive();
        sit(&at->person[i]);
        join(&at->person[i], link);
        if (i < count)
            ask_always(t, &at->person[i]);
    }
    json_decref(made);
    bt_buf_release(&text);
    go_away(&maker);
    assert_int_equal(bt_match_new_at(&at->match, t->game, start, bt_rng_seeded(1), NULL), BT_OK);
}

static void
close_table(trial *t, int which)
{
    for (int i = 0; i <= bt_seat_count(t->game); i++)
        go_away(&t->at[which].person[i]);
    bt_match_free(t->at[which].match);
}

#endif
