/*
 * test_osg_undo.c - what of a combat of 1806 can be taken back: units that lie open move for all to see,
 * so nobody has learned anything.
 */
#include "osgtable.h"

#include <berthier/action.h>
#include <berthier/match.h>
#include <berthier/rng.h>

typedef struct fight {
    table *t;
    bt_match *match;
} fight;

/* A Combat Phase of the French, with these units and no others. */
static fight
begin(const char *places)
{
    const char *const lines[] = { "empty", "turn 9", places };
    fight f = { open_table("campaign", ""), NULL };
    bt_error err = { 0 };
    bt_rng rng;

    bt_rng_init(&rng, 1);
    lay_to_begin(f.t, lines, BT_COUNT(lines), FRENCH, "combat");
    assert_int_equal(bt_match_new_record(&f.match, f.t->game, f.t->state, rng, &err), BT_OK);
    return f;
}

static void
end(fight *f)
{
    bt_match_free(f->match);
    close_table(f->t);
}

static void
play(fight *f, bt_seat seat, const char *text)
{
    bt_error err = { 0 };
    const bt_reason *why = NULL;
    bt_action action;

    assert_int_equal(bt_action_parse(f->t->game, text, &action, &err), BT_OK);
    if (bt_match_replay(f->match, seat, action, NULL, &why, NULL, &err))
        fail_msg("%s: %s", text, why ? why->text : err.text);
}

static void
fight_it_out(fight *f, const char *attack, const char *die)
{
    play(f, FRENCH, attack);
    play(f, FRENCH, "done");
    play(f, FRENCH, "roll");
    play(f, BT_SIDE_CHANCE, die);
}

static int
undoable(const fight *f, bt_seat seat)
{
    return bt_match_can_undo(f->match, seat);
}

/* A stack advances unit by unit: until it is done each can be taken back, but not the die. */
static void
test_advance(void **state)
{
    fight f = begin("places Suchet@S0349 Gazan@S0349 Lannes@S0349 Schoeneberg@S0350");

    (void)state;
    fight_it_out(&f, "attack S0349 S0350", "die 1"); /* De */
    assert_int_equal(undoable(&f, FRENCH), 0);
    play(&f, FRENCH, "advance Suchet S0350");
    assert_int_equal(undoable(&f, FRENCH), 1);
    play(&f, FRENCH, "advance Lannes S0350");
    assert_int_equal(undoable(&f, FRENCH), 2);
    play(&f, FRENCH, "done");
    assert_int_equal(undoable(&f, FRENCH), 0);
    end(&f);
}

/* Each unit that retreats is its owner's to take back, until it is for the enemy to advance. */
static void
test_retreat(void **state)
{
    fight f = begin("places Suchet@S0349 Gazan@S0349 Schoeneberg@S0350 Dohna@S0350");

    (void)state;
    fight_it_out(&f, "attack S0349 S0350", "die 4"); /* Dr */
    play(&f, PRUSSIAN, "retreat Dohna S0351");
    assert_int_equal(undoable(&f, PRUSSIAN), 1);
    play(&f, PRUSSIAN, "retreat Schoeneberg S0351");
    assert_int_equal(undoable(&f, PRUSSIAN), 0);
    end(&f);
}

/* [13.21] If Dohna's hex is full to Schoeneberg, the flag two hexes from there is asked whether it is vedettes alone: that it
 * says nothing is an answer, too. */
static void
test_answer(void **state)
{
    fight f = begin("places Suchet@S0349 Gazan@S0349 Schoeneberg@S0350 Dohna@S0350 Friant@S0353");

    (void)state;
    fight_it_out(&f, "attack S0349 S0350", "die 4"); /* Dr */
    play(&f, PRUSSIAN, "retreat Dohna S0351");
    assert_int_equal(undoable(&f, PRUSSIAN), 0);
    end(&f);
}

/* Cavalry that leaves before combat, too. */
static void
test_slip(void **state)
{
    fight f = begin("places Suchet@S0349 Bila@S0350 Henckel@S0350");

    (void)state;
    play(&f, FRENCH, "attack S0349 S0350");
    assert_int_equal(undoable(&f, FRENCH), 1);
    play(&f, FRENCH, "done");
    play(&f, PRUSSIAN, "slip Henckel S0351");
    assert_int_equal(undoable(&f, PRUSSIAN), 1);
    end(&f);
}

/* [20.16] Whether it controls a source is told of who comes there: that stands. */
static void
test_control(void **state)
{
    fight f = begin("places Suchet@S0553 Schoeneberg@S0554");

    (void)state;
    fight_it_out(&f, "attack S0553 S0554", "die 1"); /* De */
    play(&f, FRENCH, "advance Suchet S0554");
    assert_int_equal(undoable(&f, FRENCH), 0);
    end(&f);
}

/* ... and of who stands on one in vain: no advance tries whether it opens a line for it. */
static void
test_line(void **state)
{
    fight f = begin("places Suchet@S0349 Schoeneberg@S0350 Treillard@S0554");

    (void)state;
    fight_it_out(&f, "attack S0349 S0350", "die 1"); /* De */
    play(&f, FRENCH, "advance Suchet S0350");
    assert_int_equal(undoable(&f, FRENCH), 0);
    end(&f);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_advance), cmocka_unit_test(test_retreat), cmocka_unit_test(test_answer),
        cmocka_unit_test(test_slip),    cmocka_unit_test(test_control), cmocka_unit_test(test_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
