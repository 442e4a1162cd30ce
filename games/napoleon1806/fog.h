/*
 * fog.h - what stands hidden, and where the other side may think it is; G2.
 */
#ifndef N06_FOG_H
#define N06_FOG_H

#include "state.h"

/* An event that tells a block by its face, or the points of a corps. */
#define N06_FACE_EVENT(n, code, rule, unit, b, c, d)                                               \
    bt_events_add((n)->events, N06_EV_##code, n06_knowing(n, (bt_unit)(unit)), rule, unit,         \
                  (unsigned)(b), (unsigned)(c), (unsigned)(d))
#define N06_COUNT_EVENT(n, code, rule, unit, b, c, d)                                              \
    bt_events_add((n)->events, N06_EV_##code, n06_counting(n, (bt_unit)(unit)), rule, unit,        \
                  (unsigned)(b), (unsigned)(c), (unsigned)(d))

/** Who knows a block by its face; who knows the points of a corps [G2.1]. */
bt_sides n06_knowing(const n06 *n, bt_unit unit);
bt_sides n06_counting(const n06 *n, bt_unit unit);

/** In the fog what comes now tells what lay hidden, so undo stops at it. */
void n06_tell(const n06 *n);

/** Hidden blocks of a side in an area by state, the stack of the operation apart. */
uint32_t n06_standing(const n06 *n, bt_side side, bt_area area, bool activated);

/** The blocks of that stack, once it has been announced and until it is turned. */
uint32_t n06_set_out(const n06 *n);

/** Turn blocks face up [G2.2], and all of them down again [G2.3]. */
void n06_reveal(n06 *n, uint32_t units);
void n06_hide_again(n06 *n);

/* Traces follow what everybody sees: all blocks are known; they may be wherever
 * their side stands, at the end of set-up (`bound` by its rules) or by hand;
 * one is known, or gone; a stack is announced, is led, meets enemies, is set down
 * where it is, for the game has ended; blocks are
 * activated; a new turn; nothing but vedettes, or one block not, or a corps at least,
 * in an area; the one block still to be activated is the commander, or is not; the
 * stack is of no vedettes. */
void n06_trace_known(n06 *n);
void n06_trace_begin(n06 *n, bool bound);
void n06_trace_exact(n06 *n, bt_unit unit);
void n06_trace_came(n06 *n, bt_unit unit, bt_area area);
void n06_trace_gone(n06 *n, bt_unit unit, bt_area area);
void n06_trace_settle(n06 *n, bt_area area);
void n06_trace_set_out(n06 *n, n06_operation kind);
void n06_trace_set_down(n06 *n);
void n06_trace_led(n06 *n, bt_units stack, bt_area from, bt_area to);
void n06_trace_met(n06 *n, bt_side comer, bt_area area);
void n06_trace_activated(n06 *n, bt_units units);
void n06_trace_new_turn(n06 *n);
void n06_trace_only_vedettes(n06 *n, bt_side side, bt_area area);
void n06_trace_absent(n06 *n, bt_unit unit, bt_area area);
void n06_trace_has_corps(n06 *n, bt_side side, bt_area area);
void n06_trace_last_fresh(n06 *n, bt_unit commander, bt_unit fresh);
void n06_trace_no_vedettes(n06 *n);

#endif
