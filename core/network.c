/*
 * network.c - areas and connections looked up by name.
 */
#include <berthier/network.h>

#include "slice_internal.h"
#include <string.h>

bt_area
bt_area_find(const bt_network *network, const char *id, int length)
{
    bt_slice word = bt__slice(id, (size_t)length);

    for (int i = 0; i < network->area_count; i++)
        if (bt__slice_is(word, network->areas[i].id))
            return (bt_area)i;
    return BT_AREA_NONE;
}

bt_link
bt_link_between(const bt_network *network, bt_area from, bt_area to)
{
    const bt_area_info *info = &network->areas[from];

    for (int i = 0; i < info->exit_count; i++)
        if (info->exits[i].to == to)
            return info->exits[i].link;
    return BT_LINK_NONE;
}

bt_link
bt_link_find(const bt_network *network, const char *id, int length)
{
    const char *dash = memchr(id, '-', (size_t)length);
    bt_area from, to;

    if (!dash)
        return BT_LINK_NONE;
    from = bt_area_find(network, id, (int)(dash - id));
    to = bt_area_find(network, dash + 1, length - (int)(dash - id) - 1);
    if (from == BT_AREA_NONE || to == BT_AREA_NONE)
        return BT_LINK_NONE;
    return bt_link_between(network, from, to);
}

int
bt_word_area(const bt_word *word, const bt_network *network, bt_area *out, bt_error *err)
{
    *out = bt_area_find(network, word->text, (int)strlen(word->text));
    if (*out == BT_AREA_NONE)
        return bt_word_fail(word, err, "\"%s\" is no area of the map", word->text);
    return BT_OK;
}

int
bt_node_area(bt_node node, const bt_network *network, bt_area *out, bt_error *err)
{
    const char *text = bt_node_text(node);

    *out = bt_area_find(network, text, (int)strlen(text));
    if (*out == BT_AREA_NONE)
        return bt_node_fail(node, err, "\"%s\" is no area of the map", text);
    return BT_OK;
}
