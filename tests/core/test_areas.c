/*
 * test_areas.c - a toy game on areas with cards: notation, positions, views
 * and the book name areas, connections and cards.
 */
#include "booktext.h"
#include "toy.h"

#include <berthier/host.h>
#include <berthier/position.h>
#include <stdlib.h>

static const char map_text[] =
    "areas:\n"
    "  - {id: AAA, name: Aue, at: 10 20, traits: wooded, region: north, grade: S}\n"
    "  - {id: BBB, name: Berka, at: 30 40}\n"
    "  - {id: CCC, name: Camburg, at: 50 60, traits: wooded citadel}\n"
    "rivers: Saale\n"
    "links:\n"
    "  - {id: AAA-BBB, bridge: Saale, grade: F}\n"
    "  - {id: BBB-CCC}\n";

enum { NONE, AREA, LINK, CARD, PLACE };
enum { MARCH = 1, CROSS, PLAY };

static const bt_operand operands[] = {
    [AREA] = { "area", BT_KIND_AREA, 0, 0, NULL },
    [LINK] = { "over", BT_KIND_LINK, 0, 0, NULL },
    [CARD] = { "card", BT_KIND_CARD, 0, 0, NULL },
    [PLACE] = { "place", BT_KIND_PLACE, 0, 0, NULL },
};

static const bt_action_def actions[] = {
    [MARCH] = { "march", { AREA }, "any", "go there", "1.0", NULL },
    [CROSS] = { "cross", { LINK }, "any", "go over", "2.0", NULL },
    [PLAY] = { "play", { CARD }, "any", "play a card", "3.0", NULL },
};

typedef struct state {
    bt_set hand, broken, seen;
    bt_units moved;
    uint16_t places[3];
    uint8_t axis, card, area, roads[3], pad[4];
} state;

static const bt_field fields[] = {
    { "hand", BT_FIELD_SET, offsetof(state, hand), 1, CARD, "", false, 0 },
    { "broken", BT_FIELD_SET, offsetof(state, broken), 1, LINK, "", false, 0 },
    { "seen", BT_FIELD_SET, offsetof(state, seen), 1, AREA, "", false, 0 },
    { "moved", BT_FIELD_SET, offsetof(state, moved), 1, NONE, "", false, 0 },
    { "places", BT_FIELD_BY_UNIT, offsetof(state, places), 3, PLACE, "", false, 0 },
    { "axis", BT_FIELD_U8, offsetof(state, axis), 1, LINK, "", false, 0 },
    { "card", BT_FIELD_U8, offsetof(state, card), 1, CARD, "", false, 0 },
    { "area", BT_FIELD_U8, offsetof(state, area), 1, AREA, "", false, 0 },
    { "roads", BT_FIELD_U8S, offsetof(state, roads), 3, LINK, "", false, 0 },
};

static const bt_clause clauses[] = {
    { "E-RAIN.1", "events", true, "It rains on everybody.", 0 },
    { "E-RAINBOW.1", "events", true, "It shines.", 0 },
    { "E-RAIN.2", "events", true, "The rain ends with the turn.", 0 },
};

static bt_card_info cards[] = {
    { .id = "F01", .name = "Rain", .side = 0, .phase = "draw", .who = "blue" },
    { .id = "F02", .name = "Forced March", .side = 0 },
    { .id = "P01", .name = "Rain", .side = 1 },
    { .id = "X", .name = "Peace", .side = BT_SIDE_NONE },
};

static const char *const traits[] = { "wooded", "citadel" };
static const char *const link_traits[] = { "bridge" };
static const char *const regions[] = { "north" };

