/*
 * position.h - questions about a position that several chapters ask.
 */
#ifndef N06_POSITION_H
#define N06_POSITION_H

#include "state.h"

/** Does a card of the event lie on the board for the turn? */
bool n06_lasts(const n06 *n, n06_event event);

/** Whose operation it is; BT_SIDE_NONE outside one.  Its frame is the third [C5.2]. */
static inline bt_side
n06_mover(const n06_state *s)
{
    const bt_frame *frame = &s->frames.at[2];

    return frame->procedure == N06_P_OPERATION ? frame->side : BT_SIDE_NONE;
}

/** Has the side played this event in the operation or phase, and does it work? */
bool n06_in_force(const n06 *n, bt_side side, n06_event event);

/** May the side still play a card for its event [C1.12] [C1.13]? */
bool n06_may_play(const n06 *n, bt_side side);

/** Has the side's deck such a card at all? */
bool n06_has_event(const n06_printed *p, bt_side side, n06_event event);

/** Ask, one after the other, the sides that a moment concerns. */
void n06_open_window(n06 *n, n06_window window);

/** Blocks of a side that an operation can begin with: not Activated, and no commander [C5.2]. */
uint32_t n06_able(const n06 *n, bt_side side);

/** Where the stack of the operation is; BT_AREA_NONE when it is no more. */
static inline bt_area
n06_stack_area(const n06 *n)
{
    bt_unit any = bt_units_first(&n->s->stack);
    return any == BT_UNIT_NONE ? BT_AREA_NONE : (bt_area)n->s->places[any];
}

/* What is still to come before the stack of an operation sets out. */
typedef enum n06_ahead { N06_NO_MARCH, N06_RAIN_AHEAD, N06_CARD_AHEAD, N06_CARD_KNOWN } n06_ahead;

n06_ahead n06_march_ahead(const n06_state *s);

/** Is the operation under way in the march of a stack, from its card to its fatigue [C1.15]? */
bool n06_is_marching(const n06_state *s);

/** Has the stack come upon friendly corps [C6.12]? */
bool n06_meets_friends(const n06 *n);

/** Cavalry strength points of a set. */
int n06_cavalry(const n06 *n, bt_units units);

/** Would a commander be left without a corps if these blocks left the area [C1.3]? */
bool n06_leaves_commander(const n06 *n, bt_side side, bt_area area, uint32_t leaving);

/** The commander who goes with them, as no corps is left beside him [C1.3]. */
uint32_t n06_drawn_along(const n06 *n, bt_side side, bt_area area, uint32_t leaving);

/** The frame of a procedure that is under way, or NULL. */
static inline const bt_frame *
n06_frame(const n06_state *s, n06_procedure procedure)
{
    return bt_frames_find(&s->frames, procedure);
}

/** Is the operation under way a Moving Attack [C9.2]? */
bool n06_is_assault(const n06_state *s);

/* Steps of an OPERATION frame: what comes next; a march tires before it fights [C9.7]. */
enum {
    N06_OP_ANNOUNCED,
    N06_OP_RAINED,
    N06_OP_MOVEMENT_CARD,
    N06_OP_SET_OUT,
    N06_OP_MARCHING,
    N06_OP_HALTED,
    N06_OP_TIRED,
    N06_OP_FIGHTING,
    N06_OP_TURNED
};

/** Other blocks of the side that make a stack stop: corps; for vedettes too [G3.10]. */
uint32_t n06_friends(const n06 *n, bt_side side, bt_area area);

/** Is a frame one side's, chance's for a side, both sides'? */
bool n06_owned(const n06 *n, const bt_frame *frame);
bool n06_chances(const n06 *n, const bt_frame *frame);
bool n06_shared(const n06 *n, const bt_frame *frame);

/** The sides that have not bid or are not ready. */
bt_sides n06_not_ready(const n06 *n);

/** Is there a stack, where a decision is about it? */
bool n06_stack_holds(const n06 *n, const bt_frame *frame, bt_error *err);

/** Try the areas next to one, all areas, blocks that stand with some. */
void n06_try_exits(const bt_list *l, unsigned code, bt_area from);
void n06_try_areas(const bt_list *l, unsigned code);
void n06_try_companions(const bt_list *l, bt_units with);

/** Of a set of cards those of an event. */
bt_set n06_of_event(const n06 *n, bt_set cards, n06_event event);

/** The connections of an area. */
bt_set n06_links_of(const bt_network *network, bt_area area);

#endif
