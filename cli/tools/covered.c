/*
 * covered.c - which rule numbers do the tests name?
 *
 *     covered OUT.c FILE...
 *
 * Runs while building.  Of a position test (.t) the titles count, the lines
 * beginning with %; of a C test every line.  A name is a number in brackets:
 * [8.42], [7.72c], [5.21, 5.22], [C1.1], [E-COUNTER-ORDER.2].  A file below
 * tests/games/GAME/ speaks of that game's rules, any other test of whatever
 * game has the number.  A file GAME.txt gives the numbers of a rule book, one
 * a line, after a # comment.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 4096, WORD = 64 };

/* The part of the path between "games/" and the next slash, or "". */
static void
game_of(const char *path, char *out)
{
    const char *at = strstr(path, "tests/games/");
    out[0] = '\0';
    if (!at)
        return;
    at += strlen("tests/games/");
    size_t length = strcspn(at, "/");
    if (at[length] == '/' && length < WORD) {
        memcpy(out, at, length);
        out[length] = '\0';
    }
}

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

/* What stands before the point: "8", "C8", "E-COUNTER-ORDER". */
static size_t
chapter(const char *text)
{
    size_t at = capitals(text);
    while (at && text[at] == '-' && capitals(text + at + 1))
        at += 1 + capitals(text + at + 1);
    return at + digits(text + at);
}

static bool
is_number(const char *word, size_t length)
{
    size_t at = chapter(word);
    if (at == 0 || word[at] != '.' || digits(word + at + 1) == 0)
        return false;
    at += 1 + digits(word + at + 1);
    while (islower((unsigned char)word[at]))
        at++;
    return at == length;
}

static void
print_row(FILE *out, const char *table, const char *game, const char *number, size_t length)
{
    fprintf(out, "%s(\"%s\", \"%.*s\")\n", table, game, (int)length, number);
}

/* Every number inside one pair of brackets. */
static void
print_bracket(FILE *out, const char *game, const char *text, size_t length)
{
    static const char between[] = " ,;";
    for (size_t at = 0; at < length;) {
        size_t word = strcspn(text + at, " ,;]");
        if (is_number(text + at, word))
            print_row(out, "NAMED", game, text + at, word);
        at += word;
        at += strspn(text + at, between);
    }
}

static void
scan_line(FILE *out, const char *game, const char *line)
{
    for (const char *at = line; (at = strchr(at, '['));) {
        size_t length = strcspn(++at, "]");
        if (at[length] == ']')
            print_bracket(out, game, at, length);
    }
}

static void
scan_list(FILE *out, const char *path, const char *line)
{
    const char *name = strrchr(path, '/');
    char game[WORD];
    snprintf(game, sizeof game, "%.*s", (int)strcspn(name ? name + 1 : path, "."),
             name ? name + 1 : path);
    size_t length = strcspn(line, " \t\r\n#");
    if (length)
        print_row(out, "LISTED", game, line, length);
}

static bool
scan_file(FILE *out, const char *path)
{
    char line[LINE], game[WORD];
    const char *suffix = strrchr(path, '.');
    FILE *in = fopen(path, "r");
    if (!in || !suffix)
        return false;
    game_of(path, game);
    while (fgets(line, sizeof line, in)) {
        if (strcmp(suffix, ".txt") == 0)
            scan_list(out, path, line);
        else if (strcmp(suffix, ".c") == 0 || line[0] == '%')
            scan_line(out, game, line);
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
        fprintf(stderr, "covered: cannot write %s\n", argc > 1 ? argv[1] : "without a name");
        return EXIT_FAILURE;
    }
    for (int i = 2; i < argc; i++)
        if (!scan_file(out, argv[i])) {
            fprintf(stderr, "covered: cannot read %s\n", argv[i]);
            return EXIT_FAILURE;
        }
    return fclose(out) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
