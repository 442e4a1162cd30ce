/*
 * delegate.c - before all else Napoleon says which corps the second French player leads [18.0].
 *
 * Both sides hear it: who sits at the table for whom is no secret.
 */
#include "team.h"

#include <berthier/say.h>

static bool
is_delegated(const osg *n, unsigned formation)
{
    return (n->s->delegated >> formation & 1) != 0;
}

/* A formation of the French with a leader in this game. */
static bool
can_be_led(const osg *n, unsigned formation)
{
    const osg_formation *f = &n->printed->formations[formation];

    return formation < (unsigned)n->printed->formation_count && f->side == OSG_FRENCH &&
           f->officer != BT_UNIT_NONE && n->s->places[f->officer] != OSG_ABSENT;
}

static const bt_reason *
refuse_delegate(const osg *n, const bt_act *act)
{
    if (act->a >= OSG_FORMATIONS_MAX || !can_be_led(n, act->a))
        return REFUSE(NO_CORPS);
    return is_delegated(n, act->a) ? REFUSE(DELEGATED) : NULL;
}

static void
do_delegate(osg *n, const bt_act *act)
{
    n->s->delegated = (uint16_t)(n->s->delegated | 1u << act->a);
    OSG_EVENT(n, DELEGATED, "18.0", act->a, 0, 0, 0);
}

static const bt_reason *
refuse_done(const osg *n, const bt_act *act)
{
    (void)act;
    return n->s->delegated ? NULL : REFUSE(ONE_CORPS);
}

static void
do_done(osg *n, const bt_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
}

static void
list_delegate(const bt_list *l)
{
    bt_try_numbers(l, OSG_A_DELEGATE, 0, (unsigned)l->play->printed->formation_count);
    bt_try(l, OSG_A_DONE, 0, 0);
}

static bool
delegate_stands(const osg *n, const bt_frame *frame)
{
    return frame->side == OSG_FRENCH && osg_has_partners(n, OSG_FRENCH);
}

const bt_room osg_room_delegate = {
    .deeds = (const bt_deed[]){ { OSG_A_DELEGATE, refuse_delegate, do_delegate },
                                { OSG_A_DONE, refuse_done, do_done },
                                { 0 } },
    .list = list_delegate,
    .question = BT_MSG("Say which corps the second French player leads, then done."),
    .stands = delegate_stands,
    .first = REFUSE(DELEGATE_FIRST),
    .rule = "18.0",
};
