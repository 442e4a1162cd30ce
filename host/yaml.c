/*
 * yaml.c - from YAML text to a bt_doc.
 *
 * libyaml reports events; they are laid down as nodes in the order they come,
 * which is document order.  Only the plain part of YAML is taken: one
 * document, no anchors, aliases or tags, keys that are single values and never
 * twice the same.  What is refused would let a file mean something else than
 * what a reader sees on the page.
 *
 * Nodes and texts grow on the heap, since their number is not known, and are
 * copied to the arena at the end.
 */
#include <berthier/host.h>

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

/* Our data nests five deep; far more is a mistake or an attack. */
#define DEPTH_MAX 32

/* A mapping or sequence that is still open. */
typedef struct level {
    uint32_t node;
    uint32_t last;  /* its newest child, 0 for none */
    uint32_t count; /* of its children */
} level;

typedef struct key {
    const char *text;
    uint32_t node;
} key;

typedef struct builder {
    const char *name;
    bt_error *err;
    bt_doc_node *nodes;
    uint32_t count;
    uint32_t room;
    bt_buf texts;
    key *keys; /* scratch for finding keys that stand twice */
    uint32_t keys_room;
    level levels[DEPTH_MAX];
    int depth;
    int documents;
} builder;

static int
fail_mark(const builder *b, int status, const yaml_mark_t *mark, const char *text)
{
    return bt_fail_at(b->err, status, b->name, (int)mark->line + 1, (int)mark->column + 1, "%s",
                      text);
}

static int
out_of_memory(const builder *b)
{
    return bt_fail_at(b->err, BT_ENOMEM, b->name, 0, 0, "out of memory");
}

static bt_doc_node *
grow(builder *b)
{
    if (b->count == b->room) {
        uint32_t room = b->room ? b->room * 2 : 256;
        bt_doc_node *grown = realloc(b->nodes, room * sizeof *grown);
        if (!grown)
            return NULL;
        b->nodes = grown;
        b->room = room;
    }
    return &b->nodes[b->count++];
}

/* Hang the newest node on the open mapping or sequence. */
static int
attach(builder *b, bt_doc_kind kind, const yaml_mark_t *mark)
{
    level *parent = b->depth ? &b->levels[b->depth - 1] : NULL;
    uint32_t node = b->count - 1;

    if (!parent)
        return BT_OK;
    if (b->nodes[parent->node].kind == BT_DOC_MAPPING && parent->count % 2 == 0 &&
        kind != BT_DOC_SCALAR)
        return fail_mark(b, BT_ESYNTAX, mark, "a key must be a single value");
    if (parent->last)
        b->nodes[parent->last].next = node;
    else
        b->nodes[parent->node].first = node;
    parent->last = node;
    parent->count++;
    return BT_OK;
}

static int
add_node(builder *b, bt_doc_kind kind, const yaml_mark_t *mark)
{
    bt_doc_node *node = grow(b);

    if (!node)
        return out_of_memory(b);
    *node = (bt_doc_node){
        .kind = (uint8_t)kind,
        .column = (uint16_t)(mark->column < UINT16_MAX ? mark->column + 1 : UINT16_MAX),
        .line = (uint32_t)mark->line + 1,
    };
    return attach(b, kind, mark);
}

static int
add_scalar(builder *b, const yaml_event_t *event)
{
    const char *value = (const char *)event->data.scalar.value;
    size_t length = event->data.scalar.length;
    int status = add_node(b, BT_DOC_SCALAR, &event->start_mark);

    if (status)
        return status;
    if (memchr(value, '\0', length))
        return fail_mark(b, BT_ESYNTAX, &event->start_mark, "a text must not contain a zero byte");
    b->nodes[b->count - 1].text = (uint32_t)b->texts.length;
    bt_buf_add_bytes(&b->texts, value, length + 1); /* libyaml terminates it */
    return b->texts.failed ? out_of_memory(b) : BT_OK;
}

