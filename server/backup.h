/*
 * backup.h - the server's part in a backup (berthier/backup.h).
 */
#ifndef BT_SERVER_BACKUP_H
#define BT_SERVER_BACKUP_H

#include <berthier/backup.h>
#include <berthier/log.h>

#define BT_BACKUP_WANTED "-backup-wanted"
#define BT_BACKUP_PART   "-backup-part"
#define BT_BACKUP_DONE   "-backup"

typedef struct bt__backup_watch {
    const char *database;
    const bt_log *log;
    bt_backup *backup; /* under way, or NULL */
    int steps;
} bt__backup_watch;

/** Begin one if somebody wants it; call every second. */
void bt__backup_begin(bt__backup_watch *watch, bt_store *store);

/** Copy a piece, between two transactions. */
void bt__backup_go_on(bt__backup_watch *watch);

/** What is not finished will not be. */
void bt__backup_stop(bt__backup_watch *watch);

#endif
