/* position_test.c - the position tests' own runner, asked for one file. */
#include "position_test.h"

#include "args.h"
#include "run.h"

#include <stdlib.h>
#include <string.h>

/* Packs a test names are relative to the tests' root, so for a file below a
 * directory `tests` that directory is taken, else the file's own. */
static void
tests_dir(const char *path, char *out, size_t size)
{
    const char *root = strstr(path, "tests/games/");
    const char *slash = strrchr(path, '/');
    size_t length = root    ? (size_t)(root - path) + strlen("tests")
                    : slash ? (size_t)(slash - path)
                            : 0;
    snprintf(out, size, "%.*s", length ? (int)length : 1, length ? path : ".");
}

/* The game a case is about, unless it says so, is the file's directory. */
static void
game_of(const char *path, char *out, size_t size)
{
    const char *end = strrchr(path, '/');
    const char *start = end;
    while (start && start > path && start[-1] != '/')
        start--;
    snprintf(out, size, "%.*s", end ? (int)(end - start) : 0, end ? start : "");
}

static int
run_cases(const bt_script *script, bt_run *run)
{
    int failed = 0;
    for (int i = 0; i < script->case_count; i++) {
        game_of(script->path, run->game_id, sizeof run->game_id);
        if (bt_run_case(run, script, &script->cases[i]))
            continue;
        fprintf(stderr, "%s (%s)\n", run->failure, script->cases[i].title);
        failed++;
    }
    printf("%s: %d cases, %d failed\n", script->path, script->case_count, failed);
    return failed ? CLI_FAILED : CLI_GOOD;
}

int
cli_position_tests(const char *path)
{
    char dir[4096];
    bt_script script;
    bt_error err = { 0 };
    if (bt_script_read(&script, path, &err) != BT_OK) {
        cli_complain_error(&err);
        return CLI_FAILED;
    }
    tests_dir(path, dir, sizeof dir);
    bt_run *run = calloc(1, sizeof *run);
    int result = CLI_INNER;
    if (run) {
        run->tests_dir = dir;
        run->path = path;
        result = run_cases(&script, run);
        bt_run_release(run);
    }
    free(run);
    bt_script_release(&script);
    return result;
}
