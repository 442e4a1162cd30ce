/*
 * surrender.c - the Surrender Phase: who has to surrender, who refuses, what it brings [AON-14.1].
 *
 * The test is made once, of all together [AON-14.1] [AON-14.2]; then sides may spare a country with No
 * Surrender; then the rest surrender; then the cards that follow from it are asked for.
 */
#include "asked.h"
#include "cards.h"
#include "corps.h"
#include "country.h"
#include "field.h"
#include "realign.h"
#include "victory.h"

#include <string.h>

/* Steps of the SURRENDER frame. */
enum { TO_TEST, TO_REFUSE, TO_APPLY, TO_SETTLE, TO_END };

/* ---- the test ------------------------------------------------------------ */

static bt_side
enemy_of(const aon *n, uint8_t country)
{
    bt_side side = aon_ruled_by(n, country);
    return side == BT_SIDE_NONE ? BT_SIDE_NONE : aon_other(side);
}

/* [AON-14.1] [AON-14.4] Allied corps elsewhere do not save it; an insurgent never surrenders. */
static bool
major_falls(const aon *n, uint8_t country)
{
    bt_side enemy = enemy_of(n, country);

    if (enemy == BT_SIDE_NONE || n->s->align[country] == AON_INSURGENT)
        return false;
    if (country == n->printed->britain) /* [AON-14.5a] */
        return false;
    return aon_holds(n, enemy, n->printed->countries[country].capital) &&
           !aon_home_corps(n, country);
}

static bool
has_occupier(const aon *n, bt_side enemy, bt_area area)
{
    bt_units army = aon_army(n, enemy, area);

    if (!aon_option(n, AON_OPTION_OCCUPIER))
        army = bt_units_minus(army, n->s->spent);
    return !bt_units_is_empty(&army);
}

/* [AON-14.2] Minors and detached areas, of one area each. */
static bool
minor_falls(const aon *n, uint8_t country)
{
    bt_side enemy = enemy_of(n, country);
    bt_area area = n->printed->countries[country].capital;

    if (enemy == BT_SIDE_NONE || n->s->align[country] == AON_INSURGENT)
        return false;
    return has_occupier(n, enemy, area) && !aon_holds(n, aon_other(enemy), area);
}

static bt_set
falling(const aon *n)
{
    bt_set fall = { { 0 } };

    for (uint8_t c = 0; c < n->printed->country_count; c++)
        if (aon_is_country(n, c) && (aon_is_major(n, c) ? major_falls(n, c) : minor_falls(n, c)))
            bt_set_add(&fall, c);
    return fall;
}

/* ---- No Surrender -------------------------------------------------------- */

/* Majors about to surrender that a side runs. */
static bt_set
majors_falling(const aon *n, bt_side side)
{
    bt_set majors = { { 0 } };

    for (bt_set left = n->s->fallen; !bt_set_is_empty(&left);) {
        uint8_t country = bt_set_take(&left);
        if (aon_is_major(n, country) && aon_ruled_by(n, country) == side)
            bt_set_add(&majors, country);
    }
    return majors;
}

static const bt_reason *
refuse_no_surrender(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_SURRENDER);
    bt_set majors = majors_falling(n, act->side);

    if (reason)
        return reason;
    if (aon_title_of(n, act->a) != AON_NO_SURRENDER)
        return REFUSE(AFTERWARDS);
    if (n->s->year >= AON_YEAR_LAST)
        return REFUSE_OF(CONDITION, AON_NO_SURRENDER);
    return bt_set_has(&majors, (uint8_t)act->b) ? NULL : REFUSE(NOT_FALLING);
}

static void
do_no_surrender(aon *n, const bt_act *act)
{
    aon_play_upon(n, act->side, act->a, (uint8_t)act->b, "CARD-NO-SURRENDER.1");
    bt_set_remove(&n->s->fallen, (uint8_t)act->b);
    bt_set_add(&n->s->spared, (uint8_t)act->b);
    AON_EVENT(n, SPARED, "CARD-NO-SURRENDER.1", act->b, 0, 0, 0);
}

/* [AON-5.2] The frame's local: how many sides have answered.  Who holds no card has no choice, nor has anybody while
 * No Surrender lies open, as all can see; but Napoléonica may bring it to a hand. */
