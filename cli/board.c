/* board.c - reads a view's JSON: pieces first, then everything else. */
#include "board.h"

#include "cards.h"
#include "hidden.h"
#include "member.h"
#include "tell.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool
read_place(const bt_game *game, cli_piece *piece, const char *place)
{
    int length = (int)strlen(place);
    piece->hex = game->atlas ? bt_hex_find(game->atlas, place) : BT_HEX_NONE;
    piece->area = game->network ? bt_area_find(game->network, place, length) : BT_AREA_NONE;
    piece->box[0] = '\0';
    if (piece->hex == BT_HEX_NONE && piece->area == BT_AREA_NONE)
        snprintf(piece->box, sizeof piece->box, "%s", place);
    return piece->hex != BT_HEX_NONE;
}

/* Are the keys units?  One look is enough: games write all or none. */
static bool
is_by_unit(const bt_game *game, const json_t *value)
{
    void *first = json_object_iter((json_t *)(uintptr_t)value);
    if (!json_is_object(value) || !first)
        return false;
    const char *key = json_object_iter_key(first);
    bt_unit unit = bt_unit_find(game, key, (int)strlen(key));
    return unit != BT_UNIT_NONE &&
           strcmp(game->units[unit].id, key) == 0; /* a card may be called alike */
}

static bool
has_hex(const bt_game *game, json_t *value)
{
    const char *key;
    json_t *place;
    json_object_foreach(value, key, place) if (json_is_string(place) && game->atlas &&
                                               bt_hex_find(game->atlas, json_string_value(place)) !=
                                                   BT_HEX_NONE) return true;
    return false;
}

static void
read_pieces(cli_board *board, const bt_game *game, json_t *places)
{
    const char *key;
    json_t *place;
    json_object_foreach(places, key, place)
    {
        bt_unit unit = bt_unit_find(game, key, (int)strlen(key));
        if (unit == BT_UNIT_NONE || !json_is_string(place) || board->piece_count == BT_UNITS_MAX)
            continue;
        cli_piece *piece = &board->pieces[board->piece_count++];
        piece->unit = unit;
        piece->side = game->units[unit].side;
        piece->seen = BT_HEX_NONE;
        read_place(game, piece, json_string_value(place));
    }
}

/* "i6 c1" of the members that are not 0, by their initials. */
static void
note_piece(cli_piece *piece, const json_t *members)
{
    const char *key;
    json_t *value;
    bt_buf note;
    bt_buf_init_fixed(&note, piece->note, sizeof piece->note);
    json_object_foreach((json_t *)(uintptr_t)members, key, value) if (json_integer_value(value))
        bt_buf_addf(&note, "%s%c%lld", note.length ? " " : "", key[0],
                    (long long)json_integer_value(value));
}

/* Members by unit that say one thing of them. */
static void
note_owner(const bt_game *game, cli_piece *piece, const json_t *value)
{
    const char *name = json_string_value(value);
    bt_side side = name ? bt_side_find(game->rules, name, (int)strlen(name)) : BT_SIDE_NONE;
    if (side != BT_SIDE_NONE)
        piece->side = side;
}

static void
note_acted(const bt_game *game, cli_piece *piece, const json_t *value)
{
    (void)game;
    (void)value;
    piece->has_acted = true;
}

static void
note_spent(const bt_game *game, cli_piece *piece, const json_t *value)
{
    (void)game;
    (void)value;
    snprintf(piece->note, sizeof piece->note, "(%s)", cli_member_word(CLI_MEMBER_SPENT));
}

static const struct {
    cli_member member;
    void (*note)(const bt_game *game, cli_piece *piece, const json_t *value);
} notes[] = {
    { CLI_MEMBER_SPENT, note_spent },
    { CLI_MEMBER_OWNER, note_owner },
    { CLI_MEMBER_ACTIVATED, note_acted },
    { CLI_MEMBER_MEMORY, cli_note_memory },
};

/* A set of the game that the unit is in; what the table tells of it in words of its own is not said twice. */
static void
mark_piece(cli_piece *piece, const char *name)
{
    size_t length = strlen(piece->marks);
    for (size_t n = 0; n < BT_COUNT(notes); n++)
        if (cli_member_is(notes[n].member, name))
            return;
    snprintf(piece->marks + length, sizeof piece->marks - length, "%s%s", length ? ", " : "", name);
}

