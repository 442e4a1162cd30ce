/*
 * standing.c - what a view tells besides the fields: who leads a march, who is demoralized, the attacks
 * declared, Command Points left.
 *
 * All of it follows from what the viewer may see: the other side's hidden units have been wiped before.
 */
#include "standing.h"
#include "combat.h"
#include "combat_field.h"
#include "combat_odds.h"
#include "cost.h"
#include "morale.h"

static void
write_units(const osg *n, const char *key, bt_units units, bt_json *json)
{
    bt_json_object(json, key);
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        bt_json_bool(json, n->game->units[u].id, true);
    bt_json_object_end(json);
}

/* [8.1] One of those on the march, and what the slowest of them has left. */
static void
write_march(const osg *n, bt_json *json)
{
    bt_unit lead = bt_units_first(&n->s->movers);
    bt_units left = n->s->movers;
    bt_mp least;

    if (lead == BT_UNIT_NONE)
        return;
    least = osg_points_left(n, lead);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_points_left(n, u) < least)
            least = osg_points_left(n, u);
    bt_json_text(json, "mover", n->game->units[lead].id);
    bt_json_parts(json, "points", least, 2);
}

/* [12.11] Of those whom the viewer sees. */
static void
write_demoralized(const osg *n, bt_json *json)
{
    bt_json_object(json, "demoralized-units");
    for (int u = 0; u < n->printed->unit_count; u++)
        if (osg_on_map(n->s, (bt_unit)u) && osg_is_demoralized(n, (bt_unit)u))
            bt_json_bool(json, n->game->units[u].id, true);
    bt_json_object_end(json);
}

/* [11.3] In quarters of a point; shifts and reductions in the column. */
static void
write_odds(const osg *n, int attack, bt_units ours, bt_units theirs, bt_json *json)
{
    bool in_hand = attack == osg_attack_in_hand(n->s);
    int strength, defence, column;

    if (bt_units_is_empty(&ours) || bt_units_is_empty(&theirs))
        return;
    osg_weigh(n, ours, theirs, &strength, &defence);
    column = in_hand ? osg_column(n, attack, NULL) : osg_column_between(n, ours, theirs, NULL);
    bt_json_parts(json, "attack", strength, 4);
    bt_json_parts(json, "defence", defence, 4);
    bt_json_text(json, "column", n->printed->crt.columns[column]);
}

/* Their odds until the die falls. */
static void
write_attack(const osg *n, const osg_field *field, int attack, bt_json *json)
{
    bt_side phasing = field->phasing, other = osg_other(phasing);
    bt_units ours = osg_parties(n, attack, phasing), theirs = osg_parties(n, attack, other);

    if (bt_units_is_empty(&ours) && bt_units_is_empty(&theirs))
        return;
    bt_json_object(json, NULL);
    bt_json_number(json, "number", attack);
    write_units(n, "attackers", ours, json);
    write_units(n, "defenders", theirs, json);
    if (attack != osg_attack_in_hand(n->s))
        write_odds(n, attack, osg_forces_of(n, field, attack, phasing),
                   osg_forces_of(n, field, attack, other), json);
    else if (!bt_frames_find(&n->s->frames, OSG_P_RESULT))
        write_odds(n, attack, osg_on_map_of(n, ours), osg_on_map_of(n, theirs), json);
    bt_json_object_end(json);
}

/* [11.2a] By their numbers; while they are chosen, and until the last is fought. */
static void
write_attacks(const osg *n, bt_json *json)
{
    int most = 0, hand = osg_attack_in_hand(n->s);
    osg_field field;

    if (!bt_frames_find(&n->s->frames, OSG_P_COMBAT))
        return;
    osg_survey_field(n, &field);
    for (int u = 0; u < n->printed->unit_count; u++)
        if (osg_is_attack(n->s->used[u]) && n->s->used[u] > most)
            most = n->s->used[u];
    bt_json_array(json, "attacks");
    for (int attack = 1; attack <= most; attack++)
        write_attack(n, &field, attack, json);
    bt_json_array_end(json);
    if (!hand)
        return;
    write_units(n, "attackers", osg_parties(n, hand, osg_phasing(n->s)), json);
    write_units(n, "defenders", osg_parties(n, hand, osg_other(osg_phasing(n->s))), json);
}

/* ---- whom it is about -------------------------------------------------------------------------- */

/* The unit that a die falls for, or that has to go somewhere; BT_UNIT_NONE if it is hidden, or nobody. */
static bt_unit
subject_of(const osg_state *s)
{
    const bt_frame *top = bt_frames_peek(&s->frames);

    switch (top->procedure) {
    case OSG_P_RALLY:
        return top->step;
    case OSG_P_CHECK:
    case OSG_P_NERVE:
    case OSG_P_CAPTURE:
    case OSG_P_FLIGHT:
    case OSG_P_DISPLACE:
    case OSG_P_FOLLOW:
    case OSG_P_TRAIN:
    case OSG_P_RESCUE:
    case OSG_P_APPOINT:
        return top->local;
    default:
        return BT_UNIT_NONE;
    }
}

/* [5.26a] Of a leader under its flag that is hunted, or a unit displaced, where it is. */
static void
write_subject(const osg *n, bt_hex hunt, bt_json *json)
{
    bt_unit unit = subject_of(n->s);

    if (unit < n->printed->unit_count && n->s->places[unit] != OSG_HIDDEN)
        bt_json_text(json, "subject", n->game->units[unit].id);
    if (hunt != BT_HEX_NONE)
        bt_json_text(json, "hunt", n->printed->atlas.hexes[hunt].id);
}

/* [5.11b] [5.15b] What each commander has left, while points are allocated. */
static void
write_commanders(const osg *n, bt_side viewer, bt_json *json)
{
    bt_units able = n->printed->commanders;

    if (bt_frames_peek(&n->s->frames)->procedure != OSG_P_COMMAND || viewer != osg_phasing(n->s))
        return;
    able = bt_units_and(able, n->printed->of_side[viewer]);
    bt_json_object(json, "commanders");
    for (bt_unit u; (u = bt_units_take(&able)) != BT_UNIT_NONE;) {
        const osg_counter *c = osg_counter_of(n, u);
        int number = osg_number_in(n->printed->commanders, u);
        if (!osg_on_map(n->s, u) || bt_units_has(&n->s->rallying, u))
            continue;
        bt_json_object(json, n->game->units[u].id);
        if (!c->is_officer)
            bt_json_number(json, "officers", c->rating - n->s->officers_placed[number]);
        bt_json_number(json, "units",
                       (c->is_officer ? 1 : c->rating) - n->s->units_placed[number]);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

void
osg_write_standing(const osg *n, bt_side viewer, bt_hex hunt, bt_json *json)
{
    write_march(n, json);
    write_subject(n, hunt, json);
    write_demoralized(n, json);
    write_attacks(n, json);
    write_commanders(n, viewer, json);
}
