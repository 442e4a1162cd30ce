/*
 * view.c - what a side may know [1.5]: of the other side's hexes the flags, nothing else.
 */
#include "view.h"
#include "plan.h"
#include "setup.h"

#include <string.h>

/* [1.5a] Does a viewer see no more of a unit than its flag? */
static bool
is_hidden(const osg *n, bt_side viewer, bt_unit unit)
{
    return osg_counter_of(n, unit)->side != viewer && osg_on_map(n->s, unit) &&
           !bt_units_has(&n->s->revealed, unit);
}

bool
osg_conceals(const bt_game *game, const bt_state *state, bt_side viewer, unsigned operand,
             unsigned value)
{
    const osg n = osg_look(game, state);

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

/* [1.5a] The foremost kind only: troops, whoever is with them; else a train; else leaders. */
static void
simplify_flags(osg_view *view)
{
    for (int side = 0; side < 2; side++)
        for (size_t hex = 0; hex < OSG_HEXES_MAX; hex++) {
            uint8_t *flag = &view->flags[side][hex];
            if (*flag & OSG_FLAG_TROOPS)
                *flag &= (uint8_t)~(OSG_FLAG_TRAIN | OSG_FLAG_LEADER);
            else if (*flag & OSG_FLAG_TRAIN)
                *flag &= (uint8_t)~OSG_FLAG_LEADER;
        }
}

static void
wipe(osg_state *s, bt_unit unit)
{
    bt_units *const sets[] = { &s->out,        &s->placed,  &s->checked,  &s->roused,  &s->barred,
                               &s->rallying,   &s->rallied, &s->marching, &s->halted,  &s->reduced,
                               &s->unsupplied, &s->moved,   &s->movers,   &s->entered, &s->foiled };

    for (size_t i = 0; i < BT_COUNT(sets); i++)
        bt_units_remove(sets[i], unit);
    s->places[unit] = OSG_HIDDEN;
    s->used[unit] = 0;
}

/* [5.26a] Who the leader is for whom the enemy rolls, and where he may fly to, its own side knows; so
 * it does who makes room for a retreat [11.45a]. */
static void
hide_one_asked(const osg *n, bt_side viewer, osg_state *shown)
{
    for (int i = 1; i < shown->frames.depth; i++) {
        bt_frame *at = &shown->frames.at[i];
        if ((at->procedure == OSG_P_CAPTURE || at->procedure == OSG_P_FLIGHT ||
             at->procedure == OSG_P_DISPLACE) &&
            is_hidden(n, viewer, at->local))
            at->local = 0;
    }
}

void
osg_make_view(const bt_game *game, const bt_state *state, bt_side viewer, bt_view *out)
{
    osg_view *view = (osg_view *)(void *)out;
    const osg n = osg_look(game, state);

    view->viewer = viewer;
    view->shown = *n.s;
    for (int u = 0; u < n.printed->unit_count; u++) {
        if (!is_hidden(&n, viewer, (bt_unit)u))
            continue;
        if (!osg_sets_up(&n, n.printed->counters[u].side)) /* [1.6b] */
            view->flags[n.printed->counters[u].side][n.s->places[u]] |= flag_of(&n, (bt_unit)u);
        wipe(&view->shown, (bt_unit)u);
    }
    simplify_flags(view);
    if (viewer != OSG_FRENCH && !osg_plan_is_open(&n)) { /* [21.85] */
        view->shown.diverted = (bt_units){ { 0 } };
        memset(view->shown.came, 0, sizeof view->shown.came);
    }
    if (viewer != osg_phasing(n.s)) { /* whose check it is, what was put in command */
        memset(view->shown.officers_placed, 0, sizeof view->shown.officers_placed);
        memset(view->shown.units_placed, 0, sizeof view->shown.units_placed);
        for (int i = 1; i < view->shown.frames.depth; i++)
            if (view->shown.frames.at[i].side != viewer)
                view->shown.frames.at[i].local = view->shown.frames.at[i].step = 0;
    }
    hide_one_asked(&n, viewer, &view->shown);
    /* Caches tell vedettes from other troops; the flags tell what they may. */
    memset(view->shown.zoc, 0, sizeof view->shown.zoc);
    memset(view->shown.head, 0, sizeof view->shown.head);
    memset(view->shown.next, 0, sizeof view->shown.next);
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
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

void
osg_write_view(const bt_game *game, const bt_view *view, bt_json *json)
{
    osg_view copy = *(const osg_view *)(const void *)view;
    osg n = { game, osg_printed_of(game), &copy.shown, NULL };

    bt_fields_write(game, &copy.shown, json);
    bt_json_object(json, "flags");
    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++)
        write_flags(&n, &copy, side, json);
    bt_json_object_end(json);
    bt_json_number(json, "day", n.printed->days[copy.shown.turn - 1]);
    bt_json_text(json, "part", osg_part_words[n.printed->parts[copy.shown.turn - 1]]);
}
