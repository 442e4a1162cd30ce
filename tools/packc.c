/*
 * packc.c - turns a directory of YAML into C constants, at build time.
 *
 *     packc GAME DIR OUT.c
 *
 * The files are read by the loader that also serves --data, so what is linked
 * in and what is loaded are the same tree.  OUT.c defines
 * `const bt_pack bt_pack_GAME`, with - in the name turned into _.
 */
#include <berthier/host.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Octal is the one escape that cannot swallow what follows it; ?? might be a
 * trigraph. */
static void
add_quoted(bt_buf *out, const char *text)
{
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (c < 0x20 || c >= 0x7f || c == '"' || c == '\\' || c == '?')
            bt_buf_addf(out, "\\%03o", (unsigned)c);
        else
            bt_buf_add_char(out, *text);
    }
}

/* One literal a scalar; the compiler joins them and ends each with its zero. */
static void
add_texts(bt_buf *out, const bt_doc *doc, int index)
{
    bt_buf_addf(out, "static const char texts_%d[] =\n", index);
    for (uint32_t at = 0; at < doc->texts_length; at += (uint32_t)strlen(doc->texts + at) + 1) {
        bt_buf_add(out, "    \"");
        add_quoted(out, doc->texts + at);
        bt_buf_add(out, "\\0\"\n");
    }
    bt_buf_add(out, "    \"\";\n\n");
}

static void
add_nodes(bt_buf *out, const bt_doc *doc, int index)
{
    bt_buf_addf(out,
                "/* kind, column, line, text, first child, next sibling */\n"
                "static const bt_doc_node nodes_%d[] = {\n",
                index);
    for (uint32_t i = 0; i < doc->node_count; i++) {
        const bt_doc_node *n = &doc->nodes[i];
        bt_buf_addf(out, "    { %u, %u, %" PRIu32 ", %" PRIu32 ", %" PRIu32 ", %" PRIu32 " },\n",
                    (unsigned)n->kind, (unsigned)n->column, n->line, n->text, n->first, n->next);
    }
    bt_buf_add(out, "};\n\n");
}

static void
add_docs(bt_buf *out, const bt_pack *pack)
{
    bt_buf_add(out, "static const bt_doc docs[] = {\n");
    for (int i = 0; i < pack->doc_count; i++) {
        const bt_doc *doc = &pack->docs[i];
        bt_buf_add(out, "    { \"");
        add_quoted(out, doc->name);
        bt_buf_addf(out, "\", nodes_%d, %" PRIu32 ", texts_%d, %" PRIu32 " },\n", i,
                    doc->node_count, i, doc->texts_length);
    }
    bt_buf_add(out, "};\n\n");
}

static void
add_symbol(bt_buf *out, const char *game)
{
    bt_buf_add(out, "bt_pack_");
    for (; *game; game++)
        bt_buf_add_char(out, *game == '-' ? '_' : *game);
}

static void
add_pack(bt_buf *out, const bt_pack *pack)
{
    /* C17 promises literals of 4095 bytes only; gcc and clang take more. */
    bt_buf_addf(out,
                "/* Made by packc from data/%s; changes here are lost. */\n"
                "#include <berthier/doc.h>\n\n"
                "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n\n"
                "extern const bt_pack ",
                pack->game);
    add_symbol(out, pack->game);
    bt_buf_add(out, ";\n\n");
    for (int i = 0; i < pack->doc_count; i++) {
        add_texts(out, &pack->docs[i], i);
        add_nodes(out, &pack->docs[i], i);
    }
    add_docs(out, pack);
    bt_buf_add(out, "const bt_pack ");
    add_symbol(out, pack->game);
    bt_buf_addf(out, " = { \"%s\", docs, %d };\n", pack->game, pack->doc_count);
}

static int
convert(const char *game, const char *dir, const char *path, bt_error *err)
{
    bt_arena arena = { 0 };
    bt_buf out = { 0 };
    bt_pack pack;
    int status = bt_pack_load(&pack, &arena, game, dir, err);

    if (status == BT_OK) {
        add_pack(&out, &pack);
        status = out.failed ? bt_fail(err, BT_ENOMEM, "out of memory")
                            : bt_file_save(path, out.data, out.length, err);
    }
    bt_buf_release(&out);
    bt_arena_release(&arena);
    return status;
}

/* The id becomes a C name and a comment, so nothing else may stand in it. */
static bool
is_game_id(const char *id)
{
    return *id && id[strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

int
main(int argc, char **argv)
{
    bt_error err = { 0 };
    char message[512];

    if (argc != 4 || !is_game_id(argv[1])) {
        (void)fprintf(stderr, "usage: packc GAME DIR OUT.c\n");
        return 2;
    }
    if (convert(argv[1], argv[2], argv[3], &err) == BT_OK)
        return 0;
    bt_error_format(&err, message, sizeof message);
    (void)fprintf(stderr, "packc: %s\n", message);
    return 1;
}
