/* ui_keys.c - what keys do: on the map, in a list, in the command line. */
#include "ui.h"

#include <berthier/outside.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { ESCAPE = 27, DELETE = 127, CONTROL_U = 21, CONTROL_A = 1, CONTROL_E = 5 };

static void
say(cli_ui *ui, bool good, const char *text)
{
    snprintf(ui->message, sizeof ui->message, "%s", text);
    ui->message[strcspn(ui->message, "\n")] = '\0';
    ui->message_is_bad = !good;
}

/* A one-line answer goes below the map, a longer one over it. */
static void
answer(cli_ui *ui, bool good, const char *text)
{
    const char *end = strchr(text, '\n');
    bool is_long = end && end[1];
    bool is_wide = (int)strlen(text) > ui->width && ui->width > 0;
    bt_buf_clear(&ui->pages);
    ui->pages_top = 0;
    if (is_long || is_wide)
        bt_buf_add(&ui->pages, text);
    say(ui, good, is_long ? "" : text);
}

static void
do_line(cli_ui *ui, const char *line)
{
    bt_buf out = { 0 };
    int before = bt_match_length(ui->table->match);
    bool is_map = strncasecmp(line, "map ", 4) == 0 && !ui->table->game->network;
    if (line[0] == '?' || is_map) {
        const char *rest = strchr(line, ' ');
        rest = rest ? rest + strspn(rest, " ") : "";
        bt_hex hex =
            ui->table->game->atlas ? bt_hex_find(ui->table->game->atlas, rest) : BT_HEX_NONE;
        if (line[0] == '?')
            cli_ui_open_list(ui, rest);
        else if (hex == BT_HEX_NONE)
            say(ui, false, "There is no such hex.");
        else {
            ui->look.cursor = hex;
            ui->look.map = ui->table->game->atlas->hexes[hex].map;
            cli_ui_show_cursor(ui);
        }
        return;
    }
    bool good = cli_table_do(ui->table, line, &out);
    answer(ui, good, bt_buf_text(&out));
    bt_buf_release(&out);
    if (bt_match_length(ui->table->match) > before)
        cli_ui_follow(ui);
    else
        cli_ui_refresh(ui);
}

static void
take(cli_ui *ui, bt_action action)
{
    bt_buf line = { 0 };
    bt_action_format(ui->table->game, action, &line);
    ui->list.open = false;
    do_line(ui, bt_buf_text(&line));
    bt_buf_release(&line);
}

/* The action an Enter on this hex most likely meant, as text: a kind of action
 * that is allowed elsewhere, here with this hex or the unit in it. */
static bool
guess(const cli_ui *ui, const bt_action_def *def, bt_hex hex, char *out, size_t size)
{
    const bt_game *game = ui->table->game;
    const bt_operand *first = &game->rules->operands[def->operands[0]];
    const bt_operand *second = &game->rules->operands[def->operands[1]];
    int stacked;
    bt_unit unit = cli_board_unit_at(&ui->board, hex, &stacked);
    if (!def->operands[0])
        return false;
    if (def->operands[1])
        snprintf(out, size, "why %s %s %s", def->word,
                 ui->chosen < game->unit_count ? game->units[ui->chosen].id : "",
                 game->atlas->hexes[hex].id);
    else if (first->kind == BT_KIND_HEX || first->kind == BT_KIND_PLACE)
        snprintf(out, size, "why %s %s", def->word, game->atlas->hexes[hex].id);
    else if (first->kind == BT_KIND_UNIT && unit != BT_UNIT_NONE)
        snprintf(out, size, "why %s %s", def->word, game->units[unit].id);
    else
        return false;
    return !def->operands[1] || (first->kind == BT_KIND_UNIT && second->kind == BT_KIND_HEX &&
                                 ui->chosen != BT_UNIT_NONE);
}

/* Nothing is allowed there: let the rules say why. */
static void
say_why_not(cli_ui *ui, bt_hex hex)
{
    char line[96];
    for (int i = 0; i < ui->legal.count; i++) {
        const bt_action_def *def =
            &ui->table->game->rules->actions[bt_action_code(ui->legal.at[i])];
        if (!guess(ui, def, hex, line, sizeof line))
            continue;
        do_line(ui, line);
        return;
    }
    say(ui, true,
        ui->legal.count ? "Nothing is allowed here now; ? lists what is."
                        : "Nothing is yours to decide now.");
}

