/*
 * test_osg_dealt.c - what is dealt under the flags of 1806: nothing that is laid over the map hangs on it,
 * and who was seen where it still must stand is dealt there.
 */
#include "../../games/osg1806/survey.h"
#include "../../games/osg1806/view.h"

#include <berthier/action.h>
#include <berthier/game.h>
#include <berthier/position.h>
#include <berthier/rng.h>
#include <stdlib.h>
#include <string.h>

extern const bt_rules osg_rules;
extern const bt_pack bt_pack_osg1806;

enum { ACTIONS = 700, EVERY = 23, DEALS = 3 };

typedef struct table {
    bt_game *game;
    bt_state *state, *dealt;
    bt_view *view;
    bt_actions *legal;
    bt_rng rng;
    int stood; /* units that had to be dealt where they stand */
    int marks;
} table;

static void
open_table(table *t, const char *scenario, uint64_t seed)
{
    bt_error err = { 0 };
    bt_options options = { { 0 } };

    options.value[OSG_OPTION_SUPPLY] = options.value[OSG_OPTION_VEDETTES] = 1;
    *t = (table){ 0 };
    if (bt_game_new(&t->game, &osg_rules, &bt_pack_osg1806, scenario, &options, &err))
        fail_msg("%s: %s:%d:%d: %s", scenario, err.file, err.line, err.column, err.text);
    t->state = bt_state_new(t->game);
    t->dealt = bt_state_new(t->game);
    t->view = bt_view_new(t->game);
    t->legal = calloc(1, sizeof *t->legal);
    assert_true(t->state && t->dealt && t->view && t->legal);
    bt_rng_init(&t->rng, seed);
    osg_rules.setup(t->game, t->state);
}

static void
close_table(table *t)
{
    free(t->legal);
    free(t->view);
    free(t->dealt);
    free(t->state);
    bt_game_free(t->game);
}

static void
act(table *t)
{
    bt_side side = bt_sides_first(osg_rules.to_act(t->game, t->state));
    bt_action action;

    t->legal->count = 0;
    osg_rules.legal(t->game, t->state, side, t->legal);
    action = t->legal->at[bt_rng_below(&t->rng, (uint32_t)t->legal->count)];
    if (side == BT_SIDE_CHANCE)
        action = osg_rules.chance(t->game, t->state, &t->rng);
    osg_rules.apply(t->game, t->state, side, action, NULL);
}

static void
look(table *t, bt_side viewer)
{
    memset((void *)t->view, 0, osg_rules.view_size);
    osg_rules.view(t->game, t->state, viewer, t->view);
}

/* ---- overlays ------------------------------------------------------------------------------ */

static void
compare(const table *t, const bt_marks *one, const bt_marks *other, const char *overlay)
{
    assert_false(one->failed || other->failed);
    if (one->count != other->count)
        fail_msg("%s: %d marks, and %d", overlay, one->count, other->count);
    for (int i = 0; i < one->count; i++) {
        const bt_mark *a = &one->at[i], *b = &other->at[i];
        if (a->place != b->place || a->blocked != b->blocked || strcmp(a->text, b->text) != 0 ||
            strcmp(a->rule, b->rule) != 0 || memcmp(&a->units, &b->units, sizeof a->units) != 0)
            fail_msg("%s: %s %s [%s] / %s %s [%s]", overlay, t->game->atlas->hexes[a->place].id,
                     a->text, a->rule, t->game->atlas->hexes[b->place].id, b->text, b->rule);
    }
}

/* About a place of one of the viewer's units, if it has any. */
static uint16_t
place_of_some(table *t, bt_side viewer)
{
    for (int i = 0; i < 200; i++) {
        bt_unit u = (bt_unit)bt_rng_below(&t->rng, (uint32_t)t->game->unit_count);
        uint16_t at = osg_state_of(t->state)->places[u];
        if (!BT_PLACE_IS_BOX(at) && (viewer > OSG_PRUSSIAN || t->game->units[u].side == viewer))
            return at;
    }
    return 0;
}

static void
survey_all(table *t, bt_side viewer)
{
    bt_side side = (bt_side)bt_rng_below(&t->rng, 2);
    uint16_t place = place_of_some(t, viewer);

    look(t, viewer);
    for (int overlay = 0; overlay < osg_rules.overlay_count; overlay++) {
        bt_arena arena = { 0 };
        bt_marks first = { .arena = &arena };
        for (int i = 0; i < DEALS; i++) {
            bt_marks again = { .arena = &arena };
            osg_survey_dealt(t->game, t->view, &t->rng, overlay, side, place, i ? &again : &first);
            if (i)
                compare(t, &first, &again, osg_rules.overlays[overlay].id);
        }
        t->marks += first.count;
        bt_arena_release(&arena);
    }
}

