/*
 * losses.c - the owner names which corps are lost, first those that are lost for good [AON-13.10];
 * then the enemy may name one of these [CARD-A-HEROS-DEATH.1].
 *
 * In a battle corps named stay where they are until both sides are through: `doomed` are lost for
 * good, `picked` for a time.  In a pursuit they leave at once.  Where nothing can be chosen nobody is
 * asked; in a pursuit it must not tell who is there, so that only numbers count.
 */
#include "contingent.h"
#include "corps.h"
#include "field.h"

/* Steps of the LOSSES frame: which losses they are. */
enum { OF_BATTLE, OF_PURSUIT };

/* The corps that can still be lost. */
static bt_units
at_stake(const aon *n, const bt_frame *frame)
{
    bt_units engaged = n->s->engaged[frame->side];

    if (frame->step == OF_PURSUIT)
        return aon_fielders(n, frame->side);
    return bt_units_minus(engaged, bt_units_or(n->s->doomed, n->s->picked));
}

/* [18.2a] Which of them are lost for good the owner chooses: rulings 68 and 95. */
static bt_units
open_to_choice(const aon *n, const bt_frame *frame)
{
    return aon_losing_contingents(n, at_stake(n, frame), n->s->losses[frame->side]);
}

static void
lose(aon *n, bt_unit unit)
{
    const bt_frame *frame = aon_top(n);
    bt_side side = frame->side;
    uint16_t box = side == n->s->victor ? AON_RESERVE : AON_PRISONERS;

    n->s->losses[side]--;
    if (frame->step == OF_PURSUIT) {
        aon_lose(n, unit, AON_PRISONERS, "AON-13.14");
        return;
    }
    if (n->s->lasting[side]) {
        n->s->lasting[side]--;
        box = AON_ELIMINATED;
        bt_units_add(&n->s->doomed, unit);
    } else {
        bt_units_add(&n->s->picked, unit);
    }
    AON_EVENT(n, CHOSEN, "AON-13.10", unit, box, 0, 0);
}

/* Can nothing be chosen: all go, in one way, or only one can go? */
static bool
is_forced(const aon *n, const bt_frame *frame)
{
    bt_units stake = at_stake(n, frame), choice = open_to_choice(n, frame);
    int losses = n->s->losses[frame->side], lasting = n->s->lasting[frame->side];

    if (bt_units_count(&stake) <= losses && (lasting == 0 || lasting == losses))
        return true;
    return frame->step == OF_BATTLE && bt_units_count(&choice) == 1;
}

static bool
losses_wait(aon *n)
{
    const bt_frame *frame = aon_top(n);
    bt_units choice = open_to_choice(n, frame);

    if (!n->s->losses[frame->side] || bt_units_is_empty(&choice)) {
        n->s->losses[frame->side] = n->s->lasting[frame->side] = 0;
        aon_pop(n);
        return false;
    }
    if (!is_forced(n, frame))
        return true;
    lose(n, bt_units_first(&choice));
    return false;
}

static const bt_reason *
refuse_lose(const aon *n, const bt_act *act)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);
    bt_units stake = at_stake(n, frame), choice = open_to_choice(n, frame);
    bt_units minors = bt_units_and(choice, n->printed->minors);

    if (!bt_units_has(&stake, (bt_unit)act->a))
        return frame->step == OF_PURSUIT ? REFUSE(NOT_PURSUED) : REFUSE(NOT_AT_STAKE);
    if (bt_units_has(&choice, (bt_unit)act->a))
        return NULL;
    return bt_units_is_empty(&minors) ? REFUSE(LARGEST_FIRST) : REFUSE(MINORS_FIRST);
}

static void
do_lose(aon *n, const bt_act *act)
{
    lose(n, (bt_unit)act->a);
}

static void
list_losses(const bt_list *l)
{
    bt_try_units(l, AON_A_LOSE, at_stake(l->play, bt_frames_peek(&l->play->s->frames)));
}

static void
ask_losses(const aon *n, const bt_view *view, bt_buf *out)
{
    bt_side side = bt_frames_peek(&n->s->frames)->side;

    (void)view;
    BT_SAY(out, n->game,
           BT_MSG(
               "Battle in {2}: which corps are lost? Still to name: {0}, of them for good: {1}."),
           bt_arg_number(n->s->losses[side]), bt_arg_number(n->s->lasting[side]),
           bt_arg_word(n->game->network->areas[n->s->field].name));
}

static bool
losses_hold(const aon *n, const bt_frame *frame, bt_error *err)
{
    if (frame->step > OF_PURSUIT || n->s->lasting[frame->side] > n->s->losses[frame->side])
        return bt_fail(err, BT_EDATA, "these losses cannot be [AON-13.9a]"), false;
    return true;
}

