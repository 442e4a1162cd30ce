/*
 * test_duties.c - which combats may be declared, by trying every plan.
 *
 * A plan is a set of lawful combats, no unit in two of them [7.14].  A combat
 * may be rolled when some plan that contains it meets every duty [7.11] [7.12]
 * that any plan could meet.  Everything here is tried out: all sets of
 * attackers, all sets of defenders, all plans.
 *
 * The game is walked through every declaration.  At each it must offer exactly
 * the additions that lead to an allowed combat (a gun only when what it can
 * reach has been named), and the roll exactly when the combat as it stands is
 * allowed; and every allowed combat must be come by.  Then a combat is fought with a random die,
 * everything resolved at random, and the next declaration looked at.
 */
#include "world.h"

#define SIDE_MAX 4
#define MASKS    (1 << SIDE_MAX)

typedef struct field {
    ow_world w;
    int ours, theirs; /* units 0..ours-1 attack; the rest are defended */
    int start[OW_UNITS];
    int places[OW_UNITS]; /* now */
    int turn;
    unsigned fought[2]; /* have attacked, been attacked, or may not fire */
    unsigned duty[2];   /* as frozen [7.11] [7.12] */
    bool lawful[MASKS][MASKS], allowed[MASKS][MASKS];
    int unmet[MASKS][MASKS];
    bool visited[MASKS][MASKS];
    long worlds, combats, declarations, differences;
} field;

/* ---- the oracle --------------------------------------------------------- */

static bool
touch(const field *f, int ours, int theirs)
{
    int from = f->places[ours], to = f->places[f->ours + theirs];

    return from >= 0 && to >= 0 && ow_touch(&f->w.map, from, to);
}

/* [8.41] Artillery that no enemy controls. */
static bool
is_free_gun(const field *f, int ours)
{
    if (f->w.units[ours].arm != 'a')
        return false;
    for (int e = 0; e < f->theirs; e++)
        if (touch(f, ours, e))
            return false;
    return true;
}

/* [8.11] [8.3] [8.45] [16.21] for a free gun. */
static bool
bombards(const field *f, int gun, int theirs)
{
    int from = f->places[gun], to = f->places[f->ours + theirs];

    if (ow_dir(&f->w.map, from, to) >= 0)
        return true;
    return f->turn != OW_FOG && ow_in_range(&f->w.map, from, to);
}

static bool
is_lawful(const field *f, unsigned ours, unsigned theirs)
{
    bool front = false;

    if (!ours || !theirs || ours & f->fought[0] || theirs & f->fought[1])
        return false;
    for (int u = 0; u < f->ours + f->theirs; u++)
        if ((u < f->ours ? ours >> u : theirs >> (u - f->ours)) & 1 && f->places[u] < 0)
            return false;
    for (int a = 0; a < f->ours; a++) {
        bool all = true, one = false, gun = is_free_gun(f, a);
        if (!(ours >> a & 1))
            continue;
        for (int e = 0; e < f->theirs; e++) {
            if (!(theirs >> e & 1))
                continue;
            all = all && touch(f, a, e);
            one = one || (gun && bombards(f, a, e));
        }
        if (gun ? !one : !all) /* [7.15] [7.22] [8.22] */
            return false;
        front = front || !gun;
    }
    return front || !(theirs & (theirs - 1)); /* [8.13] */
}

/* The fewest duties a plan of these units leaves undone. */
static int
fewest_unmet(field *f, unsigned ours, unsigned theirs)
{
    unsigned open0 = ours & f->duty[0], open1 = theirs & f->duty[1], unit;
    int best;

    if (!open0 && !open1)
        return 0;
    if (f->unmet[ours][theirs] >= 0)
        return f->unmet[ours][theirs];
    unit = open0 ? open0 & -open0 : open1 & -open1;
    best =
        1 + (open0 ? fewest_unmet(f, ours & ~unit, theirs) : fewest_unmet(f, ours, theirs & ~unit));
    for (unsigned a = 1; a <= ours; a++)
        for (unsigned d = 1; d <= theirs; d++) {
            bool in = !(a & ~ours) && !(d & ~theirs) && (open0 ? a & unit : d & unit);
            if (!in || !f->lawful[a][d])
                continue;
            int rest = fewest_unmet(f, ours & ~a, theirs & ~d);
            best = rest < best ? rest : best;
        }
    return f->unmet[ours][theirs] = best;
}

