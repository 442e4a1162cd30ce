/*
 * load.c - what the loaders of all games read alike.
 */
#include <berthier/buf.h>
#include <berthier/load.h>
#include <string.h>

int
bt_load_scenario(const bt_game *game, bt_node *out, bt_error *err)
{
    char name[sizeof game->scenario + sizeof "scenario-.yaml"];
    const bt_doc *doc;
    bt_buf text;

    bt_buf_init_fixed(&text, name, sizeof name);
    bt_buf_addf(&text, "scenario-%s.yaml", game->scenario);
    int status = bt_pack_get(game->pack, bt_buf_text(&text), &doc, err);
    if (!status)
        *out = bt_doc_root(doc);
    return status;
}

int
bt_load_title(bt_game *game, bt_node scenario, bt_error *err)
{
    bt_node title;
    int status = bt_node_get(scenario, "title", &title, err);

    if (status || (status = bt_node_expect(title, BT_DOC_SCALAR, err)))
        return status;
    return bt_load_text(game, bt_node_text(title), &game->title, err);
}

int
bt_load_text(bt_game *game, const char *text, const char **out, bt_error *err)
{
    *out = bt_arena_strndup(&game->arena, text, strlen(text));
    return *out ? BT_OK : bt_fail(err, BT_ENOMEM, "no memory for the game's tables");
}

int
bt_load_id(bt_game *game, bt_node row, const char **out, bt_error *err)
{
    bt_node node;
    bt_word word;
    int status = bt_node_get(row, "id", &node, err);

    if (status || (status = bt_node_single(node, &word, err)))
        return status;
    return bt_word_id(&word, &game->arena, out, err);
}

int
bt_load_name(bt_game *game, bt_node row, const char **out, bt_error *err)
{
    bt_node node;
    int status = bt_node_get(row, "name", &node, err);

    if (status)
        return status;
    if (!*bt_node_text(node))
        return bt_node_fail(node, err, "expected a name");
    return bt_load_text(game, bt_node_text(node), out, err);
}

int
bt_load_grade(bt_node row, bt_error *err)
{
    bt_node node;
    int grade;
    int status = bt_node_get(row, "grade", &node, err);

    return status ? status : bt_node_word(node, bt_grade_words, BT_GRADES, &grade, err);
}

int
bt_load_unit(const bt_word *word, const bt_unit_info *units, int count, const char *what,
             bt_unit *out, bt_error *err)
{
    for (int i = 0; i < count; i++) {
        if (!strcmp(units[i].id, word->text)) {
            *out = (bt_unit)i;
            return BT_OK;
        }
    }
    return bt_word_fail(word, err, "\"%s\" is no %s", word->text, what);
}
