/*
 * battles.c - the battles of an action, when all its moves have been made [AON-11.6].
 *
 * The mover says which is fought first; one that is left is begun at once.  Where it has led more than
 * one army into the area its enemy may play Interior Lines, and then fights them one after the other in
 * an order of its own, until it is beaten.
 */
#include "corps.h"
#include "field.h"

/* Steps of the BATTLES frame. */
enum { CHOOSES, IS_ASKED, FIGHTS, HAS_FOUGHT };

/* Steps of the LINES frame: whether the card is played, whom to fight next. */
enum { WINDOW, SERIES };

/* ---- who stands against whom --------------------------------------------- */

static bool
is_contested(const aon *n, bt_area area)
{
    return aon_holds(n, AON_FRENCH, area) && aon_holds(n, AON_COALITION, area);
}

/* The armies of the attacker by the areas they came from; `here` of who has been there all along. */
static bt_set
origins(const aon *n, bt_area here)
{
    bt_set from = { { 0 } };

    for (bt_units left = aon_army(n, n->s->attacker, n->s->field); !bt_units_is_empty(&left);) {
        bt_area origin = n->s->origin[bt_units_take(&left)];
        if (origin != BT_AREA_NONE || here != BT_AREA_NONE)
            bt_set_add(&from, origin == BT_AREA_NONE ? here : origin);
    }
    return from;
}

/* ---- from battle to battle ----------------------------------------------- */

static void
take_field(aon *n, bt_area area)
{
    bt_frame *frame = aon_top(n);

    bt_events_seal(n->events); /* who has come from where shows in what follows */
    n->s->field = area;
    n->s->attacker = aon_attacker_in(n, frame->side, area);
    frame->step = IS_ASKED;
}

static void
leave_field(aon *n)
{
    bt_set_remove(&n->s->fields, n->s->field);
    n->s->field = BT_AREA_NONE;
    n->s->attacker = BT_SIDE_NONE;
    n->s->series = 0;
    aon_top(n)->step = CHOOSES;
}

/* [CARD-INTERIOR-LINES.1] */
static void
ask_for_lines(aon *n)
{
    bt_side mover = aon_top(n)->side;
    bt_set from = origins(n, BT_AREA_NONE);

    aon_top(n)->step = FIGHTS;
    if (n->s->attacker == mover && bt_set_count(&from) > 1 &&
        aon_is_asked_for(n, aon_other(mover), AON_TITLE(AON_INTERIOR_LINES)))
        aon_push(n, AON_P_LINES, aon_other(mover));
}

/* [AON-12.12b] Who has moved in attacks, but for a mover that was intercepted where the enemy had nobody. */
static const char *
clause_of_attack(const aon *n)
{
    return n->s->attacker == aon_frame(n->s, AON_P_BATTLES)->side ? "AON-13.1" : "AON-12.12b";
}

/* `army`: where it came from, of a series. */
static void
begin_battle(aon *n, bt_area army)
{
    AON_EVENT(n, BATTLE, clause_of_attack(n), n->s->attacker, n->s->field, 0, 0);
    aon_push(n, AON_P_BATTLE, n->s->attacker);
    aon_top(n)->local = army;
}

static void
begin_next(aon *n)
{
    bt_set from = origins(n, n->s->field);

    aon_top(n)->step = HAS_FOUGHT;
    if (!n->s->series || bt_set_count(&from) == 1) {
        begin_battle(n, n->s->series ? bt_set_first(&from) : 0);
        return;
    }
    aon_push(n, AON_P_LINES, aon_other(n->s->attacker));
    aon_top(n)->step = SERIES;
}

/* Areas where nobody is left to fight need no battle. */
static void
drop_quiet_fields(aon *n)
{
    for (bt_set left = n->s->fields; !bt_set_is_empty(&left);) {
        bt_area area = bt_set_take(&left);
        if (!is_contested(n, area))
            bt_set_remove(&n->s->fields, area);
    }
}

/* True when the mover has to say which battle comes first. */
static bool
chooses(aon *n)
{
    int count;

    drop_quiet_fields(n);
    count = bt_set_count(&n->s->fields);
    if (count > 1)
        return true;
    if (count)
        take_field(n, bt_set_first(&n->s->fields));
    else
        aon_pop(n);
    return false;
}

/* [CARD-INTERIOR-LINES.2] A series goes on until one side has nobody left there. */
static bool
battles_wait(aon *n)
{
    switch (aon_top(n)->step) {
    case CHOOSES:
        return chooses(n);
    case IS_ASKED:
        ask_for_lines(n);
        return false;
    case FIGHTS:
        begin_next(n);
        return false;
    default:
        if (n->s->series && is_contested(n, n->s->field))
            aon_top(n)->step = FIGHTS;
        else
            leave_field(n);
        return false;
    }
}

/* ---- rooms --------------------------------------------------------------- */

static const bt_reason *
refuse_fight(const aon *n, const bt_act *act)
{
    if (!bt_set_has(&n->s->fields, (bt_area)act->a))
        return REFUSE(NO_BATTLE_DUE);
    return NULL;
}

