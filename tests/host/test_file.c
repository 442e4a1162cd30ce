/*
 * test_file.c - reading, and saving all at once or not at all.
 *
 * Everything happens in a new directory under /tmp, which must be empty again
 * but for the files a case knows of: a temporary left behind is a failure.
 */
#include <berthier/host.h>

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct fixture {
    char dir[64];
    char path[80]; /* a file in it, not there at first */
} fixture;

static int
make_dir(void **state)
{
    fixture *f = calloc(1, sizeof *f);
    *state = f;
    if (!f)
        return -1;
    (void)snprintf(f->dir, sizeof f->dir, "%s", "/tmp/berthier-file-XXXXXX");
    if (!mkdtemp(f->dir))
        return -1;
    (void)snprintf(f->path, sizeof f->path, "%s/save", f->dir);
    return 0;
}

static int
entries(const char *dir)
{
    DIR *opened = opendir(dir);
    int count = -2; /* . and .. */
    assert_non_null(opened);
    while (readdir(opened))
        count++;
    (void)closedir(opened);
    return count;
}

static int
drop_dir(void **state)
{
    fixture *f = *state;
    (void)unlink(f->path);
    int left = entries(f->dir);
    (void)rmdir(f->dir);
    free(f);
    return left == 0 ? 0 : -1;
}

static void
holds(const char *path, const char *expected)
{
    bt_buf text = { 0 };
    assert_int_equal(bt_file_read(path, &text, NULL), BT_OK);
    assert_string_equal(bt_buf_text(&text), expected);
    bt_buf_release(&text);
}

static int
save_text(const char *path, const char *text, bt_error *err)
{
    return bt_file_save(path, text, strlen(text), err);
}

static void
saves_and_replaces(void **state)
{
    fixture *f = *state;
    assert_int_equal(save_text(f->path, "one", NULL), BT_OK);
    holds(f->path, "one");
    assert_int_equal(save_text(f->path, "", NULL), BT_OK);
    holds(f->path, "");
    assert_int_equal(save_text(f->path, "three", NULL), BT_OK);
    holds(f->path, "three");
    assert_int_equal(entries(f->dir), 1);
}

static void
saves_in_the_current_directory(void **state)
{
    fixture *f = *state;
    char back[4096];
    assert_non_null(getcwd(back, sizeof back));
    assert_int_equal(chdir(f->dir), 0);
    int status = save_text("save", "here", NULL);
    assert_int_equal(chdir(back), 0);
    assert_int_equal(status, BT_OK);
    holds(f->path, "here");
}

static void
keeps_zero_bytes_and_large_files(void **state)
{
    fixture *f = *state;
    size_t length = 3 * 1024 * 1024 + 1;
    char *bytes = malloc(length);
    bt_buf text = { 0 };
    assert_non_null(bytes);
    for (size_t i = 0; i < length; i++)
        bytes[i] = (char)(i * 7 % 256);
    assert_int_equal(bt_file_save(f->path, bytes, length, NULL), BT_OK);
    bt_buf_add(&text, "what stood here goes");
    assert_int_equal(bt_file_read(f->path, &text, NULL), BT_OK);
    assert_int_equal(text.length, length);
    assert_memory_equal(text.data, bytes, length);
    bt_buf_release(&text);
    free(bytes);
}

static void
refuses_zero_bytes_in_a_text(void **state)
{
    static const char zero_in_line_3[] = "one\ntwo\nthr\0ee\n";
    fixture *f = *state;
    bt_buf text = { 0 };
    bt_error err = { 0 };
    assert_int_equal(bt_file_save(f->path, zero_in_line_3, sizeof zero_in_line_3 - 1, NULL), BT_OK);
    assert_int_equal(bt_text_read(f->path, &text, &err), BT_ESYNTAX);
    assert_int_equal(err.line, 3);
    assert_string_equal(err.file, f->path);
    assert_int_equal(text.length, 0);
    assert_int_equal(save_text(f->path, "", NULL), BT_OK);
    assert_int_equal(bt_text_read(f->path, &text, &err), BT_OK);
    assert_int_equal(save_text(f->path, "one\ntwo", NULL), BT_OK);
    assert_int_equal(bt_text_read(f->path, &text, &err), BT_OK);
    assert_string_equal(bt_buf_text(&text), "one\ntwo");
    assert_int_equal(unlink(f->path), 0);
    assert_int_equal(bt_text_read(f->path, &text, &err), BT_ENOTFOUND);
    bt_buf_release(&text);
}

static void
keeps_the_mode(void **state)
{
    fixture *f = *state;
    struct stat now;
    assert_int_equal(save_text(f->path, "one", NULL), BT_OK);
    assert_int_equal(chmod(f->path, 0640), 0);
    assert_int_equal(save_text(f->path, "two", NULL), BT_OK);
    assert_int_equal(stat(f->path, &now), 0);
    assert_int_equal(now.st_mode & 07777, 0640);
}

static void
follows_a_link(void **state)
{
    fixture *f = *state;
    char link[100];
    struct stat now;
    (void)snprintf(link, sizeof link, "%s/link", f->dir);
    assert_int_equal(save_text(f->path, "old", NULL), BT_OK);
    assert_int_equal(symlink("save", link), 0);
    assert_int_equal(save_text(link, "new", NULL), BT_OK);
    assert_int_equal(lstat(link, &now), 0);
    assert_true(S_ISLNK(now.st_mode));
    holds(f->path, "new");
    assert_int_equal(unlink(link), 0);
}

