/*
 * load_cards.c - reads combat boxes, dice, events and the two decks.
 */
#include "load_internal.h"

#include <berthier/utf8.h>
#include <string.h>

#define BOXES_MAX   8
#define LOSSES_MAX  3 /* in one box; none printed shows more than 1 */
#define FATIGUE_MAX 4 /* in one box, none above 2; and of the event Fatigue */
#define VALUE_MAX   6 /* [C1.29] */
#define COPIES_MAX  20

static const char *const colour_words[] = {
    [N06_RED] = "red", [N06_BLUE] = "blue", [N06_GREEN] = "green"
};

/* [C1.9] [C1.10] [C1.11] When the events of a colour serve, by the words of the procedures. */
static const char *const phase_words[] = {
    [N06_RED] = "draw", [N06_BLUE] = "initiative", [N06_GREEN] = "operations"
};

/* The events as the rules know them. */
static const struct {
    const char *id, *name;
    n06_colour colour;
    const char *who;
} events[N06_EVENT_CARDS] = {
#define WHO_ANY   NULL
#define WHO_MOVER "acting side"
#define WHO_OTHER "other side"
#define EVENT_CARD(code, id, name, colour, window, doer, rule)                                     \
    { id, name, N06_##colour, WHO_##doer },
#include "cards.def"
#undef EVENT_CARD
};

typedef struct boxes {
    int count;
    const char *names[BOXES_MAX];
    n06_box_result results[BOXES_MAX];
} boxes;

/* A cards document being read. */
typedef struct deck_reader {
    n06_reader *r;
    bt_node root;
    boxes boxes;
} deck_reader;

/* --- boxes and dice [C1.30] ---------------------------------------------------- */

/* `L1: 1 1` is a box of one loss and one point of fatigue. */
static int
read_box(deck_reader *d, bt_node key)
{
    n06_reader *r = d->r;
    bt_words words;
    bt_word name, losses, fatigue, more;
    int lost = 0, tired = 0;
    int status = bt_node_single(key, &name, r->err);

    if (status || (status = bt_words_start(&words, bt_node_next(key), r->err)))
        return status;
    if (!bt_words_next(&words, &losses) || !bt_words_next(&words, &fatigue) ||
        bt_words_next(&words, &more))
        return bt_node_fail(bt_node_next(key), r->err, "expected losses and fatigue");
    if (d->boxes.count == BOXES_MAX)
        return bt_node_fail(key, r->err, "more than %d boxes", BOXES_MAX);
    if ((status = bt_word_int(&losses, 0, LOSSES_MAX, &lost, r->err)) ||
        (status = bt_word_int(&fatigue, 0, FATIGUE_MAX, &tired, r->err)))
        return status;
    d->boxes.results[d->boxes.count] = (n06_box_result){ (uint8_t)lost, (uint8_t)tired };
    return bt_load_text(r->game, name.text, &d->boxes.names[d->boxes.count++], r->err);
}

static int
read_boxes(deck_reader *d)
{
    bt_node node;
    int status = bt_node_get(d->root, "boxes", &node, d->r->err);

    if (status || (status = bt_node_expect(node, BT_DOC_MAPPING, d->r->err)))
        return status;
    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key)))
        status = read_box(d, key);
    return status;
}

static int
word_box(const deck_reader *d, const bt_word *word, n06_box_result *out)
{
    int box = 0;
    int status = bt_word_among(word, d->boxes.names, d->boxes.count, &box, d->r->err);

    if (!status)
        *out = d->boxes.results[box];
    return status;
}

static int
read_die(const deck_reader *d, bt_node node, bt_side side)
{
    bt_words words;
    bt_word word;
    int face = 0;
    int status = bt_words_start(&words, node, d->r->err);

    for (; !status && bt_words_next(&words, &word); face++) {
        if (face == 6)
            return bt_word_fail(&word, d->r->err, "more than six faces");
        status = word_box(d, &word, &d->r->p->die[side][face]);
    }
    if (!status && face != 6)
        return bt_node_fail(node, d->r->err, "%d faces, expected six", face);
    return status;
}

