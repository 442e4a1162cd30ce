/*
 * combat_odds.c - strengths, odds, and what shifts them [11.3] [11.31].
 *
 * Strengths are printed in halves and multiplied in halves, so they are added up in quarters of a point and
 * nothing is rounded before the quotient (ruling R14).
 */
#include "combat_odds.h"
#include "combat.h"
#include "combat_field.h"
#include "hold.h"
#include "morale.h"
#include "repulse_force.h"

#include <berthier/say.h>
#include <stdio.h>

#define QUARTERS     4
#define CHATEAU_MOST 2 /* to 1 [11.53A] */

/* What does the defender's strength most good: a multiplier in halves, a word for it, and its clause. */
typedef struct cover {
    bt_times times;
    const char *what, *rule;
} cover;

/* ---- the ground between ------------------------------------------------------------------------ */

static const bt_hexside *
between(const osg *n, bt_unit attacker, bt_hex target)
{
    return bt_hexside_between(&n->printed->atlas, n->s->places[attacker], target);
}

static void
take_better(cover *best, cover other)
{
    if (other.times > best->times)
        *best = other;
}

/* [11.31B] [11.31F] [8.32b] What one hexside gives those attacked over it. */
static cover
crossing(const osg *n, const bt_hexside *side)
{
    const bt_tec *tec = &n->printed->tec;
    cover best = { BT_TIMES_ONE, "", "" };

    if (side->features & BT_HEXSIDE_RIVER)
        take_better(&best, (cover){ tec->defence[BT_CROSSING_BRIDGE], BT_MSG("over a river only"),
                                    "11.31F" });
    if (side->features & BT_HEXSIDE_STREAM)
        take_better(&best, (cover){ tec->defence[BT_CROSSING_STREAM], BT_MSG("over a stream only"),
                                    "11.31B" });
    if (side->features & BT_HEXSIDE_SLOPE_UP)
        take_better(&best,
                    (cover){ tec->defence[BT_CROSSING_SLOPE], BT_MSG("uphill only"), "11.31B" });
    return best;
}

/* The least of what the attackers cross: one on open ground spoils it. */
static cover
crossed_by_all(const osg *n, bt_units attackers, bt_hex target)
{
    cover least = { BT_TIMES_ONE, "", "" };
    bool first = true;

    for (bt_unit u; (u = bt_units_take(&attackers)) != BT_UNIT_NONE; first = false) {
        const bt_hexside *side = between(n, u, target);
        cover one = side ? crossing(n, side) : (cover){ BT_TIMES_ONE, "", "" };
        if (first || one.times < least.times)
            least = one;
    }
    return least;
}

/* [11.31A] [11.31D] What the hex itself gives: towns and villages, not woods. */
static cover
shelter(const osg *n, bt_hex target)
{
    const bt_terrain *terrain = &n->printed->tec.terrains[n->printed->atlas.hexes[target].terrain];

    return (cover){ terrain->defence, terrain->id, "11.31A" };
}

/* The first hex from `from` on that one of them is in; BT_HEX_NONE. */
static bt_hex
next_hex_of(const osg *n, bt_units units, unsigned from)
{
    bt_hex next = BT_HEX_NONE;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        bt_hex at = n->s->places[u];
        if (at >= from && (next == BT_HEX_NONE || at < next))
            next = at;
    }
    return next;
}

/* [11.22b] [11.31n] The one that is best for the defender, of all hexes attacked (ruling R15); of equals that
 * of the first hex, so that which of them is told of does not hang on who is there. */
static cover
find_cover(const osg *n, bt_units attackers, bt_units defenders)
{
    cover best = { BT_TIMES_ONE, "", "" };

    for (bt_hex at = next_hex_of(n, defenders, 0); at != BT_HEX_NONE;
         at = next_hex_of(n, defenders, at + 1u)) {
        take_better(&best, shelter(n, at));
        take_better(&best, crossed_by_all(n, attackers, at));
    }
    return best;
}

/* ---- cavalry in woods ------------------------------------------------------------------------------ */

/* [13.0] */
static bool
is_mounted(const osg *n, bt_unit unit)
{
    return bt_units_has(&n->printed->cavalry, unit) || bt_units_has(&n->printed->vedettes, unit);
}

static bool
woods_lie_between(const osg *n, bt_unit one, bt_unit other)
{
    const bt_hexside *side = between(n, one, n->s->places[other]);

    return side && (side->features & BT_HEXSIDE_WOODS);
}

/* [11.31E] Attackers that come through woods at one of those they attack; defenders all of whose
 * attackers do (ruling R13). */
