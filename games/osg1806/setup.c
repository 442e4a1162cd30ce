/*
 * setup.c - setting up [1.6b]: what the tables leave open, the first player's before the second's.
 *
 * The tables have a place for everything.  Who sets up may break units down into vedettes, take up a
 * unit that has a choice, and put it elsewhere, each once; the rest stays where it stands.
 */
#include "setup.h"
#include "hold.h"
#include "movement.h"
#include "near.h"
#include "vedettes.h"
#include "viewer.h"
#include "words.h"

#include <berthier/outside.h>
#include <string.h>

#define VEDETTE_RANGE 2 /* [13.11b] */
#define BRIGADE_RANGE 2 /* [19.26] */

static const osg_start *
start_of(const osg *n, bt_unit unit)
{
    return &n->printed->starts[unit];
}

static int
range_to(const osg *n, bt_hex hex, bt_unit leader)
{
    return bt_hex_range(&n->printed->atlas, hex, n->s->places[leader]);
}

/* ---- who has a choice ------------------------------------------------------------------ */

/* [19.26] A brigade that the table has with its officer has no hex of its own: the officer, or
 * BT_UNIT_NONE. */
static bt_unit
brigade_leader(const osg *n, bt_unit unit)
{
    const osg_counter *c = osg_counter_of(n, unit);
    bt_unit officer;

    if ((c->arm != OSG_CAVALRY && c->arm != OSG_GUARD_CAVALRY) || c->size != OSG_BRIGADE ||
        c->formation == OSG_NO_FORMATION)
        return BT_UNIT_NONE;
    officer = n->printed->formations[c->formation].officer;
    return officer != BT_UNIT_NONE && osg_on_map(n->s, officer) &&
                   start_of(n, officer)->place == start_of(n, unit)->place
               ? officer
               : BT_UNIT_NONE;
}

/* [21.85] */
static bool
deploys_freely(const osg *n, bt_side side)
{
    return n->printed->free_set_up && side == OSG_PRUSSIAN;
}

/* [19.24a] A train that its leader has left behind. */
static bool
is_astray(const osg *n, bt_unit unit)
{
    const osg_start *start = start_of(n, unit);

    return start->within && osg_on_map(n->s, unit) && osg_on_map(n->s, start->around) &&
           range_to(n, n->s->places[unit], start->around) > start->within;
}

static bool
has_choice(const osg *n, bt_unit unit)
{
    const osg_start *start = start_of(n, unit);

    return deploys_freely(n, osg_counter_of(n, unit)->side) || start->with_forces ||
           start->anywhere || start->within || bt_units_has(&n->printed->vedettes, unit) ||
           brigade_leader(n, unit) != BT_UNIT_NONE;
}

/* ---- where to ----------------------------------------------------------------------------- */

/* Those who go with a unit: heads of state with Brunswick [19.29]. */
static bt_units
party_of(const osg *n, bt_unit unit)
{
    bt_units party = osg_alone(unit), left = osg_on_map_of(n, n->printed->followers);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (start_of(n, u)->around == unit)
            bt_units_add(&party, u);
    return party;
}

static const bt_reason *
refuse_train(const osg *n, bt_unit unit, bt_hex hex)
{
    const osg_start *start = start_of(n, unit);

    if (!osg_on_map(n->s, start->around) || range_to(n, hex, start->around) <= start->within)
        return NULL;
    return osg_counter_of(n, unit)->side == OSG_FRENCH ? REFUSE(FRENCH_TRAIN_FAR)
                                                       : REFUSE(TRAIN_FAR);
}

/* [13.11b] [19.24a] [19.25] [19.26] What its kind of choice allows. */
static const bt_reason *
refuse_limit(const osg *n, bt_unit unit, bt_hex hex)
{
    bt_side side = osg_counter_of(n, unit)->side;

    if (bt_units_has(&n->printed->vedettes, unit))
        return bt_hex_range(&n->printed->atlas, hex, n->s->places[unit]) > VEDETTE_RANGE
                   ? REFUSE(VEDETTE_FAR)
                   : NULL;
    if (start_of(n, unit)->within)
        return refuse_train(n, unit, hex);
    if (deploys_freely(n, side) || start_of(n, unit)->anywhere)
        return NULL;
    if (start_of(n, unit)->with_forces)
        return osg_has_troops(n, side, hex) ? NULL : REFUSE(NO_FORCES);
    if (range_to(n, hex, brigade_leader(n, unit)) > BRIGADE_RANGE)
        return REFUSE(BRIGADE_FAR);
    return osg_controls(n, osg_other(side), hex) ? REFUSE(BRIGADE_ZONE) : NULL;
}

