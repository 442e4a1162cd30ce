/*
 * event.h - what applying an action made happen.
 *
 * Logs and screens are built from events, and every event cites the rule that
 * produced it.  `seen_by` says which seats may know; a front end shows an
 * event to nobody else.
 */
#ifndef BT_EVENT_H
#define BT_EVENT_H

#include <berthier/action.h>
#include <berthier/side.h>
#include <stdbool.h>
#include <stdint.h>

struct bt_game;

#define BT_EVENT_ARGS 4
#define BT_EVENTS_MAX 1024 /* three times a night of 1806 with two for each of its 158 units */

typedef struct bt_event {
    uint8_t code;
    bt_seats seen_by;
    const char *rule; /* "7.72c" */
    uint16_t args[BT_EVENT_ARGS];
} bt_event;

typedef struct bt_event_def {
    const char *word;            /* "moved" */
    uint8_t args[BT_EVENT_ARGS]; /* indices into rules->operands; 0 ends */
    const char *text;            /* "{0} moves from {1} to {2}" */
    const char *rule;            /* the clause it mostly comes by; NULL for none in particular */
    bool passing;                /* what it tells is open for that moment: no view holds it after */
} bt_event_def;

typedef struct bt_events {
    int count;
    bool sealed; /* what was done stands: see bt_events_seal */
    bt_event at[BT_EVENTS_MAX];
} bt_events;

/** May a viewer be told?  An onlooker (any number that is no seat) may be told only what all may see. */
static inline bool
bt_event_is_seen(const bt_event *event, bt_seat viewer)
{
    if (viewer >= BT_SIDES_MAX)
        return (event->seen_by & BT_SIDES_ALL) == BT_SIDES_ALL;
    return (event->seen_by & bt_side_bit(viewer)) != 0;
}

/** Add an event; NULL for the list means nobody listens.  None is ever dropped: a game that tells
 * more than BT_EVENTS_MAX of one action is wrong, and ends the program. */
void bt_events_add(bt_events *list, unsigned code, bt_seats seen_by, const char *rule, unsigned a,
                   unsigned b, unsigned c, unsigned d);

/**
 * Undo stops here: what happens tells somebody what his view did not hold, and no argument of an
 * event names it (rules->conceals sees to those), or a rule makes what was done final (match.h).
 */
void bt_events_seal(bt_events *list);

/** Write the event's sentence, arguments filled in, without the rule. */
void bt_event_format(const struct bt_game *game, const bt_event *event, bt_buf *out);

/** Write a value as a sentence has it: "French", "Jena", "2 1/2". */
void bt_prose_format(const struct bt_game *game, const bt_operand *operand, unsigned value,
                     bt_buf *out);

#endif
