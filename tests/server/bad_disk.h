/*
 * bad_disk.h - a disk for SQLite that fails or loses its power at the n-th call.
 *
 * Registered as SQLite's default way to files, over the real one.  Writes,
 * syncs, truncations and deletions are counted.  What is written stays
 * unsafe until the file is synced; disk_image makes the files as a power cut
 * would leave them: with everything written since the last sync, nothing of
 * it, or some of it.  It has no shared memory, so a store that needed a -shm
 * file would not open here.
 *
 * Test code only: SQLite's table of files gives its calls no place for a
 * state, so the disk is a global.
 */
#ifndef BT_BAD_DISK_H
#define BT_BAD_DISK_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum disk_loss { LOSE_NOTHING, LOSE_UNSYNCED, LOSE_SOME, LOSS_COUNT } disk_loss;

enum { GHOSTS = 3 }; /* the database, its log, the journal of the first migrations */

/* A write or, with bytes NULL, a truncation to `at`. */
typedef struct pending {
    long at, length;
    char *bytes;
} pending;

typedef struct ghost {
    char name[96];
    char *safe; /* what a power cut leaves */
    long length;
    pending *list;
    int count;
    bool exists;
} ghost;

static struct {
    sqlite3_vfs vfs;
    sqlite3_vfs *real;
    long calls, fail_at; /* 0: never */
    bool for_good;       /* all calls after it fail too */
    int failed_with;     /* the first error given, SQLITE_OK when none was */
    ghost ghosts[GHOSTS];
} disk;

typedef struct disk_file {
    sqlite3_file base;
    ghost *ghost;
    sqlite3_file *real;
} disk_file;

static bool
disk_fails(int error)
{
    long call = ++disk.calls;
    bool fails = disk.fail_at && (call == disk.fail_at || (disk.for_good && call > disk.fail_at));
    if (fails && !disk.failed_with)
        disk.failed_with = error;
    return fails;
}

/* Carry out one pending call on the safe bytes. */
static void
ghost_take(char **bytes, long *length, const pending *p)
{
    long end = p->bytes ? p->at + p->length : p->at;
    if (end > *length || !p->bytes) {
        *bytes = realloc(*bytes, (size_t)end + 1);
        assert_non_null(*bytes);
        if (end > *length)
            memset(*bytes + *length, 0, (size_t)(end - *length));
        *length = end;
    }
    if (p->bytes)
        memcpy(*bytes + p->at, p->bytes, (size_t)p->length);
}

static void
ghost_note(ghost *g, long at, const void *bytes, long length)
{
    pending p = { at, length, NULL };
    if (bytes) {
        p.bytes = malloc((size_t)length + 1);
        assert_non_null(p.bytes);
        memcpy(p.bytes, bytes, (size_t)length);
    }
    g->list = realloc(g->list, sizeof p * (size_t)(g->count + 1));
    assert_non_null(g->list);
    g->list[g->count++] = p;
}

static void
ghost_settle(ghost *g, bool keep)
{
    for (int i = 0; i < g->count; i++) {
        if (keep)
            ghost_take(&g->safe, &g->length, &g->list[i]);
        free(g->list[i].bytes);
    }
    free(g->list);
    g->list = NULL;
    g->count = 0;
}

static void
ghost_forget(ghost *g)
{
    ghost_settle(g, false);
    free(g->safe);
    *g = (ghost){ 0 };
}

/* The ghost of a path; a file that is there already is safe as it is. */
static ghost *
ghost_of(const char *path)
{
    ghost *vacant = NULL;
    for (int i = 0; i < GHOSTS; i++) {
        if (disk.ghosts[i].exists && strcmp(disk.ghosts[i].name, path) == 0)
            return &disk.ghosts[i];
        if (!disk.ghosts[i].exists && !vacant)
            vacant = &disk.ghosts[i];
    }
    assert_non_null(vacant);
    vacant->exists = true;
    (void)snprintf(vacant->name, sizeof vacant->name, "%s", path);
    FILE *file = fopen(path, "rb");
    if (file) {
        assert_int_equal(fseek(file, 0, SEEK_END), 0);
        vacant->length = ftell(file);
        rewind(file);
        vacant->safe = malloc((size_t)vacant->length + 1);
        assert_int_equal(fread(vacant->safe, 1, (size_t)vacant->length, file), vacant->length);
        (void)fclose(file);
    }
    return vacant;
}

static sqlite3_file *
real_of(sqlite3_file *file)
{
    return ((disk_file *)file)->real;
}

static int
disk_close(sqlite3_file *file)
{
    int code = real_of(file)->pMethods->xClose(real_of(file));
    sqlite3_free(real_of(file));
    return code;
}

static int
disk_read(sqlite3_file *file, void *out, int length, sqlite3_int64 at)
{
    return real_of(file)->pMethods->xRead(real_of(file), out, length, at);
}

/* The first write that fails leaves its first half. */
static int
disk_write(sqlite3_file *file, const void *bytes, int length, sqlite3_int64 at)
{
    ghost *g = ((disk_file *)file)->ghost;
    bool fails = disk_fails(SQLITE_FULL);
    int done = !fails ? length : disk.calls == disk.fail_at ? length / 2 : 0;
    int code = done ? real_of(file)->pMethods->xWrite(real_of(file), bytes, done, at) : SQLITE_OK;
    assert_int_equal(code, SQLITE_OK);
    if (done)
        ghost_note(g, (long)at, bytes, done);
    return fails ? SQLITE_FULL : SQLITE_OK;
}

