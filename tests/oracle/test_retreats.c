/*
 * test_retreats.c - every outcome of a retreat in a crowd, found twice.
 *
 * [7.71]-[7.82] with the rulings of the game: the owner moves his units one at
 * a time in his own order; a unit of the combat is never pushed, nor one that
 * is already part of the chain; the retreating unit stands where it stood
 * until the chain is done.  The oracle tries every order, every hex and every
 * chain and collects how the units can stand in the end; the game does the
 * same through its legal actions.  Afterwards the advances offered are
 * compared for each such end [7.74].
 */
#include "world.h"

#define RETREATERS_MAX 8
#define ENDS_MAX       20000

/* How the retreating side stands, six bits a unit, 63 for lost. */
typedef uint64_t end;

typedef struct ends {
    int count;
    end at[ENDS_MAX];
} ends;

/* What has been gone through already; `round` tells old entries apart. */
#define SEEN_SIZE (1 << 16)

typedef struct seen {
    struct {
        uint64_t key;
        long round;
    } at[SEEN_SIZE];
    int count;
    long round;
} seen;

typedef struct rout {
    ow_world w;
    int french;           /* units 0..french-1 */
    int places[OW_UNITS]; /* before the combat */
    int first, count;     /* the retreating side's units */
    unsigned involved;    /* of them, by number within the side */
    unsigned bombarding;  /* may stay [8.14] [8.15] */
    naw_state combat;
    ends wanted, found;
    seen tried, played;
    long worlds, routs, total, chains, lost, differences;
} rout;

static int
compare_ends(const void *one, const void *other)
{
    end a = *(const end *)one, b = *(const end *)other;

    return a < b ? -1 : a > b;
}

static void
add_end(ends *set, end found)
{
    assert_true(set->count < ENDS_MAX);
    set->at[set->count++] = found;
    if (set->count == ENDS_MAX) {
        /* rare: make room by dropping doubles */
        qsort(set->at, ENDS_MAX, sizeof(end), compare_ends);
        int kept = 1;
        for (int i = 1; i < ENDS_MAX; i++)
            if (set->at[i] != set->at[kept - 1])
                set->at[kept++] = set->at[i];
        set->count = kept;
    }
}

static void
settle(ends *set)
{
    int kept = 0;

    qsort(set->at, (size_t)set->count, sizeof(end), compare_ends);
    for (int i = 0; i < set->count; i++)
        if (!kept || set->at[i] != set->at[kept - 1])
            set->at[kept++] = set->at[i];
    set->count = kept;
}

static end
end_of(const rout *r, const int *at)
{
    end e = 0;

    for (int u = 0; u < r->count; u++)
        e = e << 6 | (unsigned)(at[u] < 0 ? 63 : at[u]);
    return e;
}

static void
forget(seen *set)
{
    set->round++;
    set->count = 0;
}

/* Note a key; true when it was there before. */
static bool
is_known(seen *set, uint64_t key)
{
    unsigned i = (unsigned)(key * UINT64_C(0x9e3779b97f4a7c15) >> 40) % SEEN_SIZE;

    while (set->at[i].round == set->round && set->at[i].key != key)
        i = (i + 1) % SEEN_SIZE;
    if (set->at[i].round == set->round)
        return true;
    assert_true(++set->count < SEEN_SIZE / 2);
    set->at[i].key = key;
    set->at[i].round = set->round;
    return false;
}

/* ---- the oracle --------------------------------------------------------- */

static bool
is_enemy(const rout *r, int unit)
{
    return unit < r->first || unit >= r->first + r->count;
}

/* [7.72] Ground that a retreat may take, whatever of our own stands there. */
static bool
is_open(const rout *r, int from, int dir)
{
    int to = r->w.map.next[from][dir];

    if (to < 0 || ow_cost(&r->w.map, from, dir) < 0)
        return false;
    for (int u = 0; u < r->w.unit_count; u++)
        if (is_enemy(r, u) && r->places[u] >= 0 &&
            (r->places[u] == to || ow_touch(&r->w.map, r->places[u], to)))
            return false;
    return true;
}

