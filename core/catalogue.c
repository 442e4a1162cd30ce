/*
 * catalogue.c - looking texts up in a catalogue.
 */
#include "say_internal.h"

#include <string.h>

/* Is the tag the language itself, or the language with a region behind it? */
static bool
is_tag_of(const char *tag, const char *language)
{
    for (; *language; tag++, language++) {
        if ((*tag | 0x20) != *language)
            return false;
    }
    return *tag == '\0' || *tag == '-' || *tag == '_';
}

const bt_catalogue *
bt_catalogue_find(const char *language)
{
    for (const bt_catalogue *const *at = bt__catalogues; language && *at; at++) {
        if (is_tag_of(language, (*at)->language))
            return *at;
    }
    return NULL;
}

const char *
bt_catalogue_language(const bt_catalogue *words)
{
    return words ? words->language : "en";
}

const char *
bt_catalogue_text(const bt_catalogue *words, const char *english)
{
    int low = 0, high = words && english ? words->count : 0;
    while (low < high) {
        int middle = (low + high) / 2;
        int order = strcmp(english, words->at[middle].english);
        if (order == 0)
            return words->at[middle].text;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return english;
}

const char *
bt_tr(const bt_game *game, const char *english)
{
    return bt_catalogue_text(game->words, english);
}

void
bt_game_in(const bt_game *game, const char *language, bt_game *out)
{
    *out = *game;
    out->words = bt_catalogue_find(language);
}