static int
disk_truncate(sqlite3_file *file, sqlite3_int64 size)
{
    if (disk_fails(SQLITE_IOERR_TRUNCATE))
        return SQLITE_IOERR_TRUNCATE;
    ghost_note(((disk_file *)file)->ghost, (long)size, NULL, 0);
    return real_of(file)->pMethods->xTruncate(real_of(file), size);
}

/* The real disk need not be troubled: what is safe is known here. */
static int
disk_sync(sqlite3_file *file, int flags)
{
    (void)flags;
    if (disk_fails(SQLITE_IOERR_FSYNC))
        return SQLITE_IOERR_FSYNC;
    ghost_settle(((disk_file *)file)->ghost, true);
    return SQLITE_OK;
}

static int
disk_size(sqlite3_file *file, sqlite3_int64 *out)
{
    return real_of(file)->pMethods->xFileSize(real_of(file), out);
}

static int
disk_lock(sqlite3_file *file, int level)
{
    return real_of(file)->pMethods->xLock(real_of(file), level);
}

static int
disk_unlock(sqlite3_file *file, int level)
{
    return real_of(file)->pMethods->xUnlock(real_of(file), level);
}

static int
disk_reserved(sqlite3_file *file, int *out)
{
    return real_of(file)->pMethods->xCheckReservedLock(real_of(file), out);
}

static int
disk_control(sqlite3_file *file, int what, void *arg)
{
    return real_of(file)->pMethods->xFileControl(real_of(file), what, arg);
}

static int
disk_sector(sqlite3_file *file)
{
    return real_of(file)->pMethods->xSectorSize(real_of(file));
}

static int
disk_traits(sqlite3_file *file)
{
    return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
}

static const sqlite3_io_methods disk_methods = {
    .iVersion = 1, /* no shared memory, no mapping */
    .xClose = disk_close,
    .xRead = disk_read,
    .xWrite = disk_write,
    .xTruncate = disk_truncate,
    .xSync = disk_sync,
    .xFileSize = disk_size,
    .xLock = disk_lock,
    .xUnlock = disk_unlock,
    .xCheckReservedLock = disk_reserved,
    .xFileControl = disk_control,
    .xSectorSize = disk_sector,
    .xDeviceCharacteristics = disk_traits,
};

static int
disk_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out_flags)
{
    disk_file *f = (disk_file *)file;
    int code;
    (void)vfs;
    *f = (disk_file){ 0 };
    f->real = sqlite3_malloc(disk.real->szOsFile);
    assert_non_null(f->real);
    memset(f->real, 0, (size_t)disk.real->szOsFile);
    code = disk.real->xOpen(disk.real, name, f->real, flags, out_flags);
    if (code) {
        sqlite3_free(f->real);
        return code;
    }
    f->ghost = ghost_of(name);
    f->base.pMethods = &disk_methods;
    return SQLITE_OK;
}

static int
disk_delete(sqlite3_vfs *vfs, const char *name, int sync)
{
    (void)vfs;
    if (disk_fails(SQLITE_IOERR_DELETE))
        return SQLITE_IOERR_DELETE;
    for (int i = 0; i < GHOSTS; i++) {
        if (disk.ghosts[i].exists && strcmp(disk.ghosts[i].name, name) == 0)
            ghost_forget(&disk.ghosts[i]);
    }
    return disk.real->xDelete(disk.real, name, sync);
}

/** From now on SQLite's files are on this disk; it works until disk_fail_at. */
static void
disk_insert(void)
{
    disk.real = sqlite3_vfs_find(NULL);
    disk.vfs = *disk.real;
    disk.vfs.pNext = NULL;
    disk.vfs.zName = "bad-disk";
    disk.vfs.szOsFile = (int)sizeof(disk_file);
    disk.vfs.xOpen = disk_open;
    disk.vfs.xDelete = disk_delete;
    assert_int_equal(sqlite3_vfs_register(&disk.vfs, 1), SQLITE_OK);
}

/** Count from one again and let call n fail, alone or with all after it. */
static void
disk_fail_at(long n, bool for_good)
{
    disk.calls = 0;
    disk.fail_at = n;
    disk.for_good = for_good;
    disk.failed_with = SQLITE_OK;
}

/** The disk works again and is another one: nothing of the old files is remembered. */
static void
disk_repair(void)
{
    disk_fail_at(0, false);
    for (int i = 0; i < GHOSTS; i++)
        ghost_forget(&disk.ghosts[i]);
}

static void
disk_write_image(const ghost *g, const char *path, disk_loss loss, unsigned *seed)
{
    long length = g->length;
    char *bytes = malloc((size_t)length + 1);
    assert_non_null(bytes);
    if (length)
        memcpy(bytes, g->safe, (size_t)length);
    for (int i = 0; loss != LOSE_UNSYNCED && i < g->count; i++) {
        *seed = *seed * 1103515245 + 12345;
        if (loss == LOSE_NOTHING || *seed >> 16 & 1)
            ghost_take(&bytes, &length, &g->list[i]);
    }
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, (size_t)length, file), length);
    assert_int_equal(fclose(file), 0);
    free(bytes);
}

/** Write to `to` what a power cut now would leave of the database at `from`. */
static void
disk_image(const char *from, const char *to, disk_loss loss, unsigned seed)
{
    for (int i = 0; i < GHOSTS; i++) {
        char path[128];
        if (!disk.ghosts[i].exists)
            continue;
        (void)snprintf(path, sizeof path, "%s%s", to, disk.ghosts[i].name + strlen(from));
        disk_write_image(&disk.ghosts[i], path, loss, &seed);
    }
}

#endif
