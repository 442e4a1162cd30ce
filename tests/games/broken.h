/*
 * broken.h - the data of a game with a slip in it: the loader must tell what, and where.
 *
 * Made from the data in the source tree, one file of it changed; the files are those of
 * data/<rules->id>.
 */
#ifndef BROKEN_H
#define BROKEN_H

#include <berthier/game.h>
#include <berthier/host.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/** In a file, text to put in another's place, where that stands first below the comments at the
 *  head; the error's place is at the mark ^, if there is one. */
typedef struct slip {
    const char *file, *from, *to, *says;
} slip;

typedef struct broken {
    const bt_rules *rules;
    const char *scenario;
} broken;

static void
broken_read(const broken *b, const char *name, bt_buf *out)
{
    char path[512];
    bt_error err = { 0 };
    (void)snprintf(path, sizeof path, "%s/data/%s/%s", BT_SOURCE_DIR, b->rules->id, name);
    assert_int_equal(bt_file_read(path, out, &err), BT_OK);
}

static void
broken_pack(const broken *b, bt_arena *arena, bt_pack *out)
{
    char path[512];
    bt_error err = { 0 };
    (void)snprintf(path, sizeof path, "%s/data/%s", BT_SOURCE_DIR, b->rules->id);
    if (bt_pack_load(out, arena, b->rules->id, path, &err))
        fail_msg("%s:%d:%d: %s", err.file, err.line, err.column, err.text);
}

/* The whole file with the slip in it. */
static void
broken_make(const broken *b, const slip *it, bt_buf *out, int *line, int *column)
{
    bt_buf file = { 0 };
    const char *mark = strchr(it->to, '^');
    broken_read(b, it->file, &file);
    const char *text = bt_buf_text(&file), *body = text;
    while (*body == '#')
        body = strchr(body, '\n') + 1;
    const char *at = strstr(body, it->from);
    if (!at)
        fail_msg("%s has no \"%s\"", it->file, it->from);
    if (!mark)
        mark = it->to + strlen(it->to);
    bt_buf_add_bytes(out, text, (size_t)(at - text));
    bt_buf_add_bytes(out, it->to, (size_t)(mark - it->to));
    *line = *column = 1;
    for (const char *c = bt_buf_text(out); *c; c++) {
        *line += *c == '\n';
        *column = *c == '\n' ? 1 : *column + ((*c & 0xc0) != 0x80); /* in characters */
    }
    bt_buf_add(out, *mark ? mark + 1 : mark);
    bt_buf_add(out, at + strlen(it->from));
    bt_buf_release(&file);
}

/* Load the pack with one file's text replaced. */
static int
broken_load(const broken *b, const char *file, const char *text, bt_error *err)
{
    bt_arena arena = { 0 };
    bt_pack pack;
    bt_game *game = NULL;
    broken_pack(b, &arena, &pack);
    bt_doc *docs = bt_arena_calloc(&arena, (size_t)pack.doc_count, sizeof *docs);
    memcpy(docs, pack.docs, (size_t)pack.doc_count * sizeof *docs);
    for (int d = 0; d < pack.doc_count; d++) {
        if (!strcmp(docs[d].name, file) &&
            bt_doc_parse(&docs[d], &arena, file, text, strlen(text), err))
            fail_msg("%d:%d: %s", err->line, err->column, err->text);
    }
    pack.docs = docs;
    int status = bt_game_new(&game, b->rules, &pack, b->scenario, NULL, err);
    bt_game_free(game);
    bt_arena_release(&arena);
    return status;
}

/* A mistake is named where it stands. */
static void
broken_check(const broken *b, const slip *it)
{
    bt_error err = { 0 };
    bt_buf text = { 0 };
    int line, column;
    broken_make(b, it, &text, &line, &column);
    int status = broken_load(b, it->file, bt_buf_text(&text), &err);
    bt_buf_release(&text);
    bool placed = !strchr(it->to, '^') || (err.line == line && err.column == column);
    if (status != BT_EDATA || strcmp(err.file, it->file) != 0 || !placed || !err.line ||
        (it->says && !strstr(err.text, it->says)))
        fail_msg("\"%s\": status %d, %s:%d:%d: %s (expected %d:%d: %s)", it->to, status, err.file,
                 err.line, err.column, err.text, line, column, it->says ? it->says : "");
}

/* Every mistake in turn. */
static inline void
broken_check_all(const broken *b, const slip *slips, size_t count)
{
    for (size_t i = 0; i < count; i++)
        broken_check(b, &slips[i]);
}

/* Every line of a file left out in turn: refused with a place, or else still sound; how many. */
static int
broken_lines(const broken *b, const char *name)
{
    bt_buf file = { 0 };
    int refused = 0;
    broken_read(b, name, &file);
    for (const char *line = bt_buf_text(&file), *next; *line; line = next) {
        bt_buf out = { 0 };
        bt_error why = { 0 };
        bt_arena arena = { 0 };
        bt_doc doc;
        next = strchr(line, '\n') + 1;
        if (*line == '#' || *line == '\n')
            continue;
        bt_buf_add_bytes(&out, bt_buf_text(&file), (size_t)(line - bt_buf_text(&file)));
        bt_buf_add(&out, next);
        bool parses =
            !bt_doc_parse(&doc, &arena, name, bt_buf_text(&out), strlen(bt_buf_text(&out)), &why);
        if (parses && broken_load(b, name, bt_buf_text(&out), &why)) {
            if (why.status != BT_EDATA || !why.line || !why.column)
                fail_msg("without \"%.40s\": %s:%d:%d: %s", line, why.file, why.line, why.column,
                         why.text);
            refused++;
        }
        bt_arena_release(&arena);
        bt_buf_release(&out);
    }
    bt_buf_release(&file);
    return refused;
}

/** Of a file so many lines, at the least, are missed when they are left out. */
typedef struct line_count {
    const char *scenario, *name;
    int lines;
} line_count;

static inline void
broken_check_lines(const bt_rules *rules, const line_count *files, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        broken of = { rules, files[i].scenario };
        int refused = broken_lines(&of, files[i].name);
        if (refused < files[i].lines)
            fail_msg("%s: only %d lines are missed", files[i].name, refused);
    }
}

#endif