static int
open_level(builder *b, bt_doc_kind kind, const yaml_mark_t *mark)
{
    int status = add_node(b, kind, mark);

    if (status)
        return status;
    if (b->depth == DEPTH_MAX)
        return fail_mark(b, BT_ELIMIT, mark, "nested too deeply");
    b->levels[b->depth++] = (level){ .node = b->count - 1 };
    return BT_OK;
}

static int
compare_keys(const void *left, const void *right)
{
    const key *a = left;
    const key *b = right;
    int order = strcmp(a->text, b->text);
    return order ? order : (a->node > b->node) - (a->node < b->node);
}

static bool
reserve_keys(builder *b, uint32_t count)
{
    key *grown;

    if (count <= b->keys_room)
        return true;
    grown = realloc(b->keys, count * sizeof *grown);
    if (!grown)
        return false;
    b->keys = grown;
    b->keys_room = count;
    return true;
}

/* Sorting keeps a hostile file of a million keys from taking a million squared. */
static int
check_keys(builder *b, const level *mapping)
{
    uint32_t count = 0;
    uint32_t twice = 0;

    if (!reserve_keys(b, mapping->count / 2))
        return out_of_memory(b);
    for (uint32_t k = b->nodes[mapping->node].first; k; k = b->nodes[b->nodes[k].next].next)
        b->keys[count++] = (key){ b->texts.data + b->nodes[k].text, k };
    if (count > 1)
        qsort(b->keys, count, sizeof *b->keys, compare_keys);
    for (uint32_t i = 1; i < count; i++) {
        if (strcmp(b->keys[i - 1].text, b->keys[i].text) == 0 &&
            (!twice || b->keys[i].node < twice))
            twice = b->keys[i].node;
    }
    if (!twice)
        return BT_OK;
    return bt_fail_at(b->err, BT_ESYNTAX, b->name, (int)b->nodes[twice].line,
                      b->nodes[twice].column, "key '%.40s' stands twice in one mapping",
                      b->texts.data + b->nodes[twice].text);
}

static int
close_level(builder *b)
{
    const level *closed = &b->levels[--b->depth];

    assert(b->depth >= 0);
    return b->nodes[closed->node].kind == BT_DOC_MAPPING ? check_keys(b, closed) : BT_OK;
}

static int
check_plain(const builder *b, const yaml_event_t *event, const yaml_char_t *anchor,
            const yaml_char_t *tag)
{
    if (anchor)
        return fail_mark(b, BT_ESYNTAX, &event->start_mark, "anchors are not used here");
    if (tag)
        return fail_mark(b, BT_ESYNTAX, &event->start_mark, "tags are not used here");
    return BT_OK;
}

static int
start_document(builder *b, const yaml_event_t *event)
{
    if (b->documents++ > 0)
        return fail_mark(b, BT_ESYNTAX, &event->start_mark, "a second document in one file");
    if (event->data.document_start.tag_directives.start !=
        event->data.document_start.tag_directives.end)
        return fail_mark(b, BT_ESYNTAX, &event->start_mark, "tags are not used here");
    return BT_OK;
}

static int
take_event(builder *b, const yaml_event_t *event)
{
    int status;

    switch (event->type) {
    case YAML_DOCUMENT_START_EVENT:
        return start_document(b, event);
    case YAML_ALIAS_EVENT:
        return fail_mark(b, BT_ESYNTAX, &event->start_mark, "aliases are not used here");
    case YAML_SCALAR_EVENT:
        status = check_plain(b, event, event->data.scalar.anchor, event->data.scalar.tag);
        return status ? status : add_scalar(b, event);
    case YAML_SEQUENCE_START_EVENT:
        status = check_plain(b, event, event->data.sequence_start.anchor,
                             event->data.sequence_start.tag);
        return status ? status : open_level(b, BT_DOC_SEQUENCE, &event->start_mark);
    case YAML_MAPPING_START_EVENT:
        status =
            check_plain(b, event, event->data.mapping_start.anchor, event->data.mapping_start.tag);
        return status ? status : open_level(b, BT_DOC_MAPPING, &event->start_mark);
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
        return close_level(b);
    case YAML_STREAM_START_EVENT:
    case YAML_STREAM_END_EVENT:
    case YAML_DOCUMENT_END_EVENT:
    case YAML_NO_EVENT:
        break;
    }
    return BT_OK;
}

