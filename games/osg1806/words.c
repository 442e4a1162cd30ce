/*
 * words.c - units and hexes in sentences.
 */
#include "words.h"

#define NAMED_MAX 8 /* a list names so many: nobody reads more */

bt_arg
osg_unit_arg(const osg *n, bt_unit unit)
{
    return bt_arg_word(bt_unit_called(n->game, unit));
}

bt_arg
osg_hex_arg(const osg *n, unsigned hex)
{
    return bt_arg_text(n->printed->atlas.hexes[hex].id);
}

static void
separate(bt_buf *out)
{
    if (out->length)
        bt_buf_add(out, " ");
}

void
osg_say(const osg *n, const char *english, bt_buf *out)
{
    separate(out);
    bt_buf_add(out, bt_tr(n->game, english));
}

static void
say_list(const osg *n, const char *english, bt_buf *list, bt_buf *out)
{
    separate(out);
    BT_SAY(out, n->game, english, bt_arg_text(bt_buf_text(list)));
    out->failed |= list->failed;
    bt_buf_release(list);
}

void
osg_say_units(const osg *n, const char *english, bt_units units, bt_buf *out)
{
    bt_buf list = { 0 };
    int named = 0, all = bt_units_count(&units);

    if (!all)
        return;
    for (; named < NAMED_MAX && named < all; named++) {
        bt_buf_add(&list, named ? ", " : "");
        bt_buf_add(&list, bt_tr(n->game, bt_unit_called(n->game, bt_units_take(&units))));
    }
    if (named < all) {
        bt_buf_add(&list, " ");
        BT_SAY(&list, n->game, "and {0} more", bt_arg_number(all - named));
    }
    say_list(n, english, &list, out);
}

void
osg_say_hexes(const osg *n, const char *english, const bt_hex *hexes, int count, bt_buf *out)
{
    bt_buf list = { 0 };

    for (int i = 0; i < count; i++) {
        bt_buf_add(&list, i ? ", " : "");
        bt_buf_add(&list, n->printed->atlas.hexes[hexes[i]].id);
    }
    say_list(n, english, &list, out);
}
