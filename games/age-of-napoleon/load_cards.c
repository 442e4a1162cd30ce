/*
 * load_cards.c - reads the deck.
 */
#include "load_internal.h"

#include <stdio.h>
#include <string.h>

#define COPIES_MAX 9
#define ID_SIZE    40

/* The titles as the rules know them. */
static const struct {
    const char *id, *stem, *who;
    uint8_t phases;
} titles[AON_TITLES] = {
#define WHO_ANY                           NULL
#define WHO_FRENCH                        "french"
#define WHO_COALITION                     "coalition"
#define CARD(code, id, stem, who, phases) { id, stem, WHO_##who, phases },
#include "cards.def"
#undef CARD
};

/* When a title serves, as the cards say it; those of any time say nothing. */
static const struct {
    uint8_t phases;
    const char *word;
} phase_words[] = {
    { AON_IN_DIPLOMACY, "diplomacy" },
    { AON_IN_INSURRECTION, "insurrection" },
    { AON_IN_REINFORCEMENT, "reinforcement" },
    { AON_IN_CAMPAIGN, "campaign" },
    { AON_IN_BATTLE, "battle" },
    { AON_IN_SURRENDER, "surrender" },
    { AON_IN_ATTRITION, "attrition" },
    { AON_IN_DIPLOMACY | AON_IN_SURRENDER, "diplomacy or surrender" },
    { AON_IN_REINFORCEMENT | AON_IN_CAMPAIGN, "reinforcement or campaign" },
};

int
aon_word_title(const aon_reader *r, const bt_word *word, aon_title *out)
{
    for (int i = 0; i < AON_TITLES; i++) {
        if (!strcmp(titles[i].id, word->text)) {
            *out = (aon_title)i;
            return BT_OK;
        }
    }
    return bt_word_fail(word, r->err, "\"%s\" is no title of cards.yaml", word->text);
}

static const char *
phase_word(uint8_t phases)
{
    for (size_t i = 0; i < BT_COUNT(phase_words); i++) {
        if (phase_words[i].phases == phases)
            return phase_words[i].word;
    }
    return NULL;
}

/* `{CARD-PITT.1: ...}`: other words for the clauses of a title. */
static int
read_lines(const aon_reader *r, bt_node node, bt_card_info *info)
{
    bt_card_line *lines;
    int status = bt_node_expect(node, BT_DOC_MAPPING, r->err);

    if (status)
        return status;
    lines = bt_arena_calloc(&r->game->arena, (size_t)bt_node_count(node), sizeof *lines);
    if (!lines)
        return bt_fail(r->err, BT_ENOMEM, "no memory for the game's tables");
    info->lines = lines;
    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key))) {
        const bt_clause *clause = bt_clause_find(r->game->rules, bt_node_text(key));
        if (!clause)
            return bt_node_fail(key, r->err, "\"%s\" is no clause of the rules", bt_node_text(key));
        bt_card_line *line = &lines[info->line_count++];
        line->rule = clause->number;
        status = bt_load_text(r->game, bt_node_text(bt_node_next(key)), &line->text, r->err);
    }
    return status;
}

/* What is printed of a title: the clauses CARD-NAME.n, unless the file has other words. */
static int
print_title(const aon_reader *r, bt_node row, aon_title title, bt_card_info *out)
{
    bt_node lines = bt_node_find(row, "lines");
    int status = bt_load_name(r->game, row, &out->name, r->err);

    if (status)
        return status;
    out->side = BT_SIDE_NONE;
    out->phase = phase_word(titles[title].phases);
    out->who = titles[title].who;
    if (bt_node_exists(lines))
        return read_lines(r, lines, out);
    return bt_card_cite(out, r->game->rules, titles[title].stem, &r->game->arena);
}

/* The cards of a title: `pitt`, or `mud.1` and `mud.2`. */
static int
add_copies(const aon_reader *r, aon_title title, int copies, const bt_card_info *printed)
{
    aon_printed *p = r->p;
    int status = BT_OK;

    for (int i = 1; i <= copies && !status; i++) {
        char id[ID_SIZE];
        int number = p->card_count++;
        (void)snprintf(id, sizeof id, copies > 1 ? "%s.%d" : "%s", titles[title].id, i);
        r->cards[number] = *printed;
        p->title_of[number] = (uint8_t)title;
        bt_set_add(&p->of_title[title], (uint8_t)number);
        bt_set_add(&p->cards, (uint8_t)number);
        status = bt_load_text(r->game, id, &r->cards[number].id, r->err);
    }
    return status;
}

static int
read_title(const aon_reader *r, bt_node row, aon_title title)
{
    static const char *const known[] = { "name", "copies", "lines", "grade" };
    bt_card_info printed = { 0 };
    int copies = 0;
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);

    if (status || (status = bt_node_get_int(row, "copies", 1, COPIES_MAX, &copies, r->err)) ||
        (status = print_title(r, row, title, &printed)) || (status = bt_load_grade(row, r->err)))
        return status;
    if (r->p->card_count + copies > AON_CARDS_MAX)
        return bt_node_fail(row, r->err, "more than %d cards", AON_CARDS_MAX);
    return add_copies(r, title, copies, &printed);
}

int
aon_read_cards(aon_reader *r, const bt_doc *doc)
{
    static const char *const known[] = { "cards", "totals" };
    static const char *const counted[] = { "titles", "cards" };
    const char *ids[AON_TITLES];
    bt_node node, row, root = bt_doc_root(doc), totals = bt_node_find(root, "totals");
    int status = bt_node_only(root, known, BT_COUNT(known), r->err);

    for (int i = 0; i < AON_TITLES; i++)
        ids[i] = titles[i].id;
    if (status || (status = bt_node_get(root, "cards", &node, r->err)) ||
        (status = bt_node_only(node, ids, AON_TITLES, r->err)))
        return status;
    for (int i = 0; i < AON_TITLES && !status; i++) {
        if (!(status = bt_node_get(node, ids[i], &row, r->err)))
            status = read_title(r, row, (aon_title)i);
    }
    if (status || !bt_node_exists(totals))
        return status;
    if ((status = bt_node_only(totals, counted, BT_COUNT(counted), r->err)) ||
        (status = bt_node_total(totals, "titles", AON_TITLES, r->err)))
        return status;
    return bt_node_total(totals, "cards", r->p->card_count, r->err);
}
