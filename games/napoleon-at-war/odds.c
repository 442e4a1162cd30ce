/*
 * odds.c - what the odds of the attack in hand are, and how they come about [7.3] [7.6] [9.0].
 *
 * Odds shown beforehand and odds rolled on come from naw_column alone.
 */
#include <berthier/say.h>
#include <stdio.h>

#include "book.h"
#include "contact.h"
#include "morale.h"
#include "odds.h"

/* A kind of hexside that helps the defender behind it. */
typedef struct obstacle {
    unsigned feature;
    bt_crossing crossing;
    const char *what, *rule;
} obstacle;

/* [9.0] The obstacle an attacker has to cross, or NULL; a bridge lifts the stream below it. */
static const obstacle *
obstacle_on(const naw *n, const bt_hexside *side)
{
    static const obstacle all[] = {
        { BT_HEXSIDE_BRIDGE, BT_CROSSING_BRIDGE, BT_MSG("over a bridge only"), "9.0l" },
        { BT_HEXSIDE_STREAM, BT_CROSSING_STREAM, BT_MSG("over a stream only"), "9.0k" },
        { BT_HEXSIDE_SLOPE_UP, BT_CROSSING_SLOPE, BT_MSG("uphill only"), "9.0d" },
    };

    for (size_t i = 0; i < BT_COUNT(all); i++)
        if (side->features & all[i].feature &&
            n->printed->tec.defence[all[i].crossing] > BT_TIMES_ONE)
            return &all[i];
    return NULL;
}

/* [9.0] [9.0n] Doubled when every attacker that touches him crosses an obstacle, of whatever
 * kind; attackers that only bombard cross none and do not count. */
static int
crossing_defence(const naw *n, bt_unit defender, const char **what, const char **rule)
{
    bt_units front = bt_units_minus(n->s->attackers, n->s->bombarding);
    const obstacle *kind = NULL;
    int least = 0xff;
    bool mixed = false;

    for (bt_unit a; (a = bt_units_take(&front)) != BT_UNIT_NONE;) {
        const bt_hexside *side =
            bt_hexside_between(&n->printed->atlas, n->s->places[a], n->s->places[defender]);
        const obstacle *here = side ? obstacle_on(n, side) : NULL;
        if (!here)
            return 1;
        int defence = n->printed->tec.defence[here->crossing] / BT_TIMES_ONE;
        if (defence < least)
            least = defence;
        mixed = mixed || (kind && here != kind);
        kind = here;
    }
    if (!kind)
        return 1;
    *what = mixed ? BT_MSG("over doubling hexsides only") : kind->what;
    *rule = mixed ? "9.0n" : kind->rule;
    return least;
}

/* [7.4] [9.0h] [9.0n] Terrain multiplies a defender's strength, once at most. */
static int
defence_of(const naw *n, bt_unit unit, const char **what, const char **rule)
{
    const naw_printed *p = n->printed;
    const bt_terrain *terrain = &p->tec.terrains[p->atlas.hexes[n->s->places[unit]].terrain];

    if (terrain->defence > BT_TIMES_ONE) {
        *what = terrain->id;
        *rule = naw_terrain_rule(terrain->id);
        if (!*rule)
            *rule = "7.4"; /* a terrain of somebody's own */
        return terrain->defence / BT_TIMES_ONE;
    }
    return crossing_defence(n, unit, what, rule);
}

/* [7.3] Every attacker with its whole strength, and in this attack alone. */
static int
total_attack(const naw *n, bt_odds *lines)
{
    bt_units left = n->s->attackers;
    int total = 0;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        int strength = n->printed->counters[u].strength;
        bool bombards = bt_units_has(&n->s->bombarding, u);
        total += strength;
        if (lines)
            BT_SAY_ODDS(lines, n->game, naw_part_rule(n, u), strength,
                        bombards ? BT_MSG("{0} bombards") : BT_MSG("{0} attacks"),
                        bt_arg_word(bt_unit_called(n->game, u)));
    }
    return total;
}

/* [7.21b] [7.3] The same of the defenders; nobody else helps them, guns neither [8.51]. */
static int
total_defence(const naw *n, bt_odds *lines)
{
    bt_units left = n->s->defenders;
    int total = 0;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        const char *what = "", *rule = "7.21b";
        int times = defence_of(n, u, &what, &rule);
        int strength = n->printed->counters[u].strength * times;
        total += strength;
        if (lines && times > 1)
            BT_SAY_ODDS(lines, n->game, rule, strength, "{0} defends, doubled: {1}",
                        bt_arg_word(bt_unit_called(n->game, u)), bt_arg_word(what));
        else if (lines)
            BT_SAY_ODDS(lines, n->game, "7.21b", strength, "{0} defends",
                        bt_arg_word(bt_unit_called(n->game, u)));
    }
    return total;
}

