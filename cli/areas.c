/* areas.c - a map of areas in words. */
#include "areas.h"
#include "canvas.h"

#include <stdio.h>
#include <string.h>

static int
count_there(const cli_board *board, bt_area area, bt_side side)
{
    int count = board->hidden[side][area];
    for (int i = 0; i < board->piece_count; i++)
        count += board->pieces[i].area == area && board->pieces[i].side == side;
    return count;
}

/* "3 hidden (1 acted)" */
static void
add_hidden(const cli_board *board, bt_area area, bt_side side, bt_buf *out)
{
    bt_buf_addf(out, " %d hidden", board->hidden[side][area]);
    if (board->acted[side][area])
        bt_buf_addf(out, " (%d acted)", board->acted[side][area]);
}

/* "Ney i6 c1 f2, Soult i7, 2 hidden" of one side, its name before it. */
static void
add_blocks(const bt_game *game, const cli_board *board, bt_area area, bt_side side, bt_buf *out)
{
    int told = 0;
    for (int i = 0; i < board->piece_count; i++) {
        const cli_piece *piece = &board->pieces[i];
        if (piece->area != area || piece->side != side)
            continue;
        if (!told++)
            bt_buf_addf(out, " %s:", bt_side_name(game->rules, side));
        bt_buf_addf(out, "%s %s%s%s%s", told > 1 ? "," : "", game->units[piece->unit].id,
                    piece->note[0] ? " " : "", piece->note, piece->has_acted ? " (acted)" : "");
    }
    if (board->hidden[side][area]) {
        if (!told++)
            bt_buf_addf(out, " %s:", bt_side_name(game->rules, side));
        bt_buf_add(out, told > 1 ? "," : "");
        add_hidden(board, area, side, out);
    }
    bt_buf_add(out, told ? ";" : "");
}

static void
add_axis(const bt_game *game, const cli_board *board, bt_area area, bt_side side, bt_buf *out)
{
    bt_link link = board->axes[side][area];
    if (link != BT_LINK_NONE)
        bt_buf_addf(out, " %s axis to %s;", bt_side_name(game->rules, side),
                    game->network->areas[bt_link_beyond(game->network, link, area)].id);
}

/* What is so in an area now, each thing ended by a semicolon. */
static void
add_news(const bt_game *game, const cli_board *board, bt_area area, bt_buf *out)
{
    int sides_there = 0;
    if (board->holders[area] != BT_SIDE_NONE)
        bt_buf_addf(out, " held by %s;", bt_side_name(game->rules, board->holders[area]));
    for (bt_side side = 0; side < game->rules->side_count; side++) {
        add_blocks(game, board, area, side, out);
        sides_there += count_there(board, area, side) > 0;
    }
    if (sides_there > 1)
        bt_buf_add(out, " both sides there;");
    for (bt_side side = 0; side < game->rules->side_count; side++)
        add_axis(game, board, area, side, out);
}

/* An area's id and name, and as many blanks as bring it to a width. */
static void
add_name(const bt_area_info *info, int width, bt_buf *out)
{
    char text[128];
    snprintf(text, sizeof text, "%s %s", info->id, info->name);
    bt_buf_addf(out, "%s%*s", text, width > cli_columns(text) ? width - cli_columns(text) : 0, "");
}

/* The longest id and name of areas where there is something to tell. */
static int
width_of_names(const bt_game *game, const cli_board *board)
{
    int widest = 0;
    for (int area = 0; area < game->network->area_count; area++) {
        const bt_area_info *info = &game->network->areas[area];
        int width = cli_columns(info->id) + 1 + cli_columns(info->name);
        bt_buf news = { 0 };
        add_news(game, board, (bt_area)area, &news);
        if (news.length && width > widest)
            widest = width;
        bt_buf_release(&news);
    }
    return widest;
}

void
cli_areas_list(const bt_game *game, const cli_board *board, bt_buf *out)
{
    int width = width_of_names(game, board);
    for (int area = 0; area < game->network->area_count; area++) {
        bt_buf news = { 0 };
        add_news(game, board, (bt_area)area, &news);
        if (news.length) {
            bt_buf_truncate(&news, news.length - 1);
            add_name(&game->network->areas[area], width, out);
            bt_buf_addf(out, "  %s\n", bt_buf_text(&news) + 1);
        }
        bt_buf_release(&news);
    }
}

static void
add_traits(const char *const *words, int count, unsigned traits, bt_buf *out)
{
    for (int i = 0; i < count; i++)
        if (traits >> i & 1)
            bt_buf_addf(out, ", %s", words[i]);
}

void
cli_areas_describe(const bt_game *game, const cli_board *board, bt_area area, bt_buf *out)
{
    const bt_network *network = game->network;
    const bt_area_info *info = &network->areas[area];
    bt_buf news = { 0 };
    bt_buf_addf(out, "%s %s", info->id, info->name);
    add_traits(network->words.area_traits, network->words.area_trait_count, info->traits, out);
    bt_buf_add(out, "\n");
    for (int i = 0; i < info->exit_count; i++) {
        const bt_link_info *link = &network->links[info->exits[i].link];
        const bt_area_info *to = &network->areas[info->exits[i].to];
        bt_buf_addf(out, "  to %s %s", to->id, to->name);
        add_traits(network->words.link_traits, network->words.link_trait_count, link->traits, out);
        bt_buf_addf(out, "%s%s\n", link->over[0] ? " over the " : "", link->over);
    }
    add_news(game, board, area, &news);
    if (news.length) {
        bt_buf_truncate(&news, news.length - 1);
        bt_buf_addf(out, " %s\n", bt_buf_text(&news));
    }
    bt_buf_release(&news);
}
