/*
 * file.c - reading whole files, and replacing a file all at once or not at all.
 */
#define _XOPEN_SOURCE 700

#include <berthier/host.h>

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int
fail_errno(bt_error *err, const char *path, const char *what)
{
    int status = errno == ENOENT ? BT_ENOTFOUND : errno == ENOMEM ? BT_ENOMEM : BT_EIO;
    return bt_fail_at(err, status, path, 0, 0, "%s: %s", what, strerror(errno));
}

static ssize_t
read_some(int fd, char *bytes, size_t size)
{
    ssize_t got;
    do
        got = read(fd, bytes, size);
    while (got < 0 && errno == EINTR);
    return got;
}

static int
read_all(int fd, const char *path, bt_buf *out, bt_error *err)
{
    char chunk[8192];

    for (;;) {
        ssize_t got = read_some(fd, chunk, sizeof chunk);
        if (got < 0)
            return fail_errno(err, path, "cannot read");
        if (got == 0)
            return BT_OK;
        if (out->length + (size_t)got > BT_FILE_MAX)
            return bt_fail_at(err, BT_ELIMIT, path, 0, 0, "larger than %d bytes", BT_FILE_MAX);
        bt_buf_add_bytes(out, chunk, (size_t)got);
        if (out->failed)
            return bt_fail_at(err, out->fixed ? BT_ELIMIT : BT_ENOMEM, path, 0, 0,
                              "no memory for the file");
    }
}

int
bt_file_read(const char *path, bt_buf *out, bt_error *err)
{
    bool standard = strcmp(path, "-") == 0;
    int fd = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    int status;

    bt_buf_clear(out);
    if (fd < 0)
        return fail_errno(err, path, "cannot open");
    status = read_all(fd, path, out, err);
    if (status)
        bt_buf_clear(out);
    if (!standard)
        (void)close(fd);
    return status;
}

/* The line a byte of the text stands in, 1-based. */
static int
line_of(const bt_buf *text, const char *at)
{
    int line = 1;
    for (const char *c = text->data; c < at; c++)
        line += *c == '\n';
    return line;
}

int
bt_text_read(const char *path, bt_buf *out, bt_error *err)
{
    int status = bt_file_read(path, out, err);
    const char *zero = status || !out->length ? NULL : memchr(out->data, '\0', out->length);

    if (!zero)
        return status;
    status = bt_fail_at(err, BT_ESYNTAX, path, line_of(out, zero), 0,
                        "a zero byte found; expected text");
    bt_buf_clear(out);
    return status;
}

/*
 * Saving.  The new text goes to a file of another name in the same directory
 * and only takes the old one's place when the disk has it all; a rename in one
 * directory is the one step that a crash cannot split.
 */
typedef struct save {
    const char *given;   /* as the caller named it, for errors */
    char path[PATH_MAX]; /* what is replaced: behind links, so that they stay links */
    char dir[PATH_MAX];
    char temp[PATH_MAX + 32];
    mode_t mode; /* of the file replaced */
    bool replaces;
} save;

/* A device or a pipe must not be renamed away by somebody's "save to /dev/null". */
static int
find_target(save *s, bt_error *err)
{
    struct stat old;

    size_t length = strlen(s->given);
    if (length >= sizeof s->path)
        return bt_fail_at(err, BT_EIO, s->given, 0, 0, "the path is too long");
    memcpy(s->path, s->given, length + 1);
    if (stat(s->given, &old) != 0)
        return errno == ENOENT ? BT_OK : fail_errno(err, s->given, "cannot save");
    if (!S_ISREG(old.st_mode))
        return bt_fail_at(err, BT_EIO, s->given, 0, 0, "cannot save: not a regular file");
    s->replaces = true;
    s->mode = old.st_mode & 07777;
    return realpath(s->given, s->path) ? BT_OK : fail_errno(err, s->given, "cannot save");
}

static void
name_temp(save *s)
{
    const char *slash = strrchr(s->path, '/');
    int length = slash ? (int)(slash - s->path) + 1 : 0;

    (void)snprintf(s->dir, sizeof s->dir, "%.*s", length ? length : 2, length ? s->path : "./");
    (void)snprintf(s->temp, sizeof s->temp, "%.*s.berthier-%016" PRIx64, length, s->path,
                   bt_host_seed());
}

static int
write_all(int fd, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t put = write(fd, bytes, length);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0) {
            errno = put == 0 ? ENOSPC : errno;
            return -1;
        }
        bytes += put;
        length -= (size_t)put;
    }
    return 0;
}

/* Write the temporary file; when this fails, errno says why and nothing is left. */
static int
write_temp(const save *s, const char *bytes, size_t length)
{
    int fd = open(s->temp, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    int why;

    if (fd < 0)
        return -1;
    if (write_all(fd, bytes, length) == 0 && (!s->replaces || fchmod(fd, s->mode) == 0) &&
        fsync(fd) == 0) {
        if (close(fd) == 0)
            return 0;
        fd = -1;
    }
    why = errno;
    if (fd >= 0)
        (void)close(fd);
    (void)unlink(s->temp);
    errno = why;
    return -1;
}

/*
 * Make the rename itself last.  The new file is whole and in place by now, and
 * some file systems do not sync directories, so a refusal is not an error:
 * the caller must not be told that the old file stands.
 */
static void
sync_dir(const char *dir)
{
    int fd = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    (void)fsync(fd);
    (void)close(fd);
}

int
bt_file_save(const char *path, const char *bytes, size_t length, bt_error *err)
{
    save s = { .given = path };
    int status = find_target(&s, err);

    if (status)
        return status;
    name_temp(&s);
    if (write_temp(&s, bytes, length) != 0)
        return fail_errno(err, path, "cannot save");
    if (rename(s.temp, s.path) != 0) {
        status = fail_errno(err, path, "cannot save");
        (void)unlink(s.temp);
        return status;
    }
    sync_dir(s.dir);
    return BT_OK;
}
