/*
 * load.c - reads a pack and a scenario of Napoléon 1806.
 */
#include "load_internal.h"
#include "n06.h"

#include <berthier/say.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ID_MAX 15

const char *const n06_side_words[2] = { "french", "prussian" };
const char *const n06_box_words[N06_BOX_COUNT] = { [N06_BOX_UNUSED] = "unused",
                                                   [N06_BOX_COMING] = "coming",
                                                   [N06_BOX_DEAD] = "dead",
                                                   [N06_BOX_HIDDEN] = "hidden" };

static const bt_box_info box_infos[N06_BOX_COUNT] = {
    [N06_BOX_UNUSED] = { .name = BT_MSG("not in play"), .kind = "unused" },
    [N06_BOX_COMING] = { .name = BT_MSG("not arrived yet"), .kind = "coming" },
    [N06_BOX_DEAD] = { .name = BT_MSG("eliminated"), .kind = "eliminated" },
    [N06_BOX_HIDDEN] = { .name = BT_MSG("hidden in the fog"), .kind = "hidden" },
};

/* --- words and numbers ----------------------------------------------------------- */

int
n06_keep(const n06_reader *r, const char *text, const char **out)
{
    *out = bt_arena_strndup(&r->game->arena, text, strlen(text));
    return *out ? BT_OK : bt_fail(r->err, BT_ENOMEM, "no memory for the game's tables");
}

static char
lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool
n06_same_id(const char *a, const char *b)
{
    while (*a && lower(*a) == lower(*b)) {
        a++;
        b++;
    }
    return lower(*a) == lower(*b);
}

int
n06_keep_id(const n06_reader *r, const bt_word *word, const char **out)
{
    static const char allowed[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.";
    size_t length = strlen(word->text);

    if (length == 0 || length > ID_MAX || strspn(word->text, allowed) != length ||
        n06_same_id(word->text, "none"))
        return bt_word_fail(word, r->err, "expected an id of up to %d letters, digits and dots",
                            ID_MAX);
    return n06_keep(r, word->text, out);
}

int
n06_node_side(const n06_reader *r, bt_node key, bt_side *out)
{
    int side = 0;
    int status = bt_node_word(key, n06_side_words, BT_COUNT(n06_side_words), &side, r->err);

    *out = (bt_side)side;
    return status;
}

int
n06_node_single(const n06_reader *r, bt_node node, bt_word *out)
{
    bt_words words;
    bt_word more;
    int status = bt_words_start(&words, node, r->err);

    if (!status && (!bt_words_next(&words, out) || bt_words_next(&words, &more)))
        return bt_node_fail(node, r->err, "expected one word");
    return status;
}

int
n06_word_unit(const n06_reader *r, const bt_word *word, bt_unit *out)
{
    for (int i = 0; i < r->p->unit_count; i++) {
        if (!strcmp(r->units[i].id, word->text)) {
            *out = (bt_unit)i;
            return BT_OK;
        }
    }
    return bt_word_fail(word, r->err, "\"%s\" is no block of blocks.yaml", word->text);
}

int
n06_word_int(const n06_reader *r, const bt_word *word, int min, int max, int *out)
{
    char *end;
    long value = strtol(word->text, &end, 10);

    if (end == word->text || *end || value < min || value > max)
        return bt_word_fail(word, r->err, "\"%s\" found; expected a number from %d to %d",
                            word->text, min, max);
    *out = (int)value;
    return BT_OK;
}

int
n06_check_grades(const n06_reader *r, bt_node mapping, int count)
{
    static const char *const grades[] = { "S", "F", "R", "r", "-" };
    bt_node node;
    bt_words words;
    bt_word word;
    int grade, found = 0;
    int status = bt_node_get(mapping, "grades", &node, r->err);

    if (status || (status = bt_words_start(&words, node, r->err)))
        return status;
    for (; !status && bt_words_next(&words, &word); found++)
        status = bt_word_among(&word, grades, BT_COUNT(grades), &grade, r->err);
    if (!status && found != count)
        return bt_node_fail(node, r->err, "%d grades, expected %d", found, count);
    return status;
}

int
n06_check_total(const n06_reader *r, bt_node mapping, const char *key, int counted)
{
    bt_node node = bt_node_find(mapping, key);
    int stated = 0;
    int status = bt_node_exists(node) ? bt_node_int(node, 0, 9999, &stated, r->err) : BT_OK;

    if (!status && bt_node_exists(node) && stated != counted)
        return bt_node_fail(node, r->err, "%s should be %d, but there are %d", key, stated,
                            counted);
    return status;
}

int
n06_read_sides(n06_reader *r, bt_node mapping, n06_side_reader *read)
{
    int status = bt_node_only(mapping, n06_side_words, BT_COUNT(n06_side_words), r->err);

    for (bt_side side = 0; side < 2 && !status; side++) {
        bt_node value;
        status = bt_node_get(mapping, n06_side_words[side], &value, r->err);
        if (!status)
            status = read(r, value, side);
    }
    return status;
}

/* --- documents ------------------------------------------------------------------------ */

static int
find_doc(const n06_reader *r, const char *name, const bt_doc **out)
{
    *out = bt_pack_doc(r->game->pack, name);
    return *out ? BT_OK
                : bt_fail(r->err, BT_ENOTFOUND, "the data of %s has no file %s",
                          r->game->pack->game, name);
}

static int
read_doc(n06_reader *r, const char *name, int (*read)(n06_reader *, const bt_doc *))
{
    const bt_doc *doc;
    int status = find_doc(r, name, &doc);

    if (!status)
        status = bt_node_expect(bt_doc_root(doc), BT_DOC_MAPPING, r->err);
    return status ? status : read(r, doc);
}

static int
find_scenario(n06_reader *r)
{
    char name[64];
    const bt_doc *doc;

    (void)snprintf(name, sizeof name, "scenario-%s.yaml", r->game->scenario);
    int status = find_doc(r, name, &doc);
    if (status)
        return status;
    r->scenario = bt_doc_root(doc);
    return bt_node_expect(r->scenario, BT_DOC_MAPPING, r->err);
}

int
n06_load(bt_game *game, bt_error *err)
{
    n06_reader r = { .game = game, .err = err };

    r.p = bt_arena_calloc(&game->arena, 1, sizeof *r.p);
    r.units = bt_arena_calloc(&game->arena, N06_UNITS_MAX, sizeof *r.units);
    r.cards = bt_arena_calloc(&game->arena, N06_CARDS_MAX, sizeof *r.cards);
    if (!r.p || !r.units || !r.cards)
        return bt_fail(err, BT_ENOMEM, "no memory for the game's tables");
    int status = find_scenario(&r);
    if (status || (status = read_doc(&r, "map.yaml", n06_read_map)) ||
        (status = read_doc(&r, "blocks.yaml", n06_read_blocks)) ||
        (status = read_doc(&r, "cards.yaml", n06_read_cards)) || (status = n06_read_scenario(&r)) ||
        (status = n06_read_secret(&r)))
        return status;
    n06_sort_windows(r.p);
    game->printed = r.p;
    game->network = &r.p->network;
    game->units = r.units;
    game->unit_count = r.p->unit_count;
    game->cards = r.cards;
    game->card_count = r.p->card_count;
    game->boxes = n06_box_words;
    game->box_infos = box_infos;
    game->box_count = N06_BOX_COUNT;
    return BT_OK;
}
