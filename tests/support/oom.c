/*
 * oom.c - see oom.h.  The names with two underlines are the linker's.
 */
#include "oom.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
char *__real_strdup(const char *text);
void __real_free(void *block);
ssize_t __real_write(int fd, const void *bytes, size_t size);
int __real_fsync(int fd);
int __real_fchmod(int fd, mode_t mode);
int __real_close(int fd);
int __real_rename(const char *from, const char *to);

void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
char *__wrap_strdup(const char *text);
void __wrap_free(void *block);
ssize_t __wrap_write(int fd, const void *bytes, size_t size);
int __wrap_fsync(int fd);
int __wrap_fchmod(int fd, mode_t mode);
int __wrap_close(int fd);
int __wrap_rename(const char *from, const char *to);

typedef struct fuse {
    long left; /* calls until the failing one; 0 when none is set */
    bool stays;
    bool blown;
} fuse;

static fuse memory;
static fuse disk;
static int disk_error;
static long held;

static bool
burns(fuse *f)
{
    if (f->left == 0)
        return false;
    if (f->left > 1) {
        f->left--;
        return false;
    }
    if (!f->stays)
        f->left = 0;
    f->blown = true;
    return true;
}

static void *
counted(void *block)
{
    held += block != NULL;
    return block;
}

void *
__wrap_malloc(size_t size)
{
    return burns(&memory) ? NULL : counted(__real_malloc(size));
}

void *
__wrap_calloc(size_t count, size_t size)
{
    return burns(&memory) ? NULL : counted(__real_calloc(count, size));
}

void *
__wrap_realloc(void *block, size_t size)
{
    if (burns(&memory))
        return NULL;
    return block ? __real_realloc(block, size) : counted(__real_realloc(NULL, size));
}

char *
__wrap_strdup(const char *text)
{
    return burns(&memory) ? NULL : counted(__real_strdup(text));
}

void
__wrap_free(void *block)
{
    held -= block != NULL;
    __real_free(block);
}

static bool
disk_fails(void)
{
    if (!burns(&disk))
        return false;
    errno = disk_error;
    return true;
}

ssize_t
__wrap_write(int fd, const void *bytes, size_t size)
{
    return disk_fails() ? -1 : __real_write(fd, bytes, size);
}

int
__wrap_fsync(int fd)
{
    return disk_fails() ? -1 : __real_fsync(fd);
}

int
__wrap_fchmod(int fd, mode_t mode)
{
    return disk_fails() ? -1 : __real_fchmod(fd, mode);
}

/* A close that reports an error has closed the file all the same. */
int
__wrap_close(int fd)
{
    int result = __real_close(fd);
    return disk_fails() ? -1 : result;
}

int
__wrap_rename(const char *from, const char *to)
{
    return disk_fails() ? -1 : __real_rename(from, to);
}

void
bt_oom_fail_at(long n)
{
    memory = (fuse){ .left = n };
}

void
bt_oom_fail_from(long n)
{
    memory = (fuse){ .left = n, .stays = true };
}

bool
bt_oom_stop(void)
{
    bool blown = memory.blown;
    memory = (fuse){ 0 };
    return blown;
}

long
bt_oom_held(void)
{
    return held;
}

void
bt_disk_fail_at(long n, int error)
{
    disk = (fuse){ .left = n };
    disk_error = error;
}

bool
bt_disk_stop(void)
{
    bool blown = disk.blown;
    disk = (fuse){ 0 };
    return blown;
}

/* One run; 1 when it reached the failing call, 0 when it came through, -1 when wrong. */
static int
run_once(int (*work)(void *user), void *user, int expected, long n)
{
    long before = held;
    int status = work(user);
    bool blown = bt_oom_stop();

    if (held != before) {
        fprintf(stderr, "allocation %ld: %ld blocks leaked\n", n, held - before);
        return -1;
    }
    if (status != (blown ? expected : 0)) {
        fprintf(stderr, "allocation %ld: status %d\n", n, status);
        return -1;
    }
    return blown ? 1 : 0;
}

long
bt_oom_sweep(int (*work)(void *user), void *user, int expected)
{
    for (long n = 1;; n++) {
        bt_oom_fail_at(n);
        int once = run_once(work, user, expected, n);
        bt_oom_fail_from(n);
        int on = run_once(work, user, expected, n);
        if (once < 0 || on < 0)
            return -1;
        if (once == 0 && on == 0)
            return n - 1;
    }
}
