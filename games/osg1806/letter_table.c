/*
 * letter_table.c - the messages that partners have sent each other.
 */
#include "letter_table.h"
#include "team.h"

#include <string.h>

bt_seat
osg_seat_of_author(const osg *n, int author)
{
    bt_side side = (bt_side)(author & 1);

    return author < 2 ? side : osg_partner_of(n, side);
}

bool
osg_letter_at(const osg *n, int author, int i, osg_letter *out)
{
    unsigned sent = n->s->letters_sent[author][i];

    if (!sent)
        return false;
    *out = (osg_letter){ .from = osg_seat_of_author(n, author),
                         .leader = n->s->letters_to[author][i],
                         .text = n->s->letters[author][i],
                         .turn = sent & OSG_LETTER_TURN,
                         .is_read = (sent & OSG_LETTER_READ) != 0,
                         .is_taken = (sent & OSG_LETTER_TAKEN) != 0 };
    out->to = osg_partner_of(n, out->from);
    out->has_come = n->s->turn > out->turn;
    return true;
}

int
osg_count_letters(const osg *n, int author)
{
    int count = 0;

    while (count < OSG_LETTERS && n->s->letters_sent[author][count])
        count++;
    return count;
}

void
osg_drop_letter(osg_state *s, int author, int at)
{
    int behind = OSG_LETTERS - 1 - at;

    memmove(&s->letters[author][at], &s->letters[author][at + 1],
            (size_t)behind * sizeof s->letters[0][0]);
    memmove(&s->letters_to[author][at], &s->letters_to[author][at + 1], (size_t)behind);
    memmove(&s->letters_sent[author][at], &s->letters_sent[author][at + 1], (size_t)behind);
    s->letters[author][OSG_LETTERS - 1] = 0;
    s->letters_to[author][OSG_LETTERS - 1] = s->letters_sent[author][OSG_LETTERS - 1] = 0;
}
