/*
 * frame.h - the sequence of play as a stack.
 *
 * The top frame says what is being done now (a phase, a retreat, a sealed
 * choice); below it stand the procedures that called for it.  An interrupt
 * pushes a frame; finishing pops one.  Frames are part of the flat state, so
 * a position saved anywhere resumes exactly there.
 */
#ifndef BT_FRAME_H
#define BT_FRAME_H

#include <assert.h>
#include <berthier/def.h>
#include <stddef.h>
#include <stdint.h>

#define BT_FRAMES_MAX 16 /* Age of Napoleon needs ten */

typedef struct bt_frame {
    uint8_t procedure; /* the game's own enum; 0 is never used */
    uint8_t step;      /* place inside the procedure */
    uint8_t side;      /* whose it is, where that matters */
    uint8_t local;     /* one number of the procedure's own */
} bt_frame;

typedef struct bt_frames {
    uint8_t depth;
    uint8_t unused[3]; /* keeps the state free of hidden padding */
    bt_frame at[BT_FRAMES_MAX];
} bt_frames;

static inline bt_frame *
bt_frames_top(bt_frames *frames)
{
    assert(frames->depth > 0);
    return &frames->at[frames->depth - 1];
}

static inline const bt_frame *
bt_frames_peek(const bt_frames *frames)
{
    assert(frames->depth > 0);
    return &frames->at[frames->depth - 1];
}

/* The innermost frame of a procedure, or NULL. */
static inline const bt_frame *
bt_frames_find(const bt_frames *frames, unsigned procedure)
{
    for (int i = frames->depth - 1; i >= 0; i--)
        if (frames->at[i].procedure == procedure)
            return &frames->at[i];
    return NULL;
}

static inline void
bt_frames_push(bt_frames *frames, uint8_t procedure, uint8_t side)
{
    BT_REQUIRE(frames->depth < BT_FRAMES_MAX);
    frames->at[frames->depth++] = (bt_frame){ .procedure = procedure, .side = side };
}

static inline void
bt_frames_pop(bt_frames *frames)
{
    assert(frames->depth > 0);
    frames->at[--frames->depth] = (bt_frame){ 0 };
}

#endif
