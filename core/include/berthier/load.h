/*
 * load.h - what the loaders of all games read alike.
 *
 * A loader (rules->load) fills a game from the documents of its pack.  These are the pieces that
 * do not depend on what is printed: the scenario's document, ids and names of rows, grades, and
 * a unit named by a word.  Errors have the place in the file, as those of doc.h and words.h do.
 */
#ifndef BT_LOAD_H
#define BT_LOAD_H

#include <berthier/game.h>
#include <berthier/words.h>

/** Find the document of the game's scenario, a mapping; out is its root. */
int bt_load_scenario(const bt_game *game, bt_node *out, bt_error *err);

/** Keep the `title` of a scenario, given its root: the game's title from now on. */
int bt_load_title(bt_game *game, bt_node scenario, bt_error *err);

/** Copy a text into the game's arena. */
int bt_load_text(bt_game *game, const char *text, const char **out, bt_error *err);

/** Read the `id` of a row: one word that bt_word_id takes.  Nothing says that no other has it. */
int bt_load_id(bt_game *game, bt_node row, const char **out, bt_error *err);

/** Read the `name` of a row, which may not be empty. */
int bt_load_name(bt_game *game, bt_node row, const char **out, bt_error *err);

/** Check the `grade` of a row, which must have one. */
int bt_load_grade(bt_node row, bt_error *err);

/**
 * Find the unit with the id that a word spells, letter for letter, among count that are read.
 *
 * @param what  for the error: "block of blocks.yaml"
 */
int bt_load_unit(const bt_word *word, const bt_unit_info *units, int count, const char *what,
                 bt_unit *out, bt_error *err);

#endif
