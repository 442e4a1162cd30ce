/*
 * letters.c - what partners tell each other [18.1]: who may, how far, when it is read, who else reads it.
 */
#include "letters.h"
#include "couriers.h"
#include "letter_table.h"
#include "team.h"

#include <string.h>

static bool
has_waiting(const osg *n, bt_seat seat, bt_unit *leader)
{
    osg_letter it;

    for (int author = 0; author < OSG_AUTHORS; author++)
        for (int i = 0; i < OSG_LETTERS; i++)
            if (osg_letter_at(n, author, i, &it) && it.to == seat && osg_is_waiting(&it)) {
                *leader = it.leader;
                return true;
            }
    return false;
}

/* The last few of a row of texts. */
static void
keep_text(uint16_t *row, int count, unsigned text)
{
    int at = 0;

    assert(text);
    while (at < count && row[at])
        at++;
    if (at == count)
        memmove(row, row + 1, (size_t)--at * sizeof *row);
    row[at] = (uint16_t)text;
}

/* ---- what may be said, written and read ------------------------------------------------------ */

static bool
leaders_meet(const osg *n, bt_seat seat)
{
    bt_units own = osg_heads_of(n, seat), theirs = osg_heads_of(n, osg_partner_of(n, seat));

    for (bt_unit u; (u = bt_units_take(&own)) != BT_UNIT_NONE;) {
        bt_units left = theirs;
        for (bt_unit v; (v = bt_units_take(&left)) != BT_UNIT_NONE;)
            if (bt_hex_range(&n->printed->atlas, n->s->places[u], n->s->places[v]) <= 1)
                return true;
    }
    return false;
}

/* [18.1a] */
static const bt_reason *
refuse_talk(const osg *n, bt_seat seat, unsigned text)
{
    uint8_t procedure = bt_frames_peek(&n->s->frames)->procedure;

    if (!osg_has_done(n) || procedure == OSG_P_PLAN || procedure == OSG_P_DELEGATE)
        return REFUSE(NO_TALK_NOW);
    if (!leaders_meet(n, seat))
        return REFUSE(TOO_FAR_TO_TALK);
    return text ? REFUSE(WRITTEN) : NULL;
}

static bool
is_command_phase(const osg *n)
{
    uint8_t procedure = bt_frames_peek(&n->s->frames)->procedure;

    return procedure == OSG_P_REORGANIZE || procedure == OSG_P_COMMAND;
}

static bool
can_write(const osg *n)
{
    uint8_t procedure = bt_frames_peek(&n->s->frames)->procedure;

    return is_command_phase(n) || procedure == OSG_P_MOVEMENT || procedure == OSG_P_INDIVIDUAL;
}

static bool
has_written(const osg *n, bt_seat seat)
{
    int author = osg_author_of(n, seat), count = osg_count_letters(n, author);
    osg_letter it;

    return count && osg_letter_at(n, author, count - 1, &it) && !it.has_come;
}

/* [18.1b] `reached`: where messages of the seat get. */
static const bt_reason *
refuse_leader(const osg *n, bt_seat seat, unsigned leader, const osg_couriers *reached)
{
    bt_units theirs = osg_heads_of(n, osg_partner_of(n, seat));

    if (leader >= (unsigned)n->printed->unit_count || !bt_units_has(&theirs, (bt_unit)leader))
        return REFUSE(NOT_ADDRESSED);
    return bt_bits_has(reached->hexes, n->s->places[leader]) ? NULL : REFUSE(TOO_FAR_TO_WRITE);
}

static void
find_reach(const osg *n, bt_seat seat, osg_couriers *out)
{
    osg_send_couriers(n, osg_heads_of(n, seat), out);
}

static const bt_reason *
refuse_send(const osg *n, bt_seat seat, unsigned leader, unsigned text)
{
    osg_couriers reached;
    const bt_reason *reason;

    if (!can_write(n))
        return REFUSE(SEND_LATER);
    find_reach(n, seat, &reached);
    if ((reason = refuse_leader(n, seat, leader, &reached)))
        return reason;
    if (has_written(n, seat))
        return REFUSE(ONE_MESSAGE);
    return text ? REFUSE(WRITTEN) : NULL;
}

/* [18.11a] */
static const bt_reason *
refuse_read(const osg *n, bt_seat seat)
{
    bt_unit leader;

    if (!is_command_phase(n))
        return REFUSE(READ_LATER);
    return has_waiting(n, seat, &leader) ? NULL : REFUSE(NO_MESSAGE);
}

const bt_reason *
osg_refuse_message(const osg *n, const bt_act *act)
{
    bt_seat seat = act->seat;

    if (seat > OSG_AUTHORS || osg_partner_of(n, seat) == BT_SIDE_NONE)
        return REFUSE(NO_PARTNER);
    switch (act->code) {
    case OSG_A_TALK:
        return refuse_talk(n, seat, act->a);
    case OSG_A_SEND:
        return refuse_send(n, seat, act->a, act->b);
    default:
        return refuse_read(n, seat);
    }
}

