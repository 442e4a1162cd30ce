/*
 * test_odds.c - strengths, columns and results against the printed charts.
 *
 * The Combat Results Table and the combat half of the Terrain Effects Chart
 * [7.6] [9.0] stand here once more, as printed.
 */
#include "world.h"

static const char *const columns[] = { "1-5", "1-4", "1-3", "1-2", "1-1",
                                       "2-1", "3-1", "4-1", "5-1", "6-1" };

/* One line a die roll, as the table has it. */
static const char *const crt[6] = {
    "Ar Ar Dr Dr Dr Dr Dr De De De", "Ar Ar Ar Dr Dr Dr Dr Dr De De",
    "Ae Ar Ar Ar Dr Dr Dr Dr Dr De", "Ae Ar Ar Ar Ar Dr Dr Dr Dr Dr",
    "Ae Ae Ar Ar Ar Ar Dr Dr Ex Ex", "Ae Ae Ae Ar Ar Ar Ar Ex Ex Ex",
};

typedef struct table {
    ow_world w;
    int french;
    int places[OW_UNITS];
    long worlds, columns, differences;
} table;

/* ---- the charts --------------------------------------------------------- */

/* [7.0] The largest odds on the table that do not flatter the attacker. */
static int
column_of(int attack, int defence)
{
    static const int left[] = { 1, 1, 1, 1, 1, 2, 3, 4, 5, 6 };
    static const int right[] = { 5, 4, 3, 2, 1, 1, 1, 1, 1, 1 };
    int column = 0; /* worse than 1-5 is 1-5 */

    for (int i = 0; i < 10; i++)
        if (attack * right[i] >= defence * left[i])
            column = i;
    return column;
}

/* [9.0] Does this hexside, crossed this way, double who stands behind it? */
static bool
doubles(unsigned side)
{
    if (side & (OW_STREAM | OW_BRIDGE))
        return true;
    return side & OW_UP; /* attacked through a slope hexside from a slope hex */
}

/* [7.4] [9.0] [8.14] Printed strength, or twice that, never more. */
static int
defence_of(const table *t, int unit)
{
    const ow_map *map = &t->w.map;
    int hex = t->places[unit], through = 0, level = 0;
    int strength = t->w.units[unit].strength;

    if (strchr("RMT", map->terrain[hex]))
        return 2 * strength;
    for (int u = 0; u < t->french; u++) {
        if (t->places[u] < 0 || !ow_touch(map, t->places[u], hex))
            continue;
        if (doubles(map->side[t->places[u]][ow_dir(map, t->places[u], hex)]))
            through++;
        else
            level++;
    }
    return through && !level ? 2 * strength : strength;
}

/* ---- the game ----------------------------------------------------------- */

static void
differ(table *t, const char *what, int wanted, int found)
{
    if (t->differences++ >= 3)
        return;
    print_error("\n--- %s: the rules say %d, the game %d\n", what, wanted, found);
    ow_print(&t->w, t->places, OW_DAY);
}

static void
compare_column(table *t, const naw_state *s, int column)
{
    bt_odds odds = { 0 };

    t->columns++;
    assert_int_equal(naw_rules.odds(t->w.game, (const bt_state *)(const void *)s, 0, BT_HEX_NONE,
                                    &odds),
                     BT_OK);
    if (strcmp(odds.column, columns[column]))
        differ(t, "column", column, atoi(odds.column));
    for (int die = 1; die <= 6; die++) {
        naw_state after;
        char wanted[3] = { crt[die - 1][3 * column], crt[die - 1][3 * column + 1], 0 };
        static const char *const results[] = { "Ae", "Ar", "Dr", "De", "Ex" };
        bt_events events = { .count = 0 };
        if (strcmp(odds.faces[die - 1], wanted))
            differ(t, "result shown", die, die);
        memcpy(&after, s, sizeof after);
        naw_rules.apply(t->w.game, ow_state(&after), NAW_FRENCH,
                        bt_action_make(NAW_A_ROLL, 0, 0, 0), NULL);
        naw_rules.apply(t->w.game, ow_state(&after), BT_SIDE_CHANCE,
                        bt_action_make(NAW_A_DIE, (unsigned)die, 0, 0), &events);
        if (events.at[0].code != NAW_EV_RESULT || strcmp(results[events.at[0].args[2]], wanted))
            differ(t, "result rolled", die, (int)events.at[0].args[2]);
    }
}

/* [7.9] Every lower column and no other may be announced. */
static void
compare_reductions(table *t, const naw_state *s, int column)
{
    bt_actions list;

    naw_rules.legal(t->w.game, (const bt_state *)(const void *)s, NAW_FRENCH, &list);
    for (int lower = 0; lower < 10; lower++) {
        naw_state after;
        bt_action reduce = bt_action_make(NAW_A_REDUCE, (unsigned)lower, 0, 0);
        if (bt_actions_has(&list, reduce) != (lower < column))
            differ(t, "reduction", lower, column);
        if (lower >= column)
            continue;
        memcpy(&after, s, sizeof after);
        naw_rules.apply(t->w.game, ow_state(&after), NAW_FRENCH, reduce, NULL);
        compare_column(t, &after, lower);
    }
}

/* Declare all units on the map against each other; false when that is no
 * lawful combat. */