static bt_units
find_halved(const osg *n, bt_units units, bt_units enemies, bool all)
{
    bt_units halved = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        bool any = false, each = true;
        for (bt_units left = enemies; !bt_units_is_empty(&left);) {
            bool woods = woods_lie_between(n, u, bt_units_take(&left));
            any = any || woods;
            each = each && woods;
        }
        if (is_mounted(n, u) && any && (each || !all))
            bt_units_add(&halved, u);
    }
    return halved;
}

/* Those of the enemies who stand next to a unit. */
static bt_units
facing(const osg *n, bt_unit unit, bt_units enemies)
{
    bt_units found = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&enemies)) != BT_UNIT_NONE;)
        if (between(n, u, n->s->places[unit]))
            bt_units_add(&found, u);
    return found;
}

static bt_units
halved_defenders(const osg *n, bt_units attackers, bt_units defenders)
{
    bt_units halved = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&defenders)) != BT_UNIT_NONE;)
        halved = bt_units_or(halved, find_halved(n, osg_alone(u), facing(n, u, attackers), true));
    return halved;
}

/* ---- strengths ----------------------------------------------------------------------------------------- */

static int
quarters_of(const osg *n, bt_unit unit, bt_times times, bt_units halved)
{
    return osg_value(n, unit) * (bt_units_has(&halved, unit) ? 1 : times);
}

static void
tell_strength(const osg *n, bt_odds *lines, bt_unit unit, int quarters, const char *rule,
              const char *text, const char *why)
{
    if (!lines)
        return;
    BT_SAY_ODDS(lines, n->game, rule, quarters, text, bt_arg_word(bt_unit_called(n->game, unit)),
                bt_arg_word(why));
}

/* [11.21b] */
static int
attack_strength(const osg *n, bt_units attackers, bt_units halved, bt_odds *lines)
{
    int total = 0;

    for (bt_unit u; (u = bt_units_take(&attackers)) != BT_UNIT_NONE;) {
        int quarters = quarters_of(n, u, BT_TIMES_ONE, halved);
        total += quarters;
        if (bt_units_has(&halved, u))
            tell_strength(n, lines, u, quarters, "11.31E", BT_MSG("{0} attacks, halved by woods"),
                          "");
        else
            tell_strength(n, lines, u, quarters, "11.21b", BT_MSG("{0} attacks"), "");
    }
    return total;
}

/* [11.21a] [11.31n] A defender has one modifier at most: no cover, and then perhaps woods. */
static int
defence_strength(const osg *n, bt_units attackers, bt_units defenders, bt_odds *lines)
{
    cover best = find_cover(n, attackers, defenders);
    bt_units none = { { 0 } };
    bt_units halved = best.times > BT_TIMES_ONE ? none : halved_defenders(n, attackers, defenders);
    int total = 0;

    for (bt_unit u; (u = bt_units_take(&defenders)) != BT_UNIT_NONE;) {
        int quarters = quarters_of(n, u, best.times, halved);
        total += quarters;
        if (bt_units_has(&halved, u))
            tell_strength(n, lines, u, quarters, "11.31E", BT_MSG("{0} defends, halved by woods"),
                          "");
        else if (best.times == 2 * BT_TIMES_ONE)
            tell_strength(n, lines, u, quarters, best.rule, BT_MSG("{0} defends, doubled: {1}"),
                          best.what);
        else if (best.times > BT_TIMES_ONE)
            tell_strength(n, lines, u, quarters, best.rule,
                          BT_MSG("{0} defends, half as much again: {1}"), best.what);
        else
            tell_strength(n, lines, u, quarters, "11.21a", BT_MSG("{0} defends"), "");
    }
    return total;
}

/* ---- columns -------------------------------------------------------------------------------------------- */

/* [16.11] [13.3] Light Troops that have none of their vedettes away, or lost, are cavalry too (ruling
 * R27). */
static bool
has_its_vedettes(const osg *n, bt_unit light)
{
    bt_units left = osg_counter_of(n, light)->vedettes;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        uint16_t at = n->s->places[u];
        if (at == OSG_DAY_BOX || at == OSG_NIGHT_BOX || at == OSG_LOST ||
            (osg_on_map(n->s, u) && at != n->s->places[light]))
            return false;
    }
    return true;
}

/* Does a force have cavalry, and infantry, as Combined Arms want it [16.1a] [16.11] [13.23]?  `halved`:
 * those whose strength is halved. */
