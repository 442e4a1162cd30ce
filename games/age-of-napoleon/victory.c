/*
 * victory.c - the Victory Check Phase, and how the game ends.
 */
#include "victory.h"
#include "asked.h"
#include "corps.h"
#include "country.h"
#include "reasons.h"

#include <berthier/say.h>
#include <string.h>

enum { AON_CLAIM_YEAR = 10 }; /* [AON-16.3] */

static const struct {
    bt_side winner;
    int margin;
    const char *rule, *text;
} endings[AON_ENDINGS] = {
    [AON_END_NONE] = { BT_SIDE_NONE, 0, "AON-16.1", "" },
    [AON_END_FRENCH_DECISIVE] = { AON_FRENCH, 3, "AON-16.2", BT_MSG("French decisive victory") },
    [AON_END_FRENCH_MARGINAL] = { AON_FRENCH, 2, "AON-16.3", BT_MSG("French marginal victory") },
    [AON_END_FRENCH_MORAL] = { AON_FRENCH, 1, "AON-16.1", BT_MSG("French moral victory") },
    [AON_END_COALITION_DECISIVE] = { AON_COALITION, 3, "AON-16.4",
                                     BT_MSG("Coalition decisive victory") },
    [AON_END_COALITION_MARGINAL] = { AON_COALITION, 2, "AON-16.5",
                                     BT_MSG("Coalition marginal victory") },
};

void
aon_close(aon *n)
{
    AON_EVENT(n, ENDED, endings[n->s->ending].rule, n->s->ending, 0, 0, 0);
    memset(&n->s->frames, 0, sizeof n->s->frames);
    aon_push(n, AON_P_OVER, BT_SIDE_NONE);
}

/* [AON-6.1] */
void
aon_outcome(const bt_game *game, const bt_state *state, bt_outcome *out)
{
    int ending = aon_state_of(state)->ending;

    *out = (bt_outcome){ .over = ending != AON_END_NONE,
                         .winner = endings[ending].winner,
                         .margin = endings[ending].margin };
    const char *text = out->over ? bt_tr(game, endings[ending].text) : "";
    size_t length = strlen(text);
    if (length >= sizeof out->text)
        length = sizeof out->text - 1;
    memcpy(out->text, text, length);
}

/* ---- the fall of France ---------------------------------------------------- */

/* [18.1.1] [18.1.5] Once, before 1815, while Napoléon is not lost for good. */
static bool
can_return(const aon *n)
{
    return aon_option(n, AON_OPTION_RETURN) && !n->s->returned && n->s->year < AON_YEAR_LAST &&
           n->s->places[n->printed->napoleon] != AON_ELIMINATED;
}

/* [AON-16.4] */
void
aon_france_falls(aon *n)
{
    if (can_return(n))
        n->s->returned = AON_RETURNS;
    else
        n->s->ending = AON_END_COALITION_DECISIVE;
}

/* ---- the tests ------------------------------------------------------------- */

/* Is a country on the French side, or at least not on the other? */
static bool
is_french(const aon *n, uint8_t country)
{
    return aon_ruled_by(n, country) == AON_FRENCH;
}

/* [AON-16.2] All four majors of the mainland are French, and nobody small is against them. */
static bool
is_master_of_europe(const aon *n)
{
    const aon_printed *p = n->printed;

    for (uint8_t c = 0; c < p->country_count; c++) {
        if (c == p->britain || !aon_is_country(n, c))
            continue;
        if (aon_is_major(n, c) ? !is_french(n, c) : aon_ruled_by(n, c) == AON_COALITION)
            return false;
    }
    return true;
}

/* [AON-16.3] */
static bool
is_marginal(const aon *n)
{
    const aon_printed *p = n->printed;
    int majors = 0;

    for (uint8_t c = 0; c < p->country_count; c++) {
        if (!aon_is_major(n, c) || c == p->britain || c == p->france)
            continue;
        if (aon_ruled_by(n, c) == AON_COALITION)
            return false;
        majors += is_french(n, c);
    }
    return is_french(n, p->spain) && majors >= 3;
}

/* [AON-16.5] France is back behind its old borders. */
static bool
is_driven_back(const aon *n)
{
    const aon_printed *p = n->printed;

    for (uint8_t c = 0; c < p->country_count; c++)
        if (c != p->france && aon_is_country(n, c) && is_french(n, c))
            return false;
    return aon_holds(n, AON_COALITION, p->frontier);
}

/* [AON-16.1] Decisive before marginal; what nobody wins by 1815 is a French moral victory. */
static aon_ending
ending_of_year(const aon *n)
{
    if (is_master_of_europe(n))
        return AON_END_FRENCH_DECISIVE;
    if (n->s->year < AON_YEAR_LAST)
        return AON_END_NONE;
    return is_driven_back(n) ? AON_END_COALITION_MARGINAL : AON_END_FRENCH_MORAL;
}

/* [AON-16.3] From 1810 on the French are asked whether they claim what they have. */
static bool
victory_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (!frame->step && !is_master_of_europe(n) && n->s->year >= AON_CLAIM_YEAR && is_marginal(n)) {
        frame->side = AON_FRENCH;
        return true;
    }
    n->s->ending = (uint8_t)(n->s->ending ? n->s->ending : ending_of_year(n));
    aon_pop(n);
    return false;
}

static const bt_reason *
refuse_claim(const aon *n, const bt_act *act)
{
    (void)act;
    return is_marginal(n) ? NULL : REFUSE(NOT_MARGINAL);
}

static void
do_claim(aon *n, const bt_act *act)
{
    (void)act;
    n->s->ending = AON_END_FRENCH_MARGINAL;
    aon_top(n)->step = 1;
}

static void
do_go_on(aon *n, const bt_act *act)
{
    (void)act;
    aon_top(n)->step = 1;
}

static void
list_victory(const bt_list *l)
{
    bt_try(l, AON_A_DECLINE, 0, 0);
    bt_try(l, AON_A_CLAIM, 0, 0);
}

/* [AON-1.2] After the last year there is no other. */
static void
ask_victory(const aon *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    aon_say(n,
            n->s->year < AON_YEAR_LAST
                ? BT_MSG("Claim a marginal victory, or play on for more?")
                : BT_MSG("Claim a marginal victory? This is the last year: else the game ends as a "
                         "French moral victory."),
            out);
}

const bt_room aon_room_victory = {
    .waits = victory_waits,
    .deeds = (const bt_deed[]){ { AON_A_DECLINE, bt_refuse_nothing, do_go_on },
                                { AON_A_CLAIM, refuse_claim, do_claim },
                                { 0 } },
    .list = list_victory,
    .ask = ask_victory,
    .stands = aon_owned,
    .rule = "AON-16.3",
};
