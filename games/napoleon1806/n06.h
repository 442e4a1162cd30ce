/*
 * n06.h - what the chapters of this game share.
 *
 * One file a chapter: sequence.c that strings them together, operation.c,
 * march.c, combat.c, retreat.c, recovery.c, victory.c; cards.c, window.c,
 * aims.c and events.c for the cards; share.c for points laid on corps; blocks.c
 * for where everybody stands.  For every action there is one refuse_ function
 * (NULL, or the reason) and one do_ function; legal.c lists them in a table, and
 * cite.c finds the clause by which an offence is refused.
 */
#ifndef N06_N06_H
#define N06_N06_H

#include "state.h"

/* Reasons, in the order of reasons.def; where causes supply the clause, a row for each cause. */
typedef enum n06_reason {
#define REASON(code, ...) N06_R_##code,
#define ALSO(...)
#define BY_CAUSE(code, ...) N06_R_##code, N06_R_##code##_LAST = N06_R_##code + N06_CAUSE_COUNT - 1,
#include "reasons.def"
#undef REASON
#undef ALSO
#undef BY_CAUSE
    N06_REASON_COUNT
} n06_reason;

/* How a game ends [C12.8] - [C12.11]. */
typedef enum n06_ending {
    N06_END_NONE,
    N06_END_POINTS,
    N06_END_TIME,
    N06_END_NAPOLEON,
    N06_ENDINGS
} n06_ending;

/** Is it this offence, by whatever clause? */
bool n06_is_reason(const bt_reason *reason, n06_reason code);

/* An event everybody may see, with its rule and four numbers. */
#define N06_EVENT(n, code, rule, a, b, c, d)                                                       \
    bt_events_add((n)->events, N06_EV_##code, BT_SIDES_ALL, rule, (unsigned)(a), (unsigned)(b),    \
                  (unsigned)(c), (unsigned)(d))

/* An event that tells a block by its face, or the points of a corps. */
#define N06_FACE_EVENT(n, code, rule, unit, b, c, d)                                               \
    bt_events_add((n)->events, N06_EV_##code, n06_knowing(n, (bt_unit)(unit)), rule, unit,         \
                  (unsigned)(b), (unsigned)(c), (unsigned)(d))
#define N06_COUNT_EVENT(n, code, rule, unit, b, c, d)                                              \
    bt_events_add((n)->events, N06_EV_##code, n06_counting(n, (bt_unit)(unit)), rule, unit,        \
                  (unsigned)(b), (unsigned)(c), (unsigned)(d))

/* An action taken apart, with whose it is. */
typedef struct n06_act {
    bt_side side;
    unsigned a, b;
} n06_act;

typedef const bt_reason *n06_refuser(const n06 *n, const n06_act *act);
typedef void n06_doer(n06 *n, const n06_act *act);

/* ---- legal.c: the functions of the rules table that ask and act -------- */

bt_sides n06_to_act(const bt_game *game, const bt_state *state);
const bt_reason *n06_check(const bt_game *game, const bt_state *state, bt_side side,
                           bt_action action);
void n06_legal(const bt_game *game, const bt_state *state, bt_side side, bt_actions *out);
void n06_apply(const bt_game *game, bt_state *state, bt_side side, bt_action action,
               bt_events *happened);

/* ---- cite.c: the clause that decides --------------------------------------- */

/** A refusal by the clause of its cause: the card, event, duty or phase in hand. */
const bt_reason *n06_cite(const n06 *n, unsigned code, const n06_act *act, const bt_reason *reason);

/** Why an action has no place now: something else is decided first, or its time is another. */
const bt_reason *n06_refuse_time(const n06 *n, unsigned code);

/* ---- sequence.c: chapters C2 to C4 -------------------------------------- */

void n06_setup(const bt_game *game, bt_state *state);
int n06_begin(const bt_game *game, bt_state *state, bt_side side, const char *segment,
              bt_error *err);

/** Run everything nobody has to decide, to the next decision. */
void n06_run(n06 *n);

bool n06_arrival_waits(n06 *n);
n06_refuser n06_refuse_come;
n06_doer n06_do_come;

/* ---- bids.c: chapter M1 -------------------------------------------------- */

void n06_begin_bids(n06 *n);

