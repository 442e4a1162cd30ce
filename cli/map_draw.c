/* map_draw.c - hexes, hexsides and counters as characters. */
#include "map_draw.h"

#include <berthier/outside.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum {
    SMALL_PITCH = 6, /* columns from one hex to the next, hexside included */
    LARGE_PITCH = 8,
    TEXT_WIDTH = 79,
    TEXT_HEIGHT = 22
};

void
cli_map_hex_size(bool large, int *width, int *height)
{
    *width = large ? LARGE_PITCH : SMALL_PITCH;
    *height = large ? 4 : 2;
}

/* Doubled coordinates make both kinds of hexes a multiplication: a step of y
 * is half a hex where tops are flat, a step of x where they are pointed. */
static void
scale(const bt_map *map, bool large, int *dx, int *dy)
{
    int width, height;
    cli_map_hex_size(large, &width, &height);
    *dx = map->pointed ? width / 2 : width;
    *dy = map->pointed ? height : height / 2;
}

static void
bounds(const bt_game *game, const bt_map *map, int *min_x, int *max_x, int *min_y, int *max_y)
{
    const bt_hex_info *hexes = game->atlas->hexes;
    *min_x = *max_x = hexes[map->first].x;
    *min_y = *max_y = hexes[map->first].y;
    for (int i = map->first; i < map->first + map->count; i++) {
        *min_x = hexes[i].x < *min_x ? hexes[i].x : *min_x;
        *max_x = hexes[i].x > *max_x ? hexes[i].x : *max_x;
        *min_y = hexes[i].y < *min_y ? hexes[i].y : *min_y;
        *max_y = hexes[i].y > *max_y ? hexes[i].y : *max_y;
    }
}

void
cli_map_place(const bt_game *game, bt_hex hex, bool large, int *x, int *y)
{
    const bt_hex_info *info = &game->atlas->hexes[hex];
    const bt_map *map = &game->atlas->maps[info->map];
    int min_x, max_x, min_y, max_y, dx, dy;
    bounds(game, map, &min_x, &max_x, &min_y, &max_y);
    scale(map, large, &dx, &dy);
    *x = (info->x - min_x) * dx;
    *y = (max_y - info->y) * dy;
}

void
cli_map_size(const bt_game *game, int map, bool large, int *width, int *height)
{
    int min_x, max_x, min_y, max_y, dx, dy, one_x, one_y;
    bounds(game, &game->atlas->maps[map], &min_x, &max_x, &min_y, &max_y);
    scale(&game->atlas->maps[map], large, &dx, &dy);
    cli_map_hex_size(large, &one_x, &one_y);
    *width = (max_x - min_x) * dx + one_x + 2;
    *height = (max_y - min_y) * dy + one_y;
}

/* What tells the counters of a side where there are no colours. */
typedef struct plate {
    const char *before, *after;
    bool capitals;
} plate;

static const plate *
plate_of(bt_side side)
{
    static const plate plates[BT_SIDES_MAX] = {
#define SIDE(fore, back, before, after, capitals) { before, after, capitals },
#include "sides.def"
#undef SIDE
    };
    return &plates[side < BT_SIDES_MAX ? side : 0];
}

/* "I6-3": how a counter of a side is drawn, without its brackets. */
static void
write_counter(const bt_game *game, bt_unit unit, bt_side side, char *out, size_t size)
{
    const bt_unit_info *info = &game->units[unit];
    int letter = info->type ? (unsigned char)info->type[0] : '?';
    letter = plate_of(side)->capitals ? toupper(letter) : tolower(letter);
    snprintf(out, size, "%c%s", letter, info->values ? info->values : "");
}

cli_ink
cli_map_ink(bt_side side)
{
    return side < BT_SIDES_MAX ? (cli_ink)(CLI_INK_SIDE0 + side) : CLI_INK_PLAIN;
}

/* A letter and an ink for the ground. */
static char
terrain_sign(const char *terrain, cli_ink *ink)
{
    static const struct {
        const char *word;
        char sign;
        cli_ink ink;
    } signs[] = {
        { "clear", ' ', CLI_INK_FAINT }, { "forest", 'f', CLI_INK_FOREST },
        { "town", 'T', CLI_INK_TOWN },   { "rough", 'r', CLI_INK_ROUGH },
        { "marsh", 'm', CLI_INK_WATER }, { "village", 'v', CLI_INK_TOWN },
        { "fortified", 'F', CLI_INK_TOWN }, { "chateau", 'C', CLI_INK_TOWN },
    };
    for (size_t i = 0; i < BT_COUNT(signs); i++)
        if (strcmp(terrain, signs[i].word) == 0) {
            *ink = signs[i].ink;
            return signs[i].sign;
        }
    *ink = CLI_INK_PLAIN;
    return terrain[0] ? terrain[0] : ' ';
}