static int
load(bt_game *game, bt_error *err)
{
    static const bt_network_words words = { .area_traits = traits,
                                            .area_trait_count = 2,
                                            .link_traits = link_traits,
                                            .link_trait_count = 1,
                                            .regions = regions,
                                            .region_count = 1 };
    bt_doc *doc = bt_arena_calloc(&game->arena, 1, sizeof *doc);
    bt_network *network = bt_arena_calloc(&game->arena, 1, sizeof *network);
    int status = toy_load(game, err);
    if (!status)
        status = bt_doc_parse(doc, &game->arena, "map.yaml", map_text, strlen(map_text), err);
    if (!status)
        status = bt_network_load(network, &game->arena, doc, &words, err);
    game->network = network;
    game->cards = cards;
    game->card_count = BT_COUNT(cards);
    cards[0].line_count = 0;
    return status ? status : bt_card_cite(&cards[0], game->rules, "E-RAIN", &game->arena);
}

static bool
is_ok(const bt_game *g, const bt_state *s, bt_error *err)
{
    (void)g, (void)s, (void)err;
    return true;
}

static bt_rules rules;
static bt_game *game;

static int
setup(void **unused)
{
    (void)unused;
    bt_error err = { 0 };
    rules = toy_rules;
    rules.state_size = sizeof(state);
    rules.operands = operands;
    rules.operand_count = BT_COUNT(operands);
    rules.actions = actions;
    rules.action_count = BT_COUNT(actions);
    rules.events = NULL;
    rules.event_count = 0;
    rules.fields = fields;
    rules.field_count = BT_COUNT(fields);
    rules.clauses = (bt_clauses){ clauses, BT_COUNT(clauses) };
    rules.load = load;
    rules.state_ok = is_ok;
    int status = bt_game_new(&game, &rules, &toy_pack, "toy", NULL, &err);
    if (status)
        print_message("%d:%d: %s\n", err.line, err.column, err.text);
    return status;
}

static int
teardown(void **unused)
{
    (void)unused;
    bt_game_free(game);
    return 0;
}

/* --- notation ---------------------------------------------------------------- */

static const struct {
    const char *text, *written;
    unsigned code, value;
} lines[] = {
    { "march BBB", "march BBB", MARCH, 1 },
    { "march ccc", "march CCC", MARCH, 2 },
    { "march none", "march none", MARCH, 0xff },
    { "cross AAA-BBB", "cross AAA-BBB", CROSS, 0 },
    { "cross bbb-aaa", "cross AAA-BBB", CROSS, 0 },
    { "cross CCC-BBB", "cross BBB-CCC", CROSS, 1 },
    { "cross none", "cross none", CROSS, 0xff },
    { "play F02", "play F02", PLAY, 1 },
    { "play x", "play X", PLAY, 3 },
    { "play none", "play none", PLAY, 0xff },
};

static void
actions_name_areas_connections_and_cards(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < BT_COUNT(lines); i++) {
        bt_action action = 0;
        bt_buf out = { 0 };
        bt_error err = { 0 };
        if (bt_action_parse(game, lines[i].text, &action, &err))
            fail_msg("%s: %s", lines[i].text, err.text);
        assert_int_equal(bt_action_code(action), lines[i].code);
        assert_int_equal(bt_action_operand(action, 0), lines[i].value);
        bt_action_format(game, action, &out);
        assert_string_equal(bt_buf_text(&out), lines[i].written);
        bt_buf_release(&out);
    }
}

static void
unknown_names_are_told_from_known_ones(void **unused)
{
    (void)unused;
    static const char *const wrong[][2] = {
        { "march reserve", "area \"reserve\" is unknown; expected" },
        { "march AA", "area \"AA\" is unknown; expected AAA" },
        { "cross AAA", "over \"AAA\" is unknown; expected AAA-BBB" },
        { "cross AAA-CCC", "over \"AAA-CCC\" is unknown" },
        { "play F03", "card \"F03\" is unknown; expected F0" },
    };
    for (size_t i = 0; i < BT_COUNT(wrong); i++) {
        bt_action action;
        bt_error err = { 0 };
        assert_int_equal(bt_action_parse(game, wrong[i][0], &action, &err), BT_ESYNTAX);
        if (!strstr(err.text, wrong[i][1]))
            fail_msg("%s: %s", wrong[i][0], err.text);
    }
}

