/*
 * cards.c - cards: which is which, what forbids them in general, where they go.
 */
#include "cards.h"

#include <berthier/deck.h>

#define ANY       BT_SIDE_NONE
#define FRENCH    AON_FRENCH
#define COALITION AON_COALITION
static const struct {
    const char *clause;
    bt_side who;
    unsigned phases;
} titles[AON_TITLES] = {
#define CARD(code, id, stem, who, phases) [AON_##code] = { stem ".1", who, phases },
#include "cards.def"
#undef CARD
};
#undef ANY
#undef FRENCH
#undef COALITION

const char *
aon_clause_of(aon_title title)
{
    return titles[title].clause;
}

bt_side
aon_side_of_title(aon_title title)
{
    return titles[title].who;
}

bt_set
aon_held(const aon *n, bt_side side, aon_title title)
{
    return bt_set_and(n->s->hand[side], n->printed->of_title[title]);
}

bt_set
aon_held_of(const aon *n, bt_side side, uint64_t wanted)
{
    bt_set cards = { { 0 } };

    for (; wanted; wanted &= wanted - 1)
        cards = bt_set_or(cards, n->printed->of_title[__builtin_ctzll(wanted)]);
    return bt_set_and(cards, n->s->hand[side]);
}

static bool
in_hand(const aon *n, const bt_act *act)
{
    return bt_set_has(&n->s->hand[act->side], (uint8_t)act->a);
}

const bt_reason *
aon_refuse_card(const aon *n, const bt_act *act, unsigned phase)
{
    aon_title title;

    if (!in_hand(n, act))
        return REFUSE(NOT_IN_HAND);
    title = aon_title_of(n, act->a);
    if (titles[title].who != BT_SIDE_NONE && titles[title].who != act->side)
        return REFUSE_OF(WRONG_SIDE, title);
    if (!(titles[title].phases & phase))
        return REFUSE_OF(WRONG_PHASE, title);
    if (n->s->barred >> act->side & 1)
        return REFUSE(BARRED);
    return NULL;
}

/* [CARD-PEACE-TALKS.2] [CARD-WINTER-QUARTERS.1] The latter in winter. */
const bt_reason *
aon_refuse_late(const aon *n, aon_title title)
{
    if (title == AON_PEACE_TALKS)
        return REFUSE(TALKS_LATE);
    return title == AON_WINTER_QUARTERS && n->s->round >= AON_WINTER
               ? REFUSE(QUARTERS_LATE)
               : REFUSE_OF(WRONG_PHASE, title);
}

const bt_reason *
aon_refuse_payment(const aon *n, const bt_act *act)
{
    if (!in_hand(n, act))
        return REFUSE(NOT_IN_HAND);
    return n->s->barred >> act->side & 1 ? REFUSE(BARRED) : NULL;
}

static void
put(aon *n, bt_side side, unsigned card, bt_set *pile)
{
    bt_set_remove(&n->s->known[side], (uint8_t)card);
    bt_pile_move(&n->s->hand[side], pile, (uint8_t)card);
}

void
aon_play(aon *n, bt_side side, unsigned card)
{
    aon_play_by(n, side, card, aon_clause_of(aon_title_of(n, card)));
}

void
aon_play_by(aon *n, bt_side side, unsigned card, const char *rule)
{
    put(n, side, card, &n->s->discard);
    AON_EVENT(n, PLAYED, rule, side, card, 0, 0);
}

void
aon_play_upon(aon *n, bt_side side, unsigned card, uint8_t country, const char *rule)
{
    put(n, side, card, &n->s->discard);
    AON_EVENT(n, PLAYED_ON, rule, side, card, country, 0);
}

void
aon_lay(aon *n, bt_side side, unsigned card, const char *rule)
{
    put(n, side, card, &n->s->table[side]);
    AON_EVENT(n, PLAYED, rule, side, card, 0, 0);
}

void
aon_pay(aon *n, bt_side side, unsigned card, const char *rule)
{
    put(n, side, card, &n->s->discard);
    AON_EVENT(n, PAID, rule, side, card, 0, 0);
}

void
aon_clear_table(aon *n)
{
    for (int side = 0; side < 2; side++) {
        n->s->discard = bt_set_or(n->s->discard, n->s->table[side]);
        n->s->table[side] = (bt_set){ { 0 } };
    }
}

bool
aon_on_table(const aon *n, bt_side side, aon_title title)
{
    bt_set there = bt_set_and(n->s->table[side], n->printed->of_title[title]);

    return !bt_set_is_empty(&there);
}
