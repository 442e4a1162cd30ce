/*
 * script.h - a file of position tests, cut into cases and lines.
 *
 * docs/testing.md tells a player how to write one.  A case begins with a `%`
 * line; lines before the first of them are put before every case.
 */
#ifndef BT_SCRIPT_H
#define BT_SCRIPT_H

#include <berthier/buf.h>
#include <berthier/status.h>

#define BT_SCRIPT_CLAUSES 16 /* numbers in one title's brackets */

typedef struct bt_script_line {
    int number;
    char *text; /* blanks cut off both ends */
} bt_script_line;

typedef struct bt_script_case {
    int line;
    char *title; /* without the brackets */
    char *clauses[BT_SCRIPT_CLAUSES];
    int clause_count;
    char *blame;    /* text of a `#!` line: what a wrong case must be told, or NULL */
    int first, end; /* its lines */
} bt_script_case;

typedef struct bt_script {
    const char *path;
    char *text;
    bt_script_line *lines;
    int line_count;
    int preamble; /* lines before the first case */
    bt_script_case *cases;
    int case_count;
} bt_script;

/** Cut a text into cases; path is for messages and must outlive the script. */
int bt_script_parse(bt_script *script, const char *path, const char *text, bt_error *err);

int bt_script_read(bt_script *script, const char *path, bt_error *err);
void bt_script_release(bt_script *script);

/** Cut the blanks off both ends, in place. */
char *bt_trim(char *text);

/** Take the first word off *text ("" at the end); *text moves on to the rest. */
char *bt_take_word(char **text);

#endif
