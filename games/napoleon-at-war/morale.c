/*
 * morale.c - demoralization, battle by battle [18.0].
 */
#include "morale.h"

/* [18.2a] [18.2b] [20.1b] As the scenario says, by plan and Prince Louis; no arrival changes
 * it [14.15a]. */
int
naw_level(const naw *n, bt_side side, int map)
{
    return n->printed->levels[naw_plan_index(n->s)][naw_option(n, NAW_OPTION_LOUIS)][side][map];
}

static bool
has_broken(const naw *n, bt_side side, int map)
{
    int level = naw_level(n, side, map);

    return level && n->s->losses[side][map] >= level;
}

/*
 * [18.0a] [18.0b] Map by map, judged once a combat's result has been carried out in full, so an
 * exchange that brings both sides down demoralizes the side not phasing [18.0d].
 * The side that breaks first breaks alone: the other can no longer be demoralized [18.0c].
 */
void
naw_judge_morale(naw *n)
{
    naw_state *s = n->s;
    bt_side phasing = naw_phasing(s);

    for (int map = 0; map < n->printed->atlas.map_count; map++) {
        bt_side broken = BT_SIDE_NONE;
        if (s->demoralized[map])
            continue;
        if (has_broken(n, naw_other(phasing), map))
            broken = naw_other(phasing);
        else if (has_broken(n, phasing, map))
            broken = phasing;
        if (broken == BT_SIDE_NONE)
            continue;
        s->demoralized[map] = (uint8_t)(broken + 1);
        NAW_EVENT(n, DEMORALIZED,
                  has_broken(n, phasing, map) && broken != phasing ? "18.0d" : "18.0a", broken, map,
                  s->losses[broken][map], naw_level(n, broken, map));
    }
}
