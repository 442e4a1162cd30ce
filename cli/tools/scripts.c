/*
 * scripts.c - position tests as C, so that the program can run them anywhere.
 *
 *     scripts OUT.inc FILE.t...
 *
 * Runs while building.  Each file becomes an array of its lines, without the
 * comments, and a row of `scripts`: the game, the file's name, the lines.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 4096 };

static void
print_quoted(FILE *out, const char *text)
{
    for (; *text && *text != '\n'; text++) {
        unsigned char c = (unsigned char)*text;
        if (c < 0x20 || c >= 0x7f || c == '"' || c == '\\' || c == '?')
            fprintf(out, "\\%03o", (unsigned)c);
        else
            fputc(c, out);
    }
}

/* An empty line keeps the place of a comment, so that lines are counted as in the file. */
static bool
print_lines(FILE *out, const char *path, int index)
{
    char line[LINE];
    FILE *in = fopen(path, "r");
    if (!in)
        return false;
    fprintf(out, "static const char *const script_%d[] = {\n", index);
    while (fgets(line, sizeof line, in)) {
        fputs("    \"", out);
        print_quoted(out, line[0] == '#' ? "" : line);
        fputs("\",\n", out);
    }
    fputs("    NULL,\n};\n\n", out);
    bool read = !ferror(in);
    fclose(in);
    return read;
}

/* "tests/games/GAME/FILE.t" */
static void
print_row(FILE *out, const char *path, int index)
{
    const char *file = strrchr(path, '/'), *game = file;
    while (game > path && game[-1] != '/')
        game--;
    fprintf(out, "    { \"%.*s\", \"%s\", script_%d },\n", (int)(file - game), game, file + 1,
            index);
}

int
main(int argc, char **argv)
{
    FILE *out = argc > 1 ? fopen(argv[1], "w") : NULL;
    if (!out) {
        fprintf(stderr, "scripts: cannot write %s\n", argc > 1 ? argv[1] : "without a name");
        return EXIT_FAILURE;
    }
    for (int i = 2; i < argc; i++)
        if (!strchr(argv[i], '/') || !print_lines(out, argv[i], i)) {
            fprintf(stderr, "scripts: cannot read %s\n", argv[i]);
            return EXIT_FAILURE;
        }
    fputs("static const embedded scripts[] = {\n", out);
    for (int i = 2; i < argc; i++)
        print_row(out, argv[i], i);
    fputs("    { NULL, NULL, NULL },\n};\n", out);
    return fclose(out) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
