/*
 * book.c - what is printed beside the map: cards, victory areas, dice.
 */
#include "n06.h"

static const char *const colour_words[] = { "red", "blue", "green" };

static void
write_card(const bt_game *game, int card, bt_json *json)
{
    const n06_printed *p = n06_printed_of(game);
    const n06_card *c = &p->cards[card];

    bt_json_object(json, game->cards[card].id);
    bt_json_text(json, "colour", colour_words[p->event_colour[c->event]]);
    bt_json_number(json, "value", c->value);
    bt_json_number(json, "losses", c->box.losses);
    bt_json_number(json, "fatigue", c->box.fatigue);
    bt_json_number(json, "recovery", c->recovery);
    if (c->amount)
        bt_json_number(json, "amount", c->amount);
    bt_json_object_end(json);
}

void
n06_book(const bt_game *game, bt_json *json)
{
    const n06_printed *p = n06_printed_of(game);

    bt_json_object(json, "faces-of-cards");
    for (int i = 0; i < game->card_count; i++)
        write_card(game, i, json);
    bt_json_object_end(json);
    bt_json_object(json, "victory-areas");
    for (int i = 0; i < p->prize_count; i++)
        bt_json_number(json, game->network->areas[p->prizes[i].area].id, p->prizes[i].points);
    bt_json_object_end(json);
}
