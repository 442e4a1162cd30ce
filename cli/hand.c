/* hand.c - the cards of the viewer are facts of the board, by their ids. */
#include "hand.h"

#include "cards.h"

#include <strings.h>

bool
cli_hand_tell(const bt_game *game, const cli_board *board, const char *id, bt_buf *out)
{
    json_t *faces = cli_cards_faces(game);
    bool found = false;
    for (int i = 0; i < game->card_count; i++) {
        const bt_card_info *card = &game->cards[i];
        if (id[0] ? strcasecmp(card->id, id) != 0 : !cli_board_fact(board, card->id))
            continue;
        cli_card_tell(game, card, faces, out);
        found = true;
    }
    json_decref(faces);
    if (!found && id[0])
        bt_buf_addf(out, "There is no card %s.\n", id);
    else if (!found)
        bt_buf_add(out, game->card_count ? "You hold no cards.\n" : "This game has no cards.\n");
    return found;
}
