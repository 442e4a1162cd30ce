/* outbox.c - a queue of messages to be sent. */
#include "outbox.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void
bt__outbox_clear(bt__outbox *box)
{
    while (box->first)
        bt__outbox_drop(box);
}

/* An empty message with room for a length. */
static bt__letter *
make_letter(size_t room, size_t length)
{
    bt__letter *letter = malloc(sizeof *letter + room + length);
    if (!letter)
        return NULL;
    *letter = (bt__letter){ .text = (unsigned char *)(letter + 1) + room };
    return letter;
}

static void
append(bt__letter *letter, const void *text, size_t length)
{
    memcpy(letter->text + letter->length, text, length);
    letter->length += length;
}

bool
bt__outbox_add(bt__outbox *box, const char *text, size_t length, size_t room, size_t limit)
{
    if (box->waiting > limit)
        return false;
    bt__letter *letter = make_letter(room, length);
    if (!letter)
        return false;
    append(letter, text, length);
    if (box->last)
        box->last->next = letter;
    else
        box->first = letter;
    box->last = letter;
    box->waiting += length;
    return true;
}

/* How many messages go together, and how long they are then. */
static int
count_fitting(const bt__outbox *box, size_t limit, size_t *length)
{
    int count = 0;
    *length = 0;
    for (const bt__letter *it = box->first; it; it = it->next, count++) {
        size_t more = it->length + (count > 0);
        if (*length + more > limit)
            break;
        *length += more;
    }
    return count;
}

void
bt__outbox_join(bt__outbox *box, size_t room, size_t limit)
{
    size_t length;
    int count = count_fitting(box, limit, &length);
    bt__letter *joined = count > 1 ? make_letter(room, length) : NULL;
    if (!joined)
        return;
    for (int i = 0; i < count; i++) {
        if (i > 0)
            append(joined, "\n", 1);
        append(joined, box->first->text, box->first->length);
        bt__outbox_drop(box);
    }
    assert(joined->length == length);
    joined->next = box->first;
    box->first = joined;
    if (!box->last)
        box->last = joined;
    box->waiting += length;
}

void
bt__outbox_drop(bt__outbox *box)
{
    bt__letter *letter = box->first;
    assert(letter && box->waiting >= letter->length);
    box->waiting -= letter->length;
    box->first = letter->next;
    if (!box->first)
        box->last = NULL;
    free(letter);
}