static unsigned
fit(const field *f, int side)
{
    int first = side ? f->ours : 0, count = side ? f->theirs : f->ours;
    unsigned set = 0;

    for (int u = 0; u < count; u++)
        if (f->places[first + u] >= 0 && !(f->fought[side] >> u & 1))
            set |= 1u << u;
    return set;
}

/* Work out every lawful and every allowed combat; true when there is any. */
static bool
think(field *f)
{
    unsigned ours = fit(f, 0), theirs = fit(f, 1);
    bool any = false;

    memset(f->unmet, -1, sizeof f->unmet);
    for (unsigned a = 0; a < MASKS; a++)
        for (unsigned d = 0; d < MASKS; d++)
            f->lawful[a][d] = !(a >> f->ours) && !(d >> f->theirs) && is_lawful(f, a, d);
    int unmet = fewest_unmet(f, ours, theirs);
    for (unsigned a = 0; a < MASKS; a++)
        for (unsigned d = 0; d < MASKS; d++) {
            f->allowed[a][d] = f->lawful[a][d] && fewest_unmet(f, ours & ~a, theirs & ~d) == unmet;
            any = any || f->allowed[a][d];
        }
    return any;
}

/* Does the declaration lead to an allowed combat? */
static bool
leads_on(const field *f, unsigned ours, unsigned theirs)
{
    for (unsigned a = ours; a < MASKS; a++)
        for (unsigned d = theirs; d < MASKS; d++)
            if ((a & ours) == ours && (d & theirs) == theirs && f->allowed[a][d])
                return true;
    return false;
}

/* Is something named that the unit can reach, if it bombards? */
static bool
has_reach(const field *f, int ours, unsigned theirs)
{
    if (!is_free_gun(f, ours))
        return true;
    for (int e = 0; e < f->theirs; e++)
        if (theirs >> e & 1 && bombards(f, ours, e))
            return true;
    return false;
}

/* ---- the game ----------------------------------------------------------- */

static void
report(field *f, unsigned ours, unsigned theirs, const char *what, int unit, bool listed)
{
    if (f->differences++ >= 3)
        return;
    print_error("\n--- duties differ\n");
    ow_print(&f->w, f->places, f->turn);
    print_error("declared:");
    for (int u = 0; u < f->ours + f->theirs; u++)
        if ((u < f->ours ? ours >> u : theirs >> (u - f->ours)) & 1)
            print_error(" %s", ow_unit_id(&f->w, u));
    print_error("; fought %x %x, duty %x %x\n  the game %s: %s %s\n", f->fought[0], f->fought[1],
                f->duty[0], f->duty[1],
                listed ? "allows, the rules forbid" : "forbids, the rules allow", what,
                unit < 0 ? "" : ow_unit_id(&f->w, unit));
}

static void
expect(field *f, const bt_actions *list, unsigned code, int unit, bool wanted, unsigned ours,
       unsigned theirs, const char *what)
{
    bt_action action = bt_action_make(code, unit < 0 ? 0 : (unsigned)unit, 0, 0);
    bool listed = false;

    for (int i = 0; i < list->count; i++)
        listed = listed || list->at[i] == action;
    if (listed != wanted)
        report(f, ours, theirs, what, unit, listed);
}

static void
declare(field *f, const naw_state *s, unsigned ours, unsigned theirs)
{
    bt_actions list;
    bool first = !theirs;

    if (f->visited[ours][theirs])
        return;
    f->visited[ours][theirs] = true;
    f->declarations++;
    naw_rules.legal(f->w.game, (const bt_state *)(const void *)s, NAW_FRENCH, &list);
    for (int e = 0; e < f->theirs; e++)
        if (!(theirs >> e & 1))
            expect(f, &list, first ? NAW_A_ATTACK : NAW_A_TARGET, f->ours + e,
                   leads_on(f, ours, theirs | 1u << e), ours, theirs, "target");
    for (int a = 0; a < f->ours && !first; a++)
        if (!(ours >> a & 1))
            expect(f, &list, NAW_A_JOIN, a,
                   f->places[a] >= 0 && has_reach(f, a, theirs) &&
                       leads_on(f, ours | 1u << a, theirs),
                   ours, theirs, "join");
    if (!first)
        expect(f, &list, NAW_A_ROLL, -1, f->allowed[ours][theirs], ours, theirs, "roll");
    f->combats += f->allowed[ours][theirs];
    for (int i = 0; i < list.count; i++) {
        unsigned code = bt_action_code(list.at[i]), unit = bt_action_operand(list.at[i], 0);
        naw_state after;
        if (code != NAW_A_ATTACK && code != NAW_A_TARGET && code != NAW_A_JOIN)
            continue;
        memcpy(&after, s, sizeof after);
        naw_rules.apply(f->w.game, ow_state(&after), NAW_FRENCH, list.at[i], NULL);
        declare(f, &after, code == NAW_A_JOIN ? ours | 1u << unit : ours,
                code == NAW_A_JOIN ? theirs : theirs | 1u << (unit - (unsigned)f->ours));
    }
}

