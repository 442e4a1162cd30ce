/*
 * doc.h - a data file as a read-only tree.
 *
 * A bt_doc is what YAML leaves after parsing: mappings, sequences and scalar
 * texts, each with the line and column it stood at, so that a rule book's
 * sense can be checked long after syntax was and still name the place.  The
 * same tree comes from a file (host/yaml) or from constants compiled in (the
 * tool packc); nobody downstream can tell which.
 *
 * Children of a mapping alternate key, value.  Nodes are numbered in document
 * order; 0 is the root.
 */
#ifndef BT_DOC_H
#define BT_DOC_H

#include <berthier/status.h>
#include <stdbool.h>
#include <stdint.h>

typedef enum bt_doc_kind { BT_DOC_SCALAR, BT_DOC_SEQUENCE, BT_DOC_MAPPING } bt_doc_kind;

typedef struct bt_doc_node {
    uint8_t kind;    /* bt_doc_kind */
    uint16_t column; /* 1-based */
    uint32_t line;   /* 1-based */
    uint32_t text;   /* scalar: offset into texts; else 0 */
    uint32_t first;  /* first child, 0 for none (0 is the root, no child) */
    uint32_t next;   /* next sibling, 0 for none */
} bt_doc_node;

typedef struct bt_doc {
    const char *name; /* file name without directory: "units.yaml" */
    const bt_doc_node *nodes;
    uint32_t node_count;
    const char *texts; /* NUL-terminated scalars one after another */
    uint32_t texts_length;
} bt_doc;

/** A place in a document; cheap to copy.  node is valid or BT_DOC_NONE. */
typedef struct bt_node {
    const bt_doc *doc;
    uint32_t at;
} bt_node;

#define BT_DOC_NONE UINT32_MAX

bt_node bt_doc_root(const bt_doc *doc);
bool bt_node_exists(bt_node node);
bt_doc_kind bt_node_kind(bt_node node);

/** The scalar's text, or "" for anything else. */
const char *bt_node_text(bt_node node);

/** Record an error at the node's file:line:column; returns BT_EDATA. */
int bt_node_fail(bt_node node, bt_error *err, const char *format, ...) BT_PRINTF(3, 4);

/** The value under key, or a node that does not exist. */
bt_node bt_node_find(bt_node mapping, const char *key);

/** As find, but a missing key is an error naming the mapping's place. */
int bt_node_get(bt_node mapping, const char *key, bt_node *out, bt_error *err);

/** First child (of a mapping: first key) and next sibling; may not exist. */
bt_node bt_node_first(bt_node node);
bt_node bt_node_next(bt_node node);

/** Number of elements of a sequence, or of pairs of a mapping. */
int bt_node_count(bt_node node);

/** Fail unless the node is of this kind. */
int bt_node_expect(bt_node node, bt_doc_kind kind, bt_error *err);

/** Read a whole number in min..max; the error names the range. */
int bt_node_int(bt_node node, int min, int max, int *out, bt_error *err);

/** As bt_node_get and bt_node_int: a whole number in min..max that must be there. */
int bt_node_get_int(bt_node mapping, const char *key, int min, int max, int *out, bt_error *err);

/** Read one of count words; out is its index; the error lists the words. */
int bt_node_word(bt_node node, const char *const *words, int count, int *out, bt_error *err);

/** Read true or false. */
int bt_node_bool(bt_node node, bool *out, bt_error *err);

/** Copy a text of 1..size-1 bytes. */
int bt_node_copy(bt_node node, char *out, int size, bt_error *err);

/** Fail at the first key of the mapping that is not among count known ones. */
int bt_node_only(bt_node mapping, const char *const *known, int count, bt_error *err);

/** A hash of kinds and texts, blind to layout and comments. */
uint64_t bt_doc_hash(const bt_doc *doc, uint64_t seed);

/** The documents of one game, and where they came from. */
typedef struct bt_pack {
    const char *game;   /* id: "napoleon-at-war" */
    const bt_doc *docs; /* sorted by name */
    int doc_count;
} bt_pack;

/** Find a document by file name; NULL when the pack has none. */
const bt_doc *bt_pack_doc(const bt_pack *pack, const char *name);

/** As bt_pack_doc, but a document that is missing or no mapping is an error. */
int bt_pack_get(const bt_pack *pack, const char *name, const bt_doc **out, bt_error *err);

/** Documents whose names begin so show how a game is played (core's example.h): no part of its data. */
#define BT_EXAMPLE_PREFIX "example-"

/** A hash over all documents and their names but examples: they may be told better at any time. */
uint64_t bt_pack_hash(const bt_pack *pack);

#endif
