/* panel.c - the side panel: hex under the cursor, tracks, boxes, log. */
#include "args.h"
#include "hidden.h"
#include "member.h"
#include "ui.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Below HIGH rows every row is dear: what may be long is cut after FEW rows. */
enum { HIGH = 30, FEW = 2, LOG_LEAST = 4, LOG_SHARE = 3 };

typedef struct pen {
    cli_ui *ui;
    int x, y, width, bottom;
    bool dry; /* measures without drawing */
} pen;

static void
line(pen *p, cli_ink ink, unsigned marks, const char *text)
{
    if (!p->dry && p->y < p->bottom)
        cli_canvas_text(&p->ui->canvas, p->x, p->y, p->width, ink, marks, text);
    p->y += p->dry || p->y < p->bottom;
}

/* How much of a text goes on one row: all, or up to the last blank that fits. */
static int
fitting(const char *text, int room)
{
    int length = (int)strlen(text);
    if (length <= room)
        return length;
    for (length = room; length > 0 && text[length] != ' ';)
        length--;
    return length ? length : room;
}

/* Break at blanks into at most `most` rows; those after the first are indented. */
static void
wrapped_most(pen *p, cli_ink ink, const char *text, int most)
{
    char row[512];
    for (int indent = 0; *text && most > 0; indent = 2, most--) {
        int room = p->width - indent, length = fitting(text, room);
        bool cut = most == 1 && text[length];
        if (cut && length > room - 3)
            length = fitting(text, room - 4);
        snprintf(row, sizeof row, "%*s%.*s%s", indent, "", length, text, cut ? " ..." : "");
        line(p, ink, 0, row);
        text += length;
        text += strspn(text, " ");
    }
}

static void
wrapped(pen *p, cli_ink ink, const char *text)
{
    wrapped_most(p, ink, text, INT_MAX);
}

static int
wrapped_height(const char *text, int width)
{
    int rows = 0;
    for (int indent = 0; *text; indent = 2, rows++) {
        text += fitting(text, width - indent);
        text += strspn(text, " ");
    }
    return rows;
}

/* Who is hidden on the hex under the cursor. */
static void
draw_hidden(pen *p, bt_buf *text)
{
    const cli_ui *ui = p->ui;
    bt_buf_clear(text);
    cli_tell_hidden(ui->table->game, &ui->board, ui->look.cursor, text);
    for (const char *at = bt_buf_text(text); *at; at += strcspn(at, "\n"), at += *at == '\n') {
        char row[160];
        snprintf(row, sizeof row, "%.*s", (int)strcspn(at, "\n"), at);
        wrapped(p, CLI_INK_PLAIN, row);
    }
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
        line(p, cli_map_ink(ui->board.pieces[i].side), CLI_MARK_BOLD, bt_buf_text(&text));
    }
    draw_hidden(p, &text);
    bt_buf_release(&text);
}

/* What says nothing now, or is shown elsewhere. */
static bool
is_worth_a_line(const cli_fact *fact)
{
    return !cli_member_has_role(fact->name, CLI_ROLE_TITLE) && fact->value[0] && !fact->is_quiet &&
           strcmp(fact->value, "none") != 0;
}

/* A turn track: the first letter of what every turn is, ours in brackets. */
static void
draw_track(pen *p)
{
    const char *turn = cli_board_fact(&p->ui->board, cli_member_word(CLI_MEMBER_TURN));
    const char *track = cli_board_fact(&p->ui->board, cli_member_word(CLI_MEMBER_TRACK));
    const char *light = cli_board_fact(&p->ui->board, cli_member_word(CLI_MEMBER_LIGHT));
    char text[160];
    bt_buf out;
    bt_buf_init_fixed(&out, text, sizeof text);
    if (!turn || !track)
        return;
    int64_t at = 0;
    cli_read_number(turn, 0, INT_MAX, &at);
    bt_buf_addf(&out, "turn %s ", turn);
    for (int i = 1; *track; i++) {
        bool now = i == at;
        bt_buf_addf(&out, now ? "[%c]" : "%c", now ? toupper((unsigned char)*track) : *track);
        track += strcspn(track, " ");
        track += strspn(track, " ");
    }
    bt_buf_addf(&out, " %s", light ? light : "");
    line(p, CLI_INK_PLAIN, CLI_MARK_BOLD, bt_buf_text(&out));
}

/* What the game says for people, one after the other; short ones share a row. */
static void
draw_facts(pen *p)
{
    int most = p->ui->height < HIGH ? FEW : INT_MAX;
    bt_buf row = { 0 };
    for (int i = 0; i < p->ui->board.fact_count; i++) {
        const cli_fact *fact = &p->ui->board.facts[i];
        int length = (int)(strlen(fact->name) + strlen(": ") + strlen(fact->value));
        if (fact->is_field || !is_worth_a_line(fact))
            continue;
        bool fits = row.length && (int)(row.length + strlen(" | ")) + length <= p->width;
        if (!fits) {
            wrapped_most(p, CLI_INK_PLAIN, bt_buf_text(&row), most);
            bt_buf_clear(&row);
        }
        bt_buf_addf(&row, "%s%s: %s", fits ? " | " : "", fact->name, fact->value);
    }
    wrapped_most(p, CLI_INK_PLAIN, bt_buf_text(&row), most);
    bt_buf_release(&row);
}

/* What the state adds, run on: little of it is news. */
static void
draw_fields(pen *p)
{
    bt_buf text = { 0 };
    for (int i = 0; i < p->ui->board.fact_count; i++) {
        const cli_fact *fact = &p->ui->board.facts[i];
        if (fact->is_field && is_worth_a_line(fact))
            bt_buf_addf(&text, "%s%s: %s", text.length ? ", " : "", fact->name, fact->value);
    }
    wrapped_most(p, CLI_INK_PLAIN, bt_buf_text(&text), p->ui->height < HIGH ? FEW : INT_MAX);
    bt_buf_release(&text);
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
        bool told = !box[0] || cli_member_is(CLI_MEMBER_ABSENT, box);
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
            wrapped_most(p, CLI_INK_FAINT, text, 1);
        }
        bt_buf_release(&ids);
    }
}

static void
draw_log(cli_ui *ui, int x, int y, int width, int height)
{
    const cli_log *log = &ui->table->log;
    int first = log->count, rows = 0, back = ui->log_back;
    pen p = { ui, x, y, width, y + height, false };
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
    for (; first < log->count; first++)
        if (cli_log_is_seen(ui->table->game, &log->at[first], ui->viewer))
            wrapped(&p, CLI_INK_PLAIN, log->at[first].text);
}

static void
draw_all(pen *p)
{
    draw_hex(p);
    draw_track(p);
    draw_facts(p);
    draw_fields(p);
    draw_boxes(p);
}

/* The log has what the rest leaves, and a few rows, of many a third, even when that is too little. */
void
cli_panel_draw(cli_ui *ui, int x, int y, int width, int height)
{
    pen p = { ui, x + 2, y, width - 2, y + height, true };
    draw_all(&p);
    int least = height < LOG_LEAST ? 0 : height < HIGH ? LOG_LEAST : height / LOG_SHARE;
    int used = p.y - y < height - least ? p.y - y : height - least;
    for (int row = y; row < y + height; row++)
        cli_canvas_text(&ui->canvas, x, row, 1, CLI_INK_FAINT, 0, "|");
    p = (pen){ ui, x + 2, y, width - 2, y + used, false };
    draw_all(&p);
    draw_log(ui, x + 2, y + used, width - 2, height - used);
}
