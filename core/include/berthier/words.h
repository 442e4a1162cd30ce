/*
 * words.h - a value of a data file as a list of words.
 *
 * Lists of hexes, units or results are written as a person would write them:
 * "0104 0204 0305", over one line or as a YAML list of such lines.  A bt_word
 * keeps the column it stood at, so that an error points at the very word.
 */
#ifndef BT_WORDS_H
#define BT_WORDS_H

#include <berthier/arena.h>
#include <berthier/doc.h>

#define BT_WORD_SIZE 48 /* longest word and its terminator */

typedef struct bt_word {
    bt_node node; /* the scalar it stands in */
    int column;   /* 1-based, of its first letter */
    char text[BT_WORD_SIZE];
} bt_word;

/** What is left to read of a value. */
typedef struct bt_words {
    bt_node line; /* the scalar being read */
    bool is_list; /* more scalars follow it */
    int at;       /* bytes of line already read */
} bt_words;

/** Begin reading a text or a list of texts; anything else is an error. */
int bt_words_start(bt_words *words, bt_node node, bt_error *err);

/** Take the next word; false at the end.  A word too long is cut. */
bool bt_words_next(bt_words *words, bt_word *out);

/** Record an error at the word's file:line:column; returns BT_EDATA. */
int bt_word_fail(const bt_word *word, bt_error *err, const char *format, ...) BT_PRINTF(3, 4);

/** Find the word among count words; out is its index; the error lists them. */
int bt_word_among(const bt_word *word, const char *const *among, int count, int *out,
                  bt_error *err);

/** Read a scalar as one word; blanks are an error. */
int bt_node_single(bt_node node, bt_word *out, bt_error *err);

/** Read a word as a whole number in min..max. */
int bt_word_int(const bt_word *word, int min, int max, int *out, bt_error *err);

/** Copy a word that may be an id: up to 15 letters, digits and dots, and not "none". */
int bt_word_id(const bt_word *word, bt_arena *arena, const char **out, bt_error *err);

/** Are two ids alike, letter case aside?  Orders may be typed in either. */
bool bt_id_same(const char *a, const char *b);

/** How far a row may be trusted: stated, found, rebuilt, rebuilt with little to go by. */
#define BT_GRADES 4

/** The words for them; behind those, where every value has its own: "-", nothing to know. */
extern const char *const bt_grade_words[BT_GRADES + 1];

/** Check that the value of `grades` is count of these words. */
int bt_node_grades(bt_node mapping, int count, bt_error *err);

/** Check a number under a key, if it is there, against what was counted. */
int bt_node_total(bt_node mapping, const char *key, int counted, bt_error *err);

#endif
