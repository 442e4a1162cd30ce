/*
 * load_words.c - what a word or node of a file names or holds.
 */
#include "load_internal.h"

#include <stdlib.h>
#include <string.h>

#define ID_MAX 15

const char *const n06_side_words[2] = { "french", "prussian" };

const char *const n06_box_words[N06_BOX_COUNT] = { [N06_BOX_UNUSED] = "unused",
                                                   [N06_BOX_COMING] = "coming",
                                                   [N06_BOX_DEAD] = "dead",
                                                   [N06_BOX_HIDDEN] = "hidden" };

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
