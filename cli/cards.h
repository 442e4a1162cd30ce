/*
 * cards.h - cards in words: what is printed on them, and what they do.
 */
#ifndef CLI_CARDS_H
#define CLI_CARDS_H

#include <berthier/game.h>
#include <jansson.h>

/** The book's `faces-of-cards`, where a game has them; json_decref what is returned. */
json_t *cli_cards_faces(const bt_game *game);

/** Add a card's name and the words and numbers on its face. */
void cli_card_face(const bt_card_info *card, const json_t *faces, bt_buf *out);

/** Say in full what is printed on a card: its face, when it serves and for whom, what it does. */
void cli_card_tell(const bt_game *game, const bt_card_info *card, const json_t *faces, bt_buf *out);

#endif
