/*
 * legal.c - what may be done now: a table of the actions, and their lists.
 */
#include "n06.h"

#include <assert.h>

/* Where an action belongs, what forbids it there, and what it does. */
typedef struct deed {
    uint32_t where; /* bit by n06_procedure */
    n06_refuser *refuse;
    n06_doer *perform;
} deed;

#define AT(procedure) (UINT32_C(1) << N06_P_##procedure)
#define CARDS_AT      (AT(WINDOW) | AT(COUNTER) | AT(PLAN))

static const deed deeds[N06_ACTION_COUNT] = {
    [N06_A_COME] = { AT(ARRIVAL), n06_refuse_come, n06_do_come },
    [N06_A_PLAY] = { CARDS_AT, n06_refuse_play, n06_do_play },
    [N06_A_WRECK] = { AT(MARCH), n06_refuse_wreck, n06_do_wreck },
    [N06_A_MEND] = { AT(MARCH), n06_refuse_mend, n06_do_wreck },
    [N06_A_SUMMON] = { AT(WINDOW), n06_refuse_summon, n06_do_summon },
    [N06_A_REACT] = { AT(WINDOW), n06_refuse_react, n06_do_react },
    [N06_A_SLIP] = { AT(REACTION), n06_refuse_slip, n06_do_slip },
    [N06_A_DECLINE] = { CARDS_AT, n06_refuse_decline, n06_do_decline },
    [N06_A_NAME] = { AT(CHOICE), n06_refuse_name, n06_do_name },
    [N06_A_TEND] = { AT(CHOICE), n06_refuse_tend, n06_do_tend },
    [N06_A_PICK] = { AT(CHOICE), n06_refuse_pick, n06_do_pick },
    [N06_A_MOVE] = { AT(OPERATIONS), n06_refuse_move, n06_do_move },
    [N06_A_FIGHT] = { AT(OPERATIONS), n06_refuse_fight, n06_do_fight },
    [N06_A_ASSAULT] = { AT(OPERATIONS), n06_refuse_assault, n06_do_assault },
    [N06_A_PASS] = { AT(OPERATIONS), n06_refuse_pass, n06_do_pass },
    [N06_A_JOIN] = { AT(GATHER) | AT(SUMMON) | AT(REACTION), n06_refuse_join, n06_do_join },
    [N06_A_GO] = { AT(GATHER) | AT(SUMMON), n06_refuse_go, n06_do_go },
    [N06_A_STEP] = { AT(MARCH), n06_refuse_step, n06_do_step },
    [N06_A_HALT] = { AT(MARCH), n06_refuse_halt, n06_do_halt },
    [N06_A_TIRE] = { AT(SHARE), n06_refuse_tire, n06_do_tire },
    [N06_A_REST] = { AT(SHARE), n06_refuse_rest, n06_do_rest },
    [N06_A_FEIGN] = { AT(SHARE), n06_refuse_feign, n06_do_feign },
    [N06_A_LOSE_FOOT] = { AT(SHARE), n06_refuse_lose_foot, n06_do_lose_foot },
    [N06_A_LOSE_HORSE] = { AT(SHARE), n06_refuse_lose_horse, n06_do_lose_horse },
    [N06_A_RETREAT] = { AT(RETREAT), n06_refuse_retreat, n06_do_retreat },
    [N06_A_SPEND] = { AT(REFIT), n06_refuse_spend, n06_do_spend },
    [N06_A_DONE] = { AT(REFIT), n06_refuse_done, n06_do_done },
    [N06_A_BID] = { AT(BID), n06_refuse_bid, n06_do_bid },
    [N06_A_PLACE] = { AT(SETUP), n06_refuse_place, n06_do_place },
    [N06_A_LIFT] = { AT(SETUP), n06_refuse_lift, n06_do_lift },
    [N06_A_READY] = { AT(SETUP), n06_refuse_ready, n06_do_ready },
    [N06_A_DEAL] = { AT(DEAL), n06_refuse_deal, n06_do_deal },
    [N06_A_TURN_OVER] = { AT(TURN_OVER), n06_refuse_turn_over, n06_do_turn_over },
    [N06_A_ROLL] = { AT(DICE), n06_refuse_roll, n06_do_roll },
    [N06_A_SNATCH] = { AT(SNATCH), n06_refuse_snatch, n06_do_snatch },
    [N06_A_LOTS] = { AT(LOTS), n06_refuse_lots, n06_do_lots },
};