static unsigned
features(const bt_hex_info *info, bt_dir dir)
{
    for (int i = 0; i < info->side_count; i++)
        if (info->sides[i].dir == dir)
            return info->sides[i].features;
    unsigned off = info->roads_off >> dir & 1 ? BT_HEXSIDE_ROAD : 0;
    return off | (info->waters_off >> dir & 1 ? BT_HEXSIDE_STREAM : 0);
}

/* What matters most on a hexside with room for one sign: what bars or doubles
 * comes before what helps. */
static char
side_sign(unsigned features, cli_ink *ink)
{
    *ink = CLI_INK_ROAD;
    if (features & BT_HEXSIDE_BRIDGE)
        return '#';
    if (features & BT_HEXSIDE_ROAD)
        return '=';
    *ink = CLI_INK_WATER;
    if (features & BT_HEXSIDE_RIVER)
        return 'W';
    if (features & BT_HEXSIDE_STREAM)
        return '~';
    *ink = CLI_INK_ROAD;
    if (features & BT_HEXSIDE_TRAIL)
        return ':';
    *ink = CLI_INK_FOREST;
    if (features & BT_HEXSIDE_WOODS)
        return 'f';
    *ink = CLI_INK_SLOPE;
    if (features & (BT_HEXSIDE_SLOPE_UP | BT_HEXSIDE_SLOPE_DOWN))
        return '^';
    *ink = CLI_INK_FAINT;
    return '\0';
}

typedef struct brush {
    cli_canvas *canvas;
    const bt_game *game;
    const cli_board *board;
    const cli_map_look *look;
    const bt_hex_info *info;
    bt_hex hex;
    int x, y;
    bt_unit unit;
    bt_side side; /* whose the unit is */
    int stacked;
    const cli_flag *flag; /* where no unit is seen; NULL for none */
    unsigned marks; /* of the hex as a whole */
    cli_ink ground;
    char sign;
} brush;

static void
put(const brush *b, int dx, int dy, int room, cli_ink ink, unsigned marks, const char *text)
{
    cli_canvas_text(b->canvas, b->x + dx, b->y + dy, room, ink, marks | b->marks, text);
}

/* Sides drawn between hexes keep clear of the marks of either. */
static void
put_side(const brush *b, int dx, int dy, cli_ink ink, char sign)
{
    char text[2] = { sign, '\0' };
    cli_canvas_text(b->canvas, b->x + dx, b->y + dy, 1, ink, 0, text);
}

static void
sided(const brush *b, int dx, int dy, bt_dir dir, char plain)
{
    cli_ink ink;
    char sign = side_sign(features(b->info, dir), &ink);
    put_side(b, dx, dy, ink, sign ? sign : plain);
}

/* The id and a sign for the ground; a hex where something can be done has a star in its place, or where the id begins
 * if that takes all the room: the number tells it from those next to it. */
static void
draw_id(const brush *b, int dx, int dy, int room)
{
    char text[16];
    int end = (int)strlen(b->info->id);
    bool lit = b->look->lit && b->look->lit[b->hex];
    snprintf(text, sizeof text, "%s%c", b->info->id, b->sign);
    put(b, dx, dy, room, lit ? CLI_INK_LIT : b->ground, lit ? CLI_MARK_BOLD : 0, text);
    if (lit)
        put(b, dx + (end < room ? end : 0), dy, 1, CLI_INK_LIT, CLI_MARK_BOLD, "*");
}

static void
draw_counter_small(const brush *b)
{
    char text[16];
    write_counter(b->game, b->unit, b->side, text, sizeof text);
    put(b, 1, 1, 5, cli_map_ink(b->side), CLI_MARK_BOLD, text);
    if (b->stacked > 1)
        put(b, 5, 1, 1, CLI_INK_LIT, CLI_MARK_BOLD, "+");
}

/* "?TROO" of the first side, "?troo" of the second. */
static void
draw_flag_small(const brush *b)
{
    char text[8] = "?";
    for (size_t i = 0; i < 4 && b->flag->kind[i]; i++) {
        unsigned char letter = (unsigned char)b->flag->kind[i];
        text[i + 1] = (char)(plate_of(b->flag->side)->capitals ? toupper(letter) : tolower(letter));
        text[i + 2] = '\0';
    }
    put(b, 1, 1, 5, cli_map_ink(b->flag->side), CLI_MARK_BOLD, text);
}

