/*
 * mind.c - a mind's memory, and how it judges positions.
 */
#include "mind.h"

#include <assert.h>
#include <berthier/procedure.h>
#include <stdlib.h>
#include <string.h>

#define SETTLE_STEPS 40  /* more decisions than any result asks for */
#define PLAYED_STEPS 160 /* the same with every card turned over */
#define PLAYED_TIMES 6   /* how often an operation is played out */
#define FACES_MOST   6   /* of a die; what can fall in more ways is a card */

enum { SCRATCH_ROLL, SCRATCH_REPLY, SCRATCH_FURTHER, SCRATCH_TOLL, SCRATCH_ASKED, SCRATCH_COUNT };

static ptrdiff_t
find_frames(const bt_rules *rules)
{
    for (int i = 0; i < rules->field_count; i++)
        if (rules->fields[i].shape == BT_FIELD_FRAMES)
            return rules->fields[i].offset;
    return -1;
}

int
mind_new(mind **out, const bt_game *game, const bt_state *state, bt_seat seat, bt_error *err)
{
    mind *m = malloc(sizeof *m);
    size_t stride = (game->rules->state_size + 63) / 64 * 64;

    *out = NULL;
    if (m)
        m->pool = malloc(stride * (MIND_STATES + SCRATCH_COUNT));
    if (!m || !m->pool) {
        free(m);
        return bt_fail(err, BT_ENOMEM, "no memory to think in");
    }
    m->game = game;
    m->rules = game->rules;
    m->seat = seat;
    m->began = bt_seat_of(game, state, seat);
    m->frames_at = find_frames(game->rules);
    m->stride = stride;
    m->judged = m->tried = m->from = m->limit = 0;
    m->searches = 1;
    m->idle = m->asked = m->cast = false;
    memset(m->memo.round, 0, sizeof m->memo.round);
    memset(m->seen.round, 0, sizeof m->seen.round);
    m->memo.now = m->seen.now = 0;
    mind_forget(&m->memo);
    *out = m;
    return BT_OK;
}

void
mind_free(mind *m)
{
    if (!m)
        return;
    free(m->pool);
    free(m);
}

bt_state *
mind_scratch(const mind *m, int i)
{
    return (bt_state *)(void *)(m->pool + m->stride * (size_t)(MIND_STATES + i));
}

void
mind_try(mind *m, bt_state *state, bt_seat seat, bt_action action)
{
    m->tried++;
    m->rules->apply(m->game, state, seat, action, NULL);
}

int
mind_share(const mind *m)
{
    assert(m->searches >= 1);
    return (MIND_EFFORT - m->tried) / m->searches;
}

void
mind_begin(mind *m)
{
    m->from = m->tried;
    m->limit = m->tried + mind_share(m);
    m->searches--;
}

bool
mind_is_spent(const mind *m)
{
    return m->tried >= m->limit;
}

bool
mind_was_cut(const mind *m)
{
    return m->rules->rests && mind_is_spent(m);
}

void
mind_list(const mind *m, const bt_state *state, bt_seat seat, bt_actions *out)
{
    m->rules->legal(m->game, state, seat, out);
    if (m->rules->sift && seat != BT_SIDE_CHANCE)
        m->rules->sift(m->game, state, seat, out);
}

bool
mind_is_quiet(const mind *m, const bt_state *state)
{
    const bt_frames *frames;

    if (m->frames_at < 0 || (m->rules->rests && m->rules->rests(m->game, state)))
        return true;
    frames = (const bt_frames *)(const void *)((const unsigned char *)state + m->frames_at);
    return bt_procedure_now(m->game, frames)->quiet;
}

/* Without an evaluation only the end of a game tells anything. */
static int
judge_outcome(const mind *m, const bt_state *state, bt_seat seat)
{
    bt_outcome outcome;

    m->rules->outcome(m->game, state, &outcome);
    if (!outcome.over || outcome.winner == BT_SIDE_NONE)
        return 0;
    return outcome.winner == bt_side_of(m->game, seat) ? 1000 + outcome.margin
                                                       : -1000 - outcome.margin;
}