static bool
combines_arms(const osg *n, bt_units force, bt_units halved)
{
    bt_units foot = bt_units_and(force, bt_units_or(n->printed->infantry, n->printed->light));
    int mounted = 0;

    for (bt_units left = force; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (is_mounted(n, u) || (bt_units_has(&n->printed->light, u) && has_its_vedettes(n, u)))
            mounted += quarters_of(n, u, BT_TIMES_ONE, halved);
    }
    return !bt_units_is_empty(&foot) && mounted >= QUARTERS;
}

/* [16.1b] Does one of the hexes attacked hold both arms? */
static bool
a_hex_combines(const osg *n, bt_units defenders)
{
    bt_units none = { { 0 } };

    for (bt_units left = defenders; !bt_units_is_empty(&left);) {
        bt_hex hex = n->s->places[bt_units_take(&left)];
        if (combines_arms(n, bt_units_and(osg_in_hex(n, hex), defenders), none))
            return true;
    }
    return false;
}

static bool
attacks_chateau(const osg *n, bt_units defenders)
{
    for (bt_unit u; (u = bt_units_take(&defenders)) != BT_UNIT_NONE;)
        if (osg_is_castled(n, osg_counter_of(n, u)->side, n->s->places[u]))
            return true;
    return false;
}

/* [5.14] */
static bool
napoleon_is_with(const osg *n, bt_units force)
{
    bt_unit napoleon = n->printed->napoleon;

    if (!osg_on_map(n->s, napoleon))
        return false;
    return osg_share(osg_own_in_hex(n, OSG_FRENCH, n->s->places[napoleon]), force);
}

static int
shift_by(const osg *n, bt_odds *lines, int columns, const char *rule, const char *why)
{
    if (lines)
        BT_SAY_ODDS(lines, n->game, rule, columns * QUARTERS, "{0}", bt_arg_word(why));
    return columns;
}

/* [16.1a] [16.32] [5.14] [10.22b] All together; arms are not combined against a chateau [11.53D]. */
static int
sum_shifts(const osg *n, bt_units attackers, bt_units defenders, bt_units halved, bt_odds *lines)
{
    int shift = 0;

    if (combines_arms(n, attackers, halved) && !a_hex_combines(n, defenders) &&
        !attacks_chateau(n, defenders))
        shift += shift_by(n, lines, 1, "16.1a", BT_MSG("infantry and cavalry together"));
    if (bt_units_has(&attackers, n->printed->guard_infantry))
        shift += shift_by(n, lines, 1, "16.32", BT_MSG("the Guard infantry attacks"));
    if (napoleon_is_with(n, attackers))
        shift += shift_by(n, lines, 1, "5.14", BT_MSG("Napoleon is with the attackers"));
    if (napoleon_is_with(n, defenders))
        shift += shift_by(n, lines, -1, "5.14", BT_MSG("Napoleon is with the defenders"));
    if (osg_failed_against(n, attackers, defenders))
        shift += shift_by(n, lines, -2, "10.22b", BT_MSG("after a Repulse that failed"));
    return shift;
}

/* [11.53A] The column of 2-1, or the last one below. */
static int
chateau_column(const bt_crt *crt)
{
    return bt_crt_column(crt, CHATEAU_MOST, 1);
}

static int
cap(const osg *n, int column, int most, const char *rule, const char *text, bt_odds *lines)
{
    if (column <= most)
        return column;
    if (lines)
        BT_SAY_ODDS(lines, n->game, rule, 0, text, bt_arg_text(n->printed->crt.columns[most]));
    return most;
}

void
osg_weigh(const osg *n, bt_units attackers, bt_units defenders, int *attack, int *defence)
{
    *attack = attack_strength(n, attackers, find_halved(n, attackers, defenders, false), NULL);
    *defence = defence_strength(n, attackers, defenders, NULL);
}

int
osg_attack_strength(const osg *n, bt_units attackers, bt_units defenders, bt_odds *lines)
{
    return attack_strength(n, attackers, find_halved(n, attackers, defenders, false), lines);
}

bt_times
osg_tell_cover(const osg *n, bt_units attackers, bt_units defenders, bt_odds *lines)
{
    cover best = find_cover(n, attackers, defenders);

    if (best.times == 2 * BT_TIMES_ONE)
        BT_SAY_ODDS(lines, n->game, best.rule, 0, "the defence is doubled: {0}",
                    bt_arg_word(best.what));
    else if (best.times > BT_TIMES_ONE)
        BT_SAY_ODDS(lines, n->game, best.rule, 0, "the defence has half as much again: {0}",
                    bt_arg_word(best.what));
    return best.times;
}

