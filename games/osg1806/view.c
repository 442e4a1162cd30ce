/*
 * view.c - what a side may know [1.5]: of the other side's hexes the flags, nothing else.
 */
#include "view.h"
#include "letters.h"
#include "morale.h"
#include "plan.h"
#include "setup.h"
#include "standing.h"
#include "tally.h"

#include <string.h>

/* [1.5a] Where a viewer sees it stand: what a side does in a segment is shown when that stands. */
static uint16_t
shown_place(const osg *n, bt_side viewer, bt_unit unit)
{
    uint16_t was = osg_counter_of(n, unit)->side != viewer ? n->s->was_at[unit] : 0;

    return was ? (uint16_t)(was - 1) : n->s->places[unit];
}

/* [1.5a] Does a viewer see no more of a unit than its flag?  In the end all is shown. */
static bool
is_hidden(const osg *n, bt_side viewer, bt_unit unit)
{
    return osg_counter_of(n, unit)->side != viewer && !bt_units_has(&n->s->revealed, unit) &&
           bt_frames_peek(&n->s->frames)->procedure != OSG_P_OVER &&
           (osg_on_map(n->s, unit) || !BT_PLACE_IS_BOX(shown_place(n, viewer, unit)));
}

bool
osg_conceals(const bt_game *game, const bt_state *state, bt_seat seat, unsigned operand,
             unsigned value)
{
    const osg n = osg_look(game, state);
    bt_side viewer = bt_side_of(game, seat);

    if (game->rules->operands[operand].kind == BT_KIND_TEXT)
        return osg_conceals_text(&n, seat, value);
    return game->rules->operands[operand].kind == BT_KIND_UNIT &&
           value < (unsigned)n.printed->unit_count && is_hidden(&n, viewer, (bt_unit)value);
}

static uint8_t
flag_of(const osg *n, bt_unit unit)
{
    const osg_printed *p = n->printed;
    unsigned kind = bt_units_has(&p->troops, unit)   ? OSG_FLAG_TROOPS
                    : bt_units_has(&p->combat, unit) ? OSG_FLAG_TRAIN
                                                     : OSG_FLAG_LEADER;

    return (uint8_t)(1u << p->counters[unit].nation | kind);
}

/* Troops hide a train and leaders, a train hides leaders: of several kinds one is left. */
static void
leave_one_kind(uint8_t *flag)
{
    if (*flag & OSG_FLAG_TROOPS)
        *flag = (uint8_t)(*flag & ~(OSG_FLAG_TRAIN | OSG_FLAG_LEADER));
    else if (*flag & OSG_FLAG_TRAIN)
        *flag = (uint8_t)(*flag & ~OSG_FLAG_LEADER);
}

/* What its owner knows of a unit besides where it stands. */
static void
wipe(osg_state *s, bt_unit unit)
{
    bt_units *const sets[] = { &s->out,        &s->placed,  &s->checked,  &s->roused,  &s->barred,
                               &s->rallying,   &s->rallied, &s->marching, &s->halted,  &s->reduced,
                               &s->unsupplied, &s->moved,   &s->movers,   &s->entered, &s->foiled };

    for (size_t i = 0; i < BT_COUNT(sets); i++)
        bt_units_remove(sets[i], unit);
    s->used[unit] = 0;
}

/* Of one who came back unseen the box shows, and so do the casualties [12.12], that it has not yet. */
static void
hide_unit(const osg *n, bt_side viewer, bt_unit unit, osg_view *view)
{
    uint16_t place = shown_place(n, viewer, unit);
    bool foiled = bt_units_has(&view->shown.foiled, unit);
    osg shown = osg_of(n->game, &view->shown);

    wipe(&view->shown, unit);
    view->shown.places[unit] = place;
    if (place == OSG_NIGHT_BOX)
        osg_add_casualty(&shown, unit);
    if (BT_PLACE_IS_BOX(place))
        return;
    view->shown.places[unit] = OSG_HIDDEN;
    if (osg_sets_up(n, osg_counter_of(n, unit)->side)) /* [1.6b] */
        return;
    view->flags[osg_counter_of(n, unit)->side][place] |=
        (uint8_t)(flag_of(n, unit) | (foiled ? OSG_FLAG_FOILED : 0));
    leave_one_kind(&view->flags[osg_counter_of(n, unit)->side][place]);
}

