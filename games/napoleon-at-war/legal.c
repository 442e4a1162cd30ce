/*
 * legal.c - which action belongs where in the sequence of play, whether it is
 * allowed, and everything that is.
 *
 * Every action has one refuse_ function.  naw_check asks it about one action,
 * naw_legal about every candidate, so the two cannot disagree.
 */
#include <assert.h>

#include "naw.h"

/* ---- who acts ---------------------------------------------------------- */

static naw_procedure
doing(const naw_state *s)
{
    return (naw_procedure)bt_frames_peek(&s->frames)->procedure;
}

bt_sides
naw_to_act(const bt_game *game, const bt_state *state)
{
    const naw_state *s = naw_state_of(state);

    (void)game;
    switch (doing(s)) {
    case NAW_P_OVER:
        return 0;
    case NAW_P_DEPLOY:
        return (bt_sides)(3 & ~s->ready);
    case NAW_P_PLAN:
    case NAW_P_MOVEMENT:
    case NAW_P_MARCH:
    case NAW_P_COMBAT:
    case NAW_P_ATTACK:
    case NAW_P_ROLL:
    case NAW_P_RETREAT:
    case NAW_P_DISPLACE:
    case NAW_P_EXCHANGE:
    case NAW_P_ADVANCE:
    case NAW_P_GAME:
    case NAW_P_RESULT:
    case NAW_P_NONE:
    case NAW_P_COUNT:
        break;
    }
    return bt_side_bit(bt_frames_peek(&s->frames)->side);
}

/* ---- check ------------------------------------------------------------- */

/* Where an action belongs, what forbids it there, and what it does. */
typedef struct deed {
    naw_procedure where, also;
    const bt_reason *(*refuse)(const naw *n, const naw_act *act);
    void (*perform)(naw *n, const naw_act *act);
} deed;

static const deed deeds[NAW_ACTION_COUNT] = {
    [NAW_A_SWAP] = { NAW_P_DEPLOY, NAW_P_NONE, naw_refuse_swap, naw_do_swap },
    [NAW_A_READY] = { NAW_P_DEPLOY, NAW_P_NONE, naw_refuse_ready, naw_do_ready },
    [NAW_A_PLAN] = { NAW_P_PLAN, NAW_P_NONE, naw_refuse_plan, naw_do_plan },
    [NAW_A_MOVE] = { NAW_P_MOVEMENT, NAW_P_NONE, naw_refuse_move, naw_do_move },
    [NAW_A_ENTER] = { NAW_P_MOVEMENT, NAW_P_NONE, naw_refuse_enter, naw_do_enter },
    [NAW_A_STEP] = { NAW_P_MARCH, NAW_P_NONE, naw_refuse_step, naw_do_step },
    [NAW_A_EXIT] = { NAW_P_MARCH, NAW_P_MOVEMENT, naw_refuse_exit, naw_do_exit },
    [NAW_A_TRANSIT] = { NAW_P_MARCH, NAW_P_MOVEMENT, naw_refuse_transit, naw_do_transit },
    [NAW_A_HALT] = { NAW_P_MARCH, NAW_P_NONE, naw_refuse_halt, naw_do_halt },
    [NAW_A_FORWARD] = { NAW_P_MOVEMENT, NAW_P_NONE, naw_refuse_forward, naw_do_forward },
    [NAW_A_DECLINE] = { NAW_P_MOVEMENT, NAW_P_NONE, naw_refuse_decline, naw_do_decline },
    [NAW_A_DIVERT] = { NAW_P_MOVEMENT, NAW_P_NONE, naw_refuse_divert, naw_do_divert },
    [NAW_A_ATTACK] = { NAW_P_COMBAT, NAW_P_NONE, naw_refuse_attack, naw_do_attack },
    [NAW_A_TARGET] = { NAW_P_ATTACK, NAW_P_NONE, naw_refuse_target, naw_do_target },
    [NAW_A_JOIN] = { NAW_P_ATTACK, NAW_P_NONE, naw_refuse_join, naw_do_join },
    [NAW_A_REDUCE] = { NAW_P_ATTACK, NAW_P_NONE, naw_refuse_reduce, naw_do_reduce },
    [NAW_A_ROLL] = { NAW_P_ATTACK, NAW_P_NONE, naw_refuse_roll, naw_do_roll },
    [NAW_A_DIE] = { NAW_P_ROLL, NAW_P_NONE, naw_refuse_die, naw_do_die },
    [NAW_A_RETREAT] = { NAW_P_RETREAT, NAW_P_NONE, naw_refuse_retreat, naw_do_retreat },
    [NAW_A_PERISH] = { NAW_P_RETREAT, NAW_P_NONE, naw_refuse_perish, naw_do_perish },
    [NAW_A_STAY] = { NAW_P_RETREAT, NAW_P_NONE, naw_refuse_stay, naw_do_stay },
    [NAW_A_DISPLACE] = { NAW_P_DISPLACE, NAW_P_NONE, naw_refuse_displace, naw_do_displace },
    [NAW_A_LOSE] = { NAW_P_EXCHANGE, NAW_P_NONE, naw_refuse_lose, naw_do_lose },
    [NAW_A_PAID] = { NAW_P_EXCHANGE, NAW_P_NONE, naw_refuse_paid, naw_do_paid },
    [NAW_A_ADVANCE] = { NAW_P_ADVANCE, NAW_P_NONE, naw_refuse_advance, naw_do_advance },
    [NAW_A_HOLD] = { NAW_P_ADVANCE, NAW_P_NONE, naw_refuse_hold, naw_do_hold },
    [NAW_A_DONE] = { NAW_P_MOVEMENT, NAW_P_COMBAT, naw_refuse_done, naw_do_done },
};

