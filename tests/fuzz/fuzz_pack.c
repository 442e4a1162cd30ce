/*
 * fuzz_pack.c - altered data files: an error naming the place, or a game that
 * can be played.
 *
 * The input is a list of files, each after a line `=== NAME.yaml`.  They take
 * the place of the compiled-in files of that name; after a first line `alone`
 * they are all there is.
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
    fuzz_check_state(game, state, "at the start");
    fuzz_play(game, state, &rng, 60);
    free(state);
}

static void
try_scenario(const bt_rules *rules, const bt_pack *made, const char *name, uint64_t seed)
{
    bt_game *game = NULL;
    bt_error err = { 0 };
    int status = bt_game_new(&game, rules, made, name, NULL, &err);

    if (status == BT_OK)
        play(game, seed);
    else if (game || err.status != status || !err.text[0])
        fuzz_fail("the pack was refused without a sentence");
    bt_game_free(game);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const bt_rules *rules = bt_games_find("napoleon-at-war");
    const bt_pack *printed = bt_games_pack("napoleon-at-war");
    const char *names[SCENARIOS_MAX];
    char *text = fuzz_text(data, size);
    pack p = { .count = 0 };

    if (strncmp(text, "alone\n", 6) != 0)
        for (; p.count < printed->doc_count && p.count < DOCS_MAX; p.count++)
            p.docs[p.count] = printed->docs[p.count];
    if (read_files(&p, text)) {
        bt_pack made = { .game = "napoleon-at-war", .docs = p.docs, .doc_count = p.count };
        int count = bt_pack_scenarios(&made, names, SCENARIOS_MAX);
        for (int i = 0; i < count; i++)
            try_scenario(rules, &made, names[i], bt_hash(data, size, 0));
    }
    bt_arena_release(&p.arena);
    free(text);
    return 0;
}
