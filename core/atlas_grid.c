/*
 * atlas_grid.c - the rectangle of a map: numbering, places, neighbours.
 */
#include "atlas_internal.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define LINES_MAX 99 /* columns or rows: two printed digits */

static_assert(BT_MAPS_MAX * (LINES_MAX + 1) * (LINES_MAX + 1) <= 0xff00,
              "numbers of boxes are above");

/* The step to a neighbour in doubled coordinates. */
static const int8_t *
step_to(bool pointed, bt_dir dir)
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

/* The column and row of a place in doubled coordinates; false when it is off the rectangle. */
static bool
find_cell(const bt_grid *grid, int x, int y, int *column, int *row)
{
    const bt_map *map = grid->map;
    int line = map->pointed ? y : x, lines = map->pointed ? map->rows : map->columns;
    if (line < 0 || line >= lines)
        return false;
    *column = *row = 0;
    if (map->pointed)
        *row = map->south ? map->rows - 1 - y : y;
    else
        *column = map->west ? map->columns - 1 - x : x;
    int across = (map->pointed ? x : y) - stagger(grid, *column, *row);
    if (across < 0 || (across & 1) || across / 2 >= (map->pointed ? map->columns : map->rows))
        return false;
    if (map->pointed)
        *column = map->west ? map->columns - 1 - across / 2 : across / 2;
    else
        *row = map->south ? map->rows - 1 - across / 2 : across / 2;
    return true;
}

void
bt_grid_line_of(const bt_grid *grid, const bt_hex_info *hex, int out[2])
{
    bool found = find_cell(grid, hex->x, hex->y, &out[0], &out[1]);
    assert(found);
    (void)found;
}

bt_hex
bt_grid_hex_at(const bt_grid *grid, int x, int y)
{
    int column, row;
    return find_cell(grid, x, y, &column, &row) ? grid->cells[cell_at(grid, column, row)]
                                                : BT_HEX_NONE;
}

/* ---- printed ids --------------------------------------------------------- */

static void
write_digits(char *out, int number)
{
    out[0] = (char)('0' + number / 10);
    out[1] = (char)('0' + number % 10);
}

static void
write_id(const bt_grid *grid, const bt_section *section, int column, int row, char *out)
{
    int numbers[2] = { grid->first_column + column, section->first + row - section->row };
    memset(out, 0, BT_HEX_ID_SIZE);
    if (section->letter)
        *out++ = section->letter;
    write_digits(out, numbers[grid->rows_first]);
    write_digits(out + 2, numbers[!grid->rows_first]);
}

static bool
section_has(const bt_section *section, int row)
{
    return row >= section->row && row < section->row + section->count;
}

void
bt_grid_write_id(const bt_grid *grid, int x, int y, int turn, char out[BT_HEX_ID_SIZE])
{
    int column, row;
    *out = '\0';
    if (!find_cell(grid, x, y, &column, &row))
        return;
    for (const bt_section *s = grid->sections; s < grid->sections + grid->section_count; s++) {
        if (section_has(s, row) && turn-- == 0)
            write_id(grid, s, column, row, out);
    }
}

static int
read_digits(const char *text)
{
    bool good = text[0] >= '0' && text[0] <= '9' && text[1] >= '0' && text[1] <= '9';
    return good ? (text[0] - '0') * 10 + text[1] - '0' : -1;
}

static bt_hex
find_in(const bt_grid *grid, const bt_section *section, const char *text, size_t length)
{
    size_t letters = section->letter != 0;
    if (length != 4 + letters || (letters && *text != section->letter))
        return BT_HEX_NONE;
    int numbers[2] = { read_digits(text + letters), read_digits(text + letters + 2) };
    if (numbers[0] < 0 || numbers[1] < 0)
        return BT_HEX_NONE;
    int column = numbers[grid->rows_first] - grid->first_column;
    int row = numbers[!grid->rows_first] - section->first + section->row;
    if (column < 0 || column >= grid->map->columns || !section_has(section, row))
        return BT_HEX_NONE;
    return grid->cells[cell_at(grid, column, row)];
}

bt_hex
bt_grid_find(const bt_grid *grid, const char *text, size_t length)
{
    bt_hex hex = BT_HEX_NONE;
    for (int i = 0; i < grid->section_count && hex == BT_HEX_NONE; i++)
        hex = find_in(grid, &grid->sections[i], text, length);
    return hex;
}

/* ---- the grid of a document ---------------------------------------------- */

