/*
 * test_osg_data.c - the printed parts of 1806 (OSG) against what its rules state of them.
 */
#include "osgbox.h"

/* ---- counters ------------------------------------------------------------------------------ */

static void
test_counters(void **state)
{
    const osg_printed *p = printed(state, CAMPAIGN);
    bt_units all = bt_units_or(p->of_side[OSG_FRENCH], p->of_side[OSG_PRUSSIAN]);
    assert_int_equal(p->unit_count, 158);
    assert_int_equal(bt_units_count(&all), 158);
    assert_int_equal(bt_units_count(&p->combat), 128);
    assert_int_equal(bt_units_count(&p->leaders), 30);
    assert_int_equal(bt_units_count(&p->vedettes), 46);
    assert_int_equal(bt_units_count(&p->bridge_trains), 4);
    assert_int_equal(bt_units_count(&p->baggage_trains), 3); /* [14.3] */
    assert_int_equal(bt_units_count(&p->troops), 121);
    for (int u = 1; u < p->unit_count; u++)
        assert_true(p->counters[u].side >= p->counters[u - 1].side);
}

static const osg_counter *
counter(void **state, const char *id)
{
    return &printed(state, CAMPAIGN)->counters[unit_of(game_of(state, CAMPAIGN), id)];
}

static void
test_grouchy(void **state)
{
    const osg_counter *c = counter(state, "Grouchy");
    assert_int_equal(c->reduced, 2 * 2);
    assert_int_equal(c->reduced_initiative, 5);
    assert_int_equal(c->allowance, 2 * 7);
    assert_int_equal(c->arm, OSG_CAVALRY);
    assert_int_equal(c->class_of_unit, OSG_MOUNTED);
    assert_int_equal(counter(state, "Jerome")->reduced, 2 * 5);
    assert_int_equal(counter(state, "Jerome")->nation, OSG_IS_BAVARIAN);
    assert_int_equal(counter(state, "Rudorff")->arm, OSG_LIGHT);
    assert_int_equal(counter(state, "Rudorff")->class_of_unit, OSG_ON_FOOT);
}

static void
test_vedettes(void **state)
{
    const osg_printed *p = printed(state, CAMPAIGN);
    const bt_game *game = game_of(state, CAMPAIGN);
    bt_unit colbert = unit_of(game, "Colbert"), first = unit_of(game, "Colbert.1");
    const osg_counter *c = &p->counters[colbert], *v = &p->counters[first];
    assert_int_equal(c->asterisks, 2);
    assert_int_equal(bt_units_count(&c->vedettes), 2);
    assert_true(bt_units_has(&c->vedettes, first));
    assert_int_equal(v->parent, colbert);
    assert_int_equal(v->arm, OSG_VEDETTE);
    assert_int_equal(v->strength, 1); /* half a point */
    assert_int_equal(v->reduced, 0);
    assert_int_equal(v->formation, c->formation);
    assert_string_equal(game->units[first].values, "1/2(5)8");
    int sum = 0;
    for (int u = 0; u < p->unit_count; u++) {
        assert_int_equal(p->counters[u].asterisks, bt_units_count(&p->counters[u].vedettes));
        sum += p->counters[u].asterisks;
    }
    assert_int_equal(sum, 46);
}

/* [5.15] Five commanders are officers too; who replaces them is an officer only. */
static void
test_leaders(void **state)
{
    static const char *const both[] = { "Davout", "Lannes", "Murat", "Hohenlohe", "Brunswick" };
    const osg_printed *p = printed(state, CAMPAIGN);
    const bt_game *game = game_of(state, CAMPAIGN);
    const osg_counter *napoleon = &p->counters[p->napoleon];
    assert_int_equal(napoleon->rating, 3); /* [7.11] */
    assert_int_equal(napoleon->formation, OSG_NO_FORMATION);
    assert_int_equal(napoleon->replacement, BT_UNIT_NONE);
    assert_false(napoleon->is_officer);
    for (size_t i = 0; i < BT_COUNT(both); i++) {
        bt_unit leader = unit_of(game, both[i]);
        const osg_counter *c = &p->counters[leader];
        assert_int_equal(c->arm, OSG_COMMANDER);
        assert_true(c->is_officer);
        assert_true(bt_units_has(&p->officers, leader));
        assert_int_equal(c->rating, 1);
        assert_int_equal(c->initiative, 0);
        const osg_counter *after = &p->counters[c->replacement];
        assert_int_equal(after->replaces, leader);
        assert_int_equal(after->arm, OSG_OFFICER);
        assert_int_equal(after->rating, 0);
        assert_true(after->initiative > 0);
        assert_int_equal(after->formation, c->formation);
    }
    assert_int_equal(bt_units_count(&p->commanders), 6);
    assert_int_equal(counter(state, "King")->arm, OSG_HEAD_OF_STATE);
    assert_int_equal(counter(state, "King")->allowance, 20); /* [5.17] */
    assert_int_equal(counter(state, "Ney")->class_of_unit, OSG_STAFF);
}

