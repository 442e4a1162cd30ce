/*
 * thoughts.c - when bots think, and when what they chose is carried out.
 *
 * A bot knows its move in a millisecond or so.  What several have chosen is carried out a little at a
 * time, in turn, so that nobody's request waits behind all of it.
 */
#include "hub_internal.h"

#include <assert.h>
#include <berthier/host.h>
#include <stdlib.h>

#define MOMENT_MS 200 /* a bot thinks so long, or a multiple of it, when it is asked for a card */
#define AT_ONCE   2   /* moves of bots that one commit takes: people may be waiting for it */

/*
 * How long a bot thinks when it is asked for a card would tell what it holds: with nothing to play
 * it knows at once.  So such an answer is given at the next full MOMENT_MS after the question.
 */
static bool
is_moment(const bt_room *room, const bt_job *job)
{
    const bt_rules *rules = job->game->rules;
    bt_action pass;
    return rules->moment &&
           rules->moment(job->game, bt_match_state(room->match), job->side, &pass) >= 0;
}

/* When a choice that has just been made may be carried out: now, but for an answer with a card. */
static int64_t
due_of(const bt_hub *hub, const bt_job *job, int64_t now)
{
    const bt_room *room = bt__rooms_find(&hub->rooms, job->room);
    if (!room->match || room->generation != job->generation || !is_moment(room, job))
        return now;
    int64_t taken = now > job->asked ? now - job->asked : 1;
    return job->asked + (taken + MOMENT_MS - 1) / MOMENT_MS * MOMENT_MS;
}

int64_t
bt_hub_due(const bt_hub *hub)
{
    int64_t soonest = -1, now = hub->held.first ? bt__hub_clock(hub) : 0;
    for (const bt_job *job = hub->held.first; job; job = job->next) {
        int64_t wait = job->due > now ? job->due - now : 0;
        soonest = soonest < 0 || wait < soonest ? wait : soonest;
    }
    return soonest;
}

/* A bot has chosen; its move counts if the position is still the same. */
static void
take_thought(bt_hub *hub, const bt_job *job)
{
    bt_room *room = bt__rooms_find(&hub->rooms, job->room);
    bt_error err = { 0 };
    assert(room && room->thinking);
    room->thinking = false;
    bt__rooms_touch(&hub->rooms, room);
    hub->stats.counted.thoughts++;
    if (room->match && !job->status && room->generation == job->generation)
        (void)bt__room_play(hub, room, job->side, job->action, NULL, -1, NULL, &err);
}

/* How long bots think is a metric. */
static void
count_thinking(bt_hub_stats *stats, const bt_job *job)
{
    stats->counted.thinking_microseconds += (uint64_t)job->microseconds;
    if (job->microseconds > stats->longest_thought)
        stats->longest_thought = job->microseconds;
}

void
bt__hub_take_thoughts(bt_hub *hub)
{
    int64_t now = bt__hub_clock(hub);
    bt_jobs waiting = { 0 };
    for (bt_job *job; (job = bt_thinker_take(hub->thinker));) {
        count_thinking(&hub->stats, job);
        job->due = due_of(hub, job, now);
        bt__jobs_put(&hub->held, job);
    }
    int taken = 0;
    for (bt_job *job; (job = bt__jobs_pull(&hub->held));) {
        if (job->due > now || taken == AT_ONCE) {
            bt__jobs_put(&waiting, job);
            continue;
        }
        take_thought(hub, job);
        bt_job_free(job);
        taken++;
    }
    hub->held = waiting;
}

/* The seat of a bot that has to decide; NULL when there is none, or nobody who would see it. */
static const bt_chair *
find_thinker(const bt_room *room, bt_seats acting)
{
    const bt_chair *found = NULL;
    bt_seats persons = 0, bots;
    for (int i = 0; i < room->seat_count; i++) {
        if (!room->seats[i].bot)
            persons |= bt_side_bit(room->seats[i].side);
    }
    bots = bt_seats_of_bots(room->shelf->game, acting, persons);
    for (int i = 0; i < room->seat_count && !found; i++) {
        if (bots & bt_side_bit(room->seats[i].side))
            found = &room->seats[i];
    }
    return persons || room->audiences ? found : NULL;
}

static bt_job *
make_job(const bt_hub *hub, const bt_room *room, const bt_chair *seat)
{
    const bt_game *game = room->shelf->game;
    bt_job *job = calloc(1, sizeof *job);
    if (!job)
        return NULL;
    *job = (bt_job){ .room = room->id,
                     .generation = room->generation,
                     .game = game,
                     .bot = seat->bot,
                     .side = seat->side,
                     .view = bt_view_new(game),
                     .lane = room->lane,
                     .seed = bt_host_seed(),
                     .asked = bt__hub_clock(hub) };
    if (job->view) {
        game->rules->view(game, bt_match_state(room->match), seat->side, job->view);
        return job;
    }
    bt_job_free(job);
    return NULL;
}

void
bt__room_think(bt_hub *hub, bt_room *room)
{
    if (room->thinking || !room->match || room->shut)
        return;
    const bt_game *game = room->shelf->game;
    const bt_chair *seat =
        find_thinker(room, game->rules->to_act(game, bt_match_state(room->match)));
    if (!seat)
        return;
    bt_job *job = bt__hub_now() < hub->bots_rest_until ? NULL : make_job(hub, room, seat);
    if (!job) {
        bt__rooms_touch(&hub->rooms, room); /* the next flush tries again */
        return;
    }
    room->thinking = true;
    bt_thinker_ask(hub->thinker, job);
}
