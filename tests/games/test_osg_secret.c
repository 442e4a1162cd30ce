/*
 * test_osg_secret.c - what one side chooses before the first turn of 1806 changes nothing that anybody else
 * sees, hears or may do: the plan of free entry [21.85], and a set-up until it is done [1.6b].
 */
#include "../../games/osg1806/state.h"
#include "osgtable.h"

#include <berthier/position.h>

/* Does what is written for a viewer hold this? */
static bool
is_told(const table *t, bt_seat viewer, const char *text)
{
    bt_view *view = calloc(1, osg_rules.view_size);
    bt_buf out = { 0 };
    bt_json json;
    bool found;
    bt_json_init(&json, &out);
    osg_rules.view(t->game, t->state, viewer, view);
    bt_json_object(&json, NULL);
    osg_rules.view_write(t->game, view, &json);
    bt_json_object_end(&json);
    found = strstr(bt_buf_text(&out), text) != NULL;
    bt_buf_release(&out);
    free(view);
    return found;
}

/* Nobody but the French can. */
static void
assert_alike_to_others(const table *a, const table *b)
{
    assert_alike(a, b, PRUSSIAN);
    assert_alike(a, b, BT_SIDE_NONE);
}

/* [21.85] Two plans, and as long as no force has come on nobody can tell them apart. */
static void
test_plan(void **unused)
{
    table *a = open_table("free-entry", ""), *b = open_table("free-entry", "");
    (void)unused;
    assert_alike_to_others(a, b);
    act(a, FRENCH, "divert Murat");
    assert_int_equal(heard(a, PRUSSIAN), 0);
    assert_int_equal(heard(a, BT_SIDE_NONE), 0);
    assert_int_equal(heard(a, FRENCH), 1);
    act(a, FRENCH, "divert Davout");
    act(b, FRENCH, "divert Ney");
    assert_alike_to_others(a, b);
    act(a, FRENCH, "done");
    act(b, FRENCH, "done");
    assert_true(a->events.sealed); /* written is written */
    assert_int_equal(heard(a, PRUSSIAN), heard(b, PRUSSIAN));
    assert_alike_to_others(a, b);
    assert_false(look_alike(a->game, a->state, b->state, FRENCH));
    for (int i = 0; i < 3; i++) { /* the French have set up, the Prussians, the French pass */
        static const char *const words[] = { "done", "done", "done" };
        bt_side side = i == 1 ? PRUSSIAN : FRENCH;
        act(a, side, words[i]);
        act(b, side, words[i]);
        assert_alike_to_others(a, b);
    }
    close_table(a);
    close_table(b);
}

/* An officer of a corps that can come by both tracks, by different hexes, and one of its units. */
static void
find_corps(const bt_game *game, bt_unit *head, bt_unit *unit)
{
    const osg_printed *p = osg_printed_of(game);

    for (int f = 0; f < p->formation_count; f++) {
        bt_unit officer = p->formations[f].officer;
        bt_units left = p->formations[f].units;
        if (p->formations[f].side != OSG_FRENCH || !p->formations[f].tracked ||
            officer == BT_UNIT_NONE || p->arrival_of[1][officer] == OSG_NO_ARRIVAL)
            continue;
        for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
            uint8_t usual = p->arrival_of[0][u], other = p->arrival_of[1][u];
            if (u == officer || !bt_units_has(&p->troops, u) || usual == OSG_NO_ARRIVAL ||
                other == OSG_NO_ARRIVAL || p->arrivals[usual].hex == p->arrivals[other].hex)
                continue;
            *head = officer;
            *unit = u;
            return;
        }
    }
    fail_msg("no corps has a choice");
}