static bool
declare(const table *t, naw_state *s)
{
    unsigned code = NAW_A_ATTACK;

    for (int round = 0; round < 2; round++)
        for (int u = 0; u < t->w.unit_count; u++) {
            bt_action action = bt_action_make(u < t->french ? NAW_A_JOIN : code, (unsigned)u, 0, 0);
            if (t->places[u] < 0 || (u < t->french) != (round == 1))
                continue;
            if (naw_rules.check(t->w.game, ow_state(s), NAW_FRENCH, action))
                return false;
            naw_rules.apply(t->w.game, ow_state(s), NAW_FRENCH, action, NULL);
            code = NAW_A_TARGET;
        }
    return true;
}

/* broken: 0 nobody, 1 French, 2 Prussian demoralized [18.11]. */
static bool
compare(table *t, int broken, bool reductions)
{
    naw_state s;
    bt_odds odds = { 0 };
    int attack = 0, defence = 0, column;

    ow_begin(&t->w, &s, t->places, OW_DAY, NAW_FRENCH, "combat");
    s.demoralized[0] = (uint8_t)broken;
    if (!declare(t, &s))
        return false;
    t->worlds++;
    for (int u = 0; u < t->w.unit_count; u++) {
        if (t->places[u] < 0)
            continue;
        if (u < t->french)
            attack += t->w.units[u].strength;
        else
            defence += defence_of(t, u);
    }
    naw_rules.odds(t->w.game, ow_state(&s), 0, BT_HEX_NONE, &odds);
    if (odds.attack != attack)
        differ(t, "attack", attack, odds.attack);
    if (odds.defence != defence)
        differ(t, "defence", defence, odds.defence);
    column = column_of(attack, defence) + (broken == 2) - (broken == 1);
    column = column < 0 ? 0 : column > 9 ? 9 : column;
    compare_column(t, &s, column);
    if (reductions)
        compare_reductions(t, &s, column);
    return true;
}

/* ---- worlds ------------------------------------------------------------- */

static table *
new_table(void)
{
    table *t = calloc(1, sizeof *t);

    assert_non_null(t);
    return t;
}

static void
finish(table *t, const char *what)
{
    long differences = t->differences;

    print_message("%s: %ld combats, %ld columns, %ld differences\n", what, t->worlds, t->columns,
                  differences);
    assert_true(t->worlds > 0);
    free(t);
    assert_int_equal(differences, 0);
}

static void
every_ratio(void **state)
{
    table *t = new_table();
    int most = OW_UNITS / 2;

    (void)state;
    ow_map_clear(&t->w.map, 3, 3);
    t->french = most;
    t->w.unit_count = 2 * most;
    for (int u = 0; u < 2 * most; u++)
        t->w.units[u] = (ow_unit){ u < most ? NAW_FRENCH : NAW_PRUSSIAN, 'i', 1 + u % most, 3 };
    ow_open(&t->w);
    for (int a = 0; a < most; a++)
        for (int d = 0; d < most; d++)
            for (int broken = 0; broken <= 2; broken++) {
                memset(t->places, -1, sizeof t->places);
                t->places[a] = 0;
                t->places[most + d] = 1;
                assert_true(compare(t, broken, (a + d) % 4 == 0));
            }
    ow_close(&t->w);
    finish(t, "strengths 1 to 32 against 1 to 32");
}

/* Every defender hex of a map, every set of up to six attackers around it, with
 * a second defender and a gun now and then. */
static void
around(table *t, ow_random *random, int hex)
{
    for (int set = 1; set < 64; set++) {
        int count = 0;
        memset(t->places, -1, sizeof t->places);
        t->places[t->french] = hex;
        for (int dir = 0; dir < 6; dir++)
            if (set >> dir & 1 && t->w.map.next[hex][dir] >= 0)
                t->places[count++] = t->w.map.next[hex][dir];
        compare(t, 0, false);
        int other = ow_below(random, t->w.map.hexes), gun = ow_below(random, t->w.map.hexes);
        for (int u = 0; u <= t->french; u++) {
            other = other == t->places[u] ? -1 : other;
            gun = gun == t->places[u] ? -1 : gun;
        }
        t->places[6] = gun;
        compare(t, 0, false);
        t->places[t->french + 1] = other == gun ? -1 : other;
        compare(t, 0, false);
        t->places[6] = -1;
        compare(t, 0, false);
    }
}

static void
every_hexside(void **state)
{
    table *t = new_table();
    ow_random random = ow_seed("terrain");

    (void)state;
    t->french = 7;
    t->w.unit_count = 9;
    for (int u = 0; u < 9; u++)
        t->w.units[u] =
            (ow_unit){ u < 7 ? NAW_FRENCH : NAW_PRUSSIAN, u == 6 ? 'a' : 'i', 2 + u, 3 };
    for (int i = 0; i < 40; i++) {
        t->w.map.columns = t->w.map.rows = 5;
        ow_map_random(&t->w.map, &random, 40, 30 + 10 * (i % 7));
        ow_open(&t->w);
        for (int hex = 0; hex < t->w.map.hexes; hex++)
            around(t, &random, hex);
        ow_close(&t->w);
    }
    finish(t, "hexsides and terrain of 40 maps of 5x5");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_ratio),
        cmocka_unit_test(every_hexside),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
