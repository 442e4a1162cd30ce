/*
 * fuzz_pack.c - altered data files: an error naming the place, or a game that
 * can be played.
 *
 * The input is a list of files, each after a line `=== NAME.yaml`.  They take
 * the place of the compiled-in files of that name; after a first line `alone`
 * they are all there is.  A first line `game ID OPTION=WORD ...` says whose they
 * are, else they are those of Napoleon at War.  One scenario is tried; of kept
 * inputs, all.
 */
#include "fuzz.h"

#include <berthier/games.h>
#include <berthier/hash.h>
#include <berthier/host.h>
#include <stdlib.h>
#include <string.h>

#define DOCS_MAX      16
#define SCENARIOS_MAX 4

typedef struct pack {
    bt_arena arena;
    bt_doc docs[DOCS_MAX];
    int count;
} pack;

/* Whose files they are. */
typedef struct request {
    const bt_rules *rules;
    bt_options options;
} request;

static int
slot_of(const pack *p, const char *name)
{
    int i = 0;

    while (i < p->count && strcmp(p->docs[i].name, name) != 0)
        i++;
    return i;
}

/* Take one file; false when it is no YAML. */
static bool
add(pack *p, const char *name, size_t name_length, const char *text, size_t length)
{
    char *kept = bt_arena_strndup(&p->arena, name, name_length);
    bt_error err = { 0 };
    bt_doc doc;
    int slot;

    if (!kept || bt_doc_parse(&doc, &p->arena, kept, text, length, &err) != BT_OK)
        return false;
    slot = slot_of(p, kept);
    if (slot == DOCS_MAX)
        return false;
    p->docs[slot] = doc;
    if (slot == p->count)
        p->count++;
    return true;
}

static bool
read_files(pack *p, const char *text)
{
    const char *at = strstr(text, "=== ");

    while (at) {
        const char *name = at + 4, *end = name + strcspn(name, "\n");
        const char *next = strstr(end, "\n=== ");
        size_t length = next ? (size_t)(next + 1 - end) : strlen(end);
        if (!add(p, name, (size_t)(end - name), end, length))
            return false;
        at = next ? next + 1 : NULL;
    }
    return p->count > 0;
}

/* What loads must be playable. */
static void
play(const bt_game *game, uint64_t seed)
{
    bt_state *state = bt_state_new(game);
    bt_rng rng;

    if (!state)
        fuzz_fail("no memory for a state");
    bt_rng_init(&rng, seed);
    game->rules->setup(game, state);
    (void)fuzz_check_state(game, state, NULL, "at the start");
    fuzz_play(game, state, &rng, 60);
    free(state);
}

static void
try_scenario(const request *r, const bt_pack *made, const char *name, uint64_t seed)
{
    bt_game *game = NULL;
    bt_error err = { 0 };
    int status = bt_game_new(&game, r->rules, made, name, &r->options, &err);

    if (status == BT_OK)
        play(game, seed);
    else if (game || err.status != status || !err.text[0])
        fuzz_fail("the pack was refused without a sentence");
    bt_game_free(game);
}

/* Read the line about the game, if it is there; returns what follows. */
static const char *
read_request(const char *text, request *out)
{
    char line[120], *options;
    size_t length = strcspn(text, "\n");

    *out = (request){ .rules = bt_games_find("napoleon-at-war") };
    if (strncmp(text, "game ", 5) != 0 || length >= sizeof line)
        return text;
    memcpy(line, text, length);
    line[length] = '\0';
    options = strchr(line + 5, ' ');
    if (options)
        *options++ = '\0';
    if (bt_games_find(line + 5))
        out->rules = bt_games_find(line + 5);
    if (options && bt_options_parse(out->rules, options, &out->options, NULL) != BT_OK)
        out->options = (bt_options){ { 0 } };
    return text + length + (text[length] == '\n');
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *names[SCENARIOS_MAX];
    char *text = fuzz_text(data, size);
    pack p = { .count = 0 };
    request r;
    const char *files = read_request(text, &r);
    const bt_pack *printed = bt_games_pack(r.rules->id);

    if (strncmp(files, "alone\n", 6) != 0)
        for (; p.count < printed->doc_count && p.count < DOCS_MAX; p.count++)
            p.docs[p.count] = printed->docs[p.count];
    if (read_files(&p, files)) {
        bt_pack made = { .game = r.rules->id, .docs = p.docs, .doc_count = p.count };
        int count = bt_pack_scenarios(&made, names, SCENARIOS_MAX);
        uint64_t seed = bt_hash(data, size, 0);
        for (int i = 0; i < count; i++)
            if (fuzz_in_full() || seed % (unsigned)count == (unsigned)i)
                try_scenario(&r, &made, names[i], seed);
    }
    bt_arena_release(&p.arena);
    free(text);
    return 0;
}
