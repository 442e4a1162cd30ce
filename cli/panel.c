/* panel.c - the side panel: hex under the cursor, tracks, boxes, log. */
#include "ui.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct pen {
    cli_ui *ui;
    int x, y, width, bottom;
} pen;

static void
line(pen *p, cli_ink ink, unsigned marks, const char *text)
{
    if (p->y < p->bottom)
        cli_canvas_text(&p->ui->canvas, p->x, p->y++, p->width, ink, marks, text);
}

/* Break at blanks; lines after the first are indented. */
static void
wrapped(pen *p, cli_ink ink, const char *text)
{
    char row[256];
    for (int indent = 0; *text; indent = 2) {
        int room = p->width - indent, length = (int)strlen(text);
        if (length > room) {
            length = room;
            while (length > 0 && text[length] != ' ')
                length--;
            length = length ? length : room;
        }
        snprintf(row, sizeof row, "%*s%.*s", indent, "", length, text);
        line(p, ink, 0, row);
        text += length;
        text += strspn(text, " ");
    }
}

static int
wrapped_height(const char *text, int width)
{
    pen p = { .y = 0, .bottom = 0, .width = width };
    int rows = 0;
    for (int indent = 0; *text; indent = 2, rows++) {
        int room = p.width - indent, length = (int)strlen(text);
        if (length > room) {
            length = room;
            while (length > 0 && text[length] != ' ')
                length--;
            length = length ? length : room;
        }
        text += length;
        text += strspn(text, " ");
    }
    return rows;
}

static void
draw_hex(pen *p)
{
    cli_ui *ui = p->ui;
    bt_buf text = { 0 };
    if (!ui->table->game->atlas || ui->look.cursor == BT_HEX_NONE)
        return;
    cli_map_describe(ui->table->game, ui->look.cursor, &text);
    bt_buf_truncate(&text, text.length ? text.length - 1 : 0);
    wrapped(p, CLI_INK_PLAIN, bt_buf_text(&text));
    for (int i = 0; i < ui->board.piece_count; i++) {
        const bt_unit_info *unit = &ui->table->game->units[ui->board.pieces[i].unit];
        if (ui->board.pieces[i].hex != ui->look.cursor)
            continue;
        bt_buf_clear(&text);
        bt_buf_addf(&text, "%s %s %s, %s", unit->id, unit->values, unit->type, unit->name);
        line(p, unit->side ? CLI_INK_SIDE1 : CLI_INK_SIDE0, CLI_MARK_BOLD, bt_buf_text(&text));
    }
    bt_buf_release(&text);
    p->y++;
}

/* What says nothing now, or is shown elsewhere. */
static bool
is_worth_a_line(const cli_fact *fact)
{
    static const char *const elsewhere[] = { "turn", "track", "viewer" };
    for (size_t i = 0; i < BT_COUNT(elsewhere); i++)
        if (strcmp(fact->name, elsewhere[i]) == 0)
            return false;
    return fact->value[0] && !fact->is_quiet && strcmp(fact->value, "none") != 0;
}

/* A turn track: the first letter of what every turn is, ours in brackets. */
static void
draw_track(pen *p)
{
    const char *turn = cli_board_fact(&p->ui->board, "turn");
    const char *track = cli_board_fact(&p->ui->board, "track");
    char text[160];
    bt_buf out;
    bt_buf_init_fixed(&out, text, sizeof text);
    if (!turn || !track)
        return;
    bt_buf_addf(&out, "turn %s ", turn);
    for (int i = 1; *track; i++) {
        bool now = i == atoi(turn);
        bt_buf_addf(&out, now ? "[%c]" : "%c", now ? toupper((unsigned char)*track) : *track);
        track += strcspn(track, " ");
        track += strspn(track, " ");
    }
    line(p, CLI_INK_PLAIN, CLI_MARK_BOLD, bt_buf_text(&out));
}

/* What the game says for people first, then what the state adds. */
static void
draw_facts(pen *p, bool fields)
{
    char text[256];
    for (int i = 0; i < p->ui->board.fact_count; i++) {
        const cli_fact *fact = &p->ui->board.facts[i];
        if (fact->is_field != fields || !is_worth_a_line(fact))
            continue;
        snprintf(text, sizeof text, "%s: %s", fact->name, fact->value);
        wrapped(p, CLI_INK_PLAIN, text);
    }
}

/* Boxes that hold counters: name, how many, and as many ids as fit. */
static void
draw_boxes(pen *p)
{
    const cli_board *board = &p->ui->board;
    for (int i = 0; i < board->piece_count; i++) {
        const char *box = board->pieces[i].box;
        bt_buf ids = { 0 };
        int count = 0;
        bool told = !box[0];
        for (int j = 0; j < board->piece_count && !told; j++) {
            if (strcmp(board->pieces[j].box, box) != 0)
                continue;
            told = j < i;
            count++;
            bt_buf_addf(&ids, " %s", p->ui->table->game->units[board->pieces[j].unit].id);
        }
        if (!told) {
            char text[160];
            snprintf(text, sizeof text, "%s %d:%s", box, count, bt_buf_text(&ids));
            line(p, CLI_INK_FAINT, 0, text);
        }
        bt_buf_release(&ids);
    }
}

static void
draw_log(cli_ui *ui, int x, int y, int width, int height)
{
    const cli_log *log = &ui->table->log;
    int first = log->count, rows = 0, back = ui->log_back;
    pen p = { ui, x, y, width, y + height };
    line(&p, CLI_INK_PLAIN, CLI_MARK_BOLD | CLI_MARK_UNDER, back ? "Log (F6, F7)" : "Log");
    while (first > 0) {
        const cli_log_line *entry = &log->at[first - 1];
        bool seen = cli_log_is_seen(ui->table->game, entry, ui->viewer);
        int more = seen && back-- <= 0 ? wrapped_height(entry->text, width) : 0;
        if (rows + more > height - 1)
            break;
        rows += more;
        first--;
    }
    back = ui->log_back;
    for (; first < log->count; first++)
        if (cli_log_is_seen(ui->table->game, &log->at[first], ui->viewer))
            wrapped(&p, CLI_INK_PLAIN, log->at[first].text);
}

void
cli_panel_draw(cli_ui *ui, int x, int y, int width, int height)
{
    int log_height = height < 24 ? height / 3 : height / 2;
    for (int row = y; row < y + height; row++)
        cli_canvas_text(&ui->canvas, x, row, 1, CLI_INK_FAINT, 0, "|");
    pen p = { ui, x + 2, y, width - 2, y + height - log_height };
    draw_hex(&p);
    draw_track(&p);
    draw_facts(&p, false);
    draw_facts(&p, true);
    draw_boxes(&p);
    draw_log(ui, x + 2, y + height - log_height, width - 2, log_height);
}
