/*
 * test_n06_losses.c - which losses a stack may take, by trying every way.
 *
 * Of n losses on k corps each corps takes the whole part of n/k, or all it has;
 * the rest goes to those that have points left [C8.14] [C8.16].  Of two or more one
 * is cavalry, unless the stack has none [C8.17]; in Recovery that does not hold.
 * For every small stack the game is walked through all its choices, and must
 * come to exactly the ends that these sentences allow, without a dead end.
 */
#include "../../games/napoleon1806/sequence.h"
#include "../../games/napoleon1806/share.h"

#include <stdlib.h>
#include <string.h>

/* Of three corps only the smallest are tried: the ways grow fast. */
enum { CORPS = 3, FOOT_MAX = 3, HORSE_MAX = 2, SMALL = 1 };
enum { KINDS = (FOOT_MAX + 1) * (HORSE_MAX + 1) };
enum { LOSSES_MAX = 7, ENDS = KINDS * KINDS * KINDS };

extern const bt_rules n06_rules;
extern const bt_pack bt_pack_napoleon1806;

typedef struct corps {
    int foot, horse;
} corps;

typedef struct desk {
    bt_game *game;
    bt_state *start;
    bt_unit units[CORPS];
    int count, losses;
    bool combat;
    corps stack[CORPS];
    bool wanted[ENDS], found[ENDS]; /* by what is left */
    long stacks, ends;
} desk;

static int
sit_down(void **given)
{
    static const char *const names[CORPS] = { "Louis", "Tauentzien", "Ruchel" };
    desk *d = calloc(1, sizeof *d);
    bt_error err = { 0 };

    *given = d;
    if (!d || bt_game_new(&d->game, &n06_rules, &bt_pack_napoleon1806, "campaign", NULL, &err))
        return -1;
    d->start = bt_state_new(d->game);
    if (!d->start)
        return -1;
    n06_rules.setup(d->game, d->start);
    for (int i = 0; i < CORPS; i++)
        d->units[i] = bt_unit_find(d->game, names[i], (int)strlen(names[i]));
    return 0;
}

static int
stand_up(void **given)
{
    desk *d = *given;

    free(d->start);
    bt_game_free(d->game);
    free(d);
    return 0;
}

/* ---- the slow answer ---------------------------------------------------- */

static int
end_of(const corps *left)
{
    int end = 0;

    for (int i = CORPS - 1; i >= 0; i--)
        end = end * KINDS + left[i].foot * (HORSE_MAX + 1) + left[i].horse;
    return end;
}

static int
least(int a, int b)
{
    return a < b ? a : b;
}

static bool
is_allowed(const desk *d, const corps *left)
{
    int taken = 0, horses = 0, strength = 0, cavalry = 0;

    for (int i = 0; i < d->count; i++) {
        int had = d->stack[i].foot + d->stack[i].horse;
        int took = had - left[i].foot - left[i].horse;
        if (took < least(d->losses / d->count, had))
            return false;
        taken += took;
        horses += d->stack[i].horse - left[i].horse;
        strength += had;
        cavalry += d->stack[i].horse;
    }
    if (taken != least(d->losses, strength))
        return false;
    return !d->combat || d->losses < 2 || !cavalry || horses > 0;
}

static void
want(desk *d, corps *left, int i)
{
    if (i == d->count) {
        d->wanted[end_of(left)] = is_allowed(d, left);
        return;
    }
    for (left[i].foot = 0; left[i].foot <= d->stack[i].foot; left[i].foot++)
        for (left[i].horse = 0; left[i].horse <= d->stack[i].horse; left[i].horse++)
            want(d, left, i + 1);
}

/* ---- the game's --------------------------------------------------------- */

static bool
is_sharing(const bt_state *state)
{
    return bt_frames_peek(&n06_state_of(state)->frames)->procedure == N06_P_SHARE;
}

