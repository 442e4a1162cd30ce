/*
 * check_dealt.c - what is dealt again is what the game says it hides, and nothing else.
 *
 * A unit or card that lies elsewhere in another deal was hidden from the viewer, and rules->conceals
 * has to say so: undo and the listening checks go by it.  The other way round, some of what is
 * hidden from each viewer must come to lie elsewhere now and then (main.c): dealing that knows the truth
 * would show it to bots, and a view that shows what it should not is dealt again as it is, so that no
 * comparison of two deals sees the leak.
 */
#include "trial.h"

#include <berthier/hash.h>

#include <stdio.h>
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

/* Where a thing lies, by all fields that tell: a number that differs when it lies elsewhere. */
static uint64_t
lie_of(const bt_trial *t, const bt_state *state, unsigned thing, bt_kind kind)
{
    uint64_t lie = 0;

    for (int i = 0; i < t->rules->field_count; i++) {
        const bt_field *field = &t->rules->fields[i];
        const unsigned char *at = (const unsigned char *)state + field->offset;
        bt_set set;
        if (kind == BT_KIND_UNIT && field->shape == BT_FIELD_BY_UNIT) {
            lie = bt_hash(at + 2 * thing, 2, lie);
        } else if (kind == BT_KIND_CARD && field->shape == BT_FIELD_SET &&
                   t->rules->operands[field->operand].kind == BT_KIND_CARD) {
            memcpy(&set, at, sizeof set);
            lie = 2 * lie + bt_set_has(&set, (uint8_t)thing);
        }
    }
    return lie;
}

/* Hidden things that all lie in one place cannot be dealt otherwise: those deals are not counted. */
static bool
is_hidden_where_dealt(bt_trial *t, bt_side viewer, bt_kind kind, int count)
{
    unsigned operand = operand_of(t->rules, kind);
    int seat = viewer == BT_SIDE_NONE ? BT_SIDE_CHANCE : viewer;
    bt_trial_dealt *sum = &t->dealt_of[kind == BT_KIND_UNIT][seat];
    bool some = false, apart = false, elsewhere = false;
    uint64_t first = 0;

    for (unsigned thing = 0; thing < (unsigned)count && operand; thing++) {
        bool hidden = t->rules->conceals(t->game, t->state, viewer, operand, thing);
        uint64_t lie = lie_of(t, t->state, thing, kind);
        bool moved = lie != lie_of(t, t->other, thing, kind);
        if (moved && !hidden)
            return bt_trial_fail(t, "%s is dealt elsewhere, and is not hidden from %s",
                                 kind == BT_KIND_UNIT ? t->game->units[thing].id
                                                      : t->game->cards[thing].id,
                                 bt_seat_id(t->game, viewer));
        if (!hidden)
            continue;
        apart = apart || (some && lie != first);
        elsewhere = elsewhere || moved;
        first = some ? first : lie;
        some = true;
    }
    sum->deals += apart;
    sum->moved += elsewhere;
    return true;
}

bool
bt_check_dealt(bt_trial *t, bt_side viewer)
{
    return !t->rules->conceals ||
           (is_hidden_where_dealt(t, viewer, BT_KIND_UNIT, t->game->unit_count) &&
            is_hidden_where_dealt(t, viewer, BT_KIND_CARD, t->game->card_count));
}

/* What a view tells of a set: "cared":{"Ney":true,"Soult":true}.  Copied to other_text, for a search
 * under sanitizers measures all of the text that it is given; false where the set is not told. */
static bool
find_set(bt_trial *t, const char *set)
{
    char key[64];
    const char *at, *end;

    (void)snprintf(key, sizeof key, "\"%s\":{", set);
    at = strstr(bt_buf_text(&t->text), key);
    end = at ? strchr(at, '}') : NULL;
    bt_buf_clear(&t->other_text);
    if (end)
        bt_buf_add_bytes(&t->other_text, at, (size_t)(end - at));
    return end != NULL;
}

static bool
set_names(const bt_trial *t, const char *unit)
{
    char member[64];

    (void)snprintf(member, sizeof member, "\"%s\":true", unit);
    return strstr(bt_buf_text(&t->other_text), member) != NULL;
}

bool
bt_check_sets(bt_trial *t, bt_side viewer)
{
    const bt_rules *rules = t->rules;
    unsigned operand = operand_of(rules, BT_KIND_UNIT);

    for (int i = 0; i < rules->field_count && rules->conceals && operand; i++) {
        const bt_field *field = &rules->fields[i];
        if (field->is_inner || field->shape != BT_FIELD_SET ||
            rules->operands[field->operand].kind != BT_KIND_UNIT || !find_set(t, field->word))
            continue;
        for (unsigned u = 0; u < (unsigned)t->game->unit_count; u++)
            if (set_names(t, t->game->units[u].id) &&
                rules->conceals(t->game, t->state, viewer, operand, u))
                return bt_trial_fail(t, "%s sees hidden %s in \"%s\"", bt_seat_id(t->game, viewer),
                                     t->game->units[u].id, field->word);
    }
    return true;
}

/* A text is named in the views of those who may read it, and in no others. */
bool
bt_check_texts(bt_trial *t, bt_side viewer)
{
    const bt_rules *rules = t->rules;
    char name[16];

    for (int i = 0; i < bt_match_length(t->match); i++) {
        bt_action action = bt_match_entry(t->match, i)->action;
        int at = bt_match_words(t->match, i) ? bt_trial_text_of(t, action) : -1;
        unsigned number;
        bool may_read;
        if (at < 0)
            continue;
        number = bt_action_operand(action, at);
        may_read = !rules->conceals(t->game, t->state, viewer,
                                    rules->actions[bt_action_code(action)].operands[at], number);
        (void)snprintf(name, sizeof name, "\"#%u\"", number);
        if (may_read != (strstr(bt_buf_text(&t->text), name) != NULL))
            return bt_trial_fail(t, "%s %s read text %s, which the view %s",
                                 bt_seat_id(t->game, viewer), may_read ? "may" : "may not", name,
                                 may_read ? "does not name" : "names");
    }
    return true;
}
