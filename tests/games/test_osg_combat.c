/*
 * test_osg_combat.c - Combat Phases of 1806 from crowded positions: units of both sides lie scattered over
 * a small piece of the map, so that all kinds of duties, retreats, displacements and exchanges come about.
 * The position holds after every action, and exactly what is listed is allowed.
 */
#include "../../games/osg1806/state.h"

#include <berthier/rng.h>
#include <stdlib.h>
#include <string.h>

extern const bt_rules osg_rules;
extern const bt_pack bt_pack_osg1806;

#ifndef ROUNDS
#define ROUNDS 60
#endif

typedef struct field {
    bt_game *game;
    osg_state *s;
    bt_rng rng;
    bt_hex first; /* the piece of the map: columns and rows from here */
} field;

/* A hex of the piece that the side may be put in; BT_HEX_NONE when it is taken. */
static bt_hex
draw_hex(field *f, bt_side side)
{
    const bt_atlas *atlas = &osg_printed_of(f->game)->atlas;
    bt_hex hex = f->first;

    for (int steps = (int)bt_rng_below(&f->rng, 6); steps > 0; steps--) {
        const bt_hex_info *info = &atlas->hexes[hex];
        hex = info->sides[bt_rng_below(&f->rng, (uint32_t)info->side_count)].to;
    }
    for (int u = 0; u < osg_printed_of(f->game)->unit_count; u++)
        if (f->s->places[u] == hex && osg_printed_of(f->game)->counters[u].side != side)
            return BT_HEX_NONE;
    return hex;
}

static bool
is_full(const field *f, bt_hex hex)
{
    const osg_printed *p = osg_printed_of(f->game);
    int count = 0;

    for (int u = 0; u < p->unit_count; u++)
        count += f->s->places[u] == hex && bt_units_has(&p->combat, (bt_unit)u) &&
                 !bt_units_has(&p->vedettes, (bt_unit)u);
    return count >= 2;
}

/* Parents and their vedettes are not both there. */
static void
scatter(field *f)
{
    const osg_printed *p = osg_printed_of(f->game);

    memset(f->s, 0, sizeof *f->s);
    osg_rules.setup(f->game, (bt_state *)(void *)f->s);
    for (int u = 0; u < p->unit_count; u++)
        f->s->places[u] = f->s->seen_at[u] = OSG_RESERVE;
    for (int u = 0; u < p->unit_count; u++) {
        const osg_counter *c = &p->counters[u];
        bt_hex hex = draw_hex(f, c->side);
        if (bt_rng_below(&f->rng, 4) || hex == BT_HEX_NONE || is_full(f, hex) ||
            (c->arm == OSG_VEDETTE && f->s->places[c->parent] != OSG_RESERVE) ||
            c->replaces != BT_UNIT_NONE)
            continue;
        f->s->places[u] = f->s->seen_at[u] = hex;
        if (c->arm == OSG_VEDETTE)
            f->s->places[c->parent] = f->s->seen_at[c->parent] = OSG_DETACHED;
        if (c->reduced && !bt_rng_below(&f->rng, 4))
            bt_units_add(&f->s->reduced, (bt_unit)u);
        if (!bt_rng_below(&f->rng, 8))
            bt_units_add(&f->s->out, (bt_unit)u);
    }
}

static void
try_anything(field *f, bt_side side, const bt_actions *legal)
{
    const bt_state *state = (const bt_state *)(const void *)f->s;

    for (int i = 0; i < legal->count; i++)
        assert_null(osg_rules.check(f->game, state, side, legal->at[i]));
    for (int i = 0; i < 12; i++) {
        uint32_t code = 1 + bt_rng_below(&f->rng, (uint32_t)osg_rules.action_count - 1);
        uint32_t a = bt_rng_below(&f->rng, i % 2 ? 158 : 4120);
        uint32_t b = i % 4 ? bt_rng_below(&f->rng, i % 3 ? 4120 : 158) : 0;
        bt_action action = bt_action_make(code, a, b, 0);
        assert_int_equal(!osg_rules.check(f->game, state, side, action),
                         bt_actions_has(legal, action));
    }
}

/* Until the phase is over: its frame stands second. */
static int
fight(field *f)
{
    bt_state *state = (bt_state *)(void *)f->s;
    bt_actions *legal = malloc(sizeof *legal);
    bt_error err = { 0 };
    int actions = 0;

    while (f->s->frames.depth > 1 && f->s->frames.at[1].procedure == OSG_P_COMBAT) {
        bt_side side = bt_sides_first(osg_rules.to_act(f->game, state));
        bt_action action;
        osg_rules.legal(f->game, state, side, legal);
        assert_true(legal->count > 0);
        for (int i = 1; i < legal->count; i++)
            assert_true(legal->at[i - 1] < legal->at[i]);
        try_anything(f, side, legal);
        action = legal->at[bt_rng_below(&f->rng, (uint32_t)legal->count)];
        if (side == BT_SIDE_CHANCE)
            action = osg_rules.chance(f->game, state, &f->rng);
        osg_rules.apply(f->game, state, side, action, NULL);
        if (!osg_rules.state_ok(f->game, state, &err))
            fail_msg("after %d actions: %s", actions, err.text);
        assert_true(++actions < 2000);
    }
    free(legal);
    return actions;
}

static void
crowded(void **unused)
{
    static const char *const places[] = { "S3148", "S2830", "N0216", "S1449", "S0204", "S3153" };
    bt_error err = { 0 };
    field f = { 0 };
    int actions = 0;

    (void)unused;
    assert_int_equal(bt_game_new(&f.game, &osg_rules, &bt_pack_osg1806, "campaign", NULL, &err),
                     BT_OK);
    f.s = (osg_state *)(void *)bt_state_new(f.game);
    bt_rng_init(&f.rng, 1806);
    for (int i = 0; i < ROUNDS; i++) {
        f.first = bt_hex_find(&osg_printed_of(f.game)->atlas, places[i % (int)BT_COUNT(places)]);
        scatter(&f);
        f.s->turn = 9;
        if (osg_rules.begin(f.game, (bt_state *)(void *)f.s, (bt_side)(i & 1), "combat", &err))
            fail_msg("%s", err.text);
        actions += fight(&f);
    }
    assert_true(actions > 10 * ROUNDS);
    free(f.s);
    bt_game_free(f.game);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(crowded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
