/*
 * tell.h - members of a view that are better said in words.
 *
 * No game must have them; one that has gets a sentence where the bare member
 * would be a row of keys and numbers: who comes on next, what was lost of what
 * may be lost, how the game would end now.
 */
#ifndef CLI_TELL_H
#define CLI_TELL_H

#include <berthier/game.h>
#include <jansson.h>

/** A number as a person writes it: "3", "2½"; views write halves as 2.5. */
void cli_tell_number(const json_t *number, bt_buf *out);

/**
 * Say a member in words, or a part of it.
 *
 * @param member  the word of the member
 * @param path    its keys from the outermost on, "french jena"; replaced by what to call it
 * @param out     what to say of it; left empty when it says nothing yet
 * @return false when it is no such member
 */
bool cli_tell(const bt_game *game, const char *member, const json_t *value, char *path, size_t size,
              bt_buf *out);

/**
 * Say which group of a side comes on next, out of the member `coming`.
 *
 * @return false when no more come
 */
bool cli_tell_next(const bt_game *game, const json_t *coming, bt_side side, bt_buf *out);

#endif
