/*
 * sequence.c - the course of play [AON-5.1], read from top to bottom.
 *
 *     each year:
 *         Diplomacy
 *         Insurrection
 *         Strategy
 *         Reinforcement
 *         Campaign: six rounds
 *         Surrender
 *         Winter Attrition
 *         Victory Check
 */
#include "sequence.h"
#include "action.h"
#include "corps.h"
#include "deal.h"
#include "restore.h"
#include "state_ok.h"
#include "victory.h"

#include <berthier/deck.h>
#include <string.h>

/* Steps of the GAME frame: what comes next. */
enum {
    TO_DEAL, /* of the scenario, before its first round */
    TO_DIPLOMACY,
    TO_INSURRECTION,
    TO_STRATEGY,
    TO_REINFORCE,
    TO_CAMPAIGN,
    TO_SURRENDER,
    TO_WINTER,
    TO_VICTORY,
    TO_RETURN, /* of Napoléon [18.1.1] */
};

static const uint8_t phases[] = {
    [TO_DEAL] = AON_P_NONE,
    [TO_DIPLOMACY] = AON_P_DIPLOMACY,
    [TO_INSURRECTION] = AON_P_INSURRECTION,
    [TO_STRATEGY] = AON_P_STRATEGY,
    [TO_REINFORCE] = AON_P_REINFORCEMENT,
    [TO_CAMPAIGN] = AON_P_CAMPAIGN,
    [TO_SURRENDER] = AON_P_SURRENDER,
    [TO_WINTER] = AON_P_WINTER,
    [TO_VICTORY] = AON_P_VICTORY,
    [TO_RETURN] = AON_P_CAMPAIGN,
};

static const uint8_t next_step[] = {
    [TO_DEAL] = TO_CAMPAIGN,
    [TO_DIPLOMACY] = TO_INSURRECTION,
    [TO_INSURRECTION] = TO_STRATEGY,
    [TO_STRATEGY] = TO_REINFORCE,
    [TO_REINFORCE] = TO_CAMPAIGN,
    [TO_CAMPAIGN] = TO_SURRENDER,
    [TO_SURRENDER] = TO_WINTER,
    [TO_WINTER] = TO_VICTORY,
    [TO_VICTORY] = TO_DIPLOMACY,
    [TO_RETURN] = TO_SURRENDER,
};

enum { RETURN_ROUND = 2 }; /* [18.1.1] */

/* [AON-1.2] A new year: what was counted by the year begins again. */
static void
begin_year(aon *n)
{
    aon_state *s = n->s;

    s->year++;
    s->round = 0;
    s->moved = s->wars = s->skipped = s->talks = 0;
    s->placed[0] = s->placed[1] = 0;
    memset(s->deployed, 0, sizeof s->deployed);
    s->spared = (bt_set){ { 0 } };
    AON_EVENT(n, YEAR, "AON-1.2", AON_CENTURY + s->year, 0, 0, 0);
}

/* [AON-5.5] Before each phase both are asked for an Any Time card; then who plays first, where that
 * matters [AON-5.2]; then the phase.  The frames lie the other way round. */
static void
begin_phase(aon *n, int step)
{
    bt_side chooser = aon_chooser(n->s);

    n->s->passed = 0;
    bt_events_seal(n->events); /* what a phase settles rests on corps that the other side may not know */
    AON_EVENT(n, PHASE, "AON-5.1", phases[step], 0, 0, 0);
    aon_push(n, (aon_procedure)phases[step], chooser);
    if (step == TO_DIPLOMACY || step == TO_REINFORCE)
        aon_push(n, AON_P_ORDER, chooser);
    aon_push(n, AON_P_ANY_TIME, chooser);
}

static bool
game_waits(aon *n)
{
    bt_frame *game = aon_top(n);
    int step = game->step;

    if (n->s->ending) {
        aon_close(n);
        return true;
    }
    if (n->s->returned == AON_RETURNS)
        step = TO_RETURN;
    game->step = next_step[step];
    if (step == TO_DEAL) {
        aon_begin_deal(n, AON_TO_COALITION, n->printed->hand[AON_COALITION]);
        aon_begin_deal(n, AON_TO_FRENCH, n->printed->hand[AON_FRENCH]);
        aon_begin_deal(n, AON_TO_DISCARDS, n->printed->to_discard);
        return false;
    }
    if (step == TO_DIPLOMACY || step == TO_RETURN)
        begin_year(n);
    begin_phase(n, step);
    if (step == TO_RETURN) {
        n->s->round = RETURN_ROUND;
        aon_begin_restore(n);
    }
    return false;
}

const bt_room aon_room_game = { .waits = game_waits };

const bt_room aon_room_over = { .question = BT_MSG("The game is over.") };

void
aon_run(aon *n)
{
    bt_run(n->game, &n->s->frames, n);
}

/* ---- beginning ----------------------------------------------------------- */

