/*
 * words.h - what the words of play.def do.
 *
 * Each takes what stands behind the word and answers with lines; false when that was refused or made
 * no sense.
 */
#ifndef CLI_WORDS_H
#define CLI_WORDS_H

#include "table.h"

typedef bool cli_doer(cli_table *table, const char *rest, bt_buf *out);

#define WORD(id, word, argument, text) cli_doer cli_word_##id;
#include "play.def"
#undef WORD

#endif