/* [8.12F] [9.11] [21.62] [21.82] What the map allows. */
static const bt_reason *
refuse_ground(const osg *n, bt_unit unit, bt_hex hex)
{
    bt_side side = osg_counter_of(n, unit)->side;

    if (osg_holds_enemy(n, side, hex))
        return REFUSE(ENEMY_HEX);
    if (side == OSG_PRUSSIAN && n->printed->has_guarded && bt_bits_has(n->printed->guarded, hex))
        return REFUSE(GUARDED);
    if (bt_units_has(&n->printed->trains, unit) && osg_controls(n, osg_other(side), hex) &&
        !osg_has_troops(n, side, hex))
        return REFUSE(TRAIN_INTO_ZONE);
    return NULL;
}

/* A unit that is put somewhere, and what is the same wherever that is. */
typedef struct putting {
    const osg *n;
    bt_unit unit;
    bt_units party; /* who goes with it */
    bool is_needed; /* what it leaves behind cannot stand without it [3.11a] [3.12a] */
} putting;

static putting
put_of(const osg *n, bt_unit unit)
{
    putting p = { .n = n, .unit = unit, .party = party_of(n, unit) };
    bt_units stay;

    if (osg_on_map(n->s, unit)) {
        stay = osg_own_in_hex(n, osg_counter_of(n, unit)->side, n->s->places[unit]);
        p.is_needed = osg_refuse_stack(n, bt_units_minus(stay, p.party)) != NULL;
    }
    return p;
}

static const bt_reason *
refuse_spot(const putting *p, bt_hex hex)
{
    const osg *n = p->n;
    const bt_reason *reason;

    if (hex >= n->printed->atlas.hex_count || bt_is_outside(n->game, hex))
        return REFUSE(OUT_OF_PLAY);
    if (n->s->places[p->unit] == hex)
        return is_astray(n, p->unit) ? refuse_limit(n, p->unit, hex) : NULL;
    if ((reason = refuse_limit(n, p->unit, hex)) || (reason = refuse_ground(n, p->unit, hex)) ||
        (reason = osg_refuse_rest(n, p->party, hex)))
        return reason;
    return p->is_needed ? REFUSE(STILL_NEEDED) : NULL;
}

static void
add_forces(const osg *n, bt_side side, uint64_t *hexes)
{
    bt_units left = osg_on_map_of(n, bt_units_and(n->printed->troops, n->printed->of_side[side]));

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        bt_bits_add(hexes, n->s->places[u]);
}

/* All hexes that its kind of choice could allow: refuse_limit says which do. */
static void
find_spots(const osg *n, bt_unit unit, uint64_t *hexes)
{
    const osg_start *start = start_of(n, unit);
    bt_side side = osg_counter_of(n, unit)->side;
    bool is_vedette = bt_units_has(&n->printed->vedettes, unit);

    memset(hexes, 0, sizeof n->printed->rim);
    if (is_vedette)
        osg_find_near(n, n->s->places[unit], VEDETTE_RANGE, hexes);
    else if (start->within && osg_on_map(n->s, start->around))
        osg_find_near(n, n->s->places[start->around], start->within, hexes);
    else if (start->within || deploys_freely(n, side) || start->anywhere)
        memset(hexes, 0xff, sizeof n->printed->rim);
    else if (start->with_forces)
        add_forces(n, side, hexes);
    else
        osg_find_near(n, n->s->places[brigade_leader(n, unit)], BRIGADE_RANGE, hexes);
    if (osg_on_map(n->s, unit))
        bt_bits_add(hexes, n->s->places[unit]);
}

static bool
can_put(const osg *n, bt_unit unit)
{
    uint64_t hexes[BT_BITS_WORDS(OSG_HEXES_MAX)];
    unsigned count = n->printed->atlas.hex_count;
    const putting p = put_of(n, unit);

    find_spots(n, unit, hexes);
    for (unsigned hex = osg_next_hex(n, hexes, 0); hex < count;
         hex = osg_next_hex(n, hexes, hex + 1))
        if (!refuse_spot(&p, (bt_hex)hex))
            return true;
    return false;
}

/* [1.6a] [19.21] [19.24b] */
static const bt_reason *
refuse_choice(const osg *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;

    if (unit >= n->printed->unit_count || osg_counter_of(n, unit)->side != act->side)
        return REFUSE(NOT_OWN);
    if (start_of(n, unit)->with_officer)
        return REFUSE(WITH_ARMY);
    if (!osg_on_map(n->s, unit) &&
        !(n->s->places[unit] == OSG_RESERVE && start_of(n, unit)->anywhere))
        return bt_units_has(&n->printed->baggage_trains, unit) ? REFUSE(NO_BAGGAGE)
                                                               : REFUSE(NOT_THERE);
    if (!has_choice(n, unit))
        return REFUSE(LISTED);
    if (is_astray(n, unit))
        return can_put(n, unit) ? NULL : refuse_train(n, unit, n->s->places[unit]);
    return bt_units_has(&n->s->placed, unit) ? REFUSE(PUT_DOWN) : NULL;
}

