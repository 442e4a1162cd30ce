/* position_test.c - the position tests' own runner, asked for one file. */
#include "position_test.h"

#include "args.h"
#include "run.h"

#include <stdlib.h>
#include <string.h>

static int
run_cases(const bt_script *script, bt_run *run)
{
    int failed = 0;
    for (int i = 0; i < script->case_count; i++) {
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
    bt_script script;
    bt_error err = { 0 };
    if (bt_script_read(&script, path, &err) != BT_OK) {
        cli_complain_error(&err);
        return CLI_FAILED;
    }
    bt_run *run = calloc(1, sizeof *run);
    int result = CLI_INNER;
    if (run) {
        bt_run_file(run, path);
        result = run_cases(&script, run);
        bt_run_release(run);
    }
    free(run);
    bt_script_release(&script);
    return result;
}