static int
friend_in(const rout *r, const int *at, int hex)
{
    for (int u = 0; u < r->count; u++)
        if (at[u] == hex)
            return u;
    return -1;
}

typedef struct attempt {
    int at[RETREATERS_MAX];
    unsigned left; /* still to retreat */
    int chain[RETREATERS_MAX];
    int length;
} attempt;

static void retreat(rout *r, const attempt *now);

static bool
has_vacant(const rout *r, const int *at, int unit)
{
    for (int dir = 0; dir < 6; dir++)
        if (is_open(r, at[unit], dir) && friend_in(r, at, r->w.map.next[at[unit]][dir]) < 0)
            return true;
    return false;
}

static bool
may_be_pushed(const rout *r, const attempt *now, int unit)
{
    for (int i = 0; i < now->length; i++)
        if (now->chain[i] == unit)
            return false;
    return !(r->involved >> unit & 1);
}

/*
 * The last of the chain looks for a hex as if retreating [7.81].  Each way out
 * moves the whole chain and goes on with the units left; returns how many
 * ways there were.
 */
static int
push(rout *r, const attempt *now, bool only_ask)
{
    int unit = now->chain[now->length - 1], ways = 0;
    bool vacant = has_vacant(r, now->at, unit);

    for (int dir = 0; dir < 6; dir++) {
        int to = r->w.map.next[now->at[unit]][dir];
        if (!is_open(r, now->at[unit], dir))
            continue;
        int friend = friend_in(r, now->at, to);
        if (friend < 0) {
            attempt then = *now;
            for (int i = now->length - 1; i >= 0; i--) {
                then.at[now->chain[i]] = to;
                to = now->at[now->chain[i]];
            }
            then.length = 0;
            ways++;
            if (!only_ask)
                retreat(r, &then);
        } else if (!vacant && may_be_pushed(r, now, friend)) { /* [7.73] [7.82] */
            attempt then = *now;
            then.chain[then.length++] = friend;
            int more = push(r, &then, only_ask);
            r->chains += more > 0 && !only_ask;
            ways += more;
        }
    }
    return ways;
}

/* One more unit retreats, any of those left. */
static void
retreat(rout *r, const attempt *now)
{
    if (is_known(&r->tried, end_of(r, now->at) << 8 | now->left))
        return;
    if (!now->left)
        add_end(&r->wanted, end_of(r, now->at));
    for (int u = 0; u < r->count; u++) {
        attempt then = *now;
        if (!(now->left >> u & 1))
            continue;
        then.left &= ~(1u << u);
        if (r->bombarding >> u & 1)
            retreat(r, &then);
        then.chain[0] = u;
        then.length = 1;
        if (!push(r, &then, true) && !(r->bombarding >> u & 1)) {
            r->lost++;
            then.at[u] = OW_NOWHERE; /* [7.72] [7.82] */
            then.length = 0;
            retreat(r, &then);
        } else {
            push(r, &then, false);
        }
    }
}

/* ---- the game ----------------------------------------------------------- */

static void
report(rout *r, const char *what)
{
    if (r->differences++ >= 3)
        return;
    print_error("\n--- %s\n", what);
    ow_print(&r->w, r->places, r->combat.turn);
    print_error("retreating:");
    for (int u = 0; u < r->count; u++)
        if (r->involved >> u & 1)
            print_error(" %s%s", ow_unit_id(&r->w, r->first + u),
                        r->bombarding >> u & 1 ? " (bombarding)" : "");
    print_error("\n");
}

static void
print_end(const rout *r, const char *what, end e)
{
    print_error("  %s", what);
    for (int u = r->count - 1; u >= 0; u--, e >>= 6)
        print_error(" %s@%s", ow_unit_id(&r->w, r->first + u),
                    (e & 63) == 63 ? "lost" : ow_hex_id(&r->w, (int)(e & 63)));
    print_error("\n");
}