/* A chosen unit goes to the hex; else the unit here is chosen; else whatever
 * is allowed here is done, or listed when it is more than one thing. */
static void
enter_on_map(cli_ui *ui)
{
    bt_hex hex = ui->look.cursor;
    if (hex == BT_HEX_NONE) {
        cli_ui_open_list(ui, "");
        return;
    }
    if (ui->chosen != BT_UNIT_NONE && hex != ui->look.selected && !ui->lit[hex] &&
        cli_ui_choose(ui, hex))
        return;
    if (ui->chosen == BT_UNIT_NONE && cli_ui_choose(ui, hex))
        return;
    cli_ui_list_hex(ui, hex);
    if (ui->list.count == 1)
        take(ui, ui->list.actions[0]);
    else if (ui->list.count == 0)
        say_why_not(ui, hex);
}

/* The hex beside another whose centre lies nearest in that direction on the screen. */
static bt_hex
hex_beside(const bt_atlas *atlas, bt_hex hex, int dx, int dy)
{
    const bt_hex_info *from = &atlas->hexes[hex];
    bt_hex best = BT_HEX_NONE;
    int best_badness = 0;
    for (int i = 0; i < from->side_count + from->cut_count; i++) {
        const bt_hex_info *to = &atlas->hexes[from->sides[i].to];
        int along = (to->x - from->x) * dx - (to->y - from->y) * dy;
        int across = abs((to->x - from->x) * dy) + abs((to->y - from->y) * dx);
        int level = dx && to->y < from->y; /* of two equals take one, then the other */
        int badness = across * 4 + ((from->x & 1) == level);
        if (along > 0 && (best == BT_HEX_NONE || badness < best_badness)) {
            best = from->sides[i].to;
            best_badness = badness;
        }
    }
    return best;
}

/* What is out of play is stepped over. */
static void
move_cursor(cli_ui *ui, int dx, int dy)
{
    const bt_game *game = ui->table->game;
    if (!game->atlas || ui->look.cursor == BT_HEX_NONE)
        return;
    bt_hex hex = hex_beside(game->atlas, ui->look.cursor, dx, dy);
    while (hex != BT_HEX_NONE && bt_is_outside(game, hex))
        hex = hex_beside(game->atlas, hex, dx, dy);
    if (hex != BT_HEX_NONE)
        ui->look.cursor = hex;
    cli_ui_show_cursor(ui);
}

static void
switch_map(cli_ui *ui)
{
    const bt_atlas *atlas = ui->table->game->atlas;
    if (!atlas || atlas->map_count < 2)
        return;
    ui->look.map = (ui->look.map + 1) % atlas->map_count;
    const bt_map *map = &atlas->maps[ui->look.map];
    ui->look.cursor = (bt_hex)(map->first + map->count / 2);
    for (int i = 0; i < ui->board.piece_count; i++) {
        bt_hex hex = ui->board.pieces[i].hex;
        if (hex >= map->first && hex < map->first + map->count)
            ui->look.cursor = hex;
    }
    cli_ui_show_cursor(ui);
}

/* Go to the next hex where something is allowed. */
static void
next_lit(cli_ui *ui)
{
    const bt_atlas *atlas = ui->table->game->atlas;
    for (int i = 1; atlas && i <= atlas->hex_count; i++) {
        bt_hex hex = (bt_hex)((ui->look.cursor + i) % atlas->hex_count);
        if (!ui->lit[hex])
            continue;
        ui->look.cursor = hex;
        ui->look.map = atlas->hexes[hex].map;
        cli_ui_show_cursor(ui);
        return;
    }
}

