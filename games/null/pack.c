/*
 * pack.c - the null game's data: one scenario, written out as the tool packc
 * would from
 *
 *     id: null
 *     title: Ten passes
 */
#include <berthier/doc.h>

/* Offsets into texts: id 1, null 4, title 9, Ten passes 15; 0 is "". */
static const char texts[] = "\0id\0null\0title\0Ten passes";

static const bt_doc_node nodes[] = {
    { .kind = BT_DOC_MAPPING, .line = 1, .column = 1, .first = 1 },
    { .kind = BT_DOC_SCALAR, .line = 1, .column = 1, .text = 1, .next = 2 },
    { .kind = BT_DOC_SCALAR, .line = 1, .column = 5, .text = 4, .next = 3 },
    { .kind = BT_DOC_SCALAR, .line = 2, .column = 1, .text = 9, .next = 4 },
    { .kind = BT_DOC_SCALAR, .line = 2, .column = 8, .text = 15 },
};

static const bt_doc docs[] = { {
    .name = "scenario-null.yaml",
    .nodes = nodes,
    .node_count = BT_COUNT(nodes),
    .texts = texts,
    .texts_length = sizeof texts,
} };

extern const bt_pack bt_pack_null;

const bt_pack bt_pack_null = { .game = "null", .docs = docs, .doc_count = BT_COUNT(docs) };
