/*
 * letters_seen.c - who knows of a message and what it says [18.11], and what else there may be.
 */
#include "letter_table.h"
#include "letters.h"
#include "team.h"

#include <string.h>

/* ---- who knows ----------------------------------------------------------------------------------------- */

static bool
has_text(const uint16_t *row, int count, unsigned text)
{
    for (int i = 0; i < count; i++)
        if (row[i] == text)
            return true;
    return false;
}

bool
osg_conceals_text(const osg *n, bt_seat viewer, unsigned number)
{
    bt_side side = bt_side_of(n->game, viewer);
    osg_letter it;

    if (!number)
        return false;
    if (side > OSG_PRUSSIAN)
        return true;
    if (has_text(n->s->papers[side], OSG_PAPERS, number) ||
        has_text(n->s->spoken[side], OSG_SPOKEN, number))
        return false;
    for (int author = 0; author < OSG_AUTHORS; author++)
        for (int i = 0; i < OSG_LETTERS; i++)
            if (osg_letter_at(n, author, i, &it) && it.text == number &&
                (it.from == viewer || (it.to == viewer && it.is_read)))
                return false;
    return true;
}

/* What a viewer knows of a message: its author does not know whether it was read, its reader nothing
 * before it is there, nor what it says before it is read. */
static bool
leave_known(const osg_letter *it, bt_seat viewer, osg_state *shown, int author, int i)
{
    if (it->from == viewer) {
        shown->letters_sent[author][i] &= (uint8_t)~OSG_LETTER_READ;
        return true;
    }
    if (it->to != viewer || !(it->is_read || osg_is_waiting(it)))
        return false;
    if (!it->is_read)
        shown->letters[author][i] = 0;
    return true;
}

void
osg_hide_letters(const osg *n, bt_seat viewer, osg_state *shown)
{
    bt_side side = bt_side_of(n->game, viewer);
    osg_letter it;

    for (bt_side of = OSG_FRENCH; of <= OSG_PRUSSIAN; of++)
        if (of != side) {
            memset(shown->papers[of], 0, sizeof shown->papers[of]);
            memset(shown->spoken[of], 0, sizeof shown->spoken[of]);
        }
    for (int author = 0; author < OSG_AUTHORS; author++)
        for (int i = OSG_LETTERS - 1; i >= 0; i--)
            if (osg_letter_at(n, author, i, &it) && !leave_known(&it, viewer, shown, author, i))
                osg_drop_letter(shown, author, i);
}

/* ---- what is seen ----------------------------------------------------------------------------------------- */

static void
write_text(bt_json *json, unsigned text)
{
    char number[8];
    bt_buf name;

    if (!text)
        return;
    bt_buf_init_fixed(&name, number, sizeof number);
    bt_buf_addf(&name, "#%u", text);
    bt_json_text(json, "text", number);
}

static void
write_letter(const osg *seen, bt_seat viewer, const osg_letter *it, bt_json *json)
{
    bt_json_text(json, "from", bt_seat_id(seen->game, it->from));
    bt_json_text(json, "to", seen->game->units[it->leader].id);
    bt_json_number(json, "turn", (int)it->turn);
    bt_json_text(json, "state",
                 it->is_taken         ? "captured"
                 : it->from != viewer ? it->is_read ? "read" : "sealed"
                 : it->has_come       ? "arrived"
                                      : "on-the-way");
    write_text(json, it->text);
}

static void
write_row(bt_json *json, const char *kind, const uint16_t *row, int count)
{
    char key[24];
    bt_buf name;

    bt_buf_init_fixed(&name, key, sizeof key);
    for (int i = 0; i < count && row[i]; i++) {
        bt_buf_clear(&name);
        bt_buf_addf(&name, "%s-%d", kind, i + 1);
        bt_json_object(json, key);
        bt_json_text(json, "state", kind);
        write_text(json, row[i]);
        bt_json_object_end(json);
    }
}

void
osg_write_letters(const osg *seen, bt_seat viewer, bt_json *json)
{
    bt_side side = bt_side_of(seen->game, viewer);
    char key[24];
    bt_buf name;
    osg_letter it;

    if (!seen->game->seats)
        return;
    bt_buf_init_fixed(&name, key, sizeof key);
    bt_json_object(json, "messages");
    for (int author = 0; author < OSG_AUTHORS && side <= OSG_PRUSSIAN; author++)
        for (int i = 0; i < OSG_LETTERS; i++) {
            if (!osg_letter_at(seen, author, i, &it))
                continue;
            bt_buf_clear(&name);
            bt_buf_addf(&name, "%s-%d", bt_seat_id(seen->game, it.from), i + 1);
            bt_json_object(json, key);
            write_letter(seen, viewer, &it, json);
            bt_json_object_end(json);
        }
    if (side <= OSG_PRUSSIAN) {
        write_row(json, "papers", seen->s->papers[side], OSG_PAPERS);
        write_row(json, "spoken", seen->s->spoken[side], OSG_SPOKEN);
    }
    bt_json_object_end(json);
}

/* ---- what there may be besides ------------------------------------------------------------------------------ */

/* A message that the viewer does not know of: on the way to himself, or anything between others.  Days
 * alone have Command Phases, so none is of a night. */
static void
deal_letter(osg *n, int author, bt_rng *rng)
{
    bt_seat from = osg_seat_of_author(n, author);
    bt_units heads = osg_heads_of(n, osg_partner_of(n, from));
    int at = osg_count_letters(n, author);

    if (at == OSG_LETTERS || bt_units_is_empty(&heads) || osg_turn(n) == OSG_NIGHT ||
        !bt_rng_below(rng, 2))
        return;
    n->s->letters[author][at] = (uint16_t)(1 + bt_rng_below(rng, 0xffff));
    n->s->letters_to[author][at] = bt_units_take(&heads);
    n->s->letters_sent[author][at] = n->s->turn;
}

void
osg_deal_letters(osg *n, bt_seat viewer, bt_rng *rng)
{
    for (int author = 0; author < OSG_AUTHORS && n->game->seats; author++)
        if (osg_seat_of_author(n, author) != viewer &&
            osg_partner_of(n, (bt_side)(author & 1)) != BT_SIDE_NONE)
            deal_letter(n, author, rng);
}
