/*
 * driver.c - every kept input through every fuzzer, without libFuzzer.
 *
 *     fuzz_replay CORPORA [NAME...]
 *
 * CORPORA/<name>/ holds the inputs of one fuzzer, but each is tried on all of
 * them: what confuses one reader may confuse another.  With NAMEs, only those
 * fuzzers.  Being killed is how a fuzzer reports, so the input in hand is
 * named on the way out.
 */
#define _XOPEN_SOURCE 700

#include "fuzz.h"

#include <berthier/def.h>
#include <berthier/host.h>

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef int (*fuzzer_entry)(const uint8_t *data, size_t size);

#define FUZZER(name) int fuzz_##name(const uint8_t *data, size_t size);
#include "fuzzers.def"
#undef FUZZER

static const struct {
    const char *name;
    fuzzer_entry entry;
} fuzzers[] = {
#define FUZZER(name) { #name, fuzz_##name },
#include "fuzzers.def"
#undef FUZZER
};

/* For a fuzzer that dies in the middle of an input. */
static char in_hand[1400];

static void
name_input(void)
{
    (void)!write(STDOUT_FILENO, in_hand, strlen(in_hand));
}

static void
on_abort(int number)
{
    (void)number;
    name_input();
}

/* Only there in a build with sanitizers. */
void __sanitizer_set_death_callback(void (*callback)(void)) __attribute__((weak));

static bool
is_wanted(const char *name, int count, char **names)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(names[i], name))
            return true;
    return count == 0;
}

/* The two readers of JSON judge every line alike, and every line cut short. */
static void
compare_readers(const char *text, size_t length)
{
    for (const char *at = text, *end = text + length, *stop; at < end; at = stop + 1) {
        const char *ok;
        stop = memchr(at, '\n', (size_t)(end - at));
        stop = stop ? stop : end;
        for (size_t cut = (size_t)(stop - at); cut > 0; cut -= cut > 40 ? cut / 3 : 1)
            if (fuzz_is_object(at, cut, &ok) != (fuzz_json(at, cut) != NULL))
                fuzz_fail("one reader takes it: %.*s", (int)cut, at);
    }
}

static int
run_file(const char *path, int count, char **names)
{
    bt_buf bytes = { 0 };
    bt_error err = { 0 };
    int ran = 0;

    if (bt_file_read(path, &bytes, &err) != BT_OK) {
        printf("%s: %s\n", path, err.text);
        return -1;
    }
    for (size_t i = 0; i < BT_COUNT(fuzzers); i++) {
        if (!is_wanted(fuzzers[i].name, count, names))
            continue;
        (void)snprintf(in_hand, sizeof in_hand, "fuzz_%s died of %s\n", fuzzers[i].name, path);
        (void)fuzzers[i].entry((const uint8_t *)bt_buf_text(&bytes), bytes.length);
        ran++;
    }
    compare_readers(bt_buf_text(&bytes), bytes.length);
    in_hand[0] = '\0';
    bt_buf_release(&bytes);
    return ran;
}

static void
run_dir(const char *dir, int count, char **names, int *passed, int *failed)
{
    struct dirent **entries;
    int found = scandir(dir, &entries, NULL, alphasort);
    char path[1100];

    for (int i = 0; i < found; i++) {
        (void)snprintf(path, sizeof path, "%s/%s", dir, entries[i]->d_name);
        if (entries[i]->d_name[0] != '.') {
            int ran = run_file(path, count, names);
            *passed += ran > 0 ? ran : 0;
            *failed += ran < 0;
        }
        free(entries[i]);
    }
    if (found > 0)
        free(entries);
}

int
main(int argc, char **argv)
{
    int passed = 0, failed = 0;
    char dir[800];

    if (argc < 2) {
        (void)fprintf(stderr, "usage: fuzz_replay CORPORA [NAME...]\n");
        return 2;
    }
    fuzz_set_full();
    (void)signal(SIGABRT, on_abort);
    if (__sanitizer_set_death_callback)
        __sanitizer_set_death_callback(name_input);
    for (size_t i = 0; i < BT_COUNT(fuzzers); i++) {
        int before = passed;
        (void)snprintf(dir, sizeof dir, "%s/%s", argv[1], fuzzers[i].name);
        run_dir(dir, argc - 2, argv + 2, &passed, &failed);
        if (passed == before) {
            printf("%s: no input\n", dir);
            failed++;
        }
    }
    printf("%d passed, %d failed\n", passed, failed);
    return failed || !passed;
}
