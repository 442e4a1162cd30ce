/*
 * store_backup.c - a copy of an open database, piece by piece.
 *
 * SQLite copies over the connection that also writes, so pages that change
 * while the copy is made are written into it as they are committed, and it
 * never begins again.
 */
#include "store_internal.h"

#include <berthier/backup.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct bt_backup {
    sqlite3 *to;
    sqlite3_backup *copy;
    char *path;
};

static const char cannot[] = "cannot make the copy";

/* The file holds what the database holds: for its owner only. */
static int
make_empty(const char *path, bt_error *err)
{
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    if (fd < 0)
        return bt_fail_at(err, BT_EIO, path, 0, 0, "%s: %s", cannot, strerror(errno));
    (void)close(fd);
    return BT_OK;
}

static int
open_copy(bt_backup *backup, sqlite3 *from, bt_error *err)
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    int code = sqlite3_open_v2(backup->path, &backup->to, flags, NULL);

    /* Nothing of it counts before the end, when it is synced once. */
    if (!code)
        code = sqlite3_exec(backup->to, "PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF", NULL,
                            NULL, NULL);
    if (!code) {
        backup->copy = sqlite3_backup_init(backup->to, "main", from, "main");
        code = backup->copy ? SQLITE_OK : sqlite3_extended_errcode(backup->to);
    }
    return code ? bt__store_fail(backup->to, code, cannot, err) : BT_OK;
}

int
bt_backup_begin(bt_backup **out, bt_store *store, const char *path, bt_error *err)
{
    bt_backup *backup = calloc(1, sizeof *backup);
    int status;

    *out = NULL;
    if (backup)
        backup->path = strdup(path);
    if (!backup || !backup->path) {
        free(backup);
        return bt_fail(err, BT_ENOMEM, "out of memory");
    }
    status = make_empty(path, err);
    if (!status) {
        status = open_copy(backup, store->db, err);
        if (status)
            (void)unlink(path);
    }
    if (status) {
        bt_backup_end(backup);
        return status;
    }
    *out = backup;
    return BT_OK;
}

static int
sync_file(const char *path, bt_error *err)
{
    int fd = open(path, O_RDWR | O_CLOEXEC);
    int failed = fd < 0 || fsync(fd);
    int why = errno;

    if (fd >= 0)
        (void)close(fd);
    return failed ? bt_fail_at(err, BT_EIO, path, 0, 0, "%s: %s", cannot, strerror(why)) : BT_OK;
}

int
bt_backup_step(bt_backup *backup, int pages, bool *done, bt_error *err)
{
    int code = sqlite3_backup_step(backup->copy, pages);

    *done = false;
    if (code == SQLITE_OK || code == SQLITE_BUSY || code == SQLITE_LOCKED)
        return BT_OK;
    if (code != SQLITE_DONE)
        return bt__store_fail(backup->to, code, cannot, err);
    code = sqlite3_backup_finish(backup->copy);
    backup->copy = NULL;
    *done = code == SQLITE_OK;
    return code ? bt__store_fail(backup->to, code, cannot, err) : sync_file(backup->path, err);
}

void
bt_backup_end(bt_backup *backup)
{
    if (!backup)
        return;
    if (backup->copy)
        (void)sqlite3_backup_finish(backup->copy);
    (void)sqlite3_close(backup->to);
    free(backup->path);
    free(backup);
}