/* --- positions and views --------------------------------------------------------- */

static const char whole[] = "position toy/toy louis=no level=low\n"
                            "hand F01 P01 X\n"
                            "broken AAA-BBB\n"
                            "seen BBB CCC\n"
                            "moved none\n"
                            "places 1/Gaz@AAA 2/Gaz@dead V.c@none\n"
                            "axis BBB-CCC\n"
                            "card none\n"
                            "area AAA\n"
                            "roads BBB-CCC none AAA-BBB\n";

static void
sets_go_both_ways(void **unused)
{
    (void)unused;
    state s;
    bt_state *at = (bt_state *)(void *)&s;
    bt_error err = { 0 };
    bt_buf out = { 0 };
    memset(&s, 0, sizeof s);
    if (bt_position_read(game, whole, 1, at, &err))
        fail_msg("%d: %s", err.line, err.text);
    assert_int_equal(s.hand.word[0], 0xd);
    assert_int_equal(s.broken.word[0], 0x1);
    assert_int_equal(s.seen.word[0], 0x6);
    assert_int_equal(s.places[0], 0);
    assert_int_equal(s.axis, 1);
    assert_int_equal(s.card, 0xff);
    bt_position_write(game, at, &out);
    assert_string_equal(bt_buf_text(&out), whole);
    bt_buf_release(&out);
}

static void
lists_may_be_given_by_area(void **unused)
{
    (void)unused;
    state s;
    bt_state *at = (bt_state *)(void *)&s;
    bt_error err = { 0 };
    memset(&s, 0, sizeof s);
    if (bt_position_read(game, "roads none*3\nroads CCC@bbb-aaa\n", 1, at, &err))
        fail_msg("%d: %s", err.line, err.text);
    assert_int_equal(s.roads[1], 0xff);
    assert_int_equal(s.roads[2], 0);
    assert_int_equal(bt_position_read(game, "roads DDD@AAA-BBB\n", 1, at, &err), BT_ESYNTAX);
    assert_non_null(strstr(err.text, "area \"DDD\" is unknown"));
    assert_int_equal(bt_position_read(game, "roads none@AAA-BBB\n", 1, at, &err), BT_ESYNTAX);
    assert_non_null(strstr(err.text, "none found where an area was expected"));
    assert_int_equal(bt_position_read(game, "places AAA@dead\n", 1, at, &err), BT_ESYNTAX);
    assert_non_null(strstr(err.text, "unit \"AAA\" is unknown"));
}

static void
sets_are_refused_with_what_they_hold(void **unused)
{
    (void)unused;
    static const char *const wrong[][2] = {
        { "hand\n", "hand names no card; expected cards or none" },
        { "hand F01 none\n", "none found where a card was expected" },
        { "hand 1/Gaz\n", "card \"1/Gaz\" is unknown; expected F01" },
        { "broken\n", "broken names no connection; expected connections or none" },
        { "broken AAA-CCC\n", "connection \"AAA-CCC\" is unknown; expected AAA-BBB" },
        { "seen\n", "seen names no area; expected areas or none" },
        { "seen AAA none\n", "none found where an area was expected" },
        { "seen dead\n", "area \"dead\" is unknown" },
        { "moved F01\n", "unit \"F01\" is unknown; expected 1/Gaz" },
        { "moved\n", "moved names no unit; expected units or none" },
    };
    for (size_t i = 0; i < BT_COUNT(wrong); i++) {
        state s;
        bt_error err = { 0 };
        memset(&s, 0, sizeof s);
        assert_int_equal(bt_position_read(game, wrong[i][0], 2, (bt_state *)(void *)&s, &err),
                         BT_ESYNTAX);
        if (!strstr(err.text, wrong[i][1]) || err.line != 2)
            fail_msg("%d: %s", err.line, err.text);
    }
}

