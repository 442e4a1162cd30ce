/*
 * zoc.c - zones of control kept as sets of hexes.
 *
 * Adding is six bits.  Removing must know whether another unit of the side
 * still controls each of the six hexes, so it looks at their neighbours: at
 * most 36 look-ups, paid only when a unit leaves the map or settles.
 */
#include <assert.h>
#include <berthier/tec.h>
#include <berthier/zoc.h>

static bool
is_controlled_by(const bt_atlas *atlas, bt_hex hex, const bt_unit *at, const bt_side *side_of,
                 bt_side side)
{
    const bt_hex_info *info = &atlas->hexes[hex];

    for (int i = 0; i < info->side_count; i++) {
        const bt_hexside *hexside = &info->sides[i];
        bt_unit unit = at[hexside->to];
        if (unit != BT_UNIT_NONE && side_of[unit] == side && !bt_hexside_is_barred(hexside))
            return true;
    }
    return false;
}

void
bt_zoc_add(bt_zoc *zoc, const bt_atlas *atlas, bt_hex hex)
{
    const bt_hex_info *info = &atlas->hexes[hex];

    assert(hex < atlas->hex_count && atlas->hex_count <= BT_ZOC_HEXES);
    for (int i = 0; i < info->side_count; i++) {
        const bt_hexside *side = &info->sides[i];
        if (!bt_hexside_is_barred(side))
            zoc->word[side->to >> 6] |= UINT64_C(1) << (side->to & 63);
    }
}

void
bt_zoc_remove(bt_zoc *zoc, const bt_atlas *atlas, bt_hex hex, const bt_unit *at,
              const bt_side *side_of, bt_side side)
{
    const bt_hex_info *info = &atlas->hexes[hex];

    assert(hex < atlas->hex_count && atlas->hex_count <= BT_ZOC_HEXES);
    assert(at[hex] == BT_UNIT_NONE);
    for (int i = 0; i < info->side_count; i++) {
        bt_hex to = info->sides[i].to;
        if (!is_controlled_by(atlas, to, at, side_of, side))
            zoc->word[to >> 6] &= ~(UINT64_C(1) << (to & 63));
    }
}