static int
read_dice(const deck_reader *d)
{
    bt_node node, faces;
    int status = bt_node_get(d->root, "dice", &node, d->r->err);

    if (status || (status = bt_node_only(node, n06_side_words, 2, d->r->err)))
        return status;
    for (bt_side side = 0; side < 2 && !status; side++) {
        if (!(status = bt_node_get(node, n06_side_words[side], &faces, d->r->err)))
            status = read_die(d, faces, side);
    }
    return status;
}

/* --- events -------------------------------------------------------------------------- */

/* `corps` of the events whose rules speak of one corps, and of no others. */
static int
read_corps(const n06_reader *r, bt_node row, int event)
{
    bool needed = event == N06_BERNADOTTE || event == N06_CHARGE || event == N06_THE_GUARD ||
                  event == N06_SAXON_DEFECTION;
    bt_unit *unit = &r->p->event_unit[event];
    bt_node node = bt_node_find(row, "corps");
    bt_word word;
    int status;

    *unit = BT_UNIT_NONE;
    if (!needed)
        return bt_node_exists(node)
                   ? bt_node_fail(node, r->err, "the event %s is about no corps", events[event].id)
                   : BT_OK;
    if ((status = bt_node_get(row, "corps", &node, r->err)) ||
        (status = bt_node_single(node, &word, r->err)) || (status = n06_word_unit(r, &word, unit)))
        return status;
    if (r->p->blocks[*unit].kind != N06_CORPS)
        return bt_word_fail(&word, r->err, "%s is no corps", word.text);
    return BT_OK;
}

/* `areas` of Strategic Retreat: the two that it falls back on. */
static int
read_refuges(const n06_reader *r, bt_node row, int event)
{
    bt_node node = bt_node_find(row, "areas");
    bt_words words;
    bt_word word;
    int count = 0, status;

    if (event != N06_STRATEGIC_RETREAT)
        return bt_node_exists(node)
                   ? bt_node_fail(node, r->err, "the event %s is about no areas", events[event].id)
                   : BT_OK;
    if ((status = bt_node_get(row, "areas", &node, r->err)) ||
        (status = bt_words_start(&words, node, r->err)))
        return status;
    for (; !status && bt_words_next(&words, &word); count++) {
        if (count == 2)
            return bt_word_fail(&word, r->err, "more than two areas");
        status = bt_word_area(&word, &r->p->network, &r->p->refuges[count], r->err);
    }
    if (!status && (count != 2 || r->p->refuges[0] == r->p->refuges[1]))
        return bt_node_fail(node, r->err, "expected two areas");
    return status;
}

static int
read_event(const n06_reader *r, bt_node row, int event)
{
    static const char *const known[] = {
        "colour", "french", "prussian", "corps", "areas", "grades"
    };
    bt_node node;
    int colour = 0;
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);

    if (status || (status = bt_node_get(row, "colour", &node, r->err)) ||
        (status = bt_node_word(node, colour_words, BT_COUNT(colour_words), &colour, r->err)))
        return status;
    if (colour != (int)events[event].colour)
        return bt_node_fail(node, r->err, "the rules play %s as a %s event", events[event].id,
                            colour_words[events[event].colour]);
    r->p->event_colour[event] = (uint8_t)colour;
    if ((status = read_corps(r, row, event)) || (status = read_refuges(r, row, event)))
        return status;
    return bt_node_grades(row, 2, r->err);
}

static int
read_events(const deck_reader *d)
{
    const char *ids[N06_EVENT_CARDS];
    bt_node node, row;
    int status = bt_node_get(d->root, "events", &node, d->r->err);

    for (int i = 0; i < N06_EVENT_CARDS; i++)
        ids[i] = events[i].id;
    if (!status)
        status = bt_node_only(node, ids, N06_EVENT_CARDS, d->r->err);
    for (int i = 0; i < N06_EVENT_CARDS && !status; i++) {
        if (!(status = bt_node_get(node, ids[i], &row, d->r->err)))
            status = read_event(d->r, row, i);
    }
    return status;
}

