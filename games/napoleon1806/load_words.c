/*
 * load_words.c - what a word or node of a file names or holds.
 */
#include "load_internal.h"

const char *const n06_side_words[2] = { "french", "prussian" };

const char *const n06_box_words[N06_BOX_COUNT] = { [N06_BOX_UNUSED] = "unused",
                                                   [N06_BOX_COMING] = "coming",
                                                   [N06_BOX_DEAD] = "dead",
                                                   [N06_BOX_HIDDEN] = "hidden" };

int
n06_word_unit(const n06_reader *r, const bt_word *word, bt_unit *out)
{
    return bt_load_unit(word, r->units, r->p->unit_count, "block of blocks.yaml", out, r->err);
}

int
n06_read_sides(n06_reader *r, bt_node mapping, n06_side_reader *read)
{
    int status = bt_node_only(mapping, n06_side_words, BT_COUNT(n06_side_words), r->err);

    for (bt_side side = 0; side < 2 && !status; side++) {
        bt_node value;
        status = bt_node_get(mapping, n06_side_words[side], &value, r->err);
        if (!status)
            status = read(r, value, side);
    }
    return status;
}