/* Roads inside an empty hex: the sides it leaves by are marked on the
 * hexsides to the west; north and south have a sign of their own here. */
static void
draw_small(const brush *b)
{
    cli_ink ink;
    char under = side_sign(features(b->info, 3), &ink);
    put(b, 1, 0, 5, b->ground, 0, "     ");
    put(b, 1, 1, 5, b->ground, 0, "     ");
    draw_id(b, 1, 0, 5);
    if (b->unit != BT_UNIT_NONE)
        draw_counter_small(b);
    else if (b->flag)
        draw_flag_small(b);
    else if (b->info->name[0])
        put(b, 1, 1, under ? 4 : 5, b->sign == 'T' ? CLI_INK_TOWN : CLI_INK_SLOPE, 0,
            b->info->name);
    if (under && !b->flag && (b->unit == BT_UNIT_NONE || strlen(b->game->units[b->unit].values) < 4)) {
        char text[2] = { under, '\0' };
        put(b, 5, 1, 1, ink, 0, text);
    }
    sided(b, 0, 0, 5, ' ');
    sided(b, 0, 1, 4, ' ');
}

static void
draw_sides_large(const brush *b)
{
    cli_ink ink;
    char text[8];
    char south = side_sign(features(b->info, 3), &ink);
    memset(text, south ? south : '_', 6);
    text[6] = '\0';
    cli_canvas_text(b->canvas, b->x + 2, b->y + 3, 6, ink, 0, text);
    sided(b, 1, 0, 5, '/');
    sided(b, 0, 1, 5, '/');
    sided(b, 0, 2, 4, '\\');
    sided(b, 1, 3, 4, '\\');
    sided(b, LARGE_PITCH, 0, 1, '\\');
    sided(b, LARGE_PITCH + 1, 1, 1, '\\');
    sided(b, LARGE_PITCH + 1, 2, 2, '/');
    sided(b, LARGE_PITCH, 3, 2, '/');
}

/* Long values do without brackets: the letter tells the side as well. */
static void
draw_counter_large(const brush *b, int room)
{
    char values[16], text[24];
    const bt_unit_info *info = &b->game->units[b->unit];
    const plate *marks = plate_of(b->side);
    write_counter(b->game, b->unit, b->side, values, sizeof values);
    snprintf(text, sizeof text, "%s%s%s", marks->before, values, marks->after);
    put(b, 1, 1, room, cli_map_ink(b->side), CLI_MARK_BOLD, (int)strlen(text) > room ? values : text);
    snprintf(text, sizeof text, "%.*s%s", room - (b->stacked > 1), info->id, b->stacked > 1 ? "+" : "");
    put(b, 1, 2, room, cli_map_ink(b->side), 0, text);
}

static void
draw_flag_large(const brush *b)
{
    char text[32];
    const plate *marks = plate_of(b->flag->side);
    snprintf(text, sizeof text, "%s?%s", marks->before, marks->after);
    put(b, 1, 1, 8, cli_map_ink(b->flag->side), CLI_MARK_BOLD, text);
    put(b, 1, 2, 7, cli_map_ink(b->flag->side), 0, b->flag->kind);
}

/* The name of an empty hex, in two rows where one is too short. */
static void
draw_name_large(const brush *b, int room)
{
    cli_ink ink = b->sign == 'T' ? CLI_INK_TOWN : CLI_INK_SLOPE;
    const char *name = b->info->name;
    put(b, 1, 1, room, ink, 0, name);
    if ((int)strlen(name) > room)
        put(b, 1, 2, room, ink, 0, name + room);
}

/* What stands on the hex, in the rows below its id. */
static void
draw_inside_large(const brush *b, int room)
{
    put(b, 1, 1, room, b->ground, 0, "        ");
    put(b, 1, 2, room, b->ground, 0, "        ");
    if (b->unit != BT_UNIT_NONE)
        draw_counter_large(b, room);
    else if (b->flag)
        draw_flag_large(b);
    else
        draw_name_large(b, room);
}

static void
draw_large(const brush *b)
{
    put(b, 2, 0, 6, b->ground, 0, "      ");
    draw_id(b, 2, 0, 5);
    draw_inside_large(b, 8);
    draw_sides_large(b);
}