/* A member by unit that says more of them: numbers, or one of these. */
static void
read_notes(cli_board *board, const bt_game *game, const char *name, const json_t *by_unit)
{
    for (int i = 0; i < board->piece_count; i++) {
        cli_piece *piece = &board->pieces[i];
        const json_t *members = json_object_get(by_unit, game->units[piece->unit].id);
        if (json_is_object(members))
            note_piece(piece, members);
        else if (json_is_true(members))
            mark_piece(piece, name);
        for (size_t n = 0; members && n < BT_COUNT(notes); n++)
            if (cli_member_is(notes[n].member, name))
                notes[n].note(game, piece, members);
    }
}

/* Axes of retreat: by side, connections by area. */
static bool
read_axes(cli_board *board, const bt_game *game, const json_t *axes)
{
    if (!game->network)
        return false;
    for (bt_side side = 0; side < game->rules->side_count; side++) {
        const char *key;
        json_t *link;
        json_object_foreach(json_object_get(axes, game->rules->sides[side]), key, link)
        {
            bt_area area = bt_area_find(game->network, key, (int)strlen(key));
            const char *id = json_string_value(link);
            if (area != BT_AREA_NONE && id)
                board->axes[side][area] = bt_link_find(game->network, id, (int)strlen(id));
        }
    }
    return true;
}

/* A line tells of them, too. */
static bool
read_holders(cli_board *board, const bt_game *game, const json_t *control)
{
    for (int area = 0; game->network && area < game->network->area_count; area++) {
        const json_t *holder = json_object_get(control, game->network->areas[area].id);
        const char *name = json_string_value(holder);
        for (bt_side side = 0; name && side < game->rules->side_count; side++)
            if (strcmp(name, bt_side_name(game->rules, side)) == 0)
                board->holders[area] = side;
    }
    return false;
}

/* What many things are, by what they are: "ally spain bayern; neutral danmark". */
static void
write_by_value(const json_t *value, bt_buf *out)
{
    json_t *open = (json_t *)(uintptr_t)value, *item, *other, *told = json_object();
    const char *key, *same;
    json_object_foreach(open, key, item)
    {
        const char *what = json_string_value(item);
        if (json_object_get(told, what) || json_object_set_new(told, what, json_true()) < 0)
            continue;
        bt_buf_addf(out, "%s%s", out->length ? "; " : "", what);
        json_object_foreach(open, same, other) if (json_equal(item, other))
            bt_buf_addf(out, " %s", same);
    }
    json_decref(told);
}

/* Does an object say of more than a few things what they are, in words? */
static bool
is_by_value(const json_t *value)
{
    const char *key;
    json_t *item;
    json_object_foreach((json_t *)(uintptr_t)value, key,
                        item) if (!json_is_string(item)) return false;
    return json_object_size(value) > 6;
}

/* Values as a person reads them: lists with blanks, no quotes or braces, sets by their members. */
static void
write_plain(const json_t *value, bt_buf *out, int depth)
{
    size_t i = 0;
    json_t *item, *open = (json_t *)(uintptr_t)value;
    const char *key;
    if (json_is_string(value))
        bt_buf_add(out, json_string_value(value));
    else if (json_is_number(value))
        cli_tell_number(value, out);
    else if (json_is_boolean(value))
        bt_buf_add(out, json_is_true(value) ? "yes" : "no");
    else if (json_is_null(value))
        bt_buf_add(out, "-");
    else if (json_is_array(value))
        json_array_foreach(open, i, item)
        {
            if (i)
                bt_buf_add(out, depth ? "/" : " ");
            write_plain(item, out, depth + 1);
        }
    else if (is_by_value(value))
        write_by_value(value, out);
    else
        json_object_foreach(open, key, item)
        {
            bt_buf_addf(out, "%s%s%s", i++ ? ", " : "", key, json_is_true(item) ? "" : " ");
            if (!json_is_true(item))
                write_plain(item, out, depth + 1);
        }
}

