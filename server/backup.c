/*
 * backup.c - the two who meet over a backup: the one that wants it, and the server.
 */
#include "backup.h"
#include "store_internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    PATH_SIZE = 4096,
    PAGES_AT_ONCE = 256, /* one MiB, about a millisecond */
    NAP_MS = 50
};

static bool
name(char out[PATH_SIZE], const char *database, const char *ending)
{
    return snprintf(out, PATH_SIZE, "%s%s", database, ending) < PATH_SIZE;
}

/* ---- the server --------------------------------------------------------------- */

static bool
is_wanted(const char *database)
{
    char wish[PATH_SIZE];
    return name(wish, database, BT_BACKUP_WANTED) && access(wish, F_OK) == 0;
}

static void
finish(bt__backup_watch *watch, int status, const bt_error *err)
{
    char part[PATH_SIZE], whole[PATH_SIZE], wish[PATH_SIZE];

    bt_backup_end(watch->backup);
    watch->backup = NULL;
    if (!name(part, watch->database, BT_BACKUP_PART) ||
        !name(whole, watch->database, BT_BACKUP_DONE) ||
        !name(wish, watch->database, BT_BACKUP_WANTED))
        return;
    if (!status && rename(part, whole))
        status = BT_EIO;
    if (status) {
        (void)unlink(part);
        BT_LOG(watch->log, BT_LOG_WARN, "backup-failed",
               bt_log_text("why", err->status ? err->text : strerror(errno)));
    } else {
        BT_LOG(watch->log, BT_LOG_INFO, "backup-made", bt_log_number("steps", watch->steps));
    }
    (void)unlink(wish);
}

void
bt__backup_begin(bt__backup_watch *watch, bt_store *store)
{
    char part[PATH_SIZE];
    bt_error err = { 0 };

    if (watch->backup || !is_wanted(watch->database) ||
        !name(part, watch->database, BT_BACKUP_PART))
        return;
    (void)unlink(part); /* of a server that was killed */
    watch->steps = 0;
    int status = bt_backup_begin(&watch->backup, store, part, &err);
    if (status)
        finish(watch, status, &err);
}

void
bt__backup_go_on(bt__backup_watch *watch)
{
    bt_error err = { 0 };
    bool done;

    if (!watch->backup)
        return;
    watch->steps++;
    int status = bt_backup_step(watch->backup, PAGES_AT_ONCE, &done, &err);
    if (status || done)
        finish(watch, status, &err);
}

void
bt__backup_stop(bt__backup_watch *watch)
{
    static const bt_error why = { .status = BT_EIO, .text = "the server ended" };
    if (watch->backup)
        finish(watch, BT_EIO, &why);
}

/* ---- the command ---------------------------------------------------------------- */

/* If no server holds the database it is copied from here, whatever its version.  What fails leaves
 * nothing behind. */
static int
copy_alone(const char *database, const char *path, bool *is_held, bt_error *err)
{
    bt_store alone = { 0 };
    bt_backup *backup = NULL;
    bool done = false;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    int code = sqlite3_open_v2(database, &alone.db, flags, NULL);

    if (!code) /* alone, or not at all */
        code = sqlite3_exec(alone.db,
                            "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT;"
                            "SELECT count(*) FROM sqlite_schema",
                            NULL, NULL, NULL);
    int status = code ? bt__store_fail(alone.db, code, "cannot read the database", err) : BT_OK;
    *is_held = (code & 0xff) == SQLITE_BUSY;
    if (!status)
        status = bt_backup_begin(&backup, &alone, path, err);
    while (!status && !done)
        status = bt_backup_step(backup, PAGES_AT_ONCE, &done, err);
    if (backup && status)
        (void)unlink(path);
    bt_backup_end(backup);
    (void)sqlite3_close(alone.db);
    return status;
}

static void
nap(void)
{
    (void)nanosleep(&(struct timespec){ .tv_nsec = NAP_MS * 1000000L }, NULL);
}

