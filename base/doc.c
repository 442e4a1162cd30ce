/*
 * doc.c - walking a data document and refusing what does not belong in it.
 */
#include <berthier/doc.h>

#include <berthier/buf.h>
#include <berthier/hash.h>

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const bt_doc_node *
raw(bt_node node)
{
    return &node.doc->nodes[node.at];
}

static bt_node
at(const bt_doc *doc, uint32_t index)
{
    return (bt_node){ doc, index };
}

bt_node
bt_doc_root(const bt_doc *doc)
{
    return at(doc, doc->node_count ? 0 : BT_DOC_NONE);
}

bool
bt_node_exists(bt_node node)
{
    return node.doc && node.at != BT_DOC_NONE;
}

bt_doc_kind
bt_node_kind(bt_node node)
{
    return bt_node_exists(node) ? (bt_doc_kind)raw(node)->kind : BT_DOC_SCALAR;
}

const char *
bt_node_text(bt_node node)
{
    if (!bt_node_exists(node) || raw(node)->kind != BT_DOC_SCALAR)
        return "";
    return node.doc->texts + raw(node)->text;
}

int
bt_node_fail(bt_node node, bt_error *err, const char *format, ...)
{
    bool known = bt_node_exists(node);
    char text[sizeof err->text];
    va_list args;

    va_start(args, format);
    (void)vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return bt_fail_at(err, BT_EDATA, node.doc ? node.doc->name : NULL,
                      known ? (int)raw(node)->line : 0, known ? raw(node)->column : 0, "%s", text);
}

bt_node
bt_node_first(bt_node node)
{
    uint32_t first = bt_node_exists(node) ? raw(node)->first : 0;
    return at(node.doc, first ? first : BT_DOC_NONE);
}

bt_node
bt_node_next(bt_node node)
{
    uint32_t next = bt_node_exists(node) ? raw(node)->next : 0;
    return at(node.doc, next ? next : BT_DOC_NONE);
}

/* Most words differ in their first letter, and most of loading is comparing words. */
static bool
is_same(const char *a, const char *b)
{
    return a[0] == b[0] && strcmp(a, b) == 0;
}

bt_node
bt_node_find(bt_node mapping, const char *key)
{
    if (bt_node_kind(mapping) != BT_DOC_MAPPING)
        return at(mapping.doc, BT_DOC_NONE);
    for (bt_node k = bt_node_first(mapping); bt_node_exists(k); k = bt_node_next(bt_node_next(k))) {
        if (is_same(bt_node_text(k), key))
            return bt_node_next(k);
    }
    return at(mapping.doc, BT_DOC_NONE);
}

int
bt_node_get(bt_node mapping, const char *key, bt_node *out, bt_error *err)
{
    int status = bt_node_expect(mapping, BT_DOC_MAPPING, err);

    *out = at(mapping.doc, BT_DOC_NONE);
    if (status)
        return status;
    *out = bt_node_find(mapping, key);
    return bt_node_exists(*out) ? BT_OK : bt_node_fail(mapping, err, "missing key '%s'", key);
}

int
bt_node_count(bt_node node)
{
    int count = 0;
    for (bt_node n = bt_node_first(node); bt_node_exists(n); n = bt_node_next(n))
        count++;
    return bt_node_kind(node) == BT_DOC_MAPPING ? count / 2 : count;
}

static const char *
kind_name(bt_doc_kind kind)
{
    static const char *const names[] = { "a single value", "a list", "a mapping" };
    return names[kind];
}

/* How a node is quoted in an error; long texts are cut, a letter kept whole. */
static void
describe(bt_node node, char *out, size_t size)
{
    const char *text = bt_node_text(node);
    int shown = 40;

    if (!bt_node_exists(node)) {
        (void)snprintf(out, size, "nothing");
    } else if (bt_node_kind(node) != BT_DOC_SCALAR) {
        (void)snprintf(out, size, "%s", kind_name(bt_node_kind(node)));
    } else if (strlen(text) <= (size_t)shown) {
        (void)snprintf(out, size, "'%s'", text);
    } else {
        while (shown > 0 && ((unsigned char)text[shown] & 0xc0) == 0x80)
            shown--;
        (void)snprintf(out, size, "'%.*s...'", shown, text);
    }
}

static int
unexpected(bt_node node, bt_error *err, const char *wanted)
{
    char found[64];
    describe(node, found, sizeof found);
    return bt_node_fail(node, err, "expected %s, found %s", wanted, found);
}

int
bt_node_expect(bt_node node, bt_doc_kind kind, bt_error *err)
{
    if (bt_node_exists(node) && bt_node_kind(node) == kind)
        return BT_OK;
    return unexpected(node, err, kind_name(kind));
}

/* Plain decimal only: no blanks, no '+', no octal, no exponent. */
static bool
parse_int(const char *text, long long *out)
{
    const char *digits = text[0] == '-' ? text + 1 : text;
    size_t length = strspn(digits, "0123456789");

    if (length == 0 || length > 10 || digits[length] || (length > 1 && digits[0] == '0'))
        return false;
    *out = strtoll(text, NULL, 10);
    return true;
}

