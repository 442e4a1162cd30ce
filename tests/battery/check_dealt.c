/*
 * check_dealt.c - what is dealt again is what the game says it hides, and nothing else.
 *
 * A unit or card that lies elsewhere in another deal was hidden from the viewer, and rules->conceals
 * has to say so: undo and the listening checks go by it.  The other way round, over many games
 * some of what is hidden must come to lie elsewhere (main.c): dealing that knows the truth would show
 * it to bots, and would make every comparison with another deal blind.
 */
#include "trial.h"

#include <string.h>

/* The operand by which a kind of thing is named; 0 if by none. */
static unsigned
operand_of(const bt_rules *rules, bt_kind kind)
{
    for (unsigned i = 1; i < (unsigned)rules->operand_count; i++)
        if (rules->operands[i].kind == kind)
            return i;
    return 0;
}

static bool
differs_of(const bt_trial *t, const bt_field *field, unsigned thing, bt_kind kind)
{
    const unsigned char *here = (const unsigned char *)t->state + field->offset;
    const unsigned char *there = (const unsigned char *)t->other + field->offset;
    bt_set one, other;

    if (kind == BT_KIND_UNIT)
        return field->shape == BT_FIELD_BY_UNIT &&
               memcmp(here + 2 * thing, there + 2 * thing, 2) != 0;
    if (field->shape != BT_FIELD_SET || t->rules->operands[field->operand].kind != kind)
        return false;
    memcpy(&one, here, sizeof one);
    memcpy(&other, there, sizeof other);
    return bt_set_has(&one, (uint8_t)thing) != bt_set_has(&other, (uint8_t)thing);
}

static bool
lies_elsewhere(const bt_trial *t, unsigned thing, bt_kind kind)
{
    for (int i = 0; i < t->rules->field_count; i++)
        if (differs_of(t, &t->rules->fields[i], thing, kind))
            return true;
    return false;
}

static bool
is_hidden_where_dealt(bt_trial *t, bt_side viewer, bt_kind kind, int count)
{
    unsigned operand = operand_of(t->rules, kind);
    bt_trial_dealt *sum = &t->dealt_of[kind == BT_KIND_UNIT];

    for (unsigned thing = 0; thing < (unsigned)count && operand; thing++) {
        bool hidden = t->rules->conceals(t->game, t->state, viewer, operand, thing);
        bool moved = lies_elsewhere(t, thing, kind);
        sum->hidden += hidden;
        sum->moved += moved;
        if (moved && !hidden)
            return bt_trial_fail(t, "%s is dealt elsewhere, and is not hidden from %s",
                                 kind == BT_KIND_UNIT ? t->game->units[thing].id
                                                      : t->game->cards[thing].id,
                                 bt_seat_id(t->game, viewer));
    }
    return true;
}

bool
bt_check_dealt(bt_trial *t, bt_side viewer)
{
    return !t->rules->conceals ||
           (is_hidden_where_dealt(t, viewer, BT_KIND_UNIT, t->game->unit_count) &&
            is_hidden_where_dealt(t, viewer, BT_KIND_CARD, t->game->card_count));
}

/* Does a set that a view tells of name a unit?  The text: "cared":{"Ney":true}. */
static bool
set_names(bt_trial *t, const char *set, const char *unit)
{
    const char *at, *end;

    bt_buf_clear(&t->other_text);
    bt_buf_addf(&t->other_text, "\"%s\":{", set);
    at = strstr(bt_buf_text(&t->text), bt_buf_text(&t->other_text));
    end = at ? strchr(at, '}') : NULL;
    bt_buf_clear(&t->other_text);
    bt_buf_addf(&t->other_text, "\"%s\":true", unit);
    at = end ? strstr(at, bt_buf_text(&t->other_text)) : NULL;
    return at && at < end;
}

bool
bt_check_sets(bt_trial *t, bt_side viewer)
{
    const bt_rules *rules = t->rules;
    unsigned operand = operand_of(rules, BT_KIND_UNIT);

    for (int i = 0; i < rules->field_count && rules->conceals && operand; i++) {
        const bt_field *field = &rules->fields[i];
        if (field->is_inner || field->shape != BT_FIELD_SET ||
            rules->operands[field->operand].kind != BT_KIND_UNIT)
            continue;
        for (unsigned u = 0; u < (unsigned)t->game->unit_count; u++)
            if (rules->conceals(t->game, t->state, viewer, operand, u) &&
                set_names(t, field->word, t->game->units[u].id))
                return bt_trial_fail(t, "%s sees hidden %s in \"%s\"", bt_seat_id(t->game, viewer),
                                     t->game->units[u].id, field->word);
    }
    return true;
}
