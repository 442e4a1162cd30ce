/* words_look.c - the words of the table that look: at map, counters, cards, tracks, log and rules. */
#include "words.h"

#include "areas.h"
#include "args.h"
#include "board.h"
#include "canvas.h"
#include "hand.h"
#include "hidden.h"
#include "map_draw.h"
#include "member.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { LOG_LINES = 20, FACT_COLUMNS = 22 };

static bool
read_board(const cli_table *table, cli_board *board)
{
    return cli_board_read(board, table->game, bt_match_state(table->match),
                          cli_table_viewer(table)) == BT_OK;
}

/* A map of areas, or one of them, in words. */
static bool
tell_areas(const cli_table *table, const char *rest, bt_buf *out)
{
    const bt_game *game = table->game;
    bt_area area = bt_area_find(game->network, rest, (int)strlen(rest));
    cli_board *board = malloc(sizeof *board);
    bool told = board && (!rest[0] || area != BT_AREA_NONE) && read_board(table, board);
    if (rest[0] && area == BT_AREA_NONE)
        bt_buf_addf(out, "There is no area %s.\n", rest);
    if (told && rest[0])
        cli_areas_describe(game, board, area, out);
    else if (told)
        cli_areas_list(game, board, out);
    free(board);
    return told;
}

#define LARGE_MAP 2000 /* hexes that nobody reads through as lines of text */

/* Of a large map: where the first unit of the viewer stands, or else anybody; BT_HEX_NONE for the whole of another. */
static bt_hex
home_on(const cli_table *table, const cli_board *board)
{
    bt_side side = bt_side_of(table->game, cli_table_viewer(table));
    bt_hex found = BT_HEX_NONE;
    if (table->game->atlas->hex_count <= LARGE_MAP)
        return BT_HEX_NONE;
    for (int i = board->flag_count - 1; i >= 0; i--)
        if (board->flags[i].hex != BT_HEX_NONE)
            found = board->flags[i].hex;
    for (int i = board->piece_count - 1; i >= 0; i--)
        if (board->pieces[i].hex != BT_HEX_NONE &&
            (board->pieces[i].side == side || found == BT_HEX_NONE))
            found = board->pieces[i].hex;
    return found;
}

bool
cli_word_map(cli_table *table, const char *rest, bt_buf *out)
{
    if (table->game->network)
        return tell_areas(table, rest, out);
    const bt_atlas *atlas = table->game->atlas;
    bt_hex hex = atlas && rest[0] ? bt_hex_find(atlas, rest) : BT_HEX_NONE;
    cli_board *board = malloc(sizeof *board);
    bool drawn = false;
    if (!atlas)
        bt_buf_add(out, "This game has no map.\n");
    else if (rest[0] && hex == BT_HEX_NONE)
        bt_buf_addf(out, "There is no hex %s.\n", rest);
    else if (board && read_board(table, board)) {
        bt_hex around = hex != BT_HEX_NONE ? hex : home_on(table, board);
        drawn = cli_map_text(table->game, board, around, out);
        if (around != hex)
            bt_buf_addf(out, "That is around %s; map HEX draws another part.\n", atlas->hexes[around].id);
    }
    free(board);
    return drawn;
}

/* A text and blanks up to a width, and one more. */
static void
add_column(bt_buf *out, const char *text, int width)
{
    int blanks = width - cli_columns(text);
    bt_buf_addf(out, "%s%*s", text, 1 + (blanks > 0 ? blanks : 0), "");
}

/* The widest of what is printed on the units of a game, in this order. */
typedef struct widths {
    int id, type, values, name;
} widths;

static int
wider(int width, const char *text)
{
    int columns = cli_columns(text);
    return columns > width ? columns : width;
}

static widths
widths_of(const bt_game *game)
{
    widths w = { 0 };
    for (int i = 0; i < game->unit_count; i++) {
        const bt_unit_info *info = &game->units[i];
        w.id = wider(w.id, info->id);
        w.type = wider(w.type, info->type);
        w.values = wider(w.values, info->values);
        w.name = wider(w.name, info->name);
    }
    return w;
}

/* Where it is, and what is so of it: "N0531 Stadtroda; out, moved". */
static void
say_hex(const bt_hex_info *hex, const char *marks, bt_buf *out)
{
    bt_buf_addf(out, "%s%s%s%s%s\n", hex->id, hex->name[0] ? " " : "", hex->name,
                marks[0] ? "; " : "", marks);
}

static void
say_unit(const cli_table *table, const cli_piece *piece, const widths *w, bt_buf *out)
{
    const bt_unit_info *info = &table->game->units[piece->unit];
    bt_buf_add(out, "  ");
    add_column(out, info->id, w->id);
    add_column(out, info->type, w->type);
    add_column(out, info->values, w->values);
    add_column(out, info->name, w->name);
    if (piece->hex != BT_HEX_NONE)
        say_hex(&table->game->atlas->hexes[piece->hex], piece->marks, out);
    else if (piece->area != BT_AREA_NONE)
        bt_buf_addf(out, "%s %s%s%s\n", table->game->network->areas[piece->area].id,
                    table->game->network->areas[piece->area].name, piece->note[0] ? ": " : "",
                    piece->note);
    else if (piece->seen != BT_HEX_NONE)
        bt_buf_addf(out, "%s; seen at %s in turn %d\n", piece->box,
                    table->game->atlas->hexes[piece->seen].id, piece->seen_turn);
    else
        bt_buf_addf(out, "%s\n", piece->box[0] ? piece->box : "unseen");
}