/* CCRR or RRCC; a letter before it stands for a section that has all rows. */
static int
read_pattern(bt_grid *grid, bt_node node, bt_error *err)
{
    char text[BT_HEX_ID_SIZE] = { 0 };
    int status = bt_node_copy(node, text, sizeof text, err);
    if (status)
        return status;
    const char *digits = text;
    if (*digits >= 'A' && *digits <= 'Z' && *digits != 'C' && *digits != 'R')
        grid->sections[0].letter = *digits++;
    if (strcmp(digits, "CCRR") && strcmp(digits, "RRCC"))
        return bt_node_fail(node, err,
                            "expected CCRR or RRCC (C column, R row), with a prefix letter or not");
    grid->rows_first = *digits == 'R';
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

/* `{letter: N, row: 39, count: 39, first: 1}`: rows 39 to 77 of the grid are printed N01 to N39. */
static int
read_section(bt_section *section, const bt_grid *grid, bt_node node, bt_error *err)
{
    static const char *const known[] = { "letter", "row", "count", "first" };
    int last = grid->first_row + grid->map->rows - 1;
    bt_node value;
    int status = bt_node_only(node, known, BT_COUNT(known), err);
    if (status || (status = bt_node_get(node, "letter", &value, err)))
        return status;
    const char *letter = bt_node_text(value);
    if (letter[0] < 'A' || letter[0] > 'Z' || letter[1])
        return bt_node_fail(value, err, "expected one capital letter");
    section->letter = letter[0];
    if ((status = bt_node_get(node, "row", &value, err)) ||
        (status = bt_node_int(value, grid->first_row, last, &section->row, err)) ||
        (status = bt_node_get(node, "count", &value, err)) ||
        (status = bt_node_int(value, 1, last + 1 - section->row, &section->count, err)) ||
        (status = bt_node_get(node, "first", &value, err)) ||
        (status = bt_node_int(value, 0, LINES_MAX + 1 - section->count, &section->first, err)))
        return status;
    section->row -= grid->first_row;
    return BT_OK;
}

/* Every row is in one section or in two. */
static int
check_sections(const bt_grid *grid, bt_node node, bt_error *err)
{
    for (int row = 0; row < grid->map->rows; row++) {
        int count = 0;
        for (int i = 0; i < grid->section_count; i++)
            count += section_has(&grid->sections[i], row);
        if (count < 1 || count > 2)
            return bt_node_fail(node, err, "row %d is in %d sections, expected one or two",
                                grid->first_row + row, count);
    }
    return BT_OK;
}

static int
read_sections(bt_grid *grid, bt_node node, bt_error *err)
{
    grid->sections[0].count = grid->map->rows;
    grid->sections[0].first = grid->first_row;
    grid->section_count = 1;
    if (!bt_node_exists(node))
        return BT_OK;
    if (grid->sections[0].letter)
        return bt_node_fail(node, err, "the id has a letter already, and sections bring their own");
    int status = bt_node_expect(node, BT_DOC_SEQUENCE, err);
    grid->section_count = 0;
    for (bt_node row = bt_node_first(node); bt_node_exists(row) && !status;
         row = bt_node_next(row)) {
        bt_section *section = &grid->sections[grid->section_count];
        if (grid->section_count == BT_SECTIONS_MAX)
            return bt_node_fail(row, err, "more than %d sections", BT_SECTIONS_MAX);
        if ((status = read_section(section, grid, row, err)))
            return status;
        for (int i = 0; i < grid->section_count; i++) {
            if (grid->sections[i].letter == section->letter)
                return bt_node_fail(row, err, "two sections have the letter %c", section->letter);
        }
        grid->section_count++;
    }
    return status ? status : check_sections(grid, node, err);
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
    static const char *const known[] = { "hexes",   "id",     "columns", "rows",
                                         "stagger", "absent", "sections" };
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
        (status = bt_node_word(value, shape ? pointed : flat, 2, &odd, err)) ||
        (status = read_sections(grid, bt_node_find(node, "sections"), err)))
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
        bt_grid_write_id(grid, x, y, 0, info->id);
        info->x = (int16_t)x;
        info->y = (int16_t)y;
        info->map = (uint8_t)map;
        info->name = "";
        for (bt_dir dir = 0; dir < 6; dir++) {
            const int8_t *step = step_to(grid->map->pointed, dir);
            draft->sides[hex].to[dir] = bt_grid_hex_at(grid, x + step[0], y + step[1]);
        }
    }
    lay_edges(grid->map, &draft->hexes[grid->map->first]);
}