/** The side that who began on a seat plays now [M1.2]. */
bt_side n06_seat(const bt_game *game, const bt_state *state, bt_side seat);

/** Leave nothing of the bids, once they are open. */
void n06_forget_bids(n06_state *s);

/** Hide what a side has bid; make up a bid for one that has. */
void n06_hide_bid(n06_state *s, bt_side side);
void n06_deal_bid(const n06_printed *p, n06_state *s, bt_side side, bt_rng *rng);
bool n06_bids_ok(const n06 *n, bt_error *err);

n06_refuser n06_refuse_bid, n06_refuse_lots;
n06_doer n06_do_bid, n06_do_lots;

/* ---- setup.c: chapter G1 ------------------------------------------------- */

/** Do both sides place their blocks in secret? */
bool n06_has_setup(const n06 *n);

/** How many blocks a side has still to place. */
int n06_unplaced(const n06 *n, bt_side side);

/** Go on to secret set-up, or past it where there is none. */
void n06_begin_setup(n06 *n);

/* What keeps a side from being ready: a block, or a demand that too few corps meet. */
typedef struct n06_gap {
    const bt_reason *reason; /* NULL: nothing */
    bt_unit unit;            /* BT_UNIT_NONE with a demand */
    const n06_demand *demand;
    int corps; /* that meet it */
} n06_gap;

n06_gap n06_find_gap(const n06 *n, bt_side side);

/** Only what demands lack. */
n06_gap n06_find_lack(const n06 *n, bt_side side);

/** Blocks in hand, corps and commanders' corps that are wanting. */
int n06_count_gaps(const n06 *n, bt_side side);

/** Take off what a side has placed; place its blocks at random as it must. */
void n06_hide_setup(const n06 *n, bt_side side);
void n06_deal_setup(n06 *n, bt_side side, bt_rng *rng);
bool n06_setup_ok(const n06 *n, bt_error *err);

n06_refuser n06_refuse_place, n06_refuse_lift, n06_refuse_ready;
n06_doer n06_do_place, n06_do_lift, n06_do_ready;

/* ---- cards.c ------------------------------------------------------------ */

/** Reshuffle when the deck is empty [C1.21]. */
void n06_refill(n06 *n, bt_side side);

/** Have chance deal cards to a hand [C3.2]. */
void n06_deal(n06 *n, bt_side side, int count);

/** Have chance turn over cards [C1.8]; n06_count_turned is told of each. */
void n06_turn_over(n06 *n, bt_side side, int count);

bool n06_chance_waits(n06 *n);
bool n06_dice_wait(n06 *n);

/** Keep a card on the board until the turn ends [C3.5]. */
void n06_keep_card(n06 *n, bt_side side, unsigned card);

/** Does a card of the event lie on the board for the turn? */
bool n06_lasts(const n06 *n, n06_event event);

/** Discard the event of a side that has been resolved, though it still counts as played [C4.1]. */
void n06_discard_played(n06 *n, bt_side side);

/** Discard the cards turned over, once they have been read [C6.3] [C8.11]; events stay. */
void n06_discard_turned(n06 *n);

/** Discard what was in use: the end of an operation or a phase [C1.7]. */
void n06_clear_table(n06 *n);
void n06_clear_lasting(n06 *n);

bt_action n06_chance(const bt_game *game, const bt_state *state, bt_rng *rng);
n06_refuser n06_refuse_deal, n06_refuse_turn_over, n06_refuse_roll, n06_refuse_snatch;
n06_doer n06_do_deal, n06_do_turn_over, n06_do_roll, n06_do_snatch;

/* ---- window.c: chapter C1, when cards are played ------------------------ */

/** Whose operation it is; BT_SIDE_NONE outside one. */
bt_side n06_mover(const n06_state *s);

/** Has the side played this event in the operation or phase, and does it work? */
bool n06_in_force(const n06 *n, bt_side side, n06_event event);

/** The clause that says when an event is played, or on what. */
const char *n06_rule_of(n06_event event);

/** The moment at which an event is played; N06_W_NONE outside operations. */
n06_window n06_window_of(n06_event event);

/** Sort the events of both decks by their windows, when the cards have been read. */
void n06_sort_windows(n06_printed *p);

