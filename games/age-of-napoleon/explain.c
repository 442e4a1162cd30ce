/*
 * explain.c - the facts behind a refusal: how far, how fast, how many.
 *
 * They are told to the side that tried it, and only of what it sees itself: ratings, which are
 * printed, its own corps, and what is counted in the open.
 */
#include "explain.h"
#include "corps.h"
#include "country.h"
#include "field.h"
#include "intercept.h"
#include "move.h"
#include "payment.h"
#include "reasons.h"

#include <berthier/procedure.h>
#include <berthier/say.h>

static const char *
name_of(const aon *n, bt_unit unit)
{
    return n->game->units[unit].name;
}

/* ---- how far ---------------------------------------------------------------- */

static void
tell_way(const aon *n, const bt_act *act, bt_buf *out)
{
    int all = aon_allowance(n);

    (void)act;
    BT_SAY(out, n->game, BT_MSG("{0} may enter {1} areas; of these are left {2}"),
           bt_arg_text(name_of(n, n->s->leader)), bt_arg_number(all), bt_arg_number(n->s->reach));
}

/* ---- how fast ------------------------------------------------------------------ */

/* `more`: what Forced March, played or in hand, adds [CARD-FORCED-MARCH.1]. */
static void
tell_speeds(const aon *n, bt_unit unit, int more, bt_buf *out)
{
    BT_SAY(out, n->game,
           more ? BT_MSG("{0}: movement {1} with Forced March; the army on the move: {2}")
                : BT_MSG("{0}: movement {1}; the army on the move: {2}"),
           bt_arg_text(name_of(n, unit)), bt_arg_number(n->printed->corps[unit].movement + more),
           bt_arg_number(n->s->speed));
}

/* Who is to intercept; in the payment for it, who has been named and needs the card. */
static void
tell_interceptor(const aon *n, const bt_act *act, bt_buf *out)
{
    const bt_frame *comes = aon_frame(n->s, AON_P_INTERCEPT);
    bt_unit unit = (bt_unit)act->a;

    if (act->code == AON_A_INTERCEPT)
        tell_speeds(n, unit, aon_best_speed(n, act->side, unit) - n->printed->corps[unit].movement,
                    out);
    else if (comes && aon_interceptor(comes) < n->printed->unit_count)
        tell_speeds(n, aon_interceptor(comes), 0, out);
}

static void
tell_withdrawal(const aon *n, const bt_act *act, bt_buf *out)
{
    bt_units army = aon_army(n, act->side, n->s->field);

    if (!bt_units_is_empty(&army))
        tell_speeds(n, aon_leader(n, army), aon_top(n)->local, out);
}

/* ---- how many ---------------------------------------------------------------------- */

/* Who leads what is being put together: a march, an interception, a withdrawal. */
static bt_unit
leader_of(const aon *n, bt_side side)
{
    const bt_frame *comes = aon_frame(n->s, AON_P_INTERCEPT);

    if (comes && comes->side == side && aon_interceptor(comes) < n->printed->unit_count)
        return aon_interceptor(comes);
    if (aon_top(n)->procedure == AON_P_WITHDRAW)
        return aon_leader(n, aon_army(n, side, n->s->field));
    return n->s->leader;
}

static void
tell_seniority(const aon *n, const bt_act *act, bt_buf *out)
{
    bt_unit leader = leader_of(n, act->side);

    if (leader < n->printed->unit_count)
        BT_SAY(out, n->game, BT_MSG("{0} leads {1} corps at most"), bt_arg_text(name_of(n, leader)),
               bt_arg_number(aon_seniority(n, leader)));
}

static void
tell_ranks(const aon *n, const bt_act *act, bt_buf *out)
{
    bt_unit leader = leader_of(n, act->side), unit = (bt_unit)act->a;

    if (leader < n->printed->unit_count)
        BT_SAY(out, n->game, BT_MSG("{0}: seniority {1}; {2}: {3}"), bt_arg_text(name_of(n, unit)),
               bt_arg_number(aon_seniority(n, unit)), bt_arg_text(name_of(n, leader)),
               bt_arg_number(aon_seniority(n, leader)));
}

/* ---- limits ---------------------------------------------------------------------------- */

static bt_arg
country_of(const aon *n, const bt_act *act)
{
    uint8_t home = n->printed->corps[act->a].home;

    return bt_arg_word(n->game->rosters[AON_ROSTER_COUNTRY].at[home].title);
}

