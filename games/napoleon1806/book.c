/*
 * book.c - what is printed beside the map: cards, victory areas, dice.
 */
#include "book.h"

#include <berthier/say.h>

static const char *const colour_words[] = { "red", "blue", "green" };

static const char *const event_ids[N06_EVENT_CARDS] = {
#define EVENT_CARD(code, id, ...) id,
#include "cards.def"
#undef EVENT_CARD
};

static void
write_card(const bt_game *game, int card, bt_json *json)
{
    const n06_printed *p = n06_printed_of(game);
    const n06_card *c = &p->cards[card];

    bt_json_object(json, game->cards[card].id);
    bt_json_text(json, "event", event_ids[c->event]);
    bt_json_text(json, "colour", colour_words[p->event_colour[c->event]]);
    bt_json_number(json, "value", c->value);
    bt_json_number(json, "losses", c->box.losses);
    bt_json_number(json, "fatigue", c->box.fatigue);
    bt_json_number(json, "recovery", c->recovery);
    if (c->amount)
        bt_json_number(json, "amount", c->amount);
    bt_json_object_end(json);
}

/* [C3.1] The phases of a turn, by the words of their procedures. */
static const char *const phases[] = { "draw", "initiative", "operations", "recovery" };

/* [C3.1] [C12.1] The turns, and what the victory points are counted on. */
static void
write_tracks(const bt_game *game, bt_json *json)
{
    const n06_printed *p = n06_printed_of(game);
    const char *const *side_ids = game->rules->sides;

    bt_json_object(json, "turns");
    bt_json_number(json, "first", p->first_turn);
    bt_json_number(json, "last", p->last_turn);
    bt_json_object_end(json);
    bt_json_object(json, "points");
    bt_json_number(json, "most", N06_VP_MAX);
    bt_json_number(json, "start", p->start_vp);
    bt_json_number(json, "needed", p->needed_vp);
    bt_json_text(json, "low", side_ids[N06_FRENCH]);
    bt_json_text(json, "high", side_ids[N06_PRUSSIAN]);
    bt_json_object_end(json);
    bt_json_array(json, "phases");
    for (size_t i = 0; i < BT_COUNT(phases); i++)
        bt_json_text(json, NULL, phases[i]);
    bt_json_array_end(json);
}

void
n06_book(const bt_game *game, bt_json *json)
{
    const n06_printed *p = n06_printed_of(game);

    bt_json_object(json, "faces-of-cards");
    for (int i = 0; i < game->card_count; i++)
        write_card(game, i, json);
    bt_json_object_end(json);
    write_tracks(game, json);
    bt_json_object(json, "victory-areas");
    for (int i = 0; i < p->prize_count; i++)
        bt_json_number(json, game->network->areas[p->prizes[i].area].id, p->prizes[i].points);
    bt_json_object_end(json);
}
