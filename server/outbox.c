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

bool
bt__outbox_add(bt__outbox *box, const char *text, size_t length, size_t room, size_t limit)
{
    if (box->waiting > limit)
        return false;
    bt__letter *letter = malloc(sizeof *letter + room + length);
    if (!letter)
        return false;
    letter->next = NULL;
    letter->length = length;
    letter->text = (unsigned char *)(letter + 1) + room;
    memcpy(letter->text, text, length);
    if (box->last)
        box->last->next = letter;
    else
        box->first = letter;
    box->last = letter;
    box->waiting += length;
    return true;
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