/** Cards of the side's hand whose events are for the moment that has come; of these some are refused. */
bt_set n06_cards_of_moment(const n06 *n, bt_side side);

/** May the side still play a card for its event [C1.12] [C1.13]? */
bool n06_may_play(const n06 *n, bt_side side);

/** Has the side's deck such a card at all? */
bool n06_has_event(const n06_printed *p, bt_side side, n06_event event);

/** Why a card cannot be played by the action of its own that plays `event`. */
const bt_reason *n06_refuse_own(const n06 *n, const n06_act *act, n06_event event, int window);

/** Lay a card down; it works unless the other side cancels it [E-COUNTER-ORDER.1]. */
void n06_declare(n06 *n, bt_side side, unsigned card);

/** A side has answered at the moment under way: the next one is asked. */
void n06_pass_place(n06 *n);

/** Can a side that is asked for a card play this event now? */
bool n06_fits(const n06 *n, bt_side side, n06_event event);

/** Why a side cannot play a card where it is not asked for one, as far as both sides see. */
const bt_reason *n06_refuse_unasked(const n06 *n, unsigned code, const n06_act *act);

/** Ask, one after the other, the sides that a moment concerns. */
void n06_open_window(n06 *n, n06_window window);
bool n06_window_waits(n06 *n);

n06_refuser n06_refuse_play, n06_refuse_decline;
n06_doer n06_do_play, n06_do_decline;

/* ---- aims.c: cards with an action of their own ---------------------------- */

/** Could the stack on the march work on a bridge, as far as everybody can see? */
bool n06_has_bridge_work(const n06 *n, bt_side side);

/** The blocks that answer the cannon are complete. */
void n06_answer(n06 *n, bt_side side);

n06_refuser n06_refuse_wreck, n06_refuse_mend, n06_refuse_summon, n06_refuse_react;
n06_refuser n06_refuse_slip;
n06_doer n06_do_wreck, n06_do_summon, n06_do_react, n06_do_slip;

/* ---- tell.c: words for a viewer ------------------------------------------ */

/** Say what a side that is asked for cards, points or a choice may do; false for other decisions. */
bool n06_say_prompt(const n06 *n, bt_side side, bt_area area, bt_buf *out);

/** Write "headings": the turn and the phase under way, as the log would have them. */
void n06_write_headings(const bt_game *game, const n06_state *s, bt_json *json);

/* ---- events.c: chapter E ------------------------------------------------ */

/** Why a side cannot play an event at its moment, as far as everybody can see. */
const bt_reason *n06_refuse_event(const n06 *n, bt_side side, n06_event event);

/** The same with what one side alone knows taken as met: is it to be asked? */
const bt_reason *n06_refuse_openly(const n06 *n, bt_side side, n06_event event);

/** What an event is about: a bridge, a helper, a stack that slips away, a corps. */
const bt_reason *n06_refuse_bridge(const n06 *n, bt_side side, bt_link link, n06_event event);
const bt_reason *n06_refuse_helper(const n06 *n, bt_side side, unsigned unit);
const bt_reason *n06_refuse_slipper(const n06 *n, bt_side side, unsigned unit);
const bt_reason *n06_refuse_patient(const n06 *n, bt_side side, n06_event event, unsigned unit);
bool n06_has_helper(const n06 *n, bt_side side);
bool n06_has_slipper(const n06 *n, bt_side side);
bool n06_has_named_area(const n06 *n, bt_side side, n06_event event);

/** Cards that Anticipation may take. */
bt_set n06_pickable(const n06 *n, bt_side side);

/** The event just played works now, in an operation; in the Initiative phase. */
void n06_resolve(n06 *n, bt_side side);
void n06_resolve_plan(n06 *n, bt_side side);

/** Nothing is chosen for an event any more. */
void n06_forget_event(n06 *n);

n06_refuser n06_refuse_name, n06_refuse_tend, n06_refuse_pick;
n06_doer n06_do_name, n06_do_tend, n06_do_pick;

/* ---- operation.c: chapters C5, C6, C9 ----------------------------------- */

/** Blocks of a side that an operation can begin with: not Activated, and no commander [C5.2]. */
uint32_t n06_able(const n06 *n, bt_side side);

bool n06_operations_wait(n06 *n);
void n06_go_on_operating(n06 *n);

