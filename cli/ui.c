/* ui.c - what is on the screen: keeping it in step with the match. */
#include "ui.h"

#include "member.h"

#include <berthier/outside.h>
#include <stdio.h>
#include <string.h>

enum { LARGE_FROM_WIDTH = 120, LARGE_FROM_HEIGHT = 40 };

static bt_hex
hex_of(const cli_ui *ui, bt_action action, int i)
{
    const bt_rules *rules = ui->table->game->rules;
    const bt_action_def *def = &rules->actions[bt_action_code(action)];
    if (!def->operands[i])
        return BT_HEX_NONE;
    unsigned value = bt_action_operand(action, i);
    switch (rules->operands[def->operands[i]].kind) {
    case BT_KIND_HEX:
        return (bt_hex)value;
    case BT_KIND_PLACE:
        return BT_PLACE_IS_BOX(value) || !ui->table->game->atlas ? BT_HEX_NONE : (bt_hex)value;
    case BT_KIND_UNIT: {
        const cli_piece *piece = cli_board_piece(&ui->board, (bt_unit)value);
        return piece ? piece->hex : BT_HEX_NONE;
    }
    case BT_KIND_NONE:
    case BT_KIND_NUMBER:
    case BT_KIND_HALVES:
    case BT_KIND_AREA:
    case BT_KIND_LINK:
    case BT_KIND_CARD:
    case BT_KIND_MAP:
    case BT_KIND_SIDE:
    case BT_KIND_WORD:
    case BT_KIND_NAMED:
    case BT_KIND_TEXT:
        break;
    }
    return BT_HEX_NONE;
}

/* The first hex at which something can be done. */
static bt_hex
find_choice(const cli_ui *ui)
{
    for (int i = 0; i < ui->legal.count; i++) {
        bt_hex hex = cli_ui_action_hex(ui, ui->legal.at[i]);
        if (hex != BT_HEX_NONE)
            return hex;
    }
    return BT_HEX_NONE;
}

/* Where one looks first: at what can be done, at one's own, at others, at the middle of what is in play. */
static bt_hex
find_start(const cli_ui *ui)
{
    const bt_game *game = ui->table->game;
    const cli_board *board = &ui->board;
    bt_hex found = find_choice(ui);

    for (int own = 1; own >= 0; own--)
        for (int i = 0; i < board->piece_count && found == BT_HEX_NONE; i++)
            if (!own || board->pieces[i].side == bt_side_of(game, ui->viewer))
                found = board->pieces[i].hex;
    if (found == BT_HEX_NONE && board->flag_count)
        found = board->flags[0].hex;
    for (int i = 0; i < game->atlas->hex_count && found == BT_HEX_NONE; i++) {
        bt_hex hex = (bt_hex)((i + game->atlas->hex_count / 2) % game->atlas->hex_count);
        if (!bt_is_outside(game, hex))
            found = hex;
    }
    return found;
}

void
cli_ui_init(cli_ui *ui, cli_table *table)
{
    memset(ui, 0, sizeof *ui);
    ui->table = table;
    ui->chosen = BT_UNIT_NONE;
    ui->look.cursor = ui->look.selected = BT_HEX_NONE;
    ui->viewer = BT_SIDE_NONE;
    cli_ui_refresh(ui);
    const bt_atlas *atlas = table->game->atlas;
    if (atlas)
        ui->look.cursor = find_start(ui);
    if (atlas)
        ui->look.map = atlas->hexes[ui->look.cursor].map;
    snprintf(ui->message, sizeof ui->message, "%s",
             atlas ? "Arrows move, Enter acts, ? lists, Tab other map, z zoom, F1 help"
                   : "Type an action, or ? to choose one; hex AREA, units, state tell; F1 help");
}

void
cli_ui_release(cli_ui *ui)
{
    cli_canvas_release(&ui->canvas);
    bt_buf_release(&ui->pages);
}

int
cli_ui_panel_width(int width)
{
    if (width < 64)
        return 0;
    return width < 100 ? 30 : width < 150 ? 39 : 48;
}

bool
cli_ui_resize(cli_ui *ui, int width, int height)
{
    bool first = !ui->canvas.cells;
    cli_canvas_release(&ui->canvas);
    if (!cli_canvas_init(&ui->canvas, width, height))
        return false;
    ui->width = width;
    ui->height = height;
    ui->map_width = width - cli_ui_panel_width(width);
    ui->map_height = height - 4;
    if (first)
        ui->look.large = width >= LARGE_FROM_WIDTH && height >= LARGE_FROM_HEIGHT;
    cli_ui_show_cursor(ui);
    return true;
}

/* Is this unit the one the action is about? */
static bool
is_of_unit(const cli_ui *ui, bt_action action, bt_unit unit)
{
    const bt_rules *rules = ui->table->game->rules;
    const bt_action_def *def = &rules->actions[bt_action_code(action)];
    return def->operands[0] && rules->operands[def->operands[0]].kind == BT_KIND_UNIT &&
           bt_action_operand(action, 0) == unit;
}