/* The position's worth to a seat as it stands. */
static int
judge(mind *m, const bt_state *state, bt_seat seat)
{
    m->judged++;
    if (m->rules->evaluate)
        return m->rules->evaluate(m->game, state, seat);
    return judge_outcome(m, state, seat);
}

int
mind_judge_own(mind *m, const bt_state *state)
{
    return judge(m, state, bt_seated(m->game, state, m->began));
}

/* ---- memory ------------------------------------------------------------ */

void
mind_forget(mind_memo *memo)
{
    memo->now++;
    memo->used = 0;
}

/* Find or make the slot of a key; NULL for a new key when the table is full. */
static int *
recall(mind_memo *memo, uint64_t key, bool *is_new)
{
    size_t i = key & (MIND_MEMO - 1);

    while (memo->round[i] == memo->now && memo->key[i] != key)
        i = (i + 1) & (MIND_MEMO - 1);
    *is_new = memo->round[i] != memo->now;
    if (!*is_new)
        return &memo->value[i];
    if (memo->used >= MIND_MEMO / 4 * 3)
        return NULL;
    memo->used++;
    memo->round[i] = memo->now;
    memo->key[i] = key;
    return &memo->value[i];
}

bool
mind_is_new(mind_memo *memo, uint64_t key)
{
    bool is_new;

    return recall(memo, key, &is_new) && is_new;
}

/* ---- settling ---------------------------------------------------------- */

/* The first reply on offer that names nothing: to let it be. */
static int
find_idle(const mind *m, const bt_actions *replies)
{
    for (int i = 0; i < replies->count; i++)
        if (m->rules->actions[bt_action_code(replies->at[i])].operands[0] == 0)
            return i;
    return -1;
}

static int
judge_for(mind *m, const bt_state *state, bt_seat began)
{
    return judge(m, state, bt_seated(m->game, state, began));
}

/* A seat that has begun to answer goes on until it is done: half an answer says nothing. */
static void
answer_on(mind *m, bt_state *state, bt_seat seat, bt_seat began)
{
    bt_state *after = mind_scratch(m, SCRATCH_FURTHER);

    for (int step = 0; m->rules->rests && step < SETTLE_STEPS; step++) {
        int best = 0, best_value = MIND_WORST;
        if (!(m->rules->to_act(m->game, state) & bt_side_bit(seat)) || mind_is_quiet(m, state))
            return;
        mind_list(m, state, seat, &m->further);
        for (int i = 0; i < m->further.count && m->further.count > 1; i++) {
            memcpy(after, state, m->rules->state_size);
            mind_try(m, after, seat, m->further.at[i]);
            int value = judge_for(m, after, began);
            if (value > best_value) {
                best = i;
                best_value = value;
            }
        }
        mind_try(m, state, seat, m->further.at[best]);
    }
}

/* The action that looks best to a seat one ply ahead. */
static bt_action
reply(mind *m, const bt_state *state, bt_seat seat)
{
    bt_state *after = mind_scratch(m, SCRATCH_REPLY);
    bt_seat began = bt_seat_of(m->game, state, seat);
    int best = 0, best_value = MIND_WORST;

    mind_list(m, state, seat, &m->replies);
    m->asked |= seat != m->seat && m->replies.count > 1;
    if (m->idle && seat != m->seat && find_idle(m, &m->replies) >= 0)
        return m->replies.at[find_idle(m, &m->replies)];
    for (int i = 0; i < m->replies.count && m->replies.count > 1; i++) {
        memcpy(after, state, m->rules->state_size);
        mind_try(m, after, seat, m->replies.at[i]);
        if (seat != m->seat)
            answer_on(m, after, seat, began);
        int value = judge_for(m, after, began);
        if (value > best_value) {
            best = i;
            best_value = value;
        }
    }
    return m->replies.at[best];
}

/* Everybody does what looks best to it until the position is quiet, or a
 * die has to fall (a second die is judged unseen). */
