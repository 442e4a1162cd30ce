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
#include "n06.h"

#include <assert.h>
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

/* ---- the late corps [C2.4] - [C2.7] ------------------------------------- */

static const bt_reason *
refuse_entry(const n06 *n, unsigned area)
{
    const n06_printed *p = n->printed;

    if (area != p->late_areas[0] && area != p->late_areas[1])
        return REFUSE(OTHER_AREA);
    return n06_free(n, n06_side_of(p, p->late), (bt_area)area) ? NULL : REFUSE(FRENCH_THERE);
}

const bt_reason *
n06_refuse_come(const n06 *n, const n06_act *act)
{
    return refuse_entry(n, act->a);
}

void
n06_do_come(n06 *n, const n06_act *act)
{
    bt_frames_pop(&n->s->frames);
    N06_EVENT(n, ARRIVED, "C2.5", n->printed->late, act->a, 0, 0);
    n06_bring_on(n, n->printed->late, (bt_area)act->a);
}

static void
begin_arrival(n06 *n)
{
    const n06_printed *p = n->printed;

    N06_EVENT(n, TURN, "C3.1", n->s->turn, 0, 0, 0);
    if (p->late == BT_UNIT_NONE || n->s->turn != p->late_turn ||
        n->s->places[p->late] != BT_PLACE_BOX(N06_BOX_COMING))
        return;
    if (refuse_entry(n, p->late_areas[0]) && refuse_entry(n, p->late_areas[1])) {
        n->s->places[p->late] = BT_PLACE_BOX(N06_BOX_UNUSED);
        N06_EVENT(n, STAYS_OUT, "C2.6", p->late, 0, 0, 0);
        return;
    }
    if (!refuse_entry(n, p->late_areas[0]) && !refuse_entry(n, p->late_areas[1]))
        for (int i = 0; i < 2; i++)
            n06_trace_only_vedettes(n, n06_other(n06_side_of(p, p->late)), p->late_areas[i]);
    push(n, N06_P_ARRIVAL, n06_side_of(p, p->late));
}

/* ---- Draw [C3.2] - [C3.7] ----------------------------------------------- */

static void
resolve_red(n06 *n, bt_side side, bt_unit card)
{
    switch (n->printed->cards[card].event) {
    case N06_INACTIVITY:
        if (!n06_has_named_area(n, side, N06_INACTIVITY))
            break;
        push(n, N06_P_CHOICE, side);
        bt_frames_top(&n->s->frames)->step = N06_INACTIVITY;
        return;
    case N06_SECOND_BREATH:
        if (n->s->turn < 5)
            break;
        n06_keep_card(n, side, card);
        return;
    default:
        n06_keep_card(n, side, card);
        return;
    }
    N06_EVENT(n, NO_EFFECT, n06_rule_of((n06_event)n->printed->cards[card].event), card, 0, 0, 0);
}

/* [C3.3] [C3.6] [C3.7] Both have drawn: one red card works, several cancel each other. */
static void
resolve_reds(n06 *n)
{
    bt_set reds = bt_set_or(n->s->table[N06_FRENCH], n->s->table[N06_PRUSSIAN]);
    int count = bt_set_count(&reds);
    uint8_t card = bt_set_first(&reds);

    if (count > 1)
        N06_EVENT(n, REDS_CANCEL, "C3.6", count, 0, 0, 0);
    else if (count == 1)
        resolve_red(n, n->printed->cards[card].side, card);
}

static void
go_on_drawing(n06 *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);

    switch (frame->step++) {
    case 0:
        n06_deal(n, N06_FRENCH, 3);
        return;
    case 1:
        n06_deal(n, N06_PRUSSIAN, 3);
        return;
    case 2:
        resolve_reds(n);
        return;
    default:
        n06_clear_table(n);
        bt_frames_pop(&n->s->frames);
    }
}

/* ---- Initiative [C4] ---------------------------------------------------- */

static void
ask_for_plan(n06 *n, bt_side side)
{
    if (n06_may_play(n, side))
        push(n, N06_P_PLAN, side);
}

/* [E-INTUITION.1] [E-INTUITION.2] The side that has it without drawing, or nobody. */
static bt_side
intuition(const n06 *n)
{
    bool french = n06_in_force(n, N06_FRENCH, N06_INTUITION);
    bool prussian = n06_in_force(n, N06_PRUSSIAN, N06_INTUITION);

    if (french == prussian)
        return BT_SIDE_NONE;
    return french ? N06_FRENCH : N06_PRUSSIAN;
}