/* How often of so many deals the Prussians think that the head of a corps comes by the Alternate track. */
static int
count_diverted(table *t, bt_unit head, int deals)
{
    bt_view *view = bt_view_new(t->game);
    bt_state *dealt = bt_state_new(t->game);
    bt_rng rng;
    int count = 0;

    assert_true(view && dealt);
    bt_rng_init(&rng, 1806);
    osg_rules.view(t->game, t->state, PRUSSIAN, view);
    for (int i = 0; i < deals; i++) {
        memset((void *)dealt, 0, osg_rules.state_size);
        osg_rules.resample(t->game, view, &rng, dealt);
        count += bt_units_has(&osg_state_of(dealt)->diverted, head);
    }
    free(dealt);
    free(view);
    return count;
}

/* [21.85] Of a corps that has come on in part everybody has seen which way it comes. */
static void
test_plan_seen(void **unused)
{
    table *t = open_table("free-entry", "");
    const osg_printed *p = osg_printed_of(t->game);
    osg n = osg_look(t->game, t->state);
    bt_unit head = BT_UNIT_NONE, unit = BT_UNIT_NONE;
    int none;
    (void)unused;
    act(t, FRENCH, "done");
    act(t, FRENCH, "done");
    act(t, PRUSSIAN, "done");
    find_corps(t->game, &head, &unit);
    none = count_diverted(t, head, 40);
    assert_true(none > 5 && none < 35);
    for (int track = 0; track < 2; track++) {
        if (track) {
            osg_put_away(&n, unit, OSG_RESERVE);
            osg_show(&n);
        }
        osg_place(&n, unit, p->arrivals[p->arrival_of[track][unit]].hex);
        osg_show(&n);
        assert_int_equal(count_diverted(t, head, 40), 40 * track);
    }
    close_table(t);
}

/* [1.6b] Where a brigade goes the enemy finds out by flags, and not before the set-up is done. */
static void
test_set_up(void **unused)
{
    table *a = open_table("saalfeld", ""), *b = open_table("saalfeld", "");
    (void)unused;
    assert_alike_to_others(a, b);
    act(a, FRENCH, "take Treillard");
    act(b, FRENCH, "take Treillard");
    act(a, FRENCH, "put N0604");
    act(b, FRENCH, "put N0602");
    assert_int_equal(heard(a, PRUSSIAN), 0);
    assert_int_equal(heard(a, BT_SIDE_NONE), 0);
    assert_alike_to_others(a, b);
    act(a, FRENCH, "done");
    act(b, FRENCH, "done");
    assert_false(look_alike(a->game, a->state, b->state, PRUSSIAN));
    close_table(a);
    close_table(b);
}

/* [1.5a] Where troops are a flag does not tell that a leader is with them. */
static void
test_commander(void **unused)
{
    table *a = open_table("jena", ""), *b = open_table("jena", "");
    (void)unused;
    act(a, FRENCH, "take Napoleon");
    act(a, FRENCH, "put N0835");
    act(b, FRENCH, "take Napoleon");
    act(b, FRENCH, "put N1430");
    act(a, FRENCH, "done");
    act(b, FRENCH, "done");
    assert_alike_to_others(a, b);
    close_table(a);
    close_table(b);
}

/* One French division before a Prussian one, in the Movement Phase, with one more line. */
static table *
open_position(const char *line)
{
    const char *const lines[] = { "empty", "turn 9", "places Suchet@S0349 Tauentzien@S0350", line };
    table *t = open_table("campaign", "");
    lay_to_begin(t, lines, BT_COUNT(lines), FRENCH, "movement");
    return t;
}

/* Of what a viewer heard last, the next that lasts. */
static const bt_event *
hear_lasting(const table *t, bt_seat viewer, int *at)
{
    for (; *at < t->events.count; ++*at)
        if (bt_event_is_seen(&t->events.at[*at], viewer) &&
            !osg_rules.events[t->events.at[*at].code].passing)
            return &t->events.at[(*at)++];
    return NULL;
}

/* [1.52a] The odds of a Repulse that fails tell for that moment how strong the enemy is; then he is
 * under his flag again, and no view holds it. */