/* What was so of a unit stays its owner's to know when it has left the map, vedettes that are with their unit again
 * [13.12] [13.13b] or who was eliminated; and that it has come and gone since flags were shown. */
static void
hide_past(const osg *n, bt_side viewer, bt_unit unit, osg_state *shown)
{
    bt_units *const sets[] = { &shown->out,        &shown->roused, &shown->barred,
                               &shown->marching,   &shown->halted, &shown->entered,
                               &shown->unsupplied, &shown->foiled };

    bt_units_remove(&shown->still, unit); /* is for those who do not see it */
    if (osg_counter_of(n, unit)->side == viewer || osg_on_map(n->s, unit))
        return;
    shown->places[unit] = shown_place(n, viewer, unit);
    for (size_t i = 0; i < BT_COUNT(sets); i++)
        bt_units_remove(sets[i], unit);
}

/* Who is on the march or takes its place, and who is tested, is for its owner to know.  That a die is
 * due shows, where a leader is hunted, and where a march is interrupted. */
static void
hide_frames(const osg *n, bt_side viewer, osg_view *view)
{
    bt_frames *frames = &view->shown.frames;
    bt_frame *top = bt_frames_top(frames);
    bt_unit mover = bt_units_first(&n->s->movers);

    if (osg_is_unseen(frames)) {
        if (top->side != viewer)
            bt_frames_pop(frames);
        return;
    }
    for (int i = 1; i < frames->depth; i++)
        if (frames->at[i].procedure == OSG_P_MARCH && is_hidden(n, viewer, mover))
            view->march = n->s->places[mover];
    if (top->procedure == OSG_P_CHECK && is_hidden(n, viewer, top->local))
        top->local = BT_UNIT_NONE;
    if (top->procedure == OSG_P_RALLY && is_hidden(n, viewer, top->step))
        top->step = BT_UNIT_NONE;
    if ((top->procedure == OSG_P_CAPTURE || top->procedure == OSG_P_FLIGHT ||
         top->procedure == OSG_P_DISPLACE) &&
        is_hidden(n, viewer, top->local)) {
        view->hunt = n->s->places[top->local];
        top->local = BT_UNIT_NONE;
    }
}

/* Who was put in command, has come on, or uses pontoons in the turn of the other side. */
static void
hide_progress(const osg *n, osg_state *s)
{
    memset(s->officers_placed, 0, sizeof s->officers_placed);
    memset(s->units_placed, 0, sizeof s->units_placed);
    for (int i = 0; i < n->printed->arrival_count; i++)
        if (n->printed->arrivals[i].side == osg_phasing(n->s))
            s->came[i] = 0;
    s->crossed = s->packed = (bt_units){ { 0 } };
}

void
osg_make_view(const bt_game *game, const bt_state *state, bt_seat seat, bt_view *out)
{
    bt_side viewer = bt_side_of(game, seat);
    osg_view *view = (osg_view *)(void *)out;
    const osg n = osg_look(game, state);
    osg_state *s = &view->shown;
    const osg shown = osg_of(game, s);

    view->viewer = viewer;
    view->seat = seat;
    view->shown = *n.s;
    view->march = view->hunt = BT_HEX_NONE;
    for (bt_unit u = 0; u < n.printed->unit_count; u++)
        if (is_hidden(&n, viewer, u))
            hide_unit(&n, viewer, u, view);
        else
            hide_past(&n, viewer, u, s);
    if (viewer != OSG_FRENCH && n.printed->free_entry && !osg_plan_is_open(&shown)) /* [21.85] */
        s->diverted = (bt_units){ { 0 } };
    if (viewer != osg_phasing(n.s))
        hide_progress(&n, s);
    if (viewer != OSG_FRENCH && osg_sets_up(&n, OSG_FRENCH)) /* [1.6b] */
        s->opened = 0;
    hide_frames(&n, viewer, view);
    osg_hide_letters(&n, seat, s);
    memset(s->was_at, 0, sizeof s->was_at);
    /* Caches tell vedettes from other troops; the flags tell what they may. */
    memset(s->zoc, 0, sizeof s->zoc);
    memset(s->head, 0, sizeof s->head);
    memset(s->next, 0, sizeof s->next);
    for (int u = 0; u < n.printed->unit_count; u++)
        if (!osg_on_map(s, (bt_unit)u))
            bt_units_remove(&s->standing, (bt_unit)u);
}