static n06_procedure
doing(const n06_state *s)
{
    return (n06_procedure)bt_frames_peek(&s->frames)->procedure;
}

bt_sides
n06_to_act(const bt_game *game, const bt_state *state)
{
    const n06_state *s = n06_state_of(state);
    bt_side side = bt_frames_peek(&s->frames)->side;

    (void)game;
    if (doing(s) == N06_P_OVER)
        return 0;
    return side == BT_SIDE_NONE ? (bt_sides)(N06_BOTH & ~s->ready) : bt_side_bit(side);
}

/* ---- check -------------------------------------------------------------- */

static n06_act
act_of(bt_side side, bt_action action)
{
    return (n06_act){ side, bt_action_operand(action, 0), bt_action_operand(action, 1) };
}

static bool
plays_card(unsigned code)
{
    return code == N06_A_PLAY || code == N06_A_WRECK || code == N06_A_MEND ||
           code == N06_A_SUMMON || code == N06_A_REACT;
}

/* The offence; n06_cite finds the clause. */
static const bt_reason *
refuse(const n06 *n, bt_action action, const n06_act *act)
{
    unsigned code = bt_action_code(action);
    bt_side side = act->side;
    bool asked;

    if (!bt_action_is_sound(n->game, action))
        return REFUSE(NO_SUCH_ACTION);
    if (doing(n->s) == N06_P_OVER)
        return REFUSE(GAME_OVER);
    if (code >= N06_A_DEAL && side != BT_SIDE_CHANCE)
        return REFUSE(CHANCE);
    asked = side <= BT_SIDE_CHANCE &&
            n06_to_act(n->game, (const bt_state *)(const void *)n->s) & bt_side_bit(side);
    if (asked && deeds[code].where >> doing(n->s) & 1)
        return deeds[code].refuse(n, act);
    if (side <= N06_PRUSSIAN && plays_card(code))
        return n06_refuse_unasked(n, code, act);
    return asked ? n06_refuse_time(n, code) : REFUSE(NOT_YOUR_TURN);
}

const bt_reason *
n06_check(const bt_game *game, const bt_state *state, bt_side side, bt_action action)
{
    n06 n = { game, n06_printed_of(game), (n06_state *)(uintptr_t)state, NULL };
    n06_act act = act_of(side, action);
    const bt_reason *reason = refuse(&n, action, &act);

    return reason ? n06_cite(&n, bt_action_code(action), &act, reason) : NULL;
}

/* ---- legal -------------------------------------------------------------- */

typedef struct lister {
    const n06 *n;
    bt_side side;
    bt_actions *out;
} lister;

static void
try(const lister *l, unsigned code, unsigned a, unsigned b)
{
    n06_act act = { l->side, a, b };

    if (!deeds[code].refuse(l->n, &act))
        bt_actions_add(l->out, bt_action_make(code, a, b, 0));
}

/* Blocks are tried as cards, areas and connections are. */
static bt_set
blocks(uint32_t bits)
{
    return (bt_set){ { bits } };
}

static void
try_each(const lister *l, unsigned code, bt_set these)
{
    while (!bt_set_is_empty(&these))
        try(l, code, bt_set_take(&these), 0);
}

static bt_set
of_event(const lister *l, bt_set cards, n06_event event)
{
    return bt_set_and(cards, l->n->printed->of_event[event]);
}