static void
test_odds_of_repulse(void **unused)
{
    table *a = open_position("turn 9"), *b = open_position("reduced Tauentzien");
    const bt_event *one, *other;
    int i = 0, j = 0;
    (void)unused;
    assert_alike(a, b, FRENCH);
    act(a, FRENCH, "take Suchet");
    act(b, FRENCH, "take Suchet");
    act(a, FRENCH, "repulse");
    act(b, FRENCH, "repulse");
    assert_alike(a, b, FRENCH);
    do {
        one = hear_lasting(a, FRENCH, &i);
        other = hear_lasting(b, FRENCH, &j);
        assert_true(!one == !other);
        if (one)
            assert_memory_equal(one->args, other->args, sizeof one->args);
    } while (one);
    close_table(a);
    close_table(b);
}

/* What anybody is told, who only looks on too, can be written down at any moment. */
static void
test_onlookers(void **unused)
{
    table *t = open_table("auerstadt", "");
    bt_rng rng;
    bt_actions *legal = calloc(1, sizeof *legal);
    (void)unused;
    assert_non_null(legal);
    bt_rng_init(&rng, 1806);
    for (int i = 0; i < 1200; i++) {
        bt_side side = bt_sides_first(osg_rules.to_act(t->game, t->state));
        bt_action action;
        if (side == BT_SIDE_NONE)
            break;
        legal->count = 0;
        osg_rules.legal(t->game, t->state, side, legal);
        action = side == BT_SIDE_CHANCE ? osg_rules.chance(t->game, t->state, &rng)
                                        : legal->at[bt_rng_below(&rng, (uint32_t)legal->count)];
        osg_rules.apply(t->game, t->state, side, action, NULL);
        if (i % 5 == 0) {
            assert_true(is_told(t, BT_SIDE_NONE, "\"day\""));
            assert_false(is_told(t, BT_SIDE_NONE, "\"commanders\""));
        }
    }
    free(legal);
    close_table(t);
}

/* [20.16] Whether a force comes to a source in supply hangs on what is hidden: be it yes or no, that is told, and
 * cannot be taken back. */
static void
test_source(void **unused)
{
    static const char *const baggage[] = { "places FrBaggage@N1351", "turn 9" };
    (void)unused;
    for (int i = 0; i < 2; i++) {
        const char *const lines[] = { "empty", "turn 9", "places Friant@N1353", baggage[i] };
        table *t = open_table("campaign", "");
        lay_to_begin(t, lines, BT_COUNT(lines), FRENCH, "movement");
        act(t, FRENCH, "move Friant N1453");
        assert_int_equal(osg_state_of(t->state)->taken != 0, i == 0);
        assert_true(t->events.sealed);
        close_table(t);
    }
}

/* [13.11a] Who breaks down into vedettes at a source does not come to it: it is told nobody. */
static void
test_break_at_source(void **unused)
{
    static const char *const lines[] = { "empty", "turn 45", "places Rudorff@N2301",
                                         "places Rudorff.1@whole Rudorff.2@whole Rudorff.3@whole" };
    table *t = open_table("erfurt", "start=8");
    (void)unused;
    lay_to_begin(t, lines, BT_COUNT(lines), PRUSSIAN, "movement");
    act(t, PRUSSIAN, "break Rudorff");
    assert_int_equal(osg_state_of(t->state)->taken, 0);
    assert_false(t->events.sealed);
    close_table(t);
}

/* [20.16] Who comes to a source of its own tells nothing, and so nothing of who stands at one of the enemy's: the
 * enemy does not know whether he still does. */
static void
test_own_source(void **unused)
{
    static const char *const lines[] = { "empty", "turn 45", "places Rudorff@N2301 Tauentzien@N1353" };
    table *t = open_table("erfurt", "start=8");
    (void)unused;
    lay_to_begin(t, lines, BT_COUNT(lines), PRUSSIAN, "movement");
    act(t, PRUSSIAN, "move Tauentzien N1453");
    assert_false(t->events.sealed);
    close_table(t);
}

