/*
 * test_naw_state_ok.c - which positions can be: for each moment of the
 * sequence one that can, and what must not be altered in it.
 */
#include "../../games/napoleon-at-war/state.h"

#include <berthier/games.h>
#include <berthier/position.h>
#include <stdlib.h>
#include <string.h>

#define PAIR  "empty\nturn 6\noption A\nplaces 1/Gaz@0606 1/Tau@0607\nduty 1/Gaz 1/Tau\n"
#define PHASE "frames game/2/french/0 combat/0/french/0"
#define SPENT "attackers 1/Gaz\ndefenders 1/Tau\nspent 1/Gaz 1/Tau\n"

#define MOVING                                                                                     \
    "empty\nturn 6\noption A\nplaces 1/Gaz@0606 2/Gaz@0608 1/Tau@0615\n"                           \
    "frames game/1/french/0 movement/0/french/0\n"
#define MARCHING                                                                                   \
    MOVING "frames game/1/french/0 movement/0/french/0 march/0/french/0\nmover 1/Gaz\npoints 2\n"
#define FIGHTING  PAIR PHASE "\n"
#define ATTACKING PAIR PHASE " attack/0/french/0\ndefenders 1/Tau\n"
#define ROLLING   ATTACKING PHASE " attack/0/french/0 roll/0/chance/0\nattackers 1/Gaz\n"
#define RETREATING                                                                                 \
    PAIR SPENT PHASE " result/1/french/0 retreat/0/prussian/0\nresult Dr\nretreating 1/Tau\n"
#define DISPLACING                                                                                 \
    RETREATING PHASE " result/1/french/0 retreat/0/prussian/0 displace/0/prussian/0\n"             \
                     "places 2/Tau@0608\nchain-count 2\nchain {1/Tau} {2/Tau} 0*94\n"
#define EXCHANGING                                                                                 \
    PAIR SPENT "duty 1/Gaz\nplaces 1/Tau@dead-jena\nlosses 0*4 {=1/Tau} 0*3\nresult Ex\n"          \
               "owed {=1/Tau}\n" PHASE " result/1/french/0 exchange/0/french/0\n"
#define ADVANCING                                                                                  \
    PAIR SPENT "places 1/Tau@0608\nresult Dr\nvacated-count 1\nvacated 0607 0101*5\n" PHASE        \
               " result/2/french/0 advance/0/french/0\n"

/* What is altered in which position, and a part of what is said to it. */
static const struct row {
    const char *position, *change, *said;
} rows[] = {
    { MOVING, "", NULL },
    { MOVING, "frames none", "no procedure" },
    { MOVING, "frames movement/0/french/0", "outermost" },
    { MOVING, "frames game/1/french/0", "outermost" },
    { MOVING, "frames game/1/french/0 movement/0/prussian/0", "frame 2 does not belong" },
    { MOVING, "frames game/2/french/0 movement/0/french/0", "frame 2 does not belong" },
    { MOVING, "frames game/1/french/0 movement/0/french/3", "carries a number" },
    { MOVING, "frames game/1/french/0 movement/1/french/0", "no decision" },
    { MOVING, "frames game/1/french/0 movement/0/french/0 attack/0/french/0", "frame 3" },
    { MOVING, "frames game/2/french/0 combat/0/french/0 result/1/french/0", "no decision" },
    { MOVING, "frames game/1/french/0 movement/0/french/0 plan/0/prussian/0", "frame 3|option" },
    { MOVING, "attackers 1/Gaz", "outside one" },
    { MOVING, "retreating 1/Tau", "outside one" },
    { MOVING, "owed 3", "outside one" },
    { MOVING, "mover 1/Gaz", "outside a move" },
    { MOVING, "points 2", "Movement Points" },
    { MOVING, "crowded 1/Gaz", "with nobody [5.32]" },
    { MOVING, "places 2/Gaz@0606\ncrowded 1/Gaz", NULL },
    { MOVING, "places 2/Gaz@0606\ncrowded 1/Gaz\nmoved 1/Gaz", "cannot [5.32]" },
    { MOVING, "places 2/Gaz@0606", "two units" },
    { MOVING, "places 1/Tau@track-west-from-jena-1", "track [17.1]" },
    { MOVING, "diverted 1 0*31", "diverted [20.2]" },
    { MOVING, "losses 65535 0*7", "losses" },
    { MOVING, "ready 4", "deployed" },
    { MOVING, "option open\noption-shown 1", "shown itself" },
    { MARCHING, "", NULL },
    { MARCHING, "mover 1/Tau", "not on a map" },
    { MARCHING, "points 100", "moved already" },
    { MARCHING, "moved 1/Gaz", "moved already" },
    { MARCHING, "points 0", "would have halted" },
    { MARCHING, "crowded 2/Gaz", "outside a Movement Phase" },
    { FIGHTING, "", NULL },
    { FIGHTING, "spent 1/Tau", "without an attack left" },
    { FIGHTING, "duty none", "bound to fight" },
    { FIGHTING, "duty none\nspent 2/Gaz", "without an attack left" },
    { FIGHTING, "turn 1", "at night" },
    { FIGHTING, "chain-count 1", "outside one|displaced unit" },
    { ATTACKING, "", NULL },
    { ATTACKING, "defenders none", "on nobody" },
    { ATTACKING, "defenders 1/Gaz", "phasing side defends" },
    { ATTACKING, "attackers 1/Tau", "wrong side attacks" },
    { ATTACKING, "attackers 1/Gaz\nbombarding 1/Gaz", "outside the attack" },
    { ATTACKING, "spent 1/Tau", "fights twice" },
    { ATTACKING, "attackers 1/Gaz\nduty 1/Tau\nspent 2/Gaz", "what it cannot do" },
    { ATTACKING, "places 1/Gaz@0604\nspent 2/Gaz", "duty undone" },
    { ATTACKING, "result De", "before its die" },
    { ATTACKING, "chain-count 1\nchain {1/Tau} 0*95", "outside a retreat" },
    { ROLLING, "", NULL },
    { ROLLING, "attackers none", "nobody attacks" },
    { ROLLING, "places 1/Tau@0609\nspent 2/Gaz", "duty undone" },
    { RETREATING, "", NULL },
    { RETREATING, "result De", "frame|other than" },
    { RETREATING, "retreating none", "not been beaten" },
    { RETREATING, "retreating 1/Gaz", "not been beaten" },
    { RETREATING, "retreating 1/Gaz 1/Tau", "not been beaten" },
    { RETREATING, "vacated-count 6", "neighbours" },
    { RETREATING, "chain-count 1\nchain {1/Tau} 0*95", "outside a retreat" },
    { DISPLACING, "", NULL },
    { DISPLACING, "chain-count 1", "nobody is being displaced" },
    { DISPLACING, "chain {2/Tau} {1/Tau} 0*94", "nobody is being displaced" },
    { DISPLACING, "chain {1/Tau} {1/Gaz} 0*94", "cannot be displaced" },
    { DISPLACING, "chain {1/Tau} {1/Tau} 0*94", "cannot be displaced" },
    { DISPLACING, "places 2/Tau@0610", "cannot be displaced" },
    { EXCHANGING, "", NULL },
    { EXCHANGING, "result De", "nobody to pay" },
    { EXCHANGING, "owed 1", "not worth" },
    { EXCHANGING, "paid 1", "not worth" },
    { EXCHANGING, "bombarding 1/Gaz", "outside the attack" },
    { ADVANCING, "", NULL },
    { ADVANCING, "result Ar", "does not belong" },
    { ADVANCING, "retreating 1/Tau", "before the retreats" },
};

