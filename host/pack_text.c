/*
 * pack_text.c - a pack as one text, to be kept where there is no directory.
 *
 * The documents follow one another, each after a line `=== NAME`.  They are
 * written in the part of YAML that is JSON, so the one reader reads them and
 * refuses what it refuses in files.
 */
#include <berthier/host.h>

#include <berthier/json.h>
#include <string.h>

#define MARK "=== "

static void
write_node(bt_node node, bt_json *json, const char *key)
{
    if (bt_node_kind(node) == BT_DOC_SCALAR) {
        bt_json_text(json, key, bt_node_text(node));
        return;
    }
    bool is_mapping = bt_node_kind(node) == BT_DOC_MAPPING;
    if (is_mapping)
        bt_json_object(json, key);
    else
        bt_json_array(json, key);
    for (bt_node at = bt_node_first(node); bt_node_exists(at); at = bt_node_next(at)) {
        const char *name = is_mapping ? bt_node_text(at) : NULL;
        if (is_mapping)
            at = bt_node_next(at);
        write_node(at, json, name);
    }
    if (is_mapping)
        bt_json_object_end(json);
    else
        bt_json_array_end(json);
}

void
bt_pack_write(const bt_pack *pack, bt_buf *out)
{
    for (int i = 0; i < pack->doc_count; i++) {
        bt_json json;
        if (strncmp(pack->docs[i].name, BT_EXAMPLE_PREFIX, strlen(BT_EXAMPLE_PREFIX)) == 0)
            continue;
        bt_buf_add(out, MARK);
        bt_buf_add(out, pack->docs[i].name);
        bt_buf_add_char(out, '\n');
        bt_json_init(&json, out);
        write_node(bt_doc_root(&pack->docs[i]), &json, NULL);
        bt_buf_add_char(out, '\n');
    }
}

static int
count_docs(const char *text)
{
    int count = 0;

    for (const char *at = text; (at = strstr(at, MARK)); at += strlen(MARK))
        count += at == text || at[-1] == '\n';
    return count;
}

/* Take the document that begins at a mark; where the next one begins. */
static int
parse_doc(bt_doc *out, bt_arena *arena, const char **text, bt_error *err)
{
    const char *name = *text + strlen(MARK);
    size_t length = strcspn(name, "\n");
    const char *body = name + length;
    const char *next = strstr(body, "\n" MARK);
    const char *end = next ? next + 1 : body + strlen(body);
    char *kept = bt_arena_strndup(arena, name, length);

    if (!kept)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    *text = end;
    return bt_doc_parse(out, arena, kept, body, (size_t)(end - body), err);
}

int
bt_pack_parse(bt_pack *out, bt_arena *arena, const char *game, const char *text, bt_error *err)
{
    int count = count_docs(text), status = BT_OK;
    char *id = bt_arena_strndup(arena, game, strlen(game));

    *out = (bt_pack){ 0 };
    if (count == 0 || strncmp(text, MARK, strlen(MARK)) != 0)
        return bt_fail(err, BT_ESYNTAX, "the text is no pack: it begins with no name of a file");
    bt_doc *docs = bt_arena_calloc(arena, (size_t)count, sizeof *docs);
    if (!id || !docs)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    for (int i = 0; i < count && !status; i++)
        status = parse_doc(&docs[i], arena, &text, err);
    if (!status)
        *out = (bt_pack){ .game = id, .docs = docs, .doc_count = count };
    return status;
}