static bool
is_in_place(naw_procedure now, unsigned code)
{
    return deeds[code].where == now || deeds[code].also == now;
}

static naw_act
act_of(bt_side side, bt_action action)
{
    return (naw_act){ side, bt_action_operand(action, 0), bt_action_operand(action, 1),
                      bt_action_operand(action, 2) };
}

const bt_reason *
naw_check(const bt_game *game, const bt_state *state, bt_side side, bt_action action)
{
    naw n = { game, naw_printed_of(game), (naw_state *)(uintptr_t)state, NULL };
    unsigned code = bt_action_code(action);
    naw_act act = act_of(side, action);

    if (!bt_action_is_sound(game, action))
        return REFUSE(NO_SUCH_ACTION);
    if (doing(n.s) == NAW_P_OVER)
        return REFUSE(GAME_OVER);
    if (side > BT_SIDE_CHANCE || !(naw_to_act(game, state) & bt_side_bit(side)))
        return naw_refuse_side(&n, side, code, act.b);
    if (!is_in_place(doing(n.s), code))
        return naw_refuse_moment(&n, side, code, act.b);
    return deeds[code].refuse(&n, &act);
}

/* ---- legal ------------------------------------------------------------- */

typedef struct lister {
    const naw *n;
    bt_side side;
    bt_actions *out;
} lister;

static bool
try(const lister *l, unsigned code, unsigned a, unsigned b)
{
    naw_act act = { .side = l->side, .a = a, .b = b };

    if (deeds[code].refuse(l->n, &act))
        return false;
    bt_actions_add(l->out, bt_action_make(code, a, b, 0));
    return true;
}

static void
try_units(const lister *l, unsigned code, bt_units units)
{
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        try(l, code, u, 0);
}

static void
try_numbers(const lister *l, unsigned code, unsigned first, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        try(l, code, first + i, 0);
}

/* A unit and each hex next to it. */
static void
try_neighbours(const lister *l, unsigned code, bt_units units)
{
    const naw_printed *p = l->n->printed;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        bt_hex from = l->n->s->places[u];
        for (int i = 0; !BT_PLACE_IS_BOX(from) && i < p->side_count[from]; i++)
            try(l, code, u, p->sides[from][i].to);
    }
}

static bt_units
on_map(const naw *n, bt_units units)
{
    for (bt_units left = units; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (!naw_on_map(n->s, u))
            bt_units_remove(&units, u);
    }
    return units;
}