/* Leave the wish, wait until the server has taken it away. */
static int
ask_server(const char *database, int seconds, bt_error *err)
{
    char wish[PATH_SIZE], whole[PATH_SIZE];

    if (!name(wish, database, BT_BACKUP_WANTED) || !name(whole, database, BT_BACKUP_DONE))
        return bt_fail(err, BT_EIO, "the path is too long");
    (void)unlink(whole); /* of somebody who did not wait for it */
    int fd = open(wish, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0 && errno == EEXIST)
        return bt_fail_at(err, BT_EIO, wish, 0, 0, "another backup is being made");
    if (fd < 0)
        return bt_fail_at(err, BT_EIO, wish, 0, 0, "cannot ask the server: %s", strerror(errno));
    (void)close(fd);
    for (int left = seconds * 1000 / NAP_MS; left > 0 && access(wish, F_OK) == 0; left--)
        nap();
    if (access(wish, F_OK) == 0) {
        (void)unlink(wish);
        return bt_fail(err, BT_EIO, "the server made no backup within %d seconds", seconds);
    }
    if (access(whole, F_OK))
        return bt_fail(err, BT_EIO, "the server could not make the backup; its log says why");
    return BT_OK;
}

/* Copy a file to a place that may be on another disk. */
static int
copy_file(int from, int to)
{
    char piece[65536];
    ssize_t got;

    while ((got = read(from, piece, sizeof piece)) > 0)
        for (ssize_t out = 0; out < got;) {
            ssize_t put = write(to, piece + out, (size_t)(got - out));
            if (put < 0)
                return -1;
            out += put;
        }
    return got < 0 || fsync(to) ? -1 : 0;
}

static int
fetch(const char *database, const char *path, bt_error *err)
{
    char whole[PATH_SIZE];

    (void)name(whole, database, BT_BACKUP_DONE);
    if (link(whole, path) == 0) {
        (void)unlink(whole);
        return BT_OK;
    }
    int from = open(whole, O_RDONLY | O_CLOEXEC);
    int to = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    int failed = from < 0 || to < 0 || copy_file(from, to);
    int why = errno;
    if (from >= 0)
        (void)close(from);
    if (to >= 0)
        (void)close(to);
    if (to >= 0 && failed)
        (void)unlink(path);
    (void)unlink(whole);
    return failed ? bt_fail_at(err, BT_EIO, path, 0, 0, "cannot write the copy: %s", strerror(why))
                  : BT_OK;
}

static int
check_copy(const char *path, bt_error *err)
{
    sqlite3 *db = NULL;
    sqlite3_stmt *s = NULL;
    int code = sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_EXRESCODE, NULL);
    int status = BT_OK;

    /* It stands alone from here on: no log beside it. */
    if (!code)
        code = sqlite3_exec(db, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);
    if (!code)
        code = sqlite3_prepare_v2(db, "PRAGMA integrity_check(1)", -1, &s, NULL);
    if (!code)
        code = sqlite3_step(s) == SQLITE_ROW ? SQLITE_OK : sqlite3_extended_errcode(db);
    const char *said = code ? NULL : (const char *)sqlite3_column_text(s, 0);
    if (code)
        status = bt__store_fail(db, code, "cannot read the copy", err);
    else if (!said || strcmp(said, "ok") != 0)
        status = bt_fail_at(err, BT_EDATA, path, 0, 0, "the copy is damaged: %s", said ? said : "");
    (void)sqlite3_finalize(s);
    (void)sqlite3_close(db);
    return status;
}

int
bt_backup_make(const char *database, const char *path, int seconds, bt_error *err)
{
    if (access(path, F_OK) == 0)
        return bt_fail_at(err, BT_EIO, path, 0, 0, "the file is there already");
    bool is_held;
    int status = copy_alone(database, path, &is_held, err);
    if (is_held) {
        status = ask_server(database, seconds, err);
        if (!status)
            status = fetch(database, path, err);
    }
    return status ? status : check_copy(path, err);
}
