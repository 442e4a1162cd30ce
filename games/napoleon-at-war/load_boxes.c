/*
 * load_boxes.c - names the boxes beside the maps.
 *
 * The names are used in notation, so they are one word each and follow the
 * maps' and sections' names in the pack: "dead-jena", "exited-jena-n",
 * "track-west-from-jena-1".  Boxes of maps the pack has not are named too;
 * they stay empty.
 */
#include "load_internal.h"

#include <berthier/buf.h>

static void
name_box(const naw_reader *r, int box, bt_buf *out)
{
    const char *maps[BT_MAPS_MAX] = { "map0", "map1", "map2", "map3" };
    for (int i = 0; i < r->p->atlas.map_count; i++)
        maps[i] = r->p->atlas.maps[i].id;
    if (box == NAW_BOX_RESERVE) {
        bt_buf_add(out, "reserve");
    } else if (box <= NAW_BOX_DEAD_LAST) {
        bt_buf_addf(out, "dead-%s", maps[box - NAW_BOX_DEAD]);
    } else if (box == NAW_BOX_REFUSED) {
        bt_buf_add(out, "refused");
    } else if (box <= NAW_BOX_EXITED_LAST) {
        int i = box - NAW_BOX_EXITED;
        bt_buf_addf(out, "exited-%s-%c", maps[i / 4], naw_edge_words[i % 4][0]);
    } else if (box <= NAW_BOX_TRACK_LAST) {
        int i = box - NAW_BOX_TRACK;
        bt_buf_addf(out, "track-%s-from-%s-%d", r->p->section_names[i / (2 * NAW_SPACES)],
                    maps[i / NAW_SPACES % 2], i % NAW_SPACES + 1);
    } else {
        bt_buf_add(out, "unused");
    }
}

int
naw_name_boxes(naw_reader *r)
{
    const char **boxes = bt_arena_calloc(&r->game->arena, NAW_BOX_COUNT, sizeof *boxes);
    if (!boxes)
        return bt_fail(r->err, BT_ENOMEM, "no memory for the boxes");
    for (int box = 0; box < NAW_BOX_COUNT; box++) {
        char storage[80];
        bt_buf name;
        bt_buf_init_fixed(&name, storage, sizeof storage);
        name_box(r, box, &name);
        int status = naw_keep(r, bt_buf_text(&name), &boxes[box]);
        if (status)
            return status;
    }
    r->game->boxes = boxes;
    r->game->box_count = NAW_BOX_COUNT;
    return BT_OK;
}
