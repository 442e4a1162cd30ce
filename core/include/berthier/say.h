/*
 * say.h - sentences in the reader's language.
 *
 * Every text for people is written in English where it belongs: in a .def
 * file, in a data file, in the source.  The English text is also its name: a
 * catalogue (po/LANGUAGE.po, compiled in) gives another language's text for it.
 * What no catalogue has stays English, so nothing is ever left unsaid.
 *
 * Ids are never translated: units, hexes, action and event words, options,
 * reason codes, rule numbers.
 *
 * Texts with something to fill in carry {0}, {1}, ... and go through bt_say;
 * no text of a catalogue is ever a printf format.  No form depends on a number
 * or a gender: "{0} of {1} points paid".
 *
 * A game's language is a member of its bt_game.  A match speaks several at
 * once by handing each reader's calls a shallow copy of the one game, made by
 * bt_game_in.  Catalogues are const, so threads share them.
 *
 * tools/messages finds all texts: the tables and printed parts of the games
 * by asking them, literals in the source by these names: bt_tr, BT_SAY,
 * BT_SAY_ODDS, bt_arg_word, BT_MSG.
 */
#ifndef BT_SAY_H
#define BT_SAY_H

#include <berthier/game.h>
#include <berthier/odds.h>

typedef struct bt_message {
    const char *english, *text;
} bt_message;

/** The texts of one language. */
struct bt_catalogue {
    const char *language; /* "fr" */
    int count;
    const bt_message *at; /* ascending by `english` as bytes */
};

/**
 * Find the catalogue of a language by its tag, region and letter case aside:
 * "fr-CA" finds "fr".  NULL, which is English, for any other and for NULL.
 */
const bt_catalogue *bt_catalogue_find(const char *language);

/** Name the language of a catalogue: "fr"; NULL is "en". */
const char *bt_catalogue_language(const bt_catalogue *words);

/** Give a text in a catalogue's language; borrowed from it, or `english` itself. */
const char *bt_catalogue_text(const bt_catalogue *words, const char *english);

/** The same in a game's language. */
const char *bt_tr(const bt_game *game, const char *english);

/** Mark a literal that is translated elsewhere. */
#define BT_MSG(english) english

/** Make out the same game in another language.  It lives as long as game; never free it. */
void bt_game_in(const bt_game *game, const char *language, bt_game *out);

/** Something to fill in: a text as it is, a word to be translated, a number, half points. */
typedef enum bt_arg_kind { BT_ARG_TEXT, BT_ARG_WORD, BT_ARG_NUMBER, BT_ARG_HALVES } bt_arg_kind;

typedef struct bt_arg {
    bt_arg_kind kind;
    int number;
    const char *text;
} bt_arg;

static inline bt_arg
bt_arg_text(const char *text)
{
    return (bt_arg){ BT_ARG_TEXT, 0, text };
}

static inline bt_arg
bt_arg_word(const char *english)
{
    return (bt_arg){ BT_ARG_WORD, 0, english };
}

static inline bt_arg
bt_arg_number(int number)
{
    return (bt_arg){ BT_ARG_NUMBER, number, NULL };
}

static inline bt_arg
bt_arg_halves(int halves)
{
    return (bt_arg){ BT_ARG_HALVES, halves, NULL };
}

/** Write a text in the game's language, {0} to {9} filled in. */
void bt_say(bt_buf *out, const bt_game *game, const char *english, const bt_arg *args, int count);

/** bt_say with its arguments in a row, at least one. */
#define BT_SAY(out, game, english, ...)                                                            \
    bt_say((out), (game), (english), (const bt_arg[]){ __VA_ARGS__ }, BT_ARG_COUNT(__VA_ARGS__))

/** Append a line to the odds, its text said by bt_say and cut where there is no more room. */
void bt_say_odds(bt_odds *odds, const bt_game *game, const char *rule, int value,
                 const char *english, const bt_arg *args, int count);

#define BT_SAY_ODDS(odds, game, rule, value, english, ...)                                         \
    bt_say_odds((odds), (game), (rule), (value), (english), (const bt_arg[]){ __VA_ARGS__ },       \
                BT_ARG_COUNT(__VA_ARGS__))

#define BT_ARG_COUNT(...) ((int)(sizeof((const bt_arg[]){ __VA_ARGS__ }) / sizeof(bt_arg)))

/** Say into a text of fixed size; a letter of several bytes is never cut in two. */
#define BT_SAY_FIXED(storage, game, english, ...)                                                  \
    bt_say_fixed((storage), sizeof(storage), (game), (english), (const bt_arg[]){ __VA_ARGS__ },   \
                 BT_ARG_COUNT(__VA_ARGS__))

void bt_say_fixed(char *storage, size_t size, const bt_game *game, const char *english,
                  const bt_arg *args, int count);

/** Drop a letter at the end of a text whose last bytes were cut off. */
void bt_say_trim(char *text);

#endif