static bool
is_field(const bt_game *game, const char *name)
{
    for (int i = 0; i < game->rules->field_count; i++)
        if (strcmp(game->rules->fields[i].word, name) == 0)
            return true;
    return false;
}

static void
add_fact(cli_board *board, const bt_game *game, const char *member, const char *name,
         const json_t *value)
{
    if (board->fact_count == CLI_FACTS_MAX)
        return;
    cli_fact *fact = &board->facts[board->fact_count++];
    bt_buf text;
    bt_buf_init_fixed(&text, fact->value, sizeof fact->value);
    fact->value[0] = '\0';
    char called[64];
    snprintf(called, sizeof called, "%s", name);
    if (!cli_tell(game, member, value, called, sizeof called, &text))
        write_plain(value, &text, 0);
    snprintf(fact->name, sizeof fact->name, "%.*s", (int)sizeof fact->name - 1, called);
    fact->is_field = is_field(game, member);
    fact->is_quiet = fact->is_field && !json_is_string(value) && !json_is_integer(value) &&
                     !cli_member_has_role(member, CLI_ROLE_NEWS);
    for (char *at = fact->name; *at; at++)
        if (*at == '_')
            *at = ' ';
}

static bool
holds_objects(const json_t *value)
{
    void *first = json_object_iter((json_t *)(uintptr_t)value);
    return first && json_is_object(json_object_iter_value(first));
}

/* Objects of objects become one fact for each innermost one: morale of
 * french of jena is the fact "french jena".  A field of the state is one fact. */
static void
add_facts(cli_board *board, const bt_game *game, const char *member, const char *path,
          json_t *value)
{
    const char *key;
    json_t *item;
    if (!json_is_object(value) || !holds_objects(value) || (!path[0] && is_field(game, member))) {
        add_fact(board, game, member, path[0] ? path : member, value);
        return;
    }
    json_object_foreach(value, key, item)
    {
        char inner[96];
        snprintf(inner, sizeof inner, "%s%s%s", path, path[0] ? " " : "", key);
        add_facts(board, game, member, inner, item);
    }
}

/* All told: on the map, and with the units. */
static bool
read_flags(cli_board *board, const bt_game *game, const json_t *flags)
{
    cli_read_flags(board, game, flags);
    return true;
}

/* One fact a card in hand, with all that is printed on it. */
static bool
add_hand(cli_board *board, const bt_game *game, const json_t *hand)
{
    json_t *faces = cli_cards_faces(game);
    for (int i = 0; i < game->card_count; i++) {
        bt_buf face = { 0 };
        if (!json_object_get(hand, game->cards[i].id))
            continue;
        cli_card_face(&game->cards[i], faces, &face);
        json_t *text = json_string(bt_buf_text(&face));
        add_fact(board, game, game->cards[i].id, game->cards[i].id, text);
        json_decref(text);
        bt_buf_release(&face);
    }
    json_decref(faces);
    return game->card_count > 0;
}

/* Of all the groups to come a person is told of the next of each side. */
static bool
add_coming(cli_board *board, const bt_game *game, const json_t *coming)
{
    for (bt_side side = 0; side < game->rules->side_count; side++) {
        char text[sizeof board->facts[0].value], name[sizeof board->facts[0].name];
        bt_buf out;
        bt_buf_init_fixed(&out, text, sizeof text);
        if (!cli_tell_next(game, coming, side, &out))
            continue;
        snprintf(name, sizeof name, "next %s", game->rules->sides[side]);
        json_t *value = json_string(bt_buf_text(&out));
        add_fact(board, game, name, name, value);
        json_decref(value);
    }
    return true;
}

static const struct {
    cli_member member;
    bool (*read)(cli_board *board, const bt_game *game, const json_t *value);
} readers[] = {
    { CLI_MEMBER_AXES, read_axes },
    { CLI_MEMBER_FLAGS, read_flags },
    { CLI_MEMBER_CONTROL, read_holders },
    { CLI_MEMBER_STANDING, cli_read_standing },
    { CLI_MEMBER_MARCHING, cli_read_marching },
    { CLI_MEMBER_HAND, add_hand },
    { CLI_MEMBER_COMING, add_coming },
};