static void
forget(aon_state *s)
{
    s->leader = BT_UNIT_NONE;
    s->field = BT_AREA_NONE;
    s->victor = s->attacker = BT_SIDE_NONE;
    s->levy = AON_NO_COUNTRY;
    memset(s->origin, BT_AREA_NONE, sizeof s->origin);
}

/* [17.0a] [17.1.1.4] In a year that begins late, too, the first move is free [17.0b] [AON-11.4]. */
void
aon_setup(const bt_game *game, bt_state *state)
{
    const aon_printed *p = aon_printed_of(game);
    aon_state *s = (aon_state *)(void *)state;
    aon n = { game, p, s, NULL };

    forget(s);
    for (int c = 0; c < p->country_count; c++) {
        s->align[c] = p->countries[c].start;
        if (p->countries[c].was_dominion)
            bt_set_add(&s->dominions, (uint8_t)c);
        if (p->countries[c].has_surrendered)
            bt_set_add(&s->surrendered, (uint8_t)c);
    }
    for (int u = 0; u < p->unit_count; u++)
        s->places[u] = p->corps[u].start;
    aon_derive_caches(p, s);
    s->year = p->year;
    s->round = p->round;
    s->effects = p->effects;
    s->aside = p->aside;
    s->discard = p->discard;
    s->deck = bt_set_minus(p->cards, bt_set_or(s->aside, s->discard));
    s->first = AON_FRENCH;
    aon_push(&n, AON_P_GAME, AON_FRENCH);
    aon_run(&n);
}

/* A position by hand names hands and discards: the deck is the rest. */
static void
sort_cards(const aon_printed *p, aon_state *s)
{
    bt_set used = bt_set_or(bt_set_or(s->hand[0], s->hand[1]), bt_set_or(s->table[0], s->table[1]));

    s->aside = bt_set_minus(s->aside, used);
    used = bt_set_or(used, s->aside);
    s->discard = bt_set_minus(s->discard, used);
    used = bt_set_or(used, s->discard);
    s->deck = bt_set_minus(p->cards, used);
}

/* The battles of an action: wherever both sides stand, the side having moved in.  Where corps came
 * from is part of such a position [AON-13.13a].  The round ends with them. */
static void
begin_battles(aon *n, bt_side side)
{
    enum { IN_ROUNDS = 1, ENDING = 6 }; /* of the frames CAMPAIGN and ROUND */

    aon_push(n, AON_P_CAMPAIGN, side);
    aon_top(n)->step = IN_ROUNDS;
    aon_push(n, AON_P_ROUND, side);
    aon_top(n)->step = ENDING;
    aon_begin_fighting(n, side);
}

static const struct {
    const char *word;
    int step;
} segments[] = {
    { "diplomacy", TO_DIPLOMACY },   { "insurrection", TO_INSURRECTION },
    { "strategy", TO_STRATEGY },     { "reinforcement", TO_REINFORCE },
    { "campaign", TO_CAMPAIGN },     { "surrender", TO_SURRENDER },
    { "winter", TO_WINTER },         { "victory", TO_VICTORY },
};

/* The step of a segment; that of the battles of an action, which are no phase, is of the Campaign. */
static int
step_of(const char *segment)
{
    for (size_t i = 0; i < BT_COUNT(segments); i++)
        if (strcmp(segment, segments[i].word) == 0)
            return segments[i].step;
    return strcmp(segment, "battle") == 0 ? TO_CAMPAIGN : -1;
}

int
aon_begin(const bt_game *game, bt_state *state, bt_side side, const char *segment, bt_error *err)
{
    aon_state *s = (aon_state *)(void *)state;
    aon n = { game, aon_printed_of(game), s, NULL };
    bool battle = strcmp(segment, "battle") == 0;
    int step = step_of(segment);

    if (side > AON_COALITION)
        return bt_fail(err, BT_ESYNTAX, "a segment belongs to french or coalition");
    if (step < 0)
        return bt_fail(err, BT_ESYNTAX,
                       "no segment '%s'; expected diplomacy, insurrection, strategy, "
                       "reinforcement, campaign, battle, surrender, winter or victory",
                       segment);
    memset(&s->frames, 0, sizeof s->frames);
    if (!battle)
        forget(s);
    s->first = side;
    if (!aon_parts_ok(game, s, err))
        return BT_EDATA;
    aon_derive_caches(n.printed, s);
    sort_cards(n.printed, s);
    aon_push(&n, AON_P_GAME, AON_FRENCH);
    s->frames.at[0].step = next_step[step];
    if (battle)
        begin_battles(&n, side);
    else
        aon_push(&n, (aon_procedure)phases[step], side);
    if (aon_top(&n)->procedure == AON_P_CAMPAIGN)
        aon_top(&n)->local = 1; /* its first round: the side plays first */
    aon_run(&n);
    return BT_OK;
}
