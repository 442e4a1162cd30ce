/*
 * test_movement.c - every way a small Movement Phase can end, found twice.
 *
 * [5.31] [5.33] Friends never hinder a passing unit, [5.34] nor do their zones,
 * and enemies stand still; so where a unit can end its move does not depend on
 * the other moves.  [5.32] Only the end of the phase asks for one unit a hex.
 * Hence the oracle: all paths of each unit alone, and of all choices of end
 * hexes those that are different.
 *
 * The game is played through every legal action.  At every position it goes
 * through, the ends it can still reach must be the oracle's: no end missing,
 * none too many, and never a dead end.
 */
#include "world.h"

#define FRIENDS_MAX 4
#define WORDS_MAX   128 /* bits for 20 hexes and three friends: 8000 */

/* What can still come of a position: a set of ends, as bits.  The number of
 * an end has the friends' hexes for digits. */
typedef struct seen {
    uint64_t key; /* 0: free */
    uint64_t *ends;
} seen;

typedef struct search {
    ow_world w;
    int friends; /* units 0.. of the phasing side */
    int placed;  /* these and the enemies */
    int places[OW_UNITS];
    int turn, words;
    seen *table;
    size_t table_size, table_used;
    uint64_t *pool;
    size_t pool_used, pool_size; /* in words */
    long worlds, positions, differences;
} search;

/* ---- the oracle --------------------------------------------------------- */

static bool
controlled(const search *q, int hex)
{
    for (int u = q->friends; u < q->w.unit_count; u++)
        if (q->places[u] >= 0 && ow_touch(&q->w.map, q->places[u], hex))
            return true;
    return false;
}

static bool
enemy_holds(const search *q, int hex)
{
    for (int u = q->friends; u < q->w.unit_count; u++)
        if (q->places[u] == hex)
            return true;
    return false;
}

/* [5.15] [16.21] */
static int
allowance(const search *q, int unit)
{
    int points = q->w.units[unit].allowance;

    return q->turn == OW_FOG ? points / 2 * 2 : points * 2;
}

/* Where the paths from hex with mp half points lead; at[hex][mp] once. */
static void
follow(const search *q, int hex, int mp, bool *at, bool *out)
{
    if (at[hex * 32 + mp])
        return;
    at[hex * 32 + mp] = true;
    out[hex] = true;
    if (controlled(q, hex)) /* [5.13] [6.0] */
        return;
    for (int dir = 0; dir < 6; dir++) {
        int to = q->w.map.next[hex][dir];
        int cost = to < 0 ? -1 : ow_cost(&q->w.map, hex, dir);
        bool dark = q->turn == OW_NIGHT;
        if (cost < 0 || cost > mp || enemy_holds(q, to))
            continue;
        if (dark && (controlled(q, to) || q->w.map.terrain[to] == 'F')) /* [10.2] [16.1] */
            continue;
        follow(q, to, mp - cost, at, out);
    }
}

static void
combine(const search *q, bool out[FRIENDS_MAX][OW_HEXES], int unit, const int *taken, int number,
        uint64_t *ends)
{
    if (unit == q->friends) {
        ends[number / 64] |= UINT64_C(1) << (number % 64);
        return;
    }
    for (int hex = 0; hex < q->w.map.hexes; hex++) {
        int now[FRIENDS_MAX];
        bool free = out[unit][hex];
        for (int u = 0; u < unit; u++)
            free = free && taken[u] != hex;
        if (!free)
            continue;
        memcpy(now, taken, sizeof now);
        now[unit] = hex;
        combine(q, out, unit + 1, now, number * q->w.map.hexes + hex, ends);
    }
}

/* The ends that should still be possible from a position of the game. */
static void
expect(const search *q, const naw_state *s, uint64_t *ends)
{
    bool out[FRIENDS_MAX][OW_HEXES] = { { false } };
    int taken[FRIENDS_MAX] = { 0 };

    for (int u = 0; u < q->friends; u++) {
        bool at[OW_HEXES * 32] = { false };
        int hex = ow_place(&q->w, s, u);
        if (u == s->mover)
            follow(q, hex, s->mp, at, out[u]);
        else if (bt_units_has(&s->moved, (bt_unit)u))
            out[u][hex] = true;
        else
            follow(q, hex, allowance(q, u), at, out[u]);
    }
    memset(ends, 0, sizeof *ends * (size_t)q->words);
    combine(q, out, 0, taken, 0, ends);
}

/* ---- the game ----------------------------------------------------------- */

static uint64_t
key_of(const search *q, const naw_state *s)
{
    uint64_t key = 1;

    for (int u = 0; u < q->friends; u++)
        key = key << 7 | (uint64_t)(unsigned)ow_place(&q->w, s, u) << 1 |
              bt_units_has(&s->moved, (bt_unit)u);
    key = key << 3 | (s->mover & 7);
    key = key << 3 | (s->crowded & 7);
    return key << 5 | s->mp;
}