static void
test_formations(void **state)
{
    const osg_printed *p = printed(state, CAMPAIGN);
    const bt_game *game = game_of(state, CAMPAIGN);
    uint8_t sixth = bt_named_find(game, OSG_FORMATIONS, "f6", 2);
    uint8_t reserve = bt_named_find(game, OSG_FORMATIONS, "pres", 4);
    uint8_t first = bt_named_find(game, OSG_FORMATIONS, "p1", 2);
    assert_int_equal(p->formation_count, 16);
    assert_int_equal(p->formations[sixth].level, 9); /* [12.11] */
    assert_int_equal(p->formations[sixth].points, 36);
    assert_int_equal(p->formations[sixth].officer, unit_of(game, "Ney"));
    assert_int_equal(p->formations[sixth].follower, unit_of(game, "Ney.r"));
    assert_int_equal(p->formations[reserve].joins, first); /* [5.16] */
    assert_int_equal(p->formations[first].joins, OSG_NO_FORMATION);
    int untracked = 0, members = 0;
    for (int f = 0; f < p->formation_count; f++) {
        untracked += !p->formations[f].tracked;
        members += bt_units_count(&p->formations[f].units);
    }
    assert_int_equal(untracked, 2); /* [17.3] */
    assert_int_equal(members, 158 - 2);
}

/* ---- the map ------------------------------------------------------------------------------- */

static void
test_sections(void **state)
{
    const osg_printed *p = printed(state, CAMPAIGN);
    char other[BT_HEX_ID_SIZE];
    assert_int_equal(p->atlas.hex_count, 4120);
    assert_int_equal(hex_of(p, "N0136"), hex_of(p, "S3936"));
    bt_hex_alias(&p->atlas, hex_of(p, "N0136"), other);
    assert_string_equal(other, "S3936");
    assert_string_equal(p->atlas.hexes[hex_of(p, "S3936")].id, "N0136");
    assert_int_equal(bt_hex_find(&p->atlas, "S0254"), BT_HEX_NONE); /* even rows are shorter */
    assert_non_null(bt_hexside_between(&p->atlas, hex_of(p, "S3835"), hex_of(p, "N0135")));
    assert_int_equal(bt_hex_range(&p->atlas, hex_of(p, "S3801"), hex_of(p, "N0201")), 2);
}

static unsigned
between(const osg_printed *p, const char *from, const char *to)
{
    const bt_hexside *side = bt_hexside_between(&p->atlas, hex_of(p, from), hex_of(p, to));
    assert_non_null(side);
    return side->features;
}

/* [21.16] [21.17] The two bridges that the rules name. */
static void
test_bridges(void **state)
{
    const osg_printed *p = printed(state, CAMPAIGN);
    const unsigned bridge = BT_HEXSIDE_RIVER | BT_HEXSIDE_BRIDGE;
    assert_int_equal(between(p, "N1942", "N1842") & bridge, bridge);
    assert_int_equal(between(p, "N2234", "N2134") & bridge, bridge);
    assert_int_equal(between(p, "N1353", "N1453") & bridge, bridge);
    int dry = 0;
    for (bt_hex h = 0; h < p->atlas.hex_count; h++) {
        for (int i = 0; i < p->atlas.hexes[h].side_count; i++) {
            unsigned f = p->atlas.hexes[h].sides[i].features;
            dry += (f & BT_HEXSIDE_BRIDGE) && !(f & (BT_HEXSIDE_ROAD | BT_HEXSIDE_TRAIL));
        }
    }
    assert_int_equal(dry, 0);
    assert_int_equal(p->atlas.water_count, 1150);
}

