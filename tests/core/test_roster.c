/*
 * test_roster.c - things that a pack names are operands: countries, with what each thinks of us.
 */
#include "booktext.h"
#include "toy.h"
#include <berthier/host.h>
#include <berthier/position.h>
#include <berthier/view.h>

enum { NONE, COUNTRY, ALLY, SOURCE, STANCE, OPERANDS };
enum { NO_ACTION, COURT, DRAW };
enum { COUNTRIES, SOURCES };

static const char *const stances[] = { "neutral", "friend", "foe" };
static const bt_operand operands[] = {
    [COUNTRY] = { "country", BT_KIND_NAMED, 0, COUNTRIES, NULL },
    [ALLY] = { "ally", BT_KIND_NAMED, 0, COUNTRIES, NULL },
    [SOURCE] = { "source", BT_KIND_NAMED, 0, SOURCES, NULL },
    [STANCE] = { "stance", BT_KIND_WORD, 0, 2, stances },
};

static const bt_action_def actions[] = {
    [COURT] = { "court", { COUNTRY }, "any", "woo a country", "1.0", NULL },
    [DRAW] = { "draw", { SOURCE, COUNTRY }, "any", "draw supply", "2.0", NULL },
};

static const bt_event_def events[] = {
    [1] = { "courted", { COUNTRY, ALLY }, "{0} likes {1}", "1.0", false },
};

static const bt_roster_def rosters[] = {
    [COUNTRIES] = { "country", "Countries" },
    [SOURCES] = { "source", "Sources of supply" },
};

/* Whatever the pack brings, there is room for four countries. */
typedef struct state {
    bt_set allies;
    uint16_t gold[4];
    uint8_t stance[4];
    uint8_t courted, pad[3];
} state;

static const bt_field fields[] = {
    { "allies", BT_FIELD_SET, offsetof(state, allies), 1, ALLY, "", false, 0 },
    { "gold", BT_FIELD_U16S, offsetof(state, gold), 4, 0, "", false, COUNTRY },
    { "stance", BT_FIELD_U8S, offsetof(state, stance), 4, STANCE, "", false, COUNTRY },
    { "courted", BT_FIELD_U8, offsetof(state, courted), 1, COUNTRY, "", false, 0 },
};

static const char pack_text[] = "countries:\n"
                                "  - {id: austria, name: Austria}\n"
                                "  - {id: Saxony, name: Electoral Saxony}\n"
                                "  - {id: spain, name: Spain}\n"
                                "sources:\n"
                                "  - {id: F.1, name: Bamberg}\n";
static const char *text = pack_text;

static int
read_all(bt_game *game, int roster, bt_node list, bt_error *err)
{
    int status = BT_OK;
    for (bt_node row = bt_node_first(list); bt_node_exists(row) && !status; row = bt_node_next(row))
        status = bt_roster_read(game, roster, row, err);
    return status;
}

static int
load(bt_game *game, bt_error *err)
{
    bt_doc *doc = bt_arena_calloc(&game->arena, 1, sizeof *doc);
    int status = toy_load(game, err);
    if (!status)
        status = bt_doc_parse(doc, &game->arena, "names.yaml", text, strlen(text), err);
    if (status)
        return status;
    bt_node root = bt_doc_root(doc);
    status = read_all(game, COUNTRIES, bt_node_find(root, "countries"), err);
    return status ? status : read_all(game, SOURCES, bt_node_find(root, "sources"), err);
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
    rules.operand_count = OPERANDS;
    rules.actions = actions;
    rules.action_count = BT_COUNT(actions);
    rules.events = events;
    rules.event_count = BT_COUNT(events);
    rules.fields = fields;
    rules.field_count = BT_COUNT(fields);
    rules.rosters = rosters;
    rules.roster_count = BT_COUNT(rosters);
    rules.load = load;
    rules.state_ok = is_ok;
    int status = bt_game_new(&game, &rules, &toy_pack, "toy", NULL, &err);
    if (status)
        print_message("%s:%d:%d: %s\n", err.file, err.line, err.column, err.text);
    return status;
}

static int
teardown(void **unused)
{
    (void)unused;
    bt_game_free(game);
    return 0;
}

/* --- notation ------------------------------------------------------------------ */

