/*
 * zoc.c - zones of control kept as sets of hexes.
 *
 * Adding is six bits.  Removing must know whether another unit of the side
 * still controls each of the six hexes, so it looks at their neighbours: at
 * most 36 look-ups, paid only when the last unit leaves a hex.
 */
#include <assert.h>
#include <berthier/zoc.h>

static bool
is_barred(const bt_ground *ground, bt_zoc_law law, const bt_hexside *side)
{
    return (bt_ground_features(ground, side) & law.look) == law.barred;
}

static bool
is_controlled(const bt_ground *ground, bt_zoc_law law, bt_hex hex, bt_zoc_source *exerts,
              const void *user)
{
    const bt_hex_info *info = &ground->atlas->hexes[hex];

    for (int i = 0; i < info->side_count; i++) {
        const bt_hexside *side = &info->sides[i];
        if (exerts(side->to, user) && !is_barred(ground, law, side))
            return true;
    }
    return false;
}

void
bt_zoc_add(uint64_t *zoc, const bt_ground *ground, bt_zoc_law law, bt_hex hex)
{
    const bt_hex_info *info = &ground->atlas->hexes[hex];

    assert(hex < ground->atlas->hex_count);
    for (int i = 0; i < info->side_count; i++) {
        if (!is_barred(ground, law, &info->sides[i]))
            bt_bits_add(zoc, info->sides[i].to);
    }
}

void
bt_zoc_remove(uint64_t *zoc, const bt_ground *ground, bt_zoc_law law, bt_hex hex,
              bt_zoc_source *exerts, const void *user)
{
    const bt_hex_info *info = &ground->atlas->hexes[hex];

    assert(hex < ground->atlas->hex_count);
    if (exerts(hex, user))
        return;
    for (int i = 0; i < info->side_count; i++) {
        bt_hex to = info->sides[i].to;
        if (!is_controlled(ground, law, to, exerts, user))
            bt_bits_remove(zoc, to);
    }
}
