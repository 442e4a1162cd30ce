/*
 * match.h - one game being played: position, record, undo.
 *
 * A match owns its journal: every action taken, in order, dice included, each
 * with the hash of the position after it.  Chance is rolled by the match the
 * moment nobody else can act, from the generator the caller gives; replays take
 * the recorded rolls instead.
 *
 * Undo goes back over the same seat's own last actions, never over a die, another
 * seat's action (but for what another side did while both could act), or one that
 * told anybody what his view did not hold before: the match hears what every action
 * tells (docs/decisions).  What all who play agree on may go back farther, to the
 * last die.  Both work by replay from the nearest snapshot, so any length of game
 * costs little memory.
 *
 * A bt_match is used by one thread at a time.
 */
#ifndef BT_MATCH_H
#define BT_MATCH_H

#include <berthier/game.h>

typedef struct bt_match bt_match;

typedef struct bt_entry {
    bt_action action;
    bt_seat seat;
    uint64_t hash; /* bt_match_hash after it */
} bt_entry;

/**
 * Start a match; the game is borrowed and must outlive it.
 *
 * @param dice  a seed's for tests and bots; the system's (bt_host_rng) for people
 */
int bt_match_new(bt_match **out, const bt_game *game, bt_rng dice, bt_error *err);
/** Start from a position other than the scenario's. */
int bt_match_new_at(bt_match **out, const bt_game *game, const bt_state *start, bt_rng dice,
                    bt_error *err);
/**
 * Start a match that is going to be replayed: from the scenario, or from a position unless `start`
 * is NULL.  Chance rolls nothing before the first action that is played.
 */
int bt_match_new_record(bt_match **out, const bt_game *game, const bt_state *start, bt_rng dice,
                        bt_error *err);
void bt_match_free(bt_match *match);

const bt_game *bt_match_game(const bt_match *match);
const bt_state *bt_match_state(const bt_match *match);
int bt_match_length(const bt_match *match);
const bt_entry *bt_match_entry(const bt_match *match, int index);

/** Hash of the position and of all that has been written. */
uint64_t bt_match_hash(const bt_match *match);

/**
 * Take an action for a seat, then roll for chance as long as only it can act.
 *
 * @param why     set to the reason when the result is BT_EILLEGAL or BT_ESEAT; may be NULL
 * @param events  appended to; may be NULL
 * @return BT_ESEAT when the seat has nothing to decide now
 */
int bt_match_play(bt_match *match, bt_seat seat, bt_action action, const bt_reason **why,
                  bt_events *events, bt_error *err);

/**
 * The same with what is written in the action (text.h): NULL or "" for nothing, else new words, and
 * the action has 0 where their number goes.  BT_ESYNTAX for an action that has no text, or whatever
 * bt_text_check says.
 */
int bt_match_write(bt_match *match, bt_seat seat, bt_action action, const char *words,
                   const bt_reason **why, bt_events *events, bt_error *err);

/**
 * As write, for a recorded game: chance actions are taken, never rolled, and words have the number
 * that stands in the action unless it is 0.
 */
int bt_match_replay(bt_match *match, bt_seat seat, bt_action action, const char *words,
                    const bt_reason **why, bt_events *events, bt_error *err);

/** What was written with an entry; NULL for nothing. */
const char *bt_match_words(const bt_match *match, int index);

/** What forbids an action in a position, or what is written in it; NULL when nothing does.  Words: as above. */
const bt_reason *bt_refusal(const bt_game *game, const bt_state *state, bt_seat seat,
                            bt_action action, const char *words);

/** What a text of the match says; NULL when there is none of that number. */
const char *bt_match_text(const bt_match *match, unsigned number);

/**
 * Write "texts", by number, that a seat may read in a position of this match; nothing when there are
 * none.
 */
void bt_match_texts_write(const bt_match *match, const bt_state *state, bt_seat viewer,
                          bt_json *json);

/** How many of the seat's last actions an undo could take back now. */
int bt_match_can_undo(const bt_match *match, bt_seat seat);

/**
 * The same, and the indices of the first and the last of them in the record.  What others did
 * while they could act at the same time may stand between and after them, and stays.
 */
int bt_match_undo_reach(const bt_match *match, bt_seat seat, int *first, int *last);

/** Take back the seat's last action; BT_EILLEGAL when can_undo says 0. */
int bt_match_undo(bt_match *match, bt_seat seat, bt_error *err);

/** The shortest length that the match can be taken back to: a die that was thrown stays. */
int bt_match_floor(const bt_match *match);

/**
 * Take back all actions after the first `length`, no matter who took them: the caller knows that all
 * who play agree.
 *
 * @return BT_EILLEGAL below the floor or beyond the end
 */
int bt_match_rewind(bt_match *match, int length, bt_error *err);

/** The position after the first `length` actions, into the caller's state. */
int bt_match_state_at(const bt_match *match, int length, bt_state *out, bt_error *err);

#endif
