/*
 * cite.c - which clause decides: the offence is the refuser's to find, and what
 * causes it, the card, the event, the duty or the phase, supplies the clause.
 *
 * Only what both sides see is looked at here, and the hand of the side that asks.
 */
#include "cite.h"
#include "combat.h"
#include "event_cards.h"
#include "events.h"
#include "position.h"
#include "reasons.h"
#include "share.h"
#include "victory.h"

#include <assert.h>

static const bt_frame *
top_of(const n06 *n)
{
    return bt_frames_peek(&n->s->frames);
}

static const char *
rule_of_action(const n06 *n, unsigned code)
{
    return n->game->rules->actions[code].rule;
}

/* The event of the card that an action names. */
static n06_event
event_of(const n06 *n, const bt_act *act)
{
    return (n06_event)n->printed->cards[act->a].event;
}

/* ---- what is under way --------------------------------------------------- */

/* What has to be decided before anything else. */
static const char *
rule_of_duty(const n06 *n)
{
    const bt_room *room = bt_room_now(n->game, &n->s->frames);

    if (room->rule_of)
        return room->rule_of(n);
    return room->rule ? room->rule : "C5.1";
}

/* Why a side has nothing to decide.  Where it has passed: because all it has was activated; if
 * it lost the rest, or has some left, because it passed. */
static const char *
rule_of_turn(const n06 *n, bt_side side)
{
    if (top_of(n)->procedure != N06_P_OPERATIONS || side > N06_PRUSSIAN ||
        !(n->s->passed >> side & 1))
        return rule_of_duty(n);
    return n06_able(n, side) || !n06_present(n, side) ? "C5.3" : "C5.6";
}

/* Does nothing but the sequence of play wait for an action? */
static bool
is_free(const n06 *n)
{
    int now = top_of(n)->procedure;

    return now == N06_P_OPERATIONS || now == N06_P_PLAN || now == N06_P_REFIT ||
           now == N06_P_SETUP || now == N06_P_BID;
}

static bool
is_operation(unsigned code)
{
    return code == N06_A_MOVE || code == N06_A_FIGHT || code == N06_A_ASSAULT || code == N06_A_PASS;
}

/* When an action has its time: in another phase, or at another point of the operation. */
static const char *
rule_of_time(const n06 *n, unsigned code)
{
    if (code == N06_A_COME)
        return "C2.4";
    if (code == N06_A_DECLINE)
        return "C1.11";
    if (code == N06_A_FIGHT || code == N06_A_ASSAULT)
        return n06_frame(n->s, N06_P_OPERATION) ? "C9.1" : "C3.1";
    if (is_operation(code))
        return "C3.1";
    if (code == N06_A_JOIN && n06_frame(n->s, N06_P_OPERATION))
        return "C6.3";
    if (code == N06_A_SPEND || code == N06_A_DONE)
        return n06_frame(n->s, N06_P_RECOVERY) ? "C11.1" : "C11.3";
    return rule_of_action(n, code);
}

static const char *
rule_of_unfinished(const n06 *n, unsigned code)
{
    const bt_frame *operation = n06_frame(n->s, N06_P_OPERATION);

    if (n06_is_assault(n->s) && n06_frame(n->s, N06_P_COMBAT) &&
        (code == N06_A_HALT || code == N06_A_PASS))
        return "C9.3";
    return operation && is_operation(code) ? "C5.1" : rule_of_duty(n);
}

const bt_reason *
n06_refuse_time(const n06 *n, unsigned code)
{
    const bt_frame *operation = n06_frame(n->s, N06_P_OPERATION);
    int now = top_of(n)->procedure;
    bool late =
        operation && now != N06_P_GATHER &&
        (code == N06_A_JOIN || code == N06_A_GO ||
         (operation->local == N06_MOVE_OP && (code == N06_A_FIGHT || code == N06_A_ASSAULT)));
    bool refits = n06_frame(n->s, N06_P_RECOVERY) && (code == N06_A_SPEND || code == N06_A_DONE);

    return is_free(n) || late || refits ? REFUSE(NOT_NOW) : REFUSE(UNFINISHED);
}

/* ---- cards --------------------------------------------------------------- */