/* ---- a unit finds its place ------------------------------------------------------------------ */

static bt_unit
in_hand(const osg *n)
{
    return bt_frames_peek(&n->s->frames)->local;
}

static const bt_reason *
refuse_put(const osg *n, const bt_act *act)
{
    const putting p = put_of(n, in_hand(n));

    return refuse_spot(&p, (bt_hex)act->a);
}

/* The enemy hears nothing: it sees flags when the set-up is done [1.5a]. */
static void
do_put(osg *n, const bt_act *act)
{
    bt_unit unit = in_hand(n);
    bt_units party = party_of(n, unit);

    for (bt_unit u; (u = bt_units_take(&party)) != BT_UNIT_NONE;) {
        if (n->s->places[u] == act->a)
            continue;
        osg_put_away(n, u, OSG_RESERVE);
        osg_place(n, u, (bt_hex)act->a);
        OSG_SECRET(n, act->side, STOOD, u == unit ? "1.6a" : "19.29", u, act->a, 0, 0);
    }
    if (act->side == OSG_FRENCH && n->printed->has_guarded &&
        bt_bits_has(n->printed->guarded, act->a))
        n->s->opened = 1; /* [21.62] */
    bt_units_add(&n->s->placed, unit);
    bt_frames_pop(&n->s->frames);
}

/* [19.24b] */
static const bt_reason *
refuse_hold_back(const osg *n, const bt_act *act)
{
    (void)act;
    return start_of(n, in_hand(n))->anywhere ? NULL : REFUSE(NO_HOLDING);
}

static void
do_hold_back(osg *n, const bt_act *act)
{
    bt_unit unit = in_hand(n);

    osg_put_away(n, unit, OSG_RESERVE);
    bt_units_add(&n->s->placed, unit);
    bt_frames_pop(&n->s->frames);
    OSG_EVENT(n, HELD_BACK, "19.24b", unit, 0, 0, 0);
    (void)act;
}

static void
list_put(const bt_list *l)
{
    const osg *n = l->play;
    uint64_t hexes[BT_BITS_WORDS(OSG_HEXES_MAX)];
    unsigned count = n->printed->atlas.hex_count;
    const putting p = put_of(n, in_hand(n));

    find_spots(n, p.unit, hexes);
    for (unsigned hex = osg_next_hex(n, hexes, 0); hex < count;
         hex = osg_next_hex(n, hexes, hex + 1))
        if (!refuse_spot(&p, (bt_hex)hex))
            bt_actions_add(l->out, bt_action_make(OSG_A_PUT, hex, 0, 0));
    bt_try(l, OSG_A_HOLD_BACK, 0, 0);
}

static bool
put_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    bt_act act = { .side = frame->side, .a = frame->local, .code = OSG_A_TAKE };

    if (refuse_choice(n, &act))
        return bt_fail(err, BT_EDATA, "that unit has its place [1.6a]"), false;
    return true;
}

static void
ask_put(const osg *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game, "Say where {0} is placed.", osg_unit_arg(n, in_hand(n)));
}

const bt_room osg_room_put = {
    .deeds = (const bt_deed[]){ { OSG_A_PUT, refuse_put, do_put },
                                { OSG_A_HOLD_BACK, refuse_hold_back, do_hold_back },
                                { 0 } },
    .list = list_put,
    .ask = ask_put,
    .holds = put_holds,
    .theirs = REFUSE(THEIR_SETUP),
    .first = REFUSE(PUT_FIRST),
    .rule = "1.6a",
};

/* ---- a side sets up ---------------------------------------------------------------------------- */

static void
do_choose(osg *n, const bt_act *act)
{
    bt_frames_push(&n->s->frames, OSG_P_PUT, act->side);
    bt_frames_top(&n->s->frames)->local = (uint8_t)act->a;
}

bt_unit
osg_left_astray(const osg *n, bt_side side)
{
    bt_units left = bt_units_and(n->printed->trains, n->printed->of_side[side]);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (is_astray(n, u) && can_put(n, u))
            return u;
    return BT_UNIT_NONE;
}

