/*
 * strength.c - battle strength, line by line, and what the Battle Results Table has for it.
 */
#include "strength.h"
#include "corps.h"
#include "field.h"

#include <berthier/say.h>

static void
note(const aon *n, bt_odds *lines, const char *rule, int value, const char *text, const char *name)
{
    if (lines && value)
        BT_SAY_ODDS(lines, n->game, rule, value, text, bt_arg_word(name));
}

static int
least(int a, int b)
{
    return a < b ? a : b;
}

/* Of Napoléon who is spent the rating is two lower, unless an option makes it one. */
static const char *
clause_of_spent(const aon *n, bt_unit unit)
{
    bool two = n->printed->corps[unit].napoleon && !aon_option(n, AON_OPTION_NAPOLEON);

    return two ? "AON-2.5b" : "AON-2.5a";
}

/* [AON-13.3a] [AON-2.5a] [AON-2.5b] */
static int
ratings(const aon *n, bt_units engaged, bt_odds *lines)
{
    int sum = 0;

    while (!bt_units_is_empty(&engaged)) {
        bt_unit unit = bt_units_take(&engaged);
        bool spent = bt_units_has(&n->s->spent, unit);
        int rating = aon_rating(n, unit);
        note(n, lines, spent ? clause_of_spent(n, unit) : "AON-13.3a", rating,
             spent ? BT_MSG("{0}, spent") : BT_MSG("{0}"), bt_unit_called(n->game, unit));
        sum += rating;
    }
    return sum;
}

/* [AON-13.3b] */
static int
at_home(const aon *n, bt_units engaged, bt_odds *lines)
{
    int sum = 0;

    while (!bt_units_is_empty(&engaged)) {
        bt_unit unit = bt_units_take(&engaged);
        if (!aon_at_home(n, unit, n->s->field))
            continue;
        note(n, lines, "AON-13.3b", 1, BT_MSG("{0}, at home"), bt_unit_called(n->game, unit));
        sum++;
    }
    return sum;
}

/* ---- battle cards [AON-13.15] -------------------------------------------- */

static int
count_home(const aon *n, bt_units engaged, uint8_t country)
{
    bt_units own = bt_units_and(engaged, n->printed->of_country[country]);
    return bt_units_count(&own);
}

/* [CARD-GRAND-BATTERY.1] [CARD-GRAND-BATTERY.3] Minor allied corps have the nation of their own country. */
static int
battery(const aon *n, bt_side side)
{
    const aon_printed *p = n->printed;
    bt_units engaged = n->s->engaged[side];

    if (side == n->s->attacker)
        return aon_leads_napoleon(n, side) ? least(count_home(n, engaged, p->france), 2) : 0;
    engaged = bt_units_minus(engaged, p->of_country[p->britain]);
    engaged = bt_units_minus(engaged, p->of_country[p->prussia]);
    engaged = bt_units_minus(engaged, p->of_country[p->spain]);
    return least(bt_units_count(&engaged), 4);
}

/* [CARD-CAVALRY-CHARGE.1] [CARD-CAVALRY-CHARGE.2] [CARD-COMBINED-ARMS.1] */
int
aon_bonus(const aon *n, bt_side side, aon_title title)
{
    int engaged = bt_units_count(&n->s->engaged[side]);

    switch ((int)title) {
    case AON_CAVALRY_CHARGE:
        return least(engaged, side == n->s->attacker ? 4 : 2);
    case AON_COMBINED_ARMS:
    case AON_ENVELOPMENT:
        return engaged;
    case AON_GRAND_BATTERY:
        return battery(n, side);
    case AON_REVERSE_SLOPE:
        return 2 * count_home(n, n->s->engaged[side], n->printed->britain);
    default:
        return 0;
    }
}

