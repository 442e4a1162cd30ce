/*
 * near.c - the hexes about a hex, ring by ring.
 */
#include "near.h"

#include <string.h>

#define RANGE_MAX 20 /* no data say more */
#define HEXES_MAX (1 + 3 * RANGE_MAX * (RANGE_MAX + 1))

void
osg_find_near(const osg *n, bt_hex hex, int range, uint64_t *hexes)
{
    const bt_atlas *atlas = &n->printed->atlas;
    bt_hex found[HEXES_MAX] = { hex };
    int first = 0, count = 1;

    assert(range <= RANGE_MAX);
    memset(hexes, 0, sizeof n->s->zoc[0]);
    bt_bits_add(hexes, hex);
    for (int ring = 0; ring < range; ring++)
        for (int end = count; first < end; first++) {
            const bt_hex_info *info = &atlas->hexes[found[first]];
            for (int i = 0; i < info->side_count + info->cut_count; i++) {
                if (bt_bits_has(hexes, info->sides[i].to))
                    continue;
                bt_bits_add(hexes, info->sides[i].to);
                found[count++] = info->sides[i].to;
            }
        }
}