/* Those who take no part would be most of the list of a small scenario. */
static bool
takes_part(const cli_piece *piece)
{
    return !cli_member_is(CLI_MEMBER_ABSENT, piece->box);
}

bool
cli_word_units(cli_table *table, const char *rest, bt_buf *out)
{
    const bt_rules *rules = table->game->rules;
    bt_side only = rest[0] ? bt_side_find(rules, rest, (int)strlen(rest)) : BT_SIDE_NONE;
    cli_board *board = malloc(sizeof *board);
    widths w = widths_of(table->game);
    if (rest[0] && only == BT_SIDE_NONE) {
        bt_buf_addf(out, "There is no side %s.\n", rest);
        free(board);
        return false;
    }
    for (bt_side side = 0; board && read_board(table, board) && side < rules->side_count; side++) {
        if (only != BT_SIDE_NONE && side != only)
            continue;
        bt_buf_addf(out, "%s\n", rules->sides[side]);
        for (int i = 0; i < board->piece_count; i++)
            if (board->pieces[i].side == side && takes_part(&board->pieces[i]))
                say_unit(table, &board->pieces[i], &w, out);
        cli_tell_flags(table->game, board, side, out);
    }
    free(board);
    return true;
}

bool
cli_word_hex(cli_table *table, const char *rest, bt_buf *out)
{
    if (table->game->network && rest[0])
        return tell_areas(table, rest, out);
    const bt_atlas *atlas = table->game->atlas;
    bt_hex hex = atlas ? bt_hex_find(atlas, rest) : BT_HEX_NONE;
    if (hex == BT_HEX_NONE) {
        bt_buf_addf(out, "There is no hex %s.\n", rest[0] ? rest : "without a number");
        return false;
    }
    cli_map_describe(table->game, hex, out);
    cli_board *board = malloc(sizeof *board);
    widths w = widths_of(table->game);
    for (int i = 0; board && (i || read_board(table, board)) && i < board->piece_count; i++)
        if (board->pieces[i].hex == hex)
            say_unit(table, &board->pieces[i], &w, out);
    if (board)
        cli_tell_hidden(table->game, board, hex, out);
    free(board);
    return true;
}

bool
cli_word_cards(cli_table *table, const char *rest, bt_buf *out)
{
    cli_board *board = malloc(sizeof *board);
    bool told = board && read_board(table, board) && cli_hand_tell(table->game, board, rest, out);
    free(board);
    return told;
}

static void
say_fact(const cli_fact *fact, bt_buf *out)
{
    add_column(out, fact->name, FACT_COLUMNS);
    bt_buf_addf(out, "%s\n", fact->value);
}

bool
cli_word_state(cli_table *table, const char *rest, bt_buf *out)
{
    cli_board *board = malloc(sizeof *board);
    (void)rest;
    for (int i = 0; board && (i || read_board(table, board)) && i < board->fact_count; i++)
        if (board->facts[i].value[0] &&
            (!board->facts[i].is_quiet || cli_member_is(CLI_MEMBER_TURN, board->facts[i].name)))
            say_fact(&board->facts[i], out);
    free(board);
    cli_table_prompt(table, cli_table_viewer(table), out);
    bt_buf_add(out, "\n");
    return true;
}

/* The lines that the viewer may see from one on, by actions of which it sees something: how many others there were is
 * hidden with them. */
static void
say_log(const cli_table *table, bt_seat viewer, int first, bt_buf *out)
{
    int number = 0, place = -1;
    for (int i = 0; i < table->log.count; i++) {
        const cli_log_line *line = &table->log.at[i];
        if (!cli_log_is_seen(table->game, line, viewer))
            continue;
        number += line->place != place;
        place = line->place;
        if (i >= first)
            bt_buf_addf(out, "%5d %s\n", number, line->text);
    }
}

bool
cli_word_log(cli_table *table, const char *rest, bt_buf *out)
{
    int64_t wanted = LOG_LINES;
    int first;
    if (rest[0] && !cli_read_number(rest, 1, INT_MAX, &wanted)) {
        bt_buf_add(out, "How many lines?  For instance: log 50\n");
        return false;
    }
    if (cli_log_follow(&table->log, table->match) != BT_OK)
        return false;
    bt_seat viewer = cli_table_viewer(table);
    for (first = table->log.count; first > 0 && wanted > 0; first--)
        wanted -= cli_log_is_seen(table->game, &table->log.at[first - 1], viewer);
    say_log(table, viewer, first, out);
    return true;
}

bool
cli_word_rule(cli_table *table, const char *rest, bt_buf *out)
{
    const bt_clauses *clauses = &table->game->rules->clauses;
    size_t length = strlen(rest);
    bool found = false;
    for (int i = 0; i < clauses->count && length; i++) {
        const bt_clause *clause = &clauses->at[i];
        if (strncmp(clause->number, rest, length) != 0 ||
            isdigit((unsigned char)clause->number[length]))
            continue;
        bt_buf_addf(out, "[%s] %s\n", clause->number, clause->text);
        found = true;
    }
    if (!found)
        bt_buf_addf(out, "No rule has the number %s.\n", rest);
    return found;
}
