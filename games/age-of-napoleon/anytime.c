/*
 * anytime.c - Continental System, Napoléonica, Radetzky, Savary and Stein [AON-5.5].
 *
 * They are played between two steps: where a phase or a window stands open, not inside a move, a
 * loss or a retreat.  What a room offers beside them stays as it is.
 */
#include "anytime.h"
#include "corps.h"
#include "country.h"
#include "effects.h"
#include "field.h"

#include <berthier/deck.h>

/* Rooms that stand between two steps, besides the phases that stand open. */
#define OPEN(code) UINT64_C(1) << AON_P_##code
static const uint64_t between = OPEN(ANY_TIME) | OPEN(LIMITS) | OPEN(CANCEL) | OPEN(HINDER) |
                                OPEN(EXCHANGE) | OPEN(LINES) | OPEN(REFUSAL) | OPEN(SETTLEMENT) |
                                OPEN(STORES);
#undef OPEN

static const uint64_t any_time_titles = AON_TITLE(AON_CONTINENTAL_SYSTEM) |
                                        AON_TITLE(AON_RADETZKY_CARD) | AON_TITLE(AON_STEIN_CARD) |
                                        AON_TITLE(AON_NAPOLEONICA) | AON_TITLE(AON_SAVARY);

static bool
is_between(const aon *n)
{
    int procedure = bt_frames_peek(&n->s->frames)->procedure;

    return bt_procedure_now(n->game, &n->s->frames)->quiet || between >> procedure & 1;
}

static bool
has_title(const aon *n, unsigned card, aon_title title)
{
    return aon_title_of(n, card) == title;
}

static bool
is_lasting(const aon *n, unsigned card)
{
    return has_title(n, card, AON_CONTINENTAL_SYSTEM) || has_title(n, card, AON_RADETZKY_CARD) ||
           has_title(n, card, AON_STEIN_CARD);
}

bool
aon_is_any_time(const aon *n, const bt_act *act)
{
    switch (act->code) {
    case AON_A_SWAP:
    case AON_A_SPY:
    case AON_A_SCOUT:
        return true;
    case AON_A_PLAY:
        return is_lasting(n, act->a) || has_title(n, act->a, AON_NAPOLEONICA) ||
               has_title(n, act->a, AON_SAVARY);
    default:
        return false;
    }
}

/* ---- Continental System, Radetzky, Stein --------------------------------- */

/* [CARD-CONTINENTAL-SYSTEM.1] Britain alone of the majors is a member; an insurgent is none. */
static bool
britain_stands_alone(const aon *n)
{
    for (int c = 0; c < n->printed->country_count; c++)
        if (aon_is_major(n, (uint8_t)c) && c != n->printed->britain && n->s->align[c] == AON_MEMBER)
            return false;
    return true;
}

static aon_effect
effect_of(aon_title title)
{
    if (title == AON_CONTINENTAL_SYSTEM)
        return AON_CONTINENTAL;
    return title == AON_RADETZKY_CARD ? AON_RADETZKY : AON_STEIN;
}

/* What the card asks for; of one that is in effect already, nothing [CARD-CONTINENTAL-SYSTEM.2]. */
static bool
is_due(const aon *n, aon_title title)
{
    const aon_printed *p = n->printed;

    if (aon_in_effect(n, effect_of(title)))
        return true;
    if (title == AON_CONTINENTAL_SYSTEM)
        return britain_stands_alone(n);
    return bt_set_has(&n->s->surrendered, title == AON_RADETZKY_CARD ? p->austria : p->prussia);
}

/* Why it has no effect any more: in scenarios that begin so it counts as played [CARD-CONTINENTAL-SYSTEM.2]. */
static const char *
clause_of_nothing(const aon *n, aon_title title)
{
    bool before = n->printed->effects >> AON_CONTINENTAL & 1;

    return title == AON_CONTINENTAL_SYSTEM && before ? "CARD-CONTINENTAL-SYSTEM.2"
                                                     : aon_clause_of(title);
}

