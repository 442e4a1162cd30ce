/*
 * arena.c - a list of chunks, the newest first, handed out from the front.
 */
#include <berthier/arena.h>

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define ALIGNMENT _Alignof(max_align_t)
#define CHUNK     ((size_t)16 * 1024)

struct bt_arena_block {
    struct bt_arena_block *next;
    size_t used;
    size_t size;
    _Alignas(max_align_t) unsigned char bytes[];
};

static struct bt_arena_block *
block_new(bt_arena *arena, size_t size)
{
    size_t room = size > CHUNK ? size : CHUNK;
    struct bt_arena_block *block;

    if (room > SIZE_MAX - sizeof *block)
        return NULL;
    block = calloc(1, sizeof *block + room);
    if (!block)
        return NULL;
    block->size = room;
    block->next = arena->blocks;
    arena->blocks = block;
    return block;
}

void *
bt_arena_alloc(bt_arena *arena, size_t size)
{
    struct bt_arena_block *block = arena->blocks;
    void *taken;

    if (size > SIZE_MAX - ALIGNMENT)
        return NULL;
    /* Even nothing gets an address of its own, so that NULL only means failure. */
    size = ((size ? size : 1) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (!block || block->size - block->used < size)
        block = block_new(arena, size);
    if (!block)
        return NULL;
    taken = block->bytes + block->used;
    block->used += size;
    arena->used += size;
    return taken;
}

void *
bt_arena_calloc(bt_arena *arena, size_t count, size_t size)
{
    if (size && count > SIZE_MAX / size)
        return NULL;
    return bt_arena_alloc(arena, count * size);
}

char *
bt_arena_strndup(bt_arena *arena, const char *text, size_t length)
{
    char *copy = length < SIZE_MAX ? bt_arena_alloc(arena, length + 1) : NULL;
    if (copy && length)
        memcpy(copy, text, length);
    return copy;
}

void
bt_arena_release(bt_arena *arena)
{
    while (arena->blocks) {
        struct bt_arena_block *block = arena->blocks;
        arena->blocks = block->next;
        free(block);
    }
    arena->used = 0;
}
