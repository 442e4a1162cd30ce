/*
 * purse.c - what cards in hand are worth to a bot.
 *
 * Hands are drawn afresh each year, but for what is kept for the next Diplomacy Phase [AON-7.5] [AON-9.1]:
 * a card of the campaign loses its worth from round to round.  Besides, each pays for a move.
 */
#include "cards.h"
#include "country.h"
#include "judge.h"
#include "sway.h"

enum {
    A_CARD = 40,  /* what each is worth as payment while rounds are left, besides the move itself, */
    NEEDED = 400, /* and more while there are no more of them than rounds */
    NO_USE = 8,   /* the event of the other side, or one that is in effect */
    PROMISE = 40, /* hundredths of what it may win: part of the prize while it is in hand */
    MOVES_BETWEEN = 2, /* rounds in which one enemy army is intercepted besides */
    IN_FORCE = 260     /* what a lasting effect is worth to the side whose card it is */
};

/* Hundredths, of a card that can still be used; what ministers are worth depends on what they could win. */
static const uint8_t uses[AON_TITLES] = {
    [AON_A_HEROS_DEATH] = 45,
    [AON_ART_OF_WAR] = 60,
    [AON_AUSTRO_OTTOMAN_WAR] = 25,
    [AON_BRAVEST_OF_THE_BRAVE] = 35,
    [AON_BRITANNIA_CARD] = 200,
    [AON_CALL_TO_ARMS] = 60,
    [AON_CAVALRY_CHARGE] = 65,
    [AON_COMBINED_ARMS] = 70,
    [AON_CONTINENTAL_SYSTEM] = 40,
    [AON_COUP_D_ETAT] = 90,
    [AON_DEPOT] = 35,
    [AON_ENVELOPMENT] = 55,
    [AON_FOG_OF_WAR] = 45,
    [AON_FORCED_MARCH] = 45,
    [AON_GRAND_BATTERY] = 50,
    [AON_INDECISION] = 65,
    [AON_INTERIOR_LINES] = 25,
    [AON_LA_GARDE_IMPERIALE] = 55,
    [AON_MAJOR_CAMPAIGN] = 110,
    [AON_MANOEUVRE] = 30,
    [AON_MUD] = 25,
    [AON_NAPOLEONIC_DYNASTY] = 70,
    [AON_NAPOLEONICA] = 40,
    [AON_NO_SURRENDER] = 80,
    [AON_OUT_OF_FAVOR] = 30,
    [AON_PEACE_TALKS] = 30,
    [AON_PURSUIT] = 55,
    [AON_RADETZKY_CARD] = 150,
    [AON_REPUBLICANS] = 40,
    [AON_REVERSE_SLOPE] = 40,
    [AON_RUSSO_OTTOMAN_WAR] = 25,
    [AON_SAVARY] = 30,
    [AON_SCORCHED_EARTH] = 40,
    [AON_STEIN_CARD] = 150,
    [AON_TERRITORIAL_CONCESSIONS] = 60,
    [AON_VETERANS] = 50,
    [AON_WAR_WITH_AMERICA] = 25,
    [AON_WINTER_QUARTERS] = 30,
};

static bool
is_in_force(const aon *n, aon_title title)
{
    switch ((int)title) {
    case AON_BRITANNIA_CARD:
        return aon_in_effect(n, AON_BRITANNIA);
    case AON_CONTINENTAL_SYSTEM:
        return aon_in_effect(n, AON_CONTINENTAL);
    case AON_RADETZKY_CARD:
        return aon_in_effect(n, AON_RADETZKY);
    case AON_STEIN_CARD:
        return aon_in_effect(n, AON_STEIN);
    default:
        return false;
    }
}

/* Have hands been dealt, and no round been played?  Before the first round Any Time cards are asked for. */
static bool
is_eve(const aon *n)
{
    return !n->s->round &&
           (aon_frame(n->s, AON_P_REINFORCEMENT) || aon_frame(n->s, AON_P_CAMPAIGN));
}

/* Campaign rounds of this year in which a side has still to act; those that are cancelled are none. */
static int
rounds_left(const aon *n, bt_side side)
{
    int from = n->s->round ? n->s->round + (n->s->acted >> side & 1) : 1, left = 0;

    if (!n->s->round && !is_eve(n))
        return 0;
    for (int round = from; round <= AON_ROUNDS; round++)
        left += !(n->s->skipped >> round & 1);
    return left;
}

/* Rounds left, and interceptions in them, and two more for each Major Campaign; each is paid with a card, but
 * for the first of the year. */