/* [11.2a] Attacks can be said otherwise until all are: who stands in a zone is revealed before [1.51B].  Over a
 * bridge nobody is, and whom an attack shows it has shown [R86]. */
static void
test_attack_said_otherwise(void **unused)
{
    static const struct {
        const char *places, *attack;
        bool sealed;
    } cases[] = {
        { "places Friant@S3148 Tauentzien@S3149", "attack S3148 S3149", false },
        { "places Friant@S1449 Tauentzien@S1350", "attack S1449 S1350", true },
    };
    (void)unused;
    for (size_t i = 0; i < BT_COUNT(cases); i++) {
        const char *const lines[] = { "empty", "turn 9", cases[i].places };
        table *t = open_table("campaign", "");
        lay_to_begin(t, lines, BT_COUNT(lines), FRENCH, "combat");
        act(t, FRENCH, cases[i].attack);
        assert_int_equal(t->events.sealed, cases[i].sealed);
        close_table(t);
    }
}

/* [11.3] So can which attack is next, until its die falls. */
static void
test_next_attack_said_otherwise(void **unused)
{
    static const char *const lines[] = {
        "empty", "turn 9", "places Friant@S3148 Tauentzien@S3149 Gudin@S3345 Grawert@S3346"
    };
    static const char *const before[] = { "attack S3148 S3149", "attack S3345 S3346", "done" };
    table *t = open_table("campaign", "");
    (void)unused;
    lay_to_begin(t, lines, BT_COUNT(lines), FRENCH, "combat");
    for (size_t i = 0; i < BT_COUNT(before); i++)
        act(t, FRENCH, before[i]);
    act(t, FRENCH, "target S3149");
    assert_false(t->events.sealed);
    act(t, FRENCH, "roll");
    assert_true(t->events.sealed);
    close_table(t);
}

/* [1.5a] [12.24] Who comes back by a die is seen at once, also where the next die is for a leader that it stands
 * before: else it would be hunted, and nobody seen to hunt it [5.26a]. */
static void
test_back_before_a_leader(void **unused)
{
    static const char *const lines[] = {
        "empty", "turn 9", "places Ney@S0350 Marchand@night-box Hohenlohe@S0349",
        "casualties 0*5 36 0*10"
    };
    table *t = open_table("campaign", "");
    (void)unused;
    lay_to_begin(t, lines, BT_COUNT(lines), FRENCH, "reorganize");
    act(t, FRENCH, "reform Ney Marchand");
    act(t, BT_SIDE_CHANCE, "die 4");
    assert_int_equal(bt_frames_peek(&osg_state_of(t->state)->frames)->procedure, OSG_P_CAPTURE);
    assert_true(is_told(t, PRUSSIAN, "\"S0350\":{\"french\":true,\"kind\":\"troops\"}"));
    close_table(t);
}

/* Why a seat may not be done. */
static const bt_reason *
refusal(const table *t, bt_seat seat)
{
    return osg_rules.check(t->game, t->state, seat, bt_action_make(OSG_A_DONE, 0, 0, 0));
}

/* Who is to act is open to all: both of two players, while one says who makes room [6.21c] [18.0]. */
static void
test_room_of_partners(void **unused)
{
    static const char *const lines[] = { "empty", "turn 9",
                                         "places King@N2301 Grawert@N2301 Wartensleben@N2301",
                                         "places Oranien@night-box Schmettau@night-box" };
    table *t = open_table("campaign", "prussians=two");
    bt_seat hohenlohe = bt_seat_find(t->game, "hohenlohe", 9);
    bt_seats both = bt_side_bit(PRUSSIAN) | bt_side_bit(hohenlohe);
    (void)unused;
    lay_to_begin(t, lines, BT_COUNT(lines), PRUSSIAN, "reorganize");
    assert_int_equal(osg_rules.to_act(t->game, t->state), both);
    act(t, PRUSSIAN, "reform King Oranien");
    assert_int_equal(bt_frames_peek(&osg_state_of(t->state)->frames)->procedure, OSG_P_ROOM);
    assert_int_equal(osg_rules.to_act(t->game, t->state), both);
    assert_null(refusal(t, hohenlohe));
    act(t, PRUSSIAN, "displace Oranien Grawert");
    assert_int_equal(osg_rules.to_act(t->game, t->state), both);
    close_table(t);
}