static void
help(cli_ui *ui)
{
    bt_buf out = { 0 };
    bt_buf_add(&out, "On the map\n"
                     "  arrows, h j k l   move the hex cursor     PgUp PgDn  half a screen\n"
                     "  Enter             act on the hex: choose its unit, step there, ...\n"
                     "  n                 next hex where something is allowed (marked *)\n"
                     "  Tab               the other map           z          larger or smaller\n"
                     "  ?                 all that is allowed     Space      pause the bots\n"
                     "  F6 F7             scroll the log          Ctrl-L     draw again\n"
                     "  :                 command line; other letters open it by themselves\n"
                     "Counters [I6-3] of the first side, (i6-3) of the second: type, strength, "
                     "movement.\n"
                     "Hexsides = road, : trail, # bridge, ~ stream, W river, ^ slope.\n"
                     "Hexes f forest, T town, r rough, m marsh, * something is allowed.\n"
                     "In the command line: Tab completes, arrows bring back old lines.\n\n");
    cli_table_do(ui->table, "help", &out);
    answer(ui, true, bt_buf_text(&out));
    bt_buf_release(&out);
}

static void
key_in_list(cli_ui *ui, int key)
{
    cli_list *list = &ui->list;
    int page = ui->map_height / 2;
    if (key == KEY_UP || key == 'k')
        list->at--;
    else if (key == KEY_DOWN || key == 'j')
        list->at++;
    else if (key == KEY_PPAGE)
        list->at -= page;
    else if (key == KEY_NPAGE)
        list->at += page;
    else if (key == '\n' || key == KEY_ENTER) {
        take(ui, list->actions[list->at]);
        return;
    } else {
        list->open = false;
        if (key != ESCAPE && key != 'q')
            cli_ui_key(ui, key);
        return;
    }
    list->at = list->at < 0 ? 0 : list->at >= list->count ? list->count - 1 : list->at;
    bt_hex hex = cli_ui_action_hex(ui, list->actions[list->at]);
    if (hex != BT_HEX_NONE) {
        ui->look.cursor = hex;
        ui->look.map = ui->table->game->atlas->hexes[hex].map;
        cli_ui_show_cursor(ui);
    }
}

static void
key_in_pages(cli_ui *ui, int key)
{
    int page = ui->map_height - 2;
    if (key == KEY_DOWN || key == 'j')
        ui->pages_top++;
    else if ((key == KEY_UP || key == 'k') && ui->pages_top > 0)
        ui->pages_top--;
    else if (key == KEY_NPAGE || key == ' ')
        ui->pages_top += page;
    else if (key == KEY_PPAGE)
        ui->pages_top = ui->pages_top > page ? ui->pages_top - page : 0;
    else if (key != KEY_UP && key != 'k') {
        bt_buf_clear(&ui->pages);
        if (key != ESCAPE && key != 'q' && key != '\n')
            cli_ui_key(ui, key);
        return;
    }
    int lines = 0;
    for (const char *at = bt_buf_text(&ui->pages); *at; at++)
        lines += *at == '\n';
    if (ui->pages_top > lines - 1)
        ui->pages_top = lines - 1;
}

static void
key_in_line(cli_ui *ui, int key)
{
    cli_edit *edit = &ui->edit;
    if (key == '\n' || key == KEY_ENTER) {
        char line[CLI_EDIT_SIZE];
        memcpy(line, edit->text, sizeof line);
        cli_edit_finish(edit);
        do_line(ui, line);
    } else if (key == ESCAPE || key == CONTROL_U) {
        edit->text[0] = '\0';
        edit->length = edit->at = 0;
        edit->open = key == CONTROL_U;
    } else if (key == KEY_BACKSPACE || key == DELETE || key == '\b') {
        cli_edit_delete(edit, -1);
        edit->open = edit->length > 0;
    } else if (key == KEY_DC)
        cli_edit_delete(edit, 0);
    else if (key == KEY_LEFT)
        edit->at -= edit->at > 0;
    else if (key == KEY_RIGHT)
        edit->at += edit->at < edit->length;
    else if (key == KEY_HOME || key == CONTROL_A)
        edit->at = 0;
    else if (key == KEY_END || key == CONTROL_E)
        edit->at = edit->length;
    else if (key == KEY_UP || key == KEY_DOWN)
        cli_edit_history(edit, key == KEY_UP ? -1 : 1);
    else if (key == '\t') {
        bt_buf out = { 0 };
        cli_edit_complete(edit, ui->table, &ui->legal, &out);
        say(ui, true, bt_buf_text(&out));
        bt_buf_release(&out);
    } else if (key >= ' ' && key < DELETE)
        cli_edit_insert(edit, key);
}

