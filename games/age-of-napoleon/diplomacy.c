/*
 * diplomacy.c - the Diplomacy Phase, and the small one of a round under Peace Talks.
 *
 *     cards and passes in turn                [AON-7.1]
 *     all alignments change at once           [AON-7.2]
 *     corps leave countries now neutral       [AON-3.9b]
 *     corps come with countries gained        [AON-3.10a]
 *
 * Cards are those kept from the year before: hands change in the Strategy Phase [AON-7.5].
 */
#include "cards.h"
#include "country.h"
#include "realign.h"
#include "sway.h"

#include <berthier/say.h>
#include <string.h>

/* Steps of the DIPLOMACY frame; its local is the country that brings corps next. */
enum { OPENS, TALKS, LEAVES, ARRIVES };

#define CROWNS 5 /* [CARD-NAPOLEONIC-DYNASTY.1] */

/* ---- cards and passes ----------------------------------------------------- */

static void
hand_over(aon *n)
{
    aon_top(n)->side = aon_other(aon_top(n)->side);
}

static const bt_reason *
refuse_upon(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_DIPLOMACY);

    return reason ? reason : aon_refuse_sway(n, act);
}

static void
do_upon(aon *n, const bt_act *act)
{
    uint8_t country = (uint8_t)act->b;

    if (aon_title_of(n, act->a) == AON_JOSEPH)
        bt_set_add(&n->s->crowned, country);
    aon_mark_pushed(n, act->side, country);
    aon_play_upon(n, act->side, act->a, country, aon_clause_of_sway(n, aon_title_of(n, act->a)));
    hand_over(n);
}

/* Countries that a side could still crown. */
static int
count_crowns(const aon *n, bt_side side)
{
    int count = 0;

    for (int c = 0; c < n->printed->country_count; c++)
        count += !aon_refuse_crown(n, side, (unsigned)c);
    return count;
}

static const bt_reason *
refuse_dynasty(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_DIPLOMACY);
    aon_title title;

    if (reason)
        return reason;
    title = aon_title_of(n, act->a);
    if (title != AON_NAPOLEONIC_DYNASTY)
        return REFUSE_OF(WRONG_FORM, title);
    return count_crowns(n, act->side) ? NULL : REFUSE_OF(CONDITION, title);
}

static void
do_dynasty(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    hand_over(n);
    aon_push(n, AON_P_CROWN, act->side);
    aon_top(n)->local = CROWNS;
}

static void
pass(aon *n, bt_side side)
{
    n->s->passed = (uint8_t)(n->s->passed | bt_side_bit(side));
    AON_EVENT(n, PASSED, "AON-7.1", side, 0, 0, 0);
    hand_over(n);
}

static void
do_pass(aon *n, const bt_act *act)
{
    pass(n, act->side);
}

static void
list_diplomacy(const bt_list *l)
{
    const aon *n = l->play;
    bt_set countries = { { (UINT64_C(1) << n->printed->country_count) - 1, 0 } };

    bt_try_set(l, AON_A_PLAY, aon_held(n, l->side, AON_NAPOLEONIC_DYNASTY));
    bt_try_pairs(l, AON_A_SWAY, aon_held_of(n, l->side, aon_swaying_titles()), countries);
    bt_try(l, AON_A_PASS, 0, 0);
}

/* ---- settlement ----------------------------------------------------------- */

static void
open_talks(aon *n)
{
    aon_state *s = n->s;

    memcpy(s->before, s->align, sizeof s->before);
    memset(s->pushed, 0, sizeof s->pushed);
    s->crowned = (bt_set){ { 0 } };
    s->passed = 0;
    aon_top(n)->side = s->first;
}

/* Of which card a country's new alignment is the work. */
static const char *
clause_of_turn(const aon *n, uint8_t country)
{
    if (!bt_set_has(&n->s->crowned, country))
        return "AON-3.5";
    return aon_clause_of(aon_is_major(n, country) ? AON_JOSEPH : AON_NAPOLEONIC_DYNASTY);
}

/* [AON-7.2] [AON-7.3] One net step each, for all of them before any corps moves [AON-7.4]. */
static void
settle(aon *n)
{
    for (uint8_t c = 0; c < n->printed->country_count; c++) {
        if (aon_is_disputed(n, c))
            AON_EVENT(n, STAYS, "AON-7.2", c, 0, 0, 0);
        else if (n->s->pushed[c])
            aon_turn(n, c, aon_net_align(n, c), clause_of_turn(n, c));
    }
}

static bool
is_gained(const aon *n, uint8_t country)
{
    return n->s->before[country] == AON_NEUTRAL && aon_ruled_by(n, country) != BT_SIDE_NONE;
}

