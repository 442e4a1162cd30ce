/*
 * eval.c - how well a side stands, for bots and for a bar beside the board.
 *
 * A position is worth what has been lost and what the victory schedule makes
 * of it, and then what is about to happen: first the attacks the phasing side
 * is bound to make with what is in contact (and could still come up), then
 * what the other can do to it in his turn.  A die is not averaged here but an
 * attack's expected worth is read off the printed table, so that "three to
 * one and no way out" is worth more than "two to one".
 *
 * All of it is French minus Prussian, in hundredths of a strength point.
 */
#include <stdlib.h>

#include "eval.h"
#include "morale.h"
#include "mover.h"
#include "victory.h"

/* ---- the victory schedule ---------------------------------------------- */

/* How far along a condition is, 0 to 256, and the step a strength point of
 * losses of `side` (lost on `map`; BT_MAPS_MAX for anywhere) adds to it. */
typedef struct progress {
    int reached;
    int step[2][BT_MAPS_MAX];
} progress;

static void
step_everywhere(progress *out, bt_side side, int step)
{
    for (int map = 0; map < BT_MAPS_MAX; map++)
        out->step[side][map] = step;
}

static int
clamp(int value, int low, int high)
{
    return value < low ? low : (value > high ? high : value);
}

/* Ratios swing over as many points as a lively battle loses in a turn. */
static progress
ratio_progress(const naw *n, const naw_condition *c, bool above)
{
    int own = naw_total_losses(n->s, c->side);
    int other = naw_total_losses(n->s, naw_other(c->side));
    int over = own - c->times * other;
    int sign = above ? 1 : -1, unit = 256 / (2 * NAW_RATIO_SWING);
    progress out = { .reached = clamp(128 + sign * over * unit, 0, 256) };

    if (abs(over) < 2 * NAW_RATIO_SWING) {
        step_everywhere(&out, c->side, sign * unit);
        step_everywhere(&out, naw_other(c->side), -sign * unit * c->times);
    }
    return out;
}

static progress
morale_progress(const naw *n, const naw_condition *c)
{
    int level = naw_level(n, c->side, c->map);
    progress out = { 0 };

    if (!level || n->s->demoralized[c->map]) {
        out.reached = naw_is_demoralized(n->s, c->side, c->map) ? 256 : 0;
        return out;
    }
    out.step[c->side][c->map] = 256 / level;
    out.reached = clamp(n->s->losses[c->side][c->map] * 256 / level, 0, 256);
    return out;
}

static progress
below_progress(const naw *n, const naw_condition *c)
{
    int own = naw_total_losses(n->s, c->side);
    progress out = { .reached = own < c->limit ? 256 - own * 256 / c->limit : 0 };

    if (own < c->limit)
        step_everywhere(&out, c->side, -256 / c->limit);
    return out;
}

static progress
exit_progress(const naw *n, const naw_condition *c)
{
    return (progress){ .reached = clamp(naw_exited_strength(n, c) * 256 / c->limit, 0, 256) };
}

static progress
progress_of(const naw *n, const naw_condition *c)
{
    switch (c->kind) {
    case NAW_RATIO_AT_MOST:
        return ratio_progress(n, c, false);
    case NAW_RATIO_ABOVE:
        return ratio_progress(n, c, true);
    case NAW_DEMORALIZED:
        return morale_progress(n, c);
    case NAW_LOSSES_BELOW:
        return below_progress(n, c);
    case NAW_EXITED:
        return exit_progress(n, c);
    }
    return (progress){ 0 };
}

/* What stands counts more, and what is on the way less, the later it is.
 * Fills in what a lost point is worth to the other side. */
static int
judge_victory(naw_judgement *j)
{
    const naw_printed *p = j->n->printed;
    int plan = naw_plan_index(j->n->s), last = p->track.count;
    int met = NAW_W_POINT_MET * (last + j->n->s->turn) / (2 * last);
    int value = 0;
    naw_score score;

    naw_count_victory(j->n, &score);
    for (int i = 0; i < p->condition_count; i++) {
        const naw_condition *c = &p->conditions[i];
        int sign = c->winner[plan] == NAW_FRENCH ? 1 : -1;
        int points = c->points[plan];
        if (!points)
            continue;
        progress way = progress_of(j->n, c);
        value += sign * points * (score.met[i] ? met : 0);
        value += sign * points * NAW_W_POINT_WAY * way.reached / 256;
        for (int map = 0; map < BT_MAPS_MAX; map++) {
            int both = met + NAW_W_POINT_WAY;
            j->worth[NAW_FRENCH][map] -= sign * points * both * way.step[NAW_FRENCH][map] / 512;
            j->worth[NAW_PRUSSIAN][map] += sign * points * both * way.step[NAW_PRUSSIAN][map] / 512;
        }
    }
    j->lead = score.points[NAW_FRENCH] - score.points[NAW_PRUSSIAN];
    return value;
}

/* ---- who stands where -------------------------------------------------- */

/* The kind of the next Game-Turn the side moves in after this phase. */
static naw_turn_kind
next_turn(const naw *n, bt_side side)
{
    const bt_track *track = &n->printed->track;
    int turn = n->s->turn + (side == NAW_FRENCH || naw_phasing(n->s) == side);

    return (naw_turn_kind)bt_track_kind(track, bt_track_has(track, turn) ? turn : turn - 1);
}