static void
expect_all_come_by(field *f)
{
    for (unsigned a = 0; a < MASKS; a++)
        for (unsigned d = 0; d < MASKS; d++)
            if (f->allowed[a][d] && !f->visited[a][d])
                report(f, a, d, "coming by this combat", -1, false);
}

static bt_side
actor(const field *f, const naw_state *s)
{
    bt_sides sides = naw_rules.to_act(f->w.game, (const bt_state *)(const void *)s);

    for (bt_side side = 0; side <= BT_SIDE_CHANCE; side++)
        if (sides & bt_side_bit(side))
            return side;
    fail_msg("nobody acts");
    return 0;
}

static void
play(const field *f, naw_state *s, unsigned code, ow_random *random)
{
    bt_actions list;
    bt_side side = actor(f, s);
    int chosen = -1, fitting = 0;

    naw_rules.legal(f->w.game, ow_state(s), side, &list);
    for (int i = 0; i < list.count; i++)
        if ((!code || bt_action_code(list.at[i]) == code) && ow_below(random, ++fitting) == 0)
            chosen = i;
    assert_true(chosen >= 0);
    naw_rules.apply(f->w.game, ow_state(s), side, list.at[chosen], NULL);
}

static bool
in_combat_phase(const naw_state *s)
{
    return s->frames.depth >= 2 && s->frames.at[1].procedure == NAW_P_COMBAT &&
           s->frames.at[0].side == NAW_FRENCH;
}

/* Fight one combat at random and note who has fought. */
static void
fight(field *f, naw_state *s, ow_random *random)
{
    naw_state before;

    play(f, s, NAW_A_ATTACK, random);
    while (ow_doing(s) == NAW_P_ATTACK)
        play(f, s, 0, random);
    memcpy(&before, s, sizeof before);
    for (int u = 0; u < f->ours + f->theirs; u++) {
        bt_units in = bt_units_or(s->attackers, s->defenders);
        if (bt_units_has(&in, (bt_unit)u))
            f->fought[u >= f->ours] |= 1u << (u < f->ours ? u : u - f->ours);
    }
    do
        play(f, s, 0, random);
    while (in_combat_phase(s) && ow_doing(s) != NAW_P_COMBAT);
    for (int u = 0; u < f->ours + f->theirs; u++) {
        int place = ow_place(&f->w, s, u);
        if (u < f->ours && f->w.units[u].arm == 'a' && place != f->places[u])
            f->fought[0] |= 1u << u; /* [7.82] displaced, if nothing else */
        f->places[u] = place;
    }
}

static void
freeze(field *f)
{
    memset(f->fought, 0, sizeof f->fought);
    memset(f->duty, 0, sizeof f->duty);
    for (int a = 0; a < f->ours; a++)
        for (int e = 0; e < f->theirs; e++)
            if (touch(f, a, e)) {
                f->duty[0] |= 1u << a;
                f->duty[1] |= 1u << e;
            }
}

static void
compare(field *f, ow_random *random)
{
    naw_state s;
    bool any;

    f->worlds++;
    memcpy(f->places, f->start, sizeof f->places);
    freeze(f);
    ow_begin(&f->w, &s, f->places, f->turn, NAW_FRENCH, "combat");
    while (any = think(f), in_combat_phase(&s)) {
        bt_actions list;
        int open =
            __builtin_popcount(f->duty[0] & fit(f, 0)) + __builtin_popcount(f->duty[1] & fit(f, 1));
        memset(f->visited, 0, sizeof f->visited);
        declare(f, &s, 0, 0);
        expect_all_come_by(f);
        naw_rules.legal(f->w.game, ow_state(&s), NAW_FRENCH, &list);
        expect(f, &list, NAW_A_DONE, -1, f->unmet[fit(f, 0)][fit(f, 1)] == open || !open, 0, 0,
               "done");
        if (!random || !any)
            return;
        fight(f, &s, random);
    }
    if (any)
        report(f, 0, 0, "an attack (the phase has ended)", -1, false);
}

/* ---- worlds ------------------------------------------------------------- */

