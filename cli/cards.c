/* cards.c - faces of cards from the game's own book, the rest from the printed parts. */
#include "cards.h"

#include <berthier/book.h>
#include <berthier/say.h>
#include <string.h>

json_t *
cli_cards_faces(const bt_game *game)
{
    bt_buf text = { 0 };
    bt_json json;
    bt_json_init(&json, &text);
    bt_json_object(&json, NULL);
    if (game->rules->book)
        game->rules->book(game, &json);
    bt_json_object_end(&json);
    json_t *book = text.failed ? NULL : json_loads(bt_buf_text(&text), 0, NULL);
    json_t *faces = json_incref(json_object_get(book, "faces-of-cards"));
    json_decref(book);
    bt_buf_release(&text);
    return faces;
}

void
cli_card_face(const bt_card_info *card, const json_t *faces, bt_buf *out)
{
    const char *key;
    json_t *value;
    bt_buf_add(out, card->name);
    json_object_foreach(json_object_get(faces, card->id), key, value)
    {
        if (json_is_integer(value))
            bt_buf_addf(out, ", %s %lld", key, (long long)json_integer_value(value));
        else if (json_is_string(value) && strcmp(key, "event") != 0)
            bt_buf_addf(out, ", %s", json_string_value(value));
    }
}

void
cli_card_tell(const bt_game *game, const bt_card_info *card, const json_t *faces, bt_buf *out)
{
    bt_buf_addf(out, "%-5s ", card->id);
    cli_card_face(card, faces, out);
    bt_buf_addf(out, "%s%s", card->phase ? "; " : "", card->phase ? card->phase : "");
    bt_buf_addf(out, "%s%s\n", card->who ? "; " : "", card->who ? card->who : "");
    for (int i = 0; i < card->line_count; i++)
        bt_buf_addf(out, "      %s [%s]\n", bt_tr(game, card->lines[i].text), card->lines[i].rule);
}