static int
count_of_unit(const cli_ui *ui, bt_unit unit)
{
    int count = 0;
    for (int i = 0; i < ui->legal.count; i++)
        count += is_of_unit(ui, ui->legal.at[i], unit);
    return count;
}

static void
light(cli_ui *ui)
{
    memset(ui->lit, 0, sizeof ui->lit);
    ui->look.lit = ui->lit;
    for (int i = 0; i < ui->legal.count; i++) {
        if (ui->chosen != BT_UNIT_NONE && !is_of_unit(ui, ui->legal.at[i], ui->chosen))
            continue;
        for (int operand = 0; operand < BT_ACTION_OPERANDS; operand++) {
            bt_hex hex = hex_of(ui, ui->legal.at[i], operand);
            if (hex != BT_HEX_NONE)
                ui->lit[hex] = 1;
        }
    }
}

void
cli_ui_unchoose(cli_ui *ui)
{
    ui->chosen = BT_UNIT_NONE;
    ui->look.selected = BT_HEX_NONE;
    light(ui);
}

bool
cli_ui_choose(cli_ui *ui, bt_hex hex)
{
    int stacked;
    bt_unit unit = cli_board_unit_at(&ui->board, hex, &stacked);
    if (unit == BT_UNIT_NONE || unit == ui->chosen || count_of_unit(ui, unit) < 2)
        return false;
    ui->chosen = unit;
    ui->look.selected = hex;
    light(ui);
    snprintf(ui->message, sizeof ui->message,
             "%s chosen: Enter on a * hex goes there, Enter here lists, Esc lets go",
             ui->table->game->units[unit].id);
    ui->message_is_bad = false;
    return true;
}

/* Between two persons at one keyboard the screen is covered whenever another
 * is to look at it, as long as there is something to hide. */
static void
hand_over(cli_ui *ui)
{
    bt_side now = cli_table_viewer(ui->table);
    if (now == ui->viewer)
        return;
    bool two = cli_table_persons(ui->table) > 1 && now != BT_SIDE_NONE;
    ui->has_secrets = two && cli_table_has_secrets(ui->table);
    ui->covered = ui->covered || ui->has_secrets;
    ui->viewer = now;
    ui->list.open = false;
    bt_buf_clear(&ui->pages);
    if (ui->has_secrets) { /* what the other typed may tell */
        cli_edit_forget(&ui->edit);
        ui->message[0] = '\0';
    }
}

void
cli_ui_refresh(cli_ui *ui)
{
    hand_over(ui);
    bool read = cli_board_read(&ui->board, ui->table->game, bt_match_state(ui->table->match),
                               ui->viewer) == BT_OK;
    bool followed = cli_log_follow(&ui->table->log, ui->table->match) == BT_OK;
    if (!read || !followed)
        snprintf(ui->message, sizeof ui->message, "Memory is short; the screen may lag behind.");
    cli_table_legal(ui->table, &ui->legal);
    ui->list.open = false;
    if (ui->chosen != BT_UNIT_NONE && count_of_unit(ui, ui->chosen) < 2)
        cli_ui_unchoose(ui);
    if (ui->chosen != BT_UNIT_NONE)
        ui->look.selected = cli_board_piece(&ui->board, ui->chosen)->hex;
    light(ui);
}

/* The hex that the last action of a player was about. */
static bt_hex
find_last(const cli_ui *ui)
{
    for (int place = bt_match_length(ui->table->match) - 1; place >= 0; place--) {
        const bt_entry *entry = bt_match_entry(ui->table->match, place);
        if (entry->seat != BT_SIDE_CHANCE)
            return cli_ui_action_hex(ui, entry->action);
    }
    return BT_HEX_NONE;
}

static bool
is_in_sight(const cli_ui *ui, bt_hex hex)
{
    int x, y;
    if (ui->table->game->atlas->hexes[hex].map != ui->look.map)
        return false;
    cli_map_place(ui->table->game, hex, ui->look.large, &x, &y);
    x -= ui->look.left;
    y -= ui->look.top;
    return x >= 0 && y >= 0 && x < ui->map_width && y < ui->map_height;
}

/* Where one looks next when the window shows nothing that can be done, or nobody. */
static bt_hex
find_unseen(const cli_ui *ui)
{
    const bt_atlas *atlas = ui->table->game->atlas;
    const cli_board *board = &ui->board;
    bool can_choose = find_choice(ui) != BT_HEX_NONE, shown = !atlas;

    for (int hex = 0; !shown && hex < atlas->hex_count; hex++)
        shown = ui->lit[hex] && is_in_sight(ui, (bt_hex)hex);
    for (int i = 0; !can_choose && !shown && i < board->piece_count; i++)
        shown = board->pieces[i].hex != BT_HEX_NONE && is_in_sight(ui, board->pieces[i].hex);
    for (int i = 0; !can_choose && !shown && i < board->flag_count; i++)
        shown = is_in_sight(ui, board->flags[i].hex);
    return shown ? BT_HEX_NONE : find_start(ui);
}