static void
list_deployment(const lister *l)
{
    bt_units ours = on_map(l->n, l->n->printed->of_side[l->side]);

    for (bt_units ones = ours; !bt_units_is_empty(&ones);) {
        bt_unit one = bt_units_take(&ones);
        for (bt_units others = ones; !bt_units_is_empty(&others);)
            try(l, NAW_A_SWAP, one, bt_units_take(&others));
    }
    try(l, NAW_A_READY, 0, 0);
}

/* Units that may set out. */
static bt_units
movers(const lister *l)
{
    bt_units able = bt_units_minus(l->n->printed->of_side[l->side], l->n->s->moved);

    for (bt_units left = able; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (naw_refuse_mover(l->n, l->side, u))
            bt_units_remove(&able, u);
    }
    return able;
}

/* Leaving the map by any edge, and for the track. */
static void
try_leaving(const lister *l, bt_units units)
{
    const naw_printed *p = l->n->printed;

    if (!naw_may_leave(l->n, l->side))
        return;
    for (unsigned code = NAW_A_EXIT; code <= NAW_A_TRANSIT; code++) {
        unsigned count = code == NAW_A_EXIT ? 4 : NAW_SECTIONS;
        for (bt_units left = units; !bt_units_is_empty(&left);) {
            bt_unit u = bt_units_take(&left);
            for (unsigned i = 0; p->atlas.hexes[l->n->s->places[u]].edges && i < count; i++)
                try(l, code, u, i);
        }
    }
}

static void
list_movement(const lister *l)
{
    const naw *n = l->n;
    bt_units due = naw_due(n, l->side);
    bt_units able = movers(l);
    bt_hex_list hexes;

    naw_list_moves(n, l->side, able, l->out);
    for (bt_units left = due; n->s->crowded == BT_UNIT_NONE && !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        naw_entry_hexes(n, u, &hexes);
        for (int i = 0; i < hexes.count; i++)
            bt_actions_add(l->out, bt_action_make(NAW_A_ENTER, u, hexes.at[i], 0));
    }
    try_leaving(l, able);
    try_units(l, NAW_A_FORWARD, n->s->tracked);
    try_units(l, NAW_A_DECLINE, due);
    if (naw_option(n, NAW_OPTION_BERNADOTTE))
        try(l, NAW_A_DIVERT, n->s->turn, 0);
    try(l, NAW_A_DONE, 0, 0);
}

/* Next hexes: the two halves of naw_refuse_step. */
static void
list_march(const lister *l)
{
    const naw *n = l->n;
    const naw_printed *p = n->printed;
    const naw_state *s = n->s;
    bt_hex from = s->places[s->mover];
    bool goes_on = !naw_controls(s, naw_other(l->side), from);
    bt_units mover = { { 0 } };

    for (int i = 0; goes_on && i < p->side_count[from]; i++)
        if (!naw_refuse_hexside(n, s->mover, from, i, s->mp))
            bt_actions_add(l->out, bt_action_make(NAW_A_STEP, p->sides[from][i].to, 0, 0));
    bt_units_add(&mover, s->mover);
    try_leaving(l, mover);
    try(l, NAW_A_HALT, 0, 0);
}

/* Units near the first target, and guns: nobody else can join. */
static bt_units
possible_attackers(const naw *n, bt_side side)
{
    bt_units out = bt_units_and(n->printed->artillery, n->printed->of_side[side]);
    bt_unit target = bt_units_first(&n->s->defenders);
    bt_hex hex = n->s->places[target];

    for (int i = 0; i < n->printed->side_count[hex]; i++) {
        bt_unit there = n->s->at[n->printed->sides[hex][i].to];
        if (there != BT_UNIT_NONE && n->printed->side_of[there] == side)
            bt_units_add(&out, there);
    }
    return out;
}

static void
list_attack(const lister *l)
{
    const naw *n = l->n;
    naw_act none = { .side = l->side };
    bool ready;

    try_units(l, NAW_A_TARGET, naw_attackable(n));
    try_units(l, NAW_A_JOIN, possible_attackers(n, l->side));
    ready = !naw_refuse_roll(n, &none);
    for (int column = 0; ready && column < naw_column(n, NULL); column++)
        bt_actions_add(l->out, bt_action_make(NAW_A_REDUCE, (unsigned)column, 0, 0));
    if (ready)
        bt_actions_add(l->out, bt_action_make(NAW_A_ROLL, 0, 0, 0));
}

