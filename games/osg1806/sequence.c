/*
 * sequence.c - the sequence of play [2.0], read from top to bottom.
 *
 *     before the first turn both sides set up [1.6b]
 *     each day turn, the first player and then the second [2.1]:
 *         Reorganization Segment
 *         Command Segment, and officers' checks
 *         Command Movement Segment
 *         Individual Movement Segment
 *         Combat Phase
 *     each night turn, the second player and then the first [2.2]:
 *         the box, supply, disengagement
 */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "letters.h"
#include "night.h"
#include "opening.h"
#include "sequence.h"
#include "setup.h"
#include "state_ok.h"
#include "victory.h"

#include <berthier/say.h>

enum { REORGANIZE, COMMAND, OFFICERS, MOVEMENT, INDIVIDUAL, COMBAT, PHASES };

static bt_side
player(const osg *n, int number)
{
    bool first = (number == 0) != (osg_turn(n) == OSG_NIGHT);

    return first ? n->printed->first_player : osg_other(n->printed->first_player);
}

/* What belongs to one player's turn is over with it, points that are left too [8.12B]. */
static void
end_player_turn(osg *n)
{
    osg_state *s = n->s;

    memset(s->used, 0, sizeof s->used);
    memset(s->toll, 0, sizeof s->toll);
    memset(s->came, 0, sizeof s->came);
    memset(s->repaired, 0, sizeof s->repaired);
    s->moved = s->entered = s->packed = s->crossed = s->halted = (bt_units){ { 0 } };
    s->foiled = (bt_units){ { 0 } };
    s->rallying = s->rallied = s->checked = s->roused = s->barred = (bt_units){ { 0 } };
}

static void
announce_turn(osg *n)
{
    int t = n->s->turn;

    OSG_EVENT(n, TURN, "2.0", t, n->printed->days[t - 1], n->printed->parts[t - 1], 0);
}

/* [2.11] [2.12] [2.22] The next player, or the next turn, or the end. */
static void
next_player(osg *n)
{
    osg_state *s = n->s;
    bt_frame *game = bt_frames_top(&s->frames);

    end_player_turn(n);
    osg_stir_if_moved(n); /* before it is shown, in the other side's turn */
    game->step = 0;
    game->local = (uint8_t)!game->local;
    if (game->local == 0) {
        if (s->turn == n->printed->last_turn) {
            osg_end_game(n);
            return;
        }
        s->turn++;
        announce_turn(n);
        osg_carry_letters(n);
    }
    game->side = player(n, game->local);
    osg_stir(n, game->side);
}

static void
night_phase(osg *n)
{
    bt_frame *game = bt_frames_top(&n->s->frames);

    if (game->step++) {
        next_player(n);
        return;
    }
    OSG_EVENT(n, NIGHT, "2.2", game->side, 0, 0, 0);
    osg_begin_night(n, game->side);
    bt_frames_push(&n->s->frames, OSG_P_DISENGAGE, osg_phasing(n->s));
}

static void
day_phase(osg *n)
{
    bt_frame *game = bt_frames_top(&n->s->frames);
    bt_side side = game->side;
    int phase = game->step++;

    switch (phase) {
    case REORGANIZE:
        OSG_EVENT(n, REORGANIZE, "2.11A1", side, 0, 0, 0);
        osg_announce_letters(n, side);
        bt_frames_push(&n->s->frames, OSG_P_REORGANIZE, side);
        break;
    case COMMAND:
        OSG_EVENT(n, COMMAND, "2.11A2", side, 0, 0, 0);
        osg_begin_command(n, side);
        bt_frames_push(&n->s->frames, OSG_P_COMMAND, side);
        break;
    case OFFICERS:
        bt_frames_push(&n->s->frames, OSG_P_OFFICERS, side);
        break;
    case MOVEMENT:
        OSG_EVENT(n, MOVEMENT, "2.11", side, 0, 0, 0);
        bt_frames_push(&n->s->frames, OSG_P_MOVEMENT, side);
        break;
    case INDIVIDUAL:
        OSG_EVENT(n, INDIVIDUAL, "2.11B2a", side, 0, 0, 0);
        bt_frames_push(&n->s->frames, OSG_P_INDIVIDUAL, side);
        break;
    case COMBAT:
        OSG_EVENT(n, COMBAT, "2.11C", side, 0, 0, 0);
        bt_frames_push(&n->s->frames, OSG_P_COMBAT, side);
        break;
    default:
        next_player(n);
    }
}

static bool
game_waits(osg *n)
{
    if (bt_frames_peek(&n->s->frames)->step >= OSG_STEP_DELEGATE) {
        if (osg_set_up(n)) {
            bt_frames_top(&n->s->frames)->side = player(n, 0);
            announce_turn(n);
        }
    } else if (osg_turn(n) == OSG_NIGHT)
        night_phase(n);
    else
        day_phase(n);
    return false;
}

const bt_room osg_room_game = { .waits = game_waits };

/* ---- the beginning ----------------------------------------------------------------------- */

/* [1.6a] [1.62] */
void
osg_setup(const bt_game *game, bt_state *state)
{
    osg n = osg_of(game, (osg_state *)(void *)state);

    osg_lay_out(&n);
    osg_derive_caches(game, n.s);
    bt_frames_push(&n.s->frames, OSG_P_GAME, n.printed->first_player);
    bt_frames_top(&n.s->frames)->step = OSG_STEP_DELEGATE;
    osg_run(&n);
}

/** The segments of osg_begin. */
static int
find_segment(const char *segment)
{
    static const char *const words[PHASES] = { "reorganize", "command",    "officers",
                                               "movement",   "individual", "combat" };

    for (int i = 0; i < PHASES; i++)
        if (i != OFFICERS && !strcmp(segment, words[i]))
            return i;
    return !strcmp(segment, "night") ? PHASES : -1;
}

int
osg_begin(const bt_game *game, bt_state *state, bt_side side, const char *segment, bt_error *err)
{
    osg n = osg_of(game, (osg_state *)(void *)state);
    int phase = find_segment(segment);
    bt_frame *bottom;

    if (phase < 0)
        return bt_fail(err, BT_ESYNTAX,
                       "no segment '%s'; expected reorganize, command, movement, individual, "
                       "combat or night",
                       segment);
    if (side > OSG_PRUSSIAN)
        return bt_fail(err, BT_ESYNTAX, "a segment belongs to french or prussian");
    if (!bt_track_has(&n.printed->track, n.s->turn))
        return bt_fail(err, BT_EDATA, "there is no Game-Turn %d", n.s->turn);
    if ((phase == PHASES) != (osg_turn(&n) == OSG_NIGHT))
        return bt_fail(err, BT_EDATA, "Game-Turn %d has no such segment [2.2]", n.s->turn);
    memset(&n.s->frames, 0, sizeof n.s->frames);
    n.s->movers = (bt_units){ { 0 } };
    if (!osg_parts_ok(game, n.s, err))
        return BT_EDATA;
    osg_derive_caches(game, n.s);
    bt_frames_push(&n.s->frames, OSG_P_GAME, side);
    bottom = bt_frames_top(&n.s->frames);
    bottom->local = side != player(&n, 0);
    bottom->step = (uint8_t)(phase == PHASES ? 0 : phase);
    osg_run(&n);
    return BT_OK;
}