const char *
aon_clause_of_bonus(const aon *n, bt_side side, aon_title title)
{
    bool attacks = side == n->s->attacker;

    if (title == AON_CAVALRY_CHARGE && !attacks)
        return "CARD-CAVALRY-CHARGE.2";
    if (title == AON_GRAND_BATTERY && attacks)
        return "CARD-GRAND-BATTERY.2";
    return aon_clause_of(title);
}

static int
cards(const aon *n, bt_side side, bt_odds *lines)
{
    int sum = 0;

    if (n->s->fog)
        return 0;
    for (bt_set left = n->s->table[side]; !bt_set_is_empty(&left);) {
        uint8_t card = bt_set_take(&left);
        aon_title title = aon_title_of(n, card);
        int bonus = aon_bonus(n, side, title);
        note(n, lines, aon_clause_of_bonus(n, side, title), bonus, BT_MSG("{0}"),
             n->game->cards[card].name);
        sum += bonus;
    }
    return sum;
}

int
aon_strength(const aon *n, bt_side side, bt_odds *lines)
{
    bt_units engaged = n->s->engaged[side];

    return ratings(n, engaged, lines) + at_home(n, engaged, lines) + cards(n, side, lines);
}

/* ---- results ------------------------------------------------------------- */

int
aon_column_number(const aon *n, int strength)
{
    const aon_printed *p = n->printed;
    int column = 0;

    while (column < p->column_count - 1 && strength > p->columns[column].to)
        column++;
    return column;
}

const aon_column *
aon_column_of(const aon *n, int strength)
{
    return &n->printed->columns[aon_column_number(n, strength)];
}

/* [CARD-ART-OF-WAR.1] The rating as it is now, without bonuses; six of Napoléon.  Of several who may lead,
 * the best one's: ruling 92. */
int
aon_laid_die(const aon *n, bt_side side)
{
    bt_units leaders = aon_seniors(n, n->s->engaged[side]);
    int die = 1;

    if (bt_units_is_empty(&leaders) || !aon_at_work(n, side, AON_ART_OF_WAR))
        return 0;
    while (!bt_units_is_empty(&leaders)) {
        bt_unit leader = bt_units_take(&leaders);
        int rating = leader == n->printed->napoleon ? AON_FACES : aon_rating(n, leader);
        die = die > rating ? die : rating;
    }
    return least(die, AON_FACES);
}

/* [AON-13.6] What the other side's die and its victory cost a side. */
static int
plain_losses(bt_side side, const int *inflicted, bt_side victor, bool tied)
{
    return inflicted[aon_other(side)] + (!tied && side != victor);
}

/* [CARD-LA-GARDE-IMPERIALE.1] [CARD-LA-GARDE-IMPERIALE.2] As many as may be more than there are. */
static int
losses_due(const aon *n, bt_side side, const int *inflicted, bt_side victor, bool tied)
{
    int plain = plain_losses(side, inflicted, victor, tied);

    if (!aon_at_work(n, AON_FRENCH, AON_LA_GARDE_IMPERIALE))
        return plain;
    if (side == AON_COALITION)
        return plain + 1;
    return victor == AON_COALITION ? 2 * plain : plain;
}

/* [AON-13.8] */
void
aon_count_losses(const aon *n, const int *inflicted, bt_side victor, bool tied, int *losses)
{
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        losses[side] = least(losses_due(n, side, inflicted, victor, tied),
                             bt_units_count(&n->s->engaged[side]));
}

const char *
aon_clause_of_losses(const aon *n, bt_side side, const int *inflicted, bt_side victor, bool tied)
{
    int plain = plain_losses(side, inflicted, victor, tied);
    int due = losses_due(n, side, inflicted, victor, tied);

    if (due > bt_units_count(&n->s->engaged[side]))
        return "AON-13.8";
    if (due > plain)
        return side == AON_FRENCH ? "CARD-LA-GARDE-IMPERIALE.2" : "CARD-LA-GARDE-IMPERIALE.1";
    return plain > inflicted[aon_other(side)] ? "AON-13.6" : "AON-13.5";
}