static void
list_retreat(const lister *l)
{
    try_neighbours(l, NAW_A_RETREAT, l->n->s->retreating);
    try_units(l, NAW_A_PERISH, l->n->s->retreating);
    try_units(l, NAW_A_STAY, l->n->s->retreating);
}

static void
list_now(const lister *l)
{
    const naw_state *s = l->n->s;
    bt_units last = { { 0 } };

    switch (doing(s)) {
    case NAW_P_DEPLOY:
        list_deployment(l);
        break;
    case NAW_P_PLAN:
        try_numbers(l, NAW_A_PLAN, 0, NAW_PLANS);
        break;
    case NAW_P_MOVEMENT:
        list_movement(l);
        break;
    case NAW_P_MARCH:
        list_march(l);
        break;
    case NAW_P_COMBAT:
        try_units(l, NAW_A_ATTACK, naw_attackable(l->n));
        try(l, NAW_A_DONE, 0, 0);
        break;
    case NAW_P_ATTACK:
        list_attack(l);
        break;
    case NAW_P_ROLL:
        try_numbers(l, NAW_A_DIE, 1, (unsigned)l->n->printed->crt.row_count);
        break;
    case NAW_P_RETREAT:
        list_retreat(l);
        break;
    case NAW_P_DISPLACE:
        bt_units_add(&last, s->chain[s->chain_count - 1]);
        try_neighbours(l, NAW_A_DISPLACE, last);
        break;
    case NAW_P_EXCHANGE:
        try_units(l, NAW_A_LOSE, s->attackers);
        try(l, NAW_A_PAID, 0, 0);
        break;
    case NAW_P_ADVANCE:
        try_neighbours(l, NAW_A_ADVANCE, bt_units_or(s->attackers, s->defenders));
        try(l, NAW_A_HOLD, 0, 0);
        break;
    case NAW_P_GAME:
    case NAW_P_RESULT:
    case NAW_P_OVER:
    case NAW_P_NONE:
    case NAW_P_COUNT:
        break;
    }
}

void
naw_legal(const bt_game *game, const bt_state *state, bt_side side, bt_actions *out)
{
    naw n = { game, naw_printed_of(game), (naw_state *)(uintptr_t)state, NULL };

    out->count = 0;
    if (side <= BT_SIDE_CHANCE && naw_to_act(game, state) & bt_side_bit(side))
        list_now(&(lister){ &n, side, out });
}

/* ---- apply, chance ----------------------------------------------------- */

/* [5.17] With the strict option a move that has ended stands, whether the unit was told to halt
 * or could not go on. */
static bool
ends_a_move(const naw *n, bt_units moved)
{
    bt_units ended = bt_units_minus(n->s->moved, moved);

    return naw_option(n, NAW_OPTION_TOUCH) && !bt_units_is_empty(&ended);
}

/* What hands the decision over stands as well. */
void
naw_apply(const bt_game *game, bt_state *state, bt_side side, bt_action action, bt_events *happened)
{
    naw n = { game, naw_printed_of(game), (naw_state *)(void *)state, happened };
    naw_act act = act_of(side, action);
    bt_units moved = n.s->moved;
    bool deploys = bt_frames_peek(&n.s->frames)->procedure == NAW_P_DEPLOY;

    assert(!naw_check(game, state, side, action));
    deeds[bt_action_code(action)].perform(&n, &act);
    naw_run(&n);
    if (!(naw_to_act(game, state) & bt_side_bit(side)) || (!deploys && ends_a_move(&n, moved)))
        bt_events_seal(happened);
}

bt_action
naw_chance(const bt_game *game, const bt_state *state, bt_rng *rng)
{
    unsigned faces = (unsigned)naw_printed_of(game)->crt.row_count;

    (void)state;
    return bt_action_make(NAW_A_DIE, 1 + bt_rng_below(rng, faces), 0, 0);
}