static void
take_effect(aon *n, bt_side side, unsigned card)
{
    aon_title title = aon_title_of(n, card);
    aon_effect effect = effect_of(title);

    aon_play(n, side, card);
    if (aon_in_effect(n, effect)) {
        AON_EVENT(n, NO_EFFECT, clause_of_nothing(n, title), card, 0, 0, 0);
        return;
    }
    aon_take_effect(n, effect, aon_clause_of(title));
    if (effect != AON_CONTINENTAL)
        return;
    while (!bt_set_is_empty(&n->s->aside)) {
        uint8_t late = bt_set_take(&n->s->aside);
        bt_set_add(&n->s->discard, late);
        AON_EVENT(n, PUT_ASIDE, "CARD-CONTINENTAL-SYSTEM.1", late, 0, 0, 0);
    }
}

/* ---- Napoléonica --------------------------------------------------------- */

/* [CARD-NAPOLEONICA.1] */
static const bt_reason *
refuse_swap(const aon *n, const bt_act *act)
{
    if (!has_title(n, act->a, AON_NAPOLEONICA))
        return REFUSE_OF(WRONG_FORM, aon_title_of(n, act->a));
    if (!bt_set_has(&n->s->discard, (uint8_t)act->b))
        return REFUSE(NOT_DISCARDED);
    return has_title(n, act->b, AON_NAPOLEONICA) ? REFUSE_OF(CONDITION, AON_NAPOLEONICA) : NULL;
}

/* Everybody sees what is taken: the discards lie open. */
static void
do_swap(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    bt_pile_move(&n->s->discard, &n->s->hand[act->side], (uint8_t)act->b);
    bt_set_add(&n->s->known[act->side], (uint8_t)act->b);
    AON_EVENT(n, SWAPPED, "CARD-NAPOLEONICA.1", act->side, act->b, 0, 0);
}

/* ---- Savary -------------------------------------------------------------- */

/* [CARD-SAVARY.1] The areas stand in their order, so that each pair is one action. */
static const bt_reason *
refuse_scout(const aon *n, const bt_act *act)
{
    if (!has_title(n, act->a, AON_SAVARY))
        return REFUSE_OF(WRONG_FORM, aon_title_of(n, act->a));
    if (act->b == BT_AREA_NONE || act->c == BT_AREA_NONE || act->b > act->c)
        return REFUSE(TWO_AREAS);
    if (!aon_holds(n, AON_COALITION, (bt_area)act->b) ||
        !aon_holds(n, AON_COALITION, (bt_area)act->c))
        return REFUSE(NOBODY_THERE);
    return NULL;
}

static void
look_at(aon *n, bt_side side, bt_area area)
{
    bt_units army = aon_army(n, AON_COALITION, area);

    aon_reveal(n, army);
    while (!bt_units_is_empty(&army))
        AON_TELL(n, side, SEEN_CORPS, "CARD-SAVARY.1", bt_units_take(&army), area, 0, 0);
}

static void
do_scout(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    AON_EVENT(n, SPIED, "CARD-SAVARY.1", act->side, 0, 0, 0);
    look_at(n, act->side, (bt_area)act->b);
    if (act->b != act->c)
        look_at(n, act->side, (bt_area)act->c);
}

static void
do_spy(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    AON_EVENT(n, SPIED, "CARD-SAVARY.1", act->side, 0, 0, 0);
    n->s->known[AON_COALITION] = n->s->hand[AON_COALITION];
    for (bt_set left = n->s->hand[AON_COALITION]; !bt_set_is_empty(&left);)
        AON_TELL(n, act->side, SEEN_CARD, "CARD-SAVARY.1", bt_set_take(&left), 0, 0, 0);
}

/* ---- all of them --------------------------------------------------------- */

const bt_reason *
aon_refuse_any_time(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_ANY_TIME);
    aon_title title;

    if (reason)
        return reason;
    title = aon_title_of(n, act->a);
    if (!is_between(n))
        return REFUSE(NOT_BETWEEN);
    if (act->code == AON_A_SWAP)
        return refuse_swap(n, act);
    if (act->code == AON_A_SCOUT)
        return refuse_scout(n, act);
    if (act->code == AON_A_SPY)
        return title == AON_SAVARY ? NULL : REFUSE_OF(WRONG_FORM, title);
    if (!is_lasting(n, act->a))
        return REFUSE_OF(WRONG_FORM, title);
    return is_due(n, title) ? NULL : REFUSE_OF(CONDITION, title);
}

