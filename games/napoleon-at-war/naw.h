/*
 * naw.h - what the chapters of this game share.
 *
 * One file a chapter: deployment.c, arrivals.c, movement.c, departures.c,
 * duties.c, attack.c, result.c, retreat.c, morale.c, victory.c, and sequence.c
 * that strings them together.  For every action there is one refuse_ function
 * (NULL, or the reason) and one do_ function; legal.c lists them in a
 * table.
 */
#ifndef NAW_NAW_H
#define NAW_NAW_H

#include "state.h"

/* An event everybody may see, with its rule and four numbers. */
#define NAW_EVENT(n, code, rule, a, b, c, d)                                                       \
    bt_events_add((n)->events, NAW_EV_##code, BT_SIDES_ALL, rule, (unsigned)(a), (unsigned)(b),    \
                  (unsigned)(c), (unsigned)(d))

/* An action taken apart, with whose it is. */
typedef struct naw_act {
    bt_side side;
    unsigned a, b, c;
} naw_act;

/* ---- legal.c: the five functions of the rules table that ask and act --- */

bt_sides naw_to_act(const bt_game *game, const bt_state *state);
const bt_reason *naw_check(const bt_game *game, const bt_state *state, bt_side side,
                           bt_action action);
void naw_legal(const bt_game *game, const bt_state *state, bt_side side, bt_actions *out);
void naw_apply(const bt_game *game, bt_state *state, bt_side side, bt_action action,
               bt_events *happened);
bt_action naw_chance(const bt_game *game, const bt_state *state, bt_rng *rng);

/* ---- moments.c: why an action has no place now ------------------------- */

/** Of a side that is not asked now; hex is the action's second operand. */
const bt_reason *naw_refuse_side(const naw *n, bt_side side, unsigned code, unsigned hex);

/** Of a side that has something else to decide. */
const bt_reason *naw_refuse_moment(const naw *n, bt_side side, unsigned code, unsigned hex);

/** Has the unit advanced in this phase, as far as where it stands tells [7.74e]? */
bool naw_has_advanced(const naw *n, bt_unit unit);

/* ---- movement.c: chapters 5, 6, 10 and 16 ------------------------------ */

/** The unit's Movement Allowance this turn in half points [2.4] [16.21]. */
bt_mp naw_allowance(const naw *n, bt_unit unit);

/** Could the unit, having reached hex with mp left, end its move properly:
 *  there, further on, off the map, or on a friend who can make way [5.32]? */
bool naw_can_rest(const naw *n, bt_unit unit, bt_hex hex, bt_mp mp);

/** What night forbids of entering a hex [10.2] [16.1]. */
const bt_reason *naw_night_refuses(const naw *n, bt_side side, bt_hex hex);

/** Why the unit may not set out at all [5.13] [5.17] [10.2], or NULL. */
const bt_reason *naw_refuse_mover(const naw *n, bt_side side, bt_unit unit);

/** May the unit, in hex `from` with mp left, cross side i of it and come to rest? */
const bt_reason *naw_refuse_hexside(const naw *n, bt_unit unit, bt_hex from, int i, bt_mp mp);

/** List the first hexes of units that may set out. */
void naw_list_moves(const naw *n, bt_side side, bt_units able, bt_actions *out);

/** Can the unit on the march do anything but halt? */
bool naw_can_go_on(const naw *n);

/** Set a unit marching: it has reached hex and has mp half points left. */
void naw_begin_march(naw *n, bt_unit unit, bt_hex hex, bt_mp mp);

/** End the march of a unit that has left the map. */
void naw_end_march(naw *n, bt_unit unit);