/* [AON-3.10a] [AON-3.10b] One country after the other; false when there is none left. */
static bool
muster_next(aon *n)
{
    bt_frame *frame = aon_top(n);

    while (frame->local < n->printed->country_count) {
        uint8_t country = frame->local++;
        if (!is_gained(n, country))
            continue;
        aon_begin_muster(n, country, aon_muster_of(n, country));
        return true;
    }
    return false;
}

static void
close_talks(aon *n)
{
    memset(n->s->before, 0, sizeof n->s->before);
    memset(n->s->pushed, 0, sizeof n->s->pushed);
    n->s->crowned = (bt_set){ { 0 } };
    n->s->passed = 0;
    aon_pop(n);
}

/* A side without cards passes of itself: how many it holds everybody sees. */
static bool
talks_wait(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (n->s->passed == AON_BOTH) {
        settle(n);
        frame->step = LEAVES;
        return false;
    }
    if (n->s->passed >> frame->side & 1)
        hand_over(n);
    if (!bt_set_is_empty(&n->s->hand[frame->side]))
        return true;
    pass(n, frame->side);
    return false;
}

static bool
diplomacy_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    switch (frame->step) {
    case OPENS:
        open_talks(n);
        frame->step = TALKS;
        return false;
    case TALKS:
        return talks_wait(n);
    case LEAVES:
        frame->step = ARRIVES;
        aon_begin_leave(n);
        return false;
    default:
        if (!muster_next(n))
            close_talks(n);
        return false;
    }
}

static bool
diplomacy_stands(const aon *n, const bt_frame *frame)
{
    return aon_owned(n, frame) && frame->step <= ARRIVES;
}

/* Where countries stood is known while they are talked about. */
static bool
diplomacy_holds(const aon *n, const bt_frame *frame, bt_error *err)
{
    for (int c = 0; frame->step == TALKS && c < n->printed->country_count; c++)
        if (n->s->before[c] != n->s->align[c])
            return bt_fail(err, BT_EDATA, "a country has changed before the phase is settled"),
                   false;
    return true;
}

const bt_room aon_room_diplomacy = {
    .waits = diplomacy_waits,
    .deeds = (const bt_deed[]){ { AON_A_PLAY, refuse_dynasty, do_dynasty },
                                { AON_A_SWAY, refuse_upon, do_upon },
                                { AON_A_PASS, bt_refuse_nothing, do_pass },
                                { 0 } },
    .list = list_diplomacy,
    .question = BT_MSG("Diplomacy: play a card, or pass for the rest of the phase."),
    .theirs = REFUSE(OTHERS_TALK),
    .stands = diplomacy_stands,
    .holds = diplomacy_holds,
    .rule = "AON-7.1",
};

/* ---- Napoleonic Dynasty --------------------------------------------------- */

static bool
crown_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (frame->local && count_crowns(n, frame->side))
        return true;
    aon_pop(n);
    return false;
}

static const bt_reason *
refuse_crowned(const aon *n, const bt_act *act)
{
    return aon_refuse_crown(n, act->side, act->a);
}

static void
do_crown(aon *n, const bt_act *act)
{
    uint8_t country = (uint8_t)act->a;

    bt_set_add(&n->s->crowned, country);
    aon_mark_pushed(n, act->side, country);
    AON_EVENT(n, CROWNED, "CARD-NAPOLEONIC-DYNASTY.1", country, 0, 0, 0);
    aon_top(n)->local--;
}

static void
do_done(aon *n, const bt_act *act)
{
    (void)act;
    aon_pop(n);
}

static void
list_crown(const bt_list *l)
{
    bt_try_numbers(l, AON_A_CROWN, 0, (unsigned)l->play->printed->country_count);
    bt_try(l, AON_A_DONE, 0, 0);
}

static void
ask_crown(const aon *n, const bt_view *view, bt_buf *out)
{
    int left = count_crowns(n, aon_top(n)->side), most = aon_top(n)->local;

    (void)view;
    BT_SAY(out, n->game, BT_MSG("Minor French allies that you may still make dominions: {0}."),
           bt_arg_number(left < most ? left : most));
}

static bool
crown_stands(const aon *n, const bt_frame *frame)
{
    return aon_owned(n, frame) && frame->local <= CROWNS;
}

const bt_room aon_room_crown = {
    .waits = crown_waits,
    .deeds = (const bt_deed[]){ { AON_A_CROWN, refuse_crowned, do_crown },
                                { AON_A_DONE, bt_refuse_nothing, do_done },
                                { 0 } },
    .list = list_crown,
    .ask = ask_crown,
    .stands = crown_stands,
    .rule = "CARD-NAPOLEONIC-DYNASTY.1",
};
