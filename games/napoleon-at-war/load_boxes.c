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

/* What a box is called where people read it.  False where the scenario has no
 * such box. */
static bool
describe_box(const naw_reader *r, int box, bt_box_info *info, bt_buf *out)
{
    const naw_printed *p = r->p;
    if (box == NAW_BOX_RESERVE) {
        info->kind = "coming";
        bt_buf_add(out, "not arrived yet");
    } else if (box <= NAW_BOX_DEAD_LAST) {
        int map = box - NAW_BOX_DEAD;
        if (map >= p->atlas.map_count)
            return false;
        info->kind = "eliminated";
        info->map = p->atlas.maps[map].id;
        bt_buf_addf(out, "eliminated at %s", p->atlas.maps[map].title);
    } else if (box == NAW_BOX_REFUSED) {
        info->kind = "refused";
        bt_buf_add(out, "will not come");
    } else if (box <= NAW_BOX_EXITED_LAST) {
        int map = (box - NAW_BOX_EXITED) / 4, edge = (box - NAW_BOX_EXITED) % 4;
        if (map >= p->atlas.map_count ||
            !((p->exit_edges[0][map] | p->exit_edges[1][map]) >> edge & 1))
            return false;
        info->kind = "exited";
        info->map = p->atlas.maps[map].id;
        bt_buf_addf(out, "left %s over the %s edge", p->atlas.maps[map].title,
                    naw_edge_words[edge]);
    } else if (box <= NAW_BOX_TRACK_LAST) {
        int i = box - NAW_BOX_TRACK, map = i / NAW_SPACES % 2, space = i % NAW_SPACES;
        if (!p->has_transit)
            return false;
        info->kind = "track";
        info->map = p->atlas.maps[map].id;
        info->track = p->section_names[i / (2 * NAW_SPACES)];
        info->next = space + 1 < NAW_SPACES ? r->game->boxes[box + 1] : NULL;
        bt_buf_addf(out, "%s track, space %d from %s", info->track, space + 1,
                    p->atlas.maps[map].title);
    } else {
        info->kind = "unused";
        bt_buf_add(out, "not in play");
    }
    return true;
}

static int
name_boxes(naw_reader *r, const char **boxes)
{
    for (int box = 0; box < NAW_BOX_COUNT; box++) {
        char storage[80];
        bt_buf name;
        bt_buf_init_fixed(&name, storage, sizeof storage);
        name_box(r, box, &name);
        int status = bt_load_text(r->game, bt_buf_text(&name), &boxes[box], r->err);
        if (status)
            return status;
    }
    return BT_OK;
}

/* The edge hexes of a map that touch a section of the track, in a list. */
static int
list_touching(const naw_reader *r, int section, int map, bt_box_info *info)
{
    const bt_map *m = &r->p->atlas.maps[map];
    bt_hex *hexes = bt_arena_calloc(&r->game->arena, m->count, sizeof *hexes);
    if (!hexes)
        return bt_fail(r->err, BT_ENOMEM, "no memory for the boxes");
    for (bt_hex hex = m->first; hex < m->first + m->count; hex++) {
        if (r->p->transit_section[hex] >> section & 1)
            hexes[info->hex_count++] = hex;
    }
    info->hexes = hexes;
    return BT_OK;
}

/* [17.1] The first space touches the map come from, the last the other. */
static int
join_track(const naw_reader *r, bt_box_info *infos)
{
    int status = BT_OK;
    for (int i = 0; i < NAW_SECTIONS * 2 && !status && r->p->has_transit; i++) {
        bt_box_info *first = &infos[NAW_BOX_TRACK + i * NAW_SPACES];
        status = list_touching(r, i / 2, i % 2, first);
        if (!status)
            status = list_touching(r, i / 2, 1 - i % 2, first + NAW_SPACES - 1);
    }
    return status;
}

static int
describe_boxes(naw_reader *r, bt_box_info *infos)
{
    for (int box = 0; box < NAW_BOX_COUNT; box++) {
        char storage[160];
        bt_buf name;
        bt_buf_init_fixed(&name, storage, sizeof storage);
        int status = describe_box(r, box, &infos[box], &name)
                         ? bt_load_text(r->game, bt_buf_text(&name), &infos[box].name, r->err)
                         : BT_OK;
        if (status)
            return status;
    }
    return BT_OK;
}

int
naw_name_boxes(naw_reader *r)
{
    const char **boxes = bt_arena_calloc(&r->game->arena, NAW_BOX_COUNT, sizeof *boxes);
    bt_box_info *infos = bt_arena_calloc(&r->game->arena, NAW_BOX_COUNT, sizeof *infos);
    if (!boxes || !infos)
        return bt_fail(r->err, BT_ENOMEM, "no memory for the boxes");
    r->game->boxes = boxes;
    r->game->box_infos = infos;
    r->game->box_count = NAW_BOX_COUNT;
    int status = name_boxes(r, boxes);
    if (status || (status = describe_boxes(r, infos)))
        return status;
    return join_track(r, infos);
}
