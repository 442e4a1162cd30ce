/* tell.c - who comes next, what was lost, who would win, as a person says it. */
#include "tell.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* "french" as a name: the title of a map of that id, or the word with a capital. */
static void
add_name(const bt_game *game, const char *id, bt_buf *out)
{
    for (int i = 0; game->atlas && i < game->atlas->map_count; i++)
        if (strcmp(game->atlas->maps[i].id, id) == 0) {
            bt_buf_add(out, game->atlas->maps[i].title);
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

/* "turn 5 at 0120: 2/De 1/He", or by the edge of a map where any hex of it will do. */
static void
tell_arrival(const bt_game *game, const json_t *value, bt_buf *out)
{
    const json_t *units = json_object_get(value, "units");
    bt_buf_addf(out, "turn %d", number_of(value, "turn"));
    if (json_object_get(value, "hex")) {
        bt_buf_addf(out, " at %s", text_of(value, "hex"));
    } else if (text_of(value, "map")[0]) {
        bt_buf_add(out, ", edge ");
        bt_buf_addf(out, "%d of ", number_of(value, "edge"));
        add_name(game, text_of(value, "map"), out);
    }
    for (size_t i = 0; i < json_array_size(units); i++)
        bt_buf_addf(out, "%s %s", i ? "" : ":", json_string_value(json_array_get(units, i)));
}

/* "lost 3 of 65"; no level yet and no loss is nothing to tell. */
static void
tell_losses(const json_t *value, bt_buf *out)
{
    int losses = number_of(value, "losses");
    const json_t *level = json_object_get(value, "level");
    if (json_is_integer(level))
        bt_buf_addf(out, "lost %d of %d", losses, (int)json_integer_value(level));
    else if (losses)
        bt_buf_addf(out, "lost %d", losses);
    if (json_is_true(json_object_get(value, "demoralized")))
        bt_buf_addf(out, "%sdemoralized", out->length ? ", " : "");
}

static void
tell_score(const bt_game *game, const json_t *value, bt_buf *out)
{
    for (bt_side side = 0; side < game->rules->side_count; side++) {
        const char *id = game->rules->sides[side];
        bt_buf_add(out, side ? ", " : "");
        add_name(game, id, out);
        bt_buf_addf(out, " %d", number_of(value, id));
    }
}

/* "french jena" becomes "French at Jena". */
static void
name_losses(const bt_game *game, char *path, size_t size)
{
    char storage[96], *second = strchr(path, ' ');
    bt_buf name;
    if (!second)
        return;
    *second++ = '\0';
    bt_buf_init_fixed(&name, storage, sizeof storage);
    add_name(game, path, &name);
    bt_buf_add(&name, " at ");
    add_name(game, second, &name);
    snprintf(path, size, "%s", storage);
}

bool
cli_tell(const bt_game *game, const json_t *value, char *path, size_t size, bt_buf *out)
{
    if (json_is_integer(json_object_get(value, "turn")) &&
        json_is_array(json_object_get(value, "units"))) {
        tell_arrival(game, value, out);
    } else if (json_is_integer(json_object_get(value, "losses")) &&
               json_object_get(value, "level")) {
        tell_losses(value, out);
        name_losses(game, path, size);
    } else if (strcmp(path, "score") == 0 && json_is_object(value)) {
        tell_score(game, value, out);
        snprintf(path, size, "if it ended now");
    } else {
        return false;
    }
    return true;
}
