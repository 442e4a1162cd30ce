/*
 * view.c - what a side may know, as bytes and as JSON.
 *
 * Hidden are the cards of a hand from everybody but its owner, and with them what is left in the
 * deck: the two are shown as one set, `unseen`, and their sizes.  Of the other side's armies a viewer
 * sees who leads and how many they are; the rest, and who waits in the reserve, only when they have
 * been met, in battle or by Savary.
 */
#include "view.h"
#include "corps.h"
#include "country.h"
#include "intercept.h"
#include "outlook.h"

#include <berthier/deck.h>
#include <berthier/position.h>
#include <string.h>

/* ---- who is hidden ------------------------------------------------------- */

/* Who has been named to lead: a move, an interception. */
static bool
is_named(const aon *n, bt_unit unit)
{
    const bt_frame *comes = aon_frame(n->s, AON_P_INTERCEPT);

    return unit == n->s->leader || (comes && unit == aon_interceptor(comes));
}

/* Does everybody see who it is: the leader of its area, or of what is in hand? */
static bool
is_open(const aon *n, bt_unit unit)
{
    bt_side side = aon_owner(n, unit);
    bt_area area = (bt_area)n->s->places[unit];

    return is_named(n, unit) || unit == aon_leader(n, aon_army(n, side, area));
}

bt_units
aon_open_corps(const aon *n)
{
    bt_units open = { { 0 } };

    for (bt_unit u = 0; u < n->printed->unit_count; u++) {
        bt_side side = aon_owner(n, u);
        if (side <= AON_COALITION && aon_on_map(n->s, u) &&
            (bt_units_has(&n->s->engaged[side], u) || is_open(n, u)))
            bt_units_add(&open, u);
    }
    return open;
}

/* Onlookers have met nobody, but see a battle. */
static bool
knows(const aon *n, bt_seat viewer, bt_unit unit)
{
    bt_side side = aon_owner(n, unit);

    if (side == BT_SIDE_NONE || side == viewer || bt_units_has(&n->s->engaged[side], unit))
        return true;
    return viewer <= AON_COALITION && bt_units_has(&n->s->met, unit);
}

/* Where it is: of those in play, nobody knows of an enemy's which stand in the reserve. */
static bool
is_hidden(const aon *n, bt_seat viewer, bt_unit unit)
{
    uint16_t place = n->s->places[unit];

    if (place == AON_RESERVE)
        return aon_owner(n, unit) != BT_SIDE_NONE && aon_owner(n, unit) != viewer;
    return aon_on_map(n->s, unit) && !knows(n, viewer, unit) && !is_open(n, unit);
}

/* Count the corps of a set that are of `of`, by side and area.  Of those picked some may be lost already. */
static void
count_secrets(const aon *n, aon_view *view, int which, bt_units of)
{
    bt_units set = bt_units_and(*aon_secret_set(n->s, which), of);

    while (!bt_units_is_empty(&set)) {
        bt_unit unit = bt_units_take(&set);
        if (aon_on_map(n->s, unit))
            view->secret[aon_owner(n, unit)][which][n->s->places[unit]]++;
    }
}

/* A corps whose state is not known is shown fresh. */
static void
wipe_state(aon_state *s, bt_unit unit)
{
    bt_units_remove(&s->spent, unit);
    bt_units_remove(&s->met, unit);
    bt_units_remove(&s->tolled, unit);
}

/* In the box it belongs to nothing that is in hand (aon_stand). */
static void
hide(const aon *n, aon_view *view, bt_unit unit)
{
    if (aon_on_map(n->s, unit))
        view->standing[aon_owner(n, unit)][n->s->places[unit]]++;
    wipe_state(&view->shown, unit);
    bt_units_remove(&view->shown.picked, unit);
    aon_stand(&view->shown, unit, AON_HIDDEN);
}

static void
hide_corps(const aon *n, aon_view *view)
{
    bt_units hidden = { { 0 } }, unknown = { { 0 } };

    for (bt_unit u = 0; u < n->printed->unit_count; u++) {
        if (is_hidden(n, view->viewer, u))
            bt_units_add(&hidden, u);
        else if (aon_on_map(n->s, u) && !knows(n, view->viewer, u))
            bt_units_add(&unknown, u);
    }
    unknown = bt_units_or(unknown, hidden);
    for (int which = 0; which < AON_SECRETS; which++)
        count_secrets(n, view, which, which == AON_SECRET_TOLLED ? unknown : hidden);
    while (!bt_units_is_empty(&unknown)) {
        bt_unit unit = bt_units_take(&unknown);
        if (bt_units_has(&hidden, unit))
            hide(n, view, unit);
        else
            wipe_state(&view->shown, unit);
    }
}

/* [AON-4.1] Everybody has heard whom the others named, and remembers it of those who lead. */
static void
hide_names(const aon *n, aon_view *view)
{
    for (bt_units left = n->s->named; !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        bt_side side = aon_owner(n, unit);
        bt_area area = (bt_area)n->s->places[unit];
        if (side != view->viewer &&
            (side == BT_SIDE_NONE || unit != aon_leader(n, aon_army(n, side, area))))
            bt_units_remove(&view->shown.named, unit);
    }
}

/* ---- the view ------------------------------------------------------------ */

