/*
 * surveyor.c - marks of an overlay, with what they say.
 */
#include "surveyor.h"

void
osg_mark(osg_surveyor *q, bt_hex hex, bt_units units, const char *rule, bool blocked)
{
    q->marks->failed |= q->text.failed;
    bt_marks_add(q->marks, &(bt_mark){ hex, blocked, units, rule, bt_buf_text(&q->text) });
    bt_buf_clear(&q->text);
}

void
osg_add_names(const osg *n, bt_units units, bt_buf *out)
{
    bool first = true;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE; first = false) {
        if (!first)
            bt_buf_add(out, ", ");
        bt_buf_add(out, bt_tr(n->game, bt_unit_called(n->game, u)));
    }
}