static void
actions_name_what_the_pack_names(void **unused)
{
    (void)unused;
    static const struct {
        const char *text, *written;
        bt_action action;
    } lines[] = {
        { "court austria", "court austria", (bt_action)COURT << 48 },
        { "court SAXONY", "court Saxony", (bt_action)COURT << 48 | 1ull << 32 },
        { "court none", "court none", (bt_action)COURT << 48 | 0xffull << 32 },
        { "draw f.1 spain", "draw F.1 spain", (bt_action)DRAW << 48 | 2ull << 16 },
    };
    for (size_t i = 0; i < BT_COUNT(lines); i++) {
        bt_action action = 0;
        bt_buf out = { 0 };
        bt_error err = { 0 };
        if (bt_action_parse(game, lines[i].text, &action, &err))
            fail_msg("%s: %s", lines[i].text, err.text);
        assert_true(action == lines[i].action);
        bt_action_format(game, action, &out);
        assert_string_equal(bt_buf_text(&out), lines[i].written);
        bt_buf_release(&out);
    }
}

static void
what_no_roster_has_is_refused(void **unused)
{
    (void)unused;
    static const char *const wrong[][2] = {
        { "court prussia", "country \"prussia\" is unknown; expected" },
        { "court span", "country \"span\" is unknown; expected spain" },
        { "draw austria spain", "source \"austria\" is unknown; expected F.1" },
    };
    for (size_t i = 0; i < BT_COUNT(wrong); i++) {
        bt_action action;
        bt_error err = { 0 };
        assert_int_equal(bt_action_parse(game, wrong[i][0], &action, &err), BT_ESYNTAX);
        if (!strstr(err.text, wrong[i][1]))
            fail_msg("%s: %s", wrong[i][0], err.text);
    }
    assert_true(bt_action_is_sound(game, bt_action_make(COURT, 2, 0, 0)));
    assert_false(bt_action_is_sound(game, bt_action_make(COURT, 3, 0, 0)));
    assert_false(bt_action_is_sound(game, bt_action_make(DRAW, 1, 0, 0)));
}

/* --- positions and views --------------------------------------------------------- */

static const char whole[] = "position toy/toy louis=no level=low\n"
                            "allies austria spain\n"
                            "gold austria@300 Saxony@0 spain@12\n"
                            "stance austria@friend Saxony@neutral spain@foe\n"
                            "courted Saxony\n";

static void
fields_are_by_name(void **unused)
{
    (void)unused;
    state s;
    bt_state *at = (bt_state *)(void *)&s;
    bt_error err = { 0 };
    bt_buf out = { 0 };
    memset(&s, 0, sizeof s);
    if (bt_position_read(game, whole, 1, at, &err))
        fail_msg("%d: %s", err.line, err.text);
    assert_int_equal(s.allies.word[0], 0x5);
    assert_int_equal(s.gold[0], 300);
    assert_int_equal(s.stance[2], 2);
    assert_int_equal(s.courted, 1);
    bt_position_write(game, at, &out);
    assert_string_equal(bt_buf_text(&out), whole);
    bt_buf_release(&out);
    if (bt_position_read(game, "stance saxony@foe\ncourted none\n", 1, at, &err))
        fail_msg("%d: %s", err.line, err.text);
    assert_int_equal(s.stance[0], 1);
    assert_int_equal(s.stance[1], 2);
    assert_int_equal(s.courted, BT_NAMED_NONE);
}