void
aon_make_view(const bt_game *game, const bt_state *state, bt_seat seat, bt_view *out)
{
    aon_view *view = (aon_view *)(void *)out;
    aon_state *s = &view->shown;
    const aon truth = aon_look(game, state);

    *s = *truth.s;
    view->viewer = seat;
    view->deck = (uint8_t)bt_set_count(&s->deck);
    view->unseen = s->deck;
    s->deck = (bt_set){ { 0 } };
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++) {
        view->hands[side] = (uint8_t)bt_set_count(&s->hand[side]);
        if (seat > AON_COALITION)
            s->known[side] = (bt_set){ { 0 } };
        if (side == seat)
            continue;
        view->unseen = bt_set_or(view->unseen, bt_set_minus(s->hand[side], s->known[side]));
        s->hand[side] = s->known[side];
    }
    hide_corps(&truth, view);
    hide_names(&truth, view);
}

bool
aon_conceals(const bt_game *game, const bt_state *state, bt_seat seat, unsigned operand,
             unsigned value)
{
    const aon n = aon_look(game, state);
    bt_kind kind = game->rules->operands[operand].kind;

    if (kind == BT_KIND_UNIT)
        return value < (unsigned)game->unit_count && is_hidden(&n, seat, (bt_unit)value);
    if (kind != BT_KIND_CARD || value >= (unsigned)game->card_count)
        return false;
    if (bt_set_has(&n.s->deck, (uint8_t)value))
        return true;
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        if (side != seat && bt_set_has(&n.s->hand[side], (uint8_t)value) &&
            (seat > AON_COALITION || !bt_set_has(&n.s->known[side], (uint8_t)value)))
            return true;
    return false;
}

/* ---- JSON --------------------------------------------------------------- */

static void
write_piles(const bt_game *game, const aon_view *view, bt_json *json)
{
    if (view->viewer <= AON_COALITION)
        bt_set_write(game, "hand", AON_OPERAND_CARD, view->shown.hand[view->viewer], json);
    for (int side = 0; side < 2; side++) {
        bt_json_object(json, side ? "coalition-cards" : "french-cards");
        bt_json_number(json, "hand", view->hands[side]);
        bt_json_object_end(json);
    }
    bt_json_number(json, "deck", view->deck);
}

/* [AON-1.1] Who commands a corps goes with its country. */
static void
write_owners(const aon *n, bt_json *json)
{
    bt_json_object(json, "owner");
    for (bt_unit u = 0; u < n->printed->unit_count; u++)
        bt_json_text(json, n->game->units[u].id, bt_side_name(n->game->rules, aon_owner(n, u)));
    bt_json_object_end(json);
}

/* Numbers by side and area, as far as there are any. */
static void
write_by_area(const bt_game *game, const char *key, const uint8_t *french,
              const uint8_t *coalition, bt_json *json)
{
    bt_json_object(json, key);
    for (int side = 0; side < 2; side++) {
        const uint8_t *count = side == AON_FRENCH ? french : coalition;
        bt_json_object(json, game->rules->sides[side]);
        for (int a = 0; a < game->network->area_count; a++)
            if (count[a])
                bt_json_number(json, game->network->areas[a].id, count[a]);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

/* Corps that are there and not known, and those of them that belong to what is in hand. */
static void
write_hidden(const bt_game *game, const aon_view *view, bt_json *json)
{
    static const char *const keys[AON_SECRETS] = {
        [AON_SECRET_ARMY] = "marching",
        [AON_SECRET_PICKED] = "chosen",
        [AON_SECRET_PINNED] = "held",
        [AON_SECRET_TOLLED] = "hit",
    };

    write_by_area(game, "standing", view->standing[0], view->standing[1], json);
    for (int which = 0; which < AON_SECRETS; which++)
        write_by_area(game, keys[which], view->secret[0][which], view->secret[1][which], json);
}

/* [AON-2.6a] Who leads the armies that are seen. */
static void
write_leaders(const aon *n, bt_json *json)
{
    bt_json_object(json, "leaders");
    for (bt_unit u = 0; u < n->printed->unit_count; u++)
        if (aon_on_map(n->s, u) && aon_owner(n, u) != BT_SIDE_NONE && is_open(n, u))
            bt_json_bool(json, n->game->units[u].id, true);
    bt_json_object_end(json);
}

/* The army on the move, as far as it is seen, and where a battle goes on: as boards mark them. */
static void
write_in_hand(const aon *n, bt_json *json)
{
    bt_units army = n->s->army;

    bt_json_object(json, "stack");
    while (!bt_units_is_empty(&army))
        bt_json_bool(json, n->game->units[bt_units_take(&army)].id, true);
    bt_json_object_end(json);
    if (n->s->field != BT_AREA_NONE)
        bt_json_text(json, "target", n->game->network->areas[n->s->field].id);
}

void
aon_write_view(const bt_game *game, const bt_view *seen, bt_json *json)
{
    const aon_view *view = aon_view_of(seen);
    const aon n = { game, aon_printed_of(game), (aon_state *)(uintptr_t)&view->shown, NULL };

    bt_json_number(json, "year", AON_CENTURY + view->shown.year);
    bt_fields_write(game, &view->shown, json);
    write_piles(game, view, json);
    write_owners(&n, json);
    write_hidden(game, view, json);
    write_leaders(&n, json);
    aon_write_outlook(&n, view->viewer, json);
    write_in_hand(&n, json);
}