static void
do_fight(aon *n, const bt_act *act)
{
    take_field(n, (bt_area)act->a);
}

static void
list_battles(const bt_list *l)
{
    bt_try_set(l, AON_A_FIGHT, l->play->s->fields);
}

static bool
fields_ok(const aon *n)
{
    for (bt_set left = n->s->fields; !bt_set_is_empty(&left);)
        if (bt_set_take(&left) >= n->printed->network.area_count)
            return false;
    return true;
}

/* What is chosen from are battles: in each both sides have somebody. */
static bool
are_due(const aon *n)
{
    for (bt_set left = n->s->fields; !bt_set_is_empty(&left);)
        if (!is_contested(n, bt_set_take(&left)))
            return false;
    return !n->s->series;
}

static bool
battles_hold(const aon *n, const bt_frame *frame, bt_error *err)
{
    if (frame->step > HAS_FOUGHT || !fields_ok(n) ||
        ((frame->step != CHOOSES || frame != aon_top(n)) &&
         (n->s->field == BT_AREA_NONE || n->s->attacker > AON_COALITION)))
        return bt_fail(err, BT_EDATA, "there is no such battle [AON-11.6]"), false;
    if (frame == aon_top(n) && !are_due(n))
        return bt_fail(err, BT_EDATA, "nobody is there to fight against [AON-11.6]"), false;
    return true;
}

const bt_room aon_room_battles = {
    .waits = battles_wait,
    .deeds = (const bt_deed[]){ { AON_A_FIGHT, refuse_fight, do_fight }, { 0 } },
    .list = list_battles,
    .question = BT_MSG("Which battle is fought first?"),
    .theirs = REFUSE(MOVER_ORDERS),
    .stands = aon_owned,
    .holds = battles_hold,
    .rule = "AON-11.6",
};

static int
step_of_lines(const aon *n)
{
    return bt_frames_peek(&n->s->frames)->step;
}

static const bt_reason *
refuse_lines(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_CAMPAIGN);

    if (reason)
        return reason;
    if (aon_title_of(n, act->a) != AON_INTERIOR_LINES)
        return REFUSE_OF(WRONG_PHASE, aon_title_of(n, act->a));
    return step_of_lines(n) == WINDOW ? NULL : REFUSE_OF(CONDITION, AON_INTERIOR_LINES);
}

static void
do_lines(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    n->s->series = 1;
    aon_pop(n);
}

static const bt_reason *
refuse_decline(const aon *n, const bt_act *act)
{
    (void)act;
    return step_of_lines(n) == WINDOW ? NULL : REFUSE(ARMY_FIRST);
}

static void
do_decline(aon *n, const bt_act *act)
{
    (void)act;
    aon_pop(n);
}

static const bt_reason *
refuse_army(const aon *n, const bt_act *act)
{
    bt_set from = origins(n, n->s->field);

    if (step_of_lines(n) != SERIES)
        return REFUSE(CARD_FIRST);
    if (!bt_set_has(&from, (bt_area)act->a))
        return REFUSE(NO_SUCH_ARMY);
    return NULL;
}

static void
do_army(aon *n, const bt_act *act)
{
    aon_pop(n);
    begin_battle(n, (bt_area)act->a);
}

static void
list_lines(const bt_list *l)
{
    bt_try_set(l, AON_A_PLAY, aon_held(l->play, l->side, AON_INTERIOR_LINES));
    bt_try(l, AON_A_DECLINE, 0, 0);
    bt_try_set(l, AON_A_FIGHT, origins(l->play, l->play->s->field));
}

static void
ask_lines(const aon *n, const bt_view *view, bt_buf *out)
{
    const char *area = n->game->network->areas[n->s->field].name;

    (void)view;
    BT_SAY(out, n->game,
           step_of_lines(n) == WINDOW
               ? BT_MSG("Several armies attack {0}: play Interior Lines to fight them one by one, "
                        "or no card.")
               : BT_MSG("Battles in {0}: the army from which area do you fight next?"),
           bt_arg_word(area));
}

static bool
lines_hold(const aon *n, const bt_frame *frame, bt_error *err)
{
    bt_set from = origins(n, n->s->field);

    if (frame->step > SERIES || bt_set_is_empty(&from))
        return bt_fail(err, BT_EDATA, "no armies attack [CARD-INTERIOR-LINES.1]"), false;
    if (!is_contested(n, n->s->field))
        return bt_fail(err, BT_EDATA, "nobody is there to fight against [AON-11.6]"), false;
    return true;
}

const bt_room aon_room_lines = {
    .deeds = (const bt_deed[]){ { AON_A_PLAY, refuse_lines, do_lines },
                                { AON_A_DECLINE, refuse_decline, do_decline },
                                { AON_A_FIGHT, refuse_army, do_army },
                                { 0 } },
    .list = list_lines,
    .ask = ask_lines,
    .theirs = REFUSE(DEFENDER_PARTS),
    .stands = aon_owned,
    .holds = lines_hold,
    .rule = "CARD-INTERIOR-LINES.1",
};
