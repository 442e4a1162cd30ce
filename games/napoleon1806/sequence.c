/*
 * sequence.c - the sequence of play [C3.1], read from top to bottom.
 *
 *     each turn:
 *         Württemberg comes in, on turn 5 [C2.4]
 *         Draw
 *         Initiative
 *         Operations
 *         Recovery
 */
#include "sequence.h"
#include "arrival.h"
#include "bids.h"
#include "blocks.h"
#include "cards.h"
#include "combat.h"
#include "fog.h"
#include "position.h"
#include "setup.h"
#include "state_ok.h"
#include "victory.h"

#include <string.h>

/* Steps of the GAME frame: what comes next. */
enum { TO_ARRIVE, TO_DRAW, TO_INITIATIVE, TO_OPERATE, TO_RECOVER };

static void
push(n06 *n, n06_procedure procedure, bt_side side)
{
    bt_frames_push(&n->s->frames, (uint8_t)procedure, side);
}

static bool
has_hands(const n06 *n)
{
    return !n06_option(n, N06_OPTION_HANDS);
}

/* ---- the turn ----------------------------------------------------------- */

static void
begin_phase(n06 *n, n06_procedure procedure, bt_side side)
{
    N06_EVENT(n, PHASE, "C3.1", procedure, 0, 0, 0);
    push(n, procedure, side);
}

static void
next_phase(n06 *n)
{
    bt_frame *game = bt_frames_top(&n->s->frames);
    int step = game->step;

    game->step = (uint8_t)(step == TO_RECOVER ? TO_ARRIVE : step + 1);
    switch (step) {
    case TO_ARRIVE:
        n06_begin_arrival(n);
        return;
    case TO_DRAW:
        if (has_hands(n))
            begin_phase(n, N06_P_DRAW, N06_FRENCH);
        return;
    case TO_INITIATIVE:
        begin_phase(n, N06_P_INITIATIVE, N06_FRENCH);
        return;
    case TO_OPERATE:
        n->s->passed = 0;
        begin_phase(n, N06_P_OPERATIONS, game->side);
        return;
    default:
        begin_phase(n, N06_P_RECOVERY, N06_FRENCH);
    }
}

/* ---- the loop ----------------------------------------------------------- */

/* [C12.6] Who is left where corps of both sides have suffered together: now both have. */
static void
settle_control(n06 *n)
{
    const n06_printed *p = n->printed;
    bool fought = n06_frame(n->s, N06_P_COMBAT) != NULL;

    if (!fought && !n06_frame(n->s, N06_P_RECOVERY))
        return;
    for (int i = 0; i < p->prize_count && n->s->winner == BT_SIDE_NONE; i++)
        if (!fought || p->prizes[i].area == n->s->target)
            n06_check_control(n, p->prizes[i].area, "C12.6");
}

/* Strength points fall together in a combat's results and in step 3 [C12.13]. */
static void
score_the_fallen(n06 *n)
{
    int net = n->s->fell[N06_FRENCH] - n->s->fell[N06_PRUSSIAN];

    if ((!n->s->fell[0] && !n->s->fell[1]) || n06_holds_score(n->s))
        return;
    n->s->fell[0] = n->s->fell[1] = 0;
    n06_tell(n);
    n06_add_vp(n, net, "C12.1");
    settle_control(n);
}

void
n06_run(n06 *n)
{
    do {
        score_the_fallen(n);
        if (n->s->winner != BT_SIDE_NONE) {
            n06_close(n);
            return;
        }
    } while (!bt_step(n->game, &n->s->frames, n));
}

static bool
game_waits(n06 *n)
{
    next_phase(n);
    return false;
}

/* [C3.1] Which step comes after what is open; before turn 1 none has been taken. */
static bool
game_holds(const n06 *n, const bt_frame *frame, bt_error *err)
{
    static const uint8_t next[N06_P_COUNT] = {
        [N06_P_ARRIVAL] = TO_DRAW,
        [N06_P_DRAW] = TO_INITIATIVE,
        [N06_P_INITIATIVE] = TO_OPERATE,
        [N06_P_OPERATIONS] = TO_RECOVER,
    };

    if (frame == bt_frames_peek(&n->s->frames) || frame->step == next[frame[1].procedure])
        return true;
    return bt_fail(err, BT_EDATA, "the turn has not come to that [C3.1]"), false;
}

