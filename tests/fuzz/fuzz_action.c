/*
 * fuzz_action.c - bytes play a game: listed actions by number, and any 64 bits.
 *
 * Byte 0 picks the game, its options, and how far it has got; bytes 1 to 4
 * seed the dice.  Then come deeds: a kind and its operands; see below.
 * Whatever is tried, check() allows it exactly if it is listed, and what is
 * refused changes nothing.  An input ends with the deed that brings its actions
 * to ACTIONS_MAX; a kept one goes on.
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

#define DEEDS_MAX   120
#define ACTIONS_MAX 96

enum { BY_NUMBER, ANY_BITS, ALTERED, PLAY_ON, KINDS };

typedef struct input {
    const uint8_t *at, *end;
} input;

static unsigned
take(input *in, int bytes)
{
    unsigned value = 0;

    for (; bytes > 0; bytes--)
        value = value << 8 | (in->at < in->end ? *in->at++ : 0u);
    return value;
}

typedef struct table {
    const bt_game *game;
    bt_state *state;
    bt_rng rng;
    fuzz_lists legal;
    int played; /* actions */
} table;

static void
apply(table *t, bt_side side, bt_action action)
{
    bt_events events = { .count = 0 };

    t->game->rules->apply(t->game, t->state, side, action, &events);
    t->played++;
}

static void
play_on(table *t, int actions)
{
    fuzz_play(t->game, t->state, &t->rng, actions);
    t->played += actions;
}

/* Any side, any 64 bits. */
static void
attempt(table *t, bt_side side, bt_action action)
{
    uint64_t before = bt_state_hash(t->game, t->state);
    bool allowed = !t->game->rules->check(t->game, t->state, side, action);
    bool listed = side <= BT_SIDE_CHANCE && bt_actions_has(&t->legal.of[side], action);
    bt_buf text = { 0 };

    bt_action_format(t->game, action, &text);
    if (allowed != listed)
        fuzz_fail("%s (%016llx) of side %d is %s and %s", bt_buf_text(&text),
                  (unsigned long long)action, side, listed ? "listed" : "not listed",
                  allowed ? "allowed" : "refused");
    bt_buf_release(&text);
    if (bt_state_hash(t->game, t->state) != before)
        fuzz_fail("asking changed the position");
    if (allowed)
        apply(t, side, action);
}

static void
deed(table *t, input *in, bt_sides to_act)
{
    unsigned kind = take(in, 1);
    bt_side side = fuzz_pick_side(to_act, kind >> 4);
    const bt_actions *legal = &t->legal.of[side];
    bt_action action = legal->at[take(in, 2) % (unsigned)legal->count];

    switch (kind % KINDS) {
    case BY_NUMBER:
        apply(t, side, action);
        break;
    case ANY_BITS:
        action = bt_action_make(take(in, 1) & 63, take(in, 2), take(in, 2), take(in, 2));
        attempt(t, (bt_side)(take(in, 1) & 7), action);
        break;
    case ALTERED:
        action ^= (bt_action)take(in, 1) << (kind >> 2 & 63);
        attempt(t, side, action);
        break;
    default:
        play_on(t, (int)take(in, 1) / 8);
    }
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static table t;
    input in = { data, data + size };
    const bt_state *from = fuzz_stage(take(&in, 1), &t.game);
    bt_sides to_act;

    t.state = bt_state_new(t.game);
    if (!t.state)
        fuzz_fail("no memory for a state");
    bt_state_copy(t.game, t.state, from);
    bt_rng_init(&t.rng, take(&in, 4));
    t.played = 0;
    to_act = fuzz_check_state(t.game, t.state, &t.legal, "at the start");
    for (int i = 0; i < DEEDS_MAX && in.at < in.end && to_act; i++) {
        if (t.played >= ACTIONS_MAX && !fuzz_in_full())
            break;
        int before = t.played;
        deed(&t, &in, to_act);
        if (t.played != before)
            to_act = fuzz_check_state(t.game, t.state, &t.legal, "after a deed");
    }
    free(t.state);
    return 0;
}