static bool
refusal_waits(aon *n)
{
    bt_frame *frame = aon_top(n);
    bt_set majors = majors_falling(n, frame->side);

    if (frame->local >= 2) {
        aon_pop(n);
        return false;
    }
    if (!bt_set_is_empty(&majors) && n->s->year < AON_YEAR_LAST &&
        aon_is_asked_for(n, frame->side, AON_TITLE(AON_NO_SURRENDER) | AON_TITLE(AON_NAPOLEONICA)))
        return true;
    frame->side = aon_other(frame->side);
    frame->local++;
    return false;
}

static void
pass_on(aon *n, const bt_act *act)
{
    bt_frame *frame = aon_top(n);

    frame->side = aon_other(act->side);
    frame->local++;
}

static void
list_refusal(const bt_list *l)
{
    bt_try_pairs(l, AON_A_SWAY, aon_held(l->play, l->side, AON_NO_SURRENDER), l->play->s->fallen);
    bt_try(l, AON_A_DECLINE, 0, 0);
}

/* A text about countries, each by its name. */
static void
say_countries(const aon *n, const char *english, bt_set countries, bt_buf *out)
{
    bt_buf list = { 0 };

    while (!bt_set_is_empty(&countries)) {
        bt_buf_add(&list, list.length ? ", " : "");
        bt_buf_add(&list,
                   bt_tr(n->game,
                         n->game->rosters[AON_ROSTER_COUNTRY].at[bt_set_take(&countries)].title));
    }
    BT_SAY(out, n->game, english, bt_arg_text(bt_buf_text(&list)));
    out->failed |= list.failed;
    bt_buf_release(&list);
}

static void
ask_refusal(const aon *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    say_countries(
        n, BT_MSG("About to surrender, of your major countries: {0}. Play No Surrender, or none."),
        majors_falling(n, bt_frames_peek(&n->s->frames)->side), out);
}

const bt_room aon_room_refusal = {
    .waits = refusal_waits,
    .deeds = (const bt_deed[]){ { AON_A_SWAY, refuse_no_surrender, do_no_surrender },
                                { AON_A_DECLINE, bt_refuse_nothing, pass_on },
                                { 0 } },
    .list = list_refusal,
    .ask = ask_refusal,
    .stands = aon_owned,
    .rule = "CARD-NO-SURRENDER.1",
};

/* ---- what surrender does -------------------------------------------------- */

/* [AON-14.3] */
static aon_align
align_of_minor(const aon *n, uint8_t country)
{
    const aon_country *c = &n->printed->countries[country];

    if (aon_ruled_by(n, country) == AON_COALITION)
        return AON_ALLY;
    if (c->class == AON_DETACHABLE && aon_ruled_by(n, c->ruler) == AON_COALITION)
        return AON_PART;
    return AON_MEMBER;
}

/* By which clause a country surrenders. */
static const char *
clause_of_fall(const aon *n, uint8_t country)
{
    if (!aon_is_major(n, country))
        return "AON-14.2";
    if (country != n->printed->france && aon_ruled_by(n, country) == AON_FRENCH)
        return "AON-14.4";
    return "AON-14.1";
}

static void
fall(aon *n, uint8_t country)
{
    const char *rule = clause_of_fall(n, country);

    AON_EVENT(n, SURRENDERED, rule, country, 0, 0, 0);
    if (country == n->printed->france) {
        aon_france_falls(n);
        return;
    }
    if (!aon_is_major(n, country)) {
        aon_realign(n, country, align_of_minor(n, country), "AON-14.3");
        return;
    }
    bt_set_add(&n->s->surrendered, country);
    bt_set_add(&n->s->occupied, country);
    aon_realign(n, country, AON_NEUTRAL, rule);
}

static void
apply(aon *n)
{
    for (bt_set left = n->s->fallen; !bt_set_is_empty(&left);)
        fall(n, bt_set_take(&left));
}

/* ---- what follows: Concessions, Dynasty, Coup d'Etat ------------------------ */

static bool
has_fallen(const aon *n, uint8_t country)
{
    return bt_set_has(&n->s->fallen, country);
}

/* Has a side forced a major country to surrender this year?  Who held its capital has, the enemy of the side
 * that ran it; his garrison may have gone since with a country of its own. */
static bool
has_forced(const aon *n, bt_side side, uint8_t country)
{
    return has_fallen(n, country) &&
           aon_side_of_align((aon_align)n->s->before[country]) == aon_other(side);
}

