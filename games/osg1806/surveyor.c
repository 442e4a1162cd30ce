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
