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

#include <stdlib.h>

/* A line from one centre to another, in the coordinates told above. */
typedef struct line {
    int32_t x, y;   /* where it starts */
    int32_t dx, dy; /* to where it ends */
    bool pointed;
    int low[2], high[2]; /* doubled coordinates it stays within, one hex wider */
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
    l.low[0] = (from->x < to->x ? from->x : to->x) - 1;
    l.high[0] = (from->x > to->x ? from->x : to->x) + 1;
    l.low[1] = (from->y < to->y ? from->y : to->y) - 1;
    l.high[1] = (from->y > to->y ? from->y : to->y) + 1;
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
    for (int i = 0; i < info->side_count; i++) {
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

static int
column_of(const bt_map *map, const bt_hex_info *hex)
{
    return map->pointed ? hex->x >> 1 : hex->x;
}

/* Does a hex come before a column and height in the numbering of its map? */
static bool
is_before(const bt_map *map, const bt_hex_info *hex, int column, int y)
{
    int across = column_of(map, hex) - column, up = hex->y - y;
    if (across)
        return map->west ? across > 0 : across < 0;
    return map->south ? up > 0 : up < 0;
}

/* The first hex of a map that is not before a column and height. */
static bt_hex
find(const bt_atlas *atlas, const bt_map *map, int column, int y)
{
    bt_hex low = map->first, high = (bt_hex)(map->first + map->count);
    while (low < high) {
        bt_hex middle = (bt_hex)((low + high) / 2);
        if (is_before(map, &atlas->hexes[middle], column, y))
            low = (bt_hex)(middle + 1);
        else
            high = middle;
    }
    return low;
}

/* Does a hex of one column, of those the line can meet, block it? */
static bool
column_blocks(const bt_atlas *atlas, const bt_map *map, const line *l, int column,
              uint32_t blocking)
{
    bt_hex hex = find(atlas, map, column, map->south ? l->high[1] : l->low[1]);
    bt_hex end = find(atlas, map, column, map->south ? l->low[1] - 1 : l->high[1] + 1);
    for (; hex < end; hex++) {
        if (!(blocking >> atlas->hexes[hex].terrain & 1))
            continue;
        meeting how = meet(l, &atlas->hexes[hex]);
        if (how == CROSSED || (how == BORDERED_LEFT && has_blocking_twin(atlas, l, hex, blocking)))
            return true;
    }
    return false;
}

bool
bt_los_is_clear(const bt_atlas *atlas, bt_hex from, bt_hex to, uint32_t blocking)
{
    const bt_hex_info *a = &atlas->hexes[from], *b = &atlas->hexes[to];
    if (a->map != b->map)
        return false;
    const bt_map *map = &atlas->maps[a->map];
    line l = line_between(map->pointed, a, b);
    int last = map->pointed ? l.high[0] >> 1 : l.high[0];
    for (int column = map->pointed ? l.low[0] >> 1 : l.low[0]; column <= last; column++)
        if (column_blocks(atlas, map, &l, column, blocking))
            return false;
    return true;
}
