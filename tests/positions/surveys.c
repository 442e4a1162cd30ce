/*
 * surveys.c - the steps that look at what is laid over the map, and at where
 * a unit can go.
 */
#include "run.h"

#include <berthier/reach.h>
#include <stdlib.h>
#include <string.h>

static int
find_overlay(const bt_rules *rules, const char *id)
{
    for (int i = 0; i < rules->overlay_count; i++)
        if (!strcmp(rules->overlays[i].id, id))
            return i;
    return -1;
}

/* "0504 1/Gaz zone of control of 1/Gaz [6.0a]", one mark a line. */
static void
write_marks(const bt_run *run, const bt_marks *marks, bt_buf *out)
{
    for (int i = 0; i < marks->count; i++) {
        const bt_mark *mark = &marks->at[i];
        bt_units units = mark->units;
        bt_place_format(run->game, mark->place, out);
        for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
            bt_buf_addf(out, " %s", run->game->units[u].id);
        bt_buf_addf(out, "%s %s [%s]\n", mark->blocked ? " blocked:" : "", mark->text, mark->rule);
    }
}

unsigned
bt_place_of(const bt_run *run, const char *word)
{
    static const bt_operand places = { "place", BT_KIND_PLACE, 0, 0, NULL };
    bt_error err = { 0 };
    unsigned place;

    if (bt_operand_parse(run->game, &places, word, (int)strlen(word), &place, &err) != BT_OK ||
        BT_PLACE_IS_BOX(place))
        return BT_HEX_NONE;
    return place;
}

/* What a survey is about, and who asks: an onlooker, if nobody is named. */
typedef struct subject {
    bt_side side, viewer;
    uint16_t place;
} subject;

/* A place or the side it is about, or both in any order, and behind "by" the viewer. */
static bool
take_subject(bt_run *run, char **rest, subject *out)
{
    *out = (subject){ BT_SIDE_NONE, BT_SIDE_NONE, BT_HEX_NONE };
    while (**rest && strncmp(*rest, "not ", 4) != 0 && strncmp(*rest, "contains ", 9) != 0) {
        char *word = bt_take_word(rest);
        bool asks = !strcmp(word, "by");
        if (asks)
            word = bt_take_word(rest);
        bt_side named = bt_side_find(run->game->rules, word, (int)strlen(word));
        unsigned found = asks ? BT_HEX_NONE : bt_place_of(run, word);
        if (named == BT_SIDE_NONE && found == BT_HEX_NONE)
            return bt_run_fail(run, "\"%s\" is neither a side nor a place on the map", word);
        if (named != BT_SIDE_NONE)
            *(asks ? &out->viewer : &out->side) = named;
        if (found != BT_HEX_NONE)
            out->place = (uint16_t)found;
    }
    return true;
}

bool
bt_step_survey(bt_run *run, char *rest)
{
    const bt_rules *rules = run->game->rules;
    int overlay = find_overlay(rules, bt_take_word(&rest));
    bt_arena arena = { 0 };
    bt_marks marks = { .arena = &arena };
    subject about;

    if (overlay < 0)
        return bt_run_fail(run, "there is no such overlay");
    if (!take_subject(run, &rest, &about))
        return false;
    if ((rules->overlays[overlay].needs & BT_NEEDS_SIDE && about.side == BT_SIDE_NONE) ||
        (rules->overlays[overlay].needs & BT_NEEDS_PLACE && about.place == BT_HEX_NONE))
        return bt_run_fail(run, "the overlay needs a side or a place");
    bt_view *view = bt_view_new(run->game);
    if (!view)
        return bt_run_fail(run, "out of memory");
    rules->view(run->game, run->state, about.viewer, view);
    rules->survey(run->game, view, overlay, about.side, about.place, &marks);
    bt_buf_clear(&run->text);
    write_marks(run, &marks, &run->text);
    bt_arena_release(&arena);
    free(view);
    return bt_run_contains(run, "a survey", rest);
}

/* The ways of the unit named next; the arena is released by the caller. */
static bool
take_reach(bt_run *run, char **rest, bt_arena *arena, bt_reach *out)
{
    char *id = bt_take_word(rest);
    bt_unit unit = bt_unit_find(run->game, id, (int)strlen(id));

    if (unit == BT_UNIT_NONE)
        return bt_run_fail(run, "no unit is called \"%s\"", id);
    return bt_reach_find(out, arena, run->game, run->state, run->game->units[unit].side, unit,
                         NULL) == BT_OK ||
           bt_run_fail(run, "out of memory");
}