/* Has a reader told all there is of a member? */
static bool
read_known(cli_board *board, const bt_game *game, const char *name, const json_t *value)
{
    for (size_t i = 0; i < BT_COUNT(readers); i++)
        if (cli_member_is(readers[i].member, name))
            return readers[i].read(board, game, value);
    return cli_member_has_role(name, CLI_ROLE_SILENT);
}

static void
read_view(cli_board *board, const bt_game *game, json_t *root)
{
    const char *key;
    json_t *value;
    json_object_foreach(root, key, value)
    {
        bool by_unit = is_by_unit(game, value);
        if (by_unit && board->piece_count == 0 &&
            (cli_member_is(CLI_MEMBER_PLACES, key) || has_hex(game, value)))
            read_pieces(board, game, value);
        else if (by_unit)
            read_notes(board, game, key, value);
        else if (!read_known(board, game, key, value))
            add_facts(board, game, key, "", value);
    }
}

int
cli_view_write(const bt_game *game, const bt_state *state, bt_seat viewer, bt_buf *out)
{
    bt_view *view = bt_view_new(game);
    if (!view)
        return BT_ENOMEM;
    bt_json json;
    bt_json_init(&json, out);
    game->rules->view(game, state, viewer, view);
    bt_json_object(&json, NULL);
    game->rules->view_write(game, view, &json);
    bt_json_object_end(&json);
    free(view);
    return out->failed ? BT_ENOMEM : BT_OK;
}

static int
read_state(cli_board *board, const bt_game *game, const bt_state *state, bt_seat viewer)
{
    bt_buf text = { 0 };
    memset(board, 0, sizeof *board);
    memset(board->axes, BT_LINK_NONE, sizeof board->axes);
    memset(board->holders, BT_SIDE_NONE, sizeof board->holders);
    int status = cli_view_write(game, state, viewer, &text);
    json_t *root = status == BT_OK ? json_loads(bt_buf_text(&text), 0, NULL) : NULL;
    if (root)
        read_view(board, game, root);
    json_decref(root);
    bt_buf_release(&text);
    return status;
}

/* Members of the state that are as at the start of every game are not shown. */
static int
hush(cli_board *board, const bt_game *game, bt_seat viewer)
{
    bt_state *start = bt_state_new(game);
    cli_board *first = malloc(sizeof *first);
    int status = start && first ? BT_OK : BT_ENOMEM;
    if (status == BT_OK) {
        game->rules->setup(game, start);
        status = read_state(first, game, start, viewer);
    }
    for (int i = 0; status == BT_OK && i < board->fact_count; i++) {
        cli_fact *fact = &board->facts[i];
        const char *before = cli_board_fact(first, fact->name);
        bool is_news = cli_member_has_role(fact->name, CLI_ROLE_NEWS);
        if (before && fact->is_field && !is_news && strcmp(before, fact->value) == 0)
            fact->is_quiet = true;
    }
    free(start);
    free(first);
    return status;
}

int
cli_board_read(cli_board *board, const bt_game *game, const bt_state *state, bt_seat viewer)
{
    int status = read_state(board, game, state, viewer);
    return status == BT_OK ? hush(board, game, viewer) : status;
}

bt_unit
cli_board_unit_at(const cli_board *board, bt_hex hex, int *count)
{
    bt_unit found = BT_UNIT_NONE;
    *count = 0;
    for (int i = 0; i < board->piece_count; i++)
        if (board->pieces[i].hex == hex) {
            found = board->pieces[i].unit;
            ++*count;
        }
    return found;
}

bt_side
cli_board_side(const cli_board *board, const bt_game *game, bt_unit unit)
{
    const cli_piece *piece = cli_board_piece(board, unit);
    return piece ? piece->side : unit == BT_UNIT_NONE ? BT_SIDE_NONE : game->units[unit].side;
}

const cli_piece *
cli_board_piece(const cli_board *board, bt_unit unit)
{
    for (int i = 0; i < board->piece_count; i++)
        if (board->pieces[i].unit == unit)
            return &board->pieces[i];
    return NULL;
}

const char *
cli_board_fact(const cli_board *board, const char *name)
{
    for (int i = 0; i < board->fact_count; i++)
        if (strcmp(board->facts[i].name, name) == 0)
            return board->facts[i].value;
    return NULL;
}