/* [19.24a] Nobody's train is left behind. */
static const bt_reason *
refuse_done(const osg *n, const bt_act *act)
{
    return osg_left_astray(n, act->side) != BT_UNIT_NONE ? REFUSE(ASTRAY) : NULL;
}

static void
do_done(osg *n, const bt_act *act)
{
    n->s->placed = (bt_units){ { 0 } };
    bt_frames_pop(&n->s->frames);
    OSG_EVENT(n, SET_UP, "1.6b", act->side, 0, 0, 0);
}

static void
list_setup(const bt_list *l)
{
    bt_try_units(l, OSG_A_TAKE, l->play->printed->of_side[l->side]);
    osg_list_breaks(l);
    bt_try(l, OSG_A_DONE, 0, 0);
}

/* Nobody is asked who has no choice: by the tables, which both know. */
static bool
setup_waits(osg *n)
{
    bt_side side = bt_frames_peek(&n->s->frames)->side;
    bt_units left = n->printed->of_side[side];

    if (!bt_units_is_empty(&n->s->placed))
        return true;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_act act = { .side = side, .a = u, .code = OSG_A_TAKE };
        if (!refuse_choice(n, &act) || !osg_refuse_break(n, &act))
            return true;
    }
    bt_frames_pop(&n->s->frames);
    return false;
}

static void
ask_setup(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_side side = bt_frames_peek(&n->s->frames)->side;
    bt_units astray = { { 0 } }, choice = { { 0 } }, breaks = { { 0 } };

    for (bt_units left = osg_units_of_viewer(n, view, n->printed->of_side[side]);
         !bt_units_is_empty(&left);) {
        bt_act act = { .side = side, .a = bt_units_take(&left), .code = OSG_A_TAKE };
        if (is_astray(n, (bt_unit)act.a))
            bt_units_add(&astray, (bt_unit)act.a);
        else if (!refuse_choice(n, &act))
            bt_units_add(&choice, (bt_unit)act.a);
        if (!osg_refuse_break(n, &act))
            bt_units_add(&breaks, (bt_unit)act.a);
    }
    osg_say_units(n, BT_MSG("Too far from its leader now: {0}."), astray, out);
    osg_say_units(n, BT_MSG("May be placed elsewhere: {0}."), choice, out);
    osg_say_units(n, BT_MSG("May break down into vedettes: {0}."), breaks, out);
    osg_say(n, BT_MSG("Done ends the set-up."), out);
}

const bt_room osg_room_setup = {
    .waits = setup_waits,
    .deeds = (const bt_deed[]){ { OSG_A_TAKE, refuse_choice, do_choose },
                                { OSG_A_BREAK, osg_refuse_break, osg_do_break },
                                { OSG_A_DONE, refuse_done, do_done },
                                { 0 } },
    .list = list_setup,
    .ask = ask_setup,
    .theirs = REFUSE(THEIR_SETUP),
    .first = REFUSE(SET_UP_FIRST),
    .rule = "1.6b",
};

/* ---- before the first turn ----------------------------------------------------------------------- */

/* Whose place in the tables tells the enemy next to nothing. */
static bool
may_be_anywhere(const osg *n, bt_unit unit)
{
    const osg_start *start = start_of(n, unit);

    return deploys_freely(n, osg_counter_of(n, unit)->side) || start->with_forces ||
           start->with_officer || start->anywhere || start->within;
}

/* [1.6a] [19.21] [19.27] [19.28]; where everybody stands is in tables that both know, unless a side
 * deploys freely. */
void
osg_lay_out(osg *n)
{
    const osg_printed *p = n->printed;

    n->s->turn = p->first_turn;
    for (int u = 0; u < OSG_UNITS_MAX; u++) {
        bool here = u < p->unit_count;
        n->s->places[u] = here ? p->starts[u].place : OSG_ABSENT;
        n->s->seen_at[u] = n->s->places[u];
        n->s->seen_turn[u] = p->first_turn;
        if (!here || !osg_on_map(n->s, (bt_unit)u))
            continue;
        if (may_be_anywhere(n, (bt_unit)u))
            n->s->seen_at[u] = OSG_HIDDEN;
        if (p->starts[u].reduced)
            bt_units_add(&n->s->reduced, (bt_unit)u);
        if (p->starts[u].marching)
            bt_units_add(&n->s->marching, (bt_unit)u);
    }
    for (int f = 0; f < p->formation_count; f++)
        n->s->levels[f] = p->formations[f].level;
}

bool
osg_sets_up(const osg *n, bt_side side)
{
    const bt_frame *top = bt_frames_peek(&n->s->frames);

    return (top->procedure == OSG_P_SETUP || top->procedure == OSG_P_PUT) && top->side == side;
}
