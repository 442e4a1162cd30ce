/* tell.c - who comes next, what was lost, who would win, as a person says it. */
#include "tell.h"

#include "member.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* The title of a thing on a roster, or of a map; NULL without any. */
static const char *
title_of(const bt_game *game, const char *id)
{
    for (int roster = 0; roster < game->rules->roster_count; roster++) {
        uint8_t at = bt_named_find(game, roster, id, (int)strlen(id));
        if (at != BT_NAMED_NONE)
            return game->rosters[roster].at[at].title;
    }
    for (int i = 0; game->atlas && i < game->atlas->map_count; i++)
        if (strcmp(game->atlas->maps[i].id, id) == 0)
            return game->atlas->maps[i].title;
    return NULL;
}

/* "french" as a name: the title of what has that id, or the word with a capital. */
static void
add_name(const bt_game *game, const char *id, bt_buf *out)
{
    const char *title = title_of(game, id);

    if (title) {
        bt_buf_add(out, title);
        return;
    }
    bt_buf_addf(out, "%c%s", id[0] ? toupper((unsigned char)id[0]) : ' ', id[0] ? id + 1 : "");
}

static const char *
text_of(const json_t *value, const char *key)
{
    const char *text = json_string_value(json_object_get(value, key));
    return text ? text : "";
}

static int
number_of(const json_t *value, const char *key)
{
    return (int)json_integer_value(json_object_get(value, key));
}

/* "turn 5 at 0120", or by the edge of a map where any hex of it will do. */
static void
tell_entry(const bt_game *game, const json_t *value, bt_buf *out)
{
    bt_buf_addf(out, "turn %d", number_of(value, cli_member_word(CLI_MEMBER_TURN)));
    if (json_object_get(value, "hex")) {
        bt_buf_addf(out, " at %s", text_of(value, "hex"));
    } else if (text_of(value, "map")[0]) {
        bt_buf_addf(out, ", %s edge of ", text_of(value, "edge"));
        add_name(game, text_of(value, "map"), out);
    }
}

/* The turn a group comes on; the earliest of those that are possible. */
static int
turn_of(const json_t *group)
{
    int turn = number_of(group, cli_member_word(CLI_MEMBER_TURN));
    const char *key;
    json_t *entry;
    json_object_foreach((json_t *)(uintptr_t)group, key, entry)
    {
        int other = number_of(entry, cli_member_word(CLI_MEMBER_TURN));
        if (other && (!turn || other < turn))
            turn = other;
    }
    return turn;
}

/* "turn 2 at 1622 or turn 1 at 2320: 1/1 2/1". */
static void
tell_group(const bt_game *game, const json_t *group, bt_buf *out)
{
    const char *key;
    json_t *item, *open = (json_t *)(uintptr_t)group;
    if (json_object_get(group, cli_member_word(CLI_MEMBER_TURN)))
        tell_entry(game, group, out);
    json_object_foreach(open, key, item)
    {
        if (!json_object_get(item, cli_member_word(CLI_MEMBER_TURN)))
            continue;
        bt_buf_add(out, out->length ? " or " : "");
        tell_entry(game, item, out);
    }
    bt_buf_add(out, ":");
    json_object_foreach(json_object_get(group, "units"), key, item) bt_buf_addf(out, " %s", key);
}

bool
cli_tell_next(const bt_game *game, const json_t *coming, bt_side side, bt_buf *out)
{
    const char *key;
    json_t *group;
    const json_t *next = NULL;
    json_object_foreach((json_t *)(uintptr_t)coming, key, group)
    {
        if (strcmp(text_of(group, cli_member_word(CLI_MEMBER_SIDE)), game->rules->sides[side]) == 0 &&
            (!next || turn_of(group) < turn_of(next)))
            next = group;
    }
    if (next)
        tell_group(game, next, out);
    return next != NULL;
}

void
cli_tell_number(const json_t *number, bt_buf *out)
{
    double value = json_number_value(number);
    long long whole = (long long)value;

    if (value - (double)whole == 0.5)
        bt_buf_addf(out, whole ? "%lld½" : "½", whole);
    else
        bt_buf_addf(out, "%g", value);
}