/* [C1.15] - [C1.17] A symbol for another part of the operation forbids a card; in the
 * right part it is the card's own text. */
static const char *
rule_of_moment(const n06 *n, n06_event event)
{
    bool fights = n06_frame(n->s, N06_P_COMBAT) != NULL;

    switch (n06_window_of(event)) {
    case N06_W_COMBAT:
        return "C1.16";
    case N06_W_BEATEN:
    case N06_W_PURSUIT:
        return fights && n06_in_retreat(n->s) ? n06_rule_of(event) : "C1.17";
    case N06_W_SET_OUT:
    case N06_W_MARCH:
    case N06_W_ENTER:
    case N06_W_HALT:
        return n06_is_marching(n->s) ? n06_rule_of(event) : "C1.15";
    case N06_W_START:
    case N06_W_FINISH:
    case N06_W_NONE:
    case N06_W_COUNT:
        break;
    }
    return n06_rule_of(event);
}

/* [C1.15] A Move symbol names whose march it is for; other cards do it in words. */
static const char *
rule_of_side(n06_event event)
{
    n06_window window = n06_window_of(event);

    return window >= N06_W_SET_OUT && window <= N06_W_HALT ? "C1.15" : n06_rule_of(event);
}

static const char *
rule_of_limit(const n06 *n)
{
    if (n06_frame(n->s, N06_P_INITIATIVE))
        return "C1.12";
    return n06_in_retreat(n->s) ? "C8.32" : "C1.13";
}

static const char *
rule_of_hand(const n06 *n, unsigned code)
{
    if (code == N06_A_SPEND)
        return "C11.3";
    if (code == N06_A_SNATCH)
        return "E-HUSSARS.1";
    return n06_frame(n->s, N06_P_INITIATIVE) ? "C1.12" : "C1.13";
}

/* ---- blocks -------------------------------------------------------------- */

/* Which blocks an action may be about. */
static const char *
rule_of_blocks(const n06 *n, unsigned code)
{
    if (code == N06_A_TEND)
        return n06_rule_of_choice(n);
    if (code != N06_A_JOIN)
        return rule_of_action(n, code);
    return rule_of_duty(n);
}

static const char *
rule_of_vedettes(const n06 *n, unsigned code, const bt_act *act)
{
    if (code == N06_A_WRECK || code == N06_A_MEND)
        return rule_of_action(n, code);
    return code == N06_A_PLAY && event_of(n, act) == N06_FORAGE ? "G3.3" : "C9.8";
}

static const char *
rule_of_mixing(const n06 *n)
{
    if (top_of(n)->procedure == N06_P_SUMMON)
        return "E-CANNON-SOUNDS.2";
    if (top_of(n)->procedure != N06_P_GATHER)
        return "G3.1";
    return n06_frame(n->s, N06_P_OPERATION)->local == N06_MOVE_OP ? "G3.1" : "C9.8";
}

static const char *
rule_of_points(const n06 *n, unsigned code)
{
    if (code == N06_A_WRECK)
        return "E-DESTROYED-BRIDGE.2";
    if (code == N06_A_MEND)
        return "E-PONTONNIERS.2";
    return n->s->used ? "C6.9" : "C6.8";
}

static const char *
rule_of_stop(const n06 *n)
{
    bool among = !n06_looks_free(n, n06_mover(n->s), n06_stack_area(n));

    return among && n06_is_assault(n->s) && n06_corps_of(n, n->s->stack) ? "C9.3" : "C6.12";
}

/* ---- the clause ---------------------------------------------------------- */

/* What a card, or the choice it asks for, forbids. */
static const char *
clause_of_card(const n06 *n, unsigned code, const bt_act *act)
{
    if (code == N06_A_NAME || code == N06_A_TEND || code == N06_A_PICK)
        return n06_rule_of_choice(n);
    return code == N06_A_PLAY ? n06_rule_of(event_of(n, act)) : rule_of_action(n, code);
}

