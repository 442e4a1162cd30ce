/*
 * survey.c - what front ends lay over the map: victory areas, where a side's
 * corps can come in one operation, and which of them threaten an area.
 *
 * Each corps marches alone, under the conditions of now, with a card that its
 * side may turn over; those activated do not march any more this turn.
 * All is read off a view: in the fog only what has been made out counts.
 */
#include <berthier/reach.h>
#include <berthier/say.h>

#include "reach.h"
#include "survey.h"
#include "view.h"

/* One survey being made. */
typedef struct surveyor {
    const n06 *n;
    const n06_view *seen;
    bt_marks *marks;
    bt_buf text; /* of the mark in hand */
} surveyor;

static void
mark(surveyor *q, uint16_t place, bt_units units, const char *rule)
{
    q->marks->failed |= q->text.failed;
    bt_marks_add(q->marks, &(bt_mark){ place, false, units, rule, bt_buf_text(&q->text) });
    bt_buf_clear(&q->text);
}

/* ---- victory areas ------------------------------------------------------ */

static void
survey_victory(surveyor *q)
{
    const n06 *n = q->n;

    for (int i = 0; i < n->printed->prize_count; i++) {
        const n06_prize *prize = &n->printed->prizes[i];
        BT_SAY(&q->text, n->game, "worth {0}, controlled by: {1}", bt_arg_number(prize->points),
               bt_arg_word(n->game->rules->side_names[n->s->control[i]]));
        mark(q, prize->area, (bt_units){ { 0 } }, "C12.3");
    }
}

/* ---- where corps can come ----------------------------------------------- */

/* Corps of a side that could still be called up this turn, as far as the view shows. */
static bt_units
marchers(const n06 *n, bt_side side)
{
    return n06_units(n06_present_corps(n, side) & ~n06_bits(n->s->activated));
}

static void
find(surveyor *q, bt_unit unit, bt_arena *arena, bt_reach *out)
{
    if (n06_find_ways(q->n->game, q->seen, n06_side_of(q->n->printed, unit), unit, arena, out))
        q->marks->failed = true;
}

static void
survey_range(surveyor *q, bt_side side)
{
    const n06 *n = q->n;
    bt_units coming[N06_AREAS_MAX] = { 0 };
    bt_buf names = { 0 };

    for (bt_units left = marchers(n, side); !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        bt_arena arena = { 0 };
        bt_reach reach = { 0 };
        find(q, unit, &arena, &reach);
        /* Half of the cards lead there: with the best nearly every place could be reached. */
        for (int i = 1; i < reach.count; i++)
            if (2 * reach.spots[i].ways >= reach.of)
                bt_units_add(&coming[reach.spots[i].place], unit);
        bt_arena_release(&arena);
    }
    for (bt_area a = 0; a < n->printed->network.area_count; a++) {
        if (bt_units_is_empty(&coming[a]))
            continue;
        bt_buf_clear(&names);
        bt_units_called(n->game, coming[a], &names);
        BT_SAY(&q->text, n->game, "half of the cards or more lead here: {0}",
               bt_arg_text(bt_buf_text(&names)));
        mark(q, a, coming[a], "C6.9");
    }
    q->marks->failed |= names.failed;
    bt_buf_release(&names);
}

/* ---- what threatens an area ---------------------------------------------- */

static void
survey_threat_of(surveyor *q, bt_unit unit, bt_area area)
{
    const n06 *n = q->n;
    bt_arg name = bt_arg_word(bt_unit_called(n->game, unit));
    bt_units self = { { 0 } };
    bt_arena arena = { 0 };
    bt_reach reach = { 0 };

    bt_units_add(&self, unit);
    if (n->s->places[unit] == area) {
        BT_SAY(&q->text, n->game, "{0} stands there", name);
        mark(q, area, self, "C1.27");
        return;
    }
    find(q, unit, &arena, &reach);
    for (int i = 1; i < reach.count; i++) {
        const bt_spot *spot = &reach.spots[i];
        if (spot->place != area)
            continue;
        BT_SAY(&q->text, n->game, "{0} can come with a card of {2} or more; points: {1}", name,
               bt_arg_halves(spot->cost), bt_arg_number(spot->needs));
        mark(q, n->s->places[unit], self, "C6.9");
    }
    bt_arena_release(&arena);
}

/* Whom the area is to be kept from: the viewer's enemy; for an onlooker, the side that is not there. */
static bool
is_enemy(const surveyor *q, bt_side side, bt_area area)
{
    if (q->seen->viewer <= N06_PRUSSIAN)
        return side != q->seen->viewer;
    return !n06_corps(q->n, side, area);
}

static void
survey_threats(surveyor *q, bt_area area)
{
    const n06 *n = q->n;

    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
        for (bt_units left = marchers(n, side);
             is_enemy(q, side, area) && !bt_units_is_empty(&left);)
            survey_threat_of(q, bt_units_take(&left), area);
}

void
n06_survey(const bt_game *game, const bt_view *view, int overlay, bt_side side, uint16_t place,
           bt_marks *out)
{
    const n06_view *seen = (const n06_view *)(const void *)view;
    n06_state copy = seen->shown;
    n06 n = { game, n06_printed_of(game), &copy, NULL };
    surveyor q = { .n = &n, .seen = seen, .marks = out };

    if (overlay == N06_OVERLAY_VICTORY)
        survey_victory(&q);
    else if (overlay == N06_OVERLAY_RANGE)
        survey_range(&q, side);
    else if (overlay == N06_OVERLAY_THREAT)
        survey_threats(&q, (bt_area)place);
    bt_buf_release(&q.text);
}
