/*
 * victory.c - the victory point schedule and the level of victory [19.0].
 */
#include <berthier/say.h>

#include "morale.h"
#include "victory.h"

int
naw_total_losses(const naw_state *s, bt_side side)
{
    int total = 0;

    for (int map = 0; map < BT_MAPS_MAX; map++)
        total += s->losses[side][map];
    return total;
}

/* [19.1i] Strength gone for good over the named edges; the track is no exit. */
int
naw_exited_strength(const naw *n, const naw_condition *c)
{
    int total = 0;

    for (int u = 0; u < n->printed->unit_count; u++)
        for (int e = BT_EDGE_NORTH; e <= BT_EDGE_WEST; e <<= 1)
            if (n->printed->side_of[u] == c->side && c->edges & e &&
                n->s->places[u] == naw_exit_box(c->map, e))
                total += n->printed->counters[u].strength;
    return total;
}

/* Ratios are compared as products, so that nothing is divided by zero. */
static bool
is_met(const naw *n, const naw_condition *c)
{
    int own = naw_total_losses(n->s, c->side);
    int other = naw_total_losses(n->s, naw_other(c->side));

    switch (c->kind) {
    case NAW_RATIO_AT_MOST:
        return own <= c->times * other;
    case NAW_RATIO_ABOVE:
        return own > c->times * other;
    case NAW_DEMORALIZED:
        return naw_is_demoralized(n->s, c->side, c->map);
    case NAW_LOSSES_BELOW:
        return own < c->limit;
    case NAW_EXITED:
        return naw_exited_strength(n, c) >= c->limit;
    }
    return false;
}

void
naw_count_victory(const naw *n, naw_score *out)
{
    int plan = naw_plan_index(n->s);

    *out = (naw_score){ 0 };
    for (int i = 0; i < n->printed->condition_count; i++) {
        const naw_condition *c = &n->printed->conditions[i];
        out->met[i] = c->points[plan] && is_met(n, c);
        if (out->met[i])
            out->points[c->winner[plan]] += c->points[plan];
    }
}

/* [19.2b] "French decisive victory, 5 to 1" */
static const char *
level_text(int margin)
{
    static const char *const texts[] = {
        BT_MSG("draw; victory points of each side: {1}"),
        BT_MSG("{0} marginal victory, {1} to {2}"),
        BT_MSG("{0} substantive victory, {1} to {2}"),
        BT_MSG("{0} decisive victory, {1} to {2}"),
    };

    return texts[margin > 3 ? 3 : margin];
}

void
naw_outcome(const bt_game *game, const bt_state *state, bt_outcome *out)
{
    naw_state copy = *naw_state_of(state);
    naw n = { game, naw_printed_of(game), &copy, NULL };
    int french, prussian;
    naw_score score;

    *out = (bt_outcome){ .winner = BT_SIDE_NONE };
    if (bt_frames_peek(&copy.frames)->procedure != NAW_P_OVER)
        return;
    naw_count_victory(&n, &score);
    french = score.points[NAW_FRENCH];
    prussian = score.points[NAW_PRUSSIAN];
    out->over = true;
    out->margin = french > prussian ? french - prussian : prussian - french;
    if (french != prussian)
        out->winner = french > prussian ? NAW_FRENCH : NAW_PRUSSIAN;
    BT_SAY_FIXED(out->text, game, level_text(out->margin),
                 bt_arg_word(game->rules->side_names[out->winner == NAW_PRUSSIAN]),
                 bt_arg_number(out->winner == NAW_PRUSSIAN ? prussian : french),
                 bt_arg_number(out->winner == NAW_PRUSSIAN ? french : prussian));
}

void
naw_announce_victory(naw *n)
{
    int plan = naw_plan_index(n->s);
    naw_score score;

    naw_count_victory(n, &score);
    for (int i = 0; i < n->printed->condition_count; i++) {
        const naw_condition *c = &n->printed->conditions[i];
        if (score.met[i])
            NAW_EVENT(n, SCORED, c->rule, c->winner[plan], c->points[plan], i, 0);
    }
    NAW_EVENT(n, ENDED, "19.2a", score.points[NAW_FRENCH], score.points[NAW_PRUSSIAN], 0, 0);
}

static bt_sides
nobody(const naw *n)
{
    (void)n;
    return 0;
}

const bt_room naw_room_over = {
    .acts = nobody,
    .question = BT_MSG("The game is over."),
};