static void
write_cost(const bt_run *run, const bt_spot *spot, bt_buf *out)
{
    static const bt_operand points = { "points", BT_KIND_HALVES, 0, 0, NULL };

    bt_prose_format(run->game, &points, spot->cost, out);
}

/* ", tired 2, tested 1, lost 0.667 0.333, may leave, against TIR BOH, trespass [AON-12.6b]" */
static void
write_hazard(const bt_run *run, const bt_hazard *hazard, bt_buf *out)
{
    bt_set against = hazard->against;

    if (hazard->tired)
        bt_buf_addf(out, ", tired %d", hazard->tired);
    if (hazard->tested)
        bt_buf_addf(out, ", tested %d, lost", hazard->tested);
    for (int i = 0; hazard->tested && i < hazard->count; i++)
        bt_buf_addf(out, " %.3f", hazard->lost[i]);
    if (hazard->rule)
        bt_buf_addf(out, " [%s]", hazard->rule);
    bt_buf_add(out, hazard->leaves ? ", may leave" : "");
    for (const char *word = ", against "; !bt_set_is_empty(&against); word = " ")
        bt_buf_addf(out, "%s%s", word, run->game->network->areas[bt_set_take(&against)].id);
    if (hazard->trespass)
        bt_buf_addf(out, ", trespass [%s]", hazard->trespass);
}

/* "line Rain [E-RAIN.3] -1" for each thing the points come from, then "sum 3" */
static void
write_sums(const bt_odds *sums, bt_buf *out)
{
    int sum = 0;

    for (int i = 0; i < sums->line_count; i++) {
        const bt_odds_line *line = &sums->lines[i];
        bt_buf_addf(out, "line %s [%s] %d\n", line->text, line->rule, line->value);
        sum += line->value;
    }
    bt_buf_addf(out, "sum %d\n", sum);
}

bool
bt_step_reach(bt_run *run, char *rest)
{
    bt_arena arena = { 0 };
    bt_reach reach;
    bool well = take_reach(run, &rest, &arena, &reach);

    bt_buf_clear(&run->text);
    for (int i = 0; well && i < reach.count; i++) {
        const bt_spot *spot = &reach.spots[i];
        bt_place_format(run->game, spot->place, &run->text);
        bt_buf_add(&run->text, " for ");
        write_cost(run, spot, &run->text);
        bt_buf_addf(&run->text, "%s%s", spot->ends ? ", ends" : "", spot->halt ? ", halts" : "");
        if (reach.hazards)
            write_hazard(run, &reach.hazards[i], &run->text);
        bt_buf_add(&run->text, "\n");
    }
    if (well && reach.sums)
        write_sums(reach.sums, &run->text);
    bt_arena_release(&arena);
    return well && bt_run_contains(run, "the ways", rest);
}

static const bt_spot *
find_spot(const bt_reach *reach, unsigned place)
{
    for (int i = 0; i < reach->count; i++)
        if (reach->spots[i].place == place)
            return &reach->spots[i];
    return NULL;
}

/* cost UNIT PLACE = 1½, cost UNIT PLACE = none: of the cheapest way there */
bool
bt_step_cost(bt_run *run, char *rest)
{
    static const bt_operand places = { "place", BT_KIND_PLACE, 0, 0, NULL };
    bt_arena arena = { 0 };
    bt_error err = { 0 };
    bt_reach reach;
    const bt_spot *spot = NULL;
    unsigned place = 0;
    bool well = take_reach(run, &rest, &arena, &reach);
    char *word = bt_take_word(&rest);

    if (well && bt_operand_parse(run->game, &places, word, (int)strlen(word), &place, &err))
        well = bt_run_fail_error(run, &err);
    if (well && strcmp(bt_take_word(&rest), "=") != 0)
        well = bt_run_fail(run, "expected cost UNIT PLACE = 1½, found no =");
    if (well) {
        bt_buf_clear(&run->text);
        spot = find_spot(&reach, place);
        if (spot)
            write_cost(run, spot, &run->text);
        else
            bt_buf_add(&run->text, "none");
    }
    bt_arena_release(&arena);
    return well &&
           (!strcmp(bt_buf_text(&run->text), rest) ||
            bt_run_fail(run, "expected %s for %s, found %s", word, rest, bt_buf_text(&run->text)));
}