static int
settle_decisions(mind *m, bt_state *state)
{
    uint64_t key = bt_state_hash(m->game, state);
    bool is_new;
    int *slot = recall(&m->memo, key, &is_new);
    int value;

    if (!is_new)
        return *slot;
    for (int i = 0; i < SETTLE_STEPS && !mind_is_quiet(m, state); i++) {
        bt_seat seat = bt_sides_first(m->rules->to_act(m->game, state));
        if (seat == BT_SIDE_NONE || seat == BT_SIDE_CHANCE)
            break;
        mind_try(m, state, seat, reply(m, state, seat));
    }
    value = mind_judge_own(m, state);
    if (slot)
        *slot = value;
    return value;
}

/* Of the phase a state is in; 0 outside. */
static int
phase_of(const mind *m, const bt_state *state)
{
    const bt_frames *frames;

    if (m->frames_at < 0)
        return 0;
    frames = (const bt_frames *)(const void *)((const unsigned char *)state + m->frames_at);
    for (int i = frames->depth - 1; i >= 0; i--)
        if (m->rules->procedures[frames->at[i].procedure].quiet)
            return frames->at[i].procedure;
    return 0;
}

bool
mind_stays(mind *m, const bt_state *state, bt_action action)
{
    bt_state *after = mind_scratch(m, SCRATCH_REPLY);

    if (!m->rules->rests)
        return false;
    memcpy(after, state, m->rules->state_size);
    mind_try(m, after, m->seat, action);
    return m->rules->to_act(m->game, after) & bt_side_bit(m->seat) &&
           phase_of(m, after) == phase_of(m, state);
}

static int
procedure_of(const mind *m, const bt_state *state)
{
    const bt_frames *frames =
        (const bt_frames *)(const void *)((const unsigned char *)state + m->frames_at);

    return frames->depth ? frames->at[frames->depth - 1].procedure : 0;
}

/* Which of so many dice falls: one in the given part of them all. */
static int
die_of(int count, int part)
{
    int die = count * part / 100;

    return die < count ? die : count - 1;
}

/* Others reply, and dice of the given part fall, until the seat is to go on, in the given procedure unless
 * that is 0. */
static bool
go_back(mind *m, bt_state *state, int part, int procedure)
{
    int phase = phase_of(m, state);

    for (int i = 0; m->rules->rests && i < SETTLE_STEPS; i++) {
        bt_seats next = m->rules->to_act(m->game, state);
        bt_seat seat = bt_sides_first(next);
        if (!next || mind_is_quiet(m, state) || phase_of(m, state) != phase)
            return false;
        if (next & bt_side_bit(m->seat)) {
            if (!procedure || procedure_of(m, state) == procedure)
                return true;
            seat = m->seat;
        }
        mind_list(m, state, seat, &m->rolls);
        mind_try(m, state, seat,
                 seat == BT_SIDE_CHANCE ? m->rolls.at[die_of(m->rolls.count, part)]
                                        : reply(m, state, seat));
    }
    return false;
}

bt_state *
mind_asked(const mind *m)
{
    return mind_scratch(m, SCRATCH_ASKED);
}

bool
mind_comes_back(mind *m, bt_state *state)
{
    bool back;

    m->idle = true;
    back = go_back(m, state, 50, 0);
    m->idle = false;
    return back;
}

int
mind_toll(mind *m, const bt_state *asked, const bt_state *back)
{
    static const int parts[] = { 0, 17, 34, 50, 67, 84 };
    bool is_die = m->rules->to_act(m->game, asked) == bt_side_bit(BT_SIDE_CHANCE);
    int count = is_die ? (int)(sizeof parts / sizeof *parts) : 1, total = 0;
    bt_state *state = mind_scratch(m, SCRATCH_TOLL);
    int worth = mind_judge_own(m, back);

    for (int i = 0; i < count; i++) {
        memcpy(state, asked, m->rules->state_size);
        m->idle = is_die;
        go_back(m, state, is_die ? parts[i] : 50, procedure_of(m, back));
        m->idle = false;
        total += worth - mind_judge_own(m, state);
    }
    if (total < 0)
        return 0;
    return is_die ? total / count : total / 2;
}