static void
places_of(const rout *r, const naw_state *s, int *at)
{
    for (int u = 0; u < r->count; u++)
        at[u] = ow_place(&r->w, s, r->first + u);
}

/* [7.74] [7.75] The advances that should be offered, as bits hex x unit. */
static bool
may_advance(const rout *r, const int *at, int unit, int hex)
{
    bool emptied = false;
    int dir = r->places[unit] < 0 ? -1 : ow_dir(&r->w.map, r->places[unit], hex);
    bt_units victors = r->first ? r->combat.attackers : r->combat.defenders;

    for (int u = 0; u < r->count; u++)
        if (r->involved >> u & 1 && !(r->bombarding >> u & 1))
            emptied = emptied || r->places[r->first + u] == hex;
    if (!is_enemy(r, unit) || !emptied || friend_in(r, at, hex) >= 0 || dir < 0)
        return false;
    victors = bt_units_minus(victors, r->combat.bombarding);
    return bt_units_has(&victors, (bt_unit)unit) && ow_cost(&r->w.map, r->places[unit], dir) >= 0;
}

static void
compare_advances(rout *r, const naw_state *s)
{
    bt_actions list = { .count = 0 };
    int at[RETREATERS_MAX], wanted = 0, listed = 0;
    bt_side victor = r->first ? NAW_FRENCH : NAW_PRUSSIAN;

    places_of(r, s, at);
    if (ow_doing(s) == NAW_P_ADVANCE)
        naw_rules.legal(r->w.game, (const bt_state *)(const void *)s, victor, &list);
    for (int i = 0; i < list.count; i++)
        listed += bt_action_code(list.at[i]) == NAW_A_ADVANCE;
    for (int u = 0; u < r->w.unit_count; u++)
        for (int hex = 0; hex < r->w.map.hexes; hex++) {
            bool may = may_advance(r, at, u, hex), is = false;
            for (int i = 0; i < list.count; i++)
                is = is ||
                     list.at[i] == bt_action_make(NAW_A_ADVANCE, (unsigned)u, r->w.hex[hex], 0);
            wanted += may;
            if (may != is) {
                report(r, may ? "an advance is missing" : "an advance is not allowed");
                if (r->differences <= 3)
                    print_error("  %s to %s\n", ow_unit_id(&r->w, u), ow_hex_id(&r->w, hex));
            }
        }
    if (listed != wanted)
        report(r, "advances are listed that lead nowhere");
}

/* [7.82] Our artillery that was pushed may not fire any more this phase. */
static void
compare_silent(rout *r, const naw_state *s, unsigned pushed)
{
    if (s->frames.depth < 2 || s->frames.at[1].procedure != NAW_P_COMBAT ||
        s->frames.at[0].side != NAW_FRENCH || r->first)
        return;
    bt_units idle = bt_units_or(s->spent, s->silenced);
    for (int u = 0; u < r->count; u++) {
        bool silent = pushed >> u & 1 && r->w.units[u].arm == 'a';
        if (!(r->involved >> u & 1) && bt_units_has(&idle, (bt_unit)u) != silent)
            report(r, silent ? "a displaced gun may still fire" : "a unit is spent for nothing");
    }
}

static void
explore(rout *r, const naw_state *s, bt_side owner, unsigned pushed)
{
    bt_actions list;
    int before[RETREATERS_MAX], after[RETREATERS_MAX];

    if (is_known(&r->played, bt_state_hash(r->w.game, (const bt_state *)(const void *)s) + pushed))
        return;
    places_of(r, s, before);
    if (ow_doing(s) != NAW_P_RETREAT && ow_doing(s) != NAW_P_DISPLACE) {
        add_end(&r->found, end_of(r, before));
        compare_advances(r, s);
        compare_silent(r, s, pushed);
        return;
    }
    naw_rules.legal(r->w.game, (const bt_state *)(const void *)s, owner, &list);
    if (!list.count)
        report(r, "nothing can be done");
    for (int i = 0; i < list.count; i++) {
        naw_state then;
        unsigned also = pushed;
        memcpy(&then, s, sizeof then);
        naw_rules.apply(r->w.game, ow_state(&then), owner, list.at[i], NULL);
        places_of(r, &then, after);
        for (int u = 0; u < r->count; u++)
            if (!(r->involved >> u & 1) && before[u] != after[u])
                also |= 1u << u;
        explore(r, &then, owner, also);
    }
}

