/*
 * atlas_grid.c - the rectangle of a map: numbering, places, neighbours.
 */
#include "atlas_internal.h"

#include <stdio.h>
#include <string.h>

#define LINES_MAX 99 /* columns or rows: two printed digits */

const int8_t *
bt_dir_step(bool pointed, bt_dir dir)
{
    static const int8_t steps[2][6][2] = {
        { { 0, 2 }, { 1, 1 }, { 1, -1 }, { 0, -2 }, { -1, -1 }, { -1, 1 } },
        { { 1, 1 }, { 2, 0 }, { 1, -1 }, { -1, -1 }, { -2, 0 }, { -1, 1 } },
    };
    return steps[pointed][dir];
}

static int
cell_at(const bt_grid *grid, int column, int row)
{
    return column * grid->map->rows + row;
}

/* Does this line of hexes stand half a hex further north (or, pointed, east)? */
static int
stagger(const bt_grid *grid, int column, int row)
{
    int line = grid->map->pointed ? grid->first_row + row : grid->first_column + column;
    return (line & 1) == grid->odd;
}

/* Where a cell lies; the south-west corner of the rectangle is near 0, 0. */
static void
place_of(const bt_grid *grid, int column, int row, int *x, int *y)
{
    int right = grid->map->west ? grid->map->columns - 1 - column : column;
    int up = grid->map->south ? grid->map->rows - 1 - row : row;
    *x = grid->map->pointed ? 2 * right + stagger(grid, column, row) : right;
    *y = grid->map->pointed ? up : 2 * up + stagger(grid, column, row);
}

bt_hex
bt_grid_hex_at(const bt_grid *grid, int x, int y)
{
    const bt_map *map = grid->map;
    int line = map->pointed ? y : x, lines = map->pointed ? map->rows : map->columns;
    if (line < 0 || line >= lines)
        return BT_HEX_NONE;
    int column = 0, row = 0;
    if (map->pointed)
        row = map->south ? map->rows - 1 - y : y;
    else
        column = map->west ? map->columns - 1 - x : x;
    int across = (map->pointed ? x : y) - stagger(grid, column, row);
    if (across < 0 || (across & 1) || across / 2 >= (map->pointed ? map->columns : map->rows))
        return BT_HEX_NONE;
    if (map->pointed)
        column = map->west ? map->columns - 1 - across / 2 : across / 2;
    else
        row = map->south ? map->rows - 1 - across / 2 : across / 2;
    return grid->cells[cell_at(grid, column, row)];
}

static void
write_id(const bt_grid *grid, int column, int row, char out[BT_HEX_ID_SIZE])
{
    int left[2] = { grid->first_column + column, grid->first_row + row };
    int at = (int)strlen(grid->pattern);
    memset(out, 0, BT_HEX_ID_SIZE);
    while (at-- > 0) {
        char c = grid->pattern[at];
        out[at] = c;
        if (c == 'C' || c == 'R') {
            out[at] = (char)('0' + left[c == 'R'] % 10);
            left[c == 'R'] /= 10;
        }
    }
}

bt_hex
bt_grid_find(const bt_grid *grid, const char *text, size_t length)
{
    int number[2] = { 0, 0 };
    if (length != strlen(grid->pattern))
        return BT_HEX_NONE;
    for (size_t i = 0; i < length; i++) {
        char c = grid->pattern[i];
        if (c != 'C' && c != 'R') {
            if (text[i] != c)
                return BT_HEX_NONE;
        } else if (text[i] < '0' || text[i] > '9') {
            return BT_HEX_NONE;
        } else {
            number[c == 'R'] = number[c == 'R'] * 10 + (text[i] - '0');
        }
    }
    int column = number[0] - grid->first_column, row = number[1] - grid->first_row;
    if (column < 0 || column >= grid->map->columns || row < 0 || row >= grid->map->rows)
        return BT_HEX_NONE;
    return grid->cells[cell_at(grid, column, row)];
}

/* A pattern has one or two Cs, as many Rs, and at most a prefix letter. */
static int
read_pattern(bt_grid *grid, bt_node node, bt_error *err)
{
    char text[BT_HEX_ID_SIZE] = { 0 };
    int status = bt_node_copy(node, text, sizeof text, err);
    if (status)
        return status;
    const char *digits = text;
    if (*digits >= 'A' && *digits <= 'Z' && *digits != 'C' && *digits != 'R')
        digits++;
    if (strcmp(digits, "CCRR") && strcmp(digits, "RRCC"))
        return bt_node_fail(node, err,
                            "expected CCRR or RRCC (C column, R row), with a prefix letter or not");
    memcpy(grid->pattern, text, sizeof grid->pattern);
    return BT_OK;
}

static int
read_lines(bt_node node, const char *const *ways, int *first, int *count, bool *reversed,
           bt_error *err)
{
    static const char *const known[] = { "first", "count", "grow" };
    bt_node value;
    int way = 0;
    int status = bt_node_only(node, known, BT_COUNT(known), err);
    if (status || (status = bt_node_get(node, "first", &value, err)) ||
        (status = bt_node_int(value, 0, LINES_MAX, first, err)) ||
        (status = bt_node_get(node, "count", &value, err)) ||
        (status = bt_node_int(value, 1, LINES_MAX + 1 - *first, count, err)) ||
        (status = bt_node_get(node, "grow", &value, err)) ||
        (status = bt_node_word(value, ways, 2, &way, err)))
        return status;
    *reversed = way == 1;
    return BT_OK;
}