/* The first die falls on each part of its faces in turn, later ones as they may. */
static bt_action
cast(mind *m, const bt_state *state, int *part, bt_rng *rng)
{
    int falls = *part;

    *part = -1;
    m->cast = true;
    if (falls < 0)
        return m->rules->chance(m->game, state, rng);
    m->rules->legal(m->game, state, BT_SIDE_CHANCE, &m->rolls);
    if (m->rolls.count > FACES_MOST)
        return m->rules->chance(m->game, state, rng);
    return m->rolls.at[die_of(m->rolls.count, falls)];
}

/* Everybody does what looks best to it and cards fall as they may, until the
 * position is quiet or the phase is over. */
static int
play_out(mind *m, bt_state *state, uint64_t seed, int part)
{
    int phase = phase_of(m, state);
    bt_rng rng;

    bt_rng_init(&rng, seed);
    for (int i = 0; i < PLAYED_STEPS && !mind_is_quiet(m, state); i++) {
        bt_seat seat = bt_sides_first(m->rules->to_act(m->game, state));
        if (seat == BT_SIDE_NONE || phase_of(m, state) != phase)
            break;
        mind_try(m, state, seat,
                 seat == BT_SIDE_CHANCE ? cast(m, state, &part, &rng) : reply(m, state, seat));
    }
    return mind_judge_own(m, state);
}

/* When half of a search is over it plays out less: a rough look at all that is left is worth more than a good
 * one at some of it.  Where nothing is left to play once is enough. */
static int
times_to_play(const mind *m, const bt_state *state)
{
    if (m->rules->rests && mind_is_quiet(m, state))
        return 1;
    if (2 * (m->tried - m->from) >= m->limit - m->from)
        return 1;
    return m->rules->rests ? PLAYED_TIMES / 2 : PLAYED_TIMES;
}

/* Play out once; in games that say where they rest both as the others like it best and as if they let it be:
 * nobody knows what they will do. */
static int
play_both(mind *m, const bt_state *state, int i, int times)
{
    bt_state *after = mind_scratch(m, SCRATCH_ROLL);
    int part = m->rules->rests ? (2 * i + 1) * 50 / times : -1, value;

    m->asked = m->cast = false;
    memcpy(after, state, m->rules->state_size);
    value = play_out(m, after, (uint64_t)i + 1806, part);
    if (!m->rules->rests || !m->asked)
        return value;
    memcpy(after, state, m->rules->state_size);
    m->idle = true;
    value += play_out(m, after, (uint64_t)i + 1806, part);
    m->idle = false;
    return value / 2;
}

/* In a game of cards an operation turns over many, one after the other: too many
 * to go through them all, and one alone says little.  So it is played out a few
 * times, with the same luck for every choice that is weighed; once where none is needed. */
static int
settle_cards(mind *m, const bt_state *state)
{
    int total = 0, times = times_to_play(m, state), i = 0;
    bool is_new;
    int *slot = recall(&m->memo, bt_state_hash(m->game, state), &is_new);

    if (!is_new && slot)
        return *slot;
    do
        total += play_both(m, state, i++, times);
    while (i < times && (m->cast || !m->rules->rests));
    if (slot)
        *slot = total / i;
    return total / i;
}

int
mind_settle(mind *m, bt_state *state)
{
    bt_state *after = mind_scratch(m, SCRATCH_ROLL);
    int total = 0;

    if (m->game->card_count)
        return settle_cards(m, state);

    if (m->rules->to_act(m->game, state) != bt_side_bit(BT_SIDE_CHANCE))
        return settle_decisions(m, state);
    m->rules->legal(m->game, state, BT_SIDE_CHANCE, &m->rolls);
    for (int i = 0; i < m->rolls.count; i++) {
        memcpy(after, state, m->rules->state_size);
        mind_try(m, after, BT_SIDE_CHANCE, m->rolls.at[i]);
        total += settle_decisions(m, after);
    }
    assert(m->rolls.count >= 1);
    return total / m->rolls.count;
}