/* Each card with each of a set of things. */
static void
try_cards_on(const lister *l, unsigned code, bt_set cards, bt_set things)
{
    while (!bt_set_is_empty(&cards)) {
        unsigned card = bt_set_take(&cards);
        for (bt_set left = things; !bt_set_is_empty(&left);)
            try(l, code, card, bt_set_take(&left));
    }
}

/* The lists leave out what is refused in any case, so that it need not be asked. */

static uint32_t
own_tired(const lister *l)
{
    uint32_t tired = 0;

    for (uint32_t left = n06_present_corps(l->n, l->side); left; left &= left - 1)
        if (l->n->s->fatigue[__builtin_ctz(left)])
            tired |= left & -left;
    return tired;
}

static bt_set
links_of(const bt_network *network, bt_area area)
{
    const bt_area_info *here = &network->areas[area];
    bt_set links = { { 0 } };

    for (int i = 0; i < here->exit_count; i++)
        bt_set_add(&links, here->exits[i].link);
    return links;
}

static void
try_units(const lister *l, unsigned code)
{
    try_each(l, code, blocks(n06_bits(l->n->printed->of_side[l->side])));
}

static void
try_exits(const lister *l, unsigned code, bt_area from)
{
    const bt_area_info *here = &l->n->printed->network.areas[from];

    for (int i = 0; i < here->exit_count; i++)
        try(l, code, here->exits[i].to, 0);
}

static void
try_areas(const lister *l, unsigned code)
{
    for (int i = 0; i < l->n->printed->network.area_count; i++)
        try(l, code, (unsigned)i, 0);
}

static void
list_window(const lister *l)
{
    bt_set present = blocks(n06_present(l->n, l->side));
    bt_set cards = n06_cards_of_moment(l->n, l->side);

    try_each(l, N06_A_PLAY, cards);
    try_cards_on(l, N06_A_SUMMON, of_event(l, cards, N06_CANNON_SOUNDS), present);
    try_cards_on(l, N06_A_REACT, of_event(l, cards, N06_REACTION), present);
    try(l, N06_A_DECLINE, 0, 0);
}

static void
list_march(const lister *l)
{
    bt_set links = links_of(&l->n->printed->network, n06_stack_area(l->n));
    bt_set hand = l->n->s->hand[l->side];

    try_cards_on(l, N06_A_WRECK, of_event(l, hand, N06_DESTROYED_BRIDGE), links);
    try_cards_on(l, N06_A_MEND, of_event(l, hand, N06_PONTONNIERS), links);
    try_exits(l, N06_A_STEP, n06_stack_area(l->n));
    try(l, N06_A_HALT, 0, 0);
}

static void
list_operations(const lister *l)
{
    bt_set able = blocks(n06_able(l->n, l->side));

    try_each(l, N06_A_MOVE, able);
    try_each(l, N06_A_FIGHT, able);
    try_each(l, N06_A_ASSAULT, able);
    try(l, N06_A_PASS, 0, 0);
}

