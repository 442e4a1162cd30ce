/*
 * load_words.c - the words of the files, and what a word or node of them names.
 */
#include "load_internal.h"

#include <string.h>

const char *const aon_side_words[2] = { [AON_FRENCH] = "french", [AON_COALITION] = "coalition" };

const char *const aon_box_words[AON_BOX_COUNT] = {
    [AON_BOX_RESERVE] = "reserve",       [AON_BOX_PRISONERS] = "prisoners",
    [AON_BOX_ELIMINATED] = "eliminated", [AON_BOX_WAITING] = "waiting",
    [AON_BOX_HIDDEN] = "hidden",
};

const char *const aon_class_words[3] = {
    [AON_MAJOR] = "major", [AON_MINOR] = "minor", [AON_DETACHABLE] = "detachable"
};

const char *const aon_align_words[AON_ALIGNS] = {
    [AON_PART] = "part", [AON_MEMBER] = "member",     [AON_NEUTRAL] = "neutral",
    [AON_ALLY] = "ally", [AON_DOMINION] = "dominion", [AON_INSURGENT] = "insurgent",
};

const char *const aon_effect_words[AON_EFFECTS] = {
    [AON_BRITANNIA] = "britannia", [AON_CONTINENTAL] = "continental-system",
    [AON_RADETZKY] = "radetzky",   [AON_STEIN] = "stein",
    [AON_INVASION] = "invasion",
};

const char *
aon_country_id(const aon_reader *r, uint8_t country)
{
    return r->game->rosters[AON_NAMES].at[country].id;
}

int
aon_word_unit(const aon_reader *r, const bt_word *word, bt_unit *out)
{
    return bt_load_unit(word, r->units, r->p->unit_count, "corps of corps.yaml", out, r->err);
}

int
aon_word_country(const aon_reader *r, const bt_word *word, uint8_t *out)
{
    *out = bt_named_find(r->game, AON_NAMES, word->text, (int)strlen(word->text));
    if (*out != AON_NO_COUNTRY)
        return BT_OK;
    return bt_word_fail(word, r->err, "\"%s\" is no country of countries.yaml", word->text);
}

int
aon_node_country(const aon_reader *r, bt_node node, uint8_t *out)
{
    bt_word word;
    int status = bt_node_single(node, &word, r->err);

    return status ? status : aon_word_country(r, &word, out);
}

int
aon_read_words(aon_reader *r, bt_node node, int what, aon_word_reader *read)
{
    bt_words words;
    bt_word word;
    int status = bt_node_exists(node) ? bt_words_start(&words, node, r->err) : BT_OK;

    while (!status && bt_node_exists(node) && bt_words_next(&words, &word))
        status = read(r, &word, what);
    return status;
}

int
aon_read_sides(aon_reader *r, bt_node mapping, aon_side_reader *read)
{
    int status = bt_node_only(mapping, aon_side_words, BT_COUNT(aon_side_words), r->err);

    for (bt_side side = 0; side < 2 && !status; side++) {
        bt_node value;
        status = bt_node_get(mapping, aon_side_words[side], &value, r->err);
        if (!status)
            status = read(r, value, side);
    }
    return status;
}