static int
read_absent(bt_grid *grid, bt_node node, bt_error *err)
{
    bt_words words;
    bt_word word;
    int status = bt_words_start(&words, node, err);
    while (!status && bt_words_next(&words, &word)) {
        bt_hex cell = bt_grid_find(grid, word.text, strlen(word.text));
        if (cell == BT_HEX_NONE)
            return bt_word_fail(&word, err, "\"%s\" is off the grid, or absent twice", word.text);
        grid->cells[cell] = BT_HEX_NONE;
    }
    return status;
}

static int
number_cells(bt_grid *grid, bt_map *map, bt_arena *arena, bt_node absent, bt_hex first,
             bt_error *err)
{
    int count = map->columns * map->rows;
    grid->cells = bt_arena_calloc(arena, (size_t)count, sizeof *grid->cells);
    if (!grid->cells)
        return bt_fail(err, BT_ENOMEM, "no memory for a map");
    for (int i = 0; i < count; i++)
        grid->cells[i] = (bt_hex)i; /* until absent ones are known */
    int status = bt_node_exists(absent) ? read_absent(grid, absent, err) : BT_OK;
    map->first = first;
    for (int i = 0; i < count; i++) {
        if (grid->cells[i] != BT_HEX_NONE)
            grid->cells[i] = (bt_hex)(map->first + map->count++);
    }
    if (!status && map->count == 0)
        return bt_node_fail(absent, err, "no hex is left on the map");
    return status;
}

int
bt_grid_read(bt_grid *grid, bt_map *map, bt_arena *arena, bt_node node, bt_hex first, bt_error *err)
{
    static const char *const known[] = { "hexes", "id", "columns", "rows", "stagger", "absent" };
    static const char *const shapes[] = { "flat", "pointed" };
    static const char *const flat[] = { "even-north", "odd-north" };
    static const char *const pointed[] = { "even-east", "odd-east" };
    static const char *const across[] = { "east", "west" };
    static const char *const up[] = { "north", "south" };
    bt_node value;
    int shape = 0, odd = 0;
    grid->map = map;
    int status = bt_node_only(node, known, BT_COUNT(known), err);
    if (status || (status = bt_node_get(node, "hexes", &value, err)) ||
        (status = bt_node_word(value, shapes, 2, &shape, err)) ||
        (status = bt_node_get(node, "id", &value, err)) ||
        (status = read_pattern(grid, value, err)) ||
        (status = bt_node_get(node, "columns", &value, err)) ||
        (status = read_lines(value, across, &grid->first_column, &map->columns, &map->west, err)) ||
        (status = bt_node_get(node, "rows", &value, err)) ||
        (status = read_lines(value, up, &grid->first_row, &map->rows, &map->south, err)) ||
        (status = bt_node_get(node, "stagger", &value, err)) ||
        (status = bt_node_word(value, shape ? pointed : flat, 2, &odd, err)))
        return status;
    map->pointed = shape == 1;
    grid->odd = odd == 1;
    return number_cells(grid, map, arena, bt_node_find(node, "absent"), first, err);
}

/* The lowest and the highest value found in each line across a map. */
typedef struct reach_of_lines {
    int low[2 * LINES_MAX + 2], high[2 * LINES_MAX + 2];
} reach_of_lines;

static void
stretch_line(reach_of_lines *r, int line, int value)
{
    if (r->high[line] < r->low[line])
        r->low[line] = r->high[line] = value;
    r->low[line] = value < r->low[line] ? value : r->low[line];
    r->high[line] = value > r->high[line] ? value : r->high[line];
}

/*
 * The outermost hexes of each column and row; where lines are missing hexes,
 * the next ones in are the edge.  Of flat hexes all rows, of pointed ones all
 * columns, are one line: they are staggered.
 */
static void
lay_edges(const bt_map *map, bt_hex_info *hexes)
{
    reach_of_lines up, across;
    for (int i = 0; i < 2 * LINES_MAX + 2; i++) {
        up.low[i] = across.low[i] = 0;
        up.high[i] = across.high[i] = -1;
    }
    for (bt_hex h = 0; h < map->count; h++) {
        stretch_line(&up, map->pointed ? 0 : hexes[h].x, hexes[h].y);
        stretch_line(&across, map->pointed ? hexes[h].y : 0, hexes[h].x);
    }
    for (bt_hex h = 0; h < map->count; h++) {
        int column = map->pointed ? 0 : hexes[h].x, row = map->pointed ? hexes[h].y : 0;
        hexes[h].edges = (uint8_t)((hexes[h].y == up.high[column] ? BT_EDGE_NORTH : 0) |
                                   (hexes[h].y == up.low[column] ? BT_EDGE_SOUTH : 0) |
                                   (hexes[h].x == across.high[row] ? BT_EDGE_EAST : 0) |
                                   (hexes[h].x == across.low[row] ? BT_EDGE_WEST : 0));
    }
}

void
bt_grid_lay(bt_atlas_draft *draft, int map)
{
    const bt_grid *grid = &draft->grids[map];
    for (int i = 0; i < grid->map->columns * grid->map->rows; i++) {
        bt_hex hex = grid->cells[i];
        if (hex == BT_HEX_NONE)
            continue;
        bt_hex_info *info = &draft->hexes[hex];
        int x, y;
        place_of(grid, i / grid->map->rows, i % grid->map->rows, &x, &y);
        write_id(grid, i / grid->map->rows, i % grid->map->rows, info->id);
        info->x = (int16_t)x;
        info->y = (int16_t)y;
        info->map = (uint8_t)map;
        info->name = "";
        for (bt_dir dir = 0; dir < 6; dir++) {
            const int8_t *step = bt_dir_step(grid->map->pointed, dir);
            draft->sides[hex].to[dir] = bt_grid_hex_at(grid, x + step[0], y + step[1]);
        }
    }
    lay_edges(grid->map, &draft->hexes[grid->map->first]);
}
