/*
 * legal.c - who acts, what is allowed, what is listed, and what comes of it: what the room says
 * that is open (berthier/procedure.h).
 */
#include "legal.h"
#include "anytime.h"
#include "reasons.h"
#include "sequence.h"
#include "view.h"

#include <assert.h>
#include <string.h>

bt_seats
aon_to_act(const bt_game *game, const bt_state *state)
{
    const aon n = aon_look(game, state);

    if (bt_frames_peek(&n.s->frames)->procedure == AON_P_OVER)
        return 0;
    return bt_acting(game, &n.s->frames, &n);
}

/* Actions that play a card for its event. */
static bool
plays_card(unsigned code)
{
    return code >= AON_A_PLAY && code <= AON_A_SCOUT;
}

/* ---- the clause -------------------------------------------------------------- */

/* The phase of the year that the actions of a segment belong to; none for those of many. */
static int
phase_of(const char *segment)
{
    static const struct {
        const char *segment;
        int phase;
    } phases[] = {
        { "cards", AON_P_NONE },
        { "sequence", AON_P_NONE },
        { "diplomacy", AON_P_DIPLOMACY },
        { "strategy", AON_P_STRATEGY },
        { "reinforcement", AON_P_REINFORCEMENT },
        { "victory", AON_P_VICTORY },
    };

    for (size_t i = 0; i < BT_COUNT(phases); i++)
        if (strcmp(phases[i].segment, segment) == 0)
            return phases[i].phase;
    return AON_P_CAMPAIGN;
}

/* Corps are replaced and rallied, and leave a country, in two phases; they are lost in winter, too. */
static bool
is_of_phase(unsigned code, int phase, const char *segment)
{
    switch (code) {
    case AON_A_RALLY:
    case AON_A_REPLACE:
        return true;
    case AON_A_LEAVE:
        return phase == AON_P_SURRENDER || phase == phase_of(segment);
    case AON_A_LOSE:
        return phase == AON_P_WINTER || phase == phase_of(segment);
    default:
        return phase_of(segment) == AON_P_NONE || phase == phase_of(segment);
    }
}

/* [AON-5.1] Is it something for another phase of the year? */
static bool
is_of_another_phase(const aon *n, unsigned code)
{
    return n->s->frames.depth > 1 &&
           !is_of_phase(code, n->s->frames.at[1].procedure, n->game->rules->actions[code].segment);
}

/* Is the clause the room's?  What has no place now, or not for this side, is kept out by what is being
 * decided; who moves in a round goes by the order of play [AON-5.2], but who has acted in it already acts no
 * more [AON-11.2]. */
static bool
goes_by_room(const aon *n, const bt_act *act, const bt_reason *reason)
{
    const bt_room *room = bt_room_now(n->game, &n->s->frames);

    if (reason == REFUSE(NOT_YOUR_TURN))
        return room != &aon_room_action && room != &aon_room_march;
    if (reason == REFUSE(NOT_NOW))
        return !is_of_another_phase(n, act->code);
    return reason == REFUSE(NOT_OF_COUNTRY);
}

/* Would it be another action of a side in one round? */
static bool
acts_again(const aon *n, const bt_act *act, const bt_reason *reason)
{
    const bt_room *room = bt_room_now(n->game, &n->s->frames);

    return reason == REFUSE(NOT_YOUR_TURN) &&
           (room == &aon_room_action || room == &aon_room_march) && act->side <= AON_COALITION &&
           n->s->acted >> act->side & 1;
}

static const bt_reason *
cite(const aon *n, const bt_act *act, const bt_reason *reason)
{
    const bt_room *room = bt_room_now(n->game, &n->s->frames);
    const char *rule = room->rule_of ? room->rule_of(n) : room->rule;
    const bt_reason *cited;

    if (acts_again(n, act, reason))
        rule = aon_room_action.rule;
    else if (!rule || !goes_by_room(n, act, reason))
        return reason;
    cited = bt_reason_find(n->game->rules, reason->code, rule);
    assert(cited);
    return cited ? cited : reason;
}