int
aon_moves_left(const aon *n, bt_side side)
{
    const bt_frame *action = aon_frame(n->s, AON_P_ACTION);
    int rounds = rounds_left(n, side), cards = bt_set_count(&n->s->hand[side]), most;

    most = rounds + rounds / MOVES_BETWEEN;
    if (action && action->side == side && action->local)
        most += action->local;
    for (bt_set left = n->s->hand[side]; rounds && !bt_set_is_empty(&left);)
        if (aon_title_of(n, bt_set_take(&left)) == AON_MAJOR_CAMPAIGN) {
            most += 2;
            cards--;
        }
    cards += !(n->s->moved >> side & 1);
    return cards < most ? cards : most;
}

/* How much of its use is still to come, in sixths. */
static int
time_of(const aon *n, bt_side side, unsigned phases)
{
    int rounds = rounds_left(n, side);

    if (phases & (AON_IN_DIPLOMACY | AON_IN_INSURRECTION))
        return n->s->year < AON_YEAR_LAST ? AON_ROUNDS : 1;
    if (phases & (AON_ANY_TIME | AON_IN_SURRENDER | AON_IN_ATTRITION))
        return AON_ROUNDS;
    if (phases & (AON_IN_CAMPAIGN | AON_IN_BATTLE))
        return rounds < AON_ROUNDS ? rounds + (n->s->round > 0) : rounds;
    return aon_frame(n->s, AON_P_REINFORCEMENT) ? AON_ROUNDS : 0;
}

static const unsigned phases_of[AON_TITLES] = {
#define CARD(code, id, stem, who, phases) [AON_##code] = (phases),
#include "cards.def"
#undef CARD
};

/* ---- what diplomacy could win ------------------------------------------------------ */

/* Would it gain a side a country of this alignment to move it one place, or to raise it [AON-3.5] [AON-8.2]? */
static bool
is_open(bt_side side, aon_title title, aon_align align)
{
    if (title == AON_INSURRECTION_CARD)
        return align == AON_DOMINION;
    if (title == AON_JOSEPH)
        return align == AON_ALLY;
    return align == AON_NEUTRAL || align == (side == AON_FRENCH ? AON_MEMBER : AON_ALLY);
}

/* The best country that a title could win, or take from the enemy. */
static int
best_country(const aon *n, bt_side side, aon_title title)
{
    int best = 0, minors = aon_weight_of_minors(n);

    for (uint8_t c = 0; c < n->printed->country_count; c++) {
        int worth = aon_country_worth(n, c, minors);
        if (c == n->printed->france || c == n->printed->britain || worth <= best ||
            n->s->pushed[c] >> side & 1 || !is_open(side, title, (aon_align)n->s->align[c]) ||
            (title == AON_JOSEPH && !aon_is_major(n, c)))
            continue;
        best = worth;
    }
    return best;
}

/* Alexander I and Metternich work for whom their country is with; while it is neutral they win it for the
 * Coalition [CARD-ALEXANDER-I.1] [CARD-METTERNICH.1]. */
static int
prospect_of(const aon *n, bt_side side, aon_title title)
{
    uint8_t country = title == AON_ALEXANDER_I ? n->printed->russia : n->printed->austria;

    if (title != AON_ALEXANDER_I && title != AON_METTERNICH)
        return best_country(n, side, title);
    if (n->s->align[country] == AON_NEUTRAL)
        return side == AON_COALITION ? aon_country_worth(n, country, 100) : 0;
    return aon_ruled_by(n, country) == side && n->s->align[country] != AON_INSURGENT
               ? best_country(n, side, title)
               : 0;
}

static bool
is_political(aon_title title)
{
    return (aon_swaying_titles() | AON_TITLE(AON_INSURRECTION_CARD)) >> title & 1;
}

int
aon_card_worth(const aon *n, bt_side side, unsigned card)
{
    aon_title title = aon_title_of(n, card);
    bt_side whose = aon_side_of_title(title);

    if ((whose <= AON_COALITION && whose != side) || is_in_force(n, title))
        return NO_USE;
    if (is_political(title))
        return NO_USE + prospect_of(n, side, title) * time_of(n, side, phases_of[title]) * PROMISE /
                            (100 * AON_ROUNDS);
    return NO_USE + uses[title] * time_of(n, side, phases_of[title]) / AON_ROUNDS;
}

static int
judge_effects(const aon *n)
{
    return IN_FORCE * (aon_in_effect(n, AON_BRITANNIA) + aon_in_effect(n, AON_RADETZKY) +
                       aon_in_effect(n, AON_STEIN)) +
           IN_FORCE / 4 * aon_in_effect(n, AON_CONTINENTAL);
}

int
aon_judge_hand(const aon *n, bt_side side)
{
    int left = rounds_left(n, side), sum = 0;
    int count = bt_set_count(&n->s->hand[side]) + (left && !(n->s->moved >> side & 1));

    for (bt_set cards = n->s->hand[side]; !bt_set_is_empty(&cards);)
        sum += aon_card_worth(n, side, bt_set_take(&cards));
    sum += A_CARD * count + NEEDED * (count < left ? count : left);
    return side == AON_COALITION ? sum + judge_effects(n) : sum;
}