/* Half a side of a brick, in what the hexside carries. */
static void
draw_half(const brush *b, int dx, bt_dir dir)
{
    cli_ink ink;
    char sign = side_sign(features(b->info, dir), &ink), text[8];
    memset(text, sign ? sign : '_', LARGE_PITCH / 2 - 1);
    text[LARGE_PITCH / 2 - 1] = '\0';
    cli_canvas_text(b->canvas, b->x + dx, b->y + 3, LARGE_PITCH / 2 - 1, ink, 0, text);
}

/* A brick: the sides below are one row, that to the west one column. */
static void
draw_brick(const brush *b)
{
    put(b, 1, 0, 7, b->ground, 0, "       ");
    draw_id(b, 1, 0, LARGE_PITCH - 1);
    draw_inside_large(b, LARGE_PITCH - 1);
    for (int row = 0; row < 3; row++)
        sided(b, 0, row, 4, '|');
    draw_half(b, 1, 3);
    draw_half(b, LARGE_PITCH / 2 + 1, 2);
}

static void
draw_hex(brush *b)
{
    const cli_map_look *look = b->look;
    cli_map_place(b->game, b->hex, look->large, &b->x, &b->y);
    b->x -= look->left;
    b->y -= look->top;
    if (b->x < -LARGE_PITCH - 2 || b->y < -4 || b->x > b->canvas->width || b->y > b->canvas->height)
        return;
    b->info = &b->game->atlas->hexes[b->hex];
    b->unit = cli_board_unit_at(b->board, b->hex, &b->stacked);
    b->side = cli_board_side(b->board, b->game, b->unit);
    b->flag = b->unit == BT_UNIT_NONE ? cli_board_flag_at(b->board, b->hex) : NULL;
    b->sign = terrain_sign(b->game->atlas->terrains[b->info->terrain], &b->ground);
    if (bt_is_outside(b->game, b->hex)) {
        b->sign = '/';
        b->ground = CLI_INK_FAINT;
    }
    b->marks = b->hex == look->cursor ? CLI_MARK_REVERSE : 0;
    if (b->hex == look->selected)
        b->marks |= CLI_MARK_UNDER | CLI_MARK_BOLD;
    if (!look->large)
        draw_small(b);
    else if (b->game->atlas->maps[look->map].pointed)
        draw_brick(b);
    else
        draw_large(b);
}

void
cli_map_draw(cli_canvas *canvas, const bt_game *game, const cli_board *board,
             const cli_map_look *look)
{
    const bt_map *map = &game->atlas->maps[look->map];
    brush b = { .canvas = canvas, .game = game, .board = board, .look = look };
    for (int i = 0; i < map->count; i++) {
        b.hex = (bt_hex)(map->first + i);
        draw_hex(&b);
    }
}

static bool
draw_text(const bt_game *game, const cli_board *board, const cli_map_look *look, int width,
          int height, bt_buf *out)
{
    cli_canvas canvas;
    if (!cli_canvas_init(&canvas, width, height))
        return false;
    bt_buf_addf(out, "%s\n", game->atlas->maps[look->map].title);
    cli_map_draw(&canvas, game, board, look);
    cli_canvas_print(&canvas, out);
    cli_canvas_release(&canvas);
    return true;
}

bool
cli_map_text(const bt_game *game, const cli_board *board, bt_hex around, bt_buf *out)
{
    cli_map_look look = { .cursor = BT_HEX_NONE, .selected = BT_HEX_NONE };
    int width, height;
    if (around != BT_HEX_NONE) {
        int x, y;
        look.map = game->atlas->hexes[around].map;
        cli_map_size(game, look.map, false, &width, &height);
        cli_map_place(game, around, false, &x, &y);
        look.left = x - TEXT_WIDTH / 2 > 0 ? (x - TEXT_WIDTH / 2) / SMALL_PITCH * SMALL_PITCH : 0;
        look.top = y - TEXT_HEIGHT / 2 > 0 ? y - TEXT_HEIGHT / 2 : 0;
        width = width - look.left < TEXT_WIDTH ? width - look.left : TEXT_WIDTH;
        height = height - look.top < TEXT_HEIGHT ? height - look.top : TEXT_HEIGHT;
        return draw_text(game, board, &look, width, height, out);
    }
    for (look.map = 0; look.map < game->atlas->map_count; look.map++) {
        cli_map_size(game, look.map, false, &width, &height);
        if (!draw_text(game, board, &look, width, height, out))
            return false;
    }
    return true;
}
