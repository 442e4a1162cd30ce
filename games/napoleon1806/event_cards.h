/*
 * event_cards.h - when the event of a card is played, and by whom, as cards.def has it; chapter C1.
 */
#ifndef N06_EVENT_CARDS_H
#define N06_EVENT_CARDS_H

#include "state.h"

/** The clause that says when an event is played, or on what. */
const char *n06_rule_of(n06_event event);

/** The moment at which an event is played; N06_W_NONE outside operations. */
n06_window n06_window_of(n06_event event);

/** Sort the events of both decks by their windows, when the cards have been read. */
void n06_sort_windows(n06_printed *p);

/* When the event of a card is played, and by whom. */
enum { N06_ANYBODY, N06_MOVER, N06_OTHER };
typedef struct n06_moment_of_event {
    uint8_t colour, window, doer;
    const char *rule;
} n06_moment_of_event;

const n06_moment_of_event *n06_moment_of(n06_event event);

#endif
