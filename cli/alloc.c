/*
 * alloc.c - counts requests for memory.
 *
 * glibc lets a program define malloc and reach the real one under another
 * name.  Where a sanitizer has taken that place already, it offers hooks
 * instead.  The counter is the one mutable global of the program: a
 * replacement of malloc is handed nothing it could be kept in.
 */
#include "alloc.h"

#include <stdatomic.h>
#include <stddef.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HOOKED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HOOKED 1
#endif
#endif

static atomic_uint_fast64_t requests;

uint64_t
cli_alloc_count(void)
{
    return atomic_load_explicit(&requests, memory_order_relaxed);
}

static void
count(void)
{
    atomic_fetch_add_explicit(&requests, 1, memory_order_relaxed);
}

#ifdef HOOKED

int __sanitizer_install_malloc_and_free_hooks(void (*taken)(const volatile void *, size_t),
                                              void (*freed)(const volatile void *));

static void
taken(const volatile void *block, size_t size)
{
    (void)block;
    (void)size;
    count();
}

static void
freed(const volatile void *block)
{
    (void)block;
}

void
cli_alloc_watch(void)
{
    __sanitizer_install_malloc_and_free_hooks(taken, freed);
}

#else

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t items, size_t size);
void *__libc_realloc(void *block, size_t size);
void *malloc(size_t size);
void *calloc(size_t items, size_t size);
void *realloc(void *block, size_t size);

void *
malloc(size_t size)
{
    count();
    return __libc_malloc(size);
}

void *
calloc(size_t items, size_t size)
{
    count();
    return __libc_calloc(items, size);
}

void *
realloc(void *block, size_t size)
{
    count();
    return __libc_realloc(block, size);
}

void
cli_alloc_watch(void)
{
}

#endif
