/*
 * check_actions.c - the legal list, what is not on it, and actions as text.
 */
#include "trial.h"

#include <string.h>

static const char *
name_of(bt_trial *trial, bt_action action)
{
    bt_buf_clear(&trial->other_text);
    bt_action_format(trial->game, action, &trial->other_text);
    return bt_buf_text(&trial->other_text);
}

static const char *
side_name(const bt_trial *trial, bt_side side)
{
    return bt_seat_id(trial->game, side);
}

static bool
action_is_well_formed(const bt_trial *trial, bt_action action)
{
    unsigned code = bt_action_code(action);
    bt_action again = bt_action_make(code, bt_action_operand(action, 0),
                                     bt_action_operand(action, 1), bt_action_operand(action, 2));

    if (again != action || code == 0 || code >= (unsigned)trial->rules->action_count)
        return false;
    /* An operand the action does not have is 0, so that each has one form. */
    for (int i = 0; i < BT_ACTION_OPERANDS; i++)
        if (!trial->rules->actions[code].operands[i] && bt_action_operand(action, i))
            return false;
    return true;
}

static bool
legal_of_side(bt_trial *trial, bt_side side)
{
    bt_actions *list = &trial->legal[side];
    bool acts = trial->to_act & bt_side_bit(side);

    list->count = 0;
    trial->rules->legal(trial->game, trial->state, side, list);
    if ((list->count > 0) != acts)
        return bt_trial_fail(trial, "%s %s to act but has %d legal actions", side_name(trial, side),
                             acts ? "is" : "is not", list->count);
    for (int i = 0; i < list->count; i++) {
        const bt_reason *why = trial->rules->check(trial->game, trial->state, side, list->at[i]);
        if (i && list->at[i - 1] >= list->at[i])
            return bt_trial_fail(trial, "the list of %s is not sorted at %s",
                                 side_name(trial, side), name_of(trial, list->at[i]));
        if (!action_is_well_formed(trial, list->at[i]))
            return bt_trial_fail(trial, "%s is listed %016llx, which no action is",
                                 side_name(trial, side), (unsigned long long)list->at[i]);
        if (why)
            return bt_trial_fail(trial, "%s is listed %s but it is refused: %s [%s]",
                                 side_name(trial, side), name_of(trial, list->at[i]), why->code,
                                 why->rule);
    }
    return true;
}

bool
bt_check_legal(bt_trial *trial)
{
    bt_sides chance = bt_side_bit(BT_SIDE_CHANCE);
    bt_sides sides = (bt_sides)(trial->to_act & ~chance);

    if ((trial->to_act & chance) && sides)
        return bt_trial_fail(trial, "chance and sides are to act together");
    if (sides >> bt_seat_count(trial->game))
        return bt_trial_fail(trial, "a side that is not in the game is to act");
    for (bt_side side = 0; side < bt_seat_count(trial->game); side++)
        if (!legal_of_side(trial, side))
            return false;
    return legal_of_side(trial, BT_SIDE_CHANCE);
}

unsigned
bt_trial_any_operand(bt_trial *trial, const bt_operand *operand)
{
    unsigned bound = 0x10000;

    if (bt_rng_below(&trial->rng, 16) == 0)
        return bt_rng_below(&trial->rng, 0x10000);
    switch (operand->kind) {
    case BT_KIND_TEXT:
        break;
    case BT_KIND_NONE:
        return 0;
    case BT_KIND_NUMBER:
    case BT_KIND_HALVES:
    case BT_KIND_WORD:
        bound = (unsigned)operand->max + 2;
        break;
    case BT_KIND_UNIT:
        bound = (unsigned)trial->game->unit_count + 1;
        break;
    case BT_KIND_CARD:
        bound = (unsigned)trial->game->card_count + 1;
        break;
    case BT_KIND_LINK:
        bound = trial->game->network ? (unsigned)trial->game->network->link_count + 1 : 2;
        break;
    case BT_KIND_MAP:
        bound = trial->game->atlas ? (unsigned)trial->game->atlas->map_count + 1 : 2;
        break;
    case BT_KIND_SIDE:
        bound = (unsigned)trial->rules->side_count + 1;
        break;
    case BT_KIND_NAMED:
        bound = (unsigned)trial->game->rosters[operand->max].count + 1;
        break;
    case BT_KIND_PLACE:
        if (trial->game->box_count && bt_rng_below(&trial->rng, 4) == 0)
            return BT_PLACE_BOX(bt_rng_below(&trial->rng, (uint32_t)trial->game->box_count + 1));
        BT_FALLTHROUGH;
    case BT_KIND_HEX:
    case BT_KIND_AREA:
        bound = (unsigned)bt_ground_count(trial->game) + 1;
        break;
    }
    return bt_rng_below(&trial->rng, bound);
}

static bt_action
random_action(bt_trial *trial)
{
    unsigned code = bt_rng_below(&trial->rng, (uint32_t)trial->rules->action_count);
    unsigned at[BT_ACTION_OPERANDS] = { 0 };

    for (int i = 0; i < BT_ACTION_OPERANDS; i++) {
        unsigned number = trial->rules->actions[code].operands[i];
        if (code && number)
            at[i] = bt_trial_any_operand(trial, &trial->rules->operands[number]);
    }
    return bt_action_make(code, at[0], at[1], at[2]);
}

/* A listed action with one operand, or the code, changed. */
static bt_action
mutated_action(bt_trial *trial, const bt_actions *list)
{
    bt_action from, other;
    int shift;

    if (!list->count)
        return random_action(trial);
    from = list->at[bt_rng_below(&trial->rng, (uint32_t)list->count)];
    other = bt_rng_below(&trial->rng, 2)
                ? random_action(trial)
                : list->at[bt_rng_below(&trial->rng, (uint32_t)list->count)];
    shift = 16 * (int)bt_rng_below(&trial->rng, 4);
    if (bt_rng_below(&trial->rng, 4) == 0)
        return from ^ (UINT64_C(1) << bt_rng_below(&trial->rng, 64));
    return (from & ~(UINT64_C(0xffff) << shift)) | (other & UINT64_C(0xffff) << shift);
}