static bool
begins(const char *word, const char *start)
{
    return strncasecmp(word, start, 2) == 0;
}

/* h j k l move the cursor, and are letters too.  When one of them and the key
 * after it begin a word of this table, it was meant as a letter: take the move
 * back and type both. */
static bool
key_begins_word(cli_ui *ui, int key)
{
    const bt_rules *rules = ui->table->game->rules;
    const char start[3] = { ui->letter, (char)key, '\0' };
    const cli_word *word;
    bool found = false;
    if (!ui->letter || key <= ' ' || key >= DELETE)
        return false;
    for (int i = 1; i < rules->action_count && !found; i++)
        found = begins(rules->actions[i].word, start);
    for (int i = 0; (word = cli_table_word(i)) && !found; i++)
        found = begins(word->word, start);
    if (!found)
        return false;
    ui->look.cursor = ui->letter_cursor;
    cli_ui_show_cursor(ui);
    cli_edit_insert(&ui->edit, ui->letter);
    cli_edit_insert(&ui->edit, key);
    return true;
}

static bool
key_moves(cli_ui *ui, int key)
{
    int steps = 1, dx = 0, dy = 0, width, height;
    cli_map_hex_size(ui->look.large, &width, &height);
    if (key == KEY_LEFT || key == 'h')
        dx = -1;
    else if (key == KEY_RIGHT || key == 'l')
        dx = 1;
    else if (key == KEY_UP || key == 'k' || key == KEY_PPAGE)
        dy = -1;
    else if (key == KEY_DOWN || key == 'j' || key == KEY_NPAGE)
        dy = 1;
    else
        return false;
    if (key == KEY_PPAGE || key == KEY_NPAGE)
        steps = ui->map_height / height / 2;
    for (int i = 0; i < steps; i++)
        move_cursor(ui, dx, dy);
    return true;
}

static void
key_on_map(cli_ui *ui, int key)
{
    bool typed = key_begins_word(ui, key);
    ui->letter = '\0';
    if (typed)
        return;
    bt_hex before = ui->look.cursor;
    if (key_moves(ui, key)) {
        ui->letter = key == 'h' || key == 'j' || key == 'k' || key == 'l' ? (char)key : '\0';
        ui->letter_cursor = before;
        return;
    }
    if (key == '\n' || key == KEY_ENTER)
        enter_on_map(ui);
    else if (key == '\t')
        switch_map(ui);
    else if (key == 'z') {
        ui->look.large = !ui->look.large;
        cli_ui_show_cursor(ui);
    } else if (key == 'n')
        next_lit(ui);
    else if (key == ' ')
        ui->paused = !ui->paused;
    else if (key == '?' || key == KEY_F(2))
        cli_ui_open_list(ui, "");
    else if (key == KEY_F(1))
        help(ui);
    else if (key == KEY_F(6))
        ui->log_back += 5;
    else if (key == KEY_F(7))
        ui->log_back = ui->log_back > 5 ? ui->log_back - 5 : 0;
    else if (key == ESCAPE) {
        cli_ui_unchoose(ui);
        say(ui, true, "");
    } else if (key == ':')
        ui->edit.open = true;
    else if (key > ' ' && key < DELETE)
        cli_edit_insert(&ui->edit, key);
    ui->log_back = ui->log_back > ui->table->log.count ? ui->table->log.count : ui->log_back;
}

void
cli_ui_key(cli_ui *ui, int key)
{
    if (key == '\r')
        key = '\n';
    if (ui->covered)
        ui->covered = key != '\n' && key != KEY_ENTER;
    else if (ui->edit.open)
        key_in_line(ui, key);
    else if (ui->pages.length)
        key_in_pages(ui, key);
    else if (ui->list.open)
        key_in_list(ui, key);
    else
        key_on_map(ui, key);
}
