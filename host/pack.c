/*
 * pack.c - the data files of one game, from a directory.
 */
#define _XOPEN_SOURCE 700

#include <berthier/host.h>

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* No game needs a tenth of this; it bounds what a wrong directory can cost. */
#define FILES_MAX 64

typedef struct listing {
    char *names[FILES_MAX]; /* in the arena */
    int count;
} listing;

static bool
is_yaml(const char *name)
{
    size_t length = strlen(name);
    return name[0] != '.' && length > 5 && strcmp(name + length - 5, ".yaml") == 0;
}

static int
compare_names(const void *left, const void *right)
{
    return strcmp(*(char *const *)left, *(char *const *)right);
}

static int
list_open(listing *list, bt_arena *arena, DIR *opened, const char *dir, bt_error *err)
{
    const struct dirent *entry;

    while ((errno = 0, entry = readdir(opened))) {
        if (!is_yaml(entry->d_name))
            continue;
        if (list->count == FILES_MAX)
            return bt_fail_at(err, BT_ELIMIT, dir, 0, 0, "more than %d data files", FILES_MAX);
        list->names[list->count] = bt_arena_strndup(arena, entry->d_name, strlen(entry->d_name));
        if (!list->names[list->count])
            return bt_fail_at(err, BT_ENOMEM, dir, 0, 0, "out of memory");
        list->count++;
    }
    if (errno)
        return bt_fail_at(err, BT_EIO, dir, 0, 0, "cannot read: %s", strerror(errno));
    if (list->count == 0)
        return bt_fail_at(err, BT_ENOTFOUND, dir, 0, 0, "no file ending in .yaml here");
    qsort(list->names, (size_t)list->count, sizeof list->names[0], compare_names);
    return BT_OK;
}

static int
list_dir(listing *list, bt_arena *arena, const char *dir, bt_error *err)
{
    DIR *opened = opendir(dir);
    int status;

    if (!opened)
        return bt_fail_at(err,
                          errno == ENOENT   ? BT_ENOTFOUND
                          : errno == ENOMEM ? BT_ENOMEM
                                            : BT_EIO,
                          dir, 0, 0, "cannot open: %s", strerror(errno));
    status = list_open(list, arena, opened, dir, err);
    (void)closedir(opened);
    return status;
}

static int
load_doc(bt_doc *out, bt_arena *arena, const char *dir, const char *name, bt_error *err)
{
    char path[PATH_MAX];
    bt_buf text = { 0 };
    int length = snprintf(path, sizeof path, "%s/%s", dir, name);
    int status;

    if (length < 0 || (size_t)length >= sizeof path)
        return bt_fail_at(err, BT_EIO, dir, 0, 0, "the path is too long");
    status = bt_text_read(path, &text, err);
    if (status == BT_OK)
        status = bt_doc_parse(out, arena, name, bt_buf_text(&text), text.length, err);
    bt_buf_release(&text);
    return status;
}

int
bt_pack_load(bt_pack *out, bt_arena *arena, const char *game, const char *dir, bt_error *err)
{
    listing list = { .count = 0 };
    int status = list_dir(&list, arena, dir, err);
    char *id;
    bt_doc *docs;

    *out = (bt_pack){ 0 };
    if (status)
        return status;
    id = bt_arena_strndup(arena, game, strlen(game));
    docs = bt_arena_calloc(arena, (size_t)list.count, sizeof *docs);
    if (!id || !docs)
        return bt_fail_at(err, BT_ENOMEM, dir, 0, 0, "out of memory");
    for (int i = 0; i < list.count && status == BT_OK; i++)
        status = load_doc(&docs[i], arena, dir, list.names[i], err);
    if (status == BT_OK)
        *out = (bt_pack){ .game = id, .docs = docs, .doc_count = list.count };
    return status;
}