static uint64_t *
look_up(search *q, uint64_t key, bool *known)
{
    size_t i = (size_t)(key * UINT64_C(0x9e3779b97f4a7c15) >> 32) % q->table_size;

    while (q->table[i].key && q->table[i].key != key)
        i = (i + 1) % q->table_size;
    *known = q->table[i].key == key;
    if (!*known) {
        assert_true(q->pool_used + (size_t)q->words <= q->pool_size);
        assert_true(++q->table_used < q->table_size / 2);
        q->table[i] = (seen){ key, &q->pool[q->pool_used] };
        memset(&q->pool[q->pool_used], 0, sizeof *q->pool * (size_t)q->words);
        q->pool_used += (size_t)q->words;
    }
    return q->table[i].ends;
}

static void
print_end(const search *q, int number)
{
    for (int u = q->friends - 1, hexes = q->w.map.hexes; u >= 0; u--, number /= hexes)
        print_error(" %s@%s", ow_unit_id(&q->w, u), ow_hex_id(&q->w, number % hexes));
    print_error("\n");
}

static void
report(search *q, const naw_state *s, const uint64_t *wanted, const uint64_t *found)
{
    int shown = 0;

    if (q->differences++ >= 3)
        return;
    print_error("\n--- movement differs; at the start:\n");
    ow_print(&q->w, q->places, q->turn);
    print_error("here:");
    for (int u = 0; u < q->friends; u++)
        print_error(" %s@%s%s", ow_unit_id(&q->w, u), ow_hex_id(&q->w, ow_place(&q->w, s, u)),
                    bt_units_has(&s->moved, (bt_unit)u) ? " (moved)" : "");
    print_error(" mover %u with %u halves, crowded %u\n", s->mover, s->mp, s->crowded);
    for (int i = 0; i < q->words * 64; i++) {
        bool want = wanted[i / 64] >> (i % 64) & 1, have = found[i / 64] >> (i % 64) & 1;
        if (want == have || shown++ >= 4)
            continue;
        print_error(want ? "  the game cannot reach" : "  the rules do not allow");
        print_end(q, i);
    }
}

static const uint64_t *
explore(search *q, const naw_state *s)
{
    bool known;
    uint64_t *found = look_up(q, key_of(q, s), &known), wanted[WORDS_MAX];
    bt_actions list;
    int number = 0;

    if (known)
        return found;
    q->positions++;
    naw_rules.legal(q->w.game, ow_state((naw_state *)(uintptr_t)s), NAW_FRENCH, &list);
    for (int i = 0; i < list.count; i++) {
        naw_state after;
        memcpy(&after, s, sizeof after);
        if (bt_action_code(list.at[i]) == NAW_A_DONE) {
            for (int u = 0; u < q->friends; u++)
                number = number * q->w.map.hexes + ow_place(&q->w, s, u);
            found[number / 64] |= UINT64_C(1) << (number % 64);
            continue;
        }
        naw_rules.apply(q->w.game, ow_state(&after), NAW_FRENCH, list.at[i], NULL);
        const uint64_t *further = explore(q, &after);
        for (int j = 0; j < q->words; j++)
            found[j] |= further[j];
    }
    expect(q, s, wanted);
    if (memcmp(wanted, found, sizeof *found * (size_t)q->words))
        report(q, s, wanted, found);
    return found;
}

static void
compare(search *q)
{
    naw_state s;
    int bits = 1;

    for (int u = 0; u < q->friends; u++)
        bits *= q->w.map.hexes;
    q->words = bits / 64 + 1;
    assert_true(q->words <= WORDS_MAX);
    memset(q->table, 0, q->table_size * sizeof *q->table);
    q->pool_used = q->table_used = 0;
    q->worlds++;
    ow_begin(&q->w, &s, q->places, q->turn, NAW_FRENCH, "movement");
    explore(q, &s);
}

/* ---- worlds ------------------------------------------------------------- */

static search *
new_search(size_t positions, size_t words)
{
    search *q = calloc(1, sizeof *q);

    assert_non_null(q);
    q->table_size = positions * 2 + 1;
    q->table = calloc(q->table_size, sizeof *q->table);
    q->pool_size = words;
    q->pool = malloc(words * sizeof *q->pool);
    assert_true(q->table && q->pool);
    return q;
}

static void
finish(search *q, const char *what)
{
    long differences = q->differences;

    print_message("%s: %ld worlds, %ld positions, %ld differences\n", what, q->worlds, q->positions,
                  differences);
    assert_true(q->worlds > 0);
    free(q->table);
    free(q->pool);
    free(q);
    assert_int_equal(differences, 0);
}

static void
enlist(search *q, int friends, int enemies, const int *points)
{
    q->friends = friends;
    q->placed = friends + enemies;
    q->w.unit_count = friends + (enemies ? enemies : 1); /* a pack has both sides */
    for (int u = 0; u < friends; u++)
        q->w.units[u] = (ow_unit){ NAW_FRENCH, 'i', 4, points[u] };
    for (int u = friends; u < q->w.unit_count; u++) {
        q->w.units[u] = (ow_unit){ NAW_PRUSSIAN, 'i', 4, 3 };
        q->places[u] = OW_NOWHERE;
    }
}