/* "lost 3 of 65"; no level yet and no loss is nothing to tell. */
static void
tell_losses(const json_t *value, bt_buf *out)
{
    const json_t *losses = json_object_get(value, cli_member_word(CLI_MEMBER_LOSSES));
    const json_t *level = json_object_get(value, "level");
    if (json_is_integer(level) || json_number_value(losses) > 0) {
        bt_buf_add(out, "lost ");
        cli_tell_number(losses, out);
    }
    if (json_is_integer(level))
        bt_buf_addf(out, " of %d", (int)json_integer_value(level));
    if (json_is_true(json_object_get(value, "demoralized")))
        bt_buf_addf(out, "%sdemoralized", out->length ? ", " : "");
}

/* "French 3, Prussian 2½". */
static void
tell_by_side(const bt_game *game, const json_t *value, bt_buf *out)
{
    for (bt_side side = 0; side < game->rules->side_count; side++) {
        const char *id = game->rules->sides[side];
        bt_buf_add(out, side ? ", " : "");
        add_name(game, id, out);
        bt_buf_add(out, " ");
        cli_tell_number(json_object_get(value, id), out);
    }
}

/* "french jena" becomes "French at Jena", "f3" what that formation is called. */
static void
name_losses(const bt_game *game, char *path, size_t size)
{
    char storage[96], *second = strchr(path, ' ');
    bt_buf name;

    if (second)
        *second++ = '\0';
    bt_buf_init_fixed(&name, storage, sizeof storage);
    add_name(game, path, &name);
    if (second) {
        bt_buf_add(&name, " at ");
        add_name(game, second, &name);
    }
    snprintf(path, size, "%s", storage);
}

/* Is it a number for every side? */
static bool
is_by_side(const bt_game *game, const json_t *value)
{
    for (bt_side side = 0; side < game->rules->side_count; side++)
        if (!json_is_number(json_object_get(value, game->rules->sides[side])))
            return false;
    return true;
}

static bool
is_nothing(const bt_game *game, const json_t *by_side)
{
    for (bt_side side = 0; side < game->rules->side_count; side++)
        if (json_number_value(json_object_get(by_side, game->rules->sides[side])) != 0)
            return false;
    return true;
}

/* "score" becomes "if it ended now"; "A", a score in case of A, "if it ended now, A". */
static void
name_score(char *path, size_t size)
{
    char which[32] = "";

    if (!cli_member_is(CLI_MEMBER_SCORE, path))
        snprintf(which, sizeof which, ", %.*s", (int)sizeof which - 3, path);
    snprintf(path, size, "if it ended now%s", which);
}

/* A part of a member by what it is called, which for a side is not enough: "France", "strengths, French". */
static void
name_part(const bt_game *game, const char *member, char *path, size_t size)
{
    bool is_side = bt_side_find(game->rules, path, (int)strlen(path)) != BT_SIDE_NONE;
    const char *title = title_of(game, path);
    char part[64];

    if (strcmp(member, path) == 0 || (title && !is_side)) {
        snprintf(part, sizeof part, "%s", title ? title : path);
        snprintf(path, size, "%s", part);
        return;
    }
    snprintf(part, sizeof part, "%s", path);
    snprintf(path, size, "%s, %s", member, part);
}

bool
cli_tell(const bt_game *game, const char *member, const json_t *value, char *path, size_t size,
         bt_buf *out)
{
    bool is_score = cli_member_is(CLI_MEMBER_SCORE, member);

    if (json_is_number(json_object_get(value, cli_member_word(CLI_MEMBER_LOSSES))) &&
        json_is_boolean(json_object_get(value, "demoralized"))) {
        tell_losses(value, out);
        name_losses(game, path, size);
        return true;
    }
    if (!is_by_side(game, value)) {
        name_part(game, member, path, size);
        return false;
    }
    if (is_score || !is_nothing(game, value))
        tell_by_side(game, value, out);
    if (is_score)
        name_score(path, size);
    else
        name_part(game, member, path, size);
    return true;
}