/* Every road is one net, and every source of supply is on it. */
static void
test_net(void **state)
{
    const osg_printed *p = printed(state, CAMPAIGN);
    uint64_t seen[BT_BITS_WORDS(OSG_HEXES_MAX)] = { 0 };
    bt_hex room[OSG_HEXES_MAX];
    int count = 0;
    room[count++] = hex_of(p, "N1330");
    bt_bits_add(seen, room[0]);
    for (int at = 0; at < count; at++) {
        const bt_hex_info *info = &p->atlas.hexes[room[at]];
        for (int i = 0; i < info->side_count; i++) {
            if ((info->sides[i].features & BT_HEXSIDE_ROAD) &&
                !bt_bits_has(seen, info->sides[i].to)) {
                bt_bits_add(seen, info->sides[i].to);
                room[count++] = info->sides[i].to;
            }
        }
    }
    for (int i = 0; i < p->source_count; i++)
        assert_true(bt_bits_has(seen, p->sources[i].hex));
}

static bt_mp
cost(const osg_printed *p, osg_class class_of_unit, const char *terrain, unsigned features)
{
    for (uint8_t t = 0; t < p->tec.terrain_count; t++) {
        if (!strcmp(p->tec.terrain_words[t], terrain))
            return bt_tec_cost(&p->tec, (int)class_of_unit, t, features);
    }
    fail_msg("no terrain %s", terrain);
    return 0;
}

/* In half points. */
static void
test_costs(void **state)
{
    const osg_printed *p = printed(state, CAMPAIGN);
    const unsigned stream = BT_HEXSIDE_STREAM, woods = BT_HEXSIDE_WOODS;
    const unsigned bridge = BT_HEXSIDE_RIVER | BT_HEXSIDE_BRIDGE | BT_HEXSIDE_ROAD;
    assert_int_equal(cost(p, OSG_ON_FOOT, "clear", 0), 2);
    assert_int_equal(cost(p, OSG_ON_FOOT, "clear", stream), 4);
    assert_int_equal(cost(p, OSG_ON_FOOT, "clear", woods), 4);
    assert_int_equal(cost(p, OSG_ON_FOOT, "clear", stream | woods), 6);
    assert_int_equal(cost(p, OSG_ON_FOOT, "clear", woods | BT_HEXSIDE_ROAD), 2); /* [8.24] */
    assert_int_equal(cost(p, OSG_ON_FOOT, "clear", bridge), 4);                  /* [8.31] */
    assert_int_equal(cost(p, OSG_STAFF, "clear", bridge), 2);
    assert_int_equal(cost(p, OSG_MOUNTED, "clear", BT_HEXSIDE_RIVER), BT_MP_PROHIBITED);
    assert_int_equal(cost(p, OSG_MOUNTED, "clear", BT_HEXSIDE_RIVER | BT_HEXSIDE_PONTOON), 6);
    assert_int_equal(cost(p, OSG_BRIDGING, "clear", stream), BT_MP_PROHIBITED);
    assert_int_equal(cost(p, OSG_WAGONS, "clear", stream), BT_MP_PROHIBITED);
    assert_int_equal(cost(p, OSG_BRIDGING, "clear", BT_HEXSIDE_SLOPE_UP), BT_MP_PROHIBITED);
    assert_int_equal(cost(p, OSG_WAGONS, "clear", BT_HEXSIDE_SLOPE_UP),
                     BT_MP_PROHIBITED); /* [14.3] */
    assert_int_equal(p->march, 1);      /* [8.21] */
    for (int t = 0; t < p->tec.terrain_count; t++) {
        const char *word = p->tec.terrain_words[t];
        bool plain = !strcmp(word, "clear") || !strcmp(word, "chateau");
        assert_int_equal(p->tec.terrains[t].defence, plain ? 2 : 3); /* [11.31a], in halves */
    }
    assert_int_equal(p->tec.defence[BT_CROSSING_BRIDGE], 4); /* [8.32] */
    assert_int_equal(p->tec.defence[BT_CROSSING_STREAM], 3);
}

/* ---- tables -------------------------------------------------------------------------------- */