/* Malformed UTF-8 is found before lines are counted, so count them here. */
static yaml_mark_t
mark_at(const char *text, size_t length, size_t offset)
{
    yaml_mark_t mark = { 0 };

    for (size_t i = 0; i < offset && i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '\n') {
            mark.line++;
            mark.column = 0;
        } else if ((c & 0xc0) != 0x80) {
            mark.column++;
        }
    }
    return mark;
}

static int
fail_syntax(const builder *b, const yaml_parser_t *parser, const char *text, size_t length)
{
    yaml_mark_t mark = parser->problem_mark;

    if (parser->error == YAML_MEMORY_ERROR)
        return out_of_memory(b);
    if (parser->error == YAML_READER_ERROR)
        mark = mark_at(text, length, parser->problem_offset);
    return fail_mark(b, BT_ESYNTAX, &mark, parser->problem ? parser->problem : "not YAML");
}

static int
take_events(builder *b, yaml_parser_t *parser, const char *text, size_t length)
{
    bool more = true;
    int status = BT_OK;

    while (more && status == BT_OK) {
        yaml_event_t event;
        if (!yaml_parser_parse(parser, &event))
            return fail_syntax(b, parser, text, length);
        more = event.type != YAML_STREAM_END_EVENT;
        status = take_event(b, &event);
        yaml_event_delete(&event);
    }
    if (status == BT_OK && b->count == 0)
        return bt_fail_at(b->err, BT_ESYNTAX, b->name, 1, 1, "the document is empty");
    return status;
}

static int
read_events(builder *b, const char *text, size_t length)
{
    yaml_parser_t parser;
    int status;

    if (!yaml_parser_initialize(&parser))
        return out_of_memory(b);
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser, (const unsigned char *)text, length);
    status = take_events(b, &parser, text, length);
    yaml_parser_delete(&parser);
    return status;
}

static int
store(bt_doc *out, bt_arena *arena, const builder *b)
{
    assert(b->count > 0 && b->nodes);
    bt_doc_node *nodes = bt_arena_calloc(arena, b->count, sizeof *nodes);
    char *texts = bt_arena_strndup(arena, bt_buf_text(&b->texts), b->texts.length);
    char *name = bt_arena_strndup(arena, b->name, strlen(b->name));

    if (!nodes || !texts || !name)
        return out_of_memory(b);
    memcpy(nodes, b->nodes, b->count * sizeof *nodes);
    *out = (bt_doc){ .name = name,
                     .nodes = nodes,
                     .node_count = b->count,
                     .texts = texts,
                     .texts_length = (uint32_t)b->texts.length };
    return BT_OK;
}

int
bt_doc_parse(bt_doc *out, bt_arena *arena, const char *name, const char *text, size_t length,
             bt_error *err)
{
    builder b = { .name = name, .err = err };
    int status;

    *out = (bt_doc){ 0 };
    if (length > BT_FILE_MAX)
        return bt_fail_at(err, BT_ELIMIT, name, 0, 0, "larger than %d bytes", BT_FILE_MAX);
    if (length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) {
        text += 3; /* a byte order mark; libyaml would count it as a column */
        length -= 3;
    }
    status = read_events(&b, text, length);
    if (status == BT_OK)
        status = store(out, arena, &b);
    free(b.nodes);
    free(b.keys);
    bt_buf_release(&b.texts);
    return status;
}