/** Where the stack of the operation is; BT_AREA_NONE when it is no more. */
bt_area n06_stack_area(const n06 *n);

/* What is still to come before the stack of an operation sets out. */
typedef enum n06_ahead { N06_NO_MARCH, N06_RAIN_AHEAD, N06_CARD_AHEAD, N06_CARD_KNOWN } n06_ahead;

n06_ahead n06_march_ahead(const n06_state *s);

/** Is the operation under way in the march of a stack, from its card to its fatigue [C1.15]? */
bool n06_is_marching(const n06_state *s);

/** Does the move tire its stack, as far as everybody can see? */
bool n06_move_tires(const n06 *n, bt_side side);

/** Fatigue the stack takes for its move so far, were it to end here [C6.13]. */
int n06_move_fatigue(const n06 *n, bt_side side);

n06_refuser n06_refuse_move, n06_refuse_fight, n06_refuse_assault, n06_refuse_pass;
n06_refuser n06_refuse_join, n06_refuse_go;
n06_doer n06_do_move, n06_do_fight, n06_do_assault, n06_do_pass, n06_do_join, n06_do_go;

/* ---- march.c: chapters C6 and C7 ---------------------------------------- */

/** Movement points of the stack, lines saying why; perhaps negative [C6.3]. */
int n06_movement_points(const n06 *n, bt_odds *lines);

/** What crossing a connection costs [C6.9] [C6.10]. */
int n06_link_cost(const n06 *n, bt_link link);

/** Has the stack come upon friendly corps [C6.12]? */
bool n06_meets_friends(const n06 *n);

bool n06_march_waits(n06 *n);

/** Can the stack on the march go on from here, or work on a bridge? */
bool n06_can_go_on(const n06 *n, bt_side side);

n06_refuser n06_refuse_step, n06_refuse_halt;
n06_doer n06_do_step, n06_do_halt;

/* ---- reach.c: where a stack can go, before it goes ------------------------ */

int n06_ways(const bt_game *game, const bt_view *view, bt_unit unit, bt_arena *arena,
             bt_reach *out);

void n06_survey(const bt_game *game, const bt_view *view, int overlay, bt_side side, uint16_t place,
                bt_marks *out);

/* ---- forecast.c: what a combat may bring ---------------------------------- */

/**
 * Line up for the combat under way, until its first card is drawn, or for the one that comes next as
 * far as all can see; with a place, for the one that a Moving Attack would bring there.  Is there one?
 */
bool n06_foresee(n06 *n, uint16_t place);

/** May the viewer know of the stack in hand?  In the fog others are not told before it goes. */
bool n06_is_announced(const n06 *n, bt_side viewer);

int n06_forecast(const bt_game *game, const bt_view *view, uint16_t place, bt_arena *arena,
                 bt_forecast *out);

/* ---- combat.c and retreat.c: chapter C8 --------------------------------- */

void n06_begin_combat(n06 *n, bt_side attacker);
void n06_go_on_fighting(n06 *n);

/** Engage the stack, and what defends the target against it [C8.1] [C8.3]. */
void n06_line_up(n06 *n, bt_side attacker);

/** Is a combat under way in which cards are still played before any is drawn? */
bool n06_before_draw(const n06_state *s);

/** Is a combat under way in which no card has been drawn yet? */
bool n06_nothing_drawn(const n06 *n);

/** Has the combat under way come to its retreat and pursuit [C1.17]? */
bool n06_in_retreat(const n06_state *s);

/** Fatigue of a side by what both have inflicted so far [C8.11]. */
int n06_fatigue_suffered(const n06 *n, bt_side side);

/** Combat cards a side draws, lines saying why [C8.10]. */
int n06_combat_cards(const n06 *n, bt_side side, bt_odds *lines);

/** A side's card or die counts against the other [C8.11]. */
void n06_inflict(n06 *n, bt_side side, const n06_box_result *box);
void n06_count_turned(n06 *n, bt_side side, bt_unit card);

/** Are strength points falling that are scored together later [C12.13]? */
bool n06_holds_score(const n06_state *s);

void n06_begin_retreat(n06 *n, bt_side side, int connections);
void n06_go_on_retreating(n06 *n, bt_side side, int connections);
bool n06_retreat_waits(n06 *n);
n06_refuser n06_refuse_retreat;
n06_doer n06_do_retreat;

