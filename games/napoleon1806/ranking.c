/*
 * ranking.c - what a tournament counts for a game; chapter M2.
 */
#include "ranking.h"

/* [M2.1] [M2.6] */
enum { FOR_WIN = 3, FOR_LOSS = 1, UNFINISHED = -7 };

/* Tie-break points of a win: so many for each turn left, this one included;
 * what counts as turn 8 is the end of the last one [A52]. */
static int
turns_left(const n06_state *s)
{
    if (s->ending == N06_END_NAPOLEON)
        return N06_TURNS_MAX;
    return s->ending == N06_END_TIME ? 0 : N06_TURNS_MAX + 1 - s->turn;
}

n06_rank
n06_rank_of(const n06_state *s, bt_side side)
{
    int left = turns_left(s);

    if (s->winner == BT_SIDE_NONE)
        return (n06_rank){ 0, UNFINISHED };
    if (side != s->winner)
        return (n06_rank){ FOR_LOSS, -left };
    if (side == N06_FRENCH)
        return (n06_rank){ FOR_WIN, left };
    return (n06_rank){ FOR_WIN, left ? 2 * left : 1 };
}

/* The clause behind what a side has for ties. */
static const char *
rule_of(const n06_state *s, bt_side side)
{
    if (s->ending == N06_END_NAPOLEON)
        return "M2.5";
    if (side != s->winner)
        return "M2.4";
    return side == N06_PRUSSIAN ? "M2.2" : "M2.3";
}

void
n06_tell_ranking(n06 *n)
{
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++) {
        n06_rank rank = n06_rank_of(n->s, side);
        if (rank.ties < 0)
            N06_EVENT(n, RANKED_LESS, rule_of(n->s, side), side, rank.points, -rank.ties, 0);
        else
            N06_EVENT(n, RANKED, rule_of(n->s, side), side, rank.points, rank.ties, 0);
    }
}

void
n06_write_ranking(const bt_game *game, const n06_state *s, bt_json *json)
{
    bt_json_object(json, "ranking");
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++) {
        n06_rank rank = n06_rank_of(s, side);
        bt_json_object(json, game->rules->sides[side]);
        bt_json_number(json, "points", rank.points);
        bt_json_number(json, "ties", rank.ties);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}
