/*
 * fuzz_yaml.c - any bytes as a data file: an error with a place, or a tree
 * that can be walked.
 */
#include "fuzz.h"

#include <berthier/host.h>
#include <stdlib.h>
#include <string.h>

static void
check_node(const bt_doc *doc, uint32_t at)
{
    const bt_doc_node *node = &doc->nodes[at];

    if (node->kind > BT_DOC_MAPPING || !node->line || !node->column)
        fuzz_fail("node %u has no kind or place", (unsigned)at);
    if (node->first >= doc->node_count || node->next >= doc->node_count)
        fuzz_fail("node %u has a relative outside the tree", (unsigned)at);
    /* Numbered in document order, so there is no way round in circles. */
    if ((node->first && node->first <= at) || (node->next && node->next <= at))
        fuzz_fail("node %u comes after its relative", (unsigned)at);
    if (node->kind == BT_DOC_SCALAR &&
        (node->text >= doc->texts_length ||
         !memchr(doc->texts + node->text, '\0', doc->texts_length - node->text)))
        fuzz_fail("node %u has a text without end", (unsigned)at);
}

static void
ask(bt_node node)
{
    bt_error err = { 0 };

    (void)bt_node_find(node, "title");
    (void)bt_node_fail(node, &err, "asked");
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bt_arena arena = { 0 };
    bt_doc doc = { 0 };
    bt_error err = { 0 };
    char *text = fuzz_text(data, size);
    int status = bt_doc_parse(&doc, &arena, "input.yaml", text, size, &err);

    if (status != BT_OK && (err.status != status || !err.text[0]))
        fuzz_fail("status %d without a sentence", status);
    for (uint32_t i = 0; status == BT_OK && i < doc.node_count; i++) {
        check_node(&doc, i);
        ask((bt_node){ &doc, i });
    }
    bt_arena_release(&arena);
    free(text);
    return 0;
}