static void
compare_ends_of(rout *r)
{
    int i = 0, j = 0, shown = 0;

    settle(&r->wanted);
    settle(&r->found);
    r->total += r->wanted.count;
    if (r->wanted.count == r->found.count &&
        !memcmp(r->wanted.at, r->found.at, sizeof(end) * (size_t)r->wanted.count))
        return;
    report(r, "retreats differ");
    while (r->differences <= 3 && shown < 5 && (i < r->wanted.count || j < r->found.count)) {
        bool want = i < r->wanted.count, have = j < r->found.count;
        if (want && have && r->wanted.at[i] == r->found.at[j]) {
            i++, j++;
            continue;
        }
        shown++;
        if (want && (!have || r->wanted.at[i] < r->found.at[j]))
            print_end(r, "the game cannot reach", r->wanted.at[i++]);
        else
            print_end(r, "the rules do not allow", r->found.at[j++]);
    }
}

/* The combat declared in s, with a die that makes that side retreat. */
static void
rout_side(rout *r, const naw_state *s, bt_side side, unsigned die)
{
    attempt now = { .length = 0 };
    bt_units in = side == NAW_FRENCH ? s->attackers : s->defenders;
    naw_state after;

    memcpy(&r->combat, s, sizeof r->combat);
    memcpy(&after, s, sizeof after);
    r->first = side == NAW_FRENCH ? 0 : r->french;
    r->count = side == NAW_FRENCH ? r->french : r->w.unit_count - r->french;
    r->involved = r->bombarding = 0;
    for (int u = 0; u < r->count; u++) {
        r->involved |= (unsigned)bt_units_has(&in, (bt_unit)(r->first + u)) << u;
        r->bombarding |= (unsigned)bt_units_has(&s->bombarding, (bt_unit)(r->first + u)) << u;
        now.at[u] = r->places[r->first + u];
    }
    now.left = r->involved;
    r->wanted.count = r->found.count = 0;
    forget(&r->tried);
    forget(&r->played);
    r->routs++;
    retreat(r, &now);
    naw_rules.apply(r->w.game, ow_state(&after), BT_SIDE_CHANCE,
                    bt_action_make(NAW_A_DIE, die, 0, 0), NULL);
    explore(r, &after, side, 0);
    compare_ends_of(r);
}

/* Declare a random combat and let each side retreat that the table lets. */
static void
compare(rout *r, ow_random *random)
{
    naw_state s;
    bt_actions list;
    bt_odds odds;

    r->worlds++;
    ow_begin(&r->w, &s, r->places, OW_DAY, NAW_FRENCH, "combat");
    while (s.frames.at[0].side == NAW_FRENCH &&
           (ow_doing(&s) == NAW_P_COMBAT || ow_doing(&s) == NAW_P_ATTACK)) {
        int chosen;
        naw_rules.legal(r->w.game, ow_state(&s), NAW_FRENCH, &list);
        do
            chosen = ow_below(random, list.count);
        while (bt_action_code(list.at[chosen]) == NAW_A_REDUCE);
        naw_rules.apply(r->w.game, ow_state(&s), NAW_FRENCH, list.at[chosen], NULL);
    }
    if (ow_doing(&s) != NAW_P_ROLL ||
        naw_rules.odds(r->w.game, ow_state(&s), 0, BT_HEX_NONE, &odds))
        return;
    for (bt_side side = NAW_FRENCH; side <= NAW_PRUSSIAN; side++)
        for (unsigned die = 1; die <= 6; die++)
            if (!strcmp(odds.faces[die - 1], side == NAW_FRENCH ? "Ar" : "Dr")) {
                rout_side(r, &s, side, die);
                break;
            }
}

