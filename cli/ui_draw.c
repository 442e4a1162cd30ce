/* ui_draw.c - puts map, panel, lists and lines on the canvas. */
#include "areas.h"
#include "member.h"
#include "ui.h"

#include <stdio.h>
#include <string.h>

static void
clear_box(cli_ui *ui, int x, int y, int width, int height)
{
    for (int row = y; row < y + height; row++)
        for (int column = x; column < x + width; column++) {
            cli_cell *cell = cli_canvas_at(&ui->canvas, column, row);
            if (cell)
                *cell = (cli_cell){ " ", CLI_INK_PLAIN, 0 };
        }
}

static void
text(cli_ui *ui, int x, int y, int room, cli_ink ink, unsigned marks, const char *what)
{
    cli_canvas_text(&ui->canvas, x, y, room, ink, marks, what);
}

static void
bar(cli_ui *ui, int y, const char *left, const char *right)
{
    char line[512];
    int room = ui->width < (int)sizeof line - 1 ? ui->width : (int)sizeof line - 1;
    int gap = room - (int)strlen(left) - (int)strlen(right) - 2;
    snprintf(line, sizeof line, " %s%*s%s ", left, gap > 1 ? gap : 1, "", right);
    text(ui, 0, y, ui->width, CLI_INK_PLAIN, CLI_MARK_REVERSE, line);
}

/* "Turn 4 fog" from what the view calls so; nothing when it calls it not. */
static void
draw_title(cli_ui *ui)
{
    const bt_game *game = ui->table->game;
    char left[160], right[160];
    const char *turn = cli_board_fact(&ui->board, cli_member_word(CLI_MEMBER_TURN));
    snprintf(left, sizeof left, "%s", game->title ? game->title : game->rules->title);
    snprintf(right, sizeof right, "%s%s%s%s  as %s", game->atlas ? "map " : "",
             game->atlas ? game->atlas->maps[ui->look.map].title : "", turn ? "  turn " : "",
             turn ? turn : "",
             ui->viewer == BT_SIDE_NONE ? "onlooker" : bt_seat_id(game, ui->viewer));
    bar(ui, 0, left, right);
}

static int fitting(const char *at, int room);

/* A map of areas, in words: long lines are broken and the rest is indented. */
static void
draw_areas(cli_ui *ui)
{
    bt_buf all = { 0 };
    cli_areas_list(ui->table->game, &ui->board, &all);
    const char *at = bt_buf_text(&all);
    for (int y = 1, indent = 0; *at && y <= ui->map_height; y++) {
        char line[512];
        int shown = fitting(at, ui->map_width - 2 - indent);
        snprintf(line, sizeof line, "%.*s", shown, at);
        text(ui, indent, y, ui->map_width - 1 - indent, CLI_INK_PLAIN, 0, line);
        at += shown;
        indent = *at == '\n' ? 0 : 4;
        at += *at == '\n' || *at == ' ';
    }
    bt_buf_release(&all);
}

static void
draw_map(cli_ui *ui)
{
    cli_canvas window;
    if (ui->table->game->network)
        draw_areas(ui);
    if (!ui->table->game->atlas || ui->map_height < 1 ||
        !cli_canvas_init(&window, ui->map_width, ui->map_height))
        return;
    cli_map_draw(&window, ui->table->game, &ui->board, &ui->look);
    for (int y = 0; y < window.height; y++)
        memcpy(cli_canvas_at(&ui->canvas, 0, y + 1), cli_canvas_at(&window, 0, y),
               sizeof(cli_cell) * (size_t)window.width);
    cli_canvas_release(&window);
}

/* How much of a line fits: up to its end, or to the last blank before room. */
static int
fitting(const char *at, int room)
{
    int length = (int)strcspn(at, "\n");
    if (length <= room)
        return length;
    for (int blank = room; blank > room / 2; blank--)
        if (at[blank] == ' ')
            return blank;
    return room;
}

/* How many rows a text takes, at most `enough`. */
static int
rows_of(const char *at, int width, int enough)
{
    int rows = 0;
    for (; *at && rows < enough; rows++) {
        at += fitting(at, width);
        at += *at == '\n' || *at == ' ';
    }
    return rows;
}

