/*
 * letters.h - what partners tell each other [18.1]: aloud where their leaders are together, else by
 * messages that travel until the next turn, and are taken with the leader they go to.
 */
#ifndef OSG_LETTERS_H
#define OSG_LETTERS_H

#include "state.h"
#include <berthier/procedure.h>

/** The actions by which partners tell each other something. */
static inline bool
osg_is_message(unsigned code)
{
    return code == OSG_A_TALK || code == OSG_A_SEND || code == OSG_A_READ;
}

/** An action as check sees it, with a blank where something new is written. */
static inline bt_action
osg_unwritten(bt_action action)
{
    unsigned code = bt_action_code(action);

    return code == OSG_A_TALK || code == OSG_A_SEND
               ? bt_action_make(code, code == OSG_A_SEND ? bt_action_operand(action, 0) : 0, 0, 0)
               : action;
}

/** Does an event tell of what one of two partners wrote or got? */
static inline bool
osg_is_written(unsigned event)
{
    return event == OSG_EV_SENT || event == OSG_EV_ARRIVED || event == OSG_EV_READ ||
           event == OSG_EV_PAPERS;
}

const bt_reason *osg_refuse_message(const osg *n, const bt_act *act);
void osg_do_message(osg *n, const bt_act *act);
void osg_list_messages(const osg *n, bt_seat seat, bt_actions *out);

/** [18.1c] What forbids words in a message. */
const bt_reason *osg_refuse_words(const bt_game *game, const bt_state *state, bt_seat seat,
                                  bt_action action, const char *words);

/** A Game-Turn begins: what was written is there.  A Command Phase begins: those who got something hear so. */
void osg_carry_letters(osg *n);
void osg_announce_letters(osg *n, bt_side side);

/** [18.11b] With a leader go the messages that he has got, and those on the way to him. */
void osg_take_papers(osg *n, bt_unit leader);

/** May a viewer not read a text? */
bool osg_conceals_text(const osg *n, bt_seat viewer, unsigned number);

/** Leave in a view what its viewer knows of; write that; deal what else there may be. */
void osg_hide_letters(const osg *n, bt_seat viewer, osg_state *shown);
void osg_write_letters(const osg *seen, bt_seat viewer, bt_json *json);
void osg_deal_letters(osg *n, bt_seat viewer, bt_rng *rng);

#endif