/* [C4.1] [E-INTUITION.2] An Intuition waits until both sides have answered. */
static void
discard_plan(n06 *n, bt_side side)
{
    if (!n06_in_force(n, side, N06_INTUITION))
        n06_discard_played(n, side);
}

static int
value_of(const n06 *n, bt_side side)
{
    uint8_t card = n->s->turned[side];
    return card == N06_CARD_NONE ? 0 : n->printed->cards[card].value;
}

/* [C4.3] [C4.4] The cards are compared, then discarded [C4.5]. */
static void
end_initiative(n06 *n)
{
    bt_side first = intuition(n);
    const char *rule = "E-INTUITION.1";

    if (first == BT_SIDE_NONE) {
        first = value_of(n, N06_PRUSSIAN) > value_of(n, N06_FRENCH) ? N06_PRUSSIAN : N06_FRENCH;
        rule = value_of(n, N06_PRUSSIAN) == value_of(n, N06_FRENCH) ? "C4.4" : "C4.3";
    }
    N06_EVENT(n, INITIATIVE, rule, first, 0, 0, 0);
    n->s->target = BT_AREA_NONE;
    n06_clear_table(n);
    bt_frames_pop(&n->s->frames);
    bt_frames_top(&n->s->frames)->side = first;
}

static void
go_on_with_initiative(n06 *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);

    switch (frame->step++) {
    case 0:
        ask_for_plan(n, N06_FRENCH);
        return;
    case 1:
        discard_plan(n, N06_FRENCH);
        ask_for_plan(n, N06_PRUSSIAN);
        return;
    case 2:
        n06_discard_played(n, N06_FRENCH);
        n06_discard_played(n, N06_PRUSSIAN);
        if (intuition(n) == BT_SIDE_NONE)
            n06_turn_over(n, N06_FRENCH, 1);
        return;
    case 3:
        if (intuition(n) == BT_SIDE_NONE)
            n06_turn_over(n, N06_PRUSSIAN, 1);
        return;
    default:
        end_initiative(n);
    }
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
        begin_arrival(n);
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
}

/* Carry on until somebody has to decide; true when the top frame is a decision. */
static bool
waits(n06 *n)
{
    switch ((n06_procedure)bt_frames_peek(&n->s->frames)->procedure) {
    case N06_P_GAME:
        next_phase(n);
        return false;
    case N06_P_ARRIVAL:
        return n06_arrival_waits(n);
    case N06_P_DRAW:
        go_on_drawing(n);
        return false;
    case N06_P_INITIATIVE:
        go_on_with_initiative(n);
        return false;
    case N06_P_DEAL:
    case N06_P_TURN_OVER:
        return n06_chance_waits(n);
    case N06_P_DICE:
        return n06_dice_wait(n);
    case N06_P_OPERATIONS:
        return n06_operations_wait(n);
    case N06_P_OPERATION:
        n06_go_on_operating(n);
        return false;
    case N06_P_WINDOW:
        return n06_window_waits(n);
    case N06_P_MARCH:
        return n06_march_waits(n);
    case N06_P_COMBAT:
        n06_go_on_fighting(n);
        return false;
    case N06_P_SHARE:
        return n06_share_waits(n);
    case N06_P_RETREAT:
        return n06_retreat_waits(n);
    case N06_P_RECOVERY:
        n06_go_on_recovering(n);
        return false;
    case N06_P_REFIT:
        return n06_refit_waits(n);
    case N06_P_PLAN:
    case N06_P_CHOICE:
    case N06_P_SNATCH:
    case N06_P_GATHER:
    case N06_P_COUNTER:
    case N06_P_SUMMON:
    case N06_P_REACTION:
    case N06_P_BID:
    case N06_P_LOTS:
    case N06_P_SETUP:
    case N06_P_OVER:
    case N06_P_NONE:
    case N06_P_COUNT:
        break;
    }
    return true;
}

bool
n06_arrival_waits(n06 *n)
{
    const n06_printed *p = n->printed;
    n06_act act = { .side = n06_side_of(p, p->late) };

    for (int i = 0; i < 2; i++)
        if (refuse_entry(n, p->late_areas[i])) {
            act.a = p->late_areas[1 - i];
            n06_do_come(n, &act);
            return false;
        }
    return true;
}

void
n06_run(n06 *n)
{
    for (;;) {
        score_the_fallen(n);
        if (n->s->winner != BT_SIDE_NONE) {
            n06_close(n);
            return;
        }
        if (waits(n))
            return;
    }
}

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
