/*
 * example.h - a game shown, passage by passage, to people who want to learn it.
 *
 * A pack may have documents `example-NAME.yaml` beside what is printed: a
 * scenario, the actions from its start, dice included, and over every few of
 * them what happens and by which clauses.  They are no part of the game: its
 * data have the same hash with and without them.
 *
 *     id: NAME              as in the file's name; links have it
 *     title: Ulm            a line
 *     text: ...             what one sees here
 *     scenario: "1805"
 *     options: losses=choice        may be left out
 *     side: french          through whose eyes, unless the reader chooses others
 *     passages:
 *       - rules: [AON-11.2]
 *         text: ...
 *         do:
 *           - french march Napoleon
 */
#ifndef BT_EXAMPLE_H
#define BT_EXAMPLE_H

#include <berthier/doc.h>
#include <berthier/rules.h>

/** The n-th example of a pack, in the order of names; NULL when there are fewer, or there is no pack. */
const bt_doc *bt_example_at(const bt_pack *pack, int n);

/** A text of the document's own: "id", "title", "text", "scenario", "options", "side"; "" for none. */
const char *bt_example_word(const bt_doc *example, const char *key);

typedef struct bt_passage {
    bt_node rules; /* a sequence of numbers of clauses */
    const char *text;
    bt_node actions; /* a sequence of lines, "SEAT ACTION" */
    int count;       /* of them */
    bt_node next;    /* where the next passage is; may not exist */
} bt_passage;

/** Take the passage at a node, which bt_example_first or the one before gave; false at the end. */
bool bt_passage_take(bt_node at, bt_passage *out);
bt_node bt_example_first(const bt_doc *example);

/** Read one line of a passage. */
int bt_example_action(const bt_game *game, bt_node line, bt_seat *seat, bt_action *action,
                      bt_error *err);

/**
 * Is the document whole: are its keys known, its scenario, side and clauses there, and does every
 * action go?  What is wrong is named with its place.
 */
int bt_example_check(const bt_rules *rules, const bt_pack *pack, const bt_doc *example,
                     bt_error *err);

#endif