static void
note_end(desk *d, const bt_state *state)
{
    const n06_state *s = n06_state_of(state);
    corps left[CORPS] = { { 0, 0 } };

    for (int i = 0; i < d->count; i++)
        left[i] = (corps){ s->infantry[d->units[i]], s->cavalry[d->units[i]] };
    d->found[end_of(left)] = true;
}

static void
walk(desk *d, const bt_state *state)
{
    bt_actions *legal;
    bt_state *next;

    if (!is_sharing(state)) {
        note_end(d, state);
        return;
    }
    legal = calloc(1, sizeof *legal);
    next = bt_state_new(d->game);
    assert_true(legal && next);
    n06_rules.legal(d->game, state, N06_PRUSSIAN, legal);
    assert_true(legal->count > 1); /* what is no choice is not asked */
    for (int i = 0; i < legal->count; i++) {
        bt_state_copy(d->game, next, state);
        n06_rules.apply(d->game, next, N06_PRUSSIAN, legal->at[i], NULL);
        walk(d, next);
    }
    free(next);
    free(legal);
}

static void
share(desk *d)
{
    bt_state *state = bt_state_new(d->game);
    n06_state *s = (n06_state *)(void *)state;
    n06 n = { d->game, n06_printed_of(d->game), s, NULL };
    bt_units stack = { { 0 } };

    assert_non_null(state);
    bt_state_copy(d->game, state, d->start);
    s->vp = N06_VP_MAX - 1;
    for (int i = 0; i < d->count; i++) {
        bt_units_add(&stack, d->units[i]);
        s->infantry[d->units[i]] = (uint8_t)d->stack[i].foot;
        s->cavalry[d->units[i]] = (uint8_t)d->stack[i].horse;
    }
    n06_share_losses(&n, stack, d->losses, N06_PRUSSIAN, d->combat ? N06_BY_LOSSES : N06_BY_TIRED);
    n06_run(&n);
    walk(d, state);
    free(state);
}

static void
compare(desk *d)
{
    corps left[CORPS] = { { 0, 0 } };

    memset(d->wanted, 0, sizeof d->wanted);
    memset(d->found, 0, sizeof d->found);
    want(d, left, 0);
    share(d);
    d->stacks++;
    for (int end = 0; end < ENDS; end++) {
        d->ends += d->wanted[end];
        if (d->wanted[end] != d->found[end])
            fail_msg("%d losses on %d+%d %d+%d %d+%d of %d corps: end %d is %s", d->losses,
                     d->stack[0].foot, d->stack[0].horse, d->stack[1].foot, d->stack[1].horse,
                     d->stack[2].foot, d->stack[2].horse, d->count, end,
                     d->found[end] ? "reached but not allowed" : "allowed but not reached");
    }
}

static void
every_stack(desk *d, int i)
{
    int foot = d->count < CORPS ? FOOT_MAX : SMALL, horse = d->count < CORPS ? HORSE_MAX : SMALL;

    if (i == d->count) {
        for (d->losses = 1; d->losses <= LOSSES_MAX; d->losses++)
            compare(d);
        return;
    }
    for (d->stack[i].foot = 0; d->stack[i].foot <= foot; d->stack[i].foot++)
        for (d->stack[i].horse = 0; d->stack[i].horse <= horse; d->stack[i].horse++)
            if (d->stack[i].foot + d->stack[i].horse > 0)
                every_stack(d, i + 1);
}

/* [C8.14] [C8.16] [C8.17] */
static void
losses_of_a_combat(void **given)
{
    desk *d = *given;

    d->combat = true;
    for (d->count = 1; d->count <= CORPS; d->count++)
        every_stack(d, 0);
    print_message("%ld stacks, %ld ends\n", d->stacks, d->ends);
}

/* [C8.14] [A9] Without the rule on cavalry. */
static void
losses_elsewhere(void **given)
{
    desk *d = *given;

    d->combat = false;
    for (d->count = 1; d->count <= CORPS; d->count++)
        every_stack(d, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(losses_of_a_combat, sit_down, stand_up),
        cmocka_unit_test_setup_teardown(losses_elsewhere, sit_down, stand_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