static void
says_why_it_cannot_save(void **state)
{
    fixture *f = *state;
    char path[100];
    bt_error err = { 0 };
    char text[500];
    char expected[500];
    (void)snprintf(path, sizeof path, "%s/none/save", f->dir);
    assert_int_equal(save_text(path, "x", &err), BT_ENOTFOUND);
    bt_error_format(&err, text, sizeof text);
    (void)snprintf(expected, sizeof expected, "%s: cannot save: No such file or directory", path);
    assert_string_equal(text, expected);
    assert_int_equal(save_text(f->dir, "x", &err), BT_EIO);
    assert_string_equal(err.text, "cannot save: not a regular file");
    assert_int_equal(save_text("", "x", &err), BT_ENOTFOUND);
}

/* Renaming over a device would take it away from the whole system. */
static void
leaves_devices_alone(void **state)
{
    struct stat now;
    (void)state;
    assert_int_equal(save_text("/dev/null", "x", NULL), BT_EIO);
    assert_int_equal(save_text("/dev/full", "x", NULL), BT_EIO);
    assert_int_equal(stat("/dev/null", &now), 0);
    assert_true(S_ISCHR(now.st_mode));
}

/* A limit on file size makes write() stop half way, as a full disk does. */
static void
a_full_disk_leaves_the_old_file(void **state)
{
    fixture *f = *state;
    struct rlimit before;
    struct rlimit small;
    static char bytes[100000];
    bt_error err = { 0 };
    void (*handler)(int) = signal(SIGXFSZ, SIG_IGN);

    assert_int_equal(save_text(f->path, "precious", NULL), BT_OK);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    small = before;
    small.rlim_cur = 50000;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    int status = bt_file_save(f->path, bytes, sizeof bytes, &err);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    (void)signal(SIGXFSZ, handler);
    assert_int_equal(status, BT_EIO);
    assert_non_null(strstr(err.text, "cannot save: "));
    holds(f->path, "precious");
    assert_int_equal(entries(f->dir), 1);
}

static void
says_why_it_cannot_read(void **state)
{
    fixture *f = *state;
    bt_buf text = { 0 };
    bt_error err = { 0 };
    bt_buf_add(&text, "old");
    assert_int_equal(bt_file_read(f->path, &text, &err), BT_ENOTFOUND);
    assert_string_equal(err.file, f->path);
    assert_string_equal(err.text, "cannot open: No such file or directory");
    assert_string_equal(bt_buf_text(&text), "");
    assert_int_equal(bt_file_read(f->dir, &text, &err), BT_EIO);
    assert_string_equal(err.text, "cannot read: Is a directory");
    bt_buf_release(&text);
}

static void
reads_no_more_than_the_limit(void **state)
{
    fixture *f = *state;
    bt_buf text = { 0 };
    bt_error err = { 0 };
    int fd = open(f->path, O_WRONLY | O_CREAT, 0600);
    assert_true(fd >= 0);
    assert_int_equal(ftruncate(fd, BT_FILE_MAX), 0);
    assert_int_equal(bt_file_read(f->path, &text, &err), BT_OK);
    assert_int_equal(text.length, BT_FILE_MAX);
    assert_int_equal(ftruncate(fd, BT_FILE_MAX + 1), 0);
    assert_int_equal(close(fd), 0);
    assert_int_equal(bt_file_read(f->path, &text, &err), BT_ELIMIT);
    assert_int_equal(text.length, 0);
    assert_int_equal(bt_file_read("/dev/zero", &text, &err), BT_ELIMIT);
    bt_buf_release(&text);
}

static void
fills_a_fixed_buffer_or_says_no(void **state)
{
    fixture *f = *state;
    char storage[5];
    bt_buf text;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    assert_int_equal(save_text(f->path, "four", NULL), BT_OK);
    assert_int_equal(bt_file_read(f->path, &text, NULL), BT_OK);
    assert_string_equal(storage, "four");
    assert_int_equal(save_text(f->path, "five!", NULL), BT_OK);
    assert_int_equal(bt_file_read(f->path, &text, NULL), BT_ELIMIT);
    assert_string_equal(bt_buf_text(&text), "");
}

static void
dash_is_standard_input(void **state)
{
    bt_buf text = { 0 };
    int ends[2];
    int before = dup(STDIN_FILENO);
    (void)state;
    assert_int_equal(pipe(ends), 0);
    assert_int_equal(write(ends[1], "piped", 5), 5);
    assert_int_equal(close(ends[1]), 0);
    assert_int_equal(dup2(ends[0], STDIN_FILENO), STDIN_FILENO);
    int status = bt_file_read("-", &text, NULL);
    if (before >= 0)
        (void)dup2(before, STDIN_FILENO);
    (void)close(before);
    (void)close(ends[0]);
    assert_int_equal(status, BT_OK);
    assert_string_equal(bt_buf_text(&text), "piped");
    bt_buf_release(&text);
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, make_dir, drop_dir)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(saves_and_replaces),
        CASE(saves_in_the_current_directory),
        CASE(keeps_zero_bytes_and_large_files),
        CASE(refuses_zero_bytes_in_a_text),
        CASE(keeps_the_mode),
        CASE(follows_a_link),
        CASE(says_why_it_cannot_save),
        CASE(leaves_devices_alone),
        CASE(a_full_disk_leaves_the_old_file),
        CASE(says_why_it_cannot_read),
        CASE(reads_no_more_than_the_limit),
        CASE(fills_a_fixed_buffer_or_says_no),
        CASE(dash_is_standard_input),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
