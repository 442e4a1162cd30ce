/*
 * backup.h - a copy of the database while it is used.
 *
 * A server holds its database alone, so it makes the copy itself, a piece at a
 * time between its rounds: what is committed meanwhile goes into the copy too.
 * A backup is asked for by a file beside the database, NAME-backup-wanted; the
 * server makes NAME-backup-part, renames it NAME-backup when it is whole, and
 * removes the request.  So only those who may write beside the database can ask,
 * and the server listens on nothing for it.
 */
#ifndef BT_BACKUP_H
#define BT_BACKUP_H

#include <berthier/status.h>
#include <berthier/store.h>
#include <stdbool.h>

typedef struct bt_backup bt_backup;

/**
 * Begin to copy an open store, which must outlive the backup, into a new file for its owner alone.
 *
 * @return on BT_OK the caller ends *out with bt_backup_end; else *out is NULL and no file is left
 */
int bt_backup_begin(bt_backup **out, bt_store *store, const char *path, bt_error *err);

/** Copy so many pages more; between transactions only.  *done: all of them are there and synced. */
int bt_backup_step(bt_backup *backup, int pages, bool *done, bt_error *err);

/** End it, whole or not; the file stays.  NULL is fine. */
void bt_backup_end(bt_backup *backup);

/**
 * Copy a database, in use or not, to a file that must not exist yet, and check the copy.
 *
 * A server that holds it is asked for it and waited for.  What fails before the check leaves no file.
 *
 * @param seconds  how long a server may take
 * @return BT_EIO, BT_ENOMEM; BT_EDATA for what is no database or a copy that is damaged
 */
int bt_backup_make(const char *database, const char *path, int seconds, bt_error *err);

#endif
