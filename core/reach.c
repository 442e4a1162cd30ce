/*
 * reach.c - the cheapest way to every place a unit can go, by playing.
 *
 * Dijkstra's search.  A candidate is a place somebody has come to in some mode, with the
 * position in which the unit stands there; the cheapest one not settled yet is
 * settled next, and everything legal from it is tried.  A few hundred places
 * are open at most, so the cheapest is simply looked for.
 */
#include <berthier/reach.h>

#include <assert.h>

typedef struct candidate {
    bt_spot spot;
    bt_state *state;
    bool settled;
} candidate;

typedef struct search {
    bt_arena *arena;
    const bt_game *game;
    bt_seat seat;
    bt_unit unit;
    bt_whereabouts start;
    candidate **known; /* by slot_of */
    candidate **open;  /* in the order they were found */
    int open_count;
    bt_spot *spots;
    int count;
    bt_state *tried;
    bt_actions *legal;
    bt_events *events;
} search;

static int
hex_count(const bt_game *game)
{
    return game->atlas ? game->atlas->hex_count : 0;
}

/* Hexes, then boxes, each in every mode. */
static int
slot_of(const bt_game *game, uint16_t place, uint8_t mode)
{
    int slot = BT_PLACE_IS_BOX(place) ? hex_count(game) + place - BT_PLACE_BOX(0) : place;
    assert(slot < hex_count(game) + game->box_count && mode < BT_MODES_MAX);
    return slot * BT_MODES_MAX + mode;
}

/* Note that the unit, tried, has come to a place in a way better than those known. */
static int
improve(search *s, const bt_spot *spot)
{
    candidate **slot = &s->known[slot_of(s->game, spot->place, spot->mode)];
    candidate *there = *slot;
    if (there && (there->settled || there->spot.cost <= spot->cost))
        return BT_OK;
    if (!there) {
        there = bt_arena_alloc(s->arena, sizeof *there);
        if (!there)
            return BT_ENOMEM;
        there->state = bt_arena_alloc(s->arena, s->game->rules->state_size);
        if (!there->state)
            return BT_ENOMEM;
        *slot = s->open[s->open_count++] = there;
    }
    there->spot = *spot;
    bt_state_copy(s->game, there->state, s->tried);
    return BT_OK;
}

/* Take one action from a settled spot and see where that leads. */
static int
follow(search *s, int from, const bt_state *state, bt_action action)
{
    const bt_rules *rules = s->game->rules;
    bt_spot *spot = &s->spots[from];
    bt_whereabouts now = { 0 };
    unsigned expense = rules->expense(s->game, state, s->seat, action);
    unsigned cost = spot->cost + expense;
    if (expense == BT_EXPENSE_UNSURE)
        return BT_OK;
    bt_state_copy(s->game, s->tried, state);
    s->events->count = 0;
    s->events->sealed = false;
    rules->apply(s->game, s->tried, s->seat, action, s->events);
    if (!rules->whereabouts(s->game, s->tried, s->unit, &now))
        return BT_OK;
    bool ends = !now.marching || s->events->sealed ||
                !(rules->to_act(s->game, s->tried) & bt_side_bit(s->seat));
    if (now.place == spot->place && now.mode == spot->mode) {
        if (ends)
            spot->halt = action;
        return BT_OK;
    }
    assert(cost <= s->start.points);
    return improve(s, &(bt_spot){ .place = now.place,
                                  .mode = now.mode,
                                  .from = (int16_t)from,
                                  .cost = (uint16_t)cost,
                                  .left = (uint16_t)(s->start.points - cost),
                                  .ends = ends,
                                  .action = action });
}

/* Does the action concern the unit?  While it is on the march, all do. */
static bool
is_its_own(const search *s, bool marching, bt_action action)
{
    const bt_rules *rules = s->game->rules;
    const bt_action_def *def = &rules->actions[bt_action_code(action)];
    return marching || (rules->operands[def->operands[0]].kind == BT_KIND_UNIT &&
                        bt_action_operand(action, 0) == s->unit);
}

static int
expand(search *s, int from, const bt_state *state, bool marching)
{
    s->game->rules->legal(s->game, state, s->seat, s->legal);
    for (int i = 0; i < s->legal->count; i++) {
        bt_action action = s->legal->at[i];
        int status = is_its_own(s, marching, action) ? follow(s, from, state, action) : BT_OK;
        if (status)
            return status;
    }
    return BT_OK;
}

/* The cheapest candidate, taken off the list; the first found of equals. */
static candidate *
take_cheapest(search *s)
{
    int best = 0;
    for (int i = 1; i < s->open_count; i++) {
        if (s->open[i]->spot.cost < s->open[best]->spot.cost)
            best = i;
    }
    candidate *taken = s->open[best];
    s->open_count--;
    for (int i = best; i < s->open_count; i++)
        s->open[i] = s->open[i + 1];
    return taken;
}

static int
explore(search *s, const bt_state *state)
{
    int status = expand(s, 0, state, s->start.marching);
    while (!status && s->open_count) {
        candidate *next = take_cheapest(s);
        next->settled = true;
        s->spots[s->count++] = next->spot;
        if (!next->spot.ends)
            status = expand(s, s->count - 1, next->state, true);
    }
    return status;
}

static bool
make_room(search *s)
{
    size_t places = (size_t)(hex_count(s->game) + s->game->box_count) * BT_MODES_MAX;
    s->known = bt_arena_calloc(s->arena, places, sizeof *s->known);
    s->open = bt_arena_calloc(s->arena, places, sizeof *s->open);
    s->spots = bt_arena_calloc(s->arena, places + 1, sizeof *s->spots);
    s->legal = bt_arena_alloc(s->arena, sizeof *s->legal);
    s->tried = bt_arena_alloc(s->arena, s->game->rules->state_size);
    s->events = bt_arena_alloc(s->arena, sizeof *s->events);
    return s->known && s->open && s->spots && s->legal && s->tried && s->events;
}

/* The game's own answer, from what the seat may know. */
static int
ask_game(bt_reach *out, bt_arena *arena, const bt_game *game, const bt_state *state, bt_seat seat,
         bt_unit unit)
{
    bt_view *view = bt_arena_calloc(arena, 1, game->rules->view_size);
    if (!view)
        return BT_ENOMEM;
    game->rules->view(game, state, seat, view);
    return game->rules->ways(game, view, unit, arena, out);
}

int
bt_reach_find(bt_reach *out, bt_arena *arena, const bt_game *game, const bt_state *state,
              bt_seat seat, bt_unit unit, bt_error *err)
{
    search s = { .arena = arena, .game = game, .seat = seat, .unit = unit };
    candidate here = { .settled = true };
    *out = (bt_reach){ 0 };
    if (game->rules->ways && ask_game(out, arena, game, state, seat, unit))
        return bt_fail(err, BT_ENOMEM, "out of memory");
    if (game->rules->ways || !game->rules->whereabouts ||
        !game->rules->whereabouts(game, state, unit, &s.start))
        return BT_OK;
    if (!make_room(&s))
        return bt_fail(err, BT_ENOMEM, "out of memory");
    s.known[slot_of(game, s.start.place, s.start.mode)] = &here;
    s.spots[0] = (bt_spot){
        .place = s.start.place, .mode = s.start.mode, .from = -1, .left = s.start.points
    };
    s.count = 1;
    if (game->rules->to_act(game, state) & bt_side_bit(seat) && explore(&s, state))
        return bt_fail(err, BT_ENOMEM, "out of memory");
    *out = (bt_reach){ .count = s.count, .spots = s.spots };
    return BT_OK;
}
