/*
 * embed.c - turns a directory into a table of files in C, at build time.
 *
 *     embed DIR OUT.c
 *
 * OUT.c defines bt__asset_table (server/asset.h): every file below DIR by its
 * path, packed with gzip where that makes it smaller.  A file FILE.br is FILE
 * packed with Brotli, and goes with it.
 */
#include "gzip.h"
#include <berthier/hash.h>
#include <berthier/host.h>

#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { FILES_MAX = 1000, LINE_BYTES = 60 };

typedef struct listing {
    const char *root;
    char *paths[FILES_MAX]; /* "/index.html" */
    int count;
} listing;

static int list_directory(listing *list, const char *below, bt_error *err);

static bool
ends_in(const char *path, const char *ending)
{
    size_t length = strlen(path), end = strlen(ending);
    return length >= end && strcmp(path + length - end, ending) == 0;
}

static int
list_entry(listing *list, const char *below, const char *name, bt_error *err)
{
    bt_buf path = { 0 }, full = { 0 };
    struct stat info;
    bt_buf_addf(&path, "%s/%s", below, name);
    bt_buf_addf(&full, "%s%s", list->root, bt_buf_text(&path));
    int status = BT_OK;
    if (path.failed || full.failed)
        status = bt_fail(err, BT_ENOMEM, "out of memory");
    else if (stat(full.data, &info))
        status = bt_fail(err, BT_EIO, "cannot look at %s", full.data);
    else if (S_ISDIR(info.st_mode))
        status = list_directory(list, path.data, err);
    else if (ends_in(path.data, ".br"))
        ;
    else if (list->count == FILES_MAX)
        status = bt_fail(err, BT_ELIMIT, "more than %d files", FILES_MAX);
    else {
        list->paths[list->count++] = path.data;
        path = (bt_buf){ 0 };
    }
    bt_buf_release(&path);
    bt_buf_release(&full);
    return status;
}

static int
list_directory(listing *list, const char *below, bt_error *err)
{
    char full[4096];
    (void)snprintf(full, sizeof full, "%s%s", list->root, below);
    DIR *directory = opendir(full);
    if (!directory)
        return bt_fail(err, BT_EIO, "cannot open %s", full);
    int status = BT_OK;
    struct dirent *entry;
    while (status == BT_OK && (entry = readdir(directory)))
        if (entry->d_name[0] != '.')
            status = list_entry(list, below, entry->d_name, err);
    (void)closedir(directory);
    return status;
}

static int
compare(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void
add_bytes(bt_buf *out, const char *name, int index, const unsigned char *bytes, size_t length)
{
    bt_buf_addf(out, "static const unsigned char %s_%d[] =", name, index);
    for (size_t i = 0; i < length; i++) {
        if (i % LINE_BYTES == 0)
            bt_buf_add(out, i ? "\"\n    \"" : "\n    \"");
        bt_buf_addf(out, "\\%03o", (unsigned)bytes[i]);
    }
    bt_buf_add(out, length ? "\";\n" : " \"\";\n");
}

/* The second half of a row: what FILE.br holds, if there is one. */
static void
add_brotli(bt_buf *out, bt_buf *table, const char *full, int index)
{
    bt_buf path = { 0 }, file = { 0 };
    bt_buf_addf(&path, "%s.br", full);
    if (path.failed || bt_file_read(path.data, &file, NULL))
        bt_buf_add(table, "NULL, 0 },\n");
    else {
        add_bytes(out, "brotli", index, (const unsigned char *)bt_buf_text(&file), file.length);
        bt_buf_addf(table, "brotli_%d, %zu },\n", index, file.length);
    }
    bt_buf_release(&file);
    bt_buf_release(&path);
}

static int
add_file(bt_buf *out, bt_buf *table, const listing *list, int index, bt_error *err)
{
    bt_buf full = { 0 }, file = { 0 };
    unsigned char *packed = NULL;
    size_t packed_length = 0;
    bt_buf_addf(&full, "%s%s", list->root, list->paths[index]);
    int status = bt_file_read(bt_buf_text(&full), &file, err);
    const unsigned char *plain = (const unsigned char *)bt_buf_text(&file);
    if (status == BT_OK && bt__gzip_pack(plain, file.length, &packed, &packed_length))
        status = bt_fail(err, BT_ENOMEM, "out of memory");
    if (status == BT_OK) {
        bool is_smaller = packed_length < file.length;
        size_t length = is_smaller ? packed_length : file.length;
        add_bytes(out, "file", index, is_smaller ? packed : plain, length);
        bt_buf_addf(table, "    { \"%s\", \"%016" PRIx64 "\", file_%d, %zu, %zu, %s, ",
                    list->paths[index], bt_hash(plain, file.length, 0), index, length, file.length,
                    is_smaller ? "true" : "false");
        add_brotli(out, table, full.data, index);
    }
    free(packed);
    bt_buf_release(&file);
    bt_buf_release(&full);
    return status;
}

static int
convert(listing *list, const char *path, bt_error *err)
{
    bt_buf out = { 0 }, table = { 0 };
    int status = list_directory(list, "", err);
    qsort(list->paths, (size_t)list->count, sizeof list->paths[0], compare);
    bt_buf_add(&out, "/* Made by embed; changes here are lost. */\n#include \"asset.h\"\n\n"
                     "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n\n");
    for (int i = 0; status == BT_OK && i < list->count; i++)
        status = add_file(&out, &table, list, i, err);
    if (status == BT_OK && list->count == 0)
        status = bt_fail(err, BT_ENOTFOUND, "%s is empty", list->root);
    bt_buf_addf(&out, "\nconst bt__asset bt__asset_table[] = {\n%s};\n", bt_buf_text(&table));
    bt_buf_addf(&out, "const int bt__asset_count = %d;\n", list->count);
    if (status == BT_OK)
        status = out.failed || table.failed ? bt_fail(err, BT_ENOMEM, "out of memory")
                                            : bt_file_save(path, out.data, out.length, err);
    bt_buf_release(&out);
    bt_buf_release(&table);
    return status;
}

int
main(int argc, char **argv)
{
    bt_error err = { 0 };
    char message[512];
    if (argc != 3) {
        (void)fprintf(stderr, "usage: embed DIR OUT.c\n");
        return 2;
    }
    listing *list = calloc(1, sizeof *list);
    if (!list)
        return 1;
    list->root = argv[1];
    int status = convert(list, argv[2], &err);
    for (int i = 0; i < list->count; i++)
        free(list->paths[i]);
    free(list);
    if (status == BT_OK)
        return 0;
    bt_error_format(&err, message, sizeof message);
    (void)fprintf(stderr, "embed: %s\n", message);
    return 1;
}