/* ---- share.c ------------------------------------------------------------ */

/** What a SHARE frame does with its points, and by which rule. */
n06_share n06_share_kind(const bt_frame *frame);
const char *n06_share_rule(const bt_frame *frame);

/** Lay fatigue on corps of a set as their owner likes. */
void n06_share_freely(n06 *n, bt_units units, int points, bt_side side, n06_cause cause);

/** The same, shared equally, the remainder as their owner likes [C8.13]. */
void n06_share_evenly(n06 *n, bt_units units, int points, bt_side side, n06_cause cause);

/** Take fatigue off corps of a set as their owner likes. */
void n06_share_rest(n06 *n, bt_units units, int points, bt_side side, n06_cause cause);

/** Losses shared equally; in a combat the rule on cavalry holds [C8.14] [C8.17]. */
void n06_share_losses(n06 *n, bt_units units, int points, bt_side side, n06_cause cause);

bool n06_share_waits(n06 *n);
n06_refuser n06_refuse_tire, n06_refuse_rest, n06_refuse_lose_foot, n06_refuse_lose_horse;
n06_refuser n06_refuse_feign;
n06_doer n06_do_tire, n06_do_rest, n06_do_lose_foot, n06_do_lose_horse, n06_do_feign;

/* ---- recovery.c and victory.c: chapters C11 and C12 ---------------------- */

void n06_go_on_recovering(n06 *n);

/** Has a Recovery frame come to the step in which tired corps lose? */
bool n06_losing_step(int step);

/** A corps gets an infantry point. */
void n06_gain(n06 *n, bt_unit unit, const char *rule);

/** Has the side a card to spend, and somebody to spend it on? */
bool n06_refit_waits(n06 *n);
n06_refuser n06_refuse_spend, n06_refuse_done;
n06_doer n06_do_spend, n06_do_done;

void n06_add_vp(n06 *n, int points, const char *rule);
void n06_end_game(n06 *n, bt_side winner, n06_ending ending);

/** The last turn is over: who has won [C12.10] [C13.4]? */
void n06_judge(n06 *n);

/** The clause by which the game has ended. */
const char *n06_ended_by(const n06 *n);

/** Put everything away: the game has been won. */
void n06_close(n06 *n);
void n06_outcome(const bt_game *game, const bt_state *state, bt_outcome *out);

/* ---- ranking.c: chapter M2 ------------------------------------------------ */

typedef struct n06_rank {
    int points, ties; /* of ranking; to break ties */
} n06_rank;

/** What a side has of the game in a tournament as it stands now. */
n06_rank n06_rank_of(const n06_state *s, bt_side side);

void n06_tell_ranking(n06 *n);
void n06_write_ranking(const bt_game *game, const n06_state *s, bt_json *json);

/* ---- blocks.c ------------------------------------------------------------ */

void n06_derive(const bt_game *game, bt_state *state);
void n06_derive_caches(const n06_printed *p, n06_state *s);

/** Cavalry strength points of a set. */
int n06_cavalry(const n06 *n, bt_units units);

/** Lead blocks over a connection into an area, with all that entering means. */
void n06_lead(n06 *n, bt_units stack, bt_area to, bt_link link);

/** Bring a block on the map. */
void n06_bring_on(n06 *n, bt_unit unit, bt_area area);

void n06_drop_axis(n06 *n, bt_side side, bt_area area);
void n06_eliminate(n06 *n, bt_unit unit, const char *rule);

/** Eliminate every corps without strength or with too much fatigue [C1.24], by a rule. */
void n06_bury(n06 *n, const char *rule);

void n06_activate(n06 *n, bt_units units, const char *rule);
void n06_tire(n06 *n, bt_unit unit, int points, const char *rule);
void n06_rest(n06 *n, bt_unit unit, int points, const char *rule);

/** Would a commander be left without a corps if these blocks left the area [C1.3]? */
bool n06_leaves_commander(const n06 *n, bt_side side, bt_area area, uint32_t leaving);

/* ---- moments.c ------------------------------------------------------------ */

int n06_moment(const bt_game *game, const bt_state *state, bt_side side, bt_action *pass);

