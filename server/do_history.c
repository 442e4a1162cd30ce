/*
 * do_history.c - a match told again, step by step, as one viewer saw it.
 *
 * The match is replayed from its beginning; steps the viewer saw nothing of
 * are passed over and count for nothing.
 */
#include "hub_internal.h"

#include <berthier/json_patch.h>
#include <stdlib.h>
#include <string.h>

#define STEPS_MAX 200

typedef struct telling {
    bt_hub *hub;
    const bt_subscription *it;
    const bt_room *room;
    bt_json *json;
    bt_state *state;
    bt_view *view;
    bt_buf before, after, patch;
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

/* The viewer's view as JSON. */
static void
draw(telling *t, bt_buf *out)
{
    const bt_game *game = t->it->slot.game;
    bt_json json;
    bt_buf_clear(out);
    memset(t->view, 0, game->rules->view_size);
    game->rules->view(game, t->state, viewer_then(t), t->view);
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    game->rules->view_write(game, t->view, &json);
    bt_json_object_end(&json);
}

static void
apply_entry(telling *t, int index, bt_events *events)
{
    const bt_game *game = t->it->slot.game;
    const bt_entry *entry = bt_match_entry(t->room->match, index);
    game->rules->apply(game, t->state, entry->side, entry->action, events);
}

static int
end_of(const bt_room *room, int step)
{
    return step + 1 < room->step_count ? room->steps[step + 1].first : bt_match_length(room->match);
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
    bt_json_text(t->json, "by", bt_side_name(t->it->slot.game->rules, step->side));
    if (step->side != t->it->audience->side && !t->over)
        return;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_action_format(t->it->slot.game, bt_match_entry(t->room->match, step->first)->action, &text);
    bt_json_text(t->json, "action", bt_buf_text(&text));
}

static void
tell_step(telling *t, int index, int number)
{
    const bt_step *step = &t->room->steps[index];
    bt_events *events = &t->hub->desk.events;
    events->count = 0;
    for (int i = step->first; i < end_of(t->room, index); i++)
        apply_entry(t, i, events);
    bt_buf_clear(&t->patch);
    draw(t, &t->after);
    if (t->before.failed || t->after.failed)
        return;
    bt_json_patch(bt_buf_text(&t->before), bt_buf_text(&t->after), &t->patch);
    bt_json_object(t->json, NULL);
    bt_json_number(t->json, "step", number);
    write_action(t, step);
    write_events(t, events);
    bt_json_object(t->json, "view");
    if (!t->patch.failed)
        bt_json_members(t->json, bt_buf_text(&t->patch));
    bt_json_object_end(t->json);
    bt_json_object_end(t->json);
    bt_buf swap = t->before;
    t->before = t->after;
    t->after = swap;
}

static void
skip_step(telling *t, int index)
{
    for (int i = t->room->steps[index].first; i < end_of(t->room, index); i++)
        apply_entry(t, i, NULL);
}

static void
tell(telling *t, int64_t from, int64_t count)
{
    int number = 0, index = 0;
    for (; index < t->room->step_count && number < from; index++) {
        number += bt__step_is_seen(&t->room->steps[index], t->it->audience->side);
        skip_step(t, index);
    }
    draw(t, &t->before);
    bt_json_object(t->json, "view");
    if (!t->before.failed)
        bt_json_members(t->json, bt_buf_text(&t->before));
    bt_json_object_end(t->json);
    bt_json_array(t->json, "steps");
    for (; index < t->room->step_count && number < from + count; index++) {
        if (bt__step_is_seen(&t->room->steps[index], t->it->audience->side))
            tell_step(t, index, ++number);
        else
            skip_step(t, index);
    }
    bt_json_array_end(t->json);
}

static void
release(telling *t)
{
    free(t->state);
    free(t->view);
    bt_buf_release(&t->before);
    bt_buf_release(&t->after);
    bt_buf_release(&t->patch);
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
    int total = bt__room_steps(it->room, it->audience->side);
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
                  .view = bt_view_new(game),
                  .over = outcome.over };
    int status =
        t.state && t.view ? bt_match_state_at(it->room->match, 0, t.state, &call->err) : BT_ENOMEM;
    bt_json_number(&call->json, "match", it->slot.number);
    bt_json_number(&call->json, "total", total);
    bt_json_number(&call->json, "from", from);
    if (!status)
        tell(&t, from, count);
    if (t.before.failed || t.after.failed || t.patch.failed)
        status = BT_ENOMEM;
    release(&t);
    return status ? bt_call_fail_status(call, status) : 0;
}
