/*
 * t_runner - runs position tests: t_runner [--wrong] FILE...
 *
 * docs/testing.md is the grammar.  The game of a file is the name of its
 * directory until a `game` line says otherwise.  --wrong turns the meaning
 * round, to test this program: every case must fail, and say what its `#!`
 * line says.
 */
#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct tally {
    int passed, failed;
    bool wrong;
} tally;

static void
count_case(tally *t, const bt_run *run, const bt_script *script, const bt_script_case *c, bool well)
{
    bool as_wanted = well;

    if (t->wrong)
        as_wanted = !well && (!c->blame || strstr(run->failure, c->blame));
    if (as_wanted) {
        t->passed++;
        return;
    }
    t->failed++;
    if (well)
        printf("%s:%d: expected this case to fail, found it passes\n", script->path, c->line);
    else
        printf("%s\n", run->failure);
    printf("  in: %s (line %d)\n", c->title, c->line);
}

static void
run_file(tally *t, bt_run *run, const char *path)
{
    bt_script script;
    bt_error err = { 0 };
    char text[600];

    if (bt_script_read(&script, path, &err) != BT_OK) {
        bt_error_format(&err, text, sizeof text);
        printf("%s\n", text);
        t->failed++;
        return;
    }
    bt_run_file(run, path);
    for (int i = 0; i < script.case_count; i++)
        count_case(t, run, &script, &script.cases[i], bt_run_case(run, &script, &script.cases[i]));
    bt_script_release(&script);
}

int
main(int argc, char **argv)
{
    bt_run *run = calloc(1, sizeof *run);
    tally t = { 0 };

    if (!run)
        return 2;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--wrong"))
            t.wrong = true;
        else
            run_file(&t, run, argv[i]);
    }
    bt_run_release(run);
    free(run);
    printf("%d passed, %d failed\n", t.passed, t.failed);
    return t.failed || !t.passed;
}