static void
write_flags(const osg *n, const osg_view *view, bt_side side, bt_json *json)
{
    static const char *const kinds[] = { "troops", "train", "leader" };

    bt_json_object(json, n->game->rules->sides[side]);
    for (int hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        unsigned flag = view->flags[side][hex];
        if (!flag)
            continue;
        bt_json_object(json, n->printed->atlas.hexes[hex].id);
        for (int nation = 0; nation < OSG_NATIONS; nation++)
            if (flag >> nation & 1)
                bt_json_bool(json, osg_nation_words[nation], true);
        bt_json_text(json, "kind",
                     kinds[flag & OSG_FLAG_TROOPS  ? 0
                           : flag & OSG_FLAG_TRAIN ? 1
                                                   : 2]);
        if (flag & OSG_FLAG_FOILED)
            bt_json_bool(json, "foiled", true);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

/* [1.5] Where the viewer last saw those who are hidden from it now, and when. */
static void
write_memory(const osg *n, bt_json *json)
{
    bt_json_object(json, "memory");
    for (int u = 0; u < n->printed->unit_count; u++) {
        uint16_t at = n->s->seen_at[u];
        if (n->s->places[u] != OSG_HIDDEN || BT_PLACE_IS_BOX(at))
            continue;
        bt_json_object(json, n->game->units[u].id);
        bt_json_text(json, "at", n->printed->atlas.hexes[at].id);
        bt_json_number(json, "turn", n->s->seen_turn[u]);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

/* [12.1a] [12.11] Open to both sides: what a formation has lost is in the boxes. */
static void
write_morale(const osg *n, bt_json *json)
{
    const osg_printed *p = n->printed;

    bt_json_object(json, "morale");
    for (int f = 0; f < p->formation_count; f++) {
        bt_units there = bt_units_minus(p->formations[f].units, p->absent);
        if (!p->formations[f].tracked || bt_units_is_empty(&there))
            continue;
        bt_json_object(json, n->game->rosters[OSG_FORMATIONS].at[f].id);
        bt_json_parts(json, "losses", n->s->casualties[f], 2);
        bt_json_number(json, "level", n->s->levels[f]);
        bt_json_bool(json, "demoralized", osg_is_broken(n, (uint8_t)f));
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

/* [6.11] [6.12] Open to both sides: what lies in a box of the eliminated, by its full strength [12.1a]. */
static void
write_box(const osg *n, osg_box box, bt_json *json)
{
    int strength[2] = { 0, 0 };

    for (int u = 0; u < n->printed->unit_count; u++)
        if (n->s->places[u] == BT_PLACE_BOX(box))
            strength[osg_counter_of(n, (bt_unit)u)->side] +=
                osg_counter_of(n, (bt_unit)u)->strength;
    bt_json_object(json, n->game->boxes[box]);
    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++)
        bt_json_parts(json, n->game->rules->sides[side], strength[side], 2);
    bt_json_object_end(json);
}

void
osg_write_view(const bt_game *game, const bt_view *view, bt_json *json)
{
    osg_view copy = *(const osg_view *)(const void *)view;
    osg n = osg_of(game, &copy.shown);

    osg_derive_caches(game, &copy.shown);
    bt_fields_write(game, &copy.shown, json);
    bt_json_object(json, "flags");
    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++)
        write_flags(&n, &copy, side, json);
    bt_json_object_end(json);
    write_memory(&n, json);
    write_morale(&n, json);
    bt_json_object(json, "eliminated");
    for (osg_box box = OSG_BOX_DAY; box <= OSG_BOX_LOST; box++)
        write_box(&n, box, json);
    bt_json_object_end(json);
    bt_json_object(json, "plan"); /* [21.85] a paper: who comes which way, not where it is */
    for (int u = 0; u < n.printed->unit_count; u++)
        if (bt_units_has(&copy.shown.diverted, (bt_unit)u))
            bt_json_bool(json, game->units[u].id, true);
    bt_json_object_end(json);
    osg_write_standing(&n, copy.viewer, copy.hunt, json);
    osg_write_tally(&n, json);
    osg_write_letters(&n, copy.seat, json);
    bt_json_number(json, "day", n.printed->days[copy.shown.turn - 1]);
    bt_json_text(json, "part", osg_part_words[n.printed->parts[copy.shown.turn - 1]]);
}