/* [18.11] Columns the morale of the two sides moves the attack. */
static int
morale_shift(const naw *n, bt_odds *lines)
{
    bt_unit defender = bt_units_first(&n->s->defenders);
    int map = n->printed->atlas.hexes[n->s->places[defender]].map;
    bt_side phasing = naw_phasing(n->s);
    int shift = 0;

    if (naw_is_demoralized(n->s, phasing, map))
        shift--;
    if (naw_is_demoralized(n->s, naw_other(phasing), map))
        shift++;
    if (lines && shift)
        BT_SAY_ODDS(lines, n->game, "18.11", shift, "{0} demoralized",
                    bt_arg_word(shift < 0 ? BT_MSG("attackers") : BT_MSG("defenders")));
    return shift;
}

/* [7.0c] [7.6g] Odds beyond the table are those at its ends. */
int
naw_column(const naw *n, bt_odds *lines)
{
    const bt_crt *crt = &n->printed->crt;
    int attack = total_attack(n, lines), defence = total_defence(n, lines);
    int column = bt_crt_column(crt, attack, defence);

    if (lines) {
        lines->attack = attack;
        lines->defence = defence;
        BT_SAY_ODDS(lines, n->game, bt_crt_is_beyond(crt, attack, defence) ? "7.6g" : "7.0c", 0,
                    "odds {0} to {1}: {2}", bt_arg_number(attack), bt_arg_number(defence),
                    bt_arg_text(crt->columns[column]));
    }
    column = bt_crt_shift(crt, column, morale_shift(n, lines));
    if (n->s->reduced && n->s->reduced - 1 < column) {
        column = n->s->reduced - 1;
        if (lines)
            BT_SAY_ODDS(lines, n->game, "7.9", 0, "reduced to {0}",
                        bt_arg_text(crt->columns[column]));
    }
    return column;
}

/* [7.6g] [18.11] The ratio and the shift of the attack in hand. */
static int
divided_column(const naw *n, int *shift, bool *beyond)
{
    const bt_crt *crt = &n->printed->crt;
    int attack = total_attack(n, NULL), defence = total_defence(n, NULL);

    *shift = morale_shift(n, NULL);
    *beyond = bt_crt_is_beyond(crt, attack, defence);
    return bt_crt_column(crt, attack, defence);
}

int
naw_full_column(const naw *n)
{
    int shift;
    bool beyond;
    int column = divided_column(n, &shift, &beyond);

    return bt_crt_shift(&n->printed->crt, column, shift);
}

/* [7.0c] [7.6g] [7.9] [18.11] The last of the steps that moved the column, if any did. */
const char *
naw_odds_rule(const naw *n)
{
    int shift;
    bool beyond;
    int divided = divided_column(n, &shift, &beyond);
    int shifted = bt_crt_shift(&n->printed->crt, divided, shift);

    if (n->s->reduced && n->s->reduced - 1 < shifted)
        return "7.9";
    if (shifted != divided)
        return "18.11";
    return shift || beyond ? "7.6g" : "7.0c";
}

int
naw_odds(const bt_game *game, const bt_state *state, bt_side viewer, uint16_t place, bt_odds *out)
{
    naw_state copy = *naw_state_of(state);
    naw n = { game, naw_printed_of(game), &copy, NULL };
    const bt_crt *crt = &n.printed->crt;
    int column;

    (void)viewer;
    if (place != BT_HEX_NONE || bt_units_is_empty(&copy.attackers) ||
        bt_units_is_empty(&copy.defenders) || bt_frames_peek(&copy.frames)->procedure > NAW_P_ROLL)
        return BT_ENOTFOUND;
    *out = (bt_odds){ .attacker = BT_SIDE_NONE, .place = BT_HEX_NONE };
    column = naw_column(&n, out);
    snprintf(out->column, sizeof out->column, "%s", crt->columns[column]);
    out->face_count = crt->row_count;
    for (int die = 1; die <= crt->row_count; die++) {
        int result = bt_crt_result(crt, column, die);
        out->faces[die - 1] = naw_result_words[result];
        out->face_texts[die - 1] = bt_tr(game, naw_result_texts[result]);
    }
    return BT_OK;
}
