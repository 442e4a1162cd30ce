/*
 * arrival.c - the late corps [C2.4] - [C2.7].
 */
#include "arrival.h"
#include "fog.h"
#include "lead.h"
#include "position.h"

#include <berthier/say.h>

static const bt_reason *
refuse_entry(const n06 *n, unsigned area)
{
    const n06_printed *p = n->printed;

    if (area != p->late_areas[0] && area != p->late_areas[1])
        return REFUSE(OTHER_AREA);
    return n06_free(n, n06_side_of(p, p->late), (bt_area)area) ? NULL : REFUSE(FRENCH_THERE);
}

static const bt_reason *
refuse_come(const n06 *n, const bt_act *act)
{
    return refuse_entry(n, act->a);
}

static void
do_come(n06 *n, const bt_act *act)
{
    bt_frames_pop(&n->s->frames);
    N06_EVENT(n, ARRIVED, "C2.5", n->printed->late, act->a, 0, 0);
    n06_bring_on(n, n->printed->late, (bt_area)act->a);
}

void
n06_begin_arrival(n06 *n)
{
    const n06_printed *p = n->printed;

    N06_EVENT(n, TURN, "C3.1", n->s->turn, 0, 0, 0);
    if (p->late == BT_UNIT_NONE || n->s->turn != p->late_turn ||
        n->s->places[p->late] != BT_PLACE_BOX(N06_BOX_COMING))
        return;
    if (refuse_entry(n, p->late_areas[0]) && refuse_entry(n, p->late_areas[1])) {
        n->s->places[p->late] = BT_PLACE_BOX(N06_BOX_UNUSED);
        N06_EVENT(n, STAYS_OUT, "C2.6", p->late, 0, 0, 0);
        return;
    }
    if (!refuse_entry(n, p->late_areas[0]) && !refuse_entry(n, p->late_areas[1]))
        for (int i = 0; i < 2; i++)
            n06_trace_only_vedettes(n, n06_other(n06_side_of(p, p->late)), p->late_areas[i]);
    bt_frames_push(&n->s->frames, N06_P_ARRIVAL, n06_side_of(p, p->late));
}

static bool
arrival_waits(n06 *n)
{
    const n06_printed *p = n->printed;
    bt_act act = { .side = n06_side_of(p, p->late) };

    for (int i = 0; i < 2; i++)
        if (refuse_entry(n, p->late_areas[i])) {
            act.a = p->late_areas[1 - i];
            do_come(n, &act);
            return false;
        }
    return true;
}

static void
list_arrival(const bt_list *l)
{
    n06_try_areas(l, N06_A_COME);
}

static void
ask_arrival(const n06 *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game, BT_MSG("Where does {0} come in?"),
           bt_arg_word(bt_unit_called(n->game, n->printed->late)));
}

const bt_room n06_room_arrival = {
    .waits = arrival_waits,
    .deeds = (const bt_deed[]){ { N06_A_COME, refuse_come, do_come }, { 0 } },
    .list = list_arrival,
    .ask = ask_arrival,
    .stands = n06_owned,
    .rule = "C2.5",
};
