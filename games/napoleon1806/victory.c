/*
 * victory.c - victory points and the end of the game; chapters C12 and M2.
 */
#include "victory.h"
#include "cards.h"
#include "fog.h"
#include "ranking.h"

#include <berthier/say.h>
#include <string.h>

void
n06_end_game(n06 *n, bt_side winner, n06_ending ending)
{
    if (n->s->winner != BT_SIDE_NONE && ending != N06_END_NAPOLEON)
        return;
    n->s->winner = winner;
    n->s->ending = (uint8_t)ending;
}

void
n06_add_vp(n06 *n, int points, const char *rule)
{
    int vp = n->s->vp + points;

    if (points == 0)
        return;
    vp = vp < 0 ? 0 : vp > N06_VP_MAX ? N06_VP_MAX : vp;
    n->s->vp = (uint8_t)vp;
    N06_EVENT(n, VP, rule, vp, 0, 0, 0);
    if (vp == N06_VP_MAX)
        n06_end_game(n, N06_PRUSSIAN, N06_END_POINTS);
    else if (vp == 0)
        n06_end_game(n, N06_FRENCH, N06_END_POINTS);
}

/* [C12.10] [C13.4] After the last turn. */
void
n06_judge(n06 *n)
{
    bool prussian = n->s->vp >= n->printed->needed_vp;

    n06_end_game(n, prussian ? N06_PRUSSIAN : N06_FRENCH, N06_END_TIME);
}

const char *
n06_ended_by(const n06 *n)
{
    if (n->s->ending == N06_END_NAPOLEON)
        return "C12.11";
    if (n->s->ending == N06_END_TIME)
        return n->printed->needed_vp > 1 ? "C13.4" : "C12.10";
    return n->s->winner == N06_PRUSSIAN ? "C12.8" : "C12.9";
}

/* What was under way when the game ended is of no account. */
void
n06_close(n06 *n)
{
    n06_state *s = n->s;

    n06_trace_set_down(n);
    n06_clear_table(n);
    n06_clear_lasting(n);
    s->crossed = (bt_set){ { 0 } };
    s->stack = s->slipping = s->cared = s->refitted = (bt_units){ { 0 } };
    s->fighting[0] = s->fighting[1] = s->sharers[0] = s->sharers[1] = (bt_units){ { 0 } };
    memset(s->taken, 0, sizeof s->taken);
    s->passed = s->mp = s->used = s->steps = s->from_contested = s->waived = 0;
    s->losses[0] = s->losses[1] = s->tired[0] = s->tired[1] = s->fell[0] = s->fell[1] = 0;
    s->horse = s->quota = s->had_horse = s->pursuing = 0;
    s->origin = s->target = s->retreated = BT_AREA_NONE;
    s->due[0] = s->due[1] = 0;
    n06_hide_again(n);
    s->link = BT_LINK_NONE;
    s->pending = N06_CARD_NONE;
    s->loser = BT_SIDE_NONE;
    memset(&s->frames, 0, sizeof s->frames);
    bt_frames_push(&s->frames, N06_P_OVER, s->winner);
    N06_EVENT(n, ENDED, n06_ended_by(n), s->winner, s->ending, s->vp, 0);
    if (n06_is_marshal(n))
        n06_tell_ranking(n);
}

void
n06_outcome(const bt_game *game, const bt_state *state, bt_outcome *out)
{
    const n06_state *s = n06_state_of(state);
    const char *side = game->rules->side_names[s->winner == N06_PRUSSIAN];

    *out = (bt_outcome){ .winner = BT_SIDE_NONE };
    if (s->winner == BT_SIDE_NONE)
        return;
    out->over = true;
    out->winner = s->winner;
    out->margin = s->winner == N06_PRUSSIAN ? s->vp : N06_VP_MAX - s->vp;
    if (s->ending == N06_END_NAPOLEON)
        BT_SAY_FIXED(out->text, game, BT_MSG("{0} victory: Napoléon is eliminated"),
                     bt_arg_word(side));
    else
        BT_SAY_FIXED(out->text, game, BT_MSG("{0} victory on turn {1}; victory points: {2}"),
                     bt_arg_word(side), bt_arg_number(s->turn), bt_arg_number(s->vp));
}

static bt_sides
nobody(const n06 *n)
{
    (void)n;
    return 0;
}

const bt_room n06_room_over = { .acts = nobody };