const bt_reason *naw_refuse_move(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_step(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_halt(const naw *n, const naw_act *act);
void naw_do_move(naw *n, const naw_act *act);
void naw_do_step(naw *n, const naw_act *act);
void naw_do_halt(naw *n, const naw_act *act);

/** What the cheapest way from hex to hex costs a unit that nobody hinders; 0 for none. */
bt_mp naw_least_cost(const naw *n, bt_hex from, bt_hex to);

/** What crossing from a hex to the next one costs. */
bt_mp naw_cost_between(const naw *n, bt_hex from, bt_hex to);

/* ---- reach.c ----------------------------------------------------------- */

bool naw_whereabouts(const bt_game *game, const bt_state *state, bt_unit unit, bt_whereabouts *out);
unsigned naw_expense(const bt_game *game, const bt_state *state, bt_side side, bt_action action);

/* ---- arrivals.c: chapters 14, 15 and 20 -------------------------------- */

/** Why nothing can be done with a unit that is on no map; NULL if it is on one. */
const bt_reason *naw_refuse_absent(const naw *n, bt_unit unit);

/** List the hexes a unit may enter by now; when there are none, return why. */
const bt_reason *naw_entry_hexes(const naw *n, bt_unit unit, bt_hex_list *out);

/** Units of a side that may come on this turn, the track's last space included. */
bt_units naw_due(const naw *n, bt_side side);

/** The units that have to come on and can [14.0]. */
bt_units naw_must_enter(const naw *n, bt_side side);

/** The arrival group a charted unit comes with, or NULL. */
const naw_arrival *naw_arrival_of(const naw *n, bt_unit unit);

/** Take away the arrivals that the leaver's exit from hex bars [14.23]. */
void naw_bar_arrivals(naw *n, bt_side leaver, bt_hex hex);

const bt_reason *naw_refuse_plan(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_enter(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_decline(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_divert(const naw *n, const naw_act *act);
void naw_do_plan(naw *n, const naw_act *act);
void naw_do_enter(naw *n, const naw_act *act);
void naw_do_decline(naw *n, const naw_act *act);
void naw_do_divert(naw *n, const naw_act *act);

/** The plan has shown itself to everybody [15.1]. */
void naw_show_plan(naw *n);

/* ---- departures.c: chapter 17 ------------------------------------------ */

/** Is any way off a map open to the side? */
bool naw_may_leave(const naw *n, bt_side side);

/** May the unit, at hex with mp left, leave the map at all? */
bool naw_can_leave(const naw *n, bt_unit unit, bt_hex hex, bt_mp mp);

/** What leaving the map over an edge costs from a hex on it. */
bt_mp naw_leaving_cost(const naw *n, bt_hex hex, int edge);

const bt_reason *naw_refuse_exit(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_transit(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_forward(const naw *n, const naw_act *act);
void naw_do_exit(naw *n, const naw_act *act);
void naw_do_transit(naw *n, const naw_act *act);
void naw_do_forward(naw *n, const naw_act *act);

/* ---- deployment.c: chapters 3 and 13 ----------------------------------- */

void naw_setup(const bt_game *game, bt_state *state);
const bt_reason *naw_refuse_swap(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_ready(const naw *n, const naw_act *act);
void naw_do_swap(naw *n, const naw_act *act);
void naw_do_ready(naw *n, const naw_act *act);

/* ---- duties.c: who must fight whom, chapter 7.1 ------------------------ */

/** Freeze the duties at the end of the Movement Phase. */
void naw_freeze_duties(naw *n);

/** Recompute whether any duty is strained; only while attacks are declared. */
void naw_derive_strain(naw *n);

/** May the artillery fire at the enemy without touching him [8.1] [8.45]? */
const bt_reason *naw_refuse_bombardment(const naw *n, bt_unit gun, bt_unit enemy);

/** Do the two touch so that combat is possible [7.15] [9.0]? */
bool naw_touch(const naw *n, bt_unit one, bt_unit other);

/** Artillery that is free to bombard: not in an enemy zone [8.41]. */
bool naw_is_free_gun(const naw *n, bt_unit unit);

/* Why a declaration cannot stand, and on whose account. */
typedef struct naw_hitch {
    const bt_reason *reason;
    bt_unit unit;
} naw_hitch;

/**
 * Can the combat of these attackers and defenders, perhaps with more of
 * either, be fought so that everybody else can still do his duty?
 *
 * @param exact  no more of either: just as it stands
 */
bool naw_attack_can_stand(const naw *n, const bt_units *attackers, const bt_units *defenders,
                          bool exact, naw_hitch *hitch);

/** Units whose duty is still open: what remains to be engaged. */
bt_units naw_open_duties(const naw *n);

/** A duty that can still be met, or BT_UNIT_NONE: the phase may end. */
bt_unit naw_pressing_duty(const naw *n);

/** Enemies that some unit could attack, as far as reach goes. */
bt_units naw_attackable(const naw *n);

/** Is there any attack left to make? */
bool naw_has_attack(const naw *n);

/* ---- attack.c: declaring an attack and its odds, chapters 7 and 9 ------ */

const bt_reason *naw_refuse_attack(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_target(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_join(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_reduce(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_roll(const naw *n, const naw_act *act);
void naw_do_attack(naw *n, const naw_act *act);
void naw_do_target(naw *n, const naw_act *act);
void naw_do_join(naw *n, const naw_act *act);
void naw_do_reduce(naw *n, const naw_act *act);
void naw_do_roll(naw *n, const naw_act *act);

/** The column the attack in hand is resolved on, and how it comes about. */
int naw_column(const naw *n, bt_odds *lines);

int naw_odds(const bt_game *game, const bt_state *state, bt_side viewer, uint16_t place,
             bt_odds *out);

/* ---- result.c and retreat.c: results, retreats, exchanges, advances ---- */

const bt_reason *naw_refuse_die(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_retreat(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_perish(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_stay(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_displace(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_lose(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_paid(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_advance(const naw *n, const naw_act *act);
const bt_reason *naw_refuse_hold(const naw *n, const naw_act *act);
void naw_do_die(naw *n, const naw_act *act);
void naw_do_retreat(naw *n, const naw_act *act);
void naw_do_perish(naw *n, const naw_act *act);
void naw_do_stay(naw *n, const naw_act *act);
void naw_do_displace(naw *n, const naw_act *act);
void naw_do_lose(naw *n, const naw_act *act);
void naw_do_paid(naw *n, const naw_act *act);
void naw_do_advance(naw *n, const naw_act *act);
void naw_do_hold(naw *n, const naw_act *act);

/** Those of a set that are on a map. */
bt_units naw_survivors(const naw *n, bt_units units);

/** Note a hex the beaten side has left, for an advance. */
void naw_add_vacated(naw_state *s, bt_hex hex);

/** Attackers that touch the enemy, be they still alive or not [8.14]. */
bt_units naw_front(const naw_state *s);

/** The side that won the combat in hand. */
bt_side naw_victor(const naw_state *s);

/** Carry the result in hand one step further. */
void naw_result_step(naw *n);

/** Is there anybody who could advance? */
bool naw_has_advance(const naw *n);

/* ---- combat_ok.c: what holds of a combat in hand ----------------------- */

bool naw_combat_ok(const naw *n, bt_error *err);

/* ---- morale.c and victory.c: chapters 18 and 19 ------------------------ */

/** A side's Demoralization Level on a map; 0 when it has none [18.2]. */
int naw_level(const naw *n, bt_side side, int map);

/** Of all units of a side on a map, arrivals included [14.15b]. */
static inline bool
naw_is_demoralized(const naw_state *s, bt_side side, int map)
{
    return s->demoralized[map] == side + 1;
}

/** Judge every battle after a combat's whole result [18.0]. */
void naw_judge_morale(naw *n);

typedef struct naw_score {
    int points[2];
    bool met[NAW_CONDITIONS_MAX];
} naw_score;

/** Count the victory points as if the game ended now [19.1]. */
void naw_count_victory(const naw *n, naw_score *out);

void naw_outcome(const bt_game *game, const bt_state *state, bt_outcome *out);
void naw_announce_victory(naw *n);

/* ---- sequence.c: chapter 4 --------------------------------------------- */

/** Run everything nobody has to decide, to the next decision. */
void naw_run(naw *n);

const bt_reason *naw_refuse_done(const naw *n, const naw_act *act);
void naw_do_done(naw *n, const naw_act *act);
int naw_begin(const bt_game *game, bt_state *state, bt_side side, const char *segment,
              bt_error *err);

/* ---- view.c, book.c, explain.c, eval.c --------------------------------- */

/* What a side may know: the position with the plan blotted out while it is
 * secret.  Another type than the state, so neither passes for the other. */
typedef struct naw_view {
    uint8_t viewer;
    uint8_t spare[7];
    naw_state shown;
} naw_view;

void naw_make_view(const bt_game *game, const bt_state *state, bt_side viewer, bt_view *out);
void naw_write_view(const bt_game *game, const bt_view *view, bt_json *json);
void naw_write_view_unlike(const bt_game *game, const bt_view *view, const bt_view *other,
                           bt_json *json);
void naw_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out);
void naw_book(const bt_game *game, bt_json *json);

/** Name an arrival group: "g3".  Returns storage. */
#define NAW_GROUP_KEY 16
const char *naw_group_key(int group, char *storage);

/** Does a group come on alike under both plans? */
bool naw_same_entry(const naw_arrival *group);

/** Write when and where a group comes on: its turn and either hex, or map and edge. */
void naw_write_entry(const naw_printed *p, const naw_entry *entry, bt_hex hex, bt_json *json);

/** Is the Prussian plan chosen in secret, or still to be chosen, as far as the viewer goes [15.1]? */
bool naw_hides_plan(const bt_game *game, const naw_state *s, bt_side viewer);
void naw_explain(const bt_game *game, const bt_state *state, bt_side side, bt_action action,
                 const bt_reason *reason, bt_buf *out);
void naw_prompt(const bt_game *game, const bt_view *view, bt_buf *out);
int naw_evaluate(const bt_game *game, const bt_state *state, bt_side side);
void naw_survey(const bt_game *game, const bt_view *view, int overlay, bt_side side, uint16_t place,
                bt_marks *out);

/** Write the ids of units: "1/Gaz, 2/Gaz". */
void naw_add_names(const naw *n, bt_units units, bt_buf *out);

#endif