/* ---- who cannot have moved ---------------------------------------------------------------------- */

/* [1.52a] */
static void
check_still(table *t, bt_side viewer)
{
    const osg_state *s = osg_state_of(t->state), *dealt = osg_state_of(t->dealt);
    bt_units left = s->still;

    look(t, viewer);
    memset((void *)t->dealt, 0, osg_rules.state_size);
    osg_rules.resample(t->game, t->view, &t->rng, t->dealt);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        if (BT_PLACE_IS_BOX(s->places[u]) || t->game->units[u].side == viewer)
            continue;
        if (!s->was_at[u] && s->places[u] != s->seen_at[u])
            fail_msg("%s is not where it was seen", t->game->units[u].id);
        if (dealt->places[u] != s->seen_at[u])
            fail_msg("%s was dealt elsewhere than where it was seen", t->game->units[u].id);
        t->stood++;
    }
}

static void
play(const char *scenario, uint64_t seed, int *stood, int *marks)
{
    table t;

    open_table(&t, scenario, seed);
    for (int i = 0; i < ACTIONS && osg_rules.to_act(t.game, t.state); i++) {
        act(&t);
        for (bt_side viewer = OSG_FRENCH; viewer <= OSG_PRUSSIAN; viewer++)
            check_still(&t, viewer);
        if (i % EVERY)
            continue;
        survey_all(&t, OSG_FRENCH);
        survey_all(&t, OSG_PRUSSIAN);
        survey_all(&t, BT_SIDE_NONE);
    }
    *stood += t.stood;
    *marks += t.marks;
    close_table(&t);
}

static void
nothing_hangs_on_what_is_dealt(void **state)
{
    int stood = 0, marks = 0;

    (void)state;
    play("jena-auerstadt", 1806, &stood, &marks);
    play("auerstadt", 1807, &stood, &marks);
    assert_true(stood > 100);
    assert_true(marks > 1000);
}

/* ---- who began at reduced strength ------------------------------------------------------------------ */

/* [19.28] As the tables have it, which lie open; the view names nobody under a flag. */
static void
who_began_reduced_is_dealt_so(void **state)
{
    table t;
    bt_unit louis;

    (void)state;
    open_table(&t, "jena", 1);
    louis = bt_unit_find(t.game, "Louis", 5);
    look(&t, OSG_FRENCH);
    assert_false(bt_units_has(&((const osg_view *)(const void *)t.view)->shown.reduced, louis));
    memset((void *)t.dealt, 0, osg_rules.state_size);
    osg_rules.resample(t.game, t.view, &t.rng, t.dealt);
    assert_true(bt_units_has(&osg_state_of(t.dealt)->reduced, louis));
    close_table(&t);
}

/* ---- after a Repulse ------------------------------------------------------------------------------ */

static void
do_words(table *t, const char *words)
{
    bt_side side = bt_sides_first(osg_rules.to_act(t->game, t->state));

    t->legal->count = 0;
    osg_rules.legal(t->game, t->state, side, t->legal);
    for (int i = 0; i < t->legal->count; i++) {
        char storage[64];
        bt_buf text;
        bt_buf_init_fixed(&text, storage, sizeof storage);
        bt_action_format(t->game, t->legal->at[i], &text);
        if (strcmp(bt_buf_text(&text), words) != 0)
            continue;
        osg_rules.apply(t->game, t->state, side, t->legal->at[i], NULL);
        return;
    }
    fail_msg("%s is not legal", words);
}

/* Seen in a Repulse, and then it marched on: when the other side's turn has come, it is not where it was seen [1.52a]. */
static void
who_marched_on_is_not_where_it_was_seen(void **state)
{
    static const char position[] = "empty\nturn 9\nplaces Friant@S3148 Gudin@S3150 "
                                   "Truetzschler@S3149 Grawert@S2545\nbegin movement french\n";
    static const char *const words[] = { "take Friant", "repulse", "step S3249", "halt", "done" };
    bt_error err = { 0 };
    table t;

    (void)state;
    open_table(&t, "campaign", 1);
    assert_int_equal(bt_position_read(t.game, position, 1, t.state, &err), BT_OK);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        do_words(&t, words[i]);
    while (osg_phasing(osg_state_of(t.state)) == OSG_FRENCH)
        do_words(&t, "done");
    check_still(&t, OSG_PRUSSIAN);
    close_table(&t);
}

int
main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(nothing_hangs_on_what_is_dealt),
                                        cmocka_unit_test(who_began_reduced_is_dealt_so),
                                        cmocka_unit_test(who_marched_on_is_not_where_it_was_seen) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