/* Does it say when a card is played that is not played now? */
static bool
tells_when(const bt_reason *reason)
{
    return reason == REFUSE(LOWERS_NOTHING) || reason == REFUSE(ANNOUNCED) ||
           reason == REFUSE(TALKS_LATE) || reason == REFUSE(QUARTERS_LATE) ||
           reason == REFUSE(AFTERWARDS) || reason == REFUSE(TOO_LATE);
}

/* Actions of a room in which a card does what stands on it; Forced March and Manoeuvre go with a march. */
static bool
is_of_card(unsigned code)
{
    return plays_card(code) || code == AON_A_FORCE || code == AON_A_MANOEUVRE;
}

/* Where a card serves in this room, or at any time, if it is played in another way, the form is wrong; the room
 * may say when it serves. */
static const bt_reason *
refuse_form(const aon *n, const bt_act *act)
{
    const bt_act plain = { .side = act->side, .a = act->a, .code = AON_A_PLAY };
    const bt_reason *late = REFUSE_OF(WRONG_PHASE, aon_title_of(n, act->a));
    const bt_reason *neither = REFUSE_OF(WRONG_FORM, aon_title_of(n, act->a));

    if (aon_is_any_time(n, &plain))
        return aon_refuse_any_time(n, &plain) == REFUSE(NOT_BETWEEN) ? late : neither;
    for (const bt_deed *d = bt_room_now(n->game, &n->s->frames)->deeds; d && d->refuse; d++) {
        bt_act other = { .side = act->side, .a = act->a, .code = d->code };
        const bt_reason *reason = is_of_card(d->code) ? d->refuse(n, &other) : late;
        if (reason != late && reason != neither && reason != REFUSE(NOT_NOW))
            return tells_when(reason) ? reason : neither;
    }
    return late;
}

/* [18.0] Is it of an optional rule that is not in use? */
static bool
is_optional(const aon *n, unsigned code)
{
    return (code == AON_A_YIELD || code == AON_A_STAND) && !aon_option(n, AON_OPTION_YIELD);
}

/* [AON-5.4a] Where a room has no place for an action with a card, the card says why. */
static const bt_reason *
refuse_elsewhere(const aon *n, const bt_act *act)
{
    const bt_reason *reason =
        is_of_card(act->code) && act->side <= AON_COALITION ? aon_refuse_card(n, act, 0) : NULL;

    if (is_optional(n, act->code))
        return REFUSE(NOT_AGREED);
    return reason ? reason : REFUSE(NOT_NOW);
}

/* A card that is not played now as it is tried may serve in another way.  In a round Call to Arms answers enemies
 * who enter [CARD-CALL-TO-ARMS.2]. */
static const bt_reason *
by_form(const aon *n, const bt_act *act, const bt_reason *reason)
{
    if (reason == REFUSE_OF(WRONG_PHASE, AON_CALL_TO_ARMS) && act->code == AON_A_PLAY &&
        n->s->round)
        return REFUSE(NOT_CALLED);
    if (!plays_card(act->code) || reason != REFUSE_OF(WRONG_PHASE, aon_title_of(n, act->a)))
        return reason;
    return refuse_form(n, act);
}

/* [CARD-FOG-OF-WAR.2] Is it a battle card that comes after Fog of War? */
static bool
is_fogged(const aon *n, const bt_act *act)
{
    return n->s->fog && act->code == AON_A_PLAY && act->side <= AON_COALITION &&
           !aon_refuse_card(n, act, AON_IN_BATTLE);
}

/* [CARD-MUD.1] [CARD-INDECISION.1] [CARD-PEACE-TALKS.2] [CARD-CALL-TO-ARMS.2] Cards of a moment that is over, or
 * has not come, while the other side acts. */
static const bt_reason *
refuse_missed(const aon *n, const bt_act *act)
{
    const bt_room *room = bt_room_now(n->game, &n->s->frames);
    aon_title title;

    if ((room != &aon_room_action && room != &aon_room_march) || act->code != AON_A_PLAY ||
        act->side > AON_COALITION || aon_refuse_card(n, act, AON_IN_CAMPAIGN))
        return NULL;
    title = aon_title_of(n, act->a);
    if (title == AON_CALL_TO_ARMS)
        return REFUSE(NOT_CALLED);
    if (title == AON_MUD || title == AON_INDECISION)
        return REFUSE_OF(WRONG_PHASE, title);
    return title == AON_PEACE_TALKS || title == AON_WINTER_QUARTERS ? aon_refuse_late(n, title)
                                                                    : NULL;
}