/* The better the odds and the worse for whom: nowhere does the attacker lose by more of either. */
static void
test_crt(void **state)
{
    static const int good[OSG_RESULTS] = {
        [OSG_AE] = -3, [OSG_AR2] = -2, [OSG_AR] = -1, [OSG_EX] = 0,
        [OSG_DR] = 1,  [OSG_DR2] = 2,  [OSG_DE] = 3
    };
    const bt_crt *crt = &printed(state, CAMPAIGN)->crt;
    assert_int_equal(crt->column_count, 10);
    assert_int_equal(crt->row_count, 6);
    assert_int_equal(bt_crt_column(crt, 14, 6), bt_crt_column(crt, 2, 1)); /* [11.3] */
    assert_int_equal(bt_crt_column(crt, 14, 3), bt_crt_column(crt, 4, 1)); /* [10.22] */
    assert_int_equal(bt_crt_column(crt, 5, 6), bt_crt_column(crt, 1, 2));
    assert_int_equal(bt_crt_shift(crt, bt_crt_column(crt, 1, 1), 1), bt_crt_column(crt, 2, 1));
    for (int die = 1; die <= 6; die++) {
        for (int column = 1; column < 10; column++) {
            int here = bt_crt_result(crt, column, die),
                before = bt_crt_result(crt, column - 1, die);
            assert_true(here == OSG_EX || before == OSG_EX || good[here] >= good[before]);
        }
    }
    for (int column = bt_crt_column(crt, 2, 1); column < 10; column++)
        assert_true(good[bt_crt_result(crt, column, 1)] >= 1);
}

static void
test_turns(void **state)
{
    const osg_printed *p = printed(state, CAMPAIGN);
    assert_int_equal(p->track.count, 46);
    for (int turn = 1; turn <= 46; turn++) {
        assert_int_equal(bt_track_kind(&p->track, turn), turn % 4 ? OSG_DAY : OSG_NIGHT);
        assert_int_equal(p->days[turn - 1], 7 + (turn - 1) / 4);
        assert_int_equal(p->parts[turn - 1], (turn - 1) % 4);
    }
}

/* [20.11] [20.14] */
static void
test_points(void **state)
{
    const osg_victory *v = &printed(state, CAMPAIGN)->victory;
    assert_int_equal(v->ratio_count, 4);
    assert_int_equal(v->ratio[0].from, 50);
    assert_int_equal(v->ratio[0].points, -3);
    assert_int_equal(v->ratio[3].from, 300);
    assert_int_equal(v->ratio[3].points, 3);
    assert_int_equal(v->loss_count, 5);
    assert_int_equal(v->loss[0].points, 5);
    assert_int_equal(v->loss[4].from, 51);
    assert_int_equal(v->loss[4].points, 1);
    assert_int_equal(v->fewer, 0);
    assert_int_equal(printed(state, AUERSTADT)->victory.fewer, 2);
}

/* [14.21] [14.22] [14.23] */
static void
test_sources(void **state)
{
    static const char *const hexes[] = { "S0901", "S2701", "N0401", "N1801", "N2301", "S0554",
                                         "S2653", "N1453", "N2053", "N3853", "N3916" };
    const osg_printed *p = printed(state, CAMPAIGN);
    assert_int_equal(p->source_count, 11);
    for (int i = 0; i < 11; i++) {
        const osg_source *s = &p->sources[i];
        assert_int_equal(s->hex, hex_of(p, hexes[i]));
        assert_int_equal(s->side, i < 5 ? OSG_FRENCH : OSG_PRUSSIAN);
        assert_int_equal(s->alternate, i == 3 || i == 4);
        assert_int_equal(s->in_play, !s->alternate);
    }
    p = printed(state, ERFURT); /* [21.75a] */
    for (int i = 0; i < 5; i++)
        assert_int_equal(p->sources[i].in_play, i >= 2);
    assert_true(printed(state, FREE_ENTRY)->sources[3].in_play);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counters),   cmocka_unit_test(test_grouchy),
        cmocka_unit_test(test_vedettes),   cmocka_unit_test(test_leaders),
        cmocka_unit_test(test_formations), cmocka_unit_test(test_sections),
        cmocka_unit_test(test_bridges),    cmocka_unit_test(test_net),
        cmocka_unit_test(test_costs),      cmocka_unit_test(test_crt),
        cmocka_unit_test(test_turns),      cmocka_unit_test(test_points),
        cmocka_unit_test(test_sources),
    };
    return cmocka_run_group_tests(tests, open_box, close_box);
}
