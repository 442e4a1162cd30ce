/* example.c - passages of a game that is shown. */
#include <berthier/example.h>

#include <berthier/game.h>
#include <berthier/match.h>
#include <berthier/option.h>
#include <string.h>

static bool
is_example(const bt_doc *doc)
{
    static const char prefix[] = BT_EXAMPLE_PREFIX;
    return strncmp(doc->name, prefix, strlen(prefix)) == 0;
}

const bt_doc *
bt_example_at(const bt_pack *pack, int n)
{
    for (int i = 0; pack && i < pack->doc_count; i++) {
        if (is_example(&pack->docs[i]) && n-- == 0)
            return &pack->docs[i];
    }
    return NULL;
}

const char *
bt_example_word(const bt_doc *example, const char *key)
{
    return bt_node_text(bt_node_find(bt_doc_root(example), key));
}

bt_node
bt_example_first(const bt_doc *example)
{
    return bt_node_first(bt_node_find(bt_doc_root(example), "passages"));
}

bool
bt_passage_take(bt_node at, bt_passage *out)
{
    if (!bt_node_exists(at))
        return false;
    out->rules = bt_node_find(at, "rules");
    out->text = bt_node_text(bt_node_find(at, "text"));
    out->actions = bt_node_find(at, "do");
    out->count = bt_node_count(out->actions);
    out->next = bt_node_next(at);
    return true;
}

int
bt_example_action(const bt_game *game, bt_node line, bt_seat *seat, bt_action *action,
                  bt_error *err)
{
    const char *text = bt_node_text(line);
    size_t length = strcspn(text, " ");
    bt_error why = { 0 };

    *seat = bt_seat_find(game, text, (int)length);
    if (*seat == BT_SIDE_NONE)
        return bt_node_fail(line, err, "\"%.40s\" does not begin with who acts", text);
    if (bt_action_parse(game, text + length, action, &why))
        return bt_node_fail(line, err, "%s", why.text);
    return BT_OK;
}

/* ---- is it whole? ------------------------------------------------------------ */

static int
check_keys(const bt_rules *rules, const bt_doc *example, bt_error *err)
{
    static const char *const keys[] = { "id",      "title", "text",    "scenario",
                                        "options", "side",  "passages" };
    bt_node root = bt_doc_root(example), at;
    int side, status = bt_node_expect(root, BT_DOC_MAPPING, err);

    if (!status)
        status = bt_node_only(root, keys, 7, err);
    for (int i = 0; i < 7 && !status; i++) {
        if (strcmp(keys[i], "options") != 0)
            status = bt_node_get(root, keys[i], &at, err);
    }
    if (!status)
        status =
            bt_node_word(bt_node_find(root, "side"), rules->sides, rules->side_count, &side, err);
    if (!status)
        status = bt_node_expect(bt_node_find(root, "passages"), BT_DOC_SEQUENCE, err);
    return status;
}

/* Links name an example by its id, so no two of a pack have the same: no two files have one name. */
static int
check_id(const bt_doc *example, bt_error *err)
{
    static const char ending[] = ".yaml";
    bt_node node = bt_node_find(bt_doc_root(example), "id");
    const char *name = example->name + strlen(BT_EXAMPLE_PREFIX), *id = bt_node_text(node);
    size_t length = strlen(id);

    if (strncmp(name, id, length) == 0 && strcmp(name + length, ending) == 0)
        return BT_OK;
    return bt_node_fail(node, err, "\"%.40s\" found; expected \"%.*s\" as in the file's name", id,
                        (int)strcspn(name, "."), name);
}

static int
check_clauses(const bt_rules *rules, bt_node list, bt_error *err)
{
    for (bt_node at = bt_node_first(list); bt_node_exists(at); at = bt_node_next(at)) {
        if (!bt_clause_find(rules, bt_node_text(at)))
            return bt_node_fail(at, err, "there is no rule %.24s", bt_node_text(at));
    }
    return BT_OK;
}

static int
check_head(const bt_rules *rules, bt_node at, bt_error *err)
{
    static const char *const keys[] = { "rules", "text", "do" };
    bt_node part;
    int status = bt_node_expect(at, BT_DOC_MAPPING, err);

    if (!status)
        status = bt_node_only(at, keys, 3, err);
    for (int i = 0; i < 3 && !status; i++) {
        status = bt_node_get(at, keys[i], &part, err);
        if (!status)
            status = bt_node_expect(part, i == 1 ? BT_DOC_SCALAR : BT_DOC_SEQUENCE, err);
    }
    return status ? status : check_clauses(rules, bt_node_find(at, "rules"), err);
}

static int
play_line(bt_match *match, bt_node line, bt_error *err)
{
    const bt_game *game = bt_match_game(match);
    const bt_reason *why = NULL;
    bt_error inner = { 0 };
    bt_seat seat;
    bt_action action;
    int status = bt_example_action(game, line, &seat, &action, err);

    if (status || !(status = bt_match_replay(match, seat, action, NULL, &why, NULL, &inner)))
        return status;
    if (why)
        return bt_node_fail(line, err, "it is refused: %s [%s]", why->text, why->rule);
    return bt_node_fail(line, err, "%s", inner.text);
}

static int
play(bt_match *match, const bt_doc *example, bt_error *err)
{
    bt_passage passage;
    int status = BT_OK;

    for (bt_node at = bt_example_first(example); !status && bt_node_exists(at); at = passage.next) {
        status = check_head(bt_match_game(match)->rules, at, err);
        if (status || !bt_passage_take(at, &passage))
            break;
        for (bt_node line = bt_node_first(passage.actions); !status && bt_node_exists(line);
             line = bt_node_next(line))
            status = play_line(match, line, err);
    }
    return status;
}

int
bt_example_check(const bt_rules *rules, const bt_pack *pack, const bt_doc *example, bt_error *err)
{
    bt_options options = { { 0 } };
    bt_game *game = NULL;
    bt_match *match = NULL;
    int status = check_keys(rules, example, err);

    if (!status)
        status = check_id(example, err);
    if (!status)
        status = bt_options_parse(rules, bt_example_word(example, "options"), &options, err);
    if (!status)
        status =
            bt_game_new(&game, rules, pack, bt_example_word(example, "scenario"), &options, err);
    if (!status)
        status = bt_match_new_record(&match, game, NULL, bt_rng_seeded(1), err);
    if (!status)
        status = play(match, example, err);
    bt_match_free(match);
    bt_game_free(game);
    return status;
}