/* Each side with each number of points that the track has. */
static void
list_bids(const lister *l)
{
    for (unsigned side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
        for (unsigned points = 0; points < N06_VP_MAX; points++)
            try(l, N06_A_BID, side, points);
}

static void
list_setup(const lister *l)
{
    bt_set own = blocks(n06_bits(l->n->printed->of_side[l->side]));
    bt_set present = blocks(n06_present(l->n, l->side));

    try_cards_on(l, N06_A_PLACE, bt_set_minus(own, present), l->n->printed->zone[l->side]);
    try_each(l, N06_A_LIFT, present);
    try(l, N06_A_READY, 0, 0);
}

static void
list_share(const lister *l)
{
    bt_set sharers = blocks(n06_bits(l->n->s->sharers[l->side]));

    try_each(l, N06_A_TIRE, sharers);
    try_each(l, N06_A_REST, sharers);
    try(l, N06_A_FEIGN, 0, 0);
    try_each(l, N06_A_LOSE_FOOT, sharers);
    try_each(l, N06_A_LOSE_HORSE, sharers);
}

static bt_area
area_of(const n06_state *s, bt_units those)
{
    return (bt_area)s->places[bt_units_first(&those)];
}

/* Blocks of the same area. */
static void
try_companions(const lister *l, bt_units with)
{
    const n06_state *s = l->n->s;

    if (!bt_units_is_empty(&with))
        try_each(l, N06_A_JOIN, blocks(n06_blocks(l->n, l->side, area_of(s, with))));
}

static void
list_now(const lister *l)
{
    const n06_state *s = l->n->s;
    const bt_frame *frame = bt_frames_peek(&s->frames);

    switch (doing(s)) {
    case N06_P_ARRIVAL:
        try_areas(l, N06_A_COME);
        break;
    case N06_P_WINDOW:
    case N06_P_COUNTER:
    case N06_P_PLAN:
        list_window(l);
        break;
    case N06_P_REACTION:
        try_exits(l, N06_A_SLIP, area_of(s, s->slipping));
        try_companions(l, s->slipping);
        break;
    case N06_P_CHOICE:
        try_areas(l, N06_A_NAME);
        try_units(l, N06_A_TEND);
        try_each(l, N06_A_PICK, s->deck[l->side]);
        break;
    case N06_P_OPERATIONS:
        list_operations(l);
        break;
    case N06_P_GATHER:
    case N06_P_SUMMON:
        try_companions(l, doing(s) == N06_P_GATHER ? s->stack : s->slipping);
        try(l, N06_A_GO, 0, 0);
        break;
    case N06_P_MARCH:
        list_march(l);
        break;
    case N06_P_SHARE:
        list_share(l);
        break;
    case N06_P_RETREAT:
        try_exits(l, N06_A_RETREAT, area_of(s, s->fighting[l->side]));
        break;
    case N06_P_REFIT:
        try_cards_on(l, N06_A_SPEND, s->hand[l->side], blocks(own_tired(l)));
        try(l, N06_A_DONE, 0, 0);
        break;
    case N06_P_DEAL:
        try_each(l, N06_A_DEAL, s->deck[frame->step]);
        break;
    case N06_P_TURN_OVER:
        try_each(l, N06_A_TURN_OVER, s->deck[frame->step]);
        break;
    case N06_P_SNATCH:
        try_each(l, N06_A_SNATCH, s->hand[frame->step]);
        break;
    case N06_P_BID:
        list_bids(l);
        break;
    case N06_P_LOTS:
        try(l, N06_A_LOTS, N06_FRENCH, 0);
        try(l, N06_A_LOTS, N06_PRUSSIAN, 0);
        break;
    case N06_P_SETUP:
        list_setup(l);
        break;
    case N06_P_DICE:
        for (unsigned face = 1; face <= 6; face++)
            try(l, N06_A_ROLL, face, 0);
        break;
    case N06_P_GAME:
    case N06_P_DRAW:
    case N06_P_INITIATIVE:
    case N06_P_OPERATION:
    case N06_P_COMBAT:
    case N06_P_RECOVERY:
    case N06_P_OVER:
    case N06_P_NONE:
    case N06_P_COUNT:
        break;
    }
}

void
n06_legal(const bt_game *game, const bt_state *state, bt_side side, bt_actions *out)
{
    n06 n = { game, n06_printed_of(game), (n06_state *)(uintptr_t)state, NULL };

    out->count = 0;
    if (side <= BT_SIDE_CHANCE && n06_to_act(game, state) & bt_side_bit(side))
        list_now(&(lister){ &n, side, out });
}

void
n06_apply(const bt_game *game, bt_state *state, bt_side side, bt_action action, bt_events *happened)
{
    n06 n = { game, n06_printed_of(game), (n06_state *)(void *)state, happened };
    n06_act act = act_of(side, action);

    assert(!n06_check(game, state, side, action));
    deeds[bt_action_code(action)].perform(&n, &act);
    n06_run(&n);
}