void
cli_ui_follow(cli_ui *ui)
{
    bt_hex hex;
    cli_ui_refresh(ui);
    ui->log_back = 0;
    hex = find_last(ui);
    if (hex == BT_HEX_NONE)
        hex = find_unseen(ui);
    if (hex == BT_HEX_NONE)
        return;
    ui->look.cursor = hex;
    ui->look.map = ui->table->game->atlas->hexes[hex].map;
    cli_ui_show_cursor(ui);
}

void
cli_ui_show_cursor(cli_ui *ui)
{
    int x, y, width, height, all_width, all_height;
    if (ui->look.cursor == BT_HEX_NONE)
        return;
    cli_map_place(ui->table->game, ui->look.cursor, ui->look.large, &x, &y);
    cli_map_hex_size(ui->look.large, &width, &height);
    cli_map_size(ui->table->game, ui->look.map, ui->look.large, &all_width, &all_height);
    if (x < ui->look.left + width || x + 2 * width > ui->look.left + ui->map_width)
        ui->look.left = x - ui->map_width / 2;
    if (y < ui->look.top + height || y + 2 * height > ui->look.top + ui->map_height)
        ui->look.top = y - ui->map_height / 2;
    int max_left = all_width - ui->map_width, max_top = all_height - ui->map_height;
    ui->look.left = ui->look.left > max_left ? max_left : ui->look.left;
    ui->look.top = ui->look.top > max_top ? max_top : ui->look.top;
    ui->look.left = ui->look.left < 0 ? 0 : ui->look.left;
    ui->look.top = ui->look.top < 0 ? 0 : ui->look.top;
}

/* Does the action begin with this word, or touch this hex? */
static bool
fits(const cli_ui *ui, bt_action action, const char *word, bt_hex hex)
{
    const bt_action_def *def = &ui->table->game->rules->actions[bt_action_code(action)];
    if (word)
        return !word[0] || strcmp(def->word, word) == 0;
    if (ui->chosen != BT_UNIT_NONE && !is_of_unit(ui, action, ui->chosen))
        return false;
    for (int i = 0; i < BT_ACTION_OPERANDS; i++)
        if (hex_of(ui, action, i) == hex)
            return true;
    return false;
}

static void
fill_list(cli_ui *ui, const char *word, bt_hex hex)
{
    cli_list *list = &ui->list;
    list->count = list->at = list->top = 0;
    for (int i = 0; i < ui->legal.count; i++)
        if (fits(ui, ui->legal.at[i], word, hex))
            list->actions[list->count++] = ui->legal.at[i];
}

void
cli_ui_open_list(cli_ui *ui, const char *word)
{
    fill_list(ui, word, BT_HEX_NONE);
    snprintf(ui->list.title, sizeof ui->list.title, "%d legal: Enter takes, Esc leaves",
             ui->list.count);
    ui->list.open = ui->list.count > 0;
    ui->message[0] = '\0';
    ui->message_is_bad = !ui->list.open;
    if (!ui->list.open)
        snprintf(ui->message, sizeof ui->message, "%s",
                 ui->legal.count ? "No action of that word is allowed now."
                                 : "Nothing is yours to decide now.");
}

/* Add the actions that need no place when the hex is the one of the unit on the
 * move: there is nowhere to point at for ending a move but where it stands. */
static void
add_bare(cli_ui *ui, bt_hex hex)
{
    const bt_rules *rules = ui->table->game->rules;
    const char *mover = cli_board_fact(&ui->board, cli_member_word(CLI_MEMBER_MOVER));
    const cli_piece *piece = NULL;
    if (mover)
        piece =
            cli_board_piece(&ui->board, bt_unit_find(ui->table->game, mover, (int)strlen(mover)));
    if (!piece || piece->hex != hex)
        return;
    for (int i = 0; i < ui->legal.count; i++)
        if (!rules->actions[bt_action_code(ui->legal.at[i])].operands[0])
            ui->list.actions[ui->list.count++] = ui->legal.at[i];
}

void
cli_ui_list_hex(cli_ui *ui, bt_hex hex)
{
    fill_list(ui, NULL, hex);
    if (ui->list.count == 0)
        add_bare(ui, hex);
    snprintf(ui->list.title, sizeof ui->list.title, "%s: Enter takes, Esc leaves",
             ui->table->game->atlas->hexes[hex].id);
    ui->list.open = ui->list.count > 1;
}

bt_hex
cli_ui_action_hex(const cli_ui *ui, bt_action action)
{
    bt_hex hex = hex_of(ui, action, 1);
    return hex != BT_HEX_NONE ? hex : hex_of(ui, action, 0);
}
