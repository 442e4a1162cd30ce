/*
 * combat_field.c - who stands against whom, and whether every duty to attack can be met [4.31] [11.2].
 *
 * Stacks that can fight each other form a graph.  An attack takes attackers that all face each of its
 * defenders, so the smallest attacks are stars: one attacker on many, or many on one; and any graph in
 * which nobody who is bound stands alone can be cut into stars.  What an attack must not do is leave
 * somebody alone.  Who is left alone has to be taken into an attack of an enemy next to it, as a further
 * attacker or a further target; two of different sides who do not face each other cannot both be taken
 * into one.
 */
#include "combat_field.h"
#include "combat.h"
#include "hold.h"

bool
osg_can_fight_over(const osg *n, const bt_hexside *side, bool *zone)
{
    osg_land land;
    unsigned features;

    *zone = !(side->features & BT_HEXSIDE_RIVER);
    if (*zone)
        return true;
    osg_survey_land(n, &land);
    features = bt_ground_features(&land.ground, side);
    return (features & (BT_HEXSIDE_BRIDGE | BT_HEXSIDE_PONTOON)) != 0;
}

/* ---- the graph -------------------------------------------------------------------------- */

static bt_units
fresh_troops(const osg *n, bt_side side, bt_hex hex)
{
    bt_units troops = bt_units_and(osg_own_in_hex(n, side, hex), n->printed->troops);

    return bt_units_minus(troops, n->s->moved);
}

int
osg_find_node(const osg_field *field, bt_hex hex)
{
    for (int i = 0; i < field->count; i++)
        if (field->nodes[i].hex == hex)
            return i;
    return OSG_NOWHERE;
}

static void
add_node(const osg *n, osg_field *field, bt_side side, bt_hex hex)
{
    bt_units troops = fresh_troops(n, side, hex);
    int at = field->count;
    unsigned number;

    if (bt_units_is_empty(&troops) || osg_find_node(field, hex) != OSG_NOWHERE)
        return;
    assert(field->count < OSG_NODES_MAX);
    for (; at > 0 && field->nodes[at - 1].hex > hex; at--)
        field->nodes[at] = field->nodes[at - 1];
    number = n->s->used[bt_units_first(&troops)];
    field->nodes[at] = (osg_node){ .hex = hex,
                                   .side = side,
                                   .attack = number == OSG_FREED ? 0 : (uint8_t)number,
                                   .freed = number == OSG_FREED,
                                   .castled = osg_is_castled(n, side, hex),
                                   .foiled = osg_share(troops, n->s->foiled) };
    field->count++;
}

/* Those next to a hex of the phasing side, and that hex. */
static void
add_nodes_around(const osg *n, osg_field *field, bt_hex hex)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[hex];
    bool in_zone = osg_controls(n, osg_other(field->phasing), hex);

    if (!in_zone && !bt_bits_has(n->printed->riversides, hex))
        return;
    if (osg_find_node(field, hex) != OSG_NOWHERE)
        return;
    for (int i = 0; i < info->side_count; i++) {
        bt_units enemies;
        bool zone;
        if (!in_zone && !(info->sides[i].features & BT_HEXSIDE_RIVER))
            continue;
        if (!osg_has_troops(n, osg_other(field->phasing), info->sides[i].to))
            continue;
        enemies = fresh_troops(n, osg_other(field->phasing), info->sides[i].to);
        if (bt_units_is_empty(&enemies) || !osg_can_fight_over(n, &info->sides[i], &zone))
            continue;
        add_node(n, field, field->phasing, hex);
        add_node(n, field, osg_other(field->phasing), info->sides[i].to);
    }
}

static void
find_enemies(const osg *n, osg_field *field, osg_node *node)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[node->hex];

    for (int i = 0; i < info->side_count; i++) {
        int other = osg_find_node(field, info->sides[i].to);
        bool zone;
        if (other == OSG_NOWHERE || field->nodes[other].side == node->side ||
            !osg_can_fight_over(n, &info->sides[i], &zone))
            continue;
        node->zone[node->near_count] = zone;
        node->near[node->near_count++] = (uint8_t)other;
    }
}

/* [4.31a] [8.33] Zones bind; [11.52a] [11.52b] a single unit in a chateau only if it attacks, or has to after a Repulse
 * [10.22a], though its own binds others [11.52c]. */
static bool
is_bound(const osg_field *field, const osg_node *node)
{
    for (int i = 0; i < node->near_count; i++) {
        const osg_node *other = &field->nodes[node->near[i]];
        const osg_node *attacker = node->side == field->phasing ? node : other;
        if (node->zone[i] && (!attacker->castled || attacker->attack || attacker->foiled))
            return true;
    }
    return false;
}

