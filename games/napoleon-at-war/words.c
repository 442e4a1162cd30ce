/*
 * words.c - units and hexes in sentences.
 */
#include <berthier/say.h>

#include "duties.h"
#include "words.h"

bt_arg
naw_unit_arg(const naw *n, bt_unit unit)
{
    return bt_arg_word(bt_unit_called(n->game, unit));
}

bt_arg
naw_hex_arg(const naw *n, unsigned hex)
{
    return bt_arg_text(n->printed->atlas.hexes[hex].id);
}

static void
add_units(const naw *n, bt_units units, bt_buf *out)
{
    const char *separator = "";

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE; separator = ", ") {
        bt_buf_add(out, separator);
        if (naw_on_map(n->s, u))
            BT_SAY(out, n->game, "{0} in {1}", naw_unit_arg(n, u), naw_hex_arg(n, n->s->places[u]));
        else
            BT_SAY(out, n->game, "{0} in no hex", naw_unit_arg(n, u));
    }
}

/* A sentence about units: what is known of them, and a list of them. */
void
naw_say_of_units(const naw *n, const char *english, bt_arg first, bt_units units, bt_buf *out)
{
    bt_buf list = { 0 };

    add_units(n, units, &list);
    BT_SAY(out, n->game, english, first, bt_arg_text(bt_buf_text(&list)));
    out->failed |= list.failed;
    bt_buf_release(&list);
}

void
naw_add_names(const naw *n, bt_units units, bt_buf *out)
{
    const char *separator = "";

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE; separator = ", ") {
        bt_buf_add(out, separator);
        bt_buf_add(out, n->game->units[u].id);
    }
}

void
naw_say_of_names(const naw *n, const char *english, bt_units units, bt_buf *out)
{
    bt_buf list = { 0 };

    naw_add_names(n, units, &list);
    BT_SAY(out, n->game, english, bt_arg_text(bt_buf_text(&list)));
    out->failed |= list.failed;
    bt_buf_release(&list);
}

void
naw_say_duties(const naw *n, bt_buf *out)
{
    bt_units open = naw_pressing_duties(n);
    bt_side phasing = naw_phasing(n->s);
    bt_units theirs = bt_units_and(open, n->printed->of_side[naw_other(phasing)]);
    bt_units ours = bt_units_and(open, n->printed->of_side[phasing]);

    if (!bt_units_is_empty(&theirs))
        naw_say_of_units(n, BT_MSG("still to be attacked: {1}"), bt_arg_text(""), theirs, out);
    if (!bt_units_is_empty(&theirs) && !bt_units_is_empty(&ours))
        bt_buf_add(out, bt_tr(n->game, "; "));
    if (!bt_units_is_empty(&ours))
        naw_say_of_units(n, BT_MSG("still to attack: {1}"), bt_arg_text(""), ours, out);
}