static void
muster(naw_judgement *j)
{
    const naw *n = j->n;
    const naw_printed *p = n->printed;

    for (int u = 0; u < p->unit_count; u++) {
        bt_hex hex = n->s->places[u];
        if (BT_PLACE_IS_BOX(hex))
            continue;
        bt_side side = p->side_of[u];
        const bt_hex_info *info = &p->atlas.hexes[hex];
        naw_post *post = &j->posts[side][j->count[side]++];
        bt_mp reach = naw_allowance_by(n, (bt_unit)u, next_turn(n, side));
        bool pointed = p->atlas.maps[info->map].pointed;
        *post = (naw_post){ .unit = (bt_unit)u,
                            .hex = hex,
                            .map = info->map,
                            .across = pointed ? info->y : info->x,
                            .along = pointed ? info->x : info->y,
                            .strength = p->counters[u].strength,
                            .reach = reach / 2,
                            .is_gun = p->counters[u].arm == NAW_ARTILLERY,
                            .is_pinned = naw_controls(n->s, naw_other(side), hex) };
        j->strength[side][info->map] += post->strength;
    }
}

/* In hexes as the map counts them; from map to map they are far apart. */
static int
range_of(const naw_post *a, const naw_post *b)
{
    int across = abs(a->across - b->across), along = abs(a->along - b->along);

    if (a->map != b->map)
        return NAW_FAR;
    return along > across ? across + (along - across) / 2 : across;
}

static void
note_enemy(naw_post *post, const naw_post *enemy, int range)
{
    int worth = range + (enemy->strength <= NAW_WEAK ? NAW_WEAK_DETOUR : 0);

    if (range < post->nearest || !post->nearest)
        post->nearest = range;
    if (worth < post->quarry || !post->quarry)
        post->quarry = worth;
}

/* Who is how far from whom. */
static void
measure(naw_judgement *j)
{
    for (int f = 0; f < j->count[NAW_FRENCH]; f++)
        for (int q = 0; q < j->count[NAW_PRUSSIAN]; q++) {
            naw_post *a = &j->posts[NAW_FRENCH][f], *b = &j->posts[NAW_PRUSSIAN][q];
            int range = range_of(a, b);
            j->range[f][q] = (uint8_t)range;
            note_enemy(a, b, range);
            note_enemy(b, a, range);
        }
}

static int
count_friends(const naw_judgement *j, bt_side side, int at)
{
    const naw_printed *p = j->n->printed;
    const naw_post *post = &j->posts[side][at];
    int friends = 0;

    for (int i = 0; i < p->side_count[post->hex]; i++) {
        bt_hex near = p->sides[post->hex][i].to;
        bt_unit there = j->n->s->at[near];
        friends += there != BT_UNIT_NONE && p->side_of[there] == side;
    }
    return friends;
}

/* ---- standing well ----------------------------------------------------- */

static int
judge_ground(const naw_judgement *j, const naw_post *post)
{
    const naw_printed *p = j->n->printed;
    int value = 0;

    if (p->tec.terrains[p->atlas.hexes[post->hex].terrain].defence > BT_TIMES_ONE)
        value += NAW_W_TOWN;
    for (int i = 0; i < p->side_count[post->hex]; i++)
        if (p->sides[post->hex][i].features & BT_HEXSIDE_SLOPE_DOWN)
            value += NAW_W_HEIGHT;
    return value;
}

/* A side behind in the schedule has to go and look for the enemy; one that is
 * far stronger on a map may. */
static int
eagerness(const naw_judgement *j, bt_side side, int map)
{
    int lead = side == NAW_FRENCH ? j->lead : -j->lead;
    int own = j->strength[side][map], other = j->strength[naw_other(side)][map];

    if (lead <= 0)
        return NAW_W_SEEK;
    return own * 2 > other * 3 ? NAW_W_SEEK / 2 : 0;
}

static int
judge_posts(const naw_judgement *j, bt_side side)
{
    int value = 0;

    for (int i = 0; i < j->count[side]; i++) {
        const naw_post *post = &j->posts[side][i];
        int friends = count_friends(j, side, i);
        bool is_near = post->nearest && post->nearest <= NAW_NEAR;
        if (!post->nearest || post->nearest == NAW_FAR)
            continue;
        value -= eagerness(j, side, post->map) * post->quarry * (post->strength + 2) / 8;
        if (is_near)
            value += judge_ground(j, post) + NAW_W_FRIEND * (friends > 2 ? 2 : friends);
        if (post->is_gun && post->is_pinned)
            value -= NAW_W_GUN_PINNED * post->strength;
        if (post->is_gun && post->nearest == 2)
            value += NAW_W_GUN_POSTED;
    }
    return value;
}

/* ---- the whole --------------------------------------------------------- */

static int
judge(naw_judgement *j)
{
    const naw_state *s = j->n->s;
    bt_side phasing = naw_phasing(s), other = naw_other(phasing);
    int value = judge_victory(j), sign = phasing == NAW_FRENCH ? 1 : -1;

    value += NAW_W_LOSS * (naw_total_losses(s, NAW_PRUSSIAN) - naw_total_losses(s, NAW_FRENCH));
    if (bt_frames_peek(&s->frames)->procedure == NAW_P_OVER)
        return value;
    muster(j);
    measure(j);
    value += judge_posts(j, NAW_FRENCH) - judge_posts(j, NAW_PRUSSIAN);
    value += sign * naw_judge_contact(j, phasing);
    value -= sign * naw_judge_threat(j, other, next_turn(j->n, other)) * NAW_W_THREAT / 100;
    value += sign * naw_judge_threat(j, phasing, next_turn(j->n, phasing)) * NAW_W_OUTLOOK / 100;
    if (s->crowded != BT_UNIT_NONE)
        value -= sign * NAW_W_CROWDED;
    return value;
}

int
naw_evaluate(const bt_game *game, const bt_state *state, bt_side side)
{
    naw n = { game, naw_printed_of(game), (naw_state *)(uintptr_t)state, NULL };
    naw_judgement j;
    int value;

    naw_begin_judgement(&j, &n);
    value = judge(&j);
    return side == NAW_FRENCH ? value : -value;
}