static void
bind_nodes(osg_field *field)
{
    for (int i = 0; i < field->count; i++)
        field->nodes[i].bound = is_bound(field, &field->nodes[i]);
}

void
osg_survey_field(const osg *n, osg_field *field)
{
    bt_units left;

    field->phasing = osg_phasing(n->s);
    field->count = 0;
    left = bt_units_and(n->printed->troops, n->printed->of_side[field->phasing]);
    left = bt_units_minus(osg_on_map_of(n, left), n->s->moved);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        add_nodes_around(n, field, n->s->places[u]);
    for (int i = 0; i < field->count; i++)
        find_enemies(n, field, &field->nodes[i]);
    bind_nodes(field);
}

/* ---- attacks ------------------------------------------------------------------------------ */

/* [11.21a] All in a stack defend together. */
bt_units
osg_forces_of(const osg *n, const osg_field *field, int attack, bt_side side)
{
    bt_units found = { { 0 } };

    for (int i = 0; i < field->count; i++) {
        const osg_node *node = &field->nodes[i];
        if (node->attack == attack && node->side == side)
            found = bt_units_or(found, osg_own_in_hex(n, side, node->hex));
    }
    found = bt_units_and(found, n->printed->troops);
    return side == field->phasing ? bt_units_minus(found, n->s->moved) : found;
}

static bool
face(const osg_field *field, int one, int other)
{
    for (int i = 0; i < field->nodes[one].near_count; i++)
        if (field->nodes[one].near[i] == other)
            return true;
    return false;
}

/* Does a node face every enemy in an attack? */
static bool
fits(const osg_field *field, int node, int attack)
{
    for (int i = 0; i < field->count; i++)
        if (field->nodes[i].attack == attack && field->nodes[i].side != field->nodes[node].side &&
            !face(field, node, i))
            return false;
    return true;
}

bool
osg_attack_is_whole(const osg_field *field, int node)
{
    int attack = field->nodes[node].attack;

    for (int i = 0; i < field->count; i++)
        if (field->nodes[i].attack == attack && !fits(field, i, attack))
            return false;
    return true;
}

static uint8_t
free_number(const osg_field *field)
{
    int number = 1;

    for (int i = 0; i < field->count; i++)
        if (field->nodes[i].attack == number) {
            number++;
            i = -1;
        }
    return (uint8_t)number;
}

void
osg_join_nodes(osg_field *field, int attacker, int defender)
{
    uint8_t ours = field->nodes[attacker].attack, theirs = field->nodes[defender].attack;
    uint8_t number = theirs ? theirs : ours ? ours : free_number(field);

    field->nodes[attacker].attack = field->nodes[defender].attack = number;
    for (int i = 0; ours && i < field->count; i++)
        if (field->nodes[i].attack == ours)
            field->nodes[i].attack = number;
    bind_nodes(field);
}

/* ---- duties --------------------------------------------------------------------------------- */

int
osg_open_duty(const osg_field *field)
{
    for (int i = 0; i < field->count; i++)
        if (field->nodes[i].bound && !field->nodes[i].attack)
            return i;
    return OSG_NOWHERE;
}

/* Bound, without an attack, and everybody it could fight is in one. */
static bool
is_lonely(const osg_field *field, const osg_node *node)
{
    if (!node->bound || node->attack)
        return false;
    for (int i = 0; i < node->near_count; i++)
        if (!field->nodes[node->near[i]].attack)
            return false;
    return true;
}

/* From the node on: take the lonely ones into attacks that are open to their side. */
static bool
take_in(const osg_field *field, int node, bt_side *taker)
{
    while (node < field->count && !is_lonely(field, &field->nodes[node]))
        node++;
    if (node == field->count)
        return true;
    for (int i = 0; i < field->nodes[node].near_count; i++) {
        int attack = field->nodes[field->nodes[node].near[i]].attack;
        bt_side side = field->nodes[node].side, was = taker[attack];
        if ((was != BT_SIDE_NONE && was != side) || !fits(field, node, attack))
            continue;
        taker[attack] = side;
        if (take_in(field, node + 1, taker))
            return true;
        taker[attack] = was;
    }
    return false;
}

bool
osg_duties_can_be_met(const osg_field *field)
{
    bt_side taker[256]; /* by attack: the side that it takes further stacks of */

    for (int i = 0; i < 256; i++)
        taker[i] = BT_SIDE_NONE;
    return take_in(field, 0, taker);
}