static void
tell_deployment(const aon *n, const bt_act *act, bt_buf *out)
{
    uint8_t home = n->printed->corps[act->a].home;

    BT_SAY(out, n->game, BT_MSG("{0}: {1} corps placed this year of {2}"), country_of(n, act),
           bt_arg_number(n->s->deployed[home]), bt_arg_number(aon_deployment(n, home)));
}

static void
tell_mobilization(const aon *n, const bt_act *act, bt_buf *out)
{
    uint8_t home = n->printed->corps[act->a].home;

    BT_SAY(out, n->game, BT_MSG("{0}: {1} corps on the map of {2}"), country_of(n, act),
           bt_arg_number(aon_home_corps(n, home)), bt_arg_number(aon_mobilization(n, home)));
}

/* Of the country whose limit has been lowered. */
static void
tell_excess(const aon *n, const bt_act *act, bt_buf *out)
{
    uint8_t country = aon_top(n)->local;

    (void)act;
    BT_SAY(out, n->game, BT_MSG("{0}: {1} corps on the map of {2}"),
           bt_arg_word(n->game->rosters[AON_ROSTER_COUNTRY].at[country].title),
           bt_arg_number(aon_home_corps(n, country)), bt_arg_number(aon_mobilization(n, country)));
}

/* [18.3] Who of its country in the reserve goes first. */
static void
tell_weakest(const aon *n, const bt_act *act, bt_buf *out)
{
    const aon_corps *all = n->printed->corps;
    bt_unit weakest = (bt_unit)act->a;

    for (bt_units left = n->printed->of_country[all[act->a].home]; !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        if (aon_is_available(n, act->side, unit) &&
            (all[unit].fresh < all[weakest].fresh ||
             (all[unit].fresh == all[weakest].fresh &&
              all[unit].seniority < all[weakest].seniority)))
            weakest = unit;
    }
    BT_SAY(out, n->game, BT_MSG("{0} goes first: battle {1}, seniority {2}; {3}: {4}, {5}"),
           bt_arg_text(name_of(n, weakest)), bt_arg_number(all[weakest].fresh),
           bt_arg_number(all[weakest].seniority), bt_arg_text(name_of(n, (bt_unit)act->a)),
           bt_arg_number(all[act->a].fresh), bt_arg_number(all[act->a].seniority));
}

static void
tell_thirds(const aon *n, const bt_act *act, bt_buf *out)
{
    int minors = aon_minors_of(n, act->side);

    BT_SAY(out, n->game,
           BT_MSG("minor countries: {0}, a third of them: {1}; placed this year: {2}"),
           bt_arg_number(minors), bt_arg_number(minors / 3),
           bt_arg_number(n->s->placed[act->side]));
}

/* ---- battles ----------------------------------------------------------------------------- */

/* [CARD-ENVELOPMENT.2] All that are there, engaged or not, as everybody sees. */
static void
tell_odds(const aon *n, const bt_act *act, bt_buf *out)
{
    bt_units own = aon_fielders(n, act->side), their = aon_fielders(n, aon_other(act->side));

    BT_SAY(out, n->game, BT_MSG("corps of the attacker: {0}, of the defender: {1}"),
           bt_arg_number(bt_units_count(&own)), bt_arg_number(bt_units_count(&their)));
}

/* ---- the table ---------------------------------------------------------------------------- */

static const struct {
    aon_reason reason;
    void (*tell)(const aon *n, const bt_act *act, bt_buf *out);
} tellers[] = {
    { AON_R_TOO_FAR, tell_way },
    { AON_R_TOO_FAR_TO_FIGHT, tell_way },
    { AON_R_TOO_SLOW, tell_interceptor },
    { AON_R_SLOWER, tell_withdrawal },
    { AON_R_TOO_MANY, tell_seniority },
    { AON_R_TOO_MANY_GO, tell_seniority },
    { AON_R_SENIOR, tell_ranks },
    { AON_R_OVER_DEPLOYMENT, tell_deployment },
    { AON_R_OVER_MOBILIZATION, tell_mobilization },
    { AON_R_MINORS_PLACED, tell_thirds },
    { AON_R_OVER_LIMIT, tell_excess },
    { AON_R_NOT_WEAKEST, tell_weakest },
    { AON_R_NOT_MORE, tell_odds },
};

void
aon_explain(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action,
            const bt_reason *reason, bt_buf *out)
{
    const aon n = aon_look(game, state);
    const bt_act act = bt_act_of(seat, action);

    for (size_t i = 0; i < BT_COUNT(tellers); i++)
        if (reason == &aon_reasons[tellers[i].reason])
            tellers[i].tell(&n, &act, out);
}