/* [CARD-INDECISION.1] Who is held passes: until the round ends it plays no card, and neither marches nor
 * intercepts. */
static bool
is_held(const aon *n, const bt_act *act)
{
    bool acts = act->code == AON_A_MARCH || act->code == AON_A_PASS || act->code == AON_A_PAY ||
                act->code == AON_A_RALLY || act->code == AON_A_INTERCEPT;

    return (acts || is_of_card(act->code)) && act->side <= AON_COALITION &&
           n->s->barred >> act->side & 1;
}

/* The room says by which rule the decision is the other side's, or no rule but the order of play does. */
static const bt_reason *
refuse_turn(const aon *n, const bt_act *act)
{
    const bt_reason *theirs = bt_room_now(n->game, &n->s->frames)->theirs;
    const bt_reason *missed;

    if (is_held(n, act))
        return REFUSE(BARRED);
    missed = refuse_missed(n, act);
    if (missed)
        return missed;
    if (is_fogged(n, act))
        return REFUSE(AFTER_FOG);
    if (act->side <= AON_COALITION && aon_is_any_time(n, act))
        return REFUSE(ANY_TIME_WAITS);
    return theirs ? theirs : REFUSE(NOT_YOUR_TURN);
}

/* Why not, by the reason's own clause. */
static const bt_reason *
refuse(const aon *n, bt_sides acting, const bt_act *act)
{
    const bt_deed *deed;

    if (act->side > BT_SIDE_CHANCE || !(acting & bt_side_bit(act->side)))
        return refuse_turn(n, act);
    if (act->side <= AON_COALITION && aon_is_any_time(n, act))
        return by_form(n, act, aon_refuse_any_time(n, act));
    deed = bt_deed_of(bt_room_now(n->game, &n->s->frames), act->code);
    return by_form(n, act, deed ? deed->refuse(n, act) : refuse_elsewhere(n, act));
}

const bt_reason *
aon_check(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action)
{
    const aon n = aon_look(game, state);
    bt_act act = bt_act_of(seat, action);
    bt_sides acting = aon_to_act(game, state);
    const bt_reason *reason;

    if (!bt_action_is_sound(game, action))
        return REFUSE(NO_SUCH_ACTION);
    if (!acting)
        return REFUSE(GAME_OVER);
    if (act.code >= AON_A_DEAL && seat != BT_SIDE_CHANCE)
        return REFUSE(CHANCE);
    reason = refuse(&n, acting, &act);
    return reason ? cite(&n, &act, reason) : NULL;
}

void
aon_legal(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *out)
{
    const aon n = aon_look(game, state);

    if (bt_frames_peek(&n.s->frames)->procedure == AON_P_OVER)
        out->count = 0;
    else
        bt_list_room(game, &n.s->frames, &n, seat, out);
    if (out->count)
        aon_list_any_time(&n, seat, out);
}

/* Who leads now that an army has lost its leader, or has been left by him, is news for the other side. */
static void
seal_what_shows(aon *n, bt_units known)
{
    bt_units news = bt_units_minus(aon_open_corps(n), known);

    if (!bt_units_is_empty(&news))
        bt_events_seal(n->events);
}

void
aon_apply(const bt_game *game, bt_state *state, bt_seat seat, bt_action action, bt_events *happened)
{
    aon n = { game, aon_printed_of(game), (aon_state *)(void *)state, happened };
    bt_act act = bt_act_of(seat, action);
    bt_units open = { { 0 } };

    assert(!aon_check(game, state, seat, action));
    if (happened)
        open = aon_open_corps(&n);
    if (seat <= AON_COALITION && aon_is_any_time(&n, &act))
        aon_do_any_time(&n, &act);
    else
        bt_perform(game, &n.s->frames, &n, &act);
    aon_run(&n);
    if (happened)
        seal_what_shows(&n, open);
}

bt_action
aon_chance(const bt_game *game, const bt_state *state, bt_rng *rng)
{
    const aon n = aon_look(game, state);

    return bt_room_now(game, &n.s->frames)->chance(&n, rng);
}