static const char *
clause_of_time(const n06 *n, unsigned code, const bt_act *act, n06_reason reason)
{
    switch ((int)reason) {
    case N06_R_GAME_OVER:
        return n06_ended_by(n);
    case N06_R_NOT_YOUR_TURN:
        return rule_of_turn(n, act->side);
    case N06_R_UNFINISHED:
        return rule_of_unfinished(n, code);
    case N06_R_NOT_NOW:
        return rule_of_time(n, code);
    case N06_R_CHANCE:
        return rule_of_action(n, code);
    case N06_R_NOT_IN_HAND:
        return rule_of_hand(n, code);
    case N06_R_ONE_CARD:
        return rule_of_limit(n);
    case N06_R_GREEN:
        return n06_frame(n->s, N06_P_INITIATIVE) ? "C4.2" : "C1.11";
    case N06_R_WRONG_MOMENT:
        return rule_of_moment(n, event_of(n, act));
    case N06_R_WRONG_SIDE:
        return rule_of_side(event_of(n, act));
    default:
        return NULL;
    }
}

static const char *
clause_of_blocks(const n06 *n, unsigned code, const bt_act *act, n06_reason reason)
{
    switch ((int)reason) {
    case N06_R_NOT_OWN:
    case N06_R_IN_STACK:
    case N06_R_OTHER_AREA_BLOCK:
        return rule_of_blocks(n, code);
    case N06_R_NOT_ON_MAP:
        return is_operation(code) ? NULL : rule_of_blocks(n, code);
    case N06_R_VEDETTES:
        return rule_of_vedettes(n, code, act);
    case N06_R_VEDETTES_ALONE:
        return rule_of_mixing(n);
    case N06_R_NOT_ADJACENT:
        return code == N06_A_RETREAT ? "C8.21" : rule_of_action(n, code);
    case N06_R_NO_MP:
        return rule_of_points(n, code);
    case N06_R_MUST_STOP:
        return rule_of_stop(n);
    case N06_R_ONE_CORPS:
        return code == N06_A_JOIN ? "E-CANNON-SOUNDS.2" : NULL;
    case N06_R_FIXED:
        return act->side == N06_PRUSSIAN ? "G1.2" : NULL;
    case N06_R_NOT_IN_PLAY:
        return n->printed->blocks[act->a].kind == N06_VEDETTE ? "M1.6" : "C2.4";
    case N06_R_NOT_IN_DECK:
        return code == N06_A_PICK ? "E-ANTICIPATION.1" : NULL;
    case N06_R_UNEQUAL:
        return n06_share_rule(top_of(n));
    case N06_R_NOT_TIRED:
        return code == N06_A_SPEND ? NULL : n06_share_rule(top_of(n));
    case N06_R_NO_ENEMY:
        return code == N06_A_NAME ? "E-SAXON-DEFECTION.2" : NULL;
    case N06_R_NO_STACK:
        return code == N06_A_NAME ? n06_rule_of_choice(n) : NULL;
    case N06_R_OWN_ACTION:
    case N06_R_OTHER_EVENT:
    case N06_R_CONTESTED:
    case N06_R_NOT_THERE:
    case N06_R_NO_PATIENT:
    case N06_R_NOT_BEATEN:
    case N06_R_NOT_FREE:
    case N06_R_NOT_HERE:
    case N06_R_OTHER_CHOICE:
        return clause_of_card(n, code, act);
    default:
        return NULL;
    }
}

/* Where each cause has a row of its own. */
static const bt_reason *
by_cause(const n06 *n, const bt_reason *reason)
{
    static const n06_reason codes[] = { N06_R_NO_LOSS, N06_R_NO_POINTS, N06_R_NOT_SHARING };

    for (size_t i = 0; i < BT_COUNT(codes); i++)
        if (reason == &n06_reasons[codes[i]])
            return reason + top_of(n)->step;
    return NULL;
}

const bt_reason *
n06_cite(const n06 *n, unsigned code, const bt_act *act, const bt_reason *reason)
{
    n06_reason offence = (n06_reason)(reason - n06_reasons);
    const bt_reason *cited = by_cause(n, reason);
    const char *rule = clause_of_time(n, code, act, offence);

    if (cited)
        return cited;
    if (!rule)
        rule = clause_of_blocks(n, code, act, offence);
    if (!rule)
        return reason;
    cited = bt_reason_find(n->game->rules, reason->code, rule);
    assert(cited);
    return cited ? cited : reason;
}