void
aon_do_any_time(aon *n, const bt_act *act)
{
    switch (act->code) {
    case AON_A_SWAP:
        do_swap(n, act);
        break;
    case AON_A_SPY:
        do_spy(n, act);
        break;
    case AON_A_SCOUT:
        do_scout(n, act);
        break;
    default:
        take_effect(n, act->side, act->a);
    }
}

/* Keeps the list in ascending order. */
static void
insert(bt_actions *out, bt_action action)
{
    int at = out->count;

    bt_actions_add(out, action);
    for (; at > 0 && out->at[at - 1] > action; at--)
        out->at[at] = out->at[at - 1];
    out->at[at] = action;
}

static void
try(const aon *n, bt_side side, unsigned code, unsigned a, unsigned b, unsigned c, bt_actions *out)
{
    bt_act act = { .side = side, .a = a, .b = b, .c = c, .code = code };

    if (!aon_refuse_any_time(n, &act))
        insert(out, bt_action_make(code, a, b, c));
}

static void
try_savary(const aon *n, bt_side side, uint8_t card, bt_actions *out)
{
    bt_set areas = aon_held_by(n, AON_COALITION);

    try(n, side, AON_A_SPY, card, 0, 0, out);
    for (bt_set left = areas; !bt_set_is_empty(&left);) {
        uint8_t from = bt_set_first(&left);
        for (bt_set to = left; !bt_set_is_empty(&to);)
            try(n, side, AON_A_SCOUT, card, from, bt_set_take(&to), out);
        bt_set_remove(&left, from);
    }
}

void
aon_list_any_time(const aon *n, bt_side side, bt_actions *out)
{
    if (side > AON_COALITION || !is_between(n))
        return;
    for (bt_set left = aon_held_of(n, side, any_time_titles); !bt_set_is_empty(&left);) {
        uint8_t card = bt_set_take(&left);
        aon_title title = aon_title_of(n, card);
        if (title == AON_SAVARY)
            try_savary(n, side, card, out);
        else if (title != AON_NAPOLEONICA)
            try(n, side, AON_A_PLAY, card, 0, 0, out);
        else
            for (bt_set piled = n->s->discard; !bt_set_is_empty(&piled);)
                try(n, side, AON_A_SWAP, card, bt_set_take(&piled), 0, out);
    }
}

/* ---- at the beginning of a phase [AON-5.5] -------------------------------- */

/* The frame's local: how many have answered; its side: who is asked. */
static bool
any_time_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (frame->local >= 2) {
        aon_pop(n);
        return false;
    }
    if (aon_is_asked_for(n, frame->side, any_time_titles))
        return true;
    frame->side = aon_other(frame->side);
    frame->local++;
    return false;
}

static void
do_decline(aon *n, const bt_act *act)
{
    bt_frame *frame = aon_top(n);

    frame->side = aon_other(act->side);
    frame->local++;
}

static void
list_any_time(const bt_list *l)
{
    bt_try(l, AON_A_DECLINE, 0, 0);
}

/* Of the year, as it has been told. */
static void
ask_any_time(const aon *n, const bt_view *view, bt_buf *out)
{
    const bt_frames *frames = &n->s->frames;
    int phase = frames->depth > 1 ? frames->at[1].procedure : AON_P_NONE;

    (void)view;
    BT_SAY(out, n->game,
           BT_MSG("Phase of the year: {0}. Before it, play an Any Time card, or none."),
           bt_arg_word(n->game->rules->procedures[phase].word));
}

const bt_room aon_room_any_time = {
    .waits = any_time_waits,
    .deeds = (const bt_deed[]){ { AON_A_PLAY, aon_refuse_any_time, aon_do_any_time },
                                { AON_A_SWAP, aon_refuse_any_time, aon_do_any_time },
                                { AON_A_SPY, aon_refuse_any_time, aon_do_any_time },
                                { AON_A_SCOUT, aon_refuse_any_time, aon_do_any_time },
                                { AON_A_DECLINE, bt_refuse_nothing, do_decline },
                                { 0 } },
    .list = list_any_time,
    .ask = ask_any_time,
    .stands = aon_owned,
    .rule = "AON-5.5",
};