/* A text over map and panel, no higher than it needs; long lines are broken. */
static void
draw_pages(cli_ui *ui)
{
    const char *at = bt_buf_text(&ui->pages);
    int width = ui->width, skip = ui->pages_top;
    int height = rows_of(at, width - 2, ui->map_height - 1) + 1;
    int bottom = ui->map_height, y = bottom - height + 1;
    clear_box(ui, 0, y, width, height);
    while (*at && y < bottom) {
        char line[512];
        int shown = fitting(at, width - 2);
        snprintf(line, sizeof line, "%.*s", shown, at);
        if (skip-- <= 0)
            text(ui, 1, y++, width - 1, CLI_INK_PLAIN, 0, line);
        at += shown;
        at += *at == '\n' || *at == ' ';
    }
    text(ui, 1, bottom, width - 1, CLI_INK_PLAIN, CLI_MARK_REVERSE,
         *at ? " more: PgDn, PgUp; Esc closes " : " Esc closes ");
}

static void
draw_list_line(cli_ui *ui, int index, int x, int y, int width)
{
    const bt_rules *rules = ui->table->game->rules;
    bt_action action = ui->list.actions[index];
    const bt_action_def *def = &rules->actions[bt_action_code(action)];
    char storage[160];
    bt_buf line;
    bt_buf_init_fixed(&line, storage, sizeof storage);
    bt_action_format(ui->table->game, action, &line);
    bt_buf_addf(&line, "%*s%s [%s]", line.length < 18 ? 18 - (int)line.length : 1, "", def->text,
                def->rule);
    text(ui, x + 1, y, width - 2, CLI_INK_PLAIN, index == ui->list.at ? CLI_MARK_REVERSE : 0,
         bt_buf_text(&line));
}

static void
draw_list(cli_ui *ui)
{
    cli_list *list = &ui->list;
    int height =
        list->count + 1 < ui->map_height / 2 + 2 ? list->count + 1 : ui->map_height / 2 + 2;
    int width = ui->map_width < 78 ? ui->map_width : 78, rows = height - 1;
    int y = 1 + ui->map_height - height;
    if (list->at < list->top)
        list->top = list->at;
    if (list->at >= list->top + rows)
        list->top = list->at - rows + 1;
    clear_box(ui, 0, y, width, height);
    char title[128];
    snprintf(title, sizeof title, " %s ", list->title);
    text(ui, 0, y, width, CLI_INK_LIT, CLI_MARK_BOLD, title);
    for (int i = 0; i < rows && list->top + i < list->count; i++)
        draw_list_line(ui, list->top + i, 0, y + 1 + i, width);
}

static void
draw_prompt(cli_ui *ui)
{
    bt_buf prompt = { 0 };
    cli_table_prompt(ui->table, ui->viewer, &prompt);
    const char *said = bt_buf_text(&prompt);
    int shown = fitting(said, ui->width);
    text(ui, 0, ui->height - 3, shown, CLI_INK_PLAIN, CLI_MARK_BOLD, said);
    if (!ui->message[0] && said[shown]) /* a free row below takes what is left */
        text(ui, 0, ui->height - 2, ui->width, CLI_INK_PLAIN, CLI_MARK_BOLD, said + shown);
    bt_buf_release(&prompt);
    text(ui, 0, ui->height - 2, ui->width, ui->message_is_bad ? CLI_INK_BAD : CLI_INK_PLAIN, 0,
         ui->message);
    text(ui, 0, ui->height - 1, 2, CLI_INK_PLAIN, CLI_MARK_BOLD, "> ");
    int skip = ui->edit.at > ui->width - 4 ? ui->edit.at - (ui->width - 4) : 0;
    text(ui, 2, ui->height - 1, ui->width - 2, CLI_INK_PLAIN, 0, ui->edit.text + skip);
}

static void
draw_cover(cli_ui *ui)
{
    char line[160];
    snprintf(line, sizeof line, "Now it is %s's turn to look.",
             bt_seat_id(ui->table->game, ui->viewer));
    int y = ui->height / 2 - 1;
    text(ui, 2, y, ui->width - 2, CLI_INK_PLAIN, CLI_MARK_BOLD, line);
    text(ui, 2, y + 2, ui->width - 2, CLI_INK_PLAIN, 0,
         "Hand over the keyboard; Enter shows the board.");
}

void
cli_ui_draw(cli_ui *ui)
{
    clear_box(ui, 0, 0, ui->width, ui->height);
    if (ui->width < 40 || ui->height < 10) {
        text(ui, 0, 0, ui->width, CLI_INK_BAD, 0, "Too small: 40x10 at least.");
        return;
    }
    if (ui->covered) {
        draw_cover(ui);
        return;
    }
    draw_title(ui);
    draw_map(ui);
    int panel = cli_ui_panel_width(ui->width);
    if (panel)
        cli_panel_draw(ui, ui->width - panel, 1, panel, ui->height - 4);
    if (ui->pages.length)
        draw_pages(ui);
    else if (ui->list.open)
        draw_list(ui);
    draw_prompt(ui);
}