static void
views_hold_sets_as_objects(void **unused)
{
    (void)unused;
    state s;
    bt_buf out = { 0 };
    bt_json json;
    memset(&s, 0, sizeof s);
    bt_set_add(&s.hand, 1);
    bt_set_add(&s.hand, 3);
    bt_set_add(&s.hand, 100); /* no card */
    bt_set_add(&s.broken, 1);
    bt_set_add(&s.seen, 2);
    bt_units_add(&s.moved, 0);
    bt_json_init(&json, &out);
    bt_json_object(&json, NULL);
    bt_fields_write(game, &s, &json);
    bt_json_object_end(&json);
    static const char head[] = "{\"hand\":{\"F02\":true,\"X\":true},\"broken\":{\"BBB-CCC\":true},"
                               "\"seen\":{\"CCC\":true},\"moved\":{\"1/Gaz\":true},";
    if (strncmp(bt_buf_text(&out), head, strlen(head)) != 0)
        fail_msg("%s", bt_buf_text(&out));
    bt_buf_release(&out);
}

/* --- the book -------------------------------------------------------------------------- */

static void
the_book_tells_map_and_cards(void **unused)
{
    (void)unused;
    static const char *const parts[] = {
        "\"areas\":[{\"id\":\"AAA\",\"name\":\"Aue\",\"x\":10,\"y\":20,\"traits\":[\"wooded\"],"
        "\"region\":\"north\",\"grade\":\"S\",\"exits\":{\"BBB\":\"AAA-BBB\"}},"
        "{\"id\":\"BBB\",\"name\":\"Berka\",\"x\":30,\"y\":40,"
        "\"exits\":{\"AAA\":\"AAA-BBB\",\"CCC\":\"BBB-CCC\"}},"
        "{\"id\":\"CCC\",\"name\":\"Camburg\",\"x\":50,\"y\":60,"
        "\"traits\":[\"wooded\",\"citadel\"],\"exits\":{\"BBB\":\"BBB-CCC\"}}],",
        "\"links\":[{\"id\":\"AAA-BBB\",\"ends\":[\"AAA\",\"BBB\"],\"traits\":[\"bridge\"],"
        "\"over\":\"Saale\",\"grade\":\"F\"},{\"id\":\"BBB-CCC\",\"ends\":[\"BBB\",\"CCC\"]}],",
        "\"cards\":{\"F01\":{\"name\":\"Rain\",\"side\":\"red\",\"phase\":\"draw\",\"who\":"
        "\"blue\","
        "\"lines\":[{\"rule\":\"E-RAIN.1\",\"text\":\"It rains on everybody.\"},"
        "{\"rule\":\"E-RAIN.2\",\"text\":\"The rain ends with the turn.\"}]},"
        "\"F02\":{\"name\":\"Forced March\",\"side\":\"red\"},"
        "\"P01\":{\"name\":\"Rain\",\"side\":\"blue\"},\"X\":{\"name\":\"Peace\"}},",
        "\"operands\":{\"area\":\"area\",\"over\":\"link\",\"card\":\"card\",\"place\":\"place\"}",
        "\"wooded\":\"wooded\",\"citadel\":\"citadel\",\"bridge\":\"bridge\",\"north\":\"north\"}",
    };
    bt_buf out = { 0 };
    write_book(game, &out);
    for (size_t i = 0; i < BT_COUNT(parts); i++) {
        if (!strstr(bt_buf_text(&out), parts[i]))
            fail_msg("%s is not in %s", parts[i], bt_buf_text(&out));
    }
    assert_null(strstr(bt_buf_text(&out), "\"maps\""));
    bt_buf_release(&out);
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(actions_name_areas_connections_and_cards),
        cmocka_unit_test(unknown_names_are_told_from_known_ones),
        cmocka_unit_test(sets_go_both_ways),
        cmocka_unit_test(lists_may_be_given_by_area),
        cmocka_unit_test(sets_are_refused_with_what_they_hold),
        cmocka_unit_test(views_hold_sets_as_objects),
        cmocka_unit_test(the_book_tells_map_and_cards),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