/* The copies that an event's line states, against those in the decks. */
static int
check_copies(const deck_reader *d)
{
    const n06_printed *p = d->r->p;
    bt_node table = bt_node_find(d->root, "events");
    int status = BT_OK, stated = 0;

    for (int i = 0; i < 2 * N06_EVENT_CARDS && !status; i++) {
        bt_side side = (bt_side)(i % 2);
        bt_node node, row = bt_node_find(table, events[i / 2].id);
        bt_set cards = bt_set_and(p->of_event[i / 2], p->deck[side]);
        if ((status = bt_node_get(row, n06_side_words[side], &node, d->r->err)) ||
            (status = bt_node_int(node, 0, COPIES_MAX, &stated, d->r->err)))
            return status;
        if (stated != bt_set_count(&cards))
            return bt_node_fail(node, d->r->err, "%d copies, but the %s deck has %d", stated,
                                n06_side_words[side], bt_set_count(&cards));
    }
    return status;
}

/* --- decks --------------------------------------------------------------------------- */

static int
word_event(const n06_reader *r, const bt_word *word, uint8_t *out)
{
    for (int i = 0; i < N06_EVENT_CARDS; i++) {
        if (!strcmp(events[i].id, word->text)) {
            *out = (uint8_t)i;
            return BT_OK;
        }
    }
    return bt_word_fail(word, r->err, "\"%s\" is no event", word->text);
}

static int
read_card_id(const n06_reader *r, const bt_word *word, bt_card_info *info)
{
    for (int i = 0; i < r->p->card_count; i++) {
        if (bt_id_same(r->cards[i].id, word->text))
            return bt_word_fail(word, r->err, "two cards have the id %s", word->text);
    }
    return bt_word_id(word, &r->game->arena, &info->id, r->err);
}

/* `+2` at the end of a line of the event Fatigue, and of no other. */
static int
read_amount(const n06_reader *r, bt_node row, bt_words *words, n06_card *card)
{
    bt_word word, more;
    int amount = 0, status;

    if (!bt_words_next(words, &word))
        return card->event == N06_FATIGUE
                   ? bt_node_fail(row, r->err, "expected +1 or so at the end: how much fatigue")
                   : BT_OK;
    if (card->event != N06_FATIGUE || word.text[0] != '+')
        return bt_word_fail(&word, r->err, "\"%s\" is one word too many", word.text);
    if ((status = bt_word_int(&word, 1, FATIGUE_MAX, &amount, r->err)))
        return status;
    if (bt_words_next(words, &more))
        return bt_word_fail(&more, r->err, "\"%s\" is one word too many", more.text);
    card->amount = (uint8_t)amount;
    return BT_OK;
}

static void
list_card(n06_printed *p, bt_unit number)
{
    const n06_card *card = &p->cards[number];

    bt_set_add(&p->deck[card->side], number);
    bt_set_add(&p->of_event[card->event], number);
    if (p->event_colour[card->event] == N06_RED)
        bt_set_add(&p->red, number);
    p->card_count++;
}

/* What is printed of its event: the lines are the clauses E-NAME.n. */
static int
print_event(const n06_reader *r, int event, bt_card_info *info)
{
    char stem[32] = "E-";
    const char *id = events[event].id;

    for (size_t i = 0; id[i] && i + 3 < sizeof stem; i++)
        stem[i + 2] = bt_capital(id[i]);
    info->name = events[event].name;
    info->phase = phase_words[r->p->event_colour[event]];
    info->who = events[event].who;
    return bt_card_cite(info, r->game->rules, stem, &r->game->arena);
}

/* `F01 anticipation 5 F1 1 R` */
static int
read_card(const deck_reader *d, bt_node row, bt_side side)
{
    n06_reader *r = d->r;
    bt_unit number = (bt_unit)r->p->card_count;
    bt_words words;
    bt_word word[6];
    int value = 0, recovery = 0, grade = 0;
    int status = bt_node_expect(row, BT_DOC_SCALAR, r->err);

    if (status || (status = bt_words_start(&words, row, r->err)))
        return status;
    if (number == N06_CARDS_MAX)
        return bt_node_fail(row, r->err, "more than %d cards", N06_CARDS_MAX);
    for (size_t i = 0; i < BT_COUNT(word); i++) {
        if (!bt_words_next(&words, &word[i]))
            return bt_node_fail(row, r->err, "expected id, event, value, box, recovery and grade");
    }
    n06_card *card = &r->p->cards[number];
    bt_card_info *info = &r->cards[number];
    if ((status = read_card_id(r, &word[0], info)) ||
        (status = word_event(r, &word[1], &card->event)) ||
        (status = bt_word_int(&word[2], 1, VALUE_MAX, &value, r->err)) ||
        (status = word_box(d, &word[3], &card->box)) ||
        (status = bt_word_int(&word[4], 0, N06_FATIGUE_MAX, &recovery, r->err)) ||
        (status = bt_word_among(&word[5], bt_grade_words, BT_GRADES, &grade, r->err)) ||
        (status = read_amount(r, row, &words, card)))
        return status;
    card->side = info->side = side;
    card->value = (uint8_t)value;
    card->recovery = (uint8_t)recovery;
    list_card(r->p, number);
    return print_event(r, card->event, info);
}

