/*
 * poc - compile gettext catalogues: poc OUT.c PO...
 *
 * Takes entries without a context (those of the web client have one), without
 * the mark `fuzzy` and with a text; writes them sorted, one table a language,
 * for core/say.c to search.  What it cannot read it names with file and line.
 */
#include <berthier/buf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct entry {
    char *english, *text;
} entry;

typedef enum field { NOTHING, CONTEXT, ENGLISH, TEXT } field;

typedef struct reader {
    const char *path;
    int line;
    entry *entries;
    size_t count, room;
    bool is_fuzzy, has_context;
    field now;
    bt_buf english, text;
} reader;

static void
die(const char *path, int line, const char *what)
{
    fprintf(stderr, "%s:%d: %s\n", path, line, what);
    exit(1);
}

static char *
copy(const char *text)
{
    char *to = malloc(strlen(text) + 1);
    if (!to)
        die("poc", 0, "out of memory");
    memcpy(to, text, strlen(text) + 1);
    return to;
}

/* An entry is complete when the next one begins; the first has the empty name. */
static void
finish(reader *r)
{
    if (r->now == TEXT && !r->has_context && !r->is_fuzzy && r->english.length && r->text.length) {
        if (r->count == r->room) {
            r->room = r->room ? 2 * r->room : 256;
            r->entries = realloc(r->entries, r->room * sizeof *r->entries);
            if (!r->entries)
                die(r->path, r->line, "out of memory");
        }
        r->entries[r->count++] =
            (entry){ copy(bt_buf_text(&r->english)), copy(bt_buf_text(&r->text)) };
    }
    if (r->now == TEXT)
        r->is_fuzzy = r->has_context = false;
    r->now = NOTHING;
    bt_buf_clear(&r->english);
    bt_buf_clear(&r->text);
}

/* "..." with the escapes that gettext writes; *end is behind it. */
static void
read_string(reader *r, const char *at, bt_buf *out)
{
    if (*at++ != '"')
        die(r->path, r->line, "expected a string in quotes");
    for (; *at != '"'; at++) {
        char c = *at;
        if (c == '\\') {
            at++;
            c = *at == 'n' ? '\n' : *at;
            if (!strchr("n\"\\", *at) || !*at)
                die(r->path, r->line, "unknown escape; expected \\n, \\\" or \\\\");
        }
        if (!c)
            die(r->path, r->line, "the string does not end");
        bt_buf_add_char(out, c);
    }
    if (strspn(at + 1, " \t\r\n") != strlen(at + 1))
        die(r->path, r->line, "something stands behind the string");
}

static bt_buf *
storage_of(reader *r, bt_buf *unused)
{
    bt_buf_clear(unused);
    return r->now == ENGLISH ? &r->english : r->now == TEXT ? &r->text : unused;
}

static void
read_line(reader *r, const char *line, bt_buf *unused)
{
    static const struct {
        const char *word;
        field field;
    } words[] = { { "msgctxt ", CONTEXT }, { "msgid ", ENGLISH }, { "msgstr ", TEXT } };
    line += strspn(line, " \t");
    if (line[0] == '#') {
        if (r->now == TEXT)
            finish(r);
        if (line[1] == ',' && strstr(line, "fuzzy"))
            r->is_fuzzy = true;
        return;
    }
    if (strspn(line, "\r\n") == strlen(line))
        return;
    for (size_t i = 0; i < BT_COUNT(words); i++) {
        if (strncmp(line, words[i].word, strlen(words[i].word)) != 0)
            continue;
        if (r->now == TEXT)
            finish(r);
        r->now = words[i].field;
        r->has_context = r->has_context || r->now == CONTEXT;
        read_string(r, line + strlen(words[i].word), storage_of(r, unused));
        return;
    }
    if (line[0] != '"' || r->now == NOTHING)
        die(r->path, r->line, "expected msgctxt, msgid, msgstr, a string or a comment");
    read_string(r, line, storage_of(r, unused));
}

static int
by_english(const void *a, const void *b)
{
    return strcmp(((const entry *)a)->english, ((const entry *)b)->english);
}