/* [CARD-TERRITORIAL-CONCESSIONS.1] [CARD-TERRITORIAL-CONCESSIONS.2] */
static const bt_reason *
refuse_concessions(const aon *n, const bt_act *act)
{
    bool forced = has_forced(n, act->side, (uint8_t)act->b);

    if (act->b == n->printed->austria)
        return forced ? NULL : REFUSE_OF(CONDITION, AON_TERRITORIAL_CONCESSIONS);
    if (act->b == n->printed->prussia)
        return forced ? NULL : REFUSE(NO_CONCESSION);
    return REFUSE(NOTHING_TO_CEDE);
}

/* [CARD-NAPOLEONIC-DYNASTY.2] */
static const bt_reason *
refuse_dynasty(const aon *n, const bt_act *act)
{
    if (act->side != AON_FRENCH)
        return REFUSE(NOT_THE_VICTOR);
    if (!aon_is_major(n, (uint8_t)act->b) || !has_fallen(n, (uint8_t)act->b) ||
        n->s->align[act->b] != AON_NEUTRAL)
        return REFUSE(NOT_SURRENDERED);
    return has_forced(n, act->side, (uint8_t)act->b) ? NULL : REFUSE(NOT_THE_VICTOR);
}

static bool
is_beside(const aon *n, bt_side side, bt_area area)
{
    const bt_area_info *info = &n->printed->network.areas[area];

    for (int i = 0; i < info->exit_count; i++)
        if (aon_holds(n, side, info->exits[i].to))
            return true;
    return false;
}

/* [CARD-COUP-D-ETAT.1] */
static const bt_reason *
refuse_coup(const aon *n, const bt_act *act)
{
    uint8_t country = (uint8_t)act->b;
    bt_area area;

    if (n->printed->countries[country].class != AON_MINOR)
        return REFUSE(MINOR_ONLY);
    area = n->printed->countries[country].capital;
    if (n->s->align[country] == AON_INSURGENT || aon_ruled_by(n, country) == act->side)
        return REFUSE(NOT_FOR_A_COUP);
    if (!aon_is_free(n, act->side, area))
        return REFUSE(ENEMY_INSIDE);
    return is_beside(n, act->side, area) ? NULL : REFUSE_OF(CONDITION, AON_COUP_D_ETAT);
}

static const bt_reason *
refuse_settlement(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_SURRENDER);

    if (reason)
        return reason;
    switch ((int)aon_title_of(n, act->a)) {
    case AON_TERRITORIAL_CONCESSIONS:
        return refuse_concessions(n, act);
    case AON_NAPOLEONIC_DYNASTY:
        return refuse_dynasty(n, act);
    case AON_COUP_D_ETAT:
        return refuse_coup(n, act);
    default: /* No Surrender, which is of no use at all in the last year */
        return n->s->year >= AON_YEAR_LAST ? REFUSE_OF(CONDITION, AON_NO_SURRENDER)
                                           : REFUSE(TOO_LATE);
    }
}

/* Both areas that a country can lose become dominions, no matter who had them; one may be one already. */
static void
cede(aon *n, uint8_t country, const char *rule)
{
    for (uint8_t c = 0; c < n->printed->country_count; c++)
        if (n->printed->countries[c].class == AON_DETACHABLE &&
            n->printed->countries[c].ruler == country && n->s->align[c] != AON_DOMINION)
            aon_realign(n, c, AON_DOMINION, rule);
}

static const char *
clause_of_settlement(const aon *n, aon_title title, uint8_t country)
{
    if (title == AON_NAPOLEONIC_DYNASTY)
        return "CARD-NAPOLEONIC-DYNASTY.2";
    return title == AON_TERRITORIAL_CONCESSIONS && country == n->printed->prussia
               ? "CARD-TERRITORIAL-CONCESSIONS.2"
               : aon_clause_of(title);
}