/* ---- worlds ------------------------------------------------------------- */

static rout *
new_rout(void)
{
    rout *r = calloc(1, sizeof *r);

    assert_non_null(r);
    return r;
}

static void
finish(rout *r, const char *what)
{
    long differences = r->differences;

    print_message("%s: %ld worlds, %ld retreats, %ld ends, %ld by displacement, %ld losses, "
                  "%ld differences\n",
                  what, r->worlds, r->routs, r->total, r->chains, r->lost, differences);
    assert_true(r->routs > 0);
    free(r);
    assert_int_equal(differences, 0);
}

static void
enlist(rout *r, const char *french, const char *prussian)
{
    r->french = (int)strlen(french);
    r->w.unit_count = r->french + (int)strlen(prussian);
    for (int u = 0; u < r->w.unit_count; u++)
        r->w.units[u] = u < r->french ? (ow_unit){ NAW_FRENCH, french[u], 4, 3 }
                                      : (ow_unit){ NAW_PRUSSIAN, prussian[u - r->french], 4, 3 };
}

static void
place_all(rout *r, int unit, ow_random *random)
{
    int first = 0;

    if (unit == r->w.unit_count) {
        compare(r, random);
        return;
    }
    if (unit && r->w.units[unit].side == r->w.units[unit - 1].side &&
        r->w.units[unit].arm == r->w.units[unit - 1].arm)
        first = r->places[unit - 1] + 1;
    for (int hex = first; hex < r->w.map.hexes; hex++) {
        bool free = true;
        for (int u = 0; u < unit; u++)
            free = free && r->places[u] != hex;
        if (!free)
            continue;
        r->places[unit] = hex;
        place_all(r, unit + 1, random);
    }
}

/* One unit retreats among friends: who stands where is tried out in full. */
static void
all_placements(void **state)
{
    static const char *const armies[][2] = { { "i", "ii" },   { "i", "iii" },  { "i", "iiii" },
                                             { "iiii", "i" }, { "iaaa", "i" }, { "ii", "iii" },
                                             { "iia", "ii" }, { "a", "iiii" } };
    rout *r = new_rout();
    ow_random random = ow_seed("small armies");

    (void)state;
    for (size_t i = 0; i < BT_COUNT(armies); i++)
        for (int map = 0; map < 4; map++) {
            ow_map_clear(&r->w.map, 3, 3);
            if (map)
                ow_map_random(&r->w.map, &random, 25, 30);
            enlist(r, armies[i][0], armies[i][1]);
            ow_open(&r->w);
            place_all(r, 0, &random);
            ow_close(&r->w);
        }
    finish(r, "small armies, all placements on 3x3");
}

static void
crowds(void **state)
{
    static const char *const many[] = { "iiiii", "iiiaa", "iiiiii", "iaaaa", "aaaii", "iiiiiaa" };
    static const char *const few[] = { "i", "ii", "a", "ia", "iii" };
    rout *r = new_rout();
    ow_random random = ow_seed("crowds");

    (void)state;
    for (int i = 0; i < 200; i++) {
        const char *crowd = many[ow_below(&random, BT_COUNT(many))];
        const char *others = few[ow_below(&random, BT_COUNT(few))];
        r->w.map.columns = 4;
        r->w.map.rows = 3 + i % 2;
        ow_map_random(&r->w.map, &random, 25, 30);
        enlist(r, i % 3 ? others : crowd, i % 3 ? crowd : others);
        ow_open(&r->w);
        for (int j = 0; j < 40; j++) {
            for (int u = 0; u < r->w.unit_count; u++) {
                bool taken = true;
                while (taken) {
                    r->places[u] = ow_below(&random, r->w.map.hexes);
                    taken = false;
                    for (int other = 0; other < u; other++)
                        taken = taken || r->places[other] == r->places[u];
                }
            }
            compare(r, &random);
        }
        ow_close(&r->w);
    }
    finish(r, "crowds on 4x3 and 4x4, sampled");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_placements),
        cmocka_unit_test(crowds),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