static void
enlist(field *f, const char *ours, const char *theirs)
{
    f->ours = (int)strlen(ours);
    f->theirs = (int)strlen(theirs);
    f->w.unit_count = f->ours + f->theirs;
    for (int u = 0; u < f->w.unit_count; u++)
        f->w.units[u] = u < f->ours ? (ow_unit){ NAW_FRENCH, ours[u], 4, 3 }
                                    : (ow_unit){ NAW_PRUSSIAN, theirs[u - f->ours], 4, 3 };
}

static void
place_all(field *f, int unit)
{
    int first = 0;

    if (unit == f->w.unit_count) {
        compare(f, NULL);
        return;
    }
    if (unit && f->w.units[unit].side == f->w.units[unit - 1].side &&
        f->w.units[unit].arm == f->w.units[unit - 1].arm)
        first = f->start[unit - 1] + 1;
    for (int hex = first; hex < f->w.map.hexes; hex++) {
        bool free = true;
        for (int u = 0; u < unit; u++)
            free = free && f->start[u] != hex;
        if (!free)
            continue;
        f->start[unit] = hex;
        place_all(f, unit + 1);
    }
}

static void
finish(field *f, const char *what)
{
    long differences = f->differences;

    print_message("%s: %ld worlds, %ld declarations, %ld combats, %ld differences\n", what,
                  f->worlds, f->declarations, f->combats, differences);
    assert_true(f->combats > 0);
    free(f);
    assert_int_equal(differences, 0);
}

static void
exhaust(field *f, ow_random *random, int maps, const char *ours, const char *theirs)
{
    for (int i = 0; i < maps; i++) {
        ow_map_clear(&f->w.map, 3, 3);
        if (i)
            ow_map_random(&f->w.map, random, 25, 45);
        enlist(f, ours, theirs);
        ow_open(&f->w);
        f->turn = i % 3 == 2 ? OW_FOG : OW_DAY;
        place_all(f, 0);
        ow_close(&f->w);
    }
}

static field *
new_field(void)
{
    field *f = calloc(1, sizeof *f);

    assert_non_null(f);
    return f;
}

static void
all_placements_to_two_on_two(void **state)
{
    static const char *const ours[] = { "i", "a", "ii", "ia", "aa" };
    field *f = new_field();
    ow_random random = ow_seed("two on two");

    (void)state;
    for (size_t i = 0; i < BT_COUNT(ours); i++) {
        exhaust(f, &random, 12, ours[i], "i");
        exhaust(f, &random, 12, ours[i], "ii");
    }
    finish(f, "up to two on two, all placements on 3x3");
}

static void
all_placements_of_three_on_three(void **state)
{
    static const char *const ours[] = { "iii", "iia", "iaa", "aaa" };
    field *f = new_field();
    ow_random random = ow_seed("three on three");

    (void)state;
    for (size_t i = 0; i < BT_COUNT(ours); i++) {
        exhaust(f, &random, 3, ours[i], "ii");
        exhaust(f, &random, 3, ours[i], "iii");
    }
    finish(f, "three on three, all placements on 3x3");
}

/* Whole Combat Phases on larger maps. */
static void
sampled_phases(void **state)
{
    static const char *const ours[] = { "iii", "iia", "iaa", "iiaa", "iiia", "aaai", "ccai" };
    static const char *const theirs[] = { "ii", "iia", "iaai", "iii" };
    field *f = new_field();
    ow_random random = ow_seed("phases");

    (void)state;
    for (int i = 0; i < 150; i++) {
        f->w.map.columns = 3 + i % 2;
        f->w.map.rows = 3 + i / 2 % 2;
        ow_map_random(&f->w.map, &random, 25, 35);
        enlist(f, ours[ow_below(&random, BT_COUNT(ours))],
               theirs[ow_below(&random, BT_COUNT(theirs))]);
        ow_open(&f->w);
        for (int j = 0; j < 40; j++) {
            f->turn = ow_below(&random, 5) ? OW_DAY : OW_FOG;
            for (int u = 0; u < f->w.unit_count; u++) {
                bool taken = true;
                while (taken) {
                    f->start[u] = ow_below(&random, f->w.map.hexes);
                    taken = false;
                    for (int other = 0; other < u; other++)
                        taken = taken || f->start[other] == f->start[u];
                }
            }
            compare(f, &random);
        }
        ow_close(&f->w);
    }
    finish(f, "up to four on four, whole phases sampled");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_placements_to_two_on_two),
        cmocka_unit_test(all_placements_of_three_on_three),
        cmocka_unit_test(sampled_phases),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
