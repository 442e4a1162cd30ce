/*
 * do_history.c - a match told again, step by step, as one viewer saw it.
 *
 * The match is replayed from the position before the first step told, which it finds quickly;
 * steps the viewer saw nothing of are passed over and count for nothing.
 */
#include "hub_internal.h"

#include <berthier/view.h>
#include <stdlib.h>
#include <string.h>

#define STEPS_MAX 100 /* a page of them; while it is written nobody else is served */

typedef struct telling {
    bt_hub *hub;
    const bt_subscription *it;
    const bt_room *room;
    bt_json *json;
    bt_state *state;
    bt_view *before, *after;
    bt_buf patch;
    bool over;
} telling;

/* The side that the viewer's seat played in the position told. */
static bt_side
viewer_then(const telling *t)
{
    const bt_game *game = t->it->slot.game;
    bt_side seat = bt_seat_of(game, bt_match_state(t->room->match), t->it->audience->side);
    return bt_seated(game, t->state, seat);
}

static void
look(const telling *t, bt_view *out)
{
    const bt_game *game = t->it->slot.game;
    memset(out, 0, game->rules->view_size);
    game->rules->view(game, t->state, viewer_then(t), out);
}

static void
apply_entry(telling *t, int index, bt_events *events)
{
    const bt_game *game = t->it->slot.game;
    const bt_entry *entry = bt_match_entry(t->room->match, index);
    game->rules->apply(game, t->state, entry->seat, entry->action, events);
}

static int
end_of(const bt_room *room, int step)
{
    return step + 1 < room->steps.count ? room->steps.at[step + 1].first
                                        : bt_match_length(room->match);
}

static void
write_events(telling *t, const bt_events *events)
{
    bt_json_array(t->json, "events");
    for (int i = 0; i < events->count; i++) {
        if (bt_event_is_seen(&events->at[i], t->it->audience->side))
            bt_event_write(t->it->slot.game, &events->at[i], t->json);
    }
    bt_json_array_end(t->json);
}

static void
write_action(telling *t, const bt_step *step)
{
    char storage[128];
    bt_buf text;
    bt_json_text(t->json, "by", bt_seat_id(t->it->slot.game, step->side));
    if (step->side != t->it->audience->side && !t->over)
        return;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_action_format(t->it->slot.game, bt_match_entry(t->room->match, step->first)->action, &text);
    bt_json_text(t->json, "action", bt_buf_text(&text));
}

static void
tell_step(telling *t, int index, int number)
{
    const bt_step *step = &t->room->steps.at[index];
    bt_events *events = &t->hub->desk.events;
    events->count = 0;
    for (int i = step->first; i < end_of(t->room, index); i++)
        apply_entry(t, i, events);
    look(t, t->after);
    bt_buf_clear(&t->patch);
    bt_view_patch(t->it->slot.game, t->before, t->after, &t->patch);
    bt_json_object(t->json, NULL);
    bt_json_number(t->json, "step", number);
    write_action(t, step);
    write_events(t, events);
    bt_json_object(t->json, "view");
    t->json->out->failed |= t->patch.failed;
    if (!t->patch.failed)
        bt_json_members(t->json, bt_buf_text(&t->patch));
    bt_json_object_end(t->json);
    bt_json_object_end(t->json);
    bt_view *swap = t->before;
    t->before = t->after;
    t->after = swap;
}

static void
skip_step(telling *t, int index)
{
    for (int i = t->room->steps.at[index].first; i < end_of(t->room, index); i++)
        apply_entry(t, i, NULL);
}

/* From the position before the step of that index on. */
static void
tell(telling *t, int index, int64_t from, int64_t count)
{
    const bt_game *game = t->it->slot.game;
    const bt_steps *steps = &t->room->steps;
    int number = (int)from;
    look(t, t->before);
    bt_json_object(t->json, "view");
    game->rules->view_write(game, t->before, t->json);
    bt_json_object_end(t->json);
    bt_json_array(t->json, "steps");
    for (; index < steps->count && number < from + count; index++) {
        if (bt__is_seen(steps->at[index].seen_by, t->it->audience->side))
            tell_step(t, index, ++number);
        else
            skip_step(t, index);
    }
    bt_json_array_end(t->json);
    bt_match_texts_write(t->room->match, t->state, viewer_then(t), t->json);
}

static void
release(telling *t)
{
    free(t->state);
    free(t->before);
    free(t->after);
    bt_buf_release(&t->patch);
}

/* The position before a step, or after all of them. */
static int
find_position(telling *t, int index, bt_error *err)
{
    const bt_steps *steps = &t->room->steps;
    int entry = index < steps->count ? steps->at[index].first : bt_match_length(t->room->match);
    if (!t->state || !t->before || !t->after)
        return BT_ENOMEM;
    return bt_match_state_at(t->room->match, entry, t->state, err);
}

int
bt__hub_HISTORY(bt_call *call)
{
    bt_subscription *it;
    bt_outcome outcome;
    if (bt__call_subscription(call, &it))
        return -1;
    const bt_game *game = it->slot.game;
    int64_t from = bt_call_count(call, "from", 0);
    int64_t count = bt_call_count(call, "count", STEPS_MAX);
    bt_seat viewer = it->audience->side;
    int total = bt__steps_seen(&it->room->steps, viewer, it->room->steps.count);
    if (from > total)
        from = total;
    if (count > STEPS_MAX)
        count = STEPS_MAX;
    game->rules->outcome(game, bt_match_state(it->slot.match), &outcome);
    telling t = { .hub = bt__hub_of(call),
                  .it = it,
                  .room = it->room,
                  .json = &call->json,
                  .state = bt_state_new(game),
                  .before = bt_view_new(game),
                  .after = bt_view_new(game),
                  .over = outcome.over || it->room->shut == BT_SHUT_EXAMPLE };
    int index = bt__steps_after(&it->room->steps, viewer, (int)from);
    int status = find_position(&t, index, &call->err);
    bt_json_number(&call->json, "match", it->slot.number);
    bt_json_number(&call->json, "total", total);
    bt_json_number(&call->json, "from", from);
    if (!status)
        tell(&t, index, from, count);
    release(&t);
    return status ? bt_call_fail_status(call, status) : 0;
}
