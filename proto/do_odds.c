/*
 * do_odds.c - what the die about to be rolled can do.
 *
 * A seat tries actions on a position that it may take for the true one.  What they would uncover there was
 * dealt, not seen: so they are tried in several such positions, and told is what is the same in all.  A forecast
 * rests on what is seen there: most of them look alike, and of those that do not a few are enough.
 */
#include "session_internal.h"
#include <stdlib.h>
#include <string.h>

enum {
    DEALS = 40,
    LOOKS = 10, /* for so many of those that look different there is a forecast */
    SHARE = 20  /* in those after the first what is hidden is dealt so often again */
};

/* What is foretold to who sees this. */
typedef struct look {
    bt_view *view;
    int status;
    bt_forecast forecast;
} look;

/* What was found in positions that could be the true one. */
typedef struct foreseen {
    int deals;
    bt_odds odds;             /* what is the same in all */
    int least, most;          /* what the defence adds up to */
    int forecasts;            /* in how many there was one */
    bt_forecast sum;          /* of all */
    int look_count;
    look looks[LOOKS];
} foreseen;

/* ---- writing ------------------------------------------------------------------------------- */

void
bt_write_lines(bt_call *call, const bt_game *game, const bt_odds *odds)
{
    bt_json *json = &call->json;
    bt_json_array(json, "lines");
    for (int i = 0; i < odds->line_count; i++) {
        bt_json_object(json, NULL);
        bt_json_text(json, "text", odds->lines[i].text);
        bt_json_text(json, "rule", odds->lines[i].rule);
        bt_json_parts(json, "value", odds->lines[i].value, bt_odds_parts(odds));
        if (odds->lines[i].side < game->rules->side_count)
            bt_json_text(json, "side", bt_side_name(game->rules, odds->lines[i].side));
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

/* Who attacks, and where, if the game tells. */
static void
write_field(bt_call *call, const bt_game *game, const bt_odds *odds)
{
    char storage[64];
    bt_buf place;

    if (odds->attacker >= game->rules->side_count)
        return;
    bt_buf_init_fixed(&place, storage, sizeof storage);
    bt_place_format(game, odds->place, &place);
    bt_json_text(&call->json, "attacker", bt_side_name(game->rules, odds->attacker));
    bt_json_text(&call->json, "place", bt_buf_text(&place));
}

/* What may not be known is -1 whatever is counted. */
static void
write_total(bt_json *json, const char *key, const bt_odds *odds, int total)
{
    if (total == BT_ODDS_UNKNOWN)
        bt_json_number(json, key, total);
    else
        bt_json_parts(json, key, total, bt_odds_parts(odds));
}

static void
write_faces(bt_json *json, const bt_odds *odds)
{
    bt_json_array(json, "faces");
    for (int i = 0; i < odds->face_count; i++) {
        bt_json_object(json, NULL);
        bt_json_number(json, "die", i + 1);
        bt_json_text(json, "result", odds->faces[i]);
        bt_json_text(json, "text", odds->face_texts[i]);
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

/* Chances in millionths: JSON of other programs need not know our numbers. */
static void
write_chances(bt_call *call, const bt_game *game, const bt_forecast *sum, int forecasts)
{
    bt_json *json = &call->json;
    bt_json_array(json, "chances");
    for (int i = 0; i < sum->count; i++) {
        const bt_chances *row = &sum->rows[i];
        bt_json_object(json, NULL);
        bt_json_text(json, "what", row->what);
        bt_json_text(json, "side", bt_side_name(game->rules, row->side));
        bt_json_array(json, "parts");
        for (int k = 0; k < row->count; k++)
            bt_json_number(json, NULL, (int64_t)(row->at[k] / forecasts * 1e6 + 0.5));
        bt_json_array_end(json);
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
}

static void
write_foreseen(bt_call *call, const bt_game *game, const foreseen *f)
{
    bt_json *json = &call->json;
    write_total(json, "attack", &f->odds, f->odds.attack);
    write_total(json, "defence", &f->odds, f->odds.defence);
    if (f->odds.defence == BT_ODDS_UNKNOWN && f->least != f->most) {
        bt_json_array(json, "between");
        bt_json_parts(json, NULL, f->least, bt_odds_parts(&f->odds));
        bt_json_parts(json, NULL, f->most, bt_odds_parts(&f->odds));
        bt_json_array_end(json);
    }
    bt_json_text(json, "column", f->odds.column);
    write_field(call, game, &f->odds);
    bt_write_lines(call, game, &f->odds);
    write_faces(json, &f->odds);
    if (f->forecasts > 0)
        write_chances(call, game, &f->sum, f->forecasts);
}

/* ---- what is the same in all ------------------------------------------------------------------ */

static bool
has_line(const bt_odds *odds, const bt_odds_line *line)
{
    for (int i = 0; i < odds->line_count; i++)
        if (odds->lines[i].value == line->value && odds->lines[i].side == line->side &&
            strcmp(odds->lines[i].text, line->text) == 0)
            return true;
    return false;
}

static bool
have_same_faces(const bt_odds *one, const bt_odds *other)
{
    bool same = one->face_count == other->face_count;

    for (int i = 0; same && i < one->face_count; i++)
        same = strcmp(one->faces[i], other->faces[i]) == 0 &&
               strcmp(one->face_texts[i], other->face_texts[i]) == 0;
    return same;
}

static void
keep_common(bt_odds *all, const bt_odds *one)
{
    int kept = 0;

    for (int i = 0; i < all->line_count; i++)
        if (has_line(one, &all->lines[i]))
            all->lines[kept++] = all->lines[i];
    all->line_count = kept;
    if (all->attack != one->attack)
        all->attack = BT_ODDS_UNKNOWN;
    if (all->defence != one->defence)
        all->defence = BT_ODDS_UNKNOWN;
    if (strcmp(all->column, one->column) != 0)
        memcpy(all->column, "?", sizeof "?");
    if (!have_same_faces(all, one))
        all->face_count = 0;
}

static void
add_chances(foreseen *f, const bt_forecast *another)
{
    if (f->forecasts++ == 0) {
        f->sum = *another;
        return;
    }
    if (another->count < f->sum.count)
        f->sum.count = another->count;
    for (int i = 0; i < f->sum.count; i++)
        for (int k = 0; k < f->sum.rows[i].count; k++)
            f->sum.rows[i].at[k] += another->rows[i].at[k];
}

/* ---- asking -------------------------------------------------------------------------------------- */

/* What is foretold to who sees this view, now the look's; NULL where enough have been asked for. */
static const look *
look_at(const bt_slot *slot, bt_view *view, uint16_t place, foreseen *f)
{
    const bt_rules *rules = slot->game->rules;
    bt_arena arena = { 0 };
    look *it = f->looks, *end = f->looks + f->look_count;

    while (it < end && memcmp(it->view, view, rules->view_size) != 0)
        it++;
    if (it < end || f->look_count == LOOKS) {
        free(view);
        return it < end ? it : NULL;
    }
    it->view = view;
    it->forecast.deals = f->look_count++ ? SHARE : 0;
    it->status = rules->forecast(slot->game, view, place, &arena, &it->forecast);
    bt_arena_release(&arena);
    return it;
}

/* The forecast from a view; a game or a moment without one is not a failure. */
static int
add_forecast(const bt_slot *slot, const bt_state *state, bt_seat viewer, uint16_t place,
             foreseen *f)
{
    const bt_rules *rules = slot->game->rules;
    bt_view *view = rules->forecast ? bt_view_new(slot->game) : NULL;
    const look *found;

    if (!rules->forecast)
        return BT_OK;
    if (!view)
        return BT_ENOMEM;
    rules->view(slot->game, state, viewer, view);
    found = look_at(slot, view, place, f);
    if (found && !found->status)
        add_chances(f, &found->forecast);
    return found && found->status == BT_ENOMEM ? BT_ENOMEM : BT_OK;
}

/* In one of the positions. */
static int
foresee(const bt_slot *slot, const bt_state *state, bt_seat viewer, uint16_t place, foreseen *f)
{
    const bt_rules *rules = slot->game->rules;
    bt_seat seat = viewer < bt_seat_count(slot->game) ? viewer : BT_SIDE_NONE;
    bt_odds one = { 0 };

    if (!rules->odds || rules->odds(slot->game, state, viewer, place, &one) != BT_OK)
        return BT_ENOTFOUND;
    if (f->deals++ == 0) {
        f->odds = one;
        f->least = f->most = one.defence;
    } else {
        keep_common(&f->odds, &one);
        f->least = one.defence < f->least ? one.defence : f->least;
        f->most = one.defence > f->most ? one.defence : f->most;
    }
    return add_forecast(slot, state, seat, place, f);
}

/* Where the first position went on to something uncovered, others are asked too. */
static int
foresee_more(bt_call *call, const bt_slot *slot, bt_seat viewer, uint16_t place, foreseen *f)
{
    for (unsigned deal = 1; deal < DEALS; deal++) {
        bt_state *copy = bt_known_position(call, slot, deal);
        int status = copy ? BT_OK : BT_ENOMEM;
        if (!status && bt_retry_actions(call, slot, copy))
            status = foresee(slot, copy, viewer, place, f);
        free(copy);
        if (status == BT_ENOMEM)
            return status;
    }
    return BT_OK;
}

static int
ask_odds(bt_call *call, const bt_slot *slot, const bt_state *copy)
{
    const bt_rules *rules = slot->game->rules;
    bool tried = json_array_size(json_object_get(call->request, "actions")) > 0;
    foreseen *f;
    bt_seat viewer;
    uint16_t place;
    int status;

    if (bt_call_viewer(call, slot, "side", bt_sides_first(rules->to_act(slot->game, copy)),
                       &viewer) ||
        bt_call_place(call, slot->game, &place))
        return -1;
    f = calloc(1, sizeof *f);
    status = f ? foresee(slot, copy, viewer, place, f) : BT_ENOMEM;
    if (!status && tried && slot->bound)
        status = foresee_more(call, slot, viewer, place, f);
    if (!status) {
        bt_json_number(&call->json, "match", slot->number);
        write_foreseen(call, slot->game, f);
    }
    for (int i = 0; f && i < f->look_count; i++)
        free(f->looks[i].view);
    free(f);
    if (status == BT_ENOTFOUND)
        return bt_call_fail(call, BT_PROTO_NOT_FOUND, "no die is about to be rolled for anything");
    return status ? bt_call_fail_status(call, status) : 0;
}

int
bt_do_ODDS(bt_call *call)
{
    return bt_call_on_known(call, ask_odds);
}
