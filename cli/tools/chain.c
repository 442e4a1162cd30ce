/*
 * chain.c - where the tree speaks of each clause of a rule book.
 *
 *     chain OUT.inc FILE...
 *
 * Runs while building.  A clause is marked by its number, written as rules.def
 * writes it, in brackets ([8.42], [7.12 7.21a]) or as a string of its own
 * ("7.72c"): in code, def and data of games/GAME and data/GAME, as MARKED rows;
 * in games/GAME/RULINGS.md, as RULED rows.  rules.def itself marks nothing.  A
 * file GAME.txt gives the numbers of a rule book, one a line, and `open` behind
 * those whose printed text leaves something to be decided.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 4096, WORD = 64 };

typedef struct chain {
    FILE *out;
    const char *table; /* MARKED or RULED */
    char game[WORD];
} chain;

static size_t
digits(const char *text)
{
    size_t length = 0;
    while (isdigit((unsigned char)text[length]))
        length++;
    return length;
}

static size_t
capitals(const char *text)
{
    size_t length = 0;
    while (isupper((unsigned char)text[length]))
        length++;
    return length;
}

/* What stands before the point: "8", "C8", "AON-8", "E-COUNTER-ORDER". */
static size_t
chapter(const char *text)
{
    size_t at = capitals(text);
    while (at && text[at] == '-' && capitals(text + at + 1))
        at += 1 + capitals(text + at + 1);
    if (at > 1 && text[at] == '-' && digits(text + at + 1))
        at++;
    return at + digits(text + at);
}

static bool
is_number(const char *word, size_t length)
{
    size_t at = chapter(word), points = 0;
    for (; at && word[at] == '.' && digits(word + at + 1); points++)
        at += 1 + digits(word + at + 1);
    if (!points)
        return false;
    /* an item in capitals, perhaps numbered: 8.22Ba, 2.11A1 */
    if (isupper((unsigned char)word[at]))
        at += 1 + digits(word + at + 1);
    while (islower((unsigned char)word[at]))
        at++;
    return at == length;
}

static void
print_number(const chain *c, const char *word, size_t length)
{
    if (is_number(word, length))
        fprintf(c->out, "%s(\"%s\", \"%.*s\")\n", c->table, c->game, (int)length, word);
}

/* Every number inside one pair of brackets. */
static void
print_bracket(const chain *c, const char *text)
{
    for (size_t at = 0; text[at] != ']';) {
        size_t word = strcspn(text + at, " ,;]");
        print_number(c, text + at, word);
        at += word;
        at += strspn(text + at, " ,;");
    }
}

static void
scan_line(const chain *c, const char *line)
{
    for (const char *at = line; (at = strpbrk(at, "[\"")); at++) {
        size_t length = strcspn(at + 1, *at == '[' ? "]" : "\"");
        if (at[1 + length] == ']')
            print_bracket(c, at + 1);
        else if (at[1 + length] == '"')
            print_number(c, at + 1, length);
    }
}

static void
scan_list(const chain *c, const char *line)
{
    size_t length = strcspn(line, " \t\r\n#");
    if (length)
        fprintf(c->out, "LISTED(\"%s\", \"%.*s\", %d)\n", c->game, (int)length, line,
                strncmp(line + length, " open", 5) == 0);
}

/* The name of the directory a file is in, or of a list without its ending. */
static void
game_of(const char *path, bool is_list, char *out)
{
    const char *end = strrchr(path, '/'), *begin = end;
    if (is_list) {
        snprintf(out, WORD, "%.*s", (int)strcspn(end + 1, "."), end + 1);
        return;
    }
    while (begin > path && begin[-1] != '/')
        begin--;
    snprintf(out, WORD, "%.*s", (int)(end - begin), begin);
}

static bool
scan_file(FILE *out, const char *path)
{
    char line[LINE];
    const char *name = strrchr(path, '/'), *suffix = strrchr(path, '.');
    FILE *in = fopen(path, "r");
    if (!in || !name || !suffix)
        return false;
    bool is_list = strcmp(suffix, ".txt") == 0, is_rules = strcmp(name, "/rules.def") == 0;
    chain c = { .out = out, .table = strcmp(suffix, ".md") == 0 ? "RULED" : "MARKED" };
    game_of(path, is_list, c.game);
    while (fgets(line, sizeof line, in)) {
        if (is_list)
            scan_list(&c, line);
        else if (!is_rules)
            scan_line(&c, line);
    }
    bool read = !ferror(in);
    fclose(in);
    return read;
}

int
main(int argc, char **argv)
{
    FILE *out = argc > 1 ? fopen(argv[1], "w") : NULL;
    if (!out) {
        fprintf(stderr, "chain: cannot write %s\n", argc > 1 ? argv[1] : "without a name");
        return EXIT_FAILURE;
    }
    for (int i = 2; i < argc; i++)
        if (!scan_file(out, argv[i])) {
            fprintf(stderr, "chain: cannot read %s\n", argv[i]);
            return EXIT_FAILURE;
        }
    return fclose(out) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