static bool
refusal_is_sound(bt_trial *trial, bt_side side, bt_action action, const bt_reason *why)
{
    bool listed = bt_actions_has(&trial->legal[side], action);

    if (!why)
        return listed || bt_trial_fail(trial, "%s may do %s (%016llx) but it is not listed",
                                       side_name(trial, side), name_of(trial, action),
                                       (unsigned long long)action);
    if (listed)
        return bt_trial_fail(trial, "%s: %s is listed and refused", side_name(trial, side),
                             name_of(trial, action));
    if (!why->rule || !bt_clause_find(trial->rules, why->rule))
        return bt_trial_fail(trial, "the refusal %s of %s cites [%s], which is no clause",
                             why->code, name_of(trial, action), why->rule ? why->rule : "");
    return true;
}

/* The match must refuse as the rules do, and stay as it was. */
static bool
match_refuses(bt_trial *trial, bt_side side, bt_action action, uint64_t hash)
{
    const bt_reason *why = NULL;
    bt_error err = { 0 };
    int status = bt_match_replay(trial->match, side, action, NULL, &why, NULL, &err);

    if (status == BT_OK)
        return bt_trial_fail(trial, "the match took the illegal %s", name_of(trial, action));
    if (status == BT_EILLEGAL && !why)
        return bt_trial_fail(trial, "the match refused %s without a reason",
                             name_of(trial, action));
    if (bt_match_length(trial->match) != trial->length ||
        bt_state_hash(trial->game, bt_match_state(trial->match)) != hash)
        return bt_trial_fail(trial, "the refused %s changed the match", name_of(trial, action));
    return true;
}

bt_action
bt_trial_any_action(bt_trial *trial)
{
    uint32_t from = bt_rng_below(&trial->rng, (uint32_t)bt_seat_count(trial->game));
    uint32_t kind = bt_rng_below(&trial->rng, 8);

    if (kind == 0)
        return bt_rng_next(&trial->rng);
    return kind < 4 ? random_action(trial) : mutated_action(trial, &trial->legal[from]);
}

bool
bt_check_illegal(bt_trial *trial)
{
    uint64_t hash = bt_state_hash(trial->game, trial->state);

    for (unsigned i = 0; i < trial->care.illegal; i++) {
        uint32_t pick = bt_rng_below(&trial->rng, (uint32_t)bt_seat_count(trial->game) + 1);
        bt_side side =
            pick == (uint32_t)bt_seat_count(trial->game) ? BT_SIDE_CHANCE : (bt_side)pick;
        bt_action action = bt_trial_any_action(trial);
        const bt_reason *why = trial->rules->check(trial->game, trial->state, side, action);
        if (!refusal_is_sound(trial, side, action, why))
            return false;
        if (why && bt_rng_below(&trial->rng, 8) == 0 && !match_refuses(trial, side, action, hash))
            return false;
    }
    return hash == bt_state_hash(trial->game, trial->state) ||
           bt_trial_fail(trial, "asking about illegal actions changed the position");
}

static bool
text_round_trip(bt_trial *trial, bt_action action)
{
    bt_action back = BT_ACTION_NONE;
    bt_error err = { 0 };

    bt_buf_clear(&trial->text);
    bt_action_format(trial->game, action, &trial->text);
    if (bt_action_parse(trial->game, bt_buf_text(&trial->text), &back, &err) != BT_OK)
        return bt_trial_fail(trial, "\"%s\" is written but cannot be read: %s",
                             bt_buf_text(&trial->text), err.text);
    if (back != action)
        return bt_trial_fail(trial, "\"%s\" reads back as %016llx, was %016llx",
                             bt_buf_text(&trial->text), (unsigned long long)back,
                             (unsigned long long)action);
    return true;
}

bool
bt_check_text(bt_trial *trial)
{
    for (bt_side side = 0; side <= BT_SIDE_CHANCE; side++) {
        const bt_actions *list = &trial->legal[side];
        if (side >= bt_seat_count(trial->game) && side != BT_SIDE_CHANCE)
            continue;
        for (unsigned i = 0; list->count && i < trial->care.text; i++)
            if (!text_round_trip(trial, list->at[bt_rng_below(&trial->rng, (uint32_t)list->count)]))
                return false;
    }
    return true;
}

static bool
event_is_sound(bt_trial *trial, const bt_event *event)
{
    const char *text;

    if (event->code == 0 || event->code >= trial->rules->event_count)
        return bt_trial_fail(trial, "an event of unknown code %d", event->code);
    if (!event->rule || !bt_clause_find(trial->rules, event->rule))
        return bt_trial_fail(trial, "event %s cites [%s], which is no clause",
                             trial->rules->events[event->code].word,
                             event->rule ? event->rule : "");
    bt_buf_clear(&trial->text);
    bt_event_format(trial->game, event, &trial->text);
    text = bt_buf_text(&trial->text);
    if (!text[0] || strchr(text, '{'))
        return bt_trial_fail(trial, "event %s reads \"%s\"", trial->rules->events[event->code].word,
                             text);
    return true;
}

bool
bt_check_events(bt_trial *trial)
{
    if (trial->events.count > BT_EVENTS_MAX / 2)
        return bt_trial_fail(trial, "one action filled half the list of events");
    for (int i = 0; i < trial->events.count; i++)
        if (!event_is_sound(trial, &trial->events.at[i]))
            return false;
    return true;
}
