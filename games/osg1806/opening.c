/*
 * opening.c - before the first turn: partners, the plan, and the set-up of each side [1.6b].
 */
#include "opening.h"
#include "team.h"

/* [1.6b] [21.85] */
bool
osg_set_up(osg *n)
{
    bt_side first = n->printed->first_player;
    bt_frame *game = bt_frames_top(&n->s->frames);
    int step = game->step++;

    switch (step) {
    case OSG_STEP_DELEGATE:
        if (osg_has_partners(n, OSG_FRENCH)) {
            game->side = OSG_FRENCH;
            bt_frames_push(&n->s->frames, OSG_P_DELEGATE, OSG_FRENCH);
        }
        return false;
    case OSG_STEP_PLAN:
        if (n->printed->free_entry) {
            game->side = OSG_FRENCH;
            bt_frames_push(&n->s->frames, OSG_P_PLAN, OSG_FRENCH);
        }
        return false;
    case OSG_STEP_FIRST:
    case OSG_STEP_SECOND:
        game->side = step == OSG_STEP_FIRST ? first : osg_other(first);
        bt_frames_push(&n->s->frames, OSG_P_SETUP, game->side);
        return false;
    default:
        game->step = 0;
        game->side = first;
        return true;
    }
}