static void
do_settlement(aon *n, const bt_act *act)
{
    aon_title title = aon_title_of(n, act->a);
    uint8_t country = (uint8_t)act->b;
    const char *rule = clause_of_settlement(n, title, country);

    aon_play_upon(n, act->side, act->a, country, rule);
    aon_top(n)->local = 0;
    if (title == AON_TERRITORIAL_CONCESSIONS) {
        cede(n, country, rule);
    } else if (title == AON_NAPOLEONIC_DYNASTY) {
        bt_set_add(&n->s->dominions, country);
        bt_set_remove(&n->s->occupied, country);
        aon_realign(n, country, AON_DOMINION, rule);
    } else {
        bool to_french = act->side == AON_FRENCH;
        AON_EVENT(n, SURRENDERED, rule, country, 0, 0, 0);
        aon_realign(n, country, to_french ? AON_ALLY : AON_MEMBER, "AON-14.3");
    }
}

/* Titles for which there is a country, as bits: where corps stand, and who has fallen, all can see. */
static uint64_t
titles_of_use(const aon *n, bt_side side)
{
    bt_act act = { .side = side };
    uint64_t titles = 0;

    for (; act.b < (unsigned)n->printed->country_count; act.b++) {
        titles |= refuse_coup(n, &act) ? 0 : AON_TITLE(AON_COUP_D_ETAT);
        titles |= refuse_dynasty(n, &act) ? 0 : AON_TITLE(AON_NAPOLEONIC_DYNASTY);
        titles |= refuse_concessions(n, &act) ? 0 : AON_TITLE(AON_TERRITORIAL_CONCESSIONS);
    }
    return titles;
}

/* As far as both sides see: is there a country for a card, and may the card be in hand, be it by Napoléonica? */
static bool
is_asked_to_settle(const aon *n, bt_side side)
{
    uint64_t titles = titles_of_use(n, side);

    return titles && aon_is_asked_for(n, side, titles | AON_TITLE(AON_NAPOLEONICA));
}

/* Sides are asked in turn until both decline. */
static bool
settlement_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (frame->local >= 2) {
        aon_pop(n);
        return false;
    }
    if (is_asked_to_settle(n, frame->side))
        return true;
    frame->side = aon_other(frame->side);
    frame->local++;
    return false;
}

static void
list_settlement(const bt_list *l)
{
    const uint64_t titles = AON_TITLE(AON_TERRITORIAL_CONCESSIONS) |
                            AON_TITLE(AON_NAPOLEONIC_DYNASTY) | AON_TITLE(AON_COUP_D_ETAT);
    bt_set countries = { { (UINT64_C(1) << l->play->printed->country_count) - 1, 0 } };

    bt_try_pairs(l, AON_A_SWAY, aon_held_of(l->play, l->side, titles), countries);
    bt_try(l, AON_A_DECLINE, 0, 0);
}

static void
ask_settlement(const aon *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    if (bt_set_is_empty(&n->s->fallen))
        aon_say(n, BT_MSG("Nobody has surrendered: play Coup d’État, or no card."), out);
    else
        say_countries(n,
                      BT_MSG("Surrendered: {0}. Play a card that follows from it, or Coup d’État, "
                             "or none."),
                      n->s->fallen, out);
}

const bt_room aon_room_settlement = {
    .waits = settlement_waits,
    .deeds = (const bt_deed[]){ { AON_A_SWAY, refuse_settlement, do_settlement },
                                { AON_A_DECLINE, bt_refuse_nothing, pass_on },
                                { 0 } },
    .list = list_settlement,
    .ask = ask_settlement,
    .stands = aon_owned,
    .rule = "AON-14.6",
};

/* ---- the phase ------------------------------------------------------------ */

static void
end_phase(aon *n)
{
    memset(n->s->before, 0, sizeof n->s->before);
    aon_free_countries(n);
    aon_pop(n);
}

/* [AON-14.7] Prisoners of a country that surrenders stay where they are until Reinforcement. */
static bool
surrender_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    switch (frame->step++) {
    case TO_TEST:
        bt_events_seal(n->events); /* it tells of corps on the map */
        n->s->fallen = falling(n);
        memcpy(n->s->before, n->s->align, sizeof n->s->before);
        return false;
    case TO_REFUSE:
        aon_push(n, AON_P_REFUSAL, frame->side);
        return false;
    case TO_APPLY:
        apply(n);
        return false;
    case TO_SETTLE:
        if (has_fallen(n, n->printed->france))
            end_phase(n); /* nothing else is left to be settled */
        else
            aon_push(n, AON_P_SETTLEMENT, frame->side);
        return false;
    default:
        end_phase(n);
        return false;
    }
}

const bt_room aon_room_surrender = { .waits = surrender_waits };
