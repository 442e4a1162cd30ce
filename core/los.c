/*
 * los.c - straight lines over hexes, in whole numbers.
 *
 * With the hex's half width as unit across and its half height as unit up, a
 * flat-topped hex at doubled (x, y) has its centre at (3x, y) and its corners
 * at (3x+-2, y) and (3x+-1, y+-1): all integers, so a corner lies left of the
 * line, right of it or exactly on it, without rounding.  (Squeezing the plane
 * keeps straight lines straight.)  Pointed hexes are the same with x and y
 * exchanged.  A hex is
 *   crossed   when it has corners on both sides of the line,
 *   bordered  when a whole hexside lies on the line, the rest to one side,
 *   missed    otherwise, also when a single corner touches.
 */
#include <berthier/los.h>

#include "atlas_internal.h"

#include <stdlib.h>

/* A line from one centre to another, in the coordinates told above. */
typedef struct line {
    int32_t x, y;   /* where it starts */
    int32_t dx, dy; /* to where it ends */
    bool pointed;
    int low[2], high[2]; /* doubled coordinates of all hexes it can meet */
} line;

typedef enum meeting { MISSED, CROSSED, BORDERED_LEFT, BORDERED_RIGHT } meeting;

static void
centre(bool pointed, const bt_hex_info *hex, int32_t *x, int32_t *y)
{
    *x = 3 * (pointed ? hex->y : hex->x);
    *y = pointed ? hex->x : hex->y;
}

static line
line_between(bool pointed, const bt_hex_info *from, const bt_hex_info *to)
{
    line l = { .pointed = pointed };
    int32_t x, y;
    centre(pointed, from, &l.x, &l.y);
    centre(pointed, to, &x, &y);
    l.dx = x - l.x;
    l.dy = y - l.y;
    /* Half a hex is two thirds of a step of its flat side, and a whole one of the other. */
    l.low[0] = (from->x < to->x ? from->x : to->x) - pointed;
    l.high[0] = (from->x > to->x ? from->x : to->x) + pointed;
    l.low[1] = (from->y < to->y ? from->y : to->y) - !pointed;
    l.high[1] = (from->y > to->y ? from->y : to->y) + !pointed;
    return l;
}

/*
 * Does the hex lie beside the stretch between the ends?  Measured along the
 * line in true lengths, where a unit up is sqrt(3) units across.  A hex that
 * the line meets beyond an end lies beyond it with its centre too.
 */
static bool
is_between(const line *l, int32_t x, int32_t y)
{
    int32_t along = (x - l->x) * l->dx + 3 * (y - l->y) * l->dy;
    return along > 0 && along < l->dx * l->dx + 3 * l->dy * l->dy;
}

static meeting
meet(const line *l, const bt_hex_info *hex)
{
    static const int8_t corners[6][2] = { { 2, 0 },  { 1, 1 },   { -1, 1 },
                                          { -2, 0 }, { -1, -1 }, { 1, -1 } };
    int left = 0, right = 0;
    int32_t x, y;
    if (hex->x < l->low[0] || hex->x > l->high[0] || hex->y < l->low[1] || hex->y > l->high[1])
        return MISSED;
    centre(l->pointed, hex, &x, &y);
    if (!is_between(l, x, y))
        return MISSED;
    for (int i = 0; i < 6; i++) {
        int32_t cx = x + corners[i][0] - l->x, cy = y + corners[i][1] - l->y;
        int32_t turn = l->dx * cy - l->dy * cx;
        left += turn > 0;
        right += turn < 0;
    }
    if (left && right)
        return CROSSED;
    if (left + right > 4)
        return MISSED;
    return left ? BORDERED_LEFT : BORDERED_RIGHT;
}

/* Two hexes share the hexside the line runs along: their centres lie level. */
static bool
has_blocking_twin(const bt_atlas *atlas, const line *l, bt_hex hex, uint32_t blocking)
{
    const bt_hex_info *info = &atlas->hexes[hex];
    for (int i = 0; i < info->side_count + info->cut_count; i++) {
        const bt_hex_info *other = &atlas->hexes[info->sides[i].to];
        if (meet(l, other) == BORDERED_RIGHT && (blocking >> other->terrain & 1)) {
            int32_t x, y, ox, oy;
            centre(l->pointed, info, &x, &y);
            centre(l->pointed, other, &ox, &oy);
            if ((ox - x) * l->dx + 3 * (oy - y) * l->dy == 0)
                return true;
        }
    }
    return false;
}

static bool
hex_blocks(const bt_atlas *atlas, const line *l, bt_hex hex, uint32_t blocking)
{
    if (hex == BT_HEX_NONE || !(blocking >> atlas->hexes[hex].terrain & 1))
        return false;
    meeting how = meet(l, &atlas->hexes[hex]);
    return how == CROSSED || (how == BORDERED_LEFT && has_blocking_twin(atlas, l, hex, blocking));
}

bool
bt_los_is_clear(const bt_atlas *atlas, bt_hex from, bt_hex to, uint32_t blocking)
{
    const bt_hex_info *a = &atlas->hexes[from], *b = &atlas->hexes[to];
    if (a->map != b->map)
        return false;
    const bt_grid *grid = &atlas->grids[a->map];
    line l = line_between(atlas->maps[a->map].pointed, a, b);
    for (int x = l.low[0]; x <= l.high[0]; x++) {
        int between = (x + l.low[1] + a->x + a->y) & 1; /* only every other place has a hex */
        for (int y = l.low[1] + between; y <= l.high[1]; y += 2)
            if (hex_blocks(atlas, &l, bt_grid_hex_at(grid, x, y), blocking))
                return false;
    }
    return true;
}