static int
read_deck(const deck_reader *d, bt_side side)
{
    bt_node list;
    int status = bt_node_get(d->root, n06_side_words[side], &list, d->r->err);

    if (status || (status = bt_node_expect(list, BT_DOC_SEQUENCE, d->r->err)))
        return status;
    for (bt_node row = bt_node_first(list); bt_node_exists(row) && !status; row = bt_node_next(row))
        status = read_card(d, row, side);
    int count = bt_set_count(&d->r->p->deck[side]);
    if (!status && count < N06_DECK_MIN)
        return bt_node_fail(list, d->r->err, "%d cards, expected at least %d", count, N06_DECK_MIN);
    return status;
}

/* --- sums that the rules state [C1.29] [C1.30] ------------------------------------------ */

/* `7/2`, or a whole number. */
static int
check_ratio(const n06_reader *r, bt_node mapping, const char *key, int part, int whole)
{
    bt_node node = bt_node_find(mapping, key);
    const char *text = bt_node_text(node);
    int over = text[0] - '0', under = 1;

    if (!bt_node_exists(node))
        return BT_OK;
    if (text[0] && text[1] == '/' && strlen(text) == 3)
        under = text[2] - '0';
    else if (strlen(text) != 1)
        under = 0;
    if (over < 0 || over > 9 || under < 1 || under > 9)
        return bt_node_fail(node, r->err, "\"%s\" found; expected a share such as 1/2", text);
    if (part * under != over * whole)
        return bt_node_fail(node, r->err, "%s should be %s, but %d over %d are counted", key, text,
                            part, whole);
    return BT_OK;
}

static int
check_totals(n06_reader *r, bt_node node, bt_side side)
{
    static const char *const known[] = { "cards", "highest", "mean", "losses" };
    bt_set deck = r->p->deck[side];
    int count = bt_set_count(&deck), sum = 0, highest = 0, losses = 0, faces = 0;
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);

    while (!bt_set_is_empty(&deck)) {
        const n06_card *card = &r->p->cards[bt_set_take(&deck)];
        sum += card->value;
        highest = card->value > highest ? card->value : highest;
        losses += card->box.losses > 0;
    }
    for (int face = 0; face < 6; face++)
        faces += r->p->die[side][face].losses > 0;
    if (status || (status = bt_node_total(node, "cards", count, r->err)) ||
        (status = bt_node_total(node, "highest", highest, r->err)) ||
        (status = check_ratio(r, node, "mean", sum, count)) ||
        (status = check_ratio(r, node, "losses", losses, count)))
        return status;
    return check_ratio(r, node, "losses", faces, 6);
}

int
n06_read_cards(n06_reader *r, const bt_doc *doc)
{
    static const char *const known[] = {
        "boxes", "dice", "events", "french", "prussian", "totals"
    };
    deck_reader d = { .r = r, .root = bt_doc_root(doc) };
    bt_node totals = bt_node_find(d.root, "totals");
    int status = bt_node_only(d.root, known, BT_COUNT(known), r->err);

    if (status || (status = read_boxes(&d)) || (status = read_dice(&d)) ||
        (status = read_events(&d)))
        return status;
    for (bt_side side = 0; side < 2 && !status; side++)
        status = read_deck(&d, side);
    if (status || (status = check_copies(&d)) || !bt_node_exists(totals))
        return status;
    return n06_read_sides(r, totals, check_totals);
}
