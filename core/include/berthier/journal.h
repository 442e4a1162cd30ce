/*
 * journal.h - a match as text: save file, replay, bug report, letter.
 *
 *     berthier-journal 1
 *     game napoleon-at-war
 *     rules 1
 *     scenario jena-auerstadt
 *     options louis=no bernadotte=no
 *     data 8a1f00c2d3e4f566
 *
 *     1 french move 1/Gaz = 63f0c1a2b3d4e5f6
 *     2 french step 0707 = ...
 *     9 chance roll 4 = ...
 *
 * The number is the action's place, the hexadecimal the hash of the position
 * after it.  Lines starting with # and blank lines are skipped.  A match that
 * did not start from the scenario carries its position between `start` and
 * `end` lines.  docs/journal.md is the grammar.
 */
#ifndef BT_JOURNAL_H
#define BT_JOURNAL_H

#include <berthier/match.h>

typedef struct bt_journal_head {
    char game[32], scenario[32], options[256];
    uint32_t rules_version;
    uint64_t data_hash;
    int body_line; /* line number where the entries begin */
    const char *body;
} bt_journal_head;

void bt_journal_write(const bt_match *match, bt_buf *out);

/** Write a head, or one entry with what is written in it (or NULL), of a record that another
 * version may have played. */
void bt_journal_head_write(const bt_game *game, uint32_t rules_version, uint64_t data_hash,
                           bt_buf *out);
void bt_journal_entry_write(const bt_game *game, int number, const bt_entry *entry,
                            const char *words, bt_buf *out);

/** Read the head, to find the game it needs. */
int bt_journal_head_read(const char *text, const char *file, bt_journal_head *head, bt_error *err);

/** Was the journal played by another version of the rules, or on other data? */
bool bt_journal_is_foreign(const bt_journal_head *head, const bt_game *game);

/**
 * Replay the body into a new match, checking every action and every hash.
 *
 * The hashes of a foreign journal are of positions laid out otherwise and tell
 * nothing; there every action must be allowed to the side that took it, and
 * the match that is made is one of today's rules and data.
 *
 * @param game  made from the head
 * @param dice  for the dice after the recorded end
 */
int bt_journal_read(bt_match **out, const bt_game *game, const bt_journal_head *head,
                    const char *file, bt_rng dice, bt_error *err);

#endif