/* [18.0] The last of two partners who says done ends the segment, unless somebody has to make room, which the enemy does not see
 * [6.21c]: it is not tried and taken back. */
static void
test_done_while_room_is_made(void **unused)
{
    static const char *const lines[] = { "empty", "turn 9",
                                         "places Hohenlohe@N2301 Schmettau@N2301 Wartensleben@N2301",
                                         "places Grawert@night-box Oranien@night-box" };
    table *t = open_table("campaign", "prussians=two");
    bt_seat hohenlohe = bt_seat_find(t->game, "hohenlohe", 9);
    (void)unused;
    lay_to_begin(t, lines, BT_COUNT(lines), PRUSSIAN, "reorganize");
    act(t, PRUSSIAN, "done");
    act(t, hohenlohe, "reform Hohenlohe Grawert");
    assert_int_equal(bt_frames_peek(&osg_state_of(t->state)->frames)->procedure, OSG_P_ROOM);
    assert_false(t->events.sealed);
    act(t, hohenlohe, "done");
    assert_true(t->events.sealed);
    assert_int_equal(bt_frames_peek(&osg_state_of(t->state)->frames)->procedure, OSG_P_ROOM);
    close_table(t);
}

/* [6.21c] The enemy does not see who makes room for a unit that comes back, nor that somebody has to: it can be
 * taken back, unless it is the last, when the segment would end. */
static void
bring_back(table *t, const char *boxed, const char *leval)
{
    const char *const lines[] = { "empty", "turn 9", "reduced none", "places Ney@S0350 Gardanne@S0350",
                                  "places Napoleon@S0352 Friant@S0349", boxed, leval };
    lay_to_begin(t, lines, BT_COUNT(lines), FRENCH, "reorganize");
    act(t, FRENCH, "reform Ney Marchand");
}

static void
test_room(void **unused)
{
    table *a = open_table("campaign", ""), *b = open_table("campaign", "");
    (void)unused;
    bring_back(a, "places Marchand@night-box Colbert.1@night-box", "places Leval@S0350");
    bring_back(b, "places Marchand@night-box Colbert.1@night-box", "places Leval@S0349");
    assert_int_equal(bt_frames_peek(&osg_state_of(a->state)->frames)->procedure, OSG_P_ROOM);
    assert_alike(a, b, PRUSSIAN);
    assert_false(a->events.sealed);
    act(a, FRENCH, "displace Marchand Leval");
    assert_alike(a, b, PRUSSIAN);
    assert_false(a->events.sealed);
    assert_ptr_equal(refusal(a, PRUSSIAN), refusal(b, PRUSSIAN));
    bring_back(a, "places Marchand@night-box", "places Leval@S0350");
    assert_true(a->events.sealed);
    close_table(a);
    close_table(b);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_plan),
        cmocka_unit_test(test_plan_seen),
        cmocka_unit_test(test_set_up),
        cmocka_unit_test(test_onlookers),
        cmocka_unit_test(test_commander),
        cmocka_unit_test(test_odds_of_repulse),
        cmocka_unit_test(test_source),
        cmocka_unit_test(test_break_at_source),
        cmocka_unit_test(test_own_source),
        cmocka_unit_test(test_attack_said_otherwise),
        cmocka_unit_test(test_next_attack_said_otherwise),
        cmocka_unit_test(test_back_before_a_leader),
        cmocka_unit_test(test_room),
        cmocka_unit_test(test_room_of_partners),
        cmocka_unit_test(test_done_while_room_is_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
