/* cases.c - runs the position tests that tools/scripts.c has put into the
 * program, as t_runner runs the files.  The packs they name are in it, too. */
#include "cases.h"

#include "run.h"

#include <berthier/buf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct embedded {
    const char *game, *file;
    const char *const *lines; /* ends with NULL */
} embedded;

#include "scripts.inc"

#define PACK(name) extern const bt_pack bt_pack_##name;
#include "packs.inc"
#undef PACK

/* Packs are named from the file's directory: ../../packs/plain. */
static const bt_pack *
find_pack(const char *path)
{
    static const struct {
        const char *name;
        const bt_pack *pack;
    } packs[] = {
#define PACK(name) { #name, &bt_pack_##name },
#include "packs.inc"
#undef PACK
    };
    const char *slash = strrchr(path, '/');

    for (size_t i = 0; i < BT_COUNT(packs); i++)
        if (!strcmp(packs[i].name, slash ? slash + 1 : path))
            return packs[i].pack;
    return NULL;
}

static void
note_clauses(const bt_rules *rules, const bt_script_case *c, bool *tested)
{
    for (int i = 0; i < c->clause_count; i++)
        for (int k = 0; k < rules->clauses.count; k++)
            if (!strcmp(rules->clauses.at[k].number, c->clauses[i]))
                tested[k] = true;
}

/* How many cases of a file failed; -1 when it is not a file of cases. */
static int
run_script(bt_run *run, const bt_rules *rules, const embedded *file, bool *tested)
{
    bt_buf text = { 0 };
    bt_script script;
    bt_error err = { 0 };
    int failed = 0;

    for (const char *const *line = file->lines; *line; line++)
        bt_buf_addf(&text, "%s\n", *line);
    int status = bt_script_parse(&script, file->file, bt_buf_text(&text), &err);
    bt_buf_release(&text);
    if (status != BT_OK)
        return -1;
    run->path = file->file;
    snprintf(run->file_game, sizeof run->file_game, "%s", file->game);
    for (int i = 0; i < script.case_count; i++) {
        if (bt_run_case(run, &script, &script.cases[i])) {
            note_clauses(rules, &script.cases[i], tested);
            continue;
        }
        fprintf(stderr, "%s (%s)\n", run->failure, script.cases[i].title);
        failed++;
    }
    bt_script_release(&script);
    return failed;
}

int
cli_cases_run(const bt_rules *rules, bool tested[CLI_CLAUSES_MAX])
{
    bt_run *run = calloc(1, sizeof *run);
    int failed = 0;

    if (!run || rules->clauses.count > CLI_CLAUSES_MAX) {
        free(run);
        return -1;
    }
    run->find_pack = find_pack;
    for (const embedded *file = scripts; file->game && failed >= 0; file++)
        if (!strcmp(file->game, rules->id)) {
            int more = run_script(run, rules, file, tested);
            failed = more < 0 ? -1 : failed + more;
        }
    bt_run_release(run);
    free(run);
    return failed;
}