void
osg_list_messages(const osg *n, bt_seat seat, bt_actions *out)
{
    osg_couriers reached;
    bt_units left;

    if (osg_partner_of(n, seat) == BT_SIDE_NONE)
        return;
    if (!refuse_talk(n, seat, 0))
        bt_actions_add(out, bt_action_make(OSG_A_TALK, 0, 0, 0));
    if (can_write(n) && !has_written(n, seat)) {
        find_reach(n, seat, &reached);
        left = osg_heads_of(n, osg_partner_of(n, seat));
        for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
            if (!refuse_leader(n, seat, u, &reached))
                bt_actions_add(out, bt_action_make(OSG_A_SEND, u, 0, 0));
    }
    if (!refuse_read(n, seat))
        bt_actions_add(out, bt_action_make(OSG_A_READ, 0, 0, 0));
}

const bt_reason *
osg_refuse_words(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action,
                 const char *words)
{
    (void)state, (void)seat;
    return bt_action_code(action) == OSG_A_SEND &&
                   osg_names_hex(&osg_printed_of(game)->atlas, words)
               ? REFUSE(HEX_NUMBER)
               : NULL;
}

/* ---- saying, writing and reading ---------------------------------------------------------------- */

static void
do_talk(osg *n, const bt_act *act)
{
    if (!act->a)
        return;
    keep_text(n->s->spoken[act->side], OSG_SPOKEN, act->a);
    bt_events_add(n->events, OSG_EV_TALKED, bt_seats_of(n->game, act->side), "18.1a",
                  (unsigned)osg_author_of(n, act->seat), act->a, 0, 0);
}

static void
do_send(osg *n, const bt_act *act)
{
    int author = osg_author_of(n, act->seat), at = osg_count_letters(n, author);

    assert(at < OSG_LETTERS);
    n->s->letters[author][at] = (uint16_t)act->b;
    n->s->letters_to[author][at] = (uint8_t)act->a;
    n->s->letters_sent[author][at] = n->s->turn;
    bt_events_add(n->events, OSG_EV_SENT, bt_side_bit(act->seat), "18.1b", act->a, act->b, 0, 0);
}

static void
do_read(osg *n, bt_seat seat)
{
    osg_letter it;

    for (int author = 0; author < OSG_AUTHORS; author++)
        for (int i = 0; i < OSG_LETTERS; i++) {
            if (!osg_letter_at(n, author, i, &it) || it.to != seat || !osg_is_waiting(&it))
                continue;
            n->s->letters_sent[author][i] |= OSG_LETTER_READ;
            bt_events_add(n->events, OSG_EV_READ, bt_side_bit(seat), "18.11a", it.leader, it.text,
                          0, 0);
        }
}

void
osg_do_message(osg *n, const bt_act *act)
{
    if (act->code == OSG_A_TALK)
        do_talk(n, act);
    else if (act->code == OSG_A_SEND)
        do_send(n, act);
    else
        do_read(n, act->seat);
}

/* ---- on the way ------------------------------------------------------------------------------------ */

/* What goes when there is no room left.  That his partner wrote to a leader who was taken before it was
 * read the reader does not know, and sees nothing go; of the others both know when the last one came. */
static int
find_spare(const osg *n, int author)
{
    osg_letter it;

    for (int i = 0; i < OSG_LETTERS; i++)
        if (osg_letter_at(n, author, i, &it) && it.is_taken && !it.is_read)
            return i;
    return 0;
}

void
osg_carry_letters(osg *n)
{
    for (int author = 0; author < OSG_AUTHORS; author++)
        if (osg_count_letters(n, author) == OSG_LETTERS)
            osg_drop_letter(n->s, author, find_spare(n, author));
}

void
osg_announce_letters(osg *n, bt_side side)
{
    bt_unit leader;

    for (bt_seat seat = 0; n->game->seats && seat < bt_seat_count(n->game); seat++)
        if (bt_side_of(n->game, seat) == side && has_waiting(n, seat, &leader))
            bt_events_add(n->events, OSG_EV_ARRIVED, bt_side_bit(seat), "18.11a", leader, 0, 0, 0);
}

/* A captor is told what he keeps, no more: a blank says nothing, and is not found. */
static void
find_paper(osg *n, bt_side captor, const osg_letter *it)
{
    if (!it->text)
        return;
    keep_text(n->s->papers[captor], OSG_PAPERS, it->text);
    bt_events_add(n->events, OSG_EV_PAPERS, bt_seats_of(n->game, captor), "18.11b", it->leader,
                  it->text, 0, 0);
}

void
osg_take_papers(osg *n, bt_unit leader)
{
    bt_side captor = osg_other(osg_counter_of(n, leader)->side);
    osg_letter it;

    for (int author = 0; author < OSG_AUTHORS; author++)
        for (int i = 0; i < OSG_LETTERS; i++) {
            if (!osg_letter_at(n, author, i, &it) || it.leader != leader || it.is_taken)
                continue;
            n->s->letters_sent[author][i] |= OSG_LETTER_TAKEN;
            find_paper(n, captor, &it);
        }
}
