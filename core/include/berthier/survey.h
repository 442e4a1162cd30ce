/*
 * survey.h - what a front end can lay over the map: zones of control, lines
 * of sight, threats.
 *
 * A game lists its overlays; its survey() answers with marks.  It works on a
 * view, so it tells nothing that the viewer may not know.
 */
#ifndef BT_SURVEY_H
#define BT_SURVEY_H

#include <berthier/arena.h>
#include <berthier/unit.h>
#include <stdbool.h>
#include <stdint.h>

/* What an overlay has to be told. */
enum { BT_NEEDS_SIDE = 1, BT_NEEDS_PLACE = 2 };

/** A row of the game's overlays.def. */
typedef struct bt_overlay_def {
    const char *id;   /* "zoc" */
    uint8_t needs;    /* BT_NEEDS_... */
    const char *rule; /* "6.0a" */
    const char *text; /* "zones of control" */
} bt_overlay_def;

/** Something to show at a place. */
typedef struct bt_mark {
    uint16_t place;
    bool blocked;     /* what is shown does not hold here, and `text` says why */
    bt_units units;   /* on whose account */
    const char *rule; /* "6.0a" */
    const char *text; /* a sentence in the game's language */
} bt_mark;

/** Marks in the order they were added; marks and texts live in the arena. */
typedef struct bt_marks {
    bt_arena *arena;
    int count, room;
    bt_mark *at;
    bool failed; /* memory ran out: nothing more is added */
} bt_marks;

/** Add a mark, copying its text; a failure is noted and sticks. */
void bt_marks_add(bt_marks *marks, const bt_mark *mark);

#endif
