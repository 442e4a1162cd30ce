/*
 * null.c - the smallest game: one side passes ten times.
 *
 * It goes through every test the real games go through, stands in for them
 * where a test wants no map, and is what a new game is copied from: the
 * .def files are its rule book in rows, and this file is the code behind
 * them.  docs/new-game.md explains each function.
 */
#include <assert.h>
#include <berthier/game.h>
#include <string.h>

#define NULL_PASSES 10

/* What may differ between two positions, and nothing else: no pointers, no
 * padding, so that equal positions are equal bytes. */
typedef struct null_state {
    uint8_t passes;
} null_state;

/* All is open here, so a view holds what the state holds; it is a type of its
 * own all the same, because only views leave the process. */
typedef struct null_view {
    uint8_t passes;
    bt_side viewer;
} null_view;

#define BT_CODES NULL_
#define BT_NAMES null_
#define BT_DEFS  "null/tables.def"
#include <berthier/tables.h>

static const char *const sides[] = { "solo" };

/* The contract's opaque blocks are these structs; the two casts stand here. */
static null_state *
state_of(bt_state *state)
{
    return (null_state *)(void *)state;
}

static const null_state *
const_state_of(const bt_state *state)
{
    return (const null_state *)(const void *)state;
}

static int
null_load(bt_game *game, bt_error *err)
{
    if (strcmp(game->scenario, "null") != 0)
        return bt_fail(err, BT_ENOTFOUND, "scenario \"%s\" is unknown; expected null",
                       game->scenario);
    game->title = "Ten passes";
    return BT_OK;
}

static void
null_setup(const bt_game *game BT_UNUSED, bt_state *state)
{
    state_of(state)->passes = 0;
}

/* A position as the functions of the room see it. */
struct bt_play {
    const bt_game *game;
    null_state *s;     /* only apply and what it calls write to it */
    bt_events *events; /* NULL when nobody listens */
};

static bt_play
look_at(const bt_game *game, const bt_state *state)
{
    return (bt_play){ game, (null_state *)(uintptr_t)state, NULL };
}

/* The sequence of play is a stack of procedures, a bt_frames of the state.  Here it is always the
 * same, so that it need not be in the state. */
static const bt_frames stack = { .depth = 1, .at = { { .procedure = NULL_P_TURN } } };

/* ---- the room of the only procedure ------------------------------------- */

/* [1.0] [3.0] */
static bt_sides
acting(const bt_play *n)
{
    return n->s->passes < NULL_PASSES ? bt_side_bit(0) : 0;
}

static void
do_pass(bt_play *n, const bt_act *act)
{
    (void)act;
    n->s->passes++;
    bt_events_add(n->events, NULL_EV_PASSED, BT_SIDES_ALL, "2.0", n->s->passes, 0, 0, 0);
    if (!acting(n))
        bt_events_add(n->events, NULL_EV_ENDED, BT_SIDES_ALL, "3.0", 0, 0, 0, 0);
}

/* Candidates in ascending order; those that nothing forbids are listed. */
static void
list_turn(const bt_list *list)
{
    bt_try(list, NULL_A_PASS, 0, 0);
}

static void
ask_turn(const bt_play *seen, const bt_view *view, bt_buf *out)
{
    int left = NULL_PASSES - seen->s->passes;

    (void)view;
    if (left > 0)
        BT_SAY(out, seen->game, "Pass; {0} to go.", bt_arg_number(left));
    else
        bt_buf_add(out, bt_tr(seen->game, "The game is over."));
}

/* [2.0] What can be done, what forbids it, and what it does. */
const bt_room null_room_turn = {
    .acts = acting,
    .deeds = (const bt_deed[]){ { NULL_A_PASS, bt_refuse_nothing, do_pass }, { 0 } },
    .list = list_turn,
    .ask = ask_turn,
};

/* ---- who acts, and what they do ----------------------------------------- */

static bt_sides
null_to_act(const bt_game *game, const bt_state *state)
{
    const bt_play n = look_at(game, state);

    return bt_acting(game, &stack, &n);
}

