/*
 * position.h - a position as a text document.
 *
 * One line a field, in the order of the game's field table; docs/journal.md
 * gives the grammar.  Writing and reading back gives the same bytes, in the
 * middle of a combat too.  By hand, leave out what does not matter: every
 * field not named keeps its value from the scenario's start.
 *
 *     position napoleon-at-war/jena-auerstadt louis=no bernadotte=no
 *     turn 6
 *     places 1/Gaz@0707 2/Gaz@dead ...
 *     begin movement french
 *
 * Two words beside the fields serve hand-written positions: `empty` takes all
 * units off the map, `begin SEGMENT SIDE` starts a segment by the game's own
 * code once everything else is set.
 */
#ifndef BT_POSITION_H
#define BT_POSITION_H

#include <berthier/game.h>

void bt_position_write(const bt_game *game, const bt_state *state, bt_buf *out);

/** Is a text a position, as far as its first line tells?  Comments may stand before it. */
bool bt_text_is_position(const char *text);

/**
 * Read the fields into a state set up by rules->setup.  The first line may stand before them, if it
 * names this game and scenario.
 *
 * Derives caches and walks the invariants, so an accepted position is sound.
 *
 * @param line  number of the first line of text, for error places
 */
int bt_position_read(const bt_game *game, const char *text, int line, bt_state *state,
                     bt_error *err);

/** Apply one line of a position ("turn 6"); used by position tests. */
int bt_position_line(const bt_game *game, const char *text, int line, bt_state *state,
                     bt_error *err);

/** Check and derive after lines were applied one by one. */
int bt_position_finish(const bt_game *game, bt_state *state, bt_error *err);

/**
 * Read the first line that is no comment: which game, scenario and options it needs.
 *
 * @param options  on BT_OK the rest of that line, for bt_options_parse; part of text
 * @return BT_ESYNTAX with its line, also for names of game_size or scenario_size bytes and more
 */
int bt_position_head(const char *text, char *game_id, int game_size, char *scenario,
                     int scenario_size, const char **options, bt_error *err);

#endif