/* ---- fog.c: chapter G2, what is hidden and what can be made out -------------- */

/** Who knows a block by its face; who knows the points of a corps [G2.1]. */
bt_sides n06_knowing(const n06 *n, bt_unit unit);
bt_sides n06_counting(const n06 *n, bt_unit unit);

/** In the fog what comes now tells what lay hidden, so undo stops at it. */
void n06_tell(const n06 *n);

/** Hidden blocks of a side in an area by state, the stack of the operation apart. */
uint32_t n06_standing(const n06 *n, bt_side side, bt_area area, bool activated);

/** The blocks of that stack, once it has been announced and until it is turned. */
uint32_t n06_set_out(const n06 *n);

/** Turn blocks face up [G2.2], and all of them down again [G2.3]. */
void n06_reveal(n06 *n, uint32_t units);
void n06_hide_again(n06 *n);

/* Traces follow what everybody sees: all blocks are known; they may be wherever
 * their side stands, at the end of set-up (`bound` by its rules) or by hand;
 * one is known, or gone; a stack is announced, is led, meets enemies, is set down
 * where it is, for the game has ended; blocks are
 * activated; a new turn; nothing but vedettes, or one block not, in an area. */
void n06_trace_known(n06 *n);
void n06_trace_begin(n06 *n, bool bound);
void n06_trace_exact(n06 *n, bt_unit unit);
void n06_trace_came(n06 *n, bt_unit unit, bt_area area);
void n06_trace_gone(n06 *n, bt_unit unit, bt_area area);
void n06_trace_settle(n06 *n, bt_area area);
void n06_trace_set_out(n06 *n, n06_operation kind);
void n06_trace_set_down(n06 *n);
void n06_trace_led(n06 *n, bt_units stack, bt_area from, bt_area to);
void n06_trace_met(n06 *n, bt_side comer, bt_area area);
void n06_trace_activated(n06 *n, bt_units units);
void n06_trace_new_turn(n06 *n);
void n06_trace_only_vedettes(n06 *n, bt_side side, bt_area area);
void n06_trace_absent(n06 *n, bt_unit unit, bt_area area);

/* ---- view.c, deal.c, explain.c, eval.c, state_ok.c ------------------------ */

/* What a side may know: the position with hidden cards blotted out.  A deck and
 * a hand that cannot be told apart are both in `unseen`, with their sizes. */
typedef struct n06_view {
    bt_set unseen[2];
    uint8_t viewer;
    uint8_t hands[2], decks[2];
    uint8_t strength[2];            /* points on the map of a side that hides them */
    uint8_t cared[2];               /* its corps under Care */
    uint8_t stack_area, stack_size; /* its stack of the operation, if hidden */
    uint8_t spare[5];
    uint8_t standing[2][2][N06_AREAS_MAX]; /* its hidden blocks: by side, state, area */
    n06_state shown;
} n06_view;

/**
 * Where a corps that has not been activated could march alone if its side were
 * to begin an operation now, as far as a view shows (reach.c).
 */
int n06_find_ways(const bt_game *game, const n06_view *seen, bt_side side, bt_unit unit,
                  bt_arena *arena, bt_reach *out);

void n06_make_view(const bt_game *game, const bt_state *state, bt_side viewer, bt_view *out);
void n06_write_view(const bt_game *game, const bt_view *view, bt_json *json);
void n06_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out);

/** Deal the blocks and points that a view in the fog does not show; s is the shown part. */
void n06_deal_blocks(const n06_view *seen, const n06 *n, bt_rng *rng);
bool n06_state_ok(const bt_game *game, const bt_state *state, bt_error *err);
bool n06_conceals(const bt_game *game, const bt_state *state, bt_side viewer, unsigned operand,
                  unsigned value);
void n06_explain(const bt_game *game, const bt_state *state, bt_side side, bt_action action,
                 const bt_reason *reason, bt_buf *out);
void n06_prompt(const bt_game *game, const bt_view *view, bt_buf *out);
int n06_odds(const bt_game *game, const bt_state *state, bt_side viewer, uint16_t place,
             bt_odds *out);
int n06_evaluate(const bt_game *game, const bt_state *state, bt_side side);
void n06_book(const bt_game *game, bt_json *json);

#endif