const bt_room n06_room_game = { .waits = game_waits, .holds = game_holds };

void
n06_setup(const bt_game *game, bt_state *state)
{
    const n06_printed *p = n06_printed_of(game);
    n06_state *s = (n06_state *)(void *)state;
    n06 n = { game, p, s, NULL };

    memset(s->axis, BT_LINK_NONE, sizeof s->axis);
    for (int u = 0; u < p->unit_count; u++) {
        s->places[u] = p->blocks[u].start;
        s->infantry[u] = p->blocks[u].infantry;
        s->cavalry[u] = p->blocks[u].cavalry;
    }
    for (int i = 0; i < p->prize_count; i++)
        s->control[i] = p->prizes[i].holder;
    /* [C2.3] Every card is in its deck, no hand holds any. */
    s->deck[N06_FRENCH] = p->deck[N06_FRENCH];
    s->deck[N06_PRUSSIAN] = p->deck[N06_PRUSSIAN];
    s->turn = (uint8_t)p->first_turn;
    s->vp = (uint8_t)p->start_vp;
    s->winner = s->loser = BT_SIDE_NONE;
    s->link = BT_LINK_NONE;
    s->origin = s->target = s->retreated = BT_AREA_NONE;
    s->pending = N06_CARD_NONE;
    n06_clear_table(&n);
    n06_derive_caches(p, s);
    n06_forget_bids(s);
    push(&n, N06_P_GAME, N06_FRENCH);
    if (n06_is_marshal(&n))
        n06_begin_bids(&n);
    else
        n06_begin_setup(&n);
    n06_run(&n);
}

/* A position by hand names what is in hands or used up: the deck is the rest, and
 * of a deck that is named the rest is used up. */
static void
sort_cards(const n06_printed *p, n06_state *s)
{
    for (int side = 0; side < 2; side++) {
        bt_set used = bt_set_or(s->hand[side], s->table[side]);
        used = bt_set_or(used, bt_set_and(s->lasting, p->deck[side]));
        s->discard[side] = bt_set_minus(s->discard[side], used);
        used = bt_set_or(used, s->discard[side]);
        s->deck[side] = bt_set_minus(s->deck[side], used);
        used = bt_set_or(used, s->deck[side]);
        s->discard[side] = bt_set_or(s->discard[side], bt_set_minus(p->deck[side], used));
    }
}

int
n06_begin(const bt_game *game, bt_state *state, bt_side side, const char *segment, bt_error *err)
{
    static const char *const words[] = { "arrival", "draw", "initiative", "operations",
                                         "recovery" };
    n06_state *s = (n06_state *)(void *)state;
    n06 n = { game, n06_printed_of(game), s, NULL };

    if (side > N06_PRUSSIAN)
        return bt_fail(err, BT_ESYNTAX, "a segment belongs to french or prussian");
    if (s->turn < n.printed->first_turn || s->turn > n.printed->last_turn)
        return bt_fail(err, BT_EDATA, "there is no turn %d", s->turn);
    for (size_t i = 0; i < BT_COUNT(words); i++) {
        if (strcmp(segment, words[i]))
            continue;
        memset(&s->frames, 0, sizeof s->frames);
        n06_forget_bids(s);
        if (!n06_parts_ok(game, s, err))
            return BT_EDATA;
        n06_derive_caches(n.printed, s);
        sort_cards(n.printed, s);
        push(&n, N06_P_GAME, side);
        s->frames.at[0].step = (uint8_t)i;
        n06_trace_begin(&n, false);
        n06_run(&n);
        return BT_OK;
    }
    return bt_fail(err, BT_ESYNTAX,
                   "no segment '%s'; expected arrival, draw, initiative, operations or recovery",
                   segment);
}