static void
read_file(reader *r)
{
    char line[4096];
    bt_buf unused = { 0 };
    FILE *file = fopen(r->path, "r");
    if (!file)
        die(r->path, 0, "cannot be opened");
    while (fgets(line, sizeof line, file)) {
        r->line++;
        if (!strchr(line, '\n') && !feof(file))
            die(r->path, r->line, "the line is too long");
        read_line(r, line, &unused);
    }
    finish(r);
    fclose(file);
    bt_buf_release(&unused);
    if (r->count)
        qsort(r->entries, r->count, sizeof *r->entries, by_english);
    for (size_t i = 1; i < r->count; i++) {
        if (!strcmp(r->entries[i - 1].english, r->entries[i].english))
            die(r->path, r->line, r->entries[i].english);
    }
}

static void
write_string(FILE *out, const char *text)
{
    fputc('"', out);
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\' || c == '?')
            fprintf(out, "\\%c", c);
        else if (c < 0x20 || c >= 0x7f)
            fprintf(out, "\\%03o", c);
        else
            fputc(c, out);
    }
    fputc('"', out);
}

/* Does a sign stand here that French sets off with a space before it, or after it? */
static bool
is_set_off(const char *text)
{
    return strchr(":;!?", text[0]) ? text[0] != '\0' : strncmp(text, "\xc2\xbb", 2) == 0;
}

/* French sets a narrow space that does not break before : ; ! ? and inside its quotation marks, where
 * the catalogue, which is typed by hand, has a plain or a wide one. */
static void
write_french(FILE *out, const char *text)
{
    bt_buf set = { 0 };
    for (const char *at = text; *at; at++) {
        bool opens = at - text >= 2 && strncmp(at - 2, "\xc2\xab", 2) == 0;
        size_t space = *at == ' ' ? 1 : strncmp(at, "\xc2\xa0", 2) == 0 ? 2 : 0;
        if (space > 0 && (opens || is_set_off(at + space))) {
            bt_buf_add(&set, "\xe2\x80\xaf");
            at += space - 1;
        } else {
            bt_buf_add_char(&set, *at);
        }
    }
    write_string(out, bt_buf_text(&set));
    bt_buf_release(&set);
}

/* "po/fr.po" is the language fr. */
static char *
language_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    char *language = copy(slash ? slash + 1 : path);
    language[strcspn(language, ".")] = '\0';
    return language;
}

static void
write_language(FILE *out, const reader *r, const char *language)
{
    fprintf(out, "static const bt_message messages_%s[] = {\n", language);
    for (size_t i = 0; i < r->count; i++) {
        fputs("    { ", out);
        write_string(out, r->entries[i].english);
        fputs(",\n      ", out);
        if (strcmp(language, "fr") == 0)
            write_french(out, r->entries[i].text);
        else
            write_string(out, r->entries[i].text);
        fputs(" },\n", out);
    }
    fprintf(out,
            "    { NULL, NULL },\n};\n\nstatic const bt_catalogue catalogue_%s = { \"%s\", %zu, "
            "messages_%s };\n\n",
            language, language, r->count, language);
}

static void
compile(FILE *out, const char *path, const char *language)
{
    reader r = { .path = path };
    read_file(&r);
    write_language(out, &r, language);
    for (size_t i = 0; i < r.count; i++) {
        free(r.entries[i].english);
        free(r.entries[i].text);
    }
    free(r.entries);
    bt_buf_release(&r.english);
    bt_buf_release(&r.text);
}

int
main(int argc, char **argv)
{
    FILE *out = argc > 1 ? fopen(argv[1], "w") : NULL;
    if (!out)
        die(argc > 1 ? argv[1] : "poc", 0, "cannot be written; usage: poc OUT.c PO...");
    fputs("/* Made by tools/poc from po/; do not edit. */\n#include \"say_internal.h\"\n\n", out);
    for (int i = 2; i < argc; i++) {
        char *language = language_of(argv[i]);
        compile(out, argv[i], language);
        free(language);
    }
    fputs("const bt_catalogue *const bt__catalogues[] = {\n", out);
    for (int i = 2; i < argc; i++) {
        char *language = language_of(argv[i]);
        fprintf(out, "    &catalogue_%s,\n", language);
        free(language);
    }
    fputs("    NULL,\n};\n", out);
    if (fclose(out))
        die(argv[1], 0, "cannot be written");
    return 0;
}
