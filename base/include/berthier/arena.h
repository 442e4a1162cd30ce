/*
 * arena.h - memory that is freed all at once.
 *
 * Everything printed (maps, counters, tables) is allocated from the arena of
 * its bt_game and lives exactly as long.  Blocks are zeroed and aligned for
 * any type.  Allocation may fail; it never aborts.
 */
#ifndef BT_ARENA_H
#define BT_ARENA_H

#include <berthier/def.h>
#include <stddef.h>

typedef struct bt_arena {
    struct bt_arena_block *blocks; /* newest first; NULL when nothing is held */
    size_t used;                   /* bytes handed out, for reports */
} bt_arena;

/** Take size zeroed bytes, or NULL when memory is out.  size 0 is allowed. */
BT_NODISCARD void *bt_arena_alloc(bt_arena *arena, size_t size);

/** Take count zeroed elements, or NULL, also when the product overflows. */
BT_NODISCARD void *bt_arena_calloc(bt_arena *arena, size_t count, size_t size);

/** Copy the first length bytes of text and terminate them, or NULL. */
BT_NODISCARD char *bt_arena_strndup(bt_arena *arena, const char *text, size_t length);

/** Free everything; the arena is empty and usable again. */
void bt_arena_release(bt_arena *arena);

#endif
