/* hidden.c - flags of hidden forces, and where their units were seen last. */
#include "hidden.h"

#include "member.h"

#include <stdio.h>
#include <string.h>

static void
read_flag(cli_flag *flag, const json_t *members)
{
    const char *key, *kind = json_string_value(json_object_get(members, cli_member_word(CLI_MEMBER_KIND)));
    json_t *value;
    bt_buf text;

    snprintf(flag->kind, sizeof flag->kind, "%s", kind ? kind : "");
    bt_buf_init_fixed(&text, flag->text, sizeof flag->text);
    flag->text[0] = '\0';
    json_object_foreach((json_t *)(uintptr_t)members, key, value) if (json_is_true(value))
        bt_buf_addf(&text, "%s%s", text.length ? " " : "", key);
}

void
cli_read_flags(cli_board *board, const bt_game *game, const json_t *flags)
{
    for (bt_side side = 0; game->atlas && side < game->rules->side_count; side++) {
        const char *key;
        json_t *members;
        json_object_foreach(json_object_get(flags, game->rules->sides[side]), key, members)
        {
            bt_hex hex = bt_hex_find(game->atlas, key);
            if (hex == BT_HEX_NONE || board->flag_count == CLI_FLAGS_MAX)
                continue;
            cli_flag *flag = &board->flags[board->flag_count++];
            flag->hex = hex;
            flag->side = side;
            read_flag(flag, members);
        }
    }
}

bool
cli_read_standing(cli_board *board, const bt_game *game, const json_t *standing)
{
    for (bt_side side = 0; game->network && side < game->rules->side_count; side++)
        for (int area = 0; area < game->network->area_count; area++) {
            const json_t *there =
                json_object_get(json_object_get(standing, game->rules->sides[side]),
                                game->network->areas[area].id);
            const char *key;
            json_t *count;
            board->hidden[side][area] += (int)json_integer_value(there);
            json_object_foreach((json_t *)(uintptr_t)there, key, count)
            {
                int number = (int)json_integer_value(count);
                board->hidden[side][area] += number;
                board->acted[side][area] += cli_member_is(CLI_MEMBER_ACTIVATED, key) ? number : 0;
            }
        }
    return false;
}

bool
cli_read_marching(cli_board *board, const bt_game *game, const json_t *marching)
{
    const char *whose =
        json_string_value(json_object_get(marching, cli_member_word(CLI_MEMBER_SIDE)));
    const char *at = json_string_value(json_object_get(marching, cli_member_word(CLI_MEMBER_AREA)));
    const json_t *blocks = json_object_get(marching, cli_member_word(CLI_MEMBER_BLOCKS));
    bt_area area =
        game->network && at ? bt_area_find(game->network, at, (int)strlen(at)) : BT_AREA_NONE;

    for (bt_side side = 0; whose && area != BT_AREA_NONE && side < game->rules->side_count; side++)
        if (strcmp(whose, bt_side_name(game->rules, side)) == 0)
            board->hidden[side][area] += (int)json_integer_value(blocks);
    return false;
}

void
cli_note_memory(const bt_game *game, cli_piece *piece, const json_t *entry)
{
    const char *at = json_string_value(json_object_get(entry, cli_member_word(CLI_MEMBER_AT)));

    piece->seen = at && game->atlas ? bt_hex_find(game->atlas, at) : BT_HEX_NONE;
    piece->seen_turn =
        (int)json_integer_value(json_object_get(entry, cli_member_word(CLI_MEMBER_TURN)));
    piece->note[0] = '\0';
}

const cli_flag *
cli_board_flag_at(const cli_board *board, bt_hex hex)
{
    for (int i = 0; i < board->flag_count; i++)
        if (board->flags[i].hex == hex)
            return &board->flags[i];
    return NULL;
}

/* "prussian flag: troops; prussian saxon"; what it says of its own side alone goes without saying. */
static void
tell_flag(const bt_game *game, const cli_flag *flag, bt_buf *out)
{
    const char *side = game->rules->sides[flag->side];

    bt_buf_addf(out, "%s flag: %s", side, flag->kind);
    if (flag->text[0] && strcmp(flag->text, side) != 0)
        bt_buf_addf(out, "; %s", flag->text);
    bt_buf_add(out, "\n");
}

void
cli_tell_hidden(const bt_game *game, const cli_board *board, bt_hex hex, bt_buf *out)
{
    const cli_flag *flag = cli_board_flag_at(board, hex);

    if (flag)
        tell_flag(game, flag, out);
    for (int i = 0; i < board->piece_count; i++)
        if (board->pieces[i].seen == hex)
            bt_buf_addf(out, "%s was seen here in turn %d\n",
                        game->units[board->pieces[i].unit].name, board->pieces[i].seen_turn);
}

void
cli_tell_flags(const bt_game *game, const cli_board *board, bt_side side, bt_buf *out)
{
    for (int i = 0; i < board->flag_count; i++) {
        const bt_hex_info *info = &game->atlas->hexes[board->flags[i].hex];
        if (board->flags[i].side != side)
            continue;
        bt_buf_addf(out, "  %s%s%s: ", info->id, info->name[0] ? " " : "", info->name);
        tell_flag(game, &board->flags[i], out);
    }
}
