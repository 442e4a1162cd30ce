/*
 * test_disk.c - every step of a save fails in turn; the old file survives.
 */
#include <berthier/host.h>

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "oom.h"

typedef struct place {
    char dir[64];
    char path[80];
} place;

static void
make_place(place *p)
{
    (void)snprintf(p->dir, sizeof p->dir, "%s", "/tmp/berthier-disk-XXXXXX");
    assert_non_null(mkdtemp(p->dir));
    (void)snprintf(p->path, sizeof p->path, "%s/save", p->dir);
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

static void
holds(const char *path, const char *expected)
{
    bt_buf text = { 0 };
    assert_int_equal(bt_file_read(path, &text, NULL), BT_OK);
    assert_string_equal(bt_buf_text(&text), expected);
    bt_buf_release(&text);
}

/* The steps that may refuse, in order: write, fchmod, fsync, close, rename. */
enum { STEPS = 5 };

static void
each_step_leaves_the_old_file(void **state)
{
    static const int errors[] = { ENOSPC, EIO, EDQUOT };
    place p;
    (void)state;
    make_place(&p);
    assert_int_equal(bt_file_save(p.path, "old", 3, NULL), BT_OK);
    for (int e = 0; e < 3; e++) {
        for (long n = 1; n <= STEPS; n++) {
            bt_error err = { 0 };
            bt_disk_fail_at(n, errors[e]);
            int status = bt_file_save(p.path, "new", 3, &err);
            assert_true(bt_disk_stop());
            assert_int_equal(status, BT_EIO);
            assert_int_equal(err.status, BT_EIO);
            assert_string_equal(err.file, p.path);
            assert_non_null(strstr(err.text, strerror(errors[e])));
            holds(p.path, "old");
            assert_int_equal(entries(p.dir), 1);
        }
    }
    assert_int_equal(unlink(p.path), 0);
    assert_int_equal(rmdir(p.dir), 0);
}

/* Past the rename the new file stands, so nothing may claim the old one does. */
static void
after_the_rename_the_new_file_stands(void **state)
{
    place p;
    (void)state;
    make_place(&p);
    assert_int_equal(bt_file_save(p.path, "old", 3, NULL), BT_OK);
    bt_disk_fail_at(STEPS + 1, EIO);
    assert_int_equal(bt_file_save(p.path, "new", 3, NULL), BT_OK);
    assert_true(bt_disk_stop());
    holds(p.path, "new");
    assert_int_equal(unlink(p.path), 0);
    assert_int_equal(rmdir(p.dir), 0);
}

static void
a_first_save_that_fails_leaves_nothing(void **state)
{
    place p;
    (void)state;
    make_place(&p);
    for (long n = 1; n < STEPS; n++) { /* no mode to copy, so one step less */
        bt_disk_fail_at(n, ENOSPC);
        assert_int_equal(bt_file_save(p.path, "new", 3, NULL), BT_EIO);
        assert_true(bt_disk_stop());
        assert_int_equal(entries(p.dir), 0);
    }
    assert_int_equal(rmdir(p.dir), 0);
}

static void
an_interrupted_write_goes_on(void **state)
{
    place p;
    (void)state;
    make_place(&p);
    bt_disk_fail_at(1, EINTR);
    assert_int_equal(bt_file_save(p.path, "new", 3, NULL), BT_OK);
    assert_true(bt_disk_stop());
    holds(p.path, "new");
    assert_int_equal(unlink(p.path), 0);
    assert_int_equal(rmdir(p.dir), 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_step_leaves_the_old_file),
        cmocka_unit_test(after_the_rename_the_new_file_stands),
        cmocka_unit_test(a_first_save_that_fails_leaves_nothing),
        cmocka_unit_test(an_interrupted_write_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
