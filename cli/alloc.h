/*
 * alloc.h - how often this process asked for memory.
 *
 * berthier bench promises allocations per action, so they are counted, not
 * estimated: every malloc, calloc and realloc of the program and the
 * libraries under it.
 */
#ifndef CLI_ALLOC_H
#define CLI_ALLOC_H

#include <stdint.h>

/** Begin counting, where that needs asking. */
void cli_alloc_watch(void);

/** Requests so far. */
uint64_t cli_alloc_count(void);

#endif