int
bt_node_int(bt_node node, int min, int max, int *out, bt_error *err)
{
    char wanted[64];
    long long value;

    if (parse_int(bt_node_text(node), &value) && value >= min && value <= max) {
        *out = (int)value;
        return BT_OK;
    }
    (void)snprintf(wanted, sizeof wanted, "a whole number from %d to %d", min, max);
    return unexpected(node, err, wanted);
}

int
bt_node_get_int(bt_node mapping, const char *key, int min, int max, int *out, bt_error *err)
{
    bt_node node;
    int status = bt_node_get(mapping, key, &node, err);

    return status ? status : bt_node_int(node, min, max, out, err);
}

static int
find_word(const char *text, const char *const *words, int count)
{
    for (int i = 0; i < count; i++) {
        if (is_same(text, words[i]))
            return i;
    }
    return -1;
}

/* "a, b or c", shortened with "..." when it would not fit a message. */
static void
list_words(const char *const *words, int count, char *out, size_t size)
{
    bt_buf list;

    bt_buf_init_fixed(&list, out, size);
    for (int i = 0; i < count; i++) {
        if (list.length + strlen(words[i]) + 12 > size) {
            bt_buf_add(&list, ", ...");
            break;
        }
        bt_buf_add(&list, i == 0 ? "" : i == count - 1 ? " or " : ", ");
        bt_buf_add(&list, words[i]);
    }
}

int
bt_node_word(bt_node node, const char *const *words, int count, int *out, bt_error *err)
{
    char wanted[160];
    int found = -1;

    if (bt_node_exists(node) && bt_node_kind(node) == BT_DOC_SCALAR)
        found = find_word(bt_node_text(node), words, count);
    if (found >= 0) {
        *out = found;
        return BT_OK;
    }
    list_words(words, count, wanted, sizeof wanted);
    return unexpected(node, err, wanted);
}

int
bt_node_bool(bt_node node, bool *out, bt_error *err)
{
    static const char *const words[] = { "false", "true" };
    int found = 0;
    int status = bt_node_word(node, words, 2, &found, err);

    if (status == BT_OK)
        *out = found == 1;
    return status;
}

int
bt_node_copy(bt_node node, char *out, int size, bt_error *err)
{
    size_t length = strlen(bt_node_text(node));
    char wanted[64];

    if (length >= 1 && length < (size_t)size) {
        memcpy(out, bt_node_text(node), length + 1);
        return BT_OK;
    }
    (void)snprintf(wanted, sizeof wanted, "a text of 1 to %d bytes", size - 1);
    return unexpected(node, err, wanted);
}

int
bt_node_only(bt_node mapping, const char *const *known, int count, bt_error *err)
{
    char wanted[160];
    int status = bt_node_expect(mapping, BT_DOC_MAPPING, err);

    if (status)
        return status;
    for (bt_node k = bt_node_first(mapping); bt_node_exists(k); k = bt_node_next(bt_node_next(k))) {
        if (find_word(bt_node_text(k), known, count) < 0) {
            list_words(known, count, wanted, sizeof wanted);
            return unexpected(k, err, wanted);
        }
    }
    return BT_OK;
}

/*
 * Nodes are in document order, so kinds, numbers of children and texts, taken
 * in that order, tell the whole tree; lines and offsets stay out.
 */
uint64_t
bt_doc_hash(const bt_doc *doc, uint64_t seed)
{
    uint64_t h = bt_hash(&doc->node_count, sizeof doc->node_count, seed);

    for (uint32_t i = 0; i < doc->node_count; i++) {
        bt_node node = at(doc, i);
        const char *text = bt_node_text(node);
        uint32_t shape[2] = { doc->nodes[i].kind, (uint32_t)bt_node_count(node) };
        h = bt_hash(shape, sizeof shape, h);
        h = bt_hash(text, strlen(text) + 1, h);
    }
    return h;
}

const bt_doc *
bt_pack_doc(const bt_pack *pack, const char *name)
{
    for (int i = 0; i < pack->doc_count; i++) {
        if (strcmp(pack->docs[i].name, name) == 0)
            return &pack->docs[i];
    }
    return NULL;
}

int
bt_pack_get(const bt_pack *pack, const char *name, const bt_doc **out, bt_error *err)
{
    *out = bt_pack_doc(pack, name);
    if (!*out)
        return bt_fail(err, BT_ENOTFOUND, "the data of %s has no file %s", pack->game, name);
    return bt_node_expect(bt_doc_root(*out), BT_DOC_MAPPING, err);
}

uint64_t
bt_pack_hash(const bt_pack *pack)
{
    uint64_t h = bt_hash(pack->game, strlen(pack->game), 0);

    for (int i = 0; i < pack->doc_count; i++) {
        const bt_doc *doc = &pack->docs[i];
        if (strncmp(doc->name, BT_EXAMPLE_PREFIX, strlen(BT_EXAMPLE_PREFIX)) == 0)
            continue;
        h = bt_hash(doc->name, strlen(doc->name) + 1, h);
        h = bt_doc_hash(doc, h);
    }
    return h;
}