/* Every placement of the units from `unit` on; like units in order only. */
static void
place_all(search *q, int unit)
{
    int first = 0;

    if (unit == q->placed) {
        compare(q);
        return;
    }
    if (unit && q->w.units[unit].side == q->w.units[unit - 1].side &&
        q->w.units[unit].allowance == q->w.units[unit - 1].allowance)
        first = q->places[unit - 1] + 1;
    for (int hex = first; hex < q->w.map.hexes; hex++) {
        bool free = true;
        for (int u = 0; u < unit; u++)
            free = free && q->places[u] != hex;
        if (!free)
            continue;
        q->places[unit] = hex;
        place_all(q, unit + 1);
    }
}

/* All placements of `friends` v `enemies` on some maps, in every light. */
static void
exhaust(search *q, ow_random *random, int maps, int friends, int enemies, const int *points)
{
    for (int i = 0; i < maps; i++) {
        q->w.map.columns = q->w.map.rows = 3;
        ow_map_clear(&q->w.map, 3, 3);
        if (i)
            ow_map_random(&q->w.map, random, 40, 60);
        enlist(q, friends, enemies, points);
        ow_open(&q->w);
        for (q->turn = OW_DAY; q->turn <= OW_FOG; q->turn++)
            place_all(q, 0);
        ow_close(&q->w);
    }
}

static void
all_placements_of_one_unit(void **state)
{
    search *q = new_search(2000, 4000);
    ow_random random = ow_seed("one unit");

    (void)state;
    for (int enemies = 0; enemies <= 2; enemies++)
        exhaust(q, &random, 60, 1, enemies, (const int[]){ 3 });
    exhaust(q, &random, 2, 1, 3, (const int[]){ 4 });
    finish(q, "one unit, all placements on 3x3");
}

static void
all_placements_of_two_units(void **state)
{
    search *q = new_search(20000, 40000);
    ow_random random = ow_seed("two units");

    (void)state;
    exhaust(q, &random, 20, 2, 0, (const int[]){ 2, 3 });
    exhaust(q, &random, 20, 2, 1, (const int[]){ 2, 2 });
    exhaust(q, &random, 3, 2, 2, (const int[]){ 3, 3 });
    finish(q, "two units, all placements on 3x3");
}

static void
all_placements_of_three_units(void **state)
{
    search *q = new_search(100000, 1200000);
    ow_random random = ow_seed("three units");

    (void)state;
    exhaust(q, &random, 2, 3, 0, (const int[]){ 2, 2, 2 });
    exhaust(q, &random, 2, 3, 1, (const int[]){ 2, 2, 2 });
    finish(q, "three units, all placements on 3x3");
}

/* Random placements of random forces on a random map. */
static void
sample(search *q, ow_random *random, int columns, int rows, int friends, int enemies, int most)
{
    int points[FRIENDS_MAX];

    for (int u = 0; u < friends; u++)
        points[u] = 1 + ow_below(random, most);
    q->w.map.columns = columns;
    q->w.map.rows = rows;
    ow_map_random(&q->w.map, random, 35, 50);
    enlist(q, friends, enemies, points);
    ow_open(&q->w);
    for (int i = 0; i < 4; i++) {
        q->turn = i ? OW_DAY + ow_below(random, 3) : OW_DAY;
        for (int u = 0; u < q->placed; u++) {
            bool taken = true;
            while (taken) {
                q->places[u] = ow_below(random, q->w.map.hexes);
                taken = false;
                for (int other = 0; other < u; other++)
                    taken = taken || q->places[other] == q->places[u];
            }
        }
        compare(q);
    }
    ow_close(&q->w);
}

static void
samples_of_two_units(void **state)
{
    search *q = new_search(60000, 400000);
    ow_random random = ow_seed("two units, larger maps");

    (void)state;
    for (int i = 0; i < 250; i++)
        sample(q, &random, 4 + i % 2, 4, 2, i % 4, 4);
    finish(q, "two units on 4x4 and 5x4, sampled");
}

static void
samples_of_three_units(void **state)
{
    search *q = new_search(400000, 20000000);
    ow_random random = ow_seed("three units, larger maps");

    (void)state;
    for (int i = 0; i < 60; i++)
        sample(q, &random, 3 + i % 2, 3, 3, i % 4, 3);
    finish(q, "three units on 3x3 and 4x3, sampled");
}

static void
samples_of_four_units(void **state)
{
    search *q = new_search(1000000, 20000000);
    ow_random random = ow_seed("four units");

    (void)state;
    for (int i = 0; i < 30; i++)
        sample(q, &random, 3, 2, 4, i % 2, 2);
    finish(q, "four units on 3x2, sampled");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_placements_of_one_unit),
        cmocka_unit_test(all_placements_of_two_units),
        cmocka_unit_test(all_placements_of_three_units),
        cmocka_unit_test(samples_of_two_units),
        cmocka_unit_test(samples_of_three_units),
        cmocka_unit_test(samples_of_four_units),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