static void
fields_refuse_other_names(void **unused)
{
    (void)unused;
    static const char *const wrong[][2] = {
        { "stance prussia@foe\n", "country \"prussia\" is unknown" },
        { "stance none@foe\n", "none found where a country was expected" },
        { "stance foe\n", "\"foe\" found where country@value was expected" },
        { "stance spain@rich\n", "stance \"rich\" is unknown; expected" },
        { "allies F.1\n", "ally \"F.1\" is unknown" },
        { "allies\n", "allies names no ally" },
        { "courted 1/Gaz\n", "country \"1/Gaz\" is unknown" },
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
write_fields(const state *s, const state *other, bt_buf *out)
{
    bt_json json;
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    bt_fields_write_unlike(game, s, other, &json);
    bt_json_object_end(&json);
}

static void
views_are_by_name(void **unused)
{
    (void)unused;
    state s, later;
    bt_buf out = { 0 };
    memset(&s, 0, sizeof s);
    bt_set_add(&s.allies, 1);
    s.gold[2] = 12;
    write_fields(&s, NULL, &out);
    assert_string_equal(bt_buf_text(&out),
                        "{\"allies\":{\"Saxony\":true},"
                        "\"gold\":{\"austria\":0,\"Saxony\":0,\"spain\":12},"
                        "\"stance\":{\"austria\":\"neutral\",\"Saxony\":\"neutral\","
                        "\"spain\":\"neutral\"},\"courted\":\"austria\"}");
    later = s;
    later.stance[1] = 2;
    bt_buf_clear(&out);
    write_fields(&later, &s, &out);
    assert_string_equal(bt_buf_text(&out), "{\"stance\":{\"Saxony\":\"foe\"}}");
    bt_buf_release(&out);
}

/* --- what people read ------------------------------------------------------------- */

static void
events_tell_titles(void **unused)
{
    (void)unused;
    bt_event event = { .code = 1, .seen_by = BT_SIDES_ALL, .args = { 1, 0xff } };
    bt_buf out = { 0 };
    bt_event_format(game, &event, &out);
    assert_string_equal(bt_buf_text(&out), "Electoral Saxony likes none");
    bt_buf_release(&out);
}

static void
the_book_tells_the_rosters(void **unused)
{
    (void)unused;
    static const char *const parts[] = {
        "\"operands\":{\"country\":\"named\",\"ally\":\"named\",\"source\":\"named\","
        "\"stance\":\"word\"}",
        "\"rosters\":{\"country\":{\"title\":\"Countries\",\"operands\":[\"country\",\"ally\"],"
        "\"names\":{\"austria\":\"Austria\",\"Saxony\":\"Electoral Saxony\",\"spain\":\"Spain\"}},"
        "\"source\":{\"title\":\"Sources of supply\",\"operands\":[\"source\"],"
        "\"names\":{\"F.1\":\"Bamberg\"}}}",
    };
    bt_buf out = { 0 };
    write_book(game, &out);
    for (size_t i = 0; i < BT_COUNT(parts); i++) {
        if (!strstr(bt_buf_text(&out), parts[i]))
            fail_msg("%s is not in %s", parts[i], bt_buf_text(&out));
    }
    bt_buf_release(&out);
}

/* --- loading ------------------------------------------------------------------------ */

static void
refuses(const char *pack, int line, const char *why)
{
    bt_game *other = NULL;
    bt_error err = { 0 };
    text = pack;
    int status = bt_game_new(&other, &rules, &toy_pack, "toy", NULL, &err);
    text = pack_text;
    assert_null(other);
    assert_true(status == BT_EDATA || status == BT_ELIMIT);
    if (!strstr(err.text, why) || err.line != line)
        fail_msg("%d: %s", err.line, err.text);
}

static void
packs_are_refused_with_the_place(void **unused)
{
    (void)unused;
    char many[BT_NAMED_MAX * 40 + 40] = "countries:\n";
    refuses("countries:\n  - {id: a, name: A}\n  - {id: A, name: B}\n", 3,
            "\"A\" stands there twice");
    refuses("countries:\n  - {id: a, name: A}\n  - {id: b c, name: B}\n", 3, "expected one word");
    refuses("countries:\n  - {id: none, name: A}\n", 2, "expected an id");
    refuses("countries:\n  - {id: a, name: [A]}\n", 2, "expected a name");
    refuses("countries:\n  - {id: a}\n", 2, "missing key 'name'");
    refuses("countries:\n  - a b\n", 2, "");
    refuses("countries: [{id: a, name: A}, {id: b, name: B}, {id: c, name: C}, {id: d, name: D},\n"
            "  {id: e, name: E}]\n",
            0, "gold has room for 4 of country, and there are 5");
    for (int i = 0; i <= BT_NAMED_MAX; i++)
        snprintf(many + strlen(many), 40, "  - {id: c%d, name: C}\n", i);
    refuses(many, BT_NAMED_MAX + 2, "more than 128 names");
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(actions_name_what_the_pack_names),
        cmocka_unit_test(what_no_roster_has_is_refused),
        cmocka_unit_test(fields_are_by_name),
        cmocka_unit_test(fields_refuse_other_names),
        cmocka_unit_test(views_are_by_name),
        cmocka_unit_test(events_tell_titles),
        cmocka_unit_test(the_book_tells_the_rosters),
        cmocka_unit_test(packs_are_refused_with_the_place),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
