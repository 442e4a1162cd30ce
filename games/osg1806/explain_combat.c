/*
 * explain_combat.c - the facts behind refusals in a combat.  Who is in one has been revealed.
 */
#include "explain_combat.h"
#include "combat.h"
#include "combat_designate.h"
#include "combat_odds.h"
#include "night.h"
#include "words.h"

void
osg_tell_duties(const osg *n, const osg_refused *what, bt_buf *out)
{
    (void)what;
    osg_say_duties(n, out);
}

/* [11.21b] */
void
osg_tell_distance(const osg *n, const osg_refused *what, bt_buf *out)
{
    bt_hex from = BT_HEX_NONE;

    if (what->code == OSG_A_ATTACK)
        from = (bt_hex)what->a;
    else if (osg_is_placed(n, what->unit))
        from = n->s->places[what->unit];
    if (from == BT_HEX_NONE || what->hex == BT_HEX_NONE)
        return;
    BT_SAY(out, n->game, "hexes from {0} to {1}: {2}", osg_hex_arg(n, from),
           osg_hex_arg(n, what->hex), bt_arg_number(osg_range_between(n, from, what->hex)));
}

void
osg_tell_retreat_distance(const osg *n, const osg_refused *what, bt_buf *out)
{
    const bt_frame *top = bt_frames_peek(&n->s->frames);

    osg_tell_distance(n, what, out);
    if (out->length)
        bt_buf_add(out, bt_tr(n->game, "; "));
    BT_SAY(out, n->game, "hexes to retreat: {0}",
           bt_arg_number(top->procedure == OSG_P_RETREAT ? top->local : 1));
}

void
osg_tell_column(const osg *n, const osg_refused *what, bt_buf *out)
{
    (void)what;
    BT_SAY(out, n->game, "the odds are {0}",
           bt_arg_text(osg_column_words[osg_column(n, osg_attack_in_hand(n->s), NULL)]));
}

void
osg_tell_debt(const osg *n, const osg_refused *what, bt_buf *out)
{
    (void)what;
    BT_SAY(out, n->game, "{0} of {1} points paid", bt_arg_halves(n->s->exchange.paid),
           bt_arg_halves(n->s->exchange.owed));
}

/* [12.11] Casualties follow from the boxes, which lie open. */
void
osg_tell_morale(const osg *n, const osg_refused *what, bt_buf *out)
{
    uint8_t formation = osg_counter_of(n, what->unit)->formation;

    if (bt_units_has(&n->s->unsupplied, what->unit)) {
        osg_say(n, BT_MSG("it is out of supply"), out);
        return;
    }
    BT_SAY(out, n->game, "{0}: casualties {1}, demoralized at {2}",
           bt_arg_word(n->game->rosters[OSG_ROSTER_FORMATION].at[formation].title),
           bt_arg_halves(n->s->casualties[formation]), bt_arg_number(n->s->levels[formation]));
}

void
osg_tell_retreating(const osg *n, const osg_refused *what, bt_buf *out)
{
    (void)what;
    osg_say_units(n, BT_MSG("still to retreat: {0}"), n->s->retreating, out);
}

void
osg_tell_engaged(const osg *n, const osg_refused *what, bt_buf *out)
{
    osg_say_units(n, BT_MSG("still to leave: {0}"), osg_must_withdraw(n, what->side), out);
}

void
osg_tell_movers(const osg *n, const osg_refused *what, bt_buf *out)
{
    (void)what;
    osg_say_units(n, BT_MSG("on the move: {0}"), n->s->movers, out);
}