/* [11.31E] Do woods lie between a hex and everybody who attacks it? */
static bool
is_behind_woods(const osg *n, bt_units attackers, bt_hex hex)
{
    bool any = false;

    for (bt_unit u; (u = bt_units_take(&attackers)) != BT_UNIT_NONE;) {
        const bt_hexside *side = between(n, u, hex);
        if (side && !(side->features & BT_HEXSIDE_WOODS))
            return false;
        any = any || side;
    }
    return any;
}

void
osg_tell_woods(const osg *n, bt_units attackers, bt_units defenders, bt_odds *lines)
{
    for (bt_hex at = next_hex_of(n, defenders, 0); at != BT_HEX_NONE;
         at = next_hex_of(n, defenders, at + 1u))
        if (is_behind_woods(n, attackers, at))
            BT_SAY_ODDS(lines, n->game, "11.31E", 0,
                        "cavalry that defends in {0} is halved by woods",
                        bt_arg_text(n->printed->atlas.hexes[at].id));
}

/* [11.3] Beyond the ends of the table there are no more columns; between them, what the attack lacks for
 * the next, rounded up to half a point. */
static void
tell_ratio(const osg *n, int ours, int theirs, int column, bt_odds *lines)
{
    const bt_crt *crt = &n->printed->crt;
    int attack = crt->attack[column], defence = crt->defence[column], next = column + 1;
    bool last = next == crt->column_count;
    bool over = last && ours * defence >= theirs * (attack + defence);
    bool under = column == 0 && ours * defence < theirs * attack;
    bt_arg args[] = { bt_arg_text(crt->columns[column]), bt_arg_text(""), bt_arg_halves(0) };

    if (!last && !under) {
        int needed = (theirs * crt->attack[next] + crt->defence[next] - 1) / crt->defence[next];
        args[1] = bt_arg_text(crt->columns[next]);
        args[2] = bt_arg_halves((needed - ours + 1) / 2);
    }
    bt_say_odds(lines, n->game, "11.3", 0,
                over || under ? BT_MSG("odds {0}: the table ends there")
                : last        ? BT_MSG("odds {0}")
                              : BT_MSG("odds {0}; {1} needs {2} more"),
                args, over || under || last ? 1 : 3);
}

int
osg_column_between(const osg *n, bt_units attackers, bt_units defenders, bt_odds *lines)
{
    const bt_crt *crt = &n->printed->crt;
    bt_units halved = find_halved(n, attackers, defenders, false);
    int ours = attack_strength(n, attackers, halved, lines);
    int theirs = defence_strength(n, attackers, defenders, lines);
    int column = bt_crt_column(crt, ours, theirs > 0 ? theirs : 1);

    if (lines) {
        lines->attack = ours;
        lines->defence = theirs;
        tell_ratio(n, ours, theirs, column, lines);
    }
    column = bt_crt_shift(crt, column, sum_shifts(n, attackers, defenders, halved, lines));
    if (attacks_chateau(n, defenders))
        column = cap(n, column, chateau_column(crt), "11.53A",
                     BT_MSG("no more than {0} against a chateau"), lines);
    return column;
}

int
osg_column(const osg *n, int attack, bt_odds *lines)
{
    bt_side phasing = osg_phasing(n->s);
    bt_units attackers = osg_on_map_of(n, osg_parties(n, attack, phasing));
    bt_units defenders = osg_on_map_of(n, osg_parties(n, attack, osg_other(phasing)));
    int column = osg_column_between(n, attackers, defenders, lines);

    if (n->s->column && attack == osg_attack_in_hand(n->s))
        column = cap(n, column, n->s->column - 1, "11.32b", BT_MSG("reduced to {0}"), lines);
    return column;
}

/* ---- results ---------------------------------------------------------------------------------------------- */

static bool
is_all_guard(const osg *n, bt_units force)
{
    bt_units others = bt_units_minus(force, n->printed->guard);

    return !bt_units_is_empty(&force) && bt_units_is_empty(&others);
}

/* [11.53C] De against a chateau is Ex; [11.41a] Ex against a force that is all Guard goes its way. */
osg_result
osg_result_for(const osg *n, bt_units attackers, bt_units defenders, osg_result result)
{
    if (result == OSG_DE && attacks_chateau(n, defenders))
        result = OSG_EX;
    if (result == OSG_EX && is_all_guard(n, attackers))
        result = OSG_DE;
    else if (result == OSG_EX && is_all_guard(n, defenders))
        result = OSG_AE;
    return result;
}