static const char *
rule_of_losses(const aon *n)
{
    return bt_frames_peek(&n->s->frames)->step == OF_PURSUIT ? "AON-13.14" : "AON-13.10";
}

const bt_room aon_room_losses = {
    .waits = losses_wait,
    .deeds = (const bt_deed[]){ { AON_A_LOSE, refuse_lose, do_lose }, { 0 } },
    .list = list_losses,
    .ask = ask_losses,
    .theirs = REFUSE(OWNER_LOSES),
    .stands = aon_owned,
    .holds = losses_hold,
    .rule_of = rule_of_losses,
};

/* ---- A Hero's Death ------------------------------------------------------ */

/* [CARD-BRAVEST-OF-THE-BRAVE.2] That of a brave retreat is named in the same way. */
static const bt_reason *
refuse_name(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_CAMPAIGN);
    bt_units engaged = n->s->engaged[aon_other(act->side)];

    if (reason)
        return reason;
    if (aon_title_of(n, act->a) != AON_A_HEROS_DEATH)
        return REFUSE_OF(WRONG_PHASE, aon_title_of(n, act->a));
    if (act->b == n->printed->napoleon)
        return REFUSE(NEVER_NAPOLEON);
    if (!bt_units_has(&engaged, (bt_unit)act->b))
        return REFUSE(NOT_ENGAGED);
    return NULL;
}

/* The corps named is one of those lost for good; of the others as many are chosen again as there
 * were, and one to be a prisoner in its place if it was to be that. */
static void
do_name(aon *n, const bt_act *act)
{
    aon_state *s = n->s;
    bt_side victim = aon_other(act->side);
    bt_units doomed = bt_units_and(s->doomed, s->engaged[victim]);
    bt_unit unit = (bt_unit)act->b;

    aon_pop(n);
    aon_play(n, act->side, act->a);
    AON_EVENT(n, CHOSEN, "CARD-A-HEROS-DEATH.1", unit, AON_ELIMINATED, 0, 0);
    if (bt_units_has(&doomed, unit))
        return;
    s->doomed = bt_units_minus(s->doomed, doomed);
    s->losses[victim] = s->lasting[victim] = (uint8_t)(bt_units_count(&doomed) - 1);
    if (bt_units_has(&s->picked, unit))
        s->losses[victim]++;
    bt_units_add(&s->doomed, unit);
    bt_units_remove(&s->picked, unit);
    aon_push(n, AON_P_LOSSES, victim);
}

static void
do_decline(aon *n, const bt_act *act)
{
    (void)act;
    aon_pop(n);
}

static void
list_hero(const bt_list *l)
{
    bt_units engaged = l->play->s->engaged[aon_other(l->side)];
    bt_set these = { { engaged.word[0], engaged.word[1] } };

    bt_try_pairs(l, AON_A_NAME, aon_held(l->play, l->side, AON_A_HEROS_DEATH), these);
    bt_try(l, AON_A_DECLINE, 0, 0);
}

/* Who is to be lost for good has been named, for all to hear. */
static void
ask_hero(const aon *n, const bt_view *view, bt_buf *out)
{
    bt_side side = (bt_side)bt_frames_peek(&n->s->frames)->side;
    bt_units doomed = bt_units_and(n->s->doomed, n->s->engaged[aon_other(side)]);
    bt_buf names = { 0 };

    (void)view;
    while (!bt_units_is_empty(&doomed)) {
        bt_buf_add(&names, names.length ? ", " : "");
        bt_buf_add(&names, bt_tr(n->game, bt_unit_called(n->game, bt_units_take(&doomed))));
    }
    BT_SAY(out, n->game,
           BT_MSG(
               "Battle in {0}, lost for good by the other side: {1}. Name one by A Hero's Death, "
               "or none."),
           bt_arg_word(n->game->network->areas[n->s->field].name),
           bt_arg_text(bt_buf_text(&names)));
    out->failed |= names.failed;
    bt_buf_release(&names);
}

static bool
hero_holds(const aon *n, const bt_frame *frame, bt_error *err)
{
    bt_units doomed = bt_units_and(n->s->doomed, n->s->engaged[aon_other(frame->side)]);

    if (bt_units_is_empty(&doomed))
        return bt_fail(err, BT_EDATA, "nobody is lost for good [CARD-A-HEROS-DEATH.1]"), false;
    return true;
}

const bt_room aon_room_hero = {
    .deeds = (const bt_deed[]){ { AON_A_NAME, refuse_name, do_name },
                                { AON_A_DECLINE, bt_refuse_nothing, do_decline },
                                { 0 } },
    .list = list_hero,
    .ask = ask_hero,
    .theirs = REFUSE(OTHERS_HERO),
    .stands = aon_owned,
    .holds = hero_holds,
    .rule = "CARD-A-HEROS-DEATH.1",
};
