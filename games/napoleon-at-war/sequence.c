/*
 * sequence.c - the sequence of play [4.1], read from top to bottom.
 *
 *     each Game-Turn:
 *         French Movement Phase          (the first player is the French [13.3])
 *         French Combat Phase            (not at night [10.0])
 *         Prussian Movement Phase        (turn 1: first the choice of plan)
 *         Prussian Combat Phase          (not at night)
 *         Game-Turn Record Interphase
 *     after the last: victory [19.0]
 */
#include <string.h>

#include "duties.h"
#include "sequence.h"
#include "state_ok.h"
#include "victory.h"

enum { FRENCH_MOVEMENT, FRENCH_COMBAT, PRUSSIAN_MOVEMENT, PRUSSIAN_COMBAT, INTERPHASE };

static void
begin_movement(naw *n, bt_side side)
{
    n->s->moved = (bt_units){ { 0 } };
    n->s->duty = n->s->spent = n->s->silenced = n->s->moved;
    bt_frames_push(&n->s->frames, NAW_P_MOVEMENT, side);
    NAW_EVENT(n, MOVEMENT, "4.1a", side, n->s->turn, 0, 0);
    if (n->printed->has_plans && n->s->plan == NAW_PLAN_OPEN && side == NAW_PRUSSIAN)
        bt_frames_push(&n->s->frames, NAW_P_PLAN, side);
}

static void
begin_combat(naw *n, bt_side side)
{
    if (naw_turn(n) == NAW_NIGHT) {
        NAW_EVENT(n, NO_COMBAT, "10.0", side, 0, 0, 0);
        return;
    }
    n->s->moved = (bt_units){ { 0 } };
    bt_frames_push(&n->s->frames, NAW_P_COMBAT, side);
    NAW_EVENT(n, COMBAT, "4.1a", side, n->s->turn, 0, 0);
    naw_freeze_duties(n);
}

static void
interphase(naw *n)
{
    naw_state *s = n->s;

    if (s->turn == n->printed->track.count) {
        bt_frames_pop(&s->frames);
        bt_frames_push(&s->frames, NAW_P_OVER, NAW_FRENCH);
        naw_announce_victory(n);
        return;
    }
    s->turn++;
}

static void
next_phase(naw *n)
{
    bt_frame *game = bt_frames_top(&n->s->frames);
    int phase = game->step;

    game->step = (uint8_t)((phase + 1) % (INTERPHASE + 1));
    game->side = phase < PRUSSIAN_MOVEMENT ? NAW_FRENCH : NAW_PRUSSIAN;
    switch (phase) {
    case FRENCH_MOVEMENT:
        NAW_EVENT(n, TURN, "4.1e", n->s->turn, naw_turn(n), 0, 0);
        begin_movement(n, NAW_FRENCH);
        break;
    case FRENCH_COMBAT:
        begin_combat(n, NAW_FRENCH);
        break;
    case PRUSSIAN_MOVEMENT:
        begin_movement(n, NAW_PRUSSIAN);
        break;
    case PRUSSIAN_COMBAT:
        begin_combat(n, NAW_PRUSSIAN);
        break;
    default:
        interphase(n);
    }
}

static bool
game_waits(naw *n)
{
    next_phase(n);
    return false;
}

const bt_room naw_room_game = { .waits = game_waits };

int
naw_begin(const bt_game *game, bt_state *state, bt_side side, const char *segment, bt_error *err)
{
    naw_state *s = (naw_state *)(void *)state;
    naw n = { game, naw_printed_of(game), s, NULL };
    bool combat = !strcmp(segment, "combat");

    if (!combat && strcmp(segment, "movement"))
        return bt_fail(err, BT_ESYNTAX, "no segment '%s'; expected movement or combat", segment);
    if (side > NAW_PRUSSIAN)
        return bt_fail(err, BT_ESYNTAX, "a segment belongs to french or prussian");
    if (!bt_track_has(&n.printed->track, s->turn))
        return bt_fail(err, BT_EDATA, "there is no Game-Turn %d", s->turn);
    if (!naw_is_at_rest(s))
        return bt_fail(err, BT_EDATA, "units are in combat before the phase begins");
    if (combat && naw_turn(&n) == NAW_NIGHT)
        return bt_fail(err, BT_EDATA, "Game-Turn %d is night: no Combat Phase [10.0]", s->turn);
    memset(&s->frames, 0, sizeof s->frames);
    s->mover = s->crowded = BT_UNIT_NONE;
    s->mp = 0;
    if (!naw_parts_ok(game, s, err))
        return BT_EDATA;
    bt_frames_push(&s->frames, NAW_P_GAME, side);
    naw_derive_caches(n.printed, s);
    s->frames.at[0].step =
        (uint8_t)((side == NAW_FRENCH ? FRENCH_MOVEMENT : PRUSSIAN_MOVEMENT) + combat);
    naw_run(&n);
    return BT_OK;
}
