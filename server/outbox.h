/*
 * outbox.h - what waits to be sent to one connection.
 *
 * A queue of messages with a limit in bytes.  The limit counts what waits
 * already: a message larger than the limit still goes when nothing is before
 * it, so no answer is impossible to deliver, and the queue never holds more
 * than the limit and one message.
 */
#ifndef BT_OUTBOX_H
#define BT_OUTBOX_H

#include <stdbool.h>
#include <stddef.h>

/** One message; `room` bytes before `text` belong to its sender. */
typedef struct bt__letter bt__letter;
struct bt__letter {
    bt__letter *next;
    size_t length;
    unsigned char *text;
};

/** Zero-initialise. */
typedef struct bt__outbox {
    bt__letter *first, *last;
    size_t waiting; /* bytes of all messages in it */
} bt__outbox;

void bt__outbox_clear(bt__outbox *box);

/** Add a message at the end; false when more than `limit` waits already or memory is out. */
bool bt__outbox_add(bt__outbox *box, const char *text, size_t length, size_t room, size_t limit);

/**
 * Make one message, with line feeds between, of as many of the first as have
 * together `limit` bytes at most; none when memory is out.
 */
void bt__outbox_join(bt__outbox *box, size_t room, size_t limit);

/** Take the first message out and free it. */
void bt__outbox_drop(bt__outbox *box);

#endif
