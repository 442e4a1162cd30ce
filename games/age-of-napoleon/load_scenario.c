/*
 * load_scenario.c - reads a scenario: when it begins, where countries stand, cards, effects.
 */
#include "load_internal.h"

#define UNSAID ((uint8_t)0xff) /* a country of which nothing has been said yet */

/* --- when --------------------------------------------------------------------------------- */

static int
read_clock(aon_reader *r)
{
    int year = 0, round = 0;
    int status = bt_load_title(r->game, r->scenario, r->err);

    if (status ||
        (status = bt_node_get_int(r->scenario, "year", AON_CENTURY + 1, AON_CENTURY + AON_YEAR_LAST,
                                  &year, r->err)) ||
        (status = bt_node_get_int(r->scenario, "round", 1, AON_ROUNDS, &round, r->err)))
        return status;
    r->p->year = (uint8_t)(year - AON_CENTURY);
    r->p->round = (uint8_t)round;
    return BT_OK;
}

/* --- alignments [AON-3.2] ------------------------------------------------------------------- */

static int
align(aon_reader *r, const bt_word *word, int where)
{
    uint8_t number;
    int status = aon_word_country(r, word, &number);

    if (status)
        return status;
    aon_country *country = &r->p->countries[number];
    if (number == r->p->france || number == r->p->britain)
        return bt_word_fail(word, r->err, "%s never changes sides", word->text);
    if (country->start != UNSAID)
        return bt_word_fail(word, r->err, "%s is given twice", word->text);
    if (where == AON_PART && country->class != AON_DETACHABLE)
        return bt_word_fail(word, r->err, "%s is no part of another country", word->text);
    country->start = (uint8_t)where;
    return BT_OK;
}

static int
read_alignments(aon_reader *r)
{
    aon_printed *p = r->p;
    bt_node node;
    int status = bt_node_get(r->scenario, "alignments", &node, r->err);

    if (!status)
        status = bt_node_only(node, aon_align_words, AON_ALIGNS, r->err);
    for (int i = 0; i < p->country_count; i++)
        p->countries[i].start = UNSAID;
    for (int i = 0; i < AON_ALIGNS && !status; i++)
        status = aon_read_words(r, bt_node_find(node, aon_align_words[i]), i, align);
    p->countries[p->france].start = AON_ALLY;
    p->countries[p->britain].start = AON_MEMBER;
    for (int i = 0; i < p->country_count && !status; i++) {
        if (p->countries[i].start == UNSAID)
            return bt_node_fail(node, r->err, "nothing is said of %s",
                                aon_country_id(r, (uint8_t)i));
    }
    return status;
}

/* --- cards -------------------------------------------------------------------------------- */

/* Put a card of a title aside or among the discards. */
static int
lay_out(aon_reader *r, const bt_word *word, int aside)
{
    aon_printed *p = r->p;
    aon_title title = (aon_title)0;
    int status = aon_word_title(r, word, &title);

    if (status)
        return status;
    bt_set left = bt_set_minus(p->of_title[title], bt_set_or(p->aside, p->discard));
    if (bt_set_is_empty(&left))
        return bt_word_fail(word, r->err, "there is no further card %s", word->text);
    bt_set_add(aside ? &p->aside : &p->discard, bt_set_first(&left));
    return BT_OK;
}

static int
read_hand(aon_reader *r, bt_node value, bt_side side)
{
    int cards = 0;
    int status = bt_node_int(value, r->p->hand_least, r->p->hand_most, &cards, r->err);

    r->p->hand[side] = (uint8_t)cards;
    return status;
}

static int
read_cards(aon_reader *r)
{
    static const char *const known[] = { "aside", "discard", "random", "hands" };
    aon_printed *p = r->p;
    bt_node node, hands;
    int random = 0;
    int status = bt_node_get(r->scenario, "cards", &node, r->err);

    if (status || (status = bt_node_only(node, known, BT_COUNT(known), r->err)) ||
        (status = aon_read_words(r, bt_node_find(node, "aside"), true, lay_out)) ||
        (status = aon_read_words(r, bt_node_find(node, "discard"), false, lay_out)) ||
        (status = bt_node_get(node, "hands", &hands, r->err)) ||
        (status = aon_read_sides(r, hands, read_hand)))
        return status;
    int used = bt_set_count(&p->aside) + bt_set_count(&p->discard) + p->hand[0] + p->hand[1];
    if (used > p->card_count)
        return bt_node_fail(node, r->err, "%d cards are given out, but there are only %d", used,
                            p->card_count);
    if (bt_node_exists(bt_node_find(node, "random")))
        status = bt_node_get_int(node, "random", 0, p->card_count - used, &random, r->err);
    p->to_discard = (uint8_t)random;
    return status;
}

/* --- effects and what was before ------------------------------------------------------------ */

static int
put_in_effect(aon_reader *r, const bt_word *word, int unused)
{
    int effect = 0;
    int status = bt_word_among(word, aon_effect_words, AON_EFFECTS, &effect, r->err);

    (void)unused;
    if (status)
        return status;
    if (r->p->effects >> effect & 1)
        return bt_word_fail(word, r->err, "%s is given twice", word->text);
    r->p->effects |= (uint8_t)(1u << effect);
    return BT_OK;
}

static int
remember(aon_reader *r, const bt_word *word, int dominion)
{
    uint8_t number;
    int status = aon_word_country(r, word, &number);

    if (status)
        return status;
    aon_country *country = &r->p->countries[number];
    if (country->class != AON_MAJOR || number == r->p->france || number == r->p->britain)
        return bt_word_fail(word, r->err, "expected a major country that can change sides");
    if (dominion)
        country->was_dominion = true;
    else
        country->has_surrendered = true;
    return BT_OK;
}

/* A dominion of the moment has been one as well. */
static int
read_before(aon_reader *r)
{
    static const char *const known[] = { "surrendered", "dominion" };
    bt_node node = bt_node_find(r->scenario, "before");
    aon_printed *p = r->p;

    for (int i = 0; i < p->country_count; i++)
        p->countries[i].was_dominion =
            p->countries[i].class == AON_MAJOR && p->countries[i].start == AON_DOMINION;
    if (!bt_node_exists(node))
        return BT_OK;
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);
    if (!status)
        status = aon_read_words(r, bt_node_find(node, known[0]), false, remember);
    return status ? status : aon_read_words(r, bt_node_find(node, known[1]), true, remember);
}

int
aon_read_scenario(aon_reader *r)
{
    static const char *const known[] = { "id",     "title",      "year",   "round",
                                         "cards",  "alignments", "before", "in-effect",
                                         "starts", "eliminated", "totals" };
    int status = bt_node_only(r->scenario, known, BT_COUNT(known), r->err);

    if (status || (status = read_clock(r)) || (status = read_alignments(r)) ||
        (status = read_cards(r)) ||
        (status = aon_read_words(r, bt_node_find(r->scenario, "in-effect"), 0, put_in_effect)))
        return status;
    return read_before(r);
}