/* The one predicate: what it allows is legal, and it names the rule behind everything else. */
static const bt_reason *
null_check(const bt_game *game, const bt_state *state, bt_side side, bt_action action)
{
    const bt_play n = look_at(game, state);
    const bt_act act = bt_act_of(side, action);

    if (!bt_acting(game, &stack, &n))
        return REFUSE(OVER);
    if (side != 0)
        return REFUSE(NOT_YOU);
    if (!bt_action_is_sound(game, action))
        return REFUSE(NOT_PASS);
    return bt_deed_of(bt_room_now(game, &stack), act.code)->refuse(&n, &act);
}

static void
null_legal(const bt_game *game, const bt_state *state, bt_side side, bt_actions *out)
{
    const bt_play n = look_at(game, state);

    bt_list_room(game, &stack, &n, side, out);
}

static void
null_apply(const bt_game *game, bt_state *state, bt_side side, bt_action action,
           bt_events *happened)
{
    bt_play n = { game, state_of(state), happened };
    const bt_act act = bt_act_of(side, action);

    assert(!null_check(game, state, side, action));
    bt_perform(game, &stack, &n, &act);
    bt_run(game, &stack, &n);
}

/* [4.0] Chance is never to act, so nobody asks. */
static bt_action
null_chance(const bt_game *game BT_UNUSED, const bt_state *state BT_UNUSED, bt_rng *rng BT_UNUSED)
{
    return BT_ACTION_NONE;
}

static void
null_outcome(const bt_game *game, const bt_state *state, bt_outcome *out)
{
    *out = (bt_outcome){ .over = !null_to_act(game, state), .winner = BT_SIDE_NONE };
    if (out->over)
        memcpy(out->text, "nobody wins", sizeof "nobody wins");
}

static void
null_view_make(const bt_game *game BT_UNUSED, const bt_state *state, bt_side viewer, bt_view *out)
{
    null_view *view = (null_view *)(void *)out;
    view->passes = const_state_of(state)->passes;
    view->viewer = viewer;
}

static void
null_view_write(const bt_game *game BT_UNUSED, const bt_view *view, bt_json *json)
{
    bt_json_number(json, "passes", ((const null_view *)(const void *)view)->passes);
}

static void
null_resample(const bt_game *game BT_UNUSED, const bt_view *view, bt_rng *rng BT_UNUSED,
              bt_state *out)
{
    state_of(out)->passes = ((const null_view *)(const void *)view)->passes;
}

static void
null_derive(const bt_game *game BT_UNUSED, bt_state *state BT_UNUSED)
{
}

static bool
null_state_ok(const bt_game *game BT_UNUSED, const bt_state *state, bt_error *err)
{
    int passes = const_state_of(state)->passes;
    if (passes <= NULL_PASSES)
        return true;
    (void)bt_fail(err, BT_EDATA, "%d passes found; expected at most %d", passes, NULL_PASSES);
    return false;
}

static void
null_explain(const bt_game *game, const bt_state *state, bt_side side BT_UNUSED,
             bt_action action BT_UNUSED, const bt_reason *reason BT_UNUSED, bt_buf *out)
{
    BT_SAY(out, game, "passed {0} of {1} times", bt_arg_number(const_state_of(state)->passes),
           bt_arg_number(NULL_PASSES));
}

static void
null_prompt(const bt_game *game, const bt_view *view, bt_buf *out)
{
    null_state shown = { ((const null_view *)(const void *)view)->passes };
    const bt_play n = { game, &shown, NULL };

    bt_ask(game, &stack, &n, view, out);
}

extern const bt_rules null_rules;

const bt_rules null_rules = {
    .abi = BT_RULES_ABI,
    .id = "null",
    .title = "The null game",
    .rules_version = 1,
    .state_size = sizeof(null_state),
    .view_size = sizeof(null_view),
    .length_bound = NULL_PASSES,
    .side_count = (int)BT_COUNT(sides),
    .sides = sides,
    BT_TABLES,
    .load = null_load,
    .setup = null_setup,
    .to_act = null_to_act,
    .legal = null_legal,
    .check = null_check,
    .apply = null_apply,
    .chance = null_chance,
    .outcome = null_outcome,
    .view = null_view_make,
    .view_write = null_view_write,
    .resample = null_resample,
    .derive = null_derive,
    .state_ok = null_state_ok,
    .explain = null_explain,
    .prompt = null_prompt,
};
