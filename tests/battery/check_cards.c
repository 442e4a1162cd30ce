/*
 * check_cards.c - cards that a viewer does not see move nothing before they are shown.
 *
 * They alone are dealt another way, and the same action is taken there.  As long as it names none of
 * them, nor does what the viewer hears of it, the viewer must hear and see the same: else who holds a
 * card shows by being asked, or by what happens of itself.
 */
#include "trial.h"

#include <string.h>

static bool
is_hidden_card(const bt_trial *t, const bt_state *before, bt_side viewer, unsigned operand,
               unsigned value)
{
    return t->rules->operands[operand].kind == BT_KIND_CARD &&
           t->rules->conceals(t->game, before, viewer, operand, value);
}

static bool
action_shows_one(const bt_trial *t, const bt_state *before, bt_side viewer, bt_action action)
{
    const uint8_t *operands = t->rules->actions[bt_action_code(action)].operands;
    for (int i = 0; i < BT_ACTION_OPERANDS && operands[i]; i++)
        if (is_hidden_card(t, before, viewer, operands[i], bt_action_operand(action, i)))
            return true;
    return false;
}

static bool
event_shows_one(const bt_trial *t, const bt_state *before, bt_side viewer, const bt_events *list)
{
    for (int i = 0; i < list->count; i++) {
        const bt_event_def *def = &t->rules->events[list->at[i].code];
        for (int k = 0; k < BT_EVENT_ARGS && def->args[k]; k++)
            if (is_hidden_card(t, before, viewer, def->args[k], list->at[i].args[k]))
                return true;
    }
    return false;
}

/* The bytes of a field that tells of cards; 0 for any other. */
static size_t
size_of_cards(const bt_trial *t, const bt_field *field)
{
    if (t->rules->operands[field->operand].kind != BT_KIND_CARD)
        return 0;
    if (field->shape == BT_FIELD_SET)
        return sizeof(bt_set);
    return field->shape == BT_FIELD_U8 || field->shape == BT_FIELD_U8S ? field->count : 0;
}

/* trial->other: the position with other cards where the viewer does not see them. */
static bool
deal_cards(bt_trial *t, const bt_state *before, bt_side viewer)
{
    unsigned char *to = (unsigned char *)t->other;
    memset(t->view, 0, t->rules->view_size);
    memset(t->dealt, 0, t->rules->state_size);
    t->rules->view(t->game, before, viewer, t->view);
    t->rules->resample(t->game, t->view, &t->rng, t->dealt);
    bt_state_copy(t->game, t->other, before);
    for (int i = 0; i < t->rules->field_count; i++) {
        const bt_field *field = &t->rules->fields[i];
        memcpy(to + field->offset, (const unsigned char *)t->dealt + field->offset,
               size_of_cards(t, field));
    }
    return t->rules->state_ok(t->game, t->other, NULL);
}

static bool
hears_alike(const bt_trial *t, bt_side viewer)
{
    int i = 0, j = 0;
    for (;;) {
        const bt_event *one = bt_trial_heard(&t->after_events, viewer, &i);
        const bt_event *other = bt_trial_heard(&t->other_events, viewer, &j);
        if (!one || !other)
            return one == other;
        if (one->code != other->code || memcmp(one->args, other->args, sizeof one->args) != 0)
            return false;
    }
}

static bool
looks_alike(bt_trial *t, bt_side viewer)
{
    memset(t->view, 0, t->rules->view_size);
    memset(t->other_view, 0, t->rules->view_size);
    t->rules->view(t->game, t->after, viewer, t->view);
    t->rules->view(t->game, t->other, viewer, t->other_view);
    return memcmp(t->view, t->other_view, t->rules->view_size) == 0 &&
           t->rules->to_act(t->game, t->after) == t->rules->to_act(t->game, t->other);
}

static bool
moves_nothing(bt_trial *t, const bt_state *before, bt_side side, bt_action action, bt_side viewer)
{
    if (action_shows_one(t, before, viewer, action) || !deal_cards(t, before, viewer) ||
        t->rules->check(t->game, t->other, side, action) != NULL)
        return true;
    t->other_events.count = 0;
    t->rules->apply(t->game, t->other, side, action, &t->other_events);
    if (event_shows_one(t, before, viewer, &t->after_events) ||
        event_shows_one(t, before, viewer, &t->other_events) ||
        (hears_alike(t, viewer) && looks_alike(t, viewer)))
        return true;
    bt_buf_clear(&t->text);
    bt_action_format(t->game, action, &t->text);
    return bt_trial_fail(t, "%s %s: what happens shows %s which cards others hold",
                         bt_seat_id(t->game, side), bt_buf_text(&t->text),
                         bt_seat_id(t->game, viewer));
}

bool
bt_check_cards(bt_trial *t, const bt_state *before, bt_side side, bt_action action)
{
    if (!t->game->card_count || !t->rules->conceals)
        return true;
    bt_state_copy(t->game, t->after, before);
    t->after_events.count = 0;
    t->rules->apply(t->game, t->after, side, action, &t->after_events);
    for (bt_side viewer = 0; viewer < bt_seat_count(t->game); viewer++)
        if (!moves_nothing(t, before, side, action, viewer))
            return false;
    return moves_nothing(t, before, side, action, BT_SIDE_NONE);
}