static bt_game *game;

static int
load(void **state)
{
    bt_error err = { 0 };

    (void)state;
    return bt_game_new(&game, bt_games_find("napoleon-at-war"), bt_games_pack("napoleon-at-war"),
                       "jena-auerstadt", NULL, &err);
}

static int
drop(void **state)
{
    (void)state;
    bt_game_free(game);
    return 0;
}

/* `{1/Tau}` stands for the number of a unit, `{=1/Tau}` for its strength. */
static void
fill(const char *text, bt_buf *out)
{
    for (; *text; text++) {
        bool is_strength = text[0] == '{' && text[1] == '=';
        const char *id = text + 1 + is_strength;
        size_t length = strcspn(id, "}");
        if (*text != '{') {
            bt_buf_add_char(out, *text);
            continue;
        }
        bt_unit unit = bt_unit_find(game, id, (int)length);
        assert_int_not_equal(unit, BT_UNIT_NONE);
        bt_buf_addf(out, "%d", is_strength ? naw_printed_of(game)->counters[unit].strength : unit);
        text = id + length;
    }
}

/* One of the parts between bars is in what was said. */
static bool
is_said(const char *parts, const char *said)
{
    char part[80];

    for (; *parts; parts += *parts == '|') {
        size_t length = strcspn(parts, "|");
        snprintf(part, sizeof part, "%.*s", (int)length, parts);
        if (strstr(said, part))
            return true;
        parts += length;
    }
    return false;
}

static bool
row_holds(const struct row *row)
{
    bt_state *state = bt_state_new(game);
    bt_buf text = { 0 };
    bt_error err = { 0 };
    bool held;

    assert_non_null(state);
    fill(row->position, &text);
    fill(row->change, &text);
    game->rules->setup(game, state);
    bool accepted = bt_position_read(game, bt_buf_text(&text), 1, state, &err) == BT_OK;
    held = row->said ? !accepted && is_said(row->said, err.text) : accepted;
    if (!held)
        print_message("row %d, %s\n  expected: %s\n  found: %d: %s\n", (int)(row - rows),
                      row->change, row->said ? row->said : "accepted", err.line, err.text);
    bt_buf_release(&text);
    free(state);
    return held;
}

/* [4.1] [5.17] [5.32] [7.6] [7.81] [15.1] [17.1] [20.2] */
static void
test_only_sound_positions_are_accepted(void **state)
{
    int wrong = 0;

    (void)state;
    for (size_t i = 0; i < BT_COUNT(rows); i++)
        wrong += !row_holds(&rows[i]);
    assert_int_equal(wrong, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_only_sound_positions_are_accepted),
    };
    return cmocka_run_group_tests(tests, load, drop);
}
